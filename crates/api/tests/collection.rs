//! The collection: what it has, and its puzzles.

use ennead_api::play::Check;
use ennead_api::puzzle::{COLLECTION, Collection, CollectionPuzzle, Day, KindAnswer, LevelCount};
use ennead_api::{Asker, Question, Refusal};
use ennead_text::{LANGUAGES, Language, Words};
use serde_json::{Value, json};

fn ask(question: Value) -> Result<Value, String> {
    let words = Words::new(Language::default());
    let answer = crate::asked::<CollectionPuzzle>(question, &words);
    answer.map(|answer| serde_json::to_value(answer).unwrap())
}

#[test]
fn every_kind_has_a_name_of_its_own_in_every_language() {
    for &language in LANGUAGES {
        let words = Words::new(language);
        let asker = Asker::patient(&words);
        let kinds: Vec<KindAnswer> = Collection {}.answer(&asker).unwrap();
        assert_eq!(kinds.len(), COLLECTION.len());
        let mut titles: Vec<&str> = kinds.iter().map(|kind| kind.title.as_str()).collect();
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), kinds.len(), "{language}");
        for KindAnswer { kind, title, levels } in &kinds {
            assert!(!title.starts_with("collection-"), "{language}: {kind}");
            let found = |it: &LevelCount| it.count > 0;
            assert!(!levels.is_empty() && levels.iter().all(found), "{kind}");
        }
    }
}

#[test]
fn a_puzzle_comes_with_its_title_and_can_be_asked_about() {
    let found = ask(json!({ "kind": "killer-6x6", "level": "medium", "number": 3 })).unwrap();
    assert_eq!(found["title"], "Killer 6 × 6, medium, 3");
    assert_eq!((&found["level"], &found["number"]), (&json!("medium"), &json!(3)));
    let checked: Check =
        serde_json::from_value(json!({ "puzzle": found["puzzle"] })).expect("a question");
    let words = Words::new(Language::default());
    let checked = serde_json::to_value(checked.answer(&Asker::patient(&words)).unwrap()).unwrap();
    assert_eq!(checked["unique"], true);
    // Without a level it is the easiest that there is.
    let first = ask(json!({ "kind": "killer" })).unwrap();
    assert_eq!((&first["level"], &first["number"]), (&json!("medium"), &json!(1)));
}

#[test]
fn everybody_has_the_same_puzzle_on_a_day_and_another_on_the_next() {
    let on = |date: &str| ask(json!({ "kind": "killer-6x6", "date": date })).unwrap();
    assert_eq!(on("2026-11-30"), on("2026-11-30"));
    assert_ne!(on("2026-11-30")["puzzle"], on("2026-12-01")["puzzle"]);
    assert_eq!(on("2026-11-30")["title"], "Killer 6 × 6, 2026-11-30");
    let easy = ask(json!({ "kind": "killer-6x6", "date": "2026-11-30", "level": "easy" })).unwrap();
    assert_eq!(easy["level"], "easy");
}

#[test]
fn a_module_without_the_collection_is_handed_the_puzzles() {
    let list = "easy 1.5 4x4; givens .....4.3.3..1..4\n";
    let asked = json!({ "kind": "4x4", "level": "easy", "number": 1, "list": list });
    assert_eq!(ask(asked).unwrap()["puzzle"], "4x4; givens .....4.3.3..1..4");
    for list in ["", "nonsense", "easy 1.5 4x4; givens 1"] {
        let refused = ask(json!({ "kind": "4x4", "list": list })).unwrap_err();
        assert_eq!(refused, "The puzzles of this kind are not here.", "{list:?}");
    }
}

#[test]
fn what_there_is_not_is_refused() {
    let refused = |question: Value| ask(question).unwrap_err();
    assert_eq!(
        refused(json!({ "kind": "killer", "level": "easy" })),
        "Killer is in the collection in these levels: medium, hard, very hard, extreme; not easy."
    );
    assert!(refused(json!({ "kind": "kiler" })).contains("killer"));
    assert!(refused(json!({ "kind": "killer", "number": 0 })).contains("143"));
    assert!(refused(json!({ "kind": "killer", "number": 144 })).contains("143"));
    assert!(refused(json!({ "kind": "killer", "date": "2026-02-30" })).contains("2026-02-30"));
    assert_eq!(
        refused(json!({ "kind": "killer", "date": "2026-11-30", "number": 1 })),
        "A puzzle is chosen by its number or by a date, not by both."
    );
}

/// Days are numbered one after the other, leap days and all.
#[test]
fn days_follow_each_other() {
    let mut before = None;
    for year in [1899, 1900, 1999, 2000, 2001, 2023, 2024] {
        for month in 1..=12 {
            for day in 1..=31 {
                let date = Day::read(&format!("{year}-{month:02}-{day:02}"));
                let Some(number) = date.map(Day::number) else { continue };
                if let Some(before) = before.filter(|_| !(month == 1 && day == 1)) {
                    assert_eq!(number, before + 1, "{year}-{month}-{day}");
                }
                before = Some(number);
            }
        }
    }
}

#[test]
fn the_puzzle_is_ready_for_other_questions() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let question = |level| CollectionPuzzle {
        kind: &COLLECTION[0],
        level,
        number: Some(2),
        date: None,
        list: None,
    };
    let asked = question(None).asked(&asker).unwrap();
    assert_eq!(asked.title(), Some("4 × 4, easy, 2"));
    assert!(asked.game(&words).is_ok());
    let level = Some(ennead::rating::Level::Extreme);
    assert!(matches!(question(level).asked(&asker), Err(Refusal::WrongCall(_))));
}
