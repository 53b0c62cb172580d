//! The module for hints: `cargo test -p ennead-wasm --no-default-features --features hints`.
//! Whether its texts are enough for its other questions is tested in
//! `crates/api/tests/play_texts.rs`.

#![cfg(all(feature = "hints", not(any(feature = "play", feature = "rest"))))]

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use ennead_api::address::PLAY_TEXTS;
use ennead_api::play::Hint;
use ennead_api::{Asker, Question};
use ennead_text::{LANGUAGES, Language, Words};
use ennead_wasm::Door;
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn door(language: Language) -> Door {
    crate::door_with(language, &PLAY_TEXTS)
}

#[track_caller]
fn ask(door: &mut Door, address: &str, body: &Value) -> (u16, Value) {
    let reply = door.answer(format!("{address}\n{body}").as_bytes());
    (reply.status, serde_json::from_slice(&reply.body).unwrap_or_default())
}

#[test]
fn a_hint_is_the_same_as_from_the_largest_module() {
    for &language in LANGUAGES {
        let door = &mut door(language);
        let text = json!({ "text": PUZZLE });
        let (_, reading) = ask(door, &format!("POST /read?lang={language}"), &text);
        let question = json!({ "game": reading["games"][0], "depth": 3 });
        let (status, hint) =
            ask(door, &format!("POST /game/hint?lang={language}&cells=A5"), &question);
        assert_eq!((status, &hint["hint"]), (200, &json!("step")), "{hint}");
        let words = Words::new(language).with_cells("A5".parse().unwrap());
        let hint_of: Hint = serde_json::from_value(question).unwrap();
        let expected = hint_of.answer(&Asker::patient(&words)).unwrap();
        assert_eq!(hint, serde_json::to_value(expected).unwrap());
    }
}

/// In debug builds a missing text is a panic.
#[test]
fn its_texts_suffice_for_every_hint_it_finds() {
    let puzzles = include_str!("../../../testdata/ratings/se.txt").lines();
    let puzzles = puzzles.filter_map(|line| line.split_whitespace().next());
    let puzzles: Vec<_> = puzzles.filter(|puzzle| puzzle.len() == 81).step_by(15).collect();
    for &language in LANGUAGES {
        let door = &mut door(language);
        let mut techniques = BTreeSet::new();
        for puzzle in &puzzles {
            let address = |path: &str| format!("POST {path}?lang={language}");
            let (_, reading) = ask(door, &address("/read"), &json!({ "text": puzzle }));
            let mut game = reading["games"][0].clone();
            loop {
                let question = json!({ "game": game, "depth": 3, "drawings": true });
                let (status, hint) = ask(door, &address("/game/hint"), &question);
                if status == 421 || hint["hint"] == "solved" {
                    break;
                }
                let all = |list: &Value| {
                    let list = list.as_array().unwrap().iter();
                    list.map(|it| it.as_str().unwrap()).collect::<Vec<_>>().join(" ")
                };
                let step = &hint["step"];
                techniques.insert(step["technique"].as_str().unwrap().to_owned());
                let change = json!({ "do": "step", "technique": step["technique"],
                    "placements": all(&step["places"]), "eliminations": all(&step["eliminates"]) });
                let question = json!({ "game": game, "changes": [change] });
                game = ask(door, &address("/game"), &question).1["game"].clone();
            }
        }
        assert!(techniques.len() > 25, "{techniques:?}");
    }
}

#[test]
fn what_needs_nets_is_left_to_a_larger_module() {
    let door = &mut door(Language::default());
    // Easter Monster: from the start, nothing but forcing chains and nets helps.
    let stuck = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let technique = |door: &mut Door, puzzle: &str, techniques: Value| {
        let question = json!({ "puzzle": puzzle, "techniques": techniques });
        let (status, hint) = ask(door, "POST /hint?lang=en", &question);
        (status, hint["technique"].clone())
    };
    let (status, found) = technique(door, stuck, json!({}));
    assert_eq!(status, 421, "{found}");
    assert_eq!(technique(door, PUZZLE, json!({})), (200, json!("naked-single")));
    assert_eq!(technique(door, PUZZLE, json!({ "theory": "w" })), (200, json!("naked-single")));
    assert_eq!(technique(door, PUZZLE, json!({ "only": ["whip"] })).0, 421);
}

/// The larger module reads every format. What this one cannot read it must not mistake for another.
#[test]
fn files_of_other_programs_are_left_to_a_larger_module() {
    let door = &mut door(Language::default());
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/formats");
    let known: Vec<_> = ennead_grid::format::FORMATS.iter().map(|format| format.name).collect();
    let (mut read, mut left) = (0, 0);
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let format = name.split('.').next().unwrap();
        // A page decodes what is in another encoding before it asks.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let (status, _) = ask(door, "POST /read?lang=en", &json!({ "text": text }));
        // One link to Play, which is read here; the other files of addresses are lists.
        let is_link = name == "address.txt";
        match is_link || known.contains(&format) || ["ss", "errors"].contains(&format) {
            true => read += usize::from(status == 200),
            false => {
                assert_eq!(status, 421, "{name}");
                left += 1;
            }
        }
    }
    assert!(read > 30 && left > 6, "{read} {left}");
}

#[test]
fn what_is_not_here_is_referred_to_a_larger_module() {
    let rated = json!({ "puzzle": PUZZLE, "rate": true });
    let mut silent = Door::new(|| Duration::ZERO);
    let (status, _) = ask(&mut silent, "POST /inspect?lang=de", &json!({ "puzzle": PUZZLE }));
    assert_eq!(status, 421, "without texts");
    let mut door = door(Language::default());
    assert_eq!(ask(&mut door, "POST /inspect?lang=en", &rated).0, 421);
    assert_eq!(ask(&mut door, "POST /inspect?lang=de", &rated).0, 421, "another language");
    assert_eq!(ask(&mut door, "POST /inspect?lang=xx", &rated).0, 421);
    assert_eq!(ask(&mut door, "POST /words?lang=de", &Value::Null).0, 400, "no texts");
    assert_eq!(ask(&mut door, "POST /rate?lang=en", &rated).0, 421);
    for puzzle in ["12x", "", "no puzzle at all"] {
        let question = json!({ "puzzle": puzzle });
        assert_eq!(ask(&mut door, "POST /inspect?lang=en", &question).0, 421, "{puzzle}");
    }
    let (status, answer) = ask(&mut door, "POST /inspect?lang=en", &json!({ "puzzle": PUZZLE }));
    assert_eq!((status, &answer["opened"]), (200, &json!("proper")));
}
