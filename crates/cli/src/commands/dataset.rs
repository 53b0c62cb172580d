//! `ennead dataset`: a folder of puzzles for machine learning.
//!
//! The crate `ennead-dataset` makes the bytes of each part; here they become files. A file appears
//! whole or not at all, and the record of a part (`parts/00003.json`) after its files, so whatever a
//! killed run leaves behind is either complete or made again. The run that finds all records writes the
//! card and the manifest.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use clap::builder::TypedValueParser;
use ennead::Givens;
use ennead::generate::Ratings;
use ennead::logic::Technique;
use ennead::rating::Level;
use ennead_api::puzzle::random_seed;
use ennead_dataset::{
    FileRecord, Group, Join, Options, Output, PartRecord, Plan, Share, SourceOf, Sum,
};

use crate::app::{App, Status};
use crate::args::Threads;
use crate::bulk;
use crate::input::{Chunks, Source};
use crate::part::Shard;
use crate::progress::Progress;
use crate::value::{self, Clues, Expected};
use crate::whole_file;

#[derive(Args)]
pub(crate) struct DatasetArgs {
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    #[arg(value_name = "INPUT")]
    inputs: Vec<OsString>,
    #[arg(long, short = 'n', value_name = "N", conflicts_with = "inputs", value_parser = value::number(1..=u64::MAX))]
    count: Option<u64>,
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = value::chosen::<Level>(), conflicts_with = "rating")]
    level: Vec<Level>,
    #[arg(long, value_name = "LO..HI,…", value_delimiter = ',')]
    rating: Vec<Ratings>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<&'static dyn Technique>())]
    technique: Vec<&'static dyn Technique>,
    #[arg(long, value_name = "N|LO..HI")]
    clues: Option<Clues>,
    #[arg(long)]
    minimal: bool,
    #[arg(long, value_name = "NAME=N,…", value_delimiter = ',')]
    splits: Vec<Split>,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value::number(0..=1_000_000))]
    augment: u64,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = columns())]
    with: Vec<Option<Group>>,
    #[arg(long, value_name = "FORMAT", default_value = Output::Parquet.name(), value_parser = value::chosen::<Output>())]
    format: Output,
    #[arg(long, value_name = "N", default_value_t = Options::default().rows_per_file, value_parser = value::number(1..=u64::MAX))]
    rows_per_file: u64,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    #[arg(long)]
    resume: bool,
    #[command(flatten)]
    threads: Threads,
}

/// A group of columns, or `none` of them.
fn columns() -> impl TypedValueParser<Value = Option<Group>> {
    let groups = Group::ALL.map(|group| (group.name(), Some(group)));
    value::named("columns", groups.into_iter().chain([("none", None)]).collect())
}

/// `train=9`.
#[derive(Clone)]
struct Split(Share);

impl FromStr for Split {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Split, Expected> {
        let (name, weight) = text.split_once('=').unwrap_or((text, ""));
        let weight = weight.parse().map_err(|_| Expected::Said("expected-split"))?;
        Ok(Split(Share::new(name, weight)))
    }
}

pub(crate) fn run(app: &App, args: &DatasetArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let folder = Folder { app, path: &args.folder };
    let (sources, given, status) = args.sources(app);
    let plan = Plan::new(args.options(&folder, sources)?, &app.asker())?;
    folder.begin(&plan, args.resume || args.shard.is_some())?;
    if folder.is_finished() {
        folder.tell_of_manifest()?;
        return Ok(status);
    }

    let parts = args.shard.map_or(0..plan.parts(), |shard| shard.range(plan.parts()));
    let (made, ended) = (AtomicU64::new(0), AtomicBool::new(false));
    let total = parts.clone().map(|part| plan.range(part)).map(|it| it.end - it.start).sum();
    let result = std::thread::scope(|scope| {
        scope.spawn(|| attend(app, total, &made, &ended));
        let result = parts.into_iter().try_for_each(|part| -> anyhow::Result<()> {
            let range = plan.range(part);
            if folder.record(part)?.is_some() {
                made.fetch_add(range.end - range.start, Ordering::Relaxed);
                return Ok(());
            }
            let given = given.get(range.start as usize..range.end as usize).unwrap_or(&[]);
            let (files, record) = plan
                .make(part, given, args.threads.count(), &made, &app.stop)
                .map_err(|trouble| trouble.refusal(&app.words))?;
            for file in files {
                folder.write(&file.path, &file.bytes)?;
            }
            folder.write(&record_path(part), &serde_json::to_vec(&record)?)
        });
        ended.store(true, Ordering::Relaxed);
        result
    });
    result?;
    folder.finish(&plan)?;
    Ok(status)
}

