//! `ennead train`: positions that need a technique, in the terminal.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, anyhow, bail};
use clap::Args;
use ennead_game::Progress;
use ennead_tui::Theme;
use ennead_tui::train::Train;

use super::play::{demand_terminal, write_whole};
use crate::app::{App, Status};
use crate::value;

#[derive(Args)]
pub(crate) struct TrainArgs {
    #[arg(value_name = "TECHNIQUE", value_parser = value::technique())]
    technique: Option<&'static str>,
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,
}

pub(crate) fn run(app: &App, args: &TrainArgs) -> anyhow::Result<Status> {
    demand_terminal(app, "train")?;
    let Some(file) = args.progress.clone().or_else(usual_file) else {
        bail!(app.words.say("tui-train-no-folder"));
    };
    let progress = read(app, &file)?;
    let theme = Theme { coloured: app.is_coloured() };
    let name = file.display().to_string();
    let mut unkept = None;
    let mut keep = |progress: &Progress| {
        let kept = write(&file, progress);
        unkept = kept.as_ref().err().map(|error| app.words.system_reason(error));
        kept
    };
    let train = Train::new(args.technique, progress.clone(), today(), &app.words, theme, &mut keep);
    let mut train = train.map_err(|refusal| app.refused(refusal))?;
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

/// The progress in a file; none yet if there is no such file. A file with anything else is left as it is.
fn read(app: &App, file: &Path) -> anyhow::Result<Progress> {
    let name = || file.display().to_string();
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
        Err(error) => return Err(anyhow!(app.words.system_reason(&error)).context(name())),
    };
    let read = serde_json::from_str::<Progress>(&text).ok();
    read.and_then(|progress| progress.checked().ok())
        .with_context(|| app.words.say_with("tui-train-file-broken", &[("file", name().into())]))
}

fn write(file: &Path, progress: &Progress) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    write_whole(file, &(serde_json::to_string_pretty(progress)? + "\n"))
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

#[cfg(test)]
mod tests {
    use anstream::ColorChoice;
    use ennead_api::Stop;
    use ennead_game::Grade;
    use ennead_text::{Language, Words};

    use super::*;

    fn app() -> App {
        let words = Words::new(Language::default());
        App { words, color: ColorChoice::Never, stop: Stop::new() }
    }

    #[test]
    fn progress_is_kept_and_anything_else_is_left_as_it_is() {
        let folder = std::env::temp_dir().join(format!("ennead-train-{}", std::process::id()));
        let file = folder.join("deep/train.json");
        assert_eq!(read(&app(), &file).unwrap(), Progress::default());
        let mut progress = Progress::default();
        progress.note("x-wing", 1, Grade::Known, today());
        write(&file, &progress).unwrap();
        assert_eq!(read(&app(), &file).unwrap(), progress);
        for text in ["", "{", "[]", r#"{"version":2}"#, r#"{"version":1,"games":[]}"#] {
            fs::write(&file, text).unwrap();
            let error = format!("{:#}", read(&app(), &file).unwrap_err());
            assert!(error.contains("left as it is"), "{error}");
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
        fs::write(&file, [0xff, 0xfe]).unwrap();
        assert!(read(&app(), &file).is_err());
        // A folder is no file.
        assert!(read(&app(), &folder).is_err() && write(&folder, &progress).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
