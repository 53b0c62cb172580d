//! What is wrong with a text, and where.

use std::ops::Range;

use ennead_board::BadLayout;
use ennead_grid::name::UnknownName;

use crate::Unfit;
use crate::formula::Wanted;

/// A text is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// Which bytes of the text are wrong; empty where something is missing.
    pub place: Range<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// Something else was expected.
    Expected {
        /// What was.
        expected: Expected,
        /// What was found; empty at the end of a rule.
        found: String,
    },
    /// There is no such rule.
    UnknownRule(UnknownName),
    /// There is no such direction or the like.
    UnknownName(UnknownName),
    /// The board makes no sense.
    Layout(BadLayout),
    /// It makes no sense on the board.
    Unfit(Unfit),
    /// A cell is given two values.
    GivenTwice,
    /// Something is nested too deeply.
    TooDeep,
    /// There are more rules than any puzzle has.
    TooManyRules {
        /// The most there can be.
        most: usize,
    },
}

/// What was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A board's size, such as `9x9`.
    Size,
    /// A cell, such as `r1c2`.
    Cell,
    /// A cell, perhaps with a factor: `2*r1c2`.
    Term,
    /// A number.
    Number {
        /// The least that makes sense.
        least: u16,
        /// The greatest.
        greatest: u16,
    },
    /// The symbol of a value.
    Value,
    /// The symbols of all cells of the board.
    Givens {
        /// How many cells there are.
        cells: usize,
    },
    /// `:`.
    Colon,
    /// `|`.
    Bar,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// A pair of values, such as `1-2`.
    Pair,
    /// An edge of an automaton, such as `0-5-1`.
    Edge,
    /// A word.
    Word(&'static str),
    /// The name of a rule.
    Rule,
    /// Nothing more.
    End,
    /// A part of a formula.
    Formula(Wanted),
}

ennead_grid::error! {
    /// For programmers; the crate `text` has the sentences.
    Problem: |it, f| match it {
        Problem::Expected { expected, found } if found.is_empty() => {
            write!(f, "expected {expected}")
        }
        Problem::Expected { expected, found } => write!(f, "found `{found}`, expected {expected}"),
        Problem::UnknownRule(unknown) | Problem::UnknownName(unknown) => write!(f, "{unknown}"),
        Problem::Layout(bad) => write!(f, "{bad}"),
        Problem::Unfit(unfit) => write!(f, "{unfit}"),
        Problem::GivenTwice => f.write_str("a cell is given two values"),
        Problem::TooDeep => f.write_str("nested too deeply"),
        Problem::TooManyRules { most } => write!(f, "more than {most} rules"),
    }
}

ennead_grid::display!(Expected: |it, f| match it {
    Expected::Size => f.write_str("a size such as 9x9"),
    Expected::Cell => f.write_str("a cell such as r1c2"),
    Expected::Term => f.write_str("a cell such as r1c2 or 2*r1c2"),
    Expected::Number { least, greatest } => write!(f, "a number from {least} to {greatest}"),
    Expected::Value => f.write_str("a value of the board"),
    Expected::Givens { cells } => write!(f, "{cells} values or dots"),
    Expected::Colon => f.write_str("`:`"),
    Expected::Bar => f.write_str("`|`"),
    Expected::Open => f.write_str("`(`"),
    Expected::Close => f.write_str("`)`"),
    Expected::Pair => f.write_str("two values such as 1-2"),
    Expected::Edge => f.write_str("a state, a value and a state such as 0-5-1"),
    Expected::Word(word) => write!(f, "`{word}`"),
    Expected::Rule => f.write_str("a rule"),
    Expected::End => f.write_str("nothing more"),
    Expected::Formula(wanted) => write!(f, "{wanted}"),
});

ennead_grid::error!(Misread: |it, f| write!(f, "{}", it.problem));

/// The place of an error for people: a line with the wrong text marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Underlined {
    /// The line, from 1.
    pub line: usize,
    /// The column of the first wrong character, from 1.
    pub column: usize,
    /// The line's text; if it is long, the part around the place.
    pub excerpt: String,
    /// How many characters of the excerpt are before the wrong text.
    pub offset: usize,
    /// How many characters to underline: at least one.
    pub length: usize,
}

/// A longer line is cut to this many characters.
const EXCERPT: usize = 100;

impl Misread {
    /// Where it is in the text that was read.
    ///
    /// ```
    /// use ennead_rule::Setup;
    ///
    /// let text = "9x9\ncage 15: r1c1 r0c2";
    /// let error = Setup::read(text).unwrap_err();
    /// let shown = error.underlined(text);
    /// assert_eq!((shown.line, shown.column, shown.length), (2, 15, 4));
    /// assert_eq!(shown.to_string(), "cage 15: r1c1 r0c2\n              ^^^^");
    /// ```
    pub fn underlined(&self, text: &str) -> Underlined {
        let at = text.floor_char_boundary(self.place.start.min(text.len()));
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
        let line = text[start..end].trim_end_matches('\r');
        let before = text[start..at].chars().count();
        let wrong = text.floor_char_boundary(self.place.end.clamp(at, end));
        let length = text[at..wrong].trim_end_matches('\r').chars().count().max(1);
        let all = line.chars().count();
        let from = if all > EXCERPT { before.saturating_sub(EXCERPT / 2) } else { 0 };
        let excerpt: String = line.chars().skip(from).take(EXCERPT).collect();
        let offset = before - from;
        let length = length.min(excerpt.chars().count().saturating_sub(offset).max(1));
        let lines = text[..at].matches('\n').count();
        Underlined { line: lines + 1, column: before + 1, excerpt, offset, length }
    }
}

ennead_grid::display! {
    /// The line, and carets below the wrong text.
    Underlined: |it, f| {
        // Tabs stay tabs, so that the carets stand below what they mark.
        let gap = it.excerpt.chars().take(it.offset);
        let gap: String = gap.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        write!(f, "{}\n{gap}{}", it.excerpt, "^".repeat(it.length))
    }
}
