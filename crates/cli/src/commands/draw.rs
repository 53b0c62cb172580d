//! `ennead draw`: one grid as SVG, PDF, PNG or text, for other people's layouts.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use ennead::rating::Level;
use ennead_api::page::{DrawGrid, Marks};
use ennead_api::puzzle::Asked;
use ennead_booklet::{About, pdf, png, svg};

use super::play::first_asked;
use crate::app::{App, Status, today};
use crate::collection::Chosen;
use crate::input::Source;
use crate::{value, whole_file};

#[derive(Args)]
pub(crate) struct DrawArgs {
    #[arg(value_name = "INPUT")]
    input: Option<OsString>,
    #[command(flatten)]
    collection: Chosen,
    #[arg(long, value_name = "LEVEL", requires = "rules", value_parser = value::chosen::<Level>())]
    level: Option<Level>,
    #[arg(long, short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "WHICH", default_value = Marks::Own.name(), value_parser = value::chosen::<Marks>())]
    marks: Marks,
    #[arg(long, conflicts_with = "step")]
    solution: bool,
    #[arg(long)]
    step: bool,
    #[arg(long, value_name = "MM", default_value_t = DrawGrid::SIZE, value_parser = value::number(10..=1000))]
    size: u64,
    #[arg(long)]
    labels: bool,
    #[arg(long)]
    black: bool,
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value::number(10..=1200))]
    dpi: u64,
}

/// The puzzle to draw: one of the collection, or the first of INPUT.
fn asked(app: &App, args: &DrawArgs) -> anyhow::Result<Option<Asked>> {
    if let Some(asked) = args.collection.puzzle(app, args.level, None)? {
        return Ok(Some(asked));
    }
    let source = match &args.input {
        Some(input) => Source::new(input),
        None if io::stdin().is_terminal() => bail!(app.words.say("draw-no-input")),
        None => Source::Stdin,
    };
    Ok(first_asked(app, source))
}

pub(crate) fn run(app: &App, args: &DrawArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let extension = match &args.output {
        None => "svg".to_owned(),
        Some(file) => {
            file.extension().map_or(String::new(), |it| it.to_string_lossy().to_lowercase())
        }
    };
    if !["svg", "pdf", "png", "txt"].contains(&extension.as_str()) {
        let file = args.output.as_ref().map_or(String::new(), |file| file.display().to_string());
        bail!(app.words.say_with("draw-output", &[("file", file.into())]));
    }
    let Some(asked) = asked(app, args)? else { return Ok(Status::Unreadable) };
    let title = asked.title().unwrap_or("Sudoku").to_owned();
    let question = DrawGrid {
        puzzle: asked.into(),
        marks: args.marks,
        solution: args.solution,
        step: args.step,
        size: args.size,
        labels: args.labels,
        black: args.black,
    };
    let asker = app.asker();
    let bytes = match extension.as_str() {
        "pdf" => {
            let language = app.words.language().code().to_owned();
            let about = About { title, language, date: today() };
            let pages = [question.page(&asker)?];
            pdf(&pages, &about).map_err(|error| anyhow!(error.said(&app.words)))?
        }
        "png" => png(&question.page(&asker)?, args.dpi as f32),
        "txt" => question.text(&asker)?.into_bytes(),
        _ => svg(&question.page(&asker)?).into_bytes(),
    };
    match &args.output {
        Some(file) => {
            whole_file::write(file, &bytes).with_context(|| file.display().to_string())?
        }
        None => {
            let mut out = io::stdout();
            out.write_all(&bytes)?;
            writeln!(out)?;
        }
    }
    Ok(Status::Good)
}
