//! Is it a proper puzzle and, if not, why?

use ennead_grid::{CellSet, Clues, Digit, Puzzle, Solution};

use crate::fast::count_few;
use crate::{Stop, Stopped, Verdict, solution, some_solution};

/// The result of checking givens as a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// The verdict.
    pub verdict: Verdict,
    /// The cells that clash; empty unless the verdict is [`Verdict::Invalid`].
    pub clashes: CellSet,
    /// The cells in which solutions differ; empty unless the verdict is [`Verdict::Ambiguous`].
    pub differing: CellSet,
    /// The givens of which any one could be left out without making the puzzle ambiguous. Empty for
    /// a minimal puzzle, and if there is not exactly one solution.
    pub redundant: CellSet,
    /// The solution, if there is exactly one.
    pub solution: Option<Solution>,
}

impl Check {
    /// The cells to look at: those that clash, those in which solutions differ, or the redundant
    /// givens.
    pub fn cells(&self) -> CellSet {
        self.clashes | self.differing | self.redundant
    }
}

/// Checks givens or a sukaku: valid, solvable, unique, minimal? A given of a sukaku is redundant if its
/// cell might hold every digit.
///
/// ```
/// use ennead_engine::{Verdict, check};
/// use ennead_grid::Givens;
///
/// let full: Givens =
///     "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
///         .parse()?;
/// let check = check(full);
/// assert_eq!(check.verdict, Verdict::Easy);
/// assert_eq!(check.redundant.len(), 81);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(clues: impl Into<Clues>) -> Check {
    check_until(clues, &Stop::never()).expect("never stopped")
}

/// [`check`], for someone who may stop waiting: without many givens it takes hundreds of searches.
///
/// # Errors
///
/// If `stop` was raised.
pub fn check_until(clues: impl Into<Clues>, stop: &Stop) -> Result<Check, Stopped> {
    let none = CellSet::EMPTY;
    let puzzle = match Puzzle::try_from(clues.into()) {
        Ok(puzzle) => puzzle,
        Err(clash) => {
            let verdict = Verdict::Invalid;
            return Ok(Check {
                verdict,
                clashes: clash.cells,
                differing: none,
                redundant: none,
                solution: None,
            });
        }
    };
    let verdict = Verdict::of(&puzzle);
    let differing = if verdict == Verdict::Ambiguous { differing(&puzzle, stop)? } else { none };
    let redundant = if verdict.is_unique() { redundant(&puzzle, stop)? } else { none };
    Ok(Check { verdict, clashes: none, differing, redundant, solution: solution(&puzzle) })
}

/// The redundant givens of a puzzle with one solution.
fn redundant(puzzle: &Puzzle, stop: &Stop) -> Result<CellSet, Stopped> {
    let mut redundant = CellSet::EMPTY;
    for cell in puzzle.givens().cells().iter() {
        stop.check()?;
        if count_few(&with(puzzle, cell, None).expect("fewer givens"), 2) == 1 {
            redundant.extend([cell]);
        }
    }
    Ok(redundant)
}

/// The cells in which solutions of `puzzle` differ.
///
/// Every solution found settles all cells in which it differs from the first one, so far fewer
/// searches are needed than there are candidates.
fn differing(puzzle: &Puzzle, stop: &Stop) -> Result<CellSet, Stopped> {
    let mut differing = CellSet::EMPTY;
    let Some(first) = some_solution(puzzle) else { return Ok(differing) };
    for cell in (!puzzle.givens().cells()).iter() {
        for digit in Digit::ALL {
            if differing.contains(cell) {
                break;
            }
            if digit == first.digit(cell) || puzzle.clues().strikes(digit, cell) {
                continue;
            }
            stop.check()?;
            let other = with(puzzle, cell, Some(digit)).as_ref().and_then(some_solution);
            if let Some(other) = other {
                let differs = |&cell: &_| other.digit(cell) != first.digit(cell);
                differing.extend((!CellSet::EMPTY).iter().filter(differs));
            }
        }
    }
    Ok(differing)
}

/// The puzzle with `cell` changed; `None` if that clashes.
fn with(puzzle: &Puzzle, cell: ennead_grid::Cell, digit: Option<Digit>) -> Option<Puzzle> {
    Puzzle::try_from(puzzle.clues().with(cell, digit)).ok()
}
