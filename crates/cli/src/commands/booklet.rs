//! `ennead booklet`: puzzles on paper.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use clap::builder::TypedValueParser;
use ennead::core::Opening;
use ennead::cross;
use ennead::generate::{Request, Watch, Wish, make};
use ennead::logic::Technique;
use ennead::rating::{Level, Rater, RaterOptions};
use ennead_api::page::{BookletPages, BookletSection, LaidOut, PrintedPuzzle, label, proper};
use ennead_api::puzzle::{CollectionPuzzle, Kind, random_seed};
use ennead_booklet::{
    Cross, MILLIMETRE, MOST_PUZZLES, Page, Paper, Plan, PlanError, PlanProblem, Planned, Settings,
    png, svg,
};

use crate::app::{App, Status, today};
use crate::args::Threads;
use crate::input::{Chunks, InputError, Item as Read, Source};
use crate::{value, whole_file};

#[derive(Args)]
pub(crate) struct BookletArgs {
    #[arg(value_name = "INPUT")]
    inputs: Vec<OsString>,
    #[arg(long, short = 'o', value_name = "FILE")]
    output: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 0)]
    easy: usize,
    #[arg(long, value_name = "N", default_value_t = 0)]
    medium: usize,
    #[arg(long, value_name = "N", default_value_t = 0)]
    hard: usize,
    #[arg(long, value_name = "N", default_value_t = 0)]
    very_hard: usize,
    #[arg(long, value_name = "N", default_value_t = 0)]
    extreme: usize,
    #[arg(long, value_name = "KIND", conflicts_with = "plan", value_parser = value::chosen::<&'static Kind>())]
    rules: Option<&'static Kind>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["easy", "medium", "hard", "very_hard", "extreme"])]
    plan: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    cross: Vec<PathBuf>,
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "SIZE", default_value = Paper::A4.name(), value_parser = value::chosen::<Paper>())]
    paper: Paper,
    #[arg(long)]
    landscape: bool,
    #[arg(long, value_name = "1|2|4|6", default_value = "4", value_parser = count([1, 2, 4, 6]))]
    per_page: usize,
    #[arg(long, value_name = "4|6|9|12", conflicts_with = "no_solutions", value_parser = count([4, 6, 9, 12]))]
    solutions_per_page: Option<usize>,
    #[arg(long, value_name = "MM", default_value_t = 15.0)]
    margin: f32,
    #[arg(long, value_name = "MM", default_value_t = 0.0)]
    gutter: f32,
    #[arg(long)]
    candidates: bool,
    #[arg(long)]
    no_labels: bool,
    #[arg(long)]
    rating: bool,
    #[arg(long)]
    techniques: bool,
    #[arg(long)]
    qr: bool,
    #[arg(long, value_name = "URL", requires = "qr")]
    link: Option<String>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<&'static dyn Technique>())]
    train: Vec<&'static dyn Technique>,
    #[arg(long)]
    worksheets: bool,
    #[arg(long)]
    no_title_page: bool,
    #[arg(long)]
    no_rules: bool,
    #[arg(long)]
    no_page_numbers: bool,
    #[arg(long)]
    no_solutions: bool,
    #[arg(long)]
    black: bool,
    #[arg(long)]
    cut_marks: bool,
    #[arg(long)]
    fold: bool,
    #[arg(long)]
    png: bool,
    #[arg(long, value_name = "N", default_value_t = 100, requires = "png", value_parser = value::number(10..=1200))]
    dpi: u64,
    #[command(flatten)]
    threads: Threads,
}

/// One of these numbers.
fn count<const N: usize>(of: [usize; N]) -> impl TypedValueParser<Value = usize> {
    const NAMES: [&str; 13] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    value::named("value", of.map(|number| (NAMES[number], number)).into())
}

