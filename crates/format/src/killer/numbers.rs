//! A killer as a number for each cell: 256 times the sum of its cage, plus the number of the cage.
//!
//! ```text
//! 3x3::k:3841:3841:2306:…
//! ```
//!
//! It is the form of SudoCue and of those who came after it. Between the first two colons stands the kind of board:
//! nothing, or `d` for two diagonals. A cell without a sum is in no cage. A colon may end the list.

use ennead_board::Cell;
use ennead_grid::format::{self, Frame, Item, Problem, ReadError, Unit, line};
use ennead_rule::{Rule, Total, X};

use super::{cage, cell, opened};
use crate::link::Place;
use crate::square::{cells_of, comment};
use crate::{Format, Ignored, Opened, Reader, Unknown};

pub(crate) const KILLER_NUMBERS: Format = Format {
    name: "killer-numbers",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| line.trim_start().starts_with(HEAD)),
    read: Reader::Ruled(read),
    write: None,
    frame: Frame::PLAIN,
};

const HEAD: &str = "3x3:";

fn read(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let (word, rest) = cells_of(text);
    let wrong = |part: &str, problem| Err(Place::of(text, part).error(problem));
    let Some(list) = word.strip_prefix(HEAD) else {
        let expected = format::Expected::Text(HEAD);
        return wrong(word, Problem::Unexpected { found: word.chars().next(), expected });
    };
    let mut fields = list.strip_suffix(':').unwrap_or(list).split(':');
    let (kind, form) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""));
    let mut ignored = Vec::new();
    let mut rules: Vec<Rule> = match kind {
        "" => Vec::new(),
        "d" => vec![X {}.into()],
        _ => match unknown {
            Unknown::Refused => {
                let (name, place) = (format::shorten(kind), String::new());
                return wrong(kind, Problem::NotUnderstood { name, place });
            }
            Unknown::Ignored => {
                ignored.push(Ignored { name: format::shorten(kind), place: String::new() });
                Vec::new()
            }
        },
    };
    if form != "k" {
        let (name, place) = (format::shorten(form), String::new());
        return wrong(
            if form.is_empty() { word } else { form },
            Problem::NotUnderstood { name, place },
        );
    }
    let cages = cages(text, word, fields)?;
    let total = |sum: u32| u16::try_from(sum).ok().and_then(Total::try_new);
    rules.extend(cages.into_iter().map(|(_, sum, cells)| cage(total(sum), cells)));
    Ok(vec![Opened { ignored, ..opened(rules, comment(rest)) }])
}

/// The number, the sum and the cells of each cage, from a field for each cell of the grid, which is
/// written as `word`.
fn cages<'a>(
    text: &str,
    word: &str,
    fields: impl Iterator<Item = &'a str>,
) -> Result<Vec<(u32, u32, Vec<Cell>)>, ReadError> {
    let wrong = |part: &str, problem| Err(Place::of(text, part).error(problem));
    let mut cages: Vec<(u32, u32, Vec<Cell>)> = Vec::new();
    let mut found = 0;
    for field in fields {
        let number: Option<u32> = field.parse().ok().filter(|number| *number < 256 * 256);
        let Some(number) = number else {
            return wrong(field, Problem::Value { found: format::shorten(field) });
        };
        let (sum, name) = (number / 256, number % 256);
        if found < 81 && sum > 0 {
            match cages.iter_mut().find(|cage| cage.0 == name) {
                Some((_, other, _)) if *other != sum => {
                    let message = format!("a cage with the sums {other} and {sum}");
                    return wrong(field, Problem::rule(message));
                }
                Some((.., cells)) => cells.push(cell(found)),
                None => cages.push((name, sum, vec![cell(found)])),
            }
        }
        found += 1;
    }
    let (of, expected) = (Item::Cells, 81);
    match found {
        81 => Ok(cages),
        0..81 => wrong(word, Problem::TooFew { of, found, expected }),
        _ => wrong(word, Problem::TooMany { of, found, expected }),
    }
}
