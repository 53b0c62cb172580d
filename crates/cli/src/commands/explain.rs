//! `ennead explain`: the whole path by logic.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};
use ennead::draw;
use ennead::engine::Stop;
use ennead::logic::rating::{self, Level, Rater};
use ennead::logic::{Options, Path, PathFinder, Position, Step, TECHNIQUES, Table};
use ennead::{Puzzle, Sheet, Solution, Verdict};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::commands::rate::HoDoKu;
use crate::{bulk, output};

#[derive(Args)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[arg(long)]
    grid: bool,
    #[command(flatten)]
    pub(crate) choice: Choice,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Html,
    Json,
}

/// Which techniques are used, and in which order.
#[derive(Args)]
pub(crate) struct Choice {
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = technique_name)]
    only: Vec<&'static str>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = technique_name)]
    without: Vec<&'static str>,
    #[arg(long)]
    no_uniqueness: bool,
    #[arg(long, value_name = "N", default_value_t = Options::DEFAULT.max_kraken_size as u8, value_parser = clap::value_parser!(u8).range(2..=7))]
    kraken_size: u8,
    #[arg(long, value_name = "N", default_value_t = Options::DEFAULT.max_kraken_fins as u8, value_parser = clap::value_parser!(u8).range(1..=5))]
    kraken_fins: u8,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
}

fn technique_name(name: &str) -> Result<&'static str, String> {
    let known = TECHNIQUES.iter().map(|technique| technique.about().name);
    known
        .into_iter()
        .find(|&known| known == name)
        .ok_or_else(|| "`ennead techniques` lists the techniques".to_owned())
}

impl Choice {
    /// The finder for puzzles with exactly one solution, and the one for all others, which
    /// does without the techniques that rest on uniqueness.
    pub(crate) fn finders(&self) -> anyhow::Result<Finders> {
        let table = match &self.table {
            None => Table::hodoku().clone(),
            Some(path) => {
                let name = path.display();
                let text = std::fs::read_to_string(path).with_context(|| name.to_string())?;
                text.parse().with_context(|| name.to_string())?
            }
        };
        let finder = |uniqueness| {
            let options = Options {
                uniqueness,
                max_kraken_size: self.kraken_size.into(),
                max_kraken_fins: self.kraken_fins.into(),
                ..Options::DEFAULT
            };
            PathFinder::choose(&table, options, |row| {
                let name = row.technique.about().name;
                let chosen =
                    if self.only.is_empty() { row.used } else { self.only.contains(&name) };
                chosen && !self.without.contains(&name)
            })
        };
        Ok(Finders { unique: finder(!self.no_uniqueness), other: finder(false) })
    }
}

pub(crate) struct Finders {
    unique: PathFinder,
    other: PathFinder,
}

impl Finders {
    /// The finder that may be used on a puzzle with or without a unique `solution`.
    pub(crate) fn of(&self, solution: Option<&Solution>) -> &PathFinder {
        if solution.is_some() { &self.unique } else { &self.other }
    }
}

/// The position of a sheet, as it stands or (if `fresh`) as it was given; and the solution.
pub(crate) fn position(sheet: &Sheet) -> Option<(Position, Option<Solution>)> {
    let puzzle = Puzzle::try_from(sheet.givens).ok()?;
    let position = match &sheet.candidates {
        Some(marks) => Position::from_marks(&sheet.givens, &sheet.placed, marks),
        None => Position::from_digits(&sheet.givens, &sheet.placed),
    };
    Some((position.ok()?, ennead::solution(&puzzle)))
}

pub(crate) fn run(app: &App, args: &ExplainArgs) -> anyhow::Result<Status> {
    let finders = args.choice.finders()?;
    let explainer = Explainer {
        app,
        format: args.format,
        grid: args.grid,
        coloured: app.is_coloured(),
        finders,
    };
    if args.format == Format::Html {
        print!("{}", explainer.html_head());
    }
    let chunks = args.inputs.chunks().in_pieces(4);
    let status = bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        explainer.explain(sheet, out)
    })?;
    if args.format == Format::Html {
        println!("</main></body></html>");
    }
    Ok(status)
}

struct Explainer<'a> {
    app: &'a App,
    format: Format,
    grid: bool,
    coloured: bool,
    finders: Finders,
}

