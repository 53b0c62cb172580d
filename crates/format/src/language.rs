//! Our own language, see `ennead_rule::language`: over several lines, and a puzzle a line.
//!
//! ```text
//! 6x6
//! givens
//! 1 . . | . . .
//! …
//! cage 7: r1c2 r2c2
//! thermometer: r3c1-4
//! ```
//!
//! ```text
//! 6x6; givens 1...................................; cage 7: r1c2 r2c2; thermometer: r3c1-4
//! ```
//!
//! A text is on several lines if its first line is nothing but a layout. It may hold several puzzles:
//! each begins with a line that begins with a size. A layout with bare cells below it is the format
//! `board`.

use ennead_board::{AnySheet, Ground, Layout};
use ennead_grid::format::{Frame, Problem, ReadError, Unit, WriteError, line};
use ennead_grid::{Clues, Sheet};
use ennead_rule::{Misread, Rule, RuleKind, Setup};

use crate::link::Place;
use crate::{Format, Opened, Reader, Unknown, Writer};

pub(crate) const RULES: Format = Format {
    name: "rules",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| matches!(form(head), Some(Form::Lines)),
    read: Reader::Ruled(read),
    write: Some(Writer::Ruled(write)),
    frame: Frame::PLAIN,
};

pub(crate) const RULES_LINE: Format = Format {
    name: "rules-line",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| matches!(form(head), Some(Form::Line)),
    read: Reader::Ruled(read_line),
    write: Some(Writer::Ruled(write_line)),
    frame: Frame::PLAIN,
};

/// How a puzzle in our language is laid out.
enum Form {
    /// On one line.
    Line,
    /// On several.
    Lines,
}

/// The first word of parts that belong to the layout.
const OF_LAYOUT: [&str; 5] = ["boxes", "pieces", "values", "symbols", "grid"];

/// The form of a text in our language; `None` of other texts.
fn form(head: &str) -> Option<Form> {
    let mut lines = head.lines().map(without_comment).filter(|line| !line.is_empty());
    let first = lines.next().filter(|line| is_size(line))?;
    let parts = |line| str::split(line, ';').map(str::trim).filter(|part| !part.is_empty());
    let is_ours = |part: &str| reads_as_part(part) || part.contains(':');
    if parts(first).skip(1).any(is_ours) {
        return Some(Form::Line);
    }
    let mut more = lines.flat_map(parts).skip_while(|part| OF_LAYOUT.contains(&first_word(part)));
    more.next().is_some_and(is_ours).then_some(Form::Lines)
}

