//! What a puzzle starts from: givens and, in a sukaku, struck candidates.

use ennead_grid::*;

#[test]
fn what_givens_rule_out_is_not_struck() {
    let givens: Givens = format!("5{:.<80}", "").parse().unwrap();
    let mut candidates = CellMap::filled(DigitSet::ALL);
    for peer in Cell::at(0, 0).peers().iter() {
        candidates[peer].remove(Digit::new(5));
    }
    candidates[Cell::at(0, 0)] = DigitSet::EMPTY;
    assert!(!Clues::new(givens, &candidates).is_sukaku());
    candidates[Cell::at(8, 8)].remove(Digit::new(5));
    let clues = Clues::new(givens, &candidates);
    let last = Candidate::new(Digit::new(5), Cell::at(8, 8));
    assert_eq!(clues.struck().collect::<Vec<_>>(), [last]);
    assert!(clues.strikes(Digit::new(5), Cell::at(8, 8)));
    assert!(!clues.strikes(Digit::new(5), Cell::at(0, 0)));
}

#[test]
fn without_its_given_a_cell_may_hold_every_digit() {
    let mut candidates = CellMap::filled(DigitSet::ALL);
    candidates[Cell::at(8, 8)] = DigitSet::only(Digit::new(1));
    let sukaku = Clues::new(Givens::EMPTY, &candidates);
    let given = sukaku.with(Cell::at(0, 0), Some(Digit::new(3)));
    assert_eq!(given.givens().len(), 1);
    assert_eq!(given.struck().count(), 8);
    assert_eq!(given.with(Cell::at(0, 0), None).candidates().unwrap()[Cell::at(0, 0)].len(), 9);
    // The candidate was the only thing struck.
    assert_eq!(sukaku.with(Cell::at(8, 8), None), Clues::EMPTY);
}

#[test]
fn clues_are_read_as_they_are_written() {
    let mut candidates = CellMap::filled(DigitSet::ALL);
    candidates[Cell::at(8, 8)].remove(Digit::new(1));
    let sukaku = Clues::new(Givens::EMPTY, &candidates);
    let text = sukaku.to_string();
    assert_eq!(text.parse(), Ok(sukaku));
    let lines: Vec<_> =
        text.as_bytes().chunks(81).map(|row| str::from_utf8(row).unwrap()).collect();
    assert_eq!(lines.join("\n").parse(), Ok(sukaku));
    assert_eq!(".".repeat(81).parse(), Ok(Clues::EMPTY));
    let wrong = [text[1..].to_owned(), format!("{text}#"), text.replace('9', "y"), "é".repeat(729)];
    for wrong in wrong {
        assert_eq!(wrong.parse::<Clues>(), Err(ParseCluesError), "{wrong}");
    }
}
