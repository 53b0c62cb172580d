//! The strings of R. Sigh's [Interactive Sudoku
//! Solver](https://github.com/sigh/Interactive-Sudoku-Solver), and links to it that hold one.
//!
//! ```text
//! .Shape~6x6.~R1C1_5~R2C3_2_4.Cage~7~R1C2~R2C2.Thermo~R3C1~R3C2~R3C3.Or.X~R5C1~R5C2.V~R5C1~R5C2.End
//! https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.Whisper~5~R1C1~R1C2
//! ```
//!
//! Everything in a string is a rule, so whatever is not in the table of kinds (`kinds.rs`) refuses the
//! puzzle. What is easily misread, in the meaning of the program of August 2026 (facts from its MIT
//! source):
//!
//! - Blanks mean nothing: what begins with a dot after one goes on with the string.
//! - `R1C1` has one character for the row and one for the column, letters above 9.
//! - `.Jigsaw` adds its pieces to the boxes, unless `.NoBoxes` stands beside it. Its pieces have at least as
//!   many cells as the grid has rows or columns, and at most as many as there are values; cells of
//!   other pieces are in none.
//! - Dots, X, V and `>` name a set of cells: the relation holds between every two of them that touch.
//! - A cage of sum 0 has no sum; a cell named twice counts twice in a sum.
//! - `.LittleKiller` names the first cell, and its side of the grid says where it looks. `.Diagonal~1` is
//!   the one that rises.
//! - A sandwich of a row with fewer cells than there are values lies between the least and the greatest
//!   value that are there.
//! - A `Raw` shape has neither rows nor columns: each of its cells is a grid by itself.

mod kinds;
mod packed;
mod regex;
mod shape;

use std::error::Error;

use ennead_board::{AnySheet, Cell, Layout, Sheet, Value, ValueSet};
use ennead_grid::format::{self, Frame, Problem, ReadError, Unit, line};
use ennead_rule::Rule;

use crate::link::{Place, percent_decode};
use crate::opened::candidates;
use crate::square::comment;
use crate::{Format, Ignored, Opened, Reader, Unknown};

pub(crate) const ISS: Format = Format {
    name: "iss",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| string(line).is_some()),
    read: Reader::Ruled(read),
    write: None,
    frame: Frame::PLAIN,
};

/// Where the program is.
const SITE: &str = "/Interactive-Sudoku-Solver";

/// The string in a line or in a link, and what follows it.
fn string(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if word.contains(SITE) {
        let query = word.split_once("q=").map_or("", |(_, query)| query);
        return Some((query.split(['&', '#']).next().unwrap_or(""), rest));
    }
    let first = word.strip_prefix('.')?;
    let kind = first.split(['~', '.']).next().unwrap_or("");
    // Without arguments, `X` may as well be an empty cell.
    let is_kind = match first.strip_prefix(kind).is_some_and(|rest| rest.starts_with('~')) {
        true => kind.bytes().all(|byte| byte.is_ascii_alphanumeric()),
        false => kind.len() > 1 && (kinds::is_known(kind) || is_capitalised(kind)),
    };
    is_kind.then_some((word, rest))
}

/// What goes on after a blank, which the program does not mind, and what follows it.
fn continued(mut rest: &str) -> (String, &str) {
    let mut more = String::new();
    loop {
        rest = rest.trim_start();
        if !rest.starts_with(['.', '~']) {
            return (more, rest);
        }
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        more += word;
        rest = after;
    }
}

/// Whether a word is written like a kind: `ChaosConstruction`.
fn is_capitalised(kind: &str) -> bool {
    let letters = kind.bytes().all(|byte| byte.is_ascii_alphabetic());
    letters
        && kind.len() > 3
        && kind.as_bytes()[1..3].iter().all(u8::is_ascii_lowercase)
        && kind.starts_with(|c: char| c.is_ascii_uppercase())
}

/// What is wrong, and with which part of the string.
struct Wrong<'a> {
    part: &'a str,
    problem: Problem,
}

impl<'a> Wrong<'a> {
    /// The part makes no sense.
    fn rule(part: &'a str, mistake: impl Into<Box<dyn Error + Send + Sync>>) -> Wrong<'a> {
        Wrong { part, problem: Problem::rule(mistake) }
    }
}

type Read<'a, T> = Result<T, Wrong<'a>>;

/// One `.Kind~argument~…`, with what stands between it and its `.End`.
struct Item<'a> {
    kind: &'a str,
    args: Vec<&'a str>,
    inner: Vec<Item<'a>>,
    /// All of it but what is inside.
    text: &'a str,
}

impl<'a> Item<'a> {
    /// It is not understood.
    fn unknown(&self) -> Wrong<'a> {
        self.unknown_at(&self.args)
    }

    /// It is not understood because of these arguments.
    fn unknown_at(&self, args: &[&str]) -> Wrong<'a> {
        let ignored =
            Ignored { name: self.kind.to_owned(), place: format::shorten(&args.join(" ")) };
        let Ignored { name, place } = ignored;
        Wrong { part: self.text, problem: Problem::NotUnderstood { name, place } }
    }

    /// The argument with this number.
    fn arg(&self, number: usize) -> Read<'a, &'a str> {
        self.args
            .get(number)
            .copied()
            .ok_or_else(|| Wrong::rule(self.text, format!("{} has too few arguments", self.kind)))
    }
}

