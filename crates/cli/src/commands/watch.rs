//! `ennead watch`: classic engines shown step by step in the terminal.

use std::ffi::OsString;

use clap::Args;
use ennead::engine::{Chosen, NO_LIMIT};
use ennead::rating::Level;
use ennead::{Clues, Puzzle};
use ennead_api::engine::demand_trace;
use ennead_api::puzzle::demand_candidates;
use ennead_tui::Theme;
use ennead_tui::watch::{Watch, Watched};

use super::play::{demand_terminal, first_sheet, one_of, source};
use crate::app::{App, Status};
use crate::value;

#[derive(Args)]
pub(crate) struct WatchArgs {
    #[arg(value_name = "INPUT")]
    input: Option<OsString>,
    #[arg(long, value_name = "NAME", value_parser = value::chosen::<Chosen>(), default_value = "guess-ladder")]
    engine: Chosen,
    #[arg(long, value_name = "NAME", value_parser = value::chosen::<Chosen>())]
    against: Option<Chosen>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    limit: u64,
}

pub(crate) fn run(app: &App, args: &WatchArgs) -> anyhow::Result<Status> {
    for Chosen(engine) in std::iter::once(args.engine).chain(args.against) {
        demand_trace(engine, "trace-no-engine", &app.words)?;
    }
    demand_terminal(app, "watch")?;
    let clues = match source(args.input.as_ref()) {
        Some(source) => match first_sheet(app, source) {
            Some(sheet) => Clues::from(&sheet),
            None => return Ok(Status::Unreadable),
        },
        None => one_of(app, Level::Extreme)?.into(),
    };
    for Chosen(engine) in std::iter::once(args.engine).chain(args.against) {
        demand_candidates(engine, &clues, &app.words)?;
    }
    let Ok(puzzle) = Puzzle::try_from(clues) else {
        app.tell(&app.words.clash(clues.givens(), clues.givens().clashes()));
        app.tell(&app.words.say("tui-clash-watch"));
        return Ok(Status::NotUnique);
    };
    let watched = Watched {
        engine: args.engine.0,
        against: args.against.map(|it| it.0),
        puzzle,
        limit: if args.limit == 0 { NO_LIMIT } else { args.limit },
    };
    let theme = Theme { coloured: app.is_coloured() };
    let mut watch = Watch::new(&watched, &app.words, theme);
    watch.begin_at_first_guess();
    ennead_tui::run(&mut watch)?;
    Ok(Status::Good)
}
