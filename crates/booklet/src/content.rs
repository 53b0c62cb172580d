//! The content of a booklet: title, sections, puzzles.

use ennead_cross as cross;
use ennead_engine::{Stop, Stopped};
use ennead_grid::{Puzzle, Solution};
use ennead_logic::rating::{Level, Tenths};
use ennead_logic::{PathFinder, Position, TECHNIQUES};
use ennead_text::Words;

/// A booklet, before it has pages.
#[derive(Clone, Debug, Default)]
pub struct Booklet {
    /// The title.
    pub title: String,
    /// The sections, in order. Those without puzzles are left out.
    pub sections: Vec<Section>,
}

/// Some puzzles under a heading.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The puzzles.
    pub items: Vec<Item>,
}

/// A puzzle to print.
#[derive(Clone, Debug)]
pub enum Item {
    /// A Sudoku.
    Sudoku(Box<Sudoku>),
    /// A cross-number puzzle.
    Cross(Box<Cross>),
}

/// A Sudoku with everything that may be printed about it.
#[derive(Clone, Debug)]
pub struct Sudoku {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Solution,
    /// Its level, if it has been rated.
    pub level: Option<Level>,
    /// Its rating on Sudoku Explainer's scale.
    pub rating: Option<Tenths>,
    /// The techniques it needs, in words, the hardest last.
    pub techniques: Vec<String>,
    /// How to find the puzzle again: seed and number, or file and line.
    pub id: String,
    /// Where it can be played, for the QR code.
    pub link: Option<String>,
}

/// A cross-number puzzle and its only solution.
#[derive(Clone, Debug)]
pub struct Cross {
    /// The puzzle.
    pub puzzle: cross::Puzzle,
    /// Its only solution.
    pub solution: cross::Grid,
    /// Where it comes from.
    pub id: String,
}

/// Where puzzles can be played unless another address is given: SudokuExchange, whose links contain
/// the puzzle itself.
pub const PLAY_AT: &str = "https://sudokuexchange.com/play/?s=";

impl Sudoku {
    /// A puzzle with nothing but its origin.
    pub fn new(puzzle: Puzzle, solution: Solution, id: String) -> Sudoku {
        let (level, rating, techniques, link) = (None, None, Vec::new(), None);
        Sudoku { puzzle, solution, level, rating, techniques, id, link }
    }

    /// Adds its rating, and the level that follows from it.
    pub fn rated(self, rating: Tenths) -> Sudoku {
        Sudoku { level: Some(Level::of(rating)), rating: Some(rating), ..self }
    }

    /// With the techniques of its path, the simplest first.
    ///
    /// # Errors
    ///
    /// If it was stopped.
    pub fn with_techniques(
        self,
        finder: &PathFinder,
        words: &Words,
        stop: &Stop,
    ) -> Result<Sudoku, Stopped> {
        let path = finder.path(&Position::new(&self.puzzle), stop)?;
        let used = |name: &str| path.steps.iter().any(|step| step.technique == name);
        let names = TECHNIQUES.iter().map(|technique| technique.about().name);
        let techniques = names.filter(|name| used(name)).map(|name| words.technique(name));
        Ok(Sudoku { techniques: techniques.collect(), ..self })
    }

    /// Adds a link to play it: `prefix`, or else [`PLAY_AT`], followed by the 81 digits, 0 for an
    /// empty cell. Digits make the smallest QR code.
    pub fn with_link(self, prefix: Option<&str>) -> Sudoku {
        let digits = self.puzzle.givens().to_string().replace('.', "0");
        let link = Some(format!("{}{digits}", prefix.unwrap_or(PLAY_AT)));
        Sudoku { link, ..self }
    }
}

/// The heading of a section with puzzles of one level.
pub fn level_heading(level: Level, words: &Words) -> String {
    let name = words.level(level);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Booklet {
    /// The number of puzzles.
    pub fn len(&self) -> usize {
        self.sections.iter().map(|section| section.items.len()).sum()
    }

    /// Whether there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
