//! Writing: the frame, then every rule, as a clue if it is about one word.

use std::fmt::Write;

use super::ClueLanguage;
use super::expression::Infix;
use super::words::Word;
use crate::puzzle::{CellName, DigitReading, Direction, Puzzle, Reading, WordId};
use crate::term::{Node, TermId};
use crate::vocabulary::Op;

/// Writes a puzzle in the clue notation.
pub fn write_clues(puzzle: &Puzzle, language: ClueLanguage) -> String {
    let mut out = String::new();
    let say = |word: Word| word.written(language);
    if puzzle.reading.leading_zeros != Reading::default().leading_zeros {
        let _ = writeln!(out, "{}: {}", say(Word::LeadingZeros), say(Word::No));
    }
    if puzzle.reading.digits == DigitReading::Number {
        let _ = writeln!(out, "{}: {}", say(Word::Digits), say(Word::Number));
    }
    frame(&mut out, puzzle, language);
    for direction in Direction::ALL {
        let _ = write!(out, "{}:", say(Word::Run(direction)));
        for word in puzzle.words().iter().filter(|word| word.direction == direction) {
            let _ = write!(out, " {}", puzzle.marks()[word.mark].name);
        }
        out.push('\n');
    }
    for rule in puzzle.rules() {
        match clue(puzzle, rule.term, language) {
            Some((word, clue)) => {
                let _ = writeln!(out, "{}: {clue}", word_in_words(puzzle, word, language));
            }
            None => {
                let text = formula(puzzle, rule.term, None, language);
                let _ = writeln!(out, "{}: {text}", say(Word::Rule));
            }
        }
    }
    out
}

/// The frame. It is drawn if every cell has at most one mark and the marks are in reading order.
fn frame(out: &mut String, puzzle: &Puzzle, language: ClueLanguage) {
    let (width, height) = (puzzle.width(), puzzle.height());
    let places: Vec<usize> =
        puzzle.marks().iter().map(|mark| mark.row * width + mark.column).collect();
    let drawn = width > 1 && places.is_sorted_by(|a, b| a < b);
    if !drawn {
        let _ = writeln!(out, "{} {width} {height}", Word::Size.written(language));
        for cell in (0..puzzle.cells()).filter(|&cell| puzzle.is_black(cell)) {
            let (black, at) = (Word::Black.written(language), Word::At.written(language));
            let _ = writeln!(out, "{black} {at} {}", puzzle.cell_name(cell));
        }
        for mark in puzzle.marks() {
            let cell = CellName { row: mark.row, column: mark.column };
            let _ = writeln!(out, "{} {} {cell}", mark.name, Word::At.written(language));
        }
        return;
    }
    let _ = writeln!(out, "{}:", Word::Grid.written(language));
    let mut marks = puzzle.marks().iter().zip(&places).peekable();
    let widest = puzzle.marks().iter().map(|mark| mark.name.chars().count()).max().unwrap_or(1);
    for row in 0..height {
        let cells: Vec<String> = (row * width..(row + 1) * width)
            .map(|cell| match marks.next_if(|&(_, &place)| place == cell) {
                Some((mark, _)) => format!("{:widest$}", mark.name),
                None if puzzle.is_black(cell) => format!("{:widest$}", "#"),
                None => format!("{:widest$}", "."),
            })
            .collect();
        let _ = writeln!(out, "{}", cells.join(" ").trim_end());
    }
}

/// A word as people name it: `A across`.
pub fn word_in_words(puzzle: &Puzzle, word: WordId, language: ClueLanguage) -> String {
    let word = &puzzle.words()[word.index()];
    let run = Word::Run(word.direction).written(language);
    format!("{} {run}", puzzle.marks()[word.mark].name)
}

/// A rule as the clue of one word; `None` if it is not a clue.
pub fn clue(puzzle: &Puzzle, rule: TermId, language: ClueLanguage) -> Option<(WordId, String)> {
    let word_of = |term: TermId| match *puzzle.terms.get(term) {
        Node::Word(word) => Some(word),
        _ => None,
    };
    let own = |term: TermId| match *puzzle.terms.get(term) {
        Node::One(Op::DigitSum | Op::DigitProduct | Op::Reverse, a) => word_of(a),
        _ => word_of(term),
    };
    let word = match *puzzle.terms.get(rule) {
        Node::One(op, a) if op != Op::Not => word_of(a),
        Node::Two(Op::Divides, a, b) => word_of(a).or(word_of(b)),
        Node::Two(Op::And | Op::Or, ..) | Node::One(..) => None,
        Node::Two(_, a, _) => own(a),
        Node::Number(_) | Node::Word(_) => None,
    }?;
    Some((word, formula(puzzle, rule, Some(word), language)))
}

