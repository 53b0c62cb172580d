//! `--proof DIR`: files that are whole or not there, and the same in parts. That a checker accepts
//! them is tested in `crates/proof` and by `tests/proofs/check.py`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const TWO: &str =
    ".........672195348198342567859..1423426853791713924856961537284287419635345286179";

/// A separate folder for each test, removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ennead-proof-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The files in a folder within it, with what is in them.
    fn files(&self, name: &str) -> Vec<(String, String)> {
        let files = fs::read_dir(self.0.join(name)).unwrap().map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        });
        let mut files: Vec<_> = files.collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn ennead(args: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.current_dir(folder).env("LC_ALL", "C").args(args).stdin(Stdio::null());
    command.output().unwrap()
}

fn stderr(args: &[&str], folder: &Path) -> String {
    let output = ennead(args, folder);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_answer_is_the_same_and_each_claim_has_two_files() {
    let folder = Folder::new("files");
    let name = |puzzle: &str| puzzle.replace('.', "0");
    let ways: [&[&str]; 4] =
        [&["check"], &["check", "--trim"], &["solve"], &["solve", "--engine", "three-tier"]];
    for (i, way) in ways.into_iter().enumerate() {
        let dir = format!("{i}/new");
        let plain: Vec<&str> = way.iter().copied().filter(|&arg| arg != "--trim").collect();
        let plain = ennead(&[&plain[..], &[ONE, TWO]].concat(), &folder.0);
        let proved = ennead(&[way, &[ONE, TWO, "--proof", &dir]].concat(), &folder.0);
        assert_eq!(proved, plain, "{way:?}");
        let files = folder.files(&dir);
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        let wanted = [name(TWO), name(TWO) + "-solutions", name(ONE)];
        let mut wanted: Vec<String> =
            wanted.iter().flat_map(|it| ["opb", "pbp"].map(|end| format!("{it}.{end}"))).collect();
        wanted.sort();
        assert_eq!(names, wanted, "{way:?}");
        let formulas = |files: Vec<(String, String)>| -> Vec<String> {
            let formulas = files.into_iter().filter(|(name, _)| name.ends_with(".opb"));
            formulas.map(|(_, text)| text).collect()
        };
        assert_eq!(formulas(files), formulas(folder.files("0/new")), "{way:?}");
    }
    ennead(&["check", "--proof", "drat", "--proof-format", "drat", ONE, TWO], &folder.0);
    let names: Vec<String> = folder.files("drat").into_iter().map(|(name, _)| name).collect();
    assert!(names.iter().all(|name| name.ends_with(".cnf") || name.ends_with(".drat")));
    assert_eq!(names.len(), 4);
}

#[test]
fn shards_and_a_resumed_run_write_what_a_whole_run_writes() {
    let folder = Folder::new("parts");
    fs::write(folder.0.join("puzzles"), format!("{ONE}\n{TWO}\n{ONE}\n")).unwrap();
    let whole = ennead(&["check", "--proof", "whole", "puzzles"], &folder.0);
    for shard in ["1/2", "2/2"] {
        ennead(&["check", "--proof", "parts", "--shard", shard, "puzzles"], &folder.0);
    }
    assert_eq!(folder.files("parts"), folder.files("whole"));
    let first = whole.stdout.split_inclusive(|&byte| byte == b'\n').next().unwrap();
    fs::write(folder.0.join("done"), first).unwrap();
    let rest = ennead(&["check", "--proof", "rest", "--resume", "done", "puzzles"], &folder.0);
    assert_eq!([first, &rest.stdout].concat(), whole.stdout);
    assert_eq!(folder.files("rest"), folder.files("whole"));
}

#[test]
fn a_path_is_proved_with_what_it_assumes() {
    let folder = Folder::new("path");
    let output = ennead(&["explain", "--proof", "path", ONE], &folder.0);
    assert!(output.status.success());
    let files = folder.files("path");
    let names: Vec<&str> = files.iter().map(|(name, _)| &name[81..]).collect();
    assert_eq!(names, ["-path.opb", "-path.pbp"]);
    assert!(files[1].1.contains("% 1. "));
    assert!(files[1].1.contains("conclusion BOUNDS 81 81;"));
}

#[test]
fn what_cannot_be_done_is_said_with_what_to_do() {
    let folder = Folder::new("errors");
    fs::write(folder.0.join("file"), "").unwrap();
    let no_folder = stderr(&["check", "--proof", "file", ONE], &folder.0);
    assert!(no_folder.contains("file cannot be written"), "{no_folder}");
    assert!(no_folder.contains("Name a folder with --proof"), "{no_folder}");
    // A folder has the name of a file to be written.
    fs::create_dir_all(folder.0.join("taken").join(ONE.replace('.', "0") + ".opb")).unwrap();
    let taken = stderr(&["check", "--proof", "taken", ONE], &folder.0);
    assert!(taken.contains(".opb cannot be written"), "{taken}");
    let left = fs::read_dir(folder.0.join("taken")).unwrap();
    assert!(left.flatten().all(|it| !it.file_name().to_string_lossy().ends_with(".part")));
    for engine in ["fast", "logic"] {
        let no_trace = stderr(&["solve", "--engine", engine, "--proof", "x", ONE], &folder.0);
        assert!(no_trace.contains("three-tier, guess-ladder"), "{no_trace}");
    }
    stderr(&["check", "--trim", ONE], &folder.0);
    stderr(&["solve", "--engine", "three-tier", "--proof", "x", "--trim", ONE], &folder.0);
    assert!(
        stderr(&["check", "--proof", "x", "--proof-format", "dart", ONE], &folder.0)
            .contains("drat")
    );
    let empty = ".".repeat(81);
    let many = ennead(&["check", "--proof", "many", &empty], &folder.0);
    let said = String::from_utf8(many.stderr).unwrap();
    assert!(said.contains("has more than 1000 solutions"), "{said}");
    assert_eq!(folder.files("many").len(), 2);
}
