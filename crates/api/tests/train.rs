//! The trainer: every technique's positions, answers of every kind, and the path, in every language.

use ennead::logic::lesson;
use ennead::logic::technique;
use ennead_api::train::{TrainAnswer, TrainHelp, TrainList, TrainPosition, train_worksheets};
use ennead_api::{Asker, Question};
use ennead_text::{LANGUAGES, Language, Words};
use serde_json::{Value, json};

const DAY: u32 = 20_000;

fn ask_in<Q: Question>(words: &Words, question: Value) -> Result<Value, String> {
    crate::asked::<Q>(question, words).map(|answer| serde_json::to_value(answer).unwrap())
}

fn ask<Q: Question>(question: Value) -> Result<Value, String> {
    ask_in::<Q>(&Words::new(Language::default()), question)
}

/// The techniques in the list.
fn practised() -> Vec<String> {
    let list = ask::<TrainList>(json!({ "day": DAY })).unwrap();
    let families = list["families"].as_array().unwrap().iter();
    let techniques = families.flat_map(|it| it["techniques"].as_array().unwrap());
    techniques.map(|it| it["technique"].as_str().unwrap().to_owned()).collect()
}

/// What follows in the first position of a technique, as marks.
fn follows(technique: &str) -> Vec<String> {
    let case = lesson::examples(technique).swap_remove(0).case;
    let struck = case.eliminations.iter().map(|it| format!("{}<>{}", it.cell(), it.digit()));
    struck.chain(case.placements.iter().map(|it| format!("{}={}", it.cell(), it.digit()))).collect()
}

fn answer(technique: &str, marks: &[String]) -> Value {
    let question = json!({ "technique": technique, "position": 1, "marks": marks, "day": DAY });
    ask::<TrainAnswer>(question).unwrap()
}

#[test]
fn the_answer_of_each_technique_is_right_and_a_part_of_it_is_not_complete() {
    let techniques = practised();
    assert!(techniques.len() > 20);
    for technique in techniques {
        let technique = technique.as_str();
        let marks = follows(technique);
        let right = answer(technique, &marks);
        assert_eq!(right["verdict"], "complete", "{technique}: {right}");
        assert_eq!(right["done"], true);
        assert_eq!(right["dots"][0], "known", "{technique}");
        assert_eq!(right["back"], "Comes back tomorrow");
        assert!(right["drawn"]["drawing"].is_object() && right["text"] != "", "{technique}");
        let card = &right["progress"]["cards"][technique]["1"];
        assert_eq!((&card["due"], &card["quality"]), (&json!(DAY + 1), &json!(5)));
        if marks.len() > 1 {
            let part = answer(technique, &marks[1..]);
            let verdict = part["verdict"].as_str().unwrap();
            assert!(["complete", "incomplete"].contains(&verdict), "{technique}: {part}");
            if verdict == "incomplete" {
                assert_eq!((&part["missing"], &part["done"]), (&json!(1), &json!(false)));
                let drawing = part["drawn"]["drawing"].to_string();
                assert!(
                    !drawing.contains("eliminated") && !drawing.contains("placed"),
                    "{drawing}"
                );
                assert_eq!(part["progress"]["answered"], 0, "only whole answers count");
            }
        }
    }
}

/// The kinds of wrong answers, with what is said of them in each language.
#[test]
fn answers_of_every_kind_have_words_in_every_language() {
    let marks = follows("x-wing");
    let it = lesson::examples("x-wing").swap_remove(0);
    let given = it.position.givens().first().unwrap();
    let filled = it.position.placed().first().unwrap();
    let empty = it.position.empty().first().unwrap();
    let absent =
        (1..=9).find(|&digit| !it.position.candidates(empty).contains(ennead::Digit::new(digit)));
    let absent = format!("{empty}<>{}", absent.unwrap());
    for &language in LANGUAGES {
        let words = Words::new(language);
        let ask = |marks: &[String], help: u8| {
            let question = json!({ "technique": "x-wing", "position": 1, "marks": marks,
                "help": help, "day": DAY });
            ask_in::<TrainAnswer>(&words, question).unwrap()
        };
        for (marks, verdict) in [
            (vec![], "nothing"),
            (vec!["hello".to_owned()], "malformed"),
            (vec!["r1c10=5".to_owned()], "malformed"),
            (vec![format!("{given}<>1")], "malformed"),
            (vec![format!("{filled}=1")], "malformed"),
            (vec![absent.clone()], "malformed"),
            (vec![marks[0].clone(), absent.clone()], "malformed"),
            (marks.clone(), "complete"),
            ([marks.clone(), marks.clone()].concat(), "complete"),
        ] {
            let answer = ask(&marks, 0);
            assert_eq!(answer["verdict"], verdict, "{marks:?}: {answer}");
            assert_ne!(answer["title"], "");
            assert!(!answer.to_string().contains("train-"), "{answer}");
            assert_eq!(answer["marks"].as_array().unwrap().len(), marks.len());
        }
        assert_eq!(ask(&marks, 3)["dots"][0], "missed", "it was shown");
        // Everything is struck: right ones among wrong ones.
        let all = it.position.all_candidates().iter();
        let all: Vec<String> = all.map(|it| format!("{}<>{}", it.cell(), it.digit())).collect();
        let wrong = ask(&all, 0);
        assert_eq!((&wrong["verdict"], &wrong["dots"][0]), (&json!("not"), &json!("missed")));
        let right = wrong["marks"].as_array().unwrap().iter().filter(|it| it["verdict"] == "right");
        assert!(right.count() >= marks.len());
        assert!(wrong["drawn"].is_object() && wrong["miss"].is_string());
        // To place a digit where only strikes follow.
        let placed = it.position.all_candidates().iter().find_map(|it| {
            let marks = [format!("{}={}", it.cell(), it.digit())];
            let answer = ask(&marks, 0);
            (answer["verdict"] == "not").then_some(answer)
        });
        assert_eq!(placed.unwrap()["miss"], "open");
    }
}

