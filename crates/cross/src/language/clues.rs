//! The clue notation: clues as people write them.
//!
//! ```text
//! # comment
//! leading zeros: no
//! digits: cells
//! grid:
//! A B . #
//! C . D .
//! across: A C D
//! down: A B
//! A across: = 3 × B down
//! A down: prime and digit sum < 9
//! C across: multiple of 7
//! rule: C across + A down > 100
//! ```
//!
//! The frame is drawn (`grid:`) or listed (`size 4 2`, `A at r1c1`, `black at r1c4`). The
//! lists of words may be left out where every word has a clue line. A clue says something
//! of its word; where a comparison or predicate lacks its left side, that is the word. The
//! keywords are also German and Dutch. The grammar is in `docs/cross-number.md`.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use super::error::{Expected, ParseError, Problem};
use super::source::{Source, Span, shortened};
use crate::puzzle::{
    CellName, DigitReading, Direction, FrameError, MAX_SIDE, Mark, Puzzle, Reading, WordId,
};
use crate::term::{Node, TermId};
use crate::vocabulary::{Kind, Op};

/// The languages the clue notation is written in; all of them are read everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClueLanguage {
    /// `A across: = 3 × B down`
    #[default]
    English,
    /// `A waagerecht: = 3 × B senkrecht`
    German,
    /// `A horizontaal: = 3 × B verticaal`
    Dutch,
}

/// What a keyword stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    Size,
    Grid,
    At,
    Black,
    Rule,
    LeadingZeros,
    Digits,
    Yes,
    No,
    Cells,
    Number,
    Run(Direction),
    /// A predicate of the word itself, or of what stands in parentheses behind it.
    Predicate(Op),
    /// An operator of the one term behind it.
    Of(Op),
    /// An operator of the word itself.
    Own(Op),
    /// An operator between the word itself, or what stands before it, and what follows.
    Relation(Op),
    /// A relation with its sides the other way round.
    Turned(Op),
    Even,
    Odd,
    And,
    Or,
    Not,
}

/// The keywords: first the ones our writer uses, in English, German and Dutch, then others
/// that are read. Longer ones come before their beginnings.
const KEYWORDS: &[(Word, [&str; 3], &[&str])] = &[
    (Word::LeadingZeros, ["leading zeros", "führende nullen", "voorloopnullen"], &[]),
    (
        Word::Of(Op::DigitSum),
        ["digit sum of", "quersumme von", "cijfersom van"],
        &["sum of digits of"],
    ),
    (Word::Of(Op::DigitProduct), ["digit product of", "querprodukt von", "cijferproduct van"], &[]),
    (Word::Own(Op::DigitSum), ["digit sum", "quersumme", "cijfersom"], &[]),
    (Word::Own(Op::DigitProduct), ["digit product", "querprodukt", "cijferproduct"], &[]),
    (Word::Of(Op::Reverse), ["reverse of", "umkehrung von", "omkering van"], &[]),
    (Word::Own(Op::Reverse), ["reverse", "umkehrung", "omkering"], &[]),
    (
        Word::Turned(Op::Divides),
        ["multiple of", "vielfaches von", "veelvoud van"],
        &["divisible by", "teilbar durch", "deelbaar door"],
    ),
    (
        Word::Relation(Op::Divides),
        ["divisor of", "teiler von", "deler van"],
        &["factor of", "divides"],
    ),
    (Word::Relation(Op::Anagram), ["anagram of", "anagramm von", "anagram van"], &[]),
    (
        Word::Predicate(Op::Unique),
        ["digits differ", "ziffern verschieden", "cijfers verschillend"],
        &[],
    ),
    (Word::Predicate(Op::Prime), ["prime", "primzahl", "priemgetal"], &[]),
    (Word::Predicate(Op::Square), ["square", "quadratzahl", "kwadraat"], &[]),
    (Word::Predicate(Op::Cube), ["cube", "kubikzahl", "derdemacht"], &[]),
    (Word::Predicate(Op::Triangular), ["triangular", "dreieckszahl", "driehoeksgetal"], &[]),
    (Word::Predicate(Op::Fibonacci), ["fibonacci", "fibonaccizahl", "fibonaccigetal"], &[]),
    (Word::Predicate(Op::Palindrome), ["palindrome", "palindrom", "palindroom"], &[]),
    (Word::Predicate(Op::Perfect), ["perfect", "vollkommen", "volmaakt"], &[]),
    (Word::Even, ["even", "gerade", "even"], &[]),
    (Word::Odd, ["odd", "ungerade", "oneven"], &[]),
    (Word::Size, ["size", "größe", "grootte"], &["groesse"]),
    (Word::Grid, ["grid", "gitter", "rooster"], &[]),
    (Word::Black, ["black", "schwarz", "zwart"], &[]),
    (Word::Rule, ["rule", "regel", "regel"], &[]),
    (Word::Digits, ["digits", "ziffern", "cijfers"], &[]),
    (Word::Cells, ["cells", "zellen", "cellen"], &[]),
    (Word::Number, ["number", "zahl", "getal"], &[]),
    (Word::Yes, ["yes", "ja", "ja"], &[]),
    (Word::No, ["no", "nein", "nee"], &[]),
    (Word::At, ["at", "bei", "bij"], &["auf", "op"]),
    (
        Word::Run(Direction::Across),
        ["across", "waagerecht", "horizontaal"],
        &["waagrecht", "horizontal"],
    ),
    (Word::Run(Direction::Down), ["down", "senkrecht", "verticaal"], &["vertikal"]),
    (Word::Not, ["not", "nicht", "niet"], &[]),
    (Word::And, ["and", "und", "en"], &[";"]),
    (Word::Or, ["or", "oder", "of"], &[]),
];

