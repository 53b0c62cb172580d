//! The puzzle of a day.

use std::collections::BTreeSet;

use ennead_board::{Cell, Givens};
use ennead_collection::{KINDS, Kind, of_the_day};
use ennead_rating::Level;
use ennead_rule::{Motion, Setup};

use crate::{lines, recorded, solution, solutions};

/// Some day.
const DAY: u64 = 740_000;

/// The recorded solution of a puzzle, by its level and number.
fn solution_of(kind: &Kind, level: Level, number: usize) -> String {
    let mut of_level = lines(kind).zip(solutions(kind)).filter(|((it, ..), _)| *it == level.name());
    let (_, solution) = of_level.nth(number - 1).expect("a puzzle");
    solution
}

/// Whether one board is the other, turned or mirrored, with each value replaced by another.
fn is_image(board: &Givens, original: &str) -> bool {
    let values: Vec<char> = original.chars().collect();
    let cells: Vec<Cell> = board.layout().cells().iter().collect();
    Motion::symmetries(board.layout()).into_iter().any(|by| {
        let pairs: BTreeSet<_> = cells
            .iter()
            .zip(&values)
            .map(|(&cell, &from)| (from, by.cell(cell).and_then(|cell| board.get(cell))))
            .collect();
        let to: BTreeSet<_> = pairs.iter().map(|(_, to)| to).collect();
        pairs.len() == board.layout().values().len() && to.len() == pairs.len()
    })
}

#[test]
fn the_puzzle_of_a_day_has_one_solution_the_image_of_the_recorded_one() {
    let (mut changed, mut moved) = (BTreeSet::new(), BTreeSet::new());
    for kind in KINDS {
        for day in DAY..DAY + 6 {
            let today = of_the_day(kind.list(), day, None).expect("a puzzle");
            let found = solution(&today.setup);
            let original = solution_of(kind, today.level, today.number);
            assert!(is_image(&found, &original), "{}: {}", kind.name, today.setup.to_line());
            if recorded(&found) != original {
                changed.insert(kind.name);
            }
            let there = |(_, _, line): &(&str, &str, &str)| *line == today.setup.to_line();
            if !lines(kind).any(|line| there(&line)) {
                moved.insert(kind.name);
            }
        }
    }
    // All rules of the collection can be turned at least.
    assert_eq!(changed.len(), KINDS.len(), "{changed:?}");
    assert_eq!(moved.len(), KINDS.len(), "{moved:?}");
}

#[test]
fn days_go_through_all_puzzles_before_one_comes_again() {
    for kind in KINDS {
        let count = lines(kind).count();
        let days = DAY..DAY + count as u64;
        let puzzles: BTreeSet<_> = days
            .map(|day| of_the_day(kind.list(), day, None).expect("a puzzle"))
            .map(|today| (today.level, today.number))
            .collect();
        assert_eq!(puzzles.len(), count, "{}", kind.name);
    }
}

#[test]
fn a_level_that_was_asked_for_is_kept() {
    for kind in KINDS {
        for level in Level::ALL {
            let today = of_the_day(kind.list(), DAY, Some(level));
            assert_eq!(today.map(|it| it.level), Some(level).filter(|&it| kind.count(it) > 0));
        }
    }
}

/// Everybody has the same puzzle, today and with a later version of the program.
#[test]
fn what_a_day_has_does_not_change() {
    let kind = Kind::by_name("x-6x6").expect("a kind");
    let today = of_the_day(kind.list(), DAY, None).expect("a puzzle");
    assert_eq!(today.setup.to_line(), "6x6; givens .1...2..5.....43...........6........; x");
    let restored = Setup::read(&today.setup.to_line()).expect("a puzzle");
    assert_eq!(restored, today.setup);
}
