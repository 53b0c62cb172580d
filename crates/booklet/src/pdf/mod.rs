//! Pages as PDF: vector drawings, text that can be searched and read aloud, an outline.
//!
//! The files are made for PDF/A-2a (ISO 19005-2) and PDF/UA-1 (ISO 14289-1): fonts and colours come
//! with the file, and everything drawn is either a part of the text or marked as no content.
//! `tests/booklet/standards.py` checks the demands of both.

mod colour;
mod content;
mod outline;
mod structure;
mod typeface;

use std::io::Write;

use ennead_text::Words;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{OutputIntentSubtype, TabOrder};
use pdf_writer::{Date, Filter, Finish, Name, Pdf, Rect, Ref, Settings, TextStr};

use crate::font::Weight;
use crate::page::{Mark, Page, Part};
use content::Drawn;
use typeface::Typeface;

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

/// What a page or its document lacks that the standards demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PdfError {
    /// The document has no title.
    Title,
    /// A figure has no description.
    Description,
    /// The font has no such letter.
    Letter(char),
}

impl PdfError {
    /// What is lacking, in words.
    pub fn said(self, words: &Words) -> String {
        let (lacking, letter) = match self {
            PdfError::Title => ("title", String::new()),
            PdfError::Description => ("description", String::new()),
            PdfError::Letter(letter) => ("letter", letter.to_string()),
        };
        words.say_with("booklet-no-pdf", &[("lacking", lacking.into()), ("letter", letter.into())])
    }
}

/// The pages as a PDF file.
///
/// # Errors
///
/// If something is missing without which the file would violate the standards.
pub fn pdf(pages: &[Page], about: &About) -> Result<Vec<u8>, PdfError> {
    complete(pages, about)?;
    let mut refs = Refs::default();
    let mut pdf = Pdf::with_settings(COMPACT);
    let mut typefaces = [Weight::Regular, Weight::Bold].map(Typeface::new);
    let mut draw = |(number, page)| content::draw(page, refs.next(), number, &mut typefaces);
    let drawn: Vec<Drawn> = (0..).zip(pages).map(&mut draw).collect();

    let fonts = typefaces.map(|typeface| typeface.write(&mut pdf, &mut refs));
    let profile = refs.next();
    pdf.icc_profile(profile, &colour::srgb()).n(3);
    let tree = refs.next();
    for (page, drawn) in pages.iter().zip(&drawn) {
        write_page(&mut pdf, &mut refs, tree, page, drawn, fonts);
    }
    pdf.pages(tree).kids(drawn.iter().map(|page| page.id)).count(drawn.len() as i32);
    let structure = structure::write(&mut pdf, &mut refs, pages, &drawn, about);
    let outline = outline::write(&mut pdf, &mut refs, pages, &drawn, about);
    write_information(&mut pdf, refs.next(), about);
    let metadata = refs.next();
    pdf.metadata(metadata, xmp(about).as_bytes());

    let mut catalog = pdf.catalog(refs.next());
    catalog.pages(tree).outlines(outline).metadata(metadata).lang(TextStr(&about.language));
    catalog.viewer_preferences().display_doc_title(true);
    catalog.mark_info().marked(true);
    catalog.pair(Name(b"StructTreeRoot"), structure);
    catalog
        .output_intents()
        .push()
        .subtype(OutputIntentSubtype::PDFA)
        .output_condition_identifier(TextStr("sRGB"))
        .info(TextStr("sRGB IEC61966-2.1"))
        .dest_output_profile(profile);
    catalog.finish();
    pdf.set_file_id(identity(about, &drawn));
    Ok(pdf.finish())
}

/// Looks for what the standards demand and only the caller can give.
fn complete(pages: &[Page], about: &About) -> Result<(), PdfError> {
    if about.title.is_empty() {
        return Err(PdfError::Title);
    }
    for piece in pages.iter().flat_map(|page| &page.pieces) {
        if matches!(&piece.part, Part::Figure(words) if words.is_empty()) {
            return Err(PdfError::Description);
        }
        for mark in &piece.marks {
            if let Mark::Text { weight, text, .. } = mark
                && let Some(letter) = text.chars().find(|&letter| !weight.has(letter))
            {
                return Err(PdfError::Letter(letter));
            }
        }
    }
    Ok(())
}

/// Without blanks for human readers.
const COMPACT: Settings = Settings { pretty: false };

/// Hands out the numbers of objects.
#[derive(Default)]
struct Refs(i32);

impl Refs {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

fn write_page(
    pdf: &mut Pdf,
    refs: &mut Refs,
    tree: Ref,
    page: &Page,
    drawn: &Drawn,
    fonts: [Ref; 2],
) {
    let content = refs.next();
    write_stream(pdf, content, &drawn.content);
    let mut written = pdf.page(drawn.id);
    written.parent(tree).contents(content).media_box(Rect::new(0.0, 0.0, page.width, page.height));
    if page.bleed > 0.0 {
        let (right, top) = (page.width - page.bleed, page.height - page.bleed);
        written.trim_box(Rect::new(page.bleed, page.bleed, right, top));
    }
    written.struct_parents(drawn.number).tab_order(TabOrder::StructureOrder);
    let mut resources = written.resources();
    let mut named = resources.fonts();
    for (weight, font) in [Weight::Regular, Weight::Bold].into_iter().zip(fonts) {
        named.pair(typeface::name(weight), font);
    }
}

/// Adds a compressed stream.
fn write_stream(pdf: &mut Pdf, id: Ref, data: &[u8]) {
    pdf.stream(id, &compressed(data)).filter(Filter::FlateDecode);
}

fn compressed(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(data).and_then(|()| encoder.finish()).expect("a vector takes everything")
}

fn write_information(pdf: &mut Pdf, id: Ref, about: &About) {
    let (year, month, day) = about.date;
    pdf.document_info(id)
        .title(TextStr(&about.title))
        .creator(TextStr(PROGRAM))
        .producer(TextStr(PROGRAM))
        .creation_date(Date::new(year).month(month).day(day));
}

const PROGRAM: &str = "ennead";

/// The same for programs that read no other part of the file, and which standards it follows.
fn xmp(about: &About) -> String {
    let (year, month, day) = about.date;
    let title = about.title.replace('&', "&amp;").replace('<', "&lt;");
    include_str!("metadata.xml")
        .replace("{program}", PROGRAM)
        .replace("{date}", &format!("{year:04}-{month:02}-{day:02}"))
        .replace("{language}", &about.language)
        .replace("{title}", &title)
}

/// What identifies the file: a hash of its content (FNV-1a).
fn identity(about: &About, drawn: &[Drawn]) -> (Vec<u8>, Vec<u8>) {
    let contents = drawn.iter().flat_map(|page| &page.content);
    let bytes = about.title.as_bytes().iter().chain(contents);
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    let identity = format!("{hash:016x}").into_bytes();
    (identity.clone(), identity)
}