/// Shows the progress until the work ends.
fn attend(app: &App, total: u64, made: &AtomicU64, ended: &AtomicBool) {
    let mut progress = Progress::puzzles(app, total, app.words.say("progress-puzzles"));
    while !ended.load(Ordering::Relaxed) {
        progress.reach(made.load(Ordering::Relaxed));
        std::thread::sleep(Duration::from_millis(50));
    }
}

impl DatasetArgs {
    /// The sources and their puzzles. What cannot be read is reported, and left out.
    fn sources(&self, app: &App) -> (Vec<SourceOf>, Vec<Givens>, Status) {
        let (mut sources, mut given, mut status) = (Vec::new(), Vec::new(), Status::Good);
        let progress = Progress::bytes(app, None, String::new());
        for source in self.inputs.iter().map(|input| Source::new(input)) {
            let (name, first) = (source.name(), given.len());
            let name = if name.is_empty() { app.words.say("audit-unnamed") } else { name };
            let mut sum = Sum::new();
            let mut puzzles = Vec::new();
            for chunk in Chunks::new(vec![source]).of_givens(None) {
                let answered = bulk::read(&chunk, &mut puzzles);
                status = status.max(bulk::report(app, &chunk.source, &answered, &progress));
                for clues in &puzzles {
                    sum.add(format!("{}\n", clues.givens()).as_bytes());
                    given.push(*clues.givens());
                }
            }
            let puzzles = (given.len() - first) as u64;
            sources.push(SourceOf { name, puzzles, sha256: sum.hex() });
        }
        (sources, given, status)
    }

    /// The options. Without `--seed`, a run that continues takes the seed of the one before.
    fn options(&self, folder: &Folder<'_>, sources: Vec<SourceOf>) -> anyhow::Result<Options> {
        let seed = match self.seed {
            Some(seed) => seed,
            None if self.resume => folder.seed()?.unwrap_or_else(random_seed),
            None if self.shard.is_some() => bail!(folder.app.words.say("dataset-seed")),
            None => random_seed(),
        };
        let usual = Options::default();
        let columns = match self.with.as_slice() {
            [] => usual.columns,
            groups => groups.iter().copied().flatten().collect(),
        };
        let splits = match self.splits.as_slice() {
            [] => usual.splits,
            splits => splits.iter().map(|split| split.0.clone()).collect(),
        };
        Ok(Options {
            seed,
            count: self.count.unwrap_or(usual.count),
            levels: self.level.clone(),
            ratings: self.rating.clone(),
            techniques: self.technique.clone(),
            clues: self.clues.map(|clues| (clues.least, clues.most)),
            minimal: self.minimal,
            sources,
            splits,
            augment: self.augment as u32,
            columns,
            output: self.format,
            rows_per_file: self.rows_per_file,
        })
    }
}

const PLAN: &str = "plan.json";
const MANIFEST: &str = "manifest.json";
const PARTS: &str = "parts";

fn record_path(part: u64) -> String {
    format!("{PARTS}/{part:05}.json")
}

/// The folder that is written.
struct Folder<'a> {
    app: &'a App,
    path: &'a Path,
}