impl Word {
    fn written(self, language: ClueLanguage) -> &'static str {
        let entry = KEYWORDS.iter().find(|entry| entry.0 == self).expect("it has its line");
        entry.1[language as usize]
    }
}

/// Reads a puzzle in the clue notation.
///
/// # Errors
///
/// The first thing that is wrong, with its place.
pub fn parse_clues(text: &str) -> Result<Puzzle, ParseError> {
    Parser::read(text)
}

/// A clue line, kept until the frame is known.
struct Clue {
    /// The word it speaks of, as its place in the list; `None` for a rule.
    word: Option<usize>,
    body: Span,
}

#[derive(Default)]
struct Frame {
    size: Option<(usize, usize)>,
    black: Vec<usize>,
    marks: Vec<(Mark, Span)>,
    words: Vec<(usize, Direction, Span)>,
    /// Lengths stated in clue lines: word, length, place.
    lengths: Vec<(usize, usize, Span)>,
    clues: Vec<Clue>,
    reading: Reading,
}

struct Parser<'a> {
    source: Source<'a>,
    frame: Frame,
}

impl<'a> Parser<'a> {
    fn read(text: &'a str) -> Result<Puzzle, ParseError> {
        let mut parser = Parser { source: Source { text }, frame: Frame::default() };
        let mut lines = Vec::new();
        let mut start = 0;
        for (i, line) in text.split_inclusive('\n').enumerate() {
            let content = line.trim_end().trim_start_matches('\u{feff}');
            let indent = line.find(content).unwrap_or(0);
            let indent = indent + content.len() - content.trim_start().len();
            let span = Span {
                start: start + indent,
                end: start + line.trim_end().len().max(indent),
                line: i + 1,
            };
            start += line.len();
            lines.push(span);
        }
        let mut lines = lines.into_iter().peekable();
        while let Some(line) = lines.next() {
            let text = parser.source.slice(line);
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            if let Some((Word::Grid, rest)) = parser.keyword(line) {
                parser.colon(rest)?;
                let mut rows = Vec::new();
                while let Some(row) = lines.next_if(|&row| parser.is_row(row)) {
                    rows.push(row);
                }
                parser.drawing(line, &rows)?;
            } else {
                parser.line(line)?;
            }
        }
        parser.finish()
    }

    // ---- pieces of a line

    fn error(&self, span: Span, problem: Problem) -> ParseError {
        self.source.error(span, problem)
    }

    fn unexpected(&self, span: Span, expected: Expected) -> ParseError {
        let text = self.source.slice(span);
        let found = (!text.is_empty()).then(|| shortened(text));
        let found =
            found.or_else(|| Some("".to_owned()).filter(|_| span.start < self.source.end().start));
        self.error(span, Problem::Unexpected { found, expected, count: None })
    }

