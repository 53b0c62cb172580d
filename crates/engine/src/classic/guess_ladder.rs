//! Guess ladder: guess, and remember the depth of everything that follows.
//!
//! This is Mike Schwörer's Sudoku solver in Befunge-93, a language in which a pointer wanders over
//! the program, a grid of characters, and in which that grid is also the only lasting memory. So
//! there is no stack of frames and no list of what to undo. There are four arrays, side by side on
//! the page, and they are a pleasure to watch:
//!
//! ```text
//! grid     9×9    the digits
//! pspace  27×27   a mark for each candidate struck, 3×3 to a cell
//! rstack  27×27   the depth at which it was struck
//! rlatter  9×9    the depth at which the cell was guessed
//! ```
//!
//! Fill in every cell with one candidate left. If that leads no further, guess, one depth further
//! down. A dead end clears everything that was struck at this depth according to *rstack*, finds in
//! *rlatter* the cell that was guessed at this depth, goes one depth up, and guesses the cell's
//! next candidate from there. [`State`](crate::State) rebuilds the four arrays from the trace of
//! any engine.
//!
//! The steps are exactly those of the program. On 82 puzzles, from easy ones to 17 givens, the
//! program and this engine wrote the same digits and the same marks in the same order (the figures
//! of 33 are in `testdata/befunge.txt`). This explains three details. All cells are visited from
//! r9c9 back to r1c1, also when candidates are struck, because it is easy in Befunge to count down
//! to zero. Writing a digit strikes all nine candidates of its own cell. So a filled cell never has
//! a mark deeper than its digit, and any of its marks shows whether the cell is to be emptied. And
//! the next candidate after a dead end counts as a guess, even if it is the last one.
//!
//! Two things differ. After a solution, the engine goes on as after a dead end. And it stops below
//! depth 1, while the program, which was written for puzzles that have a solution, clears the
//! givens and starts to fill the empty grid.

use std::ops::ControlFlow;

use ennead_grid::{Candidate, Cell, CellMap, Digit, DigitSet, Givens, House, Puzzle};

use super::{Classic, Flow, Run};
use crate::Pseudocode;
use crate::pseudocode::pseudocode;

/// The engine.
pub(crate) struct GuessLadder;

impl Classic for GuessLadder {
    const NAME: &str = "guess-ladder";
    const ORIGIN: &str = "Mike Schwörer, sudoku.b93, a solver in Befunge-93";
    const PSEUDOCODE: &Pseudocode = &PSEUDOCODE;
    const ARRAYS: crate::Arrays = crate::Arrays::Ladder;

    fn run(puzzle: &Puzzle, run: &mut Run) -> Flow {
        let mut arrays = Arrays {
            grid: Givens::EMPTY,
            pspace: CellMap::filled(DigitSet::ALL),
            rstack: [0; Candidate::COUNT],
            rlatter: CellMap::filled(0),
        };
        for (cell, digit) in puzzle.givens().iter().rev() {
            run.given(cell, digit, line::GIVEN)?;
            arrays.set_value_and_hints(cell, digit, run)?;
        }
        arrays.solve(run)
    }
}

/// The four arrays of the program.
struct Arrays {
    grid: Givens,
    /// The candidates not struck; the program marks those that are.
    pspace: CellMap<DigitSet>,
    /// The depth at which a candidate was struck, or 0 if it is open.
    rstack: [u8; Candidate::COUNT],
    /// The depth that the guess in a cell opened, or 0 without a guess.
    rlatter: CellMap<u8>,
}

/// How the passes over the grid end.
enum Passes {
    /// Every cell is filled.
    Full,
    /// Every empty cell has two candidates or more.
    Stuck,
    /// A cell has no candidate.
    DeadEnd,
}

impl Arrays {
    /// The program's `Solve`: passes, and a guess whenever they lead nowhere.
    fn solve(&mut self, run: &mut Run) -> Flow {
        loop {
            let passes = self.fill(run)?;
            #[cfg(test)]
            self.assert_mirrored(run);
            let went_on = match passes {
                Passes::Stuck => self.recursion_step_down(self.easiest_cell(), None, run)?,
                Passes::DeadEnd => self.recursion_step_up(run)?,
                Passes::Full => {
                    run.solution(&self.grid, line::SOLUTION)?;
                    self.recursion_step_up(run)?
                }
            };
            if !went_on {
                return Flow::Continue(());
            }
        }
    }

