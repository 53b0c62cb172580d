//! The depth-first search.

use std::ops::ControlFlow;

use ennead_grid::{CellMap, DigitSet};
use ennead_stop::Pace;

use super::sweep::{Fixpoint, propagate};
use super::{ALL, Candidates};
use crate::arch::{Nine, three};
use crate::{Stats, Stop};

/// Which cell to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::fast) enum Order {
    /// The one that settles most: few candidates and many unsolved peers.
    Quickest,
    /// The first open one, so that solutions are found in reading order.
    Reading,
}

/// Looks at the stop after so many guesses: about a millisecond.
const PACE: Pace = Pace::every(2048);

/// A search, kept between puzzles for its memory.
pub(in crate::fast) struct Search<N> {
    /// The open branches, with the depth of each.
    stack: Vec<(Candidates<N>, u32)>,
    /// The work so far.
    pub(in crate::fast) stats: Stats,
    pace: Pace,
}

impl<N: Nine> Search<N> {
    pub(in crate::fast) fn new() -> Self {
        Search { stack: Vec::new(), stats: Stats::default(), pace: PACE }
    }

    /// Finds solutions of the givens with only the candidates in `left`, the 81 digits of each,
    /// until `found` breaks off or `stop` is raised.
    #[inline(always)]
    pub(in crate::fast) fn run(
        &mut self,
        givens: &[u8; 81],
        left: Option<&CellMap<DigitSet>>,
        order: Order,
        stop: &Stop,
        mut found: impl FnMut(Found<N>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.stack.clear();
        let mut candidates = Candidates::<N>::of(givens, left);
        let mut depth = 1;
        loop {
            self.stats.max_depth = self.stats.max_depth.max(depth);
            match propagate(&mut candidates) {
                Fixpoint::Open { two } => {
                    let cell = match order {
                        Order::Quickest => quickest(&candidates, two),
                        Order::Reading => first(two),
                    };
                    let (chosen, rest) = split(&candidates, cell);
                    self.stack.push((rest, depth));
                    self.stats.nodes += 1;
                    self.stats.guesses += 1;
                    if self.pace.step(1, stop).is_err() {
                        return ControlFlow::Break(());
                    }
                    candidates = chosen;
                    depth += 1;
                    continue;
                }
                Fixpoint::Dead => {}
                Fixpoint::Solved(claims) => found(Found(claims))?,
            }
            match self.stack.pop() {
                None => return ControlFlow::Continue(()),
                Some(open) => {
                    (candidates, depth) = open;
                    self.stats.backtracks += 1;
                }
            }
        }
    }
}

/// A solution in the form in which the search has it.
pub(in crate::fast) struct Found<N>(Candidates<N>);

impl<N: Nine> Found<N> {
    /// The 81 digits.
    #[inline(always)]
    pub(in crate::fast) fn bytes(&self) -> [u8; 81] {
        let mut bytes = [0; 81];
        for k in 0..3 {
            let words = self.0.0[k].to_array();
            for (digit, mut word) in (1..).zip(words) {
                while word != 0 {
                    let bit = word.trailing_zeros() as usize;
                    bytes[(3 * bit + k).min(80)] = digit;
                    word &= word - 1;
                }
            }
        }
        bytes
    }
}

/// The cell with the lowest number.
fn first(cells: [u32; 3]) -> usize {
    (0..3)
        .filter(|&k| cells[k] != 0)
        .map(|k| 3 * cells[k].trailing_zeros() as usize + k)
        .min()
        .expect("some cell is open")
}

/// The cell with the fewest candidates; among those, the one with the most open peers; among those,
/// the first by word and bit.
#[inline(always)]
fn quickest<N: Nine>(candidates: &Candidates<N>, two: [u32; 3]) -> usize {
    let words = three(|k| candidates.0[k].to_array());
    // `at_least[n]` are the cells with n + 3 candidates or more.
    let mut at_least = [[0u32; 3]; 7];
    for k in 0..3 {
        let mut seen = [0u32; 9];
        for word in words[k] {
            for n in (1..9).rev() {
                seen[n] |= seen[n - 1] & word;
            }
            seen[0] |= word;
        }
        for n in 0..7 {
            at_least[n][k] = seen[n + 2];
        }
    }
    let mut fewest = two;
    for more in at_least {
        let without: [u32; 3] = three(|k| two[k] & !more[k]);
        if without != [0; 3] {
            fewest = without;
            break;
        }
    }
    let mut best = (0, 0);
    for k in 0..3 {
        let mut rest = fewest[k];
        while rest != 0 {
            let cell = 3 * rest.trailing_zeros() as usize + k;
            rest &= rest - 1;
            let peers = &PEERS[cell];
            let score = 1
                + (two[0] & peers[0]).count_ones()
                + (two[1] & peers[1]).count_ones()
                + (two[2] & peers[2]).count_ones();
            if score > best.0 {
                best = (score, cell);
            }
        }
    }
    best.1
}

/// The branch with the lowest digit of `cell`, and the one without it.
#[inline(always)]
fn split<N: Nine>(candidates: &Candidates<N>, cell: usize) -> (Candidates<N>, Candidates<N>) {
    let bit = 1u32 << (cell / 3);
    let words = candidates.0[cell % 3].to_array();
    let digit = words.iter().position(|word| word & bit != 0).expect("an open cell has a digit");
    let only = N::only(digit, bit);
    let (mut chosen, mut rest) = (*candidates, *candidates);
    let word = candidates.0[cell % 3];
    chosen.0[cell % 3] = word.and(N::splat(ALL & !bit)).or(only);
    rest.0[cell % 3] = word.and_not(only);
    (chosen, rest)
}

/// The peers of each cell, by word.
static PEERS: [[u32; 3]; 81] = {
    let mut peers = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut other = 0;
        while other < 81 {
            if ennead_grid::Cell::new(cell).sees(ennead_grid::Cell::new(other)) {
                peers[cell][other % 3] |= 1 << (other / 3);
            }
            other += 1;
        }
        cell += 1;
    }
    peers
};

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use ennead_grid::Cell;
    use proptest::prelude::*;

    use super::*;
    use crate::arch::{Portable, Vectors};

    proptest! {
        #[test]
        fn quickest_is_the_cell_with_the_fewest_candidates_and_then_the_most_open_peers(
            sets in proptest::collection::vec(prop_oneof![0u16..512, Just(3), Just(7)], 81)
        ) {
            let size = |cell: Cell| sets[cell.index()].count_ones();
            let open = |cell: Cell| size(cell) >= 2;
            let mut words = [[0u32; 9]; 3];
            let mut two = [0u32; 3];
            for cell in Cell::ALL {
                let (k, bit) = (cell.index() % 3, 1 << (cell.index() / 3));
                for digit in (0..9).filter(|&digit| sets[cell.index()] >> digit & 1 == 1) {
                    words[k][digit] |= bit;
                }
                two[k] |= if open(cell) { bit } else { 0 };
            }
            let candidates = Candidates(three(|k| <Portable as Vectors>::Nine::from_array(words[k])));
            let expected = Cell::ALL.into_iter().filter(|&cell| open(cell)).min_by_key(|&cell| {
                let peers = cell.peers().iter().filter(|&peer| open(peer)).count();
                (size(cell), Reverse(peers), cell.index() % 3, cell.index() / 3)
            });
            if let Some(expected) = expected {
                prop_assert_eq!(quickest(&candidates, two), expected.index());
            }
        }
    }
}
