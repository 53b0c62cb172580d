//! NumPy arrays, in the version 1.0 of its format: a head in Python's notation, then the numbers.

use super::Writer;
use crate::{Row, flat, trace};

/// The head of an array. `kind` is NumPy's name of the type, as `|u1` or `<i4>`.
fn head(kind: &str, shape: &str) -> Vec<u8> {
    let mut text = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}");
    // Magic, version and length are 10 bytes; the whole is a multiple of 64 and ends a line.
    while (10 + text.len() + 1) % 64 != 0 {
        text.push(' ');
    }
    text.push('\n');
    let mut head = b"\x93NUMPY\x01\x00".to_vec();
    head.extend_from_slice(&(text.len() as u16).to_le_bytes());
    head.extend_from_slice(text.as_bytes());
    head
}

fn ints(numbers: impl Iterator<Item = u64>) -> Vec<u8> {
    numbers.flat_map(|number| (number as i32).to_le_bytes()).collect()
}

/// The arrays of HRM: each cell as digit + 1, so 1 is an empty cell, and 0 would be padding.
#[derive(Default)]
pub(crate) struct Hrm {
    inputs: Vec<u8>,
    labels: Vec<u8>,
}

impl Writer for Hrm {
    fn add(&mut self, row: Row) {
        self.inputs.extend(row.item.puzzle.as_bytes().iter().map(|digit| digit + 1));
        self.labels.extend(row.item.solution.grid().as_bytes().iter().map(|digit| digit + 1));
    }

    fn finish(self: Box<Self>) -> Vec<(&'static str, Vec<u8>)> {
        vec![("inputs", self.inputs), ("labels", self.labels)]
    }
}

/// The name of a file of HRM.
pub(super) fn hrm_file(name: &str) -> String {
    if name == "dataset" { "dataset.json".to_owned() } else { format!("all__{name}.npy") }
}

/// The files of a split with this many rows, `group` for each puzzle: the name of each, how it begins
/// (or all of it) and whether the rows follow.
pub(super) fn hrm_heads(rows: u64, group: u64) -> [(&'static str, Vec<u8>, bool); 6] {
    let cells = format!("({rows}, 81)");
    let whole =
        |length: u64, numbers: Vec<u8>| [head("<i4", &format!("({length},)")), numbers].concat();
    let groups = rows / group;
    let about = serde_json::json!({
        "pad_id": 0,
        "ignore_label_id": 0,
        "blank_identifier_id": 0,
        "vocab_size": 11,
        "seq_len": 81,
        "num_puzzle_identifiers": 1,
        "total_groups": groups,
        "mean_puzzle_examples": 1.0,
        "total_puzzles": rows,
        "sets": ["all"],
    });
    [
        ("inputs", head("|u1", &cells), true),
        ("labels", head("|u1", &cells), true),
        ("puzzle_identifiers", whole(rows, ints((0..rows).map(|_| 0))), false),
        ("puzzle_indices", whole(rows + 1, ints(0..=rows)), false),
        ("group_indices", whole(groups + 1, ints((0..=groups).map(|i| i * group))), false),
        ("dataset", format!("{about}\n").into_bytes(), false),
    ]
}

/// The rows of the flat layout.
#[derive(Default)]
pub(crate) struct Flat {
    rows: Vec<u8>,
}

impl Writer for Flat {
    fn add(&mut self, row: Row) {
        let trace = row.item.trace.as_ref().expect("it was asked for");
        self.rows.extend(flat(&row.item.puzzle, row.item.solution.grid(), trace));
    }

    fn finish(self: Box<Self>) -> Vec<(&'static str, Vec<u8>)> {
        vec![("flat", self.rows)]
    }
}

pub(super) fn flat_head(rows: u64) -> Vec<u8> {
    head("|u1", &format!("({rows}, {})", trace::FLAT))
}
