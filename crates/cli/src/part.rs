//! Which part of a long run to do.
//!
//! `--shard I/N` divides the work beforehand, so that several machines can share it; `--resume
//! FILE` continues after the results an earlier run printed into FILE. Both rely on one rule: a
//! result is a whole line, and results are printed in the order of the input. So the outputs of the
//! shards, joined in order, equal the output of a whole run byte for byte. The same is true of a
//! run killed at any moment, with the rest appended to it. A run that continues makes the last result again,
//! and refuses a file in which it is another: that file is from another run.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail};
use clap::Args;

use crate::app::App;
use crate::value::Expected;

/// The options of every command that may run for days.
#[derive(Args)]
pub(crate) struct Part {
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

/// One of several parts of the work, all of about the same size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    // Invariant: index < of.
    index: u64,
    of: u64,
}

/// `I/N`, counted from 1.
impl FromStr for Shard {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Shard, Expected> {
        let number = |text: &str| text.parse().ok().filter(|&number: &u64| number > 0);
        let (index, of) = text.split_once('/').unwrap_or(("", ""));
        match (number(index), number(of)) {
            (Some(index), Some(of)) if index <= of => Ok(Shard { index: index - 1, of }),
            _ => Err(Expected::Said("expected-shard")),
        }
    }
}

impl Shard {
    /// Its part of `total` items; the parts follow one another without a gap.
    pub(crate) fn range(self, total: u64) -> Range<u64> {
        let bound = |i: u64| (u128::from(total) * u128::from(i) / u128::from(self.of)) as u64;
        bound(self.index)..bound(self.index + 1)
    }

    /// Whether nothing comes before it.
    pub(crate) fn is_first(self) -> bool {
        self.index == 0
    }

    /// Whether nothing comes after it.
    pub(crate) fn is_last(self) -> bool {
        self.index + 1 == self.of
    }
}

/// Where a run continues.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Start {
    /// What to print before the results.
    pub(crate) head: String,
    /// The number of results already printed.
    pub(crate) done: u64,
    /// The last of them, with its line's end; empty if there is none.
    pub(crate) last: Vec<u8>,
}

impl Part {
    /// Whether the run is one of several that belong together, so that its results must be lines.
    pub(crate) fn is_given(&self) -> bool {
        self.shard.is_some() || self.resume.is_some()
    }

    /// Where to continue a run that prints `head` and then, if `in_lines`, one line for each
    /// result. If the last line of the earlier run is incomplete, it is cut off its file.
    ///
    /// # Errors
    ///
    /// If the file to resume from does not exist or cannot be read, if results are not lines, or if it
    /// does not begin with this run's head.
    pub(crate) fn start(&self, app: &App, head: String, in_lines: bool) -> anyhow::Result<Start> {
        let head = if self.shard.is_none_or(Shard::is_first) { head } else { String::new() };
        let Some(path) = &self.resume else { return Ok(Start { head, ..Start::default() }) };
        if !in_lines {
            bail!(app.words.say("resume-in-lines"));
        }
        let name = || path.display().to_string();
        match whole_results(path, &head).with_context(name)? {
            Some(start) => Ok(start),
            None => bail!(app.words.say_with("resume-other-head", &[("file", name().into())])),
        }
    }
}

/// Counts the whole lines after `head` in the file and cuts off the rest; `None` if the file begins
/// differently. (Whoever appends to the file as the help says has a file: the shell has made it.)
fn whole_results(path: &Path, head: &str) -> io::Result<Option<Start>> {
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    let mut reader = BufReader::with_capacity(1 << 20, &file);
    let mut begun = Vec::new();
    reader.by_ref().take(head.len() as u64).read_to_end(&mut begun)?;
    if !head.as_bytes().starts_with(&begun) {
        return Ok(None);
    }
    if begun.len() < head.len() {
        file.set_len(0)?;
        return Ok(Some(Start { head: head.to_owned(), ..Start::default() }));
    }
    let lines = Lines::count(reader)?;
    let begin = head.len() as u64;
    let mut last = vec![0; (lines.bytes - lines.last) as usize];
    (&file).seek(SeekFrom::Start(begin + lines.last))?;
    (&file).read_exact(&mut last)?;
    cut(&file, begin + lines.bytes)?;
    Ok(Some(Start { head: String::new(), done: lines.number, last }))
}

/// Cuts a file off after this many bytes, if it is longer.
fn cut(file: &File, length: u64) -> io::Result<()> {
    if file.metadata()?.len() > length { file.set_len(length) } else { Ok(()) }
}

/// The complete lines of a text.
#[derive(Default)]
struct Lines {
    number: u64,
    /// Where they end.
    bytes: u64,
    /// Where the last of them begins.
    last: u64,
}

impl Lines {
    fn count(mut reader: impl Read) -> io::Result<Lines> {
        let mut lines = Lines::default();
        let (mut block, mut before) = (vec![0; 1 << 20], 0);
        loop {
            let read = match reader.read(&mut block) {
                Ok(0) => return Ok(lines),
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let block = &block[..read];
            for end in memchr::memchr_iter(b'\n', block) {
                lines.number += 1;
                lines.last = std::mem::replace(&mut lines.bytes, before + end as u64 + 1);
            }
            before += read as u64;
        }
    }
}
