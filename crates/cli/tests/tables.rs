//! Tables in CSV, Parquet and Arrow IPC: rows in, rows with answers out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn run(args: &[&str], inputs: &[&Path]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.env("LC_ALL", "C").args(args).args(inputs).stdin(Stdio::null()).output().unwrap()
}

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("ennead-{name}-{}", std::process::id()));
    fs::create_dir_all(&path).unwrap();
    path
}

#[cfg(not(feature = "columns"))]
#[test]
fn without_the_feature_the_error_says_how_to_build_with_it() {
    let folder = folder("no-tables");
    let file = folder.join("a.parquet");
    fs::write(&file, b"PAR1\0\0\0PAR1").unwrap();
    let said = |args: &[&str]| {
        let ended = run(args, &[&file]);
        assert_eq!(ended.status.code(), Some(2));
        String::from_utf8(ended.stderr).unwrap()
    };
    assert!(said(&["solve"]).contains("--columns"));
    assert!(said(&["rate", "--columns", "csv"]).contains("--features columns"));
    fs::remove_dir_all(folder).unwrap();
}

#[cfg(feature = "columns")]
mod with {
    use super::*;

    const EASY: &str =
        "6...3.92.43...9....5876..13589..1.74...9..25.1.75...6......7...7.5......81..9573.";
    const HARD: &str =
        "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

    /// A table with quotes, commas, several alphabets, and rows without a puzzle.
    fn table() -> String {
        let mut text = "id,Puzzle,\"name, of it\",er\n".to_owned();
        for i in 0..50 {
            let zeros = EASY.replace('.', "0");
            let puzzle = [EASY, HARD, "", "nonsense", &zeros][i % 5];
            text += &format!("{i},{puzzle},\"Rätsel \"\"{i}\"\", neu\",{}\n", i * 2);
        }
        text
    }

    #[test]
    fn every_row_is_answered_by_a_row_and_carries_its_columns() {
        let folder = folder("tables");
        let csv = folder.join("a.csv");
        fs::write(&csv, table()).unwrap();
        let rated = run(&["rate", "--columns", "csv"], &[&csv]);
        assert_eq!(rated.status.code(), Some(2), "rows without a puzzle are reported");
        let text = String::from_utf8(rated.stdout.clone()).unwrap();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 51);
        assert_eq!(
            lines[0],
            "id,Puzzle,\"name, of it\",er,verdict,er_2,ep,ed,level,hardest,steps,human"
        );
        let carried = format!("1,{HARD},\"Rätsel \"\"1\"\", neu\",2,");
        assert!(lines[2].starts_with(&(carried + "hard,5.7,1.2,1.2,very-hard,BUG type 2,")));
        assert_eq!(lines[3], "2,,\"Rätsel \"\"2\"\", neu\",4,,,,,,,,");
        // Converted to Parquet or Arrow and back, it is the same.
        for form in ["parquet", "arrow"] {
            let file = folder.join(form);
            fs::write(&file, run(&["canon", "--columns", form], &[&csv]).stdout).unwrap();
            let there = run(&["rate", "--columns", "csv"], &[&file]).stdout;
            let canon = folder.join("canon.csv");
            fs::write(&canon, run(&["canon", "--columns", "csv"], &[&csv]).stdout).unwrap();
            assert_eq!(
                String::from_utf8(there).unwrap(),
                String::from_utf8(run(&["rate", "--columns", "csv"], &[&canon]).stdout).unwrap(),
            );
            let refused = run(&["canon"], &[&file]);
            assert_eq!(refused.status.code(), Some(2));
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn shards_join_and_a_broken_run_resumes() {
        let folder = folder("table-parts");
        let csv = folder.join("a.csv");
        fs::write(&csv, table()).unwrap();
        for command in ["solve", "check", "canon", "rate"] {
            let whole = run(&[command, "--columns", "csv"], &[&csv, &csv]).stdout;
            let parts = ["1/3", "2/3", "3/3"].map(|part| {
                run(&[command, "--columns", "csv", "--shard", part], &[&csv, &csv]).stdout
            });
            assert!(parts.concat() == whole, "{command}");
            for cut in [0, 10, whole.len() / 2, whole.len()] {
                let begun = folder.join("begun");
                fs::write(&begun, &whole[..cut]).unwrap();
                let resume = begun.to_str().unwrap();
                let rest = run(&[command, "--columns", "csv", "--resume", resume], &[&csv, &csv]);
                let joined = [fs::read(&begun).unwrap(), rest.stdout].concat();
                assert!(joined == whole, "{command} cut at {cut}");
            }
        }
        let begun = folder.join("begun");
        let refused =
            run(&["rate", "--columns", "parquet", "--resume", begun.to_str().unwrap()], &[&csv]);
        assert_eq!(refused.status.code(), Some(2));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_column_is_found_or_named() {
        let folder = folder("table-column");
        let file = |name: &str, text: &str| {
            let path = folder.join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let answered = |args: &[&str], input: &Path| {
            let ended = run(&[&["solve", "--columns", "csv"], args].concat(), &[input]);
            (ended.status.code(), String::from_utf8(ended.stdout).unwrap().lines().count())
        };
        let two = file("two.csv", &format!("a,b\n{EASY},{HARD}\n"));
        assert_eq!(answered(&[], &two), (Some(2), 0));
        assert_eq!(answered(&["--column", "c"], &two), (Some(2), 0));
        assert_eq!(answered(&["--column", "b"], &two), (Some(0), 2));
        let bare = file("bare.csv", &format!("7;{EASY};x\r\n8;{HARD};y\r\n"));
        assert_eq!(answered(&[], &bare), (Some(0), 3));
        let lines = file("lines.txt", &format!("# two\n{EASY} # easy, they say\n\n{HARD}\n"));
        assert_eq!(answered(&[], &lines), (Some(0), 3));
        let broken = file("broken", "PAR1 and then nothing");
        assert_eq!(answered(&[], &broken), (Some(2), 0));
        assert_eq!(answered(&[], &folder.join("gone")), (Some(2), 0));
        assert_eq!(answered(&[], &file("empty.csv", "")), (Some(2), 0));
        fs::remove_dir_all(folder).unwrap();
    }
}
