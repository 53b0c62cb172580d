//! Reading formulas: each operator is a level, from `or` down to numbers.

use std::ops::Range;

use super::{Binary, Comparison, Condition, Number, Variable, Wanted};
use crate::language::{Expected, Misread, Problem, Reader};

/// Formulas are nested no deeper than this.
const DEEPEST: usize = 40;

/// Words with a meaning of their own.
const WORDS: [&str; 3] = ["and", "or", "not"];

/// The longest formula, in words and signs: they are worked out for each pair of values.
const LONGEST: usize = 400;

/// A formula's words and signs, and how far they are read.
pub(crate) struct Parser<'a> {
    text: &'a str,
    /// Where the text begins.
    base: usize,
    tokens: Vec<Range<usize>>,
    at: usize,
    depth: usize,
    variables: &'static [Variable],
}

/// Either kind of formula: which one it is turns out only at a comparison.
enum Formula {
    Number(Number),
    Condition(Condition),
}

type Result<T> = std::result::Result<T, Misread>;

/// Reads a condition: all up to the colon.
pub(crate) fn condition(
    line: &mut Reader<'_>,
    variables: &'static [Variable],
) -> Result<Condition> {
    let mut parser = Parser::new(line, variables)?;
    let condition = parser.condition()?;
    parser.end()?;
    Ok(condition)
}

