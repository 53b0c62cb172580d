//! Columns of answers, as NumPy arrays or as Arrow.

use std::sync::Arc;

use arrow_array::{
    Array, ArrayRef, BooleanArray, FixedSizeListArray, Float64Array, Int64Array, ListArray,
    RecordBatch, StringArray, StructArray, UInt8Array, UInt16Array,
};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use arrow_schema::{DataType, Field, Schema};
use ennead_dataset::{FLAT, StepValues, TraceStep, step_columns};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray2, ToPyArray};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use pyo3_arrow::{PyArray, PyRecordBatch};

use crate::part::{self, Board, Boards, Part};

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
    /// A list of numbers below 65,536.
    List,
    /// The steps of a path.
    Steps,
    /// A path in the flat layout: [`FLAT`] numbers.
    Flat,
}

enum Values {
    Number(Vec<i64>),
    Rating(Vec<f64>),
    Flag(Vec<bool>),
    Name(Vec<u8>, &'static [&'static str]),
    Grid(Grids),
    Text(Vec<String>),
    List(Vec<Vec<u16>>),
    Steps(Vec<Vec<TraceStep>>),
    Flat(Vec<u8>),
}

/// The memory of a column of grids.
enum Grids {
    Own(Vec<u8>),
    /// NumPy asks the system for large pages, Rust does not. A million grids then take 40 pages
    /// instead of 20,000, and getting those takes a tenth of the time of solving the grids.
    Array(Py<PyArray2<u8>>),
}

impl Grids {
    fn with_digits<T>(&self, py: Python<'_>, read: impl FnOnce(&[u8]) -> T) -> T {
        match self {
            Grids::Own(digits) => read(digits),
            Grids::Array(array) => {
                let array = array.bind(py).readonly();
                read(array.as_slice().expect("a new array is in one piece"))
            }
        }
    }
}

/// The digits of a grid as 81 characters.
fn grid_text(digits: &[u8]) -> String {
    let character = |&digit: &u8| if digit == 0 { b'.' } else { b'0' + digit };
    let text = digits.iter().map(character).collect();
    String::from_utf8(text).expect("digits and dots")
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
    boards: Boards,
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
            Kind::List => Values::List(vec![Vec::new(); rows]),
            Kind::Steps => Values::Steps(vec![Vec::new(); rows]),
            Kind::Flat => Values::Flat(vec![0; FLAT * rows]),
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
            Values::List(values) => part::Values::List(values),
            Values::Steps(values) => part::Values::Steps(values),
            Values::Flat(values) => part::Values::Flat(values),
        };
        part::Column { values, known: &mut self.known }
    }

    /// The texts of a column of texts, or of a column of grids, which is now one of texts.
    fn as_texts(&mut self, py: Python<'_>) -> &mut Vec<String> {
        if let Values::Grid(grids) = &self.values {
            let texts = grids.with_digits(py, |digits| {
                let grids = digits.chunks_exact(81).zip(&self.known);
                let text = |(digits, known): (&[u8], &bool)| match known {
                    true => grid_text(digits),
                    false => String::new(),
                };
                grids.map(text).collect()
            });
            self.values = Values::Text(texts);
        }
        let Values::Text(texts) = &mut self.values else { unreachable!("a column of grids") };
        texts
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
            Values::List(values) => {
                let lists = values.into_iter().map(|list| PyArray1::from_vec(py, list).into_any());
                objects(py, lists.collect())?
            }
            Values::Steps(values) => {
                let lists = values.iter().map(|steps| steps_of(py, steps));
                objects(py, lists.collect::<PyResult<_>>()?)?
            }
            Values::Flat(values) => {
                let rows = values.len() / FLAT;
                PyArray1::from_vec(py, values).reshape([rows, FLAT])?.into_any()
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
            Values::Grid(grids) => grids.with_digits(py, |digits| {
                let grids = answers(digits.chunks_exact(81), known);
                Arc::new(StringArray::from_iter(grids.map(|grid| grid.map(grid_text))))
            }),
            Values::Text(values) => Arc::new(StringArray::from_iter(answers(values, known))),
            Values::List(values) => {
                let lengths = OffsetBuffer::from_lengths(values.iter().map(Vec::len));
                let numbers = Arc::new(UInt16Array::from(values.concat()));
                let known = Some(NullBuffer::from(self.known));
                Arc::new(ListArray::new(item(DataType::UInt16), lengths, numbers, known))
            }
            Values::Steps(values) => Arc::new(lists_of_steps(&values, self.known)),
            Values::Flat(values) => {
                let numbers = Arc::new(UInt8Array::from(values));
                let known = Some(NullBuffer::from(self.known));
                let width = FLAT as i32;
                Arc::new(FixedSizeListArray::new(item(DataType::UInt8), width, numbers, known))
            }
        };
        let kind: DataType = array.data_type().clone();
        (Field::new(self.name, kind, true), array)
    }
}

