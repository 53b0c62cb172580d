//! CSV: with all columns that are not lists, and the forms of data sets in use.

use std::fmt::Write;

use super::{Value, Writer, columns};
use crate::{Group, Options, Row};

pub(crate) const EXTREME: &str = "source,question,answer,rating\n";
pub(crate) const KAGGLE: &str = "quizzes,solutions\n";

/// Writes one kind of CSV.
pub(crate) struct Csv {
    text: String,
    line: fn(&Row, &[Group], &mut String),
    groups: Vec<Group>,
}

impl Csv {
    /// The columns, with a head.
    pub(crate) fn full(options: &Options) -> Csv {
        let groups = options.columns.clone();
        let names: Vec<_> = columns(&groups).into_iter().map(|(name, _)| name).collect();
        Csv { text: names.join(",") + "\n", line: full, groups }
    }

    /// The rows of sudoku-extreme, without the head.
    pub(crate) fn extreme() -> Csv {
        Csv { text: String::new(), line: extreme, groups: Vec::new() }
    }

    /// The rows of Kaggle's data set, without the head.
    pub(crate) fn kaggle() -> Csv {
        Csv { text: String::new(), line: kaggle, groups: Vec::new() }
    }
}

impl Writer for Csv {
    fn add(&mut self, row: Row) {
        (self.line)(&row, &self.groups, &mut self.text);
        self.text.push('\n');
    }

    fn finish(self: Box<Self>) -> Vec<(&'static str, Vec<u8>)> {
        vec![("csv", self.text.into_bytes())]
    }
}

fn full(row: &Row, groups: &[Group], text: &mut String) {
    for (i, value) in row.values(groups).into_iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        let written = match value {
            Value::Text(said) => {
                text.push_str(&field(&said));
                Ok(())
            }
            Value::Class(class) => write!(text, "{}", super::LEVELS[class]),
            Value::Bool(is) => write!(text, "{is}"),
            Value::Whole(number) => write!(text, "{number}"),
            Value::Real(tenths) => write!(text, "{}.{}", tenths / 10, tenths % 10),
            Value::Board(_) | Value::Steps(_) => unreachable!("a plan has no lists in CSV"),
        };
        written.expect("a string takes everything");
    }
}

fn extreme(row: &Row, _: &[Group], text: &mut String) {
    let er = row.item.rating.as_ref().map_or(0, |rating| rating.er.get());
    let (puzzle, solution) = (row.item.puzzle, row.item.solution.grid());
    write!(text, "{},{puzzle},{solution},{er}", field(&row.source)).expect("as above");
}

fn kaggle(row: &Row, _: &[Group], text: &mut String) {
    let puzzle = row.item.puzzle.to_string().replace('.', "0");
    write!(text, "{puzzle},{}", row.item.solution.grid()).expect("as above");
}

/// A field, between quotes if it must be.
fn field(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\"")).into()
    } else {
        text.into()
    }
}
