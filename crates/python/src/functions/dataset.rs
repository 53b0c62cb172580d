//! The parts of a data set, for `ennead/_dataset.py`, which writes their files.

use std::sync::atomic::AtomicU64;

use ennead_api::Asker;
use ennead_dataset::{FileRecord, Options, PartRecord, Plan};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::listed_givens;
use crate::errors::refused;
use crate::language::english;
use crate::many;

/// A file: its path in the folder, and its bytes.
type File<'py> = (String, Bound<'py, PyBytes>);

/// A joined file: its path, split, number of rows, head, and the files that follow.
type Join<'py> = (String, String, u64, Bound<'py, PyBytes>, Vec<String>);

fn plan(options: &str) -> PyResult<Plan> {
    let options: Options =
        serde_json::from_str(options).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Plan::new(options, &Asker::patient(english())).map_err(|refusal| refused(refusal, english()))
}

fn records(texts: Vec<String>) -> PyResult<Vec<PartRecord>> {
    let read = |text: String| {
        serde_json::from_str(&text).map_err(|error| PyValueError::new_err(error.to_string()))
    };
    texts.into_iter().map(read).collect()
}

fn files(py: Python<'_>, files: impl IntoIterator<Item = ennead_dataset::File>) -> Vec<File<'_>> {
    let file = |file: ennead_dataset::File| (file.path, PyBytes::new(py, &file.bytes));
    files.into_iter().map(file).collect()
}

/// The plan for the options (JSON), as it is kept in a folder, and the number of parts.
#[pyfunction]
pub(crate) fn _dataset_plan(options: &str) -> PyResult<(String, u64)> {
    let plan = plan(options)?;
    Ok((plan.json(), plan.parts()))
}

/// The numbers of the puzzles of a part: the first, and the one after the last.
#[pyfunction]
pub(crate) fn _dataset_range(options: &str, part: u64) -> PyResult<(u64, u64)> {
    let range = plan(options)?.range(part);
    Ok((range.start, range.end))
}

/// The files of a part, and its record. If there are sources, `given` are its puzzles.
#[pyfunction]
pub(crate) fn _dataset_part<'py>(
    py: Python<'py>,
    options: &str,
    part: u64,
    given: &Bound<'py, PyAny>,
    threads: usize,
) -> PyResult<(Vec<File<'py>>, String)> {
    let plan = plan(options)?;
    let puzzles = if given.is_none() { Vec::new() } else { listed_givens(given)? };
    let made =
        many::aside(py, move |stop| plan.make(part, &puzzles, threads, &AtomicU64::new(0), stop))?;
    let (made, record) = made.map_err(|trouble| refused(trouble.refusal(english()), english()))?;
    let record = serde_json::to_string(&record).expect("a record is plain data");
    Ok((files(py, made), record))
}

/// Puzzles as numbers: uint8 of shape (n, 81).
#[pyfunction]
pub(crate) fn _dataset_givens<'py>(
    puzzles: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArray2<u8>>> {
    let cells: Vec<u8> =
        listed_givens(puzzles)?.iter().flat_map(|givens| *givens.as_bytes()).collect();
    let rows = cells.len() / 81;
    PyArray1::from_vec(puzzles.py(), cells).reshape([rows, 81])
}

/// The files that are joined from those of all parts.
#[pyfunction]
pub(crate) fn _dataset_joins<'py>(
    py: Python<'py>,
    options: &str,
    parts: Vec<String>,
) -> PyResult<Vec<Join<'py>>> {
    let joins = plan(options)?.joins(&records(parts)?);
    let join = |join: ennead_dataset::Join| {
        (join.path, join.split, join.rows, PyBytes::new(py, &join.head), join.pieces)
    };
    Ok(joins.into_iter().map(join).collect())
}

/// The card and the manifest.
#[pyfunction]
pub(crate) fn _dataset_finish<'py>(
    py: Python<'py>,
    options: &str,
    parts: Vec<String>,
    joined: &str,
) -> PyResult<Vec<File<'py>>> {
    let joined: Vec<FileRecord> =
        serde_json::from_str(joined).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(files(py, plan(options)?.finish(&records(parts)?, &joined)))
}
