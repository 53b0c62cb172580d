//! Three tiers: which digit must go here, where must this digit go, and then try.
//!
//! Eberhard Sturm's *Sudopli* (Münster, 2005) solves in three tiers, and judges a puzzle by the
//! tier it needed. He chose PL/I for its matrices: `Z_tst` holds the possible digits of every cell
//! as `bit(9)`, and *iSUB defining* makes rows, columns and boxes windows on the same memory.
//!
//! ```text
//! Versuch 1, easy     naked singles    the first cell with one possible digit gets it,
//!                                      then all over again
//! Versuch 2, medium   hidden singles   one digit that has no other place in its row, column
//!                                      or box; then Versuch 1 again
//! Versuch 3, hard     search           the first open cell, each possible digit in turn,
//!                                      struck out ahead in all cells that see it
//! ```
//!
//! [`singles`] is the first two tiers alone. Verdicts are based on it, and for a puzzle without a
//! solution it shows how far one gets. For such a puzzle the order of the steps matters, so it is
//! exactly Sturm's. *Versuch 1* starts again from r1c1 after every digit. *Versuch 2* first looks
//! at cells with two possible digits, in reading order, then at those with three, and so on up to
//! eight. In each cell it looks for a digit that is alone in the row, then in the column, then in
//! the box, and it ends after the first find. A cell in which nothing is possible stops neither of
//! them.
//!
//! The search visits the cells in reading order and tries each cell's digits in ascending order, so
//! it finds the solutions in reading order too. Sturm's slides show that a digit is struck from
//! `Z_tst` in row, column and box, and that this may prove impossible (`Durchstreichen_möglich`).
//! They do not show what happens to a cell that is left with one digit. But since the search looks
//! only at cells with more than one, such a cell must strike out its digit in turn, and here it
//! does.

use ennead_grid::{Cell, CellMap, CellSet, Digit, DigitSet, Givens, House, Puzzle, Solution};
use std::ops::ControlFlow;

use super::{Classic, Flow, Run};
use crate::pseudocode::pseudocode;
use crate::{Arrays, Pseudocode, Stop};

/// The engine.
pub(crate) struct ThreeTier;

impl Classic for ThreeTier {
    const NAME: &str = "three-tier";
    const ORIGIN: &str = "Eberhard Sturm, Sudopli, a solver in PL/I (2005)";
    const PSEUDOCODE: &Pseudocode = &PSEUDOCODE;
    const ARRAYS: Arrays = Arrays::Crossed;
    const TAKES_CANDIDATES: bool = true;

    fn run(puzzle: &Puzzle, run: &mut Run) -> Flow {
        let mut board = Board::read(puzzle, run)?;
        board.singles(run)?;
        board.set(0, run)
    }
}

/// How far the singles get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SinglesOutcome {
    /// The givens and every digit found.
    pub grid: Givens,
    /// Which singles fill the grid.
    pub reach: Reach,
}

/// Which singles it takes to fill a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// Naked singles alone.
    Naked,
    /// Naked and hidden singles.
    Hidden,
    /// Both together leave cells empty.
    Neither,
}

/// Places naked and hidden singles in Sturm's order until there is none left.
///
/// If they fill the grid, it is the only solution.
///
/// ```
/// use ennead_engine::{Reach, singles};
/// use ennead_grid::{Givens, Puzzle};
///
/// // "Ein unlösbares Sudoku": there is no solution, and this is how far one gets.
/// let givens: Givens =
///     "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36"
///         .parse()?;
/// let outcome = singles(&Puzzle::try_from(givens)?);
/// assert_eq!(outcome.reach, Reach::Neither);
/// assert_eq!(outcome.grid.cells().len(), 76);
/// assert!(outcome.grid.to_string().starts_with("67583.924"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn singles(puzzle: &Puzzle) -> SinglesOutcome {
    let mut outcome = SinglesOutcome { grid: *puzzle.givens(), reach: Reach::Neither };
    let nobody = &mut |_: &Solution| ControlFlow::Continue(());
    Run::start(1, nobody, &Stop::never(), |run| {
        let mut board = Board::read(puzzle, run)?;
        outcome.reach = board.singles(run)?;
        outcome.grid = board.aus;
        Flow::Continue(())
    });
    outcome
}

/// Sturm's matrices `Z_aus` and `Z_tst`.
#[derive(Clone, Copy)]
struct Board {
    /// The digits written.
    aus: Givens,
    /// The digits possible in each cell; in a filled cell, its digit.
    tst: CellMap<DigitSet>,
    /// The digits that a sukaku allows in each cell; Sturm's puzzles allow all.
    left: CellMap<DigitSet>,
    /// `any` of each house of `aus`: the digits in it.
    any: [DigitSet; 27],
    /// The cells that see a digit written since their `tst` was computed.
    stale: CellSet,
}

