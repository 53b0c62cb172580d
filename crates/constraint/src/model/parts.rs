//! What constraints are made of.

use std::sync::Arc;

use super::Var;
use crate::Values;

/// Numbers that a sum or a count may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// From the first to the second, both included.
    Range(i32, i32),
    /// These.
    Set(Vec<i32>),
}

impl Allowed {
    /// One number.
    pub const fn exactly(number: i32) -> Allowed {
        Allowed::Range(number, number)
    }

    /// Whether the number is allowed.
    pub fn contains(&self, number: i32) -> bool {
        match self {
            Allowed::Range(low, high) => (*low..=*high).contains(&number),
            Allowed::Set(numbers) => numbers.contains(&number),
        }
    }
}

/// What something must be equal to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// One of these numbers.
    Number(Allowed),
    /// The value of a variable.
    Var(Var),
}

impl Target {
    /// One number.
    pub const fn exactly(number: i32) -> Target {
        Target::Number(Allowed::exactly(number))
    }

    pub(super) fn accepts(&self, number: i32, values: &[u8]) -> bool {
        match self {
            Target::Number(allowed) => allowed.contains(number),
            Target::Var(var) => i32::from(values[var.index()]) == number,
        }
    }
}

/// A relation between the values of two variables: for each value of the first, those of the second.
///
/// ```
/// use ennead_constraint::{Relation, Values};
///
/// let whisper = Relation::new(|a, b| a.abs_diff(b) >= 5);
/// assert_eq!(whisper.of(3) & Values::range(1, 9), Values::range(8, 9));
/// assert!(whisper.is_symmetric());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Relation(Arc<[Values; 32]>);

impl Relation {
    /// The pairs of values, 0 to 31 each, that `fits` accepts.
    pub fn new(fits: impl Fn(u8, u8) -> bool) -> Relation {
        let row = |a: usize| (0..32).filter(|&b| fits(a as u8, b)).collect();
        Relation(Arc::new(std::array::from_fn(row)))
    }

    /// The relation that allows, for each value 0 to 31 of the first variable, these of the second.
    pub fn of_rows(rows: [Values; 32]) -> Relation {
        Relation(Arc::new(rows))
    }

    /// The values of the second variable that fit this value of the first; none if it is above 31.
    #[inline]
    pub fn of(&self, value: u8) -> Values {
        self.0.get(value as usize).copied().unwrap_or(Values::NONE)
    }

    /// Whether the two values fit.
    #[inline]
    pub fn holds(&self, a: u8, b: u8) -> bool {
        self.of(a).contains(b)
    }

    /// The same relation seen from the second variable.
    pub fn reversed(&self) -> Relation {
        Relation::new(|a, b| self.holds(b, a))
    }

    /// Whether the order of the variables does not matter.
    pub fn is_symmetric(&self) -> bool {
        *self == self.reversed()
    }
}

/// For some pairs of values at the two ends of a line, the values that may be between them; all
/// other pairs are forbidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ends(Arc<Vec<[Option<Values>; 32]>>);

impl Ends {
    /// Asks `between` for each pair of values, 0 to 31 each. `None`: the ends cannot be this pair;
    /// with an empty set they can if nothing is between them.
    pub fn new(between: impl Fn(u8, u8) -> Option<Values>) -> Ends {
        let row = |a: u8| std::array::from_fn(|b| between(a, b as u8));
        Ends(Arc::new((0..32).map(row).collect()))
    }

    /// What may be between these ends, or `None` if the ends are not allowed.
    #[inline]
    pub fn between(&self, a: u8, b: u8) -> Option<Values> {
        *self.0.get(a as usize)?.get(b as usize)?
    }
}

/// Which two values enclose the rest of a sandwich.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crusts {
    /// These two, which must both be there.
    Values(u8, u8),
    /// The least and the greatest value that are there (lunchbox).
    Extremes,
}

/// What is seen along a line of heights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View {
    /// How many are higher than all before them; a height of 0 is not seen.
    Seen(Allowed),
    /// The first one that is *not* higher than all before it has this value, and there is one.
    FirstHidden(u8),
}
