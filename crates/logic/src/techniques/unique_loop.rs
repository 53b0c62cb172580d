//! # Unique loop
//!
//! ## Pattern
//!
//! Six cells or more and two digits, *a* and *b*, that all of them can hold; none is given. The
//! cells form a loop, each in a house with the next, and every house has two of them or none, an
//! odd one and an even one. Cells with other digits too are the roof.
//!
//! 1. The roof is one cell.
//! 2. The roof has one other digit between all its cells.
//! 3. The roof is two cells in a house, and their other digits make a naked subset with other
//!    cells of the house.
//! 4. The roof is two cells of a house that has no other place for one of the two digits.
//!
//! ```text
//!    ab   .   ab  |                   a  .  b       b  .  a
//!    .    ab  abc |   (one stack)     .  b  a  or   .  a  b
//!    ab   ab  .   |                   b  a  .       a  b  .
//! ```
//!
//! ## Why it holds
//!
//! As for the unique rectangle, which is the loop of four: with nothing but *a* and *b* in the
//! loop the two could be exchanged, and the puzzle would have two solutions. It has one, so the
//! roof holds another digit.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0620:19:+825.+46.+3.1+9+4+23+78..+3+76.852...6.+3.+4....3+1..9+4.8.4..2.3..+4.+\
//!     2.7+3+6..+6.+74....39.+3..25..:117 145 182 198 199 241 248 438 528 541 548 569 7\
//!     19 749 761 764 769 872 888 894 948 974:178 978::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Nicolas Juillerat's *Sudoku Explainer* (2006) rates them beside the rectangles.

use super::deadly::{self, Deadly};
use super::prelude::*;

/// A loop with one kind of conclusion.
pub(super) struct Loop {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    OneCell,
    OneDigit,
    Subset,
    Confined,
}

family! { Loop: unique;
    TYPE_1 "unique-loop-1" ["0620"] { kind: Kind::OneCell }
    TYPE_2 "unique-loop-2" ["0621"] { kind: Kind::OneDigit }
    TYPE_3 "unique-loop-3" ["0622"] { kind: Kind::Subset }
    TYPE_4 "unique-loop-4" ["0623"] { kind: Kind::Confined }
}

/// The largest length of a loop. Nine rows have room for eighteen cells; loops of more than
/// fourteen were never found.
const MAX_CELLS: usize = 14;

/// A walk over the cells that can hold both of two digits.
struct LoopWalk<'a> {
    kind: Kind,
    facts: &'a Facts<'a>,
    digits: DigitSet,
    open: CellSet,
    roofs: CellSet,
    first: Cell,
    cells: CellSet,
    found: Vec<CellSet>,
}

impl LoopWalk<'_> {
    /// Continues from `last`. `once` are the houses with one cell so far, `twice` those with two.
    fn extend(&mut self, last: Cell, once: HouseSet, twice: HouseSet) {
        if once.is_empty() && self.cells.len() >= 6 {
            // Loops are found in both directions.
            if !self.found.contains(&self.cells) {
                self.found.push(self.cells);
            }
            return;
        }
        if self.cells.len() == MAX_CELLS {
            return;
        }
        let [row, column, box_] = last.houses();
        let ahead: HouseSet = [row, column, box_].into_iter().collect();
        // The next cell shares a house with the last, one that still lacks its second cell.
        let next = (ahead & once).cells() & self.open;
        for cell in (next - twice.cells() - self.cells).iter() {
            let houses: HouseSet = cell.houses().into_iter().collect();
            self.cells.insert(cell);
            if self.may_be_roof() {
                self.extend(cell, once ^ houses, twice | (once & houses));
            }
            self.cells.remove(cell);
        }
    }

    /// Whether something can still follow from the roof.
    fn may_be_roof(&self) -> bool {
        let roof = self.cells & self.roofs;
        match self.kind {
            Kind::OneCell => roof.len() <= 1,
            Kind::OneDigit => (self.facts.union(roof) - self.digits).len() <= 1,
            Kind::Subset | Kind::Confined => {
                roof.len() <= 1 || roof.len() == 2 && !roof.common_houses().is_empty()
            }
        }
    }
}

impl Technique for Loop {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut seen: Vec<DigitSet> = Vec::new();
        for pair in facts.bivalue().iter() {
            let digits = facts.candidates(pair);
            let (Some(a), Some(b)) = (digits.first(), digits.last()) else { continue };
            if seen.contains(&digits) {
                continue;
            }
            seen.push(digits);
            let mut open = facts.cells_of(a) & facts.cells_of(b);
            let floor = open & facts.bivalue();
            for first in floor.iter() {
                if open.len() < 6 || floor.len() < 3 {
                    break;
                }
                let (cells, found, kind) = (first.into(), Vec::new(), self.kind);
                let roofs = open - floor;
                let mut walk = LoopWalk { kind, facts, digits, open, roofs, first, cells, found };
                let houses = first.houses().into_iter().collect();
                walk.extend(walk.first, houses, HouseSet::EMPTY);
                for cells in walk.found {
                    let deadly = Deadly::of(digits, cells, cells & roofs);
                    let mut offer = |deadly, out| self.report(deadly, out, sink);
                    match self.kind {
                        Kind::OneCell => deadly::one_cell(deadly, facts, &mut offer)?,
                        Kind::OneDigit if deadly.roof.len() > 1 => {
                            deadly::one_digit(deadly, facts, &mut offer)?;
                        }
                        Kind::Subset if deadly.roof.len() == 2 => {
                            deadly::subset(deadly, facts, &mut offer)?;
                        }
                        Kind::Confined => deadly::confined(deadly, facts, &mut offer)?,
                        _ => {}
                    }
                }
                // All loops through this cell have been found.
                open.remove(first);
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let deadly: &Deadly = pattern.get()?;
        deadly.check(position)?;
        ensure(deadly.cells.len() >= 6, "a loop has six cells or more")?;
        ensure(deadly.cells.is_subset(position.empty()), "a cell is filled")?;
        let out = match self.kind {
            Kind::OneCell => deadly::prove_one_cell(deadly)?,
            Kind::OneDigit => deadly::prove_one_digit(deadly, position)?,
            Kind::Subset => deadly::prove_subset(deadly, position)?,
            Kind::Confined => deadly::prove_confined(deadly, position)?,
        };
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        deadly::explain(self.message(), step)
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Deadly>().digits
    }
}
