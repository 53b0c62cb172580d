//! Questions that depend on earlier answers: is a known solution still the only one if only some of
//! its digits are given?
//!
//! To make a puzzle minimal, one knows the solution and asks about it again and again, and each
//! answer decides what to ask next. Many such askers side by side keep the engine for [many
//! puzzles](crate::batch) busy: as soon as a search ends, the next question takes its place.

use ennead_grid::{Cell, CellSet, Digit, Solution};

use crate::arch::{GridBits, from_digits};

/// A solution in the form the engine uses.
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

/// The question whether there is another solution.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The number of the asker. It should be small, because there is a list of all askers. Each has
    /// at most one open question.
    pub asker: usize,
    /// The known solution.
    pub solution: Packed,
    /// The cells whose digits are given.
    pub givens: CellSet,
    /// A cell in which another solution must have another digit. If one given is left out of a
    /// puzzle with one solution, any other solution differs in that cell. So the search can strike
    /// the known digit there, and ends with the first solution it finds.
    pub differs: Option<Cell>,
}

/// Asks questions and receives the answers: see [`Solver::inquire`](crate::batch::Solver::inquire).
pub trait Inquiry {
    /// The next question, or `None` if there is none until the next answer.
    fn next(&mut self) -> Option<Question>;

    /// Receives the answer to the question of `asker`: the cells in which another solution differs
    /// from the known one, if there is another.
    fn answer(&mut self, asker: usize, other: Option<CellSet>);
}
