//! Minimal puzzles, each equally likely.
//!
//! Leaving out givens until none can be left out favours puzzles with few givens, because more
//! orders lead to them. D. Berthier's *controlled-bias* generator (*Unbiased statistics of a CSP*,
//! 2010) never takes a removal back: givens are left out in random order, and if a puzzle gets
//! several solutions before it is minimal, everything starts again. Then a puzzle with *n* givens
//! is found with the known probability 1 / C(81, *n*). Keeping it with a probability proportional
//! to C(81, *n*) makes all puzzles equally likely. About one order in 250,000 succeeds, and one in
//! fifteen of these is kept.
//!
//! Most orders are rejected early, by the unavoidable sets of two digits and of two lines; the rest
//! of the orders, on many grids, are then asked about side by side. A full grid is used for
//! [`ORDERS`] orders. Since only one order in millions yields a puzzle, the remaining unevenness is
//! tiny: grids with more puzzles come out too rarely by a thousandth of a per cent. Puzzles with
//! more than [`MOST`] givens, one in ten thousand, are left out.

use ennead_engine::Answer;
use ennead_engine::batch::Solver;
use ennead_grid::{Cell, CellSet, Givens, Puzzle, Solution};
use ennead_stop::{Stop, Stopped};
use rand::{Rng, RngExt};

use crate::full::full_grid;
use crate::minimal::{CELLS, exchanges};
use crate::place::Place;

/// The most givens.
const MOST: usize = 30;
/// How many orders are tried on one grid.
const ORDERS: usize = 256;
/// How many grids have their orders asked about together.
const GRIDS: u64 = 64;

/// The rest of an order: the cells kept. The last one is left out first.
type Kept = [u8; MOST];

/// Draws minimal puzzles; kept for its memory.
pub(crate) struct Even {
    stop: Stop,
    solver: Solver,
    drawn: Vec<(Solution, Kept)>,
    givens: Vec<Givens>,
    answers: Vec<Answer>,
}

impl Even {
    pub(crate) fn new(stop: &Stop) -> Even {
        let (solver, stop) = (Solver::new(), stop.clone());
        Even { stop, solver, drawn: Vec::new(), givens: Vec::new(), answers: Vec::new() }
    }

    /// A minimal puzzle, if one is found in this many grids.
    ///
    /// # Errors
    ///
    /// If it was stopped.
    pub(crate) fn draw(
        &mut self,
        rng: &mut impl Rng,
        grids: u64,
    ) -> Result<Option<Place>, Stopped> {
        for _ in 0..grids.div_ceil(GRIDS) {
            self.stop.check()?;
            self.drawn.clear();
            for _ in 0..GRIDS {
                self.draw_orders(rng);
            }
            self.givens.clear();
            let givens = self
                .drawn
                .iter()
                .map(|(solution, kept)| Puzzle::of_solution(solution, cells(kept)));
            self.givens.extend(givens.map(|puzzle| *puzzle.givens()));
            self.answers.clear();
            self.answers.resize(self.givens.len(), Answer::default());
            self.solver.solve(&self.givens, 2, &mut self.answers);
            for ((solution, kept), answer) in self.drawn.iter().zip(&self.answers) {
                if answer.count == 1 {
                    let place = last_unique(solution, kept);
                    if rng.random_bool(weight(place.clues.len())) && place.is_minimal() {
                        return Ok(Some(place));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Notes the orders on one grid that do not violate any of the unavoidable sets.
    fn draw_orders(&mut self, rng: &mut impl Rng) {
        let solution = full_grid(rng);
        let mut unavoidable = Vec::with_capacity(128);
        exchanges(&solution, &CELLS, |set| unavoidable.push(set));
        // Small sets are violated most often.
        unavoidable.sort_unstable_by_key(|set| set.count_ones());
        for _ in 0..ORDERS {
            let kept = thirty(rng);
            let clues = cells(&kept).bits();
            if unavoidable.iter().all(|set| set & clues != 0) {
                self.drawn.push((solution, kept));
            }
        }
    }
}

/// Thirty cells in random order.
fn thirty(rng: &mut impl Rng) -> Kept {
    let mut kept = [0; MOST];
    let mut number = 0;
    let mut seen = 0u128;
    while number < MOST {
        // Seven bits at a time; numbers above 80 and repeated cells are drawn again.
        let mut bits = rng.next_u64();
        for _ in 0..9 {
            let cell = (bits & 127) as u8;
            bits >>= 7;
            if cell < 81 && seen >> cell & 1 == 0 && number < MOST {
                seen |= 1 << cell;
                kept[number] = cell;
                number += 1;
            }
        }
    }
    kept
}

fn cells(kept: &[u8]) -> CellSet {
    CellSet::from_bits(kept.iter().fold(0, |cells, &cell| cells | CELLS[usize::from(cell)]))
}

/// Leaves out the last cells one by one, as long as the solution stays unique.
fn last_unique(solution: &Solution, kept: &Kept) -> Place {
    let mut place = Place { clues: cells(kept), solution: *solution };
    for &cell in kept.iter().rev() {
        let fewer = place.with(place.clues.without(Cell::new(usize::from(cell))));
        if !fewer.is_unique() {
            break;
        }
        place = fewer;
    }
    place
}

/// C(81, n) / C(81, [`MOST`]).
fn weight(n: usize) -> f64 {
    (n..MOST).map(|n| (n + 1) as f64 / (81 - n) as f64).product()
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn weights_are_ratios_of_binomials() {
        assert_eq!(weight(MOST), 1.0);
        // C(81, 29) / C(81, 30) = 30 / 52.
        assert!((weight(29) - 30.0 / 52.0).abs() < 1e-12);
    }

    #[test]
    fn orders_are_even() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        // By position in the order and by cell.
        let mut counts = [[0u32; 81]; MOST];
        for _ in 0..81_000 {
            let kept = thirty(&mut rng);
            assert_eq!(cells(&kept).len(), MOST);
            for (place, &cell) in kept.iter().enumerate() {
                counts[place][usize::from(cell)] += 1;
            }
        }
        assert!(counts.iter().flatten().all(|&count| (850..1150).contains(&count)));
    }
}
