//! The two weights of Fira Sans, and text as glyphs.
//!
//! Text is shaped once, here; PDF, SVG and PNG all draw the same glyphs in the same places.

use std::ops::Range;
use std::sync::LazyLock;

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use rustybuzz::{Face, UnicodeBuffer};
use tiny_skia::{Path, PathBuilder};
use unicode_normalization::UnicodeNormalization;

/// The weight of letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// Running text, and digits that are not givens.
    Regular,
    /// Headings, and givens.
    Bold,
}

static REGULAR: &[u8] = include_bytes!("../fonts/FiraSans-Regular.ttf");
static BOLD: &[u8] = include_bytes!("../fonts/FiraSans-SemiBold.ttf");

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    [REGULAR, BOLD].map(|data| Face::from_slice(data, 0).expect("the font is sound"))
});

/// The widths of the ten digits.
static DIGITS: LazyLock<[[f32; 10]; 2]> = LazyLock::new(|| {
    [Weight::Regular, Weight::Bold].map(|weight| {
        std::array::from_fn(|digit| {
            weight.shape(&digit.to_string()).iter().map(|g| g.advance).sum()
        })
    })
});

struct Pen(PathBuilder);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }
    fn close(&mut self) {
        self.0.close();
    }
}

/// A glyph and its position; lengths are in em.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u16,
    /// The bytes of the text that it represents.
    pub(crate) bytes: Range<usize>,
    pub(crate) advance: f32,
    pub(crate) offset: (f32, f32),
}

impl Weight {
    pub(crate) fn data(self) -> &'static [u8] {
        match self {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        }
    }

    fn face(self) -> &'static Face<'static> {
        &FACES[self as usize]
    }

    /// The text with every letter that the font lacks replaced by a question mark, so that no
    /// letter is dropped unnoticed, and with white space replaced by blanks. Letters and their
    /// accents are joined, because some systems write ü as u and two dots.
    pub fn printable(self, text: &str) -> String {
        let sign = |c: char| match c {
            c if c.is_whitespace() && c != '\u{a0}' => ' ',
            c if self.has(c) => c,
            _ => '?',
        };
        text.nfc().map(sign).collect()
    }

    /// The first letter of `text` that the font lacks.
    pub fn lacks(self, text: &str) -> Option<char> {
        text.nfc().find(|&c| !c.is_whitespace() && !self.has(c))
    }

    fn has(self, c: char) -> bool {
        !c.is_control() && self.face().glyph_index(c).is_some_and(|id| id.0 != 0)
    }

    pub(crate) fn shape(self, text: &str) -> Vec<Glyph> {
        let face = self.face();
        let em = face.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(face, &[], buffer);
        let infos = shaped.glyph_infos();
        let ends = (1..infos.len()).map(|i| infos[i].cluster as usize).chain([text.len()]);
        infos
            .iter()
            .zip(shaped.glyph_positions())
            .zip(ends)
            .map(|((info, position), end)| Glyph {
                id: info.glyph_id as u16,
                bytes: info.cluster as usize..end.max(info.cluster as usize),
                advance: position.x_advance as f32 / em,
                offset: (position.x_offset as f32 / em, position.y_offset as f32 / em),
            })
            .collect()
    }

    /// The width of `text` in em.
    pub fn width(self, text: &str) -> f32 {
        // A shortcut, because grids and candidates are thousands of single digits.
        if let &[digit @ b'0'..=b'9'] = text.as_bytes() {
            return DIGITS[self as usize][usize::from(digit - b'0')];
        }
        self.shape(text).iter().map(|glyph| glyph.advance).sum()
    }

    /// The height of capitals and digits, in em.
    pub fn capital(self) -> f32 {
        let face = self.face();
        f32::from(face.capital_height().unwrap_or(689)) / face.units_per_em() as f32
    }

    /// The outline of a glyph in units of the font, with y upwards; none for a blank.
    pub(crate) fn outline(self, glyph: u16) -> Option<Path> {
        let mut pen = Pen(PathBuilder::new());
        self.face().outline_glyph(GlyphId(glyph), &mut pen);
        pen.0.finish()
    }

    pub(crate) fn units(self) -> f32 {
        self.face().units_per_em() as f32
    }

    /// Breaks `text` at blanks into lines no wider than `width` em; a wider word is broken
    /// anywhere.
    pub fn lines(self, text: &str, width: f32) -> Vec<String> {
        let mut lines = vec![String::new()];
        for word in self.printable(text).split(' ').filter(|word| !word.is_empty()) {
            let line = lines.last_mut().expect("there is one");
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.width(&longer) <= width {
                *line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(String::new());
            }
            for c in word.chars() {
                let line = lines.last_mut().expect("there is one");
                let mut longer = line.clone();
                longer.push(c);
                if self.width(&longer) > width && !line.is_empty() {
                    lines.push(c.to_string());
                } else {
                    *line = longer;
                }
            }
        }
        lines
    }

    /// `text` on one line no wider than `width` em, cut with an ellipsis if necessary.
    pub fn cut(self, text: &str, width: f32) -> String {
        let mut text = self.printable(text);
        if self.width(&text) <= width {
            return text;
        }
        while !text.is_empty() && self.width(&format!("{text}…")) > width {
            text.pop();
        }
        format!("{}…", text.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_every_text_is_in_the_font() {
        for language in ennead_text::LANGUAGES {
            let words = ennead_text::Words::new(*language);
            for key in crate::layout::KEYS {
                let text = words.say_with(key, &crate::layout::any_args());
                assert_eq!(Weight::Regular.printable(&text), text.replace('\n', " "), "{key}");
            }
        }
    }

    #[test]
    fn lines_are_never_wider_than_asked() {
        let text = "Donaudampfschifffahrtsgesellschaftskapitän fährt über den großen See";
        for width in [3.0, 8.0, 40.0] {
            let lines = Weight::Regular.lines(text, width);
            assert!(lines.iter().all(|line| Weight::Regular.width(line) <= width), "{lines:?}");
            let together: String = lines.concat().replace(' ', "");
            assert_eq!(together, text.replace(' ', ""));
        }
        assert_eq!(Weight::Bold.cut("Sehr lang", 3.0), "Sehr…");
        assert_eq!(Weight::Bold.printable("數独\t1"), "?? 1");
        assert_eq!(Weight::Bold.printable("Ru\u{308}be"), "Rübe");
        assert_eq!(Weight::Bold.lacks("Ru\u{308}be\t1"), None);
        assert_eq!(Weight::Bold.lacks("Su 數獨"), Some('數'));
    }
}
