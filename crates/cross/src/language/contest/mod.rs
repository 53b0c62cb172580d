//! The contest notation: what programs were given in the informatiCup of 2007.
//!
//! ```text
//! W H                      columns and rows
//! n                        number of marks, then n times: NAME ROW COLUMN   (from 1)
//! a                        number of across words, then a times: NAME
//! d                        number of down words, then d times: NAME
//! r                        number of rules, then r times a rule
//! ```
//!
//! Spaces and line breaks are allowed between any two tokens. A line that begins with `#` is a
//! comment; `# ennead: leading-zeros=no digits=number` sets how numbers are read. A mark whose name
//! begins with `BLACK` is a black cell; one whose name begins with `STOP` only ends the word before
//! it. A number on the line of a listed word is its length. The grammar is in
//! `docs/cross-number.md`.

mod write;

use rustc_hash::FxHashMap;

pub use write::{contest_term, write_contest};

use super::error::{Count, Expected, ParseError, Problem};
use super::source::{Source, Span, shortened};
use super::{BLACK, STOP, is_name};
use crate::puzzle::{DigitReading, Direction, FrameError, MAX_SIDE, Mark, Puzzle, Reading};
use crate::term::{TermId, WordId};
use crate::vocabulary::{Kind, Op};

/// Reads a puzzle in the contest notation.
///
/// # Errors
///
/// The first mistake, with its place.
pub fn parse_contest(text: &str) -> Result<Puzzle, ParseError> {
    Parser::new(text).puzzle()
}

struct Parser<'a> {
    source: Source<'a>,
    /// The next byte to read, and its line.
    at: usize,
    line: usize,
    reading: Reading,
}

/// A listed word: its mark, direction, name, and its length if given.
type Listed = (usize, Direction, Span, Option<(usize, Span)>);

