//! What a data set is to hold, as plain data.

use ennead::generate::Ratings;
use ennead::grid::named;
use ennead::logic::Technique;
use ennead::rating::Level;
use serde::{Deserialize, Serialize};

/// What a data set is to hold. The same options, in the same version of ennead, give the same bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The seed of all random numbers.
    pub seed: u64,
    /// How many puzzles of each kind are made. There is a kind for each combination of a level or
    /// rating with a technique.
    pub count: u64,
    /// Levels.
    pub levels: Vec<Level>,
    /// Ranges of ER, such as `1.2..2.0`.
    #[serde(with = "ranges")]
    pub ratings: Vec<Ratings>,
    /// Techniques that must occur.
    pub techniques: Vec<&'static dyn Technique>,
    /// The least and the greatest number of givens.
    pub clues: Option<(usize, usize)>,
    /// Whether the puzzles must be minimal.
    pub minimal: bool,
    /// Where puzzles are taken from; if there are any, none are made.
    pub sources: Vec<SourceOf>,
    /// The splits and their shares; the first is the training set.
    pub splits: Vec<Share>,
    /// How many images under random symmetries are added to each puzzle of the training set.
    pub augment: u32,
    /// What is said of a puzzle besides its solution.
    pub columns: Vec<Group>,
    /// The form of the files.
    pub output: Output,
    /// About how many rows a file has.
    pub rows_per_file: u64,
}

/// A source of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceOf {
    /// Its name.
    pub name: String,
    /// How many puzzles it has.
    pub puzzles: u64,
    /// The SHA-256 of the puzzles: of each, 81 characters and a line end.
    pub sha256: String,
}

/// A split and its share of the puzzles, which is its weight divided by the sum of the weights.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Its name.
    pub name: String,
    /// Its weight.
    pub weight: u32,
}

impl Share {
    /// A split of this weight.
    pub fn new(name: &str, weight: u32) -> Share {
        Share { name: name.to_owned(), weight }
    }
}

impl Options {
    /// How many rows a puzzle of a split becomes.
    pub(crate) fn variants(&self, split: usize) -> u64 {
        if split == 0 { u64::from(self.augment) + 1 } else { 1 }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seed: 0,
            count: 1000,
            levels: Vec::new(),
            ratings: Vec::new(),
            techniques: Vec::new(),
            clues: None,
            minimal: false,
            sources: Vec::new(),
            splits: vec![Share::new("train", 9), Share::new("test", 1)],
            augment: 0,
            columns: vec![Group::Rating],
            output: Output::Parquet,
            rows_per_file: 20_000,
        }
    }
}

named! {
    /// A group of columns.
    pub enum Group of "columns" {
        /// ER, EP, ED, the level and the hardest rule of Sudoku Explainer's scale.
        Rating = "rating",
        /// What the path of the easiest steps is like: whether it solves the puzzle, how many steps it
        /// has, its score and level in HoDoKu, its hardest technique.
        Path = "path",
        /// The steps of that path.
        Trace = "trace",
        /// Puzzle and solution also as arrays of 81 numbers.
        Boards = "boards",
    }
}

named! {
    /// The form of the files.
    pub enum Output of "format" {
        /// Parquet, which holds all columns; with the feature `parquet`.
        Parquet = "parquet",
        /// JSON, one row a line; holds all columns.
        Jsonl = "jsonl",
        /// CSV with all columns that are not lists.
        Csv = "csv",
        /// The CSV of sudoku-extreme: source, question, answer, and as rating ten times ER.
        Extreme = "extreme",
        /// The CSV of Kaggle's million Sudokus: quizzes, solutions; an empty cell is 0.
        Kaggle = "kaggle",
        /// The NumPy arrays that HRM and TRM train on.
        Hrm = "hrm",
        /// One NumPy array for each split, in the [flat](crate::flat) layout.
        Flat = "flat",
    }
}

/// Ranges of ratings as texts.
mod ranges {
    use ennead::generate::Ratings;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub(super) fn serialize<S: Serializer>(ranges: &[Ratings], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(ranges.iter().map(Ratings::to_string))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Ratings>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}
