//! One puzzle after another.

use std::ops::Range;

use chacha20::ChaCha8Rng;
use ennead_grid::{CellSet, Isomorphic, Puzzle, Solution, Symmetry};
use ennead_rating::{Level, Rating};
use ennead_stop::{Stop, Stopped};
use rand::RngExt;
use rand::SeedableRng;
use rand::seq::SliceRandom;

use crate::deep::Deep;
use crate::even::Even;
use crate::full::full_grid;
use crate::judge::{Judge, Judgement};
use crate::minimal::{Draft, Minimiser};
use crate::place::Place;
use crate::rare::Rare;
use crate::strategy::{Draw, Strategy};
use crate::vicinity::{Look, Vicinity};
use crate::{Base, Impossible, Shortfall, Watch, Wish};

/// A puzzle that was made.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// Its number, from 0. The wish, the seed and this number make the same puzzle again.
    pub number: u64,
    /// The puzzle, which has exactly one solution.
    pub puzzle: Puzzle,
    /// The solution.
    pub solution: Solution,
    /// The rating, if one was asked for.
    pub rating: Option<Rating>,
}

impl Made {
    /// The level of the rating.
    pub fn level(&self) -> Option<Level> {
        self.rating.map(|rating| Level::of(rating.er))
    }
}

/// Makes puzzles for one wish. Each thread has its own, and keeps it to reuse its memory.
pub struct Maker {
    wish: Wish,
    strategy: Strategy,
    orbits: Vec<CellSet>,
    minimiser: Minimiser,
    vicinity: Vicinity,
    even: Even,
    deep: Option<Deep>,
    rare: Option<Rare>,
    judge: Judge,
}

/// The result of a draft: the place and its rating, if it fulfils the wish.
type Finished = Option<(Place, Option<Rating>)>;

/// How many drafts are drawn side by side, even if fewer are needed: enough to keep the engine
/// busy.
const SIDE_BY_SIDE: usize = 96;
/// How many steps of a climb may bring no improvement.
const PATIENCE: usize = 12;
/// How many neighbours are judged in a step of a climb.
const LOOKS: usize = 12;
/// How many rounds the search for digits in a pattern takes at most.
const SETTLING: usize = 400;
/// How many full grids are tried for one puzzle when all are to be equally likely. One in about
/// fifteen thousand yields a puzzle, so this limit is only a safeguard against running for ever.
const EVEN_GRIDS: u64 = 1_000_000;
/// The most steps down to fewer clues.
const DESCENT: usize = 600;

impl Maker {
    /// A maker of puzzles that fulfil `wish`, until `stop` is raised.
    ///
    /// # Errors
    ///
    /// If there are none.
    pub fn new(wish: &Wish, stop: &Stop) -> Result<Maker, Impossible> {
        wish.check()?;
        let strategy = Strategy::of(wish);
        let deep = match strategy.draw {
            Draw::Deep(depth) => Some(Deep::new(depth, stop)),
            _ => None,
        };
        let rare = match strategy.draw {
            Draw::Rare(technique) => Some(Rare::of(technique)),
            _ => None,
        };
        Ok(Maker {
            wish: wish.clone(),
            strategy,
            deep,
            rare,
            orbits: wish.orbits(),
            minimiser: Minimiser::new(),
            vicinity: Vicinity::new(stop),
            even: Even::new(stop),
            judge: Judge::of(wish, stop),
        })
    }

    /// How many puzzles are best made at once.
    pub fn good_chunk(&self) -> u64 {
        self.strategy.chunk
    }

