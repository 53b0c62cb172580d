//! The `.sdk` files of *SudoCue* and *SadMan Sudoku*: nine lines of nine, with headers.
//!
//! ```text
//! #AA. Setter
//! #DThe one from the train
//! 53..7....
//! 6..195...
//! …
//! ```
//!
//! `#A` author, `#D` description, `#C` comment, `#B` date, `#S` source, `#L` level, `#U` address.
//! If there is a `[State]` section, it has givens and placements, and `[Puzzle]` has the givens
//! only.

use super::{Format, Frame, Problem, ReadError, Unit, rows};
use crate::{Givens, Info, Sheet};

pub(super) static SDK: Format = Format {
    name: "sdk",
    extensions: &["sdk"],
    unit: Unit::File,
    detect,
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::One,
};

/// The field that a header letter means.
fn field(info: &mut Info, letter: char) -> Option<&mut Option<String>> {
    Some(match letter {
        'A' => &mut info.author,
        'D' => &mut info.description,
        'C' => &mut info.comment,
        'B' => &mut info.date,
        'S' => &mut info.source,
        'L' => &mut info.level,
        'U' => &mut info.url,
        _ => return None,
    })
}

const LETTERS: [char; 7] = ['A', 'D', 'C', 'B', 'S', 'L', 'U'];

/// A header's letter and text.
fn header(line: &str) -> Option<(char, &str)> {
    let line = line.strip_prefix('#')?;
    let letter = line.chars().next().filter(|letter| LETTERS.contains(letter))?;
    Some((letter, line[1..].trim()))
}

fn section(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

fn detect(head: &str) -> bool {
    let puzzle = |name: &str| name.eq_ignore_ascii_case("puzzle");
    let sections = head.lines().filter_map(section).any(puzzle);
    sections || head.lines().any(|line| header(line).is_some()) && rows::looks_right(head)
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let mut info = Info::default();
    for (letter, value) in text.lines().filter_map(header).filter(|(_, value)| !value.is_empty()) {
        if let Some(field) = field(&mut info, letter) {
            // A second line of a field continues the first.
            match field {
                Some(text) => *text = format!("{text}\n{value}"),
                None => *field = Some(value.to_owned()),
            }
        }
    }
    let mut sections = vec![("puzzle".to_owned(), Vec::new())];
    for (number, line) in super::lines(text) {
        match section(line) {
            Some(name) => sections.push((name.to_ascii_lowercase(), Vec::new())),
            None => sections.last_mut().expect("never empty").1.push((number, line)),
        }
    }
    if sections.len() > 1 {
        // Between named sections and before the first one, empty lines have no meaning.
        for (_, lines) in &mut sections {
            while lines.last().is_some_and(|(_, line)| line.trim().is_empty()) {
                lines.pop();
            }
        }
        sections.retain(|(_, lines)| !lines.is_empty());
    }
    let find = |name: &str| sections.iter().find(|(other, _)| other == name);
    let Some((_, lines)) = find("puzzle") else {
        return Err(ReadError::at_end(text, Problem::Empty));
    };
    let givens = rows::parse(text, lines)?;
    let mut sheet = Sheet { info, ..Sheet::from(givens) };
    if let Some((_, lines)) = find("state") {
        let mut grid = rows::parse(text, lines)?;
        for (cell, digit) in givens.iter() {
            if grid.get(cell) != Some(digit) {
                let (number, line) = lines[cell.row()];
                let problem = Problem::Contradiction { cell };
                return Err(ReadError::new(number, line, cell.column(), 1, problem));
            }
            grid.set(cell, None);
        }
        sheet.placed = grid;
    }
    Ok(vec![sheet])
}

fn write(sheet: &Sheet) -> String {
    let mut text = String::new();
    let mut info = sheet.info.clone();
    for letter in LETTERS {
        if let Some(Some(value)) = field(&mut info, letter) {
            for line in value.lines() {
                text += &format!("#{letter}{}\n", super::one_line(line));
            }
        }
    }
    let grid = |grid: &Givens| super::in_rows(&grid.to_string());
    if sheet.placed.is_empty() {
        text + &grid(&sheet.givens)
    } else {
        format!("{text}[Puzzle]\n{}[State]\n{}", grid(&sheet.givens), grid(&sheet.grid()))
    }
}
