//! The module for puzzles with rules: `cargo test -p ennead-wasm --no-default-features --features rules`.

#![cfg(all(feature = "rules", not(any(feature = "hints", feature = "rest"))))]

use std::time::Duration;

use ennead_text::LANGUAGES;
use ennead_wasm::Door;
use serde_json::{Value, json};

const KILLER: &str = "4x4; cage 7: r1c1-2; cage 8: r4c1-3; cage 7: r3c3 r3c4 r4c4; cage 6: r2c1 r3c1 r3c2; \
     cage 9: r2c2-4; cage 3: r1c3-4";

#[track_caller]
fn ask(address: &str, body: &Value) -> (u16, Value) {
    let reply = Door::new(|| Duration::ZERO).answer(format!("POST {address}\n{body}").as_bytes());
    let text = String::from_utf8(reply.body).unwrap();
    (reply.status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

#[test]
fn a_puzzle_with_rules_is_read_shown_played_and_checked_in_every_language() {
    for language in LANGUAGES {
        let at = |path: &str| format!("{path}?lang={language}");
        let (status, reading) = ask(&at("/read"), &json!({ "text": KILLER }));
        assert_eq!(status, 200, "{reading}");
        let game = &reading["games"][0];
        let moves = json!([{ "do": "enter", "cells": "r1c1 r1c2", "digit": 2 }]);
        for (path, question) in [
            ("/board", json!({ "game": game })),
            ("/board/possible", json!({ "game": game })),
            ("/game", json!({ "game": game, "changes": moves })),
            ("/game/check", json!({ "game": game })),
            ("/game/protocol", json!({ "game": game })),
            ("/inspect", json!({ "game": game })),
            ("/link", json!({ "game": game })),
        ] {
            let (status, answer) = ask(&at(path), &question);
            assert_eq!(status, 200, "{path}: {answer}");
        }
        let (status, refused) = ask(&at("/read"), &json!({ "text": "4x4; cage 7: r1c9" }));
        assert!(status == 400 && refused["detail"].is_string(), "{refused}");
    }
}

#[test]
fn what_is_asked_of_classic_puzzles_is_left_to_the_larger_module() {
    let game = json!({ "version": 1, "start": { "givens": ".".repeat(81) } });
    for (path, question) in [
        ("/game/hint", json!({ "game": game })),
        ("/rate", json!({ "puzzle": ".".repeat(81) })),
        ("/inspect", json!({ "game": game, "rate": true })),
    ] {
        let (status, module) = ask(path, &question);
        assert_eq!((status, module), (421, json!("play")), "{path}");
    }
}
