//! Writing the contest notation.

use std::fmt::Write;

use crate::puzzle::{Direction, Puzzle, Reading};
use crate::term::{Node, TermId};

/// Writes a puzzle in the contest notation.
pub fn write_contest(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    let width = puzzle.width();
    if puzzle.reading != Reading::default() {
        let zeros = if puzzle.reading.leading_zeros { "yes" } else { "no" };
        let digits = puzzle.reading.digits.name();
        let _ = writeln!(out, "# ennead: leading-zeros={zeros} digits={digits}");
    }
    let _ = writeln!(out, "{width} {}", puzzle.height());

    let BlackMarks { marks: extra, across, down, rules } = BlackMarks::of(puzzle);
    let _ = writeln!(out, "{}", puzzle.marks().len() + extra.len());
    for mark in puzzle.marks() {
        let _ = writeln!(out, "{} {} {}", mark.name, mark.row + 1, mark.column + 1);
    }
    for (name, cell) in extra {
        let _ = writeln!(out, "{name} {} {}", cell / width + 1, cell % width + 1);
    }
    for (direction, extra) in [(Direction::Across, across), (Direction::Down, down)] {
        let words = puzzle.words().iter().filter(|word| word.direction == direction);
        let names: Vec<&str> = words
            .map(|word| puzzle.marks()[word.mark].name.as_str())
            .chain(extra.iter().map(String::as_str))
            .collect();
        let _ = writeln!(out, "{}", names.len());
        for name in names {
            let _ = writeln!(out, "{name}");
        }
    }
    let _ = writeln!(out, "{}", puzzle.rules().len() + rules.len());
    for rule in puzzle.rules() {
        write_contest_term(&mut out, puzzle, rule.term);
        out.push('\n');
    }
    for rule in rules {
        let _ = writeln!(out, "{rule}");
    }
    out
}

/// Black cells become marks with a word in each direction, so that other words end there. If neither
/// of these words would be one cell long, a STOP after the cell makes one so.
#[derive(Default)]
struct BlackMarks {
    /// The marks, each with its cell.
    marks: Vec<(String, usize)>,
    /// The marks where words begin.
    across: Vec<String>,
    down: Vec<String>,
    /// That the words of one cell are 0.
    rules: Vec<String>,
}

impl BlackMarks {
    fn of(puzzle: &Puzzle) -> BlackMarks {
        let width = puzzle.width();
        let begins: rustc_hash::FxHashSet<(usize, Direction)> =
            puzzle.words().iter().map(|word| (word.cells[0] as usize, word.direction)).collect();
        let mut all = BlackMarks::default();
        let black = (0..puzzle.cells()).filter(|&cell| puzzle.is_black(cell));
        for (i, cell) in black.enumerate() {
            let name = format!("BLACK{}", i + 1);
            let ends = |next: Option<usize>, direction| {
                next.is_none_or(|next| puzzle.is_black(next) || begins.contains(&(next, direction)))
            };
            let right = (cell % width + 1 < width).then_some(cell + 1);
            let below = Some(cell + width).filter(|&below| below < puzzle.cells());
            let letter = if ends(right, Direction::Across) {
                'w'
            } else {
                if !ends(below, Direction::Down) {
                    let stop = format!("STOP{}", i + 1);
                    all.marks.push((stop.clone(), cell + width));
                    all.down.push(stop);
                }
                's'
            };
            all.rules.push(format!("eq({name}_{letter},0)"));
            all.across.push(name.clone());
            all.down.push(name.clone());
            all.marks.push((name, cell));
        }
        all
    }
}

/// A term in the contest notation.
pub fn contest_term(puzzle: &Puzzle, term: TermId) -> String {
    let mut out = String::new();
    write_contest_term(&mut out, puzzle, term);
    out
}

fn write_contest_term(out: &mut String, puzzle: &Puzzle, term: TermId) {
    enum Piece {
        Term(TermId),
        Text(&'static str),
    }
    let mut open = vec![Piece::Term(term)];
    while let Some(piece) = open.pop() {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Term(term) => match *puzzle.terms.get(term) {
                Node::Number(ref value) => {
                    let _ = write!(out, "{value}");
                }
                Node::Word(word) => out.push_str(&puzzle.word_name(word)),
                Node::One(op, a) => {
                    out.push_str(op.entry().name);
                    out.push('(');
                    open.extend([Piece::Text(")"), Piece::Term(a)]);
                }
                Node::Two(op, a, b) => {
                    out.push_str(op.entry().name);
                    out.push('(');
                    open.extend([
                        Piece::Text(")"),
                        Piece::Term(b),
                        Piece::Text(","),
                        Piece::Term(a),
                    ]);
                }
            },
        }
    }
}
