//! The symmetries of Sudoku: the changes to a grid that make an equivalent grid.

use proptest::prelude::*;

use ennead_grid::*;

fn symmetries() -> impl Strategy<Value = Symmetry> {
    (0..Symmetry::COUNT).prop_map(Symmetry::from_index)
}

#[test]
fn the_cell_permutations_are_all_different() {
    // Where the diagonal goes gives the order of the lines; where r1c2 goes shows whether it
    // transposes.
    let cells: [Cell; 10] =
        std::array::from_fn(|i| if i < 9 { Cell::at(i, i) } else { Cell::at(0, 1) });
    let mut moved: Vec<[Cell; 10]> = (0..Symmetry::CELL_COUNT)
        .map(|i| {
            // 9! orders of the digits go with each.
            let symmetry = Symmetry::from_index(i * 362_880);
            cells.map(|cell| symmetry.apply(cell))
        })
        .collect();
    moved.sort_unstable();
    moved.dedup();
    assert_eq!(moved.len() as u64, Symmetry::CELL_COUNT);
}

#[test]
fn a_digit_that_may_be_missing_is_renamed_if_it_is_there() {
    let symmetry: Symmetry = "d987654321".parse().unwrap();
    assert_eq!(Some(Digit::new(2)).under(&symmetry), Some(Digit::new(8)));
    assert_eq!(None::<Digit>.under(&symmetry), None);
}

#[test]
fn wrong_texts_are_refused() {
    for wrong in ["x", "r123456788", "r142356789", "t t", "r12345678", "c023456789", "d1234567890"]
    {
        assert_eq!(wrong.parse::<Symmetry>(), Err(ParseSymmetryError), "{wrong}");
    }
    assert_eq!("".parse(), Ok(Symmetry::IDENTITY));
}

#[test]
fn random_reaches_everything_evenly() {
    use rand::SeedableRng;
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    let mut corners = CellMap::filled(0);
    for _ in 0..81_000 {
        corners[Symmetry::random(&mut rng).apply(Cell::at(0, 0))] += 1;
    }
    assert!(corners.values().iter().all(|n| (850..1150).contains(n)), "{corners:?}");
}

proptest! {
    #[test]
    fn the_symmetries_are_a_group(a in symmetries(), b in symmetries(), cell in 0..81usize) {
        let cell = Cell::new(cell);
        prop_assert_eq!(a.then(&b).apply(cell), b.apply(a.apply(cell)));
        prop_assert_eq!(a.then(&a.inverse()), Symmetry::IDENTITY);
        prop_assert_eq!(a.inverse().apply(a.apply(cell)), cell);
        for digit in Digit::ALL {
            prop_assert_eq!(a.then(&b).apply(digit), b.apply(a.apply(digit)));
        }
    }

    #[test]
    fn numbers_and_texts_round_trip(index in 0..Symmetry::COUNT) {
        let symmetry = Symmetry::from_index(index);
        prop_assert_eq!(symmetry.index(), index);
        prop_assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
    }

    #[test]
    fn houses_go_to_houses(symmetry in symmetries()) {
        for house in House::ALL {
            prop_assert_eq!(symmetry.apply(house).cells(), symmetry.apply(house.cells()));
        }
    }
}
