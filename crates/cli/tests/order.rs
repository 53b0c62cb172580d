//! Many puzzles by several threads: the results come in order, and end when nobody takes them.

use std::io::{BufRead, BufReader, Write};
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
