//! The classic board: 81 cells and nine digits, with the arrays and machine words of `ennead-grid`.

use std::fmt::Debug;

use ennead_grid::{Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens};

use crate::ground::set;
use crate::{Digits, Ground};

/// The classic board. It takes no memory: everything about it is known when the program is
/// compiled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Classic;

/// What a [`Layout`](crate::Layout) calls this board.
const NOTATION: &str = "9x9";

set! { CellSet of Cell }
set! { DigitSet of Digit }

impl Digits<Classic> for Givens {
    #[inline]
    fn get(&self, cell: Cell) -> Option<Digit> {
        Givens::get(self, cell)
    }
    #[inline]
    fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        Givens::set(self, cell, digit);
    }
    fn cells(&self) -> CellSet {
        Givens::cells(self)
    }
    fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> {
        Givens::iter(self)
    }
    fn is_empty(&self) -> bool {
        Givens::is_empty(self)
    }
    fn count_of(&self, digit: Digit) -> usize {
        self.cells_of(digit).len()
    }
    fn lay(&mut self, other: &Givens) {
        Extend::extend(self, Givens::iter(other));
    }
}

impl Ground for Classic {
    type Cell = Cell;
    type Value = Digit;
    type Cells = CellSet;
    type Values = DigitSet;
    type Candidate = Candidate;
    type Givens = Givens;
    type Map<T: Clone + PartialEq + Debug> = CellMap<T>;

    #[inline]
    fn cells(&self) -> CellSet {
        CellSet::ALL
    }

    #[inline]
    fn values(&self) -> DigitSet {
        DigitSet::ALL
    }

    #[inline]
    fn peers(&self, cell: Cell) -> CellSet {
        cell.peers()
    }

    #[inline]
    fn blank(&self) -> Givens {
        Givens::EMPTY
    }

    fn map<T: Clone + PartialEq + Debug>(&self, value: impl FnMut(Cell) -> T) -> CellMap<T> {
        CellMap::from_fn(value)
    }

    fn allowed(&self, givens: &Givens, cell: Cell) -> DigitSet {
        givens.allowed(cell)
    }

    fn clashes(&self, givens: &Givens) -> CellSet {
        givens.clashes()
    }

    #[inline]
    fn times(&self) -> Option<usize> {
        Some(9)
    }

    fn candidate(digit: Digit, cell: Cell) -> Candidate {
        Candidate::new(digit, cell)
    }

    fn parts(candidate: Candidate) -> (Digit, Cell) {
        (candidate.digit(), candidate.cell())
    }

    #[inline]
    fn number(&self, digit: Digit) -> u8 {
        digit.get()
    }

    fn value(&self, number: u8) -> Option<Digit> {
        Digit::try_new(number)
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        name.parse().ok()
    }

    fn notation(&self) -> String {
        NOTATION.to_owned()
    }

    fn from_notation(notation: &str) -> Option<Classic> {
        matches!(notation, "" | NOTATION).then_some(Classic)
    }

    fn givens_text(&self, givens: &Givens) -> String {
        givens.to_string()
    }

    fn parse_givens(&self, text: &str) -> Option<Givens> {
        text.parse().ok()
    }

    fn values_text(&self, digits: DigitSet) -> String {
        digits.iter().map(Digit::to_char).collect()
    }

    fn parse_values(&self, text: &str) -> Option<DigitSet> {
        text.parse().ok()
    }
}
