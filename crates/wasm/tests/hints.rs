//! The module that a page loads first: `cargo test -p ennead-wasm --no-default-features --features hints`.
//! In debug builds a missing text is a panic, so these tests also say which texts it needs.

#![cfg(not(any(feature = "play", feature = "rest")))]

use std::time::Duration;

use ennead_api::address::PLAY_TEXTS;
use ennead_text::{LANGUAGES, Language};
use ennead_wasm::Door;
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A door that knows the texts of `language`.
fn door(language: Language) -> Door {
    let texts = language.texts().iter().filter(|(file, _)| PLAY_TEXTS.contains(file));
    let texts: String = texts.map(|(_, text)| *text).collect();
    let mut door = Door::new(|| Duration::ZERO);
    let reply = door.answer(format!("POST /words?lang={language}\n{texts}").as_bytes());
    assert_eq!(reply.status, 200);
    door
}

#[track_caller]
fn ask(door: &mut Door, address: &str, body: &Value) -> (u16, Value) {
    let reply = door.answer(format!("{address}\n{body}").as_bytes());
    (reply.status, serde_json::from_slice(&reply.body).unwrap_or_default())
}

/// A game as `read` gives it.
fn game(door: &mut Door, language: Language, text: &str) -> Value {
    let (status, reading) =
        ask(door, &format!("POST /read?lang={language}"), &json!({ "text": text }));
    assert_eq!(status, 200, "{reading}");
    reading["games"][0].clone()
}

#[test]
fn a_puzzle_is_played_to_its_end_by_hints() {
    for &language in LANGUAGES {
        let door = &mut door(language);
        for puzzle in puzzles() {
            let mut game = game(door, language, puzzle);
            for _ in 0..200 {
                let question = json!({ "game": game, "depth": 3 });
                let (status, hint) =
                    ask(door, &format!("POST /game/hint?lang={language}&cells=A5"), &question);
                assert_eq!(status, 200, "{hint}");
                if hint["hint"] != "step" {
                    assert_eq!(hint["hint"], "solved", "{puzzle}");
                    break;
                }
                let words = |list: &Value| {
                    let words = list.as_array().unwrap().iter();
                    words.map(|it| it.as_str().unwrap()).collect::<Vec<_>>().join(" ")
                };
                let step = &hint["step"];
                let change = json!({ "do": "step", "technique": step["technique"],
                    "placements": words(&step["places"]), "eliminations": words(&step["eliminates"]) });
                let question = json!({ "game": game, "changes": [change] });
                let (status, played) = ask(door, &format!("POST /game?lang={language}"), &question);
                assert_eq!(status, 200, "{played}");
                game = played["game"].clone();
            }
            let asked = json!({ "game": game });
            for address in ["/game/check", "/game/protocol"] {
                let (status, answer) =
                    ask(door, &format!("POST {address}?lang={language}"), &asked);
                assert_eq!(status, 200, "{answer}");
            }
        }
    }
}

/// The first ones of each list of techniques' cases, so that most techniques occur.
fn puzzles() -> Vec<&'static str> {
    include_str!("../../../testdata/ratings/se.txt")
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|puzzle| puzzle.len() == 81)
        .step_by(40)
        .collect()
}

#[test]
fn what_is_wrong_with_a_puzzle_is_said_in_every_language() {
    let odd = [
        PUZZLE,
        &".".repeat(81),
        &format!("55{}", &PUZZLE[2..]),
        &format!("536{}", &PUZZLE[3..]),
        "12x",
        "",
        "no puzzle at all",
    ];
    for &language in LANGUAGES {
        let door = &mut door(language);
        for puzzle in odd {
            for address in ["/inspect", "/check", "/hint"] {
                let question = json!({ "puzzle": puzzle });
                let (status, answer) =
                    ask(door, &format!("POST {address}?lang={language}"), &question);
                assert!(status == 200 || status == 400, "{address}: {answer}");
            }
            ask(door, &format!("POST /read?lang={language}"), &json!({ "text": puzzle }));
        }
        let (status, formats) = ask(door, &format!("GET /formats?lang={language}"), &Value::Null);
        assert_eq!(status, 200, "{formats}");
        for format in formats.as_array().unwrap() {
            let question = json!({ "puzzle": PUZZLE, "format": format["name"] });
            ask(door, &format!("POST /write?lang={language}"), &question);
        }
    }
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
    assert_eq!(ask(&mut door, "POST /rate?lang=en", &rated).0, 404);
    let (status, answer) = ask(&mut door, "POST /inspect?lang=en", &json!({ "puzzle": PUZZLE }));
    assert_eq!((status, &answer["opened"]), (200, &json!("proper")));
}
