//! Columns of answers, as NumPy arrays or as Arrow.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::{ArrayRef, BooleanArray, Float64Array, Int64Array, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};
use numpy::{PyArray1, PyArrayMethods, ToPyArray};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use pyo3_arrow::{PyArray, PyRecordBatch};

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
    Grid(Vec<u8>),
    Text(Vec<String>),
}

/// The answers of one kind. A row that is not set has none.
pub(crate) struct Column {
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
            Kind::Grid => Values::Grid(vec![0; 81 * rows]),
            Kind::Text => Values::Text(vec![String::new(); rows]),
        };
        Column { name, values, known: vec![false; rows] }
    }

    pub(crate) fn number(&mut self, row: usize, value: u64) {
        let Values::Number(values) = &mut self.values else { unreachable!("a column of numbers") };
        values[row] = i64::try_from(value).unwrap_or(i64::MAX);
        self.known[row] = true;
    }

    pub(crate) fn rating(&mut self, row: usize, value: f64) {
        let Values::Rating(values) = &mut self.values else { unreachable!("a column of ratings") };
        values[row] = value;
        self.known[row] = true;
    }

    pub(crate) fn flag(&mut self, row: usize, value: bool) {
        let Values::Flag(values) = &mut self.values else { unreachable!("a column of flags") };
        values[row] = value;
        self.known[row] = true;
    }

    /// The name with this index.
    pub(crate) fn name(&mut self, row: usize, index: usize) {
        let Values::Name(values, _) = &mut self.values else { unreachable!("a column of names") };
        values[row] = index as u8;
        self.known[row] = true;
    }

    pub(crate) fn grid(&mut self, row: usize, digits: &[u8; 81]) {
        let Values::Grid(values) = &mut self.values else { unreachable!("a column of grids") };
        values[81 * row..81 * (row + 1)].copy_from_slice(digits);
        self.known[row] = true;
    }

    pub(crate) fn text(&mut self, row: usize, text: String) {
        let Values::Text(values) = &mut self.values else { unreachable!("a column of texts") };
        values[row] = text;
        self.known[row] = true;
    }

    /// Takes over the rows of `other`: to those of `place`, or to some of them.
    fn put(&mut self, place: &Range<usize>, some: Option<&[usize]>, other: Column) {
        fn copy<T: Clone>(
            to: &mut [T],
            from: Vec<T>,
            width: usize,
            place: &Range<usize>,
            some: Option<&[usize]>,
        ) {
            match some {
                None => to[width * place.start..width * place.end].clone_from_slice(&from),
                Some(rows) => {
                    for (&row, values) in rows.iter().zip(from.chunks_exact(width)) {
                        let start = width * (place.start + row);
                        to[start..start + width].clone_from_slice(values);
                    }
                }
            }
        }
        match (&mut self.values, other.values) {
            (Values::Number(to), Values::Number(from)) => copy(to, from, 1, place, some),
            (Values::Rating(to), Values::Rating(from)) => copy(to, from, 1, place, some),
            (Values::Flag(to), Values::Flag(from)) => copy(to, from, 1, place, some),
            (Values::Name(to, _), Values::Name(from, _)) => copy(to, from, 1, place, some),
            (Values::Grid(to), Values::Grid(from)) => copy(to, from, 81, place, some),
            (Values::Text(to), Values::Text(from)) => copy(to, from, 1, place, some),
            _ => unreachable!("both are of one kind"),
        }
        copy(&mut self.known, other.known, 1, place, some);
    }

    /// As a NumPy array. Without an answer there is 0, NaN, False, an empty text or an empty
    /// grid.
    fn into_numpy(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(match self.values {
            Values::Number(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Rating(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Flag(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Grid(values) => {
                let rows = values.len() / 81;
                PyArray1::from_vec(py, values).reshape([rows, 81])?.into_any()
            }
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

    /// As an Arrow array, with nulls where there is no answer.
    fn into_arrow(self) -> (Field, ArrayRef) {
        let known = self.known;
        let given = |row: usize| known[row];
        let array: ArrayRef = match self.values {
            Values::Number(values) => Arc::new(Int64Array::from_iter(
                values.into_iter().enumerate().map(|(row, value)| given(row).then_some(value)),
            )),
            Values::Rating(values) => Arc::new(Float64Array::from_iter(
                values.into_iter().enumerate().map(|(row, value)| given(row).then_some(value)),
            )),
            Values::Flag(values) => Arc::new(BooleanArray::from_iter(
                values.into_iter().enumerate().map(|(row, value)| given(row).then_some(value)),
            )),
            Values::Name(values, names) => Arc::new(StringArray::from_iter(
                values
                    .into_iter()
                    .enumerate()
                    .map(|(row, value)| given(row).then(|| names[usize::from(value)])),
            )),
            Values::Grid(values) => {
                let texts = values.chunks_exact(81).enumerate().map(|(row, digits)| {
                    let text =
                        digits.iter().map(|&d| if d == 0 { '.' } else { (b'0' + d) as char });
                    given(row).then(|| text.collect::<String>())
                });
                Arc::new(StringArray::from_iter(texts))
            }
            Values::Text(values) => Arc::new(StringArray::from_iter(
                values.into_iter().enumerate().map(|(row, value)| given(row).then_some(value)),
            )),
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

    /// The column with this number.
    pub(crate) fn column(&mut self, number: usize) -> &mut Column {
        &mut self.columns[number]
    }

    /// Takes over the rows of `other`: to those of `place`, or to `some` of them.
    pub(crate) fn put(&mut self, place: Range<usize>, some: Option<&[usize]>, other: Table) {
        for (column, other) in self.columns.iter_mut().zip(other.columns) {
            column.put(&place, some, other);
        }
    }

    /// All columns, by their names: a dict of NumPy arrays, or an Arrow record batch.
    pub(crate) fn into_python(
        self,
        py: Python<'_>,
        library: Library,
    ) -> PyResult<Bound<'_, PyAny>> {
        match library {
            Library::NumPy => {
                let columns = PyDict::new(py);
                for column in self.columns {
                    columns.set_item(column.name, column.into_numpy(py)?)?;
                }
                Ok(columns.into_any())
            }
            Library::Arrow => {
                let (fields, arrays): (Vec<_>, _) =
                    self.columns.into_iter().map(Column::into_arrow).unzip();
                let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
                    .expect("columns of one length");
                into_pyarrow(
                    PyRecordBatch::new(batch).into_pyobject(py)?.into_any(),
                    "record_batch",
                )
            }
        }
    }

    /// The first column alone: a NumPy or an Arrow array.
    pub(crate) fn into_only(
        mut self,
        py: Python<'_>,
        library: Library,
    ) -> PyResult<Bound<'_, PyAny>> {
        let column = self.columns.swap_remove(0);
        match library {
            Library::NumPy => column.into_numpy(py),
            Library::Arrow => {
                let (field, array) = column.into_arrow();
                let array = PyArray::new(array, Arc::new(field));
                into_pyarrow(array.into_pyobject(py)?.into_any(), "array")
            }
        }
    }
}

/// pyarrow's object; where pyarrow is not installed, one that any library takes by the Arrow
/// PyCapsule interface.
fn into_pyarrow<'py>(object: Bound<'py, PyAny>, kind: &str) -> PyResult<Bound<'py, PyAny>> {
    match object.py().import("pyarrow") {
        Ok(pyarrow) => pyarrow.call_method1(kind, (object,)),
        Err(error) if error.is_instance_of::<PyImportError>(object.py()) => Ok(object),
        Err(error) => Err(error),
    }
}
