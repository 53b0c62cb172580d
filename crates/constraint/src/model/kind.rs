//! The kinds of constraints.

use std::sync::Arc;

use super::{Allowed, Automaton, Crusts, Ends, Relation, Target, Unsuitable, Var, View};
use crate::Values;

/// What a constraint says. The exact meaning of each kind is [`Kind::holds`].
///
/// A list of variables may be in any order and may repeat a variable, where nothing else is said.
/// Constraints add up: a killer cage is a [`Distinct`](Kind::Distinct) and a [`Sum`](Kind::Sum) over
/// the same variables, and the engine makes one propagator of the two.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// No value twice: rows, regions, diagonals, cages. If there are exactly as many values as
    /// variables, it is a house: each value is there once.
    Distinct {
        /// The variables; one that is named twice can never differ from itself.
        vars: Vec<Var>,
    },
    /// All the same value: clones, palindromes.
    Equal {
        /// The variables.
        vars: Vec<Var>,
    },
    /// A relation between two variables: dots, XV, inequalities, whispers, thermometers, knights.
    Pair {
        /// The first variable.
        a: Var,
        /// The second.
        b: Var,
        /// For each value of the first, those of the second.
        relation: Relation,
    },
    /// Σ coefficient · value is one of some numbers: cage sums, little killers, arrows, pills, zippers.
    Sum {
        /// Variables and their coefficients; those of a variable that is named twice add up.
        terms: Vec<(Var, i32)>,
        /// What the sum may be.
        total: Allowed,
    },
    /// All parts have the same sum: region sum lines, several arrows at a circle.
    SameSum {
        /// The parts; an empty one has the sum 0.
        parts: Vec<Vec<Var>>,
    },
    /// No value twice, and the set of values is one of a list: renban, equality cages, rellik cages.
    DistinctSet {
        /// The variables.
        vars: Vec<Var>,
        /// The sets.
        sets: Arc<Vec<Values>>,
    },
    /// The parts hold the same values, each value as often in one part as in the others.
    SameValues {
        /// The parts.
        parts: Vec<Vec<Var>>,
    },
    /// An automaton accepts the values in this order: entropic and modular lines, sum lines, rules of
    /// one's own.
    Regular {
        /// The variables, in order.
        vars: Vec<Var>,
        /// The automaton.
        automaton: Arc<Automaton>,
    },
    /// The values are one of the rows of a table.
    Table {
        /// The variables, in order.
        vars: Vec<Var>,
        /// The rows, each as long as the list of variables.
        rows: Arc<Vec<Box<[u8]>>>,
    },
    /// How many of the variables have one of these values: look-and-say, digits counted.
    Count {
        /// The variables; one that is named twice counts twice.
        vars: Vec<Var>,
        /// The values that are counted.
        values: Values,
        /// What the number of them must be.
        times: Target,
    },
    /// How many different values the variables have.
    CountDistinct {
        /// The variables.
        vars: Vec<Var>,
        /// What the number of values must be.
        times: Target,
    },
    /// Each of these sets of values is hit at least so often: quads (sets of one value), global
    /// entropy (low, middle, high).
    Contains {
        /// The variables.
        vars: Vec<Var>,
        /// Disjoint sets of values, and how many variables at least
        /// have a value of the set.
        wanted: Vec<(Values, u16)>,
    },
    /// Each value that occurs does so as often as it says: counting circles.
    CountsItself {
        /// The variables.
        vars: Vec<Var>,
    },
    /// Element number `index − first` of a list, counted from 0, has a value: numbered rooms,
    /// indexers. If there is no such element, it does not hold.
    Element {
        /// The variable that says where.
        index: Var,
        /// The value that points to the first of the list.
        first: i32,
        /// The list.
        list: Vec<Var>,
        /// What stands there.
        target: Target,
    },
    /// Two ends say what may be between them: between lines, lockouts.
    Ends {
        /// One end.
        a: Var,
        /// The other.
        b: Var,
        /// What is between them, in any order.
        inner: Vec<Var>,
        /// For each pair of ends what may be there.
        ends: Ends,
    },
    /// No value twice, and what is between two crusts adds up to a sum: sandwiches, lunchboxes.
    Sandwich {
        /// The variables, in order.
        vars: Vec<Var>,
        /// Which values are the crusts.
        crusts: Crusts,
        /// What the sum may be.
        total: Allowed,
    },
    /// What is seen from the beginning of a line of heights: skyscrapers.
    Skyline {
        /// The variables, in order.
        vars: Vec<Var>,
        /// What is seen.
        view: View,
    },
    /// At least one of the branches holds, all of whose constraints hold: x-sums, alternatives. A
    /// branch without constraints always holds; without branches, nothing does.
    Or {
        /// The branches.
        branches: Vec<Vec<Kind>>,
    },
}

/// Coefficients and totals above this are refused, so that no sum overflows.
const MOST: i32 = 1_000_000;

