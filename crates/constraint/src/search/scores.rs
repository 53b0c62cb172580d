//! Which cells are in trouble, and how much a guess decides.
//!
//! Each contradiction adds to the *score* of the cells it shows at; late ones count a little more.
//! Beside it, *sizes*: for each cell and value, what part of the work remained after this guess, as
//! far as is known (impacts: P. Refalo, CP 2004). The best cell has the greatest score for the least
//! work: on hard killers half the guesses of either alone.

use std::f32::consts::LOG2_10;

use crate::engine::bits::{bits, is_single};
use crate::engine::network::Network;
use crate::engine::sets::{BitSet, CellSet};
use crate::engine::work::{Cause, Work};

/// By how much a later contradiction counts more.
const GROWTH: f32 = 1.00005;
/// How quickly sizes follow what was seen last.
const MEMORY: f32 = 0.02;
/// A bit less that is open makes the size smaller by this factor: e^0.05.
const RATE: f32 = 0.05;
/// The size of a guess that fails at once.
const FAILED: f32 = 0.005;

pub(super) struct Scores {
    score: Vec<f32>,
    step: f32,
    /// Empty until sizes are kept.
    sizes: Vec<f32>,
    values: usize,
}

impl Scores {
    pub(super) fn new<S: CellSet>(net: &Network<S>) -> Scores {
        let values = net.values as usize;
        Scores { score: net.demand.clone(), step: 1.0, sizes: Vec::new(), values }
    }

    /// From now on, sizes are kept.
    pub(super) fn keep_sizes(&mut self) {
        self.sizes = vec![1.0; self.values * self.score.len()];
    }

    pub(super) fn keeps_sizes(&self) -> bool {
        !self.sizes.is_empty()
    }

    /// Notes how much was open before and after a guess; `None`: it failed.
    pub(super) fn note(&mut self, cell: usize, value: usize, before: f32, after: Option<f32>) {
        let part = after.map_or(FAILED, |after| (RATE * (after - before)).exp());
        let size = &mut self.sizes[self.values * cell + value];
        *size += MEMORY * (part - *size);
    }

    /// What part of the work remains if these values of a cell are tried.
    #[inline]
    pub(super) fn size(&self, cell: usize, values: u32) -> f32 {
        if self.sizes.is_empty() {
            return values.count_ones() as f32;
        }
        bits(values).map(|value| self.sizes[self.values * cell + value]).sum()
    }

    #[inline]
    pub(super) fn score(&self, cell: usize) -> f32 {
        self.score[cell]
    }

    /// A contradiction after a value was given to `guess`.
    pub(super) fn blame<S: CellSet>(&mut self, net: &Network<S>, work: &Work<S>) {
        let step = self.step;
        let mut add = |cell: usize, weight: f32| self.score[cell] += step * weight;
        add(work.last, 1.0);
        match work.cause {
            Cause::Cell(cell) => add(cell, 0.5),
            Cause::House(house) => net.houses[house].iter().for_each(|cell| add(cell, 0.1)),
            Cause::Propagator(i) => {
                let cells = &net.propagators[i].cells;
                let weight = 1.0 / cells.len() as f32;
                cells.iter().for_each(|&cell| add(cell as usize, weight));
            }
        }
        self.step *= GROWTH;
        if self.step > 1e15 {
            self.score.iter_mut().for_each(|score| *score *= 1e-15);
            self.step *= 1e-15;
        }
    }
}

/// How much is open: the sum of the binary logarithms of the numbers of candidates.
pub(super) fn open_bits<S: CellSet>(work: &Work<S>) -> f32 {
    work.state.open.iter().map(|cell| LOG[work.dom(cell).count_ones() as usize & 31]).sum()
}

/// Binary logarithms; that of 32 stands at 0.
const LOG: [f32; 32] = [
    5.0, 0.0, 1.0, 1.585, 2.0, 2.3219, 2.585, 2.8074, 3.0, 3.1699, LOG2_10, 3.4594, 3.585, 3.7004,
    3.8074, 3.9069, 4.0, 4.0875, 4.1699, 4.2479, 4.3219, 4.3923, 4.4594, 4.5236, 4.585, 4.6439,
    4.7004, 4.7549, 4.8074, 4.858, 4.9069, 4.9542,
];

/// The cell and the value to try next: an open cell with the greatest score for its size, or a value
/// with two places in a house, if one of these is in as much trouble.
pub(super) fn choose<S: CellSet>(
    net: &Network<S>,
    work: &Work<S>,
    scores: &Scores,
) -> Option<(usize, usize)> {
    let mut best = (-1.0f32, 0);
    for cell in work.state.open.iter() {
        let quality = (scores.score(cell) + 0.0001) / scores.size(cell, work.dom(cell));
        if quality > best.0 {
            best = (quality, cell);
        }
    }
    let (quality, cell) = best;
    let dom = work.dom(cell);
    debug_assert!(!is_single(dom));
    if !net.caged
        && dom.count_ones() > 2
        && let Some(place) = choose_place(net, work, scores, quality)
    {
        return Some(place);
    }
    if net.caged && scores.keeps_sizes() {
        // The value that leaves most: less is lost when it falls.
        let size = |value: &usize| scores.size(cell, 1 << value);
        let larger = |a, b| if size(&b) > size(&a) { b } else { a };
        return bits(dom).reduce(larger).map(|value| (cell, value));
    }
    Some((cell, dom.trailing_zeros() as usize))
}

fn choose_place<S: CellSet>(
    net: &Network<S>,
    work: &Work<S>,
    scores: &Scores,
    mut quality: f32,
) -> Option<(usize, usize)> {
    let mut best = None;
    for value in 0..net.values as usize {
        let board = work.board(value);
        let placed = board.minus(work.state.open).iter();
        let decided = placed.fold(S::Houses::EMPTY, |all, cell| all | net.houses_of[cell]);
        for house in net.full[value].minus(decided).iter() {
            let places = board & net.houses[house];
            let rest = places.without_first();
            if rest.is_empty() || !rest.is_single() {
                continue;
            }
            let (a, b) = (places.first(), rest.first());
            let (x, y) = (scores.score(a), scores.score(b));
            let size = scores.size(a, 1 << value) + scores.size(b, 1 << value);
            let trouble = 0.5 * (x + y) / size;
            if trouble >= quality {
                quality = trouble;
                best = Some((if x > y { a } else { b }, value));
            }
        }
    }
    best
}
