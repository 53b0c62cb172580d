//! What a player can do to the board.

use ennead_board::{Classic, Digits, Ground, Set};
use ennead_grid::Digit;

use crate::board::{BoardOn, RuledOut};
use crate::drawn::{Line, Stroke};

/// What a player can do to the classic board.
pub type Action = ActionOn<Classic>;

/// One thing the player does. It is undone as a whole, whatever the number of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionOn<G: Ground> {
    /// Writes the digit into the cells without givens; if all of them hold it already, removes it.
    /// The marks that a digit had ruled out return when it goes.
    Enter {
        /// Where.
        cells: G::Cells,
        /// Which digit.
        digit: G::Value,
        /// Whether the marks that the digit rules out in its houses go as well.
        tidy: bool,
    },
    /// Adds the corner mark to the cells without a digit; if all of them have it already, removes
    /// it.
    Corner {
        /// Where.
        cells: G::Cells,
        /// Which digit.
        digit: G::Value,
    },
    /// Adds or removes the centre mark likewise.
    Centre {
        /// Where.
        cells: G::Cells,
        /// Which digit.
        digit: G::Value,
    },
    /// Gives the cells the colour, whether or not they hold givens; if all of them have it already,
    /// removes it.
    Colour {
        /// Where.
        cells: G::Cells,
        /// Which colour, 1 to 9.
        colour: Digit,
    },
    /// Removes what is on top: the digits if there are any, otherwise the marks, otherwise the
    /// colours of the cells and of their candidates.
    Clear {
        /// Where.
        cells: G::Cells,
    },
    /// Makes the only mark of the cell its digit.
    Settle {
        /// Where.
        cell: G::Cell,
        /// As in [`Enter`](ActionOn::Enter).
        tidy: bool,
    },
    /// Fills every empty cell with corner marks: all digits that no house of the cell holds.
    FillMarks,
    /// Removes all marks.
    ClearMarks,
    /// Removes all colours, those of candidates too.
    ClearColours,
    /// Gives the candidates the colour in place of any other; if all of them have it already,
    /// removes it.
    Tint {
        /// Which candidates.
        candidates: Vec<G::Candidate>,
        /// Which colour, 1 to 9.
        colour: Digit,
    },
    /// Draws a link between two candidates in place of any other between them; if it is there just
    /// so, removes it.
    Link {
        /// One end.
        from: G::Candidate,
        /// The other end.
        to: G::Candidate,
        /// How it looks.
        line: Line,
    },
    /// Draws a stroke of the pen; if it is there already, rubs it out.
    Draw {
        /// The stroke.
        stroke: Stroke,
    },
    /// Removes all links and strokes.
    ClearDrawings,
    /// Removes everything but the givens, as one step.
    StartOver,
    /// Carries out a step of the logic. If there are no marks to strike from, all candidates are
    /// marked first.
    Step {
        /// The technique's name, such as `x-wing`.
        technique: String,
        /// The digits to write.
        placements: Vec<G::Candidate>,
        /// The marks to strike.
        eliminations: Vec<G::Candidate>,
    },
}

impl<G: Ground> ActionOn<G> {
    /// Applies the action to `board`. What makes no sense on this board is not done.
    pub fn apply(&self, board: &mut BoardOn<G>) {
        match self {
            &ActionOn::Enter { cells, digit, tidy } => enter(board, cells, digit, tidy),
            &ActionOn::Corner { cells, digit } => {
                let empty = board.empty();
                settle_marks(board, cells & empty);
                toggle::<G, _, _>(&mut board.corner, cells & empty, digit);
            }
            &ActionOn::Centre { cells, digit } => {
                let empty = board.empty();
                settle_marks(board, cells & empty);
                toggle::<G, _, _>(&mut board.centre, cells & empty, digit);
            }
            &ActionOn::Colour { cells, colour } => {
                toggle::<G, _, _>(&mut board.colours, cells, colour);
            }
            &ActionOn::Clear { cells } => clear(board, cells),
            &ActionOn::Settle { cell, tidy } => {
                if let Some(digit) = board.lone_mark(cell) {
                    enter(board, G::Cells::only(cell), digit, tidy);
                }
            }
            ActionOn::FillMarks => fill_marks(board),
            ActionOn::ClearMarks => board.clear_marks(),
            ActionOn::ClearColours => board.clear_colours(),
            ActionOn::Tint { candidates, colour } => board.drawn.tint(candidates, *colour),
            &ActionOn::Link { from, to, line } => board.drawn.link(from, to, line),
            ActionOn::Draw { stroke } => board.drawn.draw(stroke),
            ActionOn::ClearDrawings => board.drawn.rub_out(),
            ActionOn::StartOver => {
                board.placed = board.ground.blank();
                board.clear_marks();
                board.clear_colours();
                board.drawn.rub_out();
            }
            ActionOn::Step { placements, eliminations, .. } => {
                take_step(board, placements, eliminations);
            }
        }
    }
}