    fn after(&self, span: Span, bytes: usize) -> Span {
        let rest = &self.source.text[span.start + bytes..span.end];
        Span { start: span.end - rest.trim_start().len(), ..span }
    }

    /// The keyword a span begins with, and what follows.
    fn keyword(&self, span: Span) -> Option<(Word, Span)> {
        let text = self.source.slice(span);
        KEYWORDS.iter().find_map(|(word, names, more)| {
            names.iter().chain(more.iter()).find_map(|name| {
                let length = matches_keyword(text, name)?;
                Some((*word, self.after(span, length)))
            })
        })
    }

    /// A run without white space, and without signs.
    fn token(&self, span: Span) -> Span {
        let text = self.source.slice(span);
        let length =
            text.find(|c: char| c.is_whitespace() || ":,;()".contains(c)).unwrap_or(text.len());
        Span { end: span.start + length, ..span }
    }

    fn colon(&self, span: Span) -> Result<Span, ParseError> {
        match self.source.slice(span).starts_with(':') {
            true => Ok(self.after(span, 1)),
            false => Err(self.unexpected(self.token(span), Expected::Colon)),
        }
    }

    // ---- the frame

    /// Whether a line can be a row of the drawing.
    fn is_row(&self, line: Span) -> bool {
        let text = self.source.slice(line);
        let wide = self.frame.size.map_or(1, |size| size.0);
        !text.is_empty()
            && !text.contains(':')
            && (text.split_whitespace().count() > 1 || wide == 1)
            && !matches!(self.keyword(line), Some((Word::Size | Word::Black, _)))
    }

