//! A finned fish with chains from its fins.

use ennead_draw::Drawing;
use ennead_grid::{CellSet, House};

use super::{Branch, Fish, Shape};
use crate::{CandidateSet, Flaw, Position, ensure};

/// A fish whose fins lead by chains to what the fish itself rules out; or fins and all places of
/// the fish in one cover house lead by chains to the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kraken {
    /// The fish.
    pub fish: Fish,
    /// The cover house whose places are supposed too (type 2); none where the fish itself rules
    /// out what the fins lead to (type 1).
    pub cover: Option<House>,
    /// A chain for each fin, and for each place in the cover house.
    pub branches: Vec<Branch>,
}

impl Kraken {
    /// Checks fish and chains, and that the eliminations follow.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, eliminations: &CandidateSet, position: &Position) -> Result<(), Flaw> {
        let fish = &self.fish;
        fish.check(position)?;
        ensure(!fish.fins.is_empty(), "the fish has no fin")?;
        let in_cover = match self.cover {
            None => CellSet::EMPTY,
            Some(cover) => {
                ensure(fish.cover.contains(cover), "the house is none of the cover")?;
                fish.body & cover.cells()
            }
        };
        let supposed: CandidateSet = self.branches.iter().map(|branch| branch.supposed).collect();
        let all = CandidateSet::of(fish.digit, fish.fins | in_cover);
        ensure(supposed == all, "not all alternatives are supposed")?;
        ensure(supposed.len() == self.branches.len(), "something is supposed twice")?;
        if self.cover.is_none() {
            let out = CandidateSet::of(fish.digit, self.fish.ruled_out_without_fins(position));
            ensure(eliminations.is_subset(&out), "the fish does not rule it out")?;
        }
        for branch in &self.branches {
            let end = branch.replay(true, position)?;
            ensure(eliminations.is_subset(&end), "an elimination does not follow")?;
        }
        Ok(())
    }
}

impl Shape for Kraken {
    fn size(&self) -> usize {
        let branches = self.branches.iter().map(|branch| 1 + branch.then.len());
        self.fish.size() + branches.sum::<usize>()
    }

    fn draw(&self, drawing: &mut Drawing) {
        self.fish.draw(drawing);
        for branch in &self.branches {
            branch.draw(drawing);
        }
    }
}
