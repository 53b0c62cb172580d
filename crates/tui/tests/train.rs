//! The trainer in the terminal: sessions by keys, and what is drawn.

use std::io;

use crate::driven::{click, draw_everywhere, drawn, press, press_anything, words};
use ennead::logic::Technique;
use ennead_game::Progress;
use ennead_tui::train::Train;
use ennead_tui::{Flow, Theme};

const DAY: u32 = 20_000;
const PLAIN: Theme = Theme { coloured: false };

fn chosen(technique: Option<&str>) -> Option<&'static dyn Technique> {
    technique.map(|name| ennead::logic::technique(name).expect("a technique"))
}

/// Opens a technique's first position, presses keys, and shows the screen as text.
fn session(language: &str, technique: Option<&str>, keys: &str) -> (String, Progress, usize) {
    let (words, mut kept) = (words(language), 0);
    let mut keep = |_: &Progress| {
        kept += 1;
        Ok(())
    };
    let mut train =
        Train::new(chosen(technique), Progress::default(), DAY, &words, PLAIN, &mut keep).unwrap();
    press(&mut train, &mut 0, keys);
    let text = drawn(&mut train, 0, 110, 44);
    let progress = train.progress().clone();
    drop(train);
    (text, progress, kept)
}

/// The keys that mark the answer of a technique's first position, from the upper left cell.
fn answer(technique: &str) -> String {
    let example = ennead::logic::lesson::examples(technique).swap_remove(0);
    let (case, position) = (example.case, example.position);
    let mut at = position.empty().iter().next().unwrap();
    let mut keys = String::new();
    for candidate in case.eliminations.iter().chain(case.placements.iter()) {
        let cell = candidate.cell();
        for _ in 0..(cell.row() + 9 - at.row()) % 9 {
            keys += "Down ";
        }
        for _ in 0..(cell.column() + 9 - at.column()) % 9 {
            keys += "Right ";
        }
        keys += &format!("{} ", candidate.digit());
        at = cell;
    }
    keys
}

#[test]
fn a_session_by_keyboard_ends_with_the_next_position() {
    for technique in
        ["naked-single", "hidden-single", "pointing", "naked-pair", "x-wing", "xy-wing"]
    {
        let keys = answer(technique);
        let (text, progress, kept) = session("en", Some(technique), &format!("{keys} Enter"));
        assert!(text.contains("Right, and complete"), "{technique}: {text}");
        assert!(progress.card(technique, 1).unwrap().is_known() && kept == 1, "{technique}");
        let (text, ..) = session("en", Some(technique), &format!("{keys} Enter Enter"));
        assert!(text.contains("Position 2 of") && text.contains("●○"), "{technique}: {text}");
    }
}

#[test]
fn help_is_shown_step_by_step_and_noted() {
    let (text, ..) = session("en", Some("xy-wing"), "f");
    assert!(text.contains("1. Look at") && !text.contains("2. "), "{text}");
    let (text, ..) = session("en", Some("xy-wing"), "f f");
    assert!(text.contains("2. The pattern is in"), "{text}");
    let (text, ..) = session("en", Some("xy-wing"), "f f f f");
    assert!(text.contains("3. "), "{text}");
    let keys = answer("xy-wing");
    for (help, quality) in [("", 5), ("f", 4), ("f f", 3), ("f f f", 2)] {
        let (_, progress, _) = session("en", Some("xy-wing"), &format!("{help} {keys} Enter"));
        assert_eq!(progress.card("xy-wing", 1).unwrap().quality, quality, "{help}");
    }
}

