//! From Python's objects to puzzles.
//!
//! One puzzle is a text in any format ennead reads, or a NumPy array of shape (81,) or (9, 9).
//! Many are a list (or another sequence) of texts, a NumPy array of shape (n, 81), or an Arrow
//! array of strings, binaries or lists of 81 small numbers. A text may also hold a puzzle with rules, or
//! on another board, if the function takes those.

use std::ops::Range;

use arrow_array::{Array, ArrayRef, cast::AsArray, types::UInt8Type};
use arrow_schema::DataType;
use ennead::format::{self, line};
use ennead::{Givens, Sheet, WholeBoard};
use ennead_api::puzzle::{Asked, Ruled};
use ennead_api::{Asker, Refusal, Subject};
use numpy::{PyReadonlyArray2, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyString;
use pyo3_arrow::input::AnyArray;

use crate::columns::Library;
use crate::errors::Fault;
use crate::language::english;

/// The rules that a function adds to each puzzle, and whether it leaves out what is not understood.
#[derive(Clone, Default)]
pub(crate) struct Opening {
    pub(crate) rules: Vec<WholeBoard>,
    pub(crate) ignore: bool,
}

/// The puzzles that a function takes.
pub(crate) enum Taken {
    /// Classic ones.
    Classic,
    /// Any, opened like this.
    Any(Opening),
}

/// One of many puzzles.
pub(crate) enum Puzzle {
    Classic(Givens),
    Ruled(Box<Ruled>),
}

impl Puzzle {
    /// The givens, where only [classic](Taken::Classic) puzzles are taken.
    pub(crate) fn classic(self) -> Givens {
        let Puzzle::Classic(givens) = self else { unreachable!("only classic puzzles are taken") };
        givens
    }
}

impl Opening {
    /// The puzzle for the core that answers questions about it.
    pub(crate) fn asked(&self, puzzle: Subject) -> Result<Asked, Refusal> {
        puzzle.asked(self.rules.clone(), self.ignore, &Asker::patient(english()))
    }
}

impl Taken {
    fn text(&self, text: &str) -> Result<Puzzle, Fault> {
        match plain(text.as_bytes()) {
            Some(givens) => self.givens(givens?),
            None => self.subject(Subject::from(text)),
        }
    }

    fn givens(&self, givens: Givens) -> Result<Puzzle, Fault> {
        match self {
            Taken::Any(opening) if !opening.rules.is_empty() => self.subject(Subject::from(givens)),
            _ => Ok(Puzzle::Classic(givens)),
        }
    }

    /// The puzzle; one of many cannot be a sukaku.
    fn subject(&self, puzzle: Subject) -> Result<Puzzle, Fault> {
        let classic =
            |puzzle: Subject| puzzle.givens(&Asker::patient(english())).map(Puzzle::Classic);
        let opened = match self {
            Taken::Classic => classic(puzzle),
            Taken::Any(opening) => opening.asked(puzzle).and_then(|asked| match asked {
                Asked::Classic(sheet) => classic(Sheet::from(*sheet).into()),
                Asked::Ruled(ruled) => Ok(Puzzle::Ruled(ruled)),
            }),
        };
        opened.map_err(Fault::Text)
    }
}

/// The givens of a line of 81 characters, whose comment must not read as a rule; `None` of other texts.
fn plain(text: &[u8]) -> Option<Result<Givens, Fault>> {
    let (givens, comment) = line::parse(text).ok()?;
    if comment.is_empty() {
        return Some(Ok(givens));
    }
    let demanded = format::demand_comment(text, comment);
    Some(demanded.map(|()| givens).map_err(|error| Fault::Text(error.into())))
}

/// What bytes are: the numbers 0 to 9 of 81 cells, or a text.
enum Bytes<'a> {
    Givens(Givens),
    Text(&'a str),
}

impl Bytes<'_> {
    fn new(bytes: &[u8]) -> Result<Bytes<'_>, Fault> {
        if let Ok(cells) = <[u8; 81]>::try_from(bytes) {
            if let Some(givens) = Givens::from_bytes(cells) {
                return Ok(Bytes::Givens(givens));
            }
            if !cells.into_iter().all(is_of_text) {
                let place = cells.iter().position(|&byte| byte > 9).expect("one is above 9");
                return Err(Fault::Number(place));
            }
        }
        match std::str::from_utf8(bytes) {
            Ok(text) if text.bytes().all(is_of_text) => Ok(Bytes::Text(text)),
            _ => Err(Fault::Length(bytes.len())),
        }
    }
}

