//! Columns of answers, as NumPy arrays or as Arrow.

use std::sync::Arc;

use arrow_array::{ArrayRef, BooleanArray, Float64Array, Int64Array, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray2, ToPyArray};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use pyo3_arrow::{PyArray, PyRecordBatch};

use crate::part::{self, Part};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Numbers.
    Number,
    /// Ratings, with one digit after the point.
    Rating,
    /// Yes or no.
    Flag,
    /// One of a few names.
    Name(&'static [&'static str]),
    /// 81 digits, 0 for an empty cell.
    Grid,
    /// Any text.
    Text,
}

enum Values {
    Number(Vec<i64>),
    Rating(Vec<f64>),
    Flag(Vec<bool>),
    Name(Vec<u8>, &'static [&'static str]),
    Grid(Grids),
    Text(Vec<String>),
}

/// The memory of a column of grids.
enum Grids {
    Own(Vec<u8>),
    /// NumPy asks the system for large pages, Rust does not. A million grids then take 40 pages
    /// instead of 20,000, and getting those takes a tenth of the time of solving the grids.
    Array(Py<PyArray2<u8>>),
}

/// The answers of one kind. `known` says which rows have one.
struct Column {
    name: &'static str,
    values: Values,
    known: Vec<bool>,
}

/// Columns of the same length.
pub(crate) struct Table {
    columns: Vec<Column>,
}

impl Column {
    fn new(name: &'static str, kind: Kind, rows: usize) -> Column {
        let values = match kind {
            Kind::Number => Values::Number(vec![0; rows]),
            Kind::Rating => Values::Rating(vec![f64::NAN; rows]),
            Kind::Flag => Values::Flag(vec![false; rows]),
            Kind::Name(names) => Values::Name(vec![0; rows], names),
            Kind::Grid => Values::Grid(Grids::Own(vec![0; 81 * rows])),
            Kind::Text => Values::Text(vec![String::new(); rows]),
        };
        Column { name, values, known: vec![false; rows] }
    }

