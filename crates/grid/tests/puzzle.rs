//! Givens that fit together.

use ennead_grid::*;

#[test]
fn texts_are_read_and_written() {
    let text = format!("5{:.<80}", "");
    let puzzle: Puzzle = text.parse().expect("one given");
    assert_eq!(puzzle.to_string(), text);
    assert_eq!(Givens::from(puzzle).to_string(), text);
    assert!(Puzzle::EMPTY < puzzle);
    let error = "5.5".parse::<Puzzle>().expect_err("too short");
    assert_eq!(error, ParsePuzzleError::Clues(ParseCluesError));
    let clash = format!("5.5{:.<78}", "").parse::<Puzzle>().expect_err("5 twice");
    assert_eq!(clash.to_string(), "the givens clash at r1c1 r1c3");
}
