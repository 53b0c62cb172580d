//! Reading a rule word by word.

use std::ops::{Range, RangeInclusive};

use ennead_board::{Cell, CellSet, Layout, Value};
use ennead_grid::name::Named;

use super::{Expected, Misread, Problem};
use crate::{Rule, Unfit};

/// Rules within rules go no deeper than this.
const DEEPEST: usize = 16;

/// The most rules of a puzzle, those within others counted too: a 25×25 has 1,200 borders.
const MOST_RULES: usize = 5000;

/// One of these ends a word.
const MARKS: [char; 6] = [':', '|', '(', ')', '&', ','];

/// Reads a part of a text word by word. Places are those in the whole text.
#[derive(Clone)]
pub struct Reader<'a> {
    layout: &'a Layout,
    text: &'a str,
    at: usize,
    end: usize,
    depth: usize,
    rules: usize,
}

impl<'a> Reader<'a> {
    /// Reads the bytes `part` of `text`, which speaks of a board.
    pub(crate) fn new(text: &'a str, part: Range<usize>, layout: &'a Layout) -> Reader<'a> {
        Reader { layout, text, at: part.start, end: part.end, depth: 0, rules: 0 }
    }

    /// Goes on with another part of the same text.
    pub(crate) fn part(&mut self, part: Range<usize>) {
        (self.at, self.end) = (part.start, part.end);
    }

    /// The board.
    pub fn layout(&self) -> &'a Layout {
        self.layout
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..self.end]
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The bytes of the next word, or of the mark that stands there; empty at the end.
    fn next(&mut self) -> Range<usize> {
        self.skip_blanks();
        let rest = self.rest();
        let length = match rest.chars().next() {
            Some(mark) if MARKS.contains(&mark) => mark.len_utf8(),
            _ => rest.find(|c: char| c.is_whitespace() || MARKS.contains(&c)).unwrap_or(rest.len()),
        };
        self.at..self.at + length
    }

    /// The next word or mark, which stays to be read.
    pub(crate) fn peek(&mut self) -> &'a str {
        let word = self.next();
        &self.text[word]
    }

    /// The next word or mark, and its bytes.
    pub(crate) fn take(&mut self) -> (&'a str, Range<usize>) {
        let word = self.next();
        self.at = word.end;
        (&self.text[word.clone()], word)
    }

    /// Takes the next word or mark if it is this one.
    pub(crate) fn takes(&mut self, word: &str) -> bool {
        let is = self.peek() == word;
        if is {
            self.take();
        }
        is
    }

    /// What was read last began at byte `from`: it is wrong.
    pub(crate) fn wrong(&self, place: Range<usize>, problem: Problem) -> Misread {
        Misread { place, problem }
    }

    /// The next word is not what was expected.
    pub(crate) fn unexpected(&mut self, expected: Expected) -> Misread {
        let place = self.next();
        let found = self.text[place.clone()].to_owned();
        Misread { place, problem: Problem::Expected { expected, found } }
    }

    /// Whether a mark or the end follows.
    pub fn at_end_of_words(&mut self) -> bool {
        let next = self.peek();
        next.is_empty() || next.starts_with(MARKS)
    }

    fn mark(&mut self, mark: &str, expected: Expected) -> Result<(), Misread> {
        if self.takes(mark) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// Reads `:`.
    ///
    /// # Errors
    ///
    /// If something else follows.
    pub fn colon(&mut self) -> Result<(), Misread> {
        self.mark(":", Expected::Colon)
    }

    /// Reads `|`.
    ///
    /// # Errors
    ///
    /// If something else follows.
    pub fn expect_bar(&mut self) -> Result<(), Misread> {
        self.mark("|", Expected::Bar)
    }

    /// Reads `|` if it follows.
    pub fn bar_follows(&mut self) -> bool {
        self.takes("|")
    }

    /// Reads this word.
    ///
    /// # Errors
    ///
    /// If something else follows.
    pub fn keyword(&mut self, word: &'static str) -> Result<(), Misread> {
        self.mark(word, Expected::Word(word))
    }

    /// Nothing more follows.
    ///
    /// # Errors
    ///
    /// If something does.
    pub(crate) fn end(&mut self) -> Result<(), Misread> {
        if self.peek().is_empty() { Ok(()) } else { Err(self.unexpected(Expected::End)) }
    }

    /// Reads a number.
    ///
    /// # Errors
    ///
    /// If none follows, or one that is not in the range.
    pub fn number(&mut self, range: RangeInclusive<u16>) -> Result<u16, Misread> {
        let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let number = Some(self.peek()).filter(|text| plain(text)).and_then(|it| it.parse().ok());
        match number.filter(|number| range.contains(number)) {
            Some(number) => {
                self.take();
                Ok(number)
            }
            None => {
                let (least, greatest) = range.into_inner();
                Err(self.unexpected(Expected::Number { least, greatest }))
            }
        }
    }

    /// Reads the symbol of a value.
    ///
    /// # Errors
    ///
    /// If none follows.
    pub fn value(&mut self) -> Result<Value, Misread> {
        match self.layout.value_of(self.peek()) {
            Some(value) => {
                self.take();
                Ok(value)
            }
            None => Err(self.unexpected(Expected::Value)),
        }
    }

    /// Reads one of the names of a list.
    ///
    /// # Errors
    ///
    /// If none follows.
    pub fn named<T: Named>(&mut self) -> Result<T, Misread> {
        let (word, place) = self.take();
        T::by_name(word).map_err(|unknown| self.wrong(place, Problem::UnknownName(unknown)))
    }

    /// The cells of a word such as `r1c1`, `r1c1-4`, `r3-1c2` or `r1-3c1-3`.
    fn range(&mut self) -> Result<Vec<Cell>, Misread> {
        let Some(cells) = range(self.peek()) else { return Err(self.unexpected(Expected::Cell)) };
        let (_, place) = self.take();
        let there = self.layout.cells();
        match cells.iter().find(|&&cell| !there.contains(cell)) {
            Some(&cell) => Err(self.wrong(place, Problem::Unfit(Unfit::NoSuchCell { cell }))),
            None => Ok(cells),
        }
    }

    /// Reads one or more cells or ranges of cells.
    ///
    /// # Errors
    ///
    /// If none follows, or a word that is none.
    pub fn cells(&mut self) -> Result<Vec<Cell>, Misread> {
        let mut cells = self.range()?;
        while !self.at_end_of_words() {
            cells.extend(self.range()?);
        }
        Ok(cells)
    }

    /// The same, each cell once.
    ///
    /// # Errors
    ///
    /// As [`cells`](Reader::cells), and if a cell is named twice.
    pub fn different_cells(&mut self) -> Result<Vec<Cell>, Misread> {
        let mut met = CellSet::EMPTY;
        let mut cells = Vec::new();
        loop {
            let place = self.next();
            for cell in self.range()? {
                if met.contains(cell) {
                    return Err(self.wrong(place, Problem::Unfit(Unfit::Twice { cell })));
                }
                met.insert(cell);
                cells.push(cell);
            }
            if self.at_end_of_words() {
                return Ok(cells);
            }
        }
    }

    /// Reads one cell.
    ///
    /// # Errors
    ///
    /// If none follows, or several.
    pub fn cell(&mut self) -> Result<Cell, Misread> {
        if self.peek().parse::<Cell>().is_err() {
            return Err(self.unexpected(Expected::Cell));
        }
        Ok(self.range()?[0])
    }

    /// Reads two cells, which may be written as a range.
    ///
    /// # Errors
    ///
    /// If there are not two.
    pub fn two_cells(&mut self) -> Result<[Cell; 2], Misread> {
        let place = self.next();
        let mut cells = self.range()?;
        while cells.len() < 2 {
            cells.extend(self.range()?);
        }
        match cells[..] {
            [from, to] => Ok([from, to]),
            _ => {
                let unfit = Unfit::TooGreat { found: cells.len() as u64, most: 2 };
                Err(self.wrong(place.start..self.at, Problem::Unfit(unfit)))
            }
        }
    }

    /// Reads cells with factors: `r1c1 -r1c2 3*r2c1-4 -2*r5c5`.
    ///
    /// # Errors
    ///
    /// If none follows, or a word that is none.
    pub fn terms(&mut self) -> Result<Vec<(Cell, i32)>, Misread> {
        let mut terms = Vec::new();
        while terms.is_empty() || !self.at_end_of_words() {
            let term = term(self.peek());
            let Some((factor, cells)) = term else { return Err(self.unexpected(Expected::Term)) };
            let (_, place) = self.take();
            if let Some(&cell) = cells.iter().find(|&&cell| !self.layout.cells().contains(cell)) {
                return Err(self.wrong(place, Problem::Unfit(Unfit::NoSuchCell { cell })));
            }
            terms.extend(cells.into_iter().map(|cell| (cell, factor)));
        }
        Ok(terms)
    }

    /// What comes before the colon, or before the rule's end if it has none, and where it begins;
    /// it is read. Parentheses in it may hold anything.
    pub(crate) fn before_colon(&mut self) -> (&'a str, usize) {
        self.skip_blanks();
        let (rest, at) = (self.rest(), self.at);
        let mut depth = 0usize;
        let is_end = |c: char| match c {
            '(' => {
                depth += 1;
                false
            }
            ')' => match depth.checked_sub(1) {
                Some(less) => {
                    depth = less;
                    false
                }
                None => true,
            },
            c => matches!(c, ':' | '&'),
        };
        let text = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.at += text.len();
        (text, at)
    }

    /// Reads a rule.
    ///
    /// # Errors
    ///
    /// If none follows, or it makes no sense on the board.
    pub fn rule(&mut self) -> Result<Rule, Misread> {
        let place = self.next();
        if self.at_end_of_words() {
            return Err(self.unexpected(Expected::Rule));
        }
        if self.depth > DEEPEST {
            return Err(self.wrong(place, Problem::TooDeep));
        }
        self.rules += 1;
        if self.rules > MOST_RULES {
            return Err(self.wrong(place, Problem::TooManyRules { most: MOST_RULES }));
        }
        let rule = crate::rules::read(self)?;
        match rule.fit(self.layout) {
            Ok(()) => Ok(rule),
            Err(unfit) => {
                let text = &self.text[place.start..self.at];
                let whole = place.start..place.start + text.trim_end().len();
                Err(self.wrong(whole, Problem::Unfit(unfit)))
            }
        }
    }

    /// Reads rules in parentheses, with `&` between them.
    ///
    /// # Errors
    ///
    /// If something else follows.
    pub fn rules(&mut self) -> Result<Vec<Rule>, Misread> {
        self.mark("(", Expected::Open)?;
        self.depth += 1;
        let mut rules = vec![self.rule()?];
        while self.takes("&") {
            rules.push(self.rule()?);
        }
        self.depth -= 1;
        self.mark(")", Expected::Close)?;
        Ok(rules)
    }

    /// Whether rules in parentheses follow.
    pub fn rules_follow(&mut self) -> bool {
        self.peek() == "("
    }
}

