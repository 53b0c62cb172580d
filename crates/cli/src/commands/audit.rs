//! `ennead audit`: leaks between data sets, and what is wrong in each.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use clap::Args;
use ennead_dataset::{Audit, AuditedSet, Examiner};
use serde::Deserialize;

use crate::app::{App, Status};
use crate::args::{Format, Inputs, Threads};
use crate::arrays::{self, Kind, Labelled};
use crate::bulk::{self, Answered};
use crate::input::{Chunk, Chunks, InputError, Item, Source};
use crate::progress::Progress;
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

/// How many lines a thread takes at a time.
const PIECE: usize = 64;

pub(crate) fn run(app: &App, args: &AuditArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let mut status = Status::Good;
    let mut audited = Vec::new();
    for input in args.inputs.sources(app) {
        for (name, sources) in sets(app, input)? {
            let (set, its) = read(app, args, name, sources)?;
            audited.push(set);
            status = status.max(its);
        }
    }
    let mut audited = audited.into_iter();
    let Some(train) = audited.next() else { return Ok(status) };
    let audit = Audit::new(train, audited, &app.stop)?;
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
    // A set without a puzzle may have been meant to have some: nothing was found out about it.
    let sets = std::iter::once(&audit.train).chain(audit.tests.iter().map(|test| &test.set));
    if sets.into_iter().any(|set| set.puzzles == 0) {
        status = Status::Unreadable;
    }
    Ok(status.max(if audit.clean { Status::Good } else { Status::NotUnique }))
}

/// The sets of an INPUT, each with its name. A folder of `ennead dataset` has one set for each
/// split, in the order of the splits. Any other folder, and any file, is one set.
fn sets(app: &App, input: Source) -> anyhow::Result<Vec<(String, Vec<Source>)>> {
    let folder = match &input {
        Source::File(path) if path.is_dir() => path.clone(),
        _ => {
            let name = match input.name() {
                name if name.is_empty() => app.words.say("audit-unnamed"),
                name => name,
            };
            return Ok(vec![(name, vec![input])]);
        }
    };
    let name = folder.display().to_string();
    let Some(manifest) = Manifest::read(&folder).with_context(|| name.clone())? else {
        let mut files = Vec::new();
        for entry in fs::read_dir(&folder).with_context(|| name.clone())? {
            let path = entry.with_context(|| name.clone())?.path();
            files.extend(path.is_file().then_some(Source::File(path)));
        }
        files.sort_by_key(Source::name);
        return Ok(vec![(name, files)]);
    };
    let set = |split: Split| {
        let files = manifest.files.iter().filter(|file| file.split == split.name);
        let files = files.map(|file| Source::File(folder.join(&file.path))).collect();
        (format!("{name}/{}", split.name), files)
    };
    Ok(manifest.splits.into_iter().map(set).collect())
}

/// What is read from the manifest of a data set.
#[derive(Deserialize)]
struct Manifest {
    splits: Vec<Split>,
    files: Vec<InSplit>,
}

#[derive(Deserialize)]
struct Split {
    name: String,
}

#[derive(Deserialize)]
struct InSplit {
    path: String,
    split: String,
}

