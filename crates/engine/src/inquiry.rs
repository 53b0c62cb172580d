//! Questions that follow from answers: whether a known solution is the only one of some of its
//! digits.
//!
//! Who leaves givens out of puzzles knows the solution, asks about it again and again, and each
//! answer settles what to ask next. Many such askers side by side keep the engine for
//! [many puzzles](crate::batch) busy: a search that is done is followed at once by the next
//! question.

use ennead_grid::{Cell, CellSet, Digit, Solution};

use crate::arch::{GridBits, from_digits};

/// A solution as the engine takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    bits: GridBits,
}

impl Packed {
    pub(crate) fn bits(&self) -> GridBits {
        self.bits
    }

    /// The digit in `cell`.
    #[inline]
    pub fn digit(&self, cell: Cell) -> Digit {
        let (low, high) = crate::arch::unpack(&self.bits);
        let (words, at) =
            if cell.index() < 64 { (low, cell.index()) } else { (high, cell.index() - 64) };
        let bits = words.iter().enumerate().map(|(bit, word)| ((word >> at & 1) as u8) << bit);
        Digit::new(bits.sum())
    }
}

impl From<&Solution> for Packed {
    fn from(solution: &Solution) -> Packed {
        Packed { bits: from_digits(solution.as_bytes()) }
    }
}

/// Whether there is another solution.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// Who asks: a small number, as a list is kept of all askers. Each has one question open at
    /// most.
    pub asker: usize,
    /// The solution that is known.
    pub solution: Packed,
    /// The cells whose digits are given.
    pub givens: CellSet,
    /// A cell in which only another digit counts. Whoever leaves out one given of a puzzle with one
    /// solution knows that the digit there would be another; so the search can do without it,
    /// and is over with the first solution.
    pub differs: Option<Cell>,
}

/// Who asks and is answered: see [`Solver::inquire`](crate::batch::Solver::inquire).
pub trait Inquiry {
    /// The next question. `None` if there is none before the next answer.
    fn next(&mut self) -> Option<Question>;

    /// The answer to the question of `asker`: the cells in which another solution differs from the
    /// known one, if there is another.
    fn answer(&mut self, asker: usize, other: Option<CellSet>);
}
