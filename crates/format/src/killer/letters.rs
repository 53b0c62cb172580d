//! A killer as a letter for each cell, which names its cage, then the sums of the cages.
//!
//! ```text
//! ABBBCDDEEAAFBCGGHIJAFKLMMHIJNNKLOOPPJJJJQQPPPJRRSTUUPPJVWSTXXYZVVWabccYZVaaabddee 11,25,14,…
//! ```
//!
//! It is the form of krazydad's lists: cages `A` to `Z`, then `a` to `z`, and a sum for each in this order.
//! The letters may have a `K` before them; sums are parted by commas, tabs or blanks; the fields
//! before the letters are a title and a comment, and 81 digits after the sums are the solution.

use ennead_board::{AnySheet, Cell};
use ennead_grid::Givens;
use ennead_grid::format::{self, Frame, Item, Problem, ReadError, Unit, line};
use ennead_rule::Total;

use super::{cage, cell, opened};
use crate::link::Place;
use crate::{Format, Opened, Reader, Unknown};

pub(crate) const KILLER_LETTERS: Format = Format {
    name: "killer-letters",
    extensions: &["csv", "tsv", "txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).and_then(parts).is_some(),
    read: Reader::Ruled(read),
    write: None,
    frame: Frame::PLAIN,
};

/// The fields of a line.
struct Parts<'a> {
    before: Vec<&'a str>,
    letters: &'a str,
    after: Vec<&'a str>,
}

/// What parts fields.
const GAPS: [char; 4] = ['\t', ',', ';', ' '];

fn parts(line: &str) -> Option<Parts<'_>> {
    let mut before = Vec::new();
    let mut fields = line.trim().split(GAPS).filter(|field| !field.is_empty());
    while let Some(field) = fields.next() {
        let is_letters = |field: &str| field.bytes().all(|byte| byte.is_ascii_alphabetic());
        let letters = match field.len() {
            81 => Some(field),
            82 => field.strip_prefix('K'),
            _ => None,
        };
        match letters.filter(|letters| is_letters(letters)) {
            Some(letters) => {
                // The pieces of a jigsaw are letters too; what follows them is no sum.
                let after: Vec<&str> = fields.collect();
                let is_sum = |field: &&str| {
                    field.len() <= 3 && field.bytes().all(|byte| byte.is_ascii_digit())
                };
                let has_cells = before.iter().any(|field: &&str| field.len() == 81);
                let is_killer = after.first().is_some_and(is_sum) && !has_cells;
                return is_killer.then_some(Parts { before, letters, after });
            }
            None => before.push(field),
        }
    }
    None
}

/// The number of the cage that a letter names.
fn number(letter: u8) -> usize {
    usize::from(match letter {
        b'A'..=b'Z' => letter - b'A',
        _ => letter - b'a' + 26,
    })
}

fn read(text: &str, _: Unknown) -> Result<Vec<Opened>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let line = text.trim();
    let Some(Parts { before, letters, after }) = parts(text) else {
        let problem = Problem::TooFew { of: Item::Cells, found: 0, expected: 81 };
        return Err(Place::of(text, line).error(problem));
    };
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for (at, letter) in letters.bytes().enumerate() {
        let number = number(letter);
        cages.resize_with(cages.len().max(number + 1), Vec::new);
        cages[number].push(cell(at));
    }
    let missing = |problem| Place::of(text, letters).error(problem);
    if cages.iter().any(Vec::is_empty) {
        let message = "a letter is left out".to_owned();
        return Err(missing(Problem::rule(message)));
    }
    let (sums, rest) = after.split_at_checked(cages.len()).ok_or_else(|| {
        let (found, expected) = (after.len(), cages.len());
        missing(Problem::TooFew { of: Item::Numbers, found, expected })
    })?;
    let mut rules = Vec::new();
    for (cells, text_of_sum) in cages.into_iter().zip(sums) {
        let sum = text_of_sum.parse().ok().filter(|&sum| sum > 0).and_then(Total::try_new);
        let problem = Problem::Value { found: format::shorten(text_of_sum) };
        let sum = sum.ok_or_else(|| Place::of(text, text_of_sum).error(problem))?;
        rules.push(cage(Some(sum), cells));
    }
    let solution = rest.first().and_then(|field| field.parse::<Givens>().ok());
    let solution = solution.filter(|solution| solution.len() == 81);
    // Another sum would belong to a cage that is not there.
    if let Some(field) = rest.first().filter(|field| field.parse::<u32>().is_ok()) {
        let (found, expected) = (after.len(), sums.len());
        let problem = Problem::TooMany { of: Item::Numbers, found, expected };
        return Err(Place::of(text, field).error(problem));
    }
    let mut opened = opened(rules, None);
    if let AnySheet::Classic(sheet) = &mut opened.sheet {
        sheet.solution = solution;
        let (title, more) =
            before.split_first().map_or((None, &[][..]), |(it, more)| (Some(it), more));
        sheet.info.title = title.map(|&title| title.to_owned());
        sheet.info.comment = (!more.is_empty()).then(|| more.join(" "));
    }
    Ok(vec![opened])
}