impl Board {
    fn read(puzzle: &Puzzle, run: &mut Run) -> ControlFlow<(), Board> {
        let mut board = Board {
            aus: Givens::EMPTY,
            tst: CellMap::filled(DigitSet::ALL),
            left: puzzle.candidates().copied().unwrap_or(CellMap::filled(DigitSet::ALL)),
            any: [DigitSet::EMPTY; 27],
            stale: CellSet::ALL,
        };
        for (cell, digit) in puzzle.givens().iter() {
            board.write(cell, digit);
            run.given(cell, digit, line::READ)?;
        }
        ControlFlow::Continue(board)
    }

    fn write(&mut self, cell: Cell, digit: Digit) {
        self.aus.set(cell, Some(digit));
        self.stale |= cell.peers().with(cell);
        for house in cell.houses() {
            self.any[house.index()].insert(digit);
        }
    }

    /// Tiers 1 and 2.
    fn singles(&mut self, run: &mut Run) -> ControlFlow<(), Reach> {
        let mut reach = Reach::Naked;
        loop {
            while self.compute(run)? {}
            #[cfg(test)]
            self.assert_mirrored(run);
            if self.aus.as_bytes().iter().all(|&digit| digit != 0) {
                return ControlFlow::Continue(reach);
            }
            if !self.select(run)? {
                return ControlFlow::Continue(Reach::Neither);
            }
            reach = Reach::Hidden;
        }
    }

    /// `Berechnen`, *Versuch 1*: computes what is possible from r1c1 on, and places the first naked
    /// single. Returns whether there was one.
    ///
    /// Starting over from r1c1, Sturm computes every cell again; only stale ones can change.
    fn compute(&mut self, run: &mut Run) -> ControlFlow<(), bool> {
        while let Some(cell) = self.stale.first() {
            self.stale.remove(cell);
            if let Some(digit) = self.aus.get(cell) {
                self.keep(cell, DigitSet::only(digit), line::FILLED, run)?;
                continue;
            }
            let [row, column, box_] = cell.houses().map(|house| self.any[house.index()]);
            self.keep(cell, self.left[cell] - (row | column | box_), line::POSSIBLE, run)?;
            if let Some(digit) = self.tst[cell].single() {
                self.write(cell, digit);
                run.place(cell, digit, line::NAKED)?;
                return ControlFlow::Continue(true);
            }
        }
        ControlFlow::Continue(false)
    }

    /// Only `digits` remain possible in `cell`.
    fn keep(&mut self, cell: Cell, digits: DigitSet, line: u8, run: &mut Run) -> Flow {
        let mut struck = (self.tst[cell] - digits).iter();
        self.tst[cell] = digits;
        struck.try_for_each(|digit| run.eliminate(cell, digit, line))
    }

    /// `Auswählen`, *Versuch 2*: places the first hidden single. Returns whether there was one.
    ///
    /// Sturm loops over the number of possible digits; here the least number is searched for. He
    /// computes `any` of all other cells of a house for each cell; here one pass over the houses is
    /// enough.
    fn select(&mut self, run: &mut Run) -> ControlFlow<(), bool> {
        let only_places = House::ALL.map(|house| self.with_one_place(house));
        let in_row_column_or_box = |cell: Cell| {
            let lines = [line::HIDDEN_IN_ROW, line::HIDDEN_IN_COLUMN, line::HIDDEN_IN_BOX];
            cell.houses().into_iter().zip(lines).find_map(|(house, line)| {
                let digit = (self.tst[cell] & only_places[house.index()]).first()?;
                Some((cell, digit, line))
            })
        };
        let found = Cell::ALL
            .into_iter()
            .filter(|&cell| (2..=8).contains(&self.tst[cell].len()))
            .filter_map(in_row_column_or_box)
            .min_by_key(|&(cell, ..)| self.tst[cell].len());
        if let Some((cell, digit, line)) = found {
            self.write(cell, digit);
            run.place(cell, digit, line)?;
        }
        ControlFlow::Continue(found.is_some())
    }

    /// The digits that are possible in just one cell of `house`.
    fn with_one_place(&self, house: House) -> DigitSet {
        let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for position in 0..9 {
            let digits = self.tst[house.cell(position)];
            twice |= once & digits;
            once |= digits;
        }
        once - twice
    }

