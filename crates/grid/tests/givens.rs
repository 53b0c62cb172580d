//! A 9×9 grid with digits in some cells, whether they clash or not.

use proptest::prelude::*;

use ennead_grid::*;

#[test]
fn digits_come_from_both_ends() {
    let givens: Givens = format!("..5{:.<76}73", "").parse().expect("81 characters");
    assert!(givens.into_iter().eq(givens.iter()));
    assert!(givens.into_iter().rev().eq(givens.iter().rev()));
    assert_eq!(givens.iter().collect::<Givens>(), givens);
}

proptest! {
    #[test]
    fn equal_digits_in_a_house_clash(
        digits in proptest::collection::vec((0..81_usize, 1..=9_usize), 0..40),
    ) {
        let givens: Givens =
            digits.into_iter().map(|(cell, digit)| (Cell::new(cell), Digit::ALL[digit - 1])).collect();
        let clashes = |one: &Cell| {
            let other = |other: Cell| {
                *one != other && one.houses().iter().any(|house| other.houses().contains(house))
            };
            givens.iter().any(|(cell, digit)| other(cell) && givens.get(*one) == Some(digit))
        };
        prop_assert_eq!(givens.clashes(), Cell::ALL.into_iter().filter(clashes).collect());
    }
}
