//! `ennead rate` in cases that a transcript cannot show: long input, a closed output, hostile
//! files.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Our own rated puzzles, each followed by its rating.
const RATED: &str = include_str!("../../../testdata/ratings/se.txt");

fn rate(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.env("LC_ALL", "C").arg("rate").args(args).stdin(Stdio::null()).stderr(Stdio::piped());
    command
}

/// Writes a file for a test.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a place for files");
    path
}

/// Some puzzles, some of them without a rating, and the line expected for each.
fn puzzles() -> (String, Vec<String>) {
    let mut input = String::new();
    let mut expected = Vec::new();
    let empty = ".".repeat(81);
    let clashing = empty.replacen("..", "11", 1);
    for (i, line) in RATED.lines().filter(|line| !line.starts_with('#')).enumerate() {
        let (puzzle, rating) = line.split_once(' ').expect("a puzzle and its rating");
        input += &format!("{puzzle}\n");
        expected.push(format!("{puzzle} {rating}"));
        match i % 40 {
            0 => {
                input += &format!("{clashing}\r\n");
                expected.push(format!("{clashing} invalid"));
            }
            1 => {
                input += &format!("# a comment\n\n{empty}\n");
                expected.push(format!("{empty} ambiguous"));
            }
            _ => {}
        }
    }
    (input, expected)
}

#[test]
fn a_puzzle_without_rating_says_why_in_its_line() {
    let (puzzles, expected) = puzzles();
    let input = file("rate-lines.txt", &puzzles);
    let end = rate(&["--threads", "2"]).arg(input).output().expect("it runs");
    let printed = String::from_utf8(end.stdout).expect("text");
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected);
    assert_eq!(end.status.code(), Some(1));
}

#[test]
fn a_closed_output_ends_the_run_quietly() {
    let input = file("rate-closed.txt", &puzzles().0.repeat(20));
    let mut run =
        rate(&["--only-er"]).arg(input).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut first = String::new();
    BufReader::new(run.stdout.take().expect("piped")).read_line(&mut first).expect("a line");
    assert!(first.ends_with(" 1.2\n"), "{first}");
    let end = run.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&end.stderr), "");
}

#[test]
fn unreadable_puzzles_are_reported_and_the_rest_rated() {
    let lines: Vec<_> = RATED.lines().filter(|line| !line.starts_with('#')).take(2).collect();
    let text = format!("\u{feff}{}\r\n{}\r\n12345\r\n", lines[0], lines[1]);
    let end = rate(&[]).arg(file("rate-wrong.txt", &text)).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&end.stdout).lines().collect::<Vec<_>>(), lines);
    assert_eq!(end.status.code(), Some(2));
    let end = rate(&[]).arg(file("rate-empty.txt", "")).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&end.stdout), "");
}
