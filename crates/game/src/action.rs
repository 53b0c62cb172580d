//! What a player can do to the board.

use ennead_grid::{Candidate, Cell, CellSet, Digit, Givens};

use crate::Board;

/// One thing the player does. It is undone as a whole, whatever the number of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Writes the digit into the cells without givens; if all of them hold it already, removes it.
    Enter {
        /// Where.
        cells: CellSet,
        /// Which digit.
        digit: Digit,
        /// Whether the marks that the digit rules out in its houses go as well.
        tidy: bool,
    },
    /// Adds the corner mark to the cells without a digit; if all of them have it already, removes
    /// it.
    Corner {
        /// Where.
        cells: CellSet,
        /// Which digit.
        digit: Digit,
    },
    /// Adds or removes the centre mark likewise.
    Centre {
        /// Where.
        cells: CellSet,
        /// Which digit.
        digit: Digit,
    },
    /// Gives the cells the colour, whether or not they hold givens; if all of them have it already,
    /// removes it.
    Colour {
        /// Where.
        cells: CellSet,
        /// Which colour, 1 to 9.
        colour: Digit,
    },
    /// Removes what is on top: the digits if there are any, otherwise the marks, otherwise the
    /// colours.
    Clear {
        /// Where.
        cells: CellSet,
    },
    /// Makes the only mark of the cell its digit.
    Settle {
        /// Where.
        cell: Cell,
        /// As in [`Enter`](Action::Enter).
        tidy: bool,
    },
    /// Fills every empty cell with corner marks: all digits that no house of the cell holds.
    FillMarks,
    /// Removes all marks.
    ClearMarks,
    /// Removes all colours.
    ClearColours,
    /// Removes everything but the givens, as one step.
    StartOver,
    /// Carries out a step of the logic. If there are no marks to strike from, all candidates are
    /// marked first.
    Step {
        /// The technique's name, such as `x-wing`.
        technique: String,
        /// The digits to write.
        placements: Vec<Candidate>,
        /// The marks to strike.
        eliminations: Vec<Candidate>,
    },
}

impl Action {
    /// Applies the action to `board`. What makes no sense on this board is not done.
    pub fn apply(&self, board: &mut Board) {
        match self {
            &Action::Enter { cells, digit, tidy } => {
                let cells = cells - board.givens.cells();
                let hold = !cells.is_empty()
                    && cells.iter().all(|cell| board.placed.get(cell) == Some(digit));
                for cell in cells.iter() {
                    board.placed.set(cell, (!hold).then_some(digit));
                }
                if tidy && !hold {
                    cells.iter().for_each(|cell| strike_around(board, cell, digit));
                }
            }
            &Action::Corner { cells, digit } => {
                let empty = board.empty();
                toggle(&mut board.corner, cells & empty, digit);
            }
            &Action::Centre { cells, digit } => {
                let empty = board.empty();
                toggle(&mut board.centre, cells & empty, digit);
            }
            &Action::Colour { cells, colour } => toggle(&mut board.colours, cells, colour),
            &Action::Clear { cells } => clear(board, cells),
            &Action::Settle { cell, tidy } => {
                if let Some(digit) = board.lone_mark(cell) {
                    Action::Enter { cells: CellSet::only(cell), digit, tidy }.apply(board);
                }
            }
            Action::FillMarks => fill_marks(board),
            Action::ClearMarks => {
                board.corner = Default::default();
                board.centre = Default::default();
            }
            Action::ClearColours => board.colours = Default::default(),
            Action::StartOver => {
                board.placed = Givens::EMPTY;
                board.corner = Default::default();
                board.centre = Default::default();
                board.colours = Default::default();
            }
            Action::Step { placements, eliminations, .. } => {
                if !eliminations.is_empty() && !board.is_marked() {
                    fill_marks(board);
                }
                for candidate in eliminations {
                    board.corner[candidate.cell()].remove(candidate.digit());
                    board.centre[candidate.cell()].remove(candidate.digit());
                }
                for candidate in placements {
                    if board.digit(candidate.cell()).is_none() {
                        board.placed.set(candidate.cell(), Some(candidate.digit()));
                        strike_around(board, candidate.cell(), candidate.digit());
                    }
                }
            }
        }
    }
}

type Marks = ennead_grid::CellMap<ennead_grid::DigitSet>;

fn toggle(marks: &mut Marks, cells: CellSet, digit: Digit) {
    let all = cells.iter().all(|cell| marks[cell].contains(digit));
    for cell in cells.iter() {
        if all {
            marks[cell].remove(digit);
        } else {
            marks[cell].insert(digit);
        }
    }
}

fn clear(board: &mut Board, cells: CellSet) {
    let digits = cells & board.placed.cells();
    let marked = cells.iter().filter(|&cell| {
        board.digit(cell).is_none()
            && !(board.corner[cell].is_empty() && board.centre[cell].is_empty())
    });
    let marked: CellSet = marked.collect();
    if !digits.is_empty() {
        digits.iter().for_each(|cell| board.placed.set(cell, None));
    } else if !marked.is_empty() {
        for cell in marked.iter() {
            board.corner[cell] = Default::default();
            board.centre[cell] = Default::default();
        }
    } else {
        cells.iter().for_each(|cell| board.colours[cell] = Default::default());
    }
}

fn strike_around(board: &mut Board, cell: Cell, digit: Digit) {
    for peer in cell.peers().iter() {
        board.corner[peer].remove(digit);
        board.centre[peer].remove(digit);
    }
}

fn fill_marks(board: &mut Board) {
    let grid = board.grid();
    for cell in board.empty().iter() {
        board.corner[cell] = grid.allowed(cell);
    }
}
