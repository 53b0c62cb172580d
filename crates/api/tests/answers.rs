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
    "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
/// Singles leave five cells open, and there is no solution: seed 000's.
const UNSOLVABLE: &str =
    "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
/// Two fives in row 1.
const CLASHING: &str =
    "5...5............................................................................";

fn words(language: &str) -> Words {
    Words::new(Language::for_locale(language).expect("it is spoken"))
}

fn ask<Q: Question>(question: Value, language: &str) -> Result<String, String> {
    let words = words(language);
    let asker = Asker::patient(&words);
    let question: Q = serde_json::from_value(question).map_err(|error| error.to_string())?;
    match question.answer(&asker) {
        Ok(answer) => Ok(serde_json::to_string_pretty(&answer).expect("answers are plain data")),
        Err(refusal) => Err(refusal.sentence(&words)),
    }
}

/// What comes of a question, in English.
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
    check::<Solve>(json!({ "puzzle": EASY }), expect![[r#"
        {
          "missing": 51,
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "solutions": [
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
          ],
          "verdict": "easy"
        }"#]]);
    check::<Solve>(json!({ "puzzle": EASY, "limit": 1 }), expect![[r#"
        {
          "missing": 51,
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "solutions": [
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
          ],
          "verdict": null
        }"#]]);
    check::<Solve>(json!({ "puzzle": EASY, "engine": "trial", "stats": true }), expect![[r#"
        {
          "backtracks": 41679,
          "engine": "trial",
          "guesses": 41679,
          "max_depth": 52,
          "missing": 51,
          "nodes": 41679,
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "seconds": 0.0,
          "solutions": [
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
          ],
          "verdict": "easy"
        }"#]]);
    check::<Solve>(json!({ "puzzle": SEVERAL, "limit": 0 }), expect![[r#"
        {
          "missing": 6,
          "puzzle": "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736",
          "solutions": [
            "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
          ],
          "verdict": "easy"
        }"#]]);
    check::<Solve>(json!({ "puzzle": UNSOLVABLE }), expect![[r#"
        {
          "missing": 71,
          "puzzle": "12.......3........4........5........6........7........8........9................3",
          "solutions": [
            "125346789367189245489257136512438697634791528798562314841673952973825461256914873",
            "125346789367189245489257136512438697634791528798562314843615972976823451251974863"
          ],
          "verdict": "ambiguous"
        }"#]]);
    check::<Solve>(json!({ "puzzle": UNSOLVABLE, "limit": 1 }), expect![[r#"
        {
          "missing": 71,
          "puzzle": "12.......3........4........5........6........7........8........9................3",
          "solutions": [
            "127893465358246917469715382541629738682437591793581246834152679975368124216974853"
          ],
          "verdict": null
        }"#]]);
    check::<Solve>(json!({ "puzzle": CLASHING }), expect![[r#"
        {
          "missing": 79,
          "puzzle": "5...5............................................................................",
          "solutions": [],
          "verdict": "invalid"
        }"#]]);
}

#[test]
fn solve_refuses() {
    check::<Solve>(json!({ "puzzle": EASY, "engine": "fsat" }), expect!["refused: There is no engine `fsat`. Did you mean `fast`? There are: fast, trial, backtracking, three-tier, guess-ladder, dancing-links, logic."]);
    check_in::<Solve>("de", json!({ "puzzle": EASY, "engine": "fsat" }), expect!["refused: Das Verfahren `fsat` gibt es nicht. Gemeint ist vielleicht `fast`. Es gibt: fast, trial, backtracking, three-tier, guess-ladder, dancing-links, logic."]);
    check_in::<Solve>("nl", json!({ "puzzle": EASY, "engine": "prolog" }), expect!["refused: De methode `prolog` bestaat niet. Mogelijk: fast, trial, backtracking, three-tier, guess-ladder, dancing-links, logic."]);
    check::<Solve>(json!({ "puzzle": "53x" }), expect!["refused: this looks like no puzzle format known here: expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`"]);
    check::<Solve>(json!({ "puzzle": "" }), expect!["refused: there is no puzzle here: expected 81 cells"]);
    check::<Solve>(json!({ "puzzle": format!("{EASY}\n{EASY}\n") }), expect!["refused: Expected one puzzle, found 2."]);
    check::<Solve>(json!({}), expect!["refused: missing field `puzzle`"]);
    check::<Solve>(json!({ "puzzle": EASY, "limits": 1 }), expect!["refused: unknown field `limits`, expected one of `puzzle`, `limit`, `engine`, `stats`"]);
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
    check::<Check>(json!({ "puzzle": EASY }), expect![[r#"
        {
          "clashes": [],
          "differing": [],
          "minimal": false,
          "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
          "redundant": [
            "r1c1",
            "r1c2",
            "r1c3",
            "r1c4",
            "r1c5",
            "r1c6",
            "r1c7",
            "r1c8",
            "r1c9",
            "r2c1",
            "r2c2",
            "r2c3",
            "r2c4",
            "r2c5",
            "r2c6",
            "r2c7",
            "r2c8",
            "r2c9",
            "r3c1",
            "r3c2",
            "r3c3",
            "r3c4",
            "r3c5",
            "r3c6",
            "r3c7",
            "r3c8",
            "r3c9",
            "r4c1",
            "r4c2",
            "r4c3",
            "r4c4",
            "r4c5",
            "r4c6",
            "r4c7",
            "r4c8",
            "r4c9",
            "r5c1",
            "r5c2",
            "r5c3",
            "r5c4",
            "r5c5",
            "r5c6",
            "r5c7",
            "r5c8",
            "r5c9",
            "r6c1",
            "r6c2",
            "r6c3",
            "r6c4",
            "r6c5",
            "r6c6",
            "r6c7",
            "r6c8",
            "r6c9",
            "r7c1",
            "r7c2",
            "r7c3",
            "r7c4",
            "r7c5",
            "r7c6",
            "r7c7",
            "r7c8",
            "r7c9",
            "r8c1",
            "r8c2",
            "r8c3",
            "r8c4",
            "r8c5",
            "r8c6",
            "r8c7",
            "r8c8",
            "r8c9",
            "r9c1",
            "r9c2",
            "r9c3",
            "r9c4",
            "r9c5",
            "r9c6"
          ],
          "sentences": [
            "No two givens clash.",
            "There is exactly one solution.",
            "The puzzle is not minimal. Each of 78 givens can be left out by itself: 5r1c1 3r1c2 4r1c3 6r1c4 7r1c5 8r1c6 9r1c7 1r1c8 2r1c9 6r2c1 7r2c2 2r2c3 1r2c4 9r2c5 5r2c6 3r2c7 4r2c8 8r2c9 1r3c1 9r3c2 8r3c3 3r3c4 4r3c5 2r3c6 5r3c7 6r3c8 7r3c9 8r4c1 5r4c2 9r4c3 7r4c4 6r4c5 1r4c6 4r4c7 2r4c8 3r4c9 4r5c1 2r5c2 6r5c3 8r5c4 5r5c5 3r5c6 7r5c7 9r5c8 1r5c9 7r6c1 1r6c2 3r6c3 9r6c4 2r6c5 4r6c6 8r6c7 5r6c8 6r6c9 9r7c1 6r7c2 1r7c3 5r7c4 3r7c5 7r7c6 2r7c7 8r7c8 4r7c9 2r8c1 8r8c2 7r8c3 4r8c4 1r8c5 9r8c6 6r8c7 3r8c8 5r8c9 3r9c1 4r9c2 5r9c3 2r9c4 8r9c5 6r9c6",
            "This was an easy puzzle (to find: 3) ..."
          ],
          "solution": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
          "solvable": true,
          "unique": true,
          "valid": true,
          "verdict": "easy"
        }"#]]);
    check_in::<Check>("de", json!({ "puzzle": SEVERAL }), expect![[r#"
        {
          "clashes": [],
          "differing": [],
          "minimal": false,
          "puzzle": "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736",
          "redundant": [
            "r1c1",
            "r1c2",
            "r1c4",
            "r1c5",
            "r1c6",
            "r1c7",
            "r1c8",
            "r1c9",
            "r2c1",
            "r2c2",
            "r2c3",
            "r2c5",
            "r2c6",
            "r2c7",
            "r2c8",
            "r2c9",
            "r3c1",
            "r3c2",
            "r3c3",
            "r3c4",
            "r3c5",
            "r3c6",
            "r3c7",
            "r3c8",
            "r3c9",
            "r4c1",
            "r4c2",
            "r4c3",
            "r4c4",
            "r4c5",
            "r4c6",
            "r4c7",
            "r4c8",
            "r4c9",
            "r5c1",
            "r5c2",
            "r5c3",
            "r5c4",
            "r5c5",
            "r5c6",
            "r5c7",
            "r5c8",
            "r5c9",
            "r6c2",
            "r6c3",
            "r6c4",
            "r6c5",
            "r6c6",
            "r6c7",
            "r6c8",
            "r6c9",
            "r7c1",
            "r7c2",
            "r7c3",
            "r7c4",
            "r7c5",
            "r7c6",
            "r7c7",
            "r7c8",
            "r7c9",
            "r8c1",
            "r8c2",
            "r8c3",
            "r8c4",
            "r8c5",
            "r8c6",
            "r8c8",
            "r9c1",
            "r9c3",
            "r9c4",
            "r9c5",
            "r9c6",
            "r9c7",
            "r9c8",
            "r9c9"
          ],
          "sentences": [
            "Keine zwei Vorgaben widersprechen sich.",
            "Es gibt genau eine Lösung.",
            "Die Aufgabe ist nicht minimal. Jede von 75 Vorgaben ist für sich entbehrlich: 6r1c1 7r1c2 8r1c4 3r1c5 4r1c6 9r1c7 2r1c8 5r1c9 4r2c1 3r2c2 2r2c3 5r2c5 9r2c6 6r2c7 8r2c8 7r2c9 9r3c1 5r3c2 8r3c3 7r3c4 6r3c5 2r3c6 4r3c7 1r3c8 3r3c9 5r4c1 8r4c2 9r4c3 6r4c4 2r4c5 1r4c6 3r4c7 7r4c8 4r4c9 3r5c1 4r5c2 6r5c3 9r5c4 7r5c5 8r5c6 2r5c7 5r5c8 1r5c9 2r6c2 7r6c3 5r6c4 4r6c5 3r6c6 8r6c7 6r6c8 9r6c9 2r7c1 6r7c2 3r7c3 4r7c4 1r7c5 7r7c6 5r7c7 9r7c8 8r7c9 7r8c1 9r8c2 5r8c3 3r8c4 8r8c5 6r8c6 4r8c8 8r9c1 4r9c3 2r9c4 9r9c5 5r9c6 7r9c7 3r9c8 6r9c9",
            "Dies war eine leichte Aufgabe (gesucht: 6) ..."
          ],
          "solution": "671834925432159687958762413589621374346978251127543869263417598795386142814295736",
          "solvable": true,
          "unique": true,
          "valid": true,
          "verdict": "easy"
        }"#]]);
    check::<Check>(json!({ "puzzle": UNSOLVABLE }), expect![[r#"
        {
          "clashes": [],
          "differing": [
            "r1c3",
            "r1c4",
            "r1c5",
            "r1c6",
            "r1c7",
            "r1c8",
            "r1c9",
            "r2c2",
            "r2c3",
            "r2c4",
            "r2c5",
            "r2c6",
            "r2c7",
            "r2c8",
            "r2c9",
            "r3c2",
            "r3c3",
            "r3c4",
            "r3c5",
            "r3c6",
            "r3c7",
            "r3c8",
            "r3c9",
            "r4c2",
            "r4c3",
            "r4c4",
            "r4c5",
            "r4c6",
            "r4c7",
            "r4c8",
            "r4c9",
            "r5c2",
            "r5c3",
            "r5c4",
            "r5c5",
            "r5c6",
            "r5c7",
            "r5c8",
            "r5c9",
            "r6c2",
            "r6c3",
            "r6c4",
            "r6c5",
            "r6c6",
            "r6c7",
            "r6c8",
            "r6c9",
            "r7c2",
            "r7c3",
            "r7c4",
            "r7c5",
            "r7c6",
            "r7c7",
            "r7c8",
            "r7c9",
            "r8c2",
            "r8c3",
            "r8c4",
            "r8c5",
            "r8c6",
            "r8c7",
            "r8c8",
            "r8c9",
            "r9c2",
            "r9c3",
            "r9c4",
            "r9c5",
            "r9c6",
            "r9c7",
            "r9c8"
          ],
          "minimal": null,
          "puzzle": "12.......3........4........5........6........7........8........9................3",
          "redundant": [],
          "sentences": [
            "No two givens clash.",
            "There is more than one solution; solutions differ in 70 cells: r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9 r4c2 r4c3 r4c4 r4c5 r4c6 r4c7 r4c8 r4c9 r5c2 r5c3 r5c4 r5c5 r5c6 r5c7 r5c8 r5c9 r6c2 r6c3 r6c4 r6c5 r6c6 r6c7 r6c8 r6c9 r7c2 r7c3 r7c4 r7c5 r7c6 r7c7 r7c8 r7c9 r8c2 r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8",
            "This puzzle has more than one solution (to find: 71) ..."
          ],
          "solution": null,
          "solvable": true,
          "unique": false,
          "valid": true,
          "verdict": "ambiguous"
        }"#]]);
    check::<Check>(json!({ "puzzle": CLASHING }), expect![[r#"
        {
          "clashes": [
            "r1c1",
            "r1c5"
          ],
          "differing": [],
          "minimal": null,
          "puzzle": "5...5............................................................................",
          "redundant": [],
          "sentences": [
            "The same digit twice in a house: 5r1c1 5r1c5",
            "This puzzle is not valid (to find: 79) ..."
          ],
          "solution": null,
          "solvable": false,
          "unique": false,
          "valid": false,
          "verdict": "invalid"
        }"#]]);
}

#[test]
fn canon() {
    check::<Canon>(json!({ "puzzle": EASY }), expect![[r#"
        {
          "automorphisms": 1,
          "canonical": "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.",
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        }"#]]);
    check::<Canon>(json!({ "puzzle": EASY, "symmetry": true }), expect![[r#"
        {
          "automorphisms": 1,
          "canonical": "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.",
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "symmetry": "t r321798456 c879132645 d983672514"
        }"#]]);
    check::<Canon>(json!({ "puzzle": CLASHING }), expect![[r#"
        {
          "automorphisms": 278691840,
          "canonical": ".............................................................................1..1",
          "puzzle": "5...5............................................................................"
        }"#]]);
}

#[test]
fn rate() {
    check::<Rate>(json!({ "puzzle": NEARLY }), expect![[r#"
        {
          "ed": 1.0,
          "ep": 1.0,
          "er": 1.0,
          "hardest": "Last Cell",
          "hodoku": {
            "level": "easy",
            "level_name": "easy",
            "score": 12
          },
          "human": 0.25,
          "level": "easy",
          "level_name": "easy",
          "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
          "steps": [
            {
              "eliminates": [],
              "places": "1r9c7",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "7r9c8",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "9r9c9",
              "rating": 1.0,
              "rule": "Last Cell"
            }
          ],
          "stopped": false,
          "verdict": "easy"
        }"#]]);
    check::<Rate>(json!({ "puzzle": NEARLY, "canonical": true, "stop_above": "1.0" }), expect![[r#"
        {
          "canonical": "...123456124567389365489271253914867416738592798256134537641928642895713981372645",
          "ed": 1.0,
          "ep": 1.0,
          "er": 1.0,
          "hardest": "Last Cell",
          "hodoku": {
            "level": "easy",
            "level_name": "easy",
            "score": 12
          },
          "human": 0.25,
          "level": "easy",
          "level_name": "easy",
          "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
          "steps": [
            {
              "eliminates": [],
              "places": "8r1c1",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "7r1c2",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "9r1c3",
              "rating": 1.0,
              "rule": "Last Cell"
            }
          ],
          "stopped": false,
          "verdict": "easy"
        }"#]]);
    check::<Rate>(json!({ "puzzle": SEVERAL }), expect![[r#"
        {
          "ed": 1.0,
          "ep": 1.0,
          "er": 1.0,
          "hardest": "Last Cell",
          "hodoku": {
            "level": "easy",
            "level_name": "easy",
            "score": 24
          },
          "human": 0.26,
          "level": "easy",
          "level_name": "easy",
          "puzzle": "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736",
          "steps": [
            {
              "eliminates": [],
              "places": "1r1c3",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "1r2c4",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "1r6c1",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "1r9c2",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "1r8c7",
              "rating": 1.0,
              "rule": "Last Cell"
            },
            {
              "eliminates": [],
              "places": "2r8c9",
              "rating": 1.0,
              "rule": "Last Cell"
            }
          ],
          "stopped": false,
          "verdict": "easy"
        }"#]]);
    check::<Rate>(json!({ "puzzle": CLASHING }), expect![[r#"
        {
          "ed": null,
          "ep": null,
          "er": null,
          "hardest": null,
          "hodoku": null,
          "human": null,
          "level": null,
          "level_name": null,
          "puzzle": "5...5............................................................................",
          "steps": null,
          "stopped": null,
          "verdict": "invalid"
        }"#]]);
    check::<Rate>(json!({ "puzzle": EASY, "stop_above": "7.25" }), expect!["refused: Expected a rating such as 7.2, or a range such as 7.2..8.3; found `7.25`."]);
}

#[test]
fn hint() {
    check::<Hint>(json!({ "puzzle": EASY, "depth": 1 }), expect![[r#"
        {
          "cells": [],
          "hint": "step",
          "houses": [
            "r5"
          ],
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "sentences": [
            "Look at row 5."
          ],
          "technique": "naked-single",
          "text": "Look at row 5.",
          "unique": true
        }"#]]);
    check_in::<Hint>("nl", json!({ "puzzle": EASY, "drawings": true }), expect![[r#"
        {
          "cells": [],
          "hint": "step",
          "houses": [
            "r5"
          ],
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "sentences": [
            "Kijk naar rij 5.",
            "Enige kandidaat. Kijk naar rij 5.",
            "Enige kandidaat. In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5."
          ],
          "step": {
            "drawing": {
              "candidates": [
                [
                  "5r5c5",
                  "placed"
                ]
              ],
              "cells": [
                [
                  "r5c5",
                  "pattern"
                ]
              ],
              "houses": [],
              "letters": [],
              "links": []
            },
            "eliminates": [],
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
            "name": "Enige kandidaat",
            "placed": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "places": [
              "5r5c5"
            ],
            "technique": "naked-single",
            "text": "In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5."
          },
          "technique": "naked-single",
          "text": "Enige kandidaat. In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5.",
          "unique": true
        }"#]]);
    check::<Hint>(json!({ "puzzle": SEVERAL }), expect![[r#"
        {
          "cells": [],
          "hint": "step",
          "houses": [
            "r1"
          ],
          "puzzle": "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736",
          "sentences": [
            "Look at row 1.",
            "Full house. Look at row 1.",
            "Full house. r1c3 is the last empty cell of row 1, and 1 is the digit still missing there. Place 1 in r1c3."
          ],
          "step": {
            "eliminates": [],
            "name": "Full house",
            "places": [
              "1r1c3"
            ],
            "technique": "full-house",
            "text": "r1c3 is the last empty cell of row 1, and 1 is the digit still missing there. Place 1 in r1c3."
          },
          "technique": "full-house",
          "text": "Full house. r1c3 is the last empty cell of row 1, and 1 is the digit still missing there. Place 1 in r1c3.",
          "unique": true
        }"#]]);
    check::<Hint>(json!({ "puzzle": CLASHING }), expect![[r#"
        {
          "cells": [
            "r1c1",
            "r1c5"
          ],
          "hint": "mistakes",
          "houses": [],
          "puzzle": "5...5............................................................................",
          "sentences": [
            "The same digit twice in a house: 5r1c1 5r1c5"
          ],
          "technique": null,
          "text": "The same digit twice in a house: 5r1c1 5r1c5",
          "unique": false
        }"#]]);
    let mut solved = NEARLY.replace("...", "179");
    check::<Hint>(json!({ "puzzle": solved }), expect![[r#"
        {
          "cells": [],
          "hint": "solved",
          "houses": [],
          "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
          "sentences": [
            "The grid is full and right."
          ],
          "technique": null,
          "text": "The grid is full and right.",
          "unique": true
        }"#]]);
    solved.replace_range(80.., ".");
    check::<Hint>(json!({ "puzzle": solved, "techniques": { "only": ["x-wing"] } }), expect![[r#"
        {
          "cells": [],
          "hint": "stuck",
          "houses": [],
          "puzzle": "53467891267219534819834256785976142342685379171392485696153728428741963534528617.",
          "sentences": [
            "None of the techniques in use helps here."
          ],
          "technique": null,
          "text": "None of the techniques in use helps here.",
          "unique": true
        }"#]]);
}

#[test]
fn a_hint_in_a_game_begins_with_the_mistakes() {
    let game = |placed: &str| {
        json!({ "version": 1, "start": { "givens": EASY, "placed": placed },
                "moves": [], "done": 0 })
    };
    let wrong = format!("..1{:.<78}", "");
    check::<Hint>(json!({ "game": game(&wrong) }), expect![[r#"
        {
          "cells": [
            "r1c3",
            "r1c8",
            "r3c1",
            "r7c3"
          ],
          "hint": "mistakes",
          "houses": [],
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "sentences": [
            "There is a mistake: 1 in r1c3 is wrong. In r1c8, r3c1 and r7c3 candidates are struck out that belong there."
          ],
          "technique": null,
          "text": "There is a mistake: 1 in r1c3 is wrong. In r1c8, r3c1 and r7c3 candidates are struck out that belong there.",
          "unique": true
        }"#]]);
    let clash = format!("..3{:.<78}", "");
    check::<Hint>(json!({ "game": game(&clash), "depth": 1 }), expect![[r#"
        {
          "cells": [
            "r1c2",
            "r1c3"
          ],
          "hint": "mistakes",
          "houses": [],
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "sentences": [
            "The same digit twice in a house: 3r1c2 3r1c3"
          ],
          "technique": null,
          "text": "The same digit twice in a house: 3r1c2 3r1c3",
          "unique": false
        }"#]]);
    check::<Hint>(json!({ "game": game(""), "depth": 2 }), expect![[r#"
        {
          "cells": [],
          "hint": "step",
          "houses": [
            "r5"
          ],
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "sentences": [
            "Look at row 5.",
            "Naked single. Look at row 5."
          ],
          "technique": "naked-single",
          "text": "Naked single. Look at row 5.",
          "unique": true
        }"#]]);
}

#[test]
fn hint_refuses() {
    check::<Hint>(json!({ "puzzle": EASY, "depth": 4 }), expect!["refused: `depth` is from 1 to 3."]);
    check::<Hint>(json!({}), expect!["refused: Expected a puzzle or a game, and not both."]);
    check::<Hint>(json!({ "game": { "version": 7 } }), expect!["refused: This is no saved game: `version` cannot be `7`."]);
    check::<Hint>(json!({ "puzzle": EASY, "techniques": { "only": ["xwing"] } }), expect!["refused: There is no technique `xwing`. Did you mean `x-wing`?"]);
    check::<Hint>(json!({ "puzzle": EASY, "techniques": { "kraken_size": 9 } }), expect!["refused: `kraken_size` is from 2 to 7."]);
    check::<Hint>(json!({ "puzzle": EASY, "techniques": { "table": "level 1" } }), expect!["refused: Line 1 of the table of techniques: expected a level, found `1`."]);
}

#[test]
fn explain() {
    check::<Explain>(json!({ "puzzle": NEARLY }), expect![[r#"
        {
          "end": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
          "hardest": "Full house",
          "hodoku": {
            "level": "easy",
            "level_name": "easy",
            "score": 12
          },
          "level": "easy",
          "puzzle": "534678912672195348198342567859761423426853791713924856961537284287419635345286...",
          "solved": true,
          "steps": [
            {
              "eliminates": [],
              "name": "Full house",
              "places": [
                "1r9c7"
              ],
              "technique": "full-house",
              "text": "r9c7 is the last empty cell of column 7, and 1 is the digit still missing there. Place 1 in r9c7."
            },
            {
              "eliminates": [],
              "name": "Full house",
              "places": [
                "7r9c8"
              ],
              "technique": "full-house",
              "text": "r9c8 is the last empty cell of column 8, and 7 is the digit still missing there. Place 7 in r9c8."
            },
            {
              "eliminates": [],
              "name": "Full house",
              "places": [
                "9r9c9"
              ],
              "technique": "full-house",
              "text": "r9c9 is the last empty cell of row 9, and 9 is the digit still missing there. Place 9 in r9c9."
            }
          ],
          "text": "Solved in 3 steps. Hardest technique: Full house. HoDoKu level: easy (score 12). Sturm's verdict: easy; level: easy.",
          "unique": true,
          "verdict": "easy",
          "verdict_sentence": "This was an easy puzzle (to find: 3) ..."
        }"#]]);
    let nearly = NEARLY.replacen('.', "1", 2);
    check_in::<Explain>("de", json!({ "puzzle": nearly, "drawings": true }), expect!["refused: Dieselbe Ziffer zweimal in einer Zeile, einer Spalte oder einem Block: 1r1c8 1r9c7 1r9c8"]);
    check::<Explain>(json!({ "puzzle": CLASHING }), expect!["refused: The same digit twice in a house: 5r1c1 5r1c5"]);
}

#[test]
fn generate() {
    check::<Generate>(json!({ "seed": 1 }), expect![[r#"
        {
          "puzzles": [
            {
              "clues": 26,
              "ed": null,
              "ep": null,
              "er": null,
              "hardest": null,
              "level": null,
              "number": 0,
              "puzzle": "7...1...9..5..418..1....45.6..9...4.5.1..3.....8.4.3.....3..9.6.....9.......5..34",
              "seed": 1,
              "solution": "734518629295634187816297453623975841541863792978142365452381976367429518189756234"
            }
          ],
          "stopped": null
        }"#]]);
    check::<Generate>(
        json!({ "seed": 1, "first": 1, "level": "easy", "symmetry": "rotate180", "count": 1 }),
        expect![[r#"
            {
              "puzzles": [
                {
                  "clues": 31,
                  "ed": 1.2,
                  "ep": 1.2,
                  "er": 1.5,
                  "hardest": "Hidden Single in Line",
                  "level": "easy",
                  "number": 1,
                  "puzzle": "...9........8.31..395.41..223.....5.5.1.9.4.3.6.....717..41.839..67.9........8...",
                  "seed": 1,
                  "solution": "178952346624873195395641782237164958581297463469385271752416839816739524943528617"
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
              "stopped": "No such puzzle came of 3 attempts."
            }"#]],
    );
}

#[test]
fn generate_refuses() {
    check::<Generate>(json!({ "level": "very hard" }), expect!["refused: There is no level `very hard`. Did you mean `very-hard`? There are: easy, medium, hard, very-hard, extreme."]);
    check::<Generate>(json!({ "symmetry": "mirror" }), expect!["refused: There is no symmetry `mirror`. There are: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal, full."]);
    check::<Generate>(json!({ "technique": "swordfsh" }), expect!["refused: There is no technique `swordfsh`. Did you mean `swordfish`?"]);
    check::<Generate>(json!({ "technique": "x-wing", "place": "last" }), expect!["refused: `last` is unknown. There are: path, hardest, first."]);
    check::<Generate>(json!({ "rating": "7.2..8.35" }), expect!["refused: Expected a rating such as 7.2, or a range such as 7.2..8.3; found `7.2..8.35`."]);
    check::<Generate>(json!({ "clues": [1, 2] }), expect!["refused: No puzzle with 2 givens has just one solution: 17 is the least."]);
    check::<Generate>(json!({ "pattern": "xxx" }), expect!["refused: Expected a drawing of 81 cells in which those that may hold givens are marked."]);
    check::<Generate>(json!({ "from": CLASHING }), expect!["refused: The same digit twice in a house: 5r1c1 5r1c5"]);
    check::<Generate>(json!({ "from": EASY, "like": "twins" }), expect!["refused: `twins` is unknown. There are: isomorphs, neighbours, inside."]);
}

#[test]
fn texts_in_and_out() {
    check::<Read>(json!({ "text": format!("{EASY} a\n{NEARLY}\n"), "most": 1 }), expect![[r#"
        {
          "found": 2,
          "games": [
            {
              "done": 0,
              "elapsed": 0,
              "hints": [],
              "moves": [],
              "start": {
                "givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
              },
              "taken_back": 0,
              "version": 1
            }
          ]
        }"#]]);
    check::<Read>(json!({ "text": "hello" }), expect!["refused: this looks like no puzzle format known here: expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`"]);
    check::<Write>(json!({ "puzzle": EASY, "format": "rows" }), expect![[r#"
        {
          "extension": "txt",
          "text": "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
        }"#]]);
    check::<Write>(json!({ "puzzle": EASY, "format": "row" }), expect!["refused: There is no format `row`. Did you mean `rows`? There are: opensudoku, ksudoku, gnome-sudoku, f-puzzles, sudokupad, sudokuwiki, hodoku, candidates, csv, sdk, ss, sdx, pencilmarks, qqwing, numbers, rows, grid, line, sdm."]);
}

#[test]
fn lists() {
    check::<Engines>(json!({}), expect![[r#""#]]);
    for question in [ask::<Formats>, ask::<Techniques>] {
        let list: Vec<Value> = serde_json::from_str(&question(json!({}), "de").unwrap()).unwrap();
        assert!(list.len() > 20);
        assert!(list.iter().all(|it| it["name"].is_string()));
    }
}
