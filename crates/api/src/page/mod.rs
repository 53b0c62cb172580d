//! Puzzles on paper: booklets, drawings and photos.

mod booklet;
mod draw;
mod photo;

pub use booklet::{
    BookletLook, BookletPages, BookletSection, Finisher, PageShown, PagesShown, PrintedPuzzle,
    label, proper, unprintable,
};
pub use draw::{DrawGrid, GridDrawn, Marks};
pub use ennead_photo::{Channels, Pixels};
pub use photo::{
    Concern, PhotoContents, PhotoDoubt, PhotoGrid, PhotoRead, ReadPhoto, ReadPixels, Seen,
    no_picture, seen,
};