    /// The puzzles with these numbers, in order.
    ///
    /// # Errors
    ///
    /// If one could not be made within the bound, or the maker was stopped; with those made before it.
    pub fn make(
        &mut self,
        seed: u64,
        numbers: Range<u64>,
        watch: &Watch,
    ) -> Result<Vec<Made>, (Vec<Made>, Shortfall)> {
        if let Base::Neighbours(puzzle) = self.wish.base {
            return self.make_neighbours(seed, &puzzle, numbers, watch);
        }
        let mut made: Vec<Option<Made>> = vec![None; (numbers.end - numbers.start) as usize];
        // The numbers still open; for each of them, drafts 0..drawn have failed.
        let mut open: Vec<u64> = numbers.clone().collect();
        let mut drawn = 0;
        let most = self.wish.most_attempts().div_ceil(self.strategy.attempts);
        let mut shortfall = None;
        while !open.is_empty() && shortfall.is_none() {
            let each = if self.strategy.sparing {
                1
            } else {
                (SIDE_BY_SIDE / open.len()).clamp(1, 64) as u64
            };
            let each = if made.len() == 1 && drawn == 0 { each.min(8) } else { each };
            let attempts = drawn..drawn + each.min(most - drawn);
            drawn = attempts.end;
            let mut keep = |puzzle: Made| {
                made[(puzzle.number - numbers.start) as usize].get_or_insert(puzzle);
            };
            let round = self.round(seed, &open, attempts, watch, &mut keep);
            open.retain(|number| made[(number - numbers.start) as usize].is_none());
            shortfall = match round {
                Err(Stopped) => Some(Shortfall::Stopped),
                Ok(()) if open.is_empty() || drawn < most => None,
                Ok(()) => Some(Shortfall::GaveUp(most.saturating_mul(self.strategy.attempts))),
            };
        }
        match shortfall {
            None => Ok(made.into_iter().flatten().collect()),
            Some(shortfall) => Err((made.into_iter().map_while(|made| made).collect(), shortfall)),
        }
    }

    /// Draws these drafts of each open number, and returns the result of the first that succeeds.
    fn round(
        &mut self,
        seed: u64,
        open: &[u64],
        attempts: Range<u64>,
        watch: &Watch,
        keep: &mut dyn FnMut(Made),
    ) -> Result<(), Stopped> {
        watch.tried((attempts.end - attempts.start) * open.len() as u64 * self.strategy.attempts);
        let mut owners = Vec::new();
        let mut drafts = Vec::new();
        for &number in open {
            for attempt in attempts.clone() {
                let mut rng = rng(seed, number, attempt);
                if let Some(draft) = self.draft(&mut rng)? {
                    owners.push((number, rng));
                    drafts.push(draft);
                }
            }
        }
        if self.strategy.reduces {
            self.minimiser.reduce(&mut drafts);
        }
        let mut done = None;
        for ((number, mut rng), draft) in owners.into_iter().zip(drafts) {
            if done == Some(number) {
                continue;
            }
            let place = Place { clues: draft.clues, solution: draft.solution };
            if let Some((place, rating)) = self.finish(place, &mut rng, watch)? {
                let (puzzle, solution) = (place.puzzle(), place.solution);
                keep(Made { number, puzzle, solution, rating });
                done = Some(number);
            }
        }
        Ok(())
    }

    /// A draft from which nothing has been left out; none if no digits were found for a pattern.
    fn draft(&mut self, rng: &mut ChaCha8Rng) -> Result<Option<Draft>, Stopped> {
        if let Draw::Even = self.strategy.draw {
            let drawn = self.even.draw(rng, EVEN_GRIDS)?;
            let draft =
                |Place { clues, solution }| Draft { solution, clues, queue: Vec::new(), least: 0 };
            return Ok(drawn.map(draft));
        }
        let mut queue = self.orbits.clone();
        queue.shuffle(rng);
        if let Some(deep) = &mut self.deep {
            let Some(Place { clues, solution }) = deep.walk(&self.vicinity, rng)? else {
                return Ok(None);
            };
            queue.retain(|orbit| orbit.is_subset(clues));
            return Ok(Some(Draft { solution, clues, queue, least: self.strategy.clues.0 }));
        }
        if let Some(rare) = &self.rare {
            let least = self.strategy.clues.0;
            let mut meets = |place: &Place| self.judge.meets(&self.wish, &place.puzzle());
            let place = rare.walk(least, &self.vicinity, rng, &mut meets)?;
            let draft =
                |Place { clues, solution }| Draft { solution, clues, queue: Vec::new(), least };
            return Ok(place.map(draft));
        }
        let mut clues = queue.iter().fold(CellSet::EMPTY, |cells, &orbit| cells | orbit);
        let solved = |puzzle| ennead_engine::solution(puzzle).expect("checked with the wish");
        let solution = match &self.strategy.draw {
            Draw::Isomorphs(puzzle) => {
                let puzzle = puzzle.under(&Symmetry::random(rng));
                clues = puzzle.givens().cells();
                solved(&puzzle)
            }
            Draw::Inside(puzzle) => {
                let givens = puzzle.givens().cells();
                clues &= givens;
                queue.retain(|orbit| orbit.is_subset(givens));
                let solution = solved(puzzle);
                if !(Place { clues, solution }).is_unique() {
                    return Ok(None);
                }
                solution
            }
            Draw::Even | Draw::Deep(_) | Draw::Rare(_) | Draw::Random => {
                let place = Place { clues, solution: full_grid(rng) };
                if clues == CellSet::ALL || place.is_unique() {
                    place.solution
                } else {
                    let settled = self.vicinity.settle(place, SETTLING, rng)?;
                    let Some(solution) = settled else { return Ok(None) };
                    solution
                }
            }
        };
        Ok(Some(Draft { solution, clues, queue, least: self.least(rng) }))
    }

