//! # Bivalue universal grave (BUG)
//!
//! ## Pattern
//!
//! Every empty cell has two candidates, and every digit two places in each house that lacks it,
//! but for a few extra candidates.
//!
//! - BUG+1: there is one extra candidate.
//! - BUG+*n*: a candidate that every extra excludes.
//!
//! ## Why it holds
//!
//! Without extras, take any solution and change every cell to its other candidate: each house has
//! each digit again, so there are two solutions or none. The puzzle has one, so an extra is
//! true: with one extra, that one; with more, what all of them exclude is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0610::6+8+4+57+21+937..+1+98..+6..1+4+638+758..9+26..+4..9+3+41..+8.+4+6+7+8+5+\
//!     9.2..+2+63+4+5+87467+8+5+9..1..+82+1+7..+9:222 342 397 398 542 552:148 548::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Rod Hagglund, Sudoku Players' forum (2005). It needs a puzzle known to have one solution.

use std::ops::ControlFlow;

use ennead_grid::{Candidate, Cell, CellSet, DigitSet, House};

use crate::pattern::Grave;
use crate::{
    About, CandidateSet, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure,
};

/// A grave with one kind of conclusion.
pub(super) struct Bug {
    name: &'static str,
    codes: &'static [&'static str],
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    One,
    Several,
}

pub(super) static PLUS_1: Bug = Bug { name: "bug-plus-1", codes: &["0610"], kind: Kind::One };
pub(super) static PLUS_N: Bug = Bug { name: "bug-plus-n", codes: &["0614"], kind: Kind::Several };

/// In how many cells the extras may be: with more, no candidate sees them all.
const MAX_CELLS: usize = 6;

/// Which two candidates of each of `cells` belong to the grave: all ways that leave two places or
/// none for each digit in each house. `counts` are the places so far, of houses and digits.
fn graves(
    cells: &[Cell],
    counts: &mut [[u8; 9]; 27],
    extras: CandidateSet,
    facts: &Facts<'_>,
    found: &mut Vec<CandidateSet>,
) {
    let Some((&cell, rest)) = cells.split_first() else {
        if counts.iter().flatten().all(|count| matches!(count, 0 | 2)) {
            found.push(extras);
        }
        return;
    };
    let digits = facts.candidates(cell);
    let houses = cell.houses().map(House::index);
    for first in digits.iter() {
        for second in digits.iter().filter(|second| *second > first) {
            let kept = DigitSet::from([first, second]);
            let room = kept
                .iter()
                .all(|digit| houses.iter().all(|&house| counts[house][digit.index()] < 2));
            if !room {
                continue;
            }
            let mut extras = extras;
            for digit in (digits - kept).iter() {
                extras.insert(digit, cell);
            }
            count(counts, cell, kept, 1);
            graves(rest, counts, extras, facts, found);
            count(counts, cell, kept, -1);
        }
    }
}

/// Counts `digits` of `cell` in its houses, or takes them back.
fn count(counts: &mut [[u8; 9]; 27], cell: Cell, digits: DigitSet, by: i8) {
    for house in cell.houses() {
        for digit in digits.iter() {
            let count = &mut counts[house.index()][digit.index()];
            *count = count.wrapping_add_signed(by);
        }
    }
}

/// What `candidate` makes false.
fn excludes(candidate: Candidate, position: &Position) -> CandidateSet {
    let (digit, cell) = (candidate.digit(), candidate.cell());
    let mut out = CandidateSet::of(digit, position.cells_of(digit) & cell.peers());
    for other in position.candidates(cell).without(digit).iter() {
        out.insert(other, cell);
    }
    out
}

/// What every extra makes false.
fn excluded(grave: &Grave, position: &Position) -> CandidateSet {
    let mut out = *position.all_candidates();
    for extra in grave.extras.iter() {
        out &= excludes(extra, position);
    }
    out
}

impl Bug {
    fn conclude(&self, grave: Grave, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let one = grave.extras.len() == 1;
        // The one extra is told by its cell: that its peers lose it then follows.
        let out = match one {
            true => others_of(grave.cells(), grave.digits(), facts),
            false => excluded(&grave, facts),
        };
        if one != (self.kind == Kind::One) || out.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.take(self.eliminates(grave, out))
    }
}

/// The candidates of `cells` but for `digits`.
fn others_of(cells: CellSet, digits: DigitSet, position: &Position) -> CandidateSet {
    let mut others = CandidateSet::EMPTY;
    for digit in (DigitSet::ALL - digits).iter() {
        others.add(digit, position.cells_of(digit) & cells);
    }
    others
}

impl Technique for Bug {
    fn about(&self) -> About {
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: true,
            source: include_str!("bug.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let bivalue = facts.bivalue();
        let more: Vec<Cell> = (facts.empty() - bivalue).iter().collect();
        let few = facts.with_count(0) | facts.with_count(1);
        let cells = if self.kind == Kind::One { 1 } else { MAX_CELLS };
        if more.is_empty() || more.len() > cells || !few.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut counts = [[0; 9]; 27];
        for cell in bivalue.iter() {
            for digit in facts.candidates(cell).iter() {
                for house in cell.houses() {
                    let count = &mut counts[house.index()][digit.index()];
                    *count += 1;
                    if *count > 2 {
                        return ControlFlow::Continue(());
                    }
                }
            }
        }
        let mut found = Vec::new();
        graves(&more, &mut counts, CandidateSet::EMPTY, facts, &mut found);
        for extras in found {
            self.conclude(Grave { extras }, facts, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let grave: &Grave = step.pattern.get()?;
        grave.check(position)?;
        ensure(step.placements.is_empty(), "it places nothing")?;
        let one = grave.extras.len() == 1;
        ensure(one == (self.kind == Kind::One), "another number of extras")?;
        let out = excluded(grave, position);
        ensure(step.eliminations.is_subset(&out), "an elimination does not follow")
    }

    fn explain(&self, step: &Step) -> Message {
        let grave: &Grave = step.pattern.own();
        self.message().with("extras", Value::Candidates(grave.extras))
    }

    fn digits(&self, _step: &Step) -> DigitSet {
        DigitSet::EMPTY
    }
}
