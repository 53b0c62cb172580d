//! `ennead engines`: the list.

use std::io::Write;

use clap::Args;

use crate::app::{App, Status};

#[derive(Args)]
pub(crate) struct EnginesArgs {}

pub(crate) fn run(app: &App, _: &EnginesArgs) -> anyhow::Result<Status> {
    let mut out = app.out();
    let width = ennead::ENGINES.iter().map(|engine| engine.name().len()).max().unwrap_or(0);
    for engine in ennead::ENGINES.iter() {
        let about = app.words.say(&format!("engine-{}", engine.name()));
        writeln!(out, "{:width$}  {about} ({})", engine.name(), engine.origin())?;
    }
    out.flush()?;
    Ok(Status::Good)
}
