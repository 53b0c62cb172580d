//! Pages as PDF: vector drawings, text that can be searched and read aloud, an outline.
//!
//! The files conform to PDF/A-2a and PDF/UA-1 as far as the library can check; it refuses to write
//! one that does not.

use std::num::NonZeroU16;

use krilla::color::rgb;
use krilla::configure::{Accessibility, Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point as At, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use ennead_text::Words;

use crate::font::Weight;
use crate::page::{Ink, Mark, Page, Part};

/// What a document says about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The title.
    pub title: String,
    /// The language, such as `de`.
    pub language: String,
    /// Year, month and day.
    pub date: (u16, u8, u8),
}

/// Year, month and day from the seconds since the beginning of 1970, after H. Hinnant,
/// *chrono-compatible low-level date algorithms*.
///
/// ```
/// assert_eq!(ennead_booklet::day_of(951_782_400), (2000, 2, 29));
/// ```
pub fn day_of(seconds: u64) -> (u16, u8, u8) {
    let days = seconds / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    (year as u16, month as u8, day as u8)
}

/// Why no PDF could be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdfError(pub String);

impl PdfError {
    /// Why, in words; the reason is the library's.
    pub fn said(self, words: &Words) -> String {
        words.say_with("booklet-no-pdf", &[("reason", self.0.into())])
    }
}

/// The constant for drawing a quarter circle as a Bézier curve.
const ROUND: f32 = 0.552_285;

/// The pages as a PDF file.
///
/// # Errors
///
/// If the library finds that the file would violate the standards.
pub fn pdf(pages: &[Page], about: &About) -> Result<Vec<u8>, PdfError> {
    let configuration = ConfigurationBuilder::new()
        .with_archival_validator(Archival::A2_A)
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| PdfError(format!("{error:?}")))?;
    let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let fonts = [Weight::Regular, Weight::Bold]
        .map(|weight| Font::new(weight.data().into(), 0).expect("the font is sound"));
    let mut tagged = Vec::new();
    for page in pages {
        draw_page(&mut document, page, &fonts, &mut tagged);
    }
    tagged.sort_by_key(|&(order, _)| order);
    let mut tree = TagTree::new().with_lang(Some(about.language.clone()));
    tagged.into_iter().for_each(|(_, group)| tree.push(group));
    document.set_tag_tree(tree);
    document.set_outline(outline(pages, about));
    let (year, month, day) = about.date;
    document.set_metadata(
        Metadata::new()
            .title(about.title.clone())
            .language(about.language.clone())
            .creator("ennead".to_owned())
            .producer("ennead".to_owned())
            .creation_date(DateTime::new(year).month(month).day(day)),
    );
    document.finish().map_err(|error| PdfError(format!("{error:?}")))
}

type Tagged = ((u32, u32), TagGroup);

fn draw_page(document: &mut Document, page: &Page, fonts: &[Font; 2], tagged: &mut Vec<Tagged>) {
    let mut settings =
        PageSettings::from_wh(page.width, page.height).expect("a page has a width and a height");
    if page.bleed > 0.0 {
        let (right, bottom) = (page.width - page.bleed, page.height - page.bleed);
        settings = settings.with_trim_box(Rect::from_ltrb(page.bleed, page.bleed, right, bottom));
    }
    let mut sheet = document.start_page_with(settings);
    let mut surface = sheet.surface();
    for piece in &page.pieces {
        let content = match piece.part {
            Part::Ornament => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Page)),
            Part::Figure(_) => ContentTag::Other,
            Part::Heading(..) | Part::Paragraph => ContentTag::Span(SpanTag::empty()),
        };
        let id = surface.start_tagged(content);
        for mark in &piece.marks {
            draw(&mut surface, mark, fonts);
        }
        surface.end_tagged();
        let mut group = match &piece.part {
            Part::Ornament => continue,
            Part::Heading(depth, title) => TagGroup::new(Tag::Hn(
                NonZeroU16::new(*depth).unwrap_or(NonZeroU16::MIN),
                Some(title.clone()),
            )),
            Part::Paragraph => TagGroup::new(Tag::P),
            Part::Figure(alt) => TagGroup::new(Tag::Figure(Some(alt.clone()))),
        };
        group.push(id);
        tagged.push((piece.order, group));
    }
    surface.finish();
    sheet.finish();
}

