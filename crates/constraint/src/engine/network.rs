//! A model as the engine uses it. It does not change during a search.
//!
//! Values are counted from the least one of the model: bit *i* of a domain is the value `least + i`.
//! Variables that must be equal are one cell.

use super::sets::CellSet;
use crate::propagators::{Propagator, Slots};

pub(crate) struct Network<S: CellSet> {
    /// For each variable of the model its cell.
    pub(crate) cell_of: Vec<u16>,
    pub(crate) cells: usize,
    pub(crate) least: u8,
    /// How many bits a domain has.
    pub(crate) values: u32,
    pub(crate) doms: Vec<u32>,
    /// The cells that cannot hold the same value.
    pub(crate) peers: Vec<S>,
    /// Sets of cells in which each of as many values is once…
    pub(crate) houses: Vec<S>,
    /// …for each value the houses it is in…
    pub(crate) full: [S::Houses; 32],
    /// …and for each cell its houses.
    pub(crate) houses_of: Vec<S::Houses>,
    pub(crate) images: Vec<Image<S>>,
    /// For each cell, the cells it is related to.
    pub(crate) arcs: Vec<Vec<Arc>>,
    /// Cells with arcs.
    pub(crate) linked: S,
    /// Cheapest first: they run in this order.
    pub(crate) propagators: Vec<Propagator>,
    /// How many of them remember assignments.
    pub(crate) slots: Slots,
    /// Pointing comes before the propagators from this one on.
    pub(crate) late: usize,
    /// For each cell, `due_words` words: the propagators to wake when it changes.
    pub(crate) watchers: Vec<u64>,
    pub(crate) due_words: usize,
    /// Cells with watchers.
    pub(crate) watched: S,
    /// How much is asked of each cell: the search begins with these scores.
    pub(crate) demand: Vec<f32>,
    /// Whether cages cover at least half of the cells: then sums decide, and another search is better.
    pub(crate) caged: bool,
    /// Whether it is known already that there is no solution.
    pub(crate) impossible: bool,
}

/// When a cell changes, the other keeps the image of its domain.
#[derive(Clone, Copy)]
pub(crate) struct Arc {
    pub(crate) other: u16,
    pub(crate) image: u16,
}

/// For a set of values, all values in relation to one of them: a table for each byte of the set.
pub(crate) struct Image<S: CellSet> {
    tables: Vec<[S::Dom; 256]>,
}

impl<S: CellSet> Image<S> {
    /// The image that `rows` gives, value by value.
    pub(crate) fn new(rows: &[u32]) -> Image<S> {
        use super::sets::Stored;
        let table = |rows: &[u32]| {
            let mut table = [0u32; 256];
            for set in 1..256usize {
                let row = rows.get(set.trailing_zeros() as usize).copied().unwrap_or(0);
                table[set] = table[set & (set - 1)] | row;
            }
            table.map(S::Dom::of)
        };
        let tables = (0..S::VALUES / 8).map(|byte| table(rows.get(8 * byte..).unwrap_or_default()));
        Image { tables: tables.collect() }
    }

    #[inline]
    pub(crate) fn of(&self, set: u32) -> u32 {
        use super::sets::Stored;
        let byte = |i: usize| self.tables[i][(set >> (8 * i) & 255) as usize].get();
        if S::VALUES == 16 { byte(0) | byte(1) } else { byte(0) | byte(1) | byte(2) | byte(3) }
    }
}