    /// How many givens are left in a draft at least: where a range is wished for, any number in it.
    fn least(&self, rng: &mut ChaCha8Rng) -> usize {
        let (least, most) = self.strategy.clues;
        match self.wish.clues {
            Some((from, to)) if from < to && !self.strategy.minimal && least < most => {
                rng.random_range(least..=most)
            }
            _ => least,
        }
    }

    /// Turns a draft into a puzzle as wanted, if possible.
    fn finish(
        &mut self,
        mut place: Place,
        rng: &mut ChaCha8Rng,
        watch: &Watch,
    ) -> Result<Finished, Stopped> {
        if place.clues.len() > self.strategy.clues.1 && self.strategy.descends {
            let Some(fewer) = self.descend(place, rng)? else { return Ok(None) };
            place = fewer;
        }
        if self.is_off(&place) {
            return Ok(None);
        }
        match self.judge.judge(&self.wish, &place.puzzle())? {
            Judgement::Fits(rating) => Ok(Some((place, rating))),
            Judgement::Harder if self.strategy.adds => self.ease(place, rng),
            Judgement::Easier(height) if self.strategy.climbs => {
                self.climb(place, height, rng, watch)
            }
            Judgement::Otherwise(Some(cells)) if self.strategy.adds => self.fill(place, cells),
            _ => Ok(None),
        }
    }

    /// Adds the givens a judge says are missing, as long as there are any.
    fn fill(&mut self, mut place: Place, mut missing: CellSet) -> Result<Finished, Stopped> {
        loop {
            let orbits = self.addable(&place).into_iter().filter(|orbit| orbit.intersects(missing));
            place.clues = orbits.fold(place.clues, |all, orbit| all | orbit);
            if !missing.is_subset(place.clues) || self.is_off(&place) {
                return Ok(None);
            }
            match self.judge.judge(&self.wish, &place.puzzle())? {
                Judgement::Fits(rating) => return Ok(Some((place, rating))),
                Judgement::Otherwise(Some(more)) => missing = more,
                _ => return Ok(None),
            }
        }
    }

    /// Whether the number of givens is wrong, or a given is redundant although none may be.
    fn is_off(&self, place: &Place) -> bool {
        let (least, most) = self.strategy.clues;
        !(least..=most).contains(&place.clues.len()) || self.strategy.minimal && !place.is_minimal()
    }

    /// The orbits that may be added.
    fn addable(&self, place: &Place) -> Vec<CellSet> {
        let inside = match &self.strategy.draw {
            Draw::Inside(puzzle) => puzzle.givens().cells(),
            _ => CellSet::ALL,
        };
        let free = |orbit: &CellSet| orbit.is_subset(inside) && !orbit.is_subset(place.clues);
        self.orbits.iter().copied().filter(free).collect()
    }

    /// Adds just enough givens for the puzzle to be no harder than the wish allows.
    fn ease(&mut self, place: Place, rng: &mut ChaCha8Rng) -> Result<Finished, Stopped> {
        let mut more = self.addable(&place);
        more.shuffle(rng);
        let with =
            |n: usize| place.with(more[..n].iter().fold(place.clues, |all, &orbit| all | orbit));
        // Bisection for the least number that makes it easy enough, assuming that more givens never
        // make it harder.
        let (mut too_few, mut enough) = (0, more.len());
        let mut found = None;
        while enough - too_few > 1 {
            let n = usize::midpoint(too_few, enough);
            match self.judge.judge(&self.wish, &with(n).puzzle())? {
                Judgement::Harder => too_few = n,
                Judgement::Fits(rating) => {
                    enough = n;
                    found = Some((with(n), rating));
                }
                _ => enough = n,
            }
        }
        Ok(found.filter(|(place, _)| !self.is_off(place)))
    }

