//! What is known while a model is compiled: cells, which of them see each other, relations, houses.

use crate::Values;
use crate::engine::bits::bits;
use crate::engine::sets::{BitSet, CellSet};
use crate::model::{Kind, Model, Relation, Var};
use crate::propagators::{Propagator, Slots};

pub(crate) struct Draft<S: CellSet> {
    pub(super) least: u8,
    pub(super) width: u32,
    pub(super) cell_of: Vec<u16>,
    pub(super) doms: Vec<u32>,
    pub(super) peers: Vec<S>,
    /// Sets of cells without repeats.
    pub(super) distinct: Vec<Vec<usize>>,
    /// Those that hold all their values.
    pub(super) houses: Vec<S>,
    /// Pairs of cells, the lesser one first, and the values of the second for each value of the first.
    /// A pair may be here several times.
    pub(super) relations: Vec<((u16, u16), Vec<u32>)>,
    pub(super) propagators: Vec<Propagator>,
    pub(super) slots: Slots,
    /// Cells in sums without coefficients that a rule says.
    pub(super) in_cages: S,
    pub(super) impossible: bool,
}

impl<S: CellSet> Draft<S> {
    /// Cells for the variables; those that must be equal share one.
    pub(super) fn new(model: &Model) -> Draft<S> {
        let domains = model.domains();
        let all = domains.iter().fold(Values::NONE, |all, &domain| all | domain);
        let (least, greatest) = (all.least().unwrap_or(0), all.greatest().unwrap_or(0));
        let mut leaders: Vec<usize> = (0..domains.len()).collect();
        for constraint in model.constraints() {
            match &constraint.kind {
                Kind::Equal { vars } => {
                    vars.windows(2).for_each(|pair| join(&mut leaders, pair[0], pair[1]));
                }
                Kind::Pair { a, b, relation } if is_equality(relation, all) => {
                    join(&mut leaders, *a, *b);
                }
                _ => {}
            }
        }
        let mut doms: Vec<u32> = Vec::new();
        let mut cell_of: Vec<u16> = Vec::with_capacity(domains.len());
        for (var, domain) in domains.iter().enumerate() {
            let leader = leader(&leaders, var);
            let domain = domain.0 >> least;
            if leader == var {
                cell_of.push(doms.len() as u16);
                doms.push(domain);
            } else {
                let cell = cell_of[leader];
                cell_of.push(cell);
                doms[cell as usize] &= domain;
            }
        }
        Draft {
            least,
            width: u32::from(greatest - least) + 1,
            cell_of,
            peers: vec![S::EMPTY; doms.len()],
            impossible: doms.contains(&0),
            doms,
            distinct: Vec::new(),
            houses: Vec::new(),
            relations: Vec::new(),
            propagators: Vec::new(),
            slots: Slots::default(),
            in_cages: S::EMPTY,
        }
    }

    pub(super) fn cell(&self, var: Var) -> usize {
        self.cell_of[var.index()] as usize
    }

    pub(super) fn cells(&self, vars: &[Var]) -> Vec<usize> {
        vars.iter().map(|&var| self.cell(var)).collect()
    }

    /// What a constraint says about single cells, pairs, and sets without repeats.
    pub(super) fn structure(&mut self, kind: &Kind) {
        match kind {
            Kind::Distinct { vars }
            | Kind::DistinctSet { vars, .. }
            | Kind::Sandwich { vars, .. } => {
                let cells = self.cells(vars);
                self.add_distinct(cells);
            }
            Kind::Pair { a, b, relation } => {
                let (a, b) = (self.cell(*a), self.cell(*b));
                let row = |value| relation.of(value).0;
                let rows: Vec<u32> =
                    (0..self.width as u8).map(|v| row(v + self.least) >> self.least).collect();
                self.relate(a, b, rows);
            }
            Kind::Ends { a, b, inner, ends } if !inner.is_empty() => {
                let (a, b) = (self.cell(*a), self.cell(*b));
                let between = |x: u32, y: u32| {
                    let value = |bit: u32| bit as u8 + self.least;
                    ends.between(value(x), value(y)).map_or(0, |between| between.0 >> self.least)
                };
                let width = self.width;
                // Whether an inner cell can have the value of an end.
                let same =
                    |x: u32| (0..width).fold(0, |all, y| all | between(x, y) | between(y, x));
                if (0..width).all(|x| same(x) >> x & 1 == 0) {
                    for cell in self.cells(inner) {
                        self.unequal(a, cell);
                        self.unequal(b, cell);
                    }
                }
            }
            Kind::Sum { terms, .. } => self.greater_than_parts(terms, kind),
            _ => {}
        }
    }

