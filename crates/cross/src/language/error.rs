//! What can be wrong with a file, and where.

use std::fmt;

use crate::puzzle::Place;
use crate::vocabulary::{Kind, Op};

/// A file cannot be read as a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where the wrong text begins.
    pub place: Place,
    /// The number of wrong characters; 1 at the end of the file.
    pub length: usize,
    /// The line; if it is long, the part around the place.
    pub excerpt: String,
    /// The number of characters of the excerpt before the wrong text.
    pub offset: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something else was expected.
    Unexpected {
        /// What was found; `None` at the end of the file.
        found: Option<String>,
        /// What was expected.
        expected: Expected,
        /// The count in the file that made us expect it.
        count: Option<Count>,
    },
    /// There is text after the last rule.
    TextAfterRules {
        /// The text.
        found: String,
        /// The number of rules given in the file.
        count: Count,
    },
    /// A width or height is 0 or over the limit.
    Size {
        /// The number found.
        found: String,
        /// The greatest size.
        limit: usize,
    },
    /// A mark, or the word that begins at it, is outside the grid.
    OffGrid {
        /// The mark's name.
        name: String,
        /// The width of the grid.
        width: usize,
        /// The height of the grid.
        height: usize,
    },
    /// A mark is on a black cell.
    OnBlack {
        /// The mark's name.
        name: String,
    },
    /// A mark cannot have this name.
    NotAName {
        /// The text.
        name: String,
    },
    /// The size of the grid is given twice, or the grid is drawn twice.
    SizeTwice,
    /// Two marks have the same name.
    NameTwice {
        /// The name.
        name: String,
    },
    /// A word is listed twice.
    WordTwice {
        /// The name of its mark.
        name: String,
    },
    /// No mark has this name.
    UnknownMark {
        /// The name.
        name: String,
    },
    /// A mark of this name exists, but no word of that direction is listed for it.
    UnlistedWord {
        /// The word, such as `A_w`.
        name: String,
    },
    /// No word, operator or number is written like this.
    UnknownName {
        /// The text.
        name: String,
    },
    /// No operator has this name.
    UnknownOperator {
        /// The text.
        name: String,
    },
    /// An operator has too few or too many arguments.
    Arity {
        /// The operator.
        op: Op,
        /// How many arguments were found.
        found: usize,
    },
    /// An argument is a condition instead of a number, or the other way round.
    ArgumentKind {
        /// The operator.
        op: Op,
        /// What it expects.
        expected: Kind,
    },
    /// A rule is a number, not a condition.
    RuleIsNumber,
    /// The length the file gives for a word is not the length of its cells.
    Length {
        /// The name of its mark.
        name: String,
        /// The length the file gives.
        stated: usize,
        /// The length from the mark to the border or the next mark.
        actual: usize,
    },
    /// An integer of too many digits.
    NumberTooLong {
        /// How many digits it has.
        digits: usize,
        /// How many it may have.
        limit: usize,
    },
    /// A parenthesis is not closed.
    Unclosed {
        /// What it belongs to.
        name: String,
    },
    /// The rows of the drawn grid have different lengths.
    RaggedGrid {
        /// The number of cells in this row.
        found: usize,
        /// The number of cells in the first row.
        expected: usize,
    },
}

/// A count given in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// The number.
    pub stated: usize,
    /// Its line.
    pub line: usize,
    /// How many of them had been read.
    pub read: usize,
}

macro_rules! expected {
    ($($Thing:ident $name:literal $words:literal)*) => {
        /// What may be expected in a file.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Expected { $(#[doc = $words] $Thing,)* }

        impl Expected {
            /// The key of the words in translations.
            pub const fn name(self) -> &'static str {
                match self { $(Expected::$Thing => $name),* }
            }
        }

        impl fmt::Display for Expected {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Expected::$Thing => $words),* })
            }
        }
    };
}

expected! {
    Width "width" "the number of columns"
    Height "height" "the number of rows"
    MarkCount "mark-count" "the number of marks"
    MarkName "mark-name" "the name of a mark"
    Row "row" "a row number"
    Column "column" "a column number"
    AcrossCount "across-count" "the number of across words"
    AcrossName "across-name" "the name of an across word"
    DownCount "down-count" "the number of down words"
    DownName "down-name" "the name of a down word"
    RuleCount "rule-count" "the number of rules"
    Rule "rule" "a rule"
    Term "term" "a number, a word or an operator"
    CommaOrClose "comma-or-close" "`,` or `)`"
    Operator "operator" "an operator or the end of the line"
    Line "line" "a line such as `size 6 6`, `A at r1c1`, `across: A C`, `A across: prime` or `rule: …`"
    Size "size" "two numbers, columns and rows"
    Colon "colon" "`:`"
    CellOfGrid "cell-of-grid" "a name, `.` or `#` for each cell"
    YesOrNo "yes-or-no" "`yes` or `no`"
    DigitReading "digit-reading" "`cells` or `number`"
    Place "place" "a cell such as r4c7"
    Direction "direction" "`across` or `down`"
    EndOfLine "end-of-line" "the end of the line"
}