impl Folder<'_> {
    /// Its name in messages.
    fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Writes a file, so that it is there as a whole or not at all.
    fn write(&self, path: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.write_by(path, |file| file.write_all(bytes))
    }

    fn write_by(
        &self,
        path: &str,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> anyhow::Result<()> {
        let path = self.path.join(path);
        let written = || {
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            whole_file::write_by(&path, write)
        };
        written().with_context(|| path.display().to_string())
    }

    /// What is in a file, if there is one.
    fn read(&self, path: &str) -> anyhow::Result<Option<Vec<u8>>> {
        let path = self.path.join(path);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).with_context(|| path.display().to_string()),
        }
    }

    /// Writes the plan into an empty folder; one that `continues` may hold the same plan.
    fn begin(&self, plan: &Plan, continues: bool) -> anyhow::Result<()> {
        let say = |key: &str| self.app.words.say_with(key, &[("folder", self.name().into())]);
        match self.read(PLAN)? {
            Some(there) if continues && there == plan.json().as_bytes() => return Ok(()),
            Some(_) if continues => bail!(say("dataset-other-plan")),
            Some(_) => bail!(say("dataset-folder-taken")),
            None => {}
        }
        let is_empty = match fs::read_dir(self.path) {
            Ok(mut entries) => entries.next().is_none(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => true,
            Err(error) => return Err(error).with_context(|| self.name()),
        };
        // Another machine may be writing the same plan just now.
        if !is_empty && !continues {
            bail!(say("dataset-folder-taken"));
        }
        self.write(PLAN, plan.json().as_bytes())
    }

    /// The seed of the plan that is there.
    fn seed(&self) -> anyhow::Result<Option<u64>> {
        let plan = self.read(PLAN)?.unwrap_or_default();
        let plan: serde_json::Value = serde_json::from_slice(&plan).unwrap_or_default();
        Ok(plan["options"]["seed"].as_u64())
    }

    /// Whether nothing is left to do.
    fn is_finished(&self) -> bool {
        self.path.join(MANIFEST).exists()
    }

    /// The record of a part, if it is made.
    fn record(&self, part: u64) -> anyhow::Result<Option<PartRecord>> {
        let Some(bytes) = self.read(&record_path(part))? else { return Ok(None) };
        let record: PartRecord = serde_json::from_slice(&bytes)?;
        // A file may have been lost while folders were copied.
        let is_there = |file: &FileRecord| {
            let there = fs::metadata(self.path.join(&file.path));
            there.is_ok_and(|there| there.len() == file.bytes)
        };
        Ok(record.files.iter().all(is_there).then_some(record))
    }

    /// Writes the card and the manifest, if all parts are there, and says what there is.
    fn finish(&self, plan: &Plan) -> anyhow::Result<()> {
        let words = &self.app.words;
        let mut parts = Vec::new();
        for part in 0..plan.parts() {
            parts.extend(self.record(part)?);
        }
        let left = plan.parts() - parts.len() as u64;
        if left > 0 {
            let args = [("left", left.into()), ("parts", plan.parts().into())];
            self.app.tell(&words.say_with("dataset-parts-left", &args));
            return Ok(());
        }
        let joined = plan.joins(&parts).into_iter().map(|join| self.join(&join));
        let joined = joined.collect::<anyhow::Result<Vec<_>>>()?;
        for file in plan.finish(&parts, &joined) {
            self.write(&file.path, &file.bytes)?;
        }
        fs::remove_dir_all(self.path.join(PARTS)).with_context(|| self.name())?;
        self.tell_of_manifest()
    }

    /// Writes a file that consists of others.
    fn join(&self, join: &Join) -> anyhow::Result<FileRecord> {
        let mut sum = Sum::new();
        self.write_by(&join.path, |file| {
            sum.add(&join.head);
            file.write_all(&join.head)?;
            for piece in &join.pieces {
                let bytes = fs::read(self.path.join(piece))?;
                sum.add(&bytes);
                file.write_all(&bytes)?;
            }
            Ok(())
        })?;
        Ok(join.record(sum))
    }

    /// Says what the finished folder holds.
    fn tell_of_manifest(&self) -> anyhow::Result<()> {
        let words = &self.app.words;
        let manifest = self.read(MANIFEST)?.unwrap_or_default();
        let manifest: serde_json::Value = serde_json::from_slice(&manifest)?;
        let splits = manifest["splits"].as_array().into_iter().flatten().map(|split| {
            let number = |name: &str| split[name].as_u64().unwrap_or(0);
            let name = split["name"].as_str().unwrap_or_default().to_owned();
            let args = [
                ("name", name.into()),
                ("puzzles", number("puzzles").into()),
                ("rows", number("rows").into()),
            ];
            words.say_with("dataset-done-split", &args)
        });
        let splits = splits.collect::<Vec<_>>().join(", ");
        let args = [("folder", self.name().into()), ("splits", splits.into())];
        let mut out = self.app.out();
        writeln!(out, "{}", words.say_with("dataset-done", &args))?;
        let skipped = manifest["skipped"].as_object().into_iter().flatten();
        let skipped: u64 = skipped.filter_map(|(_, count)| count.as_u64()).sum();
        if skipped > 0 {
            writeln!(out, "{}", words.say_with("dataset-skipped", &[("count", skipped.into())]))?;
        }
        Ok(out.flush()?)
    }
}
