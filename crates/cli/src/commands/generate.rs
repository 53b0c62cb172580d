//! `ennead generate`: puzzles to order.

use std::ffi::OsString;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use clap::builder::TypedValueParser;
use ennead::core;
use ennead::depth::Scale;
use ennead::format::{self, Format, Unit};
use ennead::generate::{
    Depths, Made, PathRole, Ratings, Request, Shape, Shortfall, Watch, Way, Wish, make,
};
use ennead::logic::Technique;
use ennead::rating::Level;
use ennead::{Puzzle, Sheet};
use ennead_api::puzzle::{Generate, MadeAnswer, random_seed};

use crate::app::{App, Status};
use crate::args::Threads;
use crate::bulk;
use crate::input::{Chunks, Source};
use crate::output;
use crate::part::{Part, Shard, Start};
use crate::progress::Progress;
use crate::value::{self, Clues};

#[derive(Args)]
pub(crate) struct GenerateArgs {
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long, value_name = "LEVEL", value_parser = value::chosen::<Level>(), conflicts_with = "rating")]
    level: Option<Level>,
    #[arg(long, value_name = "LO..HI")]
    rating: Option<Ratings>,
    #[arg(long, value_name = "NAME=LO..HI,…", value_delimiter = ',', value_parser = value::depths)]
    scale: Vec<Depths>,
    #[arg(long, value_name = "N", value_parser = value::number(0..=3))]
    te_depth: Option<u64>,
    #[arg(long, value_name = "NAME", value_parser = value::chosen::<&'static dyn Technique>())]
    technique: Option<&'static dyn Technique>,
    #[arg(long, value_name = "WHERE", default_value = PathRole::InPath.name(), value_parser = value::chosen::<PathRole>(), requires = "technique")]
    place: PathRole,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<&'static dyn Technique>())]
    only: Vec<&'static dyn Technique>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<&'static dyn Technique>())]
    without: Vec<&'static dyn Technique>,
    #[arg(long, value_name = "SYMMETRY", value_parser = value::chosen::<Shape>())]
    symmetry: Option<Shape>,
    #[arg(long, value_name = "N|LO..HI")]
    clues: Option<Clues>,
    #[arg(long, value_name = "FILE")]
    pattern: Option<PathBuf>,
    #[arg(long)]
    minimal: bool,
    #[arg(long)]
    even: bool,
    #[arg(long)]
    rate: bool,
    #[arg(long)]
    solution: bool,
    #[arg(long, value_name = "PUZZLE")]
    from: Option<OsString>,
    #[arg(long, value_name = "HOW", default_value = Way::Isomorphs.name(), value_parser = value::chosen::<Way>(), requires = "from")]
    like: Way,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = value::number(1..=u64::MAX))]
    attempts: Option<u64>,
    #[arg(long, value_name = "FORMAT", value_parser = out())]
    format: Option<Out>,
    #[command(flatten)]
    part: Part,
    #[command(flatten)]
    threads: Threads,
}

