//! A 9×9 grid with digits in some cells, whether they clash or not.

use ennead_grid::*;

#[test]
fn digits_come_from_both_ends() {
    let givens: Givens = format!("..5{:.<76}73", "").parse().expect("81 characters");
    assert!(givens.into_iter().eq(givens.iter()));
    assert!(givens.into_iter().rev().eq(givens.iter().rev()));
    assert_eq!(givens.iter().collect::<Givens>(), givens);
}
