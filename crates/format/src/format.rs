//! What a format is: as in plain text, but its puzzles may be on boards of any size.

use std::borrow::Cow;

use ennead_board::AnySheet;
use ennead_grid::Sheet;
use ennead_grid::format::{self as plain, Frame, Problem, ReadError, Unit, WriteError};

#[cfg(feature = "rules")]
use crate::{Opened, Unknown};

/// A format: how it is recognised, read and written.
#[derive(Clone, Copy)]
pub struct Format {
    /// What it is called on the command line: lower case, hyphens.
    pub name: &'static str,
    /// The usual endings of file names, without the dot; only used to name new files.
    pub extensions: &'static [&'static str],
    /// What is read at a time.
    pub unit: Unit,
    /// Whether a text that begins with `head` looks like this format. It should also be true of
    /// texts with mistakes, so that the reader can point them out. `head` may end in the middle of
    /// a line.
    pub detect: fn(head: &str) -> bool,
    /// Reads one [`unit`](Format::unit). A comment or a blank line gives no sheet.
    pub read: Reader,
    /// Writes one sheet, without the line's end for [`Unit::Line`] and with it for [`Unit::File`].
    /// What the format cannot hold is left out. `None` if the format can only be read.
    pub write: Option<Writer>,
    /// What surrounds the sheets of a file.
    pub frame: Frame,
}

/// Reads one [`Unit`] of a text.
#[derive(Clone, Copy)]
pub enum Reader {
    /// Each puzzle is on the classic board.
    Classic(plain::Reader),
    /// Puzzles on boards of any size.
    Any(fn(text: &str) -> Result<Vec<AnySheet>, ReadError>),
    /// Puzzles that may have rules.
    #[cfg(feature = "rules")]
    Ruled(fn(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError>),
}

/// Writes one sheet.
#[derive(Clone, Copy)]
pub enum Writer {
    /// Of the classic board.
    Classic(plain::Writer),
    /// Of any board.
    Any(fn(sheet: &AnySheet) -> Result<String, WriteError>),
    /// Of any board, with rules.
    #[cfg(feature = "rules")]
    Ruled(fn(opened: &Opened) -> Result<String, WriteError>),
}

/// What can be written: a sheet of the classic board or of any, and a puzzle with rules.
pub trait Written: Clone {
    /// The sheet, if it is one of the classic board, and all there is.
    ///
    /// # Errors
    ///
    /// What it is instead.
    fn classic(&self) -> Result<Cow<'_, Sheet>, WriteError>;
    /// The sheet, whichever board it is on, if it is all there is.
    ///
    /// # Errors
    ///
    /// If there are rules too.
    fn any(&self) -> Result<Cow<'_, AnySheet>, WriteError>;
    /// The sheet and the rules.
    #[cfg(feature = "rules")]
    fn ruled(&self) -> Cow<'_, Opened>;
}

impl Written for Sheet {
    fn classic(&self) -> Result<Cow<'_, Sheet>, WriteError> {
        Ok(Cow::Borrowed(self))
    }
    fn any(&self) -> Result<Cow<'_, AnySheet>, WriteError> {
        Ok(Cow::Owned(self.clone().into()))
    }
    #[cfg(feature = "rules")]
    fn ruled(&self) -> Cow<'_, Opened> {
        Cow::Owned(AnySheet::from(self.clone()).into())
    }
}

impl Written for AnySheet {
    fn classic(&self) -> Result<Cow<'_, Sheet>, WriteError> {
        match self {
            AnySheet::Classic(sheet) => Ok(Cow::Owned(sheet.clone().into())),
            AnySheet::Other(_) => Err(WriteError::OnlyClassic),
        }
    }
    fn any(&self) -> Result<Cow<'_, AnySheet>, WriteError> {
        Ok(Cow::Borrowed(self))
    }
    #[cfg(feature = "rules")]
    fn ruled(&self) -> Cow<'_, Opened> {
        Cow::Owned(self.clone().into())
    }
}

#[cfg(feature = "rules")]
impl Written for Opened {
    fn classic(&self) -> Result<Cow<'_, Sheet>, WriteError> {
        if self.rules.is_empty() { self.sheet.classic() } else { Err(WriteError::NoRules) }
    }
    fn any(&self) -> Result<Cow<'_, AnySheet>, WriteError> {
        if self.rules.is_empty() { self.sheet.any() } else { Err(WriteError::NoRules) }
    }
    fn ruled(&self) -> Cow<'_, Opened> {
        Cow::Borrowed(self)
    }
}

