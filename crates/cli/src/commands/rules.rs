//! `ennead rules`: the list, and that of the collection.

use std::io::Write;

use clap::Args;
use ennead::rule::KINDS;
use ennead_api::puzzle::{Collection, KindAnswer, LevelCount};

use crate::app::{App, Status};

#[derive(Args)]
pub(crate) struct RulesArgs {
    #[arg(long)]
    collection: bool,
}

pub(crate) fn run(app: &App, args: &RulesArgs) -> anyhow::Result<Status> {
    let lines = if args.collection { collection(app)? } else { rules(app) };
    let width = lines.iter().map(|(first, _)| first.chars().count()).max().unwrap_or(0);
    let mut out = app.out();
    for (first, second) in &lines {
        writeln!(out, "{first:width$}  {second}")?;
    }
    out.flush()?;
    Ok(Status::Good)
}

/// The rules: what each is called, and how it is written.
fn rules(app: &App) -> Vec<(String, String)> {
    KINDS.iter().map(|kind| (app.words.rule_name(kind.name), (kind.usage)())).collect()
}

/// The kinds of the collection: the name of each, its title, and how many puzzles it has at each level.
fn collection(app: &App) -> anyhow::Result<Vec<(String, String)>> {
    let level = |it: &LevelCount| format!("{} {}", app.words.level(it.level), it.count);
    let line = |kind: KindAnswer| {
        let levels: Vec<String> = kind.levels.iter().map(level).collect();
        (kind.kind.to_owned(), format!("{}: {}", kind.title, levels.join(", ")))
    };
    Ok(app.ask(Collection {})?.into_iter().map(line).collect())
}