    /// `Setzen`, *Versuch 3*: tries what is possible in the cells from number `start` on.
    ///
    /// Never deeper than the 81 cells.
    fn set(&mut self, start: usize, run: &mut Run) -> Flow {
        if start == 0
            && let Some(cell) = Cell::ALL.into_iter().find(|&cell| self.tst[cell].is_empty())
        {
            return run.contradiction(Some(cell), None, line::IMPOSSIBLE);
        }
        let open = |cell: &Cell| self.tst[*cell].len() > 1;
        let Some(cell) = Cell::ALL[start..].iter().copied().find(open) else {
            return run.solution(&self.aus, line::SOLUTION);
        };
        for digit in self.tst[cell].iter() {
            let before = *self;
            run.guess(cell, digit, line::TRY)?;
            self.keep(cell, DigitSet::only(digit), line::TRY, run)?;
            self.aus.set(cell, Some(digit));
            if self.strike_out(cell, digit, run)? {
                #[cfg(test)]
                self.assert_mirrored(run);
                self.set(cell.index() + 1, run)?;
            }
            *self = before;
            run.undo(line::RESTORE)?;
        }
        Flow::Continue(())
    }

    /// `Durchstreichen_möglich`: strikes `digit` from the row, column and box of `cell`, and does
    /// the same for every cell that is left with one digit. Returns whether every cell still has a
    /// digit.
    fn strike_out(&mut self, cell: Cell, digit: Digit, run: &mut Run) -> ControlFlow<(), bool> {
        for house in cell.houses() {
            for other in house.cells().without(cell).iter() {
                if !self.tst[other].contains(digit) {
                    continue;
                }
                self.tst[other].remove(digit);
                run.eliminate(other, digit, line::STRIKE)?;
                if self.tst[other].is_empty() {
                    run.contradiction(Some(other), None, line::STRIKE)?;
                    return ControlFlow::Continue(false);
                }
                if let Some(last) = self.tst[other].single() {
                    self.aus.set(other, Some(last));
                    run.place(other, last, line::LAST)?;
                    if !self.strike_out(other, last, run)? {
                        return ControlFlow::Continue(false);
                    }
                }
            }
        }
        ControlFlow::Continue(true)
    }

    /// A viewer that follows the trace must have the same two matrices.
    #[cfg(test)]
    fn assert_mirrored(&self, run: &Run) {
        run.agrees_with(&self.aus);
        for cell in Cell::ALL {
            assert_eq!(run.mirror.candidates(cell), self.tst[cell]);
        }
    }
}

/// The lines that act.
mod line {
    pub(super) const READ: u8 = 1;
    pub(super) const IMPOSSIBLE: u8 = 6;
    pub(super) const FILLED: u8 = 10;
    pub(super) const POSSIBLE: u8 = 12;
    pub(super) const NAKED: u8 = 14;
    pub(super) const HIDDEN_IN_ROW: u8 = 18;
    pub(super) const HIDDEN_IN_COLUMN: u8 = 19;
    pub(super) const HIDDEN_IN_BOX: u8 = 20;
    pub(super) const SOLUTION: u8 = 23;
    pub(super) const TRY: u8 = 25;
    pub(super) const RESTORE: u8 = 28;
    pub(super) const STRIKE: u8 = 31;
    pub(super) const LAST: u8 = 33;
}