impl Explainer<'_> {
    fn explain(&self, sheet: &Sheet, out: &mut dyn Write) -> io::Result<Status> {
        let words = &self.app.words;
        let Some((start, solution)) = position(sheet) else {
            let grid = sheet.grid();
            writeln!(out, "{}", words.clash(&grid, grid.clashes()))?;
            return Ok(Status::NotUnique);
        };
        let path = self
            .finders
            .of(solution.as_ref())
            .path(&start, &Stop::never())
            .expect("it is never stopped");
        match self.format {
            Format::Text => self.text(sheet, &path, solution.is_some(), out)?,
            Format::Markdown => self.markdown(sheet, &path, solution.is_some(), out)?,
            Format::Html => self.html(sheet, &path, solution.is_some(), out)?,
            Format::Json => {
                serde_json::to_writer(&mut *out, &self.report(sheet, &path, solution.is_some()))?;
                writeln!(out)?;
            }
        }
        Ok(if solution.is_some() { Status::Good } else { Status::NotUnique })
    }

    fn text(
        &self,
        sheet: &Sheet,
        path: &Path,
        unique: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let words = &self.app.words;
        writeln!(out, "{}", sheet.givens)?;
        if !unique {
            writeln!(out, "{}", words.say("not-unique"))?;
        }
        for (number, (before, step)) in path.positions().enumerate() {
            let name = words.technique(step.technique);
            writeln!(out, "\n{:>3}. {name}", number + 1)?;
            for paragraph in words.paragraphs(step) {
                writeln!(out, "     {}", output::wrapped(&paragraph, 5))?;
            }
            if self.grid {
                writeln!(out)?;
                let lines = draw::text::lines(&before.face(), &step.draw());
                out.write_all(output::drawing(&lines, self.coloured).as_bytes())?;
            }
        }
        writeln!(out, "\n{}", self.end(sheet, path, unique))
    }

    fn markdown(
        &self,
        sheet: &Sheet,
        path: &Path,
        unique: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let words = &self.app.words;
        writeln!(out, "# {}\n", sheet.givens)?;
        if !unique {
            writeln!(out, "*{}*\n", words.say("not-unique"))?;
        }
        for (number, (before, step)) in path.positions().enumerate() {
            let name = words.technique(step.technique);
            // A list within the item, where the step tells of steps.
            let text = words.paragraphs(step).join("\n   - ");
            writeln!(out, "{}. **{name}.** {text}", number + 1)?;
            if self.grid {
                let lines = draw::text::lines(&before.face(), &step.draw());
                writeln!(out, "\n   ```")?;
                for line in output::drawing(&lines, false).lines() {
                    writeln!(out, "   {line}")?;
                }
                writeln!(out, "   ```\n")?;
            }
        }
        writeln!(out, "\n{}\n", self.end(sheet, path, unique))
    }

    /// How the path ends and, of a puzzle with one solution, how hard it is on the other scales.
    fn end(&self, sheet: &Sheet, path: &Path, unique: bool) -> String {
        let words = &self.app.words;
        let mut end = words.path_end(path);
        if let Some(level) = level(sheet, unique) {
            let verdict =
                Puzzle::try_from(sheet.givens).map_or(Verdict::Invalid, |p| Verdict::of(&p));
            let sturm = words.say(&format!("rate-sturm-{}", verdict.name()));
            let names = [("sturm", sturm.into()), ("level", words.level(level).into())];
            end = format!("{end} {}.", words.say_with("rate-level", &names));
        }
        end
    }

    fn html_head(&self) -> String {
        format!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>ennead</title><style>\
             :root{{color-scheme:light dark}}body{{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;\
             max-width:62rem;padding:0 1rem}}h1{{font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}}\
             ol{{padding:0;list-style:none}}li{{display:grid;grid-template-columns:minmax(0,24rem) 1fr;\
             gap:1.5rem;margin:0 0 2rem;break-inside:avoid}}li h2{{font-size:1rem;margin:0}}p{{max-width:70ch}}\
             @media(max-width:40rem){{li{{grid-template-columns:1fr}}}}</style></head><body><main>\n",
            self.app.words.language()
        )
    }

    fn html(
        &self,
        sheet: &Sheet,
        path: &Path,
        unique: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let words = &self.app.words;
        writeln!(out, "<h1>{}</h1>", sheet.givens)?;
        if !unique {
            writeln!(out, "<p><em>{}</em></p>", words.say("not-unique"))?;
        }
        writeln!(out, "<ol>")?;
        for (number, (before, step)) in path.positions().enumerate() {
            let svg = draw::svg(&before.face(), &step.draw());
            let name = words.technique(step.technique);
            // Names and sentences are our own and hold none of HTML's characters but `<`, `>`
            // and `&` of Eureka notation.
            let paragraphs = words.paragraphs(step);
            let text = output::html(&paragraphs.join("\n")).replace('\n', "</p><p>");
            let number = number + 1;
            writeln!(out, "<li>{svg}<div><h2>{number}. {name}</h2><p>{text}</p></div></li>")?;
        }
        writeln!(out, "</ol><p>{}</p>", output::html(&self.end(sheet, path, unique)))
    }

    fn report(&self, sheet: &Sheet, path: &Path, unique: bool) -> Report {
        let words = &self.app.words;
        Report {
            puzzle: sheet.givens.to_string(),
            unique,
            solved: path.end.is_solved(),
            level: level(sheet, unique).map(Level::name),
            hodoku: HoDoKu { level: path.level.name(), score: path.score },
            steps: path.steps.iter().map(|step| StepReport::new(step, words)).collect(),
            end: path.end.digits().to_string(),
        }
    }
}

/// The level of a puzzle's givens by their rating, if they have one solution.
fn level(sheet: &Sheet, unique: bool) -> Option<Level> {
    let puzzle = Puzzle::try_from(sheet.givens).ok().filter(|_| unique)?;
    Some(
        Rater::new(rating::Options::default())
            .level(&puzzle, &Stop::never())
            .expect("it is never stopped"),
    )
}

/// A path as a JSON object.
#[derive(Serialize)]
struct Report {
    puzzle: String,
    unique: bool,
    solved: bool,
    /// By rating; null without exactly one solution.
    level: Option<&'static str>,
    hodoku: HoDoKu,
    steps: Vec<StepReport>,
    end: String,
}

/// A step as a JSON object; candidates as `7r1c2`.
#[derive(Serialize)]
pub(crate) struct StepReport {
    technique: &'static str,
    name: String,
    places: Vec<String>,
    eliminates: Vec<String>,
    text: String,
}

impl StepReport {
    pub(crate) fn new(step: &Step, words: &ennead_text::Words) -> StepReport {
        StepReport {
            technique: step.technique,
            name: words.technique(step.technique),
            places: step.placements.iter().map(|placed| placed.to_string()).collect(),
            eliminates: step.eliminations.iter().map(|struck| struck.to_string()).collect(),
            text: words.step(step),
        }
    }
}
