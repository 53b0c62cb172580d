//! `ennead explain`: the whole solution path by logic.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::Context;
use clap::{Args, ValueEnum};
use ennead::Sheet;
use ennead::logic::{Options, Technique, Theory};
use ennead_api as api;
use ennead_api::page::{path_page, path_page_foot, path_page_head};
use ennead_api::play::{Finders, Walk};
use ennead_text::wrapped;

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::proof_folder::Folder;
use crate::{bulk, output, value};

#[derive(Args)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[arg(long)]
    grid: bool,
    #[arg(long)]
    short: bool,
    #[arg(long, value_name = "N", requires = "short", default_value_t = api::play::USUAL_EFFORT.into(), value_parser = value::number(0..=api::play::MOST_EFFORT.into()))]
    effort: u64,
    #[arg(long, value_name = "DIR")]
    proof: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Html,
    Json,
}

/// Which techniques are used, and in which order.
#[derive(Args)]
pub(crate) struct Choice {
    #[arg(long, value_name = "NAME", value_parser = value::chosen::<Theory>())]
    theory: Option<Theory>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<&'static dyn Technique>())]
    only: Vec<&'static dyn Technique>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<&'static dyn Technique>())]
    without: Vec<&'static dyn Technique>,
    #[arg(long)]
    no_uniqueness: bool,
    #[arg(long, value_name = "N", default_value_t = Options::DEFAULT.max_kraken_size as u64, value_parser = value::number(2..=7))]
    kraken_size: u64,
    #[arg(long, value_name = "N", default_value_t = Options::DEFAULT.max_kraken_fins as u64, value_parser = value::number(1..=5))]
    kraken_fins: u64,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
}

impl Choice {
    /// The finders of the chosen techniques.
    pub(crate) fn finders(&self, app: &App) -> anyhow::Result<Finders> {
        self.finders_of(app, |choice| choice)
    }

    /// The finders for all steps: see [`api::play::Steps`].
    pub(crate) fn finders_of_all(&self, app: &App) -> anyhow::Result<Finders> {
        self.finders_of(app, api::play::Choice::without_nets)
    }

    fn finders_of(
        &self,
        app: &App,
        narrowed: impl FnOnce(api::play::Choice) -> api::play::Choice,
    ) -> anyhow::Result<Finders> {
        let name = || self.table.as_ref().map_or(String::new(), |path| path.display().to_string());
        let table = self.table.as_ref().map(std::fs::read_to_string).transpose();
        let table = table.with_context(name)?;
        let choice = api::play::Choice {
            only: self.only.clone(),
            without: self.without.clone(),
            uniqueness: !self.no_uniqueness,
            kraken_size: self.kraken_size as usize,
            kraken_fins: self.kraken_fins as usize,
            table,
            theory: self.theory,
        };
        let finders = narrowed(choice).finders(&app.words);
        if self.table.is_some() { finders.with_context(name) } else { Ok(finders?) }
    }
}

pub(crate) fn run(app: &App, args: &ExplainArgs) -> anyhow::Result<Status> {
    let finders = args.choice.finders(app)?;
    let (format, grid, coloured) = (args.format, args.grid, app.is_coloured());
    let proofs = args.proof.as_ref().map(|path| Folder::make(app, path)).transpose()?;
    let effort = args.short.then_some(args.effort as u32);
    let met = Mutex::default();
    let explainer = Explainer { app, format, grid, coloured, finders, effort, proofs, met };
    app.attend_to_signals()?;
    let mut out = app.out();
    if args.format == Format::Html {
        out.write_all(path_page_head(&app.words).as_bytes())?;
        out.flush()?;
    }
    // `each_sheet` takes the standard output for itself.
    drop(out);
    let chunks = args.inputs.chunks(app).in_pieces(4);
    let status = bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        explainer.explain(sheet, out)
    })?;
    if args.format == Format::Html {
        let met = explainer.met.into_inner().unwrap_or_else(PoisonError::into_inner);
        writeln!(io::stdout(), "{}", path_page_foot(&met, &app.words))?;
    }
    Ok(status)
}