    /// Passes over the empty cells until one changes nothing.
    fn fill(&mut self, run: &mut Run) -> ControlFlow<(), Passes> {
        loop {
            let mut passes = Passes::Full;
            let mut changes = false;
            for cell in Cell::ALL.into_iter().rev() {
                if self.grid.get(cell).is_some() {
                    continue;
                }
                if self.pspace[cell].is_empty() {
                    run.contradiction(Some(cell), None, line::DEAD_END)?;
                    return ControlFlow::Continue(Passes::DeadEnd);
                }
                if let Some(digit) = self.pspace[cell].single() {
                    run.place(cell, digit, line::SINGLE)?;
                    self.set_value_and_hints(cell, digit, run)?;
                    changes = true;
                } else {
                    passes = Passes::Stuck;
                }
            }
            if !changes {
                return ControlFlow::Continue(passes);
            }
        }
    }

    /// The program's `SetValueAndHints`: writes a digit and strikes what it rules out.
    fn set_value_and_hints(&mut self, cell: Cell, digit: Digit, run: &mut Run) -> Flow {
        self.grid.set(cell, Some(digit));
        for other in Digit::ALL.into_iter().rev() {
            self.strike(cell, other, line::STRIKE_IN_CELL, run)?;
        }
        let [row, column, box_] = cell.houses();
        self.strike_in(row, digit, line::STRIKE_IN_ROW, run)?;
        self.strike_in(column, digit, line::STRIKE_IN_COLUMN, run)?;
        self.strike_in(box_, digit, line::STRIKE_IN_BOX, run)
    }

    fn strike_in(&mut self, house: House, digit: Digit, line: u8, run: &mut Run) -> Flow {
        (0..9).rev().try_for_each(|position| self.strike(house.cell(position), digit, line, run))
    }

    /// Strikes a candidate unless it is struck, and marks it with the depth.
    fn strike(&mut self, cell: Cell, digit: Digit, line: u8, run: &mut Run) -> Flow {
        if !self.pspace[cell].contains(digit) {
            return Flow::Continue(());
        }
        self.pspace[cell].remove(digit);
        self.rstack[Candidate::new(digit, cell).index()] = run.depth();
        run.eliminate(cell, digit, line)
    }

    /// The empty cell with the fewest candidates; the first one from r9c9 back to r1c1.
    fn easiest_cell(&self) -> Cell {
        Cell::ALL
            .into_iter()
            .rev()
            .filter(|&cell| self.grid.get(cell).is_none())
            .min_by_key(|&cell| self.pspace[cell].len())
            .expect("stuck: a cell is empty")
    }

    /// The program's `RecursionStepDown`: guesses the least candidate of `cell` that is greater
    /// than `tried`; if there is none, the guess above was wrong too. Returns whether there was
    /// anything left to guess.
    fn recursion_step_down(
        &mut self,
        cell: Cell,
        tried: Option<Digit>,
        run: &mut Run,
    ) -> ControlFlow<(), bool> {
        let Some(digit) = self.pspace[cell].iter().find(|&digit| Some(digit) > tried) else {
            return self.recursion_step_up(run);
        };
        run.guess(cell, digit, line::GUESS)?;
        self.rlatter[cell] = run.depth();
        self.set_value_and_hints(cell, digit, run)?;
        ControlFlow::Continue(true)
    }

    /// The program's `RecursionStepUp`: clears the depth and guesses the next candidate of the same
    /// cell.
    ///
    /// Step down and step up call each other, once for each depth given up, so at most 81 times.
    fn recursion_step_up(&mut self, run: &mut Run) -> ControlFlow<(), bool> {
        let depth = run.depth();
        if depth == 1 {
            return ControlFlow::Continue(false);
        }
        let cell = Cell::ALL
            .into_iter()
            .find(|&cell| self.rlatter[cell] == depth)
            .expect("every depth below the first was opened by a guess");
        let tried = self.grid.get(cell);
        for index in 0..Candidate::COUNT {
            if self.rstack[index] == depth {
                let struck = Candidate::from_index(index);
                self.rstack[index] = 0;
                self.pspace[struck.cell()].insert(struck.digit());
                self.grid.set(struck.cell(), None);
            }
        }
        self.rlatter[cell] = 0;
        run.undo(line::CLEAR)?;
        self.recursion_step_down(cell, tried, run)
    }

