//! # Tridagon
//!
//! ## Pattern
//!
//! Four boxes at the corners of a rectangle, three digits, and in each box three cells, one in each
//! row and each column of the box. Such a triple of cells is *even* if it runs from the upper left to
//! the lower right or is one of the two that arise from that by moving all columns on, otherwise odd.
//! An odd number of the four triples is odd. The candidates of the twelve cells other than the
//! three digits are the guardians.
//!
//! ```text
//!     a  .  .  |  a  .  .
//!     .  b  .  |  .  b  .       three triples run one way,
//!     .  .  c  |  .  .  c       the fourth runs the other way
//!    ----------+----------
//!     a  .  .  |  .  .  a
//!     .  b  .  |  .  b  .
//!     .  .  c  |  c  .  .
//! ```
//!
//! ## Why it holds
//!
//! The three digits alone cannot fill the twelve cells. In two boxes side by side the triples would
//! hold the digits in the same cyclic order of rows, or in the opposite one, depending only on whether
//! both are even or odd; going round the four boxes, one would return to the first with the opposite
//! order. So one of the guardians is true, and what all of them rule out is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:tridagon:8:.2..394.5.38.46.724.57.2....7.82..432.3.748....4.5.2..35..6.7..842\
//!     .975.1.67.15..8:::818:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - mith's *trivalue oddagon*, known as Thor's Hammer, and D. Berthier's *tridagon* in the New Sudoku
//!   Players' forum (2022); the proof by parity is ryokousha's.

use super::prelude::*;
use crate::pattern::Uncolourable;

/// Twelve cells that three digits cannot fill.
pub(super) struct Tridagon;

/// The most guardians, and the most cells with guardians, of a pattern that is looked at: one that
/// rules something out seldom has more.
const MOST_GUARDIANS: usize = 8;

/// The rows of the three columns of a triple: the even ones, then the odd ones.
const TRIPLES: [[usize; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];

/// The cells of a triple in a box.
fn triple(box_: House, kind: usize) -> CellSet {
    let cells = (0..3).map(|column| box_.cell(TRIPLES[kind][column] * 3 + column));
    cells.collect()
}

/// The corners of the rectangles of four boxes.
fn rectangles() -> impl Iterator<Item = [House; 4]> {
    const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
    PAIRS.into_iter().flat_map(|[above, below]| {
        PAIRS.into_iter().map(move |[left, right]| {
            [above * 3 + left, above * 3 + right, below * 3 + left, below * 3 + right]
                .map(House::box_)
        })
    })
}

/// The triples of digits.
fn digit_triples() -> impl Iterator<Item = DigitSet> {
    (0..512u16).map(DigitSet::from_bits).filter(|digits| digits.len() == 3)
}

/// A search in four boxes for three digits.
struct Search<'a, 'b> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    boxes: [House; 4],
    visit: &'b mut dyn FnMut(Uncolourable) -> Result<(), End>,
}

impl Search<'_, '_> {
    /// Takes a triple of the next box; `is_odd` tells whether an odd number of those before are odd.
    fn extend(&mut self, at: usize, cells: CellSet, is_odd: bool) -> Result<(), End> {
        let Some(&box_) = self.boxes.get(at) else {
            let pattern = Uncolourable::of(cells, self.digits, self.facts);
            return if is_odd { (self.visit)(pattern) } else { Ok(()) };
        };
        for kind in 0..TRIPLES.len() {
            let triple = triple(box_, kind);
            let fits = |cell: Cell| (self.facts.candidates(cell) & self.digits).len() >= 2;
            if !triple.iter().all(fits) {
                continue;
            }
            let cells = cells | triple;
            if self.facts.candidates_in(!self.digits, cells).len() <= MOST_GUARDIANS {
                self.extend(at + 1, cells, is_odd != (kind >= 3))?;
            }
        }
        Ok(())
    }
}

/// Visits the patterns of a position, whether something follows at once or not.
pub(crate) fn each(
    facts: &Facts<'_>,
    visit: &mut dyn FnMut(Uncolourable) -> Result<(), End>,
) -> Result<(), End> {
    let standing = Digit::ALL.map(|digit| facts.digits().cells_of(digit));
    for boxes in rectangles() {
        let cells = boxes.into_iter().collect::<HouseSet>().cells();
        let open = |digit: &Digit| !standing[digit.index()].intersects(cells);
        let open: DigitSet = Digit::ALL.into_iter().filter(open).collect();
        for digits in digit_triples().filter(|digits| digits.is_subset(open)) {
            let mut search = Search { facts, digits, boxes, visit };
            search.extend(0, CellSet::EMPTY, false)?;
        }
    }
    Ok(())
}

/// Whether a pattern is a tridagon: three cells in each of four boxes, in different lines.
pub(super) fn is_one(pattern: &Uncolourable) -> bool {
    let in_boxes = House::ALL[18..].iter().map(|box_| box_.cells() & pattern.cells);
    let in_boxes: Vec<CellSet> = in_boxes.filter(|cells| !cells.is_empty()).collect();
    let is_triple = |cells: &CellSet| {
        let lines = cells.iter().flat_map(|cell| cell.houses()).filter(|house| house.is_line());
        cells.len() == 3 && lines.collect::<HouseSet>().len() == 6
    };
    pattern.digits.len() == 3 && in_boxes.len() == 4 && in_boxes.iter().all(is_triple)
}

impl Technique for Tridagon {
    fn about(&self) -> About {
        About::new("tridagon", &["e:tridagon"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        each(facts, &mut |pattern| {
            let proved = pattern.follows(facts);
            match proved.is_empty() {
                true => Ok(()),
                false => Ok(sink.take(self.step(pattern, proved))?),
            }
        })
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let pattern: &Uncolourable = pattern.get()?;
        ensure(pattern.cells.len() == 12, "not twelve cells")?;
        ensure(pattern.digits.len() == 3, "not three digits")?;
        pattern.prove(position)
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Uncolourable>().explain(self.message())
    }
}
