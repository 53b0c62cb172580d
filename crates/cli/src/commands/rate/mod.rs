//! `ennead rate`: how hard puzzles are.

mod summary;

use std::io::Write;
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;
use ennead::Givens;
use ennead::rating::{Level, RaterOptions, Rating, Rule, Tenths};
use ennead_api::puzzle::{Gauge, GaugeOptions, RateAnswer, Rated, RatedPath, RatingScale};
use ennead_api::{Asker, Stop};

use crate::app::{App, Status};
use crate::args::{Bulk, Form, Inputs};
use crate::bulk::{Run, Shape};
use crate::input::Chunks;
use crate::output;
use crate::table::{Columns, Field, Kind, Rows, Value};
use crate::value::{self, Expected};

#[derive(Args)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(
        long,
        value_name = "NAME,…",
        value_delimiter = ',',
        default_value = "se",
        value_parser = value::chosen::<RatingScale>()
    )]
    scale: Vec<RatingScale>,
    #[arg(long)]
    canonical: bool,
    #[arg(long)]
    only_er: bool,
    #[arg(long)]
    no_uniqueness: bool,
    #[arg(long, value_name = "RATING", value_parser = value::rating)]
    stop_above: Option<Tenths>,
    #[arg(long)]
    header: bool,
    #[arg(long, conflicts_with_all = ["columns", "header", "only_er", "resume", "scale"])]
    summary: bool,
    #[command(flatten)]
    bulk: Bulk,
}

/// What is printed for a rating.
#[derive(Clone, PartialEq, Eq)]
enum Format {
    Text,
    Line,
    Csv,
    Json,
    /// A line with placeholders, as in `serate`.
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

/// A name, or a text with placeholders.
impl FromStr for Format {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Format, Expected> {
        match text {
            "text" => Ok(Format::Text),
            "line" => Ok(Format::Line),
            "csv" => Ok(Format::Csv),
            "json" => Ok(Format::Json),
            _ if text.contains('%') => Ok(Format::Template(text.to_owned())),
            _ => Err(Expected::Said("expected-rate-format")),
        }
    }
}

/// The columns for Sudoku Explainer's scale.
const EXPLAINERS: [Field; 7] = [
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
        None => args.inputs.chunks(app).peek_several(),
        // Tables are opened elsewhere.
        Some(_) => (Chunks::new(Vec::new()), true),
    };
    let in_lines = several || args.bulk.part.is_given();
    let default = if in_lines { Format::Line } else { Format::Text };
    let printer = Printer {
        app,
        format: args.format.clone().unwrap_or(default),
        only_er: args.only_er,
        options: GaugeOptions {
            scales: args.scale.clone(),
            canonical: args.canonical,
            rater: RaterOptions {
                uniqueness: !args.no_uniqueness,
                stop_above: args.stop_above,
                ..RaterOptions::default()
            },
        },
    };
    if let Some(form) = args.bulk.columns {
        return Printer { format: Format::Csv, ..printer }.table(args, form);
    }
    app.attend_to_signals()?;
    if args.summary {
        return summary::run(app, args, chunks, &printer.options);
    }
    let shape = Shape {
        head: printer.head(args.header),
        in_lines: printer.format.is_a_line(),
        // Results are printed at once, because the next one may take seconds.
        pieces: Some(1),
        numbered: matches!(printer.format, Format::Template(_)),
        repeatable: !matches!(&printer.format, Format::Template(it) if it.contains("%e")),
        silent: false,
    };
    Run { app, chunks, bulk: &args.bulk, shape }.answer(
        || printer.gauge(),
        |gauge, batch, out| {
            let mut status = Status::Good;
            for (number, clues) in (batch.first..).zip(batch.puzzles) {
                let started = Instant::now();
                let rated = Rated::new(gauge, clues, &app.asker())?;
                printer.print(&Timed { number, rated: &rated, time: started.elapsed() }, out)?;
                status = status.max(status_of(&rated));
            }
            Ok(status)
        },
    )
}

/// A rated puzzle, with its number in the input and how long it took.
struct Timed<'a> {
    number: u64,
    rated: &'a Rated,
    time: Duration,
}

fn status_of(rated: &Rated) -> Status {
    if rated.verdict.is_unique() { Status::Good } else { Status::NotUnique }
}

