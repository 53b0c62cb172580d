//! What follows without a guess.

use crate::Values;
use crate::compile::compile;
use crate::engine::sets::{CellSet, Words};
use crate::engine::width::Width;
use crate::engine::work::Work;
use crate::model::Model;

/// The domains when nothing more follows without a guess; `None` if it is clear already that there is
/// no solution. No value that is in some solution is missing.
///
/// ```
/// use ennead_constraint::{Allowed, Kind, Model, Origin, Values, Var, narrow};
///
/// let mut model = Model::new(vec![Values::range(1, 9); 2]);
/// let terms = vec![(Var(0), 1), (Var(1), 1)];
/// model.push(Kind::Sum { terms, total: Allowed::exactly(4) }, Origin::Rule(0))?;
/// assert_eq!(narrow(&model), Some(vec![Values::range(1, 3); 2]));
/// # Ok::<(), ennead_constraint::Unsuitable>(())
/// ```
pub fn narrow(model: &Model) -> Option<Vec<Values>> {
    match Width::of(model) {
        Width::Small => narrow_in::<u128>(model),
        Width::Medium => narrow_in::<Words<4>>(model),
        Width::Large => narrow_in::<Words<16>>(model),
    }
}

fn narrow_in<S: CellSet>(model: &Model) -> Option<Vec<Values>> {
    let net = compile::<S>(model);
    let mut work = Work::new(&net);
    let possible = !net.impossible && work.propagate(&net);
    let values = |&cell: &u16| Values(work.dom(cell as usize) << net.least);
    possible.then(|| net.cell_of.iter().map(values).collect())
}