/// `2*r1c1`, `-r1c1-3`: a factor and cells.
fn term(word: &str) -> Option<(i32, Vec<Cell>)> {
    let (sign, word) = match word.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, word),
    };
    let (factor, cells) = match word.split_once('*') {
        Some((factor, cells)) => (factor.parse::<u16>().ok()?, cells),
        None => (1, word),
    };
    Some((sign * i32::from(factor), range(cells)?))
}

/// The cells of `r1c1`, `r1c1-4`, `r3-1c2`, `r1-3c1-3`: row by row, in the order of the ends.
fn range(word: &str) -> Option<Vec<Cell>> {
    let (rows, columns) = word.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let ends = |text: &str| -> Option<Vec<usize>> {
        let number = |text: &str| {
            let plain = text.starts_with(|c: char| matches!(c, '1'..='9'));
            let number = text.parse::<usize>().ok().filter(|_| plain)?;
            (number <= Cell::SIDE).then_some(number - 1)
        };
        Some(match text.split_once('-') {
            None => vec![number(text)?],
            Some((from, to)) => match (number(from)?, number(to)?) {
                (from, to) if from <= to => (from..=to).collect(),
                (from, to) => (to..=from).rev().collect(),
            },
        })
    };
    let (rows, columns) = (ends(rows)?, ends(columns)?);
    let row = |&row: &usize| columns.iter().map(move |&column| Cell::at(row, column));
    Some(rows.iter().flat_map(row).collect())
}
