//! Every question in JSON and its answer in JSON, as any front end passes them on. Run with
//! `UPDATE_EXPECT=1` to write the answers anew, and read the difference.

#![expect(clippy::too_many_lines, reason = "recorded answers are long")]

use std::time::Duration;

use ennead::engine::Chosen;
use ennead::grid::name::Named;
use ennead_api::cross::{CrossCheck, CrossGenerate, CrossSolve};
use ennead_api::engine::{Engines, Prove};
use ennead_api::page::{BookletPages, DrawGrid};
use ennead_api::play::{Check, Explain, Hint, Steps, Techniques};
use ennead_api::puzzle::{
    Canon, Formats, Generate, PlayLink, Rate, RatingScale, Read, Solve, Write,
};
use ennead_api::{Asker, Question, Refusal, Stop};
use ennead_text::{Language, Words};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

/// Naked singles solve it.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The same puzzle with three empty cells.
const NEARLY: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286...";
/// W and B 4.
const FOUR: &str =
    ".2.....83..548.....9...6......7..5...47...3..6....9.......9...2..2815.3..6..2..1.";
/// AI Escargot.
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// The four cells of a rectangle are empty.
const SEVERAL: &str =
    "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
/// Singles leave five cells empty, and there is no solution; it is the puzzle of seed 000.
const UNSOLVABLE: &str =
    "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
/// Two fives in row 1.
const CLASHING: &str =
    "5...5............................................................................";

fn words(language: &str) -> Words {
    Words::new(Language::for_locale(language).expect("it is spoken"))
}

fn ask<Q: Question>(question: Value, language: &str) -> Result<String, String> {
    let answer = crate::asked::<Q>(question, &words(language));
    answer.map(|answer| serde_json::to_string_pretty(&answer).expect("answers are plain data"))
}

/// Compares the answer to a question, in English.
fn check<Q: Question>(question: Value, expected: Expect) {
    check_in::<Q>("en", question, expected);
}

fn check_in<Q: Question>(language: &str, question: Value, expected: Expect) {
    let said = match ask::<Q>(question, language) {
        Ok(answer) => answer,
        Err(refused) => format!("refused: {refused}"),
    };
    expected.assert_eq(&said);
}