pub(crate) fn run(app: &App, args: &BookletArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let settings = args.settings();
    settings.check().map_err(|wrong| anyhow!(wrong.said(&app.words)))?;
    let drawn = args.is_drawn(app)?;
    let plan = args.plan(app)?;
    let has_none = plan.sections.is_empty() && args.inputs.is_empty();
    if has_none && args.cross.is_empty() && args.train.is_empty() {
        bail!(app.words.say("booklet-nothing"));
    }
    let mut question = BookletPages {
        title: args.title.clone().or(plan.title),
        language: None,
        sections: plan.sections.iter().map(section).collect(),
        train: args.train.clone(),
        cross: Vec::new(),
        settings,
        first: 0,
        count: 1,
    };
    question.check_titles(&app.asker())?;
    let sections = match args.rules {
        Some(kind) => collected(app, args, kind, &plan.sections)?,
        None => graded(app, args, &plan.sections)?,
    };
    match sections {
        Some(sections) => question.sections = sections,
        None => return Ok(Status::NotDecided),
    }
    let mut status = Status::Good;
    if !args.inputs.is_empty() {
        let (puzzles, found) = from_files(app, args)?;
        question.sections.push(BookletSection { title: None, level: None, puzzles });
        status = status.max(found);
    }
    if !args.cross.is_empty() {
        let (cross, found) = cross_numbers(app, args)?;
        question.cross = cross;
        status = status.max(found);
    }
    // Unreadable puzzles have been reported; an empty booklet would only hide that.
    let is_empty = question.sections.iter().all(|section| section.puzzles.is_empty());
    if is_empty && args.train.is_empty() && question.cross.is_empty() && status != Status::Good {
        return Ok(status);
    }
    let laid = question.lay_out(&app.asker())?;
    for id in &laid.left_out {
        status = status.max(not_unique(app, id.clone()));
    }
    if laid.booklet.is_empty() && status != Status::Good {
        return Ok(status);
    }
    args.write(app, &laid, drawn)?;
    let told = [
        ("file", args.output.display().to_string().into()),
        ("count", laid.booklet.len().into()),
        ("pages", laid.pages.len().into()),
    ];
    app.note(&app.words.say_with("booklet-written", &told));
    Ok(status)
}

/// `heft.pdf` becomes `heft-3.png`.
fn numbered(file: &Path, number: usize, extension: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{number}.{extension}"))
}

impl BookletArgs {
    /// Whether the pages are to be drawn as SVG, not written as PDF, by the name of the file.
    fn is_drawn(&self, app: &App) -> anyhow::Result<bool> {
        let extension = self.output.extension().map(|it| it.to_string_lossy().to_lowercase());
        match extension.as_deref() {
            Some("svg") => Ok(true),
            Some("pdf") => Ok(false),
            _ => {
                let file = [("file", self.output.display().to_string().into())];
                bail!(app.words.say_with("booklet-output", &file));
            }
        }
    }

    /// Writes the booklet as PDF, or each page as SVG; and each as PNG, if wanted.
    fn write(&self, app: &App, laid: &LaidOut, drawn: bool) -> anyhow::Result<()> {
        let write = |file: &Path, bytes: &[u8]| {
            whole_file::write(file, bytes).with_context(|| file.display().to_string())
        };
        let write_each = |extension: &str, drawn: &dyn Fn(&Page) -> Vec<u8>| {
            let mut each = (1..).zip(&laid.pages);
            each.try_for_each(|(i, page)| {
                write(&numbered(&self.output, i, extension), &drawn(page))
            })
        };
        match drawn {
            true => write_each("svg", &|page| svg(page).into_bytes())?,
            false => write(&self.output, &laid.pdf(today(), &app.words)?)?,
        }
        if self.png {
            write_each("png", &|page| png(page, self.dpi as f32))?;
        }
        Ok(())
    }

    fn settings(&self) -> Settings {
        Settings {
            paper: self.paper,
            landscape: self.landscape,
            per_page: self.per_page,
            solutions_per_page: self.solutions_per_page,
            margin: self.margin * MILLIMETRE,
            gutter: self.gutter * MILLIMETRE,
            title_page: !self.no_title_page,
            rules: !self.no_rules,
            page_numbers: !self.no_page_numbers,
            candidates: self.candidates,
            labels: !self.no_labels,
            rating: self.rating,
            techniques: self.techniques,
            qr: self.qr,
            link: self.link.clone(),
            solutions: !self.no_solutions,
            worksheets: self.worksheets,
            black_only: self.black,
            cut_marks: self.cut_marks,
            booklet_fold: self.fold,
        }
    }

