//! Games and progress in files.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, anyhow};
use ennead_game::{Progress, SavedGame};
use ennead_text::Words;
use ennead_tui::play::AnyGame;

use crate::whole_file;

/// The game in a file.
///
/// # Errors
///
/// If the file cannot be read or is no game, in the user's words.
pub(crate) fn game(words: &Words, file: &Path) -> anyhow::Result<AnyGame> {
    let name = || file.display().to_string();
    let text = fs::read_to_string(file).with_context(name)?;
    let saved: SavedGame = serde_json::from_str(&text)
        .map_err(|_| anyhow!(words.say("tui-no-game")).context(name()))?;
    restored(words, file, &saved)
}

/// The game in a file, if it is one: some formats of puzzles are JSON too.
///
/// # Errors
///
/// If it is one that makes no sense, in the user's words.
pub(crate) fn game_if_any(words: &Words, file: &Path) -> anyhow::Result<Option<AnyGame>> {
    let is_file = file.metadata().is_ok_and(|found| found.is_file() && found.len() < 64 << 20);
    let text = if is_file { fs::read_to_string(file).unwrap_or_default() } else { String::new() };
    match serde_json::from_str::<SavedGame>(&text) {
        Ok(saved) if !saved.start.givens.is_empty() => restored(words, file, &saved).map(Some),
        _ => Ok(None),
    }
}

fn restored(words: &Words, file: &Path, saved: &SavedGame) -> anyhow::Result<AnyGame> {
    let game = AnyGame::restore(saved).map_err(|broken| anyhow!(words.broken_game(&broken)));
    game.with_context(|| file.display().to_string())
}

/// The progress in a file; none yet if there is no such file. A file with anything else is left as
/// it is.
///
/// # Errors
///
/// If the file cannot be read or is no progress, in the user's words.
pub(crate) fn progress(words: &Words, file: &Path) -> anyhow::Result<Progress> {
    let name = || file.display().to_string();
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
        Err(error) => return Err(anyhow!(words.system_reason(&error)).context(name())),
    };
    let read = serde_json::from_str::<Progress>(&text).ok();
    read.and_then(|progress| progress.checked().ok())
        .with_context(|| words.say_with("tui-train-file-broken", &[("file", name().into())]))
}

/// Keeps the progress in a file.
///
/// # Errors
///
/// If the file or its folder cannot be written.
pub(crate) fn keep(file: &Path, progress: &Progress) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    whole_file::write(file, (serde_json::to_string_pretty(progress)? + "\n").as_bytes())
}