/// In German, the procedures have Sturm's names.
static PSEUDOCODE: Pseudocode = pseudocode! {
    procedure 0 "Sudopli" "Sudopli" "Sudopli" {
        step READ "read the digits" "lies die Zahlen ein" "lees de getallen in"
        loop 2 "repeat while Select finds something"
            "wiederhole, solange Auswählen etwas findet"
            "herhaal zolang Kiezen iets vindt" {
            call 3 "Compute, until all cells are run through"
                "Berechnen, bis alles durchlaufen ist"
                "Berekenen, tot alles doorlopen is"
            call 4 "Select" "Auswählen" "Kiezen"
        }
        if 5 "if some cell has no possible digit"
            "falls in einem Feld keine Zahl möglich ist"
            "als in een cel geen getal mogelijk is" {
            step IMPOSSIBLE "it cannot be solved" "es ist nicht lösbar" "hij is niet op te lossen"
        } else {
            call 7 "Set(1)" "Setzen(1)" "Zetten(1)"
        }
    }
    procedure 8 "Compute" "Berechnen" "Berekenen" {
        loop 9 "for each cell (i, j) in reading order"
            "für jedes Feld (I, J) in Leserichtung"
            "voor elke cel (i, j) in leesrichting" {
            if FILLED "if its digit stands: only this one is possible"
                "falls die Zahl vorhanden ist: nur sie ist möglich"
                "als het getal er staat: alleen dat is mogelijk" {
            } else 11 "else" "sonst" "anders" {
                step POSSIBLE "possible is what stands in neither row, column nor box"
                    "möglich ist, was weder in Zeile, Spalte noch Kasten steht"
                    "mogelijk is wat in rij, kolom noch blok staat"
                if 13 "if exactly one digit is possible"
                    "falls genau eine Zahl möglich ist"
                    "als precies één getal mogelijk is" {
                    step NAKED "set it, and start again from the beginning"
                        "setze sie und fang ganz von vorn an"
                        "zet het neer en begin van voren af aan"
                }
            }
        }
    }
    procedure 15 "Select" "Auswählen" "Kiezen" {
        loop 16 "for the number l of possible digits from 2 to 8"
            "für die Anzahl L möglicher Zahlen von 2 bis 8"
            "voor het aantal l mogelijke getallen van 2 t/m 8" {
            loop 17 "for each cell with l possible digits, in reading order"
                "für jedes Feld mit L möglichen Zahlen, in Leserichtung"
                "voor elke cel met l mogelijke getallen, in leesrichting" {
                step HIDDEN_IN_ROW "if one of them is possible nowhere else in the row: set it, \
                     done"
                    "falls eine davon sonst nirgends in der Zeile möglich ist: setze sie, fertig"
                    "als een daarvan nergens anders in de rij mogelijk is: zet het neer, klaar"
                step HIDDEN_IN_COLUMN "likewise in the column"
                    "ebenso in der Spalte"
                    "evenzo in de kolom"
                step HIDDEN_IN_BOX "likewise in the box" "ebenso im Kasten" "evenzo in het blok"
            }
        }
    }
    procedure 21 "Set(from)" "Setzen(Anfangspos)" "Zetten(vanaf)" {
        if 22 "if no cell from there on has several possible digits"
            "falls ab dort kein Feld mehrere mögliche Zahlen hat"
            "als vanaf daar geen cel meer mogelijke getallen heeft" {
            step SOLUTION "solution found" "Lösung gefunden" "oplossing gevonden"
        } else {
            loop 24 "for each possible digit of the first such cell"
                "für jede mögliche Zahl des ersten solchen Feldes"
                "voor elk mogelijk getal van de eerste zulke cel" {
                step TRY "keep the matrix, set the digit"
                    "hebe die Matrix auf, setze die Zahl"
                    "bewaar de matrix, zet het getal neer"
                if 26 "if StrikingOutPossible(digit, cell)"
                    "falls Durchstreichen_möglich(Zahl, Feld)"
                    "als DoorstrepenMogelijk(getal, cel)" {
                    call 27 "Set(cell + 1)" "Setzen(Feld + 1)" "Zetten(cel + 1)"
                }
                step RESTORE "restore the matrix" "stelle die Matrix wieder her" "herstel de matrix"
            }
        }
    }
    procedure 29 "StrikingOutPossible(digit, cell)"
        "Durchstreichen_möglich(Zahl, Feld)"
        "DoorstrepenMogelijk(getal, cel)" {
        loop 30 "for each cell in row, column and box"
            "für jedes Feld in Zeile, Spalte und Kasten"
            "voor elke cel in rij, kolom en blok" {
            step STRIKE "strike the digit; not possible if it was the last"
                "streiche die Zahl; nicht möglich, wenn es die letzte war"
                "streep het getal door; niet mogelijk als het het laatste was"
            if 32 "if one digit is left"
                "falls eine Zahl übrig bleibt"
                "als er één getal overblijft" {
                call LAST "it stands: StrikingOutPossible(it, this cell)"
                    "sie steht fest: Durchstreichen_möglich(sie, dieses Feld)"
                    "het staat vast: DoorstrepenMogelijk(het, deze cel)"
            }
        }
    }
};

#[cfg(test)]
mod tests {
    use super::{Reach, singles};
    use crate::{Collect, Stop, by_name};
    use ennead_grid::{Givens, Puzzle};

    fn puzzle(text: &str) -> Puzzle {
        Puzzle::try_from(text.parse::<Givens>().unwrap()).unwrap()
    }

    #[test]
    fn the_unsolvable_slide_has_its_five_gaps() {
        let unsolvable =
            "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
        let slide = "67583.924 432159687 9.8762.13 589623471 34697125. 127548369 \
                     263417598 75.386142 814295736";
        let outcome = singles(&puzzle(unsolvable));
        assert_eq!(outcome.grid, slide.parse().unwrap());
        assert_eq!(outcome.reach, Reach::Neither);
    }

    #[test]
    fn an_empty_grid_gives_the_two_grids_of_the_slide() {
        let mut collect = Collect::default();
        by_name("three-tier").unwrap().search(&Puzzle::EMPTY, 2, &mut collect, &Stop::never());
        let slide = [
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
            "123456789456789123789123456214365897365897214897214365531642978648971532972538641",
        ];
        assert_eq!(collect.solutions.iter().map(|s| s.to_string()).collect::<Vec<_>>(), slide);
    }
}
