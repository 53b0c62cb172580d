//! Games and progress in files.

use std::fs;
use std::path::PathBuf;

use ennead::board::Ground;
use ennead_game::{Game, Grade, Progress};
use ennead_grid::{Givens, Sheet};
use ennead_text::{Language, Words};
use files::{game, game_if_any, keep, progress};

// The command is a program, which shows nothing to a test, and asks for a terminal first.
#[path = "../src/saved.rs"]
mod files;

fn words(code: &str) -> Words {
    Words::new(code.parse::<Language>().unwrap())
}

fn path(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ennead-{name}-{}", std::process::id()))
}

#[test]
fn why_a_file_is_not_a_game_is_in_the_users_language() {
    let file = path("no-game");
    let is_refused = |error: Option<anyhow::Error>| {
        let error = format!("{:#}", error.expect("it is not a game"));
        assert!(error.contains("Das ist kein gespeichertes Spiel"), "{error}");
    };
    fs::write(&file, "{").unwrap();
    is_refused(game(&words("de"), &file).err());
    assert!(game_if_any(&words("de"), &file).unwrap().is_none());
    // It has the form of a game, so it is not taken for anything else.
    fs::write(&file, r#"{ "version": 1, "start": { "givens": "x" } }"#).unwrap();
    is_refused(game(&words("de"), &file).err());
    is_refused(game_if_any(&words("de"), &file).err());
    fs::remove_file(&file).unwrap();
    assert!(game(&words("de"), &file).is_err());
    assert!(game_if_any(&words("de"), &file).unwrap().is_none());
}

#[test]
fn a_game_is_read_as_it_was_written() {
    let file = path("a-game");
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let saved = Game::new(Sheet::from(puzzle.parse::<Givens>().unwrap())).save(0);
    fs::write(&file, serde_json::to_string(&saved).unwrap()).unwrap();
    for read in [game(&words("en"), &file), game_if_any(&words("en"), &file).map(Option::unwrap)] {
        let givens = read.unwrap().start().givens.clone();
        assert_eq!(givens.layout().givens_text(&givens), puzzle);
    }
    fs::remove_file(&file).unwrap();
}

#[test]
fn progress_is_kept_and_anything_else_is_left_as_it_is() {
    let words = words("en");
    let folder = path("train");
    let file = folder.join("deep/train.json");
    assert_eq!(progress(&words, &file).unwrap(), Progress::default());
    let mut made = Progress::default();
    made.note("x-wing", 1, Grade::Known, 20_000);
    keep(&file, &made).unwrap();
    assert_eq!(progress(&words, &file).unwrap(), made);
    for text in ["", "{", "[]", r#"{"version":2}"#, r#"{"version":1,"games":[]}"#] {
        fs::write(&file, text).unwrap();
        let error = format!("{:#}", progress(&words, &file).unwrap_err());
        assert!(error.contains("left as it is"), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(progress(&words, &file).is_err());
    // A folder is no file.
    assert!(progress(&words, &folder).is_err() && keep(&folder, &made).is_err());
    fs::remove_dir_all(&folder).unwrap();
}
