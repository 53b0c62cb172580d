//! The module for the moves of a game: `cargo test -p ennead-wasm --no-default-features --features game`.

#![cfg(not(any(feature = "hints", feature = "rules", feature = "rest")))]

use std::time::Duration;

use ennead_wasm::Door;
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn a_move_is_made_and_taken_back_without_any_texts() {
    let mut door = Door::new(|| Duration::ZERO);
    let mut ask = |game: &Value, changes: Value| {
        let body = json!({ "game": game, "changes": changes });
        let reply = door.answer(format!("POST /game?lang=de&cells=A5\n{body}").as_bytes());
        assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
        serde_json::from_slice::<Value>(&reply.body).unwrap()
    };
    let game = json!({ "version": 1, "start": { "givens": PUZZLE }, "moves": [], "done": 0,
        "taken_back": 0, "hints": [], "elapsed": 0 });
    let change = json!({ "do": "enter", "cells": "r1c3", "digit": 4, "tidy": true });
    let played = ask(&game, json!([change]));
    assert_eq!(played["view"]["grid"], PUZZLE.replacen("53.", "534", 1));
    let back = ask(&played["game"], json!(["undo"]));
    assert_eq!(back["view"]["grid"], PUZZLE);
}

#[test]
fn everything_else_and_what_is_wrong_are_left_to_a_larger_module() {
    let mut door = Door::new(|| Duration::ZERO);
    for (address, body) in [
        ("POST /game?lang=de", "{}"),
        ("POST /game?lang=xx", "{}"),
        ("POST /game?lang=de", r#"{"game": {"version": 9}}"#),
        ("POST /hint?lang=de", "{}"),
        ("POST /words?lang=de", "a = b"),
        ("GET /nowhere", ""),
    ] {
        assert_eq!(door.answer(format!("{address}\n{body}").as_bytes()).status, 421, "{address}");
    }
}