    fn drawing(&mut self, head: Span, rows: &[Span]) -> Result<(), ParseError> {
        let cells = |span: Span| -> Vec<Span> {
            let mut found = Vec::new();
            let mut rest = span;
            while rest.start < rest.end {
                let text = self.source.slice(rest);
                let length = text.find(char::is_whitespace).unwrap_or(text.len());
                found.push(Span { end: rest.start + length, ..rest });
                rest = self.after(rest, length);
            }
            found
        };
        let rows: Vec<Vec<Span>> = rows.iter().map(|&row| cells(row)).collect();
        let width = rows.first().map_or(0, Vec::len);
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&rows.len()) {
            return Err(self.unexpected(Span { start: head.end, ..head }, Expected::CellOfGrid));
        }
        self.frame.size = Some((width, rows.len()));
        for (row, cells) in rows.iter().enumerate() {
            if cells.len() != width {
                let span = Span { end: cells[cells.len() - 1].end, ..cells[0] };
                let problem = Problem::RaggedGrid { found: cells.len(), expected: width };
                return Err(self.error(span, problem));
            }
            for (column, &cell) in cells.iter().enumerate() {
                match self.source.slice(cell) {
                    "." => {}
                    "#" => self.frame.black.push(row * width + column),
                    name => {
                        let mark = Mark { name: name.to_owned(), row, column };
                        self.frame.marks.push((mark, cell));
                    }
                }
            }
        }
        Ok(())
    }

    fn line(&mut self, line: Span) -> Result<(), ParseError> {
        if let Some((word, rest)) = self.keyword(line) {
            match word {
                Word::Size => return self.size(rest),
                Word::LeadingZeros => {
                    let value = self.colon(rest)?;
                    self.frame.reading.leading_zeros = match self.keyword(value) {
                        Some((Word::Yes, _)) => true,
                        Some((Word::No, _)) => false,
                        _ => return Err(self.unexpected(value, Expected::YesOrNo)),
                    };
                    return Ok(());
                }
                Word::Digits => {
                    let value = self.colon(rest)?;
                    self.frame.reading.digits = match self.keyword(value) {
                        Some((Word::Cells, _)) => DigitReading::Cells,
                        Some((Word::Number, _)) => DigitReading::Number,
                        _ => return Err(self.unexpected(value, Expected::DigitReading)),
                    };
                    return Ok(());
                }
                Word::Rule => {
                    let body = self.colon(rest)?;
                    self.frame.clues.push(Clue { word: None, body });
                    return Ok(());
                }
                Word::Black => {
                    if let Some((Word::At, place)) = self.keyword(rest) {
                        let cell = self.cell(place)?;
                        let (width, height) = self.frame.size.unwrap_or((0, 0));
                        if cell.row >= height || cell.column >= width {
                            let problem = Problem::OffGrid { name: "#".into(), width, height };
                            return Err(self.error(place, problem));
                        }
                        self.frame.black.push(cell.row * width + cell.column);
                        return Ok(());
                    }
                }
                Word::Run(direction) if self.source.slice(rest).starts_with(':') => {
                    let mut rest = self.colon(rest)?;
                    while rest.start < rest.end {
                        let name = self.token(rest);
                        if name.start == name.end {
                            return Err(self.unexpected(rest, Expected::MarkName));
                        }
                        self.list(name, direction, true)?;
                        rest = self.after(rest, name.end - name.start);
                    }
                    return Ok(());
                }
                _ => {}
            }
        }
        let name = self.token(line);
        let rest = self.after(line, name.end - name.start);
        match self.keyword(rest) {
            Some((Word::At, place)) if name.start < name.end => {
                let CellName { row, column } = self.cell(place)?;
                let name_text = self.source.slice(name).to_owned();
                self.frame.marks.push((Mark { name: name_text, row, column }, name));
                Ok(())
            }
            Some((Word::Run(direction), rest)) if name.start < name.end => {
                let word = self.list(name, direction, false)?;
                let mut rest = rest;
                if self.source.slice(rest).starts_with('(') {
                    let inner = self.after(rest, 1);
                    let number = self.token(inner);
                    let Ok(length) = self.source.slice(number).parse() else {
                        return Err(self.unexpected(number, Expected::Size));
                    };
                    self.frame.lengths.push((word, length, number));
                    rest = self.after(inner, number.end - number.start);
                    if !self.source.slice(rest).starts_with(')') {
                        return Err(self.unexpected(self.token(rest), Expected::CommaOrClose));
                    }
                    rest = self.after(rest, 1);
                }
                let body = self.colon(rest)?;
                if body.start < body.end {
                    self.frame.clues.push(Clue { word: Some(word), body });
                }
                Ok(())
            }
            _ => Err(self.unexpected(line, Expected::Line)),
        }
    }

    fn size(&mut self, rest: Span) -> Result<(), ParseError> {
        let first = self.token(rest);
        let between = self.after(rest, first.end - first.start);
        let second = match self.source.slice(between).chars().next() {
            Some(c @ ('×' | 'x')) => self.after(between, c.len_utf8()),
            _ => between,
        };
        let second = self.token(second);
        let mut sides = [0; 2];
        for (side, span) in sides.iter_mut().zip([first, second]) {
            let text = self.source.slice(span);
            *side = text.parse().map_err(|_| self.unexpected(span, Expected::Size))?;
            if !(1..=MAX_SIDE).contains(side) {
                let problem = Problem::Size { found: shortened(text), limit: MAX_SIDE };
                return Err(self.error(span, problem));
            }
        }
        self.frame.size = Some((sides[0], sides[1]));
        Ok(())
    }

    fn cell(&self, span: Span) -> Result<CellName, ParseError> {
        let token = self.token(span);
        let text = self.source.slice(token);
        let parse = || {
            let (row, column) = text.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
            let (row, column): (usize, usize) = (row.parse().ok()?, column.parse().ok()?);
            Some(CellName { row: row.checked_sub(1)?, column: column.checked_sub(1)? })
        };
        parse().ok_or_else(|| self.unexpected(token, Expected::Place))
    }

    /// The place of a word in the list; a new one is added at the end.
    fn list(&mut self, name: Span, direction: Direction, new: bool) -> Result<usize, ParseError> {
        let text = self.source.slice(name);
        let Some(mark) = self.frame.marks.iter().position(|(mark, _)| mark.name == text) else {
            return Err(self.error(name, Problem::UnknownMark { name: shortened(text) }));
        };
        let known = self.frame.words.iter().position(|word| (word.0, word.1) == (mark, direction));
        match known {
            Some(_) if new => Err(self.error(name, Problem::WordTwice { name: shortened(text) })),
            Some(place) => Ok(place),
            None => {
                self.frame.words.push((mark, direction, name));
                Ok(self.frame.words.len() - 1)
            }
        }
    }

    fn finish(mut self) -> Result<Puzzle, ParseError> {
        let frame = std::mem::take(&mut self.frame);
        let Some((width, height)) = frame.size else {
            return Err(self.unexpected(self.source.end(), Expected::Size));
        };
        let marks: Vec<Mark> = frame.marks.iter().map(|(mark, _)| mark.clone()).collect();
        let words: Vec<_> = frame.words.iter().map(|word| (word.0, word.1)).collect();
        let mut puzzle =
            Puzzle::new(width, height, &frame.black, marks, &words).map_err(|error| {
                let name = |mark: usize| frame.marks[mark].0.name.clone();
                match error {
                    FrameError::MarkOutside { mark } => {
                        let at = &frame.marks[mark].0;
                        let on_grid = at.row < height && at.column < width;
                        let problem = match on_grid {
                            true => Problem::OnBlack { name: name(mark) },
                            false => Problem::OffGrid { name: name(mark), width, height },
                        };
                        self.error(frame.marks[mark].1, problem)
                    }
                    FrameError::NameTwice { mark } => {
                        self.error(frame.marks[mark].1, Problem::NameTwice { name: name(mark) })
                    }
                    FrameError::WordTwice { .. } | FrameError::Size => {
                        unreachable!("looked at while reading")
                    }
                }
            })?;
        puzzle.reading = frame.reading;
        for &(word, stated, span) in &frame.lengths {
            let actual = puzzle.words()[word].cells.len();
            if stated != actual {
                let name = frame.marks[frame.words[word].0].0.name.clone();
                return Err(self.error(span, Problem::Length { name, stated, actual }));
            }
        }
        let mut names = FxHashMap::default();
        for (id, word) in puzzle.word_ids() {
            let mark = &puzzle.marks()[word.mark];
            names.insert((mark.name.clone(), word.direction), id);
        }
        for clue in &frame.clues {
            let subject = clue.word.map(|word| WordId(word as u32));
            let mut reader = Expression { parser: &self, names: &names, subject, rest: clue.body };
            let term = reader.read(&mut puzzle)?;
            puzzle.add_rule(term, self.source.place(clue.body));
        }
        Ok(puzzle)
    }
}

