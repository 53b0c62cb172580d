//! Inputs too long for a transcript.

use std::io::Write;
use std::process::{Command, Stdio};

/// What `ennead solve --format line` prints for `input`.
fn solve(input: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
        .args(["solve", "--format", "line"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("it was piped").write_all(input).expect("it reads all");
    String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("it is text")
}

#[test]
fn any_number_of_comments_may_come_first() {
    let puzzle =
        "6...3.92.43...9....5876..13589..1.74...9..25.1.75...6......7...7.5......81..9573.";
    for opening in ["# A collection of puzzles\n", "\r\n", " \n#\n"] {
        let text = format!("{}{puzzle}\n{puzzle}\n", opening.repeat(100_000));
        let output = solve(text.as_bytes());
        assert_eq!(output.lines().count(), 2, "{opening:?}");
        assert!(output.starts_with(&format!("{puzzle}:1:671834925")), "{output}");
    }
}
