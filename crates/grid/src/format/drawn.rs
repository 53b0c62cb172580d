//! What the drawn formats share: rows of cells between borders.
//!
//! ```text
//! +-------+-------+-------+      .---------.-----------.----------.
//! | 5 3 . | . 7 . | . . . |      | 5  3 *4 | 26 7 -268 | 149 12 9 |
//! ```
//!
//! A line that consists of border characters is a border, and a line of words is a heading or a remark. In
//! all other lines, bars and white space separate the cells. If there are nine words, each is a cell, of
//! any length; otherwise each character is a cell. In a text without any mark for an empty cell, what is
//! blank between the bars is empty.

use super::{Item, Problem, ReadError};
use crate::{Cell, CellMap, Digit, DigitSet, Givens, Sheet};

/// A row of cells.
pub(super) struct Row<'a> {
    /// The line's number, from 0.
    pub(super) number: usize,
    /// The line.
    pub(super) line: &'a str,
    /// The cells: the number of the first character, and the text.
    pub(super) cells: Vec<(usize, &'a str)>,
}

fn is_bar(c: char) -> bool {
    c.is_whitespace() || matches!(c, '|' | ':' | '!') || is_box_drawing(c)
}

fn is_box_drawing(c: char) -> bool {
    matches!(c, '\u{2500}'..='\u{257f}')
}

fn is_rule(c: char) -> bool {
    matches!(c, '-' | '=' | '+') || is_box_drawing(c) && !is_upright(c)
}

/// A bar between two cells.
fn is_upright(c: char) -> bool {
    matches!(c, '|' | '│' | '┃' | '║' | '╎' | '┆' | '┊' | '╏' | '┇' | '┋')
}

/// Whether the line is a border such as `.---.---.---.` or `'-----+-----'`: between two corners nothing but
/// dashes, parted by single characters.
fn is_frame(line: &str) -> bool {
    let is_corner = |c: char| matches!(c, '.' | ',' | ':' | '*' | '+' | '|' | '\'' | '`');
    let Some(inner) = line.strip_prefix(is_corner).and_then(|line| line.strip_suffix(is_corner))
    else {
        return false;
    };
    let mut parts = inner.split(is_corner);
    parts.all(|part| part.len() > 1 && part.bytes().all(|byte| matches!(byte, b'-' | b'=')))
}

/// Whether a line is a heading, a remark or a footer: words, and more letters than digits and marks of empty
/// cells. An `x` may be an empty cell, and a `u` comes before a placed digit; a single letter among digits is
/// a mistake.
pub(super) fn is_prose(line: &str) -> bool {
    // Nearly no line has a letter.
    if !line.bytes().any(|byte| byte.is_ascii_alphabetic() || !byte.is_ascii()) {
        return false;
    }
    let is_letter = |c: char| c.is_alphabetic() && !matches!(c, 'x' | 'X');
    let letters = line.chars().filter(|&c| is_letter(c)).count();
    let cells = line.chars().filter(|&c| super::is_cell(c) && c != '-').count();
    let is_word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next();
        letters.any(|letter| Some(letter) != first)
    };
    letters > cells && line.split(|c: char| !is_letter(c)).any(is_word)
}