impl Format {
    /// A format of the classic board.
    pub(crate) const fn classic(format: &plain::Format) -> Format {
        Format {
            name: format.name,
            extensions: format.extensions,
            unit: format.unit,
            detect: format.detect,
            read: Reader::Classic(format.read),
            write: match format.write {
                Some(write) => Some(Writer::Classic(write)),
                None => None,
            },
            frame: format.frame,
        }
    }

    /// Reads one [`unit`](Format::unit). A comment or a blank line gives no sheet.
    ///
    /// # Errors
    ///
    /// At the first mistake in the text, and at the first puzzle that has rules: `open` reads those.
    pub fn read(&self, text: &str) -> Result<Vec<AnySheet>, ReadError> {
        match self.read {
            Reader::Classic(read) => Ok(read(text)?.into_iter().map(AnySheet::from).collect()),
            Reader::Any(read) => read(text),
            #[cfg(feature = "rules")]
            Reader::Ruled(read) => {
                let opened = read(text, Unknown::Refused)?;
                opened.into_iter().map(|opened| opened.into_sheet(text)).collect()
            }
        }
    }

    /// Reads one [`unit`](Format::unit), whose puzzles may have rules. A comment or a blank line gives
    /// none.
    ///
    /// # Errors
    ///
    /// At the first mistake in the text, and unless it is to be ignored, at the first thing that may be
    /// a rule and is not understood.
    #[cfg(feature = "rules")]
    pub fn open(&self, text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
        match self.read {
            Reader::Ruled(read) => read(text, unknown),
            _ => Ok(self.read(text)?.into_iter().map(Opened::from).collect()),
        }
    }

    /// Reads a whole text, whatever the [`unit`](Format::unit), whose puzzles may have rules.
    ///
    /// # Errors
    ///
    /// As of [`open`](Format::open), and [`Problem::Empty`] if it holds no puzzle.
    #[cfg(feature = "rules")]
    pub fn open_all(&self, text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
        self.read_all_by(text, |unit| self.open(unit, unknown))
    }

    /// Reads a whole text, whatever the [`unit`](Format::unit).
    ///
    /// # Errors
    ///
    /// At the first mistake in the text, and [`Problem::Empty`] if it holds no puzzle.
    pub fn read_all(&self, text: &str) -> Result<Vec<AnySheet>, ReadError> {
        self.read_all_by(text, |unit| self.read(unit))
    }

    /// Reads a whole text, each unit of it by `read`.
    ///
    /// # Errors
    ///
    /// The first of `read`, on the line of the whole text; and [`Problem::Empty`] if there is no puzzle.
    pub fn read_all_by<T>(
        &self,
        text: &str,
        read: impl Fn(&str) -> Result<Vec<T>, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        let text = &*plain::plain(text);
        let sheets = match self.unit {
            Unit::File => read(text)?,
            Unit::Line => {
                let mut sheets = Vec::new();
                for (number, line) in text.lines().enumerate() {
                    sheets.extend(read(line).map_err(|error| error.on_line(number + 1))?);
                }
                sheets
            }
        };
        if sheets.is_empty() {
            return Err(ReadError::at_end(text, Problem::Empty));
        }
        Ok(sheets)
    }

    /// Writes one sheet, without the line's end for [`Unit::Line`] and with it for [`Unit::File`].
    ///
    /// # Errors
    ///
    /// If the format can only be read, or does not hold this board, or no rules.
    pub fn write(&self, sheet: &impl Written) -> Result<String, WriteError> {
        match self.write.ok_or(WriteError::ReadOnly)? {
            Writer::Classic(write) => write(&*sheet.classic()?),
            Writer::Any(write) => write(&*sheet.any()?),
            #[cfg(feature = "rules")]
            Writer::Ruled(write) => write(&sheet.ruled()),
        }
    }

    /// Writes a whole file.
    ///
    /// # Errors
    ///
    /// If the format can only be read, does not hold one of the boards, or if it holds one sheet and
    /// there are more.
    pub fn write_all(&self, sheets: &[impl Written]) -> Result<String, WriteError> {
        let (head, foot) = match self.frame {
            Frame::Several { head, foot } => (head, foot),
            _ if self.write.is_none() => return Err(WriteError::ReadOnly),
            Frame::One if sheets.len() == 1 => ("", ""),
            Frame::One => return Err(WriteError::OnePuzzle),
        };
        let mut text = head.to_owned();
        for sheet in sheets {
            text += &self.write(sheet)?;
            if self.unit == Unit::Line {
                text.push('\n');
            }
        }
        text += foot;
        Ok(text)
    }
}

impl std::fmt::Debug for Format {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Format({})", self.name)
    }
}
