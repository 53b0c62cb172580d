//! `ennead convert`: from any format to another.

use std::io::Write;
use std::sync::Arc;

use clap::Args;
use ennead::Writable;
use ennead::format::{Format, Frame, Unit};
use ennead_api::puzzle::{FormatAnswer, Formats};

use crate::app::{App, Status};
use crate::args::{Inputs, Opening, Threads};
use crate::bulk::{self, Answered};
use crate::input::{Chunk, Chunks, InputError, Item};
use crate::{output, value};

#[derive(Args)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "NAME", value_parser = value::chosen::<Writable>(), required_unless_present = "list")]
    to: Option<Writable>,
    #[arg(long, conflicts_with_all = ["to", "inputs"])]
    list: bool,
    #[command(flatten)]
    opening: Opening,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(app: &App, args: &ConvertArgs) -> anyhow::Result<Status> {
    match args.to {
        Some(Writable(format)) => convert(app, args, format),
        None => list(app),
    }
}

fn list(app: &App) -> anyhow::Result<Status> {
    let mut out = app.out();
    let formats = app.ask(Formats {})?;
    let width = formats.iter().map(|format| format.name.len()).max().unwrap_or(0);
    for FormatAnswer { name, about, writes, .. } in formats {
        let read_only =
            if writes { "" } else { &format!(" ({})", app.words.say("format-read-only")) };
        writeln!(out, "{name:width$}  {about}{read_only}")?;
    }
    out.flush()?;
    Ok(Status::Good)
}

fn convert(app: &App, args: &ConvertArgs, format: &'static Format) -> anyhow::Result<Status> {
    let chunks = Chunks::for_every_core(args.inputs.sources(app), args.opening.of_core());
    let (mut chunks, mut several) = (chunks, false);
    if format.frame == Frame::One {
        (chunks, several) = chunks.peek_several();
    }
    let (head, foot) = output::frame(app, format, several)?;
    // Standard output is written to and flushed here, then by the chunks, and here again.
    write(head)?;
    let work = |chunk: &Chunk, out: &mut Vec<u8>| Ok(convert_chunk(chunk, format, out));
    let status = bulk::each_chunk(app, chunks, args.threads.count(), work)?;
    write(foot)?;
    Ok(status)
}

fn write(text: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn convert_chunk(chunk: &Chunk, format: &Format, out: &mut Vec<u8>) -> Answered {
    let mut answered = Answered::default();
    if !chunk.is_for_every_core() {
        chunk.sheets(|item| match item {
            Item::Puzzle(sheet) => {
                output::write_sheet(format, &sheet, out).expect("a vector takes all");
                answered.puzzles += 1;
            }
            Item::Error(error) => answered.errors.push(error),
        });
        return answered;
    }
    chunk.asked(|item| {
        let written = match item {
            Item::Puzzle(asked) => asked.write(format),
            Item::Error(error) => return answered.errors.push(error),
        };
        match written {
            Ok(text) => {
                out.extend(text.as_bytes());
                if format.unit == Unit::Line {
                    out.push(b'\n');
                }
                answered.puzzles += 1;
            }
            Err(error) => {
                answered.errors.push(Arc::new(InputError::Unwritable(format.name, error)));
            }
        }
    });
    answered
}