/// The text of a line: what follows the `>` of a quotation.
fn quoted(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix('>').filter(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The text of a line after the name of its row, a digit or a letter before the first bar.
fn labelled(line: &str) -> Option<&str> {
    let inner = line.trim_start();
    let rest = inner.strip_prefix(|c: char| matches!(c, '1'..='9' | 'A'..='I'))?;
    rest.trim_start().starts_with(is_upright).then_some(rest)
}

/// Whether the cells are the names of the columns: A to I, or 1 to 9 if the rows have names too.
fn names_columns(cells: &[(usize, &str)], labels: bool) -> bool {
    let are = |first: char| {
        let names = (first..).take(9);
        cells.len() == 9 && cells.iter().zip(names).all(|((_, cell), name)| cell.chars().eq([name]))
    };
    are('A') || are('a') || labels && are('1')
}

/// How a text uses the characters that can be part of a cell or of a border.
#[derive(Clone, Copy)]
struct Habits {
    /// `-` is an empty cell, because it occurs beside digits.
    dashes: bool,
    /// What is blank between bars is an empty cell, because nothing else is.
    blanks: bool,
    /// The name of its row is before each row of cells, outside the first bar.
    labels: bool,
}

/// What a line is.
enum Line<'a> {
    /// A border, a heading, a remark, or nothing.
    Other {
        is_border: bool,
    },
    Row(Vec<(usize, &'a str)>),
}

impl Habits {
    fn of(text: &str) -> Habits {
        let mixed = |line: &str| {
            line.contains('-') && line.contains(|c: char| c.is_ascii_digit() || c == '.')
        };
        let marked = |line: &str| {
            line.contains(|c: char| super::is_cell(c) && !matches!(c, '1'..='9' | '-'))
        };
        let parted =
            |line: &str| line.contains(is_upright) && line.contains(|c: char| c.is_ascii_digit());
        let (mut dashes, mut marks, mut short, mut labels) = (false, false, false, 0);
        for (_, line) in super::lines(text) {
            let line = line.trim();
            if is_frame(line) || is_prose(line) {
                continue;
            }
            dashes = dashes || mixed(line);
            marks = marks || marked(line) && !line.contains("--");
            // Once a mark for an empty cell is seen, short rows say nothing.
            if !dashes && !marks && !short {
                short = parted(line) && plain_cells(line).len() < 9;
            }
            labels += usize::from(labelled(line).is_some());
        }
        Habits { dashes, blanks: short && !dashes && !marks, labels: labels >= 9 }
    }

    /// Whether the line holds no cells.
    fn is_border(self, line: &str) -> bool {
        let all = line.chars().all(|c| is_rule(c) || is_bar(c) || matches!(c, '*' | '\'' | '`'));
        let ruled = || line.chars().any(is_rule) || !line.contains('*') && !self.blanks;
        let marks = || line.chars().filter(|&c| c == '-').count();
        all && ruled() && !(self.dashes && marks() == 9 && !line.contains('+'))
            || is_frame(line.trim())
            || matches!(line.trim(), "[code]" | "[/code]" | "```")
    }

    /// What a line is.
    fn read(self, line: &str) -> Line<'_> {
        let body = quoted(line).unwrap_or(line);
        let body = if self.labels { labelled(body).unwrap_or(body) } else { body };
        let before = line[..line.len() - body.len()].chars().count();
        let is_border = !body.trim().is_empty() && self.is_border(body);
        if is_border || body.trim().is_empty() || is_prose(body) {
            return Line::Other { is_border };
        }
        let blanks = if self.blanks { parted_cells(body) } else { None };
        let mut cells = blanks.unwrap_or_else(|| plain_cells(body));
        if names_columns(&cells, self.labels) {
            return Line::Other { is_border: false };
        }
        cells.iter_mut().for_each(|(column, _)| *column += before);
        Line::Row(cells)
    }
}

/// Whether a line holds cells, as far as that can be seen without the others.
pub(super) fn holds_cells(line: &str) -> bool {
    let habits = Habits { dashes: false, blanks: false, labels: false };
    matches!(habits.read(line), Line::Row(_))
}

/// The words of a line, each with the number of its first character.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    for (column, (offset, c)) in line.char_indices().enumerate() {
        if is_bar(c) {
            words.extend(start.take().map(|(column, from)| (column, &line[from..offset])));
        } else if start.is_none() {
            start = Some((column, offset));
        }
    }
    words.extend(start.map(|(column, from)| (column, &line[from..])));
    words
}

/// The characters of a line's words, each with its column.
fn characters<'a>(words: &[(usize, &'a str)]) -> Vec<(usize, &'a str)> {
    words
        .iter()
        .flat_map(|&(column, word)| {
            word.char_indices()
                .enumerate()
                .map(move |(i, (at, c))| (column + i, &word[at..at + c.len_utf8()]))
        })
        .collect()
}

/// Three boxes of three characters between bars, in which a blank is an empty cell.
fn boxed(line: &str) -> Option<Vec<(usize, &str)>> {
    let line = line.trim_end();
    if !line.is_ascii() || !line.contains('|') {
        return None;
    }
    let mut cells = Vec::new();
    let mut column = 0;
    for part in line.split('|') {
        match part.len() {
            3 => cells.extend((0..3).map(|i| (column + i, &part[i..=i]))),
            _ if part.trim().is_empty() => {}
            _ => return None,
        }
        column += part.len() + 1;
    }
    (cells.len() == 9).then_some(cells)
}

/// Nine cells, or three boxes of three cells, between bars. What is blank is an empty cell.
fn parted_cells(line: &str) -> Option<Vec<(usize, &str)>> {
    let mut parts = Vec::new();
    let (mut column, mut from) = (0, 0);
    for (at, (offset, c)) in line.char_indices().enumerate() {
        if is_upright(c) {
            parts.push((column, &line[from..offset]));
            (column, from) = (at + 1, offset + c.len_utf8());
        }
    }
    parts.push((column, &line[from..]));
    // What is outside the first and the last bar is no part.
    let wanted = if parts.len() < 9 { 3 } else { 9 };
    for outside in [parts.len() - 1, 0] {
        if parts.len() > wanted && parts[outside].1.trim().is_empty() {
            parts.remove(outside);
        }
    }
    match parts.len() {
        9 => Some(parts.iter().map(|&(column, part)| cell_in(column, part)).collect()),
        3 => boxes_of_three(&parts),
        _ => None,
    }
}

