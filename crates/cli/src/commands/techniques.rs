//! `ennead techniques`: the list, the library runner, the documentation.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Subcommand};
use ennead::logic::corpus::{self, Finding};
use ennead::logic::library::{self, Count, Outcome, Report};
use ennead_api::{TechniqueAnswer, Techniques};


use crate::app::{App, Status};
use crate::input::InputError;
use crate::technique_pages;

#[derive(Args)]
pub(crate) struct TechniquesArgs {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    Verify(VerifyArgs),
    Doc(DocArgs),
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
    let width = list.iter().map(|it| it.technique.len()).max().unwrap_or(0);
    for TechniqueAnswer { technique, name, level_name, score, .. } in list {
        writeln!(out, "{technique:width$}  {level_name:12} {score:>6}  {name}")?;
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
                    app.complain_of(&file.display().to_string(), &InputError::Read(error));
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
