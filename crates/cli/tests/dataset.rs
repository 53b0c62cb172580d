//! `ennead dataset`: the same bytes however the work is divided, splits that share nothing, and what
//! it says when something is wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("ennead-dataset-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn ennead(&self, args: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
        command.env("LC_ALL", "C").args(args.split_whitespace());
        command.current_dir(&self.0).stdin(Stdio::null()).output().unwrap()
    }

    #[track_caller]
    fn works(&self, args: &str) -> String {
        let ran = self.ennead(args);
        assert!(ran.status.success(), "{args}: {}", text(&ran.stderr));
        text(&ran.stdout)
    }

    #[track_caller]
    fn fails(&self, args: &str, said: &str) {
        let ran = self.ennead(args);
        assert_eq!(ran.status.code(), Some(2), "{args}");
        assert!(text(&ran.stderr).contains(said), "{args}: {}", text(&ran.stderr));
    }

    /// The files below a folder with what they hold.
    fn files(&self, name: &str) -> BTreeMap<String, Vec<u8>> {
        fn add(from: &Path, path: &Path, files: &mut BTreeMap<String, Vec<u8>>) {
            for entry in fs::read_dir(path).unwrap().map(Result::unwrap) {
                if entry.path().is_dir() {
                    add(from, &entry.path(), files);
                } else {
                    let name = entry.path().strip_prefix(from).unwrap().display().to_string();
                    files.insert(name, fs::read(entry.path()).unwrap());
                }
            }
        }
        let mut files = BTreeMap::new();
        add(&self.0.join(name), &self.0.join(name), &mut files);
        files
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
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

/// The fields of the rows of all files of a split, without the heads.
fn rows(files: &BTreeMap<String, Vec<u8>>, split: &str) -> Vec<Vec<String>> {
    let of_split = files.iter().filter(|(name, _)| name.contains(&format!("{split}-")));
    let lines = of_split
        .flat_map(|(_, bytes)| text(bytes).lines().skip(1).map(str::to_owned).collect::<Vec<_>>());
    lines.map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

#[test]
fn the_bytes_do_not_depend_on_how_the_work_is_divided() {
    let folder = Folder::new("divided");
    for form in ["csv", "jsonl --with path,trace,boards", "hrm", "flat", "kaggle", "extreme"] {
        let options = format!(
            "--count 25 --level easy,hard --seed 9 --rows-per-file 20 --augment 1 --format {form}"
        );
        folder.works(&format!("dataset whole {options} --threads 1"));
        let whole = folder.files("whole");
        assert!(!whole.keys().any(|name| name.starts_with("parts")), "{:?}", whole.keys());

        folder.works(&format!("dataset threads {options} --threads 3"));
        assert_eq!(folder.files("threads"), whole, "{form}");

        // Three machines; the second begins.
        for shard in ["2/3", "1/3", "3/3"] {
            folder.works(&format!("dataset shards {options} --shard {shard}"));
        }
        assert_eq!(folder.files("shards"), whole, "{form}");

        // A run that was killed: some parts are there, a file of one of them is torn, and another is
        // a draft.
        folder.works(&format!("dataset killed {options} --shard 1/2"));
        let torn = if whole.contains_key("data/train-00000-of-00005.csv") {
            "killed/data/train-00000-of-00005.csv".to_owned()
        } else {
            let parts = folder.files("killed");
            let piece = parts.keys().find(|name| name.contains("train") && !name.ends_with("json"));
            format!("killed/{}", piece.unwrap())
        };
        fs::write(folder.0.join(torn), "torn").unwrap();
        folder.works(&format!("dataset killed {options} --resume"));
        assert_eq!(folder.files("killed"), whole, "{form}");
        // Once more: nothing is left to do.
        folder.works(&format!("dataset killed {options} --resume"));
        assert_eq!(folder.files("killed"), whole, "{form}");
        // The seed is in the plan.
        let unseeded = options.replace("--seed 9", "");
        folder.works(&format!("dataset killed {unseeded} --resume"));
        for name in ["whole", "threads", "shards", "killed"] {
            fs::remove_dir_all(folder.0.join(name)).unwrap();
        }
    }
}

#[test]
fn splits_share_no_solution_grid_and_a_puzzle_stays_where_it_is() {
    let folder = Folder::new("splits");
    let options = "--seed 4 --format csv --with none --splits train=2,validation=1,test=1";
    let said = folder.works(&format!("dataset small {options} --count 120"));
    assert!(said.starts_with("small: train "), "{said}");
    folder.works(&format!("dataset large {options} --count 240 --rows-per-file 50"));
    let (small, large) = (folder.files("small"), folder.files("large"));
    let mut classes = BTreeSet::new();
    for split in ["train", "validation", "test"] {
        let own: BTreeSet<_> = rows(&large, split).into_iter().map(|row| row[6].clone()).collect();
        assert!(own.len() > 20, "{split}: {}", own.len());
        assert!(own.is_disjoint(&classes));
        classes.extend(own);
        let large = rows(&large, split);
        assert!(rows(&small, split).iter().all(|row| large.contains(row)), "{split}");
    }
    assert_eq!(classes.len(), 240);
}

#[test]
fn the_audit_finds_nothing() {
    let folder = Folder::new("audit");
    // Kin: images of one puzzle, a part of it, and it with one more given.
    let puzzles = folder.works("generate --count 60 --seed 3 --clues 30");
    let mut all = puzzles.clone();
    for line in puzzles.lines().take(10) {
        let images = format!("generate --count 3 --from {line} --seed 8 --format line");
        all += &folder.works(&images);
    }
    fs::write(folder.0.join("kin.txt"), all).unwrap();
    folder.works(
        "dataset mine kin.txt --format extreme --splits train=1,test=1 --seed 2 --augment 2",
    );
    let said = folder.works("audit --no-levels mine/train.csv mine/test.csv");
    assert!(said.contains("Clean"), "{said}");
    assert!(folder.read("mine/test.csv").lines().count() > 20);
    // It is not the audit that is blind.
    let leak = folder.read("mine/train.csv").lines().nth(2).unwrap().to_owned();
    fs::write(folder.0.join("leaked.csv"), folder.read("mine/test.csv") + &leak + "\n").unwrap();
    assert_eq!(folder.ennead("audit --no-levels mine/train.csv leaked.csv").status.code(), Some(1));
}

#[test]
fn puzzles_of_a_source_that_have_not_one_solution_are_left_out_and_counted() {
    let folder = Folder::new("source");
    let good = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let clash = format!("55{}", &good[2..]);
    let several = format!("{}{}", ".".repeat(9), &good[9..]).replace('6', ".");
    let none = format!("531{}", &good[3..]);
    let lines = [good, &clash, &several, &none, good].join("\r\n");
    fs::write(folder.0.join("mixed.txt"), format!("\u{feff}{lines}\r\n")).unwrap();
    let said = folder.works("dataset out mixed.txt --format csv --splits all=1 --seed 1");
    assert!(said.contains("all 2 (2 rows)") && said.contains("Left out: 3"), "{said}");
    let manifest: serde_json::Value =
        serde_json::from_str(&folder.read("out/manifest.json")).unwrap();
    assert_eq!(manifest["skipped"]["invalid"], 1);
    assert_eq!(manifest["options"]["sources"][0]["puzzles"], 5);
    assert_eq!(folder.read("out/data/all-00000-of-00001.csv").lines().count(), 3);

    fs::write(folder.0.join("odd.txt"), format!("{good}\n5x\n")).unwrap();
    let ran = folder.ennead("dataset odd odd.txt --format csv --seed 1");
    assert_eq!(ran.status.code(), Some(2));
    assert!(text(&ran.stdout).contains("1 (1 rows)"), "{}", text(&ran.stdout));

    fs::write(folder.0.join("empty.txt"), "").unwrap();
    assert_eq!(
        folder.ennead("dataset empty empty.txt --format csv --seed 1").status.code(),
        Some(2)
    );
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = Folder::new("refused");
    folder.works("dataset there --count 3 --seed 1 --format csv");
    let before = folder.files("there");
    folder.fails("dataset there --count 3 --seed 1 --format csv", "expected an empty folder");
    folder.fails("dataset there --count 4 --seed 1 --format csv --resume", "other options");
    folder.fails("dataset there --count 4 --seed 1 --format csv --shard 1/2", "other options");
    assert_eq!(folder.files("there"), before);
    fs::create_dir(folder.0.join("taken")).unwrap();
    fs::write(folder.0.join("taken/note"), "mine").unwrap();
    folder.fails("dataset taken --format csv", "expected an empty folder");
    assert_eq!(folder.files("taken").len(), 1);
    fs::write(folder.0.join("file"), "").unwrap();
    folder.fails("dataset file --format csv", "file");

    folder.fails("dataset new --format csv --splits train", "train=9");
    folder.fails("dataset new --format csv --splits a=1,a=2", "makes no sense");
    folder.fails("dataset new --format csv --splits a/b=1", "makes no sense");
    folder.fails("dataset new --format csv --splits a=0", "No split has a share");
    folder.fails("dataset new --format csv --with trace", "no room");
    folder.fails("dataset new --format hrm --with path", "no room");
    folder.fails("dataset new --format csv --shard 1/2", "--seed N");
    folder.fails("dataset new --format csv --level esay", "easy");
    folder.fails("dataset new --format csv --clues 5", "17");
    folder.fails("dataset new there/plan.json --level easy --format csv", "not both");
    folder.fails("dataset new --count 0 --format csv", "from 1");
    if !cfg!(feature = "columns") {
        folder.fails("dataset new --count 3", "--features columns");
    }
    assert!(!folder.0.join("new").exists());
}

#[test]
fn the_audit_reads_folders() {
    let folder = Folder::new("folders");
    let forms: &[&str] = if cfg!(feature = "columns") { &["csv", "parquet"] } else { &["csv"] };
    for form in forms {
        let options = format!(
            "--count 60 --seed 5 --rows-per-file 25 --splits train=2,test=1 --format {form}"
        );
        folder.works(&format!("dataset {form} {options}"));
        let said = folder.works(&format!("audit --format json --no-levels {form}"));
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        let (train, test) = (&said["train"], &said["tests"][0]);
        assert_eq!(train["name"], format!("{form}/train"));
        assert_eq!(train["puzzles"].as_u64().unwrap() + test["puzzles"].as_u64().unwrap(), 60);
        assert_eq!(train["labelled"], train["puzzles"]);
        assert_eq!((&said["clean"], &train["wrong_labels"]["count"]), (&true.into(), &0.into()));
    }
    // Any other folder is one set of all its files; a puzzle of the first is in the third, too.
    fs::create_dir(folder.0.join("plain")).unwrap();
    for (i, name) in ["a.txt", "b.txt", "c.txt"].iter().enumerate() {
        let puzzles = folder.works(&format!("generate --count 3 --seed {}", i % 2));
        fs::write(folder.0.join("plain").join(name), puzzles).unwrap();
    }
    let said = folder.works("audit --format json --no-levels plain");
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(said["train"]["puzzles"], 9);
    assert_eq!(said["train"]["copies"]["first"], serde_json::json!([[7, 1], [8, 2], [9, 3]]));
    fs::create_dir(folder.0.join("empty")).unwrap();
    // There is nothing that could be clean.
    let empty = folder.ennead("audit empty");
    assert_eq!(empty.status.code(), Some(2));
    assert!(text(&empty.stdout).contains("empty: 0 puzzles"));
}

#[cfg(feature = "columns")]
#[test]
fn parquet_files_are_the_same_each_time() {
    let folder = Folder::new("parquet");
    let options = "--count 30 --seed 5 --with rating,path,trace,boards --rows-per-file 10";
    folder.works(&format!("dataset one {options} --threads 1"));
    folder.works(&format!("dataset two {options} --threads 4"));
    let (one, two) = (folder.files("one"), folder.files("two"));
    assert_eq!(one, two);
    assert!(one["data/train-00002-of-00003.parquet"].starts_with(b"PAR1"));
}
