//! Puzzles on paper: `POST /api/v1/booklet/pages`, `POST /api/v1/booklet/pdf`.
//!
//! Both take the same question: the puzzles in their sections, and how they are to look. The
//! puzzles come with the question, from `generate` or from whoever asks, so that making them can
//! be watched and stopped; laying them out takes no longer than a moment.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ennead::Puzzle;
use ennead::engine::Stop;
use ennead::logic::rating::{Level, Tenths};
use ennead::logic::{Options, PathFinder, Table};
use ennead_booklet::{
    About, Booklet, Item, MILLIMETRE, Page, Paper, Section, Settings, Sudoku, day_of,
    lay_out_unless, level_heading, pdf, sheets, svg,
};
use ennead_text::{Language, Words};
use serde::Deserialize;
use serde_json::{Value, json};

use super::receive::{Body, Spoken};
use super::{Problem, Shared, read_one};
use crate::speech;

/// The most puzzles of a booklet.
pub(crate) const MOST_PUZZLES: usize = 1000;

/// The most worksheets: three engines search each of their puzzles.
const MOST_WORKSHEETS: usize = 60;

/// The most pages of one answer.
const MOST_PAGES: usize = 12;

/// The most letters of a title, and of a name or a link.
const LONGEST: usize = 300;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    title: Option<String>,
    /// The language of the pages; that of the messages if left out.
    language: Option<String>,
    sections: Vec<Part>,
    #[serde(default)]
    settings: Look,
    /// From which page on, from 0.
    #[serde(default)]
    first: usize,
    #[serde(default = "one")]
    count: usize,
}

