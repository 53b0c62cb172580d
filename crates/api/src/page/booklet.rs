//! Puzzles on paper.
//!
//! The puzzles are part of the question (made by `generate`, or the asker's own), so that making
//! them can be watched and stopped. Laying them out takes only a moment.

use ennead::engine::Stopped;
use ennead::logic::rating::{self, Level, Rater, Tenths};
use ennead::logic::{Options, PathFinder, Table, Technique};
use ennead::{Givens, Puzzle, Solution};
use ennead_booklet::{
    About, Booklet, Item, Page, Section, Settings, Sudoku, lay_out, level_heading, pdf, sheets, svg,
};
use ennead_text::{Language, Words};
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;
use crate::train::position::train_worksheets;

/// Some pages of a booklet.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BookletPages {
    /// The title; a default title if left out.
    #[serde(default)]
    pub title: Option<String>,
    /// The language of the pages; the asker's if left out.
    #[serde(default)]
    pub language: Option<Language>,
    /// The puzzles.
    pub sections: Vec<BookletSection>,
    /// Techniques of the trainer; their positions follow as worksheets, with the answers at the back.
    #[serde(default)]
    pub train: Vec<&'static dyn Technique>,
    /// The layout.
    #[serde(default)]
    pub settings: Settings,
    /// The first page shown, counted from 0.
    #[serde(default)]
    pub first: usize,
    /// How many pages.
    #[serde(default = "one")]
    pub count: usize,
}

const fn one() -> usize {
    1
}

/// Some puzzles under a heading.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BookletSection {
    /// The heading.
    #[serde(default)]
    pub title: Option<String>,
    /// The level, shown as the heading if there is no title.
    #[serde(default)]
    pub level: Option<Level>,
    /// The puzzles.
    pub puzzles: Vec<PrintedPuzzle>,
}

/// A puzzle to print.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrintedPuzzle {
    /// The puzzle.
    pub puzzle: Subject,
    /// How to find the puzzle again: seed and number, or file and line.
    #[serde(default)]
    pub id: String,
    /// Its rating, as `generate` and `rate` answer it: 0 to 20.
    #[serde(default)]
    pub er: Option<f64>,
}

/// Some pages, and how many there are in all.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PagesShown {
    /// The numbers of puzzles and pages, in words.
    pub said: String,
    /// How many puzzles are printed.
    pub puzzles: usize,
    /// The puzzles left out because they do not have exactly one solution.
    pub left_out: Vec<String>,
    /// How many pages there are.
    pub pages: usize,
    /// The number of the first page shown, from 0.
    pub first: usize,
    /// The pages.
    pub shown: Vec<PageShown>,
}

/// A page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PageShown {
    /// The page as a drawing.
    pub svg: String,
    /// The titles of the parts that begin on it.
    pub titles: Vec<String>,
}

/// A booklet with its pages.
pub struct LaidOut {
    /// What it holds.
    pub booklet: Booklet,
    /// The pages, in the order of printing.
    pub pages: Vec<Page>,
    language: Language,
}

impl LaidOut {
    /// Lays out a booklet; `words` are those of its pages.
    ///
    /// # Errors
    ///
    /// If the fonts lack a letter.
    pub fn new(
        booklet: Booklet,
        settings: &Settings,
        words: &Words,
        asker: &Asker,
    ) -> Result<LaidOut, Refusal> {
        if let Some(refusal) = unprintable(&booklet, settings, asker.words) {
            return Err(refusal);
        }
        let pages = sheets(lay_out(&booklet, settings, words), settings);
        Ok(LaidOut { booklet, pages, language: words.language() })
    }

    /// The booklet as a PDF with the date `date`: year, month, day.
    ///
    /// # Errors
    ///
    /// If a page cannot be written.
    pub fn pdf(&self, date: (u16, u8, u8), words: &Words) -> Result<Vec<u8>, Refusal> {
        let (title, language) = (self.booklet.title.clone(), self.language.code().to_owned());
        pdf(&self.pages, &About { title, language, date })
            .map_err(|error| Refusal::WrongCall(error.said(words)))
    }
}

impl Question for BookletPages {
    type Answer = PagesShown;

    fn answer(self, asker: &Asker) -> Result<PagesShown, Refusal> {
        let (first, count) = (self.first, self.count);
        let (LaidOut { booklet, pages, .. }, left_out) = self.lay_out(asker)?;
        let page = |page: &Page| PageShown {
            svg: svg(page),
            titles: page.begins.iter().map(|(_, title, _)| title.clone()).collect(),
        };
        let args = [("puzzles", booklet.len().into()), ("pages", pages.len().into())];
        Ok(PagesShown {
            said: asker.words.say_with("print-done", &args),
            puzzles: booklet.len(),
            left_out,
            pages: pages.len(),
            first,
            shown: pages.iter().skip(first).take(count).map(page).collect(),
        })
    }
}

impl BookletPages {
    /// The whole booklet as a PDF with the date `date`: year, month, day.
    ///
    /// # Errors
    ///
    /// If the question makes no sense, or the asker stops waiting.
    pub fn pdf(self, date: (u16, u8, u8), asker: &Asker) -> Result<Vec<u8>, Refusal> {
        self.lay_out(asker)?.0.pdf(date, asker.words)
    }

