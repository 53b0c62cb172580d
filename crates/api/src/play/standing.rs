//! The position of a puzzle or a game, and the solution to judge it by.

#[cfg(feature = "rules")]
use ennead::board::{self, Classic};
use ennead::engine::{Stop, Stopped};
use ennead::logic::{Hint, Path, PathFinder, Position, Step};
use ennead::{CellSet, Clues, Givens, Puzzle, Sheet, Solution, Verdict};
#[cfg(feature = "rules")]
use ennead::{rule::Ruled, variant};
#[cfg(feature = "rules")]
use ennead_game::GameOn;
use ennead_game::{Board, Broken, Game, SavedGame, Solutions};
use ennead_text::Words;
use serde::Serialize;

use crate::play::techniques::Finders;
use crate::question::{Asker, Refusal, within};

/// The position reached in a puzzle.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The givens, or the sukaku.
    pub clues: Clues,
    /// The digits and candidates.
    pub position: Position,
    /// The solution of the puzzle, if there is exactly one. Otherwise the solution of the givens
    /// alone, if there is exactly one: then the sukaku has struck a candidate that is true.
    pub solution: Option<Solution>,
    /// Whether the puzzle, or its givens alone, has any solution.
    pub solvable: bool,
    /// Whether the puzzle has exactly one solution.
    unique: bool,
    /// Whether the givens alone have exactly one solution.
    by_givens: bool,
}

/// Which solutions digits have: what a game asks when it is checked. Digits that clash have none.
pub fn solutions(givens: &Givens) -> Solutions<Givens> {
    let Ok(puzzle) = Puzzle::try_from(*givens) else { return Solutions::None };
    match ennead::solution(&puzzle) {
        Some(solution) => Solutions::One(solution.into()),
        None if ennead::some_solution(&puzzle).is_some() => Solutions::Several,
        None => Solutions::None,
    }
}

/// The same on any board, by its rules: for [`GameOn::check`](ennead_game::GameOn::check). If the search is
/// stopped, the answer means nothing.
#[cfg(feature = "rules")]
pub fn solutions_on(
    ground: &Ruled,
    values: &board::Givens,
    stop: &Stop,
) -> Solutions<board::Givens> {
    let Ok(puzzle) = variant::Puzzle::new(ground.setup(values)) else { return Solutions::None };
    if let Some(classic) = puzzle.as_classic() {
        return match solutions(classic.givens()) {
            Solutions::None => Solutions::None,
            Solutions::Several => Solutions::Several,
            Solutions::One(givens) => {
                let sheet = board::Sheet { givens, ..board::Sheet::blank(Classic) };
                Solutions::One(sheet.on_any_board().givens)
            }
        };
    }
    let found = puzzle.solve(2, stop).unwrap_or_default();
    match <[board::Givens; 1]>::try_from(found) {
        Ok([solution]) => Solutions::One(solution),
        Err(found) if found.is_empty() => Solutions::None,
        Err(_) => Solutions::Several,
    }
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

    /// What is answered in place of a path.
    pub fn answer(&self, words: &Words) -> Clashed {
        Clashed {
            puzzle: self.grid,
            verdict: Verdict::Invalid,
            clashes: self.cells,
            verdict_sentence: self.sentence(words),
        }
    }
}

