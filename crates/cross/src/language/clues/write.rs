//! Writing: the frame, then every rule, as a clue if it is about one word.

use std::fmt::Write;

use super::ClueLanguage;
use super::expression::Infix;
use super::words::{Word, between};
use crate::puzzle::{CellName, DigitReading, Direction, Puzzle, Reading};
use crate::term::{Node, TermId, WordId};
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

/// The longest name that the columns of the drawing are padded to.
const MOST_PADDED: usize = 40;

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
    // Names may be as long as a file; padding every cell to that length would take its square.
    let widest = widest.min(MOST_PADDED);
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
#[expect(clippy::too_many_lines, reason = "one arm for each kind of term")]
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
    let say = |word: Word| word.written(language);
    let text = |text: &str| Text(text.to_owned());
    let call = |name: &str, arguments: &[TermId]| {
        let mut pieces = vec![Text(format!("{name}("))];
        for (i, &argument) in arguments.iter().enumerate() {
            pieces.extend((i > 0).then(|| text(", ")));
            pieces.push(Term(argument, 0));
        }
        pieces.push(text(")"));
        pieces
    };
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
        // How tightly the term binds, unless it holds together by itself.
        let mut own = u8::MAX;
        let mut pieces: Vec<Piece> = match *puzzle.terms.get(term) {
            Node::Number(ref value) => {
                if value.sign() == num_bigint::Sign::Minus {
                    own = 5;
                }
                vec![Text(value.to_string())]
            }
            Node::Word(word) => vec![Text(word_in_words(puzzle, word, language))],
            Node::One(Op::Not, a) => call(&format!("{} ", say(Word::Not)), &[a]),
            Node::One(Op::Absolute, a) => call("abs", &[a]),
            Node::One(op @ (Op::DigitSum | Op::DigitProduct | Op::Reverse), a) => {
                vec![text(say(Word::Of(op))), text(" "), Term(a, 9)]
            }
            Node::One(op, a) if first && is_subject(a) => vec![text(say(Word::Predicate(op)))],
            Node::One(op, a) => call(say(Word::Predicate(op)), &[a]),
            Node::Two(op @ Op::Divides, a, b) if first && is_subject(b) => {
                vec![text(say(Word::Turned(op))), text(" "), Term(a, 5)]
            }
            Node::Two(op, a, b) => match between(op, language) {
                None => call(op.entry().name, &[a, b]),
                Some(sign) => {
                    own = Infix::Op(op).binding();
                    let (left, right) = if op == Op::Power { (9, own) } else { (own, own + 1) };
                    let mut pieces = match *puzzle.terms.get(a) {
                        _ if first && is_subject(a) => Vec::new(),
                        Node::One(op @ (Op::DigitSum | Op::DigitProduct | Op::Reverse), inner)
                            if first && is_subject(inner) =>
                        {
                            vec![text(say(Word::Own(op))), text(" ")]
                        }
                        _ => vec![Term(a, left), text(" ")],
                    };
                    pieces.extend([Text(format!("{sign} ")), Term(b, right)]);
                    pieces
                }
            },
        };
        if own < binding {
            pieces.insert(0, text("("));
            pieces.push(text(")"));
        }
        open.extend(pieces.into_iter().rev());
    }
    out
}