/// How puzzles are printed.
#[derive(Clone, Copy)]
enum Out {
    Json,
    Sheets(&'static Format),
}

/// `json`, or a format that can be written, by name.
fn out() -> impl TypedValueParser<Value = Out> {
    let formats = format::writable().map(|format| (format.name, Out::Sheets(format)));
    value::named("format", std::iter::once(("json", Out::Json)).chain(formats).collect())
}

pub(crate) fn run(app: &App, args: &GenerateArgs) -> anyhow::Result<Status> {
    let wish = match args.wish(app)? {
        Ok(wish) => wish,
        Err(status) => return Ok(status),
    };
    if args.part.is_given() && args.seed.is_none() {
        bail!(app.words.say("generate-part-seed"));
    }
    let seed = args.seed.unwrap_or_else(random_seed);
    let format = args.format.unwrap_or_else(|| {
        let name = if args.count == 1 && !args.part.is_given() { "grid" } else { "line" };
        Out::Sheets(format::by_name(name).expect("a registered format"))
    });
    let (head, foot, in_lines) = match format {
        Out::Json => ("", "", true),
        Out::Sheets(format) => {
            let (head, foot) = output::frame(app, format, args.count > 1)?;
            (head, foot, format.unit == Unit::Line)
        }
    };
    let Start { head, done, last } = args.part.start(app, head.to_owned(), in_lines)?;
    if !last.is_empty() && !is_puzzle(format, &last) {
        bail!(app.words.say("resume-other-result"));
    }
    let foot = if args.part.shard.is_none_or(Shard::is_last) { foot } else { "" };
    let (first, count) = args.left(app, done)?;
    let request = Request { wish, first, count, seed, threads: args.threads.count() };
    app.attend_to_signals()?;
    let watch = Watch::new();
    let mut out = BufWriter::new(io::stdout());
    out.write_all(head.as_bytes())?;
    let shown = Shown { format, solution: args.solution };
    let result = make_and_print(app, &request, &watch, shown, &mut out)?;
    out.write_all(foot.as_bytes())?;
    out.flush()?;
    match result {
        Ok(()) => Ok(Status::Good),
        Err(shortfall) => {
            report(app, &shortfall, watch.made(), args.count);
            Ok(match shortfall {
                Shortfall::Stopped => Status::Stopped,
                // No patience helps.
                Shortfall::Impossible(_) => Status::Unreadable,
                _ => Status::NotDecided,
            })
        }
    }
}

/// Prints each puzzle as it is made, and shows the progress.
fn make_and_print(
    app: &App,
    request: &Request,
    watch: &Watch,
    shown: Shown,
    out: &mut dyn Write,
) -> io::Result<Result<(), Shortfall>> {
    let ended = AtomicBool::new(false);
    let mut failed = None;
    let result = std::thread::scope(|scope| {
        scope.spawn(|| attend(app, request.count, watch, &ended));
        let result = make(request, watch, &app.stop, |made| {
            let printed = print(app, out, shown, request.seed, &made).and_then(|()| {
                // Puzzles that are rated are shown at once, others in batches.
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
    failed.map_or(Ok(result), Err)
}

/// Says why only `made` of `count` puzzles were made.
fn report(app: &App, shortfall: &Shortfall, made: u64, count: u64) {
    let mut why = app.words.shortfall(shortfall);
    if matches!(shortfall, Shortfall::GaveUp(_)) {
        why = format!("{why} {}", app.words.say("generate-look-longer"));
    }
    app.complain(&why);
    if !matches!(shortfall, Shortfall::Impossible(_)) {
        let made = [("made", made.into()), ("count", count.into())];
        app.complain(&app.words.say_with("generate-made", &made));
    }
}

impl GenerateArgs {
    /// The first puzzle to make and how many there are, if `done` puzzles of this part are made
    /// already.
    fn left(&self, app: &App, done: u64) -> anyhow::Result<(u64, u64)> {
        let numbers = self.part.shard.map_or(0..self.count, |shard| shard.range(self.count));
        let first = numbers.start + done;
        match (numbers.end.checked_sub(first), &self.part.resume) {
            (Some(count), _) => Ok((first, count)),
            (None, file) => {
                let file = file.as_ref().map_or(String::new(), |file| file.display().to_string());
                bail!(app.words.say_with("resume-too-long", &[("file", file.into())]))
            }
        }
    }

    /// The conditions; or the status if the puzzle to start from cannot be read, which has then
    /// been reported.
    fn wish(&self, app: &App) -> anyhow::Result<Result<Wish, Status>> {
        let pattern = match &self.pattern {
            None => None,
            Some(path) => {
                let bytes = fs::read(path).with_context(|| path.display().to_string())?;
                let Some(cells) = ennead::generate::pattern(&String::from_utf8_lossy(&bytes))
                else {
                    let file = [("file", path.display().to_string().into())];
                    bail!(app.words.say_with("generate-no-pattern", &file));
                };
                Some(cells)
            }
        };
        let from = match &self.from {
            None => None,
            Some(from) => match read_one(app, from)? {
                Ok(puzzle) => Some((*puzzle.givens()).into()),
                Err(status) => return Ok(Err(status)),
            },
        };
        let te_depth = self.te_depth.map(|depth| {
            let depth = depth as u8;
            Depths { scale: Scale::TrialDepth, least: depth, most: depth }
        });
        let question = Generate {
            level: self.level,
            rating: self.rating,
            scales: self.scale.iter().copied().chain(te_depth).collect(),
            technique: self.technique,
            place: Some(self.place),
            only: self.only.clone(),
            without: self.without.clone(),
            symmetry: self.symmetry,
            clues: self.clues.map(|clues| (clues.least, clues.most)),
            pattern,
            minimal: self.minimal,
            even: self.even,
            rate: self.rate,
            from,
            like: Some(self.like),
            attempts: self.attempts.unwrap_or(0),
            ..Generate::default()
        };
        Ok(Ok(question.wish(&app.asker())?))
    }
}

/// The first puzzle of an INPUT.
fn read_one(app: &App, from: &OsString) -> anyhow::Result<Result<Puzzle, Status>> {
    let mut chunks = Chunks::new(vec![Source::new(from)]).of_givens(None);
    let Some(chunk) = chunks.next() else { return Ok(Err(Status::Unreadable)) };
    let mut puzzles = Vec::new();
    let answered = bulk::read(&chunk, &mut puzzles);
    let progress = Progress::bytes(app, None, String::new());
    bulk::report(app, &chunk.source, &answered, &progress);
    let Some(clues) = puzzles.first() else { return Ok(Err(Status::Unreadable)) };
    Ok(Puzzle::try_from(*clues).map_err(|clash| {
        app.complain(&app.words.clash(clues.givens(), clash.cells));
        Status::NotUnique
    }))
}

/// Shows the progress until the job ends.
fn attend(app: &App, count: u64, watch: &Watch, ended: &AtomicBool) {
    let mut progress =
        Progress::beside_results(app, Some(count), app.words.say("progress-puzzles"));
    while !ended.load(Ordering::Relaxed) {
        let attempts = [("attempts", watch.attempts().into())];
        progress.note(&app.words.say_with("generate-attempts", &attempts));
        progress.reach(watch.made());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// How a puzzle is printed, and whether its solution is too.
#[derive(Clone, Copy)]
struct Shown {
    format: Out,
    solution: bool,
}

fn print(app: &App, out: &mut dyn Write, shown: Shown, seed: u64, made: &Made) -> io::Result<()> {
    let Out::Sheets(format) = shown.format else {
        return output::json(&MadeAnswer::new(seed, made), out);
    };
    let mut sheet = sheet(app, made);
    if shown.solution && format.unit == Unit::Line {
        let solution = made.solution.grid();
        let said = sheet.info.comment.map_or(String::new(), |comment| format!(" {comment}"));
        sheet.info.comment = Some(format!("{solution}{said}"));
    }
    output::write_sheet(format, &sheet, out)?;
    if shown.solution && format.unit == Unit::File {
        writeln!(out)?;
        output::write_sheet(format, &Sheet::from(*made.solution.grid()), out)?;
    }
    Ok(())
}

/// Whether a line can be a puzzle made earlier.
fn is_puzzle(format: Out, line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    match format {
        Out::Json => serde_json::from_str::<serde_json::Value>(&text)
            .is_ok_and(|value| value.get("puzzle").is_some() && value.get("seed").is_some()),
        Out::Sheets(format) => {
            core::read_unit(format, text.trim_end()).is_ok_and(|sheets| sheets.len() == 1)
        }
    }
}

/// The puzzle with everything known of it; the format writes what it can.
fn sheet(app: &App, made: &Made) -> Sheet {
    let mut sheet = Sheet::from(*made.puzzle.givens());
    sheet.info.solution = Some(*made.solution.grid());
    if let (Some(rating), Some(level)) = (&made.rating, made.level()) {
        let hardest = rating.hardest.map_or("-", |rule| rule.name());
        sheet.info.comment = Some(format!("{rating} {hardest}"));
        sheet.info.rating = Some(rating.er.to_string());
        sheet.info.level = Some(app.words.level(level));
    }
    sheet
}
