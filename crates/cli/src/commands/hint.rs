//! `ennead hint`: the next step from a position, in as much detail as asked for.

use clap::{Args, ValueEnum};
use ennead::Sheet;
use ennead::draw;
use ennead_api::{Finders, Hint};

use super::explain::Choice;
use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::{bulk, output, value};

#[derive(Args)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::number(1..=3))]
    depth: u64,
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
    let finders = args.choice.finders(app)?;
    let coloured = app.is_coloured();
    let chunks = args.inputs.chunks().in_pieces(16);
    bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        let answer = ask(app, args, &finders, sheet)?;
        match args.format {
            Format::Json => output::json(&answer, out)?,
            Format::Text => {
                if let Some(note) = &answer.note {
                    writeln!(out, "{note}")?;
                }
                writeln!(out, "{}", output::wrapped(&answer.text, 0))?;
                if let (true, Some((face, drawing))) = (args.grid, &answer.drawing) {
                    let lines = draw::text::lines(face, drawing);
                    write!(out, "\n{}", output::drawing(&lines, coloured))?;
                }
            }
        }
        Ok(if answer.unique { Status::Good } else { Status::NotUnique })
    })
}

fn ask(
    app: &App,
    args: &HintArgs,
    finders: &Finders,
    sheet: &Sheet,
) -> anyhow::Result<ennead_api::HintAnswer> {
    let hint = Hint { depth: args.depth as u8, ..Hint::of(sheet.clone()) };
    hint.answer_with(finders, &app.asker()).map_err(|refusal| app.refused(refusal))
}
