//! `ennead train`: positions that need a technique, in the terminal.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::bail;
use clap::Args;
use ennead::logic::Technique;
use ennead_game::Progress;
use ennead_tui::Theme;
use ennead_tui::train::Train;

use super::play::demand_terminal;
use crate::app::{App, Status};
use crate::{saved, value};

#[derive(Args)]
pub(crate) struct TrainArgs {
    #[arg(value_name = "TECHNIQUE", value_parser = value::chosen::<&'static dyn Technique>())]
    technique: Option<&'static dyn Technique>,
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,
}

pub(crate) fn run(app: &App, args: &TrainArgs) -> anyhow::Result<Status> {
    demand_terminal(app, "train")?;
    let Some(file) = args.progress.clone().or_else(usual_file) else {
        bail!(app.words.say("tui-train-no-folder"));
    };
    let progress = saved::progress(&app.words, &file)?;
    let theme = Theme { coloured: app.is_coloured() };
    let name = file.display().to_string();
    let mut unkept = None;
    let mut keep = |progress: &Progress| {
        let kept = saved::keep(&file, progress);
        unkept = kept.as_ref().err().map(|error| app.words.system_reason(error));
        kept
    };
    let mut train =
        Train::new(args.technique, progress.clone(), today(), &app.words, theme, &mut keep)?;
    ennead_tui::run(&mut train)?;
    let is_changed = *train.progress() != progress;
    drop(train);
    let name = ("file", name.into());
    match unkept {
        Some(error) => {
            app.tell(&app.words.say_with("tui-train-not-kept", &[name, ("error", error.into())]));
            Ok(Status::Unreadable)
        }
        None => {
            if is_changed {
                app.tell(&app.words.say_with("tui-train-kept", &[name]));
            }
            Ok(Status::Good)
        }
    }
}

/// Today by the world's clock (UTC), in days since 1 January 1970.
fn today() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    u32::try_from(now / 86_400).unwrap_or(0).min(Progress::LAST_DAY)
}

/// The usual file: in the folder for the user's data, as each system has it.
fn usual_file() -> Option<PathBuf> {
    let of = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|it| it.is_absolute());
    let home = |inner: &str| of("HOME").map(|home| home.join(inner));
    let folder = if cfg!(windows) {
        of("APPDATA")
    } else if cfg!(target_os = "macos") {
        home("Library/Application Support")
    } else {
        of("XDG_DATA_HOME").or_else(|| home(".local/share"))
    };
    folder.map(|folder| folder.join("ennead").join("train.json"))
}
