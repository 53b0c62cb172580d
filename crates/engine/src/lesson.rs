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

/// The general algorithm: it finds every complete solution that extends a partial one.
/// `backtrack_sudoku()` is a case of it.
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
        /// The cell's column does not hold it.
        ColumnOnly = "column-only",
        /// The cell's box does not hold it.
        BoxOnly = "box-only",
        /// Neither its row nor its column holds it.
        RowColumn = "row-column",
        /// Neither its row nor its box holds it.
        RowBox = "row-box",
        /// Neither its column nor its box holds it.
        ColumnBox = "column-box",
    }
}

impl When {
    /// The condition that the digit is in none of these: the cell's row, column and box.
    pub const fn not_in(row: bool, column: bool, box_: bool) -> When {
        match (row, column, box_) {
            (false, false, false) => When::Always,
            (true, false, false) => When::RowOnly,
            (false, true, false) => When::ColumnOnly,
            (false, false, true) => When::BoxOnly,
            (true, true, false) => When::RowColumn,
            (true, false, true) => When::RowBox,
            (false, true, true) => When::ColumnBox,
            (true, true, true) => When::Allowed,
        }
    }

    /// Whether it looks at the row, the column and the box.
    const fn looks_at(self) -> [bool; 3] {
        match self {
            When::Always => [false, false, false],
            When::RowOnly => [true, false, false],
            When::ColumnOnly => [false, true, false],
            When::BoxOnly => [false, false, true],
            When::RowColumn => [true, true, false],
            When::RowBox => [true, false, true],
            When::ColumnBox => [false, true, true],
            When::Allowed => [true, true, true],
        }
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
    /// The number of moments of the run.
    pub moments: u64,
}

named! {
    /// What the algorithm does at a moment of its run.
    pub enum Doing {
        /// It begins.
        Begin = "begin",
        /// It has chosen the next empty cell.
        Choose = "choose",
        /// It finds that the digit must not be written.
        Refuse = "refuse",
        /// It has written the digit.
        Write = "write",
        /// It calls itself.
        Call = "call",
        /// It returns, as the second gap says.
        Return = "return",
        /// It does nothing, as the second gap says.
        Pass = "pass",
        /// It has emptied the cell again.
        TakeBack = "take-back",
        /// It leaves the digit, as the third gap says.
        Keep = "keep",
        /// It has emptied the row.
        ClearRow = "clear-row",
        /// All digits have been tried in the cell, and it goes back to the call before.
        Back = "back",
        /// No cell is empty: the grid is remembered.
        Remember = "remember",
    }
}

impl Doing {
    /// The line of the exercise that does it, counted from 0.
    pub const fn line(self) -> usize {
        match self {
            Doing::Begin => 0,
            Doing::Remember => 2,
            Doing::Choose => 3,
            Doing::Back => 4,
            Doing::Refuse => 5,
            Doing::Write => 6,
            Doing::Call | Doing::Return | Doing::Pass => 7,
            Doing::TakeBack | Doing::Keep | Doing::ClearRow => 8,
        }
    }
}

/// One moment of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many moments there are before it.
    pub at: u64,
    /// What has just been done.
    pub doing: Doing,
    /// The cell it was done with.
    pub cell: Option<Cell>,
    /// The digit it was done with.
    pub digit: Option<Digit>,
    /// The grid after it.
    pub grid: Givens,
    /// How many calls are open.
    pub calls: usize,
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
    let mut run = Run::new(puzzle, gaps, u64::MAX, stop);
    let ended = run.backtrack().is_ok();
    stop.check()?;
    let (steps, right) = (run.steps.min(MOST_STEPS), solution(puzzle));
    let (ending, grid) = match run.remembered {
        Some(grid) if right.is_some_and(|right| *right.grid() == grid) => (Ending::Solved, grid),
        Some(grid) => (Ending::Wrong, grid),
        None if ended => (Ending::Nothing, run.grid),
        None => (Ending::Endless, run.grid),
    };
    Ok(Ran { ending, grid, steps, moments: run.moments })
}

/// The moment number `at` of the same run, or its last. The algorithm runs anew up to there: that
/// takes less than drawing the moment.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised.
pub fn moment(puzzle: &Puzzle, gaps: Gaps, at: u64, stop: &Stop) -> Result<Moment, Stopped> {
    let mut run = Run::new(puzzle, gaps, at, stop);
    // Whichever way it ends: the last moment is what is asked for.
    let _ = run.backtrack();
    stop.check()?;
    Ok(run.last)
}

struct Run<'a> {
    grid: Givens,
    givens: Givens,
    remembered: Option<Givens>,
    steps: u64,
    calls: usize,
    gaps: Gaps,
    /// It ends after this many moments.
    until: u64,
    moments: u64,
    last: Moment,
    stop: &'a Stop,
}

