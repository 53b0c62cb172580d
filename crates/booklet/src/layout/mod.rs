//! From a booklet to pages.

mod backs;
mod board;
mod builder;
mod cross;
mod front;
pub(crate) mod picture;
mod puzzles;
mod told;
mod worksheet;

use ennead_text::Words;

use crate::content::Booklet;
use crate::page::Page;
use crate::settings::Settings;
use builder::Builder;

/// The pages of a booklet, in reading order. Sections without puzzles are left out; a booklet
/// without puzzles has a page that says so. Only puzzles [with a lesson](crate::Sudoku::with_lesson)
/// become worksheets.
///
/// Settings that [`Settings::check`] refuses give useless pages, but no panic.
pub fn lay_out(booklet: &Booklet, settings: &Settings, words: &Words) -> Vec<Page> {
    let mut builder = Builder::new(settings, words);
    if settings.title_page {
        front::title_page(&mut builder, booklet);
    }
    if settings.rules {
        front::rules(&mut builder, booklet);
    }
    if booklet.is_empty() {
        builder.page();
        builder.paragraph(&words.say("booklet-empty"));
    }
    let mut lessons = Vec::new();
    let mut number = 0;
    for section in booklet.sections.iter().filter(|section| !section.items.is_empty()) {
        puzzles::section(&mut builder, section, &mut number, &mut lessons);
    }
    if !lessons.is_empty() {
        worksheet::answers(&mut builder, &lessons);
    }
    if settings.solutions {
        backs::solutions(&mut builder, booklet);
    }
    builder.finish()
}
