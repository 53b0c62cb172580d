//! From a model to what the engine works with.

mod derive;
pub(crate) mod draft;
mod finish;
mod rules;
mod sums;

use crate::engine::network::Network;
use crate::engine::sets::{CellSet, Words};
use crate::engine::width::Width;
use crate::model::{Allowed, Constraint, Kind, Model, Origin, Var};
use derive::DerivedSum;
use draft::Draft;

/// Compiles a model. It must fit: as many cells and values as the set has room for.
pub(crate) fn compile<S: CellSet>(model: &Model) -> Network<S> {
    let mut draft = Draft::<S>::new(model);
    let constraints = kinds(model);
    for (kind, _) in &constraints {
        draft.structure(kind);
    }
    draft.find_houses();
    for &(kind, derived) in &constraints {
        draft.propagate(kind, derived);
    }
    for sum in draft.derive(&constraints) {
        draft.add_sum(sum.terms, &Allowed::exactly(sum.total));
    }
    draft.finish()
}

/// The sums that follow from the houses and the sums of a model by the 45 rule, as the engine uses
/// them: each with its derivation, which says what to add up and take away.
///
/// ```
/// use ennead_constraint::{Allowed, Derivation, Kind, Model, Origin, Values, Var, derived};
///
/// // A house of four cells; three of them add up to 6, so the fourth is 4.
/// let mut model = Model::new(vec![Values::range(1, 4); 4]);
/// let vars: Vec<Var> = (0..4).map(Var).collect();
/// let terms = vars[..3].iter().map(|&var| (var, 1)).collect();
/// model.push(Kind::Distinct { vars: vars.clone() }, Origin::Layout)?;
/// model.push(Kind::Sum { terms, total: Allowed::exactly(6) }, Origin::Rule(0))?;
/// let derived = derived(&model);
/// assert_eq!(derived.len(), 1);
/// assert_eq!(
///     derived[0].kind,
///     Kind::Sum { terms: vec![(Var(3), 1)], total: Allowed::exactly(4) },
/// );
/// assert_eq!(
///     derived[0].origin,
///     Origin::Derived(Derivation::Linear { plus: vec![0], minus: vec![1] }),
/// );
/// # Ok::<(), ennead_constraint::Unsuitable>(())
/// ```
pub fn derived(model: &Model) -> Vec<Constraint> {
    match Width::of(model) {
        Width::Small => derived_in::<u128>(model),
        Width::Medium => derived_in::<Words<4>>(model),
        Width::Large => derived_in::<Words<16>>(model),
    }
}

fn derived_in<S: CellSet>(model: &Model) -> Vec<Constraint> {
    let mut draft = Draft::<S>::new(model);
    let constraints = kinds(model);
    constraints.iter().for_each(|(kind, _)| draft.structure(kind));
    draft.find_houses();
    let sums = draft.derive(&constraints);
    // A cell shared by several variables is reported as the first of them.
    let var = |cell: usize| {
        let var = draft.cell_of.iter().position(|&own| own as usize == cell);
        Var(var.expect("a cell has a variable") as u16)
    };
    let constraint = |sum: DerivedSum| Constraint {
        kind: Kind::Sum {
            terms: sum.terms.iter().map(|&(cell, factor)| (var(cell), factor)).collect(),
            total: Allowed::exactly(sum.total),
        },
        origin: Origin::Derived(sum.derivation),
    };
    sums.into_iter().map(constraint).collect()
}

/// The constraints of a model, and whether each follows from others.
fn kinds(model: &Model) -> Vec<(&Kind, bool)> {
    let derived = |own: &Constraint| matches!(own.origin, Origin::Derived(_));
    model.constraints().iter().map(|own| (&own.kind, derived(own))).collect()
}