/// A term in the clue notation. In a clue, its own word is left out where possible.
pub fn formula(
    puzzle: &Puzzle,
    term: TermId,
    subject: Option<WordId>,
    language: ClueLanguage,
) -> String {
    enum Piece {
        Term(TermId, u8),
        Text(String),
    }
    use Piece::{Term, Text};
    let text = |text: &str| Text(text.to_owned());
    let is_subject =
        |term: TermId| matches!(*puzzle.terms.get(term), Node::Word(word) if Some(word) == subject);
    let mut out = String::new();
    // The left side of the outermost relation may be the word itself.
    let mut open = vec![Term(term, 0)];
    let mut outermost = true;
    while let Some(piece) = open.pop() {
        let (term, binding) = match piece {
            Text(text) => {
                out.push_str(&text);
                continue;
            }
            Term(term, binding) => (term, binding),
        };
        let first = std::mem::take(&mut outermost) && subject.is_some();
        let mut pieces: Vec<Piece> = match *puzzle.terms.get(term) {
            Node::Number(ref value) if value.sign() == num_bigint::Sign::Minus && binding > 5 => {
                vec![Text(format!("({value})"))]
            }
            Node::Number(ref value) => vec![Text(value.to_string())],
            Node::Word(word) => vec![Text(word_in_words(puzzle, word, language))],
            Node::One(op, a) => match op {
                Op::Not => {
                    vec![text(Word::Not.written(language)), text(" ("), Term(a, 0), text(")")]
                }
                Op::Absolute => vec![text("abs("), Term(a, 0), text(")")],
                Op::DigitSum | Op::DigitProduct | Op::Reverse => {
                    vec![text(Word::Of(op).written(language)), text(" "), Term(a, 9)]
                }
                _ if first && is_subject(a) => vec![text(Word::Predicate(op).written(language))],
                _ => vec![
                    text(Word::Predicate(op).written(language)),
                    text("("),
                    Term(a, 0),
                    text(")"),
                ],
            },
            Node::Two(op, a, b) => {
                let sign = match op {
                    Op::Plus => "+",
                    Op::Minus => "−",
                    Op::Times => "×",
                    Op::Quotient => "/",
                    Op::Mod => "mod",
                    Op::Div => "div",
                    Op::Power => "^",
                    Op::Equal => "=",
                    Op::NotEqual => "≠",
                    Op::Less => "<",
                    Op::LessOrEqual => "≤",
                    Op::Greater => ">",
                    Op::GreaterOrEqual => "≥",
                    Op::And => Word::And.written(language),
                    Op::Or => Word::Or.written(language),
                    Op::Anagram => Word::Relation(op).written(language),
                    _ => "",
                };
                let own = Infix::Op(op).binding();
                if op == Op::Divides && first && is_subject(b) {
                    vec![text(Word::Turned(op).written(language)), text(" "), Term(a, 5)]
                } else if op == Op::Divides {
                    let mut pieces =
                        vec![text(Word::Relation(op).written(language)), text(" "), Term(b, 5)];
                    if !(first && is_subject(a)) {
                        pieces.splice(0..0, [Term(a, 5), text(" ")]);
                    }
                    pieces
                } else if sign.is_empty() {
                    vec![
                        text(op.entry().name),
                        text("("),
                        Term(a, 0),
                        text(", "),
                        Term(b, 0),
                        text(")"),
                    ]
                } else {
                    let (left, right) = if op == Op::Power { (9, own) } else { (own, own + 1) };
                    let mut pieces = vec![Text(format!(" {sign} ")), Term(b, right)];
                    match *puzzle.terms.get(a) {
                        _ if first && is_subject(a) => pieces[0] = Text(format!("{sign} ")),
                        Node::One(op @ (Op::DigitSum | Op::DigitProduct | Op::Reverse), inner)
                            if first && is_subject(inner) =>
                        {
                            pieces.insert(0, text(Word::Own(op).written(language)));
                        }
                        _ => pieces.insert(0, Term(a, left)),
                    }
                    if own < binding {
                        pieces.insert(0, text("("));
                        pieces.push(text(")"));
                    }
                    pieces
                }
            }
        };
        // `divides` and the like have no parentheses of their own.
        if let Node::Two(Op::Divides, ..) = puzzle.terms.get(term)
            && binding > 4
        {
            pieces.insert(0, text("("));
            pieces.push(text(")"));
        }
        open.extend(pieces.into_iter().rev());
    }
    out
}
