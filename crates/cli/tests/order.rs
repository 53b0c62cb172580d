//! Many puzzles by several threads: the results come in order, and the work stops when the reader is
//! gone, or the user says so. If the output is full, that is an error.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

const PUZZLE: &[u8] =
    b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

fn ennead(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.env("LC_ALL", "C").args(args).stderr(Stdio::null());
    command
}

/// How long it takes to make a puzzle differs from one to the next.
#[test]
fn results_come_in_the_order_of_the_jobs() {
    let made = |threads: &str| {
        let args = ["generate", "--count", "300", "--seed", "5", "--threads", threads];
        ennead(&args).output().unwrap().stdout
    };
    let [alone, two, seven] = ["1", "2", "7"].map(made);
    assert_eq!(alone.iter().filter(|&&byte| byte == b'\n').count(), 300);
    assert!(alone == two && alone == seven);
}

#[test]
fn a_reader_who_leaves_ends_an_endless_stream() {
    for threads in ["1", "3"] {
        let args = ["solve", "--format", "line", "--threads", threads];
        let mut child = ennead(&args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let block = PUZZLE.repeat(1000);
        let writer = std::thread::spawn(move || while stdin.write_all(&block).is_ok() {});
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.by_ref().take(10).all(|line| line.unwrap().contains(":1:534678912")));
        drop(lines);
        child.wait().unwrap();
        writer.join().unwrap();
    }
}

/// A command that waits for more input ends at the first Ctrl-C, and prints what it has found so far.
#[cfg(target_os = "linux")]
#[test]
fn the_first_signal_ends_waiting_for_input() {
    for (args, found) in [(&["rate", "--summary"][..], "puzzle"), (&["hint"], "Look at row")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
        command.env("LC_ALL", "C").args(args).stdin(Stdio::piped());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // With one puzzle alone, `rate` waits to see whether there are several.
        stdin.write_all(&PUZZLE.repeat(3)).unwrap();
        let status = format!("/proc/{}/status", child.id());
        let handles_signals = || {
            let status = std::fs::read_to_string(&status).unwrap();
            let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
            // SIGINT is the second signal.
            u64::from_str_radix(caught.trim(), 16).unwrap() >> 1 & 1 == 1
        };
        while !handles_signals() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let mut said = String::new();
        if args == ["hint"] {
            let mut byte = [0];
            child.stdout.as_mut().unwrap().read_exact(&mut byte).unwrap();
            said.push(byte[0].into());
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let pause = std::time::Duration::from_millis(10);
        let has_ended = (0..2000).any(|_| {
            std::thread::sleep(pause);
            child.try_wait().unwrap().is_some()
        });
        if !has_ended {
            child.kill().unwrap();
        }
        let output = child.wait_with_output().unwrap();
        drop(stdin);
        said += std::str::from_utf8(&output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(130), "{args:?}");
        assert!(said.contains(found), "{args:?}: {said}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("Stopped"), "{args:?}");
    }
}

/// Whatever prints something says if there is no room for it.
#[cfg(target_os = "linux")]
#[test]
fn results_that_do_not_fit_are_an_error() {
    let puzzle = std::str::from_utf8(PUZZLE).unwrap().trim();
    let commands = "solve P; check P; rate P; rate --summary P; canon P; convert --to sdk P; hint P; \
        explain P; judge --claims r1c3=4 P; generate; draw P; draw --rules killer; grids; engines; \
        techniques; techniques show x-wing; rules; convert --list; bench --count 1 --runs 1 P; \
        bench --format json --runs 1 P; help; help solve; --help; --version; man; completions bash; \
        cross check C; cross solve C; cross convert C; cross explain C; cross generate; cross sudoku P";
    for command in commands.split(';') {
        let crossing = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/cross/testfall1.kz");
        let words = command.split_whitespace().map(|word| match word {
            "P" => puzzle,
            "C" => crossing,
            word => word,
        });
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let args: Vec<_> = words.collect();
        let mut command_line = ennead(&args);
        command_line.stdin(Stdio::null()).stdout(full).stderr(Stdio::piped());
        let ended = command_line.output().unwrap();
        assert_eq!(ended.status.code(), Some(2), "{command}");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(said.contains("no space left"), "{command}: {said}");
    }
}
