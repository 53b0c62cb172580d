//! Every question in JSON and its answer in JSON, as any door hands them on. To write them anew,
//! run with `UPDATE_EXPECT=1`, and read the difference.

use std::time::Duration;

use ennead_api::{
    Asker, Canon, Check, Engines, Explain, Formats, Generate, Hint, Question, Rate, Read, Refusal,
    Solve, Stop, Techniques, Write,
};
use ennead_text::{Language, Words};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

/// Naked singles finish it.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The same with three cells to find.
const NEARLY: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286...";
/// Four cells of a rectangle are open.
const SEVERAL: &str =
    "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736";
/// A naked pair of 1 and 2 needs a third digit.
const UNSOLVABLE: &str =
    "12.......3........4........5........6........7........8........9................3";
/// Two fives in row 1.
const CLASHING: &str =
    "5...5............................................................................";

fn words(language: &str) -> Words {
    Words::new(Language::for_locale(language).expect("it is spoken"))
}

fn ask<Q: Question>(question: Value, language: &str) -> Result<Value, String> {
    let words = words(language);
    let asker = Asker::patient(&words);
    let question: Q = serde_json::from_value(question).map_err(|error| error.to_string())?;
    match question.answer(&asker) {
        Ok(answer) => Ok(serde_json::to_value(answer).expect("answers are plain data")),
        Err(refusal) => Err(refusal.sentence(&words)),
    }
}

/// What comes of a question, in English.
fn check<Q: Question>(question: Value, expected: Expect) {
    check_in::<Q>("en", question, expected);
}

fn check_in<Q: Question>(language: &str, question: Value, expected: Expect) {
    let said = match ask::<Q>(question, language) {
        Ok(answer) => serde_json::to_string_pretty(&answer).expect("a value"),
        Err(refused) => format!("refused: {refused}"),
    };
    expected.assert_eq(&said);
}

#[test]
fn solve() {
    check::<Solve>(json!({ "puzzle": EASY }), expect![[]]);
    check::<Solve>(json!({ "puzzle": EASY, "limit": 1 }), expect![[]]);
    check::<Solve>(json!({ "puzzle": EASY, "engine": "trial", "stats": true }), expect![[]]);
    check::<Solve>(json!({ "puzzle": SEVERAL, "limit": 0 }), expect![[]]);
    check::<Solve>(json!({ "puzzle": UNSOLVABLE }), expect![[]]);
    check::<Solve>(json!({ "puzzle": UNSOLVABLE, "limit": 1 }), expect![[]]);
    check::<Solve>(json!({ "puzzle": CLASHING }), expect![[]]);
}

#[test]
fn solve_refuses() {
    check::<Solve>(json!({ "puzzle": EASY, "engine": "fsat" }), expect![[]]);
    check_in::<Solve>("de", json!({ "puzzle": EASY, "engine": "fsat" }), expect![[]]);
    check_in::<Solve>("nl", json!({ "puzzle": EASY, "engine": "prolog" }), expect![[]]);
    check::<Solve>(json!({ "puzzle": "53x" }), expect![[]]);
    check::<Solve>(json!({ "puzzle": "" }), expect![[]]);
    check::<Solve>(json!({ "puzzle": format!("{EASY}\n{EASY}\n") }), expect![[]]);
    check::<Solve>(json!({}), expect![[]]);
    check::<Solve>(json!({ "puzzle": EASY, "limits": 1 }), expect![[]]);
}

#[test]
fn a_question_that_is_stopped_has_no_answer() {
    let stop = Stop::new();
    stop.raise();
    let words = words("en");
    let asker = Asker { words: &words, stop: &stop, clock: || Duration::ZERO };
    let puzzle = || EASY.into();
    let choice = ennead_api::Choice::default;
    let hint = Hint { puzzle: Some(puzzle()), ..Hint::of(Default::default()) };
    let explain = Explain { puzzle: puzzle(), techniques: choice(), drawings: false };
    let rate = Rate { puzzle: puzzle(), canonical: false, uniqueness: true, stop_above: None };
    let generate = Generate { seed: 1, ..Generate::default() };
    assert_eq!(hint.answer(&asker).err(), Some(Refusal::Stopped));
    assert_eq!(explain.answer(&asker).err(), Some(Refusal::Stopped));
    assert_eq!(rate.answer(&asker).err(), Some(Refusal::Stopped));
    assert_eq!(generate.answer(&asker).err(), Some(Refusal::Stopped));
    let solve =
        Solve { puzzle: puzzle(), limit: 2, engine: Some("trial".to_owned()), stats: false };
    assert_eq!(solve.answer(&asker).err(), Some(Refusal::Stopped));
}

#[test]
fn is_it_a_proper_puzzle() {
    check::<Check>(json!({ "puzzle": NEARLY }), expect![[]]);
    check_in::<Check>("de", json!({ "puzzle": SEVERAL }), expect![[]]);
    check::<Check>(json!({ "puzzle": UNSOLVABLE }), expect![[]]);
    check::<Check>(json!({ "puzzle": CLASHING }), expect![[]]);
}