/// The words for a miss do not depend on whether the claim is false or merely does not follow.
#[test]
fn no_answer_gives_the_solution_away() {
    let (mut misses, mut words) = ([0, 0], std::collections::BTreeSet::new());
    for technique in ["x-wing", "xy-wing", "naked-triple", "w-wing"] {
        let it = lesson::examples(technique).swap_remove(0);
        let solution = ennead::solution(&it.puzzle).unwrap();
        for candidate in it.position.all_candidates().iter() {
            let mark = format!("{}<>{}", candidate.cell(), candidate.digit());
            let answer = answer(technique, &[mark]);
            if answer["verdict"] == "not" {
                let is_false = solution.digit(candidate.cell()) == candidate.digit();
                misses[usize::from(is_false)] += 1;
                words.insert(answer["title"].as_str().unwrap().to_owned());
            } else {
                assert_ne!(solution.digit(candidate.cell()), candidate.digit(), "{answer}");
            }
        }
    }
    assert!(misses[0] > 0 && misses[1] > 0, "{misses:?}");
    assert_eq!(words.len(), 1);
}

#[test]
fn the_path_leads_from_singles_on_and_what_is_due_comes_first() {
    let first = ask::<TrainPosition>(json!({ "day": DAY })).unwrap();
    assert_eq!((&first["technique"], &first["position"]), (&json!("full-house"), &json!(1)));
    let mut progress = json!(null);
    let mut seen = Vec::new();
    for _ in 0..12 {
        let next = ask::<TrainPosition>(json!({ "progress": progress, "day": DAY })).unwrap();
        let (technique, position) = (next["technique"].clone(), next["position"].clone());
        let it = lesson::examples(technique.as_str().unwrap())
            .swap_remove(position.as_u64().unwrap() as usize - 1);
        let marks = it.case.eliminations.iter().map(|it| format!("{}<>{}", it.cell(), it.digit()));
        let placed = it.case.placements.iter().map(|it| format!("{}={}", it.cell(), it.digit()));
        let marks: Vec<String> = marks.chain(placed).collect();
        let question = json!({ "technique": technique, "position": position, "marks": marks,
            "progress": progress, "day": DAY });
        let answer = ask::<TrainAnswer>(question).unwrap();
        assert_eq!(answer["verdict"], "complete");
        progress = answer["progress"].clone();
        seen.push((technique.as_str().unwrap().to_owned(), position.as_u64().unwrap()));
    }
    assert_eq!(seen[4], ("full-house".to_owned(), 5));
    assert_eq!(seen[5], ("naked-single".to_owned(), 1));
    assert_eq!(seen[11], ("hidden-single".to_owned(), 2));
    let list = |day: u32| ask::<TrainList>(json!({ "progress": progress, "day": day })).unwrap();
    assert_eq!((&list(DAY)["due"], &list(DAY)["next"]), (&json!(0), &json!("hidden-single")));
    assert_eq!(list(DAY)["families"][0]["known"], "2 of 3 known");
    assert_eq!(list(DAY + 1)["due"], 12);
    assert_eq!(list(DAY)["week"][6]["answers"], 12);
    // Tomorrow, what was answered first comes again; and the clock may go back.
    for day in [DAY + 1, DAY - 30] {
        let next = ask::<TrainPosition>(json!({ "progress": progress, "day": day })).unwrap();
        assert_eq!(next["technique"], "full-house");
    }
    // A position that was just practised is not the next one of its technique.
    let next = json!({ "technique": "x-wing", "after": 1, "day": DAY });
    assert_eq!(ask::<TrainPosition>(next).unwrap()["position"], 2);
}

