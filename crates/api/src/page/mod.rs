//! Puzzles on paper: booklets, drawings and photos.

mod booklet;
mod draw;
mod path;
mod photo;

pub use booklet::{
    BookletPages, BookletSection, LaidOut, PageShown, PagesShown, PrintedPuzzle, label, proper,
};
pub use draw::{DrawGrid, GridDrawn, Marks};
pub use ennead_photo::{Channels, Pixels};
pub use path::{path_page, path_page_foot, path_page_head};
pub use photo::{
    Concern, PhotoContents, PhotoDoubt, PhotoGrid, PhotoRead, ReadPhoto, ReadPixels, Seen,
    no_picture, seen,
};
