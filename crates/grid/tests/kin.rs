//! Kin: how puzzles whose solution grids are the same Sudoku relate to each other.

use chacha20::ChaCha8Rng;
use ennead_grid::*;
use ennead_grid::{Cell, Symmetry};
use rand::{RngExt, SeedableRng};

/// The grid with most automorphisms, 648, and one with none.
const GRIDS: [&str; 2] = [
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
];

fn solution(grid: &str) -> Solution {
    grid.parse::<Givens>().unwrap().try_into().unwrap()
}

fn some_cells(count: usize, rng: &mut ChaCha8Rng) -> CellSet {
    let mut cells = CellSet::EMPTY;
    while cells.len() < count {
        cells.insert(Cell::new(rng.random_range(0..81)));
    }
    cells
}

#[test]
fn the_grids_have_the_automorphisms_they_are_here_for() {
    let counts = GRIDS.map(|grid| Descent::new(CellSet::ALL, &solution(grid)).automorphisms);
    assert_eq!(counts, [648, 1]);
}

#[test]
fn kinship_survives_every_symmetry() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for grid in GRIDS.map(solution) {
        for _ in 0..20 {
            let cells = some_cells(30, &mut rng);
            let (inside, outside) = (cells.first().unwrap(), (!cells).first().unwrap());
            let fewer = cells - inside.into();
            let others = [
                (cells, Kin::Same),
                (fewer, Kin::Part),
                (cells | outside.into(), Kin::Part),
                (fewer | outside.into(), Kin::Moved),
                (some_cells(30, &mut rng), Kin::Grid),
            ];
            let one = Descent::new(cells, &grid);
            for (other, kin) in others {
                let symmetry = Symmetry::random(&mut rng);
                let other = Descent::new(other.under(&symmetry), &grid.under(&symmetry));
                assert_eq!(one.kin(&other), Some(kin));
                assert_eq!(other.kin(&one), Some(kin));
                assert_eq!(one == other, kin == Kin::Same);
            }
        }
    }
}

#[test]
fn strangers_are_no_kin() {
    let [a, b] = GRIDS.map(|grid| Descent::new(CellSet::ALL, &solution(grid)));
    assert_eq!(a.kin(&b), None);
}
