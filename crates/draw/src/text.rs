//! The drawing as text: pencil marks in a frame, every mark with a colour and a sign.
//!
//! ```text
//!     1    2   3
//!   ┌──────────────┬──────────────┬──────────────┐
//! 1 │ 1    2*  3   │  ...
//! ```
//!
//! No meaning depends on colour alone: a sign after a candidate shows its role, see [`sign`]. The
//! caller turns roles into colours; this module knows none.

use ennead_board::{Cell, CellMap, CellSet, Edge, Layout, Value, ValueSet};

use crate::picture::PlaceEnd;
use crate::{Decoration, Drawing, Face, LinkKind, Marks, Picture, Role};

/// A piece of a line and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The characters.
    pub text: String,
    /// What it shows.
    pub ink: Ink,
}

/// What a piece of text shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Frame and blanks.
    Frame,
    /// A given.
    Given,
    /// A digit found while solving.
    Found,
    /// A candidate without a mark.
    Candidate,
    /// Something with a mark.
    Marked(Role),
}

/// The sign shown after what has the role: `*` pattern, `'` second set or fin, `-` eliminated, `+`
/// placed, `!` conflict or mistake.
pub const fn sign(role: Role) -> Option<char> {
    match role {
        Role::Pattern => Some('*'),
        Role::Second => Some('\''),
        Role::Eliminated => Some('-'),
        Role::Placed => Some('+'),
        Role::Conflict | Role::Mistake => Some('!'),
        Role::Selected | Role::Peer | Role::SameDigit | Role::House => None,
    }
}

/// The lines of `face` with the marks of `drawing`: nine rows of pencil marks in a frame, with the
/// numbers of the columns above and what `row_name` calls the rows, one character each, to the left.
///
/// A marked cell with candidates is in brackets, see [`brackets`]; a letter follows the candidate
/// it belongs to; `?` marks the candidate in question; `#` or `'` after the number of a row or
/// column marks a house, `'` one of the second set. What does not fit into the grid is in
/// [`legend`].
pub fn lines(face: &Face, drawing: &Drawing, row_name: &dyn Fn(usize) -> String) -> Vec<Vec<Span>> {
    board_lines(&Picture::classic(face, drawing), row_name)
}

/// The lines of a board of any size, likewise: its regions are separated by lines. What its
/// decorations are is in [`board_legend`].
///
/// ```
/// use ennead_board::{Layout, Sheet};
/// use ennead_draw::{Picture, text};
///
/// let jigsaw: Layout = "4x4; pieces aaab acbb ccbd cddd".parse()?;
/// let picture = Picture::new(Sheet::blank(jigsaw));
/// let lines = text::board_lines(&picture, &|row| (row + 1).to_string());
/// let line = |i: usize| lines[i].iter().map(|span| span.text.as_str()).collect::<String>();
/// assert_eq!(line(1), "  ┌──────────────┬────┐");
/// assert_eq!(line(3), "  │    ┌────┬────┘    │");
/// # Ok::<(), ennead_board::BadLayout>(())
/// ```
pub fn board_lines(picture: &Picture, row_name: &dyn Fn(usize) -> String) -> Vec<Vec<Span>> {
    let layout = &picture.sheet.ground;
    let (rows, columns) = (layout.rows(), layout.columns());
    let frame = Frame::of(layout);
    let cells: Vec<Vec<Vec<Span>>> = (0..rows)
        .map(|row| (0..columns).map(|column| spans(picture, Cell::at(row, column))).collect())
        .collect();
    let width = |spans: &Vec<Span>| spans.iter().map(|span| span.text.chars().count()).sum();
    let widest = |column: usize| cells.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(|column| widest(column).max(2)).collect();
    let names: Vec<String> = (0..rows).map(row_name).collect();
    // The name of a row, and a sign.
    let margin = names.iter().map(|name| name.chars().count()).max().unwrap_or(1) + 1;
    let line_of = |is_here: &dyn Fn(Cell) -> bool| -> CellSet {
        layout.cells().iter().filter(|&cell| is_here(cell)).collect()
    };
    let label = |name: &str, house: CellSet, width: usize| {
        let role = picture.marks.houses.iter().rev().find(|&&(marked, _)| marked == house);
        match role {
            Some(&(_, role)) => {
                let sign = house_sign(role);
                Span { text: format!("{:width$}", format!("{name}{sign}")), ink: Ink::Marked(role) }
            }
            None => Span { text: format!("{name:width$}"), ink: Ink::Frame },
        }
    };
    let frame_span = |text: String| Span { text, ink: Ink::Frame };
    let mut lines = vec![vec![frame_span(" ".repeat(margin))]];
    for column in 0..columns {
        let before = if frame.has_line(column) { "  " } else { " " };
        lines[0].push(frame_span(before.to_owned()));
        // No blanks at the end of the line.
        let width = if column + 1 == columns { 0 } else { widths[column] + 1 };
        let house = line_of(&|cell| cell.column() == column);
        lines[0].push(label(&(column + 1).to_string(), house, width));
    }
    for row in 0..=rows {
        if let Some(rule) = frame.rule(row, &widths) {
            lines.push(vec![frame_span(format!("{}{rule}", " ".repeat(margin)))]);
        }
        let Some(name) = names.get(row) else { break };
        let mut line = vec![label(name, line_of(&|cell| cell.row() == row), margin)];
        for (column, spans) in cells[row].iter().enumerate() {
            let before = match (frame.has_line(column), frame.is_upright(row, column)) {
                (true, true) => "│ ",
                (true, false) => "  ",
                (false, _) => " ",
            };
            line.push(frame_span(before.to_owned()));
            line.extend_from_slice(spans);
            line.push(frame_span(" ".repeat(widths[column] - width(spans) + 1)));
        }
        if frame.is_upright(row, columns) {
            line.push(frame_span("│".to_owned()));
        }
        lines.push(line);
    }
    lines
}

