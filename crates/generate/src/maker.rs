//! One puzzle after another.

use std::ops::Range;

use ennead_grid::{CellSet, Puzzle, Solution};
use ennead_logic::rating::{Level, Options, Rater, Rating};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::full::full_grid;
use crate::job::{Stopped, Watch};
use crate::minimal::{Draft, Minimiser, givens_in};
use crate::{Impossible, Wish};

/// A puzzle as wished for.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// Its number, from 0: with wish and seed it makes the puzzle again.
    pub number: u64,
    /// The puzzle: it has exactly one solution.
    pub puzzle: Puzzle,
    /// The solution.
    pub solution: Solution,
    /// The rating, if one was asked for.
    pub rating: Option<Rating>,
    /// How many candidates were drawn for it.
    pub attempts: u64,
}

impl Made {
    /// The level of the rating.
    pub fn level(&self) -> Option<Level> {
        self.rating.map(|rating| Level::of(rating.er))
    }
}

/// Fulfils one wish; kept for its memory. Each thread has its own.
pub struct Maker {
    wish: Wish,
    minimiser: Minimiser,
    rater: Rater,
}

impl Maker {
    /// A maker of such puzzles.
    ///
    /// # Errors
    ///
    /// If there are none.
    pub fn new(wish: &Wish) -> Result<Maker, Impossible> {
        wish.check()?;
        let stop_above = wish.rating.map(|ratings| ratings.most);
        Ok(Maker {
            wish: wish.clone(),
            minimiser: Minimiser::new(),
            rater: Rater::new(Options { stop_above, ..Options::default() }),
        })
    }

    /// How many puzzles are best made in one go.
    pub fn good_chunk(&self) -> u64 {
        if self.wish.needs_rating() || self.wish.needs_path() { 16 } else { 1024 }
    }

    /// The puzzles with these numbers, in order.
    ///
    /// # Errors
    ///
    /// If one could not be made within the bound, or `watch` was told to stop.
    pub fn make(
        &mut self,
        seed: u64,
        numbers: Range<u64>,
        watch: &Watch,
    ) -> Result<Vec<Made>, Stopped> {
        let mut made: Vec<Option<Made>> = vec![None; (numbers.end - numbers.start) as usize];
        for attempt in 0..self.wish.most_attempts() {
            if watch.is_stopped() {
                return Err(Stopped::Cancelled);
            }
            let open: Vec<u64> = numbers
                .clone()
                .filter(|number| made[(number - numbers.start) as usize].is_none())
                .collect();
            if open.is_empty() {
                break;
            }
            let mut drafts: Vec<Draft> =
                open.iter().map(|&number| self.draft(seed, number, attempt)).collect();
            self.minimiser.reduce(&mut drafts);
            watch.tried(drafts.len() as u64);
            for (&number, draft) in open.iter().zip(&drafts) {
                let givens = givens_in(&draft.solution, draft.clues);
                let puzzle = Puzzle::try_from(givens).expect("part of a solution");
                let Some(rating) = self.accept(&puzzle) else { continue };
                made[(number - numbers.start) as usize] = Some(Made {
                    number,
                    puzzle,
                    solution: draft.solution,
                    rating,
                    attempts: attempt + 1,
                });
            }
        }
        made.into_iter().collect::<Option<Vec<Made>>>().ok_or(Stopped::GaveUp)
    }

    fn draft(&self, seed: u64, number: u64, attempt: u64) -> Draft {
        let mut rng = rng(seed, number, attempt);
        let solution = full_grid(&mut rng);
        let mut queue = self.wish.orbits();
        queue.shuffle(&mut rng);
        let least = self.wish.clues.map_or(0, |(least, _)| least);
        Draft { solution, clues: self.wish.pattern.unwrap_or(CellSet::ALL), queue, least }
    }

    /// The rating, if one is asked for, of a puzzle that is as wished.
    fn accept(&mut self, puzzle: &Puzzle) -> Option<Option<Rating>> {
        if !self.wish.needs_rating() {
            return Some(None);
        }
        let rating = self.rater.rate(puzzle);
        let wanted = self.wish.rating.is_none_or(|ratings| ratings.contains(rating.er));
        wanted.then_some(Some(rating))
    }
}

/// The random numbers for one candidate of one puzzle.
fn rng(seed: u64, number: u64, attempt: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    for (part, word) in key.chunks_mut(8).zip([seed, number, attempt]) {
        part.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}