/// ER: if the bound was passed, the puzzle may be harder.
fn er(rating: &Rating) -> Value {
    if rating.stopped { Value::AtLeast(rating.er) } else { Value::Rating(rating.er) }
}

/// The answers on Sudoku Explainer's scale, one for each of the columns.
fn explainers(path: Option<&RatedPath>) -> [Value; EXPLAINERS.len()] {
    let Some(path) = path else { return std::array::from_fn(|_| Value::None) };
    let rating = &path.rating;
    [
        er(rating),
        Value::Rating(rating.ep),
        Value::Rating(rating.ed),
        Value::text(rating.level().map(Level::name)),
        Value::text(rating.hardest.map(Rule::name)),
        Value::Count(rating.steps as u64),
        path.human().map_or(Value::None, Value::Estimate),
    ]
}

struct Printer<'a> {
    app: &'a App,
    format: Format,
    only_er: bool,
    options: GaugeOptions,
}

impl Printer<'_> {
    /// The ratings as a table.
    fn table(&self, args: &RateArgs, form: Form) -> anyhow::Result<Status> {
        let (app, inputs, bulk, fields) = (self.app, &args.inputs, &args.bulk, &self.fields());
        Columns { app, inputs, bulk, form, fields, piece: 4 }.answer(
            || self.gauge(),
            |gauge, puzzles: &[Givens], rows: &mut Rows| {
                let mut status = Status::Good;
                for givens in puzzles {
                    // A table is not stopped in the middle of a row.
                    let asker = Asker { stop: &Stop::never(), ..app.asker() };
                    let rated = Rated::new(gauge, givens, &asker).expect("nothing stops it");
                    rows.push(self.values(&rated));
                    status = status.max(status_of(&rated));
                }
                status
            },
        )
    }

    /// What rates the puzzles. Steps are only recorded for formats that print them.
    fn gauge(&self) -> Gauge {
        let steps = matches!(self.format, Format::Text | Format::Csv | Format::Json);
        let rater = RaterOptions { steps, ..self.options.rater };
        Gauge::new(&GaugeOptions { rater, ..self.options.clone() })
    }

    /// The columns of a table.
    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![("verdict", Kind::Text)];
        if self.options.is_explainers() {
            fields.extend(EXPLAINERS);
        }
        fields.extend(self.options.berthiers().map(|scale| (scale.name(), Kind::Text)));
        fields
    }

    /// The answers for a puzzle, one for each of the [`fields`](Printer::fields).
    fn values(&self, rated: &Rated) -> Vec<Value> {
        let mut values = vec![Value::Text(rated.verdict.to_string())];
        if self.options.is_explainers() {
            values.extend(explainers(rated.rating.as_ref()));
        }
        values.extend(depths(rated).map(Value::Text));
        values.resize(self.fields().len(), Value::None);
        values
    }

    /// What precedes all ratings.
    fn head(&self, stamp: bool) -> String {
        let mut head = String::new();
        if stamp {
            let GaugeOptions { canonical, rater, .. } = &self.options;
            let version = env!("CARGO_PKG_VERSION");
            head += &format!("# ennead {version} rate");
            if self.options.is_explainers() {
                let uniqueness = if rater.uniqueness { "with" } else { "without" };
                head += &format!(", scale of Sudoku Explainer 1.2.1, {uniqueness} uniqueness");
            }
            for scale in self.options.berthiers() {
                head += &format!(", {}", scale.description().symbol);
            }
            if let Some(bound) = rater.stop_above {
                head += &format!(", stopping above {bound}");
            }
            head += if *canonical { ", canonical form\n" } else { "\n" };
        }
        if self.format == Format::Csv {
            let names: Vec<_> = self.fields().iter().map(|&(name, _)| name).collect();
            head += &format!("puzzle,{}\n", names.join(","));
        }
        head
    }

    fn print(&self, timed: &Timed, out: &mut dyn Write) -> anyhow::Result<()> {
        let rated = timed.rated;
        match &self.format {
            Format::Text => self.text(rated, out)?,
            Format::Line => writeln!(out, "{} {}", rated.clues, self.ratings(rated))?,
            Format::Csv => {
                let values = self.values(rated).into_iter().map(|value| value.to_string());
                let fields: Vec<_> = [rated.clues.to_string()].into_iter().chain(values).collect();
                writeln!(out, "{}", fields.join(","))?;
            }
            Format::Json => output::json(&RateAnswer::new(rated, &self.app.asker())?, out)?,
            Format::Template(template) => writeln!(out, "{}", fill_in(template, timed))?,
        }
        Ok(())
    }

    /// `ER/EP/ED` and the values on the other scales, or why there are none.
    fn ratings(&self, rated: &Rated) -> String {
        if !rated.verdict.is_unique() {
            return rated.verdict.to_string();
        }
        let explainers = rated.rating.iter().map(|RatedPath { rating, .. }| {
            if self.only_er {
                er(rating).to_string()
            } else {
                format!("{}/{}/{}", er(rating), rating.ep, rating.ed)
            }
        });
        explainers.chain(depths(rated)).collect::<Vec<_>>().join(" ")
    }

    fn text(&self, rated: &Rated, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        writeln!(out, "{}", rated.clues)?;
        if !rated.verdict.is_unique() {
            writeln!(out, "{}", rated.sentence(words))?;
        }
        if let Some(path) = &rated.rating {
            self.path(rated, path, out)?;
        }
        for &(scale, depth) in &rated.depths {
            writeln!(out, "{}", words.depth(scale, depth))?;
        }
        Ok(())
    }

    /// The rating on Sudoku Explainer's scale, and what comes with it.
    fn path(&self, rated: &Rated, path: &RatedPath, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        let rating = &path.rating;
        let hardest = rating.hardest.map_or("-".into(), |rule| words.rule(rule));
        let ratings = [
            ("er", er(rating).to_string().into()),
            ("ep", rating.ep.to_string().into()),
            ("ed", rating.ed.to_string().into()),
            ("hardest", hardest.into()),
        ];
        writeln!(out, "{}", words.say_with("rate-ratings", &ratings))?;
        writeln!(out, "{}", words.levels(rated.verdict, rating.level()))?;
        let hodoku = path.hodoku(&self.app.asker())?;
        let hodoku = [("level", hodoku.level_name.into()), ("score", hodoku.score.into())];
        writeln!(out, "{}", words.say_with("rate-hodoku", &hodoku))?;
        if let Some(human) = path.human() {
            writeln!(out, "{}", words.human(human, rating.er))?;
        }
        Ok(())
    }
}

