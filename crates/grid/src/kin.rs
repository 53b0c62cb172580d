//! Kin: how puzzles whose solution grids are the same Sudoku relate to each other.
//!
//! A puzzle with one solution is its solution grid and a choice of cells. Carried to the canonical
//! form of the grid, puzzles with isomorphic solutions can be compared cell by cell: as sets of at
//! most 81 cells in one and the same grid. A grid with automorphisms (1 in 10,000 classes) has several
//! symmetries to its form, and so a puzzle has several such sets; they count as one.

use crate::{CellSet, Givens, Isomorphic, Solution, automorphisms, minlex, named};

/// A puzzle as a choice of cells of the canonical form of its solution grid.
///
/// Two puzzles with one solution each are isomorphic exactly if their descents are equal.
///
/// ```
/// use ennead_grid::{Cell, Descent, Givens, Isomorphic, Kin, Solution, Symmetry};
///
/// let grid: Givens =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
///         .parse()?;
/// let solution = Solution::try_from(grid)?;
/// let cells = Cell::ALL[..40].iter().copied().collect();
/// let puzzle = Descent::new(cells, &solution);
///
/// let symmetry = Symmetry::from_index(123_456_789_012);
/// let other = Descent::new(cells.under(&symmetry), &solution.under(&symmetry));
/// assert_eq!(puzzle, other);
///
/// let fewer = cells - Cell::at(0, 0).into();
/// assert_eq!(puzzle.kin(&Descent::new(fewer, &solution)), Some(Kin::Part));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Descent {
    /// The canonical form of the solution grid.
    pub form: Givens,
    /// The cells of the form that are givens. If it has automorphisms, the smallest such set.
    pub cells: CellSet,
    /// How many symmetries map the form to itself, including the identity.
    pub automorphisms: u64,
}

named! {
    /// How two puzzles with isomorphic solution grids relate, the closest first.
    pub enum Kin {
        /// They are isomorphic.
        Same = "same",
        /// One has all givens of the other and some more.
        Part = "part",
        /// They have equally many givens, and all but one are the same.
        Moved = "moved",
        /// Nothing but the solution grid.
        Grid = "grid",
    }
}

impl Kin {
    /// How two choices of cells of the same grid relate.
    pub fn of_cells(a: CellSet, b: CellSet) -> Kin {
        let (only_a, only_b) = ((a - b).len(), (b - a).len());
        match (only_a, only_b) {
            (0, 0) => Kin::Same,
            (0, _) | (_, 0) => Kin::Part,
            (1, 1) => Kin::Moved,
            _ => Kin::Grid,
        }
    }
}

impl Descent {
    /// The descent of the puzzle with its givens in these cells and this solution only.
    pub fn new(givens: CellSet, solution: &Solution) -> Descent {
        let found = minlex(solution.grid());
        let cells = givens.under(&found.symmetry);
        let descent = Descent { form: found.form, cells, automorphisms: found.automorphisms };
        let first = descent.images().into_iter().min_by_key(|image| image.bits());
        Descent { cells: first.unwrap_or(cells), ..descent }
    }

    /// The cells under each symmetry that maps the form to itself, each set once.
    pub fn images(&self) -> Vec<CellSet> {
        if self.automorphisms == 1 {
            return vec![self.cells];
        }
        let symmetries = automorphisms(&self.form);
        let mut images: Vec<CellSet> = symmetries.map(|it| self.cells.under(&it)).collect();
        images.sort_unstable_by_key(|image| image.bits());
        images.dedup();
        images
    }

    /// How the puzzles relate: as closely as any symmetry shows. None if their solution grids are not
    /// isomorphic.
    pub fn kin(&self, other: &Descent) -> Option<Kin> {
        if self.form != other.form {
            return None;
        }
        self.images().into_iter().map(|image| Kin::of_cells(image, other.cells)).min()
    }
}