impl Kind {
    /// The variables it speaks of, each once, in order of number.
    pub fn vars(&self) -> Vec<Var> {
        let mut vars = match self {
            Kind::Distinct { vars }
            | Kind::Equal { vars }
            | Kind::DistinctSet { vars, .. }
            | Kind::Regular { vars, .. }
            | Kind::Table { vars, .. }
            | Kind::Contains { vars, .. }
            | Kind::CountsItself { vars }
            | Kind::Sandwich { vars, .. }
            | Kind::Skyline { vars, .. } => vars.clone(),
            Kind::Pair { a, b, .. } => vec![*a, *b],
            Kind::Sum { terms, .. } => terms.iter().map(|&(var, _)| var).collect(),
            Kind::SameSum { parts } | Kind::SameValues { parts } => parts.concat(),
            Kind::Count { vars, times, .. } | Kind::CountDistinct { vars, times } => {
                [&vars[..], times.var().as_slice()].concat()
            }
            Kind::Element { index, list, target, .. } => {
                [&[*index], &list[..], target.var().as_slice()].concat()
            }
            Kind::Ends { a, b, inner, .. } => [&[*a, *b], &inner[..]].concat(),
            Kind::Or { branches } => branches.iter().flatten().flat_map(Kind::vars).collect(),
        };
        vars.sort_unstable();
        vars.dedup();
        vars
    }

    /// The same about other variables: for each variable the one that `to` names.
    ///
    /// ```
    /// use ennead_constraint::{Kind, Var};
    ///
    /// let kind = Kind::Distinct { vars: vec![Var(40), Var(41)] };
    /// let moved = kind.renumbered(&|var| Var(var.0 - 40));
    /// assert_eq!(moved, Kind::Distinct { vars: vec![Var(0), Var(1)] });
    /// ```
    pub fn renumbered(&self, to: &dyn Fn(Var) -> Var) -> Kind {
        let mut kind = self.clone();
        kind.each_var(&mut |var| *var = to(*var));
        kind
    }

    /// Hands each variable it names to `take`.
    fn each_var(&mut self, take: &mut dyn FnMut(&mut Var)) {
        match self {
            Kind::Distinct { vars }
            | Kind::Equal { vars }
            | Kind::DistinctSet { vars, .. }
            | Kind::Regular { vars, .. }
            | Kind::Table { vars, .. }
            | Kind::Contains { vars, .. }
            | Kind::CountsItself { vars }
            | Kind::Sandwich { vars, .. }
            | Kind::Skyline { vars, .. } => vars.iter_mut().for_each(take),
            Kind::Pair { a, b, .. } => [a, b].into_iter().for_each(take),
            Kind::Sum { terms, .. } => terms.iter_mut().map(|(var, _)| var).for_each(take),
            Kind::SameSum { parts } | Kind::SameValues { parts } => {
                parts.iter_mut().flatten().for_each(take);
            }
            Kind::Count { vars, times, .. } | Kind::CountDistinct { vars, times } => {
                vars.iter_mut().chain(times.var_mut()).for_each(take);
            }
            Kind::Element { index, list, target, .. } => {
                std::iter::once(index).chain(list).chain(target.var_mut()).for_each(take);
            }
            Kind::Ends { a, b, inner, .. } => [a, b].into_iter().chain(inner).for_each(take),
            Kind::Or { branches } => {
                branches.iter_mut().flatten().for_each(|kind| kind.each_var(take));
            }
        }
    }

    /// Whether the engine narrows by this constraint exactly: alone, it leaves each variable those
    /// values that some assignment has. Some kinds are only narrowed in part, as more would cost more
    /// than it saves.
    pub fn is_exact(&self) -> bool {
        let vars = self.vars().len();
        match self {
            _ if vars <= 2 => !matches!(self, Kind::Or { .. }),
            Kind::Equal { .. }
            | Kind::Pair { .. }
            | Kind::DistinctSet { .. }
            | Kind::Regular { .. }
            | Kind::Table { .. }
            | Kind::Element { .. }
            | Kind::Ends { .. }
            | Kind::Skyline { .. } => true,
            Kind::Sum { .. } => vars <= 5,
            Kind::SameSum { parts } => parts.len() == 2 && vars <= 5,
            _ => false,
        }
    }

    /// Whether it can be part of a model with this number of variables.
    pub(super) fn suits(&self, vars: usize) -> Result<(), Unsuitable> {
        if let Some(&var) = self.vars().iter().find(|var| var.index() >= vars) {
            return Err(Unsuitable::Var(var));
        }
        match self {
            Kind::Sum { terms, total } => {
                terms.iter().try_for_each(|&(_, factor)| moderate(factor))?;
                total.numbers().iter().try_for_each(|&number| moderate(number))
            }
            Kind::Sandwich { total, .. } => {
                total.numbers().iter().try_for_each(|&number| moderate(number))
            }
            Kind::Element { first, .. } => moderate(*first),
            Kind::Table { vars, rows } => {
                let odd = rows.iter().find(|row| row.len() != vars.len());
                odd.map_or(Ok(()), |row| Err(Unsuitable::RowLength(row.len())))
            }
            Kind::Skyline { vars, .. } if vars.is_empty() => Err(Unsuitable::TooFew),
            Kind::Or { branches } => {
                branches.iter().flatten().try_for_each(|kind| kind.suits(vars))
            }
            _ => Ok(()),
        }
    }
}

fn moderate(number: i32) -> Result<(), Unsuitable> {
    if (-MOST..=MOST).contains(&number) { Ok(()) } else { Err(Unsuitable::TooLarge(number)) }
}

impl Target {
    /// The variable, if it is one.
    pub(crate) fn var(&self) -> Option<Var> {
        match self {
            Target::Var(var) => Some(*var),
            Target::Number(_) => None,
        }
    }

    fn var_mut(&mut self) -> Option<&mut Var> {
        match self {
            Target::Var(var) => Some(var),
            Target::Number(_) => None,
        }
    }
}

impl Allowed {
    /// The numbers it is given by.
    fn numbers(&self) -> Vec<i32> {
        match self {
            Allowed::Range(low, high) => vec![*low, *high],
            Allowed::Set(numbers) => numbers.clone(),
        }
    }
}