/// Where the thick lines of a board are.
struct Frame<'a> {
    layout: &'a Layout,
    /// For each line between columns, whether it is thick anywhere.
    lines: Vec<bool>,
}

impl<'a> Frame<'a> {
    fn of(layout: &'a Layout) -> Frame<'a> {
        let mut frame = Frame { layout, lines: Vec::new() };
        let is_line = |column| (0..layout.rows()).any(|row| frame.is_upright(row, column));
        frame.lines = (0..=layout.columns()).map(is_line).collect();
        frame
    }

    fn has_line(&self, column: usize) -> bool {
        self.lines[column]
    }

    fn cell(row: Option<usize>, column: Option<usize>) -> Option<Cell> {
        Cell::try_at(row?, column?)
    }

    /// Whether there is a thick line at the left of this place.
    fn is_upright(&self, row: usize, column: usize) -> bool {
        let cell = |column| Frame::cell(Some(row), column);
        self.layout.edge(cell(column.checked_sub(1)), cell(Some(column))) == Edge::Thick
    }

    /// Whether there is a thick line above this place.
    fn is_level(&self, row: usize, column: usize) -> bool {
        let cell = |row| Frame::cell(row, Some(column));
        self.layout.edge(cell(row.checked_sub(1)), cell(Some(row))) == Edge::Thick
    }

    /// The line of text above a row; none if nothing of it is thick.
    fn rule(&self, row: usize, widths: &[usize]) -> Option<String> {
        let columns = widths.len();
        (0..columns).find(|&column| self.is_level(row, column))?;
        let mut rule = String::new();
        for column in 0..=columns {
            if self.has_line(column) {
                let left = column > 0 && self.is_level(row, column - 1);
                let right = column < columns && self.is_level(row, column);
                let up = row > 0 && self.is_upright(row - 1, column);
                let down = row < self.layout.rows() && self.is_upright(row, column);
                rule.push(joint(up, down, left, right));
            }
            if let Some(width) = widths.get(column) {
                let dash = if self.is_level(row, column) { "─" } else { " " };
                rule += &dash.repeat(width + 2);
            }
        }
        Some(rule.trim_end().to_owned())
    }
}

/// The character where lines meet.
const fn joint(up: bool, down: bool, left: bool, right: bool) -> char {
    match (up, down, left, right) {
        (false, false, false, false) => ' ',
        (false, false, ..) => '─',
        (.., false, false) => '│',
        (false, true, false, true) => '┌',
        (false, true, true, false) => '┐',
        (true, false, false, true) => '└',
        (true, false, true, false) => '┘',
        (true, true, false, true) => '├',
        (true, true, true, false) => '┤',
        (false, true, true, true) => '┬',
        (true, false, true, true) => '┴',
        (true, true, true, true) => '┼',
    }
}

/// What does not fit into the grid of a board: its decorations, a line for each with its kind, what is
/// written on it and its cells; the marked sets of cells other than rows and columns; and the links, as
/// in [`legend`].
///
/// ```text
/// outline dashed 15: r1c1 r1c2
/// line tube: r3c1 r3c2 r4c3
/// # r1c1 r1c2 r2c1 r2c2
/// Gr1c12 = Gr1c16
/// ```
pub fn board_legend(picture: &Picture) -> Vec<String> {
    let layout = &picture.sheet.ground;
    let line = |decoration: &Decoration| {
        let cells: Vec<String> = decoration.cells().iter().map(Cell::to_string).collect();
        let text = decoration.text();
        let gap = if text.is_empty() { "" } else { " " };
        format!("{}{gap}{text}: {}", decoration.name(), cells.join(" "))
    };
    let is_line = |cells: CellSet| {
        let mut all = cells.iter();
        let first = all.next();
        let same = |of: fn(Cell) -> usize| {
            let here = |cell: &Cell| first.is_some_and(|first| of(*cell) == of(first));
            cells == layout.cells().iter().filter(here).collect::<CellSet>()
        };
        same(Cell::row) || same(Cell::column)
    };
    let houses = picture.marks.houses.iter().filter(|&&(cells, _)| !is_line(cells));
    let houses = houses.map(|&(cells, role)| format!("{} {cells}", house_sign(role)));
    let links = chains(&picture.marks, &|value| layout.symbol(value).to_owned());
    picture.decorations.iter().map(line).chain(houses).chain(links).collect()
}

/// What does not fit into the grid: the marked houses, and the links one after the other, `=` for
/// a strong one and `-` for a weak one. Cells are called `r4c7`.
///
/// ```text
/// # r2 c5 b4
/// ' r1 c7
/// A 4r1c2 = 4r1c8 - 4r7c8 = 4r7c3 B
/// ```
pub fn legend(drawing: &Drawing) -> Vec<String> {
    let mut lines = Vec::new();
    for sign in [house_sign(Role::House), house_sign(Role::Second)] {
        let marked = drawing.houses.iter().filter(|&&(_, role)| house_sign(role) == sign);
        let houses: Vec<String> = marked.map(|(house, _)| house.to_string()).collect();
        if !houses.is_empty() {
            lines.push(format!("{sign} {}", houses.join(" ")));
        }
    }
    lines.extend(chains(&Marks::from(drawing), &|digit| digit.number().to_string()));
    lines
}

/// The links, those that continue each other on one line.
fn chains(marks: &Marks, symbol: &dyn Fn(Value) -> String) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // `4r1c2`, or for a group `4r1c2+r1c3`.
    let place = |end: PlaceEnd| {
        let cells: Vec<String> = end.cells.iter().map(|cell| cell.to_string()).collect();
        format!("{}{}", symbol(end.value), cells.join("+"))
    };
    let lettered = |end: PlaceEnd| marks.letters.iter().find(|(it, _)| *it == end);
    let mut before: Option<PlaceEnd> = None;
    for link in &marks.links {
        let sign = match link.kind {
            LinkKind::Strong => '=',
            LinkKind::Weak => '-',
        };
        if before != Some(link.from) || lines.is_empty() {
            let letter =
                lettered(link.from).map_or(String::new(), |(_, letter)| format!("{letter} "));
            lines.push(format!("{letter}{}", place(link.from)));
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(&format!(" {sign} {}", place(link.to)));
            if let Some((_, letter)) = lettered(link.to) {
                line.push_str(&format!(" {letter}"));
            }
        }
        before = Some(link.to);
    }
    lines
}