/// The run is over: a complete grid is remembered, or the steps are used up.
struct Over;

impl<'a> Run<'a> {
    fn new(puzzle: &Puzzle, gaps: Gaps, until: u64, stop: &'a Stop) -> Run<'a> {
        let givens = *puzzle.givens();
        let last =
            Moment { at: 0, doing: Doing::Begin, cell: None, digit: None, grid: givens, calls: 0 };
        let (grid, remembered, moments) = (givens, None, 0);
        Run { grid, givens, remembered, steps: 0, calls: 0, gaps, until, moments, last, stop }
    }

    /// Counts a moment, and keeps it if it is the one asked for or the last.
    fn now(&mut self, doing: Doing, cell: Option<Cell>, digit: Option<Digit>) -> Result<(), Over> {
        if self.moments >= self.until {
            return Err(Over);
        }
        self.moments += 1;
        if self.until != u64::MAX {
            let (at, grid, calls) = (self.moments, self.grid, self.calls);
            self.last = Moment { at, doing, cell, digit, grid, calls };
        }
        Ok(())
    }

    fn may_write(&self, cell: Cell, digit: Digit) -> bool {
        let looked = cell.houses().into_iter().zip(self.gaps.0.looks_at());
        looked
            .filter(|(_, looks)| *looks)
            .all(|(house, _)| !self.grid.digits_in(house).contains(digit))
    }

    fn backtrack(&mut self) -> Result<(), Over> {
        self.calls += 1;
        let answer = if self.calls > MOST_CALLS { Err(Over) } else { self.next_cell() };
        self.calls -= 1;
        answer
    }

    fn next_cell(&mut self) -> Result<(), Over> {
        let Some(cell) = Cell::ALL.into_iter().find(|&cell| self.grid.get(cell).is_none()) else {
            self.now(Doing::Remember, None, None)?;
            self.remembered = Some(self.grid);
            return Err(Over);
        };
        self.now(Doing::Choose, Some(cell), None)?;
        for digit in Digit::ALL {
            self.steps += 1;
            if self.steps > MOST_STEPS || self.stop.is_raised() {
                return Err(Over);
            }
            let about = (Some(cell), Some(digit));
            if !self.may_write(cell, digit) {
                self.now(Doing::Refuse, about.0, about.1)?;
                continue;
            }
            self.grid.set(cell, Some(digit));
            self.now(Doing::Write, about.0, about.1)?;
            match self.gaps.1 {
                Then::Recurse => {
                    self.now(Doing::Call, about.0, about.1)?;
                    self.backtrack()?;
                }
                Then::Return => {
                    self.now(Doing::Return, about.0, about.1)?;
                    return Ok(());
                }
                Then::NextDigit => self.now(Doing::Pass, about.0, about.1)?,
            }
            let done = match self.gaps.2 {
                After::TakeBack => {
                    self.grid.set(cell, None);
                    Doing::TakeBack
                }
                After::Keep => Doing::Keep,
                After::ClearRow => {
                    for other in (cell.houses()[0].cells() - self.givens.cells()).iter() {
                        self.grid.set(other, None);
                    }
                    Doing::ClearRow
                }
            };
            self.now(done, about.0, about.1)?;
        }
        self.now(Doing::Back, Some(cell), None)
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
    fn every_moment_of_a_run_can_be_looked_at() {
        let puzzle = Puzzle::try_from(PUZZLE.parse::<Givens>().unwrap()).unwrap();
        let gaps = (When::Allowed, Then::Recurse, After::TakeBack);
        let ran = run(&puzzle, gaps, &Stop::never()).unwrap();
        let at = |at| moment(&puzzle, gaps, at, &Stop::never()).unwrap();
        assert_eq!(at(0).doing, Doing::Begin);
        assert_eq!((at(1).doing, at(1).cell), (Doing::Choose, Some(Cell::new(2))));
        assert_eq!((at(2).doing, at(2).digit), (Doing::Write, Some(Digit::new(1))));
        assert_eq!((at(3).doing, at(3).calls), (Doing::Call, 1));
        assert_eq!(at(4).calls, 2);
        let last = at(ran.moments);
        assert_eq!((last.doing, last.grid, last.at), (Doing::Remember, ran.grid, ran.moments));
        assert_eq!(at(u64::MAX - 1), last);
        // A variant that goes on for ever still has a last moment.
        let gaps = (When::Allowed, Then::Recurse, After::ClearRow);
        assert!(moment(&puzzle, gaps, 5000, &Stop::never()).unwrap().at == 5000);
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
