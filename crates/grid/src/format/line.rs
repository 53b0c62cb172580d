//! One puzzle on each line: 81 characters, then perhaps a comment.
//!
//! ```text
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # easy
//! ```
//!
//! A digit is a given; `.` `0` `*` `_` `-` `x` `?` or a blank is an empty cell. A blank is an empty cell
//! only in a line that uses none of the others; elsewhere it is an error. What follows the 81
//! characters is a comment, if it is separated from them by a character that cannot be a cell; but
//! another 81 cells, some of them empty, are another puzzle. The cells may also be nine groups of nine.
//! A line that begins with `#`, `%` or `//`, or with `;` or `--`, a blank and a letter, is a comment.
//!
//! Lists of puzzles can be gigabytes long, so [`parse`] does only the necessary work. It classifies
//! the 81 bytes without branches, in a loop that the compiler turns into vector code. Only a line
//! that fails is read again, to find out why.

use super::{Expected, Format, Frame, Item, Problem, ReadError, Unit};
use crate::{Clues, Givens, Sheet};

/// One puzzle a line.
pub static LINE: Format = Format {
    name: "line",
    extensions: &["txt", "sdm", "sudoku"],
    unit: Unit::Line,
    detect,
    read,
    write: Some(|sheet| Ok(write_sheet(sheet))),
    frame: Frame::PLAIN,
};

/// Whether `line` holds no puzzle: it is blank or a comment.
pub fn is_blank(line: &[u8]) -> bool {
    match line.trim_ascii_start() {
        [] | [b'#' | b'%', ..] | [b'/', b'/', ..] => true,
        // These may also begin a row of cells.
        [b';', b' ', rest @ ..] | [b'-', b'-', b' ', rest @ ..] => rest
            .trim_ascii_start()
            .first()
            .is_some_and(|byte| byte.is_ascii_alphabetic() && byte | 0x20 != b'x'),
        _ => false,
    }
}

/// Reads a line without its end (a `\r` may remain). The caller has to skip blank lines and
/// comments with [`is_blank`].
///
/// Returns the givens, and the comment without surrounding blanks and a leading `#`.
///
/// ```
/// use ennead_grid::format::line;
///
/// let text = format!("12{:.<79} # first two", "");
/// let (givens, comment) = line::parse(text.as_bytes())?;
/// assert_eq!(givens.len(), 2);
/// assert_eq!(comment, b"first two");
/// # Ok::<(), ennead_grid::format::ReadError>(())
/// ```
///
/// # Errors
///
/// At the first character that is not a cell, and for fewer or more than 81 cells. The line's
/// number is 1.
pub fn parse(line: &[u8]) -> Result<(Givens, &[u8]), ReadError> {
    if let Some((cells, rest)) = line.split_first_chunk::<81>()
        && let Some(givens) = parse_cells(cells)
        && let Some(comment) = parse_comment(rest)
    {
        return Ok((givens, comment));
    }
    parse_indented(line)
}

/// Reads each line of `text`, the first of which has the number `first`: appends the puzzles to `puzzles`,
/// and why a line cannot be read to `errors`. Blank lines and comments are left out.
///
/// ```
/// use ennead_grid::format::line;
///
/// let text = format!("# two\n12{0:79}\r\n\nno puzzle\n.2{0:.<79}\n", "");
/// let (mut puzzles, mut errors) = (Vec::new(), Vec::new());
/// line::read_list(text.as_bytes(), 1, &mut puzzles, &mut errors);
/// assert_eq!(puzzles.len(), 2);
/// assert_eq!(errors[0].line, 4);
/// ```
pub fn read_list(text: &[u8], first: usize, puzzles: &mut Vec<Clues>, errors: &mut Vec<ReadError>) {
    read_list_by(text, first, puzzles, errors, |_, _| Ok(()));
}

/// The same, of lines that `check` accepts: it is handed the line and its comment.
pub fn read_list_by(
    text: &[u8],
    first: usize,
    puzzles: &mut Vec<Clues>,
    errors: &mut Vec<ReadError>,
    check: impl Fn(&[u8], &[u8]) -> Result<(), ReadError>,
) {
    let mut rest = text;
    for number in first.. {
        // Most lines end right after their cells, and in those `contains` finds no end several bytes at a
        // time, which `position` cannot.
        let cells = &rest[..rest.len().min(81)];
        let from = if cells.contains(&b'\n') { 0 } else { cells.len() };
        let end = rest[from..].iter().position(|&byte| byte == b'\n');
        let line = &rest[..end.map_or(rest.len(), |end| from + end)];
        if !is_blank(line) {
            match parse(line) {
                Ok((givens, comment)) if comment.len() < 81 => match check(line, comment) {
                    Ok(()) => puzzles.push(givens.into()),
                    Err(error) => errors.push(ReadError { line: number, ..error }),
                },
                _ => match read_odd(line, &check) {
                    Ok(several) => puzzles.extend(several.into_iter().map(Clues::from)),
                    Err(error) => errors.push(ReadError { line: number, ..error }),
                },
            }
        }
        match end {
            Some(end) => rest = &rest[from + end + 1..],
            None => return,
        }
    }
}

