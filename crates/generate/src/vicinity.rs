//! Neighbours of a puzzle: some givens are removed, others added.
//!
//! Removing givens leaves several solutions, which are all listed. If a digit (or the digits of an
//! orbit) occurs in exactly one of them, adding it makes a puzzle with one solution. So one search
//! finds all neighbours that share the remaining givens: {-1+1}, {-2+1} and so on, as the forums
//! call them.

use std::ops::ControlFlow;

use ennead_engine::batch::Solver;
use ennead_engine::{Answer, ENGINES, count_solutions};
use ennead_grid::{Cell, CellSet, Givens, Puzzle, Solution};
use ennead_stop::{Stop, Stopped};
use rand::seq::{IteratorRandom, SliceRandom};
use rand::{Rng, RngExt};

use crate::place::Place;

/// What neighbours are looked for.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// How many orbits go out; one comes in.
    pub(crate) out: usize,
    /// The neighbour has fewer givens than this.
    pub(crate) below: usize,
    /// In how many places it is looked for.
    pub(crate) places: usize,
}

/// Looks for neighbours. Every search is an error if it was stopped.
pub(crate) struct Vicinity {
    stop: Stop,
    solver: Solver,
}

impl Vicinity {
    pub(crate) fn new(stop: &Stop) -> Vicinity {
        Vicinity { stop: stop.clone(), solver: Solver::new() }
    }

    /// All solutions, unless there are more than `most`; then none.
    fn all_solutions(&self, puzzle: &Puzzle, most: usize) -> Result<Vec<Solution>, Stopped> {
        let found = self.some_solutions(puzzle, most + 1)?;
        Ok(if found.len() > most { Vec::new() } else { found })
    }

    /// The first `most` solutions.
    fn some_solutions(&self, puzzle: &Puzzle, most: usize) -> Result<Vec<Solution>, Stopped> {
        let mut found = Vec::new();
        let mut keep = |solution: &Solution| {
            found.push(*solution);
            ControlFlow::Continue(())
        };
        ENGINES[0].search(puzzle, most as u64, &mut keep, &self.stop);
        self.stop.check()?;
        Ok(found)
    }

    /// Hands on the puzzles that have the givens of `rest` and those of one orbit, other than
    /// `from`, until `visit` breaks; none if `rest` has more than `most` solutions.
    fn completions(
        &self,
        from: &Place,
        rest: CellSet,
        orbits: &[CellSet],
        most: usize,
        visit: &mut dyn FnMut(Place) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        let solutions = self.all_solutions(&from.with(rest).puzzle(), most)?;
        let mut keys: Vec<(u64, usize)> = Vec::with_capacity(solutions.len());
        for &orbit in orbits {
            if orbit.is_subset(rest) || solutions.is_empty() {
                continue;
            }
            self.stop.check()?;
            keys.clear();
            keys.extend(solutions.iter().enumerate().map(|(i, solution)| {
                let digits = orbit.iter().map(|cell| solution.digit(cell).get());
                (digits.fold(0, |key, digit| key << 4 | u64::from(digit)), i)
            }));
            keys.sort_unstable();
            for (at, &(key, i)) in keys.iter().enumerate() {
                let alone = (at == 0 || keys[at - 1].0 != key)
                    && keys.get(at + 1).is_none_or(|next| next.0 != key);
                let place = Place { clues: rest | orbit, solution: solutions[i] };
                if alone && place != *from && visit(place).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// All puzzles that differ from this one in one given: one out, one in.
    pub(crate) fn neighbours(&self, from: &Place) -> Result<Vec<Place>, Stopped> {
        let cells = Cell::ALL.map(CellSet::from);
        let mut found = Vec::new();
        for cell in from.clues.iter() {
            self.completions(from, from.clues.without(cell), &cells, 1_000_000, &mut |place| {
                found.push(place);
                ControlFlow::Continue(())
            })?;
        }
        Ok(found)
    }

    /// A neighbour at random, some of `orbits` out and one in.
    pub(crate) fn random_neighbour(
        &self,
        from: &Place,
        orbits: &[CellSet],
        look: Look,
        rng: &mut impl Rng,
    ) -> Result<Option<Place>, Stopped> {
        let mut inside: Vec<CellSet> =
            orbits.iter().copied().filter(|orbit| orbit.is_subset(from.clues)).collect();
        if inside.len() < look.out {
            return Ok(None);
        }
        let mut order = orbits.to_vec();
        for _ in 0..look.places {
            let (chosen, _) = inside.partial_shuffle(rng, look.out);
            let rest = chosen.iter().fold(from.clues, |rest, &orbit| rest - orbit);
            order.shuffle(rng);
            let mut found = None;
            self.completions(from, rest, &order, 2000, &mut |place| {
                if place.clues.len() < look.below {
                    found = Some(place);
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            })?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// A neighbour that is `wanted`, one given out and one in. The new one is looked for in all cells.
    pub(crate) fn wanted_neighbour(
        &self,
        from: &Place,
        rng: &mut impl Rng,
        wanted: &mut dyn FnMut(&Place) -> Result<bool, Stopped>,
    ) -> Result<Option<Place>, Stopped> {
        let Some(out) = from.clues.iter().choose(rng) else { return Ok(None) };
        let mut order = Cell::ALL.map(CellSet::from);
        order.shuffle(rng);
        let mut found = Ok(None);
        self.completions(from, from.clues.without(out), &order, 2000, &mut |next| {
            match wanted(&next) {
                Ok(false) => return ControlFlow::Continue(()),
                Ok(true) => found = Ok(Some(next)),
                Err(stopped) => found = Err(stopped),
            }
            ControlFlow::Break(())
        })?;
        found
    }

    /// Digits for the cells of `start` that leave one solution: a climb that changes a few digits
    /// at a time and keeps what leaves fewer solutions, in `rounds` rounds.
    pub(crate) fn settle(
        &mut self,
        start: Place,
        rounds: usize,
        rng: &mut impl Rng,
    ) -> Result<Option<Solution>, Stopped> {
        /// Solutions are counted up to this; this many variants are tried in a round.
        const MOST: u64 = 3000;
        const VARIANTS: usize = 64;
        let mut answers = [Answer::default(); VARIANTS];
        let mut best = start;
        let mut least = count_solutions(&best.puzzle(), MOST);
        let mut cells: Vec<Cell> = start.clues.iter().collect();
        for _ in 0..rounds {
            if least == 1 {
                break;
            }
            self.stop.check()?;
            let out = rng.random_range(2..=6).min(cells.len());
            let (chosen, _) = cells.partial_shuffle(rng, out);
            let rest = best.with(start.clues - chosen.iter().copied().collect());
            let mut variants = self.some_solutions(&rest.puzzle(), 8 * VARIANTS)?;
            variants.shuffle(rng);
            variants.truncate(VARIANTS);
            let puzzles = variants.iter().map(|it| Puzzle::of_solution(it, start.clues));
            let givens: Vec<Givens> = puzzles.map(|puzzle| *puzzle.givens()).collect();
            let answers = &mut answers[..givens.len()];
            self.solver.solve(&givens, least.min(MOST - 1) + 1, answers);
            let counts = variants.iter().zip(answers.iter()).map(|(v, answer)| (answer.count, v));
            if let Some((count, variant)) = counts.min_by_key(|&(count, _)| count)
                && count <= least
            {
                (least, best.solution) = (count, *variant);
            }
        }
        Ok((least == 1).then_some(best.solution))
    }
}