impl<'a> Parser<'a> {
    /// Of all up to the colon.
    pub(crate) fn new(line: &mut Reader<'a>, variables: &'static [Variable]) -> Result<Parser<'a>> {
        let (text, base) = line.before_colon();
        let tokens: Vec<_> = tokens(text).take(LONGEST + 1).collect();
        let parser = Parser { text, base, tokens, at: 0, depth: 0, variables };
        match parser.tokens.get(LONGEST) {
            Some(token) => {
                Err(Misread { place: parser.placed(token.clone()), problem: Problem::TooDeep })
            }
            None => Ok(parser),
        }
    }

    /// The same formula's rest, with other variables.
    pub(crate) fn with(&mut self, variables: &'static [Variable]) -> &mut Parser<'a> {
        self.variables = variables;
        self
    }

    fn placed(&self, token: Range<usize>) -> Range<usize> {
        self.base + token.start..self.base + token.end
    }

    fn peek(&self) -> &'a str {
        self.tokens.get(self.at).map_or("", |token| &self.text[token.clone()])
    }

    fn takes(&mut self, token: &str) -> bool {
        let is = self.peek() == token;
        self.at += usize::from(is);
        is
    }

    fn wrong(&self, at: usize, wanted: Wanted) -> Misread {
        let end = self.text.trim_end().len();
        let token = self.tokens.get(at).cloned().unwrap_or(end..end);
        let found = self.text[token.clone()].to_owned();
        let problem = Problem::Expected { expected: Expected::Formula(wanted), found };
        Misread { place: self.placed(token), problem }
    }

    /// Reads this word.
    pub(crate) fn keyword(&mut self, word: &'static str) -> Result<()> {
        if self.takes(word) {
            return Ok(());
        }
        let mut misread = self.wrong(self.at, Wanted::Operator);
        if let Problem::Expected { expected, .. } = &mut misread.problem {
            *expected = Expected::Word(word);
        }
        Err(misread)
    }

    /// Whether this word follows; it is read then.
    pub(crate) fn keyword_follows(&mut self, word: &str) -> bool {
        self.takes(word)
    }

    /// Nothing more follows.
    pub(crate) fn end(&self) -> Result<()> {
        match self.peek() {
            "" => Ok(()),
            _ => Err(self.wrong(self.at, Wanted::Operator)),
        }
    }

    fn expect(&mut self, sign: &str, wanted: Wanted) -> Result<()> {
        if self.takes(sign) { Ok(()) } else { Err(self.wrong(self.at, wanted)) }
    }

    /// A condition.
    pub(crate) fn condition(&mut self) -> Result<Condition> {
        let start = self.at;
        match self.or()? {
            Formula::Condition(condition) => Ok(condition),
            // `a + b` and nothing more: what is missing is a comparison.
            Formula::Number(_) if self.peek().is_empty() => {
                Err(self.wrong(self.at, Wanted::Comparison))
            }
            Formula::Number(_) => Err(self.wrong(start, Wanted::Condition)),
        }
    }

    /// A number.
    pub(crate) fn number(&mut self) -> Result<Number> {
        let start = self.at;
        match self.sum()? {
            Formula::Number(number) => Ok(number),
            Formula::Condition(_) => Err(self.wrong(start, Wanted::Number)),
        }
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.depth += 1;
        if self.depth > DEEPEST {
            let place = self.tokens.get(self.at).cloned().unwrap_or_default();
            return Err(Misread { place: self.placed(place), problem: Problem::TooDeep });
        }
        let read = read(self);
        self.depth -= 1;
        read
    }

    /// Parts of a level, joined from the left, all of which are conditions if there are several.
    fn joined(
        &mut self,
        word: &str,
        part: fn(&mut Self) -> Result<Formula>,
        join: fn(Box<Condition>, Box<Condition>) -> Condition,
    ) -> Result<Formula> {
        let mut start = self.at;
        let mut whole = part(self)?;
        while self.peek() == word {
            let Formula::Condition(left) = whole else {
                return Err(self.wrong(start, Wanted::Condition));
            };
            self.at += 1;
            start = self.at;
            let Formula::Condition(right) = part(self)? else {
                return Err(self.wrong(start, Wanted::Condition));
            };
            whole = Formula::Condition(join(Box::new(left), Box::new(right)));
        }
        Ok(whole)
    }

    fn or(&mut self) -> Result<Formula> {
        self.joined("or", Self::and, Condition::Or)
    }

    fn and(&mut self) -> Result<Formula> {
        self.joined("and", Self::not, Condition::And)
    }

    fn not(&mut self) -> Result<Formula> {
        if !self.takes("not") {
            return self.comparison();
        }
        let start = self.at;
        match self.deeper(Self::not)? {
            Formula::Condition(condition) => {
                Ok(Formula::Condition(Condition::Not(Box::new(condition))))
            }
            Formula::Number(_) => Err(self.wrong(start, Wanted::Condition)),
        }
    }

    fn comparison(&mut self) -> Result<Formula> {
        let mut start = self.at;
        let first = self.sum()?;
        let Some(mut by) = self.takes_comparison() else { return Ok(first) };
        let Formula::Number(mut left) = first else {
            return Err(self.wrong(start, Wanted::Number));
        };
        let mut all: Option<Condition> = None;
        loop {
            start = self.at;
            let Formula::Number(right) = self.sum()? else {
                return Err(self.wrong(start, Wanted::Number));
            };
            let next = Condition::Compare(by, left, right.clone());
            let joined = match all {
                Some(before) => Condition::And(Box::new(before), Box::new(next)),
                None => next,
            };
            match self.takes_comparison() {
                Some(sign) => (by, left, all) = (sign, right, Some(joined)),
                None => return Ok(Formula::Condition(joined)),
            }
        }
    }

    fn takes_comparison(&mut self) -> Option<Comparison> {
        let sign = self.peek();
        // Other ways to write the same.
        let sign = match sign {
            "==" => "=",
            "<>" | "≠" => "!=",
            "≤" => "<=",
            "≥" => ">=",
            sign => sign,
        };
        let by = Comparison::ALL.into_iter().find(|by| by.sign() == sign)?;
        self.at += 1;
        Some(by)
    }

    /// Numbers of a level, joined from the left.
    fn chain(
        &mut self,
        signs: &[Binary],
        part: fn(&mut Self) -> Result<Formula>,
    ) -> Result<Formula> {
        let mut start = self.at;
        let mut whole = part(self)?;
        while let Some(&binary) = signs.iter().find(|binary| binary.sign() == self.peek()) {
            let Formula::Number(left) = whole else {
                return Err(self.wrong(start, Wanted::Number));
            };
            self.at += 1;
            start = self.at;
            let Formula::Number(right) = part(self)? else {
                return Err(self.wrong(start, Wanted::Number));
            };
            whole = Formula::Number(Number::Binary(binary, Box::new(left), Box::new(right)));
        }
        Ok(whole)
    }

    fn sum(&mut self) -> Result<Formula> {
        self.chain(&[Binary::Plus, Binary::Minus], Self::product)
    }

    fn product(&mut self) -> Result<Formula> {
        self.chain(&[Binary::Times, Binary::By, Binary::Mod], Self::factor)
    }

    fn factor(&mut self) -> Result<Formula> {
        if self.takes("-") {
            let start = self.at;
            return match self.deeper(Self::factor)? {
                Formula::Number(number) => Ok(Formula::Number(Number::Minus(Box::new(number)))),
                Formula::Condition(_) => Err(self.wrong(start, Wanted::Number)),
            };
        }
        if self.takes("(") {
            let inner = self.deeper(Self::or)?;
            self.expect(")", Wanted::Close)?;
            return Ok(inner);
        }
        let token = self.peek();
        if let Some(number) = token.parse::<u32>().ok().filter(|_| !token.starts_with('+')) {
            self.at += 1;
            return Ok(Formula::Number(Number::Literal(number.into())));
        }
        if matches!(token, "abs" | "min" | "max" | "if") {
            self.at += 1;
            return self.deeper(|it| it.call(token)).map(Formula::Number);
        }
        match Variable::ALL.into_iter().find(|variable| variable.name() == token) {
            Some(variable) if self.variables.contains(&variable) => {
                self.at += 1;
                Ok(Formula::Number(Number::Variable(variable)))
            }
            None if token.is_empty() || !token.starts_with(char::is_alphabetic) => {
                Err(self.wrong(self.at, Wanted::Number))
            }
            _ if WORDS.contains(&token) => Err(self.wrong(self.at, Wanted::Number)),
            _ => Err(self.wrong(self.at, Wanted::Variable)),
        }
    }

    fn call(&mut self, function: &str) -> Result<Number> {
        self.expect("(", Wanted::Open)?;
        let number = match function {
            "abs" => Number::Abs(Box::new(self.number()?)),
            "if" => {
                let condition = self.condition()?;
                self.expect(",", Wanted::Comma)?;
                let then = self.number()?;
                self.expect(",", Wanted::Comma)?;
                Number::If(Box::new(condition), Box::new(then), Box::new(self.number()?))
            }
            _ => {
                let mut numbers = vec![self.number()?];
                while self.takes(",") {
                    numbers.push(self.number()?);
                }
                if function == "min" { Number::Min(numbers) } else { Number::Max(numbers) }
            }
        };
        self.expect(")", Wanted::Close)?;
        Ok(number)
    }
}

/// Words, numbers and signs.
fn tokens(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        at += text[at..].len() - text[at..].trim_start().len();
        let rest = &text[at..];
        let first = rest.chars().next()?;
        let is = |class: fn(char) -> bool| rest.find(|c| !class(c)).unwrap_or(rest.len());
        let length = match first {
            c if c.is_ascii_digit() => is(|c| c.is_ascii_digit()),
            c if c.is_alphabetic() => is(char::is_alphabetic),
            _ => ["<=", ">=", "!=", "<>", "=="]
                .into_iter()
                .find(|sign| rest.starts_with(sign))
                .map_or(first.len_utf8(), str::len),
        };
        at += length;
        Some(at - length..at)
    })
}
