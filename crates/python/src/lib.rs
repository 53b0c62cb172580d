//! The Python module `ennead`.
//!
//! Every function takes one puzzle or many. One gives an object, many give columns: NumPy arrays
//! where NumPy or a list came in, Arrow where Arrow came in. How many puzzles are worked on is
//! told in `many`, what comes in in `input`, what goes out in `columns`; the functions in
//! `functions` add what is asked and the words about it.

mod columns;
mod functions;
mod input;
mod many;
mod objects;
mod part;
mod threads;

/// What stands in `ennead/__init__.py` is the module people see.
#[pyo3::pymodule]
mod _ennead {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::functions::{
        canon::canon, check::check, convert::convert, count::count, cross::cross, explain::explain,
        generate::generate, hint::hint, rate::rate, solve::solve, verdict::verdict,
    };
    #[pymodule_export]
    use crate::input::PuzzleError;
    #[pymodule_export]
    use crate::objects::{Check, Cross, CrossError, Hint, Path, Rating, RatingStep, Step};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
