//! Reading the expression of a clue.

use rustc_hash::FxHashMap;

use super::words::{SIGNS, Word, matches_keyword};
use super::{ClueLanguage, Parser};
use crate::language::error::{Expected, ParseError, Problem};
use crate::language::source::{Span, shortened};
use crate::puzzle::{Direction, Puzzle};
use crate::term::{Node, TermId, WordId};
use crate::vocabulary::{Kind, Op};

/// What is waiting for its right side, or to be closed.
pub(super) enum Waiting {
    Infix {
        op: Infix,
        span: Span,
    },
    Prefix {
        op: Prefix,
        span: Span,
    },
    /// An open parenthesis; if it belongs to a function, with the arguments so far.
    Open {
        function: Option<Op>,
        span: Span,
        arguments: Vec<(TermId, Span)>,
    },
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Infix {
    Op(Op),
    /// The operator with its sides exchanged.
    Turned(Op),
}

impl Infix {
    pub(super) fn op(self) -> Op {
        match self {
            Infix::Op(op) | Infix::Turned(op) => op,
        }
    }

    /// How tightly it binds; greater is tighter.
    pub(super) fn binding(self) -> u8 {
        match self.op() {
            Op::Or => 1,
            Op::And => 2,
            Op::Plus | Op::Minus => 5,
            Op::Times | Op::Quotient | Op::Mod | Op::Div => 6,
            Op::Power => 8,
            _ => 4,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Prefix {
    Op(Op),
    Negative,
}

impl Prefix {
    pub(super) fn binding(self) -> u8 {
        match self {
            Prefix::Op(Op::Not) => 3,
            Prefix::Negative => 7,
            Prefix::Op(_) => 9,
        }
    }
}

/// Reads the expression of a clue with two stacks (Dijkstra's shunting-yard algorithm), so that
/// nesting needs no call stack.
pub(super) struct Expression<'p, 'a> {
    parser: &'p Parser<'a>,
    puzzle: &'p mut Puzzle,
    names: &'p FxHashMap<(String, Direction), WordId>,
    /// The word that the clue is about.
    subject: Option<WordId>,
    rest: Span,
    waiting: Vec<Waiting>,
    done: Vec<(TermId, Span)>,
}

impl<'p, 'a> Expression<'p, 'a> {
    /// An expression of `puzzle` that begins where `rest` does.
    pub(super) fn new(
        parser: &'p Parser<'a>,
        puzzle: &'p mut Puzzle,
        names: &'p FxHashMap<(String, Direction), WordId>,
        subject: Option<WordId>,
        rest: Span,
    ) -> Expression<'p, 'a> {
        let (waiting, done) = Default::default();
        Expression { parser, puzzle, names, subject, rest, waiting, done }
    }

    fn take(&mut self, bytes: usize) -> Span {
        let span = Span { end: self.rest.start + bytes, ..self.rest };
        self.rest = self.parser.after(self.rest, bytes);
        span
    }

    fn open(&mut self, function: Option<Op>, span: Span) {
        self.waiting.push(Waiting::Open { function, span, arguments: Vec::new() });
    }

    /// Applies the operator at `span`; the result begins where `at` does.
    fn apply(
        &mut self,
        op: Op,
        span: Span,
        arguments: &[(TermId, Span)],
        at: Span,
    ) -> Result<(), ParseError> {
        let term = self.parser.source.apply(self.puzzle, op, span, arguments)?;
        self.done.push((term, at));
        Ok(())
    }

    pub(super) fn read(mut self) -> Result<TermId, ParseError> {
        let whole = self.rest;
        let mut operand_wanted = true;
        loop {
            operand_wanted = match operand_wanted {
                true => self.operand()?,
                false => match self.after_operand()? {
                    Some(wanted) => wanted,
                    None => break,
                },
            };
        }
        self.fold(0)?;
        if let Some(Waiting::Open { span, .. }) = self.waiting.last() {
            let name = shortened(self.parser.source.slice(*span));
            return Err(self.parser.error(*span, Problem::Unclosed { name }));
        }
        let (term, _) = self.done.pop().expect("one is left");
        match (self.puzzle.terms.get(term).kind(), self.subject) {
            (Kind::Truth, _) => Ok(term),
            // A number alone is the value of the word.
            (Kind::Number, Some(word)) => {
                let word = self.puzzle.terms.word(word);
                Ok(self.puzzle.terms.two(Op::Equal, word, term))
            }
            (Kind::Number, None) => Err(self.parser.error(whole, Problem::RuleIsNumber)),
        }
    }

    /// Reads an infix operator, a comma, a closing parenthesis or an exponent. Returns whether an
    /// operand comes next, and `None` at the end.
    fn after_operand(&mut self) -> Result<Option<bool>, ParseError> {
        let text = self.parser.source.slice(self.rest);
        if text.is_empty() {
            return Ok(None);
        }
        if text.starts_with([',', ')', '|']) {
            return self.close(text.starts_with(',')).map(Some);
        }
        if text.starts_with(['²', '³']) {
            let exponent = if text.starts_with('²') { 2 } else { 3 };
            let span = self.take('²'.len_utf8());
            self.fold(9)?;
            let base = self.done.pop().expect("an operand came before");
            let exponent = self.puzzle.terms.number(exponent);
            self.apply(Op::Power, span, &[base, (exponent, span)], base.1)?;
            return Ok(Some(false));
        }
        let (op, span) = self.infix()?;
        // Powers associate to the right.
        self.fold(op.binding() + u8::from(op == Infix::Op(Op::Power)))?;
        self.waiting.push(Waiting::Infix { op, span });
        Ok(Some(true))
    }

    /// Reads the comma or parenthesis after an argument; returns whether another one is expected.
    fn close(&mut self, is_comma: bool) -> Result<bool, ParseError> {
        let sign = self.take(1);
        self.fold(0)?;
        let Some(Waiting::Open { function, span, mut arguments }) = self.waiting.pop() else {
            return Err(self.parser.unexpected(sign, Expected::Operator));
        };
        arguments.push(self.done.pop().expect("an operand came before"));
        match function {
            None if is_comma => return Err(self.parser.unexpected(sign, Expected::CommaOrClose)),
            None => self.done.push(arguments[0]),
            Some(_) if is_comma => self.waiting.push(Waiting::Open { function, span, arguments }),
            Some(op) => self.apply(op, span, &arguments, span)?,
        }
        Ok(is_comma)
    }

    /// Reads an operand or something that comes before one; returns whether an operand is still
    /// expected.
    fn operand(&mut self) -> Result<bool, ParseError> {
        let (parser, start) = (self.parser, self.rest);
        let text = parser.source.slice(start);
        let name = parser.name(start);
        let behind = parser.after(start, name.end - name.start);
        // `A across` is a name with a direction, whatever else the name might mean.
        if name.start < name.end
            && let Some((Word::Run(direction), rest)) = parser.keyword(behind)
        {
            let word = self.word(name, direction)?;
            self.rest = rest;
            self.done.push((word, name));
            return Ok(false);
        }
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let span = self.take(digits);
            let value = parser.source.integer(span).expect("it is digits")?;
            self.done.push((self.puzzle.terms.number(value), span));
            return Ok(false);
        }
        if text.starts_with(['-', '−']) {
            let span = self.take(text.chars().next().map_or(1, char::len_utf8));
            self.waiting.push(Waiting::Prefix { op: Prefix::Negative, span });
            return Ok(true);
        }
        if text.starts_with(['(', '|']) {
            let span = self.take(1);
            self.open(text.starts_with('|').then_some(Op::Absolute), span);
            return Ok(true);
        }
        // A function of the vocabulary with its parenthesis.
        if text.starts_with(char::is_alphabetic)
            && let Some(op) = Op::named(parser.source.slice(name)).filter(|&op| op != Op::Not)
            && parser.source.slice(behind).starts_with('(')
        {
            self.rest = parser.after(behind, 1);
            self.open(Some(op), name);
            return Ok(true);
        }
        if let Some(operand_wanted) = self.keyword(start)? {
            return Ok(operand_wanted);
        }
        if text.starts_with(['=', '<', '>', '≤', '≥', '≠', '!']) {
            let subject = self.subject(start)?;
            self.done.push((subject, start));
            return Ok(false);
        }
        let found = parser.token(start);
        if found.start == found.end || text.is_empty() {
            let first = Span { end: start.end.min(start.start + 1), ..start };
            return Err(parser.unexpected(first, Expected::Term));
        }
        let name = shortened(parser.source.slice(found));
        Err(parser.error(found, Problem::UnknownName { name }))
    }

    /// A word by its mark and direction.
    fn word(&mut self, mark: Span, direction: Direction) -> Result<TermId, ParseError> {
        let text = self.parser.source.slice(mark);
        if let Some(&word) = self.names.get(&(text.to_owned(), direction)) {
            return Ok(self.puzzle.terms.word(word));
        }
        let name = shortened(text);
        let problem = if self.puzzle.marks().iter().any(|mark| mark.name == text) {
            let run = Word::Run(direction).written(ClueLanguage::English);
            Problem::UnlistedWord { name: format!("{name} {run}") }
        } else {
            Problem::UnknownMark { name }
        };
        Err(self.parser.error(mark, problem))
    }

    /// The word that the clue is about, where its left side is missing.
    fn subject(&mut self, at: Span) -> Result<TermId, ParseError> {
        match self.subject {
            Some(word) => Ok(self.puzzle.terms.word(word)),
            None => Err(self.parser.unexpected(at, Expected::Term)),
        }
    }

    /// Reads a keyword where an operand may begin; returns whether an operand is still expected,
    /// and `None` if there is no such keyword.
    fn keyword(&mut self, start: Span) -> Result<Option<bool>, ParseError> {
        let Some((word, rest)) = self.parser.keyword(start) else { return Ok(None) };
        let span = Span { end: rest.start.min(start.end), ..start };
        let in_parentheses = self.parser.source.slice(rest).starts_with('(');
        let operand_wanted = match word {
            Word::Not => {
                self.waiting.push(Waiting::Prefix { op: Prefix::Op(Op::Not), span });
                true
            }
            Word::Of(op) => {
                self.waiting.push(Waiting::Prefix { op: Prefix::Op(op), span });
                true
            }
            Word::Predicate(op) | Word::Own(op) if in_parentheses => {
                self.rest = self.parser.after(rest, 1);
                self.open(Some(op), span);
                return Ok(Some(true));
            }
            Word::Predicate(op) | Word::Own(op) => {
                let own = self.subject(start)?;
                self.done.push((self.puzzle.terms.one(op, own), span));
                false
            }
            Word::Even | Word::Odd => {
                let own = self.subject(start)?;
                let terms = &mut self.puzzle.terms;
                let two = terms.number(2);
                let remainder = terms.two(Op::Mod, own, two);
                let wanted = terms.number(i32::from(word == Word::Odd));
                self.done.push((terms.two(Op::Equal, remainder, wanted), span));
                false
            }
            // The left side is missing, and the keyword is read next.
            Word::Relation(_) | Word::Turned(_) => {
                let own = self.subject(start)?;
                self.done.push((own, start));
                return Ok(Some(false));
            }
            _ => return Ok(None),
        };
        self.rest = rest;
        Ok(Some(operand_wanted))
    }

    fn infix(&mut self) -> Result<(Infix, Span), ParseError> {
        let text = self.parser.source.slice(self.rest);
        if let Some((sign, op)) = SIGNS.iter().find(|(sign, _)| text.starts_with(sign)) {
            return Ok((Infix::Op(*op), self.take(sign.len())));
        }
        for (name, op) in [("mod", Op::Mod), ("div", Op::Div)] {
            if let Some(length) = matches_keyword(text, name) {
                return Ok((Infix::Op(op), self.take(length)));
            }
        }
        let found = self.parser.keyword(self.rest).and_then(|(word, rest)| {
            let op = match word {
                Word::And => Infix::Op(Op::And),
                Word::Or => Infix::Op(Op::Or),
                Word::Relation(op) => Infix::Op(op),
                Word::Turned(op) => Infix::Turned(op),
                _ => return None,
            };
            Some((op, rest))
        });
        match found {
            Some((op, rest)) => {
                let span = Span { end: rest.start, ..self.rest };
                self.rest = rest;
                Ok((op, span))
            }
            None => {
                let token = self.parser.token(self.rest);
                let token = Span { end: token.end.max(token.start), ..token };
                Err(self.parser.unexpected(token, Expected::Operator))
            }
        }
    }

    /// Applies what is waiting and binds at least as tightly as `binding`.
    fn fold(&mut self, binding: u8) -> Result<(), ParseError> {
        loop {
            match self.waiting.last() {
                Some(&Waiting::Infix { op, span }) if op.binding() >= binding => {
                    self.waiting.pop();
                    let right = self.done.pop().expect("its right side");
                    let left = self.done.pop().expect("its left side");
                    let sides = match op {
                        Infix::Op(_) => [left, right],
                        Infix::Turned(_) => [right, left],
                    };
                    self.apply(op.op(), span, &sides, left.1)?;
                }
                Some(&Waiting::Prefix { op, span }) if op.binding() >= binding => {
                    self.waiting.pop();
                    let operand = self.done.pop().expect("its operand");
                    match (op, self.puzzle.terms.get(operand.0)) {
                        (Prefix::Op(op), _) => self.apply(op, span, &[operand], span)?,
                        (Prefix::Negative, Node::Number(value)) => {
                            let value = -value.clone();
                            self.done.push((self.puzzle.terms.number(value), span));
                        }
                        (Prefix::Negative, _) => {
                            let zero = (self.puzzle.terms.number(0), span);
                            self.apply(Op::Minus, span, &[zero, operand], span)?;
                        }
                    }
                }
                _ => return Ok(()),
            }
        }
    }
}
