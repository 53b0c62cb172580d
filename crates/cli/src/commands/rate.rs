//! `ennead rate`: how hard puzzles are.

use std::fs::OpenOptions;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::Args;
use ennead::logic::rating::{self, Features, Level, Options, Rater, Rating, Step, Tenths};
use ennead::logic::{self, PathFinder, Position, Table};
use ennead::{Givens, Puzzle, Verdict};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::bulk::{self, Answered};
use crate::progress::Progress;

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
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
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

/// How the head that `--header` asks for begins.
const STAMP: &str = "# ennead ";

/// Some puzzles of a source, read already: the first has number `first` (from 1).
struct Job {
    first: u64,
    puzzles: Vec<Givens>,
    answered: Answered,
    source: std::sync::Arc<str>,
    bytes: u64,
}

pub(crate) fn run(app: &App, args: &RateArgs) -> anyhow::Result<Status> {
    let (chunks, several) = args.inputs.chunks().peek_several();
    let default = if several || args.resume.is_some() { Format::Line } else { Format::Text };
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
    if args.resume.is_some() && printer.format == Format::Text {
        bail!(app.words.say("rate-resume-text"));
    }
    let done = match &args.resume {
        Some(file) => printed(file, &printer.format).with_context(|| file.display().to_string())?,
        None => Printed { puzzles: 0, begun: false },
    };
    let mut progress = Progress::bytes(chunks.bytes, app.words.say("progress-puzzles"));
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    if !done.begun {
        printer.head(args.header, &mut out)?;
    }
    let mut read = 0;
    let jobs = chunks.in_pieces(4).map(|chunk| {
        let (mut puzzles, answered) = bulk::read(&chunk);
        let before = read;
        read += puzzles.len() as u64;
        let known = done.puzzles.saturating_sub(before).min(puzzles.len() as u64);
        puzzles.drain(..known as usize);
        Job {
            first: before + known + 1,
            puzzles,
            answered,
            source: chunk.source,
            bytes: chunk.bytes,
        }
    });
    let mut status = Status::Good;
    let work = |rater: &mut Rater, job: Job| {
        let mut text = Vec::new();
        let mut worst = Status::Good;
        for (number, givens) in (job.first..).zip(&job.puzzles) {
            let rated = Rated::new(rater, number, givens, printer.canonical);
            let printed = printer.print(&rated, &mut text);
            printed.expect("writing to memory does not fail");
            worst = worst.max(rated.status());
        }
        (job, text, worst)
    };
    let worker = || Rater::new(printer.rater_options());
    bulk::in_order(args.threads.count(), jobs, worker, work, |(mut job, text, worst)| {
        progress.suspend(|| out.write_all(&text))?;
        // What is known is shown before more is waited for: a puzzle may take seconds, and a
        // run that is broken off should have printed what it had.
        out.flush()?;
        progress.advance(job.bytes, job.answered.puzzles);
        job.answered.status = worst;
        status = status.max(bulk::report(app, &job.source, &job.answered, &progress));
        Ok::<(), io::Error>(())
    })?;
    Ok(status)
}

/// What an earlier run printed.
#[derive(PartialEq, Eq, Debug)]
struct Printed {
    /// How many puzzles.
    puzzles: u64,
    /// Whether there is anything, so that the head is not repeated.
    begun: bool,
}

/// Counts the puzzles an earlier run printed into a file, and cuts off a last one it was broken
/// off in.
fn printed(file: &Path, format: &Format) -> io::Result<Printed> {
    let mut file =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(file)?;
    let mut text = Vec::new();
    file.read_to_end(&mut text)?;
    let (printed, whole) = whole_puzzles(&text, format);
    if whole < text.len() {
        file.set_len(whole as u64)?;
    }
    Ok(printed)
}

/// What of a text is whole, and how many bytes that are.
fn whole_puzzles(text: &[u8], format: &Format) -> (Printed, usize) {
    let mut lines =
        text.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n")).peekable();
    let mut whole = 0;
    whole += lines.next_if(|line| line.starts_with(STAMP.as_bytes())).map_or(0, <[u8]>::len);
    if *format == Format::Csv {
        whole += lines.next_if(|line| line.starts_with(b"puzzle,")).map_or(0, <[u8]>::len);
    }
    // A template may have several lines.
    let each = match format {
        Format::Template(template) => 1 + template.matches('\n').count(),
        _ => 1,
    };
    let lengths: Vec<usize> = lines.map(<[u8]>::len).collect();
    let puzzles = lengths.chunks_exact(each);
    let printed = Printed { puzzles: puzzles.len() as u64, begun: whole > 0 || puzzles.len() > 0 };
    (printed, whole + puzzles.flatten().sum::<usize>())
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
            let (rating, steps) = rater.path(&puzzle);
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
    fn head(&self, stamp: bool, out: &mut dyn Write) -> io::Result<()> {
        if stamp {
            let uniqueness = if self.options.uniqueness { "with" } else { "without" };
            let bound = match self.options.stop_above {
                Some(bound) => format!(", stopping above {bound}"),
                None => String::new(),
            };
            let form = if self.canonical { ", canonical form" } else { "" };
            let version = env!("CARGO_PKG_VERSION");
            writeln!(
                out,
                "{STAMP}{version} rate, scale of Sudoku Explainer 1.2.1, {uniqueness} uniqueness{bound}{form}"
            )?;
        }
        if self.format == Format::Csv {
            writeln!(out, "puzzle,verdict,er,ep,ed,level,hardest,steps,human")?;
        }
        Ok(())
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
            let human = format!("{:.1}", Features::new(puzzle, steps).difficulty());
            writeln!(out, "{}", words.say_with("rate-human", &[("human", human.into())]))?;
        }
        Ok(())
    }

    fn csv(&self, rated: &Rated, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{},{},", rated.givens, rated.verdict.name())?;
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
    let path = finder.path(&Position::new(puzzle));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, format: &str, puzzles: u64, begun: bool, rest: &str) {
        let (printed, whole) = whole_puzzles(text.as_bytes(), &format.parse().unwrap());
        assert_eq!((printed, &text[whole..]), (Printed { puzzles, begun }, rest));
    }

    #[test]
    fn what_an_earlier_run_printed_is_counted() {
        check("", "line", 0, false, "");
        check("1.. 1.2/1.2/1.2\n2.. 3.", "line", 1, true, "2.. 3.");
        check("1.. 1.2/1", "line", 0, false, "1.. 1.2/1");
        check("# ennead 0.1.0 rate\n1.. 2.0", "line", 0, true, "1.. 2.0");
        check("# ennead 0.1.0 rate\npuzzle,verdict\n1..,easy\n", "csv", 1, true, "");
        check("puzzle,ver", "csv", 0, false, "puzzle,ver");
        // Templates may look like a head, and have several lines.
        check("#1 2.0\n#2 3.0\n#3", "#%n %r", 2, true, "#3");
        check("1..\n2.0\n2..\n", "%g\n%r", 1, true, "2..\n");
    }

    #[test]
    fn times_are_written_as_serate_does() {
        let written = [0.07, 59.994, 185.0, 7800.0, 100_800.0]
            .map(|seconds| elapsed(Duration::from_secs_f64(seconds)));
        assert_eq!(written, ["0.07s", "59.99s", "3m05s", "2h10m", "1d04h"]);
    }
}