#[test]
fn solve() {
    check::<Solve>(
        json!({ "puzzle": EASY }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "verdict": "easy",
              "missing": 51,
              "solutions": [
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
              ]
            }"#]],
    );
    check::<Solve>(
        json!({ "puzzle": EASY, "limit": 1 }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "verdict": null,
              "missing": 51,
              "solutions": [
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
              ]
            }"#]],
    );
    check::<Solve>(
        json!({ "puzzle": EASY, "engine": "trial", "stats": true }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "verdict": "easy",
              "missing": 51,
              "solutions": [
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
              ],
              "engine": "trial",
              "nodes": 41679,
              "guesses": 41679,
              "backtracks": 41679,
              "max_depth": 52,
              "seconds": 0.0
            }"#]],
    );
    check::<Solve>(
        json!({ "puzzle": SEVERAL, "limit": 0 }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179",
              "verdict": "ambiguous",
              "missing": 4,
              "solutions": [
                "534678912672195348198342567859761423426853791713924856961437285287519634345286179",
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
              ]
            }"#]],
    );
    check::<Solve>(
        json!({ "puzzle": UNSOLVABLE }),
        expect![[r#"
            {
              "puzzle": "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36",
              "verdict": "unsolvable",
              "missing": 45,
              "solutions": []
            }"#]],
    );
    check::<Solve>(
        json!({ "puzzle": UNSOLVABLE, "limit": 1 }),
        expect![[r#"
            {
              "puzzle": "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36",
              "verdict": "unsolvable",
              "missing": 45,
              "solutions": []
            }"#]],
    );
    check::<Solve>(
        json!({ "puzzle": CLASHING }),
        expect![[r#"
            {
              "puzzle": "5...5............................................................................",
              "verdict": "invalid",
              "missing": 79,
              "solutions": []
            }"#]],
    );
}

#[test]
fn solve_refuses() {
    check::<Solve>(
        json!({ "puzzle": EASY, "engine": "fsat" }),
        expect![
            "refused: There is no engine `fsat`. Did you mean `fast`? There are: fast, trial, backtracking, three-tier, guess-ladder, dancing-links, logic."
        ],
    );
    check_in::<Solve>(
        "de",
        json!({ "puzzle": EASY, "engine": "fsat" }),
        expect![
            "refused: Das Verfahren `fsat` gibt es nicht. Gemeint ist vielleicht `fast`. Es gibt: fast, trial, backtracking, three-tier, guess-ladder, dancing-links, logic."
        ],
    );
    check_in::<Solve>(
        "nl",
        json!({ "puzzle": EASY, "engine": "prolog" }),
        expect![
            "refused: De methode `prolog` bestaat niet. Mogelijk: fast, trial, backtracking, three-tier, guess-ladder, dancing-links, logic."
        ],
    );
    check::<Solve>(
        json!({ "puzzle": "53x" }),
        expect![
            "refused: this is not a puzzle in any known format: expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`"
        ],
    );
    check::<Solve>(
        json!({ "puzzle": "" }),
        expect!["refused: there is no puzzle here: expected 81 cells"],
    );
    check::<Solve>(
        json!({ "puzzle": format!("{EASY}\n{EASY}\n") }),
        expect!["refused: Expected one puzzle, found 2."],
    );
    check::<Solve>(json!({}), expect!["refused: missing field `puzzle`"]);
    check::<Solve>(
        json!({ "puzzle": EASY, "limits": 1 }),
        expect![
            "refused: There is no field `limits`. Did you mean `limit`? There are: puzzle, limit, engine, stats, rules, ignore."
        ],
    );
}

/// Also where two fields belong together, and within a field.
#[test]
fn a_misspelt_field_is_named_and_so_is_the_one_that_was_meant() {
    check::<Hint>(
        json!({ "puzle": EASY }),
        expect![
            "refused: There is no field `puzle`. Did you mean `puzzle`? There are: puzzle, game, depth, techniques, drawings."
        ],
    );
    check::<Steps>(
        json!({ "puzzle": EASY, "mots": 3 }),
        expect![
            "refused: There is no field `mots`. Did you mean `most`? There are: puzzle, game, techniques, drawings, most."
        ],
    );
    check::<Write>(
        json!({ "puzzle": EASY, "to": "rows" }),
        expect!["refused: There is no field `to`. There are: puzzle, game, format."],
    );
    check::<Generate>(
        json!({ "leve": "easy" }),
        expect![
            "refused: There is no field `leve`. Did you mean `level`? There are: level, rating, scales, technique, place, only, without, symmetry, clues, pattern, minimal, even, rate, from, like, attempts, seed, first, count."
        ],
    );
    check::<Hint>(
        json!({ "puzzle": EASY, "techniques": { "onyl": [] } }),
        expect![
            "refused: There is no field `onyl`. Did you mean `only`? There are: only, without, uniqueness, kraken_size, kraken_fins, table, theory."
        ],
    );
    check_in::<Hint>(
        "de",
        json!({ "game": {}, "depht": 1 }),
        expect![
            "refused: Das Feld `depht` gibt es nicht. Gemeint ist vielleicht `depth`. Es gibt: puzzle, game, depth, techniques, drawings."
        ],
    );
    check_in::<Hint>(
        "nl",
        json!({ "puzzle": EASY, "depht": 1 }),
        expect![
            "refused: Het veld `depht` bestaat niet. Misschien is `depth` bedoeld. Mogelijk: puzzle, game, depth, techniques, drawings."
        ],
    );
    check::<Formats>(
        json!({ "none": 1 }),
        expect!["refused: unknown field `none`, there are no fields"],
    );
}

#[test]
fn a_question_that_is_stopped_has_no_answer() {
    let stop = Stop::new();
    stop.raise();
    let words = words("en");
    let asker = Asker { words: &words, stop: &stop, clock: || Duration::ZERO };
    let puzzle = || EASY.into();
    let choice = ennead_api::play::Choice::default;
    let hint = Hint::of(puzzle());
    let explain = Explain { puzzle: puzzle(), techniques: choice(), drawings: false, effort: None };
    let scales = vec![RatingScale::Explainer];
    let rate =
        Rate { puzzle: puzzle(), canonical: false, uniqueness: true, stop_above: None, scales };
    let generate = Generate { seed: 1, ..Generate::default() };
    assert_eq!(hint.answer(&asker).err(), Some(Refusal::Stopped));
    assert_eq!(explain.answer(&asker).err(), Some(Refusal::Stopped));
    assert_eq!(rate.answer(&asker).err(), Some(Refusal::Stopped));
    assert_eq!(generate.answer(&asker).err(), Some(Refusal::Stopped));
    let solve = Solve { engine: Some(Chosen::by_name("trial").unwrap()), ..Solve::of(puzzle()) };
    assert_eq!(solve.answer(&asker).err(), Some(Refusal::Stopped));
}

#[test]
fn is_it_a_proper_puzzle() {
    check::<Check>(
        json!({ "puzzle": EASY }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "verdict": "easy",
              "valid": true,
              "solvable": true,
              "unique": true,
              "minimal": false,
              "clashes": [],
              "differing": [],
              "redundant": [
                "r1c1",
                "r1c2",
                "r1c5",
                "r2c1",
                "r2c4",
                "r2c5",
                "r2c6",
                "r3c2",
                "r4c1",
                "r4c9",
                "r5c1",
                "r5c4",
                "r5c6",
                "r6c1",
                "r6c9",
                "r7c2",
                "r8c4",
                "r8c5",
                "r8c6",
                "r8c9",
                "r9c5",
                "r9c9"
              ],
              "contradiction": [],
              "solution": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
              "sentences": [
                "No two givens clash.",
                "There is exactly one solution.",
                "The puzzle is not minimal. Any one of these 22 givens can be left out: 5r1c1 3r1c2 7r1c5 6r2c1 1r2c4 9r2c5 5r2c6 9r3c2 8r4c1 3r4c9 4r5c1 8r5c4 3r5c6 7r6c1 6r6c9 6r7c2 4r8c4 1r8c5 9r8c6 5r8c9 8r9c5 9r9c9",
                "This was an easy puzzle (to find: 51) ..."
              ]
            }"#]],
    );
    check_in::<Check>(
        "de",
        json!({ "puzzle": SEVERAL }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179",
              "verdict": "ambiguous",
              "valid": true,
              "solvable": true,
              "unique": false,
              "minimal": null,
              "clashes": [],
              "differing": [
                "r7c4",
                "r7c9",
                "r8c4",
                "r8c9"
              ],
              "held": [
                {
                  "cell": "r7c4",
                  "values": [
                    {
                      "value": "4",
                      "solutions": 1
                    },
                    {
                      "value": "5",
                      "solutions": 1
                    }
                  ]
                },
                {
                  "cell": "r7c9",
                  "values": [
                    {
                      "value": "4",
                      "solutions": 1
                    },
                    {
                      "value": "5",
                      "solutions": 1
                    }
                  ]
                },
                {
                  "cell": "r8c4",
                  "values": [
                    {
                      "value": "4",
                      "solutions": 1
                    },
                    {
                      "value": "5",
                      "solutions": 1
                    }
                  ]
                },
                {
                  "cell": "r8c9",
                  "values": [
                    {
                      "value": "4",
                      "solutions": 1
                    },
                    {
                      "value": "5",
                      "solutions": 1
                    }
                  ]
                }
              ],
              "redundant": [],
              "contradiction": [],
              "solution": null,
              "sentences": [
                "Die Vorgaben widersprechen sich nicht.",
                "Es gibt mehr als eine Lösung; die Lösungen unterscheiden sich in 4 Zellen: r7c4 r7c9 r8c4 r8c9",
                "Diese Aufgabe ist nicht eindeutig lösbar (gesucht: 4) ..."
              ]
            }"#]],
    );
    check::<Check>(
        json!({ "puzzle": UNSOLVABLE }),
        expect![[r#"
            {
              "puzzle": "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36",
              "verdict": "unsolvable",
              "valid": true,
              "solvable": false,
              "unique": false,
              "minimal": null,
              "clashes": [],
              "differing": [],
              "redundant": [],
              "contradiction": [
                "r1c9",
                "r2c4",
                "r2c6",
                "r3c4",
                "r3c6",
                "r6c5"
              ],
              "contradiction_steps": [
                {
                  "number": "1",
                  "text": "Row 1: r1c9 holds 4, so r1c4 r1c5 r1c6 ≠ 4.",
                  "ruled_out": [
                    {
                      "cell": "r1c4",
                      "values": [
                        "4"
                      ]
                    },
                    {
                      "cell": "r1c5",
                      "values": [
                        "4"
                      ]
                    },
                    {
                      "cell": "r1c6",
                      "values": [
                        "4"
                      ]
                    }
                  ]
                },
                {
                  "number": "2",
                  "text": "Column 5: r6c5 holds 4, so r2c5 r3c5 ≠ 4.",
                  "ruled_out": [
                    {
                      "cell": "r2c5",
                      "values": [
                        "4"
                      ]
                    },
                    {
                      "cell": "r3c5",
                      "values": [
                        "4"
                      ]
                    }
                  ]
                },
                {
                  "number": "3",
                  "text": "Box 2 has no place left for 4: a contradiction."
                }
              ],
              "solution": null,
              "sentences": [
                "No two givens clash.",
                "There is no solution.",
                "These 6 givens alone leave no solution; leave out any one of them, and the others have one: 4r1c9 1r2c4 9r2c6 7r3c4 2r3c6 4r6c5",
                "This puzzle has no solution (to find: 45) ...",
                "Step by step:",
                "  1. Row 1: r1c9 holds 4, so r1c4 r1c5 r1c6 ≠ 4.",
                "  2. Column 5: r6c5 holds 4, so r2c5 r3c5 ≠ 4.",
                "  3. Box 2 has no place left for 4: a contradiction."
              ]
            }"#]],
    );
    check::<Check>(
        json!({ "puzzle": CLASHING }),
        expect![[r#"
            {
              "puzzle": "5...5............................................................................",
              "verdict": "invalid",
              "valid": false,
              "solvable": false,
              "unique": false,
              "minimal": null,
              "clashes": [
                "r1c1",
                "r1c5"
              ],
              "differing": [],
              "redundant": [],
              "contradiction": [],
              "solution": null,
              "sentences": [
                "The same digit occurs twice in a house: 5r1c1 5r1c5",
                "This puzzle is not valid (to find: 79) ..."
              ]
            }"#]],
    );
}

#[test]
fn canon() {
    check::<Canon>(
        json!({ "puzzle": EASY }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "canonical": "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.",
              "automorphisms": 1
            }"#]],
    );
    check::<Canon>(
        json!({ "puzzle": EASY, "symmetry": true }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "canonical": "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.",
              "symmetry": "t r321798456 c879132645 d983672514",
              "automorphisms": 1
            }"#]],
    );
    check::<Canon>(
        json!({ "puzzle": CLASHING }),
        expect![[r#"
            {
              "puzzle": "5...5............................................................................",
              "canonical": ".............................................................................1..1",
              "automorphisms": 278691840
            }"#]],
    );
}

#[test]
fn rate() {
    check::<Rate>(
        json!({ "puzzle": NEARLY }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
              "verdict": "easy",
              "er": 1.0,
              "ep": 1.0,
              "ed": 1.0,
              "stopped": false,
              "level": "easy",
              "hardest": "Last Cell",
              "hodoku": {
                "level": "easy",
                "score": 12,
                "level_name": "easy"
              },
              "human": 0.25,
              "steps": [
                {
                  "rule": "Last Cell",
                  "rating": 1.0,
                  "places": "1r9c7",
                  "eliminates": []
                },
                {
                  "rule": "Last Cell",
                  "rating": 1.0,
                  "places": "7r9c8",
                  "eliminates": []
                },
                {
                  "rule": "Last Cell",
                  "rating": 1.0,
                  "places": "9r9c9",
                  "eliminates": []
                }
              ],
              "level_name": "easy"
            }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": NEARLY, "canonical": true, "stop_above": "1.0" }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
              "verdict": "easy",
              "canonical": "...123456124567389365489271253914867416738592798256134537641928642895713981372645",
              "er": 1.0,
              "ep": 1.0,
              "ed": 1.0,
              "stopped": false,
              "level": "easy",
              "hardest": "Last Cell",
              "hodoku": {
                "level": "easy",
                "score": 12,
                "level_name": "easy"
              },
              "human": 0.25,
              "steps": [
                {
                  "rule": "Last Cell",
                  "rating": 1.0,
                  "places": "8r1c1",
                  "eliminates": []
                },
                {
                  "rule": "Last Cell",
                  "rating": 1.0,
                  "places": "7r1c2",
                  "eliminates": []
                },
                {
                  "rule": "Last Cell",
                  "rating": 1.0,
                  "places": "9r1c3",
                  "eliminates": []
                }
              ],
              "level_name": "easy"
            }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": SEVERAL }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179",
              "verdict": "ambiguous",
              "er": null,
              "ep": null,
              "ed": null,
              "stopped": null,
              "level": null,
              "hardest": null,
              "hodoku": null,
              "human": null,
              "steps": null,
              "level_name": null
            }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": CLASHING }),
        expect![[r#"
            {
              "puzzle": "5...5............................................................................",
              "verdict": "invalid",
              "er": null,
              "ep": null,
              "ed": null,
              "stopped": null,
              "level": null,
              "hardest": null,
              "hodoku": null,
              "human": null,
              "steps": null,
              "level_name": null
            }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": FOUR, "scales": ["te", "b", "w", "bxb"] }),
        expect![[r#"
        {
          "puzzle": ".2.....83..548.....9...6......7..5...47...3..6....9.......9...2..2815.3..6..2..1.",
          "verdict": "hard",
          "er": null,
          "ep": null,
          "ed": null,
          "stopped": null,
          "level": null,
          "hardest": null,
          "hodoku": null,
          "human": null,
          "steps": null,
          "level_name": null,
          "scales": {
            "te": 1,
            "b": 4,
            "w": 4,
            "bxb": 0
          }
        }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": ESCARGOT, "scales": ["te", "bxb", "b"], "stop_above": "1" }),
        expect![[r#"
            {
              "puzzle": "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
              "verdict": "hard",
              "er": null,
              "ep": null,
              "ed": null,
              "stopped": null,
              "level": null,
              "hardest": null,
              "hodoku": null,
              "human": null,
              "steps": null,
              "level_name": null,
              "scales": {
                "te": {
                  "more_than": 1
                },
                "bxb": {
                  "more_than": 1
                },
                "b": {
                  "more_than": 1
                }
              }
            }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": SEVERAL, "scales": ["te"] }),
        expect![[r#"
        {
          "puzzle": "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179",
          "verdict": "ambiguous",
          "er": null,
          "ep": null,
          "ed": null,
          "stopped": null,
          "level": null,
          "hardest": null,
          "hodoku": null,
          "human": null,
          "steps": null,
          "level_name": null
        }"#]],
    );
    check::<Rate>(
        json!({ "puzzle": EASY, "scales": ["te", "bxbx"] }),
        expect![
            "refused: There is no scale `bxbx`. Did you mean `bxb`? There are: se, te, b, gb, bxb, bxbb, w, gw, tw, s+w."
        ],
    );
    check::<Rate>(
        json!({ "puzzle": EASY, "stop_above": "7.25" }),
        expect!["refused: Expected a rating such as 7.2, found `7.25`."],
    );
}

#[test]
fn hint() {
    check::<Hint>(
        json!({ "puzzle": EASY, "depth": 1 }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "hint": "step",
              "text": "Look at row 5.",
              "sentences": [
                "Look at row 5."
              ],
              "unique": true,
              "cells": [],
              "technique": "naked-single",
              "houses": [
                "r5"
              ]
            }"#]],
    );
    check_in::<Hint>(
        "nl",
        json!({ "puzzle": EASY, "drawings": true }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "hint": "step",
              "text": "Enige kandidaat. In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5.",
              "step": {
                "technique": "naked-single",
                "name": "Enige kandidaat",
                "places": [
                  "5r5c5"
                ],
                "eliminates": [],
                "text": "In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5.",
                "placed": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "marks": [
                  0,
                  0,
                  11,
                  34,
                  0,
                  170,
                  393,
                  267,
                  138,
                  0,
                  74,
                  74,
                  0,
                  0,
                  0,
                  204,
                  14,
                  202,
                  3,
                  0,
                  0,
                  6,
                  12,
                  10,
                  93,
                  0,
                  74,
                  0,
                  19,
                  275,
                  336,
                  0,
                  73,
                  344,
                  282,
                  0,
                  0,
                  18,
                  306,
                  0,
                  16,
                  0,
                  336,
                  274,
                  0,
                  0,
                  17,
                  277,
                  272,
                  0,
                  9,
                  408,
                  280,
                  0,
                  261,
                  0,
                  349,
                  84,
                  20,
                  64,
                  0,
                  0,
                  8,
                  6,
                  194,
                  70,
                  0,
                  0,
                  0,
                  36,
                  4,
                  0,
                  7,
                  27,
                  31,
                  54,
                  0,
                  34,
                  45,
                  0,
                  0
                ],
                "drawing": {
                  "cells": [
                    [
                      "r5c5",
                      "pattern"
                    ]
                  ],
                  "candidates": [
                    [
                      "5r5c5",
                      "placed"
                    ]
                  ],
                  "houses": [],
                  "links": [],
                  "letters": []
                }
              },
              "sentences": [
                "Kijk naar rij 5.",
                "Enige kandidaat. Kijk naar rij 5.",
                "Enige kandidaat. In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5."
              ],
              "unique": true,
              "cells": [],
              "technique": "naked-single",
              "technique_name": "Enige kandidaat",
              "houses": [
                "r5"
              ]
            }"#]],
    );
    check::<Hint>(
        json!({ "puzzle": SEVERAL }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179",
              "hint": "stuck",
              "text": "None of the techniques in use helps here.",
              "sentences": [
                "None of the techniques in use helps here."
              ],
              "unique": false,
              "note": "The puzzle does not have exactly one solution, so techniques that depend on uniqueness are not used.",
              "cells": [],
              "technique": null,
              "houses": []
            }"#]],
    );
    check::<Hint>(
        json!({ "puzzle": CLASHING }),
        expect![[r#"
            {
              "puzzle": "5...5............................................................................",
              "hint": "mistakes",
              "text": "The same digit occurs twice in a house: 5r1c1 5r1c5",
              "sentences": [
                "The same digit occurs twice in a house: 5r1c1 5r1c5"
              ],
              "unique": false,
              "cells": [
                "r1c1",
                "r1c5"
              ],
              "technique": null,
              "houses": []
            }"#]],
    );
    let mut solved = NEARLY.replace("...", "179");
    check::<Hint>(
        json!({ "puzzle": solved }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
              "hint": "solved",
              "text": "The grid is full and correct.",
              "sentences": [
                "The grid is full and correct."
              ],
              "unique": true,
              "cells": [],
              "technique": null,
              "houses": []
            }"#]],
    );
    solved.replace_range(80.., ".");
    check::<Hint>(
        json!({ "puzzle": solved, "techniques": { "only": ["x-wing"] } }),
        expect![[r#"
            {
              "puzzle": "53467891267219534819834256785976142342685379171392485696153728428741963534528617.",
              "hint": "stuck",
              "text": "None of the techniques in use helps here.",
              "sentences": [
                "None of the techniques in use helps here."
              ],
              "unique": true,
              "cells": [],
              "technique": null,
              "houses": []
            }"#]],
    );
}

#[test]
fn a_hint_in_a_game_begins_with_the_mistakes() {
    let game = |placed: &str| {
        json!({ "version": 1, "start": { "givens": EASY, "placed": placed },
                "moves": [], "done": 0 })
    };
    let wrong = format!("..1{:.<78}", "");
    check::<Hint>(
        json!({ "game": game(&wrong) }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "hint": "mistakes",
              "text": "There is a mistake: 1 in r1c3 is wrong.",
              "sentences": [
                "There is a mistake: 1 in r1c3 is wrong."
              ],
              "unique": true,
              "cells": [
                "r1c3"
              ],
              "technique": null,
              "houses": []
            }"#]],
    );
    let clash = format!("..3{:.<78}", "");
    check::<Hint>(
        json!({ "game": game(&clash), "depth": 1 }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "hint": "mistakes",
              "text": "The same digit occurs twice in a house: 3r1c2 3r1c3",
              "sentences": [
                "The same digit occurs twice in a house: 3r1c2 3r1c3"
              ],
              "unique": false,
              "cells": [
                "r1c2",
                "r1c3"
              ],
              "technique": null,
              "houses": []
            }"#]],
    );
    check::<Hint>(
        json!({ "game": game(""), "depth": 2 }),
        expect![[r#"
            {
              "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "hint": "step",
              "text": "Naked single. Look at row 5.",
              "sentences": [
                "Look at row 5.",
                "Naked single. Look at row 5."
              ],
              "unique": true,
              "cells": [],
              "technique": "naked-single",
              "technique_name": "Naked single",
              "houses": [
                "r5"
              ]
            }"#]],
    );
}

#[test]
fn hint_refuses() {
    check::<Hint>(
        json!({ "puzzle": EASY, "depth": 4 }),
        expect!["refused: `depth` must be from 1 to 3."],
    );
    check::<Hint>(json!({}), expect!["refused: Expected a puzzle or a game, and not both."]);
    check::<Hint>(
        json!({ "game": { "version": 7 } }),
        expect!["refused: This is not a saved game: `version` cannot be `7`."],
    );
    check::<Hint>(
        json!({ "puzzle": EASY, "techniques": { "only": ["xwing"] } }),
        expect!["refused: There is no technique `xwing`. Did you mean `x-wing`?"],
    );
    check::<Hint>(
        json!({ "puzzle": EASY, "techniques": { "kraken_size": 9 } }),
        expect!["refused: `kraken_size` must be from 2 to 7."],
    );
    check::<Hint>(
        json!({ "puzzle": EASY, "techniques": { "theory": "whip" } }),
        expect!["refused: There is no theory `whip`. There are: table, hodoku, w, s+w, gw, b."],
    );
    check::<Hint>(
        json!({ "puzzle": EASY, "techniques": { "theory": "w", "only": ["x-wing"] } }),
        expect![
            "refused: A theory already says which techniques are used; leave out `only` and `without`."
        ],
    );
    check::<Hint>(
        json!({ "puzzle": EASY, "techniques": { "table": "level 1" } }),
        expect!["refused: Line 1 of the table of techniques: expected a level, found `1`."],
    );
}

#[test]
fn explain() {
    check::<Explain>(
        json!({ "puzzle": NEARLY }),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
              "givens": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
              "unique": true,
              "solved": true,
              "level": "easy",
              "hodoku": {
                "level": "easy",
                "score": 12,
                "level_name": "easy"
              },
              "hard_steps": 0,
              "steps": [
                {
                  "technique": "full-house",
                  "name": "Full house",
                  "places": [
                    "1r9c7"
                  ],
                  "eliminates": [],
                  "text": "r9c7 is the last empty cell of column 7, and 1 is the digit still missing there. Place 1 in r9c7."
                },
                {
                  "technique": "full-house",
                  "name": "Full house",
                  "places": [
                    "7r9c8"
                  ],
                  "eliminates": [],
                  "text": "r9c8 is the last empty cell of column 8, and 7 is the digit still missing there. Place 7 in r9c8."
                },
                {
                  "technique": "full-house",
                  "name": "Full house",
                  "places": [
                    "9r9c9"
                  ],
                  "eliminates": [],
                  "text": "r9c9 is the last empty cell of row 9, and 9 is the digit still missing there. Place 9 in r9c9."
                }
              ],
              "end": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
              "verdict": "easy",
              "verdict_sentence": "This was an easy puzzle (to find: 3) ...",
              "hardest": "Full house",
              "text": "Solved in 3 steps. Hardest technique: Full house. HoDoKu level: easy (score 12). Level: easy (on Sturm’s scale: easy)."
            }"#]],
    );
    let nearly = NEARLY.replacen('.', "1", 2);
    check_in::<Explain>(
        "de",
        json!({ "puzzle": nearly, "drawings": true }),
        expect![
            "refused: Dieselbe Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block: 1r1c8 1r9c7 1r9c8"
        ],
    );
    check::<Explain>(
        json!({ "puzzle": CLASHING }),
        expect!["refused: The same digit occurs twice in a house: 5r1c1 5r1c5"],
    );
}

#[test]
fn generate() {
    check::<Generate>(
        json!({ "seed": 1 }),
        expect![[r#"
            {
              "puzzles": [
                {
                  "puzzle": "7...1...9..5..418..1....45.6..9...4.5.1..3.....8.4.3.....3..9.6.....9.......5..34",
                  "solution": "734518629295634187816297453623975841541863792978142365452381976367429518189756234",
                  "clues": 26,
                  "er": null,
                  "ep": null,
                  "ed": null,
                  "level": null,
                  "hardest": null,
                  "seed": 1,
                  "number": 0
                }
              ],
              "stopped": null
            }"#]],
    );
    check::<Generate>(
        json!({ "seed": 1, "first": 1, "level": "easy", "symmetry": "rotate180", "count": 1 }),
        expect![[r#"
            {
              "puzzles": [
                {
                  "puzzle": "...9........8.31..395.41..223.....5.5.1.9.4.3.6.....717..41.839..67.9........8...",
                  "solution": "178952346624873195395641782237164958581297463469385271752416839816739524943528617",
                  "clues": 31,
                  "er": 1.5,
                  "ep": 1.2,
                  "ed": 1.2,
                  "level": "easy",
                  "hardest": "Hidden Single in Line",
                  "seed": 1,
                  "number": 1
                }
              ],
              "stopped": null
            }"#]],
    );
    check::<Generate>(
        json!({ "seed": 1, "technique": "jellyfish", "attempts": 3, "count": 2 }),
        expect![[r#"
            {
              "puzzles": [],
              "stopped": "No such puzzle was found in 3 attempts."
            }"#]],
    );
}

#[test]
fn generate_refuses() {
    check::<Generate>(
        json!({ "level": "very hard" }),
        expect![
            "refused: There is no level `very hard`. Did you mean `very-hard`? There are: easy, medium, hard, very-hard, extreme."
        ],
    );
    check::<Generate>(
        json!({ "symmetry": "mirror" }),
        expect![
            "refused: There is no symmetry `mirror`. There are: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal, full."
        ],
    );
    check::<Generate>(
        json!({ "technique": "swordfsh" }),
        expect!["refused: There is no technique `swordfsh`. Did you mean `swordfish`?"],
    );
    check::<Generate>(
        json!({ "scales": ["bxbx=3.."] }),
        expect![
            "refused: There is no scale `bxbx`. Did you mean `bxb`? There are: te, b, gb, bxb, bxbb, w, gw, tw, s+w."
        ],
    );
    check::<Generate>(
        json!({ "scales": ["bxb"] }),
        expect![
            "refused: Expected a scale and a range, such as te=2, b=..4 or bxb=3..; found `bxb`."
        ],
    );
    check::<Generate>(json!({ "scales": ["te=4"] }), expect!["refused: No known puzzle has te=4."]);
    check::<Generate>(
        json!({ "technique": "x-wing", "place": "last" }),
        expect!["refused: `last` is unknown. There are: path, hardest, first."],
    );
    check::<Generate>(
        json!({ "rating": "7.2..8.35" }),
        expect![
            "refused: Expected a rating such as 7.2, or a range such as 7.2..8.3; found `7.2..8.35`."
        ],
    );
    check::<Generate>(
        json!({ "clues": [1, 2] }),
        expect!["refused: No puzzle with 2 givens has exactly one solution: 17 is the least."],
    );
    check::<Generate>(
        json!({ "pattern": "xxx" }),
        expect![
            "refused: Expected a drawing of 81 cells in which those that may hold givens are marked."
        ],
    );
    check::<Generate>(
        json!({ "from": CLASHING }),
        expect!["refused: The same digit occurs twice in a house: 5r1c1 5r1c5"],
    );
    check::<Generate>(
        json!({ "from": EASY, "like": "twins" }),
        expect!["refused: `twins` is unknown. There are: isomorphs, neighbours, inside."],
    );
}

#[test]
fn texts_in_and_out() {
    check::<Read>(
        json!({ "text": format!("{EASY} a\n{NEARLY}\n"), "most": 1 }),
        expect![[r#"
            {
              "found": 2,
              "games": [
                {
                  "version": 2,
                  "layout": "9x9",
                  "start": {
                    "givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                  },
                  "moves": [],
                  "done": 0,
                  "taken_back": 0,
                  "hints": [],
                  "elapsed": 0
                }
              ]
            }"#]],
    );
    // A link to Play, and one to another board.
    check::<Read>(
        json!({ "text": format!("https://example.org/en/play?version=2&puzzle={EASY}&title=Mine") }),
        expect![[r#"
            {
              "found": 1,
              "games": [
                {
                  "version": 2,
                  "layout": "9x9",
                  "title": "Mine",
                  "start": {
                    "givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                  },
                  "moves": [],
                  "done": 0,
                  "taken_back": 0,
                  "hints": [],
                  "elapsed": 0
                }
              ]
            }"#]],
    );
    check::<Read>(
        json!({ "text": "https://example.org/en/play?version=2&layout=4x4&puzzle=................" }),
        expect![[r#"
            {
              "found": 1,
              "games": [
                {
                  "version": 2,
                  "layout": "4x4",
                  "start": {
                    "givens": "................"
                  },
                  "moves": [],
                  "done": 0,
                  "taken_back": 0,
                  "hints": [],
                  "elapsed": 0
                }
              ]
            }"#]],
    );
    check::<Read>(
        json!({ "text": ".4.2..1..1..2.4." }),
        expect![[r#"
            {
              "found": 1,
              "games": [
                {
                  "version": 2,
                  "layout": "4x4",
                  "start": {
                    "givens": ".4.2..1..1..2.4."
                  },
                  "moves": [],
                  "done": 0,
                  "taken_back": 0,
                  "hints": [],
                  "elapsed": 0
                }
              ]
            }"#]],
    );
    check::<Read>(
        json!({ "text": format!("https://example.org/en/play?puzzle={EASY}&cages=1") }),
        expect!["refused: found the field cages: expected a field of such a link"],
    );
    check::<Read>(
        json!({ "text": "hello" }),
        expect![
            "refused: this is not a puzzle in any known format: expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`"
        ],
    );
    check::<Write>(
        json!({ "puzzle": EASY, "format": "rows" }),
        expect![[r#"
            {
              "text": "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
              "extension": "txt"
            }"#]],
    );
    check::<Write>(
        json!({ "puzzle": EASY, "format": "row" }),
        expect!["refused: There is no format `row`. Did you mean `rows`?"],
    );
}

#[test]
fn a_link_holds_what_lies_on_the_board() {
    let game = json!({
        "version": 2, "layout": "9x9", "title": "A & B", "level": "easy",
        "start": { "givens": EASY },
        "moves": [
            { "do": "enter", "cells": "r1c3", "digit": 4 },
            { "do": "corner", "cells": "r1c4", "digit": 2 },
            { "do": "centre", "cells": "r1c4", "digit": 6 },
            { "do": "colour", "cells": "r1c1", "colour": 3 },
        ],
        "done": 4,
    });
    check::<PlayLink>(
        json!({ "game": game }),
        expect![[r#"
        {
          "query": "version=2&layout=9x9&puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&title=A+%26+B&level=easy"
        }"#]],
    );
    check::<PlayLink>(
        json!({ "game": game, "progress": true }),
        expect![[r#"
        {
          "query": "version=2&layout=9x9&puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&placed=..4..............................................................................&corner=,,,2,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,&centre=,,,6,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,&colours=3,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,&title=A+%26+B&level=easy"
        }"#]],
    );
    // What is linked is read again, with everything on it.
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let link: PlayLink = serde_json::from_value(json!({ "game": game, "progress": true })).unwrap();
    let Ok(answer) = link.answer(&asker) else { panic!("it is a game") };
    let text = format!("https://example.org/en/play?{}", answer.query);
    let read: Read = serde_json::from_value(json!({ "text": text })).unwrap();
    let Ok(read) = read.answer(&asker) else { panic!("it is a link") };
    let saved = serde_json::to_value(&read.games[0]).unwrap();
    assert_eq!(saved["title"], "A & B");
    assert_eq!(saved["start"]["placed"].as_str().unwrap().find('4'), Some(2));
    assert_eq!(saved["start"]["corner"][3], "2");
    assert_eq!(saved["start"]["centre"][3], "6");
    assert_eq!(saved["start"]["colours"][0], "3");
    check::<PlayLink>(
        json!({ "puzzle": "https://example.org/play?version=2&layout=6x6&puzzle=1" }),
        expect!["refused: too few cells: found 1: expected 36"],
    );
}

#[test]
fn lists() {
    check::<Engines>(
        json!({}),
        expect![[r#"
        [
          {
            "name": "fast",
            "about": "the default: the fastest",
            "origin": "ennead",
            "traces": false
          },
          {
            "name": "trial",
            "about": "put a digit into the first empty cell, check the whole grid, go on from there",
            "origin": "Harry Broeders, sudoku.c, TH Rijswijk",
            "traces": true
          },
          {
            "name": "backtracking",
            "about": "the first empty cell, the digits 1 to 9 that are allowed, go on, undo",
            "origin": "the general backtrack_all() and the class SudokuSpiel of a German school lesson",
            "traces": true
          },
          {
            "name": "three-tier",
            "about": "naked singles; then hidden singles; then search over the rest, crossing out on the way",
            "origin": "Eberhard Sturm, Sudopli, a solver in PL/I (2005)",
            "traces": true
          },
          {
            "name": "guess-ladder",
            "about": "naked singles; else guess; for each candidate struck out, the depth is noted, and a dead end restores the candidates of its depth",
            "origin": "Mike Schwörer, sudoku.b93, a solver in Befunge-93",
            "traces": true
          },
          {
            "name": "dancing-links",
            "about": "exact cover",
            "origin": "Donald E. Knuth, Dancing links (2000)",
            "traces": true
          },
          {
            "name": "logic",
            "about": "techniques, step by proven step, no guessing",
            "origin": "ennead",
            "traces": false
          }
        ]"#]],
    );
    for question in [ask::<Formats>, ask::<Techniques>] {
        let list: Vec<Value> = serde_json::from_str(&question(json!({}), "de").unwrap()).unwrap();
        assert!(list.len() > 20);
        assert!(list.iter().all(|it| it["name"].is_string()));
    }
}

#[test]
fn prove() {
    let answer = |question| -> Value {
        serde_json::from_str(&ask::<Prove>(question, "en").expect("an answer")).expect("JSON")
    };
    let several = answer(json!({"puzzle": SEVERAL, "trim": true}));
    assert_eq!(several["complete"], true);
    assert_eq!(several["solutions"].as_array().map(Vec::len), Some(2));
    let verdicts = [0_usize, 1].map(|i| several["proofs"][i]["verdict"].clone());
    assert_eq!(verdicts, ["s VERIFIED UNSATISFIABLE", "s VERIFIED SATISFIABLE"]);
    // The formula says what is claimed, however it is proved.
    let proof = |question| answer(question)["proofs"][0].clone();
    let short = proof(json!({"puzzle": ESCARGOT}));
    let watched = proof(json!({"puzzle": ESCARGOT, "engine": "three-tier"}));
    assert_eq!((&short["name"], &short["formula"]), (&watched["name"], &watched["formula"]));
    assert_ne!(short["proof"], watched["proof"]);
    let drat = proof(json!({"puzzle": EASY, "notation": "drat"}));
    assert_eq!(drat["proof"], "0\n");
    let none = answer(json!({"puzzle": ".".repeat(81), "notation": "drat"}));
    assert_eq!((&none["complete"], &none["proofs"]), (&json!(false), &json!([])));
    check::<Prove>(
        json!({"puzzle": EASY, "engine": "fast"}),
        expect![[
            r#"refused: The engine fast has no trace that could be a proof. Leave out --engine for a short proof, or choose one of these: trial, backtracking, three-tier, guess-ladder, dancing-links"#
        ]],
    );
    check::<Prove>(
        json!({"puzzle": EASY, "notation": "lrat"}),
        expect![[
            r#"refused: There is no format `lrat`. Did you mean `drat`? There are: veripb, drat."#
        ]],
    );
}

#[test]
fn a_puzzle_without_a_solution_has_no_next_step() {
    for depth in 1..=3 {
        let question = json!({ "puzzle": UNSOLVABLE, "depth": depth });
        let answer = ask::<Hint>(question, "de").unwrap();
        assert!(answer.contains(r#""hint": "unsolvable""#), "{answer}");
        assert!(answer.contains("keine Lösung") && !answer.contains("Sieh dir"), "{answer}");
    }
    check::<Steps>(
        json!({ "puzzle": UNSOLVABLE }),
        expect![[r#"
        {
          "puzzle": "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36",
          "hint": "unsolvable",
          "text": "The puzzle has no solution, so no step helps. Check the givens.",
          "steps": [],
          "complete": true,
          "unique": false,
          "cells": []
        }"#]],
    );
}

#[test]
fn all_steps() {
    let few = json!({ "puzzle": NEARLY });
    check::<Steps>(
        few.clone(),
        expect![[r#"
            {
              "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
              "hint": "step",
              "text": "9 steps.",
              "steps": [
                {
                  "technique": "full-house",
                  "name": "Full house",
                  "places": [
                    "1r9c7"
                  ],
                  "eliminates": [],
                  "text": "r9c7 is the last empty cell of column 7, and 1 is the digit still missing there. Place 1 in r9c7."
                },
                {
                  "technique": "full-house",
                  "name": "Full house",
                  "places": [
                    "7r9c8"
                  ],
                  "eliminates": [],
                  "text": "r9c8 is the last empty cell of column 8, and 7 is the digit still missing there. Place 7 in r9c8."
                },
                {
                  "technique": "full-house",
                  "name": "Full house",
                  "places": [
                    "9r9c9"
                  ],
                  "eliminates": [],
                  "text": "r9c9 is the last empty cell of column 9, and 9 is the digit still missing there. Place 9 in r9c9."
                },
                {
                  "technique": "naked-single",
                  "name": "Naked single",
                  "places": [
                    "1r9c7"
                  ],
                  "eliminates": [],
                  "text": "1 is the only candidate left in r9c7. Place 1 in r9c7."
                },
                {
                  "technique": "naked-single",
                  "name": "Naked single",
                  "places": [
                    "7r9c8"
                  ],
                  "eliminates": [],
                  "text": "7 is the only candidate left in r9c8. Place 7 in r9c8."
                },
                {
                  "technique": "naked-single",
                  "name": "Naked single",
                  "places": [
                    "9r9c9"
                  ],
                  "eliminates": [],
                  "text": "9 is the only candidate left in r9c9. Place 9 in r9c9."
                },
                {
                  "technique": "hidden-single",
                  "name": "Hidden single",
                  "places": [
                    "1r9c7"
                  ],
                  "eliminates": [],
                  "text": "The 1 of box 9 can only go to r9c7. Place 1 in r9c7."
                },
                {
                  "technique": "hidden-single",
                  "name": "Hidden single",
                  "places": [
                    "7r9c8"
                  ],
                  "eliminates": [],
                  "text": "The 7 of box 9 can only go to r9c8. Place 7 in r9c8."
                },
                {
                  "technique": "hidden-single",
                  "name": "Hidden single",
                  "places": [
                    "9r9c9"
                  ],
                  "eliminates": [],
                  "text": "The 9 of box 9 can only go to r9c9. Place 9 in r9c9."
                }
              ],
              "complete": true,
              "unique": true,
              "cells": []
            }"#]],
    );
    check_in::<Steps>(
        "nl",
        few,
        expect![[r#"
        {
          "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
          "hint": "step",
          "text": "9 stappen.",
          "steps": [
            {
              "technique": "full-house",
              "name": "Laatste cel",
              "places": [
                "1r9c7"
              ],
              "eliminates": [],
              "text": "r9c7 is de laatste lege cel in kolom 7, en daar ontbreekt nog de 1. Invullen: 1 in r9c7."
            },
            {
              "technique": "full-house",
              "name": "Laatste cel",
              "places": [
                "7r9c8"
              ],
              "eliminates": [],
              "text": "r9c8 is de laatste lege cel in kolom 8, en daar ontbreekt nog de 7. Invullen: 7 in r9c8."
            },
            {
              "technique": "full-house",
              "name": "Laatste cel",
              "places": [
                "9r9c9"
              ],
              "eliminates": [],
              "text": "r9c9 is de laatste lege cel in kolom 9, en daar ontbreekt nog de 9. Invullen: 9 in r9c9."
            },
            {
              "technique": "naked-single",
              "name": "Enige kandidaat",
              "places": [
                "1r9c7"
              ],
              "eliminates": [],
              "text": "In r9c7 is alleen nog de 1 mogelijk. Invullen: 1 in r9c7."
            },
            {
              "technique": "naked-single",
              "name": "Enige kandidaat",
              "places": [
                "7r9c8"
              ],
              "eliminates": [],
              "text": "In r9c8 is alleen nog de 7 mogelijk. Invullen: 7 in r9c8."
            },
            {
              "technique": "naked-single",
              "name": "Enige kandidaat",
              "places": [
                "9r9c9"
              ],
              "eliminates": [],
              "text": "In r9c9 is alleen nog de 9 mogelijk. Invullen: 9 in r9c9."
            },
            {
              "technique": "hidden-single",
              "name": "Enige plaats",
              "places": [
                "1r9c7"
              ],
              "eliminates": [],
              "text": "In blok 9 kan de 1 alleen in r9c7. Invullen: 1 in r9c7."
            },
            {
              "technique": "hidden-single",
              "name": "Enige plaats",
              "places": [
                "7r9c8"
              ],
              "eliminates": [],
              "text": "In blok 9 kan de 7 alleen in r9c8. Invullen: 7 in r9c8."
            },
            {
              "technique": "hidden-single",
              "name": "Enige plaats",
              "places": [
                "9r9c9"
              ],
              "eliminates": [],
              "text": "In blok 9 kan de 9 alleen in r9c9. Invullen: 9 in r9c9."
            }
          ],
          "complete": true,
          "unique": true,
          "cells": []
        }"#]],
    );
    let text = |question: Value, language: &str| ask::<Steps>(question, language).unwrap();
    // Steps of many techniques, each result once, all of them proved when they were found.
    let many = text(json!({ "puzzle": FOUR }), "en");
    assert!(many.contains("naked-pair") || many.contains("pointing"), "{many}");
    let first = text(json!({ "puzzle": EASY, "most": 3 }), "de");
    assert!(first.contains("Die ersten 3 Schritte; es gibt mehr."), "{first}");
    assert!(first.contains(r#""complete": false"#));
    check::<Steps>(
        json!({ "puzzle": CLASHING }),
        expect![[r#"
        {
          "puzzle": "5...5............................................................................",
          "hint": "mistakes",
          "text": "The same digit occurs twice in a house: 5r1c1 5r1c5",
          "steps": [],
          "complete": true,
          "unique": false,
          "cells": [
            "r1c1",
            "r1c5"
          ]
        }"#]],
    );
    check::<Steps>(
        json!({ "puzzle": EASY, "most": 0 }),
        expect!["refused: `most` must be from 1 to 10,000."],
    );
}

#[test]
fn a_grid_is_drawn() {
    let svg = |question: Value| ask::<DrawGrid>(question, "en");
    let plain = svg(json!({ "puzzle": EASY })).unwrap();
    let longer = |more: &str| {
        let question = format!(r#"{{ "puzzle": "{EASY}", {more} }}"#);
        svg(serde_json::from_str(&question).unwrap()).unwrap().len() > plain.len()
    };
    for more in [r#""marks": "all""#, r#""step": true"#, r#""solution": true"#, r#""labels": true"#]
    {
        assert!(longer(more), "{more}");
    }
    check::<DrawGrid>(
        json!({ "puzzle": SEVERAL, "solution": true }),
        expect!["refused: There is no single solution to draw."],
    );
    check::<DrawGrid>(
        json!({ "puzzle": UNSOLVABLE, "step": true }),
        expect!["refused: The puzzle has no solution, so no step helps. Check the givens."],
    );
    check::<DrawGrid>(
        json!({ "puzzle": EASY, "size": 5 }),
        expect!["refused: `size` must be from 10 to 1000."],
    );
    check::<DrawGrid>(
        json!({ "puzzle": EASY, "marks": "some" }),
        expect!["refused: `some` is unknown. There are: none, own, all."],
    );
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let pages = |title: &str, labels: bool| {
        json!({
            "title": title,
            "sections": [{ "level": "easy", "puzzles": [{ "puzzle": EASY, "id": "数独 1" }] }],
            "settings": { "labels": labels },
        })
    };
    check::<BookletPages>(
        pages("Судоку", false),
        expect![
            "refused: The fonts cannot print С (U+0421) in “Судоку”; they have Latin letters only."
        ],
    );
    check_in::<BookletPages>(
        "de",
        pages("Rätsel", true),
        expect![
            "refused: Die Schrift hat kein Zeichen für 数 (U+6570) in „数独 1“; sie hat nur lateinische Buchstaben."
        ],
    );
    assert!(ask::<BookletPages>(pages("Rätsel", false), "en").is_ok());
}

#[test]
fn hopeless_patterns_are_refused_with_the_reason() {
    let heart = include_str!("../../../examples/patterns/heart.txt");
    let question = json!({ "pattern": heart, "symmetry": "horizontal", "seed": 1 });
    check_in::<Generate>(
        "de",
        question,
        expect![
            "refused: Vom Muster bleiben (mit der Symmetrie) nur 20 Zellen. Rätsel mit so wenigen Vorgaben sind zu selten, als dass sich in einem festen Muster eines finden ließe; lass mehr Zellen zu. Mit --attempts wird es trotzdem versucht."
        ],
    );
}

#[test]
fn black_cells_are_no_digits_and_not_the_most_of_a_puzzle() {
    let puzzle = "size 2 2\nblack at r1c2\nA at r1c1\nB at r2c1\ndown: A\nacross: B\n\
                  A down: = 12\nB across: = 23\n";
    let solved = ask::<CrossSolve>(json!({ "text": puzzle }), "en").unwrap();
    assert!(solved.contains(r##""1#""##), "{solved}");
    check::<CrossGenerate>(
        json!({ "black": 90, "seed": 1 }),
        expect!["refused: `black` must be from 0 to 50."],
    );
}

#[test]
fn nothing_is_unnecessary_in_a_contradiction() {
    let puzzle = include_str!("../../../testdata/cross/contradiction.kz");
    let checked = ask::<CrossCheck>(json!({ "text": puzzle }), "en").unwrap();
    assert!(checked.contains("There is no solution."), "{checked}");
    assert!(!checked.contains("left out") && !checked.contains("needed"), "{checked}");
    assert!(checked.contains(r#""redundant": []"#), "{checked}");
}
