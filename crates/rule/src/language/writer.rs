//! Writing a rule word by word.

use ennead_board::{Cell, Layout, Value};

use crate::Rule;

/// Writes a rule word by word.
pub struct Writer<'a> {
    layout: &'a Layout,
    out: String,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(layout: &'a Layout) -> Writer<'a> {
        Writer { layout, out: String::new() }
    }

    pub(crate) fn finish(self) -> String {
        self.out
    }

    /// Adds a word.
    pub fn word(&mut self, word: &str) {
        if !self.out.is_empty() && !self.out.ends_with('(') {
            self.out.push(' ');
        }
        self.out += word;
    }

    /// Adds the symbol of a value.
    pub fn value(&mut self, value: Value) {
        match self.layout.symbol(value) {
            // It is on no board: its number says at least what it is.
            "" => self.word(&value.number().to_string()),
            symbol => self.word(symbol),
        }
    }

    /// Adds letters to the word before.
    pub fn append(&mut self, letters: &str) {
        self.out += letters;
    }

    /// Adds the symbol of a value to the word before.
    pub fn joined(&mut self, value: Value) {
        match self.layout.symbol(value) {
            "" => self.out += &value.number().to_string(),
            symbol => self.out += symbol,
        }
    }

    /// Adds `:`.
    pub fn colon(&mut self) {
        self.out.push(':');
    }

    /// Adds `|`.
    pub fn bar(&mut self) {
        self.word("|");
    }

    /// Adds cells; three and more in a row or a column as a range.
    pub fn cells(&mut self, cells: &[Cell]) {
        for run in runs(cells) {
            self.word(&name(run));
        }
    }

    /// Adds cells with factors.
    pub(crate) fn terms(&mut self, terms: &[(Cell, i32)]) {
        let mut rest = terms;
        while let Some(&(_, factor)) = rest.first() {
            let same = rest.iter().take_while(|term| term.1 == factor).count();
            let cells: Vec<Cell> = rest[..same].iter().map(|term| term.0).collect();
            let sign = match factor {
                1 => String::new(),
                -1 => "-".to_owned(),
                factor => format!("{factor}*"),
            };
            for run in runs(&cells) {
                self.word(&format!("{sign}{}", name(run)));
            }
            rest = &rest[same..];
        }
    }

    /// Adds a rule.
    pub fn rule(&mut self, rule: &Rule) {
        self.word(rule.name());
        crate::rules::write(rule, self);
    }

    /// Adds rules in parentheses.
    pub fn rules(&mut self, rules: &[Rule]) {
        self.word("(");
        for (i, rule) in rules.iter().enumerate() {
            if i > 0 {
                self.word("&");
            }
            self.rule(rule);
        }
        self.out.push(')');
    }
}

/// Cuts cells where they do not go on along a row or a column; runs of two are cut too.
fn runs(cells: &[Cell]) -> impl Iterator<Item = &[Cell]> {
    let mut rest = cells;
    std::iter::from_fn(move || {
        let &first = rest.first()?;
        let step = |a: Cell, b: Cell| {
            let by = |a: usize, b: usize| b as isize - a as isize;
            (by(a.row(), b.row()), by(a.column(), b.column()))
        };
        let along = rest.get(1).map(|&next| step(first, next));
        let along = along.filter(|along| matches!(along, (0, 1 | -1) | (1 | -1, 0)));
        let goes_on = |pair: &&[Cell]| Some(step(pair[0], pair[1])) == along;
        let length = match along {
            None => 1,
            Some(_) => 1 + rest.windows(2).take_while(goes_on).count(),
        };
        let (run, after) = rest.split_at(if length < 3 { 1 } else { length });
        rest = after;
        Some(run)
    })
}

/// `r1c1` or `r1c1-4`.
fn name(run: &[Cell]) -> String {
    let (first, last) = (run[0], run[run.len() - 1]);
    match (first.row() == last.row(), first.column() == last.column()) {
        (true, true) => first.to_string(),
        (true, false) => format!("{first}-{}", last.column() + 1),
        _ => format!("r{}-{}c{}", first.row() + 1, last.row() + 1, first.column() + 1),
    }
}
