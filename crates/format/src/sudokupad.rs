//! Links of [SudokuPad](https://sudokupad.app), S. Neumann's player, also on the sites of
//! *Cracking the Cryptic*.
//!
//! ```text
//! https://sudokupad.app/fpuzN4IgzglgXgpiBcBOANCA5gJwgEwQbT2A…
//! ```
//!
//! After the site comes either a puzzle's short name, which only the server can look up, or the
//! puzzle itself, compressed: `fpuz` and the JSON of [f-puzzles](crate::f_puzzles), or `scl`
//! (`ctc`) and SudokuPad's own JSON. The latter is also shortened: keys and many strings have no
//! quotes, the usual keys are cut to one or two letters, `t` and `f` mean true and false, and an
//! empty object is nothing between two commas. ennead writes `fpuz` links.
//!
//! What looks like a rule in SudokuPad's own form is mostly a drawing: with the feature `rules`, see
//! `sudokupad/drawn.rs`; without it, such puzzles are refused.

#[cfg(feature = "rules")]
use ennead_board::AnySheet;
use serde_json::{Map, Value};

use ennead_grid::format::{self, Format, Frame, Problem, ReadError, Syntax, Unit, line::is_blank};
use ennead_grid::{Cell, CellMap, DigitSet, Givens, Sheet};

use crate::{
    f_puzzles,
    link::{self, Place},
};

#[cfg(feature = "rules")]
mod drawings;
#[cfg(feature = "rules")]
mod drawn;

pub(crate) static SUDOKUPAD: Format = Format {
    name: "sudokupad",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| id(line).is_some()),
    read,
    write: Some(|sheet| Ok(address(&f_puzzles::payload(sheet)))),
    frame: Frame::PLAIN,
};

fn address(payload: &str) -> String {
    format!("https://sudokupad.app/fpuz{}", link::percent_encode(payload))
}

const SITES: [&str; 7] = [
    "sudokupad.app/",
    "sudokupad.svencodes.com/puzzle/",
    "sudokupad://puzzle/",
    "crackingthecryptic.com/sudoku/",
    "crackingthecryptic.com/sudoku.html",
    "crackingthecryptic.com/",
    // Sudocle takes the same names.
    "michelkraemer.com/sudocle/",
];

/// The puzzle id of a link, or an id by itself if it holds a puzzle.
fn id(line: &str) -> Option<&str> {
    let line = line.trim();
    for site in SITES {
        if let Some((_, rest)) = line.split_once(site) {
            let rest = rest.strip_prefix("sudoku/").unwrap_or(rest);
            let rest = rest.strip_prefix("?puzzleid=").unwrap_or(rest);
            return rest.split(|c: char| matches!(c, '?' | '&' | '#') || c.is_whitespace()).next();
        }
    }
    let word = line.split_whitespace().next()?;
    (split(word).is_some() && word.len() > 40 && word.is_ascii()).then_some(word)
}

/// How to read the payload of an id.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    FPuzzles,
    Own,
}

/// An id's kind and payload, if it holds a puzzle.
fn split(id: &str) -> Option<(Kind, &str)> {
    let prefixes = [
        ("fpuzzles", Kind::FPuzzles),
        ("fpuz", Kind::FPuzzles),
        ("scl", Kind::Own),
        ("ctc", Kind::Own),
    ];
    prefixes.into_iter().find_map(|(prefix, kind)| Some((kind, id.strip_prefix(prefix)?)))
}

/// With the rules of f-puzzles, if it is one of those.
#[cfg(feature = "rules")]
pub(crate) const WITH_RULES: crate::Format = crate::Format {
    read: crate::Reader::Ruled(|text, unknown| {
        let id = id(text).filter(|_| !is_blank(text.as_bytes()));
        match id.and_then(split) {
            Some((Kind::FPuzzles, payload)) if payload.len() > 40 => {
                let place = Place::of(text, payload);
                Ok(vec![f_puzzles::with_rules::open(payload, place, unknown)?])
            }
            Some((Kind::Own, payload)) if payload.len() > 40 => {
                let place = Place::of(text, payload);
                let value = own(payload, place)?;
                let opened = drawn::open(&value, unknown);
                Ok(vec![opened.map_err(|problem| place.error(problem))?])
            }
            _ => Ok(read(text)?.into_iter().map(|sheet| AnySheet::from(sheet).into()).collect()),
        }
    }),
    write: Some(crate::Writer::Ruled(|opened| {
        Ok(address(&f_puzzles::with_rules::payload(opened)?))
    })),
    ..crate::Format::classic(&SUDOKUPAD)
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let Some(id) = id(text) else {
        return Err(format::unrecognised(text));
    };
    let sheet = match split(id) {
        // A short name may begin like this too, but is never as long as a puzzle.
        Some((Kind::FPuzzles, payload)) if payload.len() > 40 => {
            f_puzzles::parse(payload, Place::of(text, payload))?
        }
        Some((Kind::Own, payload)) if payload.len() > 40 => {
            let place = Place::of(text, payload);
            sheet(&own(payload, place)?).map_err(|problem| place.error(problem))?
        }
        _ => return Err(Place::of(text, id).error(Problem::NeedsNetwork)),
    };
    Ok(vec![sheet])
}

