//! Game IDs of Solo.

use ennead_format::{Problem, ReadError, Unknown, by_name, open};
use ennead_variant::Puzzle;

/// Made with Solo 20230122, one of each kind.
const IDS: &str = include_str!("solo.txt");

#[test]
fn every_kind_of_game_is_read_and_has_one_solution() {
    let mut seen = Vec::new();
    for id in IDS.lines() {
        let opened = open(id, Unknown::Refused).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        assert_eq!(opened.len(), 1, "{id}");
        let setup = opened[0].setup();
        let puzzle = Puzzle::new(setup.clone()).unwrap_or_else(|fault| panic!("{id}: {fault:?}"));
        assert_eq!(puzzle.is_unique_within(1_000_000), Some(true), "{id}");
        let mut rules: Vec<&str> = setup.rules.iter().map(|rule| rule.name()).collect();
        rules.dedup();
        let layout = setup.layout().to_string();
        let layout = layout.split("; ").filter(|part| !part.starts_with("pieces "));
        let has_pieces = setup.layout().to_string().contains("pieces ");
        let pieces = if has_pieces { " pieces" } else { "" };
        seen.push(format!("{}{pieces} {}", layout.collect::<Vec<_>>().join(" "), rules.join(" ")));
    }
    let expected = [
        "4x4 ",
        "6x6 ",
        "9x9 ",
        "9x9 pieces ",
        "9x9 x",
        "9x9 cage",
        "6x6 cage",
        "5x5 pieces ",
        "6x6 pieces x",
        "6x6 pieces cage",
        "9x9 x cage",
        "9x9 pieces x cage",
        "12x12 boxes 4x3 ",
        "16x16 ",
    ];
    assert_eq!(seen, expected);
}

#[test]
fn boxes_have_the_rows_and_columns_that_are_named() {
    let opened = open("2x3:a6d2_5c6c4a1_5a1c3c4_2d1a", Unknown::Refused);
    let layout = opened.map(|opened| opened[0].sheet.layout().to_string());
    assert!(layout.is_ok_and(|layout| layout == "6x6"));
}

fn problem(id: &str) -> Problem {
    let solo = by_name("solo").expect("a format");
    let ReadError { problem, .. } = solo.open(id, Unknown::Refused).expect_err(id);
    problem
}

#[test]
fn what_is_wrong_is_refused() {
    use ennead_format::Item::Cells;
    let few = |found, expected| Problem::TooFew { of: Cells, found, expected };
    let many = |found, expected| Problem::TooMany { of: Cells, found, expected };
    let value = |found: &str| Problem::Value { found: found.to_owned() };
    assert_eq!(problem("2x2:b2"), few(3, 16));
    assert_eq!(problem("2x2:z"), many(26, 16));
    assert_eq!(problem("2x2:a5n"), value("5"));
    assert_eq!(problem("2x2:a1n,a"), value("a"));
    assert_eq!(problem("2x2k:p"), Problem::Empty);
    assert_eq!(problem("5j:y"), Problem::Empty);
    assert_eq!(problem("5j:y,a"), few(2, 41));
    assert_eq!(problem("5j:y,zz"), many(52, 41));
    assert_eq!(problem("5j:y,1"), value("1"));
    assert_eq!(problem("99x99:a"), value("99x99"));
    assert_eq!(problem("3y3:a"), value("3y3"));
    // The cages are there, and two sums in one of them.
    let two_sums = problem("2x2k:p,x,3_4n");
    assert!(matches!(two_sums, Problem::Rule { .. }), "{two_sums:?}");
}

#[test]
fn other_texts_are_left_to_other_formats() {
    for other in ["3x3::k:3841:3841", "9x9; x", "http://x", "3x3#12345", "12:30", "1x1:a", ":"] {
        let found = ennead_format::detect(other).map(|format| format.name);
        assert_ne!(found, Some("solo"), "{other}");
    }
    let spaced = open("  2x2:b2_1c3_4c2_1b  evening\r\n", Unknown::Refused).expect("a puzzle");
    assert_eq!(spaced[0].sheet.info().comment.as_deref(), Some("evening"));
}
