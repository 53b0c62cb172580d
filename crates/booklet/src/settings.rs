//! How a booklet looks: the paper, the puzzles on a page, what is printed beside the grids.

use ennead_text::Words;
use serde::{Deserialize, Serialize};

/// Points in a millimetre.
pub const MILLIMETRE: f32 = 72.0 / 25.4;

ennead_grid::named! {
    /// A size of paper.
    pub enum Paper of "paper" {
        /// 210 × 297 mm.
        A4 = "a4",
        /// 148 × 210 mm.
        A5 = "a5",
        /// 8½ × 11 inches.
        Letter = "letter",
        /// 6 × 9 inches, a common size of printed books.
        SixByNine = "6x9",
    }
}

impl Paper {
    /// Width and height in points, upright.
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0 * MILLIMETRE, 297.0 * MILLIMETRE),
            Paper::A5 => (148.0 * MILLIMETRE, 210.0 * MILLIMETRE),
            Paper::Letter => (612.0, 792.0),
            Paper::SixByNine => (432.0, 648.0),
        }
    }
}

/// How a booklet looks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "BookletLook"))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The paper of a page.
    pub paper: Paper,
    /// Whether pages lie on their long side.
    pub landscape: bool,
    /// Puzzles on a page: 1 (large print), 2, 4 or 6.
    pub per_page: usize,
    /// Solutions on a page: 4, 6, 9 or 12; if left out, a number that suits `per_page`.
    pub solutions_per_page: Option<usize>,
    /// The margin on every side, in points; in data, in millimetres.
    #[serde(with = "millimetres")]
    #[cfg_attr(feature = "schema", schemars(with = "f32"))]
    pub margin: f32,
    /// How much wider the inner margin is for binding, in points; in data, in millimetres.
    #[serde(with = "millimetres")]
    #[cfg_attr(feature = "schema", schemars(with = "f32"))]
    pub gutter: f32,
    /// Whether there is a title page.
    pub title_page: bool,
    /// Whether there is a page with the rules and an example.
    pub rules: bool,
    /// Whether pages are numbered.
    pub page_numbers: bool,
    /// Whether empty cells show their candidates.
    pub candidates: bool,
    /// Whether the label of each puzzle, by which it can be found again, is printed under it.
    pub labels: bool,
    /// Whether the rating is printed under each grid.
    pub rating: bool,
    /// Whether the techniques needed are printed under each grid.
    pub techniques: bool,
    /// Whether a QR code with the puzzle's link is printed under each grid.
    pub qr: bool,
    /// What that link begins with: the address of a Play page, which ends with `/play`, or what comes before
    /// the 81 digits; a page where it can be played if left out.
    pub link: Option<String>,
    /// Whether the solutions are printed at the back.
    pub solutions: bool,
    /// Whether puzzles with a lesson become worksheets: the first steps to fill in.
    pub worksheets: bool,
    /// Whether everything is black, for printers that cannot print anything else.
    #[serde(rename = "black")]
    pub black_only: bool,
    /// Whether there are cut marks.
    pub cut_marks: bool,
    /// Whether two pages are put side by side, in the order for folding and stapling.
    #[serde(rename = "fold")]
    pub booklet_fold: bool,
}

impl Default for Settings {
    /// A4 upright, four puzzles on a page, with title, rules, page numbers and solutions.
    fn default() -> Settings {
        Settings {
            paper: Paper::A4,
            landscape: false,
            per_page: 4,
            solutions_per_page: None,
            margin: 15.0 * MILLIMETRE,
            gutter: 0.0,
            title_page: true,
            rules: true,
            page_numbers: true,
            candidates: false,
            labels: true,
            rating: false,
            techniques: false,
            qr: false,
            link: None,
            solutions: true,
            worksheets: false,
            black_only: false,
            cut_marks: false,
            booklet_fold: false,
        }
    }
}