impl From<Bytes<'_>> for Subject {
    fn from(bytes: Bytes<'_>) -> Subject {
        match bytes {
            Bytes::Givens(givens) => givens.into(),
            Bytes::Text(text) => text.into(),
        }
    }
}

/// Whether the byte is no control character, or one that texts have.
fn is_of_text(byte: u8) -> bool {
    !byte.is_ascii_control() || byte.is_ascii_whitespace()
}

/// The argument of a function.
pub(crate) enum Input<'py> {
    /// One puzzle.
    One(Subject),
    /// Many.
    Many(Rows<'py>, Library),
}

/// Many puzzles.
pub(crate) enum Rows<'py> {
    /// A NumPy array of shape (n, 81).
    Numbers(PyReadonlyArray2<'py, u8>),
    /// Those of a list: they have been taken out already, because that needs the interpreter's lock.
    Listed(Vec<Listed>),
    /// The pieces of an Arrow array, each with the number of its first row; and how many rows it has.
    Arrow(Vec<(usize, ArrayRef)>, usize),
}

/// A puzzle of a list.
pub(crate) enum Listed {
    Givens(Result<Givens, Fault>),
    /// A text that threads open: unlike a plain line, that takes a while.
    Text(String),
}

/// The same without Python, for threads to read.
pub(crate) enum View<'a> {
    Numbers(numpy::ndarray::ArrayView2<'a, u8>),
    Listed(&'a [Listed]),
    Arrow(&'a [(usize, ArrayRef)]),
}

impl Rows<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Rows::Numbers(array) => array.shape()[0],
            Rows::Listed(puzzles) => puzzles.len(),
            Rows::Arrow(_, rows) => *rows,
        }
    }

    pub(crate) fn view(&self) -> View<'_> {
        match self {
            Rows::Numbers(array) => View::Numbers(array.as_array()),
            Rows::Listed(puzzles) => View::Listed(puzzles),
            Rows::Arrow(arrays, _) => View::Arrow(arrays),
        }
    }
}

impl View<'_> {
    /// Reads the rows at `place`, in order.
    pub(crate) fn read(
        &self,
        place: Range<usize>,
        taken: &Taken,
        mut take: impl FnMut(Result<Puzzle, Fault>),
    ) {
        match self {
            View::Numbers(array) => {
                for row in array.slice(numpy::ndarray::s![place, ..]).rows() {
                    // A copy, because another thread may write to the array meanwhile.
                    let cells: [u8; 81] = match row.as_slice() {
                        Some(cells) => cells.try_into().expect("81 numbers"),
                        None => std::array::from_fn(|cell| row[cell]),
                    };
                    let above = || cells.iter().position(|&digit| digit > 9).expect("one is");
                    let givens = Givens::from_bytes(cells).ok_or_else(|| Fault::Number(above()));
                    take(givens.and_then(|givens| taken.givens(givens)));
                }
            }
            View::Listed(puzzles) => puzzles[place].iter().for_each(|puzzle| {
                take(match puzzle {
                    Listed::Givens(givens) => {
                        givens.clone().and_then(|givens| taken.givens(givens))
                    }
                    Listed::Text(text) => taken.text(text),
                });
            }),
            View::Arrow(arrays) => {
                let first =
                    arrays.partition_point(|(start, array)| start + array.len() <= place.start);
                let parts = arrays[first..].iter().take_while(|(start, _)| *start < place.end);
                for (start, array) in parts {
                    let from = place.start.max(*start) - start;
                    let to = place.end.min(start + array.len()) - start;
                    (from..to).for_each(|i| take(arrow_row(array, i, taken)));
                }
            }
        }
    }
}

/// Whether an Arrow type can hold puzzles.
fn is_readable(kind: &DataType) -> bool {
    match kind {
        DataType::Utf8
        | DataType::LargeUtf8
        | DataType::Utf8View
        | DataType::Binary
        | DataType::LargeBinary
        | DataType::FixedSizeBinary(_)
        | DataType::Null => true,
        DataType::FixedSizeList(item, 81) => *item.data_type() == DataType::UInt8,
        _ => false,
    }
}