/// The cell that fills a part of a line.
fn cell_in(column: usize, part: &str) -> (usize, &str) {
    let inner = part.trim_start();
    (column + part[..part.len() - inner.len()].chars().count(), inner.trim_end())
}

/// The nine cells of three parts of a line, each a character or blank, and all equally far from each other.
fn boxes_of_three<'a>(parts: &[(usize, &'a str)]) -> Option<Vec<(usize, &'a str)>> {
    /// Where the first cell of a part may be, and how far it is to the next.
    const SPACINGS: [(usize, usize); 7] = [(0, 1), (1, 2), (0, 2), (1, 3), (0, 3), (1, 4), (2, 4)];
    let longest = parts.iter().map(|(_, part)| part.len()).max()?;
    let places = |(first, step): (usize, usize)| (0..3).map(move |i| first + i * step);
    let fits = |&(first, step): &(usize, usize)| {
        let width = first + 2 * step + 1;
        let mut filled = parts.iter().flat_map(|(_, part)| {
            part.char_indices().filter(|(_, c)| !c.is_whitespace()).map(|(at, _)| at)
        });
        (width..=width + 1 + first).contains(&longest)
            && filled.all(|at| places((first, step)).any(|place| place == at))
    };
    let spacing = SPACINGS
        .into_iter()
        .find(fits)
        .filter(|_| parts.iter().all(|(_, part)| part.is_ascii()))?;
    let cell = |(column, part): (usize, &'a str), at: usize| {
        (column + at, part.get(at..=at).unwrap_or("").trim())
    };
    Some(parts.iter().flat_map(|&part| places(spacing).map(move |at| cell(part, at))).collect())
}

/// The cells of a line in which every cell has a mark, whatever their number.
fn plain_cells(line: &str) -> Vec<(usize, &str)> {
    if let Some(cells) = boxed(line) {
        return cells;
    }
    let words = words(line);
    match words.len() {
        9 | 81 => words,
        n if n > 9 => words,
        // More than three boxes and more than nine characters: a row of pencil marks with too few
        // cells.
        n if n > 5 && words.iter().map(|(_, word)| word.len()).sum::<usize>() > 9 => words,
        _ => characters(&words),
    }
}

/// Whether the cells form one row, or are 81 words that form nine rows.
fn are_rows(cells: &[(usize, &str)]) -> bool {
    // 81 characters without white space are in the format `line`, not drawn.
    cells.len() == 9 || cells.len() == 81 && cells[80].0 - cells[0].0 >= 160
}

/// Whether the cells are a number above a grid: that of the puzzle, or the size of the board.
fn is_number(cells: &[(usize, &str)]) -> bool {
    let is_digit = |cell: &str| cell.bytes().all(|byte| byte.is_ascii_digit());
    (1..=3).contains(&cells.len()) && cells.iter().all(|(_, cell)| is_digit(cell))
}

/// The rows of a text, with nine cells each; a line of 81 words makes nine rows.
pub(super) fn rows(text: &str) -> Result<Vec<Row<'_>>, ReadError> {
    let habits = Habits::of(text);
    let mut rows = Vec::new();
    let mut lines = super::lines(text).peekable();
    while let Some((number, line)) = lines.next() {
        let Line::Row(cells) = habits.read(line) else { continue };
        let is_between = rows.len().is_multiple_of(9);
        // Between drawn grids, a puzzle may also be written as a line.
        let whole = cells.len() == 81 && is_between;
        if whole || are_rows(&cells) {
            rows.extend(cells.chunks(9).map(|nine| Row { number, line, cells: nine.to_vec() }));
            continue;
        }
        let next = lines.clone().find(|(_, line)| !line.trim().is_empty());
        let precedes = |(_, line): (usize, &str)| match habits.read(line) {
            Line::Row(cells) => are_rows(&cells),
            Line::Other { is_border } => is_border,
        };
        if !(is_between && is_number(&cells) && next.is_some_and(precedes)) {
            return Err(not_nine(number, line, &cells));
        }
    }
    if let Some(row) = rows.get(rows.len() / 9 * 9)
        && rows.len() > 9
    {
        let (column, _) = row.cells[0];
        let expected = rows.len() / 9 * 9;
        let problem = Problem::TooMany { of: Item::Lines, found: rows.len(), expected };
        let length = row.line.trim_end().chars().count().saturating_sub(column);
        return Err(ReadError::new(row.number, row.line, column, length, problem));
    }
    if rows.len() < 9 {
        let problem = Problem::TooFew { of: Item::Lines, found: rows.len(), expected: 9 };
        return Err(ReadError::at_end(text, problem));
    }
    Ok(rows)
}