impl Manifest {
    /// The manifest of a folder, if it has one.
    fn read(folder: &Path) -> anyhow::Result<Option<Manifest>> {
        match fs::read(folder.join("manifest.json")) {
            Ok(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

/// Examines all puzzles of a set. If it has several files, their lines are counted on.
fn read(
    app: &App,
    args: &AuditArgs,
    name: String,
    sources: Vec<Source>,
) -> anyhow::Result<(AuditedSet, Status)> {
    let set = Mutex::new(AuditedSet::new(name, args.first as usize));
    let mut status = Status::Good;
    let (mut before, last) = (0, AtomicU64::new(0));
    for source in sources {
        if let Some(its) = read_rows(app, args, &source, &set, (before, &last))? {
            status = status.max(its);
            before = last.load(Ordering::Relaxed);
            continue;
        }
        let examine = |examiner: &mut Examiner, chunk: &Chunk, _: &mut Vec<u8>| {
            let (mut answered, mut examined) = (Answered::default(), Vec::new());
            chunk.placed_sheets(|place, item| match item {
                Item::Puzzle(sheet) => examined.push((place, examiner.examine(&sheet, &app.stop))),
                Item::Error(error) => answered.errors.push(error),
            });
            answered.puzzles = examined.len() as u64;
            let mut set = set.lock().unwrap_or_else(PoisonError::into_inner);
            set.add_unread(answered.errors.len() as u64);
            for (place, examined) in examined {
                last.fetch_max(before + place, Ordering::Relaxed);
                set.add(before + place, examined?);
            }
            Ok(answered)
        };
        let examiner = || Examiner::new(!args.no_levels);
        let chunks = Chunks::new(vec![source]).in_pieces(PIECE);
        let its = bulk::each_chunk_by(app, chunks, args.threads.count(), examiner, examine)?;
        status = status.max(its);
        before = last.load(Ordering::Relaxed);
    }
    Ok((set.into_inner().unwrap_or_else(PoisonError::into_inner), status))
}

/// Examines the puzzles of a table or an array; none if the source is neither.
fn read_rows(
    app: &App,
    args: &AuditArgs,
    source: &Source,
    set: &Mutex<AuditedSet>,
    counted: (u64, &AtomicU64),
) -> anyhow::Result<Option<Status>> {
    #[cfg(feature = "columns")]
    if crate::columns::is_table(source) {
        let pieces = crate::columns::labelled(app, source, PIECE)?;
        return examine(app, args, source, pieces, (set, counted)).map(Some);
    }
    let Source::File(path) = source else { return Ok(None) };
    match arrays::kind(path) {
        None => Ok(None),
        Some(Kind::Beside) => Ok(Some(Status::Good)),
        Some(kind) => {
            let name = || path.display().to_string();
            let pieces = arrays::pieces(path, &kind, PIECE as u64).with_context(name)?;
            let pieces = pieces.map(|piece| Ok(piece?));
            examine(app, args, source, pieces, (set, counted)).map(Some)
        }
    }
}

/// Examines the puzzles of some rows. They are counted on from those before, and the last is noted.
fn examine(
    app: &App,
    args: &AuditArgs,
    source: &Source,
    pieces: impl Iterator<Item = anyhow::Result<Labelled>> + Send,
    (set, (before, last)): (&Mutex<AuditedSet>, (u64, &AtomicU64)),
) -> anyhow::Result<Status> {
    let examine = |examiner: &mut Examiner, piece: anyhow::Result<Labelled>| {
        let (first, rows) = piece?;
        let mut answered = Answered::default();
        for (row, sheet) in (before + first..).zip(rows) {
            match sheet {
                Ok(sheet) => {
                    let examined = examiner.examine(&sheet, &app.stop)?;
                    set.lock().unwrap_or_else(PoisonError::into_inner).add(row, examined);
                    last.fetch_max(row, Ordering::Relaxed);
                    answered.puzzles += 1;
                }
                Err(error) => {
                    set.lock().unwrap_or_else(PoisonError::into_inner).add_unread(1);
                    answered.errors.push(Arc::new(InputError::Read(error)));
                }
            }
        }
        Ok(answered)
    };
    let mut progress = Progress::bytes(app, None, app.words.say("progress-puzzles"));
    let mut status = Status::Good;
    let take = |answered: anyhow::Result<Answered>| -> anyhow::Result<()> {
        let answered = answered?;
        progress.advance(0, answered.puzzles);
        status = status.max(bulk::report(app, &source.name(), &answered, &progress));
        Ok(())
    };
    let examiner = || Examiner::new(!args.no_levels);
    ennead_dataset::crew::in_order(args.threads.count(), pieces, examiner, examine, take)?;
    app.stop.check()?;
    Ok(status)
}