impl Problem {
    /// The key of the sentence in translations.
    pub fn name(&self) -> &'static str {
        match self {
            Problem::Unexpected { found: None, .. } => "unexpected-end",
            Problem::Unexpected { .. } => "unexpected",
            Problem::TextAfterRules { .. } => "text-after-rules",
            Problem::Size { .. } => "size",
            Problem::OffGrid { .. } => "off-grid",
            Problem::OnBlack { .. } => "on-black",
            Problem::NotAName { .. } => "not-a-name",
            Problem::SizeTwice => "size-twice",
            Problem::NameTwice { .. } => "name-twice",
            Problem::WordTwice { .. } => "word-twice",
            Problem::UnknownMark { .. } => "unknown-mark",
            Problem::UnlistedWord { .. } => "unlisted-word",
            Problem::UnknownName { .. } => "unknown-name",
            Problem::UnknownOperator { .. } => "unknown-operator",
            Problem::Arity { .. } => "arity",
            Problem::ArgumentKind { expected: Kind::Number, .. } => "argument-not-number",
            Problem::ArgumentKind { expected: Kind::Truth, .. } => "argument-not-condition",
            Problem::RuleIsNumber => "rule-is-number",
            Problem::Length { .. } => "length",
            Problem::NumberTooLong { .. } => "number-too-long",
            Problem::Unclosed { .. } => "unclosed",
            Problem::RaggedGrid { .. } => "ragged-grid",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unexpected { found, expected, count } => {
                match found {
                    Some(found) => write!(f, "found `{found}`, expected {expected}")?,
                    None => write!(f, "the file ends here, expected {expected}")?,
                }
                match count {
                    Some(Count { stated, line, read }) => {
                        write!(
                            f,
                            " (line {line} states {stated} of them, this is number {})",
                            read + 1
                        )
                    }
                    None => Ok(()),
                }
            }
            Problem::TextAfterRules { found, count } => write!(
                f,
                "found `{found}` after the last rule: line {} states {} rules",
                count.line, count.stated
            ),
            Problem::Size { found, limit } => {
                write!(f, "a grid has 1 to {limit} rows and columns, not {found}")
            }
            Problem::OffGrid { name, width, height } => {
                write!(f, "mark `{name}` is off the grid of {width} columns and {height} rows")
            }
            Problem::OnBlack { name } => write!(f, "mark `{name}` stands on a black cell"),
            Problem::NotAName { name } => {
                write!(f, "`{name}` cannot be a mark's name; letters, digits and `_` can")
            }
            Problem::SizeTwice => f.write_str("the size of the grid is already known"),
            Problem::NameTwice { name } => write!(f, "`{name}` is already the name of a mark"),
            Problem::WordTwice { name } => write!(f, "the word at `{name}` is listed twice"),
            Problem::UnknownMark { name } => write!(f, "no mark is named `{name}`"),
            Problem::UnlistedWord { name } => {
                write!(f, "`{name}` is not in the list of words, though the mark exists")
            }
            Problem::UnknownName { name } => {
                write!(f, "found `{name}`, expected a number, a word or an operator")
            }
            Problem::UnknownOperator { name } => write!(f, "there is no operator `{name}`"),
            Problem::Arity { op, found } => {
                let entry = op.entry();
                write!(f, "`{}` takes {} arguments, found {found}", entry.name, entry.arity)
            }
            Problem::ArgumentKind { op, expected: Kind::Number } => {
                write!(f, "`{}` takes a number here, found a condition", op.entry().name)
            }
            Problem::ArgumentKind { op, expected: Kind::Truth } => {
                write!(f, "`{}` takes a condition here, found a number", op.entry().name)
            }
            Problem::RuleIsNumber => f.write_str("a rule has to be a condition, found a number"),
            Problem::Length { name, stated, actual } => write!(
                f,
                "the word at `{name}` has {actual} cells up to the border or the next mark, not {stated}"
            ),
            Problem::NumberTooLong { digits, limit } => {
                write!(f, "a number of {digits} digits, at most {limit} are read")
            }
            Problem::Unclosed { name } => write!(f, "the parenthesis of `{name}` is not closed"),
            Problem::RaggedGrid { found, expected } => {
                write!(f, "this row has {found} cells, the first has {expected}")
            }
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.place.line, self.place.column, self.problem)
    }
}

impl std::error::Error for ParseError {}
