//! Grids, drawings, sentences and counted work, as the terminal shows them.

use std::fmt;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use anyhow::bail;
use ennead::board;
use ennead::draw::text::{self, Ink, Span};
use ennead::draw::{Drawing, Face, Picture, Role};
use ennead::format::{Format, Frame, Opened, Unit};
use ennead::{Cell, Givens, Sheet};
use ennead_text::{Words, wrapped};
use serde::Serialize;

use crate::app::App;

/// What ennead found, in E. Sturm's green.
const FOUND: Style = AnsiColor::Green.on_default();

/// A grid as people read it: nine rows, with one blank between digits, two between boxes, and an
/// empty line between bands. `?` marks a cell without a digit; digits that are not givens are
/// green.
pub(crate) struct Drawn<'a> {
    pub(crate) givens: &'a Givens,
    pub(crate) grid: &'a Givens,
    /// Whether to print in colours.
    pub(crate) coloured: bool,
}

impl fmt::Display for Drawn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = if self.coloured { FOUND } else { Style::new() };
        for row in 0..9 {
            if row == 3 || row == 6 {
                writeln!(f)?;
            }
            for column in 0..9 {
                f.write_str(match column {
                    0 => "",
                    3 | 6 => "  ",
                    _ => " ",
                })?;
                let cell = Cell::at(row, column);
                match (self.grid.get(cell), self.givens.get(cell)) {
                    (Some(digit), Some(_)) => write!(f, "{digit}")?,
                    (Some(digit), None) => write!(f, "{found}{digit}{found:#}")?,
                    (None, _) => f.write_str("?")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The lines of a drawing, with colours if wanted.
pub(crate) fn drawing(lines: &[Vec<Span>], coloured: bool) -> String {
    let mut text = String::new();
    for line in lines {
        for span in line {
            let style = if coloured { style(span.ink) } else { Style::new() };
            text += &format!("{style}{}{style:#}", span.text);
        }
        text.push('\n');
    }
    text
}

/// A position with marks, and below it what does not fit into the grid.
pub(crate) fn marked(words: &Words, face: &Face, marks: &Drawing, coloured: bool) -> String {
    let row_name = |row: usize| words.cell_names().row(row);
    let mut text = drawing(&text::lines(face, marks, &row_name), coloured);
    for line in text::legend(marks) {
        text += &format!("{}\n", wrapped(&words.notation(&line), 2));
    }
    text
}

/// A board of any size with its rules, and a solution if there is one; below it what the rules drawn on
/// it say.
pub(crate) fn board(
    words: &Words,
    opened: &Opened,
    solution: Option<&board::Givens>,
    coloured: bool,
) -> String {
    let sheet = opened.sheet.clone().on_any_board();
    let layout = sheet.ground.clone();
    let mut shown = board::Sheet::blank(layout.clone());
    shown.givens = sheet.givens;
    for (cell, value) in solution.into_iter().flat_map(board::Givens::iter) {
        if shown.givens.get(cell).is_none() {
            shown.placed.set(cell, Some(value));
        }
    }
    let mut picture = Picture::new(shown);
    picture.decorations = opened.rules.iter().flat_map(|rule| rule.decorations(&layout)).collect();
    let row_name = |row: usize| words.cell_names().row(row);
    drawing(&text::board_lines(&picture, &row_name), coloured)
}

/// The colours of the roles: the terminal's colours closest to those of the page.
fn style(ink: Ink) -> Style {
    match ink {
        Ink::Frame => Style::new(),
        Ink::Candidate => Style::new().dimmed(),
        Ink::Given => Style::new().bold(),
        Ink::Found => FOUND,
        Ink::Marked(Role::Pattern) => AnsiColor::Blue.on_default().bold(),
        Ink::Marked(Role::Second) => AnsiColor::Yellow.on_default().bold(),
        Ink::Marked(Role::Placed) => FOUND.bold(),
        Ink::Marked(_) => AnsiColor::Red.on_default().bold(),
    }
}

/// Writes a sheet as it is in a file of `format`.
pub(crate) fn write_sheet(format: &Format, sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    let text = format.write(sheet).expect("what is an option's value holds any one sheet");
    out.write_all(text.as_bytes())?;
    if format.unit == Unit::Line {
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// What surrounds the sheets in a file of `format`.
///
/// # Errors
///
/// If there are several, and the format holds only one.
pub(crate) fn frame(
    app: &App,
    format: &Format,
    several: bool,
) -> anyhow::Result<(&'static str, &'static str)> {
    match format.frame {
        Frame::Several { head, foot } => Ok((head, foot)),
        Frame::One if several => {
            bail!(app.words.say_with("convert-one-puzzle", &[("format", format.name.into())]))
        }
        Frame::One => Ok(("", "")),
    }
}

/// A line of JSON.
pub(crate) fn json(value: &impl Serialize, mut out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)
}