/// A name of a word in the rules.
enum Named {
    Word(WordId),
    /// A black cell. For programs that do not know black cells, it is a word whose only digit is 0.
    Black,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parser<'a> {
        Parser { source: Source { text }, at: 0, line: 1, reading: Reading::default() }
    }

    // ---- tokens

    /// Skips white space and comment lines.
    fn skip(&mut self) {
        let bytes = self.source.text.as_bytes();
        loop {
            let rest = &self.source.text[self.at..];
            let Some(c) = rest.chars().next() else { return };
            if c == '\n' {
                self.line += 1;
                self.at += 1;
            } else if c.is_whitespace() || c == '\u{feff}' {
                self.at += c.len_utf8();
            } else if c == '#'
                && bytes[..self.at]
                    .iter()
                    .rev()
                    .find(|b| !b" \t\r".contains(b))
                    .is_none_or(|b| *b == b'\n')
            {
                let comment = rest.lines().next().unwrap_or("");
                self.comment(comment);
                self.at += comment.len();
            } else {
                return;
            }
        }
    }

    fn comment(&mut self, comment: &str) {
        let Some(settings) = comment.trim_start_matches('#').trim().strip_prefix("ennead:") else {
            return;
        };
        for setting in settings.split_whitespace() {
            match setting {
                "leading-zeros=no" => self.reading.leading_zeros = false,
                "leading-zeros=yes" => self.reading.leading_zeros = true,
                "digits=number" => self.reading.digits = DigitReading::Number,
                "digits=cells" => self.reading.digits = DigitReading::Cells,
                _ => {}
            }
        }
    }

    /// The next token: one of `(`, `)`, `,`, or a run of other characters.
    fn peek(&mut self) -> Option<Span> {
        self.skip();
        let rest = &self.source.text[self.at..];
        let first = rest.chars().next()?;
        let length = match first {
            '(' | ')' | ',' => 1,
            _ => rest
                .find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ','))
                .unwrap_or(rest.len()),
        };
        Some(Span { start: self.at, end: self.at + length, line: self.line })
    }

    fn take(&mut self, token: Span) {
        self.at = token.end;
    }

    fn take_if(&mut self, text: &str) -> Option<Span> {
        let token = self.peek().filter(|&token| self.source.slice(token) == text)?;
        self.take(token);
        Some(token)
    }

    fn unexpected(&mut self, expected: Expected, count: Option<Count>) -> ParseError {
        let token = self.peek();
        let found = token.map(|token| shortened(self.source.slice(token)));
        let problem = Problem::Unexpected { found, expected, count };
        self.source.error(token.unwrap_or_else(|| self.source.end()), problem)
    }

    // ---- the head

    /// A natural number that fits a `usize`.
    fn natural(
        &mut self,
        expected: Expected,
        count: Option<Count>,
    ) -> Result<(usize, Span), ParseError> {
        let token = self.peek();
        let number = token.and_then(|token| self.source.slice(token).parse().ok());
        match (token, number) {
            (Some(token), Some(number)) => {
                self.take(token);
                Ok((number, token))
            }
            _ => Err(self.unexpected(expected, count)),
        }
    }

    fn name(&mut self, expected: Expected, count: Count) -> Result<Span, ParseError> {
        match self.peek().filter(|&token| !"(),".contains(self.source.slice(token))) {
            Some(token) => {
                self.take(token);
                Ok(token)
            }
            None => Err(self.unexpected(expected, Some(count))),
        }
    }

    fn side(&mut self, expected: Expected) -> Result<usize, ParseError> {
        let (side, token) = self.natural(expected, None)?;
        if (1..=MAX_SIDE).contains(&side) {
            return Ok(side);
        }
        let found = shortened(self.source.slice(token));
        Err(self.source.error(token, Problem::Size { found, limit: MAX_SIDE }))
    }

    fn puzzle(&mut self) -> Result<Puzzle, ParseError> {
        let width = self.side(Expected::Width)?;
        let height = self.side(Expected::Height)?;

        let mut marks = Vec::new();
        let mut spans = Vec::new();
        let mut places = FxHashMap::default();
        let (stated, token) = self.natural(Expected::MarkCount, None)?;
        for read in 0..stated {
            let count = Count { stated, line: token.line, read };
            let name = self.name(Expected::MarkName, count.clone())?;
            let (row, row_span) = self.natural(Expected::Row, Some(count.clone()))?;
            let (column, column_span) = self.natural(Expected::Column, Some(count))?;
            let text = self.source.slice(name).to_owned();
            let off = if !(1..=height).contains(&row) {
                Some(row_span)
            } else if !(1..=width).contains(&column) {
                Some(column_span)
            } else {
                None
            };
            if let Some(span) = off {
                return Err(self
                    .source
                    .error(span, Problem::OffGrid { name: text, width, height }));
            }
            if !is_name(&text) && !text.starts_with(BLACK) && !text.starts_with(STOP) {
                let problem = Problem::NotAName { name: shortened(&text) };
                return Err(self.source.error(name, problem));
            }
            if places.insert(text.clone(), read).is_some() {
                return Err(self.source.error(name, Problem::NameTwice { name: text }));
            }
            marks.push(Mark { name: text, row: row - 1, column: column - 1 });
            spans.push(name);
        }

        let mut listed = Vec::new();
        for direction in Direction::ALL {
            let (expected_count, expected_name) = match direction {
                Direction::Across => (Expected::AcrossCount, Expected::AcrossName),
                Direction::Down => (Expected::DownCount, Expected::DownName),
            };
            let (stated, token) = self.natural(expected_count, None)?;
            for read in 0..stated {
                let count = Count { stated, line: token.line, read };
                let name = self.name(expected_name, count)?;
                let text = self.source.slice(name);
                let Some(&mark) = places.get(text) else {
                    let problem = Problem::UnknownMark { name: shortened(text) };
                    return Err(self.source.error(name, problem));
                };
                let length = self.length_after(name);
                listed.push((mark, direction, name, length));
            }
        }

        let (mut puzzle, names) = self.frame(width, height, marks, &spans, &listed)?;
        puzzle.reading = self.reading;
        self.rules(&mut puzzle, &names)?;
        puzzle.reading = self.reading;
        Ok(puzzle)
    }

    /// A number on the same line as the name of a listed word.
    fn length_after(&mut self, name: Span) -> Option<(usize, Span)> {
        let token = self.peek().filter(|token| token.line == name.line)?;
        let length = self.source.slice(token).parse().ok()?;
        self.take(token);
        Some((length, token))
    }

    /// The grid without its rules, and the names of its words.
    fn frame(
        &self,
        width: usize,
        height: usize,
        marks: Vec<Mark>,
        spans: &[Span],
        listed: &[Listed],
    ) -> Result<(Puzzle, FxHashMap<String, Named>), ParseError> {
        let is_black = |mark: &Mark| mark.name.starts_with(BLACK);
        let is_stop = |mark: &Mark| mark.name.starts_with(STOP);
        let black: Vec<usize> =
            marks.iter().filter(|m| is_black(m)).map(|m| m.row * width + m.column).collect();
        // The real marks and words, renumbered.
        let mut number = vec![usize::MAX; marks.len()];
        let mut kept = Vec::new();
        for (i, mark) in marks.iter().enumerate() {
            if !is_black(mark) && !is_stop(mark) {
                if black.contains(&(mark.row * width + mark.column)) {
                    let problem = Problem::OnBlack { name: mark.name.clone() };
                    return Err(self.source.error(spans[i], problem));
                }
                number[i] = kept.len();
                kept.push(mark.clone());
            }
        }
        let real: Vec<_> = listed.iter().filter(|entry| number[entry.0] != usize::MAX).collect();
        let words: Vec<_> = real.iter().map(|entry| (number[entry.0], entry.1)).collect();
        let puzzle =
            Puzzle::new(width, height, &black, kept, &words).map_err(|error| match error {
                FrameError::WordTwice { word } => {
                    let span = real[word].2;
                    let name = self.source.slice(span).to_owned();
                    self.source.error(span, Problem::WordTwice { name })
                }
                FrameError::Size
                | FrameError::MarkOutside { .. }
                | FrameError::NameTwice { .. } => {
                    unreachable!("looked at while reading: {error:?}")
                }
            })?;
        for (word, entry) in puzzle.words().iter().zip(&real) {
            let actual = word.cells.len();
            if let Some((stated, span)) = entry.3.filter(|&(stated, _)| stated != actual) {
                let name = self.source.slice(entry.2).to_owned();
                return Err(self.source.error(span, Problem::Length { name, stated, actual }));
            }
        }
        let mut names: FxHashMap<String, Named> =
            puzzle.word_ids().map(|(id, _)| (puzzle.word_name(id), Named::Word(id))).collect();
        for &(mark, direction, ..) in listed {
            if is_black(&marks[mark]) {
                names.insert(format!("{}_{}", marks[mark].name, direction.letter()), Named::Black);
            }
        }
        Ok((puzzle, names))
    }

    // ---- the rules

    fn rules(
        &mut self,
        puzzle: &mut Puzzle,
        names: &FxHashMap<String, Named>,
    ) -> Result<(), ParseError> {
        let (stated, token) = self.natural(Expected::RuleCount, None)?;
        for read in 0..stated {
            let count = Count { stated, line: token.line, read };
            let Some(first) = self.peek() else {
                return Err(self.unexpected(Expected::Rule, Some(count)));
            };
            let (term, of_black) = self.term(puzzle, names)?;
            if puzzle.terms.get(term).kind() != Kind::Truth {
                let span = Span { end: self.at.min(first.end), ..first };
                return Err(self.source.error(span, Problem::RuleIsNumber));
            }
            // A rule that only says that a black cell is 0 is meant for programs that do not know
            // black cells.
            if !of_black {
                puzzle.add_rule(term, self.source.place(first));
            }
        }
        match self.peek() {
            None => Ok(()),
            Some(span) => {
                let found = shortened(self.source.slice(span));
                let count = Count { stated, line: token.line, read: stated };
                Err(self.source.error(span, Problem::TextAfterRules { found, count }))
            }
        }
    }

    /// Reads one term with a stack of open operators. The second value says whether it is about
    /// black cells only.
    fn term(
        &mut self,
        puzzle: &mut Puzzle,
        names: &FxHashMap<String, Named>,
    ) -> Result<(TermId, bool), ParseError> {
        struct Open {
            op: Op,
            span: Span,
            arguments: Vec<(TermId, Span)>,
        }
        let mut open: Vec<Open> = Vec::new();
        let (mut speaks_of_black, mut speaks_of_words) = (false, false);
        loop {
            // An operator with its parenthesis, a number, or a word.
            let Some(token) =
                self.peek().filter(|&token| !"(),".contains(self.source.slice(token)))
            else {
                if let (None, Some(last)) = (self.peek(), open.last()) {
                    return Err(self.unclosed(last.span));
                }
                return Err(self.unexpected(Expected::Term, None));
            };
            self.take(token);
            let text = self.source.slice(token);
            if self.take_if("(").is_some() {
                let Some(op) = Op::named(text) else {
                    let problem = Problem::UnknownOperator { name: shortened(text) };
                    return Err(self.source.error(token, problem));
                };
                open.push(Open { op, span: token, arguments: Vec::new() });
                continue;
            }
            let mut done = match self.named(token, names)? {
                Some(Named::Word(word)) => {
                    speaks_of_words = true;
                    puzzle.terms.word(*word)
                }
                Some(Named::Black) => {
                    speaks_of_black = true;
                    puzzle.terms.number(0)
                }
                None => match self.source.integer(token) {
                    Some(value) => puzzle.terms.number(value?),
                    None => return Err(self.unknown(token, puzzle)),
                },
            };
            let mut span = token;
            // Close the operators that end with the term.
            loop {
                let Some(last) = open.last_mut() else {
                    return Ok((done, speaks_of_black && !speaks_of_words));
                };
                last.arguments.push((done, span));
                if self.take_if(",").is_some() {
                    break;
                }
                if self.take_if(")").is_none() {
                    if self.peek().is_none() {
                        return Err(self.unclosed(last.span));
                    }
                    return Err(self.unexpected(Expected::CommaOrClose, None));
                }
                let Open { op, span: own, arguments } = open.pop().expect("it was just there");
                done = self.source.apply(puzzle, op, own, &arguments)?;
                span = own;
            }
        }
    }

    fn unclosed(&self, operator: Span) -> ParseError {
        let name = self.source.slice(operator).to_owned();
        self.source.error(operator, Problem::Unclosed { name })
    }

    /// The word that a token names by itself (`A_w`) or together with the next (`A w`).
    fn named<'n>(
        &mut self,
        token: Span,
        names: &'n FxHashMap<String, Named>,
    ) -> Result<Option<&'n Named>, ParseError> {
        let text = self.source.slice(token);
        if let Some(named) = names.get(text) {
            return Ok(Some(named));
        }
        if let Some(letter) = self.peek()
            && matches!(self.source.slice(letter), "w" | "s")
        {
            let name = format!("{text}_{}", self.source.slice(letter));
            if let Some(named) = names.get(&name) {
                self.take(letter);
                return Ok(Some(named));
            }
        }
        Ok(None)
    }

    fn unknown(&self, token: Span, puzzle: &Puzzle) -> ParseError {
        let text = self.source.slice(token);
        let is_mark = |name: &str| puzzle.marks().iter().any(|mark| mark.name == name);
        let problem = match text.strip_suffix("_w").or(text.strip_suffix("_s")) {
            Some(name) if is_mark(name) => Problem::UnlistedWord { name: shortened(text) },
            Some(name) => Problem::UnknownMark { name: shortened(name) },
            None => Problem::UnknownName { name: shortened(text) },
        };
        self.source.error(token, problem)
    }
}
