//! Tables: puzzles in one of several columns, and answers as further columns beside them.
//!
//! The work stands behind the feature `columns`, because the crates for Arrow and Parquet take
//! longer to build than all of ennead. What is here is there without it.

use std::str::FromStr;

/// What a column of answers holds. Answers are written as text, in fields parted by commas; an
/// empty field is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
pub(crate) enum Kind {
    Text,
    /// A whole number.
    Count,
    /// A number with a digit or two after the point. A plus after it is dropped.
    Rating,
}

/// The names of the columns of answers, and what they hold.
pub(crate) type Fields = &'static [(&'static str, Kind)];

/// How a table is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Csv,
    #[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
    Parquet,
    #[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
    Arrow,
}

impl FromStr for Form {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Form, &'static str> {
        match text {
            "csv" => Ok(Form::Csv),
            "parquet" => Ok(Form::Parquet),
            "arrow" => Ok(Form::Arrow),
            _ => Err("expected csv, parquet or arrow"),
        }
    }
}

#[cfg(feature = "columns")]
pub(crate) use crate::columns::answer;

#[cfg(not(feature = "columns"))]
pub(crate) use without::answer;

#[cfg(not(feature = "columns"))]
mod without {
    use anyhow::bail;
    use ennead::Givens;

    use super::{Fields, Form};
    use crate::app::{App, Status};
    use crate::args::{Bulk, Inputs};

    /// Says how to build the command so that it can.
    pub(crate) fn answer<W>(
        app: &App,
        _: &Inputs,
        _: &Bulk,
        _: (Form, Fields),
        _: usize,
        _: impl Fn() -> W + Sync,
        _: impl Fn(&mut W, &[Givens], &mut Vec<u8>) -> Status + Sync,
    ) -> anyhow::Result<Status> {
        bail!(app.words.say("columns-not-built"));
    }
}
