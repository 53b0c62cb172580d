//! Openings: nets that open much for their length.
//!
//! Where nothing easier than nets helps, there are many nets to choose from, and most of them help
//! little: each strikes one candidate. A few of them together place a digit after which much is easy. Which
//! nets these are shows by trying: what is struck is known to be false from the end of the usual
//! path, and what follows without nets is found as always.

use chacha20::ChaCha8Rng;
use ennead_grid::{Candidate, House};
use ennead_stop::Stopped;
use rand::RngExt;

use super::{Helper, Search};
use crate::path::{Path, PathFinder};
use crate::techniques::net::refutations;
use crate::{CandidateSet, Position, Row, Step};

/// How much a net must open for its length: what it opens is divided by this power of the length. With 1, a
/// net that solves all at once is as good as many short ones; with 2, short ones are preferred. After the
/// first tries, a power within the range is chosen for each opening.
const THRIFT: [f64; 2] = [1.5, 2.0];
const ANY_THRIFT: std::ops::Range<f64> = 1.0..2.5;

/// What an opening seems worth is multiplied by a random factor of at most this.
const CHANCE: f64 = 8.0;

/// More pools than this hardly ever bring anything new.
const MOST_POOLS: u32 = 60;

impl Search<'_> {
    /// Pools made of nets that open much for their length, where nothing easier than nets helps;
    /// empty if that is never so. What opens most depends on what was opened before, so there are
    /// several.
    pub(super) fn openings(
        &self,
        usual: &Path,
        effort: u32,
        random: &mut ChaCha8Rng,
    ) -> Result<Vec<Vec<Helper>>, Stopped> {
        let has_nets = usual.steps.iter().any(|step| step.technique().about().is_net());
        let count = if has_nets { effort.div_ceil(5).min(MOST_POOLS) } else { 0 };
        let mut pools = Vec::new();
        for k in 0..count {
            let thrift = THRIFT.get(k as usize).copied();
            pools.extend(self.opened(&usual.end, thrift, random)?);
        }
        Ok(pools)
    }

    /// Steps that solve the position together: everything easier than nets and, where that does not
    /// help, the nets that open most for their length. Which candidates are false is known from
    /// `end`; the nets are proved as always.
    fn opened(
        &self,
        end: &Position,
        thrift: Option<f64>,
        random: &mut ChaCha8Rng,
    ) -> Result<Option<Vec<Helper>>, Stopped> {
        let easier = |row: &&Row| !row.technique.about().is_net();
        let easier = PathFinder {
            rows: self.finder.rows.iter().filter(easier).copied().collect(),
            ..self.finder.clone()
        };
        let (mut pool, mut position) = (Vec::new(), self.start);
        loop {
            self.quick.fill_in(&mut position);
            if position.is_solved() {
                return Ok(Some(pool));
            }
            let mut steps = self.steps_of(&position, 0, |row| !row.technique.about().is_net())?;
            if steps.is_empty() {
                let thrift = thrift.unwrap_or_else(|| random.random_range(ANY_THRIFT));
                steps = self.opening(&position, end, &easier, thrift, random)?;
            }
            let before = pool.len();
            for step in steps {
                if let Some(proved) = Search::proved_in(&step, &position) {
                    position.conclude(&proved.placements, &proved.eliminations);
                    pool.push(self.helper(step));
                    // As in a walk: a net may not be there any more with more digits filled in.
                    self.quick.fill_in(&mut position);
                }
            }
            if pool.len() == before {
                return Ok(None);
            }
        }
    }

    /// The nets that refute these candidates. Openings begin alike, so what was found is kept.
    fn refutations_in(
        &self,
        position: &Position,
        wrong: &CandidateSet,
    ) -> Result<Vec<(Candidate, Step)>, Stopped> {
        if let Some(known) = self.refuted.borrow().get(position) {
            return Ok(known.clone());
        }
        let found = refutations(wrong, position, self.stop)?;
        self.refuted.borrow_mut().insert(*position, found.clone());
        Ok(found)
    }

    /// The nets that open most for their length: one, or those that together place a digit. How much
    /// they open is the number of candidates that go after them without further nets.
    fn opening(
        &self,
        position: &Position,
        end: &Position,
        easier: &PathFinder,
        thrift: f64,
        random: &mut ChaCha8Rng,
    ) -> Result<Vec<Step>, Stopped> {
        /// How many openings are looked at closely.
        const FAVOURITES: usize = 12;
        let is_used = |step: &Step| {
            self.finder.rows.iter().any(|row| row.technique.about().name == step.technique)
        };
        let mut nets: Vec<Option<Step>> = vec![None; Candidate::COUNT];
        let wrong = position.all_candidates().iter();
        let wrong = wrong.filter(|c| end.digit(c.cell()) != Some(c.digit())).collect();
        for (candidate, step) in self.refutations_in(position, &wrong)? {
            nets[candidate.index()] = Some(step).filter(is_used);
        }
        let length_of = |candidates: &CandidateSet| -> Option<usize> {
            let sizes = candidates.iter().map(|c| {
                let net = nets[c.index()].as_ref()?;
                Some(net.pattern.shape().size() + 1)
            });
            sizes.sum()
        };
        let mut openings: Vec<CandidateSet> = wrong.iter().map(CandidateSet::from).collect();
        for cell in position.empty().iter() {
            let Some(digit) = end.digit(cell) else { continue };
            let in_house =
                |house: House| CandidateSet::of(digit, position.cells_of(digit) & house.cells());
            let in_cell = CandidateSet::all_of(position.candidates(cell), cell.into());
            let all = cell.houses().map(in_house).into_iter().chain([in_cell]);
            openings.extend(all.map(|all| all - Candidate::new(digit, cell).into()));
        }
        let left = position.all_candidates().len();
        let without = |opening: &CandidateSet| {
            let mut after = *position;
            after.conclude(&CandidateSet::EMPTY, opening);
            self.quick.fill_in(&mut after);
            after
        };
        let worth = |after: &Position, length: usize| {
            (left - after.all_candidates().len()) as f64 / (length as f64).powf(thrift)
        };
        let mut favourites: Vec<(f64, usize, CandidateSet)> = openings
            .into_iter()
            .filter_map(|opening| {
                let length = length_of(&opening).filter(|&length| length > 0)?;
                Some((worth(&without(&opening), length), length, opening))
            })
            .collect();
        favourites.sort_by(|a, b| b.0.total_cmp(&a.0));
        favourites.truncate(FAVOURITES);
        let mut best: Option<(f64, CandidateSet)> = None;
        for (_, length, opening) in favourites {
            let mut path = Path::new(&without(&opening));
            easier.follow(&mut path, self.stop)?;
            let worth = worth(&path.end, length) * CHANCE.powf(random.random());
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, opening));
            }
        }
        let best = best.map_or(CandidateSet::EMPTY, |(_, opening)| opening);
        let chosen = best.iter().filter_map(|c| nets[c.index()].take());
        chosen.map(|net| net.smallest(position, self.stop)).collect()
    }
}