/// Writes the digit; where all of the cells hold it already, takes it out.
fn enter<G: Ground>(board: &mut BoardOn<G>, cells: G::Cells, digit: G::Value, tidy: bool) {
    let cells = cells - board.givens.cells();
    let hold = !cells.is_empty() && cells.iter().all(|cell| board.placed.get(cell) == Some(digit));
    take_out(board, cells);
    if !hold {
        cells.iter().for_each(|cell| board.placed.set(cell, Some(digit)));
    }
    if tidy && !hold {
        cells.iter().for_each(|cell| strike_around(board, cell, digit));
    }
}

/// Carries out a step of the logic.
fn take_step<G: Ground>(
    board: &mut BoardOn<G>,
    placements: &[G::Candidate],
    eliminations: &[G::Candidate],
) {
    if !eliminations.is_empty() && !board.is_marked() {
        fill_marks(board);
    }
    for &candidate in eliminations {
        let (digit, cell) = G::parts(candidate);
        board.corner[cell].remove(digit);
        board.centre[cell].remove(digit);
    }
    for &candidate in placements {
        let (digit, cell) = G::parts(candidate);
        if board.digit(cell).is_none() {
            board.placed.set(cell, Some(digit));
            strike_around(board, cell, digit);
        }
    }
}

/// Adds `element` to the marks of the cells; if all of them have it already, takes it out.
fn toggle<G: Ground, E: Copy, S: Set<E>>(marks: &mut G::Map<S>, cells: G::Cells, element: E) {
    let all = cells.iter().all(|cell| marks[cell].contains(element));
    for cell in cells.iter() {
        if all {
            marks[cell].remove(element);
        } else {
            marks[cell].insert(element);
        }
    }
}

fn clear<G: Ground>(board: &mut BoardOn<G>, cells: G::Cells) {
    let digits = cells & board.placed.cells();
    let marked = cells.iter().filter(|&cell| {
        board.digit(cell).is_none()
            && !(board.corner[cell].is_empty() && board.centre[cell].is_empty())
    });
    let marked: G::Cells = marked.collect();
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
        board.drawn.tints.retain(|&candidate, _| !cells.contains(G::parts(candidate).1));
    }
}

/// Strikes the marks that `digit` in `cell` rules out, and remembers where.
fn strike_around<G: Ground>(board: &mut BoardOn<G>, cell: G::Cell, digit: G::Value) {
    for peer in board.ground.peers(cell).iter() {
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
fn take_out<G: Ground>(board: &mut BoardOn<G>, cells: G::Cells) {
    for cell in cells.iter() {
        let Some(digit) = board.placed.get(cell) else { continue };
        board.placed.set(cell, None);
        let gone = std::mem::take(&mut board.ruled_out[cell]);
        let grid = board.grid();
        let is_free = |&peer: &G::Cell| board.ground.allowed(&grid, peer).contains(digit);
        for peer in gone.corner.iter().filter(is_free) {
            board.corner[peer].insert(digit);
        }
        for peer in gone.centre.iter().filter(is_free) {
            board.centre[peer].insert(digit);
        }
    }
}

/// The player decides on the marks of `cells` anew, so nothing returns there by itself.
fn settle_marks<G: Ground>(board: &mut BoardOn<G>, cells: G::Cells) {
    let written = board.placed.cells();
    for cell in written.iter() {
        let gone = &mut board.ruled_out[cell];
        *gone = RuledOut { corner: gone.corner - cells, centre: gone.centre - cells };
    }
}

fn fill_marks<G: Ground>(board: &mut BoardOn<G>) {
    let grid = board.grid();
    let empty = board.empty();
    for cell in empty.iter() {
        board.corner[cell] = board.ground.allowed(&grid, cell);
    }
    for cell in board.placed.cells().iter() {
        board.ruled_out[cell].corner = board.ground.peers(cell) & empty;
    }
}