/// The 81 cells, or `None` if one of the bytes is not a cell.
fn parse_cells(cells: &[u8; 81]) -> Option<Givens> {
    const STRANGE: u8 = 1;
    const BLANK: u8 = 2;
    const MARK: u8 = 4;
    let mut bytes = [0; 81];
    let mut seen = 0;
    for i in 0..81 {
        let byte = cells[i];
        let digit = byte.wrapping_sub(b'0');
        let is_digit = digit <= 9;
        let is_mark = (byte == b'.')
            | (byte == b'*')
            | (byte == b'_')
            | (byte == b'-')
            | (byte == b'?')
            | (byte | 0x20 == b'x');
        let is_blank = byte == b' ';
        bytes[i] = if is_digit { digit } else { 0 };
        seen |= if is_mark | (digit == 0) { MARK } else { 0 };
        seen |= if is_blank { BLANK } else { 0 };
        seen |= if is_digit | is_mark | is_blank { 0 } else { STRANGE };
    }
    if seen & STRANGE != 0 || seen == BLANK | MARK {
        return None;
    }
    Givens::from_bytes(bytes)
}

/// The comment in what follows the cells, or `None` if it continues the cells or a word.
fn parse_comment(rest: &[u8]) -> Option<&[u8]> {
    match rest.first() {
        None => return Some(rest),
        Some(byte) if byte.is_ascii_alphanumeric() || b".*_-?".contains(byte) => return None,
        Some(byte) if !byte.is_ascii() => return None,
        _ => {}
    }
    let rest = rest.trim_ascii();
    Some(rest.strip_prefix(b"#").map_or(rest, <[u8]>::trim_ascii_start))
}

/// The puzzles of a line that is more than 81 cells and a short comment, or not plain, or wrong.
#[cold]
fn read_odd(
    line: &[u8],
    check: &impl Fn(&[u8], &[u8]) -> Result<(), ReadError>,
) -> Result<Vec<Givens>, ReadError> {
    let text = super::decode(line).map_err(|error| parse(line).err().unwrap_or(error))?;
    let parts = parts(&text)?;
    for (_, comment) in &parts {
        check(text.as_bytes(), comment.as_bytes())?;
    }
    Ok(parts.into_iter().map(|(givens, _)| givens).collect())
}

/// The puzzle at the beginning of a line, and what follows it.
fn first(line: &str) -> Result<(Givens, &str), ReadError> {
    let (givens, comment) = parse(line.as_bytes())?;
    let comment = std::str::from_utf8(comment).expect("cut from a text at ASCII characters");
    Ok((givens, comment.trim()))
}

/// The puzzles of a plain line, each with what is said about it; none if it is blank or a comment.
fn parts(line: &str) -> Result<Vec<(Givens, &str)>, ReadError> {
    if is_blank(line.as_bytes()) {
        return Ok(Vec::new());
    }
    let first = match first(line) {
        Ok(first) => first,
        Err(error) => {
            return in_groups(line)
                .or_else(|| in_words(line))
                .map_or(Err(error), |it| Ok(vec![it]));
        }
    };
    let mut parts = vec![first];
    let is_indented = |line: &str| {
        !line.as_bytes().split_first_chunk().is_some_and(|(cells, rest)| {
            parse_cells(cells).is_some() && parse_comment(rest).is_some()
        })
    };
    let cells = if is_indented(line) { line.trim_start() } else { line };
    // After `#` it is a comment, whatever it looks like.
    let mut rest = cells[81..].trim_start();
    while !rest.starts_with('#') && rest.len() >= 81 {
        let next = rest.trim_start_matches([' ', '\t', ',', ';', '|']);
        let Ok((givens, comment)) = parse(next.as_bytes()) else { break };
        if givens.len() == 81 || parts.iter().any(|(other, _)| continues(&givens, other)) {
            break;
        }
        parts.last_mut().expect("the first is there").1 = "";
        let comment = &next[next.len() - comment.len()..];
        parts.push((givens, comment.trim()));
        rest = next[81..].trim_start();
    }
    Ok(parts)
}

/// Whether a grid has all digits of another: it is a later state of the same puzzle.
pub(super) fn continues(grid: &Givens, other: &Givens) -> bool {
    other.iter().all(|(cell, digit)| grid.get(cell) == Some(digit))
}

/// 81 cells in groups of the same length, such as `530070000 600195000 …`.
fn in_groups(line: &str) -> Option<(Givens, &str)> {
    let groups = || line.split([' ', '\t', ',', ';', '/', '|']).filter(|group| !group.is_empty());
    let length = groups().next()?.len();
    let fit = |group: &str| group.len() == length && group.chars().all(super::is_cell);
    if groups().take(82).map(str::len).sum::<usize>() != 81 || !groups().all(fit) {
        return None;
    }
    let cells: String = groups().collect();
    Some((parse_cells(cells.as_bytes().try_into().ok()?)?, ""))
}

