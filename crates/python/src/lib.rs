//! The Python module `ennead`.
//!
//! Every function takes one puzzle or many. For one puzzle it asks a question of `ennead-api` and
//! makes an object of the answer. For many it gives columns: NumPy arrays if it was called with NumPy
//! or a list, Arrow if with Arrow. `input` reads the puzzles, `many` works on them on many threads,
//! `columns` makes the arrays; each file of `functions` says what is asked of every puzzle.

#![cfg(feature = "module")]

mod boards;
mod columns;
mod errors;
mod functions;
mod input;
mod language;
mod many;
mod objects;
mod part;
mod threads;

/// The module that users see is `ennead/__init__.py`.
#[pyo3::pymodule]
mod _ennead {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::boards::PyBoards;
    #[pymodule_export]
    use crate::errors::{CrossError, IgnoredWarning, PuzzleError};
    #[pymodule_export]
    use crate::functions::dataset::{
        _dataset_finish, _dataset_givens, _dataset_joins, _dataset_part, _dataset_plan,
        _dataset_range,
    };
    #[pymodule_export]
    use crate::functions::{
        canon::canon, check::check, convert::convert, count::count, cross::cross, explain::explain,
        generate::generate, hint::hint, judge::judge, rate::rate, read_image::read_image,
        solve::solve, verdict::verdict,
    };

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
