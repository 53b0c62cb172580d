//! One puzzle after another.

use std::ops::Range;

use ennead_engine::{Stop, Stopped, count_solutions};
use ennead_grid::{CellSet, Isomorphic, Puzzle, Solution, Symmetry};
use ennead_logic::rating::{Level, Rating, Tenths};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::even::Even;
use crate::full::full_grid;
use crate::job::{Shortfall, Watch};
use crate::judge::{Judge, Judgement};
use crate::minimal::{Draft, Minimiser};
use crate::vicinity::{Place, Vicinity, is_minimal, puzzle_of};
use crate::{Base, Impossible, Shape, Wish};

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
    orbits: Vec<CellSet>,
    minimiser: Minimiser,
    vicinity: Vicinity,
    even: Even,
    judge: Judge,
}

/// What came of a draft: the place and its rating, if it is as wished.
type Finished = Option<(Place, Option<Rating>)>;

/// From this rating on, waiting for luck takes longer than climbing.
const CLIMB: Tenths = Tenths::new(85);
/// From this rating on, most drafts come to nothing.
const RARE: Tenths = Tenths::new(75);
/// As many drafts are drawn side by side, though fewer are needed: enough for the engine to have
/// something to do.
const SIDE_BY_SIDE: usize = 96;
/// Steps of a climb that may bring nothing.
const PATIENCE: usize = 12;
/// Neighbours judged in a step of a climb.
const LOOKS: usize = 12;
/// Rounds of looking for digits that suit a pattern.
const SETTLING: usize = 400;
/// Full grids tried for one puzzle when all are to have the same chance. One in some fifteen
/// thousand comes to something: this ends nothing but what goes on for ever.
const EVEN_GRIDS: u64 = 1_000_000;
/// Steps down to fewer clues.
const DESCENT: usize = 600;

impl Maker {
    /// A maker of such puzzles, until `stop` is raised.
    ///
    /// # Errors
    ///
    /// If there are none.
    pub fn new(wish: &Wish, stop: &Stop) -> Result<Maker, Impossible> {
        wish.check()?;
        Ok(Maker {
            wish: wish.clone(),
            orbits: wish.orbits(),
            minimiser: Minimiser::new(),
            vicinity: Vicinity::new(stop),
            even: Even::new(stop),
            judge: Judge::of(wish, stop),
        })
    }

    /// How many puzzles are best made in one go.
    pub fn good_chunk(&self) -> u64 {
        let wish = &self.wish;
        if matches!(wish.base, Base::Neighbours(_)) {
            // They are told apart in one list.
            u64::MAX
        } else if wish.even
            || wish.clues.is_some()
            || wish.pattern.is_some()
            || wish.feature.is_some()
            || wish.rating.is_some_and(|ratings| ratings.least >= RARE)
        {
            // Each takes long: it is to be shown, and kept, as soon as it is made.
            1
        } else if wish.needs_rating() || wish.needs_path() {
            256
        } else {
            2048
        }
    }

    fn climbs(&self) -> bool {
        !self.wish.even && self.wish.rating.is_some_and(|ratings| ratings.least >= CLIMB)
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
        // The numbers still open; of each, drafts 0..drawn have come to nothing.
        let mut open: Vec<u64> = numbers.clone().collect();
        let mut drawn = 0;
        let most = self.wish.most_attempts();
        let mut shortfall = None;
        while !open.is_empty() && shortfall.is_none() {
            let each = if self.wish.even || self.wish.pattern.is_some() || self.climbs() {
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
                Ok(()) => Some(Shortfall::GaveUp(most)),
            };
        }
        match shortfall {
            None => Ok(made.into_iter().flatten().collect()),
            Some(shortfall) => Err((made.into_iter().map_while(|made| made).collect(), shortfall)),
        }
    }

    /// Draws these drafts of each number that is open, and hands what comes of the first that does.
    fn round(
        &mut self,
        seed: u64,
        open: &[u64],
        attempts: Range<u64>,
        watch: &Watch,
        keep: &mut dyn FnMut(Made),
    ) -> Result<(), Stopped> {
        watch.tried((attempts.end - attempts.start) * open.len() as u64);
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
        if !self.keeps_all() {
            self.minimiser.reduce(&mut drafts);
        }
        let mut done = None;
        for ((number, mut rng), draft) in owners.into_iter().zip(drafts) {
            if done == Some(number) {
                continue;
            }
            let draft = (draft.clues, draft.solution);
            if let Some((place, rating)) = self.finish(draft, &mut rng, watch)? {
                let (puzzle, solution) = (puzzle_of(&place), place.1);
                keep(Made { number, puzzle, solution, rating });
                done = Some(number);
            }
        }
        Ok(())
    }

