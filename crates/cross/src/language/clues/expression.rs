//! Reading the expression of a clue.

use rustc_hash::FxHashMap;

use super::words::{Word, matches_keyword};
use super::{ClueLanguage, Parser};
use crate::language::error::{Expected, ParseError, Problem};
use crate::language::source::{Span, shortened};
use crate::puzzle::{Direction, Puzzle, WordId};
use crate::term::{Node, TermId};
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
    pub(super) parser: &'p Parser<'a>,
    pub(super) names: &'p FxHashMap<(String, Direction), WordId>,
    pub(super) subject: Option<WordId>,
    pub(super) rest: Span,
}

impl Expression<'_, '_> {
    fn take(&mut self, bytes: usize) -> Span {
        let span = Span { end: self.rest.start + bytes, ..self.rest };
        self.rest = self.parser.after(self.rest, bytes);
        span
    }

    pub(super) fn read(&mut self, puzzle: &mut Puzzle) -> Result<TermId, ParseError> {
        let whole = self.rest;
        let mut waiting: Vec<Waiting> = Vec::new();
        let mut done: Vec<(TermId, Span)> = Vec::new();
        let mut operand_wanted = true;
        loop {
            if operand_wanted {
                operand_wanted = self.operand(puzzle, &mut waiting, &mut done)?;
                continue;
            }
            // After an operand: an infix operator, a comma, a closing parenthesis, or the end.
            let text = self.parser.source.slice(self.rest);
            if text.is_empty() {
                break;
            }
            if text.starts_with([',', ')', '|']) {
                let closes = !text.starts_with(',');
                let sign = self.take(1);
                self.fold(0, puzzle, &mut waiting, &mut done)?;
                let Some(Waiting::Open { arguments, function, .. }) = waiting.last_mut() else {
                    return Err(self.parser.unexpected(sign, Expected::Operator));
                };
                arguments.push(done.pop().expect("an operand came before"));
                if !closes {
                    if function.is_none() {
                        return Err(self.parser.unexpected(sign, Expected::CommaOrClose));
                    }
                    operand_wanted = true;
                    continue;
                }
                let Some(Waiting::Open { function, span, arguments }) = waiting.pop() else {
                    unreachable!("it was just there")
                };
                done.push(match function {
                    None => arguments[0],
                    Some(op) => (self.parser.source.apply(puzzle, op, span, &arguments)?, span),
                });
                continue;
            }
            if text.starts_with(['²', '³']) {
                let exponent = if text.starts_with('²') { 2 } else { 3 };
                let span = self.take('²'.len_utf8());
                self.fold(9, puzzle, &mut waiting, &mut done)?;
                let base = done.pop().expect("an operand came before");
                let exponent = puzzle.terms.number(exponent);
                done.push((
                    self.parser.source.apply(puzzle, Op::Power, span, &[base, (exponent, span)])?,
                    base.1,
                ));
                continue;
            }
            let (op, span) = self.infix()?;
            // Powers associate to the right.
            let binding = op.binding() + u8::from(op == Infix::Op(Op::Power));
            self.fold(binding, puzzle, &mut waiting, &mut done)?;
            waiting.push(Waiting::Infix { op, span });
            operand_wanted = true;
        }
        self.fold(0, puzzle, &mut waiting, &mut done)?;
        if let Some(Waiting::Open { span, .. }) = waiting.last() {
            let name = shortened(self.parser.source.slice(*span));
            return Err(self.parser.error(*span, Problem::Unclosed { name }));
        }
        let (term, _) = done.pop().expect("one is left");
        match (puzzle.terms.get(term).kind(), self.subject) {
            (Kind::Truth, _) => Ok(term),
            // A number alone is the value of the word.
            (Kind::Number, Some(word)) => {
                let word = puzzle.terms.word(word);
                Ok(puzzle.terms.two(Op::Equal, word, term))
            }
            (Kind::Number, None) => Err(self.parser.error(whole, Problem::RuleIsNumber)),
        }
    }

