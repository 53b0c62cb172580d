//! What each kind of constraint means: plain predicates on full assignments. The engine never calls
//! them; tests and checkers do.

use super::{Crusts, Kind, Var, View};
use crate::Values;

impl Kind {
    /// Whether it holds for these values, one for each variable of the model.
    ///
    /// # Panics
    ///
    /// If a variable has no value.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of constraint")]
    pub fn holds(&self, values: &[u8]) -> bool {
        let at = |var: Var| values[var.index()];
        let all = |vars: &[Var]| -> Vec<u8> { vars.iter().map(|&var| at(var)).collect() };
        match self {
            Kind::Distinct { vars } => distinct(&all(vars)),
            Kind::Equal { vars } => all(vars).windows(2).all(|pair| pair[0] == pair[1]),
            Kind::Pair { a, b, relation } => relation.holds(at(*a), at(*b)),
            Kind::Sum { terms, total } => {
                let term = |&(var, factor): &(Var, i32)| i64::from(factor) * i64::from(at(var));
                i32::try_from(terms.iter().map(term).sum::<i64>())
                    .is_ok_and(|sum| total.contains(sum))
            }
            Kind::SameSum { parts } => {
                let sums: Vec<i32> = parts.iter().map(|part| sum(&all(part))).collect();
                sums.windows(2).all(|pair| pair[0] == pair[1])
            }
            Kind::DistinctSet { vars, sets } => {
                let line = all(vars);
                distinct(&line) && sets.contains(&line.iter().copied().collect())
            }
            Kind::SameValues { parts } => {
                let sorted = |part: &Vec<Var>| {
                    let mut line = all(part);
                    line.sort_unstable();
                    line
                };
                parts.windows(2).all(|pair| sorted(&pair[0]) == sorted(&pair[1]))
            }
            Kind::Regular { vars, automaton } => automaton.accepts(&all(vars)),
            Kind::Table { vars, rows } => rows.iter().any(|row| **row == *all(vars)),
            Kind::Count { vars, values: counted, times } => {
                let count = all(vars).iter().filter(|&&value| counted.contains(value)).count();
                times.accepts(count as i32, values)
            }
            Kind::CountDistinct { vars, times } => {
                let set: Values = all(vars).into_iter().collect();
                times.accepts(set.len() as i32, values)
            }
            Kind::Contains { vars, wanted } => wanted.iter().all(|&(set, times)| {
                let there = all(vars).iter().filter(|&&value| set.contains(value)).count();
                there >= usize::from(times)
            }),
            Kind::CountsItself { vars } => {
                let line = all(vars);
                let count = |value: u8| line.iter().filter(|&&other| other == value).count();
                line.iter().all(|&value| count(value) == usize::from(value))
            }
            Kind::Element { index, first, list, target } => {
                let place = usize::try_from(i32::from(at(*index)) - first);
                let element = place.ok().and_then(|place| list.get(place));
                element.is_some_and(|&var| target.accepts(i32::from(at(var)), values))
            }
            Kind::Ends { a, b, inner, ends } => ends
                .between(at(*a), at(*b))
                .is_some_and(|between| all(inner).iter().all(|&value| between.contains(value))),
            Kind::Sandwich { vars, crusts, total } => {
                let line = all(vars);
                distinct(&line)
                    && filling(&line, *crusts).is_some_and(|filling| total.contains(sum(filling)))
            }
            Kind::Skyline { vars, view } => seen(&all(vars), view),
            Kind::Or { branches } => {
                branches.iter().any(|branch| branch.iter().all(|kind| kind.holds(values)))
            }
        }
    }
}

fn distinct(line: &[u8]) -> bool {
    line.iter().enumerate().all(|(i, value)| !line[..i].contains(value))
}

fn sum(line: &[u8]) -> i32 {
    line.iter().map(|&value| i32::from(value)).sum()
}

/// What is between the crusts, if both are there; a value is no pair of crusts with itself.
fn filling(line: &[u8], crusts: Crusts) -> Option<&[u8]> {
    let (low, high) = match crusts {
        Crusts::Values(low, high) => (low, high),
        Crusts::Extremes => (*line.iter().min()?, *line.iter().max()?),
    };
    let low = line.iter().position(|&value| value == low)?;
    let high = line.iter().position(|&value| value == high)?;
    (low != high).then(|| &line[low.min(high) + 1..low.max(high)])
}

fn seen(line: &[u8], view: &View) -> bool {
    let higher = |i: usize| line[..i].iter().all(|&before| before < line[i]);
    match view {
        View::Seen(allowed) => {
            let seen = (0..line.len()).filter(|&i| line[i] > 0 && higher(i));
            allowed.contains(seen.count() as i32)
        }
        View::FirstHidden(value) => {
            (0..line.len()).find(|&i| !higher(i)).is_some_and(|i| line[i] == *value)
        }
    }
}