    fn plan(&self, app: &App) -> anyhow::Result<Plan> {
        let Some(file) = &self.plan else {
            let counts = [self.easy, self.medium, self.hard, self.very_hard, self.extreme];
            let wanted = Level::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
            let plan = Plan::of_levels(wanted);
            if counts.into_iter().fold(0, usize::saturating_add) > MOST_PUZZLES {
                let most = [("most", MOST_PUZZLES.into())];
                bail!(app.words.say_with("booklet-too-many", &most));
            }
            return Ok(plan);
        };
        let name = file.display().to_string();
        let text = fs::read_to_string(file).with_context(|| name.clone())?;
        Plan::read(&text).map_err(|error| anyhow!(wrong_plan(app, &name, &error)))
    }
}

fn wrong_plan(app: &App, file: &str, error: &PlanError) -> String {
    let (key, more) = match &error.problem {
        PlanProblem::Unknown(found) => ("booklet-plan-unknown", ("found", found.as_str().into())),
        PlanProblem::Count(found) => ("booklet-plan-count", ("found", found.as_str().into())),
        PlanProblem::TooMany => ("booklet-plan-too-many", ("most", MOST_PUZZLES.into())),
        PlanProblem::Empty => ("booklet-plan-empty", ("found", "".into())),
    };
    let args = [("file", file.into()), ("line", error.line.to_string().into()), more];
    app.words.say_with(key, &args)
}

/// A section of a plan, before its puzzles are made.
fn section(planned: &Planned) -> BookletSection {
    let level = planned.wanted.first().map(|&(level, _)| level);
    BookletSection { title: planned.title.clone(), level, puzzles: Vec::new() }
}

/// The sections of a plan with puzzles of a kind in the collection; `None` if there are not enough, which
/// has then been reported.
fn collected(
    app: &App,
    args: &BookletArgs,
    kind: &'static Kind,
    plan: &[Planned],
) -> anyhow::Result<Option<Vec<BookletSection>>> {
    let seed = args.seed.unwrap_or_else(random_seed) as usize;
    let mut sections = Vec::new();
    for planned in plan {
        let mut section = section(planned);
        for &(level, wanted) in &planned.wanted {
            let found = kind.count(level);
            if found < wanted {
                let told = [
                    ("level", app.words.level(level).into()),
                    ("found", found.into()),
                    ("wanted", wanted.into()),
                ];
                app.complain(&app.words.say_with("booklet-not-in-collection", &told));
                return Ok(None);
            }
            for i in 0..wanted {
                let number = Some(1 + (seed % found + i) % found);
                let question =
                    CollectionPuzzle { kind, level: Some(level), number, date: None, list: None };
                let asked = question.asked(&app.asker())?;
                let id = asked.title().unwrap_or_default().to_owned();
                section.puzzles.push(PrintedPuzzle { puzzle: asked.into(), id, er: None });
            }
        }
        sections.push(section);
    }
    Ok(Some(sections))
}

/// The sections of a plan; `None` if puzzles could not be found, which has then been reported.
fn graded(
    app: &App,
    args: &BookletArgs,
    plan: &[Planned],
) -> anyhow::Result<Option<Vec<BookletSection>>> {
    // Small, so that it is easy to type.
    let seed = args.seed.unwrap_or_else(|| random_seed() % 1_000_000);
    let mut counts: BTreeMap<Level, usize> = BTreeMap::new();
    for (level, count) in plan.iter().flat_map(|section| &section.wanted) {
        *counts.entry(*level).or_default() += count;
    }
    let mut made: BTreeMap<Level, std::vec::IntoIter<PrintedPuzzle>> = BTreeMap::new();
    // Numbers run through all levels, because puzzles with the same seed and number have the same
    // solution, and a booklet should not have one twice.
    let mut first = 0;
    for (level, count) in counts {
        let wish = Wish { rating: Some(level.into()), ..Wish::default() };
        let threads = args.threads.count();
        let request = Request { wish, first, count: count as u64, seed, threads };
        first += count as u64;
        let mut puzzles = Vec::new();
        let result = make(&request, &Watch::new(), &app.stop, |made| {
            let id = label(level, seed, made.number, &app.words);
            let er = made.rating.map(|rating| rating.er.to_f64());
            puzzles.push(PrintedPuzzle { puzzle: (*made.puzzle.givens()).into(), id, er });
            ControlFlow::Continue(())
        });
        app.stop.check()?;
        if result.is_err() {
            let told = [
                ("level", app.words.level(level).into()),
                ("found", puzzles.len().into()),
                ("wanted", count.into()),
            ];
            app.complain(&app.words.say_with("booklet-not-made", &told));
            return Ok(None);
        }
        made.insert(level, puzzles.into_iter());
    }
    let sections = plan.iter().map(|planned| {
        let mut section = section(planned);
        for (level, count) in &planned.wanted {
            section.puzzles.extend(made.get_mut(level).into_iter().flatten().take(*count));
        }
        section
    });
    Ok(Some(sections.collect()))
}