#[test]
fn help_has_three_depths() {
    for &language in LANGUAGES {
        let words = Words::new(language);
        for technique in ["naked-single", "hidden-single", "pointing", "x-wing", "w-wing"] {
            let mut before = 0;
            for depth in 1..=3 {
                let question = json!({ "technique": technique, "position": 1, "depth": depth });
                let help = ask_in::<TrainHelp>(&words, question).unwrap();
                let sentences = help["sentences"].as_array().unwrap();
                assert_eq!(sentences.len(), depth);
                let drawing = &help["drawn"]["drawing"];
                let said = drawing.to_string();
                let is_told = said.contains("eliminated") || said.contains("placed");
                assert_eq!(is_told, depth == 3, "{technique} {depth}: {drawing}");
                assert!(said.len() >= before || depth == 2);
                before = said.len();
            }
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let refused = |said: Result<Value, String>, part: &str| {
        let why = said.unwrap_err();
        assert!(why.contains(part), "{why}");
    };
    let position = |question| ask::<TrainPosition>(question);
    refused(position(json!({ "technique": "xwing", "day": DAY })), "Did you mean `x-wing`?");
    refused(position(json!({ "technique": "forcing-net-verity", "day": DAY })), "no positions");
    refused(position(json!({ "technique": "x-wing", "position": 0, "day": DAY })), "1 to");
    refused(position(json!({ "technique": "x-wing", "position": 99, "day": DAY })), "1 to");
    refused(position(json!({ "day": 4_000_000_000u32 })), "200,000");
    refused(position(json!({ "day": -1 })), "invalid value");
    refused(position(json!({})), "missing field");
    let progress = json!({ "version": 7 });
    refused(position(json!({ "progress": progress, "day": DAY })), "version is 7");
    let help = json!({ "technique": "x-wing", "position": 1, "depth": 4 });
    refused(ask::<TrainHelp>(help), "1");
    let marks: Vec<&str> = vec!["r1c1=1"; 730];
    let question = json!({ "technique": "x-wing", "position": 1, "marks": marks, "day": DAY });
    refused(ask::<TrainAnswer>(question), "729");
    let question =
        json!({ "technique": "x-wing", "position": 1, "marks": [], "help": 4, "day": DAY });
    refused(ask::<TrainAnswer>(question), "3");
    // A technique without positions that was practised once, in another version.
    let card = json!({ "quality": 5, "repetitions": 1, "ease": 250, "interval": 1, "due": DAY });
    let progress = json!({ "version": 1, "cards": { "forcing-net-verity": { "1": card }, "x-wing": { "77": card } },
        "answered": 2, "unaided": 2 });
    let list = ask::<TrainList>(json!({ "progress": progress, "day": DAY })).unwrap();
    assert_eq!(list["due"], 0);
}

#[test]
fn positions_become_worksheets_and_families_are_complete() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let section = train_worksheets(technique("x-wing").unwrap(), &asker).unwrap();
    assert_eq!(section.title, "Worksheets: X-wing");
    assert!(section.items.len() >= 5);
    for item in &section.items {
        let ennead_booklet::Item::Sudoku(sudoku) = item else { panic!("a Sudoku") };
        let lesson = sudoku.lesson.as_ref().unwrap();
        assert!(lesson.work.is_empty() && lesson.steps[0].contains("rules out"));
        assert!(lesson.drill.as_ref().unwrap().task.contains("X-wing"));
    }
    assert!(train_worksheets(technique("forcing-net-verity").unwrap(), &asker).is_err());
    let list = ask::<TrainList>(json!({ "day": DAY })).unwrap();
    let listed = list["families"].as_array().unwrap().iter();
    let names: Vec<_> = listed.map(|it| it["family"].as_str().unwrap()).collect();
    let order = lesson::FAMILIES.iter().map(|family| family.name);
    assert_eq!(names, order.filter(|name| names.contains(name)).collect::<Vec<_>>());
    let listed = list["families"].as_array().unwrap().iter();
    let count: usize = listed.map(|it| it["techniques"].as_array().unwrap().len()).sum();
    let counts = lesson::counts();
    let nets = counts.keys().filter(|name| name.contains("-net")).count();
    assert_eq!(count, counts.len() - nets);
    let net = json!({ "technique": "forcing-net-verity", "day": DAY });
    assert!(ask::<TrainPosition>(net).unwrap_err().contains("no positions"));
}