    /// Whether nothing is left out: the givens are settled by the base or the pattern.
    fn keeps_all(&self) -> bool {
        let wish = &self.wish;
        wish.even
            || matches!(wish.base, Base::Isomorphs(_))
            || wish.pattern.is_some() && !wish.minimal && wish.clues.is_none()
    }

    /// A draft before anything is left out; none if no digits were found that suit a pattern.
    fn draft(&mut self, rng: &mut ChaCha8Rng) -> Result<Option<Draft>, Stopped> {
        if self.wish.even {
            let drawn = self.even.draw(rng, EVEN_GRIDS)?;
            let draft = |(clues, solution)| Draft { solution, clues, queue: Vec::new(), least: 0 };
            return Ok(drawn.map(draft));
        }
        let mut queue = self.orbits.clone();
        queue.shuffle(rng);
        let mut clues = queue.iter().fold(CellSet::EMPTY, |cells, &orbit| cells | orbit);
        let least = self.wish.clues.map_or(0, |(least, _)| least);
        let solved = |puzzle| ennead_engine::solution(puzzle).expect("checked with the wish");
        let solution = match &self.wish.base {
            Base::Isomorphs(puzzle) => {
                let puzzle = puzzle.under(&Symmetry::random(rng));
                clues = puzzle.givens().cells();
                solved(&puzzle)
            }
            Base::Inside(puzzle) => {
                let givens = puzzle.givens().cells();
                clues &= givens;
                queue.retain(|orbit| orbit.is_subset(givens));
                let solution = solved(puzzle);
                if count_solutions(&puzzle_of(&(clues, solution)), 2) != 1 {
                    return Ok(None);
                }
                solution
            }
            Base::Random | Base::Neighbours(_) => {
                let solution = full_grid(rng);
                if clues == CellSet::ALL || count_solutions(&puzzle_of(&(clues, solution)), 2) == 1
                {
                    solution
                } else {
                    let settled = self.vicinity.settle(clues, solution, SETTLING, rng)?;
                    let Some(solution) = settled else { return Ok(None) };
                    solution
                }
            }
        };
        Ok(Some(Draft { solution, clues, queue, least }))
    }

    /// Makes what is wished for of a draft, if that can be done.
    fn finish(
        &mut self,
        mut place: Place,
        rng: &mut ChaCha8Rng,
        watch: &Watch,
    ) -> Result<Finished, Stopped> {
        if let Some((_, most)) = self.wish.clues
            && place.0.len() > most
        {
            let Some(fewer) = self.descend(place, most, rng)? else { return Ok(None) };
            place = fewer;
        }
        if self.is_off(&place) {
            return Ok(None);
        }
        match self.judge.judge(&self.wish, &puzzle_of(&place))? {
            Judgement::Fits(rating) => Ok(Some((place, rating))),
            Judgement::Harder if !self.wish.minimal && self.adds() => self.ease(place, rng),
            Judgement::Easier(er) if self.climbs() => self.climb(place, er, rng, watch),
            Judgement::Otherwise(Some(cells)) if !self.wish.minimal && self.adds() => {
                self.fill(place, cells)
            }
            _ => Ok(None),
        }
    }

    /// Adds the givens a judge says are missing, as long as there are any.
    fn fill(&mut self, mut place: Place, mut missing: CellSet) -> Result<Finished, Stopped> {
        loop {
            let orbits = self.addable(&place).into_iter().filter(|orbit| orbit.intersects(missing));
            place.0 = orbits.fold(place.0, |all, orbit| all | orbit);
            if !missing.is_subset(place.0) || self.is_off(&place) {
                return Ok(None);
            }
            match self.judge.judge(&self.wish, &puzzle_of(&place))? {
                Judgement::Fits(rating) => return Ok(Some((place, rating))),
                Judgement::Otherwise(Some(more)) => missing = more,
                _ => return Ok(None),
            }
        }
    }

    /// Whether a puzzle may be made easier by more givens.
    fn adds(&self) -> bool {
        !self.wish.even && !matches!(self.wish.base, Base::Isomorphs(_))
    }

    /// Whether the number of givens is wrong, or one of them can be left out that must not.
    fn is_off(&self, place: &Place) -> bool {
        let (least, most) = self.wish.clues.unwrap_or((0, 81));
        let plain = self.wish.shape == Shape::None
            && self.wish.clues.is_none()
            && self.wish.base == Base::Random;
        !(least..=most).contains(&place.0.len())
            || self.wish.minimal && !plain && !is_minimal(place)
    }

    /// The orbits that may be added.
    fn addable(&self, place: &Place) -> Vec<CellSet> {
        let inside = match &self.wish.base {
            Base::Inside(puzzle) => puzzle.givens().cells(),
            _ => CellSet::ALL,
        };
        let free = |orbit: &CellSet| orbit.is_subset(inside) && !orbit.is_subset(place.0);
        self.orbits.iter().copied().filter(free).collect()
    }

