//! Games of puzzles with rules and on other boards, as Play asks about them: against a plain model of the moves, and
//! with what a player may get wrong.

use std::collections::BTreeMap;

use ennead_api::play::{CheckGame, Hint, Play, Possible, Protocol, ShowBoard};
use ennead_api::puzzle::{Inspect, PlayLink, Read};
use ennead_text::{LANGUAGES, Words};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::ruled::ask;

const KILLER: &str = "4x4; cage 7: r1c1-2; cage 8: r4c1-3; cage 7: r3c3 r3c4 r4c4; cage 6: r2c1 r3c1 r3c2; \
     cage 9: r2c2-4; cage 3: r1c3-4";
const SOLUTION: &str = "3421124323144132";

/// Boards with values of all kinds: from 0, letters, more than nine, gaps.
const BOARDS: [&str; 6] = [
    KILLER,
    "6x6; values 0-5; given 0: r1c1; thermometer: r2c1-4",
    "4x4; symbols A B C D; given B: r2c2; x",
    "16x16; symbols letters; given G: r1c2; given 9: r5c5",
    "8x6; grid r1c1 4x4; grid r5c3 4x4; given 1: r1c1",
    "9x9; antiknight",
];

/// A game begun with a text.
fn begun(text: &str) -> Value {
    ask::<Read>(json!({ "text": text })).unwrap()["games"][0].take()
}

fn played(game: &Value, changes: Value) -> Value {
    ask::<Play>(json!({ "game": game, "changes": changes })).unwrap()
}

fn enter(cells: &str, digit: u8) -> Value {
    json!({ "do": "enter", "cells": cells, "digit": digit, "tidy": true })
}

#[test]
fn a_digit_that_breaks_a_rule_is_said_without_solving() {
    let game = begun(KILLER);
    let answer = played(&game, json!([enter("r1c1", 2), enter("r1c2", 4)]));
    let view = &answer["view"];
    assert_eq!(view["ruled"], true);
    assert_eq!(view["grid"], format!("24{}", ".".repeat(14)));
    assert_eq!(view["conflicts"], json!(["r1c1", "r1c2"]));
    assert_eq!(view["broken"][0]["name"], "Killer cage");
    assert_eq!(view["broken"][0]["cells"], json!(["r1c1", "r1c2"]));
    let checked = ask::<CheckGame>(json!({ "game": answer["game"] })).unwrap();
    assert_eq!(checked["finding"], "conflicts");
    assert_eq!(checked["text"], "A rule is broken: 2r1c1 4r1c2");
    // Equal digits in a house are said as such.
    let twice = played(&game, json!([enter("r2c1 r2c3", 1)]));
    let checked = ask::<CheckGame>(json!({ "game": twice["game"] })).unwrap();
    assert_eq!(checked["text"], "The same digit occurs twice in a house: 1r2c1 1r2c3");
}

#[test]
fn a_check_finds_what_differs_from_the_solution() {
    // 1 + 2 are a cage of 3, but the other way round.
    let answer = played(&begun(KILLER), json!([enter("r1c3", 1), enter("r1c4", 2)]));
    assert!(answer["view"].get("broken").is_none());
    let checked = ask::<CheckGame>(json!({ "game": answer["game"] })).unwrap();
    assert_eq!(
        (&checked["finding"], &checked["wrong"]),
        (&json!("mistakes"), &json!(["r1c3", "r1c4"]))
    );
    assert_eq!(checked["origin_move"], 1);
    let protocol = ask::<Protocol>(json!({ "game": answer["game"] })).unwrap();
    assert!(protocol["text"].as_str().unwrap().contains("cage 3: r1c3 r1c4"), "{protocol}");
}

#[test]
fn it_is_solved_by_its_solution_alone() {
    let cell = |at: usize| format!("r{}c{}", at / 4 + 1, at % 4 + 1);
    let digits = SOLUTION.bytes().enumerate();
    let changes: Vec<_> = digits.map(|(at, digit)| enter(&cell(at), digit - b'0')).collect();
    let answer = played(&begun(KILLER), json!(changes));
    assert_eq!(answer["view"]["solved"], true);
    let link = ask::<PlayLink>(json!({ "game": answer["game"], "progress": true })).unwrap();
    let text = format!("https://example.org/play?{}", link["query"].as_str().unwrap());
    let again = begun(&text);
    assert_eq!(again["rules"], answer["game"]["rules"]);
    assert_eq!(again["start"]["placed"], SOLUTION);
    assert_eq!(played(&again, json!([]))["view"]["solved"], true);
}

#[test]
fn what_cannot_be_is_known_and_steps_are_refused_in_a_sentence() {
    let game = begun(KILLER);
    let possible = ask::<Possible>(json!({ "game": game })).unwrap();
    let expected: Vec<_> = SOLUTION.bytes().map(|digit| 1 << (digit - b'1')).collect();
    assert_eq!(possible["values"], json!(expected));
    // A mistake leaves nothing.
    let wrong = played(&game, json!([enter("r1c1", 1)]));
    let possible = ask::<Possible>(json!({ "game": wrong["game"] })).unwrap();
    assert_eq!(possible["values"], json!(vec![0; 16]));
    let refused = ask::<Hint>(json!({ "game": game })).unwrap_err();
    assert!(refused.starts_with("Steps of logic are there for classic puzzles only"), "{refused}");
}