/// The items of a string.
fn items(text: &str) -> Read<'_, Vec<Item<'_>>> {
    // The last list is that of the innermost item that is open.
    let mut open: Vec<Item<'_>> = Vec::new();
    let mut lists: Vec<Vec<Item<'_>>> = vec![Vec::new()];
    let mut parts = text.split('.');
    if let Some(before) = parts.next().filter(|before| !before.is_empty()) {
        return Err(Wrong::rule(before, "the string begins with a dot"));
    }
    for part in parts {
        let mut args: Vec<&str> = part.split('~').collect();
        let kind = args.remove(0);
        let item = Item { kind, args, inner: Vec::new(), text: part };
        match kind {
            "End" => {
                let inner = lists.pop().unwrap_or_default();
                let Some(outer) = open.pop() else {
                    return Err(Wrong::rule(part, "End without a beginning"));
                };
                if let Some(list) = lists.last_mut() {
                    list.push(Item { inner, ..outer });
                }
            }
            "Or" | "And" | "Replicate" if open.len() < DEEPEST => {
                open.push(item);
                lists.push(Vec::new());
            }
            "Or" | "And" | "Replicate" => {
                return Err(Wrong::rule(part, "nested too deeply"));
            }
            _ => lists.last_mut().expect("one for the string itself").push(item),
        }
    }
    match open.pop() {
        Some(item) => Err(Wrong::rule(item.text, format!("{} has no End", item.kind))),
        None => Ok(lists.pop().unwrap_or_default()),
    }
}

/// Alternatives within alternatives go no deeper than this.
const DEEPEST: usize = 12;

fn read(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let Some((part, rest)) = string(text) else {
        let problem = Problem::Unexpected {
            found: text.trim_start().chars().next(),
            expected: format::Expected::Text("."),
        };
        let place = Place::of(text, text.trim());
        return Err(ReadError::new(0, text, place.column, 1, problem));
    };
    let place = Place::of(text, part);
    let (more, rest) = continued(rest);
    let decoded = percent_decode(part, place)? + &more;
    let opened = puzzle(&decoded, unknown).map_err(|wrong| {
        if decoded != part {
            return place.error(wrong.problem);
        }
        let within = Place::of(&decoded, wrong.part);
        let (column, length) = (place.column + within.column, wrong.part.chars().count());
        ReadError::new(0, text, column, length, wrong.problem)
    })?;
    let mut opened = opened;
    if let Some(said) = comment(rest) {
        match &mut opened.sheet {
            AnySheet::Classic(sheet) => sheet.info.comment = Some(said),
            AnySheet::Other(sheet) => sheet.info.comment = Some(said),
        }
    }
    Ok(vec![opened])
}

/// The puzzle of a string.
fn puzzle(text: &str, unknown: Unknown) -> Read<'_, Opened> {
    if text.is_empty() {
        return Err(Wrong { part: text, problem: Problem::Empty });
    }
    let items = items(text)?;
    let board = shape::board(&items)?;
    let (mut rules, mut ignored) = (board.rules.clone(), Vec::new());
    let mut sheet = Sheet::blank(board.layout.clone());
    // What is given for a cell more than once is true at once.
    let mut given: Vec<(Cell, ValueSet)> = Vec::new();
    let mut clues: Vec<(&str, &str, bool)> = Vec::new();
    for item in &items {
        let read = match item.kind {
            "" => kinds::givens(item, &board).and_then(|more| {
                more.into_iter()
                    .try_for_each(|(cell, values)| merge(item, &mut given, cell, values))
            }),
            _ => kinds::check_clue_is_new(item, &mut clues)
                .and_then(|()| kinds::rules(item, &board))
                .map(|more| rules.extend(more)),
        };
        match read {
            Ok(()) => {}
            Err(Wrong { problem: Problem::NotUnderstood { name, place }, .. })
                if unknown == Unknown::Ignored =>
            {
                ignored.push(Ignored { name, place });
            }
            Err(wrong) => return Err(wrong),
        }
    }
    let single = |values: ValueSet| values.first().filter(|_| values.len() == 1);
    let mut marks = ennead_board::CellMap::filled(&board.layout, ValueSet::EMPTY);
    for (cell, values) in given {
        match single(values) {
            Some(value) => sheet.givens.set(cell, Some(value)),
            None => marks[cell] = values,
        }
    }
    rules.extend(candidates(&board.layout, &marks));
    Ok(Opened { sheet: sheet.into(), rules, ignored, guessed: None })
}

fn merge<'a>(
    item: &Item<'a>,
    given: &mut Vec<(Cell, ValueSet)>,
    cell: Cell,
    values: ValueSet,
) -> Read<'a, ()> {
    match given.iter_mut().find(|(other, _)| *other == cell) {
        None => given.push((cell, values)),
        Some((_, before)) if (*before & values).is_empty() => {
            return Err(Wrong::rule(item.text, format!("no value is left for {cell}")));
        }
        Some((_, before)) => *before &= values,
    }
    Ok(())
}

/// The board, and what the kinds have to know about it.
struct Board {
    layout: Layout,
    /// Rules that are said by the regions.
    rules: Vec<Rule>,
    rows: usize,
    columns: usize,
    /// Whether there are neither rows nor columns.
    is_raw: bool,
    /// How many cells a box has.
    box_cells: usize,
    /// The rows and columns of a box, whether or not the boxes are regions.
    box_size: Option<(usize, usize)>,
}

impl Board {
    fn least(&self) -> u8 {
        self.layout.plan().least
    }

    fn value_count(&self) -> usize {
        self.layout.values().len()
    }

    fn value(&self, number: i64) -> Option<Value> {
        let value = u8::try_from(number).ok().and_then(Value::try_new)?;
        self.layout.values().contains(value).then_some(value)
    }
}
