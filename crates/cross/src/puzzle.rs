//! The puzzle: a grid, marks, words, rules, and how its numbers are read.

use std::fmt;

use crate::term::{Node, TermId, Terms, WordId};
use crate::vocabulary::Kind;

/// The greatest width and height of a grid.
pub const MAX_SIDE: usize = 1000;

/// Across or down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// From left to right; `_w` (waagerecht) in the contest notation.
    Across,
    /// From top to bottom; `_s` (senkrecht) in the contest notation.
    Down,
}

impl Direction {
    /// Both.
    pub const ALL: [Direction; 2] = [Direction::Across, Direction::Down];

    /// `w` or `s`, which the contest notation appends to a mark's name.
    pub const fn letter(self) -> char {
        match self {
            Direction::Across => 'w',
            Direction::Down => 's',
        }
    }
}

/// A named cell, at which words begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The name, such as `A`.
    pub name: String,
    /// The row, from 0.
    pub row: usize,
    /// The column, from 0.
    pub column: usize,
}

/// A number in the grid: the cells from a mark to the border, to a black cell or to the
/// next cell that begins a word of the same direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The mark at which it begins, as its position in [`Puzzle::marks`].
    pub mark: usize,
    /// Its direction.
    pub direction: Direction,
    /// Its cells, most significant digit first; a cell is `row * width + column`.
    pub cells: Vec<u32>,
}

ennead_grid::named! {
    /// What counts as the digits of a word for `qs`, `qp`, `U`, `rev`, `palindrome`, `anagram`.
    pub enum DigitReading of "value" {
        /// The digits in its cells: the word `0 5` has two digits.
        Cells = "cells",
        /// The digits of its number: the word `0 5` is 5 and has one digit.
        Number = "number",
    }
}

/// The answers to the two questions that a contest file leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    /// Whether a word of several cells may begin with 0. Default: it may.
    pub leading_zeros: bool,
    /// What counts as the digits of a word. Default: its cells.
    pub digits: DigitReading,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading { leading_zeros: true, digits: DigitReading::Cells }
    }
}

/// The place of a rule in its file; all zero for a rule that does not come from a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// A condition that every solution satisfies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The condition.
    pub term: TermId,
    /// Its place in the file.
    pub place: Place,
}

/// A digit for every cell, in reading order; black cells hold 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid {
    /// The number of columns.
    pub width: usize,
    /// The digits, row by row.
    pub digits: Vec<u8>,
}

impl Grid {
    /// The rows as strings of digits.
    pub fn rows(&self) -> impl Iterator<Item = String> {
        self.digits.chunks(self.width).map(|row| row.iter().map(|d| (b'0' + d) as char).collect())
    }

    /// The rows as text, `#` for the black cells of `puzzle`.
    pub fn rows_of<'a>(&'a self, puzzle: &'a Puzzle) -> impl Iterator<Item = String> + 'a {
        let sign = |(cell, &digit)| match puzzle.is_black(cell) {
            true => '#',
            false => char::from(b'0' + digit),
        };
        let cells: Vec<char> = self.digits.iter().enumerate().map(sign).collect();
        let rows: Vec<String> = cells.chunks(self.width).map(|row| row.iter().collect()).collect();
        rows.into_iter()
    }
}

ennead_grid::display! {
    /// The rows, one on each line.
    Grid: |it, f| it.rows().try_for_each(|row| writeln!(f, "{row}"))
}

/// A cell as people name it: `r1c9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellName {
    /// The row, from 0.
    pub row: usize,
    /// The column, from 0.
    pub column: usize,
}

ennead_grid::display!(CellName: |it, f| write!(f, "r{}c{}", it.row + 1, it.column + 1));

impl fmt::Debug for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A cross-number puzzle.
#[derive(Clone, Debug)]
pub struct Puzzle {
    width: usize,
    height: usize,
    black: Vec<bool>,
    marks: Vec<Mark>,
    words: Vec<Word>,
    /// The terms its rules are built from.
    pub terms: Terms,
    rules: Vec<Rule>,
    /// How its numbers are read.
    pub reading: Reading,
}

/// The frame of a puzzle is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FrameError {
    /// Width or height is 0 or over [`MAX_SIDE`].
    Size,
    /// A mark lies outside the grid or on a black cell.
    MarkOutside {
        /// The mark's position in the list.
        mark: usize,
    },
    /// Two marks have the same name.
    NameTwice {
        /// The second mark's position in the list.
        mark: usize,
    },
    /// A word is listed twice.
    WordTwice {
        /// The second word's position in the list.
        word: usize,
    },
}