    /// Adds givens until the puzzle is no harder than wished for, and no more.
    fn ease(&mut self, place: Place, rng: &mut ChaCha8Rng) -> Result<Finished, Stopped> {
        let mut more = self.addable(&place);
        more.shuffle(rng);
        let with = |n: usize| (more[..n].iter().fold(place.0, |all, &orbit| all | orbit), place.1);
        // The least number that makes it easy enough, as if more givens never made it harder.
        let (mut too_few, mut enough) = (0, more.len());
        let mut found = None;
        while enough - too_few > 1 {
            let n = usize::midpoint(too_few, enough);
            match self.judge.judge(&self.wish, &puzzle_of(&with(n)))? {
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

    /// From neighbour to neighbour to higher ratings.
    fn climb(
        &mut self,
        mut place: Place,
        mut er: Tenths,
        rng: &mut ChaCha8Rng,
        watch: &Watch,
    ) -> Result<Finished, Stopped> {
        let mut idle = 0;
        while idle < PATIENCE {
            let mut best: Option<(Tenths, Place)> = None;
            for _ in 0..LOOKS {
                let look = (1, usize::MAX, 4);
                let next = self.vicinity.random_neighbour(&place, &self.orbits, look, rng)?;
                let Some(next) = next else { continue };
                let next = if self.wish.clues.is_none() { self.reduced(next, rng) } else { next };
                if self.is_off(&next) {
                    continue;
                }
                match self.judge.judge(&self.wish, &puzzle_of(&next))? {
                    Judgement::Fits(rating) => return Ok(Some((next, rating))),
                    Judgement::Easier(er) if best.is_none_or(|(best, _)| er > best) => {
                        best = Some((er, next));
                    }
                    _ => {}
                }
            }
            watch.tried(LOOKS as u64);
            idle += 1;
            // Sideways is better than to stand still.
            if let Some((next_er, next)) = best.filter(|&(next, _)| next >= er) {
                if next_er > er {
                    idle = 0;
                }
                (er, place) = (next_er, next);
            }
        }
        Ok(None)
    }

    /// The place with every orbit left out that can be.
    fn reduced(&mut self, place: Place, rng: &mut ChaCha8Rng) -> Place {
        let mut queue = self.orbits.clone();
        queue.retain(|orbit| orbit.is_subset(place.0));
        queue.shuffle(rng);
        let mut draft = [Draft { solution: place.1, clues: place.0, queue, least: 0 }];
        self.minimiser.reduce(&mut draft);
        (draft[0].clues, place.1)
    }

    /// From neighbour to neighbour to fewer givens: two out and one in where that can be found,
    /// else one out and one in.
    fn descend(
        &mut self,
        mut place: Place,
        most: usize,
        rng: &mut ChaCha8Rng,
    ) -> Result<Option<Place>, Stopped> {
        for _ in 0..DESCENT {
            if place.0.len() <= most {
                return Ok(Some(place));
            }
            for look in [(2, place.0.len(), 24), (1, place.0.len() + 1, 8)] {
                let next = self.vicinity.random_neighbour(&place, &self.orbits, look, rng)?;
                if let Some(next) = next {
                    place = next;
                    break;
                }
            }
            let least = self.wish.clues.map_or(0, |(least, _)| least);
            if place.0.len() > least {
                let next = self.reduced(place, rng);
                if next.0.len() >= least {
                    place = next;
                }
            }
        }
        Ok(None)
    }

    /// The neighbours of a puzzle that are as wished, the numbers saying which.
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

    /// Numbers the neighbours that are as wished, as far as `numbers` goes, and keeps these; how many
    /// there are.
    fn judge_neighbours(
        &mut self,
        seed: u64,
        puzzle: &Puzzle,
        numbers: Range<u64>,
        watch: &Watch,
        found: &mut Vec<Made>,
    ) -> Result<u64, Stopped> {
        let solution = ennead_engine::solution(puzzle).expect("checked with the wish");
        let mut places = self.vicinity.neighbours(&(puzzle.givens().cells(), solution))?;
        places.sort_unstable_by_key(|place| *puzzle_of(place).givens());
        places.dedup();
        places.shuffle(&mut rng(seed, 0, 0));
        let mut number = 0;
        for place in places {
            if number == numbers.end {
                break;
            }
            watch.tried(1);
            if self.wish.minimal && !is_minimal(&place) {
                continue;
            }
            let puzzle = puzzle_of(&place);
            if let Judgement::Fits(rating) = self.judge.judge(&self.wish, &puzzle)? {
                if numbers.contains(&number) {
                    found.push(Made { number, puzzle, solution: place.1, rating });
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
