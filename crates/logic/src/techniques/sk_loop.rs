//! # SK-loop
//!
//! ## Pattern
//!
//! Four boxes at the corners of a rectangle, and in each of them a filled cell, the pivot; the pivots
//! lie on two rows and two columns. The other cells of these lines in the four boxes are eight pairs
//! in a ring: a pair and the next share a line or a box, eight houses in all. For each digit of the
//! cells choose as few of these houses as possible that contain it: all in all these are just as many
//! as empty cells.
//!
//! ```text
//!     .  x  .  |  .  x  .        x: cells of the ring
//!     x [P] x  |  x [P] x        P: pivots
//!     .  x  .  |  .  x  .
//!    ----------+----------
//!     .  x  .  |  .  x  .
//!     x [P] x  |  x [P] x
//!     .  x  .  |  .  x  .
//! ```
//!
//! ## Why it holds
//!
//! A digit can be in the cells once for each house that is chosen for it. That is just enough to fill
//! them. So each digit is in the ring once for each of its houses, and nowhere else in them.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:sk-loop:1267:7...1...8..547296..93...47.57.638..2.24...3.....2.75968..951..4.\
//!     3.8..61..5.7.38..::191 213 281 291 616 631 691 789::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Stephen Kurzhals found it in the puzzle *Easter Monster* (2007).

use super::prelude::*;
use crate::pattern::Sectors;

/// Pairs of cells around four boxes.
pub(super) struct SkLoop;

/// A ring has sixteen cells. With fewer than this many empty ones it says nothing that is not easier
/// to see.
const LEAST_CELLS: usize = 14;

/// For each set of neighbours in a ring of eight (bit *i*: the houses *i* and *i* + 1 share places of
/// a digit) how many houses cover it at least.
static COVER: [u8; 256] = {
    let mut least = [8; 256];
    let mut houses = 0u32;
    while houses < 256 {
        // House i covers the pairs i and i - 1.
        let covered = houses | houses >> 1 | (houses & 1) << 7;
        let mut pairs = 0u32;
        while pairs < 256 {
            let size = houses.count_ones() as u8;
            if pairs & !covered == 0 && size < least[pairs as usize] {
                least[pairs as usize] = size;
            }
            pairs += 1;
        }
        houses += 1;
    }
    least
};

/// The rows and columns of the pivots, first row of each pair before the second.
#[derive(Clone, Copy)]
struct Pivots {
    rows: [usize; 2],
    columns: [usize; 2],
}

impl Pivots {
    fn all() -> impl Iterator<Item = Pivots> {
        let pairs = || (0..9).flat_map(|one| (one / 3 * 3 + 3..9).map(move |two| [one, two]));
        pairs().flat_map(move |rows| pairs().map(move |columns| Pivots { rows, columns }))
    }

    fn cell(self, row: usize, column: usize) -> Cell {
        Cell::at(self.rows[row], self.columns[column])
    }

    fn cells(self) -> CellSet {
        [self.cell(0, 0), self.cell(0, 1), self.cell(1, 0), self.cell(1, 1)].into()
    }

    /// The eight houses around the ring: a pair of cells is in each and the next.
    fn ring(self) -> [House; 8] {
        let box_ = |row, column| House::box_(self.cell(row, column).box_());
        let ([above, below], [left, right]) =
            (self.rows.map(House::row), self.columns.map(House::column));
        [above, box_(0, 1), right, box_(1, 1), below, box_(1, 0), left, box_(0, 0)]
    }
}

impl Technique for SkLoop {
    fn about(&self) -> About {
        About::new("sk-loop", &["e:sk-loop"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for pivots in Pivots::all() {
            if pivots.cells().intersects(facts.empty()) {
                continue;
            }
            let ring = pivots.ring();
            let pairs: [CellSet; 8] = std::array::from_fn(|i| {
                ring[i].cells() & ring[(i + 1) % 8].cells() & facts.empty()
            });
            let cells = pairs.iter().fold(CellSet::EMPTY, |all, &pair| all | pair);
            if cells.len() < LEAST_CELLS {
                continue;
            }
            let room: usize = Digit::ALL
                .into_iter()
                .map(|digit| {
                    let with = |i: &usize| pairs[*i].intersects(facts.cells_of(digit));
                    let with = (0..8).filter(with).fold(0, |mask, i| mask | 1 << i);
                    usize::from(COVER[with])
                })
                .sum();
            if room == cells.len()
                && let Some(sectors) = Sectors::of(cells, ring.into_iter().collect(), facts)
            {
                let out = sectors.cleared(facts);
                self.report(sectors, out, sink)?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let sectors: &Sectors = pattern.get()?;
        let all = sectors.covers.iter().flat_map(|(_, covers)| covers);
        let houses = all.fold(HouseSet::EMPTY, |all, &cover| all | cover);
        ensure(houses.len() <= 8, "more than eight houses")?;
        sectors.prove(position)
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Sectors>().explain(self.message())
    }
}
