//! `ennead rate`: how hard puzzles are.

use std::io::{self, Write};
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;
use ennead::engine::Stop;
use ennead::logic::rating::{self, Features, Level, Options, Rater, Rating, Step, Tenths};
use ennead::logic::{self, PathFinder, Position, Table};
use ennead::{Givens, Puzzle, Verdict};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs};
use crate::bulk::{self, Shape};
use crate::input::Chunks;
use crate::table::{self, Fields, Kind};

#[derive(Args)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long)]
    canonical: bool,
    #[arg(long)]
    only_er: bool,
    #[arg(long)]
    no_uniqueness: bool,
    #[arg(long, value_name = "RATING", value_parser = tenths)]
    stop_above: Option<Tenths>,
    #[arg(long)]
    header: bool,
    #[command(flatten)]
    bulk: Bulk,
}

/// What is printed of a rating.
#[derive(Clone, PartialEq, Eq)]
enum Format {
    Text,
    Line,
    Csv,
    Json,
    /// A line with placeholders, as `serate` has them.
    Template(String),
}

impl Format {
    /// Whether a rating is one line.
    fn is_a_line(&self) -> bool {
        match self {
            Format::Text => false,
            Format::Line | Format::Csv | Format::Json => true,
            Format::Template(template) => !template.contains('\n'),
        }
    }
}

impl FromStr for Format {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Format, &'static str> {
        match text {
            "text" => Ok(Format::Text),
            "line" => Ok(Format::Line),
            "csv" => Ok(Format::Csv),
            "json" => Ok(Format::Json),
            _ if text.contains('%') => Ok(Format::Template(text.to_owned())),
            _ => {
                Err("expected text, line, csv, json or a text with %r, %p, %d, %g, %n, %e, %l, %h")
            }
        }
    }
}

/// `7`, `7.2` or `7.0`.
fn tenths(text: &str) -> Result<Tenths, String> {
    let wrong = || "expected a rating such as 7.2".to_owned();
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let whole: u16 = whole.parse().map_err(|_| wrong())?;
    match tenth.parse() {
        Ok(tenth @ 0..=9) if tenth < 10 && whole <= 20 => Ok(Tenths::new(whole * 10 + tenth)),
        _ => Err(wrong()),
    }
}

/// The columns of a table.
const FIELDS: Fields = &[
    ("verdict", Kind::Text),
    ("er", Kind::Rating),
    ("ep", Kind::Rating),
    ("ed", Kind::Rating),
    ("level", Kind::Text),
    ("hardest", Kind::Text),
    ("steps", Kind::Count),
    ("human", Kind::Rating),
];

pub(crate) fn run(app: &App, args: &RateArgs) -> anyhow::Result<Status> {
    let (chunks, several) = match args.bulk.columns {
        None => args.inputs.chunks().peek_several(),
        // Tables are opened otherwise.
        Some(_) => (Chunks::new(Vec::new()), true),
    };
    let in_lines = several || args.bulk.part.is_given();
    let default = if in_lines { Format::Line } else { Format::Text };
    let printer = Printer {
        app,
        format: args.format.clone().unwrap_or(default),
        canonical: args.canonical,
        only_er: args.only_er,
        options: Options {
            uniqueness: !args.no_uniqueness,
            stop_above: args.stop_above,
            ..Options::default()
        },
    };
    let worker = || Rater::new(printer.rater_options());
    if let Some(form) = args.bulk.columns {
        let printer = Printer { format: Format::Csv, ..printer };
        let worker = || Rater::new(printer.rater_options());
        let work = |rater: &mut Rater, puzzles: &[Givens], out: &mut Vec<u8>| {
            let mut status = Status::Good;
            for givens in puzzles {
                let rated = Rated::new(rater, 0, givens, printer.canonical);
                printer.fields(&rated, out).expect("writing to memory does not fail");
                status = status.max(rated.status());
            }
            status
        };
        return table::answer(app, &args.inputs, &args.bulk, (form, FIELDS), 4, worker, work);
    }
    let shape = Shape {
        head: printer.head(args.header),
        in_lines: printer.format.is_a_line(),
        // What has been rated is printed at once: the next one may take seconds.
        pieces: Some(1),
        numbered: matches!(printer.format, Format::Template(_)),
    };
    bulk::answer(app, chunks, &args.bulk, shape, worker, |rater, _, first, puzzles, out| {
        let mut status = Status::Good;
        for (number, givens) in (first..).zip(puzzles) {
            let rated = Rated::new(rater, number, givens, printer.canonical);
            printer.print(&rated, out)?;
            status = status.max(rated.status());
        }
        Ok(status)
    })
}