/// Lengths that are points here and millimetres in data.
mod millimetres {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::MILLIMETRE;

    pub(super) fn serialize<S: Serializer>(points: &f32, to: S) -> Result<S::Ok, S::Error> {
        (points / MILLIMETRE).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
        f32::deserialize(from).map(|millimetres| millimetres * MILLIMETRE)
    }
}

/// The smallest size of letters and digits in large print, in points.
pub(crate) const LARGE: f32 = 16.0;

/// What is impossible in the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongSettings {
    /// Not a number of puzzles a page.
    PerPage(usize),
    /// Not a number of solutions a page.
    SolutionsPerPage(usize),
    /// Margin and gutter leave no room on the paper.
    NoRoom,
    /// A link of this many characters is longer than a QR code of the size printed can hold.
    Link(usize),
}

/// The most characters of a link before the puzzle and its 81 digits. A QR code holds more, but in a code of
/// the size printed its dots would be too small to scan.
const LONGEST_LINK: usize = 300;

impl WrongSettings {
    /// What is wrong, in words.
    pub fn said(self, words: &Words) -> String {
        match self {
            WrongSettings::PerPage(count) => {
                words.say_with("booklet-per-page", &[("count", count.into())])
            }
            WrongSettings::SolutionsPerPage(count) => {
                words.say_with("booklet-solutions-per-page", &[("count", count.into())])
            }
            WrongSettings::NoRoom => words.say("booklet-no-room"),
            WrongSettings::Link(length) => {
                let args = [("length", length.into()), ("most", LONGEST_LINK.into())];
                words.say_with("booklet-long-link", &args)
            }
        }
    }
}

impl Settings {
    /// Width and height of a page in points.
    pub fn page_size(&self) -> (f32, f32) {
        let (width, height) = self.paper.size();
        if self.landscape { (height, width) } else { (width, height) }
    }

    /// Whether all text is large.
    pub fn large_print(&self) -> bool {
        self.per_page == 1
    }

    /// The size of running text: at least 16 points in large print.
    pub fn text_size(&self) -> f32 {
        if self.large_print() { LARGE } else { 10.0 }
    }

    /// The number of solutions on a page; in large print, fewer if the paper is too small for large
    /// digits.
    pub fn solutions_a_page(&self) -> usize {
        self.solutions_per_page.unwrap_or(match self.per_page {
            1 => 4,
            2 => 6,
            // With nine, the grids would not be larger, because three go side by side anyway.
            _ => 12,
        })
    }

    /// Columns and rows of `count` grids on a page.
    pub fn arranged(&self, count: usize) -> (usize, usize) {
        let (few, many) = match count {
            1 => (1, 1),
            2 => (1, 2),
            4 => (2, 2),
            6 => (2, 3),
            9 => (3, 3),
            _ => (3, 4),
        };
        if self.landscape { (many, few) } else { (few, many) }
    }

    /// What is wrong, if anything is.
    ///
    /// # Errors
    ///
    /// The first thing that is impossible.
    pub fn check(&self) -> Result<(), WrongSettings> {
        if ![1, 2, 4, 6].contains(&self.per_page) {
            return Err(WrongSettings::PerPage(self.per_page));
        }
        if let Some(count) = self.solutions_per_page.filter(|count| ![4, 6, 9, 12].contains(count))
        {
            return Err(WrongSettings::SolutionsPerPage(count));
        }
        let (width, height) = self.page_size();
        let left = width.min(height) - 2.0 * self.margin - self.gutter;
        // A grid of less than seven centimetres is too small to write in, let alone six of them.
        if !(self.margin >= 0.0 && self.gutter >= 0.0 && left >= 200.0) {
            return Err(WrongSettings::NoRoom);
        }
        let length = self.link.as_ref().filter(|_| self.qr).map_or(0, String::len);
        if length > LONGEST_LINK {
            return Err(WrongSettings::Link(length));
        }
        Ok(())
    }
}