/// The JSON of SudokuPad's own form.
fn own(payload: &str, place: Place<'_>) -> Result<Value, ReadError> {
    let zipped = link::decompress(payload, place)?;
    unzip(&zipped).ok_or_else(|| {
        let message = "SudokuPad's shortened JSON ends early".to_owned();
        place.error(Problem::Syntax { of: Syntax::Json, message })
    })
}

/// A field by its full or its shortened name.
fn field<'a>(value: &'a Value, full: &str, short: &str) -> &'a Value {
    match &value[full] {
        Value::Null => &value[short],
        value => value,
    }
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn sheet(value: &Value) -> Result<Sheet, Problem> {
    let rows = array(field(value, "cells", "ce"));
    if rows.len() != 9 {
        return Err(Problem::Size { found: rows.len() });
    }
    let mut sheet = Sheet::default();
    for (name, text) in texts(value) {
        set_text(&mut sheet, name, text);
    }
    let has_cells = |cage: &Value| !array(field(cage, "cells", "ce")).is_empty();
    if array(field(value, "cages", "ca")).iter().any(has_cells) {
        return Err(Problem::Variant { rule: "cages".to_owned() });
    }
    for (full, short) in [("lines", "l"), ("arrows", "a"), ("overlays", "o"), ("underlays", "u")] {
        if !array(field(value, full, short)).is_empty() {
            return Err(Problem::Variant { rule: full.to_owned() });
        }
    }
    let regions = array(field(value, "regions", "re"));
    if !regions.is_empty() && !regions.iter().all(is_box) {
        return Err(Problem::Variant { rule: "regions".to_owned() });
    }
    let mut centre = CellMap::filled(DigitSet::EMPTY);
    let mut corner = centre;
    for (r, row) in rows.iter().enumerate() {
        let row = array(row);
        if row.len() != 9 {
            return Err(Problem::Size { found: row.len() });
        }
        for (c, value) in row.iter().enumerate() {
            let cell = Cell::at(r, c);
            let digit = f_puzzles::digit(field(value, "value", "v"))?;
            sheet.givens.set(cell, digit);
            if digit.is_none() {
                centre[cell] = f_puzzles::digits(field(value, "centremarks", "centremarks"))?;
                corner[cell] = f_puzzles::digits(field(value, "pencilMarks", "pencilMarks"))?;
            }
        }
    }
    let some = |marks: &CellMap<DigitSet>| marks.values().iter().any(|set| !set.is_empty());
    sheet.candidates = [centre, corner].into_iter().find(some);
    Ok(sheet)
}

/// The texts about the puzzle, with their names: `title`, `author`, `rules`, `solution`. They are kept
/// among the settings, or in cages without cells.
fn texts(value: &Value) -> Vec<(&str, &str)> {
    let settings = value["metadata"].as_object().into_iter().flatten();
    let of_settings = settings.filter_map(|(name, value)| {
        Some((if name == "t" { "title" } else { name.as_str() }, value.as_str()?))
    });
    let cages = array(field(value, "cages", "ca")).iter();
    let of_cages = cages.filter(|cage| array(field(cage, "cells", "ce")).is_empty());
    let of_cages = of_cages.filter_map(|cage| {
        let (name, text) = field(cage, "value", "v").as_str()?.split_once(':')?;
        Some((name, text.trim()))
    });
    of_settings.chain(of_cages).collect()
}

