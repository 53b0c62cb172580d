//! The pattern behind Sue de Coq, on a grid that no givens lead to.

use ennead_grid::{Cell, CellMap, CellSet, Digit, DigitSet, Givens, House};
use ennead_logic::Position;
use ennead_logic::pattern::SectorPair;

/// A digit that is in the line and in the box can be in the pattern twice, and then it is: nowhere
/// else in either, and not in the crossing.
#[test]
fn a_digit_that_is_there_twice_leaves_the_rest_of_the_line_and_of_the_box() {
    let mut marks = CellMap::filled(DigitSet::ALL);
    for (cell, digits) in [
        ("r1c1", "1234"),
        ("r1c2", "1234"),
        ("r1c5", "15"),
        ("r1c6", "25"),
        ("r2c1", "35"),
        ("r2c2", "45"),
    ] {
        marks[cell.parse::<Cell>().expect("a cell")] = digits.parse().expect("digits");
    }
    let position = Position::from_marks(&Givens::EMPTY, &Givens::EMPTY, &marks).expect("empty");
    let cells = |cells: &str| cells.parse::<CellSet>().expect("cells");
    let pair = SectorPair {
        line: House::ALL[0],
        box_: House::ALL[18],
        crossing: cells("r1c1 r1c2"),
        in_line: cells("r1c5 r1c6"),
        in_box: cells("r2c1 r2c2"),
    };
    assert_eq!(pair.check(&position), Ok(()));
    for (digit, lose_it) in [
        (1, "r1c3 r1c4 r1c7 r1c8 r1c9"),
        (2, "r1c3 r1c4 r1c7 r1c8 r1c9"),
        (3, "r1c3 r2c3 r3c1 r3c2 r3c3"),
        (4, "r1c3 r2c3 r3c1 r3c2 r3c3"),
        (5, "r1c3 r1c4 r1c7 r1c8 r1c9 r2c3 r3c1 r3c2 r3c3"),
        (6, ""),
    ] {
        assert_eq!(pair.rules_out(Digit::new(digit), &position), cells(lose_it), "{digit}");
    }
}