    /// A viewer that follows the trace must have the same four arrays.
    #[cfg(test)]
    fn assert_mirrored(&self, run: &Run) {
        run.agrees_with(&self.grid);
        for cell in Cell::ALL {
            assert_eq!(run.mirror.candidates(cell), self.pspace[cell]);
            assert_eq!(run.mirror.guessed_at(cell).unwrap_or(0), self.rlatter[cell]);
        }
        for index in 0..Candidate::COUNT {
            let struck_at = run.mirror.struck_at(Candidate::from_index(index));
            assert_eq!(struck_at.unwrap_or(0), self.rstack[index]);
        }
    }
}

/// The lines that act.
mod line {
    pub(super) const GIVEN: u8 = 2;
    pub(super) const DEAD_END: u8 = 7;
    pub(super) const SINGLE: u8 = 9;
    pub(super) const SOLUTION: u8 = 11;
    pub(super) const STRIKE_IN_CELL: u8 = 15;
    pub(super) const STRIKE_IN_ROW: u8 = 16;
    pub(super) const STRIKE_IN_COLUMN: u8 = 17;
    pub(super) const STRIKE_IN_BOX: u8 = 18;
    pub(super) const GUESS: u8 = 23;
    pub(super) const CLEAR: u8 = 30;
}

/// The procedures have the program's own names.
static PSEUDOCODE: Pseudocode = pseudocode! {
    procedure 0 "Solve()" "Solve()" "Solve()" {
        loop 1 "for each given, from r9c9 back to r1c1"
            "für jede Vorgabe, von r9c9 rückwärts bis r1c1"
            "voor elk gegeven, van r9c9 terug tot r1c1" {
            call GIVEN "SetValueAndHints(cell, digit)"
                "SetValueAndHints(Zelle, Ziffer)"
                "SetValueAndHints(cel, cijfer)"
        }
        loop 3 "until it is solved or depth 1 is given up"
            "bis es gelöst oder Tiefe 1 aufgegeben ist"
            "tot hij opgelost is of diepte 1 opgegeven is" {
            loop 4 "repeat while a pass changes something"
                "wiederhole, solange ein Durchgang etwas ändert"
                "herhaal zolang een doorgang iets verandert" {
                loop 5 "for each empty cell, from r9c9 back to r1c1"
                    "für jede leere Zelle, von r9c9 rückwärts bis r1c1"
                    "voor elke lege cel, van r9c9 terug tot r1c1" {
                    if 6 "if no candidate is left"
                        "falls kein Kandidat bleibt"
                        "als er geen kandidaat over is" {
                        call DEAD_END "dead end: RecursionStepUp()"
                            "Sackgasse: RecursionStepUp()"
                            "doodlopend: RecursionStepUp()"
                    }
                    if 8 "if a single one is left"
                        "falls ein einziger bleibt"
                        "als er precies één over is" {
                        call SINGLE "SetValueAndHints(cell, its candidate)"
                            "SetValueAndHints(Zelle, ihr Kandidat)"
                            "SetValueAndHints(cel, haar kandidaat)"
                    }
                }
            }
            if 10 "if every cell is filled"
                "falls jede Zelle gefüllt ist"
                "als elke cel ingevuld is" {
                step SOLUTION "solved" "gelöst" "opgelost"
            } else 12 "else" "sonst" "anders" {
                call 13 "RecursionStepDown(cell with fewest candidates, 0)"
                    "RecursionStepDown(Zelle mit den wenigsten Kandidaten, 0)"
                    "RecursionStepDown(cel met de minste kandidaten, 0)"
            }
        }
    }
    procedure 14 "SetValueAndHints(cell, digit)"
        "SetValueAndHints(Zelle, Ziffer)"
        "SetValueAndHints(cel, cijfer)" {
        step STRIKE_IN_CELL "write the digit into grid; strike all digits in pspace of the cell, \
             each with the depth in rstack"
            "trage die Ziffer in grid ein; streiche im pspace der Zelle alle Ziffern, jede mit \
             der Tiefe in rstack"
            "schrijf het cijfer in grid; streep in pspace van de cel alle cijfers door, elk met \
             de diepte in rstack"
        step STRIKE_IN_ROW "strike the digit in the row, with the depth"
            "streiche die Ziffer in der Zeile, mit der Tiefe"
            "streep het cijfer in de rij door, met de diepte"
        step STRIKE_IN_COLUMN "strike the digit in the column, with the depth"
            "streiche die Ziffer in der Spalte, mit der Tiefe"
            "streep het cijfer in de kolom door, met de diepte"
        step STRIKE_IN_BOX "strike the digit in the box, with the depth"
            "streiche die Ziffer im Block, mit der Tiefe"
            "streep het cijfer in het blok door, met de diepte"
    }
    procedure 19 "RecursionStepDown(cell, tried)"
        "RecursionStepDown(Zelle, probiert)"
        "RecursionStepDown(cel, geprobeerd)" {
        if 20 "if the cell has a candidate greater than the one tried"
            "falls die Zelle einen größeren Kandidaten als den probierten hat"
            "als de cel een grotere kandidaat dan de geprobeerde heeft" {
            step 21 "depth + 1" "Tiefe + 1" "diepte + 1"
            step 22 "note the depth in rlatter"
                "merke die Tiefe in rlatter"
                "noteer de diepte in rlatter"
            call GUESS "guess: SetValueAndHints(cell, the least of these)"
                "rate: SetValueAndHints(Zelle, der kleinste von diesen)"
                "gok: SetValueAndHints(cel, de kleinste daarvan)"
        } else 24 "else" "sonst" "anders" {
            call 25 "RecursionStepUp()" "RecursionStepUp()" "RecursionStepUp()"
        }
    }
    procedure 26 "RecursionStepUp()" "RecursionStepUp()" "RecursionStepUp()" {
        if 27 "if the depth is 1" "falls die Tiefe 1 ist" "als de diepte 1 is" {
            step 28 "there is no solution" "es gibt keine Lösung" "er is geen oplossing"
        } else {
            step 29 "find the cell with this depth in rlatter, and its digit"
                "suche in rlatter die Zelle dieser Tiefe, und ihre Ziffer"
                "zoek in rlatter de cel met deze diepte, en haar cijfer"
            step CLEAR "clear in pspace and grid what has this depth in rstack"
                "lösche in pspace und grid, was in rstack diese Tiefe trägt"
                "wis in pspace en grid wat in rstack deze diepte heeft"
            step 31 "depth − 1" "Tiefe − 1" "diepte − 1"
            call 32 "RecursionStepDown(cell, digit)"
                "RecursionStepDown(Zelle, Ziffer)"
                "RecursionStepDown(cel, cijfer)"
        }
    }
};