    /// Moves from neighbour to neighbour to higher ratings, or to deeper puzzles.
    fn climb(
        &mut self,
        mut place: Place,
        mut height: u16,
        rng: &mut ChaCha8Rng,
        watch: &Watch,
    ) -> Result<Finished, Stopped> {
        let mut idle = 0;
        while idle < PATIENCE {
            let mut best: Option<(u16, Place)> = None;
            for _ in 0..LOOKS {
                let look = Look { out: 1, below: usize::MAX, places: 4 };
                let next = self.vicinity.random_neighbour(&place, &self.orbits, look, rng)?;
                let Some(next) = next else { continue };
                let reduces = self.strategy.reduces_neighbours;
                let next = if reduces { self.reduced(next, rng) } else { next };
                if self.is_off(&next) {
                    continue;
                }
                match self.judge.judge(&self.wish, &next.puzzle())? {
                    Judgement::Fits(rating) => return Ok(Some((next, rating))),
                    Judgement::Easier(height) if best.is_none_or(|(best, _)| height > best) => {
                        best = Some((height, next));
                    }
                    _ => {}
                }
            }
            watch.tried(LOOKS as u64);
            idle += 1;
            // Moving sideways is better than staying.
            if let Some((next_height, next)) = best.filter(|&(next, _)| next >= height) {
                if next_height > height {
                    idle = 0;
                }
                (height, place) = (next_height, next);
            }
        }
        Ok(None)
    }

    /// The place after leaving out every orbit that can be left out.
    fn reduced(&mut self, place: Place, rng: &mut ChaCha8Rng) -> Place {
        let mut queue = self.orbits.clone();
        queue.retain(|orbit| orbit.is_subset(place.clues));
        queue.shuffle(rng);
        let Place { clues, solution } = place;
        let mut draft = [Draft { solution, clues, queue, least: 0 }];
        self.minimiser.reduce(&mut draft);
        place.with(draft[0].clues)
    }

    /// Moves from neighbour to neighbour to fewer givens: two out and one in if possible, else one
    /// out and one in.
    fn descend(
        &mut self,
        mut place: Place,
        rng: &mut ChaCha8Rng,
    ) -> Result<Option<Place>, Stopped> {
        let (least, most) = self.strategy.clues;
        for _ in 0..DESCENT {
            let count = place.clues.len();
            if count <= most {
                return Ok(Some(place));
            }
            for look in [
                Look { out: 2, below: count, places: 24 },
                Look { out: 1, below: count + 1, places: 8 },
            ] {
                let next = self.vicinity.random_neighbour(&place, &self.orbits, look, rng)?;
                if let Some(next) = next {
                    place = next;
                    break;
                }
            }
            if place.clues.len() > least {
                let next = self.reduced(place, rng);
                if next.clues.len() >= least {
                    place = next;
                }
            }
        }
        Ok(None)
    }

    /// The neighbours of a puzzle that are as wanted, with these numbers.
    fn make_neighbours(
        &mut self,
        seed: u64,
        puzzle: &Puzzle,
        numbers: Range<u64>,
        watch: &Watch,
    ) -> Result<Vec<Made>, (Vec<Made>, Shortfall)> {
        let mut found = Vec::new();
        let number = self.judge_neighbours(seed, puzzle, numbers.clone(), watch, &mut found);
        match number {
            Ok(number) if number == numbers.end => Ok(found),
            Ok(number) => Err((found, Shortfall::Exhausted(number))),
            Err(Stopped) => Err((found, Shortfall::Stopped)),
        }
    }

    /// Numbers the neighbours that fulfil the wish, as far as `numbers` goes, and keeps these;
    /// returns how many there are.
    fn judge_neighbours(
        &mut self,
        seed: u64,
        puzzle: &Puzzle,
        numbers: Range<u64>,
        watch: &Watch,
        found: &mut Vec<Made>,
    ) -> Result<u64, Stopped> {
        let solution = ennead_engine::solution(puzzle).expect("checked with the wish");
        let mut places =
            self.vicinity.neighbours(&Place { clues: puzzle.givens().cells(), solution })?;
        places.sort_unstable_by_key(|place| *place.puzzle().givens());
        places.dedup();
        places.shuffle(&mut rng(seed, 0, 0));
        let mut number = 0;
        for place in places {
            if number == numbers.end {
                break;
            }
            watch.tried(1);
            if self.wish.minimal && !place.is_minimal() {
                continue;
            }
            let puzzle = place.puzzle();
            if let Judgement::Fits(rating) = self.judge.judge(&self.wish, &puzzle)? {
                if numbers.contains(&number) {
                    found.push(Made { number, puzzle, solution: place.solution, rating });
                }
                number += 1;
            }
        }
        Ok(number)
    }
}

/// The random numbers for one draft of one puzzle.
fn rng(seed: u64, number: u64, attempt: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    for (part, word) in key.chunks_mut(8).zip([seed, number, attempt]) {
        part.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}
