//! The drawing as text: pencil marks in a frame, every mark with a colour and a sign.
//!
//! ```text
//! ┌──────────────┬──────────────┬──────────────┐
//! │ 1    *2  3   │  ...
//! ```
//!
//! No meaning depends on colour alone: a sign after a candidate shows its role, see [`sign`]. The
//! caller turns roles into colours; this module knows none.

use ennead_grid::{Cell, Digit};

use crate::{Drawing, Face, Role};

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

/// The lines of `face` with the marks of `drawing`: nine rows of pencil marks in a frame.
pub fn lines(face: &Face, drawing: &Drawing) -> Vec<Vec<Span>> {
    let cells: Vec<Vec<Span>> = Cell::ALL.iter().map(|&cell| spans(face, drawing, cell)).collect();
    let width = |spans: &Vec<Span>| spans.iter().map(|span| span.text.chars().count()).sum();
    let widths: [usize; 9] = std::array::from_fn(|column| {
        (0..9).map(|row| width(&cells[row * 9 + column])).max().unwrap_or(0)
    });
    let stacks = widths.chunks(3).map(|stack| "─".repeat(stack.iter().sum::<usize>() + 6));
    let stacks: Vec<_> = stacks.collect();
    let rule = |left, middle, right| {
        vec![Span { text: format!("{left}{}{right}", stacks.join(middle)), ink: Ink::Frame }]
    };
    let mut lines = vec![rule("┌", "┬", "┐")];
    for row in 0..9 {
        if row == 3 || row == 6 {
            lines.push(rule("├", "┼", "┤"));
        }
        let mut line = Vec::new();
        for column in 0..9 {
            let spans = &cells[row * 9 + column];
            let before = if column % 3 == 0 { "│ " } else { " " };
            line.push(Span { text: before.to_owned(), ink: Ink::Frame });
            line.extend_from_slice(spans);
            let pad = widths[column] - width(spans) + 1;
            line.push(Span { text: " ".repeat(pad), ink: Ink::Frame });
        }
        line.push(Span { text: "│".to_owned(), ink: Ink::Frame });
        lines.push(line);
    }
    lines.push(rule("└", "┴", "┘"));
    lines
}

fn spans(face: &Face, drawing: &Drawing, cell: Cell) -> Vec<Span> {
    // The last mark lies on top.
    let of_cell = drawing.cells.iter().rev().find(|&&(marked, _)| marked == cell);
    let of_cell = of_cell.map(|&(_, role)| role);
    if let Some(digit) = face.givens.get(cell).or(face.found.get(cell)) {
        let given = face.givens.get(cell).is_some();
        let plain = if given { Ink::Given } else { Ink::Found };
        return vec![marked(digit, of_cell, plain)];
    }
    let digits = face.candidates[cell].iter();
    let spans = digits.map(|digit| {
        let mut marks = drawing.candidates.iter().rev();
        let role =
            marks.find(|(candidate, _)| candidate.cell() == cell && candidate.digit() == digit);
        marked(digit, role.map(|&(_, role)| role), Ink::Candidate)
    });
    spans.collect()
}

fn marked(digit: Digit, role: Option<Role>, plain: Ink) -> Span {
    match role.and_then(|role| Some((role, sign(role)?))) {
        Some((role, sign)) => Span { text: format!("{digit}{sign}"), ink: Ink::Marked(role) },
        None => Span { text: digit.to_string(), ink: plain },
    }
}

#[cfg(test)]
mod tests {
    use ennead_grid::{Candidate, Givens};

    use super::*;

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
        let text: Vec<String> = lines(&face, &drawing)
            .iter()
            .map(|line| line.iter().map(|span| span.text.as_str()).collect())
            .collect();
        assert_eq!(text[1], "│ 5    3     1*2-4  │ 26    7   2468 │ 1489   1249  248  │");
        assert_eq!(text.len(), 13);
        assert!(text[6].contains(" 5+ "), "{}", text[6]);
        let width = text[0].chars().count();
        assert!(text.iter().all(|line| line.chars().count() == width), "{text:#?}");
    }
}
