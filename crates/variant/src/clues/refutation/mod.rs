//! Why no board keeps some clues, step by step.

mod cut;
mod ground;
mod position;
mod search;
mod unit;

use ennead_board::{Cell, Layout, Value, ValueSet};
use ennead_rule::{NotCompiled, Setup};
use ennead_stop::{Stop, Stopped};

use super::Clue;
use ground::Ground;
use search::Refuter;

/// Why no board keeps some clues: what they rule out, in order, until something has no place left.
///
/// At the beginning a cell that is given by one of the clues has its value, and any other all values of the
/// board; what is ruled out stays out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// What is ruled out. Each inference is needed by a later one, or by the end.
    pub inferences: Vec<Inference>,
    /// What is impossible then.
    pub end: Ending,
}

/// Values that are ruled out, all for one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inference {
    /// Why.
    pub reason: Reason,
    /// The values, in cells that had them until now.
    pub out: Vec<(Cell, ValueSet)>,
}

/// Why values are ruled out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// With one of them in its cell, the rule could not be kept with the values that its other
    /// cells have left, no value twice in a group of the board.
    Clue(Clue),
    /// These cells hold these values, as there are as many of the one as of the other: no other cell
    /// of the group holds them.
    Filled {
        /// The group.
        group: Differing,
        /// The cells.
        cells: Vec<Cell>,
        /// The values.
        values: ValueSet,
    },
    /// These values have no places but these cells, as many as they are: the cells hold nothing else.
    Places {
        /// The group, which holds each value once.
        group: Differing,
        /// The cells.
        cells: Vec<Cell>,
        /// The values.
        values: ValueSet,
    },
    /// In one group the value has places only where the other group crosses it: it is nowhere else in
    /// the other one.
    Crossing {
        /// The group, which holds each value once.
        group: Differing,
        /// The other one.
        other: Differing,
        /// The value.
        value: Value,
    },
    /// What some cells add up to, no value twice in a group of the board.
    Sum(KnownSum),
    /// If the one value were there, there would be a contradiction. Whatever has been ruled out may be
    /// used for it.
    Supposed(Box<Refutation>),
}

/// What is impossible in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// No value is left for the cell.
    NoValue(Cell),
    /// No cell of the group, which holds each value once, has the value left.
    NoPlace {
        /// The group.
        group: Differing,
        /// The value.
        value: Value,
    },
    /// The clue cannot be kept with the values that are left, no value twice in a group of the board.
    Clue(Clue),
    /// No values that are left add up to this, no value twice in a group of the board.
    Sum(KnownSum),
    /// No board keeps the clues together with what is supposed: found by trying so often. What has been
    /// ruled out is not used.
    Searched {
        /// How many values were tried.
        tries: u64,
    },
}

/// Cells that hold no value twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Differing {
    /// The group of the layout with this number.
    Group(usize),
    /// Cells that a clue forbids to be equal.
    Clue(Clue, Vec<Cell>),
}

impl Differing {
    /// The cells.
    pub fn cells(&self, layout: &Layout) -> Vec<Cell> {
        match self {
            Differing::Group(number) => layout.groups()[*number].cells.iter().collect(),
            Differing::Clue(_, cells) => cells.clone(),
        }
    }
}

/// A sum that follows from houses and from sums.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownSum {
    /// What is added up.
    pub plus: Vec<Summand>,
    /// What is taken away.
    pub minus: Vec<Summand>,
    /// The cells that are left, and how often each counts; none if all cancel out.
    pub terms: Vec<(Cell, i32)>,
    /// What they add up to.
    pub total: i32,
}

/// Cells with a known sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Summand {
    /// The group of the layout with this number, which holds each value once.
    Group(usize),
    /// The cells of a rule: a cage with its sum, a diagonal with each value once.
    Rule(usize),
}

/// Why no board keeps these clues. `None` if that is not found out soon: whether some board does is
/// another question.
///
/// Propagation where it suffices; then the shortest of what can be supposed and leads to a
/// contradiction; at last a plain search.
///
/// # Errors
///
/// If the stop is raised.
///
/// # Panics
///
/// If a clue is none of the setup, or a rule does not fit the board.
///
/// ```
/// use ennead_rule::Setup;
/// use ennead_stop::Stop;
/// use ennead_variant::{Clue, Ending, Reason, refutation};
///
/// let setup = Setup::read("4x4; thermometer: r1c1-4; cage 3: r1c1 r1c3")?;
/// let found = refutation(&setup, &Clue::all(&setup), &Stop::never())?.expect("they contradict");
/// assert_eq!(found.inferences.len(), 1);
/// assert_eq!(found.inferences[0].reason, Reason::Clue(Clue::Rule(1)));
/// assert_eq!(found.end, Ending::Clue(Clue::Rule(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn refutation(
    setup: &Setup,
    clues: &[Clue],
    stop: &Stop,
) -> Result<Option<Refutation>, Stopped> {
    let ground: Result<Ground, NotCompiled> = Ground::new(setup, clues);
    match ground {
        Ok(ground) => Refuter::new(&ground, stop).refute(),
        Err(_) => Ok(None),
    }
}
