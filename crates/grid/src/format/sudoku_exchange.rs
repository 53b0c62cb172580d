//! The lines of the [Sudoku Exchange puzzle bank](https://github.com/grantm/sudoku-exchange-puzzle-bank)
//! (G. McLean): a hash of twelve hexadecimal digits, the puzzle, its rating by Sudoku Explainer.
//!
//! ```text
//! 0a1b2c3d4e5f 530070000600195000098000060800060003400803001700020006060000280000419005000080079  1.2
//! ```
//!
//! The hash becomes the title. The format can only be read, because it is not documented what
//! exactly is hashed.

use super::{Expected, Format, Frame, Problem, ReadError, Unit, line};
use crate::Sheet;

pub(super) static SUDOKU_EXCHANGE: Format = Format {
    name: "sudoku-exchange",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| super::first_line(head).is_some_and(|line| hash(line).is_some()),
    read,
    write: None,
    frame: Frame::PLAIN,
};

/// A line's hash, and what follows the blank after it.
fn hash(line: &str) -> Option<(&str, &str)> {
    let (hash, rest) = line.split_once(' ')?;
    let hexadecimal = hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    (hexadecimal && rest.starts_with(super::is_cell)).then_some((hash, rest))
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let Some((hash, rest)) = hash(text) else {
        let problem = Problem::Unexpected {
            found: text.chars().next(),
            expected: Expected::Text("0123456789ab "),
        };
        let length = text.split(' ').next().map_or(0, |word| word.chars().count());
        return Err(ReadError::new(0, text, 0, length, problem));
    };
    let (givens, rating) = line::parse(rest.as_bytes()).map_err(|error| {
        ReadError::new(0, text, 13 + error.column - 1, error.length, error.problem)
    })?;
    let rating = std::str::from_utf8(rating).expect("cut from a text at ASCII characters");
    let mut sheet = Sheet::from(givens);
    sheet.info.title = Some(hash.to_owned());
    sheet.info.rating = (!rating.is_empty()).then(|| rating.to_owned());
    Ok(vec![sheet])
}
