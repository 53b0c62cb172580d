//! The two weights of Fira Sans, and text as glyphs.
//!
//! Text is shaped once, here; PDF, SVG and PNG all draw the same glyphs in the same places.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use rustybuzz::{Direction, Face, Script, ShapePlan, UnicodeBuffer, script};
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

/// A weight's font, and what has been made of it so far.
struct Loaded {
    face: Face<'static>,
    /// Kept because making one takes longer than shaping a word.
    plans: Mutex<Vec<(Direction, Script, Arc<ShapePlan>)>>,
    /// Grids and candidates are thousands of digits, and most words are on every page.
    words: Mutex<HashMap<String, Word>>,
}

type Word = Arc<[Glyph]>;

/// How many words are kept: enough for several booklets. When there are more, the cache is emptied.
const WORDS_KEPT: usize = 10_000;

static FONTS: LazyLock<[Loaded; 2]> = LazyLock::new(|| {
    [REGULAR, BOLD].map(|data| Loaded {
        face: Face::from_slice(data, 0).expect("the font is sound"),
        plans: Mutex::default(),
        words: Mutex::default(),
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

    fn loaded(self) -> &'static Loaded {
        &FONTS[self as usize]
    }

    fn face(self) -> &'static Face<'static> {
        &self.loaded().face
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

    pub(crate) fn has(self, c: char) -> bool {
        !c.is_control() && self.face().glyph_index(c).is_some_and(|id| id.0 != 0)
    }

    pub(crate) fn shape(self, text: &str) -> Vec<Glyph> {
        let shifted = |(start, word): (usize, Word)| {
            let shift = move |glyph: &Glyph| Glyph {
                bytes: glyph.bytes.start + start..glyph.bytes.end + start,
                ..*glyph
            };
            word.iter().map(shift).collect::<Vec<_>>()
        };
        self.words(text).flat_map(shifted).collect()
    }

    /// The words of `text`, each with its trailing blank and the index of its first byte. Each is shaped by
    /// itself, because these fonts do not kern blanks.
    fn words(self, text: &str) -> impl Iterator<Item = (usize, Word)> {
        text.split_inclusive(' ').scan(0, move |end, word| {
            let start = *end;
            *end += word.len();
            Some((start, self.word(word)))
        })
    }

    fn word(self, word: &str) -> Word {
        let words = || self.loaded().words.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(glyphs) = words().get(word) {
            return Arc::clone(glyphs);
        }
        let glyphs: Word = self.shape_word(word).into();
        let mut words = words();
        if words.len() >= WORDS_KEPT {
            words.clear();
        }
        words.insert(word.to_owned(), Arc::clone(&glyphs));
        glyphs
    }

    fn shape_word(self, word: &str) -> Vec<Glyph> {
        let face = self.face();
        let em = face.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(word);
        buffer.guess_segment_properties();
        let plan = self.plan(&buffer);
        let shaped = rustybuzz::shape_with_plan(face, &plan, buffer);
        let infos = shaped.glyph_infos();
        let ends = (1..infos.len()).map(|i| infos[i].cluster as usize).chain([word.len()]);
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

    /// The plan for the buffer's direction and script, made the first time it is asked for.
    fn plan(self, buffer: &UnicodeBuffer) -> Arc<ShapePlan> {
        let (direction, script) = (buffer.direction(), buffer.script());
        let mut plans = self.loaded().plans.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |known: &&(Direction, Script, _)| (known.0, known.1) == (direction, script);
        if let Some((_, _, plan)) = plans.iter().find(same) {
            return Arc::clone(plan);
        }
        let known = Some(script).filter(|&script| script != script::UNKNOWN);
        let plan = Arc::new(ShapePlan::new(self.face(), direction, known, None, &[]));
        plans.push((direction, script, Arc::clone(&plan)));
        plan
    }

    /// The width of `text` in em.
    pub fn width(self, text: &str) -> f32 {
        let wide = |glyphs: &[Glyph]| glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
        self.words(text).map(|(_, glyphs)| wide(&glyphs)).sum()
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

    /// The width of a glyph without kerning, in em.
    pub(crate) fn advance(self, glyph: u16) -> f32 {
        f32::from(self.face().glyph_hor_advance(GlyphId(glyph)).unwrap_or(0)) / self.units()
    }

    /// Left, bottom, right and top of the largest glyphs, in em.
    pub(crate) fn bounds(self) -> [f32; 4] {
        let bounds = self.face().global_bounding_box();
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max]
            .map(|length| f32::from(length) / self.units())
    }

    /// How far letters reach above and below their baseline, in em.
    pub(crate) fn extent(self) -> [f32; 2] {
        [self.face().ascender(), self.face().descender()]
            .map(|length| f32::from(length) / self.units())
    }

    /// About the thickness of upright strokes, in em.
    pub(crate) fn stem(self) -> f32 {
        match self {
            Weight::Regular => 0.095,
            Weight::Bold => 0.144,
        }
    }

    /// Its name in files.
    pub(crate) fn file_name(self) -> &'static str {
        match self {
            Weight::Regular => "FiraSans-Regular",
            Weight::Bold => "FiraSans-SemiBold",
        }
    }

    /// Breaks `text` at blanks into lines no wider than `width` em; a wider word is broken
    /// anywhere.
    pub fn lines(self, text: &str, width: f32) -> Vec<String> {
        // Blanks are not kerned, so the width of a line is the sum of its words and blanks.
        let blank = self.width(" ");
        let mut lines = vec![String::new()];
        let mut filled = 0.0;
        for word in self.printable(text).split(' ').filter(|word| !word.is_empty()) {
            let wide = self.width(word);
            let line = lines.last_mut().expect("there is one");
            if !line.is_empty() {
                if filled + blank + wide <= width {
                    *line += " ";
                    *line += word;
                    filled += blank + wide;
                    continue;
                }
                lines.push(String::new());
            }
            if wide <= width {
                lines.last_mut().expect("there is one").push_str(word);
                filled = wide;
                continue;
            }
            let mut rest = word;
            while !rest.is_empty() {
                let first = rest.chars().next().map_or(0, char::len_utf8);
                let (piece, after) = rest.split_at(self.fitting(rest, "", width).max(first));
                lines.last_mut().expect("there is one").push_str(piece);
                if !after.is_empty() {
                    lines.push(String::new());
                }
                rest = after;
            }
            filled = self.width(lines.last().expect("there is one"));
        }
        lines
    }

    /// `text` on one line no wider than `width` em, cut with an ellipsis if necessary.
    pub fn cut(self, text: &str, width: f32) -> String {
        let text = self.printable(text);
        if self.width(&text) <= width {
            return text;
        }
        format!("{}…", text[..self.fitting(&text, "…", width)].trim_end())
    }

    /// How many bytes of `text`, followed by `ending`, are no wider than `width` em.
    fn fitting(self, text: &str, ending: &str, width: f32) -> usize {
        let ends: Vec<_> = text.char_indices().map(|(at, c)| at + c.len_utf8()).collect();
        let fits = |&end: &usize| self.width(&format!("{}{ending}", &text[..end])) <= width;
        match ends.partition_point(fits) {
            0 => 0,
            count => ends[count - 1],
        }
    }
}