fn fill(ink: Ink) -> Fill {
    let [red, green, blue] = ink.rgb();
    let paint = match ink {
        Ink::Green => rgb::Color::new(red, green, blue).into(),
        _ => krilla::color::luma::Color::new(red).into(),
    };
    Fill { paint, opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn draw(surface: &mut Surface, mark: &Mark, fonts: &[Font; 2]) {
    match mark {
        Mark::Text { at, size, weight, ink, text } => {
            let glyphs: Vec<KrillaGlyph> = weight
                .shape(text)
                .into_iter()
                .map(|glyph| KrillaGlyph {
                    glyph_id: GlyphId::new(glyph.id.into()),
                    text_range: glyph.bytes,
                    x_advance: glyph.advance,
                    x_offset: glyph.offset.0,
                    y_offset: glyph.offset.1,
                    y_advance: 0.0,
                    location: None,
                })
                .collect();
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*ink)));
            let font = fonts[*weight as usize].clone();
            surface.draw_glyphs(At::from_xy(at.x, at.y), &glyphs, font, text, *size, false);
        }
        Mark::Line { from, to, width, ink } => {
            let mut path = PathBuilder::new();
            path.move_to(from.x, from.y);
            path.line_to(to.x, to.y);
            stroke(surface, path, *width, *ink);
        }
        Mark::Box { area, ink } => {
            let mut path = PathBuilder::new();
            if let Some(rect) = Rect::from_xywh(area.x, area.y, area.width, area.height) {
                path.push_rect(rect);
            }
            filled(surface, path, *ink);
        }
        Mark::Disc { centre, radius, width, ink } => {
            let (x, y, r, k) = (centre.x, centre.y, *radius, radius * ROUND);
            let mut path = PathBuilder::new();
            path.move_to(x + r, y);
            path.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
            path.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
            path.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
            path.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
            path.close();
            if *width > 0.0 {
                stroke(surface, path, *width, *ink);
            } else {
                filled(surface, path, *ink);
            }
        }
    }
}

fn stroke(surface: &mut Surface, path: PathBuilder, width: f32, ink: Ink) {
    let Some(path) = path.finish() else { return };
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke { paint: fill(ink).paint, width, ..Stroke::default() }));
    surface.draw_path(&path);
}

fn filled(surface: &mut Surface, path: PathBuilder, ink: Ink) {
    let Some(path) = path.finish() else { return };
    surface.set_stroke(None);
    surface.set_fill(Some(fill(ink)));
    surface.draw_path(&path);
}

/// The outline: what begins where, in reading order, at most two levels deep.
fn outline(pages: &[Page], about: &About) -> Outline {
    // Depth, title, page, height on the page, position in the reading order.
    type Begin<'a> = (u16, &'a str, usize, f32, (u32, u32));
    let mut all: Vec<Begin> = Vec::new();
    for (number, page) in pages.iter().enumerate() {
        for (depth, title, y) in page.begins.iter().filter(|(_, title, _)| !title.is_empty()) {
            let heading = |part: &Part| matches!(part, Part::Heading(_, text) if text == title);
            let order = page.pieces.iter().find(|piece| heading(&piece.part)).map(|p| p.order);
            all.push((*depth, title, number, *y, order.unwrap_or_default()));
        }
    }
    if all.is_empty() {
        all.push((1, &about.title, 0, 0.0, (0, 0)));
    }
    all.sort_by_key(|entry| entry.4);
    let mut outline = Outline::new();
    let mut open: Option<OutlineNode> = None;
    for (depth, title, page, y, _) in all {
        let place = XyzDestination::new(page, At::from_xy(0.0, y));
        let node = OutlineNode::new(title.to_owned(), place);
        match (&mut open, depth) {
            (Some(parent), 2..) => parent.push_child(node),
            _ => {
                if let Some(done) = open.replace(node) {
                    outline.push_child(done);
                }
            }
        }
    }
    if let Some(done) = open {
        outline.push_child(done);
    }
    outline
}
