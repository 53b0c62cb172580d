//! Questions as a front end asks them: JSON in, JSON or a refusal in words out.

#![expect(clippy::too_many_lines, reason = "recorded answers are long")]

use ennead::rating::Level;
use ennead_api::cross::{
    CrossCheck, CrossConvert, CrossDraw, CrossExplain, CrossGenerate, CrossSolve, CrossSudoku,
};
use ennead_api::engine::{Exercise, TraceEvents, TraceFind, TraceState, TraceSummary};
use ennead_api::page::BookletPages;
use ennead_api::play::{CheckGame, Hint, Play, Protocol};
use ennead_api::puzzle::{DAILY_LEVELS, Daily, Inspect, one_of};
use ennead_api::{Asker, Question, Refusal, Stop};
use ennead_text::{Language, Words};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const BEFUNGE: &str =
    ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";
/// The 2 in r2c1 is wrong.
const MISTAKEN: &str =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

fn words(code: &str) -> Words {
    Words::new(code.parse::<Language>().unwrap())
}

/// The answer, or the refusal in words.
fn ask_in<Q: Question>(code: &str, question: Value) -> Result<Value, String> {
    let answer = crate::asked::<Q>(question, &words(code));
    answer.map(|answer| serde_json::to_value(answer).unwrap())
}

fn ask<Q: Question>(question: Value) -> Value {
    ask_in::<Q>("en", question).unwrap()
}

#[track_caller]
fn answers<Q: Question>(question: Value, expected: Expect) {
    let answer = ask_in::<Q>("en", question);
    expected.assert_eq(&answer.map_or_else(
        |refusal| format!("refused: {refusal}\n"),
        |answer| serde_json::to_string_pretty(&answer).unwrap() + "\n",
    ));
}

#[track_caller]
fn refused<Q: Question>(code: &str, question: Value, expected: Expect) {
    expected.assert_eq(&ask_in::<Q>(code, question).expect_err("an answer"));
}

fn game(givens: &str) -> Value {
    json!({ "version": 1, "start": { "givens": givens } })
}

/// The game after `changes`.
fn played(givens: &str, changes: Value) -> Value {
    ask::<Play>(json!({ "game": game(givens), "changes": changes }))["game"].clone()
}

