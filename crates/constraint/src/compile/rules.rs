//! Which propagator stands for which kind of constraint.

use super::draft::Draft;
use crate::engine::bits::bits;
use crate::engine::sets::CellSet;
use crate::model::{Allowed, Automaton, Kind, Target, Var, View};
use crate::propagators::check::Check;
use crate::propagators::count::{
    Contains, Count, CountDistinct, CountsItself, Parts, SameValues, Times,
};
use crate::propagators::distinct_set::DistinctSet;
use crate::propagators::line::{Aim, Between, Element};
use crate::propagators::or::{Member, Or};
use crate::propagators::regular::Regular;
use crate::propagators::sandwich::Sandwich;
use crate::propagators::skyline::Skyline;
use crate::propagators::table::Table;
use crate::propagators::{Propagator, Rule, Slot};

/// A rule and its cells, in its order.
pub(super) type Placed = (Vec<usize>, Rule);

impl<S: CellSet> Draft<S> {
    /// The propagators of a constraint that holds; `structure` has seen to the rest of it.
    pub(super) fn propagate(&mut self, kind: &Kind, derived: bool) {
        if self.impossible {
            return;
        }
        match kind {
            Kind::Distinct { .. } | Kind::Equal { .. } | Kind::Pair { .. } => return,
            Kind::Sum { terms, total } => {
                self.note_cage(terms, derived);
                let merged = self.merged(terms);
                if merged.len() <= 2 {
                    return self.add_sum(merged, total);
                }
            }
            _ => {}
        }
        match self.own_cells(kind)[..] {
            [] => self.impossible |= !kind.holds(&vec![0; self.cell_of.len()]),
            [cell] => {
                let keep = self.values_of(kind, cell);
                self.restrict(cell, keep);
            }
            [a, b] => {
                let rows = self.rows_of(kind, a, b);
                self.relate(a, b, rows);
            }
            _ => {
                for (cells, rule) in self.rules(kind) {
                    let cells = cells.into_iter().map(|cell| cell as u16).collect();
                    self.propagators.push(Propagator { cells, rule, derived });
                }
            }
        }
    }

    /// Notes cells of a sum whose cells see each other.
    fn note_cage(&mut self, terms: &[(Var, i32)], derived: bool) {
        let cells = S::collect(terms.iter().map(|&(var, _)| self.cell(var)));
        let all_differ = |cell: usize| cells.minus(self.peers[cell]) == S::of(cell);
        if !derived && terms.iter().all(|(_, factor)| *factor == 1) && cells.iter().all(all_differ)
        {
            self.in_cages |= cells;
        }
    }

