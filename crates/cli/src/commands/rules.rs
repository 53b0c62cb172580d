//! `ennead rules`: the list.

use std::io::Write;

use clap::Args;
use ennead::rule::KINDS;

use crate::app::{App, Status};

#[derive(Args)]
pub(crate) struct RulesArgs {}

pub(crate) fn run(app: &App, _: &RulesArgs) -> anyhow::Result<Status> {
    let mut out = app.out();
    let names: Vec<String> = KINDS.iter().map(|kind| app.words.rule_name(kind.name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (kind, name) in KINDS.iter().zip(&names) {
        writeln!(out, "{name:width$}  {}", (kind.usage)())?;
    }
    out.flush()?;
    Ok(Status::Good)
}
