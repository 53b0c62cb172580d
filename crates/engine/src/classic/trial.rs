//! Trial: write a digit, check the whole grid, continue.
//!
//! Harry Broeders taught multidimensional arrays in C at the TH Rijswijk with this program,
//! `sudoku.c`. The only thing it knows about Sudoku is how to find out whether a grid breaks a rule
//! (`controleer`), and that is enough:
//!
//! ```text
//! losop:    for each digit: probeer
//! probeer:  find an empty cell, write the digit;
//!           the grid breaks a rule?  empty the cell again
//!           else for each digit: probeer, which looks for the next empty cell;
//!           none of them worked?     empty the cell again
//! ```
//!
//! The check reads 243 cells, and is done for every digit tried. So this is by far the slowest
//! engine, and the easiest to understand. Its names and ours: `solve` is *losop* ("solve"),
//! `try_digit` *probeer* ("try"), `check` *controleer* ("check"), `tally` *afvinklijst* ("list to
//! tick off").
//!
//! Two things differ. The program stops at the first solution; this engine goes on as long as
//! solutions are wanted. And in the program `probeer` both looks for the empty cell and loops over
//! the digits of the next one; here `solve` does both, for the first cell and for every later one,
//! so that the loop is written once. The digits are written in the same order.

use ennead_grid::{Cell, Digit, Givens, House, Puzzle};

use super::{Classic, Flow, Run};
use crate::pseudocode::pseudocode;
use crate::{Arrays, Pseudocode};

/// The engine.
pub(crate) struct Trial;

impl Classic for Trial {
    const NAME: &str = "trial";
    const ORIGIN: &str = "Harry Broeders, sudoku.c, TH Rijswijk";
    const PSEUDOCODE: &Pseudocode = &PSEUDOCODE;
    const ARRAYS: Arrays = Arrays::Tries;

    fn run(puzzle: &Puzzle, run: &mut Run) -> Flow {
        run.givens(puzzle, line::READ)?;
        Grid { s: *puzzle.givens() }.solve(run)
    }
}

/// The program's `int s[9][9]`.
struct Grid {
    s: Givens,
}

impl Grid {
    /// *losop*: tries the nine digits in the first empty cell; without one, the grid is solved.
    fn solve(&mut self, run: &mut Run) -> Flow {
        match Cell::ALL.into_iter().find(|&cell| self.s.get(cell).is_none()) {
            Some(cell) => Digit::ALL.into_iter().try_for_each(|p| self.try_digit(cell, p, run)),
            None => run.solution(&self.s, line::SOLVED),
        }
    }

    /// *probeer*: writes `p` into `cell`, tries what follows from it, and empties the cell.
    fn try_digit(&mut self, cell: Cell, p: Digit, run: &mut Run) -> Flow {
        self.s.set(cell, Some(p));
        run.guess(cell, p, line::WRITE)?;
        let taken_back_at = if self.check() {
            self.solve(run)?;
            line::EMPTY_AFTER_ALL
        } else {
            run.contradiction(Some(cell), Some(p), line::CHECK)?;
            line::EMPTY_AT_ONCE
        };
        self.s.set(cell, None);
        run.undo(taken_back_at)
    }

    /// *controleer*: whether no row, column or block holds a digit twice.
    fn check(&self) -> bool {
        House::ALL.into_iter().all(|house| {
            let mut tally = [0; 10];
            (0..9).all(|position| {
                let digit = self.s[house.cell(position)];
                tally[usize::from(digit)] += 1;
                digit == 0 || tally[usize::from(digit)] == 1
            })
        })
    }
}

/// The lines that act.
mod line {
    pub(super) const READ: u8 = 1;
    pub(super) const SOLVED: u8 = 5;
    pub(super) const WRITE: u8 = 10;
    pub(super) const CHECK: u8 = 11;
    pub(super) const EMPTY_AT_ONCE: u8 = 12;
    pub(super) const EMPTY_AFTER_ALL: u8 = 15;
}

static PSEUDOCODE: Pseudocode = pseudocode! {
    procedure 0 "main()" "main()" "main()" {
        step READ "read the 81 numbers into s"
            "lies die 81 Zahlen in s ein"
            "lees de 81 getallen in s in"
        call 2 "solve(s)" "löse(s)" "losop(s)"
    }
    procedure 3 "solve(s)" "löse(s)" "losop(s)" {
        if 4 "if no cell is empty" "falls keine Zelle leer ist" "als geen cel leeg is" {
            step SOLVED "the sudoku is solved" "das Sudoku ist gelöst" "de sudoku is opgelost"
        } else 6 "else" "sonst" "anders" {
            loop 7 "for each digit p from 1 to 9"
                "für jede Ziffer p von 1 bis 9"
                "voor elk getal p van 1 t/m 9" {
                call 8 "try(s, p)" "probiere(s, p)" "probeer(s, p)"
            }
        }
    }
    procedure 9 "try(s, p)" "probiere(s, p)" "probeer(s, p)" {
        step WRITE "write p into the first empty cell s[r][k]"
            "schreibe p in die erste leere Zelle s[r][k]"
            "vul p in de eerste lege cel s[r][k] in"
        if CHECK "if check(s) finds a digit twice in a row, column or block"
            "falls prüfe(s) eine Ziffer doppelt in Zeile, Spalte oder Block findet"
            "als controleer(s) een getal dubbel in rij, kolom of blok vindt" {
            step EMPTY_AT_ONCE "empty s[r][k] again" "leere s[r][k] wieder" "maak s[r][k] weer leeg"
        } else 13 "else" "sonst" "anders" {
            call 14 "solve(s)" "löse(s)" "losop(s)"
            step EMPTY_AFTER_ALL "empty s[r][k] again"
                "leere s[r][k] wieder"
                "maak s[r][k] weer leeg"
        }
    }
};