    fn part<'a, 'py: 'a>(
        &'a mut self,
        arrays: &mut impl Iterator<Item = &'a mut PyReadwriteArray2<'py, u8>>,
    ) -> part::Column<'a> {
        let values = match &mut self.values {
            Values::Number(values) => part::Values::Number(values),
            Values::Rating(values) => part::Values::Rating(values),
            Values::Flag(values) => part::Values::Flag(values),
            Values::Name(values, _) => part::Values::Name(values),
            Values::Grid(Grids::Own(values)) => part::Values::Grid(values),
            Values::Grid(Grids::Array(_)) => {
                let array = arrays.next().expect("all arrays are lent");
                part::Values::Grid(array.as_slice_mut().expect("a new array is in one piece"))
            }
            Values::Text(values) => part::Values::Text(values),
        };
        part::Column { values, known: &mut self.known }
    }

    /// As a NumPy array. A row without an answer has 0, NaN, False, an empty text or an empty
    /// grid.
    fn into_numpy(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(match self.values {
            Values::Number(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Rating(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Flag(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Grid(Grids::Own(values)) => {
                let rows = values.len() / 81;
                PyArray1::from_vec(py, values).reshape([rows, 81])?.into_any()
            }
            Values::Grid(Grids::Array(array)) => array.into_bound(py).into_any(),
            Values::Name(mut indices, names) => {
                for (index, known) in indices.iter_mut().zip(&self.known) {
                    *index = if *known { *index + 1 } else { 0 };
                }
                let names: Vec<&str> = [""].into_iter().chain(names.iter().copied()).collect();
                let numpy = py.import("numpy")?;
                let names = numpy.call_method1("array", (PyList::new(py, names)?,))?;
                names.call_method1("take", (indices.to_pyarray(py),))?
            }
            Values::Text(values) => {
                let numpy = py.import("numpy")?;
                let kind = PyDict::new(py);
                kind.set_item("dtype", "object")?;
                numpy.call_method("array", (PyList::new(py, values)?,), Some(&kind))?
            }
        })
    }

    /// As an Arrow array, with null in rows without an answer.
    fn into_arrow(self, py: Python<'_>) -> (Field, ArrayRef) {
        /// The values of the rows that have an answer.
        fn answers<T>(
            values: impl IntoIterator<Item = T>,
            known: &[bool],
        ) -> impl Iterator<Item = Option<T>> {
            values.into_iter().zip(known).map(|(value, known)| known.then_some(value))
        }
        let known = &self.known;
        let array: ArrayRef = match self.values {
            Values::Number(values) => Arc::new(Int64Array::from_iter(answers(values, known))),
            Values::Rating(values) => Arc::new(Float64Array::from_iter(answers(values, known))),
            Values::Flag(values) => Arc::new(BooleanArray::from_iter(answers(values, known))),
            Values::Name(values, names) => {
                let indices = answers(values, known);
                let texts = indices.map(|index| index.map(|index| names[usize::from(index)]));
                Arc::new(StringArray::from_iter(texts))
            }
            Values::Grid(grids) => {
                let texts = |digits: &[u8]| {
                    let character = |&digit: &u8| if digit == 0 { b'.' } else { b'0' + digit };
                    let grids = answers(digits.chunks_exact(81), known);
                    let text = |grid: &[u8]| {
                        let text = grid.iter().map(character).collect();
                        String::from_utf8(text).expect("digits and dots")
                    };
                    Arc::new(StringArray::from_iter(grids.map(|grid| grid.map(text))))
                };
                match grids {
                    Grids::Own(digits) => texts(&digits),
                    Grids::Array(array) => {
                        let array = array.bind(py).readonly();
                        texts(array.as_slice().expect("a new array is in one piece"))
                    }
                }
            }
            Values::Text(values) => Arc::new(StringArray::from_iter(answers(values, known))),
        };
        let kind: DataType = array.data_type().clone();
        (Field::new(self.name, kind, true), array)
    }
}

/// Which library the columns are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Library {
    NumPy,
    Arrow,
}

impl Table {
    pub(crate) fn new(columns: &[(&'static str, Kind)], rows: usize) -> Table {
        let column = |&(name, kind): &_| Column::new(name, kind, rows);
        Table { columns: columns.iter().map(column).collect() }
    }

    /// With NumPy arrays for the grids.
    pub(crate) fn with_arrays(
        py: Python<'_>,
        columns: &[(&'static str, Kind)],
        rows: usize,
    ) -> Table {
        let column = |&(name, kind): &_| match kind {
            Kind::Grid => {
                let array = PyArray2::zeros(py, [rows, 81], false).unbind();
                Column { name, values: Values::Grid(Grids::Array(array)), known: vec![false; rows] }
            }
            _ => Column::new(name, kind, rows),
        };
        Table { columns: columns.iter().map(column).collect() }
    }

    /// The NumPy arrays, which are filled in place.
    pub(crate) fn arrays<'py>(&self, py: Python<'py>) -> Vec<PyReadwriteArray2<'py, u8>> {
        let arrays = self.columns.iter().filter_map(|column| match &column.values {
            Values::Grid(Grids::Array(array)) => Some(array.bind(py).readwrite()),
            _ => None,
        });
        arrays.collect()
    }

    /// All rows, to fill, with the [arrays](Table::arrays) if there are any.
    pub(crate) fn part<'a, 'py>(
        &'a mut self,
        arrays: &'a mut [PyReadwriteArray2<'py, u8>],
    ) -> Part<'a> {
        let mut arrays = arrays.iter_mut();
        Part::new(self.columns.iter_mut().map(|column| column.part(&mut arrays)).collect())
    }

    /// A dict of NumPy arrays or an Arrow record batch; a single column is an array without a name.
    pub(crate) fn into_python(
        mut self,
        py: Python<'_>,
        library: Library,
    ) -> PyResult<Bound<'_, PyAny>> {
        let only = if self.columns.len() == 1 { self.columns.pop() } else { None };
        match (library, only) {
            (Library::NumPy, Some(column)) => column.into_numpy(py),
            (Library::NumPy, None) => {
                let columns = PyDict::new(py);
                for column in self.columns {
                    columns.set_item(column.name, column.into_numpy(py)?)?;
                }
                Ok(columns.into_any())
            }
            (Library::Arrow, Some(column)) => {
                let (field, array) = column.into_arrow(py);
                let array = PyArray::new(array, Arc::new(field));
                into_pyarrow(array.into_pyobject(py)?.into_any(), "array")
            }
            (Library::Arrow, None) => {
                let (fields, arrays): (Vec<_>, _) =
                    self.columns.into_iter().map(|column| column.into_arrow(py)).unzip();
                let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
                    .expect("columns of one length");
                let batch = PyRecordBatch::new(batch).into_pyobject(py)?;
                into_pyarrow(batch.into_any(), "record_batch")
            }
        }
    }
}

/// A pyarrow object; without pyarrow, an object that any library can read through the Arrow
/// PyCapsule interface.
fn into_pyarrow<'py>(object: Bound<'py, PyAny>, kind: &str) -> PyResult<Bound<'py, PyAny>> {
    match object.py().import("pyarrow") {
        Ok(pyarrow) => pyarrow.call_method1(kind, (object,)),
        Err(error) if error.is_instance_of::<PyImportError>(object.py()) => Ok(object),
        Err(error) => Err(error),
    }
}