/// The answer about digits that clash.
#[derive(Clone, Debug, Serialize)]
pub struct Clashed {
    /// The givens and the other digits.
    pub puzzle: Givens,
    /// That they are invalid.
    pub verdict: Verdict,
    /// The cells that clash.
    pub clashes: CellSet,
    /// Which cells clash, in a sentence.
    pub verdict_sentence: String,
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
        let clues = Clues::from(sheet);
        let puzzle = Puzzle::try_from(clues);
        let puzzle = puzzle.map_err(|clash| Clashing { grid, cells: clash.cells })?;
        let solution = ennead::solution(&puzzle);
        let of_givens = match clues.is_sukaku() {
            false => solution,
            true => Puzzle::try_from(sheet.givens).ok().as_ref().and_then(ennead::solution),
        };
        let judge = solution.or(of_givens);
        Ok(Standing {
            clues,
            position,
            solution: judge,
            solvable: judge.is_some() || ennead::some_solution(&puzzle).is_some(),
            unique: solution.is_some(),
            by_givens: of_givens.is_some(),
        })
    }

    /// The position of a game, with its corner marks if every empty cell has some.
    ///
    /// # Errors
    ///
    /// If digits clash.
    pub fn of_board(board: &Board) -> Result<Standing, Clashing> {
        Standing::of_sheet(&Sheet { candidates: Some(board.candidates()), ..board.sheet() })
    }

    /// Whether the puzzle has exactly one solution.
    pub fn is_unique(&self) -> bool {
        self.unique
    }

    /// What helps next; mistakes come first.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn hint(&self, finders: &Finders, stop: &Stop) -> Result<Hint, Stopped> {
        if !self.solvable {
            return Ok(Hint::Unsolvable);
        }
        self.finder(finders).hint(&self.position, self.solution.as_ref(), stop)
    }

    /// Every step from here, at most `most`; none if there are mistakes.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn steps(&self, finders: &Finders, most: usize, stop: &Stop) -> Result<Vec<Step>, Stopped> {
        self.finder(finders).steps(&self.position, most, stop)
    }

    /// The path from here.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn path(&self, finders: &Finders, stop: &Stop) -> Result<Path, Stopped> {
        self.finder(finders).path(&self.position, stop)
    }

    /// The finder to use: techniques that rely on uniqueness only if the givens have one solution.
    pub(crate) fn finder<'f>(&self, finders: &'f Finders) -> &'f PathFinder {
        if self.allows_uniqueness() { &finders.unique } else { &finders.any }
    }

    /// Whether the givens alone have exactly one solution. What techniques conclude from uniqueness
    /// follows from the givens, not from what a sukaku strikes.
    pub(crate) fn allows_uniqueness(&self) -> bool {
        self.by_givens
    }
}

/// Refuses a sukaku whose givens alone do not have exactly one solution. A game keeps only the
/// givens as part of the puzzle; the candidates left would become the player's pencil marks.
///
/// # Errors
///
/// If it is one.
pub fn demand_playable(sheet: &Sheet, words: &Words) -> Result<(), Refusal> {
    let by_givens = || Puzzle::try_from(sheet.givens).ok().as_ref().and_then(ennead::solution);
    match Clues::from(sheet).is_sukaku() && by_givens().is_none() {
        true => Err(Refusal::WrongCall(words.say("question-sukaku"))),
        false => Ok(()),
    }
}

/// The largest number of moves in a game. Each takes some hundred bytes more than it has as text.
const MOST_MOVES: u64 = 20_000;

/// A saved game on the board it is played on.
#[expect(clippy::large_enum_variant, reason = "there is one for each question")]
pub(crate) enum Restored {
    /// The classic one.
    Classic(Game),
    /// One with rules, or another board.
    #[cfg(feature = "rules")]
    Ruled(GameOn<Ruled>),
}

impl Restored {
    /// Restores a saved game.
    pub(crate) fn of(saved: &SavedGame, asker: &Asker) -> Result<Restored, Refusal> {
        within("moves", saved.moves.len() as u64, 0..=MOST_MOVES)?;
        let classic = Game::restore(saved).map(Restored::Classic);
        #[cfg(feature = "rules")]
        let classic = classic.or_else(|it| match it.is_of_another_board() {
            true => GameOn::restore(saved).map(Restored::Ruled),
            false => Err(it),
        });
        classic.map_err(|it| broken(&it, asker))
    }
}

/// Restores a saved game, for a question that only the classic core answers.
pub(crate) fn restored(saved: &SavedGame, asker: &Asker) -> Result<Game, Refusal> {
    match Restored::of(saved, asker)? {
        Restored::Classic(game) => Ok(game),
        #[cfg(feature = "rules")]
        Restored::Ruled(_) => Err(Refusal::WrongCall(asker.words.say("ruled-not-here"))),
    }
}

/// The refusal of data that is not a game or not an action.
pub(crate) fn broken(broken: &Broken, asker: &Asker) -> Refusal {
    Refusal::WrongCall(asker.words.broken_game(broken))
}
