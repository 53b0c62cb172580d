//! The lesson's exercise: `backtrack_sudoku()` with three gaps, filled by the learner.
//!
//! The result is not compared with a key. The algorithm runs as the learner put it together, and
//! its behaviour is the answer: wrong parts fill the grid with clashes, stop too early, or run in
//! circles until they are stopped.
//!
//! ```text
//! backtrack_sudoku()
//!   IF the grid is full: remember it, end
//!   choose the next empty cell
//!   FOR EACH digit 1 to 9
//!     IF … [when]
//!       write the digit into the cell
//!       … [then]
//!       … [after]
//! ```

use ennead_grid::{Cell, Digit, Givens, Puzzle, named};

use crate::pseudocode::pseudocode;
use crate::{Pseudocode, Stop, Stopped, solution};

/// The puzzle of the exercise. The text of the lesson's own puzzle is ambiguous.
pub const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The general algorithm, of which `backtrack_sudoku()` is a case: it finds every complete solution
/// that extends a partial one.
pub static BACKTRACK_ALL: Pseudocode = pseudocode! {
    procedure 0 "backtrack_all()" "backtrack_all()" "backtrack_all()" {
        if 1 "IF the partial solution is a complete solution"
            "FALLS die partielle Lösung eine vollständige Lösung ist"
            "ALS de gedeeltelijke oplossing een volledige oplossing is" {
            step 2 "remember the partial solution"
                "merke die partielle Lösung"
                "onthoud de gedeeltelijke oplossing"
        } else {
            step 3 "LOOK AT the next possible partial solution"
                "BETRACHTE die nächstmögliche partielle Lösung"
                "BEKIJK de volgende mogelijke gedeeltelijke oplossing"
            loop 4 "FOR EACH possible extension of this partial solution"
                "DURCHLAUFE alle möglichen Erweiterungen aus dieser partiellen Lösung"
                "DOORLOOP alle mogelijke uitbreidingen van deze gedeeltelijke oplossing" {
                if 5 "IF the extension is admissible"
                    "FALLS die mögliche Erweiterung zulässig ist"
                    "ALS de uitbreiding is toegestaan" {
                    step 6 "add the extension to the partial solution"
                        "füge die mögliche Erweiterung der partiellen Lösung hinzu"
                        "voeg de uitbreiding aan de gedeeltelijke oplossing toe"
                    call 7 "backtrack_all()" "backtrack_all()" "backtrack_all()"
                    step 8 "take the extension back"
                        "mache die mögliche Erweiterung wieder rückgängig"
                        "maak de uitbreiding weer ongedaan"
                }
            }
        }
    }
};

// The order of the choices does not give the right one away.

named! {
    /// The first gap: when a digit may be written.
    pub enum When of "gap" {
        /// Whatever is in the grid.
        Always = "always",
        /// The cell's row does not hold it.
        RowOnly = "row-only",
        /// No house of the cell holds it.
        Allowed = "allowed",
    }
}

named! {
    /// The second gap: how it continues after the digit is written.
    pub enum Then of "gap" {
        /// It ends.
        Return = "return",
        /// `backtrack_sudoku()` for the next cell.
        Recurse = "recurse",
        /// With the next digit.
        NextDigit = "next-digit",
    }
}

named! {
    /// The third gap: what happens when the call returns.
    pub enum After of "gap" {
        /// Nothing.
        Keep = "keep",
        /// Every digit of the row that is not a given is removed.
        ClearRow = "clear-row",
        /// The digit is removed from the cell.
        TakeBack = "take-back",
    }
}

/// What the learner filled the gaps with.
pub type Gaps = (When, Then, After);

named! {
    /// How a run ended.
    pub enum Ending {
        /// The grid is the solution.
        Solved = "solved",
        /// The grid was called complete, but is not the solution.
        Wrong = "wrong",
        /// It ended without a complete grid.
        Nothing = "nothing",
        /// It was still running after [`MOST_STEPS`] steps, or calling itself [`MOST_CALLS`] deep.
        Endless = "endless",
    }
}

/// The result of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ran {
    /// How it ended.
    pub ending: Ending,
    /// The grid that was remembered, or else the grid at the end.
    pub grid: Givens,
    /// How many digits were looked at.
    pub steps: u64,
}

/// After this many steps a run is called endless.
pub const MOST_STEPS: u64 = 2_000_000;

