//! The board: digits, marks and colours as the player sees them.

use ennead_board::{Classic, Digits, Ground, Set, Sheet};
use ennead_grid::{Digit, DigitSet};

use crate::drawn::DrawnOn;

/// The classic board in a game.
pub type Board = BoardOn<Classic>;

/// What the cells contain.
///
/// A digit covers the marks of its cell without erasing them. When it is removed, they reappear. What
/// is called a digit here is a value on other boards.
#[derive(Clone, Debug)]
pub struct BoardOn<G: Ground> {
    /// The board's cells and values, and which of them must differ.
    pub ground: G,
    /// The printed digits.
    pub givens: G::Givens,
    /// The digits written in. Invariant: none in a cell with a given.
    pub placed: G::Givens,
    /// Corner marks, each digit in its fixed place: the candidates.
    pub corner: G::Map<G::Values>,
    /// Centre marks: digits in a row in the middle of the cell.
    pub centre: G::Map<G::Values>,
    /// Colours, numbered 1 to 9 like the keys that paint them.
    pub colours: G::Map<DigitSet>,
    /// What the player has drawn over the board.
    pub drawn: DrawnOn<G>,
    /// For each digit written in, the cells around it whose marks of this digit went because of it.
    /// They return if the digit is taken out: a wrong digit must not cost right marks.
    pub(crate) ruled_out: G::Map<RuledOut<G::Cells>>,
}

/// Boards are equal if the player sees no difference: a change that cannot be seen does not count
/// as a move.
impl<G: Ground> PartialEq for BoardOn<G> {
    fn eq(&self, other: &BoardOn<G>) -> bool {
        let BoardOn { ground, givens, placed, corner, centre, colours, drawn, ruled_out: _ } = self;
        (givens, placed) == (&other.givens, &other.placed)
            && (corner, centre, colours) == (&other.corner, &other.centre, &other.colours)
            && *drawn == other.drawn
            && *ground == other.ground
    }
}

impl<G: Ground> Eq for BoardOn<G> {}

/// The cells that lost a mark to a digit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct RuledOut<S> {
    pub(crate) corner: S,
    pub(crate) centre: S,
}

impl Board {
    /// The board with the digits and pencil marks of `sheet`.
    pub fn new(sheet: &ennead_grid::Sheet) -> Board {
        let kept = Sheet::<Classic>::from(ennead_grid::Sheet {
            info: ennead_grid::Info::default(),
            ..sheet.clone()
        });
        Board::on(kept)
    }

    /// The board as a sheet; corner marks, if there are any, become its pencil marks.
    pub fn sheet(&self) -> ennead_grid::Sheet {
        let bare = Sheet { centre: Default::default(), ..self.kept() };
        bare.into()
    }

    /// How many cells still need `digit`: 9 minus the number of times it occurs, but at least 0.
    pub fn remaining(&self, digit: Digit) -> usize {
        self.left(digit).unwrap_or_default()
    }
}

impl<G: Ground> BoardOn<G> {
    /// The board with what lies on `sheet`.
    pub fn on(sheet: Sheet<G>) -> BoardOn<G> {
        let Sheet { ground, givens, mut placed, corner, centre, colours, .. } = sheet;
        for cell in givens.cells().iter() {
            placed.set(cell, None);
        }
        let ruled_out = ground.map(|_| RuledOut::default());
        let drawn = DrawnOn::<G>::default();
        BoardOn { ground, givens, placed, corner, centre, colours, drawn, ruled_out }
    }

    /// The board as a sheet, with all marks and colours.
    pub fn kept(&self) -> Sheet<G> {
        Sheet {
            givens: self.givens.clone(),
            placed: self.placed.clone(),
            corner: self.corner.clone(),
            centre: self.centre.clone(),
            colours: self.colours.clone(),
            ..Sheet::blank(self.ground.clone())
        }
    }

    /// The digit in `cell`, given or written in.
    pub fn digit(&self, cell: G::Cell) -> Option<G::Value> {
        self.givens.get(cell).or(self.placed.get(cell))
    }

    /// Whether the digit in `cell` is printed.
    pub fn is_given(&self, cell: G::Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// All digits, given and written in.
    pub fn grid(&self) -> G::Givens {
        let mut grid = self.givens.clone();
        grid.lay(&self.placed);
        grid
    }

    /// The cells without a digit.
    pub fn empty(&self) -> G::Cells {
        self.ground.cells() - self.grid().cells()
    }

    /// Every cell whose digit occurs again in one of its houses, or breaks a rule of the board.
    pub fn conflicts(&self) -> G::Cells {
        self.ground.clashes(&self.grid())
    }

    /// How many cells still need `digit`, at least 0; `None` if the houses do not say how often it
    /// occurs.
    pub fn left(&self, digit: G::Value) -> Option<usize> {
        Some(self.ground.times()?.saturating_sub(self.grid().count_of(digit)))
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
    pub fn candidates(&self) -> G::Map<G::Values> {
        let (grid, marked) = (self.grid(), self.is_marked());
        self.ground.map(|cell| match grid.get(cell) {
            Some(_) => G::Values::default(),
            None if marked => self.corner[cell],
            None => self.ground.allowed(&grid, cell),
        })
    }

    /// The only mark of a cell: its only corner mark, or else its only centre mark.
    pub fn lone_mark(&self, cell: G::Cell) -> Option<G::Value> {
        match self.digit(cell) {
            Some(_) => None,
            None if self.corner[cell].is_empty() => self.centre[cell].single(),
            None => self.corner[cell].single(),
        }
    }

    pub(crate) fn clear_marks(&mut self) {
        self.ruled_out = self.ground.map(|_| RuledOut::default());
        self.corner = self.ground.map(|_| G::Values::default());
        self.centre = self.ground.map(|_| G::Values::default());
    }

    pub(crate) fn clear_colours(&mut self) {
        self.colours = self.ground.map(|_| DigitSet::EMPTY);
        self.drawn.tints.clear();
    }
}
