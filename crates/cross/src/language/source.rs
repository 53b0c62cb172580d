//! The text of a file, and places in it.

use num_bigint::BigInt;

use super::error::{ParseError, Problem};
use crate::puzzle::{Place, Puzzle};
use crate::term::TermId;
use crate::vocabulary::Op;

/// The largest number of digits of an integer in a file.
pub(super) const MAX_DIGITS: usize = 10_000;

/// A piece of the file, as byte offsets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) line: usize,
}

/// The file.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) text: &'a str,
}

impl<'a> Source<'a> {
    pub(super) fn slice(&self, span: Span) -> &'a str {
        &self.text[span.start..span.end]
    }

    pub(super) fn place(&self, span: Span) -> Place {
        let line_start = self.text[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
        Place { line: span.line, column: self.text[line_start..span.start].chars().count() + 1 }
    }

    /// The error at `span`. A long line is cut to the part around the place.
    pub(super) fn error(&self, span: Span, problem: Problem) -> ParseError {
        const BEFORE: usize = 50;
        const WIDTH: usize = 100;
        let place = self.place(span);
        let line_start = self.text[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.text[line_start..].lines().next().unwrap_or("");
        let skipped = (place.column - 1).saturating_sub(BEFORE);
        let excerpt: String = line.chars().skip(skipped).take(WIDTH).collect();
        let length = self.slice(span).chars().count().max(1);
        ParseError { place, length, excerpt, offset: place.column - 1 - skipped, problem }
    }

    /// The span of the end of the file.
    pub(super) fn end(&self) -> Span {
        let end = self.text.trim_end().len();
        let line = self.text[..end].matches('\n').count() + 1;
        Span { start: end, end, line }
    }

    /// The term `op(arguments)`, if its arguments are of the right number and kind. `and` and `or`
    /// of more than two associate to the left.
    pub(super) fn apply(
        &self,
        puzzle: &mut Puzzle,
        op: Op,
        span: Span,
        arguments: &[(TermId, Span)],
    ) -> Result<TermId, ParseError> {
        let entry = op.entry();
        let found = arguments.len();
        let many = matches!(op, Op::And | Op::Or) && found > 2;
        if found != entry.arity && !many {
            return Err(self.error(span, Problem::Arity { op, found }));
        }
        for &(argument, at) in arguments {
            if puzzle.terms.get(argument).kind() != entry.takes {
                let problem = Problem::ArgumentKind { op, expected: entry.takes };
                return Err(self.error(at, problem));
            }
        }
        Ok(match entry.arity {
            1 => puzzle.terms.one(op, arguments[0].0),
            _ => arguments[1..].iter().fold(arguments[0].0, |folded, &(argument, _)| {
                puzzle.terms.two(op, folded, argument)
            }),
        })
    }

    /// The integer in `span`, or `None` if it is not one.
    pub(super) fn integer(&self, span: Span) -> Option<Result<BigInt, ParseError>> {
        let text = self.slice(span);
        let digits = text.strip_prefix(['-', '−', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        if digits.len() > MAX_DIGITS {
            let problem = Problem::NumberTooLong { digits: digits.len(), limit: MAX_DIGITS };
            return Some(Err(self.error(span, problem)));
        }
        let value: BigInt = digits.parse().expect("digits are an integer");
        Some(Ok(if text.starts_with(['-', '−']) { -value } else { value }))
    }
}

/// The text found, shortened so that a message stays within a line.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}