/// A puzzle and what was found of it.
struct Rated<'a> {
    number: u64,
    givens: &'a Givens,
    verdict: Verdict,
    /// Of a puzzle with one solution, or of its canonical form: what was rated, and how.
    rating: Option<(Puzzle, Rating, Vec<Step>)>,
    time: Duration,
}

impl<'a> Rated<'a> {
    /// Rates a puzzle, or its canonical form.
    fn new(rater: &mut Rater, number: u64, givens: &'a Givens, canonical: bool) -> Rated<'a> {
        let started = Instant::now();
        let puzzle = Puzzle::try_from(*givens);
        let verdict = puzzle.as_ref().map_or(Verdict::Invalid, Verdict::of);
        let rating = puzzle.ok().filter(|_| verdict.is_unique()).map(|puzzle| {
            let puzzle = if canonical { rating::canonical(&puzzle) } else { puzzle };
            let (rating, steps) = rater.path(&puzzle, &Stop::never()).expect("it is never stopped");
            (puzzle, rating, steps)
        });
        Rated { number, givens, verdict, rating, time: started.elapsed() }
    }

    fn status(&self) -> Status {
        if self.rating.is_some() { Status::Good } else { Status::NotUnique }
    }
}

/// The level's name, if the whole path is known.
fn level(rating: &Rating) -> Option<Level> {
    (!rating.stopped).then(|| Level::of(rating.er))
}

/// ER as printed: a plus says that the bound was passed and the puzzle may be harder.
fn er(rating: &Rating) -> String {
    format!("{}{}", rating.er, if rating.stopped { "+" } else { "" })
}

struct Printer<'a> {
    app: &'a App,
    format: Format,
    canonical: bool,
    only_er: bool,
    options: Options,
}

