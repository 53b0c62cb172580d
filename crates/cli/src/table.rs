//! Tables: puzzles in one of several columns, with the answers in further columns.
//!
//! The code that reads tables is behind the feature `columns`, because the crates for Arrow and
//! Parquet take longer to build than all of ennead. What is in this file does not need them.

use ennead::rating::Tenths;

use crate::app::App;
use crate::args::{Bulk, Form, Inputs};

/// What a column of answers holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
pub(crate) enum Kind {
    Text,
    /// A whole number.
    Count,
    /// A number with one or two digits after the point.
    Rating,
}

/// A field of an answer, of the kind of its column.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// There is no answer.
    None,
    Text(String),
    Count(u64),
    Rating(Tenths),
    /// The rating is this or higher: the bound was passed.
    AtLeast(Tenths),
    /// A rating with two digits after the point.
    Estimate(f64),
}

impl Value {
    /// The text, if there is one.
    pub(crate) fn text(text: Option<impl Into<String>>) -> Value {
        text.map_or(Value::None, |text| Value::Text(text.into()))
    }
}

ennead::grid::display! {
    /// As in a line of CSV; nothing if there is no answer.
    Value: |it, f| match it {
        Value::None => Ok(()),
        Value::Text(text) => f.write_str(text),
        Value::Count(count) => write!(f, "{count}"),
        Value::Rating(rating) => write!(f, "{rating}"),
        Value::AtLeast(rating) => write!(f, "{rating}+"),
        Value::Estimate(estimate) => write!(f, "{estimate:.2}"),
    }
}

/// The answers for some puzzles, one row of fields each.
#[derive(Default)]
pub(crate) struct Rows {
    #[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
    pub(crate) fields: Vec<Value>,
}

impl Rows {
    /// Adds the answer for the next puzzle.
    pub(crate) fn push(&mut self, row: impl IntoIterator<Item = Value>) {
        self.fields.extend(row);
    }
}

/// The name and kind of a column of answers.
pub(crate) type Field = (&'static str, Kind);

/// A command's work on tables.
#[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
pub(crate) struct Columns<'a> {
    pub(crate) app: &'a App,
    pub(crate) inputs: &'a Inputs,
    pub(crate) bulk: &'a Bulk,
    pub(crate) form: Form,
    pub(crate) fields: &'a [Field],
    /// The number of rows worked on at a time.
    pub(crate) piece: usize,
}

#[cfg(not(feature = "columns"))]
impl Columns<'_> {
    /// Without the feature: tells how to build the command with it.
    pub(crate) fn answer<W>(
        &self,
        _: impl Fn() -> W + Sync,
        _: impl Fn(&mut W, &[ennead::Givens], &mut Rows) -> crate::app::Status + Sync,
    ) -> anyhow::Result<crate::app::Status> {
        anyhow::bail!(self.app.words.say("columns-not-built"))
    }
}
