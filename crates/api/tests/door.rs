//! Questions as a door puts them: JSON in, JSON or a refusal in words out.

use ennead_api::*;
use ennead_text::{Language, Words};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const BEFUNGE: &str =
    ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";
/// A 2 in r2c1 is wrong: `web-review.md`'s first finding.
const MISTAKEN: &str =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

fn words(code: &str) -> Words {
    Words::new(code.parse::<Language>().unwrap())
}

/// The answer, or the refusal in words.
fn ask_in<Q: Question>(code: &str, question: Value) -> Result<Value, String> {
    let question: Q = serde_json::from_value(question).map_err(|error| error.to_string())?;
    let words = words(code);
    let answer = question.answer(&Asker::patient(&words));
    let answer = answer.map_err(|refusal| refusal.sentence(&words))?;
    Ok(serde_json::to_value(answer).unwrap())
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
fn a_game_goes_on_and_is_told_in_words() {
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
    answers::<Protocol>(json!({ "game": answer["game"] }), expect![[""]]);
    refused::<Play>("de", json!({ "game": { "version": 2 } }), expect![[""]]);
    let outside = json!([{ "do": "clear", "cells": "r0c1" }]);
    refused::<Play>("nl", json!({ "game": game(PUZZLE), "changes": outside }), expect![[""]]);
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
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn a_trace_is_seen_anywhere() {
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
    answers::<TraceEvents>(of(json!({ "from": 18, "count": 3 })), expect![[""]]);
    answers::<TraceFind>(of(json!({ "from": 0, "action": "guess" })), expect![[""]]);
    answers::<TraceFind>(of(json!({ "from": 0, "action": "guess", "back": true })), expect![[""]]);
    refused::<TraceFind>("de", of(json!({ "from": 0, "action": "guesss" })), expect![[""]]);
    let fast = json!({ "puzzle": PUZZLE, "engine": "fast" });
    refused::<TraceSummary>("en", fast, expect![[""]]);
    let clash = json!({ "puzzle": format!("55{}", &PUZZLE[2..]), "engine": "trial" });
    refused::<TraceSummary>("de", clash, expect![[""]]);
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
    answers::<Exercise>(gaps, expect![[""]]);
    let gaps = json!({ "gaps": ["allowed", "recurs", "take-back"] });
    refused::<Exercise>("nl", gaps, expect![[""]]);
}

/// Two cells, one word: its digits differ by one, and their sum is 5.
const CROSS: &str = "2 1\n1\nA 1 1\n1\nA\n0\n1\neq(qs(A_w),5)\n";

#[test]
fn a_cross_number_puzzle_is_solved_checked_and_explained() {
    answers::<CrossSolve>(json!({ "text": CROSS }), expect![[""]]);
    answers::<CrossCheck>(json!({ "text": CROSS }), expect![[""]]);
    answers::<CrossExplain>(json!({ "text": CROSS }), expect![[""]]);
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
    refused::<CrossGenerate>("de", too_large, expect![[""]]);
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
    expect![[""]].assert_eq(&answer.to_string());
    let worksheets = json!({ "sections": sections, "settings": { "worksheets": true } });
    assert_eq!(ask::<BookletPages>(worksheets)["pages"], 6);
    let question: BookletPages = serde_json::from_value(question).unwrap();
    let words = words("en");
    let pdf = question.pdf((2026, 1, 2), &Asker::patient(&words)).unwrap();
    assert!(pdf.starts_with(b"%PDF-"));
    for (wrong, expected) in [
        (json!({ "sections": [] }), expect![[""]]),
        (json!({ "sections": sections, "settings": { "paper": "a3" } }), expect![[""]]),
        (json!({ "sections": sections, "settings": { "per_page": 3 } }), expect![[""]]),
        (json!({ "sections": sections, "language": "fr" }), expect![[""]]),
        (json!({ "sections": [{ "level": "eazy", "puzzles": [] }] }), expect![[""]]),
        (json!({ "sections": [{ "puzzles": [{ "puzzle": PUZZLE, "er": 21 }] }] }), expect![[""]]),
        (json!({ "sections": [{ "puzzles": [{ "puzzle": "53x" }] }] }), expect![[""]]),
    ] {
        refused::<BookletPages>("en", wrong, expected);
    }
}