#[cfg(test)]
mod tests {
    use crate::{Action, NO_LIMIT, Outcome, Replay, Stats, Stop, by_name};
    use ennead_grid::{Givens, Puzzle};

    fn record(puzzle: &str, limit: u64) -> (Outcome, Replay) {
        let puzzle = Puzzle::try_from(puzzle.parse::<Givens>().unwrap()).unwrap();
        let mut replay = Replay::default();
        let engine = by_name("guess-ladder").unwrap();
        (engine.search(&puzzle, limit, &mut replay, &Stop::never()), replay)
    }

    /// The puzzle in the program's source.
    const BEFUNGE: &str =
        ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";

    #[test]
    fn the_programs_own_puzzle_takes_its_own_figures() {
        let (outcome, replay) = record(BEFUNGE, 1);
        let figures = Stats { nodes: 13_524 - 22, guesses: 2164, backtracks: 2151, max_depth: 22 };
        assert_eq!(outcome, Outcome { solutions: 1, complete: false, stats: figures });

        let count = |action| replay.events(..).filter(|e| e.action == action).count();
        assert_eq!(replay.events(..).filter(|e| e.action.writes()).count(), 13_524);
        assert_eq!(count(Action::Given), 22);
        assert_eq!(count(Action::Guess), 2164);
        assert_eq!(replay.end().depth(), 14);
        assert_eq!(
            replay.end().grid().to_string(),
            "294863517715429638863751492152947863479386251638512974986134725521678349347295186"
        );
    }

    #[test]
    fn past_the_solution_every_guess_is_undone() {
        let (outcome, replay) = record(BEFUNGE, NO_LIMIT);
        assert!(outcome.complete);
        assert_eq!(outcome.solutions, 1);
        assert_eq!(outcome.stats.guesses, outcome.stats.backtracks);
        assert_eq!(replay.end().depth(), 1);
    }
}
