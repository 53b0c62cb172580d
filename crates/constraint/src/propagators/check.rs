//! The last resort: a constraint is only looked at when one cell or none is open.

use crate::engine::bits::{bits, is_single};
use crate::model::Kind;

pub(crate) struct Check {
    kind: Kind,
    least: u8,
    /// For each cell, in order, the variable that is asked.
    vars: Vec<usize>,
    room: usize,
}

impl Check {
    /// For a kind whose variables, as it lists them, are the cells.
    pub(crate) fn new(kind: &Kind, least: u8) -> Check {
        let vars: Vec<usize> = match kind {
            Kind::DistinctSet { vars, .. }
            | Kind::Sandwich { vars, .. }
            | Kind::Skyline { vars, .. } => vars.iter().map(|var| var.index()).collect(),
            _ => kind.vars().iter().map(|var| var.index()).collect(),
        };
        let room = vars.iter().max().map_or(0, |most| most + 1);
        Check { kind: kind.clone(), least, vars, room }
    }

    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let mut open = (0..doms.len()).filter(|&i| !is_single(doms[i]));
        let (cell, more) = (open.next(), open.next());
        if more.is_some() {
            return true;
        }
        let mut values = vec![0; self.room];
        let value = |bit: usize| bit as u8 + self.least;
        for (&var, dom) in self.vars.iter().zip(&*doms) {
            values[var] = value(dom.trailing_zeros() as usize);
        }
        let Some(cell) = cell else { return self.kind.holds(&values) };
        let fits = |bit: &usize| {
            values[self.vars[cell]] = value(*bit);
            self.kind.holds(&values)
        };
        doms[cell] = bits(doms[cell]).filter(fits).fold(0, |set, bit| set | 1 << bit);
        doms[cell] != 0
    }
}
