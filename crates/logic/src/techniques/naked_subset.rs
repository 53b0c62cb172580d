//! # Naked subset
//!
//! ## Pattern
//!
//! *n* cells of a house that have only *n* digits as candidates between them: a naked pair,
//! triple or quad. If the cells lie in a line *and* in a box, and there is something to
//! eliminate in both, it is a locked pair or triple.
//!
//! ## Why it holds
//!
//! *n* cells need *n* different digits and there are only these, so each of the digits goes to
//! one of the cells. No other cell of the house can hold them.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0201:456:........5.9..37.....2.9....7....1..28...........62..5.+6.49+7.+5+2+1..\
//!     ..853.693.1..87.::415 615::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - J. F. Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles", *Notices of the
//!   AMS* 56 (2009), calls them preemptive sets.

use super::prelude::*;
use super::small_unions::small_unions;

/// *n* cells, *n* digits.
pub(super) struct NakedSubset {
    about: About,
    size: usize,
    /// Whether it must eliminate in a line and in a box at once, or must not.
    locked: bool,
}

family! { NakedSubset: new;
    LOCKED_PAIR "locked-pair" ["0110"] { size: 2, locked: true }
    LOCKED_TRIPLE "locked-triple" ["0111"] { size: 3, locked: true }
    NAKED_PAIR "naked-pair" ["0200"] { size: 2, locked: false }
    NAKED_TRIPLE "naked-triple" ["0201"] { size: 3, locked: false }
    NAKED_QUAD "naked-quad" ["0202"] { size: 4, locked: false }
}

impl NakedSubset {
    /// The step for `cells`, which share the house or houses to clear.
    fn step(&self, cells: CellSet, digits: DigitSet, facts: &Facts<'_>) -> Option<Step> {
        let houses = cells.common_houses();
        let clears = |house: House| facts.candidates_in(digits, house.cells() - cells);
        let eliminations = facts.candidates_in(digits, houses.cells() - cells);
        let locked = houses.len() == 2 && houses.iter().all(|house| !clears(house).is_empty());
        (locked == self.locked && !eliminations.is_empty())
            .then(|| self.eliminates(Subset { digits, cells, houses }, eliminations))
    }
}

impl Technique for NakedSubset {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        // A locked subset is in a line, so it is found there.
        let houses = if self.locked { &House::ALL[..18] } else { &House::ALL };
        for &house in houses {
            let mut words = [0; 9];
            for p in 0..9 {
                // Naked singles are left to their own technique.
                let digits = facts.candidates(house.cell(p));
                words[p] = if digits.len() >= 2 { digits.bits() } else { 0 };
            }
            small_unions(&words, self.size as u32, &mut |chosen, union| {
                let cells: CellSet =
                    (0..9).filter(|p| chosen >> p & 1 == 1).map(|p| house.cell(p)).collect();
                let found_before = cells.common_houses().first() != Some(house);
                if found_before {
                    return Ok(());
                }
                match self.step(cells, DigitSet::from_bits(union), facts) {
                    Some(step) => Ok(sink.take(step)?),
                    None => Ok(()),
                }
            })?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Subset { digits, cells, houses } = pattern.get()?;
        ensure(cells.len() == self.size && digits.len() == self.size, "of another size")?;
        ensure(cells.is_subset(position.empty()), "a cell is filled")?;
        ensure(!houses.is_empty(), "no house is in question")?;
        ensure(houses.is_subset(cells.common_houses()), "a cell lies outside a house")?;
        ensure(position.union(cells).is_subset(digits), "the cells have other candidates")?;
        ensure(!self.locked || houses.len() == 2, "it is locked in two houses")?;
        Ok(Proved::eliminating(position.candidates_in(digits, houses.cells() - cells)))
    }

    fn explain(&self, step: &Step) -> Message {
        let &Subset { digits, cells, houses } = step.pattern.own();
        // The text names only houses that lose something.
        let gone = step.eliminations.all_cells();
        let cleared: HouseSet =
            houses.iter().filter(|house| gone.intersects(house.cells())).collect();
        self.message()
            .with("digits", Value::Digits(digits))
            .with("cells", Value::Cells(cells))
            .with("houses", Value::Houses(cleared))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Subset>().digits
    }
}
