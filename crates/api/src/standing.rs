//! The position of a puzzle or a game, and the solution to judge it by.

use ennead::engine::{Stop, Stopped};
use ennead::logic::{Hint, Path, PathFinder, Position};
use ennead::{CellSet, Givens, Puzzle, Sheet, Solution};
use ennead_game::{Board, Broken, Game, SavedGame};
use ennead_text::Words;

use crate::techniques::Finders;
use crate::{Asker, Refusal, Subject};

/// The position reached in a puzzle.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The givens.
    pub givens: Givens,
    /// The digits and candidates.
    pub position: Position,
    /// The solution of the givens, if there is exactly one.
    pub solution: Option<Solution>,
}

/// Digits clash, so no conclusions are possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clashing {
    /// The givens and the other digits.
    pub grid: Givens,
    /// The cells that clash.
    pub cells: CellSet,
}

impl Clashing {
    /// Which cells clash, in a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        words.clash(&self.grid, self.cells)
    }
}

impl Standing {
    /// The position on a sheet, with its pencil marks if it has any.
    ///
    /// # Errors
    ///
    /// If digits clash.
    pub fn of_sheet(sheet: &Sheet) -> Result<Standing, Clashing> {
        let grid = sheet.grid();
        let position = Position::of_sheet(sheet);
        let position = position.map_err(|clash| Clashing { grid, cells: clash.cells })?;
        let puzzle = Puzzle::try_from(sheet.givens);
        let puzzle = puzzle.map_err(|clash| Clashing { grid, cells: clash.cells })?;
        Ok(Standing { givens: sheet.givens, position, solution: ennead::solution(&puzzle) })
    }

    /// The position of a game, with its corner marks if every empty cell has some.
    ///
    /// # Errors
    ///
    /// If digits clash.
    pub fn of_board(board: &Board) -> Result<Standing, Clashing> {
        Standing::of_sheet(&Sheet { candidates: Some(board.candidates()), ..board.sheet() })
    }

    /// Whether the puzzle has exactly one solution, so that techniques may rely on it.
    pub fn is_unique(&self) -> bool {
        self.solution.is_some()
    }

    /// What helps next; mistakes come first.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn hint(&self, finders: &Finders, stop: &Stop) -> Result<Hint, Stopped> {
        self.finder(finders).hint(&self.position, self.solution.as_ref(), stop)
    }

    /// The path from here.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn path(&self, finders: &Finders, stop: &Stop) -> Result<Path, Stopped> {
        self.finder(finders).path(&self.position, stop)
    }

    fn finder<'f>(&self, finders: &'f Finders) -> &'f PathFinder {
        if self.is_unique() { &finders.unique } else { &finders.any }
    }
}

/// What the question is about: either a puzzle or a game.
pub(crate) enum Place {
    Sheet(Box<Sheet>),
    Game(Box<Game>),
}

impl Place {
    pub(crate) fn new(
        puzzle: Option<Subject>,
        game: Option<Box<SavedGame>>,
        asker: &Asker,
    ) -> Result<Place, Refusal> {
        match (puzzle, game) {
            (Some(puzzle), None) => Ok(Place::Sheet(Box::new(puzzle.sheet(asker)?))),
            (None, Some(saved)) => Ok(Place::Game(Box::new(restored(&saved, asker)?))),
            _ => Err(Refusal::WrongCall(asker.words.say("question-puzzle-or-game"))),
        }
    }
}

/// Restores a saved game.
pub(crate) fn restored(saved: &SavedGame, asker: &Asker) -> Result<Game, Refusal> {
    Game::restore(saved).map_err(|it| broken(&it, asker))
}

/// The refusal of data that is not a game or not an action.
pub(crate) fn broken(broken: &Broken, asker: &Asker) -> Refusal {
    Refusal::WrongCall(asker.words.broken_game(broken))
}
