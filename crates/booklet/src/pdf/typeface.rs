//! The fonts of a document: only the glyphs that are used, with the letters that they stand for.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;

use super::{Refs, write_stream};
use crate::font::Weight;

/// The name of a font in the pages.
pub(super) fn name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"R"),
        Weight::Bold => Name(b"B"),
    }
}

/// A weight with the glyphs used so far.
pub(super) struct Typeface {
    weight: Weight,
    /// Numbers the used glyphs anew, in the order of their first use.
    remapper: GlyphRemapper,
    /// The letters that each of them stands for, by their new number.
    letters: BTreeMap<u16, String>,
}

/// A part of a line of text.
pub(super) enum Run {
    /// Glyphs side by side.
    Glyphs(Vec<u8>),
    /// Back by so many thousandths of an em.
    Back(f32),
}

impl Typeface {
    pub(super) fn new(weight: Weight) -> Typeface {
        Typeface { weight, remapper: GlyphRemapper::new(), letters: BTreeMap::new() }
    }

    /// The glyphs of a text, and the kerning between them.
    pub(super) fn runs(&mut self, text: &str) -> Vec<Run> {
        let mut runs = Vec::new();
        let mut bytes = Vec::new();
        for glyph in self.weight.shape(text) {
            let id = self.remapper.remap(glyph.id);
            self.letters.entry(id).or_insert_with(|| text[glyph.bytes].to_owned());
            bytes.extend(id.to_be_bytes());
            let back = ((self.weight.advance(glyph.id) - glyph.advance) * 1000.0).round();
            if back != 0.0 {
                runs.push(Run::Glyphs(std::mem::take(&mut bytes)));
                runs.push(Run::Back(back));
            }
        }
        runs.push(Run::Glyphs(bytes));
        runs
    }

    /// Writes the font. A font without used glyphs is written too, because every page names both.
    pub(super) fn write(self, pdf: &mut Pdf, refs: &mut Refs) -> Ref {
        let Typeface { weight, remapper, letters } = self;
        let [font, descendant, descriptor, data, cmap] = std::array::from_fn(|_| refs.next());
        let base = format!("{}+{}", tag(&remapper), weight.file_name());
        let base = Name(base.as_bytes());

        pdf.type0_font(font)
            .base_font(base)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(descendant)
            .to_unicode(cmap);

        let mut cid = pdf.cid_font(descendant);
        cid.subtype(CidFontType::Type2)
            .base_font(base)
            .system_info(SYSTEM)
            .font_descriptor(descriptor)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = remapper.remapped_gids().map(|glyph| weight.advance(glyph) * 1000.0);
        cid.widths().consecutive(0, widths);
        cid.finish();

        let [left, bottom, right, top] = weight.bounds().map(|length| length * 1000.0);
        let [ascent, descent] = weight.extent().map(|length| length * 1000.0);
        pdf.font_descriptor(descriptor)
            .name(base)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(ascent)
            .descent(descent)
            .cap_height(weight.capital() * 1000.0)
            .stem_v(weight.stem() * 1000.0)
            .font_file2(data);

        let subset = subsetter::subset(weight.data(), 0, &remapper).expect("the font is sound");
        write_stream(pdf, data, &subset);

        let mut unicode = UnicodeCmap::new(Name(b"Letters"), SYSTEM);
        for (glyph, letters) in letters {
            unicode.pair_with_multiple(glyph, letters.chars());
        }
        write_stream(pdf, cmap, unicode.finish().as_slice());
        font
    }
}

const SYSTEM: SystemInfo =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Six letters that belong to the chosen glyphs: two subsets of a font have different names.
fn tag(remapper: &GlyphRemapper) -> String {
    let mut hash = remapper.remapped_gids().fold(0_u32, |hash, glyph| {
        hash.wrapping_mul(0x0100_0193).wrapping_add(u32::from(glyph) + 1)
    });
    let letter = |_| {
        let letter = char::from(b'A' + (hash % 26) as u8);
        hash /= 26;
        letter
    };
    (0..6).map(letter).collect()
}
