//! What can be read of a text with a mistake in it: its other puzzles.

use super::{ReadError, cell_lines, drawn, is_comment};

/// The most paragraphs of one puzzle: a heading, three bands, a remark.
const MOST: usize = 5;

/// How many lines of cells are meant as a grid, at least.
const MOST_OF_A_GRID: usize = 7;

/// Reads a text by `read`, which fails at the first mistake. If it does, each puzzle is read by itself, so that
/// a mistake costs only the puzzle it is in. The results are in the order of the text; there are no errors only
/// because of headings and remarks.
///
/// ```
/// use ennead_grid::format::{self, in_pieces};
///
/// let rows = ".........\n".repeat(8);
/// let text = format!("Grid 1\n1........\n{rows}\nGrid 2\n{rows}..?....0?z\n\nGrid 3\n3........\n{rows}");
/// let read = in_pieces(&text, format::read);
/// let found: Vec<_> = read.iter().map(|it| it.as_ref().map(|it| it.givens.len()).map_err(|it| it.line)).collect();
/// assert_eq!(found, [Ok(1), Err(21), Ok(1)]);
/// ```
pub fn in_pieces<T>(
    text: &str,
    read: impl Fn(&str) -> Result<Vec<T>, ReadError>,
) -> Vec<Result<T, ReadError>> {
    let error = match read(text) {
        Ok(puzzles) => return puzzles.into_iter().map(Ok).collect(),
        Err(error) => error,
    };
    let paragraphs = paragraphs(text);
    let piece = |from: usize, to: usize| {
        // An empty line at the end would be an empty row.
        let piece = &text[paragraphs[from].1..paragraphs.get(to).map_or(text.len(), |it| it.1)];
        piece.trim_end_matches(BLANKS)
    };
    let (mut results, mut at) = (Vec::new(), 0);
    // Where the paragraphs begin that cannot be read so far.
    let mut failed = None;
    let fail = |failed: Option<usize>, to: usize, results: &mut Vec<Result<T, ReadError>>| {
        let Some(first) = failed else { return };
        let (mut from, mut lines) = (first, 0);
        for at in first..to {
            lines += cell_lines(piece(at, at + 1)).filter(|(_, line)| !is_blank(line)).count();
            // The bands of a grid may be paragraphs. Nearly nine lines are a puzzle of their own.
            if lines == 0 || lines < MOST_OF_A_GRID && at + 1 < to {
                continue;
            }
            match read(piece(from, at + 1)) {
                Ok(puzzles) => results.extend(puzzles.into_iter().map(Ok)),
                Err(error) => {
                    let line = error.line + paragraphs[from].0;
                    results.push(Err(error.on_line(line)));
                }
            }
            (from, lines) = (at + 1, 0);
        }
    };
    while at < paragraphs.len() {
        let ends = at + 1..=(at + MOST).min(paragraphs.len());
        match ends.into_iter().find_map(|end| Some((end, read(piece(at, end)).ok()?))) {
            Some((end, puzzles)) => {
                fail(failed.take(), at, &mut results);
                results.extend(puzzles.into_iter().map(Ok));
                at = end;
            }
            None => {
                failed.get_or_insert(at);
                at += 1;
            }
        }
    }
    fail(failed, at, &mut results);
    if results.iter().any(Result::is_ok) { results } else { vec![Err(error)] }
}

/// What an empty line consists of. A tab parts the cells of a row, which may all be empty.
const BLANKS: [char; 3] = [' ', '\r', '\n'];

fn is_blank(line: &str) -> bool {
    line.trim_matches(BLANKS).is_empty()
}

/// Where the paragraphs of a text begin: the number of the line, from 0, and the byte. A paragraph ends at an
/// empty line or a line of `=`, and begins with a heading or a comment. One of 18 lines of cells, or 27, is as
/// many grids, one under the other.
fn paragraphs(text: &str) -> Vec<(usize, usize)> {
    let mut paragraphs = Vec::new();
    let mut at = 0;
    let mut is_new = true;
    let mut was_heading = false;
    // The lines of this paragraph.
    let mut lines: Vec<(usize, usize, bool)> = Vec::new();
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let is_heading = drawn::is_prose(line) || is_comment(line);
        let is_end = is_blank(line) || line.trim_matches(BLANKS).bytes().all(|byte| byte == b'=');
        if !is_end && (is_new || is_heading && !was_heading) {
            push_grids(&mut paragraphs, &lines);
            lines.clear();
            is_new = false;
        }
        let holds_cells = drawn::holds_cells(line) || line.contains('\t');
        lines.push((number, at, !is_end && holds_cells));
        is_new |= is_end;
        was_heading = is_heading;
        at += line.len();
    }
    push_grids(&mut paragraphs, &lines);
    paragraphs
}

/// Adds where the grids in a paragraph of these lines begin.
fn push_grids(paragraphs: &mut Vec<(usize, usize)>, lines: &[(usize, usize, bool)]) {
    let Some(&(number, at, _)) = lines.first() else { return };
    paragraphs.push((number, at));
    let cells: Vec<usize> = (0..lines.len()).filter(|&i| lines[i].2).collect();
    if !cells.len().is_multiple_of(9) {
        return;
    }
    for first in cells.iter().skip(9).step_by(9).copied() {
        // Of two borders, one closes the grid before.
        let borders = lines[..first].iter().rev().take_while(|line| !line.2).count();
        let (number, at, _) = lines[first - borders / 2];
        paragraphs.push((number, at));
    }
}
