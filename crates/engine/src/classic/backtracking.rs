//! Backtracking, as pupils write it down before they program it.
//!
//! A German school lesson ("Sudoku: (Wie) Findet der Computer eine Lösung?") takes the general
//! `backtrack_all()` (extend a partial solution in every possible way, take the extension back,
//! keep what is complete) and asks what its words mean for a Sudoku. *Complete*: no empty cell.
//! *Extension*: a digit 1 to 9 in the next empty cell, row by row from the top left. *Admissible*:
//! the digit does not occur in the cell's row, column or box. The answers become the methods of a
//! class, `SudokuSpiel`:
//!
//! | the lesson's | here |
//! |---|---|
//! | `SudokuSpiel(startbelegung)` | [`SudokuGame::new`] |
//! | `loeseSudoku()` | [`SudokuGame::solve`] |
//! | `gibLoesungZurueck()` | [`SudokuGame::solution`] |
//! | `backtrack_sudoku()` | [`SudokuGame::backtrack`] |
//! | `istVollstaendigAusgefuellt()` | [`SudokuGame::is_completely_filled`] |
//! | `findeNaechstesLeeresFeld()` | [`SudokuGame::find_next_empty_cell`] |
//! | `istZahlZulaessig(zeile, spalte, zahl)` | [`SudokuGame::is_digit_allowed`] |
//! | `kopiereFeld(original)` | [`SudokuGame::copy_field`] |
//!
//! Compared with [`trial`](super::trial) one thing is new: a digit is checked before it is written,
//! and only against its own houses. Like `backtrack_all()`, and unlike most programs derived from
//! it, the search does not end at the first solution, but goes on as long as more are wanted.

use ennead_grid::{Cell, Digit, Givens, Puzzle};

use super::{Classic, Flow, Run};
use crate::pseudocode::pseudocode;
use crate::{Arrays, Pseudocode};

/// The engine.
pub(crate) struct Backtracking;

impl Classic for Backtracking {
    const NAME: &str = "backtracking";
    const ORIGIN: &str =
        "the general backtrack_all() and the class SudokuSpiel of a German school lesson";
    const PSEUDOCODE: &Pseudocode = &PSEUDOCODE;
    const ARRAYS: Arrays = Arrays::Tries;

    fn run(puzzle: &Puzzle, run: &mut Run) -> Flow {
        run.givens(puzzle, line::COPY)?;
        SudokuGame::new(puzzle.givens()).solve(run)
    }
}

/// The lesson's class `SudokuSpiel`.
struct SudokuGame {
    /// `spielfeld`: the grid being filled.
    field: Givens,
    /// `gemerkteLoesung`: the last solution found. The lesson's third attribute,
    /// `loesungGefunden`, is the count that [`Run`] keeps.
    remembered: Givens,
}

impl SudokuGame {
    /// `SudokuSpiel(startbelegung)`: keeps the givens as the grid to begin with.
    fn new(givens: &Givens) -> SudokuGame {
        SudokuGame { field: SudokuGame::copy_field(givens), remembered: Givens::EMPTY }
    }

    /// `loeseSudoku()`: starts the search.
    fn solve(&mut self, run: &mut Run) -> Flow {
        self.backtrack(run)
    }

    /// `gibLoesungZurueck()`: the solution remembered.
    fn solution(&self) -> &Givens {
        &self.remembered
    }

    /// `backtrack_sudoku()`: completes the grid in every possible way.
    fn backtrack(&mut self, run: &mut Run) -> Flow {
        if self.is_completely_filled() {
            self.remembered = SudokuGame::copy_field(&self.field);
            return run.solution(self.solution(), line::REMEMBER);
        }
        let cell = self.find_next_empty_cell().expect("the grid is not completely filled");
        let mut dead_end = true;
        for digit in Digit::ALL {
            if !self.is_digit_allowed(cell, digit) {
                run.reject(cell, digit, line::IS_ALLOWED)?;
                continue;
            }
            dead_end = false;
            self.field.set(cell, Some(digit));
            run.guess(cell, digit, line::WRITE)?;
            self.backtrack(run)?;
            self.field.set(cell, None);
            run.undo(line::TAKE_BACK)?;
        }
        if dead_end {
            run.contradiction(Some(cell), None, line::EACH_DIGIT)
        } else {
            Flow::Continue(())
        }
    }

    /// `istVollstaendigAusgefuellt()`: whether no cell is empty.
    fn is_completely_filled(&self) -> bool {
        self.field.as_bytes().iter().all(|&digit| digit != 0)
    }

    /// `findeNaechstesLeeresFeld()`: the first empty cell, row by row from the top left.
    fn find_next_empty_cell(&self) -> Option<Cell> {
        Cell::ALL.into_iter().find(|&cell| self.field.get(cell).is_none())
    }

    /// `istZahlZulaessig(zeile, spalte, zahl)`: whether no house of `cell` holds `digit` yet.
    fn is_digit_allowed(&self, cell: Cell, digit: Digit) -> bool {
        cell.houses()
            .into_iter()
            .all(|house| (0..9).all(|position| self.field.get(house.cell(position)) != Some(digit)))
    }

    /// `kopiereFeld(original)`: a second grid with the same digits.
    fn copy_field(original: &Givens) -> Givens {
        *original
    }
}

/// The lines that act.
mod line {
    pub(super) const COPY: u8 = 1;
    pub(super) const REMEMBER: u8 = 5;
    pub(super) const EACH_DIGIT: u8 = 7;
    pub(super) const IS_ALLOWED: u8 = 8;
    pub(super) const WRITE: u8 = 9;
    pub(super) const TAKE_BACK: u8 = 11;
}

/// The German lines are the lesson's.
static PSEUDOCODE: Pseudocode = pseudocode! {
    procedure 0 "solve_sudoku()" "loese_sudoku()" "los_sudoku_op()" {
        step COPY "COPY the givens into the grid"
            "KOPIERE die Startbelegung in das Spielfeld"
            "KOPIEER de beginwaarden naar het speelveld"
        call 2 "backtrack_sudoku()" "backtrack_sudoku()" "backtrack_sudoku()"
    }
    procedure 3 "backtrack_sudoku()" "backtrack_sudoku()" "backtrack_sudoku()" {
        if 4 "IF the Sudoku is completely filled"
            "FALLS das Sudoku vollständig ausgefüllt ist"
            "ALS de sudoku volledig ingevuld is" {
            step REMEMBER "remember the complete solution"
                "merke die vollständige Lösung"
                "onthoud de volledige oplossing"
        } else {
            step 6 "CHOOSE the next empty cell (r, c)"
                "WÄHLE das nächstmögliche leere Feld (z, s)"
                "KIES de volgende lege cel (r, k)"
            loop EACH_DIGIT "FOR EACH digit x from 1 to 9"
                "DURCHLAUFE alle möglichen Zahlen x von 1 bis 9"
                "DOORLOOP alle mogelijke getallen x van 1 t/m 9" {
                if IS_ALLOWED "IF x is allowed in (r, c)"
                    "FALLS die Zahl x im Feld (z, s) zulässig ist"
                    "ALS het getal x in cel (r, k) is toegestaan" {
                    step WRITE "write x into (r, c)"
                        "trage die Zahl x in (z, s) ein"
                        "vul het getal x in (r, k) in"
                    call 10 "backtrack_sudoku()" "backtrack_sudoku()" "backtrack_sudoku()"
                    step TAKE_BACK "take the entry back"
                        "mache die Eintragung wieder rückgängig"
                        "maak de invulling weer ongedaan"
                }
            }
        }
    }
};
