//! Neighbours of a puzzle: some givens out, others in.
//!
//! Taking givens out leaves several solutions. All of them are listed; wherever a digit (or the
//! digits of an orbit) occurs in exactly one of them, putting it in makes a puzzle with one
//! solution. So one search finds all neighbours that share what is left: {-1+1}, {-2+1} and so
//! on, as the forums call them.

use std::ops::ControlFlow;

use ennead_engine::batch::Solver;
use ennead_engine::{Answer, ENGINES, Stop, Stopped, count_solutions};
use ennead_grid::{Cell, CellSet, Givens, Puzzle, Solution};
use rand::Rng;
use rand::seq::SliceRandom;

/// The cells with givens, and the solution.
pub(crate) type Place = (CellSet, Solution);

/// The puzzle of a place.
pub(crate) fn puzzle_of((clues, solution): &Place) -> Puzzle {
    Puzzle::of_solution(solution, *clues)
}

/// Whether no given can be left out.
pub(crate) fn is_minimal(place: &Place) -> bool {
    place
        .0
        .iter()
        .all(|cell| count_solutions(&Puzzle::of_solution(&place.1, place.0.without(cell)), 2) == 2)
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
        let solutions = self.all_solutions(&Puzzle::of_solution(&from.1, rest), most)?;
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
                let place = (rest | orbit, solutions[i]);
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
        for cell in from.0.iter() {
            self.completions(from, from.0.without(cell), &cells, 1_000_000, &mut |place| {
                found.push(place);
                ControlFlow::Continue(())
            })?;
        }
        Ok(found)
    }

    /// A neighbour with `out` orbits of `orbits` out and one in, at random, that has fewer than
    /// `below` givens; looked for in `looks` places.
    pub(crate) fn random_neighbour(
        &self,
        from: &Place,
        orbits: &[CellSet],
        (out, below, looks): (usize, usize, usize),
        rng: &mut impl Rng,
    ) -> Result<Option<Place>, Stopped> {
        let mut inside: Vec<CellSet> =
            orbits.iter().copied().filter(|orbit| orbit.is_subset(from.0)).collect();
        if inside.len() < out {
            return Ok(None);
        }
        let mut order = orbits.to_vec();
        for _ in 0..looks {
            let (chosen, _) = inside.partial_shuffle(rng, out);
            let rest = chosen.iter().fold(from.0, |rest, &orbit| rest - orbit);
            order.shuffle(rng);
            let mut found = None;
            self.completions(from, rest, &order, 2000, &mut |place| {
                if place.0.len() < below {
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

    /// Digits for the cells of a pattern that leave one solution: a climb that changes a few digits
    /// at a time and keeps what leaves fewer solutions, in `rounds` rounds.
    pub(crate) fn settle(
        &mut self,
        pattern: CellSet,
        start: Solution,
        rounds: usize,
        rng: &mut impl Rng,
    ) -> Result<Option<Solution>, Stopped> {
        /// Solutions are counted up to this; this many variants are tried in a round.
        const MOST: u64 = 3000;
        const VARIANTS: usize = 64;
        let mut answers = [Answer::default(); VARIANTS];
        let mut best = start;
        let puzzle = puzzle_of(&(pattern, best));
        let mut least = count_solutions(&puzzle, MOST);
        let mut cells: Vec<Cell> = pattern.iter().collect();
        for _ in 0..rounds {
            if least == 1 {
                break;
            }
            self.stop.check()?;
            let out = rng.random_range(2..=6).min(cells.len());
            let (chosen, _) = cells.partial_shuffle(rng, out);
            let rest = pattern - chosen.iter().copied().collect();
            let rest = Puzzle::of_solution(&best, rest);
            let mut variants = self.some_solutions(&rest, 8 * VARIANTS)?;
            variants.shuffle(rng);
            variants.truncate(VARIANTS);
            let puzzles = variants.iter().map(|solution| puzzle_of(&(pattern, *solution)));
            let givens: Vec<Givens> = puzzles.map(|puzzle| *puzzle.givens()).collect();
            let answers = &mut answers[..givens.len()];
            self.solver.solve(&givens, least.min(MOST - 1) + 1, answers);
            let counts = variants.iter().zip(answers.iter()).map(|(v, answer)| (answer.count, v));
            if let Some((count, variant)) = counts.min_by_key(|&(count, _)| count)
                && count <= least
            {
                (least, best) = (count, *variant);
            }
        }
        Ok((least == 1).then_some(best))
    }
}
