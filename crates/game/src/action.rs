//! What a player can do to the board.

use ennead_grid::{Candidate, Cell, CellSet, Digit, Givens};

use crate::board::{Board, RuledOut};

/// One thing the player does. It is undone as a whole, whatever the number of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Writes the digit into the cells without givens; if all of them hold it already, removes it.
    /// The marks that a digit had ruled out return when it goes.
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
                take_out(board, cells);
                if !hold {
                    cells.iter().for_each(|cell| board.placed.set(cell, Some(digit)));
                }
                if tidy && !hold {
                    cells.iter().for_each(|cell| strike_around(board, cell, digit));
                }
            }
            &Action::Corner { cells, digit } => {
                let empty = board.empty();
                settle_marks(board, cells & empty);
                toggle(&mut board.corner, cells & empty, digit);
            }
            &Action::Centre { cells, digit } => {
                let empty = board.empty();
                settle_marks(board, cells & empty);
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
                board.ruled_out = Default::default();
                board.corner = Default::default();
                board.centre = Default::default();
            }
            Action::ClearColours => board.colours = Default::default(),
            Action::StartOver => {
                board.placed = Givens::EMPTY;
                board.ruled_out = Default::default();
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
        take_out(board, digits);
    } else if !marked.is_empty() {
        settle_marks(board, marked);
        for cell in marked.iter() {
            board.corner[cell] = Default::default();
            board.centre[cell] = Default::default();
        }
    } else {
        cells.iter().for_each(|cell| board.colours[cell] = Default::default());
    }
}

/// Strikes the marks that `digit` in `cell` rules out, and remembers where.
fn strike_around(board: &mut Board, cell: Cell, digit: Digit) {
    for peer in cell.peers().iter() {
        if board.corner[peer].contains(digit) {
            board.corner[peer].remove(digit);
            board.ruled_out[cell].corner.insert(peer);
        }
        if board.centre[peer].contains(digit) {
            board.centre[peer].remove(digit);
            board.ruled_out[cell].centre.insert(peer);
        }
    }
}

/// Takes the digits out of `cells`. The marks they had ruled out return, unless another digit rules
/// them out.
fn take_out(board: &mut Board, cells: CellSet) {
    for cell in cells.iter() {
        let Some(digit) = board.placed.get(cell) else { continue };
        board.placed.set(cell, None);
        let gone = std::mem::take(&mut board.ruled_out[cell]);
        let grid = board.grid();
        let is_free = |&peer: &Cell| grid.allowed(peer).contains(digit);
        for peer in gone.corner.iter().filter(is_free) {
            board.corner[peer].insert(digit);
        }
        for peer in gone.centre.iter().filter(is_free) {
            board.centre[peer].insert(digit);
        }
    }
}

/// The player decides on the marks of `cells` anew, so nothing returns there by itself.
fn settle_marks(board: &mut Board, cells: CellSet) {
    let written = board.placed.cells();
    for cell in written.iter() {
        let gone = &mut board.ruled_out[cell];
        *gone = RuledOut { corner: gone.corner - cells, centre: gone.centre - cells };
    }
}

fn fill_marks(board: &mut Board) {
    let grid = board.grid();
    let empty = board.empty();
    for cell in empty.iter() {
        board.corner[cell] = grid.allowed(cell);
    }
    for (cell, _) in board.placed.iter() {
        board.ruled_out[cell].corner = cell.peers() & empty;
    }
}
