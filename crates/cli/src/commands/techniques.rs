//! `ennead techniques`: the list, the library runner, the documentation.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Subcommand};
use ennead::draw::Drawing;
use ennead::logic::corpus::{self, Finding};
use ennead::logic::library::{self, Count, Outcome, Report};
use ennead::logic::{Position, Technique, lesson};
use ennead_api::play::{TechniqueAnswer, Techniques};
use ennead_api::train::Lesson;
use ennead_text::wrapped;

use crate::app::{App, Status};
use crate::input::InputError;
use crate::{output, technique_pages, value};

#[derive(Args)]
pub(crate) struct TechniquesArgs {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    Show(ShowArgs),
    Verify(VerifyArgs),
    Doc(DocArgs),
}

#[derive(Args)]
struct ShowArgs {
    #[arg(value_name = "TECHNIQUE", value_parser = value::chosen::<&'static dyn Technique>())]
    technique: &'static dyn Technique,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::number(1..=9))]
    position: u64,
}

#[derive(Args)]
struct VerifyArgs {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

#[derive(Args)]
struct DocArgs {
    #[arg(value_name = "FOLDER", default_value = "docs/techniques")]
    folder: PathBuf,
}

pub(crate) fn run(app: &App, args: &TechniquesArgs) -> anyhow::Result<Status> {
    match &args.action {
        None => list(app),
        Some(Action::Show(args)) => show(app, args),
        Some(Action::Verify(args)) => verify(app, &args.files),
        Some(Action::Doc(args)) => {
            technique_pages::write(&args.folder)?;
            Ok(Status::Good)
        }
    }
}

fn list(app: &App) -> anyhow::Result<Status> {
    let mut out = app.out();
    let list = app.ask(Techniques {})?;
    let width = list.iter().map(|it| it.technique.about().name.len()).max().unwrap_or(0);
    for TechniqueAnswer { technique, name, level_name, score, .. } in list {
        let technique = technique.about().name;
        writeln!(out, "{technique:width$}  {level_name:12} {score:>6}  {name}")?;
    }
    out.flush()?;
    Ok(Status::Good)
}

/// The lesson of a technique, with one of its positions and a near miss of it.
fn show(app: &App, args: &ShowArgs) -> anyhow::Result<Status> {
    let words = &app.words;
    let lesson = app.ask(Lesson { technique: args.technique })?;
    let number = args.position as usize;
    let count = lesson.examples.len();
    let named = ("technique", lesson.name.as_str().into());
    if number > count.max(1) {
        let args = [named, ("count", count.into())];
        anyhow::bail!(words.say_with("train-no-position", &args));
    }
    let mut out = app.out();
    let facts = [("level", lesson.level_name.into()), ("score", lesson.score.into())];
    writeln!(out, "{}\n{}", lesson.name, words.say_with("lessons-facts", &facts))?;
    for (head, text) in [
        ("lessons-look", &format!("{} {}", lesson.look, lesson.family.look)),
        ("lessons-why", &lesson.family.why),
        ("lessons-from", &lesson.family.from),
        ("lessons-positions", &lesson.need),
    ] {
        writeln!(out, "\n{}\n  {}", words.say(head), wrapped(text, 2))?;
    }
    let example = lesson::examples(args.technique.about().name).into_iter().nth(number - 1);
    if let Some((example, step)) = example.and_then(|it| it.step().map(|step| (it, step))) {
        let mut picture = |title: String, position: &Position, marks: &Drawing, text: &str| {
            let grid = output::marked(words, &position.face(), marks, app.is_coloured());
            writeln!(out, "\n{title}\n{grid}{}", wrapped(text, 0))
        };
        let position = &example.position;
        let args = [("number", number.into()), ("count", count.into())];
        let title = words.say_with("train-position", &args);
        picture(title, position, &step.draw_in(position), &words.step(&step, position))?;
        if let Some(miss) = example.near_miss(&step) {
            let title = words.say("lessons-miss");
            picture(title, &miss.position, &miss.drawing, &words.near_miss(&miss))?;
        }
    }
    out.flush()?;
    Ok(Status::Good)
}

/// Runs files of HoDoKu library lines, or lists with tabs as [`corpus`] reads them. The last line is
/// `N passed, M failed, K skipped`.
fn verify(app: &App, files: &[PathBuf]) -> anyhow::Result<Status> {
    let mut report = Report::default();
    let mut listed = BTreeMap::new();
    let mut unreadable = false;
    for file in files {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        if text.lines().any(corpus::Line::is_one) {
            unreadable |= verify_list(app, &file.display().to_string(), &text, &mut listed)?;
            continue;
        }
        for case in library::read(&text) {
            match case {
                Ok(case) => {
                    let outcome = case.run();
                    report.add(case, outcome);
                }
                Err(error) => {
                    unreadable = true;
                    InputError::Read(error).report(app, &file.display().to_string());
                }
            }
        }
    }
    let mut out = app.out();
    for (code, count) in &report.codes {
        writeln!(out, "{code:8} {count}")?;
    }
    for case in &report.failures {
        writeln!(out, "failed {case}")?;
    }
    let mut total = report.total();
    for (pattern, count) in &listed {
        writeln!(out, "{pattern:8} {count}")?;
        total.passed += count.passed;
        total.failed += count.failed;
        total.skipped += count.skipped;
    }
    writeln!(out, "{total}")?;
    out.flush()?;
    Ok(match (unreadable, total.failed == 0) {
        (true, _) => Status::Unreadable,
        (false, false) => Status::NotUnique,
        (false, true) => Status::Good,
    })
}

/// Runs a list and says why a line fails; whether a line is unreadable.
fn verify_list(
    app: &App,
    file: &str,
    text: &str,
    counts: &mut BTreeMap<String, Count>,
) -> anyhow::Result<bool> {
    let mut out = app.out();
    let mut unreadable = false;
    for (i, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let line: corpus::Line = match line.parse() {
            Ok(line) => line,
            Err(error) => {
                unreadable = true;
                app.complain(&format!("{file}: {}: {error}", i + 1));
                continue;
            }
        };
        let finding = line.run();
        let count = counts.entry(line.pattern.clone()).or_default();
        match finding.outcome() {
            Outcome::Passed => count.passed += 1,
            Outcome::Failed => count.failed += 1,
            Outcome::Skipped => count.skipped += 1,
        }
        if let Finding::Missing(why) | Finding::Wrong(why) = finding {
            writeln!(out, "failed {file}: {}: {}: {why}", i + 1, line.pattern)?;
        }
    }
    out.flush()?;
    Ok(unreadable)
}
