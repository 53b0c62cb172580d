//! A page without a server answers with `PLAY_TEXTS` alone. In debug builds a missing text is a panic,
//! so asking everything that is asked while a puzzle is played shows whether they suffice. The module
//! on that page is without the techniques of the feature `extreme`, which are found here and need their
//! texts; whether the others do without these is tested in `crates/wasm/tests/hints.rs`.

use ennead_api::address::PLAY_TEXTS;
use ennead_api::play::{CheckGame, Hint, Play, Protocol};
use ennead_api::puzzle::{Inspect, Read};
use ennead_api::{Asker, Question};
use ennead_text::{CellNames, LANGUAGES, Words};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The words that the page has, in every language.
fn all_words() -> impl Iterator<Item = Words> {
    LANGUAGES.iter().map(|&language| {
        let needed = |file: &str| file == "extreme" || PLAY_TEXTS.contains(&file);
        let texts = language.texts().iter().filter(|(file, _)| needed(file));
        let words = Words::read(language, texts.map(|(_, text)| *text)).unwrap();
        words.with_cells(CellNames::default())
    })
}

/// The answer as the page gets it; none if the question is refused.
fn ask<Q: Question + DeserializeOwned>(question: Value, words: &Words) -> Option<Value> {
    let question: Q = serde_json::from_value(question).unwrap();
    let answer = question.answer(&Asker::patient(words)).ok()?;
    Some(serde_json::to_value(&answer).unwrap())
}

#[test]
fn puzzles_are_played_to_their_end_by_hints() {
    let puzzles = include_str!("../../../testdata/ratings/se.txt").lines();
    let puzzles = puzzles.filter_map(|line| line.split_whitespace().next());
    let puzzles: Vec<_> = puzzles.filter(|puzzle| puzzle.len() == 81).step_by(60).collect();
    for words in all_words() {
        for puzzle in &puzzles {
            let read = ask::<Read>(json!({ "text": puzzle }), &words).unwrap();
            let mut game = read["games"][0].clone();
            loop {
                let question = json!({ "game": game, "depth": 3, "drawings": true });
                let hint = ask::<Hint>(question, &words).unwrap();
                if hint["hint"] != "step" {
                    assert_eq!(hint["hint"], "solved", "{puzzle}");
                    break;
                }
                let all = |list: &Value| {
                    let list = list.as_array().unwrap().iter();
                    list.map(|it| it.as_str().unwrap()).collect::<Vec<_>>().join(" ")
                };
                let step = &hint["step"];
                let change = json!({ "do": "step", "technique": step["technique"],
                    "placements": all(&step["places"]), "eliminations": all(&step["eliminates"]) });
                let question = json!({ "game": game, "changes": [change] });
                game = ask::<Play>(question, &words).unwrap()["game"].clone();
            }
            ask::<CheckGame>(json!({ "game": game }), &words).unwrap();
            let protocol = ask::<Protocol>(json!({ "game": game }), &words).unwrap();
            assert!(protocol.to_string().len() > 500, "{protocol}");
        }
    }
}

#[test]
fn every_kind_of_move_is_in_the_protocol() {
    let changes = json!([
        { "do": "enter", "cells": "r1c3", "digit": 1 },
        { "do": "corner", "cells": "r1c4 r1c6", "digit": 2 },
        { "do": "centre", "cells": "r1c4", "digit": 2 },
        { "do": "colour", "cells": "r1c4", "colour": 3 },
        { "do": "clear", "cells": "r1c4" },
        { "do": "fill-marks" },
        { "do": "settle", "cell": "r5c5" },
        { "do": "clear-marks" },
        { "do": "clear-colours" },
        { "do": "start-over" },
    ]);
    for words in all_words() {
        let game = ask::<Read>(json!({ "text": PUZZLE }), &words).unwrap()["games"][0].clone();
        for change in changes.as_array().unwrap() {
            let question = json!({ "game": game, "changes": [change] });
            let played = ask::<Play>(question, &words).unwrap_or_else(|| panic!("{change}"));
            for hint in [1, 2, 3] {
                ask::<Hint>(json!({ "game": played["game"], "depth": hint }), &words);
            }
            ask::<CheckGame>(json!({ "game": played["game"] }), &words);
            ask::<Protocol>(json!({ "game": played["game"] }), &words);
        }
    }
}

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn what_is_wrong_with_a_puzzle_is_said() {
    let odd = [
        PUZZLE,
        &".".repeat(81),
        &format!("55{}", &PUZZLE[2..]),
        &format!("536{}", &PUZZLE[3..]),
        "12x",
        "",
        "no puzzle at all",
    ];
    for words in all_words() {
        for puzzle in odd {
            let inspected = ask::<Inspect>(json!({ "puzzle": puzzle }), &words);
            assert_eq!(inspected.is_some(), puzzle.len() == 81, "{puzzle}");
            ask::<Hint>(json!({ "puzzle": puzzle }), &words);
            ask::<Read>(json!({ "text": puzzle }), &words);
        }
    }
}
