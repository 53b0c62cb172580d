//! The library lines of *HoDoKu* (B. Hobiger): a position and what a technique does in it.
//!
//! ```text
//! :0400:4:53+4.7....6..195…79:712 713:418 419::
//! ```
//!
//! Between colons: the technique's code (`0000` for none), the digits it is about, the grid
//! with `+` before each digit that was placed, the candidates removed so far, those the step
//! removes, those it places, and a chain's length. A candidate is three digits: digit, row,
//! column. A code with an `x` at its end marks a case the technique must not find.
//! Techniques that HoDoKu does not have go by `e:` and their name, as in `:e:sk-loop:4:53+4…`.
//!
//! *SudokuStudio* writes the grid and the removed candidates alone, as in `53+4.7…79:712 713`. That is read
//! too, where the grid has a `+`, or the line a list of candidates.

use super::{Expected, Format, Frame, Item, Problem, ReadError, Unit, line};
use crate::{Candidate, Cell, CellMap, Digit, DigitSet, Sheet};

pub(super) static HODOKU: Format = Format {
    name: "hodoku",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| {
        super::first_line(head)
            .is_some_and(|line| line.trim_start().starts_with(':') || is_short(line))
    },
    read: |line| Ok(parse(line)?.map(|case| case.sheet()).into_iter().collect()),
    write: Some(|sheet| Ok(Case::from(sheet).to_string())),
    frame: Frame::PLAIN,
};

/// A line of a library: the position, and the step to be found in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The technique's code, such as `0400`, `0707-1` or, for a step that must not be found,
    /// `0400x`; `0000` for no technique; `e:` and a name for one that HoDoKu does not have.
    pub technique: String,
    /// The digits the step is about, as written.
    pub digits: String,
    /// The position: givens and placements.
    pub position: Sheet,
    /// The candidates that earlier steps removed.
    pub removed: Vec<Candidate>,
    /// The candidates the step removes.
    pub eliminations: Vec<Candidate>,
    /// The candidates the step places.
    pub placements: Vec<Candidate>,
    /// The rest of the line: a chain's length, a comment.
    pub rest: String,
}

/// Reads a line; blank lines and comments are `None`.
///
/// # Errors
///
/// At the first place that is not as the [module](self) describes. The line's number is 1.
pub fn parse(text: &str) -> Result<Option<Case>, ReadError> {
    if line::is_blank(text.as_bytes()) { Ok(None) } else { text.parse().map(Some) }
}

/// The case in a line.
impl std::str::FromStr for Case {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Case, ReadError> {
        parse_case(text)
    }
}

/// Whether a line is a grid with a `+`, or with candidates behind it, and nothing around them.
fn is_short(line: &str) -> bool {
    let (grid, removed) = line.trim().split_once(':').unwrap_or((line.trim(), ""));
    let is_grid = grid.chars().all(|c| super::is_cell(c) || c == '+');
    let is_candidate =
        |word: &str| word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    is_grid
        && grid.chars().filter(|&c| c != '+').count() == 81
        && (grid.contains('+') || !removed.is_empty())
        && removed.split(' ').filter(|word| !word.is_empty()).all(is_candidate)
}

/// Reads a line without a technique.
fn parse_short(text: &str) -> Result<Case, ReadError> {
    let start = text[..text.len() - text.trim_start().len()].chars().count();
    let body = text.trim();
    let (grid, removed) = body.split_once(':').unwrap_or((body, ""));
    Ok(Case {
        technique: NONE.to_owned(),
        digits: String::new(),
        position: parse_grid(text, (start, grid))?,
        removed: parse_candidates(text, (start + grid.chars().count() + 1, removed))?,
        eliminations: Vec::new(),
        placements: Vec::new(),
        rest: String::new(),
    })
}

/// The code of no technique.
const NONE: &str = "0000";

/// What the codes of techniques begin with that HoDoKu does not have.
const OWN: &str = "e:";

fn parse_case(text: &str) -> Result<Case, ReadError> {
    if is_short(text) || text.trim().parse::<crate::Givens>().is_ok() {
        return parse_short(text);
    }
    let start = text.len() - text.trim_start().len();
    let mut column = text[..start].chars().count() + 1;
    let Some(body) = text[start..].trim_end().strip_prefix(':') else {
        let problem = Problem::Unexpected {
            found: text[start..].chars().next(),
            expected: Expected::Text(":"),
        };
        return Err(ReadError::new(0, text, column - 1, 1, problem));
    };
    // A code of ours has a colon of its own.
    let own = if body.starts_with(OWN) { OWN.len() } else { 0 };
    let code = body[own..].find(':').map_or(body.len(), |end| own + end);
    let (code, rest) = body.split_at(code);
    let fields = std::iter::once(code).chain(rest.splitn(7, ':').skip(1)).map(|field| {
        let at = column;
        column += field.chars().count() + 1;
        (at, field)
    });
    let fields = fields.collect::<Vec<_>>();
    let &[technique, digits, grid, removed, eliminations, placements, ref rest @ ..] =
        fields.as_slice()
    else {
        let problem = Problem::TooFew { of: Item::Fields, found: fields.len(), expected: 6 };
        return Err(ReadError::new(0, text, text.trim_end().chars().count(), 0, problem));
    };
    Ok(Case {
        technique: technique.1.to_owned(),
        digits: digits.1.to_owned(),
        position: parse_grid(text, grid)?,
        removed: parse_candidates(text, removed)?,
        eliminations: parse_candidates(text, eliminations)?,
        placements: parse_candidates(text, placements)?,
        rest: rest.first().map_or(String::new(), |(_, rest)| (*rest).to_owned()),
    })
}