    /// A sum of several values above 0 is greater than each of them.
    fn greater_than_parts(&mut self, terms: &[(Var, i32)], kind: &Kind) {
        let Kind::Sum { total, .. } = kind else { return };
        let zero = *total == crate::model::Allowed::exactly(0);
        let terms = self.merged(terms);
        let (below, above): (Vec<_>, Vec<_>) = terms.iter().partition(|(_, factor)| *factor < 0);
        let units = terms.iter().all(|(_, factor)| factor.abs() == 1);
        if zero && units && self.least > 0 && below.len() == 1 && above.len() > 1 {
            for (cell, _) in above {
                self.unequal(below[0].0, cell);
            }
        }
    }

    /// Terms by cell, none with the coefficient 0.
    pub(super) fn merged(&self, terms: &[(Var, i32)]) -> Vec<(usize, i32)> {
        let mut merged: Vec<(usize, i32)> = Vec::new();
        for &(var, factor) in terms {
            let cell = self.cell(var);
            match merged.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, sum)) => *sum += factor,
                None => merged.push((cell, factor)),
            }
        }
        merged.retain(|(_, factor)| *factor != 0);
        merged
    }

    pub(super) fn unequal(&mut self, a: usize, b: usize) {
        if a == b {
            self.impossible = true;
            return;
        }
        self.peers[a] |= S::of(b);
        self.peers[b] |= S::of(a);
    }

    pub(super) fn add_distinct(&mut self, cells: Vec<usize>) {
        let set = S::collect(cells.iter().copied());
        if set.len() as usize != cells.len() {
            self.impossible = true;
        }
        for &cell in &cells {
            self.peers[cell] |= set.minus(S::of(cell));
        }
        self.distinct.push(cells);
    }

    /// Leaves a cell some values.
    pub(super) fn restrict(&mut self, cell: usize, keep: u32) {
        self.doms[cell] &= keep;
        self.impossible |= self.doms[cell] == 0;
    }

    /// Notes a relation: for each value of `a`, those of `b`.
    pub(super) fn relate(&mut self, a: usize, b: usize, rows: Vec<u32>) {
        if a == b {
            let same = |value: &usize| rows[*value] >> value & 1 != 0;
            let keep = (0..rows.len()).filter(same).fold(0, |set, value| set | 1 << value);
            self.restrict(a, keep);
            return;
        }
        if (0..rows.len()).all(|value| rows[value] >> value & 1 == 0) {
            self.unequal(a, b);
        }
        let rows = if a < b { rows } else { transposed(&rows) };
        self.relations.push(((a.min(b) as u16, a.max(b) as u16), rows));
    }

    /// Sets without repeats that have as many cells as values.
    pub(super) fn find_houses(&mut self) {
        for cells in &self.distinct {
            let possible = cells.iter().fold(0, |set, &cell| set | self.doms[cell]);
            let set = S::collect(cells.iter().copied());
            match (possible.count_ones() as usize).cmp(&cells.len()) {
                std::cmp::Ordering::Less => self.impossible = true,
                std::cmp::Ordering::Greater => {}
                std::cmp::Ordering::Equal => {
                    if !self.houses.contains(&set) && self.houses.len() < S::Houses::ROOM {
                        self.houses.push(set);
                    }
                }
            }
        }
    }
}

/// A relation seen from the second cell.
pub(super) fn transposed(rows: &[u32]) -> Vec<u32> {
    let mut back = vec![0; rows.len()];
    for (value, row) in rows.iter().enumerate() {
        for other in bits(*row).filter(|other| *other < rows.len()) {
            back[other] |= 1 << value;
        }
    }
    back
}

fn is_equality(relation: &Relation, all: Values) -> bool {
    all.iter().all(|value| relation.of(value) & all == Values::one(value))
}

fn leader(leaders: &[usize], mut var: usize) -> usize {
    while leaders[var] != var {
        var = leaders[var];
    }
    var
}

/// The variable with the smaller index leads, so that cells keep the order of the variables.
fn join(leaders: &mut [usize], a: Var, b: Var) {
    let (a, b) = (leader(leaders, a.index()), leader(leaders, b.index()));
    leaders[a.max(b)] = a.min(b);
}
