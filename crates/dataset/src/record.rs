//! Files, and what is known about those that are written.

use serde::{Deserialize, Serialize};

use crate::Sum;

/// A file to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path in the folder, with `/` between the parts.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// What is known about a file of rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FileRecord {
    /// Its path in the folder.
    pub path: String,
    /// The split it belongs to.
    pub split: String,
    /// How many rows it has.
    pub rows: u64,
    /// How many bytes.
    pub bytes: u64,
    /// The SHA-256 of the bytes.
    pub sha256: String,
}

/// Puzzles of a source that are left out, because they do not have exactly one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Skipped {
    /// Givens clash.
    pub invalid: u64,
    /// There is no solution.
    pub unsolvable: u64,
    /// There are several.
    pub ambiguous: u64,
}

impl Skipped {
    /// How many there are.
    pub fn count(self) -> u64 {
        self.invalid + self.unsolvable + self.ambiguous
    }

    /// Adds those of another part.
    pub fn add(&mut self, more: Skipped) {
        self.invalid += more.invalid;
        self.unsolvable += more.unsolvable;
        self.ambiguous += more.ambiguous;
    }
}

/// What is known about a part that is made. Kept in a file, it shows that the part need not be made
/// again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartRecord {
    /// The number of the part.
    pub part: u64,
    /// Its files.
    pub files: Vec<FileRecord>,
    /// What was left out.
    pub skipped: Skipped,
    /// How many puzzles there are of each split, in the order of the splits; images do not count.
    pub puzzles: Vec<u64>,
    /// How many of them are of each level, if they are rated.
    pub levels: Vec<Vec<u64>>,
}

/// A file that is a head followed by the files of the parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Join {
    /// Its path in the folder.
    pub path: String,
    /// The split it belongs to.
    pub split: String,
    /// How many rows it has.
    pub rows: u64,
    /// What comes first.
    pub head: Vec<u8>,
    /// The paths of the files that follow, in order. They are no longer needed then.
    pub pieces: Vec<String>,
}

impl Join {
    /// The record of the file with this sum.
    pub fn record(&self, sum: Sum) -> FileRecord {
        let (path, split, rows) = (self.path.clone(), self.split.clone(), self.rows);
        FileRecord { path, split, rows, bytes: sum.bytes(), sha256: sum.hex() }
    }
}