/// An array of objects, one in each row.
fn objects<'py>(py: Python<'py>, rows: Vec<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
    // From a list, NumPy would make a matrix of lists of one length.
    let array = py.import("numpy")?.call_method1("empty", (rows.len(), "object"))?;
    for (i, row) in rows.into_iter().enumerate() {
        array.set_item(i, row)?;
    }
    Ok(array)
}

/// The steps of a path as a list of dicts.
fn steps_of<'py>(py: Python<'py>, steps: &[TraceStep]) -> PyResult<Bound<'py, PyAny>> {
    let dicts: Vec<_> = steps.iter().map(|_| PyDict::new(py)).collect();
    for (name, values) in step_columns(&steps.iter().collect::<Vec<_>>()) {
        match values {
            StepValues::Numbers(numbers) => {
                for (dict, number) in dicts.iter().zip(numbers) {
                    dict.set_item(name, number)?;
                }
            }
            StepValues::Texts(texts) => {
                for (dict, text) in dicts.iter().zip(texts) {
                    dict.set_item(name, text)?;
                }
            }
            StepValues::Bytes(lengths, bytes) => {
                let mut rest = bytes.as_slice();
                for (dict, length) in dicts.iter().zip(lengths) {
                    let own = rest.split_off(..length).unwrap_or_default();
                    dict.set_item(name, own.to_pyarray(py))?;
                }
            }
            StepValues::Lists(lengths, numbers) => {
                let mut rest = numbers.as_slice();
                for (dict, length) in dicts.iter().zip(lengths) {
                    let own = rest.split_off(..length).unwrap_or_default();
                    dict.set_item(name, own.to_pyarray(py))?;
                }
            }
        }
    }
    Ok(PyList::new(py, dicts)?.into_any())
}

fn item(kind: DataType) -> Arc<Field> {
    Arc::new(Field::new("item", kind, true))
}

/// A list of steps for each row.
fn lists_of_steps(rows: &[Vec<TraceStep>], known: Vec<bool>) -> ListArray {
    let steps: Vec<_> = rows.iter().flatten().collect();
    let list = |kind: DataType, lengths: Vec<usize>, values: ArrayRef| -> ArrayRef {
        Arc::new(ListArray::new(item(kind), OffsetBuffer::from_lengths(lengths), values, None))
    };
    let columns = step_columns(&steps).map(|(name, values)| {
        let array: ArrayRef = match values {
            StepValues::Numbers(numbers) => Arc::new(UInt16Array::from(numbers)),
            StepValues::Texts(texts) => Arc::new(StringArray::from(texts)),
            StepValues::Bytes(lengths, bytes) => {
                list(DataType::UInt8, lengths, Arc::new(UInt8Array::from(bytes)))
            }
            StepValues::Lists(lengths, numbers) => {
                list(DataType::UInt16, lengths, Arc::new(UInt16Array::from(numbers)))
            }
        };
        (Arc::new(Field::new(name, array.data_type().clone(), true)), array)
    });
    let steps = StructArray::from(columns.to_vec());
    let lengths = OffsetBuffer::from_lengths(rows.iter().map(Vec::len));
    let kind = item(steps.data_type().clone());
    ListArray::new(kind, lengths, Arc::new(steps), Some(NullBuffer::from(known)))
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
        Table { columns: columns.iter().map(column).collect(), boards: Boards::default() }
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
        Table { columns: columns.iter().map(column).collect(), boards: Boards::default() }
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
        let columns = self.columns.iter_mut().map(|column| column.part(&mut arrays)).collect();
        Part::new(columns, &self.boards)
    }

    /// Makes texts of the columns of grids that also have answers about other boards.
    fn with_boards(self, py: Python<'_>) -> Table {
        let Table { mut columns, boards } = self;
        for Board { column, row, text } in boards.into_inner().expect("no thread panics with it") {
            let texts = columns[column].as_texts(py);
            texts[row] = text;
        }
        Table { columns, boards: Boards::default() }
    }

    /// A dict of NumPy arrays or an Arrow record batch; a single column is an array without a name.
    pub(crate) fn into_python(
        self,
        py: Python<'_>,
        library: Library,
    ) -> PyResult<Bound<'_, PyAny>> {
        let Table { mut columns, .. } = self.with_boards(py);
        let only = if columns.len() == 1 { columns.pop() } else { None };
        match (library, only) {
            (Library::NumPy, Some(column)) => column.into_numpy(py),
            (Library::NumPy, None) => {
                let named = PyDict::new(py);
                for column in columns {
                    named.set_item(column.name, column.into_numpy(py)?)?;
                }
                Ok(named.into_any())
            }
            (Library::Arrow, Some(column)) => {
                let (field, array) = column.into_arrow(py);
                let array = PyArray::new(array, Arc::new(field));
                into_pyarrow(array.into_pyobject(py)?.into_any(), "array")
            }
            (Library::Arrow, None) => {
                let (fields, arrays): (Vec<_>, _) =
                    columns.into_iter().map(|column| column.into_arrow(py)).unzip();
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
