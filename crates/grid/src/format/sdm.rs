//! The `.sdm` collections of *SudoCue*: one puzzle on each line, `0` for an empty cell, nothing
//! else.
//!
//! They are read as ordinary [lines](super::line), so they are never detected as a format of their
//! own. This format is only for writing.

use super::{Format, Frame, Unit, line};

pub(super) static SDM: Format = Format {
    name: "sdm",
    extensions: &["sdm"],
    unit: Unit::Line,
    detect: |_| false,
    read: line::read,
    write: Some(|sheet| Ok(sheet.givens.to_string().replace('.', "0"))),
    frame: Frame::PLAIN,
};
