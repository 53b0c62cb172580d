//! From rules to what a solver can see: domains, tables, all-different sets, diagrams.
//!
//! The contest's vocabulary hides simple facts behind arithmetic. In the Sudoku of seed
//! puzzles a rule of two thousand characters says no more than `r1c9 ≠ r2c9`. General
//! solvers, given the arithmetic, found nothing in ten minutes; seen through, the rule is
//! a table of 81 pairs. The way there:
//!
//! ```text
//! rule ──► shape ──► linear forms over cells ──► automaton, digit by digit ──► diagram ──► parts
//!          (shape)   (linear)                    (automaton)                   (diagram)   (Part)
//!              └──► enumeration, where the cells are few ──────────────────────────┘
//!                   (enumerate)
//! ```
//!
//! * A *shape* is a rule with its cells numbered in the order of their appearance: rules of
//!   one shape are compiled once. The Sudoku file has 504 rules and 28 shapes.
//! * A *diagram* is a multi-valued decision diagram: a graph that reads one cell a level
//!   and ends in true or false. Reduced, it does not mention a cell that makes no difference.
//! * Rules are compiled in stages under the domains known so far, small ones first. One rule
//!   of the Sudoku file took 146 s under full domains and milliseconds without zeros.
//! * A rule over its limit waits: until domains have shrunk, or for the search, which
//!   enumerates it when few cells of it are open.

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

/// A set of digits, bit d for the digit d.
pub(crate) type Digits = u16;

/// All ten digits.
pub(crate) const ALL_DIGITS: Digits = 0x3ff;

/// The digits of a set, ascending.
pub(crate) fn digits(set: Digits) -> impl Iterator<Item = usize> {
    (0..10).filter(move |digit| set >> digit & 1 == 1)
}

/// One condition a rule has been reduced to. Cells are places in the shape's list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// A cell has one of these digits.
    Domain(u32, Digits),
    /// Two cells: for each digit of the first, those the second may have.
    Table(u32, u32, [Digits; 10]),
    /// The digits of these cells are all different.
    AllDifferent(Vec<u32>),
    /// The digits lead through the diagram to true. The cells are those of its levels.
    Diagram(Vec<u32>, Rc<Diagram>),
    /// Nothing satisfies the rule.
    Never,
}

impl Part {
    /// How many nodes of a diagram it has.
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
    /// It takes more states than allowed.
    TooLarge,
    /// A number in it is too large to compute; more states do not help.
    Undecided,
    /// The caller said stop.
    Stopped,
}

/// How much a compilation may do, and how much it did.
pub(crate) struct Budget<'a> {
    /// The greatest number of states, nodes and evaluations for one rule.
    pub(crate) most: u64,
    /// How many it took so far.
    pub(crate) used: u64,
    meter: &'a Meter<'a>,
}

/// Steps of the meter that count as one state.
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

    /// Counts steps of what has been allowed already, only so that the caller is asked.
    pub(crate) fn look(&self, steps: u64) -> Result<(), NotReduced> {
        match self.meter.goes_on(steps) {
            true => Ok(()),
            false => Err(NotReduced::Stopped),
        }
    }

    /// Counts work given in steps of the meter, and one state.
    pub(crate) fn spend_steps(&mut self, steps: u64) -> Result<(), NotReduced> {
        self.spend(1 + steps / STEPS)
    }

    pub(crate) fn meter(&self) -> &'a Meter<'a> {
        self.meter
    }
}
