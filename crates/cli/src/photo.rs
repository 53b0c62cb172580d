//! Pictures as INPUT.

use std::io::Read;

use ennead::Sheet;
use ennead_api::page::{Concern, no_picture, seen};
use ennead_picture::{Picture, PictureError};
use ennead_text::Words;

use crate::app::{App, Status};

/// A picture that gives no puzzle, or a doubtful one.
#[derive(Debug)]
pub(crate) enum PhotoError {
    /// It cannot be decoded.
    Picture(PictureError),
    /// There is no grid in it.
    NoGrid,
    /// A grid, by its number if there are several, is no puzzle or a doubtful one.
    Grid(Option<usize>, Concern),
}

impl PhotoError {
    pub(crate) fn status(&self) -> Status {
        match self {
            PhotoError::Grid(..) => Status::NotUnique,
            _ => Status::Unreadable,
        }
    }

    /// What is said of the picture called `name`.
    pub(crate) fn sentence(&self, name: &str, words: &Words) -> String {
        let source = ("source", name.into());
        match self {
            PhotoError::Picture(error) => no_picture(error, name, words),
            PhotoError::NoGrid => words.say_with("photo-no-grid", &[source]),
            PhotoError::Grid(number, concern) => {
                let place = match number {
                    Some(number) => {
                        words.say_with("photo-place", &[source, ("number", (*number).into())])
                    }
                    None => words.say_with("photo-only-place", &[source]),
                };
                let place = ("place", place.into());
                let list = |cells: &[String]| ("cells", cells.join(", ").into());
                match concern {
                    Concern::Solution => words.say_with("photo-solution", &[place]),
                    Concern::Blank => words.say_with("photo-blank", &[place]),
                    Concern::Doubtful(cells) => {
                        words.say_with("photo-doubtful", &[place, list(cells)])
                    }
                    Concern::Improper(cells) => {
                        words.say_with("photo-improper", &[place, list(cells)])
                    }
                    Concern::Many(count) => {
                        words.say_with("photo-many", &[place, ("count", (*count).into())])
                    }
                }
            }
        }
    }

    /// Says it on standard error.
    pub(crate) fn report(&self, app: &App, source: &str) {
        let sentence = self.sentence(source, &app.words);
        match self.status() {
            Status::Unreadable => app.complain(&sentence),
            _ => app.warn(&sentence),
        }
    }
}

/// The puzzle of a grid in a picture, if there is one, and what is wrong with it or doubtful.
pub(crate) type PhotoGrid = (Option<Sheet>, Option<PhotoError>);

/// The grids of a picture that is an INPUT.
pub(crate) fn sheets(bytes: &[u8]) -> Result<Vec<PhotoGrid>, PhotoError> {
    let picture = decode(bytes)?;
    let seen = seen(&picture.pixels());
    if seen.is_empty() {
        return Err(PhotoError::NoGrid);
    }
    let several = seen.len() > 1;
    let sheets = seen.iter().enumerate().map(|(i, seen)| {
        let number = several.then_some(i + 1);
        let error = seen.concern.clone().map(|concern| PhotoError::Grid(number, concern));
        (seen.sheet(), error)
    });
    Ok(sheets.collect())
}

/// Decodes a picture that is an INPUT.
pub(crate) fn decode(bytes: &[u8]) -> Result<Picture, PhotoError> {
    Picture::decode(bytes).map_err(PhotoError::Picture)
}

/// All of an input of at most `most` bytes, `head` of it read already; `None` if there is more.
pub(crate) fn rest(head: &[u8], input: impl Read, most: usize) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = head.to_vec();
    input.take((most + 1).saturating_sub(bytes.len()) as u64).read_to_end(&mut bytes)?;
    Ok((bytes.len() <= most).then_some(bytes))
}
