//! The NumPy arrays that `ennead dataset` writes, read again by `ennead audit`.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use ennead::format::{Problem, ReadError};
use ennead::{Cell, Digit, Givens, Sheet};
use ennead_dataset::FLAT;

/// Rows of a file, the first with its number, from 1.
pub(crate) type Labelled = (u64, Vec<Result<Sheet, ReadError>>);

/// The array of the puzzles in HRM's layout, and that of the solutions beside it.
const INPUTS: &str = "all__inputs.npy";
const LABELS: &str = "all__labels.npy";

/// What a file of a data set is.
pub(crate) enum Kind {
    /// An array of puzzles in HRM's layout.
    Hrm,
    /// An array of puzzles with their paths, in the flat layout.
    Flat,
    /// It belongs to the puzzles in HRM's layout beside it.
    Beside,
}

/// What a file is, if it is of a data set of arrays.
pub(crate) fn kind(path: &Path) -> Option<Kind> {
    let name = path.file_name()?.to_str()?;
    let array = name.ends_with(".npy");
    if name == INPUTS {
        return Some(Kind::Hrm);
    }
    if (array || name == "dataset.json") && path.with_file_name(INPUTS).is_file() {
        return Some(Kind::Beside);
    }
    let is_flat = || Array::open(path).is_ok_and(|array| array.width == FLAT);
    (array && is_flat()).then_some(Kind::Flat)
}

/// An array of bytes with two dimensions.
struct Array {
    rows: u64,
    width: usize,
    bytes: BufReader<File>,
}

impl Array {
    fn open(path: &Path) -> io::Result<Array> {
        let broken = || io::Error::from(io::ErrorKind::InvalidData);
        let mut bytes = BufReader::new(File::open(path)?);
        let mut begin = [0; 10];
        bytes.read_exact(&mut begin)?;
        if !begin.starts_with(b"\x93NUMPY\x01") {
            return Err(broken());
        }
        let mut head = vec![0; usize::from(u16::from_le_bytes([begin[8], begin[9]]))];
        bytes.read_exact(&mut head)?;
        let head = String::from_utf8_lossy(&head);
        let shape = head.split_once("'shape': (").and_then(|(_, rest)| rest.split_once(')'));
        let (rows, width) = shape.and_then(|it| it.0.split_once(',')).ok_or_else(broken)?;
        let rows = rows.trim().parse().map_err(|_| broken())?;
        let width = width.trim().parse().map_err(|_| broken())?;
        if !head.contains("'descr': '|u1'") || head.contains("'fortran_order': True") {
            return Err(broken());
        }
        Ok(Array { rows, width, bytes })
    }

    fn row(&mut self) -> io::Result<Vec<u8>> {
        let mut row = vec![0; self.width];
        self.bytes.read_exact(&mut row)?;
        Ok(row)
    }
}

/// The puzzles of an array, with their solutions, `piece` at a time.
///
/// # Errors
///
/// If the file is no such array; an item is an error if it ends early.
pub(crate) fn pieces(
    path: &Path,
    kind: &Kind,
    piece: u64,
) -> io::Result<impl Iterator<Item = io::Result<Labelled>> + Send + use<>> {
    let mut array = Array::open(path)?;
    let mut labels = match kind {
        Kind::Hrm => Some(Array::open(&path.with_file_name(LABELS))?),
        _ => None,
    };
    let mut done = 0;
    Ok(std::iter::from_fn(move || {
        let rows = done + 1..=(done + piece).min(array.rows);
        if rows.is_empty() {
            return None;
        }
        done = *rows.end();
        let mut sheet = |row: u64| -> io::Result<Result<Sheet, ReadError>> {
            let cells = array.row()?;
            let labels = labels.as_mut().map(Array::row).transpose()?;
            let sheet = match &labels {
                Some(labels) => hrm(&cells, labels),
                None => flat(&cells),
            };
            Ok(sheet.map_err(|value| {
                let problem = Problem::Value { found: value.to_string() };
                ReadError::new(row as usize - 1, "", 0, 0, problem)
            }))
        };
        let first = *rows.start();
        Some(rows.map(&mut sheet).collect::<io::Result<_>>().map(|sheets| (first, sheets)))
    }))
}

/// A puzzle and its solution, each cell as digit + 1; or a value that no cell has.
fn hrm(cells: &[u8], labels: &[u8]) -> Result<Sheet, u8> {
    let givens = |cells: &[u8]| {
        let digits: Vec<u8> = cells.iter().map(|cell| cell.wrapping_sub(1)).collect();
        let wrong = cells.iter().copied().find(|cell| !(1..=10).contains(cell)).unwrap_or(0);
        <[u8; 81]>::try_from(digits).ok().and_then(Givens::from_bytes).ok_or(wrong)
    };
    let mut sheet = Sheet::from(givens(cells)?);
    sheet.info.solution = Some(givens(labels)?);
    Ok(sheet)
}

/// A puzzle and its solution: the number of givens, then row, column, digit and strategy of each cell.
fn flat(numbers: &[u8]) -> Result<Sheet, u8> {
    let (mut givens, mut solution) = (Givens::EMPTY, Givens::EMPTY);
    let (count, cells) = numbers.split_first().ok_or(0)?;
    for (i, cell) in cells.chunks_exact(4).enumerate() {
        let &[row, column, digit, _] = cell else { return Err(0) };
        let digit = Digit::try_new(digit).ok_or(digit)?;
        if row > 8 || column > 8 {
            return Err(row.max(column));
        }
        let cell = Cell::at(row.into(), column.into());
        solution.set(cell, Some(digit));
        if i < usize::from(*count) {
            givens.set(cell, Some(digit));
        }
    }
    let mut sheet = Sheet::from(givens);
    sheet.info.solution = Some(solution);
    Ok(sheet)
}
