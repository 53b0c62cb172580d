//! From rules to what a solver can use: domains, tables, all-different sets, diagrams.
//!
//! The contest's vocabulary hides simple facts behind arithmetic. In the Sudoku written as a
//! cross-number puzzle, a rule of two thousand characters says no more than `r1c9 ≠ r2c9`. General
//! solvers found nothing in ten minutes when given the arithmetic. Once compiled, the rule is a
//! table of 81 pairs. The steps are:
//!
//! ```text
//! rule ──► shape ──► linear forms over cells ──► automaton, digit by digit ──► diagram ──► parts
//!          (shape)   (linear)                    (automaton)                   (diagram)   (Part)
//!              └──► enumeration, where the cells are few ──────────────────────────┘
//!                   (enumerate)
//! ```
//!
//! * A *shape* is a rule with its cells numbered in the order of their appearance. Rules of the
//!   same shape are compiled only once. The Sudoku file has 504 rules and 28 shapes.
//! * A *diagram* is a multi-valued decision diagram: a graph that reads one cell at each level and
//!   ends in true or false. A reduced diagram does not mention cells that make no difference.
//! * Rules are compiled in stages, small ones first, under the domains known so far. One rule of
//!   the Sudoku file took 146 s under full domains, and milliseconds without zeros.
//! * A rule that exceeds its limit waits until domains have shrunk, or for the search, which
//!   enumerates it once few of its cells are open.

pub(crate) mod automaton;
pub(crate) mod diagram;
pub(crate) mod enumerate;
pub(crate) mod interval;
pub(crate) mod linear;
pub(crate) mod program;
pub(crate) mod rule;
pub(crate) mod shape;

use std::rc::Rc;

use crate::meter::Meter;
use diagram::Diagram;

/// A set of digits; bit d is the digit d.
pub type Digits = u16;

/// All ten digits.
pub(crate) const ALL_DIGITS: Digits = 0x3ff;

/// The digits of a set, ascending.
pub fn digits(set: Digits) -> impl Iterator<Item = usize> {
    (0..10).filter(move |digit| set >> digit & 1 == 1)
}

/// One condition to which a rule has been reduced. Cells are positions in the shape's list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// A cell has one of these digits.
    Domain(u32, Digits),
    /// For each digit of the first of two cells, the digits that the second may have.
    Table(u32, u32, [Digits; 10]),
    /// The digits of these cells are all different.
    AllDifferent(Vec<u32>),
    /// The digits lead through the diagram to true. The cells are its levels.
    Diagram(Vec<u32>, Rc<Diagram>),
    /// Nothing satisfies the rule.
    Never,
}

impl Part {
    /// The number of nodes of its diagram.
    pub(crate) fn nodes(&self) -> u64 {
        match self {
            Part::Diagram(_, diagram) => diagram.nodes.len() as u64,
            _ => 0,
        }
    }
}

/// Why a rule was not reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotReduced {
    /// It needs more states than allowed.
    TooLarge,
    /// A number in it is too large to compute; more states would not help.
    Undecided,
    /// The caller stopped it.
    Stopped,
}

/// How much work a compilation may do, and how much it has done.
pub(crate) struct Budget<'a> {
    /// The largest number of states, nodes and evaluations for one rule.
    pub(crate) most: u64,
    /// How many it has used so far.
    pub(crate) used: u64,
    meter: &'a Meter<'a>,
}

/// The number of steps of the meter that count as one state.
pub(crate) const STEPS: u64 = 256;

impl<'a> Budget<'a> {
    pub(crate) fn new(most: u64, meter: &'a Meter<'a>) -> Budget<'a> {
        Budget { most, used: 0, meter }
    }

    /// Counts `work`.
    pub(crate) fn spend(&mut self, work: u64) -> Result<(), NotReduced> {
        self.used = self.used.saturating_add(work);
        if self.used > self.most {
            return Err(NotReduced::TooLarge);
        }
        self.look(work.saturating_mul(STEPS))
    }

    /// Counts steps that are already paid for, only so that the caller can stop the work.
    pub(crate) fn look(&self, steps: u64) -> Result<(), NotReduced> {
        match self.meter.goes_on(steps) {
            true => Ok(()),
            false => Err(NotReduced::Stopped),
        }
    }

    /// Counts one state, and work given in steps of the meter.
    pub(crate) fn spend_steps(&mut self, steps: u64) -> Result<(), NotReduced> {
        self.spend(1 + steps / STEPS)
    }

    pub(crate) fn meter(&self) -> &'a Meter<'a> {
        self.meter
    }
}