/// How many bytes of `text` the keyword takes, if it begins with it as a whole word.
fn matches_keyword(text: &str, keyword: &str) -> Option<usize> {
    let mut chars = text.char_indices();
    for wanted in keyword.chars() {
        let (_, c) = chars.next()?;
        let same = c == wanted || c.to_lowercase().eq(std::iter::once(wanted));
        let blank = wanted == ' ' && c.is_whitespace();
        if !same && !blank {
            return None;
        }
    }
    let end = chars.next();
    let goes_on = end.is_some_and(|(_, c)| c.is_alphanumeric() || c == '_');
    let is_sign = keyword == ";";
    (!goes_on || is_sign).then(|| end.map_or(text.len(), |(at, _)| at))
}

/// What waits for its right side, or to be closed.
enum Waiting {
    Infix {
        op: Infix,
        span: Span,
    },
    Prefix {
        op: Prefix,
        span: Span,
    },
    /// An open parenthesis; of a function, with the arguments it has so far.
    Open {
        function: Option<Op>,
        span: Span,
        arguments: Vec<(TermId, Span)>,
    },
}

#[derive(Clone, Copy, PartialEq)]
enum Infix {
    Op(Op),
    /// The operator with its sides the other way round.
    Turned(Op),
}

impl Infix {
    fn op(self) -> Op {
        match self {
            Infix::Op(op) | Infix::Turned(op) => op,
        }
    }

