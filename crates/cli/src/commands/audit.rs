//! `ennead audit`: leaks between data sets, and what is wrong in each.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use clap::{Args, ValueEnum};
use ennead_api::{Audit, AuditedSet, Examiner};

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::bulk::{self, Answered};
use crate::input::{Chunk, Chunks, Item, Source};
use crate::{output, value};

#[derive(Args)]
pub(crate) struct AuditArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value::number(0..=1_000_000))]
    first: u64,
    #[arg(long)]
    no_levels: bool,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// How many lines a thread takes at a time.
const PIECE: usize = 64;

pub(crate) fn run(app: &App, args: &AuditArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let mut status = Status::Good;
    let mut sets = Vec::new();
    for source in args.inputs.sources(app) {
        let (set, its) = read(app, args, source)?;
        sets.push(set);
        status = status.max(its);
    }
    let mut sets = sets.into_iter();
    let train = sets.next().expect("there is one source at least");
    let audit = Audit::new(train, sets, &app.stop)?;
    let mut out = app.out();
    match args.format {
        Format::Json => output::json(&audit, &mut out)?,
        Format::Text => {
            for line in audit.lines(&app.words) {
                writeln!(out, "{line}")?;
            }
        }
    }
    out.flush()?;
    Ok(status.max(if audit.clean { Status::Good } else { Status::NotUnique }))
}

/// Examines all puzzles of a set.
fn read(app: &App, args: &AuditArgs, source: Source) -> anyhow::Result<(AuditedSet, Status)> {
    let name = match source.name() {
        name if name.is_empty() => app.words.say("audit-unnamed"),
        name => name,
    };
    let set = Mutex::new(AuditedSet::new(name, args.first as usize));
    let examine = |examiner: &mut Examiner, chunk: &Chunk, _: &mut Vec<u8>| {
        let (mut answered, mut examined) = (Answered::default(), Vec::new());
        chunk.placed_sheets(|place, item| match item {
            Item::Puzzle(sheet) => examined.push((place, examiner.examine(&sheet, &app.stop))),
            Item::Error(error) => answered.errors.push(error),
        });
        answered.puzzles = examined.len() as u64;
        let mut set = set.lock().unwrap_or_else(PoisonError::into_inner);
        for (place, examined) in examined {
            set.add(place, examined?);
        }
        Ok(answered)
    };
    let examiner = || Examiner::new(!args.no_levels);
    let chunks = Chunks::new(vec![source]).in_pieces(PIECE);
    let status = bulk::each_chunk_by(app, chunks, args.threads.count(), examiner, examine)?;
    Ok((set.into_inner().unwrap_or_else(PoisonError::into_inner), status))
}