#[test]
fn canon() {
    check::<Canon>(json!({ "puzzle": EASY }), expect![[]]);
    check::<Canon>(json!({ "puzzle": EASY, "symmetry": true }), expect![[]]);
    check::<Canon>(json!({ "puzzle": CLASHING }), expect![[]]);
}

#[test]
fn rate() {
    check::<Rate>(json!({ "puzzle": NEARLY }), expect![[]]);
    check::<Rate>(json!({ "puzzle": NEARLY, "canonical": true, "stop_above": "1.0" }), expect![[]]);
    check::<Rate>(json!({ "puzzle": SEVERAL }), expect![[]]);
    check::<Rate>(json!({ "puzzle": CLASHING }), expect![[]]);
    check::<Rate>(json!({ "puzzle": EASY, "stop_above": "7.25" }), expect![[]]);
}

#[test]
fn hint() {
    check::<Hint>(json!({ "puzzle": EASY, "depth": 1 }), expect![[]]);
    check_in::<Hint>("nl", json!({ "puzzle": EASY, "drawings": true }), expect![[]]);
    check::<Hint>(json!({ "puzzle": SEVERAL }), expect![[]]);
    check::<Hint>(json!({ "puzzle": CLASHING }), expect![[]]);
    let mut solved = NEARLY.replace("...", "179");
    check::<Hint>(json!({ "puzzle": solved }), expect![[]]);
    solved.replace_range(80.., ".");
    check::<Hint>(json!({ "puzzle": solved, "techniques": { "only": ["x-wing"] } }), expect![[]]);
}

#[test]
fn a_hint_in_a_game_begins_with_the_mistakes() {
    let game = |placed: &str| {
        json!({ "version": 1, "start": { "givens": EASY, "placed": placed },
                "moves": [], "done": 0 })
    };
    let wrong = format!("..1{:.<78}", "");
    check::<Hint>(json!({ "game": game(&wrong) }), expect![[]]);
    let clash = format!("..3{:.<78}", "");
    check::<Hint>(json!({ "game": game(&clash), "depth": 1 }), expect![[]]);
    check::<Hint>(json!({ "game": game(""), "depth": 2 }), expect![[]]);
}

#[test]
fn hint_refuses() {
    check::<Hint>(json!({ "puzzle": EASY, "depth": 4 }), expect![[]]);
    check::<Hint>(json!({}), expect![[]]);
    check::<Hint>(json!({ "game": { "version": 7 } }), expect![[]]);
    check::<Hint>(json!({ "puzzle": EASY, "techniques": { "only": ["xwing"] } }), expect![[]]);
    check::<Hint>(json!({ "puzzle": EASY, "techniques": { "kraken_size": 9 } }), expect![[]]);
    check::<Hint>(json!({ "puzzle": EASY, "techniques": { "table": "level 1" } }), expect![[]]);
}

#[test]
fn explain() {
    check::<Explain>(json!({ "puzzle": NEARLY }), expect![[]]);
    let nearly = NEARLY.replacen('.', "1", 2);
    check_in::<Explain>("de", json!({ "puzzle": nearly, "drawings": true }), expect![[]]);
    check::<Explain>(json!({ "puzzle": CLASHING }), expect![[]]);
}

#[test]
fn generate() {
    check::<Generate>(json!({ "seed": 1 }), expect![[]]);
    check::<Generate>(
        json!({ "seed": 1, "first": 1, "level": "easy", "symmetry": "rotate180", "count": 1 }),
        expect![[]],
    );
    check::<Generate>(
        json!({ "seed": 1, "clues": [17, 17], "attempts": 3, "count": 2 }),
        expect![[]],
    );
}

#[test]
fn generate_refuses() {
    check::<Generate>(json!({ "level": "very hard" }), expect![[]]);
    check::<Generate>(json!({ "symmetry": "mirror" }), expect![[]]);
    check::<Generate>(json!({ "technique": "swordfsh" }), expect![[]]);
    check::<Generate>(json!({ "technique": "x-wing", "place": "last" }), expect![[]]);
    check::<Generate>(json!({ "rating": "7.2..8.35" }), expect![[]]);
    check::<Generate>(json!({ "clues": [1, 2] }), expect![[]]);
    check::<Generate>(json!({ "pattern": "xxx" }), expect![[]]);
    check::<Generate>(json!({ "from": CLASHING }), expect![[]]);
    check::<Generate>(json!({ "from": EASY, "like": "twins" }), expect![[]]);
}

#[test]
fn texts_in_and_out() {
    check::<Read>(json!({ "text": format!("{EASY} a\n{NEARLY}\n"), "most": 1 }), expect![[]]);
    check::<Read>(json!({ "text": "hello" }), expect![[]]);
    check::<Write>(json!({ "puzzle": EASY, "format": "rows" }), expect![[]]);
    check::<Write>(json!({ "puzzle": EASY, "format": "row" }), expect![[]]);
}

#[test]
fn lists() {
    check::<Engines>(json!({}), expect![[]]);
    let formats = ask::<Formats>(json!({}), "en").unwrap();
    expect![[]].assert_eq(&serde_json::to_string_pretty(&formats[0]).unwrap());
    let techniques = ask::<Techniques>(json!({}), "de").unwrap();
    expect![[]].assert_eq(&serde_json::to_string_pretty(&techniques[0]).unwrap());
}
