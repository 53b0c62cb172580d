//! `ennead techniques`: the list, the library runner, the documentation.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Subcommand};
use ennead::draw;
use ennead::logic::corpus::{self, Finding};
use ennead::logic::library::{self, Case, Count, Outcome, Report};
use ennead::logic::{Row, Table};
use ennead_api::{TechniqueAnswer, Techniques};
use ennead_text::{Language, Words};

use crate::app::{App, Status};
use crate::input::InputError;
use crate::output;

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
    #[arg(long, value_name = "FOLDER", default_value = "testdata/techniques")]
    cases: PathBuf,
}

pub(crate) fn run(app: &App, args: &TechniquesArgs) -> anyhow::Result<Status> {
    match &args.action {
        None => list(app),
        Some(Action::Verify(args)) => verify(app, &args.files),
        Some(Action::Doc(args)) => doc(args),
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

/// Writes a page for each technique, and an index of them. Only in English.
fn doc(args: &DocArgs) -> anyhow::Result<Status> {
    fs::create_dir_all(&args.folder).with_context(|| args.folder.display().to_string())?;
    let words = Words::new(Language::default());
    let mut index = "# Techniques\n\nIn the order in which they are tried. Some are not used by \
                     default; `techniques!` in `crates/logic/src/techniques.rs` says which. The \
                     pages are written by `ennead techniques doc`.\n\n\
                     | technique | HoDoKu level | score |\n|---|---|---|\n"
        .to_owned();
    for row in &Table::hodoku().rows {
        let name = row.technique.about().name;
        let cases = args.cases.join(format!("{name}.txt"));
        let text = fs::read_to_string(&cases).with_context(|| cases.display().to_string())?;
        let case = library::read(&text).find_map(|case| case.ok().filter(|c| !c.is_near_miss()));
        let path = args.folder.join(format!("{name}.md"));
        fs::write(&path, page(row, case.as_ref(), &words))
            .with_context(|| path.display().to_string())?;
        let level = words.hodoku_level(row.level);
        index += &format!("| [{}]({name}.md) | {level} | {} |\n", words.technique(name), row.score);
    }
    fs::write(args.folder.join("README.md"), index)?;
    Ok(Status::Good)
}

/// The page of a technique: the head of its module, and one of its cases as an example.
fn page(row: &Row, case: Option<&Case>, words: &Words) -> String {
    let about = row.technique.about();
    let mut page = format!("# {}\n\n", words.technique(about.name));
    page += &format!("`{}`", about.name);
    page += &format!(" · level {} · score {}", words.hodoku_level(row.level), row.score);
    if !about.codes.is_empty() {
        page += &format!(" · library code {}", about.codes.join(", "));
    }
    if about.uniqueness {
        page += " · rests on there being one solution";
    }
    page += "\n";
    let head = about.page();
    for section in head.split("\n## ").skip(1) {
        if !section.starts_with("Example") {
            page += &format!("\n## {}\n", section.trim_end());
            continue;
        }
        let found = case.and_then(|case| {
            let step = case.steps()?.into_iter().find(|step| case.is(step))?;
            Some((case.position()?, step))
        });
        if let Some((position, step)) = found {
            let lines = draw::text::lines(&position.face(), &step.draw_in(&position));
            let drawing = output::drawing(&lines, false);
            page += &format!("\n## Example\n\n```text\n{drawing}```\n\n");
            // In Markdown, lines with a number are a list.
            page += &format!("{}\n", words.step(&step, &position));
            page += "\n`*` pattern, `'` second set or fin, `-` eliminated, `+` placed.\n";
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_pages_are_as_the_techniques_are() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let fresh = std::env::temp_dir().join(format!("ennead-pages-{}", std::process::id()));
        let cases = root.join("testdata/techniques");
        doc(&DocArgs { folder: fresh.clone(), cases }).unwrap();
        let files = |folder: &Path| -> Vec<(String, String)> {
            let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            let mut files: Vec<_> = entries
                .map(|path| {
                    let name = path.file_name().unwrap().to_string_lossy().into_owned();
                    (name, fs::read_to_string(&path).unwrap())
                })
                .collect();
            files.sort();
            files
        };
        let (written, fresh_pages) = (files(&root.join("docs/techniques")), files(&fresh));
        fs::remove_dir_all(&fresh).unwrap();
        let stale = "docs/techniques is stale: run `cargo run -- techniques doc`";
        assert!(written == fresh_pages, "{stale}");
    }
}