/// A line without its comment and the blanks around it.
fn without_comment(line: &str) -> &str {
    let line = line.split('#').next().unwrap_or("");
    line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

fn first_word(part: &str) -> &str {
    part.split(|c: char| c.is_whitespace() || c == ':').next().unwrap_or("")
}

/// Whether a line begins with a size, as each puzzle does.
fn is_size(line: &str) -> bool {
    Setup::detect(line)
}

/// Whether a part begins with a word of our language.
fn reads_as_part(part: &str) -> bool {
    let word = first_word(part);
    matches!(word, "givens" | "given") || RuleKind::find(word).is_some()
}

fn read(text: &str, _: Unknown) -> Result<Vec<Opened>, ReadError> {
    // Where each puzzle begins; what comes before the first is read with it, and refused.
    let mut starts = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if is_size(without_comment(line)) {
            starts.push(at);
        }
        at += line.len();
    }
    if starts.is_empty() && text.lines().all(|line| without_comment(line).is_empty()) {
        return Ok(Vec::new());
    }
    if let Some(first) = starts.first_mut() {
        *first = 0;
    } else {
        starts.push(0);
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let parts = starts.iter().zip(ends);
    parts.map(|(&from, to)| setup(text, from, to)).collect()
}

fn read_line(text: &str, _: Unknown) -> Result<Vec<Opened>, ReadError> {
    if without_comment(text).is_empty() {
        return Ok(Vec::new());
    }
    // In a list of puzzles of all kinds, the classic ones may be as short as elsewhere.
    if !is_size(without_comment(text))
        && let Ok(sheets) = read_classic(text)
    {
        return Ok(sheets.into_iter().map(|sheet| AnySheet::from(sheet).into()).collect());
    }
    Ok(vec![setup(text, 0, text.len())?])
}

/// The puzzle in the bytes `from` to `to` of the text.
fn setup(text: &str, from: usize, to: usize) -> Result<Opened, ReadError> {
    let part = &text[from..to];
    let setup = Setup::read(part).map_err(|misread| error(text, from, part, &misread))?;
    Ok(setup.into())
}

/// What is wrong in a part of the text that begins at byte `from`.
fn error(text: &str, from: usize, part: &str, misread: &Misread) -> ReadError {
    let Misread { place, problem } = misread;
    let wrong = part.get(place.clone()).unwrap_or("");
    let wrong = wrong.lines().next().unwrap_or("").chars().count();
    let problem = Problem::rule(problem.clone());
    ReadError::at_offset(text, from + place.start, wrong, problem)
}

/// By its givens and rules a text is told from a bare layout; a board without any says so.
fn write(opened: &Opened) -> Result<String, WriteError> {
    let setup = opened.setup();
    Ok(match is_blank(&setup) {
        true => format!("{}givens {}\n", setup.to_text(), dots(&setup)),
        false => setup.to_text(),
    })
}

fn write_line(opened: &Opened) -> Result<String, WriteError> {
    let setup = opened.setup();
    Ok(match is_blank(&setup) {
        true => format!("{}; givens {}", setup.to_line(), dots(&setup)),
        false => setup.to_line(),
    })
}

fn is_blank(setup: &Setup) -> bool {
    setup.givens.is_empty() && setup.rules.is_empty()
}

/// The givens of an empty board.
fn dots(setup: &Setup) -> String {
    setup.layout().givens_text(&setup.givens)
}

/// Reads lines of 81 characters like [`line::read_list`], but refuses those whose comment reads as a
/// rule. Lines without a comment cost nothing more.
pub fn read_list(text: &[u8], first: usize, puzzles: &mut Vec<Clues>, errors: &mut Vec<ReadError>) {
    line::read_list_by(text, first, puzzles, errors, |line, comment| {
        if comment.is_empty() { Ok(()) } else { demand_comment(line, comment) }
    });
}

/// Refuses a line of 81 characters whose comment reads as a rule.
///
/// # Errors
///
/// [`Problem::RuleInComment`].
#[cold]
pub fn demand_comment(line: &[u8], comment: &[u8]) -> Result<(), ReadError> {
    match (std::str::from_utf8(line), std::str::from_utf8(comment)) {
        (Ok(line), Ok(comment)) => check_comment(line, comment),
        _ => Ok(()),
    }
}

/// A line of 81 characters, whose comment is no rule.
pub(crate) fn read_classic(line: &str) -> Result<Vec<Sheet>, ReadError> {
    let sheets = (line::LINE.read)(line)?;
    for comment in sheets.iter().filter_map(|sheet| sheet.info.comment.as_deref()) {
        check_comment(line, comment)?;
    }
    Ok(sheets)
}

/// Refuses a comment that reads as a rule, and says how to write it.
fn check_comment(line: &str, comment: &str) -> Result<(), ReadError> {
    let rules = comment.trim_start_matches([';', ',']).trim_start();
    let mut parts = rules.split(';').map(str::trim).filter(|part| !part.is_empty());
    // A bare name among other words, such as `x; hard`, may as well be one of them.
    let has_rule = parts.clone().any(|part| part.contains(':') && reads_as_rule(part));
    if !has_rule && !parts.all(reads_as_rule) {
        return Ok(());
    }
    let Some(at) = line.find(comment).filter(|_| !comment.is_empty()) else { return Ok(()) };
    let cells = line[..at].trim().trim_end_matches(['#', ';', ',']).trim_end();
    let written = format!("9x9; givens {cells}; {rules}");
    let place = Place::of(line, comment);
    Err(place.error(Problem::RuleInComment { written }))
}

/// Whether a text is a rule, or would be one without a mistake: the name of a kind, and a colon if its
/// line has one.
fn reads_as_rule(text: &str) -> bool {
    let text = text.trim();
    match RuleKind::find(first_word(text)) {
        Some(kind) if kind.is_bare() => first_word(text) == text,
        Some(_) => text.contains(':') || Rule::read(text, &Layout::classic()).is_ok(),
        None => false,
    }
}