impl Printer<'_> {
    /// The steps are told where something is made of them.
    fn rater_options(&self) -> Options {
        let steps = matches!(self.format, Format::Text | Format::Csv | Format::Json);
        Options { steps, ..self.options }
    }

    /// What stands before all ratings.
    fn head(&self, stamp: bool) -> String {
        let mut head = String::new();
        if stamp {
            let uniqueness = if self.options.uniqueness { "with" } else { "without" };
            let bound = match self.options.stop_above {
                Some(bound) => format!(", stopping above {bound}"),
                None => String::new(),
            };
            let form = if self.canonical { ", canonical form" } else { "" };
            let version = env!("CARGO_PKG_VERSION");
            head += &format!(
                "# ennead {version} rate, scale of Sudoku Explainer 1.2.1, {uniqueness} uniqueness{bound}{form}\n"
            );
        }
        if self.format == Format::Csv {
            let names: Vec<_> = FIELDS.iter().map(|&(name, _)| name).collect();
            head += &format!("puzzle,{}\n", names.join(","));
        }
        head
    }

    fn print(&self, rated: &Rated, out: &mut dyn Write) -> io::Result<()> {
        match &self.format {
            Format::Text => self.text(rated, out),
            Format::Line => writeln!(out, "{} {}", rated.givens, self.ratings(rated)),
            Format::Csv => self.csv(rated, out),
            Format::Json => {
                serde_json::to_writer(&mut *out, &Report::new(rated, self.canonical))?;
                writeln!(out)
            }
            Format::Template(template) => writeln!(out, "{}", fill_in(template, rated)),
        }
    }

    /// `ER/EP/ED`, or why there is none.
    fn ratings(&self, rated: &Rated) -> String {
        match &rated.rating {
            None => rated.verdict.name().to_owned(),
            Some((_, rating, _)) if self.only_er => er(rating),
            Some((_, rating, _)) => format!("{}/{}/{}", er(rating), rating.ep, rating.ed),
        }
    }

    fn text(&self, rated: &Rated, out: &mut dyn Write) -> io::Result<()> {
        let words = &self.app.words;
        writeln!(out, "{}", rated.givens)?;
        let Some((puzzle, rating, steps)) = &rated.rating else {
            return match rated.verdict {
                Verdict::Invalid => {
                    writeln!(out, "{}", words.clash(rated.givens, rated.givens.clashes()))
                }
                verdict => writeln!(out, "{}", words.verdict(verdict, 81 - rated.givens.len())),
            };
        };
        let hardest = rating.hardest.map_or("-".into(), |rule| words.rule(rule));
        let ratings = [
            ("er", er(rating).into()),
            ("ep", rating.ep.to_string().into()),
            ("ed", rating.ed.to_string().into()),
            ("hardest", hardest.into()),
        ];
        writeln!(out, "{}", words.say_with("rate-ratings", &ratings))?;
        let level = level(rating).map_or("?".into(), |level| words.level(level));
        let names = [
            ("sturm", words.say(&format!("rate-sturm-{}", rated.verdict.name())).into()),
            ("level", level.into()),
        ];
        writeln!(out, "{}", words.say_with("rate-level", &names))?;
        let (hodoku_level, score) = hodoku(puzzle);
        let hodoku = [
            ("level", words.say(&format!("hodoku-level-{hodoku_level}")).into()),
            ("score", score.into()),
        ];
        writeln!(out, "{}", words.say_with("rate-hodoku", &hodoku))?;
        if !rating.stopped {
            let human = Features::new(puzzle, steps).difficulty();
            let (key, human) = if human > Features::HARDEST_MEASURED {
                ("rate-human-beyond", Features::HARDEST_MEASURED)
            } else {
                ("rate-human", human)
            };
            let human = format!("{human:.1}");
            writeln!(out, "{}", words.say_with(key, &[("human", human.into())]))?;
        }
        Ok(())
    }

    fn csv(&self, rated: &Rated, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{},", rated.givens)?;
        self.fields(rated, out)
    }

    /// What is said about a puzzle, a line.
    fn fields(&self, rated: &Rated, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{},", rated.verdict.name())?;
        let Some((puzzle, rating, steps)) = &rated.rating else {
            return writeln!(out, ",,,,,,");
        };
        let hardest = rating.hardest.map_or("", |rule| rule.name());
        let level = level(rating).map_or("", Level::name);
        let Rating { ep, ed, steps: count, .. } = rating;
        write!(out, "{},{ep},{ed},{level},{hardest},{count},", er(rating))?;
        if !rating.stopped {
            write!(out, "{:.2}", Features::new(puzzle, steps).difficulty())?;
        }
        writeln!(out)
    }
}

/// HoDoKu's level and score.
fn hodoku(puzzle: &Puzzle) -> (&'static str, u32) {
    let finder = PathFinder::new(Table::hodoku(), logic::Options::DEFAULT);
    let path = finder.path(&Position::new(puzzle), &Stop::never()).expect("it is never stopped");
    (path.level.name(), path.score)
}