const fn one() -> usize {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    title: Option<String>,
    /// The heading, if there is no title.
    level: Option<String>,
    puzzles: Vec<Printed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    puzzle: String,
    /// Where the same puzzle can be had again.
    #[serde(default)]
    id: String,
    /// The rating, as `generate` and `rate` tell it.
    er: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Look {
    paper: String,
    landscape: bool,
    per_page: usize,
    solutions_per_page: Option<usize>,
    /// In millimetres.
    margin: f32,
    gutter: f32,
    title_page: bool,
    rules: bool,
    page_numbers: bool,
    candidates: bool,
    rating: bool,
    techniques: bool,
    qr: bool,
    /// What the link in the QR code begins with; 81 digits follow, 0 for an empty cell.
    link: Option<String>,
    solutions: bool,
    worksheets: bool,
    black: bool,
    cut_marks: bool,
    fold: bool,
}

impl Default for Look {
    fn default() -> Look {
        let usual = Settings::default();
        Look {
            paper: usual.paper.name().to_owned(),
            landscape: usual.landscape,
            per_page: usual.per_page,
            solutions_per_page: usual.solutions_per_page,
            margin: usual.margin / MILLIMETRE,
            gutter: usual.gutter / MILLIMETRE,
            title_page: usual.title_page,
            rules: usual.rules,
            page_numbers: usual.page_numbers,
            candidates: usual.candidates,
            rating: usual.rating,
            techniques: usual.techniques,
            qr: usual.qr,
            link: None,
            solutions: usual.solutions,
            worksheets: usual.worksheets,
            black: usual.black_only,
            cut_marks: usual.cut_marks,
            fold: usual.booklet_fold,
        }
    }
}

impl Look {
    fn settings(&self, words: &Words) -> Result<Settings, Problem> {
        let paper: Paper = self.paper.parse().map_err(|error: ennead_booklet::UnknownPaper| {
            Problem::wrong_call(format!("paper: {error}"))
        })?;
        let settings = Settings {
            paper,
            landscape: self.landscape,
            per_page: self.per_page,
            solutions_per_page: self.solutions_per_page,
            margin: self.margin * MILLIMETRE,
            gutter: self.gutter * MILLIMETRE,
            title_page: self.title_page,
            rules: self.rules,
            page_numbers: self.page_numbers,
            candidates: self.candidates,
            rating: self.rating,
            techniques: self.techniques,
            qr: self.qr,
            solutions: self.solutions,
            worksheets: self.worksheets,
            black_only: self.black,
            cut_marks: self.cut_marks,
            booklet_fold: self.fold,
        };
        let checked = settings.check();
        checked.map_err(|wrong| Problem::wrong_call(wrong.said(words)))?;
        Ok(settings)
    }
}

/// A booklet with its pages.
struct LaidOut {
    about: About,
    puzzles: usize,
    left_out: Vec<String>,
    pages: Vec<Page>,
}

/// Some of the pages as SVG, and how many there are.
pub(super) async fn pages(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(question): Body<Question>,
) -> Result<Json<Value>, Problem> {
    let (first, count) = (question.first, question.count);
    if !(1..=MOST_PAGES).contains(&count) {
        return Err(Problem::out_of_bounds("count", 1, MOST_PAGES as u64));
    }
    let laid = api.long.run(move |stop| question.lay_out(language, stop));
    let LaidOut { puzzles, left_out, pages, .. } = laid.await??;
    let page = |page: &Page| {
        let titles: Vec<&str> = page.begins.iter().map(|(_, title, _)| title.as_str()).collect();
        json!({ "svg": svg(page), "titles": titles })
    };
    let some: Vec<Value> = pages.iter().skip(first).take(count).map(page).collect();
    let args = [("puzzles", puzzles.into()), ("pages", pages.len().into())];
    Ok(Json(json!({
        "said": speech::words(language).say_with("print-done", &args),
        "puzzles": puzzles,
        "left_out": left_out,
        "pages": pages.len(),
        "first": first,
        "shown": some,
    })))
}

/// The whole booklet as a PDF.
pub(super) async fn file(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(question): Body<Question>,
) -> Result<Response, Problem> {
    let file = api.long.run(move |stop| {
        let laid = question.lay_out(language, stop)?;
        pdf(&laid.pages, &laid.about).map_err(|_| Problem::broken())
    });
    let head = [
        (CONTENT_TYPE, "application/pdf"),
        (CONTENT_DISPOSITION, "attachment; filename=\"sudoku.pdf\""),
    ];
    Ok((head, file.await??).into_response())
}

impl Question {
    fn lay_out(&self, language: Language, stop: &Stop) -> Result<LaidOut, Problem> {
        let said = speech::words(language);
        let settings = self.settings.settings(said)?;
        self.check(said)?;
        let pages_language = match &self.language {
            None => language,
            Some(code) => code.parse().map_err(|error: ennead_text::UnknownLanguage| {
                Problem::wrong_call(error.to_string())
            })?,
        };
        let words = speech::words(pages_language);
        let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
        let mut left_out = Vec::new();
        let mut sections = Vec::new();
        for part in &self.sections {
            let mut items = Vec::new();
            for printed in &part.puzzles {
                stop.check().map_err(Problem::stopped)?;
                match self.sudoku(printed, language, words, &finder, stop)? {
                    Some(sudoku) => items.push(Item::Sudoku(Box::new(sudoku))),
                    None => left_out.push(printed.id.clone()),
                }
            }
            sections.push(Section { title: part.heading(words)?, items });
        }
        let title = self.title.clone().filter(|title| !title.trim().is_empty());
        let title = title.unwrap_or_else(|| words.say("booklet-title"));
        let booklet = Booklet { title, sections };
        if booklet.is_empty() && left_out.is_empty() {
            return Err(Problem::wrong_call(said.say("print-nothing")));
        }
        let pages = lay_out_unless(&booklet, &settings, words, stop);
        let pages = sheets(pages.map_err(Problem::stopped)?, &settings);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let puzzles = booklet.len();
        let language = pages_language.code().to_owned();
        let about = About { title: booklet.title, language, date: day_of(now) };
        Ok(LaidOut { about, puzzles, left_out, pages })
    }

    /// Whether it is not too much.
    fn check(&self, words: &Words) -> Result<(), Problem> {
        let count: usize = self.sections.iter().map(|part| part.puzzles.len()).sum();
        let (most, key) = match self.settings.worksheets {
            true => (MOST_WORKSHEETS, "print-too-many-sheets"),
            false => (MOST_PUZZLES, "print-too-many"),
        };
        if count > most || self.sections.len() > MOST_PUZZLES {
            return Err(Problem::too_much(words.say_with(key, &[("most", most.into())])));
        }
        let titles = self.sections.iter().filter_map(|part| part.title.as_ref());
        let ids = self.sections.iter().flat_map(|part| &part.puzzles).map(|printed| &printed.id);
        for (what, mut texts) in [
            ("title", Box::new(self.title.iter().chain(titles)) as Box<dyn Iterator<Item = _>>),
            ("id", Box::new(ids)),
            ("link", Box::new(self.settings.link.iter())),
        ] {
            if texts.any(|text| text.chars().count() > LONGEST) {
                let args = [("what", what.into()), ("most", LONGEST.into())];
                return Err(Problem::too_much(words.say_with("print-too-long", &args)));
            }
        }
        Ok(())
    }

    /// A puzzle to print; `None` if it does not have exactly one solution.
    fn sudoku(
        &self,
        printed: &Printed,
        language: Language,
        words: &Words,
        finder: &PathFinder,
        stop: &Stop,
    ) -> Result<Option<Sudoku>, Problem> {
        let givens = read_one(&printed.puzzle, language)?.givens;
        let Ok(puzzle) = Puzzle::try_from(givens) else { return Ok(None) };
        let Some(solution) = ennead::solution(&puzzle) else { return Ok(None) };
        let mut sudoku = Sudoku::new(puzzle, solution, printed.id.clone());
        if let Some(er) = printed.er {
            if !(0.0..=20.0).contains(&er) {
                return Err(Problem::out_of_bounds("er", 0, 20));
            }
            sudoku = sudoku.rated(Tenths::new((er * 10.0).round() as u16));
        }
        if self.settings.techniques {
            sudoku = sudoku.with_techniques(finder, words, stop).map_err(Problem::stopped)?;
        }
        if self.settings.qr {
            sudoku = sudoku.with_link(self.settings.link.as_deref());
        }
        Ok(Some(sudoku))
    }
}

impl Part {
    fn heading(&self, words: &Words) -> Result<String, Problem> {
        if let Some(title) = &self.title {
            return Ok(title.clone());
        }
        let Some(name) = &self.level else { return Ok(words.say("booklet-files")) };
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let names = || Level::ALL.map(Level::name).join(", ");
        let level =
            level.ok_or_else(|| Problem::wrong_call(format!("level is one of {}", names())))?;
        Ok(level_heading(level, words))
    }
}