fn set_text(sheet: &mut Sheet, name: &str, text: &str) {
    let info = &mut sheet.info;
    let field = match name {
        "title" => &mut info.title,
        "author" => &mut info.author,
        "rules" => &mut info.description,
        "solution" => {
            let solution = text.parse::<Givens>().ok().filter(|solution| solution.len() == 81);
            info.solution = solution.or(info.solution);
            return;
        }
        _ => return,
    };
    if !text.is_empty() {
        *field = Some(text.to_owned());
    }
}

/// Whether a region is a box: nine cells `[row, column]`, counted from 0.
fn is_box(region: &Value) -> bool {
    let cells: Option<Vec<usize>> = array(region)
        .iter()
        .map(|cell| {
            let (r, c) = (cell[0].as_u64()?, cell[1].as_u64()?);
            (r < 9 && c < 9).then(|| Cell::at(r as usize, c as usize).box_())
        })
        .collect();
    cells.is_some_and(|boxes| boxes.len() == 9 && boxes.iter().all(|&b| b == boxes[0]))
}

/// Reads JSON, whether or not SudokuPad has shortened it; `None` if it is neither.
fn unzip(text: &str) -> Option<Value> {
    if let Ok(value) = serde_json::from_str(text) {
        return Some(value);
    }
    let characters: Vec<char> = text.chars().collect();
    let mut zipped = Zipped { rest: &characters };
    let value = zipped.value(0)?;
    zipped.rest.iter().all(|c| c.is_whitespace()).then_some(value)
}

/// The part of a shortened JSON that is still to be read.
struct Zipped<'a> {
    rest: &'a [char],
}

impl Zipped<'_> {
    /// How deeply objects and arrays may be nested.
    const DEEPEST: usize = 64;

    fn peek(&self) -> Option<char> {
        self.rest.first().copied()
    }

    fn skip(&mut self, expected: char) -> Option<()> {
        (self.peek()? == expected).then(|| self.rest = &self.rest[1..])
    }

    /// A value; nothing before a comma or bracket is an empty object.
    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > Zipped::DEEPEST {
            return None;
        }
        match self.peek()? {
            '{' => {
                let mut fields = Map::new();
                self.skip('{')?;
                while self.peek()? != '}' {
                    let key = match self.peek()? {
                        quote @ ('"' | '\'') => self.string(quote)?,
                        _ => self.word(|c| c == ':'),
                    };
                    self.skip(':')?;
                    fields.insert(key, self.value(depth + 1)?);
                    if self.peek()? != '}' {
                        self.skip(',')?;
                    }
                }
                self.skip('}')?;
                Some(Value::Object(fields))
            }
            '[' => {
                let mut values = Vec::new();
                self.skip('[')?;
                loop {
                    values.push(self.value(depth + 1)?);
                    match self.peek()? {
                        ']' => break,
                        _ => self.skip(',')?,
                    }
                }
                self.skip(']')?;
                Some(Value::Array(values))
            }
            quote @ ('"' | '\'') => self.string(quote).map(Value::String),
            ',' | ']' | '}' => Some(Value::Object(Map::new())),
            _ => {
                let word = self.word(|c| matches!(c, ',' | ']' | '}'));
                Some(match word.trim() {
                    "t" | "true" => Value::Bool(true),
                    "f" | "false" => Value::Bool(false),
                    "null" => Value::Null,
                    word => match word.parse::<serde_json::Number>() {
                        Ok(number) => Value::Number(number),
                        Err(_) => Value::String(word.to_owned()),
                    },
                })
            }
        }
    }

    fn word(&mut self, ends: impl Fn(char) -> bool) -> String {
        let length = self.rest.iter().position(|&c| ends(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        word.iter().collect()
    }

    fn string(&mut self, quote: char) -> Option<String> {
        self.skip(quote)?;
        let mut text = String::new();
        loop {
            let c = self.peek()?;
            self.rest = &self.rest[1..];
            match c {
                '\\' => {
                    let escaped = self.peek()?;
                    self.rest = &self.rest[1..];
                    text.push(match escaped {
                        'n' => '\n',
                        't' => '\t',
                        'r' => '\r',
                        'u' => {
                            let digits: String = self.rest.get(..4)?.iter().collect();
                            self.rest = &self.rest[4..];
                            let code = u32::from_str_radix(&digits, 16).ok()?;
                            char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
                        }
                        c => c,
                    });
                }
                c if c == quote => return Some(text),
                c => text.push(c),
            }
        }
    }
}