    /// The pages, and the puzzles left out.
    fn lay_out(self, asker: &Asker) -> Result<(LaidOut, Vec<String>), Refusal> {
        let settings = self.settings;
        settings.check().map_err(|wrong| Refusal::WrongCall(wrong.said(asker.words)))?;
        let chosen = self.language.map(Words::new);
        let words = chosen.as_ref().unwrap_or(asker.words);
        let printer = Asker { words, ..*asker };
        // Rating can take seconds, so the rating is the one in the question or none.
        let printed = Settings { rating: false, ..settings.clone() };
        let mut finisher = Finisher::new(printed, &printer);
        let mut left_out = Vec::new();
        let mut sections = Vec::new();
        for section in self.sections {
            let title = section.heading(words);
            let mut items = Vec::new();
            for PrintedPuzzle { puzzle, id, er } in section.puzzles {
                asker.stop.check()?;
                match proper(&puzzle.givens(asker)?) {
                    Some(known) => items.push(finisher.item(known, tenths(er)?, id)?),
                    None => left_out.push(id),
                }
            }
            sections.push(Section { title, items });
        }
        for technique in self.train {
            sections.push(train_worksheets(technique, &printer)?);
        }
        let title = self.title.filter(|title| !title.trim().is_empty());
        let title = title.unwrap_or_else(|| words.say("booklet-title"));
        let booklet = Booklet { title, sections };
        if booklet.is_empty() && left_out.is_empty() {
            return Err(Refusal::WrongCall(asker.words.say("print-nothing")));
        }
        Ok((LaidOut::new(booklet, &settings, words, asker)?, left_out))
    }
}

impl BookletSection {
    fn heading(&self, words: &Words) -> String {
        match (&self.title, self.level) {
            (Some(title), _) => title.clone(),
            (None, Some(level)) => level_heading(level, words),
            (None, None) => words.say("booklet-files"),
        }
    }
}

/// Refuses a booklet with a letter that the fonts lack.
pub fn unprintable(booklet: &Booklet, settings: &Settings, words: &Words) -> Option<Refusal> {
    let (text, letter) = booklet.unprintable(settings)?;
    let letter = format!("{letter} (U+{:04X})", u32::from(letter));
    let args = [("text", text.into()), ("letter", letter.into())];
    Some(Refusal::WrongCall(words.say_with("booklet-unprintable", &args)))
}

/// The label of a made puzzle, by which it can be made again: level, seed and number.
pub fn label(level: Level, seed: u64, number: u64, words: &Words) -> String {
    format!("{} {seed}/{}", words.level(level), number + 1)
}

/// The rating given in the question.
fn tenths(er: Option<f64>) -> Result<Option<Tenths>, Refusal> {
    match er {
        Some(er) if !(0.0..=20.0).contains(&er) => {
            Err(Refusal::OutOfBounds { of: "er", least: 0, most: 20 })
        }
        er => Ok(er.map(|er| Tenths::new((er * 10.0).round() as u16))),
    }
}

/// The puzzle and its solution, if there is exactly one. No other puzzles are printed.
pub fn proper(givens: &Givens) -> Option<(Puzzle, Solution)> {
    let puzzle = Puzzle::try_from(*givens).ok()?;
    Some((puzzle, ennead::solution(&puzzle)?))
}

/// Adds to each puzzle what is printed with it.
pub struct Finisher<'a> {
    settings: Settings,
    asker: Asker<'a>,
    rater: Rater,
    finder: PathFinder,
}

impl<'a> Finisher<'a> {
    /// A finisher that adds what `settings` say, in the asker's language.
    pub fn new(settings: Settings, asker: &Asker<'a>) -> Finisher<'a> {
        let rater = Rater::new(rating::RaterOptions::default());
        let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
        Finisher { settings, asker: *asker, rater, finder }
    }

    /// A puzzle with its solution as an item; `er` is its rating, if it is known already.
    ///
    /// # Errors
    ///
    /// If it is stopped.
    pub fn item(
        &mut self,
        (puzzle, solution): (Puzzle, Solution),
        er: Option<Tenths>,
        id: String,
    ) -> Result<Item, Stopped> {
        let Finisher { settings, asker: Asker { words, stop, .. }, rater, finder } = self;
        let mut sudoku = Sudoku::new(puzzle, solution, id);
        let er = match er {
            None if settings.rating => Some(rater.rate(&puzzle, stop)?.er),
            er => er,
        };
        if let Some(er) = er {
            sudoku = sudoku.rated(er);
        }
        if settings.techniques {
            sudoku = sudoku.with_techniques(finder, words, stop)?;
        }
        if settings.qr {
            sudoku = sudoku.with_link(settings.link.as_deref());
        }
        if settings.worksheets {
            sudoku = sudoku.with_lesson(finder, words, stop)?;
        }
        Ok(Item::Sudoku(Box::new(sudoku)))
    }
}
