//! Puzzles on paper.
//!
//! The puzzles are part of the question (made by `generate`, or the asker's own), so that making
//! them can be watched and stopped. Laying them out takes only a moment.

use ennead::board::{self, Classic};
#[cfg(feature = "rules")]
use ennead::draw::Picture;
use ennead::engine::Stopped;
use ennead::logic::{Options, PathFinder, Table, Technique};
use ennead::rating::{Level, Tenths};
use ennead::{Givens, Puzzle, Sheet, Solution, share};
#[cfg(feature = "rules")]
use ennead_booklet::PrintedRule;
use ennead_booklet::{
    About, Booklet, Cross, Item, Page, Section, Settings, Sudoku, lay_out, level_heading, pdf,
    sheets, svg,
};
use ennead_text::{Language, Words};
use serde::{Deserialize, Serialize};

#[cfg(feature = "rules")]
use crate::puzzle::{Asked, Ruled};
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
    /// Cross-number puzzles with their solutions, which come last. They are not part of the data.
    #[serde(skip)]
    pub cross: Vec<Cross>,
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
    /// The puzzles left out because they do not have exactly one solution.
    pub left_out: Vec<String>,
    language: Language,
}

impl LaidOut {
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
        let LaidOut { booklet, pages, left_out, .. } = self.lay_out(asker)?;
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
        self.lay_out(asker)?.pdf(date, asker.words)
    }

    /// The whole booklet, page by page.
    ///
    /// # Errors
    ///
    /// If the question makes no sense, or the asker stops waiting.
    pub fn lay_out(self, asker: &Asker) -> Result<LaidOut, Refusal> {
        self.settings.check().map_err(|wrong| Refusal::WrongCall(wrong.said(asker.words)))?;
        let chosen = self.language.map(Words::new);
        let words = chosen.as_ref().unwrap_or(asker.words);
        let printer = Asker { words, ..*asker };
        let mut booklet = Booklet { title: self.title(words), sections: Vec::new() };
        let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
        let mut left_out = Vec::new();
        for section in self.sections {
            let title = section.heading(words);
            let mut items = Vec::new();
            for PrintedPuzzle { puzzle, id, er } in section.puzzles {
                asker.stop.check()?;
                let Some(mut sudoku) = sudoku(puzzle, &id, &printer)? else {
                    left_out.push(id);
                    continue;
                };
                if let Some(er) = tenths(er)? {
                    sudoku = sudoku.rated(er);
                }
                items.push(finished(sudoku, &self.settings, &finder, &printer)?);
            }
            booklet.sections.push(Section { title, items });
        }
        for technique in self.train {
            booklet.sections.push(train_worksheets(technique, &printer)?);
        }
        if !self.cross.is_empty() {
            let items = self.cross.into_iter().map(|cross| Item::Cross(Box::new(cross)));
            let title = words.say("booklet-cross");
            booklet.sections.push(Section { title, items: items.collect() });
        }
        if booklet.is_empty() && left_out.is_empty() {
            return Err(Refusal::WrongCall(asker.words.say("print-nothing")));
        }
        printable(&booklet, &self.settings, asker)?;
        let pages = sheets(lay_out(&booklet, &self.settings, words), &self.settings);
        Ok(LaidOut { booklet, pages, left_out, language: words.language() })
    }

    /// Refuses titles with a letter that the fonts lack, before hours are spent on the puzzles.
    ///
    /// # Errors
    ///
    /// If there is such a title.
    pub fn check_titles(&self, asker: &Asker) -> Result<(), Refusal> {
        let section =
            |it: &BookletSection| Section { title: it.heading(asker.words), items: Vec::new() };
        let sections = self.sections.iter().map(section).collect();
        printable(&Booklet { title: self.title(asker.words), sections }, &self.settings, asker)
    }

    fn title(&self, words: &Words) -> String {
        let only_cross =
            self.sections.is_empty() && self.train.is_empty() && !self.cross.is_empty();
        let usual = if only_cross { "booklet-cross" } else { "booklet-title" };
        let title = self.title.as_ref().filter(|title| !title.trim().is_empty());
        title.cloned().unwrap_or_else(|| words.say(usual))
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
fn printable(booklet: &Booklet, settings: &Settings, asker: &Asker) -> Result<(), Refusal> {
    let Some((text, letter)) = booklet.unprintable(settings) else { return Ok(()) };
    let letter = format!("{letter} (U+{:04X})", u32::from(letter));
    let args = [("text", text.into()), ("letter", letter.into())];
    Err(Refusal::WrongCall(asker.words.say_with("booklet-unprintable", &args)))
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

/// What is printed of a puzzle, if it has exactly one solution.
fn sudoku(puzzle: Subject, id: &str, asker: &Asker) -> Result<Option<Sudoku>, Refusal> {
    #[cfg(feature = "rules")]
    let puzzle = match puzzle.is_plainly_classic() {
        true => puzzle,
        false => match puzzle.asked(Vec::new(), false, asker)? {
            Asked::Classic(sheet) => Subject::from(Sheet::from(*sheet)),
            Asked::Ruled(ruled) => return ruled_sudoku(&ruled, id, asker),
        },
    };
    let proper = proper(&puzzle.givens(asker)?);
    Ok(proper.map(|(puzzle, solution)| Sudoku::new(puzzle, solution, id.to_owned())))
}

/// The same of a puzzle with rules, or on another board.
#[cfg(feature = "rules")]
fn ruled_sudoku(ruled: &Ruled, id: &str, asker: &Asker) -> Result<Option<Sudoku>, Refusal> {
    let Some(solution) = ruled.solution(asker)? else { return Ok(None) };
    let (setup, words) = (ruled.setup(), asker.words);
    let layout = setup.layout();
    let rule = |name, text, example| PrintedRule { name, text, example };
    let board = words.board_said(layout).map(|said| rule(said.name, said.text, None));
    let rules = words.rules_said(&setup.rules, layout).into_iter().map(|(first, said)| {
        let decorations = setup.rules[first].decorations(layout);
        rule(said.name, said.text, Picture::sample(layout, &decorations))
    });
    let rules = board.into_iter().chain(rules).collect();
    let mut picture = ruled.picture();
    let sheet = &mut picture.sheet;
    let mut printed =
        board::Sheet { givens: sheet.givens.clone(), ..board::Sheet::blank(layout.clone()) };
    if sheet.by_candidates {
        printed.corner = sheet.corner.clone();
    }
    *sheet = printed;
    Ok(Some(Sudoku::on_board(picture, solution, rules, id.to_owned())))
}

/// The puzzle and its solution, if there is exactly one. No other puzzles are printed.
pub fn proper(givens: &Givens) -> Option<(Puzzle, Solution)> {
    let puzzle = Puzzle::try_from(*givens).ok()?;
    Some((puzzle, ennead::solution(&puzzle)?))
}

/// The Sudoku with what is printed with it. (Rating can take seconds, so the rating is the one in the
/// question or none.)
fn finished(
    mut sudoku: Sudoku,
    settings: &Settings,
    finder: &PathFinder,
    asker: &Asker,
) -> Result<Item, Stopped> {
    let Asker { words, stop, .. } = asker;
    if settings.techniques {
        sudoku = sudoku.with_techniques(finder, words, stop)?;
    }
    if settings.qr {
        let link = settings.link.as_deref();
        sudoku = match (&sudoku.classic, link.filter(|link| link.ends_with("/play"))) {
            (Some(puzzle), Some(play)) => {
                let sheet = board::Sheet::<Classic>::from(Sheet::from(*puzzle.givens()));
                Sudoku { link: Some(format!("{play}?{}", share::write(&sheet))), ..sudoku }
            }
            _ => sudoku.with_link(link),
        };
    }
    if settings.worksheets {
        sudoku = sudoku.with_lesson(finder, words, stop)?;
    }
    Ok(Item::Sudoku(Box::new(sudoku)))
}
