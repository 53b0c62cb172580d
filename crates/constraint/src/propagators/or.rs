//! Alternatives: each is narrowed by itself; what none of them leaves falls.

use super::{Memory, Rule};

pub(crate) struct Or {
    pub(crate) branches: Vec<Vec<Member>>,
}

/// A constraint of a branch, and where its cells stand among those of the whole.
pub(crate) struct Member {
    pub(crate) rule: Rule,
    pub(crate) places: Vec<usize>,
}

impl Or {
    /// Exact, if no branch has more than one constraint, and these are exact.
    pub(crate) fn narrow(&self, doms: &mut [u32], memory: &mut Memory) -> bool {
        let mut union = vec![0; doms.len()];
        let mut some = false;
        for branch in &self.branches {
            let mut own = doms.to_vec();
            if narrow(branch, &mut own, memory) {
                some = true;
                union.iter_mut().zip(&own).for_each(|(union, own)| *union |= own);
            }
        }
        doms.copy_from_slice(&union);
        some
    }
}

/// Narrows by all constraints of a branch until nothing changes; false if it cannot hold.
fn narrow(branch: &[Member], doms: &mut [u32], memory: &mut Memory) -> bool {
    loop {
        let before: u32 = doms.iter().map(|dom| dom.count_ones()).sum();
        for member in branch {
            let mut local: Vec<u32> = member.places.iter().map(|&place| doms[place]).collect();
            if !member.rule.narrow(&mut local, memory) {
                return false;
            }
            // A cell that is named twice loses what it loses in either place.
            for (&place, kept) in member.places.iter().zip(local) {
                doms[place] &= kept;
                if doms[place] == 0 {
                    return false;
                }
            }
        }
        if before == doms.iter().map(|dom| dom.count_ones()).sum() {
            return true;
        }
    }
}
