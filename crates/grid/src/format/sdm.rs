//! The `.sdm` collections of *SudoCue*: a puzzle a line, `0` for an empty cell, nothing else.
//!
//! Read, they are [lines](super::line) like any others, so they are never detected; the format
//! is here to be written.

use super::{Format, Frame, Unit, line};

pub(super) static SDM: Format = Format {
    name: "sdm",
    about: "81 digits a line, 0 for an empty cell, without comments",
    extensions: &["sdm"],
    unit: Unit::Line,
    detect: |_| false,
    read: line::read,
    write: Some(|sheet| Ok(sheet.givens.to_string().replace('.', "0"))),
    frame: Frame::PLAIN,
};
