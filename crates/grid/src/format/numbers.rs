//! 81 numbers with white space between them, 0 for an empty cell: the file that H. Broeders'
//! `sudoku.c` reads.
//!
//! ```text
//! 1 0 0 0 0 0 0 0 6
//! 0 0 6 0 2 0 7 0 0
//! …
//! ```
//!
//! How they are divided into lines does not matter, and commas may stand between them. `-1` is an empty cell
//! too. Another 81 numbers are another puzzle; lines of words are headings.

use super::{Format, Frame, Item, Problem, ReadError, Unit};
use crate::{Givens, Sheet};

pub(super) static NUMBERS: Format = Format {
    name: "numbers",
    extensions: &["txt"],
    unit: Unit::File,
    detect,
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

fn detect(head: &str) -> bool {
    let Some(line) = super::cell_lines(head).map(|it| it.1).find(|line| !line.trim().is_empty())
    else {
        return false;
    };
    let is_number = |token: &str| {
        let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let tokens = || super::cell_lines(head).flat_map(|(_, line)| tokens(line));
    // Lines and rows with blanks for empty cells also consist of digits and white space, but have
    // no zeros.
    let rows = matches!(self::tokens(line).count(), 9 | 81..);
    let zeros = tokens().any(|token| token == "0");
    let (numbers, others) = tokens().fold((0, 0), |(numbers, others), token| {
        if is_number(token) { (numbers + 1, others) } else { (numbers, others + 1) }
    });
    // Fewer than nine lines, each too short for a puzzle: numbers, but not enough.
    let lines = || super::cell_lines(head).map(|(_, line)| line);
    let single = tokens().all(|token| token.trim_start_matches(['+', '-']).len() == 1);
    let short = lines().count() < 9 && lines().all(|line| line.len() < 81) && others == 0 && single;
    let first = self::tokens(line).next().is_some_and(|token| token.len() < 9);
    first && (zeros || rows || short || numbers == 81) && numbers > 1 && others * 9 <= numbers
}

/// The words of a line.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    line.split(is_between).filter(|token| !token.is_empty())
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let mut sheets = Vec::new();
    let mut bytes = [0; 81];
    let mut found = 0;
    for (number, line) in super::cell_lines(text) {
        // As in `fscanf` with `%d`, a number ends where its digits end.
        let mut rest = line.trim_start_matches(is_between);
        while let Some(first) = rest.chars().next() {
            let start = line.len() - rest.len();
            let column = || line[..start].chars().count();
            if found == 81 {
                sheets.push(sheet(bytes));
                found = 0;
            }
            let unsigned = rest.strip_prefix(['+', '-']).unwrap_or(rest);
            let digits = unsigned.bytes().take_while(u8::is_ascii_digit).count();
            let after = &unsigned[digits..];
            if digits == 0 {
                let problem = Problem::TooFewNumbers { found, stop: Some(first) };
                return Err(ReadError::new(number, line, column(), 1, problem));
            }
            let token = &rest[..rest.len() - after.len()];
            bytes[found] = match token.parse::<i64>() {
                Ok(value @ 0..=9) => value as u8,
                Ok(-1) => 0,
                _ => {
                    let found = token.chars().take(40).collect();
                    let problem = Problem::NumberOutOfRange { found };
                    return Err(ReadError::new(number, line, column(), token.len(), problem));
                }
            };
            found += 1;
            rest = after.trim_start_matches(is_between);
        }
    }
    if found == 81 {
        sheets.push(sheet(bytes));
    } else if sheets.is_empty() {
        return Err(ReadError::at_end(text, Problem::TooFewNumbers { found, stop: None }));
    } else {
        let found = sheets.len() * 81 + found;
        let expected = sheets.len() * 81;
        let problem = Problem::TooMany { of: Item::Numbers, found, expected };
        return Err(ReadError::at_end(text, problem));
    }
    Ok(sheets)
}

fn sheet(bytes: [u8; 81]) -> Sheet {
    Sheet::from(Givens::from_bytes(bytes).expect("every number was held against 0 to 9"))
}

fn write(sheet: &Sheet) -> String {
    let (rows, _) = sheet.givens.as_bytes().as_chunks::<9>();
    let rows = rows.iter().map(|row| row.map(|byte| byte.to_string()).join(" ") + "\n");
    rows.collect()
}