/// The sign after the number of a marked row or column: `'` if it belongs to the second set.
const fn house_sign(role: Role) -> char {
    match role {
        Role::Second => '\'',
        _ => '#',
    }
}

/// The brackets around the candidates of a cell that has the role: `[]` pattern, `()` second set,
/// `<>` the cell in question.
pub const fn brackets(role: Role) -> Option<(char, char)> {
    match role {
        Role::Pattern => Some(('[', ']')),
        Role::Second => Some(('(', ')')),
        Role::Selected => Some(('<', '>')),
        _ => None,
    }
}

fn spans(picture: &Picture, cell: Cell) -> Vec<Span> {
    let Picture { sheet, marks, .. } = picture;
    let symbol = |value| sheet.ground.symbol(value).to_owned();
    // The last mark lies on top.
    let of_cell = marks.cells.iter().rev().find(|&&(marked, _)| marked == cell);
    let of_cell = of_cell.map(|&(_, role)| role);
    let given = sheet.givens.get(cell);
    if let Some(value) = given.or(sheet.placed.get(cell)) {
        let plain = if given.is_some() { Ink::Given } else { Ink::Found };
        return vec![marked(symbol(value), of_cell, sign, plain)];
    }
    let of = |map: &CellMap<ValueSet>| map.get(cell).copied().unwrap_or_default();
    let noted = Some(of(&sheet.corner)).filter(|it| !it.is_empty()).unwrap_or(of(&sheet.centre));
    let short = sheet.ground.has_short_symbols();
    let spans = noted.iter().enumerate().map(|(i, value)| {
        let mut candidates = marks.candidates.iter().rev();
        let role = candidates.find(|&&(at, noted, _)| at == cell && noted == value);
        let role = role.map(|&(.., role)| role);
        let gap = if short || i == 0 { "" } else { " " };
        let text = format!("{gap}{}", symbol(value));
        let mut span = marked(text, role, candidate_sign, Ink::Candidate);
        let own = |(end, _): &&(PlaceEnd, char)| end.value == value && end.cells.contains(cell);
        span.text.extend(marks.letters.iter().filter(own).map(|(_, letter)| letter));
        span
    });
    match of_cell.and_then(|role| Some((role, brackets(role)?))) {
        Some((role, (open, close))) => {
            let bracket = |sign: char| Span { text: sign.to_string(), ink: Ink::Marked(role) };
            [bracket(open)].into_iter().chain(spans).chain([bracket(close)]).collect()
        }
        None => spans.collect(),
    }
}

