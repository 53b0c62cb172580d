//! What people bring as INPUT: files of other systems and programs, packed, long, damaged. Nothing is lost
//! without a word.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

const PUZZLE: &str =
    "6...3.92.43...9....5876..13589..1.74...9..25.1.75...6......7...7.5......81..9573.";
const OTHER: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What the command does with `input` on standard input.
fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // It may end before it has read everything.
    let _ = child.stdin.take().expect("it was piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// What `ennead solve --format line` prints for `input`.
fn solve(input: &[u8]) -> String {
    text(&run(&["solve", "--format", "line"], input).stdout)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it is text")
}

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ennead-input-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn any_number_of_comments_may_come_first() {
    for opening in ["# A collection of puzzles\n", "\r\n", " \n#\n", "% one more\n"] {
        let text = format!("{}{PUZZLE}\n{PUZZLE}\n", opening.repeat(100_000));
        let output = solve(text.as_bytes());
        assert_eq!(output.lines().count(), 2, "{opening:?}");
        assert!(output.starts_with(&format!("{PUZZLE}:1:671834925")), "{output}");
    }
}

/// The ends of lines fall on every place of what is read at a time.
#[test]
fn lines_may_end_as_on_any_system() {
    for end in ["\n", "\r\n", "\r", "\n\r"] {
        for comment in ["", " # ok", " # a longer remark"] {
            let text = format!("{PUZZLE}{comment}{end}").repeat(30_000);
            let output = run(&["solve", "--count"], text.as_bytes());
            assert_eq!(output.stdout, "1\n".repeat(30_000).as_bytes(), "{end:?} {comment:?}");
        }
    }
}

#[test]
fn packed_files_are_unpacked() {
    let folder = Folder::new("packed");
    let plain = format!("{PUZZLE}\n{OTHER}\n").repeat(1000);
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(plain.as_bytes()).unwrap();
    let gzip = gzip.finish().unwrap();
    let zstd = compress_to_vec(plain.as_bytes(), CompressionLevel::Fastest);
    let expected = solve(plain.as_bytes());
    for (name, packed) in [("p.gz", &gzip), ("p.zst", &zstd)] {
        assert_eq!(solve(packed), expected, "{name}");
        // One after the other is what `cat` makes of two such files.
        assert_eq!(solve(&packed.repeat(2)), expected.repeat(2), "{name}");
        let file = folder.write(name, packed);
        assert_eq!(text(&run(&["solve", "--format", "line", &file], b"").stdout), expected);
        let cut = run(&["solve"], &packed[..packed.len() / 2]);
        assert_eq!(cut.status.code(), Some(2), "{name}");
        assert!(!cut.stderr.is_empty(), "{name}");
    }
}

#[test]
fn json_lines_are_read_by_every_command() {
    let json =
        run(&["solve", "--format", "json"], format!("{PUZZLE}\n{OTHER}\n").as_bytes()).stdout;
    let expected = format!("{PUZZLE}\n{OTHER}\n");
    assert_eq!(text(&run(&["convert", "--to", "line"], &json).stdout), expected);
    for command in ["solve", "check", "rate", "canon", "convert", "hint", "explain", "audit"] {
        let args = if command == "convert" { vec![command, "--to", "line"] } else { vec![command] };
        let output = run(&args, &json);
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
    }
    let wrong = run(&["solve"], &[json, b"{\"puzzle\":\"12\"}\n".to_vec()].concat());
    assert_eq!(wrong.status.code(), Some(2));
    assert!(text(&wrong.stderr).contains("-:3:12"), "{}", text(&wrong.stderr));
}

#[test]
fn an_input_without_a_puzzle_is_an_error() {
    for nothing in ["", "\n\n", "# x\n", "puzzle,solution\n", "quizzes\r", "\u{1a}"] {
        let output = run(&["solve"], nothing.as_bytes());
        assert_eq!(output.status.code(), Some(2), "{nothing:?}");
        assert!(!output.stderr.is_empty(), "{nothing:?}");
        let audit = run(&["audit"], nothing.as_bytes());
        assert_eq!(audit.status.code(), Some(2), "{nothing:?}");
        assert!(text(&audit.stdout).ends_with("Not clean.\n"), "{nothing:?}");
    }
}

#[test]
fn a_mistake_costs_only_its_puzzle() {
    let rows = |puzzle: &str| {
        let rows = puzzle.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap());
        rows.collect::<Vec<_>>().join("\n") + "\n"
    };
    let bad = rows(OTHER).replacen("6..195", "6..1z5", 1);
    let text_of_three = format!("{}\n{bad}\n{}", rows(PUZZLE), rows(OTHER));
    let output = run(&["convert", "--to", "line"], text_of_three.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), format!("{PUZZLE}\n{OTHER}\n"));
    assert!(text(&output.stderr).contains("-:12:5"), "{}", text(&output.stderr));
}

/// However many lines are wrong, only the first hundred are reported one by one.
#[test]
fn messages_are_capped_and_counted() {
    let output =
        run(&["solve", "--count"], format!("{}{PUZZLE}\n", "12..34\n".repeat(5000)).as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"1\n");
    let said = text(&output.stderr);
    assert_eq!(said.matches("error").count(), 101, "{said}");
    assert!(said.contains("5000") && said.contains("4900"), "{said}");
}

#[test]
fn puzzles_are_made_with_their_solutions() {
    let output = run(&["generate", "--count", "2", "--seed", "1", "--format", "csv"], b"");
    for line in text(&output.stdout).lines().skip(1) {
        let (puzzle, solution) = line.split_once(',').unwrap();
        assert_eq!(
            text(&run(&["solve", "--format", "line", puzzle], b"").stdout).trim_end(),
            format!("{puzzle}:1:{solution}")
        );
    }
}

/// The limit to the size of a file does what a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_the_old_file() {
    let folder = Folder::new("full");
    let file = folder.write("d.png", "old");
    let command = format!(
        "ulimit -f 1; trap '' XFSZ; exec {} draw {OTHER} -o {file}",
        env!("CARGO_BIN_EXE_ennead")
    );
    let output = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1);
}
