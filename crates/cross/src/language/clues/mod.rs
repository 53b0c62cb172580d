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
//! The frame is drawn (`grid:`) or listed (`size 4 2`, `A at r1c1`, `black at r1c4`). The lists of
//! words may be left out if every word has a clue line. A clue says something about its word; if a
//! comparison or predicate has no left side, it is the word. Keywords can also be German or Dutch.
//! The grammar is in `docs/cross-number.md`.

mod expression;
mod words;
mod write;

use rustc_hash::FxHashMap;

use expression::Expression;
pub(super) use words::is_reserved;
use words::{KEYWORDS, Word, matches_keyword};
pub use write::{clue, formula, word_in_words, write_clues};

use super::error::{Expected, ParseError, Problem};
use super::source::{Source, Span, shortened};
use super::{is_name, is_of_name};
use crate::puzzle::{
    CellName, DigitReading, Direction, FrameError, MAX_SIDE, Mark, Puzzle, Reading,
};
use crate::term::WordId;

/// The languages in which the clue notation can be written; all of them are always understood.
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

/// Reads a puzzle in the clue notation.
///
/// # Errors
///
/// The first mistake, with its place.
pub fn parse_clues(text: &str) -> Result<Puzzle, ParseError> {
    Parser::read(text)
}

/// A clue line, kept until the frame is known.
struct Clue {
    /// The word it is about, as its position in the list; `None` for a rule.
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
            if let Some((Word::Grid, rest)) = parser.keyword(line)
                && parser.source.slice(rest).starts_with(':')
            {
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

    /// The keyword at the beginning of a span, and what follows.
    fn keyword(&self, span: Span) -> Option<(Word, Span)> {
        let text = self.source.slice(span);
        KEYWORDS.iter().find_map(|(word, names, more)| {
            names.iter().chain(more.iter()).find_map(|name| {
                let length = matches_keyword(text, name)?;
                Some((*word, self.after(span, length)))
            })
        })
    }

    /// The characters up to the next white space or sign.
    fn token(&self, span: Span) -> Span {
        let text = self.source.slice(span);
        let length =
            text.find(|c: char| c.is_whitespace() || ":,;()".contains(c)).unwrap_or(text.len());
        Span { end: span.start + length, ..span }
    }

    /// The name at the beginning of a span; empty if it begins with something else.
    fn name(&self, span: Span) -> Span {
        let text = self.source.slice(span);
        let length = text.find(|c| !is_of_name(c)).unwrap_or(text.len());
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
        !text.is_empty()
            && !text.contains(':')
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
        self.set_size(head, (width, rows.len()))?;
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
                    _ => self.mark(cell, CellName { row, column })?,
                }
            }
        }
        Ok(())
    }

    fn set_size(&mut self, span: Span, size: (usize, usize)) -> Result<(), ParseError> {
        match self.frame.size.replace(size) {
            None => Ok(()),
            Some(_) => Err(self.error(span, Problem::SizeTwice)),
        }
    }

    fn mark(&mut self, name: Span, cell: CellName) -> Result<(), ParseError> {
        let text = self.source.slice(name);
        if !is_name(text) {
            return Err(self.error(name, Problem::NotAName { name: shortened(text) }));
        }
        let mark = Mark { name: text.to_owned(), row: cell.row, column: cell.column };
        self.frame.marks.push((mark, name));
        Ok(())
    }

    fn line(&mut self, line: Span) -> Result<(), ParseError> {
        // A line that begins with a name, even if the name is also a keyword: `rule across: prime`.
        let name = self.token(line);
        let rest = self.after(line, name.end - name.start);
        match self.keyword(rest) {
            Some((Word::At, place)) if !is_reserved(self.source.slice(name)) => {
                let cell = self.cell(place)?;
                return self.mark(name, cell);
            }
            Some((Word::Run(direction), rest)) if name.start < name.end => {
                return self.clue(name, direction, rest);
            }
            _ => {}
        }
        if let Some((word, rest)) = self.keyword(line) {
            match word {
                Word::Size => return self.size(line, rest),
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
                        return self.black(place);
                    }
                }
                Word::Run(direction) if self.source.slice(rest).starts_with(':') => {
                    return self.words(direction, rest);
                }
                _ => {}
            }
        }
        Err(self.unexpected(line, Expected::Line))
    }

    fn black(&mut self, place: Span) -> Result<(), ParseError> {
        let cell = self.cell(place)?;
        let (width, height) = self.frame.size.unwrap_or((0, 0));
        if cell.row >= height || cell.column >= width {
            let problem = Problem::OffGrid { name: "#".into(), width, height };
            return Err(self.error(place, problem));
        }
        self.frame.black.push(cell.row * width + cell.column);
        Ok(())
    }

    /// Reads `across: A B C`, where `rest` begins after the direction.
    fn words(&mut self, direction: Direction, rest: Span) -> Result<(), ParseError> {
        let mut rest = self.colon(rest)?;
        while rest.start < rest.end {
            let name = self.token(rest);
            if name.start == name.end {
                return Err(self.unexpected(rest, Expected::MarkName));
            }
            self.list(name, direction, true)?;
            rest = self.after(rest, name.end - name.start);
        }
        Ok(())
    }

    /// Reads `A across (4): …`, where `rest` begins after the direction.
    fn clue(&mut self, name: Span, direction: Direction, mut rest: Span) -> Result<(), ParseError> {
        let word = self.list(name, direction, false)?;
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

    fn size(&mut self, line: Span, rest: Span) -> Result<(), ParseError> {
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
        self.set_size(line, (sides[0], sides[1]))
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

    /// The position of a word in the list; a new word is added at the end.
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
            let term = Expression::new(&self, &mut puzzle, &names, subject, clue.body).read()?;
            puzzle.add_rule(term, self.source.place(clue.body));
        }
        Ok(puzzle)
    }
}
