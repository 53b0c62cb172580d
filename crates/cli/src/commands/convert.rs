//! `ennead convert`: from any format to another.

use std::io::Write;

use anyhow::bail;
use clap::Args;
use ennead::format::{Format, Frame, Unit};
use ennead_api::{FormatAnswer, Formats, Question};

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::bulk::{self, Answered};
use crate::input::{Chunk, Item};
use crate::value;

#[derive(Args)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "NAME", value_parser = value::format(), required_unless_present = "list")]
    to: Option<&'static Format>,
    #[arg(long, conflicts_with_all = ["to", "inputs"])]
    list: bool,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(app: &App, args: &ConvertArgs) -> anyhow::Result<Status> {
    match args.to {
        Some(format) => convert(app, args, format),
        None => list(app),
    }
}

fn list(app: &App) -> anyhow::Result<Status> {
    let mut out = app.out();
    let formats = Formats {}.answer(&app.asker()).map_err(|refusal| app.refused(refusal))?;
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
    let mut chunks = args.inputs.chunks();
    let (head, foot) = match format.frame {
        Frame::Several { head, foot } => (head, foot),
        Frame::One => {
            let several;
            (chunks, several) = chunks.peek_several();
            if several {
                bail!(app.words.say_with("convert-one-puzzle", &[("format", format.name.into())]));
            }
            ("", "")
        }
    };
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
    let write = format.write.expect("a format that is only read is no value of --to");
    let mut answered = Answered::default();
    chunk.sheets(|item| match item {
        Item::Puzzle(sheet) => {
            let text = write(&sheet).expect("every format can hold any one sheet");
            out.extend(text.as_bytes());
            if format.unit == Unit::Line {
                out.push(b'\n');
            }
            answered.puzzles += 1;
        }
        Item::Error(error) => answered.errors.push(error),
    });
    answered
}