fn parse_grid(text: &str, (start, field): (usize, &str)) -> Result<Sheet, ReadError> {
    let mut sheet = Sheet::default();
    let mut cells = Cell::ALL.into_iter();
    let mut placed = false;
    for (i, c) in field.chars().enumerate() {
        if c == '+' && !placed {
            placed = true;
            continue;
        }
        let digit = Digit::from_char(c);
        if !super::is_cell(c) || placed && digit.is_none() {
            return Err(super::not_a_cell(0, text, start + i));
        }
        let Some(cell) = cells.next() else {
            let cells = |c: &char| super::is_cell(*c);
            let found = field.chars().filter(cells).count();
            let length = field.chars().count() - i;
            let problem = Problem::TooMany { of: Item::Cells, found, expected: 81 };
            return Err(ReadError::new(0, text, start + i, length, problem));
        };
        let grid = if placed { &mut sheet.placed } else { &mut sheet.givens };
        grid.set(cell, digit);
        placed = false;
    }
    let left = cells.len();
    if left > 0 {
        let problem = Problem::TooFew { of: Item::Cells, found: 81 - left, expected: 81 };
        return Err(ReadError::new(0, text, start + field.chars().count(), 0, problem));
    }
    Ok(sheet)
}

fn parse_candidates(
    text: &str,
    (start, field): (usize, &str),
) -> Result<Vec<Candidate>, ReadError> {
    let mut candidates = Vec::new();
    let mut column = start;
    for word in field.split(' ') {
        let length = word.chars().count();
        let digits: Option<Vec<Digit>> = word.chars().map(Digit::from_char).collect();
        match digits.as_deref() {
            Some([]) => {}
            Some(&[digit, row, column]) => {
                candidates.push(Candidate::new(digit, Cell::at(row.index(), column.index())));
            }
            _ => {
                let wrong = word.chars().position(|c| Digit::from_char(c).is_none());
                let at = wrong.unwrap_or(length.min(3));
                let problem = Problem::Unexpected {
                    found: text.chars().nth(column + at),
                    expected: Expected::Candidate,
                };
                return Err(ReadError::new(0, text, column, length, problem));
            }
        }
        column += length + 1;
    }
    Ok(candidates)
}

impl Case {
    /// The position, with its candidates if any were removed; the technique's code becomes the
    /// title.
    pub fn sheet(&self) -> Sheet {
        let mut sheet = self.position.clone();
        if !self.removed.is_empty() {
            let mut candidates = sheet.candidates_or_allowed();
            for candidate in &self.removed {
                candidates[candidate.cell()].remove(candidate.digit());
            }
            sheet.candidates = Some(candidates);
        }
        if self.technique != NONE && !self.technique.is_empty() {
            sheet.info.title = Some(self.technique.clone());
        }
        sheet
    }
}

/// Whether a title is the code of a technique.
pub(super) fn is_code(title: &str) -> bool {
    let is_word = |name: &str| name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let is_number = |code: &str| {
        let (digits, variant) = code.split_at_checked(4).unwrap_or_default();
        let is_variant = |byte: u8| byte.is_ascii_digit() || b"x-".contains(&byte);
        !digits.is_empty()
            && digits.bytes().all(|byte| byte.is_ascii_digit())
            && variant.bytes().all(is_variant)
    };
    title != NONE && title.strip_prefix(OWN).map_or_else(|| is_number(title), is_word)
}

/// The case of the technique whose code is the title, or of no technique.
impl From<&Sheet> for Case {
    fn from(sheet: &Sheet) -> Case {
        let grid = sheet.grid();
        let removed = |candidates: &CellMap<DigitSet>| {
            let cells = Cell::ALL.into_iter().filter(|&cell| grid.get(cell).is_none());
            let out = |cell| (grid.allowed(cell) - candidates[cell]).iter();
            let removed = cells.flat_map(|cell| out(cell).map(move |d| Candidate::new(d, cell)));
            removed.collect()
        };
        let title = sheet.info.title.as_ref().filter(|title| is_code(title));
        Case {
            technique: title.map_or(NONE, String::as_str).to_owned(),
            digits: if title.is_some() { "" } else { "x" }.to_owned(),
            position: Sheet { givens: sheet.givens, placed: sheet.placed, ..Sheet::default() },
            removed: sheet.candidates.as_ref().map_or(Vec::new(), removed),
            eliminations: Vec::new(),
            placements: Vec::new(),
            rest: String::new(),
        }
    }
}

/// The line.
impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, ":{}:{}:", self.technique, self.digits)?;
        for cell in Cell::ALL {
            match (self.position.givens.get(cell), self.position.placed.get(cell)) {
                (Some(digit), _) => write!(f, "{digit}")?,
                (None, Some(digit)) => write!(f, "+{digit}")?,
                (None, None) => f.write_str(".")?,
            }
        }
        for candidates in [&self.removed, &self.eliminations, &self.placements] {
            f.write_str(":")?;
            for (i, candidate) in candidates.iter().enumerate() {
                let (digit, cell) = (candidate.digit(), candidate.cell());
                let space = if i > 0 { " " } else { "" };
                write!(f, "{space}{digit}{}{}", cell.row() + 1, cell.column() + 1)?;
            }
        }
        write!(f, ":{}", self.rest)
    }
}