    /// Reads an operand or something that comes before one; returns whether an operand is still
    /// expected.
    fn operand(
        &mut self,
        puzzle: &mut Puzzle,
        waiting: &mut Vec<Waiting>,
        done: &mut Vec<(TermId, Span)>,
    ) -> Result<bool, ParseError> {
        let parser = self.parser;
        let start = self.rest;
        let text = parser.source.slice(start);
        // `A across` is a name with a direction, whatever else the name might mean.
        let name = parser.name(start);
        if name.start < name.end
            && let Some((Word::Run(direction), _)) =
                parser.keyword(parser.after(start, name.end - name.start))
        {
            let key = (parser.source.slice(name).to_owned(), direction);
            let after_name = parser.after(start, name.end - name.start);
            let (_, rest) = parser.keyword(after_name).expect("it was just there");
            let Some(&word) = self.names.get(&key) else {
                let is_mark = puzzle.marks().iter().any(|mark| mark.name == key.0);
                let name_text = shortened(&key.0);
                let problem = match is_mark {
                    true => Problem::UnlistedWord {
                        name: format!(
                            "{name_text} {}",
                            Word::Run(direction).written(ClueLanguage::English)
                        ),
                    },
                    false => Problem::UnknownMark { name: name_text },
                };
                return Err(parser.error(name, problem));
            };
            self.rest = rest;
            done.push((puzzle.terms.word(word), name));
            return Ok(false);
        }
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let span = self.take(digits);
            let value = parser.source.integer(span).expect("it is digits")?;
            done.push((puzzle.terms.number(value), span));
            return Ok(false);
        }
        if text.starts_with(['-', '−']) {
            let length = text.chars().next().map_or(1, char::len_utf8);
            let span = self.take(length);
            waiting.push(Waiting::Prefix { op: Prefix::Negative, span });
            return Ok(true);
        }
        if text.starts_with(['(', '|']) {
            let function = text.starts_with('|').then_some(Op::Absolute);
            let span = self.take(1);
            waiting.push(Waiting::Open { function, span, arguments: Vec::new() });
            return Ok(true);
        }
        // A function of the vocabulary with its parenthesis.
        let named = Op::named(parser.source.slice(name));
        if let Some(op) = named.filter(|_| text.starts_with(char::is_alphabetic)) {
            let behind = parser.after(start, name.end - name.start);
            if parser.source.slice(behind).starts_with('(') && op != Op::Not {
                self.rest = parser.after(behind, 1);
                waiting.push(Waiting::Open {
                    function: Some(op),
                    span: name,
                    arguments: Vec::new(),
                });
                return Ok(true);
            }
        }
        let subject = |puzzle: &mut Puzzle| match self.subject {
            Some(word) => Ok((puzzle.terms.word(word), start)),
            None => Err(parser.unexpected(start, Expected::Term)),
        };
        if let Some((word, rest)) = parser.keyword(start) {
            let span = Span { end: rest.start.min(start.end), ..start };
            let in_parentheses = parser.source.slice(rest).starts_with('(');
            match word {
                Word::Not => {
                    self.rest = rest;
                    waiting.push(Waiting::Prefix { op: Prefix::Op(Op::Not), span });
                    return Ok(true);
                }
                Word::Of(op) => {
                    self.rest = rest;
                    waiting.push(Waiting::Prefix { op: Prefix::Op(op), span });
                    return Ok(true);
                }
                Word::Predicate(op) | Word::Own(op) if in_parentheses => {
                    self.rest = parser.after(rest, 1);
                    waiting.push(Waiting::Open { function: Some(op), span, arguments: Vec::new() });
                    return Ok(true);
                }
                Word::Predicate(op) | Word::Own(op) => {
                    let own = subject(puzzle)?;
                    self.rest = rest;
                    done.push((puzzle.terms.one(op, own.0), span));
                    return Ok(false);
                }
                Word::Even | Word::Odd => {
                    let (own, _) = subject(puzzle)?;
                    self.rest = rest;
                    let two = puzzle.terms.number(2);
                    let remainder = puzzle.terms.two(Op::Mod, own, two);
                    let wanted = puzzle.terms.number(i32::from(word == Word::Odd));
                    done.push((puzzle.terms.two(Op::Equal, remainder, wanted), span));
                    return Ok(false);
                }
                Word::Relation(_) | Word::Turned(_) => {
                    done.push(subject(puzzle)?);
                    return Ok(false);
                }
                _ => {}
            }
        }
        if text.starts_with(['=', '<', '>', '≤', '≥', '≠', '!']) {
            done.push(subject(puzzle)?);
            return Ok(false);
        }
        let found = parser.token(start);
        if found.start == found.end || text.is_empty() {
            return Err(parser.unexpected(
                Span { end: start.end.min(start.start + 1), ..start },
                Expected::Term,
            ));
        }
        let name = shortened(parser.source.slice(found));
        Err(parser.error(found, Problem::UnknownName { name }))
    }

    fn infix(&mut self) -> Result<(Infix, Span), ParseError> {
        const SIGNS: &[(&str, Op)] = &[
            ("<=", Op::LessOrEqual),
            (">=", Op::GreaterOrEqual),
            ("!=", Op::NotEqual),
            ("≤", Op::LessOrEqual),
            ("≥", Op::GreaterOrEqual),
            ("≠", Op::NotEqual),
            ("=", Op::Equal),
            ("<", Op::Less),
            (">", Op::Greater),
            ("+", Op::Plus),
            ("-", Op::Minus),
            ("−", Op::Minus),
            ("×", Op::Times),
            ("*", Op::Times),
            ("·", Op::Times),
            ("÷", Op::Quotient),
            ("/", Op::Quotient),
            ("^", Op::Power),
        ];
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
    fn fold(
        &self,
        binding: u8,
        puzzle: &mut Puzzle,
        waiting: &mut Vec<Waiting>,
        done: &mut Vec<(TermId, Span)>,
    ) -> Result<(), ParseError> {
        loop {
            match waiting.last() {
                Some(&Waiting::Infix { op, span }) if op.binding() >= binding => {
                    waiting.pop();
                    let right = done.pop().expect("its right side");
                    let left = done.pop().expect("its left side");
                    let sides = match op {
                        Infix::Op(_) => [left, right],
                        Infix::Turned(_) => [right, left],
                    };
                    done.push((self.parser.source.apply(puzzle, op.op(), span, &sides)?, left.1));
                }
                Some(&Waiting::Prefix { op, span }) if op.binding() >= binding => {
                    waiting.pop();
                    let (term, at) = done.pop().expect("its operand");
                    let applied = match op {
                        Prefix::Op(op) => {
                            self.parser.source.apply(puzzle, op, span, &[(term, at)])?
                        }
                        Prefix::Negative => match puzzle.terms.get(term) {
                            Node::Number(value) => {
                                let value = -value.clone();
                                puzzle.terms.number(value)
                            }
                            _ => {
                                let zero = (puzzle.terms.number(0), span);
                                self.parser.source.apply(
                                    puzzle,
                                    Op::Minus,
                                    span,
                                    &[zero, (term, at)],
                                )?
                            }
                        },
                    };
                    done.push((applied, span));
                }
                _ => return Ok(()),
            }
        }
    }
}