    /// The tighter it binds, the greater.
    fn binding(self) -> u8 {
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
enum Prefix {
    Op(Op),
    Negative,
}

impl Prefix {
    fn binding(self) -> u8 {
        match self {
            Prefix::Op(Op::Not) => 3,
            Prefix::Negative => 7,
            Prefix::Op(_) => 9,
        }
    }
}

/// Reads the expression of a clue with two stacks (Dijkstra's shunting-yard), so that
/// nesting takes no call stack.
struct Expression<'p, 'a> {
    parser: &'p Parser<'a>,
    names: &'p FxHashMap<(String, Direction), WordId>,
    subject: Option<WordId>,
    rest: Span,
}

impl Expression<'_, '_> {
    fn take(&mut self, bytes: usize) -> Span {
        let span = Span { end: self.rest.start + bytes, ..self.rest };
        self.rest = self.parser.after(self.rest, bytes);
        span
    }

    fn read(&mut self, puzzle: &mut Puzzle) -> Result<TermId, ParseError> {
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
                    Some(op) => (self.apply(puzzle, op, span, &arguments)?, span),
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
                    self.apply(puzzle, Op::Power, span, &[base, (exponent, span)])?,
                    base.1,
                ));
                continue;
            }
            let (op, span) = self.infix()?;
            // Powers are folded from the right.
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
            // A number alone is what the word is.
            (Kind::Number, Some(word)) => {
                let word = puzzle.terms.word(word);
                Ok(puzzle.terms.two(Op::Equal, word, term))
            }
            (Kind::Number, None) => Err(self.parser.error(whole, Problem::RuleIsNumber)),
        }
    }

    /// Reads an operand or what stands before one; returns whether one is still wanted.
    fn operand(
        &mut self,
        puzzle: &mut Puzzle,
        waiting: &mut Vec<Waiting>,
        done: &mut Vec<(TermId, Span)>,
    ) -> Result<bool, ParseError> {
        let parser = self.parser;
        let start = self.rest;
        let text = parser.source.slice(start);
        // `A across`: a name with a direction, whatever else the name might mean.
        let name = parser.token(start);
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
        if name.start == name.end || text.is_empty() {
            return Err(parser.unexpected(
                Span { end: start.end.min(start.start + 1), ..start },
                Expected::Term,
            ));
        }
        Err(parser.error(name, Problem::UnknownName { name: shortened(parser.source.slice(name)) }))
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

    /// Applies what waits and binds at least as tightly as `binding`.
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
                    done.push((self.apply(puzzle, op.op(), span, &sides)?, left.1));
                }
                Some(&Waiting::Prefix { op, span }) if op.binding() >= binding => {
                    waiting.pop();
                    let (term, at) = done.pop().expect("its operand");
                    let applied = match op {
                        Prefix::Op(op) => self.apply(puzzle, op, span, &[(term, at)])?,
                        Prefix::Negative => match puzzle.terms.get(term) {
                            Node::Number(value) => {
                                let value = -value.clone();
                                puzzle.terms.number(value)
                            }
                            _ => {
                                let zero = (puzzle.terms.number(0), span);
                                self.apply(puzzle, Op::Minus, span, &[zero, (term, at)])?
                            }
                        },
                    };
                    done.push((applied, span));
                }
                _ => return Ok(()),
            }
        }
    }

    fn apply(
        &self,
        puzzle: &mut Puzzle,
        op: Op,
        span: Span,
        arguments: &[(TermId, Span)],
    ) -> Result<TermId, ParseError> {
        let entry = op.entry();
        if arguments.len() != entry.arity {
            let found = arguments.len();
            return Err(self.parser.error(span, Problem::Arity { op, found }));
        }
        for &(argument, at) in arguments {
            if puzzle.terms.get(argument).kind() != entry.takes {
                let problem = Problem::ArgumentKind { op, expected: entry.takes };
                return Err(self.parser.error(at, problem));
            }
        }
        Ok(match *arguments {
            [(a, _)] => puzzle.terms.one(op, a),
            [(a, _), (b, _)] => puzzle.terms.two(op, a, b),
            _ => unreachable!("operators take one argument or two"),
        })
    }
}

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

/// The frame, drawn where every cell has at most one mark and these stand in reading order.
fn frame(out: &mut String, puzzle: &Puzzle, language: ClueLanguage) {
    let (width, height) = (puzzle.width(), puzzle.height());
    let places: Vec<usize> =
        puzzle.marks().iter().map(|mark| mark.row * width + mark.column).collect();
    let plain = |mark: &Mark| !matches!(mark.name.as_str(), "." | "#") && !mark.name.contains(':');
    let drawn = width > 1 && places.is_sorted_by(|a, b| a < b) && puzzle.marks().iter().all(plain);
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

/// A rule as the clue of one word: `None` if it is none.
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

/// A term in the clue notation; of a clue, its word is left out where it can be.
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
        // Divides and friends have no parentheses of their own.
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
