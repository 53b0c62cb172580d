//! What is reasoned about at once: the constraints of a clue, or a sum that follows.

use ennead_constraint::{Kind, Model, Origin, Values, Var, narrow, true_candidates};
use ennead_stop::{Stop, Stopped};

/// Up to this number of cells a unit is asked exactly; above it, only by propagation.
const EXACT: usize = 16;

/// Constraints that are seen together, and the cells they speak of.
pub(super) struct Unit {
    /// The cells' numbers, in order.
    pub(super) cells: Vec<usize>,
    /// A variable for each of the cells.
    model: Model,
}

impl Unit {
    /// The unit of some constraints between cells, and of what the cells may hold by themselves; cells
    /// that are together in one of the groups differ.
    pub(super) fn new(kinds: &[&Kind], allowed: &[(usize, u32)], groups: &[Vec<usize>]) -> Unit {
        let named = kinds.iter().flat_map(|kind| kind.vars()).map(|var| usize::from(var.0));
        let mut cells: Vec<usize> = named.chain(allowed.iter().map(|&(cell, _)| cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        let place = |cell: usize| cells.binary_search(&cell).expect("it is one of them") as u16;
        let mut model = Model::new(vec![Values(u32::MAX); cells.len()]);
        for &(cell, values) in allowed {
            model.restrict(Var(place(cell)), Values(values));
        }
        let mut push = |kind| model.push(kind, Origin::Layout).expect("it was part of a model");
        for kind in kinds {
            push(kind.renumbered(&|var| Var(place(usize::from(var.0)))));
        }
        for group in groups {
            let within = group.iter().filter(|cell| cells.binary_search(cell).is_ok());
            let vars: Vec<Var> = within.map(|&cell| Var(place(cell))).collect();
            if vars.len() > 1 {
                push(Kind::Distinct { vars });
            }
        }
        Unit { cells, model }
    }

    /// The values that are left for its cells, where each cell has those in `domains`; `None` if it cannot
    /// be kept.
    pub(super) fn narrow(&self, domains: &[u32], stop: &Stop) -> Result<Option<Vec<u32>>, Stopped> {
        let own: Vec<Values> = self.cells.iter().map(|&cell| Values(domains[cell])).collect();
        let left = match own[..] {
            [] => self.model.holds(&[]).then(Vec::new),
            [only] => self.tried(only, Values::one(0), |a, _| vec![a]),
            [one, other] => self.tried(one, other, |a, b| vec![a, b]),
            _ => {
                let mut model = self.model.clone();
                for (place, &values) in own.iter().enumerate() {
                    model.restrict(Var(place as u16), values);
                }
                let left = match own.len() {
                    ..=EXACT => Some(true_candidates(&model, stop)?),
                    _ => narrow(&model),
                };
                left.map(|left| left.into_iter().map(|values| values.0).collect())
            }
        };
        Ok(left.filter(|left| !left.contains(&0)))
    }

    /// The same for one cell or two, by trying all there is.
    fn tried(
        &self,
        one: Values,
        other: Values,
        board: impl Fn(u8, u8) -> Vec<u8>,
    ) -> Option<Vec<u32>> {
        let mut left = vec![0; self.cells.len()];
        for a in one.iter() {
            for b in other.iter() {
                let values = board(a, b);
                if self.model.holds(&values) {
                    left.iter_mut().zip(values).for_each(|(left, value)| *left |= 1 << value);
                }
            }
        }
        Some(left)
    }
}
