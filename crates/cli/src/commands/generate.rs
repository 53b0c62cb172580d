//! `ennead generate`: puzzles as wished for.

use std::ffi::OsString;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use ennead::engine::Stop;
use ennead::format::{self, FORMATS, Format, Frame, Unit};
use ennead::generate::{
    Base, Feature, Made, Ratings, Request, Role, Shape, Shortfall, Watch, Wish, make, pattern,
};
use ennead::logic::rating::{Level, Tenths};
use ennead::logic::{TECHNIQUES, Technique};
use ennead::{Puzzle, Sheet};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::Threads;
use crate::bulk;
use crate::input::{Chunks, Source};
use crate::part::{Part, Shard, Start};
use crate::progress::Progress;

#[derive(Args)]
pub(crate) struct GenerateArgs {
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long, value_name = "LEVEL", value_parser = level, conflicts_with = "rating")]
    level: Option<Level>,
    #[arg(long, value_name = "LO..HI", value_parser = ratings)]
    rating: Option<Ratings>,
    #[arg(long, value_name = "NAME", value_parser = technique)]
    technique: Option<&'static str>,
    #[arg(long, value_name = "WHERE", value_enum, default_value_t = Place::Path, requires = "technique")]
    place: Place,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = technique)]
    only: Vec<&'static str>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = technique)]
    without: Vec<&'static str>,
    #[arg(long, value_name = "SYMMETRY", value_parser = shape)]
    symmetry: Option<Shape>,
    #[arg(long, value_name = "N|LO..HI", value_parser = clues)]
    clues: Option<(usize, usize)>,
    #[arg(long, value_name = "FILE")]
    pattern: Option<PathBuf>,
    #[arg(long)]
    minimal: bool,
    #[arg(long)]
    even: bool,
    #[arg(long)]
    rate: bool,
    #[arg(long, value_name = "PUZZLE")]
    from: Option<OsString>,
    #[arg(long, value_name = "HOW", value_enum, default_value_t = Like::Isomorphs, requires = "from")]
    like: Like,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    attempts: u64,
    #[arg(long, value_name = "FORMAT", value_parser = out_format)]
    format: Option<Out>,
    #[command(flatten)]
    part: Part,
    #[command(flatten)]
    threads: Threads,
}

/// Where on the path the technique stands.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Place {
    Path,
    Hardest,
    First,
}

/// What the puzzles have to do with the one they come from.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Like {
    Isomorphs,
    Neighbours,
    Inside,
}

/// How puzzles are printed.
#[derive(Clone, Copy)]
enum Out {
    Json,
    Sheets(&'static Format),
}

fn level(name: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::name);
    Level::ALL
        .into_iter()
        .find(|level| level.name() == name)
        .ok_or_else(|| format!("expected one of {}", names.join(", ")))
}

fn shape(name: &str) -> Result<Shape, String> {
    Shape::by_name(name)
        .ok_or_else(|| format!("expected one of {}", Shape::ALL.map(Shape::name).join(", ")))
}

fn technique(name: &str) -> Result<&'static str, String> {
    let known = TECHNIQUES.iter().map(|technique| technique.about().name);
    known
        .into_iter()
        .find(|&known| known == name)
        .ok_or_else(|| "`ennead techniques` lists the techniques".to_owned())
}

/// `7.2`, in tenths.
fn tenths(text: &str) -> Option<u16> {
    let rating: f64 = text.trim().parse().ok()?;
    (0.0..=20.0).contains(&rating).then(|| (rating * 10.0).round() as u16)
}

/// `7.2..8.3`, `7.2..`, `..8.3` or `7.2`.
fn ratings(text: &str) -> Result<Ratings, String> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let end = |text: &str, otherwise| match text {
        "" => Some(otherwise),
        _ => tenths(text),
    };
    match (end(least, 10), end(most, 200)) {
        (Some(least), Some(most)) => {
            Ok(Ratings { least: Tenths::new(least), most: Tenths::new(most) })
        }
        _ => Err("expected ratings such as 7.2..8.3".to_owned()),
    }
}

/// `24` or `22..26`.
fn clues(text: &str) -> Result<(usize, usize), String> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) => Ok((least, most)),
        _ => Err("expected a number such as 24, or two such as 22..26".to_owned()),
    }
}

