//! What can be wrong with a file, and where.

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

ennead_grid::named! {
    /// What may be expected in a file; the name is the key of its words in translations.
    pub enum Expected {
        /// The number of columns.
        Width = "width",
        /// The number of rows.
        Height = "height",
        /// The number of marks.
        MarkCount = "mark-count",
        /// The name of a mark.
        MarkName = "mark-name",
        /// A row number.
        Row = "row",
        /// A column number.
        Column = "column",
        /// The number of across words.
        AcrossCount = "across-count",
        /// The name of an across word.
        AcrossName = "across-name",
        /// The number of down words.
        DownCount = "down-count",
        /// The name of a down word.
        DownName = "down-name",
        /// The number of rules.
        RuleCount = "rule-count",
        /// A rule.
        Rule = "rule",
        /// A number, a word or an operator.
        Term = "term",
        /// `,` or `)`.
        CommaOrClose = "comma-or-close",
        /// An operator or the end of the line.
        Operator = "operator",
        /// A line such as `size 6 6`, `A at r1c1`, `across: A C`, `A across: prime` or `rule: …`.
        Line = "line",
        /// Two numbers, columns and rows.
        Size = "size",
        /// `:`.
        Colon = "colon",
        /// A name, `.` or `#` for each cell.
        CellOfGrid = "cell-of-grid",
        /// `yes` or `no`.
        YesOrNo = "yes-or-no",
        /// `cells` or `number`.
        DigitReading = "digit-reading",
        /// A cell such as r4c7.
        Place = "place",
        /// `across` or `down`.
        Direction = "direction",
        /// The end of the line.
        EndOfLine = "end-of-line",
    }
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

ennead_grid::error! {
    /// For programmers; the crate `text` has the sentences.
    ParseError: |it, f| {
        write!(f, "line {}, column {}: {:?}", it.place.line, it.place.column, it.problem)
    }
}
