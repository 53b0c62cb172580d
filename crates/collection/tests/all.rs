//! All tests of the crate's outside as one program: it is linked once.

mod day;
mod kinds;
mod puzzles;

use ennead_board::Givens;
use ennead_collection::Kind;
use ennead_rule::Setup;
use ennead_stop::Stop;
use ennead_variant::Puzzle;

/// The puzzles of a kind, line by line: the level, how hard the hardest step is, and the puzzle.
fn lines(kind: &Kind) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    kind.list().lines().map(|line| {
        let mut words = line.splitn(3, ' ');
        let mut word = || words.next().expect("three parts");
        (word(), word(), word())
    })
}

/// The recorded solutions of a kind, in the order of its puzzles.
fn solutions(kind: &Kind) -> Vec<String> {
    let path = format!("{}/tests/solutions/{}.txt", env!("CARGO_MANIFEST_DIR"), kind.name);
    let text = std::fs::read_to_string(path).expect("the solutions");
    text.lines().map(str::to_owned).collect()
}

/// A solution as it is recorded: a character a cell, letters above 9.
fn recorded(solution: &Givens) -> String {
    let symbol = |number: u8| char::from_digit(number.into(), 36).expect("at most 16");
    let symbols = solution.iter().map(|(_, value)| symbol(value.number()).to_ascii_uppercase());
    symbols.collect()
}

/// The only solution of a puzzle.
fn solution(setup: &Setup) -> Givens {
    let line = setup.to_line();
    let puzzle = Puzzle::new(setup.clone()).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    let mut found = puzzle.solve(2, &Stop::never()).expect("it is never stopped");
    assert_eq!(found.len(), 1, "{line}");
    found.remove(0)
}
