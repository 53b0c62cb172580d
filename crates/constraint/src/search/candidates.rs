//! True candidates: the values that occur in some solution, and in how many.

use ennead_stop::{Stop, Stopped};

use super::SLICE;
use super::tree::{Step, Tree};
use crate::Values;
use crate::compile::compile;
use crate::engine::bits::bits;
use crate::engine::sets::{CellSet, Words};
use crate::engine::width::Width;
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

/// For each variable, how many solutions hold each of its values, counted up to `most`; a value that is in no
/// solution is not listed.
///
/// # Errors
///
/// If the stop is raised.
///
/// ```
/// use ennead_constraint::{Kind, Model, Origin, Values, Var, holders};
/// use ennead_stop::Stop;
///
/// let mut model = Model::new(vec![Values::range(1, 2), Values::range(1, 3)]);
/// let vars = vec![Var(0), Var(1)];
/// model.push(Kind::Distinct { vars }, Origin::Layout)?;
/// // 1 2, 1 3, 2 1, 2 3
/// let found = holders(&model, 100, &Stop::never());
/// assert_eq!(found, Ok(vec![vec![(1, 2), (2, 2)], vec![(1, 1), (2, 1), (3, 2)]]));
/// # Ok::<(), ennead_constraint::Unsuitable>(())
/// ```
pub fn holders(model: &Model, most: u64, stop: &Stop) -> Result<Vec<Vec<(u8, u64)>>, Stopped> {
    match Width::of(model) {
        Width::Small => count_each(Tree::new(compile::<u128>(model)), most, stop),
        Width::Medium => count_each(Tree::new(compile::<Words<4>>(model)), most, stop),
        Width::Large => count_each(Tree::new(compile::<Words<16>>(model)), most, stop),
    }
}

/// So many times as many solutions as a candidate needs are found before candidates are searched for one by
/// one: many have enough then.
const FIRST: u64 = 8;

fn count_each<S: CellSet>(
    mut tree: Tree<S>,
    most: u64,
    stop: &Stop,
) -> Result<Vec<Vec<(u8, u64)>>, Stopped> {
    let mut counts = vec![[0u64; 32]; tree.net.cells];
    if tree.root() && most > 0 {
        let first = most.saturating_mul(FIRST);
        let found = steps(&mut tree, first, stop, |tree| {
            for (cell, counts) in counts.iter_mut().enumerate() {
                counts[tree.work.dom(cell).trailing_zeros() as usize] += 1;
            }
        })?;
        // Otherwise these were all.
        if found == first {
            each(&mut tree, &mut counts, most, stop)?;
        }
    }
    let listed = |&cell: &u16| {
        let held = counts[cell as usize].iter().enumerate().filter(|(_, count)| **count > 0);
        held.map(|(value, &count)| (value as u8 + tree.net.least, count.min(most))).collect()
    };
    Ok(tree.net.cell_of.iter().map(listed).collect())
}

/// Counts the solutions of each candidate that does not have enough, from the root.
fn each<S: CellSet>(
    tree: &mut Tree<S>,
    counts: &mut [[u64; 32]],
    most: u64,
    stop: &Stop,
) -> Result<(), Stopped> {
    tree.leave();
    for cell in 0..tree.net.cells {
        for value in bits(tree.work.dom(cell)) {
            if counts[cell][value] < most && tree.has(cell, value) {
                tree.enter(cell, value);
                counts[cell][value] = steps(tree, most, stop, |_| ())?;
                if counts[cell][value] == 0 {
                    tree.refute(cell, value);
                } else {
                    tree.leave();
                }
            }
        }
    }
    Ok(())
}

/// Finds at most `most` solutions and counts them.
fn steps<S: CellSet>(
    tree: &mut Tree<S>,
    most: u64,
    stop: &Stop,
    mut take: impl FnMut(&Tree<S>),
) -> Result<u64, Stopped> {
    let mut found = 0;
    while found < most {
        match tree.step(SLICE) {
            Step::Solution => {
                take(tree);
                found += 1;
                // Where there are many, no slice is ever used up.
                if found.is_multiple_of(SLICE) {
                    stop.check()?;
                }
            }
            Step::Finished => break,
            Step::Paused => stop.check()?,
        }
    }
    Ok(found)
}
