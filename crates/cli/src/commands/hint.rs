//! `ennead hint`: the next step from a position, shown to some depth.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use ennead::Sheet;
use ennead::draw;
use ennead::engine::Stop;
use ennead::logic::Hint;
use serde::Serialize;

use super::explain::{Choice, Finders, StepReport, position};
use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::{bulk, output};

#[derive(Args)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    depth: u8,
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[arg(long)]
    grid: bool,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(app: &App, args: &HintArgs) -> anyhow::Result<Status> {
    let finders = args.choice.finders()?;
    let coloured = app.is_coloured();
    let chunks = args.inputs.chunks().in_pieces(16);
    bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        hint(app, args, &finders, coloured, sheet, out)
    })
}

fn hint(
    app: &App,
    args: &HintArgs,
    finders: &Finders,
    coloured: bool,
    sheet: &Sheet,
    out: &mut dyn Write,
) -> io::Result<Status> {
    let words = &app.words;
    let Some((position, solution)) = position(sheet) else {
        let grid = sheet.grid();
        writeln!(out, "{}", words.clash(&grid, grid.clashes()))?;
        return Ok(Status::NotUnique);
    };
    let hint = finders
        .of(solution.as_ref())
        .hint(&position, solution.as_ref(), &Stop::never())
        .expect("it is never stopped");
    let text = words.hint(&hint, args.depth);
    let step = match &hint {
        Hint::Step(step) if args.depth == 3 => Some(step),
        _ => None,
    };
    match args.format {
        Format::Json => {
            let kind = match &hint {
                Hint::Solved => "solved",
                Hint::Mistakes(_) => "mistakes",
                Hint::Step(_) => "step",
                Hint::Stuck => "stuck",
            };
            let step = step.map(|step| StepReport::new(step, words));
            let report = Report { puzzle: sheet.givens.to_string(), hint: kind, text, step };
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        }
        Format::Text => {
            if solution.is_none() {
                writeln!(out, "{}", words.say("not-unique"))?;
            }
            writeln!(out, "{}", output::wrapped(&text, 0))?;
            if let (true, Some(step)) = (args.grid, step) {
                let lines = draw::text::lines(&position.face(), &step.draw());
                write!(out, "\n{}", output::drawing(&lines, coloured))?;
            }
        }
    }
    Ok(if solution.is_some() { Status::Good } else { Status::NotUnique })
}

/// A hint as a JSON object; `step` at depth 3 only.
#[derive(Serialize)]
struct Report {
    puzzle: String,
    hint: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<StepReport>,
}