/// As [`sign`], and `?` after the candidate in question. A selected cell has brackets instead.
fn candidate_sign(role: Role) -> Option<char> {
    if role == Role::Selected { Some('?') } else { sign(role) }
}

fn marked(text: String, role: Option<Role>, sign: fn(Role) -> Option<char>, plain: Ink) -> Span {
    match role.and_then(|role| Some((role, sign(role)?))) {
        Some((role, sign)) => Span { text: format!("{text}{sign}"), ink: Ink::Marked(role) },
        None => Span { text, ink: plain },
    }
}

#[cfg(test)]
mod tests {
    use ennead_grid::{Candidate, Cell, Digit, Givens, House};

    use super::*;
    use crate::LinkEnd;

    #[test]
    fn every_mark_has_its_sign() {
        let givens: Givens =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let mut face = Face { givens, ..Face::default() };
        for cell in Cell::ALL {
            if givens.get(cell).is_none() {
                face.candidates[cell] = givens.allowed(cell);
            }
        }
        let mut drawing = Drawing::default();
        drawing.candidate(Candidate::new(Digit::new(5), Cell::at(4, 4)), Role::Placed);
        drawing.candidate(Candidate::new(Digit::new(1), Cell::at(0, 2)), Role::Pattern);
        drawing.candidate(Candidate::new(Digit::new(2), Cell::at(0, 2)), Role::Eliminated);
        let five = LinkEnd { digit: Digit::new(5), cells: Cell::at(4, 4).into() };
        let four = LinkEnd { digit: Digit::new(4), cells: [Cell::at(0, 2), Cell::at(0, 7)].into() };
        drawing.letter(five, 'A');
        drawing.link(five, four, LinkKind::Strong);
        drawing.link(four, five, LinkKind::Weak);
        drawing.cell(Cell::at(0, 3), Role::Pattern);
        drawing.cell(Cell::at(0, 5), Role::Second);
        drawing.house(House::row(0), Role::House);
        drawing.house(House::column(4), Role::House);
        drawing.house(House::box_(3), Role::House);
        drawing.house(House::row(1), Role::Second);
        let text: Vec<String> = lines(&face, &drawing, &|row| (row + 1).to_string())
            .iter()
            .map(|line| line.iter().map(|span| span.text.as_str()).collect())
            .collect();
        assert!(
            text[0].starts_with("    1    2     3        4     5#   6        7 "),
            "{}",
            text[0]
        );
        assert_eq!(text[2], "1#│ 5    3     1*2-4  │ [26]  7    (2468) │ 1489   1249  248  │");
        assert!(text[3].starts_with("2'│ 6 "), "{}", text[3]);
        assert_eq!(text.len(), 14);
        assert!(text[7].contains(" 5+A "), "{}", text[7]);
        let width = text[1].chars().count();
        assert!(text[1..].iter().all(|line| line.chars().count() == width), "{text:#?}");
        assert_eq!(legend(&drawing), ["# r1 c5 b4", "' r2", "A 5r5c5 = 4r1c3+r1c8 - 5r5c5 A"]);
    }

