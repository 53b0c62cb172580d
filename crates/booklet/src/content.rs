//! What stands in a booklet: title, sections, puzzles.

use ennead_cross as cross;
use ennead_grid::{Puzzle, Solution};
use ennead_logic::rating::{Level, Tenths};

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

/// A Sudoku with all that may be told of it.
#[derive(Clone, Debug)]
pub struct Sudoku {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its one solution.
    pub solution: Solution,
    /// Its level, if it has been rated.
    pub level: Option<Level>,
    /// Its rating on Sudoku Explainer's scale.
    pub rating: Option<Tenths>,
    /// The techniques it needs, in words, the hardest last.
    pub techniques: Vec<String>,
    /// Where the same puzzle can be had again: seed and number, or file and line.
    pub id: String,
    /// Where it can be played, for the QR code.
    pub link: Option<String>,
}

/// A cross-number puzzle and its one solution.
#[derive(Clone, Debug)]
pub struct Cross {
    /// The puzzle.
    pub puzzle: cross::Puzzle,
    /// Its one solution.
    pub solution: cross::Grid,
    /// Where it comes from.
    pub id: String,
}

impl Booklet {
    /// How many puzzles there are.
    pub fn len(&self) -> usize {
        self.sections.iter().map(|section| section.items.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
