//! `ennead hint`: the next step from a position, in as much detail as asked for.

use std::io::{self, Write};

use clap::Args;
use ennead::Sheet;
use ennead::draw;
use ennead_api::play::{Finders, Hint, Steps};
use ennead_text::{Words, wrapped};

use super::explain::Choice;
use crate::app::{App, Status};
use crate::args::{Format, Inputs, Threads};
use crate::{bulk, output, value};

#[derive(Args)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::number(1..=3))]
    depth: u64,
    #[arg(long, conflicts_with = "depth")]
    all: bool,
    #[arg(long, value_name = "N", default_value_t = Steps::MOST as u64, requires = "all", value_parser = value::number(1..=10_000))]
    most: u64,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
    #[arg(long)]
    grid: bool,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(app: &App, args: &HintArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let choice = &args.choice;
    let finders = if args.all { choice.finders_of_all(app) } else { choice.finders(app) }?;
    let asked = Asked { app, args, finders, coloured: app.is_coloured() };
    let chunks = args.inputs.chunks(app).in_pieces(16);
    bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        let unique = if args.all { asked.all(sheet, out) } else { asked.next(sheet, out) }?;
        Ok(if unique { Status::Good } else { Status::NotUnique })
    })
}

/// What is asked about every position.
struct Asked<'a> {
    app: &'a App,
    args: &'a HintArgs,
    finders: Finders,
    coloured: bool,
}

impl Asked<'_> {
    /// Prints the hint; returns whether the puzzle has exactly one solution.
    fn next(&self, sheet: &Sheet, out: &mut dyn Write) -> anyhow::Result<bool> {
        let &Asked { app, args, ref finders, coloured } = self;
        let hint = Hint { depth: args.depth as u8, ..Hint::of(sheet.clone()) };
        let answer = hint.answer_with(finders, &app.asker())?;
        match args.format {
            Format::Json => output::json(&answer, out)?,
            Format::Text => {
                if let Some(note) = &answer.note {
                    writeln!(out, "{note}")?;
                }
                writeln!(out, "{}", wrapped(&answer.text, 0))?;
                if let (true, Some(drawn)) = (args.grid, &answer.drawing) {
                    draw_step(&app.words, drawn, coloured, out)?;
                }
            }
        }
        Ok(answer.unique)
    }

    /// Prints all steps, by technique; returns whether the puzzle has exactly one solution.
    fn all(&self, sheet: &Sheet, out: &mut dyn Write) -> anyhow::Result<bool> {
        let &Asked { app, args, ref finders, coloured } = self;
        let steps = Steps { most: args.most as usize, ..Steps::of(sheet.clone()) };
        let answer = steps.answer_with(finders, &app.asker())?;
        if args.format == Format::Json {
            output::json(&answer, out)?;
            return Ok(answer.unique);
        }
        if let Some(note) = &answer.note {
            writeln!(out, "{note}\n")?;
        }
        let mut technique = "";
        for (step, drawn) in answer.steps.iter().zip(&answer.drawn) {
            if step.technique != technique {
                technique = step.technique;
                writeln!(out, "{}", step.name)?;
            }
            writeln!(out, "  {}", wrapped(&step.text, 2))?;
            if args.grid {
                draw_step(&app.words, drawn, coloured, out)?;
                writeln!(out)?;
            }
        }
        let gap = if answer.steps.is_empty() { "" } else { "\n" };
        writeln!(out, "{gap}{}", wrapped(&answer.text, 0))?;
        Ok(answer.unique)
    }
}

/// The position with the marks of a step.
fn draw_step(
    words: &Words,
    (face, drawing): &(draw::Face, draw::Drawing),
    coloured: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    write!(out, "\n{}", output::marked(words, face, drawing, coloured))
}