    #[test]
    fn a_ring_round_a_digit_that_is_filled_in_marks_its_cell() {
        let mut face = Face::default();
        face.found.set(Cell::at(0, 0), Some(Digit::new(5)));
        let mut drawing = Drawing::default();
        drawing.candidate(Candidate::new(Digit::new(5), Cell::at(0, 0)), Role::Pattern);
        drawing.candidate(Candidate::new(Digit::new(6), Cell::at(0, 0)), Role::Pattern);
        let lines = lines(&face, &drawing, &|row| (row + 1).to_string());
        assert_eq!(lines[2][2].text, "5*");
        let svg = crate::svg(&face, &drawing);
        assert!(svg.contains("<rect class=\"cell pattern\"") && !svg.contains("<circle"), "{svg}");
    }

    #[test]
    fn what_is_not_there_has_no_ring_and_is_in_no_group() {
        let mut face = Face::default();
        let (one, two) = (Digit::new(1), Digit::new(2));
        let group = [Cell::at(0, 0), Cell::at(0, 1), Cell::at(0, 2)];
        for cell in &group[..2] {
            face.candidates[*cell] = [one, two].into();
        }
        face.candidates[group[2]] = two.into();
        let mut drawing = Drawing::default();
        drawing.candidates(one, group.into(), Role::Pattern);
        let end = LinkEnd { digit: one, cells: group.into() };
        let other = LinkEnd { digit: one, cells: Cell::at(0, 8).into() };
        drawing.link(end, other, LinkKind::Weak);
        drawing.letter(end, 'A');
        let seen = drawing.on(&face);
        let narrow = LinkEnd { digit: one, cells: [group[0], group[1]].into() };
        assert_eq!(seen.candidates.len(), 2);
        // A cell without pencil marks keeps its end of the link.
        assert_eq!((seen.links[0].from, seen.links[0].to), (narrow, other));
        assert_eq!(seen.letters, [(narrow, 'A')]);
        assert_eq!(seen.on(&face), seen);
        let svg = crate::svg(&face, &drawing);
        assert_eq!(svg.matches("<circle").count(), 2, "{svg}");
        assert_eq!(svg.matches("<path class=\"group\"").count(), 1, "{svg}");
    }

    #[test]
    fn the_candidate_in_question_has_a_sign() {
        let mut face = Face::default();
        face.candidates[Cell::at(0, 0)] = [Digit::new(1), Digit::new(2)].into();
        let mut drawing = Drawing::default();
        drawing.candidate(Candidate::new(Digit::new(2), Cell::at(0, 0)), Role::Selected);
        let lines = lines(&face, &drawing, &|row| (row + 1).to_string());
        let first: String = lines[2].iter().map(|span| span.text.as_str()).collect();
        assert!(first.starts_with("1 │ 12? "), "{first}");
    }

    /// A cell without a digit shows its mark, whatever candidates it has.
    #[test]
    fn marked_cells_stand_in_brackets() {
        let mut face = Face::default();
        face.candidates[Cell::at(8, 8)] = [Digit::new(2), Digit::new(3)].into();
        let mut drawing = Drawing::default();
        drawing.cell(Cell::at(8, 8), Role::Selected);
        let lines = lines(&face, &drawing, &|row| (row + 1).to_string());
        let last: String = lines[12].iter().map(|span| span.text.as_str()).collect();
        assert!(last.ends_with("<23> │"), "{last}");
        let inks: Vec<Ink> = lines[12].iter().map(|span| span.ink).collect();
        assert!(inks.contains(&Ink::Marked(Role::Selected)), "{inks:?}");
        assert_eq!(legend(&drawing), Vec::<String>::new());
    }
}
