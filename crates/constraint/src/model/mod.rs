//! What is asked, as plain data: variables with their domains, and constraints between them.

mod automaton;
mod holds;
mod kind;
mod parts;

use std::error::Error;
use std::fmt;

use crate::Values;

pub use automaton::{Automaton, TooManyStates};
pub use kind::Kind;
pub use parts::{Allowed, Crusts, Ends, Relation, Target, View};

/// A variable: its number in the model, from 0. In a puzzle, the cells come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Var(pub u16);

impl Var {
    /// The number, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a constraint comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The board: rows, columns, regions.
    Layout,
    /// The rule with this number.
    Rule(u32),
    /// It follows from other constraints.
    Derived(Derivation),
}

/// How a constraint follows from others of the same model, which are named by their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Derivation {
    /// A linear equation: the sums of some constraints added up, those of others taken away. A
    /// [`Distinct`](Kind::Distinct) that is a house (see [`Model::house_values`]) counts as the
    /// sum of its values: the 45 rule.
    Linear {
        /// Constraints whose sums are added.
        plus: Vec<u32>,
        /// Constraints whose sums are taken away.
        minus: Vec<u32>,
    },
    /// It follows from all of these constraints together.
    Together(Vec<u32>),
}

/// A constraint and where it comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Constraint {
    /// What it says.
    pub kind: Kind,
    /// Where it comes from.
    pub origin: Origin,
}

/// Variables with their domains, and constraints: a puzzle without its drawing.
///
/// ```
/// use ennead_constraint::{Kind, Model, Origin, Values, Var};
///
/// // Three variables, all different, from 1 to 3.
/// let mut model = Model::new(vec![Values::range(1, 3); 3]);
/// let vars = vec![Var(0), Var(1), Var(2)];
/// model.push(Kind::Distinct { vars }, Origin::Layout)?;
/// assert!(model.holds(&[2, 3, 1]));
/// assert!(!model.holds(&[2, 2, 1]));
/// # Ok::<(), ennead_constraint::Unsuitable>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Model {
    domains: Vec<Values>,
    // Invariant: each is suitable for the domains.
    constraints: Vec<Constraint>,
}

impl Model {
    /// The most variables that a model may have.
    pub const MOST_VARS: usize = 1024;

    /// Variables 0, 1, … with these domains, and no constraints.
    ///
    /// # Panics
    ///
    /// If there are more than [`MOST_VARS`](Model::MOST_VARS).
    #[track_caller]
    pub fn new(domains: Vec<Values>) -> Model {
        assert!(
            domains.len() <= Model::MOST_VARS,
            "a model has at most {} variables",
            Model::MOST_VARS
        );
        Model { domains, constraints: Vec::new() }
    }

    /// The domain of each variable.
    pub fn domains(&self) -> &[Values] {
        &self.domains
    }

    /// One more variable, such as a total; `None` if there are [`MOST_VARS`](Model::MOST_VARS).
    pub fn add_var(&mut self, domain: Values) -> Option<Var> {
        let number = self.domains.len();
        (number < Model::MOST_VARS).then(|| {
            self.domains.push(domain);
            Var(number as u16)
        })
    }

    /// Leaves a variable only these of its values: a given, pencil marks, odd or even.
    ///
    /// # Panics
    ///
    /// If there is no such variable.
    #[track_caller]
    pub fn restrict(&mut self, var: Var, values: Values) {
        self.domains[var.index()] &= values;
    }

    /// Adds a constraint; its number.
    ///
    /// # Errors
    ///
    /// If it does not suit this model, such as by naming a variable that there is not.
    pub fn push(&mut self, kind: Kind, origin: Origin) -> Result<u32, Unsuitable> {
        kind.suits(self.domains.len())?;
        self.constraints.push(Constraint { kind, origin });
        Ok(self.constraints.len() as u32 - 1)
    }

    /// The constraints, by number.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// The values of a house: if exactly as many values are possible in these variables as there are
    /// variables, and they are to be distinct, each value is in one of them.
    ///
    /// ```
    /// use ennead_constraint::{Model, Values, Var};
    ///
    /// let model = Model::new(vec![Values::range(1, 2), Values::range(1, 2), Values::range(1, 3)]);
    /// assert_eq!(model.house_values(&[Var(0), Var(1)]), Some(Values::range(1, 2)));
    /// assert_eq!(model.house_values(&[Var(1), Var(2)]), None);
    /// ```
    pub fn house_values(&self, vars: &[Var]) -> Option<Values> {
        let possible = vars.iter().fold(Values::NONE, |all, var| all | self.domains[var.index()]);
        (possible.len() as usize == vars.len()).then_some(possible)
    }

    /// Whether these values, one for each variable, are a solution: a plain check of domains and
    /// constraints, independent of the search.
    pub fn holds(&self, values: &[u8]) -> bool {
        values.len() == self.domains.len()
            && self.domains.iter().zip(values).all(|(domain, &value)| domain.contains(value))
            && self.constraints.iter().all(|constraint| constraint.kind.holds(values))
    }
}

/// Why a constraint cannot be part of a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsuitable {
    /// It names a variable that the model does not have.
    Var(Var),
    /// It needs more variables than it names.
    TooFew,
    /// A coefficient or a number is too large to compute with: above a million.
    TooLarge(i32),
    /// A row of a table has another length than the list of variables.
    RowLength(usize),
}

impl fmt::Display for Unsuitable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsuitable::Var(var) => write!(f, "there is no variable {}", var.0),
            Unsuitable::TooFew => write!(f, "too few variables"),
            Unsuitable::TooLarge(number) => write!(f, "{number} is too large"),
            Unsuitable::RowLength(length) => write!(f, "a row of {length} values does not fit"),
        }
    }
}

impl Error for Unsuitable {}