fn arrow_row(array: &ArrayRef, i: usize, taken: &Taken) -> Result<Puzzle, Fault> {
    if array.is_null(i) {
        return Err(Fault::Null);
    }
    let of_bytes = |bytes: &[u8]| match Bytes::new(bytes)? {
        Bytes::Givens(givens) => taken.givens(givens),
        Bytes::Text(text) => taken.text(text),
    };
    match array.data_type() {
        DataType::Utf8 => taken.text(array.as_string::<i32>().value(i)),
        DataType::LargeUtf8 => taken.text(array.as_string::<i64>().value(i)),
        DataType::Utf8View => taken.text(array.as_string_view().value(i)),
        DataType::Binary => of_bytes(array.as_binary::<i32>().value(i)),
        DataType::LargeBinary => of_bytes(array.as_binary::<i64>().value(i)),
        DataType::FixedSizeBinary(_) => of_bytes(array.as_fixed_size_binary().value(i)),
        DataType::FixedSizeList(..) => {
            let cells = array.as_fixed_size_list().value(i);
            of_bytes(cells.as_primitive::<UInt8Type>().values())
        }
        _ => Err(Fault::Null),
    }
}

impl<'py> Input<'py> {
    /// The puzzle or puzzles in `object`.
    ///
    /// # Errors
    ///
    /// TypeError if it is no kind of puzzle, ValueError if an array has another shape,
    /// PuzzleError if the numbers of a single puzzle are none.
    pub(crate) fn new(object: &Bound<'py, PyAny>) -> PyResult<Input<'py>> {
        let py = object.py();
        if let Ok(text) = object.extract::<PyBackedStr>() {
            return Ok(Input::One(Subject::from(&*text)));
        }
        if let Ok(bytes) = object.extract::<&[u8]>() {
            let bytes = Bytes::new(bytes).map_err(|fault| fault.raise(None))?;
            return Ok(Input::One(bytes.into()));
        }
        if let Ok(array) = object.cast::<PyUntypedArray>() {
            return Input::from_numpy(array);
        }
        if object.hasattr("__arrow_c_array__")? || object.hasattr("__arrow_c_stream__")? {
            return Input::from_arrow(object);
        }
        // Pandas, and anything else that can become an array.
        if object.hasattr("to_numpy")? {
            let array = object.call_method0("to_numpy")?;
            return Input::from_numpy(array.cast::<PyUntypedArray>()?);
        }
        let is_text = |object: &Bound<'_, PyAny>| object.is_instance_of::<PyString>();
        if object.hasattr("__iter__")? && object.hasattr("__len__")? && !object.hasattr("keys")? {
            let mut puzzles = Vec::with_capacity(object.len()?);
            let listed = |text: &str| {
                plain(text.as_bytes()).map_or_else(|| Listed::Text(text.to_owned()), Listed::Givens)
            };
            for (row, item) in object.try_iter()?.enumerate() {
                let item = item?;
                if row % 65_536 == 65_535 {
                    py.check_signals()?;
                }
                puzzles.push(if item.is_none() {
                    Listed::Givens(Err(Fault::Null))
                } else if is_text(&item) {
                    listed(&item.extract::<PyBackedStr>()?)
                } else if let Ok(bytes) = item.extract::<&[u8]>() {
                    match Bytes::new(bytes) {
                        Ok(Bytes::Text(text)) => listed(text),
                        Ok(Bytes::Givens(givens)) => Listed::Givens(Ok(givens)),
                        Err(fault) => Listed::Givens(Err(fault)),
                    }
                } else if let Ok(Input::One(puzzle)) =
                    item.cast::<PyUntypedArray>().map_err(PyErr::from).and_then(Input::from_numpy)
                {
                    let givens = puzzle.givens(&Asker::patient(english()));
                    Listed::Givens(givens.map_err(Fault::Text))
                } else {
                    let kind = item.get_type().name()?;
                    return Err(PyTypeError::new_err(format!(
                        "row {row}: found {kind}, expected a puzzle: a str, bytes or an array of 81 numbers"
                    )));
                });
            }
            return Ok(Input::Many(Rows::Listed(puzzles), Library::NumPy));
        }
        Err(PyTypeError::new_err(format!(
            "found {}, expected a puzzle (a str or bytes) or puzzles: a list of str, a NumPy array of shape (n, 81), \
             an Arrow array of strings",
            object.get_type().name()?
        )))
    }

    fn from_numpy(array: &Bound<'py, PyUntypedArray>) -> PyResult<Input<'py>> {
        let kind: String = array.dtype().getattr("kind")?.extract()?;
        if matches!(kind.as_str(), "U" | "S" | "O" | "T") && array.ndim() == 1 {
            return Input::new(&array.call_method0("tolist")?);
        }
        if !matches!(kind.as_str(), "i" | "u" | "b") {
            return Err(PyTypeError::new_err(format!(
                "found an array of {}, expected whole numbers from 0 (empty) to 9, or texts",
                array.dtype().str()?
            )));
        }
        let shape = array.shape().to_vec();
        // (n, 9) is one grid only if n is 9.
        let cells: Bound<'py, PyAny> = match shape[..] {
            [81] => array.call_method1("reshape", ((1, 81),))?,
            [9, 9] => array.call_method1("reshape", ((1, 81),))?,
            [_, 81] => array.clone().into_any(),
            [n, 9, 9] => array.call_method1("reshape", ((n, 81),))?,
            _ => {
                let shape = array.getattr("shape")?.str()?;
                return Err(PyValueError::new_err(format!(
                    "found an array of shape {shape}, expected (n, 81), or (81,) or (9, 9) for one puzzle"
                )));
            }
        };
        let one = matches!(shape[..], [81] | [9, 9]);
        let is_bytes: bool = array.dtype().getattr("itemsize")?.extract::<usize>()? == 1;
        let cells = if is_bytes {
            cells.call_method1("view", ("uint8",))?
        } else {
            // A number that does not fit into a byte must not become a digit.
            let lowest = if kind == "u" { 0 } else { -1 };
            let clipped = cells.call_method1("clip", (lowest, 10))?;
            let bytes = clipped.call_method1("astype", ("int8",))?;
            bytes.call_method1("view", ("uint8",))?
        };
        let array: PyReadonlyArray2<'py, u8> = cells.extract()?;
        if !one {
            return Ok(Input::Many(Rows::Numbers(array), Library::NumPy));
        }
        let cells: Vec<u8> = array.as_array().iter().copied().collect();
        let bytes = Bytes::new(&cells).map_err(|fault| fault.raise(None))?;
        Ok(Input::One(bytes.into()))
    }

    fn from_arrow(object: &Bound<'py, PyAny>) -> PyResult<Input<'py>> {
        let array: AnyArray = aligned(object)?.extract()?;
        let (arrays, field) = array.into_chunked_array()?.into_inner();
        if !is_readable(field.data_type()) {
            let hint = match field.data_type() {
                DataType::Struct(_) => "; pass the column of puzzles, not the table",
                DataType::Dictionary(..) => "; decode the dictionary first",
                _ => "",
            };
            return Err(PyTypeError::new_err(format!(
                "found Arrow data of type {}, expected strings, binaries or fixed-size lists of 81 uint8{hint}",
                field.data_type()
            )));
        }
        let mut rows = 0;
        let arrays = arrays
            .into_iter()
            .map(|array| {
                let first = rows;
                rows += array.len();
                (first, array)
            })
            .collect();
        Ok(Input::Many(Rows::Arrow(arrays, rows), Library::Arrow))
    }
}

/// A pyarrow array in aligned memory: itself, or a copy. What a pickle brought over a network begins at any byte, but
/// `arrow` reads the offsets of texts through aligned pointers: otherwise its behaviour is undefined.
fn aligned<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let chunked = object.hasattr("chunks")?;
    let parts: Vec<Bound<'py, PyAny>> = match chunked {
        true => object.getattr("chunks")?.try_iter()?.collect::<PyResult<_>>()?,
        false => vec![object.clone()],
    };
    let mut aligned = true;
    for part in parts.iter().filter(|part| part.hasattr("buffers").unwrap_or(false)) {
        for buffer in part.call_method0("buffers")?.try_iter()? {
            let buffer = buffer?;
            aligned &= buffer.is_none() || buffer.getattr("address")?.extract::<usize>()? % 8 == 0;
        }
    }
    if aligned {
        return Ok(object.clone());
    }
    let pyarrow = object.py().import("pyarrow")?;
    let copies = parts.iter().map(|part| pyarrow.call_method1("concat_arrays", ([part],)));
    let copies: Vec<Bound<'py, PyAny>> = copies.collect::<PyResult<_>>()?;
    match chunked {
        true => pyarrow.call_method1("chunked_array", (copies,)),
        false => Ok(copies[0].clone()),
    }
}
