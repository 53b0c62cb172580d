//! `ennead rate` where a transcript cannot follow: broken off, resumed, its output closed.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// Our own rated puzzles, the ratings after them.
const RATED: &str = include_str!("../../../testdata/ratings/se.txt");

fn rate(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.arg("rate").args(args).stdin(Stdio::null()).stderr(Stdio::piped());
    command
}

/// An empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a place for files");
    path
}

/// Some puzzles, among them some that have no rating, and what is expected of each.
fn puzzles() -> (String, Vec<String>) {
    let mut input = String::new();
    let mut expected = Vec::new();
    let none = "11..............................................................................."
        .to_owned();
    for (i, line) in RATED.lines().filter(|line| !line.starts_with('#')).enumerate() {
        let (puzzle, rating) = line.split_once(' ').expect("a puzzle and its rating");
        input += &format!("{puzzle}\n");
        expected.push(format!("{puzzle} {rating}"));
        match i % 40 {
            0 => {
                input += &format!("{none}\r\n");
                expected.push(format!("{none} invalid"));
            }
            1 => {
                let several = format!("{}.", &none.replace('1', ".")[1..]);
                input += &format!("# a comment\n\n{several}\n");
                expected.push(format!("{several} ambiguous"));
            }
            _ => {}
        }
    }
    (input, expected)
}

/// One run that goes on with what the one before has printed, as `>> FILE` does.
fn resume(input: &Path, output: &Path, more: &[&str]) -> Command {
    let into = OpenOptions::new().create(true).append(true).open(output).expect("a file");
    let mut command = rate(more);
    command.arg("--resume").arg(output).arg(input).stdout(into);
    command
}

#[test]
fn a_run_killed_again_and_again_loses_and_repeats_nothing() {
    let directory = directory("rate-killed");
    let (input, output) = (directory.join("in.txt"), directory.join("out.txt"));
    let (puzzles, expected) = puzzles();
    fs::write(&input, puzzles).expect("written");
    for wait in [5, 15, 30, 60] {
        let mut run = resume(&input, &output, &["--threads", "2"]).spawn().expect("it starts");
        std::thread::sleep(std::time::Duration::from_millis(wait));
        // On Unix this is SIGKILL.
        let _ = run.kill();
        run.wait().expect("it ends");
        // As if the last line had not been finished.
        let whole = fs::read(&output).expect("a file");
        let torn = OpenOptions::new().write(true).open(&output).expect("a file");
        torn.set_len(whole.len().saturating_sub(7) as u64).expect("cut");
    }
    let status = resume(&input, &output, &[]).status().expect("it runs");
    assert_eq!(status.code(), Some(1), "some have no rating");
    let printed = fs::read_to_string(&output).expect("text");
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected);
    // Once more there is nothing left to do.
    assert!(resume(&input, &output, &[]).status().expect("it runs").success());
    assert_eq!(fs::read_to_string(&output).expect("text"), printed);
}

#[test]
fn a_resumed_run_has_one_head() {
    let directory = directory("rate-head");
    let (input, output) = (directory.join("in.txt"), directory.join("out.csv"));
    let puzzles: Vec<_> =
        RATED.lines().filter(|line| !line.starts_with('#')).map(|line| &line[..81]).collect();
    let run = |count: usize| -> ExitStatus {
        fs::write(&input, puzzles[..count].join("\n")).expect("written");
        let more = ["--format", "csv", "--header"];
        resume(&input, &output, &more).status().expect("it runs")
    };
    assert!(run(3).success());
    assert!(run(7).success());
    let printed = fs::read_to_string(&output).expect("text");
    let lines: Vec<_> = printed.lines().collect();
    assert!(lines[0].starts_with("# ennead "), "{printed}");
    assert!(lines[1].starts_with("puzzle,verdict,er,"), "{printed}");
    let rated: Vec<_> = lines[2..].iter().map(|line| &line[..81]).collect();
    assert_eq!(rated, puzzles[..7]);
}

#[test]
fn a_closed_output_ends_the_run_quietly() {
    let directory = directory("rate-closed");
    let input = directory.join("in.txt");
    let (puzzles, _) = puzzles();
    fs::write(&input, puzzles.repeat(20)).expect("written");
    let mut run =
        rate(&["--only-er"]).arg(&input).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut first = String::new();
    BufReader::new(run.stdout.take().expect("piped")).read_line(&mut first).expect("a line");
    assert!(first.ends_with(" 1.2\n"), "{first}");
    let end = run.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&end.stderr), "");
}

#[test]
fn what_is_no_puzzle_is_reported_and_the_rest_rated() {
    let directory = directory("rate-wrong");
    let input = directory.join("in.txt");
    let lines: Vec<_> = RATED.lines().filter(|line| !line.starts_with('#')).take(2).collect();
    fs::write(&input, format!("\u{feff}{}\r\n{}\r\n12345\r\n", lines[0], lines[1]))
        .expect("written");
    let end = rate(&[]).arg(&input).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&end.stdout).lines().collect::<Vec<_>>(), lines);
    assert_eq!(end.status.code(), Some(2));
    let empty = directory.join("empty.txt");
    File::create(&empty).expect("written");
    let end = rate(&[]).arg(&empty).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&end.stdout), "");
}