#[test]
fn mistakes_are_explained_and_come_back_tomorrow() {
    // Nothing is marked.
    let (text, _, kept) = session("en", Some("x-wing"), "Enter");
    assert!(text.contains("Nothing is marked") && kept == 0, "{text}");
    // Everything in every cell is struck.
    let mut keys = String::new();
    for _ in 0..9 {
        keys += &"1 2 3 4 5 6 7 8 9 Right ".repeat(9);
        keys += "Down ";
    }
    let (text, progress, kept) = session("en", Some("x-wing"), &format!("{keys} Enter"));
    assert!(text.contains("This does not follow"), "{text}");
    let card = *progress.card("x-wing", 1).unwrap();
    assert_eq!((card.quality, card.due, kept), (2, DAY + 1, 1));
    // Trying again mends the answer, not the card.
    let all = format!("{keys} Enter Enter Esc Esc");
    let (text, again, kept) = session("en", Some("x-wing"), &all);
    assert!(text.contains("Nothing marked yet"), "{text}");
    assert_eq!((again, kept), (progress, 1));
}

#[test]
fn marks_are_taken_back_one_by_one_and_all_together() {
    let one = |keys: &str| session("en", Some("naked-single"), keys).0;
    let keys = answer("naked-single");
    assert!(one(&keys).contains("Marked: r"));
    assert!(one(&format!("{keys} u")).contains("Nothing marked yet"));
    assert!(one(&format!("{keys} Esc")).contains("Nothing marked yet"));
    assert!(one(&format!("{keys} Space")).contains("Nothing marked yet"), "again: taken back");
    assert!(one("Enter").contains("Nothing is marked"));
    // The same candidate as struck and as placed: the last one counts.
    let struck = one(&format!("s {keys}"));
    assert!(struck.contains(" is not "), "{struck}");
    assert!(!one(&format!("s {keys} p Space")).contains(" is not "));
    // A note is not an answer.
    assert!(one(&format!("n {keys}")).contains("Nothing marked yet"));
}

#[test]
fn techniques_are_chosen_from_a_list_in_every_language() {
    for (language, lead, start) in [
        ("en", "Positions that need one technique", "Start"),
        ("de", "Stellungen, die eine bestimmte Technik brauchen", "Anfangen"),
        ("nl", "Stellingen die één techniek nodig hebben", "Beginnen"),
    ] {
        let (text, ..) = session(language, None, "");
        assert!(text.contains(lead) && text.contains(start), "{text}");
        let (text, ..) = session(language, None, "Enter");
        assert!(!text.contains(lead), "{text}");
        let (text, ..) = session(language, None, "Down Down Enter t");
        assert!(text.contains(lead), "{text}");
    }
    let (text, ..) = session("en", None, "Up Enter");
    assert!(text.contains("Position 1 of"), "the last of the list: {text}");
}

#[test]
fn it_draws_everywhere_and_survives_anything() {
    let words = words("de");
    let mut keep = |_: &Progress| Err(io::Error::other("full"));
    for technique in [None, Some("full-house"), Some("w-wing")] {
        let mut train =
            Train::new(chosen(technique), Progress::default(), DAY, &words, PLAIN, &mut keep)
                .unwrap();
        press_anything(&mut train, 400, |screen, now| draw_everywhere(screen, now, false));
        for (column, row) in [(0, 0), (10, 4), (70, 30), (200, 200)] {
            click(&mut train, 0, column, row);
        }
        let narrow = drawn(&mut train, 0, 40, 16);
        assert!(narrow.lines().all(|line| line.chars().count() <= 40), "{narrow}");
    }
}

#[test]
fn what_cannot_be_practised_is_refused_and_what_is_not_kept_is_said() {
    let words = words("en");
    let mut keep = |_: &Progress| Err(io::Error::from(io::ErrorKind::PermissionDenied));
    let net = chosen(Some("forcing-net-verity"));
    assert!(Train::new(net, Progress::default(), DAY, &words, PLAIN, &mut keep).is_err());
    let single = chosen(Some("naked-single"));
    let mut train = Train::new(single, Progress::default(), DAY, &words, PLAIN, &mut keep).unwrap();
    press(&mut train, &mut 0, &format!("{} Enter", answer("naked-single")));
    assert!(!train.message().is_empty());
    assert_eq!(press(&mut train, &mut 0, "C-c"), Flow::Leave);
}
