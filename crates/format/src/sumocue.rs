//! Jigsaws of *SumoCue*: for each cell the digit, `J`, and the number of the piece.
//!
//! ```text
//! SumoCueV1=0J0=0J0=7J1=…
//! ```
//!
//! 0 is an empty cell; pieces are numbered from 0. How many cells there are says how large the board is.

use ennead_board::{Layout, Plan, Regions, Sheet, Value};
use ennead_grid::format::{self, Frame, Item, Problem, ReadError, Unit, line};

use crate::link::Place;
use crate::square::{cells_of, comment};
use crate::{Format, Reader};

pub(crate) const SUMOCUE: Format = Format {
    name: "sumocue",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| {
        format::first_line(head).is_some_and(|line| line.trim_start().starts_with("SumoCue"))
    },
    read: Reader::Any(read),
    write: None,
    frame: Frame::PLAIN,
};

const HEAD: &str = "SumoCueV1=";

fn read(text: &str) -> Result<Vec<ennead_board::AnySheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let (word, rest) = cells_of(text);
    let wrong = |part: &str, problem| Place::of(text, part).error(problem);
    let Some(list) = word.strip_prefix(HEAD) else {
        let (found, expected) = (word.chars().next(), format::Expected::Text(HEAD));
        return Err(wrong(word, Problem::Unexpected { found, expected }));
    };
    let mut read = Vec::new();
    for field in list.split('=') {
        let parts = field.split_once('J');
        let parts = parts.and_then(|(value, piece)| {
            Some((value.parse::<u8>().ok()?, piece.parse::<u8>().ok()?))
        });
        let problem = Problem::Value { found: format::shorten(field) };
        let (value, piece) =
            parts.ok_or_else(|| wrong(if field.is_empty() { word } else { field }, problem))?;
        read.push((field, value, piece));
    }
    let found = read.len();
    let Some(side) = (4..=Layout::MOST_VALUES).find(|side| side * side == found) else {
        let (of, expected) = (Item::Cells, 81);
        return Err(wrong(
            word,
            match found < expected {
                true => Problem::TooFew { of, found, expected },
                false => Problem::TooMany { of, found, expected },
            },
        ));
    };
    let pieces = read.iter().map(|&(_, _, piece)| Some(piece)).collect();
    let layout = Layout::new(Plan::square(side, Regions::Pieces(pieces)));
    let layout = layout.map_err(|bad| wrong(word, Problem::rule(bad)))?;
    let mut sheet = Sheet::blank(layout.clone());
    for (cell, (field, value, _)) in layout.cells().iter().zip(read) {
        let value = Some(value).filter(|&value| value > 0).map(Value::try_new);
        match value {
            None => {}
            Some(Some(value)) if layout.values().contains(value) => {
                sheet.givens.set(cell, Some(value));
            }
            Some(_) => return Err(wrong(field, Problem::Value { found: field.to_owned() })),
        }
    }
    sheet.info.comment = comment(rest);
    Ok(vec![sheet.into()])
}