    /// Its cells, each once.
    fn own_cells(&self, kind: &Kind) -> Vec<usize> {
        let mut cells = match kind {
            Kind::Sum { terms, .. } => self.merged(terms).iter().map(|term| term.0).collect(),
            _ => self.cells(&kind.vars()),
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The values of the only cell of a constraint.
    fn values_of(&self, kind: &Kind, cell: usize) -> u32 {
        let vars = kind.vars();
        let mut values = vec![0; self.cell_of.len()];
        let fits = |value: &usize| {
            vars.iter().for_each(|var| values[var.index()] = *value as u8 + self.least);
            kind.holds(&values)
        };
        bits(self.doms[cell]).filter(fits).fold(0, |set, value| set | 1 << value)
    }

    /// For each value of one of the two cells of a constraint, those of the other.
    fn rows_of(&self, kind: &Kind, a: usize, b: usize) -> Vec<u32> {
        let vars = kind.vars();
        let mut values = vec![0; self.cell_of.len()];
        let mut rows = vec![0; self.width as usize];
        for x in bits(self.doms[a]) {
            for y in bits(self.doms[b]) {
                for var in &vars {
                    let bit = if self.cell(*var) == a { x } else { y };
                    values[var.index()] = bit as u8 + self.least;
                }
                rows[x] |= u32::from(kind.holds(&values)) << y;
            }
        }
        rows
    }

    fn rules(&mut self, kind: &Kind) -> Vec<Placed> {
        match kind {
            Kind::SameSum { parts } => self.same_sum(parts),
            _ => vec![self.rule(kind)],
        }
    }

    /// Compiles a constraint to one propagator, which also works inside an alternative that may fail.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of constraint")]
    pub(super) fn rule(&mut self, kind: &Kind) -> Placed {
        let least = self.least;
        match kind {
            Kind::Distinct { vars } => (self.cells(vars), Rule::Distinct),
            Kind::Equal { vars } => (self.cells(vars), Rule::Equal),
            Kind::Pair { a, b, relation } => {
                let rows = |relation: &crate::Relation| -> Vec<u32> {
                    let row = |v: u32| relation.of(v as u8 + least).0 >> least;
                    (0..self.width).map(row).collect()
                };
                let (image, back) = (rows(relation), rows(&relation.reversed()));
                (self.cells(&[*a, *b]), Rule::Related { image, back })
            }
            Kind::Sum { terms, total } => self.sum(self.merged(terms), total),
            Kind::SameSum { parts } => self.parts_of_same_sum(kind, parts),
            Kind::DistinctSet { vars, sets } => {
                let sets: Vec<u32> = sets
                    .iter()
                    .filter(|set| set.0 >> least << least == set.0)
                    .map(|set| set.0 >> least)
                    .collect();
                (self.cells(vars), self.distinct_set(kind, vars, &sets))
            }
            Kind::SameValues { parts } => {
                let lengths = parts.iter().map(Vec::len).collect();
                (self.cells(&parts.concat()), Rule::SameValues(SameValues { lengths }))
            }
            Kind::Regular { vars, automaton } => {
                (self.cells(vars), Rule::Regular(Regular::new(automaton, least)))
            }
            Kind::Table { vars, rows } => (self.cells(vars), Rule::Table(self.table(rows))),
            Kind::Count { vars, values, times } => {
                let (cells, times) = self.times(vars, times);
                let parts = self.parts(&self.cells(vars));
                (cells, Rule::Count(Count { values: values.0 >> least, times, parts }))
            }
            Kind::CountDistinct { vars, times } => {
                let (cells, times) = self.times(vars, times);
                (cells, Rule::CountDistinct(CountDistinct { times }))
            }
            Kind::Contains { vars, wanted } => {
                let wanted = wanted.iter().map(|&(set, times)| (set.0 >> least, times.into()));
                (self.cells(vars), Rule::Contains(Contains { wanted: wanted.collect() }))
            }
            Kind::CountsItself { vars } => {
                let cells = self.cells(vars);
                let parts = self.parts(&cells);
                (cells, Rule::CountsItself(CountsItself { least, parts }))
            }
            Kind::Element { index, first, list, target } => {
                let (target, aim) = match target {
                    Target::Number(allowed) => (Vec::new(), Aim::Values(self.values(allowed))),
                    Target::Var(var) => (vec![*var], Aim::Cell),
                };
                let cells = self.cells(&[&[*index], &target[..], &list[..]].concat());
                let first = first - i32::from(least);
                (cells, Rule::Element(Element { first, target: aim }))
            }
            Kind::Ends { a, b, inner, ends } => {
                let parts = self.parts(&self.cells(inner));
                let room = parts.iter().map(Vec::len).max().unwrap_or(0) as u32;
                let cells = self.cells(&[&[*a, *b], &inner[..]].concat());
                (cells, Rule::Between(Between { ends: ends.clone(), least, room }))
            }
            Kind::Sandwich { vars, crusts, total } => {
                let cells = self.cells(vars);
                let sandwich = Sandwich::new(cells.len(), *crusts, total, least, self.width);
                (cells, sandwich.map_or_else(|| self.check(kind), Rule::Sandwich))
            }
            Kind::Skyline { vars, view } => {
                let cells = self.cells(vars);
                let differ = self.parts(&cells).len() == 1;
                let skyline = Skyline::new(cells.len(), view, least, self.width);
                match skyline.filter(|_| differ) {
                    Some(skyline) => (cells, Rule::Skyline(skyline)),
                    None => (cells, self.skyline(kind, view)),
                }
            }
            Kind::Or { branches } => self.or(branches),
        }
    }

    /// The numbers that are values, as bits.
    fn values(&self, allowed: &Allowed) -> u32 {
        let value = |bit: &u32| allowed.contains((bit + u32::from(self.least)) as i32);
        (0..self.width).filter(value).fold(0, |set, bit| set | 1 << bit)
    }

    fn times(&self, vars: &[Var], times: &Target) -> (Vec<usize>, Times) {
        let mut cells = self.cells(vars);
        match times {
            Target::Number(allowed) => (cells, Times::Allowed(allowed.clone())),
            Target::Var(var) => {
                cells.push(self.cell(*var));
                (cells, Times::Cell { least: self.least })
            }
        }
    }

    /// A propagator of the last resort.
    pub(super) fn check(&self, kind: &Kind) -> Rule {
        Rule::Check(Check::new(kind, self.least))
    }

    fn table(&self, rows: &[Box<[u8]>]) -> Table {
        let bit = |&value: &u8| {
            let bit = u32::from(value).checked_sub(u32::from(self.least));
            bit.filter(|bit| *bit < self.width).map(|bit| 1u32 << bit)
        };
        let row = |row: &[u8]| row.iter().map(bit).collect::<Option<Box<[u32]>>>();
        Table { rows: rows.iter().filter_map(|own| row(own)).collect() }
    }

    fn skyline(&self, kind: &Kind, view: &View) -> Rule {
        let values = crate::Values((u32::MAX >> (32 - self.width)) << self.least);
        let automaton = match view {
            // The highest so far, and how many were seen.
            View::Seen(allowed) => Automaton::new(
                [(0, 0)],
                values,
                |&(highest, seen), value| {
                    Some((highest.max(value), seen + u32::from(value > highest)))
                },
                |&(_, seen)| allowed.contains(seen as i32),
            ),
            // The highest so far, until the first hidden one was met.
            View::FirstHidden(hidden) => Automaton::new(
                [Some(0)],
                values,
                |state, value| match state {
                    Some(highest) if value + 1 > *highest => Some(Some(value + 1)),
                    Some(_) => (value == *hidden).then_some(None),
                    None => Some(None),
                },
                Option::is_none,
            ),
        };
        match automaton {
            Ok(automaton) => Rule::Regular(Regular::new(&automaton, self.least)),
            Err(_) => self.check(kind),
        }
    }

    fn distinct_set(&mut self, kind: &Kind, vars: &[Var], sets: &[u32]) -> Rule {
        if let Some(set) = DistinctSet::<u64>::new(vars.len(), self.width, sets) {
            return Rule::DistinctSet(set, self.short_slot());
        }
        match DistinctSet::<u128>::new(vars.len(), self.width, sets) {
            Some(set) => Rule::WideDistinctSet(set, self.long_slot()),
            None => self.check(kind),
        }
    }

    pub(super) fn short_slot(&mut self) -> Slot {
        self.slots.short += 1;
        Slot(self.slots.short - 1)
    }

    pub(super) fn long_slot(&mut self) -> Slot {
        self.slots.long += 1;
        Slot(self.slots.long - 1)
    }

    fn or(&mut self, branches: &[Vec<Kind>]) -> Placed {
        let mut cells = Vec::new();
        for branch in branches {
            branch.iter().for_each(|kind| cells.extend(self.cells(&kind.vars())));
        }
        cells.sort_unstable();
        cells.dedup();
        let none = vec![0; self.cell_of.len()];
        let mut compiled = Vec::new();
        for branch in branches {
            let mut members = Vec::new();
            let mut possible = true;
            for kind in branch {
                let (own, rule) = match self.own_cells(kind)[..] {
                    [] => {
                        possible &= kind.holds(&none);
                        continue;
                    }
                    [cell] => (vec![cell], Rule::Within(self.values_of(kind, cell))),
                    [a, b] => {
                        let image = self.rows_of(kind, a, b);
                        let back = self.rows_of(kind, b, a);
                        (vec![a, b], Rule::Related { image, back })
                    }
                    _ => self.rule(kind),
                };
                let place = |cell: &usize| cells.binary_search(cell).expect("a cell of a branch");
                members.push(Member { rule, places: own.iter().map(place).collect() });
            }
            if possible {
                compiled.push(members);
            }
        }
        (cells, Rule::Or(Or { branches: compiled }))
    }

    /// Positions of cells, in parts whose cells all see each other: greedily, the most seen first.
    fn parts(&self, cells: &[usize]) -> Parts {
        let mut left: Vec<usize> = (0..cells.len()).collect();
        let mut parts = Parts::new();
        while !left.is_empty() {
            let mut part = Vec::new();
            let mut candidates = left.clone();
            while !candidates.is_empty() {
                let seen = |i: &usize| {
                    candidates.iter().filter(|&&j| self.peers[cells[*i]].has(cells[j])).count()
                };
                let best = *candidates.iter().max_by_key(|i| seen(i)).expect("some are left");
                part.push(best);
                candidates.retain(|&i| self.peers[cells[best]].has(cells[i]));
            }
            left.retain(|i| !part.contains(i));
            parts.push(part);
        }
        parts
    }
}
