//! Booklets: puzzles on paper.
//!
//! ```text
//! plan ──▶ Booklet ──layout──▶ pages ──▶ sheets ──▶ PDF, SVG, PNG
//!          (content)           (data)    (impose)
//! ```
//!
//! A [`Booklet`] says what is printed, [`Settings`] say how. [`lay_out`] makes [`Page`]s of them.
//! These are plain data: letters and lines in their places, and what each piece *is*, so that a PDF
//! can be read aloud. [`sheets`] puts the pages on sheets, and [`pdf`], [`svg`] and [`png`] draw
//! the same data. The caller provides the puzzles.
//!
//! ```
//! use ennead_booklet::{Booklet, Item, Section, Settings, Sudoku, lay_out, svg};
//! use ennead_grid::{Givens, Puzzle};
//! use ennead_text::{LANGUAGES, Words};
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let puzzle = Puzzle::try_from(givens)?;
//! let solution = ennead_engine::solution(&puzzle).expect("it is unique");
//! let items = vec![Item::Sudoku(Box::new(Sudoku::new(puzzle, solution, "1".into())))];
//! let section = Section { title: "Easy".into(), items };
//! let booklet = Booklet { title: "One puzzle".into(), sections: vec![section] };
//! let pages = lay_out(&booklet, &Settings::default(), &Words::new(LANGUAGES[0]));
//! assert_eq!(pages.len(), 4); // title, rules, puzzle, solution
//! assert!(svg(&pages[2]).starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod content;
mod font;
mod impose;
mod layout;
mod page;
mod pdf;
mod plan;
mod png;
mod settings;
mod svg;

pub use content::{
    Booklet, Cross, Drill, Item, Lesson, PLAY_AT, PrintedRule, Section, Sudoku, level_heading,
};
pub use font::Weight;
pub use impose::{saddle_stitch, with_cut_marks};
pub use layout::lay_out;
pub use layout::picture::{Picture, picture};
pub use page::{Area, Ink, Mark, Page, Part, Piece, Point};
pub use pdf::{About, PdfError, day_of, pdf};
pub use plan::{MOST_PUZZLES, Plan, PlanError, PlanProblem, Planned};
pub use png::png;
pub use settings::{MILLIMETRE, Paper, Settings, WrongSettings};
pub use svg::svg;

/// Puts pages on the sheets that go through the printer: side by side for folding, with cut
/// marks, or as they are.
pub fn sheets(pages: Vec<Page>, settings: &Settings) -> Vec<Page> {
    let sheets = if settings.booklet_fold { impose::impose(pages) } else { pages };
    match settings.cut_marks {
        true => sheets.into_iter().map(with_cut_marks).collect(),
        false => sheets,
    }
}
