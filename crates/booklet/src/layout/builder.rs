//! Filling pages from top to bottom, and beginning new ones.

use ennead_text::Words;

use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Page, Part, Point};
use crate::settings::Settings;

/// The distance from one line to the next, as a multiple of the size.
pub(super) const LEADING: f32 = 1.35;

pub(super) struct Builder<'a> {
    pub(super) settings: &'a Settings,
    pub(super) words: &'a Words,
    pages: Vec<Page>,
    /// Where the next thing goes.
    pub(super) y: f32,
}

/// The alignment of a line of text in its area.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

impl<'a> Builder<'a> {
    pub(super) fn new(settings: &'a Settings, words: &'a Words) -> Builder<'a> {
        Builder { settings, words, pages: Vec::new(), y: 0.0 }
    }

    /// Begins a page, and gives the area for its content.
    pub(super) fn page(&mut self) -> Area {
        let (width, height) = self.settings.page_size();
        self.pages.push(Page::new(width, height));
        let area = self.area();
        self.y = area.y;
        area
    }

    /// The current page.
    pub(super) fn last(&mut self) -> &mut Page {
        self.pages.last_mut().expect("a page has been begun")
    }

    /// The area for content on the current page: inside the margins, above the page number. The
    /// gutter is on the side where the pages are bound: left on odd pages, right on even ones.
    pub(super) fn area(&self) -> Area {
        let (width, height) = self.settings.page_size();
        let Settings { margin, gutter, .. } = *self.settings;
        let left = if self.pages.len() % 2 == 1 { gutter } else { 0.0 };
        let foot = if self.settings.page_numbers { 1.6 * self.settings.text_size() } else { 0.0 };
        Area {
            x: margin + left,
            y: margin,
            width: width - 2.0 * margin - gutter,
            height: height - 2.0 * margin - foot,
        }
    }

    /// How much room is left on the current page.
    pub(super) fn room(&self) -> f32 {
        self.area().bottom() - self.y
    }

    pub(super) fn ink(&self, ink: Ink) -> Ink {
        if self.settings.black_only && ink != Ink::White { Ink::Black } else { ink }
    }

    /// Adds a line of text in the width of an area, with the top of its letters at `top`.
    pub(super) fn line(
        &self,
        text: &str,
        weight: Weight,
        size: f32,
        ink: Ink,
        (area, top, align): (Area, f32, Align),
    ) -> Mark {
        let text = weight.cut(text, area.width / size);
        let free = area.width - weight.width(&text) * size;
        let x = match align {
            Align::Left => area.x,
            Align::Centre => area.x + free / 2.0,
            Align::Right => area.x + free,
        };
        let at = Point { x, y: top + size * weight.capital() };
        Mark::Text { at, size, weight, ink: self.ink(ink), text }
    }

    /// Adds a heading, and its line in the outline.
    pub(super) fn heading(&mut self, depth: u16, text: &str) {
        let size = self.settings.text_size() * if depth == 1 { 1.7 } else { 1.3 };
        let area = self.area();
        let lines = Weight::Bold.lines(text, area.width / size);
        let top = self.y;
        let mut marks = Vec::new();
        for line in lines.iter().take(3) {
            let place = (area, self.y, Align::Left);
            marks.push(self.line(line, Weight::Bold, size, Ink::Black, place));
            self.y += size * LEADING;
        }
        self.y += size * 0.3;
        let title = Weight::Bold.printable(text);
        self.last().begins.push((depth, title.clone(), top));
        self.last().push(Part::Heading(depth, title), marks);
    }

    /// Adds a paragraph, and some space after it.
    pub(super) fn paragraph(&mut self, text: &str) {
        let size = self.settings.text_size();
        self.text(text, size, Ink::Black);
        self.y += size * 0.5;
    }

    /// Adds lines over the whole width, on as many pages as necessary.
    pub(super) fn text(&mut self, text: &str, size: f32, ink: Ink) {
        let mut marks = Vec::new();
        for line in Weight::Regular.lines(text, self.area().width / size) {
            if self.room() < size * LEADING && !self.is_fresh() {
                let marks = std::mem::take(&mut marks);
                self.last().push(Part::Paragraph, marks);
                self.page();
            }
            let place = (self.area(), self.y, Align::Left);
            marks.push(self.line(&line, Weight::Regular, size, ink, place));
            self.y += size * LEADING;
        }
        self.last().push(Part::Paragraph, marks);
    }

    fn is_fresh(&self) -> bool {
        self.y <= self.area().y
    }

    /// Adds page numbers and the reading order.
    pub(super) fn finish(mut self) -> Vec<Page> {
        let size = self.settings.text_size();
        let (width, height) = self.settings.page_size();
        let first = usize::from(self.settings.title_page);
        for i in 0..self.pages.len() {
            if self.settings.page_numbers && i >= first {
                let margin = self.settings.margin;
                let area = Area { x: margin, y: 0.0, width: width - 2.0 * margin, height };
                let text = (i + 1).to_string();
                let top = height - margin - size * Weight::Regular.capital();
                let place = (area, top, Align::Centre);
                let mark = self.line(&text, Weight::Regular, size, Ink::Quiet, place);
                self.pages[i].push(Part::Ornament, vec![mark]);
            }
            for (j, piece) in self.pages[i].pieces.iter_mut().enumerate() {
                piece.order = (i as u32, j as u32);
            }
        }
        self.pages
    }
}
