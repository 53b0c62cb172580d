//! A killer as a cage a line: its sum, then its cells.
//!
//! ```text
//! 6: r1c1 r2c1
//! 12: r1c2 r2c2
//! ```
//!
//! Solvers take killers of apps and newspapers in this form. The board is the classic one.

use ennead_board::{Cell, Layout};
use ennead_grid::format::{self, Expected, Frame, Problem, ReadError, Unit, line};
use ennead_rule::Total;

use super::{cage, opened};
use crate::link::Place;
use crate::{Format, Opened, Reader, Unknown};

pub(crate) const KILLER_CAGES: Format = Format {
    name: "killer-cages",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| format::first_line(head).is_some_and(is_cage),
    read: Reader::Ruled(read),
    write: None,
    frame: Frame::One,
};

/// Whether a line begins like a cage.
fn is_cage(line: &str) -> bool {
    let Some((sum, cells)) = line.split_once(':') else { return false };
    let sum = sum.trim();
    (1..=3).contains(&sum.len())
        && sum.bytes().all(|byte| byte.is_ascii_digit())
        && cells.split_whitespace().next().is_some_and(|cell| cell.starts_with(['r', 'R']))
}

fn read(text: &str, _: Unknown) -> Result<Vec<Opened>, ReadError> {
    let board = Layout::classic();
    let mut rules = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let whole = line;
        let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if line::is_blank(line.as_bytes()) {
            continue;
        }
        let wrong = |part: &str, problem| ReadError {
            line: number + 1,
            ..Place::of(whole, part).error(problem)
        };
        let Some((sum, names)) = line.split_once(':') else {
            let expected = Expected::Text("SUM: CELLS");
            let found = line.chars().next();
            return Err(wrong(line, Problem::Unexpected { found, expected }));
        };
        let total = sum.trim().parse().ok().filter(|&sum| sum > 0).and_then(Total::try_new);
        let problem = Problem::Value { found: format::shorten(sum.trim()) };
        let total = total.ok_or_else(|| wrong(sum, problem))?;
        let mut cells: Vec<Cell> = Vec::new();
        for name in names.split(|c: char| c.is_whitespace() || c == ',').filter(|it| !it.is_empty())
        {
            let cell = name.to_ascii_lowercase().parse().ok();
            let cell = cell.filter(|&cell| board.cells().contains(cell));
            let message = || format!("{name:?} is no cell of a 9×9 board");
            let cell = cell.ok_or_else(|| wrong(name, Problem::rule(message())))?;
            if cells.contains(&cell) {
                let message = format!("{cell} is named twice");
                return Err(wrong(name, Problem::rule(message)));
            }
            cells.push(cell);
        }
        if cells.is_empty() {
            let message = "a cage without cells".to_owned();
            return Err(wrong(line, Problem::rule(message)));
        }
        rules.push(cage(Some(total), cells));
    }
    if rules.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![opened(rules, None)])
}