/// The values on D. Berthier's scales: `3`, `>12`, `never`.
fn depths(rated: &Rated) -> impl Iterator<Item = String> {
    rated.depths.iter().map(|(_, depth)| depth.to_string())
}

/// A template with its placeholders filled in: those of `serate` (%r %p %d the ratings, %g the
/// puzzle, %n its number, %e the time, %%), and ours: %l the level, %h the hardest rule, %s the
/// values on D. Berthier's scales.
fn fill_in(template: &str, timed: &Timed) -> String {
    let rated = timed.rated;
    let of = |part: fn(&RatedPath) -> String| match &rated.rating {
        Some(path) => part(path),
        None if rated.verdict.is_unique() => "-".to_owned(),
        None => rated.verdict.to_string(),
    };
    let mut line = String::new();
    let mut characters = template.chars();
    while let Some(character) = characters.next() {
        if character != '%' {
            line.push(character);
            continue;
        }
        match characters.next() {
            Some('r') => line += &of(|path| er(&path.rating).to_string()),
            Some('p') => line += &of(|path| path.rating.ep.to_string()),
            Some('d') => line += &of(|path| path.rating.ed.to_string()),
            Some('l') => {
                line += &of(|path| path.rating.level().map_or("?", Level::name).to_owned())
            }
            Some('h') => {
                line += &of(|path| path.rating.hardest.map_or("-", Rule::name).to_owned());
            }
            Some('s') if rated.verdict.is_unique() => {
                line += &depths(rated).collect::<Vec<_>>().join(" ");
            }
            Some('s') => line += rated.verdict.name(),
            Some('g') => line += &rated.clues.to_string(),
            Some('n') => line += &timed.number.to_string(),
            Some('e') => line += &elapsed(timed.time),
            // As in serate: an unknown letter is printed as it is.
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
