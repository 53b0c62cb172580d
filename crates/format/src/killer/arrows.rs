//! A killer as 81 characters: a sum in one cell of each cage, and in the others a sign that points to the
//! next cell on the way there.
//!
//! ```text
//! E<8<ID<E<^N<<^L<<^A^Q<^K<^D^^^^^^^^^L<<G<I<<<K^C<^O<FB^<^^N^^^^M<C>^>>^K^^^<^B<>^
//! ```
//!
//! It is the form of the Sudoku players' forum. Sums are `0` to `9`, `A` for 10 to `Z` for 35, `a` for 36 to
//! `j` for 45; a sum of 0 is none. `<` `>` `^` `v` point to the cell beside, `` ` `` `'` `,` `.` to the
//! upper left, upper right, lower left and lower right one. What follows after a blank is a comment.

use ennead_board::Cell;
use ennead_grid::format::{self, Expected, Frame, Item, Problem, ReadError, Unit, line};
use ennead_rule::Total;

use super::{cage, cell, opened};
use crate::link::Place;
use crate::square::{cells_of, comment};
use crate::{Format, Opened, Reader, Unknown};

pub(crate) const KILLER_ARROWS: Format = Format {
    name: "killer-arrows",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| is_killer(cells_of(line).0)),
    read: Reader::Ruled(read),
    write: None,
    frame: Frame::PLAIN,
};

/// What a character says.
#[derive(Clone, Copy)]
enum Sign {
    /// The sum of the cage.
    Sum(u16),
    /// So many rows down and columns to the right.
    Step(isize, isize),
}

fn sign(c: char) -> Option<Sign> {
    Some(match c {
        '0'..='9' | 'A'..='Z' => Sign::Sum(c.to_digit(36)? as u16),
        'a'..='j' => Sign::Sum(c.to_digit(36)? as u16 + 26),
        '<' => Sign::Step(0, -1),
        '>' => Sign::Step(0, 1),
        '^' => Sign::Step(-1, 0),
        'v' => Sign::Step(1, 0),
        '`' => Sign::Step(-1, -1),
        '\'' => Sign::Step(-1, 1),
        ',' => Sign::Step(1, -1),
        '.' => Sign::Step(1, 1),
        _ => return None,
    })
}

/// Whether a word is a killer, or one with a few mistakes. Cells of other formats have no `<` or `^`.
fn is_killer(word: &str) -> bool {
    let arrows = word.chars().filter(|c| matches!(c, '<' | '>' | '^')).count();
    let strange = word.chars().filter(|&c| sign(c).is_none()).count();
    (70..=90).contains(&word.len()) && arrows >= 10 && strange <= 3
}

fn read(text: &str, _: Unknown) -> Result<Vec<Opened>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let (cells, rest) = cells_of(text);
    let place = Place::of(text, cells);
    let wrong = |at: usize, problem| ReadError::new(0, text, place.column + at, 1, problem);
    let mut signs = Vec::new();
    for (at, c) in cells.chars().enumerate() {
        let problem =
            Problem::Unexpected { found: Some(c), expected: Expected::Text("a sum or <") };
        signs.push(sign(c).ok_or_else(|| wrong(at, problem))?);
    }
    let (of, found, expected) = (Item::Cells, signs.len(), 81);
    match found {
        81 => {}
        0..81 => return Err(wrong(found, Problem::TooFew { of, found, expected })),
        _ => return Err(wrong(81, Problem::TooMany { of, found, expected })),
    }
    // The cells of each cage, and its sum, in the order of their sums.
    let mut cages: Vec<(usize, u16, Vec<Cell>)> = Vec::new();
    for number in 0..81 {
        let mut at = number;
        let mut steps = 0;
        let sum = loop {
            match signs[at] {
                Sign::Sum(sum) => break sum,
                Sign::Step(down, right) => {
                    let message = "it points off the board, or in a circle";
                    let problem = Problem::rule(message);
                    let next = cell(at).step(down, right);
                    let next = next.filter(|it| it.row() < 9 && it.column() < 9 && steps < 81);
                    let next = next.ok_or_else(|| wrong(number, problem))?;
                    (at, steps) = (next.row() * 9 + next.column(), steps + 1);
                }
            }
        };
        match cages.iter_mut().find(|cage| cage.0 == at) {
            Some((.., cells)) => cells.push(cell(number)),
            None => cages.push((at, sum, vec![cell(number)])),
        }
    }
    let rule = |(_, sum, cells): (usize, u16, Vec<Cell>)| {
        let sum = Some(Total::new(sum)).filter(|_| sum > 0);
        (sum.is_some() || cells.len() > 1).then(|| cage(sum, cells))
    };
    let rules = cages.into_iter().filter_map(rule).collect();
    Ok(vec![opened(rules, comment(rest))])
}