struct Explainer<'a> {
    app: &'a App,
    format: Format,
    grid: bool,
    coloured: bool,
    finders: Finders,
    effort: Option<u32>,
    proofs: Option<Folder<'a>>,
    /// The techniques of all steps, for what is said of them at the end of a page of HTML.
    met: Mutex<BTreeSet<&'static str>>,
}

impl Explainer<'_> {
    fn explain(&self, sheet: &Sheet, out: &mut dyn Write) -> anyhow::Result<Status> {
        let words = &self.app.words;
        let walk = match Walk::new(sheet, &self.finders, self.effort, &self.app.stop)? {
            Ok(walk) => walk,
            Err(clash) => {
                match self.format {
                    // Whoever reads a list of answers line by line must not meet a sentence.
                    Format::Json => output::json(&clash.answer(words), out)?,
                    _ => writeln!(out, "{}", clash.sentence(words))?,
                }
                return Ok(Status::NotUnique);
            }
        };
        if let Some(proofs) = &self.proofs {
            proofs.add_path(&walk.path)?;
        }
        match self.format {
            Format::Text => self.text(&walk, out)?,
            Format::Markdown => self.markdown(&walk, out)?,
            Format::Html => {
                let names = walk.path.steps.iter().map(|step| step.technique);
                self.met.lock().unwrap_or_else(PoisonError::into_inner).extend(names);
                out.write_all(path_page(&walk, &self.app.asker())?.as_bytes())?;
            }
            Format::Json => output::json(&walk.explained(false, &self.app.asker())?, out)?,
        }
        Ok(if walk.standing.is_unique() { Status::Good } else { Status::NotUnique })
    }

    fn text(&self, walk: &Walk, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        writeln!(out, "{}", walk.standing.clues)?;
        if !walk.standing.is_unique() {
            writeln!(out, "{}", words.say("not-unique"))?;
        }
        for (number, (before, step)) in (1..).zip(walk.path.positions()) {
            writeln!(out, "\n{number:>3}. {}", words.technique(step.technique))?;
            for paragraph in words.paragraphs(step, &before) {
                let indent = 5 + 3 * paragraph.indent;
                let hanging = paragraph.number.map_or(0, |number| format!("{number}. ").len());
                let text = wrapped(&paragraph.to_string(), indent + hanging);
                writeln!(out, "{:indent$}{text}", "")?;
            }
            if self.grid {
                writeln!(out)?;
                let marks = &step.draw_in(&before);
                let text = output::marked(words, &before.face(), marks, self.coloured);
                out.write_all(text.as_bytes())?;
            }
        }
        Ok(writeln!(out, "\n{}", walk.end(&self.app.asker())?)?)
    }

    fn markdown(&self, walk: &Walk, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        writeln!(out, "# {}\n", walk.standing.clues)?;
        if !walk.standing.is_unique() {
            writeln!(out, "*{}*\n", words.say("not-unique"))?;
        }
        for (number, (before, step)) in (1..).zip(walk.path.positions()) {
            let name = words.technique(step.technique);
            write!(out, "{number}. **{name}.**")?;
            for paragraph in words.paragraphs(step, &before) {
                let indent = "  ".repeat(paragraph.indent);
                match paragraph.number {
                    // Markdown would number a list anew where a branch ends.
                    Some(line) => write!(out, "\n   {indent}- {line}\\. {}", paragraph.text)?,
                    None => write!(out, " {}", paragraph.text)?,
                }
            }
            writeln!(out)?;
            if self.grid {
                let marks = &step.draw_in(&before);
                writeln!(out, "\n   ```")?;
                for line in output::marked(words, &before.face(), marks, false).lines() {
                    writeln!(out, "   {line}")?;
                }
                writeln!(out, "   ```\n")?;
            }
        }
        Ok(writeln!(out, "\n{}\n", walk.end(&self.app.asker())?)?)
    }
}
