//! The board: digits, marks and colours as the player sees them.

use ennead_grid::{Cell, CellMap, CellSet, Digit, DigitSet, Givens, Sheet};

/// What the cells contain.
///
/// A digit covers the marks of its cell without erasing them. When it is removed, they reappear.
#[derive(Clone, Debug)]
pub struct Board {
    /// The printed digits.
    pub givens: Givens,
    /// The digits written in. Invariant: none in a cell with a given.
    pub placed: Givens,
    /// Corner marks, each digit in its fixed place: the candidates.
    pub corner: CellMap<DigitSet>,
    /// Centre marks: digits in a row in the middle of the cell.
    pub centre: CellMap<DigitSet>,
    /// Colours, numbered 1 to 9 like the keys that paint them.
    pub colours: CellMap<DigitSet>,
    /// For each digit written in, the cells around it whose marks of this digit went because of it.
    /// They return if the digit is taken out: a wrong digit must not cost right marks.
    pub(crate) ruled_out: CellMap<RuledOut>,
}

/// Boards are equal if the player sees no difference: a change that cannot be seen does not count
/// as a move.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        let Board { givens, placed, corner, centre, colours, ruled_out: _ } = self;
        (givens, placed) == (&other.givens, &other.placed)
            && (corner, centre, colours) == (&other.corner, &other.centre, &other.colours)
    }
}

impl Eq for Board {}

/// The cells that lost a mark to a digit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct RuledOut {
    pub(crate) corner: CellSet,
    pub(crate) centre: CellSet,
}

impl Board {
    /// The board with the digits and pencil marks of `sheet`.
    pub fn new(sheet: &Sheet) -> Board {
        let mut placed = sheet.placed;
        for (cell, _) in sheet.givens.iter() {
            placed.set(cell, None);
        }
        Board {
            givens: sheet.givens,
            placed,
            corner: sheet.candidates.unwrap_or_default(),
            centre: CellMap::default(),
            colours: CellMap::default(),
            ruled_out: CellMap::default(),
        }
    }

    /// The board as a sheet; corner marks, if there are any, become its pencil marks.
    pub fn sheet(&self) -> Sheet {
        let marks = CellMap::from_fn(|cell| match self.digit(cell) {
            Some(_) => DigitSet::EMPTY,
            None => self.corner[cell],
        });
        let marked = marks.values().iter().any(|marks| !marks.is_empty());
        Sheet {
            givens: self.givens,
            placed: self.placed,
            candidates: marked.then_some(marks),
            ..Sheet::default()
        }
    }

    /// The digit in `cell`, given or written in.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.placed.get(cell))
    }

    /// Whether the digit in `cell` is printed.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// All digits, given and written in.
    pub fn grid(&self) -> Givens {
        let mut grid = self.givens;
        for (cell, digit) in self.placed.iter() {
            grid.set(cell, Some(digit));
        }
        grid
    }

    /// The cells without a digit.
    pub fn empty(&self) -> CellSet {
        !self.grid().cells()
    }

    /// Every cell whose digit occurs again in one of its houses.
    pub fn conflicts(&self) -> CellSet {
        self.grid().clashes()
    }

    /// How many cells still need `digit`: 9 minus the number of times it occurs, but at least 0.
    pub fn remaining(&self, digit: Digit) -> usize {
        9usize.saturating_sub(self.grid().cells_of(digit).len())
    }

    /// Whether the grid is full and has no conflict.
    pub fn is_solved(&self) -> bool {
        self.empty().is_empty() && self.conflicts().is_empty()
    }

    /// Whether every empty cell has corner marks, so that these are all its candidates.
    pub fn is_marked(&self) -> bool {
        let empty = self.empty();
        !empty.is_empty() && empty.iter().all(|cell| !self.corner[cell].is_empty())
    }

    /// The candidates that a hint is based on. If the player has marked every empty cell, these are
    /// the marks. Otherwise the marks are incomplete, and the candidates are the digits that no
    /// house of the cell holds.
    pub fn candidates(&self) -> CellMap<DigitSet> {
        let (grid, marked) = (self.grid(), self.is_marked());
        CellMap::from_fn(|cell| match grid.get(cell) {
            Some(_) => DigitSet::EMPTY,
            None if marked => self.corner[cell],
            None => grid.allowed(cell),
        })
    }

    /// The only mark of a cell: its only corner mark, or else its only centre mark.
    pub fn lone_mark(&self, cell: Cell) -> Option<Digit> {
        match self.digit(cell) {
            Some(_) => None,
            None if self.corner[cell].is_empty() => self.centre[cell].single(),
            None => self.corner[cell].single(),
        }
    }
}
