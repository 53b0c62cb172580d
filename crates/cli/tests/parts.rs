//! Long runs in parts. The joined output of shards, and the output of a killed run with its
//! continuation, equal the output of one whole run, byte for byte.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A separate folder for each test, removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ennead-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn ennead(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.env("LC_ALL", "C").args(args).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// The standard output of the command.
fn output(args: &[&str], inputs: &[&Path]) -> Vec<u8> {
    ennead(args).args(inputs).output().unwrap().stdout
}

/// The commands that answer every puzzle with a line.
const COMMANDS: &[&[&str]] = &[
    &["solve", "--format", "line"],
    &["solve", "--count", "--limit", "5"],
    &["solve", "--limit", "1"],
    &["solve", "--format", "json", "--limit", "3"],
    &["solve", "--format", "json", "--all"],
    &["check"],
    &["check", "--format", "json"],
    &["canon", "--show-symmetry"],
    &["rate", "--header"],
    &["rate", "--format", "csv", "--header"],
    &["rate", "--format", "# %n %g %r"],
];

/// Puzzles with one, several and no solution, and other lines that may occur between them.
fn mixed_puzzles() -> String {
    let mut text = "# puzzles\r\n\n".to_owned();
    // Finding why a puzzle has no solution takes a thousand times as long as finding that it has none.
    for (name, most) in [("unique", 40), ("several", 40), ("none", 8), ("clashing", 40)] {
        let path = format!("{}/../../testdata/puzzles/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let puzzles = fs::read_to_string(path).unwrap();
        let puzzles = puzzles.lines().filter(|line| !line.starts_with('#'));
        for (i, line) in puzzles.enumerate() {
            // Puzzles with thousands of solutions take long with `--all`.
            let puzzle = line.get(..81).filter(|puzzle| {
                puzzle.bytes().filter(|byte| (b'1'..=b'9').contains(byte)).count() >= 21
            });
            let Some(puzzle) = puzzle.filter(|_| i < most) else { continue };
            text += puzzle;
            text += ["\n", " # a comment\n", "\r\n", "\n\n", "\nthis is no puzzle\n"][i % 5];
        }
    }
    text
}

#[test]
fn joined_shards_equal_the_whole_run() {
    let folder = Folder::new("shards");
    let mixed = mixed_puzzles();
    let lines = folder.write("lines.txt", &mixed);
    let bytes: Vec<u8> = mixed.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let utf16 = folder.write("utf16.txt", [&[0xff, 0xfe], bytes.as_slice()].concat());
    let marked = folder.write("marked.txt", format!("\u{feff}{mixed}"));
    let csv = folder.write("table.csv", output(&["convert", "--to", "csv"], &[&lines]));
    let library =
        folder.write("a.opensudoku", output(&["convert", "--to", "opensudoku"], &[&lines]));
    let gone = folder.0.join("gone.txt");
    let inputs: &[&[&Path]] = &[&[&lines], &[&library, &lines, &csv], &[&utf16, &gone, &marked]];
    for args in COMMANDS {
        for (i, inputs) in inputs.iter().enumerate() {
            let whole = output(args, inputs);
            assert!(whole.len() > 100);
            let part = |shard: usize, of: usize| {
                let shard = format!("{shard}/{of}");
                output(&[args as &[&str], &["--shard", &shard]].concat(), inputs)
            };
            let of = [2, 3, 7][i];
            let joined: Vec<u8> = (1..=of).flat_map(|shard| part(shard, of)).collect();
            assert!(joined == whole, "{args:?} {inputs:?} in {of}");
            // Most of a thousand parts are empty, and running all of them would be slow.
            assert!(whole.starts_with(&part(1, 1000)), "{args:?}");
            assert!(whole.ends_with(&part(1000, 1000)), "{args:?}");
        }
    }
    let pipe = ennead(&["solve", "--shard", "1/2", "-"]).output().unwrap();
    assert_eq!(pipe.status.code(), Some(2));
}

#[test]
fn only_a_part_of_a_whole_is_a_shard() {
    for wrong in ["", "/", "0/3", "4/3", "1", "1/0", "-1/3", "1/x", "1/2/3"] {
        let shard = format!("--shard={wrong}");
        let refused = ennead(&["solve", &shard, "."]).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{wrong}");
    }
    // The last of the most shards of the most puzzles.
    let most = u64::MAX.to_string();
    let shard = format!("{most}/{most}");
    let last = output(&["generate", "--seed", "1", "--count", &most, "--shard", &shard], &[]);
    assert_eq!(last.iter().filter(|&&byte| byte == b'\n').count(), 1);
}

#[test]
fn a_run_resumes_wherever_it_was_cut_off() {
    let folder = Folder::new("resume");
    let puzzles = folder.write("puzzles.txt", mixed_puzzles());
    let mut random = ChaCha8Rng::seed_from_u64(10);
    for args in COMMANDS {
        for part in [&[][..], &["--shard", "2/3"]] {
            let args = [args, part].concat();
            let whole = output(&args, &[&puzzles]);
            let cuts = [0, 1, whole.len() - 1, whole.len()];
            let random = (0..4).map(|_| random.random_range(0..whole.len()));
            for cut in cuts.into_iter().chain(random.collect::<Vec<_>>()) {
                let begun = folder.write("begun", &whole[..cut]);
                append(&args, &puzzles, &begun).wait().unwrap();
                assert!(fs::read(&begun).unwrap() == whole, "{args:?} cut at {cut}");
            }
            let none = folder.0.join("none-yet");
            let begun = ennead(&args).arg("--resume").arg(&none).arg(&puzzles).output().unwrap();
            assert_eq!(begun.status.code(), Some(2), "{args:?} from a file that is not there");
            assert!(begun.stdout.is_empty() && !none.exists());
        }
    }
}

#[test]
fn the_file_of_another_run_is_left_alone() {
    let folder = Folder::new("other");
    let puzzles = folder.write("puzzles.txt", mixed_puzzles());
    let refused = |args: &[&str], begun: &str| {
        let file = folder.write("begun", begun);
        let ended = append(args, &puzzles, &file).wait().unwrap();
        assert_eq!(ended.code(), Some(2), "{args:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), begun, "{args:?}");
    };
    refused(&["rate", "--format", "csv"], "something,else\n1,2\n");
    refused(&["rate", "--format", "text"], "");
    refused(&["rate", "--format", "%g\n%r"], "");
    refused(&["solve", "--format", "grid"], "");
    refused(&["canon"], &"more lines than puzzles\n".repeat(1000));
    // Fewer lines, but they are no results of this command.
    let solved = String::from_utf8(output(&["solve", "--format", "line"], &[&puzzles])).unwrap();
    let some = solved.split_inclusive('\n').take(3).collect::<String>();
    for args in [&["rate", "--format", "line"][..], &["check", "--format", "line"], &["canon"]] {
        refused(args, &some);
        refused(args, "hello\n");
    }
    refused(&["generate", "--count", "9", "--seed", "1"], "hello\n");
}

/// Starts the command so that it resumes from `begun` and appends its output to it.
fn append(args: &[&str], input: &Path, begun: &Path) -> std::process::Child {
    let out: File = OpenOptions::new().append(true).create(true).open(begun).unwrap();
    ennead(args).arg("--resume").arg(begun).arg(input).stdout(out).spawn().unwrap()
}

/// Kills the command this many times, each time after a random time below `patience`, and resumes
/// it; the last time lets it finish.
fn killed_and_resumed(
    args: &[&str],
    input: &Path,
    begun: &Path,
    kills: u32,
    patience: Duration,
    random: &mut ChaCha8Rng,
) -> Vec<u8> {
    let _ = fs::remove_file(begun);
    for _ in 0..kills {
        let mut run = append(args, input, begun);
        thread::sleep(patience.mul_f64(random.random()));
        // This is SIGKILL on systems with signals.
        run.kill().unwrap();
        run.wait().unwrap();
    }
    append(args, input, begun).wait().unwrap();
    fs::read(begun).unwrap()
}

#[test]
fn made_puzzles_do_not_depend_on_how_the_job_was_cut() {
    let folder = Folder::new("generate");
    let make = |args: &[&str]| {
        output(&[&["generate", "--count", "90", "--seed", "7"], args].concat(), &[])
    };
    for format in ["line", "json", "csv"] {
        let whole = make(&["--format", format]);
        let parts = ["1/3", "2/3", "3/3"].map(|part| make(&["--format", format, "--shard", part]));
        assert!(parts.concat() == whole, "{format}");
        for cut in [0, 5, whole.len() / 2, whole.len()] {
            let begun = folder.write("begun", &whole[..cut]);
            let rest = make(&["--format", format, "--resume", begun.to_str().unwrap()]);
            assert!([fs::read(&begun).unwrap(), rest].concat() == whole, "{format} cut at {cut}");
        }
    }
    let without_seed = ennead(&["generate", "--shard", "1/2"]).output().unwrap();
    assert_eq!(without_seed.status.code(), Some(2));
}

#[test]
fn a_killed_run_loses_and_repeats_nothing() {
    let folder = Folder::new("killed");
    let puzzles = folder.write("puzzles.txt", mixed_puzzles().repeat(20));
    let begun = folder.0.join("begun");
    let mut random = ChaCha8Rng::seed_from_u64(9);
    for args in [&["solve"][..], &["rate", "--format", "csv"], &["check", "--format", "json"]] {
        let whole = output(args, &[&puzzles]);
        let patience = Duration::from_millis(300);
        let joined = killed_and_resumed(args, &puzzles, &begun, 3, patience, &mut random);
        assert!(joined == whole, "{args:?}");
    }
}

/// Ten random moments for each command, with runs of many seconds.
#[test]
#[ignore = "takes minutes"]
fn a_long_run_killed_ten_times_loses_and_repeats_nothing() {
    let folder = Folder::new("killed-long");
    let puzzles = folder.write("puzzles.txt", mixed_puzzles().repeat(400));
    let few = folder.write("few.txt", mixed_puzzles().repeat(60));
    let begun = folder.0.join("begun");
    let mut random = ChaCha8Rng::seed_from_u64(11);
    for args in COMMANDS {
        let input = if args[0] == "rate" { &few } else { &puzzles };
        let started = std::time::Instant::now();
        let whole = output(args, &[input]);
        // The patience is such that most runs are killed while at work: together they take about
        // twice the time of the whole run.
        let patience = started.elapsed().mul_f64(0.4);
        let joined = killed_and_resumed(args, input, &begun, 10, patience, &mut random);
        assert!(joined == whole, "{args:?}");
    }
}