/// The puzzles of the files, of classic ones those that have exactly one solution.
fn from_files(app: &App, args: &BookletArgs) -> anyhow::Result<(Vec<PrintedPuzzle>, Status)> {
    let sources: Vec<Source> = args.inputs.iter().map(|input| Source::new(input)).collect();
    let mut status = Status::Good;
    let mut puzzles = Vec::new();
    let mut rater = args.rating.then(|| Rater::new(RaterOptions::default()));
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    for chunk in Chunks::for_every_core(sources, Opening::default()) {
        let file = Path::new(&*chunk.source);
        let file = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
        let number = numbers.entry(file.clone()).or_default();
        let mut found = Vec::new();
        chunk.asked(|read| match read {
            Read::Error(error) => {
                error.report(app, &chunk.source);
                status = status.max(error.status());
            }
            Read::Puzzle(asked) => {
                *number += 1;
                let id =
                    if file.is_empty() { format!("{number}") } else { format!("{file} {number}") };
                found.push((Arc::unwrap_or_clone(asked), id));
            }
        });
        for (asked, id) in found {
            let printed = |er| {
                let id = asked.title().map_or_else(|| id.clone(), str::to_owned);
                PrintedPuzzle { puzzle: asked.clone().into(), id, er }
            };
            let Some(clues) = asked.clues() else {
                puzzles.push(printed(None));
                continue;
            };
            if clues.is_sukaku() {
                InputError::Sukaku(None).report(app, &id);
                status = status.max(Status::NotUnique);
                continue;
            }
            let Some((puzzle, _)) = proper(clues.givens()) else {
                status = status.max(not_unique(app, id));
                continue;
            };
            let er = rater.as_mut().map(|rater| rater.rate(&puzzle, &app.stop)).transpose()?;
            puzzles.push(printed(er.map(|rating| rating.er.to_f64())));
        }
        if puzzles.len() > MOST_PUZZLES {
            let most = [("most", MOST_PUZZLES.into())];
            bail!(app.words.say_with("booklet-too-many", &most));
        }
    }
    Ok((puzzles, status))
}

/// Reports a puzzle that is not printed.
fn not_unique(app: &App, id: String) -> Status {
    app.complain(&app.words.say_with("booklet-not-unique", &[("id", id.into())]));
    Status::NotUnique
}

/// The cross-number puzzles that have exactly one solution.
fn cross_numbers(app: &App, args: &BookletArgs) -> anyhow::Result<(Vec<Cross>, Status)> {
    let mut status = Status::Good;
    let mut puzzles = Vec::new();
    let hooks = cross::Hooks { stop: &app.stop, ..cross::Hooks::default() };
    for file in &args.cross {
        let name = file.display().to_string();
        let text = fs::read_to_string(file).with_context(|| name.clone())?;
        let puzzle = match cross::parse(&text) {
            Ok(puzzle) => puzzle,
            Err(error) => bail!("{name}: {}", app.words.cross_problem(&error)),
        };
        let outcome = cross::solve(&puzzle, &cross::Limits::default(), &hooks);
        app.stop.check()?;
        let id = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
        match (outcome.is_unique(), outcome.solutions.into_iter().next()) {
            (Some(true), Some(solution)) => puzzles.push(Cross { puzzle, solution, id }),
            _ => status = status.max(not_unique(app, id)),
        }
    }
    Ok((puzzles, status))
}