#[test]
fn a_game_goes_on_and_is_described_in_words() {
    let changes = json!([
        { "do": "enter", "cells": "r1c3", "digit": 4, "tidy": true },
        { "do": "corner", "cells": "r1c4 r1c6", "digit": 6 },
        "undo",
        { "reason": "the only 4", "of": 0 },
        { "hint": "naked-single", "depth": 2 },
        { "do": "step", "technique": "nobody-knows-it", "placements": "2r1c4" },
    ]);
    let answer = ask::<Play>(json!({ "game": game(PUZZLE), "changes": changes }));
    assert_eq!(answer["view"]["filled"], 32);
    assert_eq!(answer["view"]["marked"], false);
    answers::<Protocol>(
        json!({ "game": answer["game"] }),
        expect![[r#"
            {
              "count": "2 moves, 1 taken back, one hint asked for.",
              "lines": [
                {
                  "at": 0,
                  "reason": "the only 4",
                  "what": "r1c3 = 4"
                },
                {
                  "at": 0,
                  "reason": "",
                  "what": "nobody-knows-it: r1c4=2"
                }
              ],
              "text": "Record of moves\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\n   1    0:00  r1c3 = 4  (the only 4)\n   2    0:00  nobody-knows-it: r1c4=2\n\n2 moves, 1 taken back, one hint asked for.\n"
            }
        "#]],
    );
    refused::<Play>(
        "de",
        json!({ "game": { "version": 3 } }),
        expect!["Das ist kein gespeichertes Spiel: `version` kann nicht `3` sein."],
    );
    let outside = json!([{ "do": "clear", "cells": "r0c1" }]);
    refused::<Play>(
        "nl",
        json!({ "game": game(PUZZLE), "changes": outside }),
        expect!["Dit is geen bewaard spel: `cells` kan niet `r0c1` zijn."],
    );
}

#[test]
fn a_check_finds_what_is_wrong() {
    let enter = |cells: &str, digit: u8| json!([{ "do": "enter", "cells": cells, "digit": digit }]);
    let check = |givens: &str, changes: Value| {
        let answer = ask::<CheckGame>(json!({ "game": played(givens, changes) }));
        format!("{} {}: {}\n", answer["finding"], answer["cells"], answer["sentence"])
    };
    let all = [
        check(PUZZLE, json!([])),
        check(PUZZLE, enter("r1c3", 5)),
        check(PUZZLE, enter("r1c3", 2)),
        check(&format!("55{}", &PUZZLE[2..]), json!([])),
        check(&".".repeat(81), enter("r1c3", 5)),
        check(
            "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36",
            json!([]),
        ),
    ];
    expect![[r#"
        "fine" []: "Right so far; 51 cells are left."
        "conflicts" ["r1c1","r1c3"]: "2 cells clash: r1c1 r1c3"
        "mistakes" ["r1c3"]: "One digit is wrong: r1c3"
        "conflicts" ["r1c1","r1c2"]: "2 cells clash: r1c1 r1c2"
        "fine" []: "Right so far; 80 cells are left."
        "unsolvable" []: "The puzzle has no solution."
    "#]]
    .assert_eq(&all.concat());
}

/// A hint of any kind has fields of the same types, and candidates that only the wrong digit rules
/// out are not called struck.
#[test]
fn a_hint_on_a_mistake_is_a_hint_like_others() {
    let wrong = json!([{ "do": "enter", "cells": "r2c1", "digit": 2, "tidy": true }]);
    let clashing = json!([{ "do": "enter", "cells": "r2c1", "digit": 8 }]);
    let mistakes = |givens: &str, changes: &Value| {
        let game = played(givens, changes.clone());
        let answer = ask::<Hint>(json!({ "game": game, "depth": 2 }));
        format!("{}\n", serde_json::to_string_pretty(&answer).unwrap())
    };
    expect![[r#"
        {
          "cells": [
            "r2c1"
          ],
          "hint": "mistakes",
          "houses": [],
          "puzzle": "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2",
          "sentences": [
            "There is a mistake: 2 in r2c1 is wrong."
          ],
          "technique": null,
          "text": "There is a mistake: 2 in r2c1 is wrong.",
          "unique": true
        }
    "#]].assert_eq(&mistakes(MISTAKEN, &wrong));
    expect![[r#"
        {
          "cells": [
            "r2c1",
            "r2c2"
          ],
          "hint": "mistakes",
          "houses": [],
          "puzzle": "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2",
          "sentences": [
            "The same digit occurs twice in a house: 8r2c1 8r2c2"
          ],
          "technique": null,
          "text": "The same digit occurs twice in a house: 8r2c1 8r2c2",
          "unique": false
        }
    "#]].assert_eq(&mistakes(MISTAKEN, &clashing));
    let clash = format!("55{}", &PUZZLE[2..]);
    expect![[r#"
        {
          "cells": [
            "r1c1",
            "r1c2"
          ],
          "hint": "mistakes",
          "houses": [],
          "puzzle": "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "sentences": [
            "The same digit occurs twice in a house: 5r1c1 5r1c2"
          ],
          "technique": null,
          "text": "The same digit occurs twice in a house: 5r1c1 5r1c2",
          "unique": false
        }
    "#]].assert_eq(&mistakes(&clash, &json!([])));
    let hints = [
        ask::<Hint>(json!({ "game": played(MISTAKEN, wrong) })),
        ask::<Hint>(json!({ "game": played(MISTAKEN, clashing) })),
        ask::<Hint>(json!({ "game": game(MISTAKEN) })),
        ask::<Hint>(json!({ "puzzle": ".".repeat(81) })),
    ];
    for hint in hints {
        assert!(hint["cells"].is_array() && hint["houses"].is_array(), "{hint}");
        assert!(hint["sentences"].is_array() && hint["text"].is_string(), "{hint}");
    }
}

#[test]
fn a_trace_can_be_seen_at_any_moment() {
    let of = |more: Value| {
        let mut question = json!({ "puzzle": BEFUNGE, "engine": "guess-ladder" });
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        question
    };
    let summary = ask::<TraceSummary>(of(json!({})));
    assert_eq!((&summary["guesses"], &summary["backtracks"]), (&json!(2164), &json!(2151)));
    assert_eq!(summary["overview"]["solved"], json!([607]));
    let end = ask::<TraceState>(of(json!({ "at": u64::MAX, "tree": true, "near": 4 })));
    assert_eq!((&end["at"], &end["depth"]), (&summary["events"], &json!(14)));
    let guesses = |of: &Value| -> Vec<Value> {
        let of = of.as_array().unwrap().iter();
        of.map(|it| json!([it["depth"], it["cell"], it["digit"]])).collect()
    };
    assert_eq!(guesses(&end["tree"]["path"]), guesses(&end["stack"]));
    let start = ask::<TraceState>(of(json!({ "near": 1 })));
    assert_eq!(start["near"]["actions"], "p", "a given is not a guess");
    let typo = of(json!({ "form": 18 }));
    assert!(serde_json::from_value::<TraceEvents>(typo).is_err(), "`from` is misspelt");
    answers::<TraceEvents>(
        of(json!({ "from": 18, "count": 3 })),
        expect![[r#"
        {
          "events": [
            {
              "action": "eliminate",
              "cell": "r8c4",
              "depth": 1,
              "digit": 2,
              "line": 18
            },
            {
              "action": "eliminate",
              "cell": "r7c4",
              "depth": 1,
              "digit": 2,
              "line": 18
            },
            {
              "action": "eliminate",
              "cell": "r6c4",
              "depth": 1,
              "digit": 2,
              "line": 18
            }
          ],
          "from": 18,
          "of": 82669
        }
    "#]],
    );
    answers::<TraceFind>(
        of(json!({ "from": 0, "action": "guess" })),
        expect![[r#"
        {
          "at": 507
        }
    "#]],
    );
    answers::<TraceFind>(
        of(json!({ "from": 0, "action": "guess", "back": true })),
        expect![[r#"
        {
          "at": null
        }
    "#]],
    );
    refused::<TraceFind>(
        "de",
        of(json!({ "from": 0, "action": "guesss" })),
        expect![
            "`guesss` ist unbekannt. Gemeint ist vielleicht `guess`. Es gibt: given, place, eliminate, reject, guess, undo, contradiction, solution."
        ],
    );
    let fast = json!({ "puzzle": PUZZLE, "engine": "fast" });
    refused::<TraceSummary>(
        "en",
        fast,
        expect![
            "The engine fast writes no trace to watch; these do: trial, backtracking, three-tier, guess-ladder, dancing-links"
        ],
    );
    let clash = json!({ "puzzle": format!("55{}", &PUZZLE[2..]), "engine": "trial" });
    refused::<TraceSummary>(
        "de",
        clash,
        expect![
            "Dieselbe Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block: 5r1c1 5r1c2"
        ],
    );
}

#[test]
fn a_trace_nobody_waits_for_ends() {
    let stop = Stop::new();
    stop.raise();
    let words = words("en");
    let asker = Asker { stop: &stop, ..Asker::patient(&words) };
    let question = json!({ "puzzle": BEFUNGE, "engine": "trial" });
    let question: TraceSummary = serde_json::from_value(question).unwrap();
    assert!(matches!(question.answer(&asker), Err(Refusal::Stopped)));
}

#[test]
fn the_exercise_runs_what_the_learner_put_together() {
    let gaps = json!({ "gaps": ["row-only", "recurse", "take-back"] });
    answers::<Exercise>(
        gaps,
        expect![[r#"
            {
              "clashes": [
                "r1c2",
                "r1c3",
                "r1c4",
                "r1c6",
                "r1c7",
                "r1c8",
                "r1c9",
                "r2c2",
                "r2c3",
                "r2c6",
                "r2c8",
                "r2c9",
                "r3c1",
                "r3c4",
                "r3c6",
                "r3c8",
                "r3c9",
                "r4c2",
                "r4c3",
                "r4c4",
                "r4c5",
                "r4c6",
                "r4c7",
                "r4c8",
                "r5c2",
                "r5c5",
                "r5c7",
                "r5c8",
                "r6c2",
                "r6c3",
                "r6c4",
                "r6c6",
                "r6c8",
                "r7c1",
                "r7c2",
                "r7c3",
                "r7c4",
                "r7c5",
                "r7c8",
                "r7c9",
                "r8c1",
                "r8c2",
                "r8c3",
                "r8c4",
                "r8c7",
                "r8c8",
                "r9c1",
                "r9c2",
                "r9c3",
                "r9c4",
                "r9c6",
                "r9c7",
                "r9c8",
                "r9c9"
              ],
              "gaps": [
                "row-only",
                "recurse",
                "take-back"
              ],
              "givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "grid": "531274689623195478198234567812465793425863791713425896163457289236419785123485679",
              "moment": null,
              "moments": 342,
              "outcome": "wrong",
              "right": false,
              "sentence": "After 239 steps the grid is full, but 54 cells clash. Is every digit checked before it is written?",
              "steps": 239,
              "understood": [
                "x is not in row r",
                "backtrack_sudoku()",
                "empty (r, c) again"
              ]
            }
        "#]],
    );
    let gaps = json!({ "gaps": ["allowed", "make some tea", "take-back"] });
    refused::<Exercise>(
        "nl",
        gaps,
        expect![
            "Open plek 2: “make some tea” is niet te begrijpen. Zeg het anders, bijvoorbeeld zoals in de suggesties."
        ],
    );
}

/// Two cells, one word: its digits differ by one, and their sum is 5.
const CROSS: &str = "2 1\n1\nA 1 1\n1\nA\n0\n1\neq(qs(A_w),5)\n";

#[test]
fn a_cross_number_puzzle_is_solved_checked_and_explained() {
    answers::<CrossSolve>(
        json!({ "text": CROSS }),
        expect![[r#"
            {
              "complete": false,
              "count": 2,
              "decided": true,
              "digits": "cells",
              "leading_zeros": true,
              "nodes": 2,
              "sentences": [
                "There are several solutions.",
                "Solutions found: 2; there may be more.",
                "Assumed: words may begin with 0; the digits of a word are those in its cells."
              ],
              "solutions": [
                [
                  "05"
                ],
                [
                  "14"
                ]
              ],
              "states": 29,
              "unique": false
            }
        "#]],
    );
    answers::<CrossCheck>(
        json!({ "text": CROSS }),
        expect![[r#"
            {
              "complete": false,
              "count": 2,
              "decided": true,
              "digits": "cells",
              "leading_zeros": true,
              "loose_cells": [],
              "minimal": false,
              "nodes": 2,
              "redundant": [
                false
              ],
              "sentences": [
                "There are several solutions.",
                "Solutions found: 2; there may be more.",
                "Assumed: words may begin with 0; the digits of a word are those in its cells.",
                "Every rule is needed."
              ],
              "solutions": [
                [
                  "05"
                ],
                [
                  "14"
                ]
              ],
              "states": 29,
              "unique": false,
              "unused_words": []
            }
        "#]],
    );
    answers::<CrossExplain>(
        json!({ "text": CROSS }),
        expect![[r#"
            {
              "above": [],
              "black": [],
              "contradiction": null,
              "digits": "cells",
              "height": 1,
              "leading_zeros": true,
              "left": [],
              "marks": [
                {
                  "cell": 0,
                  "name": "A"
                }
              ],
              "rules": [
                {
                  "cells": [
                    0,
                    1
                  ],
                  "cut": false,
                  "domains": [
                    {
                      "column": 1,
                      "digits": [
                        0,
                        1,
                        2,
                        3,
                        4,
                        5
                      ],
                      "row": 0
                    },
                    {
                      "column": 0,
                      "digits": [
                        0,
                        1,
                        2,
                        3,
                        4,
                        5
                      ],
                      "row": 0
                    }
                  ],
                  "facts": [
                    "r1c2 ∈ {0 1 2 3 4 5}",
                    "r1c1 ∈ {0 1 2 3 4 5}",
                    "combinations for r1c1 r1c2: 6"
                  ],
                  "more": 0,
                  "states": 29,
                  "support": 2,
                  "text": "digit sum = 5",
                  "waiting": 0,
                  "word": 0
                }
              ],
              "width": 2,
              "words": [
                {
                  "across": true,
                  "cells": [
                    0,
                    1
                  ],
                  "name": "A"
                }
              ]
            }
        "#]],
    );
    for code in ["de", "nl"] {
        let broken = ask_in::<CrossSolve>(code, json!({ "text": "1 1 1" })).unwrap_err();
        assert_ne!(Err(broken), ask_in::<CrossSolve>("en", json!({ "text": "1 1 1" })), "{code}");
    }
    let clues = ask::<CrossConvert>(json!({ "text": CROSS }))["text"].clone();
    assert_eq!(
        ask::<CrossSolve>(json!({ "text": clues }))["solutions"],
        ask::<CrossSolve>(json!({ "text": CROSS }))["solutions"]
    );
    let drawn = ask::<CrossDraw>(json!({ "text": CROSS, "solution": true }));
    assert!(drawn["svg"].as_str().unwrap().starts_with("<svg"));
    let made = json!({ "width": 3, "height": 3, "seed": 7 });
    let made = ask::<CrossGenerate>(made)["text"].clone();
    assert_eq!(ask::<CrossSolve>(json!({ "text": made }))["unique"], true);
    let sudoku = ask::<CrossSudoku>(json!({ "puzzle": PUZZLE }))["text"].clone();
    assert!(sudoku.as_str().unwrap().starts_with("9 9"));
    let too_large = json!({ "width": 51, "seed": 7 });
    refused::<CrossGenerate>("de", too_large, expect!["`width` muss zwischen 1 und 50 liegen."]);
}

#[test]
fn a_booklet_has_pages_and_says_what_it_leaves_out() {
    let puzzle = |puzzle: &str| json!({ "puzzle": puzzle, "id": &puzzle[..3], "er": 1.2 });
    let puzzles = [puzzle(PUZZLE), puzzle(&".".repeat(81))];
    let sections = json!([{ "level": "easy", "puzzles": puzzles }]);
    let settings = json!({ "rating": true, "techniques": true, "qr": true });
    let question = json!({ "sections": sections, "settings": settings, "language": "de" });
    let mut answer = ask::<BookletPages>(question.clone());
    let shown = answer["shown"].take();
    assert_eq!(shown.as_array().unwrap().len(), 1);
    expect![[r#"{"first":0,"left_out":["..."],"pages":4,"puzzles":1,"said":"One puzzle on 4 pages.","shown":null}"#]].assert_eq(&answer.to_string());
    let worksheets = json!({ "sections": sections, "settings": { "worksheets": true } });
    assert_eq!(ask::<BookletPages>(worksheets)["pages"], 5);
    // A page for each of the five positions, besides title, rules and answers.
    let of_technique = json!({ "sections": [], "train": ["x-wing"] });
    assert_eq!(ask::<BookletPages>(of_technique)["puzzles"], 5);
    let question: BookletPages = serde_json::from_value(question).unwrap();
    let words = words("en");
    let pdf = question.pdf((2026, 1, 2), &Asker::patient(&words)).unwrap();
    assert!(pdf.starts_with(b"%PDF-"));
    for (wrong, expected) in [
        (json!({ "sections": [] }), expect!["Ask for at least one puzzle, or paste your own."]),
        (
            json!({ "sections": [], "train": ["forcing-net-verity"] }),
            expect!["There are no positions to practise for Forcing net (verity)."],
        ),
        (
            json!({ "sections": sections, "settings": { "paper": "a3" } }),
            expect!["`a3` is unknown. There are: a4, a5, letter, 6x9."],
        ),
        (
            json!({ "sections": sections, "settings": { "per_page": 3 } }),
            expect!["3 puzzles per page are not possible; choose 1, 2, 4 or 6."],
        ),
        (
            json!({ "sections": sections, "language": "xx" }),
            expect!["There is no language `xx`. There are: en, de, nl."],
        ),
        (
            json!({ "sections": [{ "level": "eazy", "puzzles": [] }] }),
            expect![
                "There is no level `eazy`. Did you mean `easy`? There are: easy, medium, hard, very-hard, extreme."
            ],
        ),
        (
            json!({ "sections": [{ "puzzles": [{ "puzzle": PUZZLE, "er": 21 }] }] }),
            expect!["`er` must be from 0 to 20."],
        ),
        (
            json!({ "sections": [{ "puzzles": [{ "puzzle": "53x" }] }] }),
            expect![
                "this is not a puzzle in any known format: expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`"
            ],
        ),
    ] {
        refused::<BookletPages>("en", wrong, expected);
    }
}

/// For an opened puzzle, the answer says all that a player should know: the level, or what is wrong
/// with the puzzle and what would mend it.
#[test]
fn what_was_opened_is_said_in_words() {
    let line = |code: &str, puzzle: &str| {
        let answer = ask_in::<Inspect>(code, json!({ "puzzle": puzzle, "rate": true })).unwrap();
        let text = |key: &str| answer[key].as_str().unwrap().to_owned();
        format!("{}: {} · {}", text("opened"), text("heading"), text("detail"))
    };
    assert_eq!(line("en", PUZZLE), "proper: One solution · easy · ER 1.2");
    assert_eq!(line("de", PUZZLE), "proper: Eine Lösung · leicht · ER 1,2");
    let clashing = format!("55{}", &PUZZLE[2..]);
    assert_eq!(line("nl", &clashing), "clashing: Gegeven cijfers botsen · 5r1c1 5r1c2");
    let empty = ".".repeat(81);
    assert_eq!(line("en", &empty), "several: At least two solutions · 81 cells differ");

    // The only change of one of the two fives that leaves a solution is the misread 3.
    let answer = ask::<Inspect>(json!({ "puzzle": clashing }));
    assert_eq!(answer["choices"][0]["cell"], "r1c2");
    assert_eq!(answer["choices"][0]["digits"], json!([3]));
    assert_eq!(answer["choices"][0]["text"], "3 in place of 5");

    // The four cells of a rectangle are empty: any of them decides.
    let rectangle =
        "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
    let answer = ask::<Inspect>(json!({ "puzzle": rectangle }));
    assert_eq!(answer["heading"], "Two solutions");
    assert_eq!(answer["differing"], json!(["r7c4", "r7c9", "r8c4", "r8c9"]));
    assert_eq!(answer["solutions"].as_array().unwrap().len(), 2);
    assert_eq!(answer["choices"].as_array().unwrap().len(), 4);
    assert_eq!(answer["choices"][0]["text"], "given 4 or 5, it is proper");
}

#[test]
fn a_mistake_is_named_with_its_move_and_nothing_else_is_blamed() {
    let changes = json!([
        { "do": "fill-marks" },
        { "do": "enter", "cells": "r1c3", "digit": 2, "tidy": true },
        { "do": "enter", "cells": "r1c4", "digit": 6, "tidy": true },
    ]);
    let check =
        |changes: &Value| ask::<CheckGame>(json!({ "game": played(PUZZLE, changes.clone()) }));
    let answer = check(&changes);
    assert_eq!(answer["wrong"], json!(["r1c3"]));
    assert_eq!(answer["origin_move"], 2);
    assert_eq!(answer["title"], "One digit is wrong");
    assert_eq!(answer["text"], "r1c3 is not 2. Your other digit and all your marks are right.");
    assert_eq!(answer["origin"], "It was move 2 of 3. Taking it out keeps what came after.");
    // Taken out, it leaves nothing behind.
    let mut mended = changes;
    mended.as_array_mut().unwrap().push(json!({ "do": "clear", "cells": "r1c3" }));
    assert_eq!(check(&mended)["finding"], "fine");
    // A candidate struck by hand is the player's own.
    let struck = json!([{ "do": "fill-marks" }, { "do": "corner", "cells": "r1c3", "digit": 4 }]);
    let answer = check(&struck);
    assert_eq!((&answer["finding"], &answer["origin_move"]), (&json!("struck"), &json!(2)));
    assert_eq!(answer["text"], "A candidate that belongs there is missing in r1c3.");
}

#[test]
fn a_puzzle_that_was_not_made_is_not_an_empty_grid() {
    let (words, stop) = (words("en"), Stop::new());
    stop.raise();
    let asker = Asker { words: &words, stop: &stop, ..Asker::patient(&words) };
    assert!(one_of(Level::Easy, 1, &asker).is_err());
}

#[test]
fn the_puzzle_of_a_day_has_three_levels_and_needs_a_date() {
    let daily = |date: &str, level: &str| json!({ "date": date, "level": level });
    for level in DAILY_LEVELS {
        let answer = ask::<Daily>(daily("2026-11-22", level.name()));
        assert_eq!(answer["level"], level.name());
    }
    for (date, seed) in [("2026-11-22", 20_261_122), ("2024-02-29", 20_240_229)] {
        assert_eq!(ask::<Daily>(daily(date, "easy"))["seed"], seed);
    }
    for wrong in ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-2", "22.11.2026"] {
        assert!(ask_in::<Daily>("en", daily(wrong, "easy")).is_err(), "{wrong}");
    }
    refused::<Daily>(
        "de",
        daily("2026-02-30", "easy"),
        expect!["2026-02-30 ist kein Datum; ein Datum schreibt man wie 2026-11-22."],
    );
    refused::<Daily>(
        "en",
        daily("2026-11-22", "medium"),
        expect!["The puzzle of a day has the levels easy, hard, very-hard, not medium."],
    );
}
