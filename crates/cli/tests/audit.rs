//! `ennead audit` on files in the forms in use, and its messages.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER: &str =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ennead-audit-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn audit(&self, args: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
        command.env("LC_ALL", "C").arg("audit").args(args.split_whitespace());
        command.current_dir(&self.0).stdin(Stdio::null()).output().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn zeros(puzzle: &str) -> String {
    puzzle.replace('.', "0")
}

#[test]
fn the_forms_of_data_sets_in_use_are_read() {
    let folder = Folder::new("forms");
    let wrong = SOLUTION.replace('1', "x").replace('2', "1").replace('x', "2");
    folder.write(
        "extreme.csv",
        format!("source,question,answer,rating\nkaggle,{PUZZLE},{SOLUTION},7\nkaggle,{OTHER},{wrong},3\n"),
    );
    folder.write("million.csv", format!("quizzes,solutions\n{},{SOLUTION}\n", zeros(PUZZLE)));
    folder.write("nine.csv", format!("puzzle,solution\n{},{SOLUTION}\n", zeros(PUZZLE)));
    folder.write("plain.txt", format!("{PUZZLE}\n"));
    let said = folder.audit("--format json extreme.csv million.csv nine.csv plain.txt");
    assert_eq!(said.status.code(), Some(1), "{}", text(&said.stderr));
    let audit: serde_json::Value = serde_json::from_slice(&said.stdout).unwrap();
    assert_eq!((&audit["train"]["puzzles"], &audit["train"]["labelled"]), (&2.into(), &2.into()));
    assert_eq!(audit["train"]["wrong_labels"]["first"], serde_json::json!([3]));
    for (test, labelled) in [(0, 1), (1, 1), (2, 0)] {
        let test = &audit["tests"][test];
        assert_eq!(test["labelled"], labelled);
        assert_eq!(test["wrong_labels"]["count"], 0);
        let line = if labelled == 1 { 2 } else { 1 };
        assert_eq!(test["train_copies"]["first"], serde_json::json!([[line, 2]]));
    }
}

#[test]
fn whatever_dataset_writes_is_audited() {
    let folder = Folder::new("written");
    for format in ["csv", "jsonl", "hrm", "flat"] {
        let mut make = Command::new(env!("CARGO_BIN_EXE_ennead"));
        make.current_dir(&folder.0)
            .args(["dataset", format, "--format", format, "--count", "60", "--seed", "7"]);
        if format == "flat" {
            make.args(["--with", "rating,trace"]);
        }
        let made = make.output().unwrap();
        assert!(made.status.success(), "{format}: {}", text(&made.stderr));
        let said = folder.audit(&format!("{format} --format json"));
        assert_eq!(
            said.status.code(),
            Some(0),
            "{format}: {} {}",
            text(&said.stdout),
            text(&said.stderr)
        );
        let audit: serde_json::Value = serde_json::from_slice(&said.stdout).unwrap();
        let sets = std::iter::once(&audit["train"]).chain(audit["tests"].as_array().unwrap());
        let sets = || sets.clone();
        let puzzles: u64 = sets().map(|set| set["puzzles"].as_u64().unwrap()).sum();
        assert_eq!(puzzles, 60, "{format}");
        assert!(
            sets().all(|set| set["labelled"] == set["puzzles"] && set["unread"] == 0),
            "{format}"
        );
    }
}

#[test]
fn what_cannot_be_read_is_not_clean() {
    let folder = Folder::new("unread");
    folder
        .write("good.jsonl", format!("{{\"puzzle\":\"{PUZZLE}\",\"solution\":\"{SOLUTION}\"}}\n"));
    folder.write("half", format!("{PUZZLE}\n{}\n", &OTHER[1..]));
    folder.write("none", "");
    folder.write("binary", b"\0\x01\x02");
    let said = folder.audit("good.jsonl");
    assert_eq!(said.status.code(), Some(0), "{}", text(&said.stdout));
    assert!(
        text(&said.stdout).contains("With a solution in the data: 1"),
        "{}",
        text(&said.stdout)
    );
    for unread in ["half", "none", "binary", "good.jsonl none", "none good.jsonl"] {
        let said = folder.audit(unread);
        assert_eq!(said.status.code(), Some(2), "{unread}");
        assert!(text(&said.stdout).ends_with("Not clean.\n"), "{unread}: {}", text(&said.stdout));
        assert!(text(&said.stdout).contains("Not read, so not examined: 1"), "{unread}");
    }
}

#[test]
fn a_clean_audit_ends_well_and_a_leak_does_not() {
    let folder = Folder::new("status");
    folder.write("a", format!("{PUZZLE}\n"));
    folder.write("b", format!("{OTHER}\n"));
    let said = folder.audit("a b");
    assert_eq!(said.status.code(), Some(0), "{}", text(&said.stdout));
    assert!(
        text(&said.stdout)
            .ends_with("Clean: no leaks, one solution each, no wrong solution in the data.\n")
    );
    let said = folder.audit("b a --lang de");
    assert!(
        text(&said.stdout).contains("Überschneidungen mit b: 0 (0.0 %)"),
        "{}",
        text(&said.stdout)
    );
    folder.write("c", format!("# disguised\n{OTHER}\n\n{PUZZLE}\n"));
    let said = folder.audit("a c");
    assert_eq!(said.status.code(), Some(1));
    assert!(
        text(&said.stdout).contains("  Exact copies: 1: c:4 ~ a:1\n"),
        "{}",
        text(&said.stdout)
    );
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_audited() {
    let folder = Folder::new("errors");
    folder.write("train", format!("{PUZZLE}\nnonsense\n{OTHER}\n"));
    let said = folder.audit("train missing");
    assert_eq!(said.status.code(), Some(2));
    let errors = text(&said.stderr);
    assert!(errors.contains("train:2") && errors.contains("missing"), "{errors}");
    assert!(text(&said.stdout).starts_with("train: 2 puzzles\n"), "{}", text(&said.stdout));
    assert_eq!(folder.audit("--first many train").status.code(), Some(2));
}

#[test]
fn threads_change_nothing() {
    let folder = Folder::new("threads");
    let lines: String = (0..300).map(|i| format!("{}\n", [PUZZLE, OTHER][i % 2])).collect();
    folder.write("train", lines);
    let one = folder.audit("--threads 1 train");
    assert_eq!(text(&one.stdout), text(&folder.audit("--threads 3 train").stdout));
    assert!(text(&one.stdout).contains("Copied within the set: 298"), "{}", text(&one.stdout));
}
