//! The canonical form, compared with one that is found by trying everything.

use proptest::prelude::*;

use crate::oracle;
use ennead_grid::*;

const HARD: &str =
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
const SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const FULL: &str =
    "671834925432159687958762413589621374346978251127543869263417598795386142814295736";

fn givens(text: &str) -> Givens {
    text.parse().expect("81 characters")
}

/// The first `n` characters of `text`, the rest empty.
fn head(text: &str, n: usize) -> Givens {
    givens(&format!("{:.<81}", &text[..n]))
}

fn check_with_oracle(givens: Givens) {
    let (form, times) = oracle::minlex(&givens);
    let found = minlex(&givens);
    assert_eq!(found.form, form, "{givens}");
    assert_eq!(found.symmetry.apply(givens), form, "{givens}");
    let digits: std::collections::HashSet<_> = givens.iter().map(|(_, digit)| digit).collect();
    assert_eq!(
        found.automorphisms,
        times * (1..=9 - digits.len() as u64).product::<u64>(),
        "{givens}"
    );
}

#[test]
fn puzzles_and_grids_agree_with_the_oracle() {
    for text in [HARD, SYMMETRIC, FULL] {
        check_with_oracle(givens(text));
    }
    check_with_oracle(head(FULL, 40));
    check_with_oracle(head(SYMMETRIC, 27));
    check_with_oracle(head(HARD, 20));
    check_with_oracle(Givens::EMPTY);
}

#[test]
fn clashing_givens_agree_with_the_oracle() {
    check_with_oracle(givens(&"1".repeat(81)));
    check_with_oracle(head("112112...221", 12));
    check_with_oracle(head("123312231122333211.1.2.3.3.2.1", 30));
}

#[test]
fn empty_and_one_given_and_one_digit() {
    assert_eq!(minlex(&Givens::EMPTY).form, Givens::EMPTY);
    assert_eq!(minlex(&Givens::EMPTY).automorphisms, Symmetry::COUNT);
    let one = minlex(&givens(&format!("{:.<40}7{:.<40}", "", "")));
    assert_eq!(one.form, givens(&format!("{:.<80}1", "")));
    assert_eq!(one.automorphisms, Symmetry::COUNT / 81 / 9);
}

#[test]
fn automorphisms_are_listed_once_each() {
    let grid = givens(SYMMETRIC);
    let listed: std::collections::HashSet<_> = automorphisms(&grid).collect();
    assert!(listed.iter().all(|symmetry| symmetry.apply(grid) == grid));
    assert_eq!(listed.len() as u64, minlex(&grid).automorphisms);
    assert_eq!(automorphisms(&grid).count(), listed.len());
    assert!(listed.contains(&Symmetry::IDENTITY));
    assert_eq!(isomorphisms(&grid, &givens(FULL)).next(), None);
}

/// Some digits of a solution, or any digits at all, which may clash.
fn grids() -> impl Strategy<Value = Givens> {
    let kept = (proptest::array::uniform32(any::<u8>()), 0..=81usize);
    let sound = kept.prop_map(|(noise, n)| {
        let mut kept = Givens::EMPTY;
        for (i, (cell, digit)) in givens(FULL).iter().enumerate() {
            if (noise[i % 32] as usize * 7 + i * 31) % 81 < n {
                kept.set(cell, Some(digit));
            }
        }
        kept
    });
    let any_bytes = proptest::collection::vec(0..=9u8, 81).prop_map(|bytes| {
        Givens::from_bytes(bytes.try_into().expect("81 of them")).expect("0 to 9")
    });
    let few_digits = proptest::collection::vec((0..81usize, 1..=3u8), 0..30).prop_map(|list| {
        let mut bytes = [0; 81];
        list.into_iter().for_each(|(cell, digit)| bytes[cell] = digit);
        Givens::from_bytes(bytes).expect("0 to 3")
    });
    prop_oneof![sound, any_bytes, few_digits]
}

proptest! {
    #[test]
    fn isomorphs_have_the_same_form(givens in grids(), index in 0..Symmetry::COUNT) {
        let symmetry = Symmetry::from_index(index);
        let (one, other) = (minlex(&givens), minlex(&symmetry.apply(givens)));
        prop_assert_eq!(one.form, other.form);
        prop_assert_eq!(one.automorphisms, other.automorphisms);
        prop_assert_eq!(one.symmetry.apply(givens), one.form);
        prop_assert!(one.form <= givens);
        let between: Vec<_> = isomorphisms(&givens, &one.form).take(50).collect();
        prop_assert_eq!(between.len() as u64, one.automorphisms.min(50));
        prop_assert!(between.iter().all(|symmetry| symmetry.apply(givens) == one.form));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]
    #[test]
    fn any_givens_agree_with_the_oracle(givens in grids()) {
        check_with_oracle(givens);
    }
}