#[test]
fn a_puzzle_is_inspected_by_its_rules() {
    let inspected =
        |text: &str| ask::<Inspect>(json!({ "game": begun(text), "rate": true })).unwrap();
    let proper = inspected(KILLER);
    assert_eq!((&proper["opened"], &proper["ratable"]), (&json!("proper"), &json!(false)));
    assert_eq!(proper["solutions"], json!([SOLUTION]));
    let several = inspected("4x4; cage 3: r1c1 r1c2");
    assert_eq!(
        (&several["opened"], several["solutions"].as_array().unwrap().len()),
        (&json!("several"), 2)
    );
    assert!(!several["differing"].as_array().unwrap().is_empty());
    let none = inspected("4x4; given 1: r4c4; cage 3: r1c1 r1c2; cage 3: r2c1 r2c2");
    assert_eq!(none["opened"], "none");
    let clues: Vec<_> = none["clues"].as_array().unwrap().iter().map(|it| &it["cells"]).collect();
    assert_eq!(clues, [&json!(["r1c1", "r1c2"]), &json!(["r2c1", "r2c2"])]);
    let clashing = inspected("4x4; givens 13..............; cage 3: r1c1 r1c2");
    assert_eq!(
        (&clashing["opened"], &clashing["blamed"]),
        (&json!("clashing"), &json!(["r1c1", "r1c2"]))
    );
}

#[test]
fn what_is_not_understood_stays_with_the_game() {
    let text = ".Shape~4x4.Frobnicate~3~R1C1~R1C2.~R2C2_4";
    assert!(ask::<Read>(json!({ "text": text })).unwrap_err().contains("Frobnicate"));
    let reading = ask::<Read>(json!({ "text": text, "ignore": true })).unwrap();
    let game = &reading["games"][0];
    assert_eq!(game["unchecked"], json!(["Frobnicate at 3 R1C1 R1C2"]));
    let answer = played(game, json!([enter("r1c1", 1)]));
    assert_eq!(answer["game"]["unchecked"], game["unchecked"]);
    let board = ask::<ShowBoard>(json!({ "game": answer["game"] })).unwrap();
    assert_eq!(board["unchecked"], game["unchecked"]);
}

#[test]
fn the_board_of_every_kind_is_shown_in_every_language() {
    for text in BOARDS {
        for &language in LANGUAGES {
            let words = Words::new(language);
            let board = crate::asked::<ShowBoard>(json!({ "puzzle": text }), &words).unwrap();
            let cells = board.cells.len();
            assert!(cells == board.houses.len() && cells > 0, "{text}");
            assert!(
                board.over.contains("class=\"heavy\"") && !board.over.contains("style"),
                "{text}"
            );
            assert!(!board.rules.is_empty(), "{text}");
        }
    }
}

/// What a board should show, kept as simply as can be.
#[derive(Clone, Default)]
struct Model {
    digits: BTreeMap<String, u8>,
    corner: BTreeMap<(String, u8), ()>,
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_random_game_is_what_a_plain_model_says(
        board in 0..BOARDS.len(),
        moves in prop::collection::vec((0..4u8, any::<prop::sample::Index>(), 0..30u8), 1..40),
    ) {
        let game = begun(BOARDS[board]);
        let shown = ask::<ShowBoard>(json!({ "game": game })).unwrap();
        let names: Vec<&str> = shown["cells"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        let (least, count) = (shown["least"].as_u64().unwrap() as u8, shown["symbols"].as_array().unwrap().len() as u8);
        let start = played(&game, json!([]));
        let givens: Vec<char> = start["view"]["givens"].as_str().unwrap().chars().collect();
        let mut models = vec![Model::default()];
        let mut answer = start.clone();
        for (kind, cell, digit) in moves {
            let at = cell.index(names.len());
            let (name, number) = (names[at], least + digit % count);
            let change = match kind {
                0 => json!("undo"),
                1 => json!({ "do": "corner", "cells": name, "digit": number }),
                _ => json!({ "do": "enter", "cells": name, "digit": number, "tidy": false }),
            };
            answer = played(&answer["game"], json!([change]));
            let last = models.last().unwrap().clone();
            let mut next = last.clone();
            let is_open = givens[at] == '.';
            match kind {
                0 => {
                    if models.len() > 1 { models.pop(); }
                    continue;
                }
                1 if is_open && !next.digits.contains_key(name) => {
                    let key = (name.to_owned(), number);
                    if next.corner.remove(&key).is_none() { next.corner.insert(key, ()); }
                }
                2 | 3 if is_open => {
                    if next.digits.get(name) == Some(&number) { next.digits.remove(name); }
                    else { next.digits.insert(name.to_owned(), number); }
                }
                _ => continue,
            }
            models.push(next);
        }
        let model = models.last().unwrap();
        let view = &answer["view"];
        let grid: String = names.iter().zip(&givens).map(|(name, &given)| match model.digits.get(*name) {
            Some(number) => char::from_digit(u32::from(number - least + 1), 36).unwrap().to_ascii_uppercase(),
            None => given,
        }).collect();
        prop_assert_eq!(view["grid"].as_str().unwrap(), grid);
        let corner: Vec<u32> = names.iter().map(|name| {
            (0..count).filter(|place| model.corner.contains_key(&((*name).to_owned(), least + place))).map(|place| 1 << place).sum()
        }).collect();
        prop_assert_eq!(&view["corner"], &json!(corner));
        // Saved and restored, it is the same.
        prop_assert_eq!(&played(&answer["game"], json!([]))["view"], view);
    }
}
