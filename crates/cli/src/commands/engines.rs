//! `ennead engines`: the list.

use std::io::Write;

use clap::Args;
use ennead_api::engine::{EngineAnswer, Engines};

use crate::app::{App, Status};

#[derive(Args)]
pub(crate) struct EnginesArgs {}

pub(crate) fn run(app: &App, _: &EnginesArgs) -> anyhow::Result<Status> {
    let mut out = app.out();
    let engines = app.ask(Engines {})?;
    let width = engines.iter().map(|engine| engine.name.len()).max().unwrap_or(0);
    for EngineAnswer { name, about, origin, .. } in engines {
        writeln!(out, "{name:width$}  {about} ({origin})")?;
    }
    out.flush()?;
    Ok(Status::Good)
}
