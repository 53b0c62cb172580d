//! `ennead play`: a game in the terminal.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::bail;
use clap::Args;
use ennead::core::Opening;
use ennead::rating::Level;
use ennead::{Givens, Sheet};
use ennead_api::puzzle::{Asked, Daily, Day, random_seed};
use ennead_tui::Theme;
use ennead_tui::play::{AnyGame, Play};

use crate::app::{App, Status, today};
use crate::collection::Chosen;
use crate::input::{Chunk, Chunks, Item, Source};
use crate::{saved, value, whole_file};

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "INPUT")]
    input: Option<OsString>,
    #[command(flatten)]
    collection: Chosen,
    #[arg(long, value_name = "LEVEL", conflicts_with = "input", value_parser = value::chosen::<Level>())]
    level: Option<Level>,
    #[arg(long, conflicts_with = "input")]
    daily: bool,
    #[arg(long, conflicts_with_all = ["input", "daily", "level", "rules"])]
    own: bool,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(app: &App, args: &PlayArgs) -> anyhow::Result<Status> {
    demand_terminal(app, "play")?;
    let Some((game, file)) = game(app, args)? else { return Ok(Status::Unreadable) };
    let theme = Theme { coloured: app.is_coloured() };
    let mut save = |path: &Path, text: &str| whole_file::write(path, text.as_bytes());
    let typing = args.own && game.start().givens.is_empty();
    let mut play = Play::new(game, &app.words, theme, file, &mut save, 0);
    if typing {
        play = play.typing();
    }
    ennead_tui::run(&mut play)?;
    if !play.message().is_empty() {
        app.tell(play.message());
    }
    Ok(Status::Good)
}

/// The game to play, and the file it is saved to.
fn game(app: &App, args: &PlayArgs) -> anyhow::Result<Option<(AnyGame, Option<PathBuf>)>> {
    if let Some(file) = args.save.as_ref().filter(|file| file.exists()) {
        if args.input.is_some() {
            let name = file.display().to_string();
            bail!(app.words.say_with("tui-game-there", &[("file", name.into())]));
        }
        return Ok(Some((saved::game(&app.words, file)?, Some(file.clone()))));
    }
    if let Some(path) = args.input.as_ref().map(Path::new)
        && let Some(game) = saved::game_if_any(&app.words, path)?
    {
        return Ok(Some((game, Some(args.save.clone().unwrap_or(path.to_owned())))));
    }
    let day = args.daily.then(|| Day::from(today()));
    let level = args.level.unwrap_or(Level::ALL[0]);
    let asked = match args.collection.puzzle(app, args.level, day)? {
        Some(asked) => Some(asked),
        None if args.own => Some(Asked::from(Sheet::from(Givens::EMPTY))),
        None => match (day, source(args.input.as_ref())) {
            (Some(date), _) => Some(Asked::from(daily(app, date, level)?)),
            (None, Some(source)) => first_asked(app, source),
            (None, None) => {
                let mut sheet = Sheet::from(one_of(app, level)?);
                sheet.info.level = Some(app.words.level(level));
                Some(Asked::from(sheet))
            }
        },
    };
    let game = asked.map(|asked| asked.game(&app.words)).transpose()?;
    Ok(game.map(|game| (game, args.save.clone())))
}

/// The puzzle of a day.
fn daily(app: &App, date: Day, level: Level) -> anyhow::Result<Sheet> {
    let answer = app.ask(Daily { date, level })?;
    let mut sheet = Sheet::from(answer.made.puzzle);
    sheet.info.title = Some(answer.title);
    Ok(sheet)
}

/// INPUT, or standard input if it is not a terminal; `None` if a new puzzle is wanted.
pub(crate) fn source(input: Option<&OsString>) -> Option<Source> {
    match input {
        Some(input) => Some(Source::new(input)),
        None if io::stdin().is_terminal() => None,
        None => Some(Source::Stdin),
    }
}

/// The first classic puzzle of a source; reports what is wrong if there is none.
pub(crate) fn first_sheet(app: &App, source: Source) -> Option<Sheet> {
    first(app, Chunks::new(vec![source]), |chunk, take| chunk.sheets(take))
}

/// The first puzzle of a source, for whichever core; reports what is wrong if there is none.
pub(crate) fn first_asked(app: &App, source: Source) -> Option<Asked> {
    let chunks = Chunks::for_every_core(vec![source], Opening::default());
    first(app, chunks, |chunk, take| chunk.asked(take)).map(Arc::unwrap_or_clone)
}

/// The first puzzle of the chunks of a source.
fn first<T>(
    app: &App,
    chunks: Chunks,
    each: impl Fn(&Chunk, &mut dyn FnMut(Item<T>)),
) -> Option<T> {
    let (mut first, mut several) = (None, false);
    for chunk in chunks {
        let mut failed = false;
        each(&chunk, &mut |item| match item {
            Item::Puzzle(puzzle) if first.is_none() => first = Some(puzzle),
            Item::Puzzle(_) => several = true,
            Item::Error(error) if first.is_none() && !failed => {
                error.report(app, &chunk.source);
                failed = true;
            }
            Item::Error(_) => {}
        });
        if failed || several || first.is_some() {
            break;
        }
    }
    if several {
        app.tell(&app.words.say("tui-several"));
    }
    first
}

/// A random puzzle of the level.
pub(crate) fn one_of(app: &App, level: Level) -> anyhow::Result<Givens> {
    let made = ennead_api::puzzle::one_of(level, random_seed(), &app.asker())?;
    Ok(*made.puzzle.givens())
}

/// Fails if there is no terminal to draw on.
pub(crate) fn demand_terminal(app: &App, command: &'static str) -> anyhow::Result<()> {
    if !io::stdout().is_terminal() {
        bail!(app.words.say_with("tui-no-terminal", &[("command", command.into())]));
    }
    Ok(())
}