/// A template with its placeholders filled in: those of `serate` (%r %p %d the ratings, %g the
/// puzzle, %n its number, %e the time, %%), and ours: %l the level, %h the hardest rule.
fn fill_in(template: &str, rated: &Rated) -> String {
    let rating = |part: fn(&Rating) -> String| match &rated.rating {
        Some((_, rating, _)) => part(rating),
        None => rated.verdict.name().to_owned(),
    };
    let mut line = String::new();
    let mut characters = template.chars();
    while let Some(character) = characters.next() {
        if character != '%' {
            line.push(character);
            continue;
        }
        match characters.next() {
            Some('r') => line += &rating(er),
            Some('p') => line += &rating(|rating| rating.ep.to_string()),
            Some('d') => line += &rating(|rating| rating.ed.to_string()),
            Some('l') => {
                line += &rating(|rating| level(rating).map_or("?", Level::name).to_owned())
            }
            Some('h') => {
                let hardest =
                    |rating: &Rating| rating.hardest.map_or("-", |rule| rule.name()).into();
                line += &rating(hardest);
            }
            Some('g') => line += &rated.givens.to_string(),
            Some('n') => line += &rated.number.to_string(),
            Some('e') => line += &elapsed(rated.time),
            // As serate: an unknown letter stands for itself.
            Some(other) => line.push(other),
            None => line.push('%'),
        }
    }
    line
}

/// The time as `serate` writes it: `0.07s`, `3m05s`, `2h10m`, `1d04h`.
fn elapsed(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{seconds}.{:02}s", time.subsec_millis() / 10),
        60..3600 => format!("{}m{:02}s", seconds / 60, seconds % 60),
        3600..86400 => format!("{}h{:02}m", seconds / 3600, seconds % 3600 / 60),
        _ => format!("{}d{:02}h", seconds / 86400, seconds % 86400 / 3600),
    }
}

/// A rating as a JSON object. All but puzzle and verdict is null without exactly one solution.
#[derive(Serialize)]
struct Report {
    puzzle: String,
    verdict: &'static str,
    /// What was rated and the steps are about, if not the puzzle itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    canonical: Option<String>,
    er: Option<f64>,
    ep: Option<f64>,
    ed: Option<f64>,
    /// Whether `--stop-above` ended the path: then ER is a lower bound.
    stopped: Option<bool>,
    level: Option<&'static str>,
    hardest: Option<&'static str>,
    hodoku: Option<HoDoKu>,
    /// The human difficulty estimate; null if the path was not finished.
    human: Option<f64>,
    steps: Option<Vec<StepReport>>,
}

/// HoDoKu's level and score.
#[derive(Serialize)]
pub(crate) struct HoDoKu {
    pub(crate) level: &'static str,
    pub(crate) score: u32,
}

/// A step; candidates as `7r1c2`.
#[derive(Serialize)]
struct StepReport {
    rule: &'static str,
    rating: f64,
    places: Option<String>,
    eliminates: Vec<String>,
}

impl Report {
    fn new(rated: &Rated, canonical: bool) -> Report {
        let number = |tenths: Tenths| f64::from(tenths.get()) / 10.0;
        let puzzle = rated.givens.to_string();
        let rating = rated.rating.as_ref();
        let of = |part: fn(&Rating) -> Tenths| rating.map(|(_, rating, _)| number(part(rating)));
        let finished = rating.filter(|(_, rating, _)| !rating.stopped);
        let human = finished.map(|(puzzle, _, steps)| Features::new(puzzle, steps).difficulty());
        Report {
            puzzle,
            verdict: rated.verdict.name(),
            canonical: rating.filter(|_| canonical).map(|(puzzle, ..)| puzzle.givens().to_string()),
            er: of(|rating| rating.er),
            ep: of(|rating| rating.ep),
            ed: of(|rating| rating.ed),
            stopped: rating.map(|(_, rating, _)| rating.stopped),
            level: rating.and_then(|(_, rating, _)| level(rating)).map(Level::name),
            hardest: rating.and_then(|(_, rating, _)| rating.hardest.map(|rule| rule.name())),
            hodoku: rating.map(|(puzzle, ..)| {
                let (level, score) = hodoku(puzzle);
                HoDoKu { level, score }
            }),
            human: human.map(|human| (human * 100.0).round() / 100.0),
            steps: rating.map(|(_, _, steps)| {
                let step = |step: &Step| StepReport {
                    rule: step.rule.name(),
                    rating: number(step.rating),
                    places: step.placement.map(|placed| placed.to_string()),
                    eliminates: step.eliminations.iter().map(|c| c.to_string()).collect(),
                };
                steps.iter().map(step).collect()
            }),
        }
    }
}
