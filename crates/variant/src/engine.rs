//! The ways to search.

use ennead_board::{Cell, CellSet, Givens, Ground, Value};
use ennead_constraint::Search;
use ennead_grid::name::{self, UnknownName};
use ennead_rule::Partial;
use ennead_stop::{End, Enough, Pace, Stop};

use crate::Puzzle;

/// Is handed each solution, and may have had enough.
pub type Take<'a> = &'a mut dyn FnMut(&Givens) -> Result<(), Enough>;

/// A way to find the solutions of a puzzle.
pub trait Engine: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Hands each solution once to `take`.
    ///
    /// # Errors
    ///
    /// If `take` has had enough, or the stop is raised.
    fn solutions(&self, puzzle: &Puzzle, stop: &Stop, take: Take<'_>) -> Result<(), End>;
}

/// The engines, the default first.
pub static ENGINES: &[&dyn Engine] = &[&Small, &Trial];

/// The engine called `name`.
///
/// # Errors
///
/// If there is none.
pub fn by_name(name: &str) -> Result<&'static dyn Engine, UnknownName> {
    name::find("engine", name, ENGINES.iter().map(|&engine| (engine.name(), engine)))
}

/// The constraints of `ennead-constraint`.
struct Small;

impl Engine for Small {
    fn name(&self) -> &'static str {
        "small"
    }

    fn solutions(&self, puzzle: &Puzzle, stop: &Stop, take: Take<'_>) -> Result<(), End> {
        let mut search = Search::new(puzzle.model(), u64::MAX);
        while let Some(numbers) = search.next(stop)? {
            take(&puzzle.board(&numbers))?;
        }
        Ok(())
    }
}

/// A value into the first empty cell, all rules asked whether that breaks them, on to the next:
/// seed 004's way, with any rules. It knows of a rule only what it says of itself, so that it shows
/// whether the constraints say the same.
struct Trial;

impl Engine for Trial {
    fn name(&self) -> &'static str {
        "trial"
    }

    fn solutions(&self, puzzle: &Puzzle, stop: &Stop, take: Take<'_>) -> Result<(), End> {
        let layout = puzzle.layout();
        let open = layout.cells() - puzzle.givens().cells();
        let cells: Vec<Cell> = open.iter().collect();
        let rule_cells: Vec<CellSet> =
            puzzle.rules().iter().map(|rule| rule.cells(layout)).collect();
        let mut board = puzzle.givens().clone();
        let mut pace = Pace::every(LOOK);
        // How many of the open cells hold a value.
        let mut filled = 0;
        loop {
            pace.step(1, stop)?;
            let forward = match cells.get(filled) {
                Some(&cell) => next_value(puzzle, &mut board, cell, &rule_cells),
                None => {
                    if puzzle.setup().is_solved_by(&board) {
                        take(&board)?;
                    }
                    false
                }
            };
            match (forward, filled.checked_sub(1)) {
                (true, _) => filled += 1,
                (false, Some(before)) => filled = before,
                (false, None) => return Ok(()),
            }
        }
    }
}

/// Values tried between two looks at the stop.
const LOOK: u64 = 256;

/// Writes the next greater value into `cell` that breaks nothing, or empties it if there is none.
fn next_value(puzzle: &Puzzle, board: &mut Givens, cell: Cell, rule_cells: &[CellSet]) -> bool {
    let values = puzzle.layout().values();
    let tried = board.get(cell);
    for value in values.iter().filter(|&value| tried.is_none_or(|tried| value > tried)) {
        board.set(cell, Some(value));
        if !breaks(puzzle, board, value, cell, rule_cells) {
            return true;
        }
    }
    board.set(cell, None);
    false
}

/// Whether the value in `cell` clashes with another or breaks a rule.
fn breaks(
    puzzle: &Puzzle,
    board: &Givens,
    value: Value,
    cell: Cell,
    rule_cells: &[CellSet],
) -> bool {
    let seen = Partial::new(board, puzzle.rules());
    let mut rules = puzzle.rules().iter().zip(rule_cells);
    !puzzle.layout().allowed(board, cell).contains(value)
        || rules.any(|(rule, cells)| cells.contains(cell) && rule.is_broken(&seen))
}
