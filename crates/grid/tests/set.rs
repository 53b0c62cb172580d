//! Sets of cells, of digits and of houses, each one machine word.

use ennead_grid::*;

#[test]
fn elements_come_from_both_ends_and_are_counted() {
    let cells: CellSet = "r1c1 r5c5 r9c9 r1c2".parse().unwrap();
    assert_eq!(cells.to_string(), "r1c1 r1c2 r5c5 r9c9");
    let mut elements = cells.into_iter();
    assert_eq!(elements.len(), 4);
    assert_eq!(elements.next_back(), Some(Cell::at(8, 8)));
    assert_eq!(elements.next(), Some(Cell::at(0, 0)));
    assert_eq!(elements.len(), 2);
    assert_eq!(elements.by_ref().rev().last(), Some(Cell::at(0, 1)));
    assert_eq!((elements.next(), elements.next_back()), (None, None));
    assert!(CellSet::ALL.into_iter().eq(Cell::ALL));
    assert!((&HouseSet::ALL).into_iter().rev().eq(House::ALL.into_iter().rev()));
}

#[test]
fn sets_round_trip_as_texts() {
    assert_eq!("31".parse(), Ok(DigitSet::from_bits(0b101)));
    assert_eq!(DigitSet::ALL.to_string().parse(), Ok(DigitSet::ALL));
    assert_eq!(CellSet::ALL.to_string().parse(), Ok(CellSet::ALL));
    assert_eq!("".parse(), Ok(CellSet::EMPTY));
    assert_eq!("102".parse::<DigitSet>(), Err(NotADigit));
    assert_eq!("r1c1,r1c2".parse::<CellSet>(), Err(ParseCellError));
    assert_eq!(HouseSet::from(Cell::at(0, 4).houses()).to_string(), "r1 c5 b2");
}
