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
use rand::Rng;
use rand::seq::SliceRandom;

/// The cells with givens, and the solution.
pub(crate) type Place = (CellSet, Solution);

/// The puzzle of a place.
pub(crate) fn puzzle_of((clues, solution): &Place) -> Puzzle {
    Puzzle::of_solution(solution, *clues)
}

/// All solutions; none if there are more than `most`, or if `stop` ends the search.
fn all_solutions(puzzle: &Puzzle, most: usize, stop: &dyn Fn() -> bool) -> Vec<Solution> {
    let found = some_solutions(puzzle, most + 1, stop);
    if found.len() > most || stop() { Vec::new() } else { found }
}

/// The first `most` solutions, or fewer if `stop` ends the search.
fn some_solutions(puzzle: &Puzzle, most: usize, stop: &dyn Fn() -> bool) -> Vec<Solution> {
    let mut found = Vec::new();
    let mut keep = |solution: &Solution| {
        found.push(*solution);
        if stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    ENGINES[0].search(puzzle, most as u64, &mut keep);
    found
}

/// Whether no given can be left out.
pub(crate) fn is_minimal(place: &Place) -> bool {
    place
        .0
        .iter()
        .all(|cell| count_solutions(&Puzzle::of_solution(&place.1, place.0.without(cell)), 2) == 2)
}

/// Passes on the puzzles, other than `from`, that have the givens of `rest` and of one more orbit;
/// none if `rest` has more than `most` solutions. `stop` ends it.
pub(crate) fn completions(
    from: &Place,
    rest: CellSet,
    orbits: &[CellSet],
    most: usize,
    stop: &dyn Fn() -> bool,
    visit: &mut dyn FnMut(Place) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let solutions = all_solutions(&Puzzle::of_solution(&from.1, rest), most, stop);
    let mut keys: Vec<(u64, usize)> = Vec::with_capacity(solutions.len());
    for &orbit in orbits {
        if orbit.is_subset(rest) || solutions.is_empty() {
            continue;
        }
        if stop() {
            break;
        }
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
            if alone && place != *from {
                visit(place)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All puzzles with one given of this one removed and another added. `stop` ends it.
pub(crate) fn neighbours(from: &Place, stop: &dyn Fn() -> bool) -> Vec<Place> {
    let cells = Cell::ALL.map(CellSet::from);
    let mut found = Vec::new();
    for cell in from.0.iter() {
        let _ = completions(from, from.0.without(cell), &cells, 1_000_000, stop, &mut |place| {
            found.push(place);
            ControlFlow::Continue(())
        });
    }
    found
}

/// A random neighbour with fewer than `below` givens, made by removing `out` of the `orbits` and
/// adding one. Looks at a limited number of places, and ends early if `stop` says so.
pub(crate) fn random_neighbour(
    from: &Place,
    orbits: &[CellSet],
    (out, below, looks): (usize, usize, usize),
    rng: &mut impl Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Place> {
    let mut inside: Vec<CellSet> =
        orbits.iter().copied().filter(|orbit| orbit.is_subset(from.0)).collect();
    if inside.len() < out {
        return None;
    }
    let mut order = orbits.to_vec();
    for _ in 0..looks {
        if stop() {
            break;
        }
        let (chosen, _) = inside.partial_shuffle(rng, out);
        let rest = chosen.iter().fold(from.0, |rest, &orbit| rest - orbit);
        order.shuffle(rng);
        let mut found = None;
        let _ = completions(from, rest, &order, 2000, stop, &mut |place| {
            if place.0.len() < below {
                found = Some(place);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Finds digits for the cells of a pattern that have only one solution, by hill climbing: changes a
/// few digits at a time, and keeps a change if fewer solutions remain. `stop` ends it.
pub(crate) fn settle(
    pattern: CellSet,
    start: Solution,
    solver: &mut Solver,
    rounds: usize,
    rng: &mut impl Rng,
    stop: impl Fn() -> bool,
) -> Option<Solution> {
    /// Solutions are counted up to this number, and this many variants are tried in a round.
    const MOST: u64 = 3000;
    const VARIANTS: usize = 64;
    let mut answers = [Answer::default(); VARIANTS];
    let mut best = start;
    let puzzle = puzzle_of(&(pattern, best));
    let mut least = count_solutions(&puzzle, MOST);
    let mut cells: Vec<Cell> = pattern.iter().collect();
    for _ in 0..rounds {
        if least == 1 || stop() {
            break;
        }
        let out = rng.random_range(2..=6).min(cells.len());
        let (chosen, _) = cells.partial_shuffle(rng, out);
        let rest = pattern - chosen.iter().copied().collect();
        let mut variants = some_solutions(&Puzzle::of_solution(&best, rest), 8 * VARIANTS, &stop);
        variants.shuffle(rng);
        variants.truncate(VARIANTS);
        let givens: Vec<Givens> =
            variants.iter().map(|solution| *puzzle_of(&(pattern, *solution)).givens()).collect();
        let answers = &mut answers[..givens.len()];
        solver.solve(&givens, least.min(MOST - 1) + 1, answers);
        let counts = variants.iter().zip(answers.iter()).map(|(v, answer)| (answer.count, v));
        if let Some((count, variant)) = counts.min_by_key(|&(count, _)| count)
            && count <= least
        {
            (least, best) = (count, *variant);
        }
    }
    (least == 1).then_some(best)
}
