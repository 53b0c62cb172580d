//! Which propagator stands for which sum.

use super::draft::Draft;
use super::rules::Placed;
use crate::engine::bits::bits;
use crate::engine::sets::CellSet;
use crate::model::{Allowed, Kind, Var};
use crate::propagators::cage::Cage;
use crate::propagators::clique_sum::CliqueSum;
use crate::propagators::long_sum::LongSum;
use crate::propagators::masks::MOST_VALUES;
use crate::propagators::same_sum::SameSum;
use crate::propagators::sum::{ALWAYS_EXACT, Sum};
use crate::propagators::terms::{Term, Terms};
use crate::propagators::{Propagator, Rule, Slot};

impl<S: CellSet> Draft<S> {
    /// A sum of at least three cells, as a rule has it.
    pub(super) fn sum(&mut self, terms: Vec<(usize, i32)>, total: &Allowed) -> Placed {
        self.sum_for(terms, total, ALWAYS_EXACT)
    }

    /// A sum that is searched if it has three cells, or few enough in several cliques: a search also
    /// sees which cells of different cliques differ. For derived sums of more cells and for cages,
    /// searches were dear: killers took half as long again.
    fn sum_for(&mut self, terms: Vec<(usize, i32)>, total: &Allowed, most: usize) -> Placed {
        let given = self.terms(&terms);
        let (sum, order) = Terms::new(&given, total, self.least, self.width);
        let cells: Vec<usize> = order.iter().map(|&i| terms[i].0).collect();
        if let Some(goal) = sum.cage_goal()
            && let Some(cage) = Cage::new(cells.len(), self.width, goal)
        {
            return (cells, Rule::Cage(cage));
        }
        let few = cells.len() <= 3 || cells.len() <= most && !sum.is_clique();
        let few = few || self.width > MOST_VALUES;
        if few && Sum::<u64>::fits(cells.len(), self.width) {
            return (cells, Rule::Sum(Sum::new(sum, &given, &order), self.short_slot()));
        }
        if few && Sum::<u128>::fits(cells.len(), self.width) {
            return (cells, Rule::WideSum(Sum::new(sum, &given, &order), self.long_slot()));
        }
        if let Some(sum) = CliqueSum::new(sum) {
            return (cells, Rule::CliqueSum(sum));
        }
        let factors = order.iter().map(|&i| terms[i].1).collect();
        let least = self.least.into();
        (cells, Rule::LongSum(LongSum { factors, total: total.clone(), least }))
    }

    /// Terms, and which of them see each other.
    fn terms(&self, terms: &[(usize, i32)]) -> Vec<Term<S>> {
        let term = |&(cell, factor)| Term { factor, cell, sees: self.peers[cell] };
        terms.iter().map(term).collect()
    }

    /// A sum that follows from others.
    pub(super) fn add_sum(&mut self, terms: Vec<(usize, i32)>, total: &Allowed) {
        let term = |factor: i32, bit: usize| factor * (bit as i32 + i32::from(self.least));
        match terms[..] {
            [] => self.impossible |= !total.contains(0),
            [(cell, factor)] => {
                let fits = |bit: &usize| total.contains(term(factor, *bit));
                let keep = bits(self.doms[cell]).filter(fits).fold(0, |set, bit| set | 1 << bit);
                self.restrict(cell, keep);
            }
            [(a, j), (b, k)] => {
                let fits = |x: usize, y: usize| total.contains(term(j, x) + term(k, y));
                let row = |x: usize| {
                    let bit = |y: usize| u32::from(fits(x, y)) << y;
                    (0..self.width as usize).map(bit).fold(0, |row, bit| row | bit)
                };
                let rows = (0..self.width as usize).map(row).collect();
                self.relate(a, b, rows);
            }
            _ => {
                let (cells, rule) = self.sum_for(terms, total, 3);
                let cells = cells.into_iter().map(|cell| cell as u16).collect();
                self.propagators.push(Propagator { cells, rule, derived: true });
            }
        }
    }

    /// Parts beside one of one cell, or two parts, as sums of two parts each; else all at once.
    pub(super) fn same_sum(&mut self, parts: &[Vec<Var>]) -> Vec<Placed> {
        let one = parts.iter().position(|part| part.len() == 1);
        let Some(one) = one.or((parts.len() == 2).then_some(0)) else {
            return vec![self.rule(&Kind::SameSum { parts: parts.to_vec() })];
        };
        let minus = parts[one].iter().map(|&var| (var, -1));
        let mut rules = Vec::new();
        for (_, part) in parts.iter().enumerate().filter(|(i, _)| *i != one) {
            let plus = part.iter().map(|&var| (var, 1));
            let terms: Vec<(Var, i32)> = plus.chain(minus.clone()).collect();
            let terms = self.merged(&terms);
            match terms.len() {
                0..=2 => self.add_sum(terms, &Allowed::exactly(0)),
                _ => rules.push(self.sum(terms, &Allowed::exactly(0))),
            }
        }
        rules
    }

    pub(super) fn parts_of_same_sum(&mut self, kind: &Kind, parts: &[Vec<Var>]) -> Placed {
        let (mut given, mut cells) = (Vec::new(), Vec::new());
        for part in parts {
            let terms: Vec<(Var, i32)> = part.iter().map(|&var| (var, 1)).collect();
            let terms = self.merged(&terms);
            given.push(self.terms(&terms));
            cells.push(terms.iter().map(|term| term.0).collect::<Vec<_>>());
        }
        let Some((same, orders)) = SameSum::new(&given, self.least, self.width) else {
            return (self.cells(&kind.vars()), self.check(kind));
        };
        let slot = Slot(self.slots.parts);
        self.slots.parts += 1;
        let place = |(order, cells): (&Vec<usize>, &Vec<usize>)| -> Vec<usize> {
            order.iter().map(|&i| cells[i]).collect()
        };
        (orders.iter().zip(&cells).flat_map(place).collect(), Rule::SameSum(same, slot))
    }
}
