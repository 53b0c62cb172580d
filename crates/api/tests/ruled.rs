//! Questions about puzzles with rules, and on other boards.

use ennead_api::page::{BookletPages, DrawGrid};
use ennead_api::play::Check;
use ennead_api::puzzle::{Rate, Solve, Write};
use ennead_text::{LANGUAGES, Language, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const THERMOMETER: &str =
    "4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1; given 2: r3c1";
const CLASSIC: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The answer to a question in English, as data.
pub(crate) fn ask<Q>(question: Value) -> Result<Value, String>
where
    Q: ennead_api::Question + DeserializeOwned,
    Q::Answer: Serialize,
{
    let answer = crate::asked::<Q>(question, &Words::new(Language::default()));
    answer.map(|answer| serde_json::to_value(answer).unwrap())
}

#[test]
fn a_puzzle_with_rules_is_solved_and_checked() {
    let solved = ask::<Solve>(json!({ "puzzle": THERMOMETER, "limit": 100 })).unwrap();
    let solutions = solved["solutions"].as_array().unwrap();
    assert_eq!(solved["verdict"], "ambiguous");
    assert_eq!(solved["missing"], 14);
    for solution in solutions {
        assert!(solution.as_str().unwrap().starts_with("12343"), "{solution}");
    }
    let slow = ask::<Solve>(json!({ "puzzle": THERMOMETER, "limit": 100, "engine": "trial" }));
    let mut same: Vec<_> = slow.unwrap()["solutions"].as_array().unwrap().clone();
    let mut found = solutions.clone();
    same.sort_by_key(Value::to_string);
    found.sort_by_key(Value::to_string);
    assert_eq!(found, same);
    let checked = ask::<Check>(json!({ "puzzle": THERMOMETER })).unwrap();
    assert_eq!(checked["verdict"], "ambiguous");
    assert_eq!((&checked["valid"], &checked["unique"]), (&json!(true), &json!(false)));
    assert!(!checked["differing"].as_array().unwrap().is_empty());
}

#[test]
fn values_are_said_with_how_many_solutions_hold_them() {
    let puzzle = "4x4; thermometer: r1c1-3; given 3: r3c1; given 2: r4c4";
    let checked = ask::<Check>(json!({ "puzzle": puzzle })).unwrap();
    let held = |cell| json!({ "cell": cell, "values": [{ "value": "1", "solutions": 1 }, { "value": "4", "solutions": 1 }] });
    let cells = ["r2c1", "r2c2", "r4c1", "r4c2"];
    assert_eq!(checked["differing"], json!(cells));
    assert_eq!(checked["held"], json!(cells.map(held)));
    let sentence = checked["sentences"][2].as_str().unwrap();
    assert!(
        sentence
            .ends_with("r2c1 1 (1) 4 (1); r2c2 1 (1) 4 (1); r4c1 1 (1) 4 (1); r4c2 1 (1) 4 (1)."),
        "{sentence}"
    );
    // So many that they are counted up to 8 and not told.
    let many = ask::<Check>(json!({ "puzzle": "6x6; x" })).unwrap();
    let all: Vec<_> =
        (1..=6).map(|value: u8| json!({ "value": value.to_string(), "solutions": 8 })).collect();
    assert_eq!(many["held"][35], json!({ "cell": "r6c6", "values": all }));
    assert_eq!(many["sentences"].as_array().unwrap().len(), 2);
}

#[test]
fn rules_of_the_whole_board_are_added_to_bare_digits() {
    let plain = ask::<Solve>(json!({ "puzzle": CLASSIC })).unwrap();
    assert_eq!(plain["verdict"], "easy");
    let crossed = ask::<Solve>(json!({ "puzzle": CLASSIC, "rules": ["x", "anti-king"] })).unwrap();
    assert_eq!(crossed["verdict"], "unsolvable");
    assert_eq!(crossed["puzzle"], format!("9x9; givens {CLASSIC}; x; anti-king"));
    let named = ask::<Solve>(json!({ "puzzle": CLASSIC, "rules": ["X-Sudoku", "anti king"] }));
    assert_eq!(named, Ok(crossed));
    let said = ask::<Solve>(json!({ "puzzle": CLASSIC, "rules": ["anti-knights"] })).unwrap_err();
    assert!(said.contains("Did you mean `anti-knight`?"), "{said}");
}

/// A classic puzzle in our language is answered by the classic core, and both cores agree.
#[test]
fn both_cores_agree_on_a_classic_puzzle() {
    let one = ask::<Solve>(json!({ "puzzle": CLASSIC })).unwrap();
    let same = ask::<Solve>(json!({ "puzzle": format!("9x9; givens {CLASSIC}") })).unwrap();
    assert_eq!(same, one);
    // This rule is always obeyed.
    let ruled = format!("9x9; givens {CLASSIC}; candidates 1 2 3 4 5 6 7 8 9: r1c1");
    let ruled = ask::<Solve>(json!({ "puzzle": ruled })).unwrap();
    assert_eq!(ruled["solutions"], one["solutions"]);
    assert_eq!(ruled["verdict"], "unique");
}

#[test]
fn what_makes_no_sense_is_said() {
    let outside = json!({ "puzzle": "4x4; cage 5: r1c1 r9c9" });
    let said = ask::<Solve>(outside.clone()).unwrap_err();
    assert!(said.contains("r9c9"), "{said}");
    assert_eq!(ask::<Check>(outside.clone()).unwrap_err(), said);
    let twice =
        ask::<Check>(json!({ "puzzle": "4x4; given 1: r1c1 r1c2; odd: r2c2; given 2: r2c2" }));
    let twice = twice.unwrap();
    assert_eq!(twice["verdict"], "invalid");
    assert_eq!(twice["clashes"], json!(["r1c1", "r1c2"]));
    assert_eq!(twice["broken"], json!(["odd: r2c2"]));
    for (language, outside_said, name_said) in [
        ("en", "the board has no cell r9c9", "Did you mean `cage`?"),
        ("de", "das Brett hat keine Zelle r9c9", "Gemeint ist vielleicht `cage`."),
        ("nl", "het bord heeft geen cel r9c9", "Misschien is `cage` bedoeld."),
    ] {
        let words = Words::new(language.parse().expect("a language"));
        let said = |question| crate::asked::<Solve>(question, &words).err().unwrap();
        assert!(said(outside.clone()).contains(outside_said), "{}", said(outside.clone()));
        let name = said(json!({ "puzzle": "4x4; cages 5: r1c1 r1c2; x" }));
        assert!(name.contains(name_said), "{name}");
    }
    for language in LANGUAGES {
        let question = json!({ "puzzle": "4x4; x", "scales": ["se"] });
        let said = crate::asked::<Rate>(question, &Words::new(*language)).err().unwrap();
        assert!(said.contains('x'), "{said}");
    }
}

#[test]
fn it_is_written_in_formats_that_hold_it() {
    let write = |format: &str| ask::<Write>(json!({ "puzzle": THERMOMETER, "format": format }));
    let line = write("rules-line").unwrap()["text"].as_str().unwrap().to_owned();
    assert_eq!(
        line.trim_end(),
        "4x4; givens ....3...2.......; thermometer: r1c1-4; cage 5: r2c2 r2c3"
    );
    let again = ask::<Solve>(json!({ "puzzle": line })).unwrap();
    assert_eq!(again, ask::<Solve>(json!({ "puzzle": THERMOMETER })).unwrap());
    assert!(write("sdk").unwrap_err().contains("holds no rules"));
}

/// The only solution is found and printed; a puzzle with several is named.
#[test]
fn puzzles_with_rules_are_printed() {
    let killer = "4x4; cage 3: r1c1-2; cage 7: r2c1-2; thermometer: r1c1 r2c1; given 3: r3c4; \
        given 1: r4c4; cage 6: r3c1 r4c1; given 2: r3c3; given 1: r1c1; given 3: r1c3";
    let puzzles = json!([
        { "puzzle": killer, "id": "mine" },
        { "puzzle": CLASSIC, "id": "classic" },
        { "puzzle": THERMOMETER, "id": "several" },
    ]);
    let pages = ask::<BookletPages>(
        json!({ "sections": [{ "puzzles": puzzles }], "count": 10, "settings": { "labels": false } }),
    )
    .unwrap();
    assert_eq!(pages["left_out"], json!(["several"]));
    assert_eq!(pages["puzzles"], 2);
}

#[test]
fn puzzles_with_rules_are_drawn() {
    let drawn = |more: Value| {
        let mut question = json!({ "puzzle": THERMOMETER });
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask::<DrawGrid>(question).map(|drawn| drawn["svg"].as_str().unwrap().len())
    };
    let plain = drawn(json!({})).unwrap();
    assert!(drawn(json!({ "marks": "all" })).unwrap() > plain);
    assert!(drawn(json!({ "labels": true, "black": true })).is_ok());
    assert!(drawn(json!({ "solution": true })).unwrap_err().contains("no single solution"));
    assert!(drawn(json!({ "step": true })).unwrap_err().contains("classic puzzles only"));
}
