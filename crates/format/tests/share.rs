//! Links to boards of any size.

use ennead_board::{AnySheet, Classic, Digits, Ground, Layout, Set, Sheet};
use ennead_format::{Expected, Item, Problem, share};
use ennead_grid::{Digit, DigitSet};
use proptest::prelude::*;

const BOARDS: &str = include_str!("../../../testdata/boards.txt");
const PUZZLE: &str =
    "3...6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....";

fn layouts() -> Vec<Layout> {
    let lines = BOARDS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').nth(1).unwrap().parse().expect("a layout")).collect()
}

/// Some givens, placements, marks and colours, as `seed` says.
fn filled<G: Ground>(ground: G, seed: u64) -> Sheet<G> {
    let mut random = seed | 1;
    let mut next = move |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 20) as usize % below
    };
    let mut sheet = Sheet::blank(ground.clone());
    let values: Vec<G::Value> = ground.values().iter().collect();
    for cell in ground.cells().iter() {
        let value = values[next(values.len())];
        match next(6) {
            0 => sheet.givens.set(cell, Some(value)),
            1 => sheet.placed.set(cell, Some(value)),
            2 => sheet.corner[cell] = [value, values[0]].into_iter().collect(),
            3 => sheet.centre[cell].insert(value),
            _ => {}
        }
        if next(9) == 0 {
            sheet.colours[cell] = DigitSet::only(Digit::from_index(next(9)));
        }
    }
    sheet
}

fn problem(query: &str) -> Problem {
    let error = share::read(query).unwrap_err();
    assert_eq!(error.line, 1);
    error.problem
}

#[test]
fn what_is_not_understood_is_refused_by_its_name() {
    let field = |name: &str| Problem::Field { name: name.to_owned() };
    assert_eq!(problem(&format!("puzzle={PUZZLE}&cages=1")), field("cages"));
    assert_eq!(problem(&format!("version=2&puzzle={PUZZLE}&rules=killer")), field("rules"));
    assert_eq!(problem(&format!("puzzle={PUZZLE}&puzzle={PUZZLE}")), field("puzzle"));
    assert_eq!(problem(&format!("version=2&puzzle={PUZZLE}&marks=1")), field("marks"));
    assert_eq!(problem(&format!("puzzle={PUZZLE}&layout=6x6")), field("layout"));
    let value = |found: &str| Problem::Value { found: found.to_owned() };
    assert_eq!(problem(&format!("version=3&puzzle={PUZZLE}")), value("3"));
    let few = |found| Problem::TooFew { of: Item::Cells, found, expected: 81 };
    assert_eq!(problem("puzzle=12"), few(2));
    assert_eq!(problem(&format!("puzzle={PUZZLE}&placed=1")), few(1));
    let many = Problem::TooMany { of: Item::Cells, found: 82, expected: 81 };
    assert_eq!(problem(&format!("puzzle={PUZZLE}1")), many);
    assert_eq!(problem(&format!("puzzle={}", PUZZLE.replacen('3', "y", 1))), value("y"));
    let layout = Problem::Layout { found: "6x6; cage 15".to_owned() };
    assert_eq!(problem("version=2&layout=6x6%3B+cage+15&puzzle=1"), layout);
    assert_eq!(problem(&format!("version=2&puzzle={PUZZLE}&corner=1,2")), few(2));
    let expected = Expected::Text("puzzle=");
    assert_eq!(problem("version=2"), Problem::Unexpected { found: None, expected });
    assert_eq!(problem(""), Problem::Unexpected { found: None, expected });
    assert!(matches!(problem("puzzle=%zz"), Problem::Syntax { .. }));
    let small = "version=2&layout=4x4&puzzle=12.434.2.....1.3";
    assert!(matches!(share::read(small), Ok(AnySheet::Other(_))));
    let refused = share::read_classic(small).unwrap_err();
    assert_eq!(
        (refused.column, refused.problem),
        (18, Problem::Board { layout: "4x4".to_owned() })
    );
    assert!(share::read_classic(&format!("version=2&layout=9x9&puzzle={PUZZLE}")).is_ok());
    let marks = format!("puzzle={PUZZLE}&marks=512{}", ",".repeat(80));
    assert_eq!(problem(&marks), value("512"));
    let place = share::read(&format!("https://example.org/play?puzzle={PUZZLE}&cages=1"));
    assert_eq!(place.unwrap_err().column, 115);
}

#[test]
fn links_of_version_1_open() {
    let marks: Vec<String> =
        (0..81).map(|cell| if cell == 1 { 257 } else { 0 }.to_string()).collect();
    let link = format!(
        "https://example.org/de/play?puzzle={PUZZLE}&placed={}4{}&marks={}#top",
        ".".repeat(8),
        ".".repeat(72),
        marks.join(",")
    );
    assert!(share::detect(&link));
    let AnySheet::Classic(sheet) = share::read(&link).unwrap() else { panic!("it is classic") };
    assert_eq!(sheet.givens.to_string(), PUZZLE);
    assert_eq!(sheet.placed.to_string().find('4'), Some(8));
    assert_eq!(sheet.corner[ennead_grid::Cell::at(0, 1)].to_string(), "19");
    assert!(!share::detect(PUZZLE) && !share::detect("https://example.org/play?daily=easy"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn what_is_linked_is_read_back(
        layout in proptest::sample::select(layouts()),
        seed: u64,
        title in "\\PC{1,20}",
    ) {
        let mut sheet = filled(layout, seed);
        sheet.info.title = Some(title);
        let link = format!("https://example.org/play?{}", share::write(&sheet));
        prop_assert!(link.bytes().all(|byte| byte.is_ascii_graphic()), "{}", link);
        prop_assert!(share::detect(&link));
        prop_assert_eq!(share::read(&link).map(AnySheet::on_any_board), Ok(sheet));
    }

    #[test]
    fn a_classic_puzzle_has_the_same_link_on_both_kinds_of_board(seed: u64) {
        let sheet = filled(Classic, seed);
        let query = share::write(&sheet);
        prop_assert_eq!(&share::write(&sheet.clone().on_any_board()), &query);
        prop_assert_eq!(share::read(&query), Ok(AnySheet::Classic(sheet)));
    }

    #[test]
    fn no_link_makes_the_reader_panic(
        name in "(version|layout|puzzle|marks|corner|[a-z]{0,5})",
        value in "(\\PC{0,30}|[0-9x;%+,.]{0,100})",
    ) {
        let _ = share::read(&format!("{name}={value}"));
        let _ = share::read(&format!("version=2&puzzle={value}&{name}={value}"));
        let _ = share::read(&format!("version=2&layout={value}&puzzle={value}"));
    }
}