fn out_format(name: &str) -> Result<Out, String> {
    if name == "json" {
        return Ok(Out::Json);
    }
    let format = format::by_name(name).filter(|format| format.write.is_some());
    format.map(Out::Sheets).ok_or_else(|| {
        let writable = FORMATS.iter().filter(|format| format.write.is_some());
        let names: Vec<_> = writable.map(|format| format.name).collect();
        format!("expected json or one of {}", names.join(", "))
    })
}

pub(crate) fn run(app: &App, args: &GenerateArgs) -> anyhow::Result<Status> {
    let wish = match args.wish(app)? {
        Ok(wish) => wish,
        Err(status) => return Ok(status),
    };
    if args.part.is_given() && args.seed.is_none() {
        bail!(app.words.say("generate-part-seed"));
    }
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()));
    let format = args.format.unwrap_or_else(|| {
        let name = if args.count == 1 && !args.part.is_given() { "grid" } else { "line" };
        Out::Sheets(format::by_name(name).expect("a registered format"))
    });
    let (head, foot) = match format {
        Out::Sheets(Format { frame: Frame::Several { head, foot }, .. }) => (*head, *foot),
        Out::Sheets(format) if args.count > 1 => {
            bail!(app.words.say_with("convert-one-puzzle", &[("format", format.name.into())]));
        }
        _ => ("", ""),
    };
    let in_lines = match format {
        Out::Json => true,
        Out::Sheets(format) => format.unit == Unit::Line,
    };
    let Start { head, done } = args.part.start(app, head.to_owned(), in_lines)?;
    let numbers = args.part.shard.map_or(0..args.count, |shard| shard.range(args.count));
    let foot = if args.part.shard.is_none_or(Shard::is_last) { foot } else { "" };
    let first = numbers.start + done;
    let Some(count) = numbers.end.checked_sub(first) else {
        let file =
            args.part.resume.as_ref().map_or(String::new(), |file| file.display().to_string());
        bail!(app.words.say_with("resume-too-long", &[("file", file.into())]));
    };
    let request = Request { wish, first, count, seed, threads: args.threads.count() };
    let (watch, stop) = (Watch::new(), ended_from_outside()?);
    let ended = AtomicBool::new(false);
    let mut out = BufWriter::new(io::stdout());
    out.write_all(head.as_bytes())?;
    let mut failed = None;
    let result = std::thread::scope(|scope| {
        scope.spawn(|| attend(app, count, &watch, &ended));
        let result = make(&request, &watch, &stop, |made| {
            let printed = print(app, &mut out, format, seed, &made).and_then(|()| {
                // Few are shown at once; of many, a batch.
                if made.rating.is_some() || watch.made().is_multiple_of(1024) {
                    out.flush()
                } else {
                    Ok(())
                }
            });
            match printed {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failed = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        ended.store(true, Ordering::Relaxed);
        result
    });
    if let Some(error) = failed {
        return Err(error.into());
    }
    out.write_all(foot.as_bytes())?;
    out.flush()?;
    match result {
        Ok(()) => Ok(Status::Good),
        Err(shortfall) => {
            let mut why = app.words.shortfall(&shortfall);
            if matches!(shortfall, Shortfall::GaveUp(_)) {
                why = format!("{why} {}", app.words.say("generate-look-longer"));
            }
            app.complain(&why);
            if !matches!(shortfall, Shortfall::Impossible(_)) {
                let made = [("made", watch.made().into()), ("count", args.count.into())];
                app.complain(&app.words.say_with("generate-made", &made));
            }
            Ok(Status::NotDecided)
        }
    }
}

impl GenerateArgs {
    /// The wish; or the status if the puzzle to start from cannot be read, which has been said.
    fn wish(&self, app: &App) -> anyhow::Result<Result<Wish, Status>> {
        let named = |names: &[&'static str]| -> Vec<&'static dyn Technique> {
            names.iter().filter_map(|name| ennead::logic::technique(name)).collect()
        };
        let role = match self.place {
            Place::Path => Role::InPath,
            Place::Hardest => Role::Hardest,
            Place::First => Role::First,
        };
        let feature = self.technique.and_then(ennead::logic::technique);
        let mut wish = Wish {
            rating: self.level.map(Ratings::from).or(self.rating),
            feature: feature.map(|technique| Feature { technique, role }),
            without: named(&self.without),
            only: (!self.only.is_empty()).then(|| named(&self.only)),
            shape: self.symmetry.unwrap_or_default(),
            clues: self.clues,
            minimal: self.minimal,
            even: self.even,
            rated: self.rate,
            attempts: self.attempts,
            ..Wish::default()
        };
        if let Some(path) = &self.pattern {
            let name = path.display().to_string();
            let bytes = fs::read(path).with_context(|| name.clone())?;
            match pattern(&String::from_utf8_lossy(&bytes)) {
                Some(cells) => wish.pattern = Some(cells),
                None => {
                    bail!(app.words.say_with("generate-no-pattern", &[("file", name.into())]))
                }
            }
        }
        if let Some(from) = &self.from {
            let puzzle = match read_one(app, from)? {
                Ok(puzzle) => puzzle,
                Err(status) => return Ok(Err(status)),
            };
            wish.base = match self.like {
                Like::Isomorphs => Base::Isomorphs(puzzle),
                Like::Neighbours => Base::Neighbours(puzzle),
                Like::Inside => Base::Inside(puzzle),
            };
        }
        Ok(Ok(wish))
    }
}

/// The first puzzle of an INPUT.
fn read_one(app: &App, from: &OsString) -> anyhow::Result<Result<Puzzle, Status>> {
    let mut chunks = Chunks::new(vec![Source::new(from)]);
    let Some(chunk) = chunks.next() else { return Ok(Err(Status::Unreadable)) };
    let mut puzzles = Vec::new();
    let answered = bulk::read(&chunk, &mut puzzles);
    let progress = Progress::bytes(None, String::new());
    bulk::report(app, &chunk.source, &answered, &progress);
    let Some(givens) = puzzles.first() else { return Ok(Err(Status::Unreadable)) };
    Ok(Puzzle::try_from(*givens).map_err(|clash| {
        app.complain(&app.words.clash(givens, clash.cells));
        Status::NotUnique
    }))
}

/// Shows the progress until the job ends.
fn attend(app: &App, count: u64, watch: &Watch, ended: &AtomicBool) {
    let mut progress = Progress::puzzles(count, app.words.say("progress-puzzles"));
    while !ended.load(Ordering::Relaxed) {
        progress.reach(watch.made());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The stop that Ctrl-C raises; a second one ends the program at once.
fn ended_from_outside() -> io::Result<Stop> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&flag))?;
        signal_hook::flag::register(signal, Arc::clone(&flag))?;
    }
    Ok(Stop::of_flag(flag))
}

fn print(app: &App, out: &mut impl Write, format: Out, seed: u64, made: &Made) -> io::Result<()> {
    match format {
        Out::Json => {
            serde_json::to_writer(&mut *out, &Report::new(seed, made))?;
            writeln!(out)
        }
        Out::Sheets(format) => {
            let write = format.write.expect("a format that is only read is no value of --format");
            let text = write(&sheet(app, made)).expect("every format can hold any one sheet");
            out.write_all(text.as_bytes())?;
            if format.unit == Unit::Line { writeln!(out) } else { Ok(()) }
        }
    }
}

/// The puzzle with what is known of it, for the format to hold what it can.
fn sheet(app: &App, made: &Made) -> Sheet {
    let mut sheet = Sheet::from(*made.puzzle.givens());
    if let (Some(rating), Some(level)) = (&made.rating, made.level()) {
        let hardest = rating.hardest.map_or("-", |rule| rule.name());
        sheet.info.comment = Some(format!("{rating} {hardest}"));
        sheet.info.rating = Some(rating.er.to_string());
        sheet.info.level = Some(app.words.say(&format!("level-{}", level.name())));
    }
    sheet
}

/// A puzzle as a JSON object; the ratings are null unless they were asked for.
#[derive(Serialize)]
struct Report {
    puzzle: String,
    solution: String,
    clues: usize,
    er: Option<f64>,
    ep: Option<f64>,
    ed: Option<f64>,
    level: Option<&'static str>,
    hardest: Option<&'static str>,
    seed: u64,
    number: u64,
}

impl Report {
    fn new(seed: u64, made: &Made) -> Report {
        let of = |rating: Option<Tenths>| rating.map(|tenths| f64::from(tenths.get()) / 10.0);
        let rating = made.rating;
        Report {
            puzzle: made.puzzle.givens().to_string(),
            solution: made.solution.to_string(),
            clues: made.puzzle.givens().len(),
            er: of(rating.map(|rating| rating.er)),
            ep: of(rating.map(|rating| rating.ep)),
            ed: of(rating.map(|rating| rating.ed)),
            level: made.level().map(Level::name),
            hardest: rating.and_then(|rating| rating.hardest).map(|rule| rule.name()),
            seed,
            number: made.number,
        }
    }
}