/// The error for a row without nine cells.
fn not_nine(number: usize, line: &str, cells: &[(usize, &str)]) -> ReadError {
    let (of, found, expected) = (Item::CellsInRow, cells.len(), 9);
    match cells.get(9) {
        None => {
            let end = line.trim_end().chars().count();
            ReadError::new(number, line, end, 0, Problem::TooFew { of, found, expected })
        }
        Some((column, cell)) => {
            let problem = Problem::TooMany { of, found, expected };
            ReadError::new(number, line, *column, cell.chars().count(), problem)
        }
    }
}

/// Whether a character says something about a candidate, as solvers and forums mark them: `*67`, `-1569`,
/// `{38}`, `<8>`.
fn is_decoration(c: char) -> bool {
    matches!(c, '*' | '#' | '@' | '&' | '+' | '-' | '~' | '^' | '\'' | '"')
        || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>')
}

/// A cell without its decoration, and the number of characters before what is left; a cell that is nothing
/// else is left as it is.
fn bare(cell: &str) -> (usize, &str) {
    if cell.len() == 1 {
        return (0, cell);
    }
    let inner = cell.trim_start_matches(is_decoration);
    let before = cell.len() - inner.len();
    let inner = inner.trim_end_matches(is_decoration);
    if inner.starts_with(|c: char| c.is_ascii_digit()) { (before, inner) } else { (0, cell) }
}