/// 81 cells as one word among others, such as `1. 53..7…` or `puzzle = "53..7…"`.
fn in_words(line: &str) -> Option<(Givens, &str)> {
    let is_part = |c: char| {
        c.is_whitespace() || matches!(c, ',' | ';' | ':' | '|' | '=' | '"' | '\'' | '(' | ')')
    };
    let is_puzzle = |word: &&str| word.len() == 81 && word.chars().all(super::is_cell);
    let mut puzzles = line.split(is_part).filter(is_puzzle);
    let (word, None) = (puzzles.next()?, puzzles.next()) else { return None };
    let givens = parse_cells(word.as_bytes().try_into().ok()?)?;
    Some((givens, line.split(word).find(|part| !part.trim().is_empty()).unwrap_or("").trim()))
}

/// The slow second attempt: the line is indented, or wrong.
#[cold]
fn parse_indented(line: &[u8]) -> Result<(Givens, &[u8]), ReadError> {
    let indented = line.trim_ascii_start();
    if let Some((cells, rest)) = indented.split_first_chunk::<81>()
        && let Some(givens) = parse_cells(cells)
        && let Some(comment) = parse_comment(rest)
    {
        return Ok((givens, comment));
    }
    Err(explain(line))
}

/// Explains what is wrong with a line.
fn explain(line: &[u8]) -> ReadError {
    // More than this is never shown, and a line may be as long as a file.
    let head = match super::text::decode_bytes(&line[..line.len().min(1000)]) {
        Ok(text) => text,
        Err(error) if error.column <= 82 => return error,
        Err(_) => String::from_utf8_lossy(&line[..line.len().min(1000)]),
    };
    let text = head.trim_end();
    let start = text.len() - text.trim_ascii_start().len();
    let mut cells = 0;
    for (column, c) in text.chars().enumerate().skip(start) {
        if cells == 81 {
            if super::is_cell(c) {
                let more =
                    line[column..].iter().take_while(|&&byte| super::is_cell(byte as char)).count();
                let problem = Problem::TooMany { of: Item::Cells, found: 81 + more, expected: 81 };
                return ReadError::new(0, text, column, more, problem);
            }
            let problem = Problem::Unexpected { found: Some(c), expected: Expected::End };
            return ReadError::new(0, text, column, 1, problem);
        }
        if !super::is_cell(c) {
            if c.is_whitespace() && cells > 0 {
                // A blank may be an empty cell of a short puzzle, a mistake, or the puzzle's end.
                let rest = text.chars().take(start + 81).skip(column);
                let more = rest.filter(|&c| super::is_cell(c)).count();
                if text.bytes().all(|byte| byte == b' ' || byte.is_ascii_digit()) {
                    cells = text.len() - start;
                    if cells > 81 {
                        let problem =
                            Problem::TooMany { of: Item::Cells, found: cells, expected: 81 };
                        return ReadError::new(0, text, start + 81, cells - 81, problem);
                    }
                } else if cells + more > 70 {
                    return super::not_a_cell(0, text, column);
                }
                break;
            }
            return super::not_a_cell(0, text, column);
        }
        cells += 1;
    }
    let problem = Problem::TooFew { of: Item::Cells, found: cells, expected: 81 };
    ReadError::new(0, text, start + cells, 0, problem)
}

/// Appends the 81 characters, `.` for an empty cell.
pub fn write(givens: &Givens, line: &mut Vec<u8>) {
    line.extend(givens.as_bytes().map(|byte| if byte == 0 { b'.' } else { b'0' + byte }));
}

fn detect(head: &str) -> bool {
    let looks_right = |line: &str| {
        let line = line.trim_start();
        let cells = line.chars().take(81).filter(|&c| super::is_cell(c)).count();
        let digits = line.chars().take(81).filter(char::is_ascii_digit).count();
        let blanks = line.chars().take(81).filter(|&c| c == ' ').count();
        // A line of dashes is a border.
        cells > 9 && digits > 0 && (cells + blanks) * 2 > line.chars().take(81).count()
    };
    super::first_line(head).is_some_and(looks_right)
        || super::lines(head).any(|(_, line)| parse(line.as_bytes()).is_ok())
}

pub(super) fn read(line: &str) -> Result<Vec<Sheet>, ReadError> {
    let sheet = |(givens, comment): (Givens, &str)| {
        let mut sheet = Sheet::from(givens);
        sheet.info.comment = (!comment.is_empty()).then(|| comment.to_owned());
        sheet
    };
    match first(line) {
        Ok(first) if first.1.len() < 81 && !is_blank(line.as_bytes()) => Ok(vec![sheet(first)]),
        _ => Ok(parts(line)?.into_iter().map(sheet).collect()),
    }
}

fn write_sheet(sheet: &Sheet) -> String {
    sheet.givens.to_string() + &comment(sheet)
}

/// A sheet's comment, as written after the cells.
pub(super) fn comment(sheet: &Sheet) -> String {
    match sheet.info.comment.as_deref().map(super::one_line) {
        Some(comment) if !comment.is_empty() => format!(" # {comment}"),
        _ => String::new(),
    }
}