/// A run with this many nested calls is called endless: a grid has 81 cells.
pub const MOST_CALLS: usize = 500;

/// Runs the algorithm on `puzzle`.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised.
pub fn run(puzzle: &Puzzle, gaps: Gaps, stop: &Stop) -> Result<Ran, Stopped> {
    let givens = *puzzle.givens();
    let mut run = Run { grid: givens, givens, remembered: None, steps: 0, calls: 0, gaps, stop };
    let ended = run.backtrack().is_ok();
    stop.check()?;
    let (steps, right) = (run.steps.min(MOST_STEPS), solution(puzzle));
    let (ending, grid) = match run.remembered {
        Some(grid) if right.is_some_and(|right| *right.grid() == grid) => (Ending::Solved, grid),
        Some(grid) => (Ending::Wrong, grid),
        None if ended => (Ending::Nothing, run.grid),
        None => (Ending::Endless, run.grid),
    };
    Ok(Ran { ending, grid, steps })
}

struct Run<'a> {
    grid: Givens,
    givens: Givens,
    remembered: Option<Givens>,
    steps: u64,
    calls: usize,
    gaps: Gaps,
    stop: &'a Stop,
}

/// The run is over: a complete grid is remembered, or the steps are used up.
struct Over;

impl Run<'_> {
    fn may_write(&self, cell: Cell, digit: Digit) -> bool {
        match self.gaps.0 {
            When::Allowed => self.grid.allowed(cell).contains(digit),
            When::RowOnly => !self.grid.digits_in(cell.houses()[0]).contains(digit),
            When::Always => true,
        }
    }

    fn backtrack(&mut self) -> Result<(), Over> {
        self.calls += 1;
        let answer = if self.calls > MOST_CALLS { Err(Over) } else { self.next_cell() };
        self.calls -= 1;
        answer
    }

    fn next_cell(&mut self) -> Result<(), Over> {
        let Some(cell) = Cell::ALL.into_iter().find(|&cell| self.grid.get(cell).is_none()) else {
            self.remembered = Some(self.grid);
            return Err(Over);
        };
        for digit in Digit::ALL {
            self.steps += 1;
            if self.steps > MOST_STEPS || self.stop.is_raised() {
                return Err(Over);
            }
            if !self.may_write(cell, digit) {
                continue;
            }
            self.grid.set(cell, Some(digit));
            match self.gaps.1 {
                Then::Recurse => self.backtrack()?,
                Then::Return => return Ok(()),
                Then::NextDigit => {}
            }
            match self.gaps.2 {
                After::TakeBack => self.grid.set(cell, None),
                After::Keep => {}
                After::ClearRow => {
                    for other in (cell.houses()[0].cells() - self.givens.cells()).iter() {
                        self.grid.set(other, None);
                    }
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ending(gaps: Gaps) -> Ending {
        let puzzle = Puzzle::try_from(PUZZLE.parse::<Givens>().unwrap()).unwrap();
        run(&puzzle, gaps, &Stop::never()).unwrap().ending
    }

    #[test]
    fn only_the_lessons_algorithm_solves_and_the_others_fail_in_their_own_way() {
        let lessons = (When::Allowed, Then::Recurse, After::TakeBack);
        assert_eq!(ending(lessons), Ending::Solved);
        assert_eq!(ending((When::Always, Then::Recurse, After::TakeBack)), Ending::Wrong);
        assert_eq!(ending((When::RowOnly, Then::Recurse, After::TakeBack)), Ending::Wrong);
        assert_eq!(ending((When::Allowed, Then::Return, After::TakeBack)), Ending::Nothing);
        assert_eq!(ending((When::Allowed, Then::Recurse, After::Keep)), Ending::Nothing);
        for when in When::ALL {
            for then in Then::ALL {
                for after in After::ALL {
                    let gaps = (when, then, after);
                    assert_eq!(ending(gaps) == Ending::Solved, gaps == lessons, "{gaps:?}");
                }
            }
        }
    }

    #[test]
    fn a_run_nobody_waits_for_ends() {
        let stop = Stop::new();
        stop.raise();
        let puzzle = Puzzle::try_from(Givens::EMPTY).unwrap();
        let gaps = (When::Allowed, Then::Recurse, After::TakeBack);
        assert_eq!(run(&puzzle, gaps, &stop), Err(Stopped));
    }
}
