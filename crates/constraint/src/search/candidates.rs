//! True candidates: the values that occur in some solution.

use ennead_stop::{Stop, Stopped};

use super::tree::{Step, Tree};
use super::{SLICE, Width};
use crate::Values;
use crate::compile::compile;
use crate::engine::sets::{CellSet, Words};
use crate::engine::work::bits;
use crate::model::Model;

/// For each variable, the values that it has in some solution; all sets are empty if there is none.
///
/// # Errors
///
/// If the stop is raised.
///
/// ```
/// use ennead_constraint::{Kind, Model, Origin, Values, Var, true_candidates};
/// use ennead_stop::Stop;
///
/// let mut model = Model::new(vec![Values::range(1, 2), Values::range(1, 2), Values::range(1, 3)]);
/// let vars = vec![Var(0), Var(1), Var(2)];
/// model.push(Kind::Distinct { vars }, Origin::Layout)?;
/// let found = true_candidates(&model, &Stop::never());
/// assert_eq!(found, Ok(vec![Values::range(1, 2), Values::range(1, 2), Values::one(3)]));
/// # Ok::<(), ennead_constraint::Unsuitable>(())
/// ```
pub fn true_candidates(model: &Model, stop: &Stop) -> Result<Vec<Values>, Stopped> {
    match Width::of(model) {
        Width::Small => search(Tree::new(compile::<u128>(model)), stop),
        Width::Medium => search(Tree::new(compile::<Words<4>>(model)), stop),
        Width::Large => search(Tree::new(compile::<Words<16>>(model)), stop),
    }
}

/// Searches for each candidate that no solution so far has, from the root; what has no solution is
/// struck there at once.
fn search<S: CellSet>(mut tree: Tree<S>, stop: &Stop) -> Result<Vec<Values>, Stopped> {
    let mut seen = vec![0u32; tree.net.cells];
    if tree.root() {
        for cell in 0..tree.net.cells {
            for value in bits(tree.work.dom(cell)) {
                if seen[cell] >> value & 1 == 0 && tree.has(cell, value) {
                    if find(&mut tree, cell, value, stop)? {
                        for (cell, seen) in seen.iter_mut().enumerate() {
                            *seen |= tree.work.dom(cell);
                        }
                        tree.leave();
                    } else if !tree.refute(cell, value) {
                        // Only if there is no solution at all.
                        return Ok(vec![Values::NONE; tree.net.cell_of.len()]);
                    }
                }
            }
        }
    }
    let values = |&cell: &u16| Values(seen[cell as usize] << tree.net.least);
    Ok(tree.net.cell_of.iter().map(values).collect())
}

/// Whether there is a solution with this candidate; the search stands there then.
fn find<S: CellSet>(
    tree: &mut Tree<S>,
    cell: usize,
    value: usize,
    stop: &Stop,
) -> Result<bool, Stopped> {
    tree.enter(cell, value);
    loop {
        match tree.step(SLICE) {
            Step::Solution => return Ok(true),
            Step::Finished => return Ok(false),
            Step::Paused => stop.check()?,
        }
    }
}
