//! The module for puzzles with rules: `cargo test -p ennead-wasm --no-default-features --features rules`.

#![cfg(all(feature = "rules", not(any(feature = "hints", feature = "rest"))))]

use std::fs;
use std::time::Duration;

use ennead_api::address::RULE_TEXTS;
use ennead_api::puzzle::COLLECTION;
use ennead_text::{LANGUAGES, Language};
use ennead_wasm::Door;
use serde_json::{Value, json};

const KILLER: &str = "4x4; cage 7: r1c1-2; cage 8: r4c1-3; cage 7: r3c3 r3c4 r4c4; cage 6: r2c1 r3c1 r3c2; \
     cage 9: r2c2-4; cage 3: r1c3-4";

fn door(language: Language) -> Door {
    crate::door_with(language, &RULE_TEXTS)
}

#[track_caller]
fn ask(door: &mut Door, address: &str, body: &Value) -> (u16, Value) {
    ask_by(door, &format!("POST {address}\n{body}"))
}

#[track_caller]
fn ask_by(door: &mut Door, request: &str) -> (u16, Value) {
    let reply = door.answer(request.as_bytes());
    let text = String::from_utf8(reply.body).unwrap();
    (reply.status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// In debug builds a missing text is a panic, so this asks everything of a puzzle of each kind, and for
/// each kind of change.
#[test]
fn a_puzzle_of_each_kind_is_read_shown_played_and_checked_in_every_language() {
    let changes = json!([
        { "do": "enter", "cells": "r1c1 r1c2", "digit": 2 },
        { "do": "corner", "cells": "r1c3 r1c4", "digit": 2 },
        { "do": "centre", "cells": "r1c4", "digit": 1 },
        { "do": "colour", "cells": "r1c4", "colour": 3 },
        { "do": "clear", "cells": "r1c4" },
        { "do": "fill-marks" },
        { "do": "clear-marks" },
        { "do": "clear-colours" },
    ]);
    // Besides one of each kind: several solutions, and none.
    let odd = ["4x4; x", "4x4; cage 3: r1c1-2; cage 7: r1c1-2"].map(str::to_owned);
    for &language in LANGUAGES {
        let door = &mut door(language);
        let at = |path: &str| format!("{path}?lang={language}");
        let mut puzzles = odd.to_vec();
        for kind in COLLECTION {
            let list = format!("{FOLDER}/{}.txt", kind.name);
            let list = fs::read_to_string(list).unwrap();
            for question in [
                json!({ "kind": kind.name, "list": list }),
                json!({ "kind": kind.name, "list": list, "date": "2026-12-01" }),
            ] {
                let (status, picked) = ask(door, &at("/collection/puzzle"), &question);
                assert_eq!(status, 200, "{picked}");
                puzzles.push(picked["puzzle"].as_str().unwrap().to_owned());
            }
        }
        assert_eq!(ask_by(door, &format!("GET {}\n", at("/collection"))).0, 200);
        for puzzle in &puzzles {
            let (status, reading) = ask(door, &at("/read"), &json!({ "text": puzzle }));
            assert_eq!(status, 200, "{reading}");
            let game = &reading["games"][0];
            let question = json!({ "game": game, "changes": changes });
            let (status, played) = ask(door, &at("/game"), &question);
            assert_eq!(status, 200, "{puzzle}: {played}");
            for game in [game, &played["game"]] {
                for path in PATHS {
                    let (status, answer) = ask(door, &at(path), &json!({ "game": game }));
                    assert_eq!(status, 200, "{path}: {answer}");
                }
            }
        }
    }
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../collection/src/puzzles");

const PATHS: [&str; 6] =
    ["/board", "/board/possible", "/game/check", "/game/protocol", "/inspect", "/link"];

#[test]
fn what_is_refused_is_said_in_every_language() {
    for &language in LANGUAGES {
        let door = &mut door(language);
        for text in ["4x4; cage 7: r1c9", "4x4; fog: r1c1", "12x", ""] {
            let (status, refused) =
                ask(door, &format!("/read?lang={language}"), &json!({ "text": text }));
            assert!(status == 400 && refused["detail"].is_string(), "{text}: {refused}");
        }
    }
}

#[test]
fn another_language_is_left_to_the_larger_module() {
    let question = json!({ "text": KILLER });
    let elsewhere = (421, json!("play"));
    let silent = &mut Door::new(|| Duration::ZERO);
    assert_eq!(ask(silent, "/read?lang=de", &question), elsewhere, "without texts");
    let door = &mut door(Language::default());
    assert_eq!(ask(door, "/read?lang=en", &question).0, 200);
    assert_eq!(ask(door, "/read?lang=de", &question), elsewhere);
    assert_eq!(ask(door, "/read?lang=xx", &question), elsewhere);
}

#[test]
fn what_is_asked_of_classic_puzzles_is_left_to_the_larger_module() {
    let door = &mut door(Language::default());
    let game = json!({ "version": 1, "start": { "givens": ".".repeat(81) } });
    for (path, question) in [
        ("/game/hint", json!({ "game": game })),
        ("/rate", json!({ "puzzle": ".".repeat(81) })),
        ("/inspect", json!({ "game": game, "rate": true })),
    ] {
        let (status, module) = ask(door, path, &question);
        assert_eq!((status, module), (421, json!("play")), "{path}");
    }
}