impl Puzzle {
    /// A puzzle without rules. `words` are marks, given by their positions in `marks`, each with a
    /// direction.
    ///
    /// # Errors
    ///
    /// If the size is out of range, a mark is outside the grid or on a black cell, or a name or a
    /// word occurs twice.
    ///
    /// # Panics
    ///
    /// If a word's mark is not a position in `marks`, or a black cell is outside the grid.
    pub fn new(
        width: usize,
        height: usize,
        black_cells: &[usize],
        marks: Vec<Mark>,
        words: &[(usize, Direction)],
    ) -> Result<Puzzle, FrameError> {
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
            return Err(FrameError::Size);
        }
        let mut black = vec![false; width * height];
        for &cell in black_cells {
            black[cell] = true;
        }
        let mut names = rustc_hash::FxHashSet::default();
        for (i, mark) in marks.iter().enumerate() {
            let inside = mark.row < height && mark.column < width;
            if !inside || black[mark.row * width + mark.column] {
                return Err(FrameError::MarkOutside { mark: i });
            }
            if !names.insert(mark.name.as_str()) {
                return Err(FrameError::NameTwice { mark: i });
            }
        }
        let mut begins = rustc_hash::FxHashSet::default();
        let mut listed = rustc_hash::FxHashSet::default();
        for (i, &(mark, direction)) in words.iter().enumerate() {
            if !listed.insert((mark, direction)) {
                return Err(FrameError::WordTwice { word: i });
            }
            begins.insert((marks[mark].row, marks[mark].column, direction));
        }
        let words = words
            .iter()
            .map(|&(mark, direction)| {
                let (mut row, mut column) = (marks[mark].row, marks[mark].column);
                let mut cells = Vec::new();
                loop {
                    cells.push((row * width + column) as u32);
                    match direction {
                        Direction::Across => column += 1,
                        Direction::Down => row += 1,
                    }
                    let inside = row < height && column < width;
                    if !inside
                        || black[row * width + column]
                        || begins.contains(&(row, column, direction))
                    {
                        break Word { mark, direction, cells };
                    }
                }
            })
            .collect();
        let (terms, rules, reading) = Default::default();
        Ok(Puzzle { width, height, black, marks, words, terms, rules, reading })
    }

    /// Adds a rule.
    ///
    /// # Panics
    ///
    /// If the term is a number; a rule has to be true or false.
    pub fn add_rule(&mut self, term: TermId, place: Place) {
        assert_eq!(self.terms.get(term).kind(), Kind::Truth, "a rule has to be true or false");
        self.rules.push(Rule { term, place });
    }

    /// The same puzzle with only those rules whose position in the list `keep` accepts.
    pub fn with_rules(&self, mut keep: impl FnMut(usize) -> bool) -> Puzzle {
        let mut puzzle = self.clone();
        let mut place = 0;
        puzzle.rules.retain(|_| {
            place += 1;
            keep(place - 1)
        });
        puzzle
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The number of cells, including black ones.
    pub fn cells(&self) -> usize {
        self.width * self.height
    }

    /// Whether a cell is black, so that it takes no digit.
    pub fn is_black(&self, cell: usize) -> bool {
        self.black[cell]
    }

    /// The marks, in the order of the file.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The words, in the order of the file.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// The rules, in the order of the file.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The word with this name and direction, if there is one.
    pub fn word(&self, name: &str, direction: Direction) -> Option<WordId> {
        let found = |word: &Word| word.direction == direction && self.marks[word.mark].name == name;
        self.words.iter().position(found).map(|i| WordId(i as u32))
    }

    /// The words with their ids.
    pub fn word_ids(&self) -> impl Iterator<Item = (WordId, &Word)> {
        self.words.iter().enumerate().map(|(i, word)| (WordId(i as u32), word))
    }

    /// The word as the contest notation writes it: `A_w`.
    pub fn word_name(&self, word: WordId) -> String {
        let word = &self.words[word.index()];
        format!("{}_{}", self.marks[word.mark].name, word.direction.letter())
    }

    /// The name of a cell.
    pub fn cell_name(&self, cell: usize) -> CellName {
        CellName { row: cell / self.width, column: cell % self.width }
    }

    /// The cells that a rule mentions, in ascending order.
    pub fn cells_of(&self, term: TermId) -> Vec<u32> {
        let mut cells: Vec<u32> = self
            .terms
            .below(term)
            .into_iter()
            .filter_map(|term| match self.terms.get(term) {
                Node::Word(word) => Some(&self.words[word.index()].cells),
                _ => None,
            })
            .flatten()
            .copied()
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The digits of a word in `grid`, most significant first.
    pub fn digits_of(&self, word: WordId, grid: &Grid) -> Vec<u8> {
        self.words[word.index()].cells.iter().map(|&cell| grid.digits[cell as usize]).collect()
    }
}
