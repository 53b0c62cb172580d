//! Minimal puzzles, each with the same chance.
//!
//! Leaving out givens until none can be prefers puzzles with few givens: these are met in more
//! ways. D. Berthier's *controlled-bias* generator (*Unbiased statistics of a CSP*, 2010) never
//! takes a deletion back: givens are left out in random order, and if what is left jumps from a
//! puzzle that is not minimal to one with several solutions, all begins again. Then a puzzle with
//! *n* givens comes out with a chance of 1 / C(81, *n*), known exactly, and keeping it with a
//! chance in proportion to C(81, *n*) makes all even. One order in some 250,000 succeeds, and one
//! in fifteen of these is kept.
//!
//! The orders are thrown away early, by the unavoidable sets of two digits. A full grid serves for
//! [`ORDERS`] orders; as one in millions of orders comes to something, that grids with more puzzles
//! come out less often by a thousandth of a per cent is all the unevenness there is. Puzzles with
//! more than [`MOST`] givens, one in ten thousand, are left out.

use ennead_engine::count_solutions;
use ennead_grid::{Cell, CellSet};
use rand::Rng;
use rand::seq::SliceRandom;

use crate::full::full_grid;
use crate::minimal::{CELLS, exchanges};
use crate::vicinity::{Place, is_minimal, puzzle_of};

/// The most givens.
const MOST: usize = 30;
/// Orders tried on one grid.
const ORDERS: usize = 256;

/// A minimal puzzle, if one is found in so many grids, and `stop` does not say so before.
pub(crate) fn draw(rng: &mut impl Rng, grids: u64, stop: impl Fn() -> bool) -> Option<Place> {
    for _ in 0..grids {
        if stop() {
            return None;
        }
        let solution = full_grid(rng);
        let mut unavoidable = Vec::with_capacity(128);
        exchanges(&solution, &CELLS, |set| unavoidable.push(CellSet::from_bits(set)));
        // The small ones are missed most often.
        unavoidable.sort_unstable_by_key(|set| set.len());
        let mut cells = Cell::ALL;
        for _ in 0..ORDERS {
            let (kept, _) = cells.partial_shuffle(rng, MOST);
            let mut clues: CellSet = kept.iter().copied().collect();
            if unavoidable.iter().any(|set| !set.intersects(clues)) {
                continue;
            }
            let unique = |clues| count_solutions(&puzzle_of(&(clues, solution)), 2) == 1;
            if !unique(clues) {
                continue;
            }
            for &cell in kept.iter().rev() {
                let fewer = clues.without(cell);
                if unavoidable.iter().any(|set| !set.intersects(fewer)) || !unique(fewer) {
                    break;
                }
                clues = fewer;
            }
            let place = (clues, solution);
            if rng.random_bool(weight(clues.len())) && is_minimal(&place) {
                return Some(place);
            }
        }
    }
    None
}

/// C(81, n) / C(81, [`MOST`]).
fn weight(n: usize) -> f64 {
    (n..MOST).map(|n| (n + 1) as f64 / (81 - n) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_ratios_of_binomials() {
        assert_eq!(weight(MOST), 1.0);
        // C(81, 29) / C(81, 30) = 30 / 52.
        assert!((weight(29) - 30.0 / 52.0).abs() < 1e-12);
    }
}