/// Nine rows of single characters as digits.
pub(super) fn givens(rows: &[Row<'_>]) -> Result<Givens, ReadError> {
    let mut givens = Givens::EMPTY;
    for (r, row) in rows.iter().enumerate() {
        for (c, &(column, cell)) in row.cells.iter().enumerate() {
            let (before, cell) = bare(cell);
            let column = column + before;
            let mut characters = cell.chars();
            let first = characters.next().unwrap_or(' ');
            match Digit::from_char(first) {
                Some(digit) => givens.set(Cell::at(r, c), Some(digit)),
                None if super::is_cell(first) || first == ' ' => {}
                None => return Err(super::not_a_cell(row.number, row.line, column)),
            }
            if characters.next().is_some() {
                return Err(super::not_a_cell(row.number, row.line, column + 1));
            }
        }
    }
    Ok(givens)
}

/// Nine rows of candidates, where `.` or `0` is a cell without any.
pub(super) fn candidates(rows: &[Row<'_>]) -> Result<CellMap<DigitSet>, ReadError> {
    let mut candidates = CellMap::filled(DigitSet::EMPTY);
    for (r, row) in rows.iter().enumerate() {
        for (c, &(column, cell)) in row.cells.iter().enumerate() {
            for (i, character) in cell.chars().enumerate() {
                match Digit::from_char(character) {
                    Some(digit) => candidates[Cell::at(r, c)].insert(digit),
                    None if super::is_cell(character) && cell.len() == 1 => {}
                    None if is_decoration(character)
                        && cell.contains(|c: char| c.is_ascii_digit()) => {}
                    None => return Err(super::not_a_cell(row.number, row.line, column + i)),
                }
            }
        }
    }
    Ok(candidates)
}

/// The sheet of a grid of pencil marks. In such a grid, a digit and a last candidate look the same.
/// It is taken for a given unless the same digit is a candidate, beside others, in a cell that sees
/// it.
pub(super) fn sheet_of_candidates(mut candidates: CellMap<DigitSet>) -> Sheet {
    let mut givens = Givens::EMPTY;
    for cell in Cell::ALL {
        if let Some(digit) = candidates[cell].single() {
            let pencilled = |peer| candidates[peer].len() > 1 && candidates[peer].contains(digit);
            if !cell.peers().iter().any(pencilled) {
                givens.set(cell, Some(digit));
            }
        }
    }
    for (cell, _) in givens.iter() {
        candidates[cell] = DigitSet::EMPTY;
    }
    let candidates = (givens.len() < 81).then_some(candidates);
    Sheet { givens, by_candidates: candidates.is_some(), candidates, ..Sheet::default() }
}

/// The text of each cell as a grid of pencil marks has it: its digit or its candidates.
pub(super) fn marks(sheet: &Sheet) -> CellMap<String> {
    let grid = sheet.grid();
    let candidates = sheet.candidates_or_allowed();
    CellMap::from_fn(|cell| match grid.get(cell) {
        Some(digit) => digit.to_string(),
        None if candidates[cell].is_empty() => ".".to_owned(),
        None => candidates[cell].to_string(),
    })
}

/// A grid of cells in columns as wide as necessary, between borders made of the given characters.
pub(super) fn draw(cells: &CellMap<String>, corner: char, cross: &str, edge: &str) -> String {
    let width = |c: usize| (0..9).map(|r| cells[Cell::at(r, c)].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let boxes: Vec<usize> =
        widths.chunks(3).map(|box_| box_.iter().map(|w| w + 1).sum::<usize>() + 1).collect();
    let rule = |end: &str, joint: &str| {
        let dashes: Vec<String> = boxes.iter().map(|&n| "-".repeat(n)).collect();
        format!("{end}{}{end}\n", dashes.join(joint))
    };
    let corner = corner.to_string();
    let mut text = rule(&corner, cross);
    for r in 0..9 {
        if r == 3 || r == 6 {
            text += &rule(edge, "+");
        }
        text.push('|');
        for (c, width) in widths.iter().enumerate() {
            text += &format!(" {:<width$}", cells[Cell::at(r, c)]);
            if c % 3 == 2 {
                text += " |";
            }
        }
        text.push('\n');
    }
    text + &rule(&corner, cross)
}

/// How much of a text is looked at, in bytes: a few hundred rows.
const LOOK: usize = 32 << 10;

/// What a drawn text looks like, at a glance.
#[derive(Default)]
pub(super) struct Sketch {
    /// Lines of nine cells.
    rows: usize,
    /// Other lines with something on them.
    others: usize,
    /// Lines that are borders.
    pub(super) borders: usize,
    /// Whether bars or blanks separate cells.
    parted: bool,
    /// Cells of several candidates, each digit once.
    pub(super) pencilled: usize,
    /// Cells with a digit and a leading `u`.
    pub(super) placed: usize,
    /// Cells written `0`.
    pub(super) zeros: usize,
    /// Whether the first border begins with `*-`, as Simple Sudoku's does.
    pub(super) starred: bool,
    /// Whether a border is `-------|-------|-------`, as QQWing's is.
    pub(super) qqwing: bool,
}

impl Sketch {
    pub(super) fn of(head: &str) -> Sketch {
        let head = &head[..head.floor_char_boundary(LOOK)];
        let habits = Habits::of(head);
        let mut sketch = Sketch::default();
        for (_, line) in super::lines(head) {
            let cells = match habits.read(line) {
                Line::Other { is_border: true } => {
                    let line = line.trim();
                    sketch.starred |= sketch.borders + sketch.rows == 0 && line.starts_with("*-");
                    sketch.qqwing |= line == "-------|-------|-------";
                    sketch.borders += 1;
                    continue;
                }
                Line::Other { .. } => continue,
                Line::Row(cells) => cells,
            };
            let is_mark = |cell: &str| {
                let bare = cell.chars().filter(|&c| !is_decoration(c)).count();
                let digits: DigitSet = cell.chars().filter_map(Digit::from_char).collect();
                digits.len() == bare && bare > 1
            };
            let is_placed = |cell: &str| {
                cell.strip_prefix('u').is_some_and(|digit| digit.parse::<u8>().is_ok())
            };
            let strange = cells.iter().filter(|(_, cell)| {
                let (_, bare) = bare(cell);
                let single = bare.chars().all(|c| super::is_cell(c) || c == ' ')
                    && bare.chars().count() <= 1;
                !single && !is_mark(cell) && !is_placed(cell)
            });
            if are_rows(&cells) && strange.count() * 3 <= cells.len() {
                sketch.rows += 1;
            } else if !(8..=10).contains(&cells.len()) && !is_number(&cells) {
                sketch.others += 1;
            }
            sketch.parted |= line.contains(is_bar);
            sketch.pencilled += cells.iter().filter(|(_, cell)| is_mark(cell)).count();
            sketch.placed += cells.iter().filter(|(_, cell)| is_placed(cell)).count();
            sketch.zeros += cells.iter().filter(|(_, cell)| *cell == "0").count();
        }
        sketch
    }

    /// Whether most of it is rows of cells.
    pub(super) fn is_drawn(&self) -> bool {
        self.rows > 0
            && self.rows > self.others * 2
            && (self.borders > 0 || self.parted || self.rows >= 9)
    }
}
