//! New puzzles.

use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;

use ennead::generate::{Feature, Ratings, Request, Role, Shape, Shortfall, Watch, Wish, make};
use ennead::logic;
use ennead::logic::rating::{Level, Tenths};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use super::{Call, LEVELS, TECHNIQUE_NAMES};
use crate::columns::{Kind, Library, Table};
use crate::many;

/// Makes puzzles: graded, by technique, symmetric, minimal.
///
/// Puzzle number *i* depends on the wish, the seed and *i* alone, not on how many are made.
///
/// Parameters
/// ----------
/// count : int, optional
///     How many; one, as a str, if left out.
/// level : str, optional
///     ``easy``, ``medium``, ``hard``, ``very-hard`` or ``extreme``, by rating.
/// rating : (float, float), optional
///     The lowest and the highest ER.
/// technique : str, optional
///     A technique, such as ``x-wing``, that occurs on the path.
/// symmetry : str
///     How the givens lie, one of those `ennead generate --help` tells, such as ``rotate180``.
/// clues : int or (int, int), optional
///     How many givens, or from and to.
/// minimal : bool
///     Whether no given may be left out.
/// seed : int, optional
///     The same one gives the same puzzles; a random one if left out.
/// threads : int, optional
///     One for each core if left out; makes no difference to the puzzles.
///
/// Returns
/// -------
/// str, or array uint8 of shape (count, 81)
///
/// Raises
/// ------
/// ValueError
///     If no such puzzle can be, or a name is not known.
/// RuntimeError
///     If none was found within the bound of attempts.
///
/// Examples
/// --------
/// >>> puzzles = ennead.generate(3, level="easy", seed=1)
/// >>> puzzles.shape, ennead.rate(puzzles)["level"].tolist()
/// ((3, 81), ['easy', 'easy', 'easy'])
/// >>> (ennead.generate(2, level="easy", seed=1) == puzzles[:2]).all()
/// np.True_
#[pyfunction]
#[pyo3(signature = (count=None, *, level=None, rating=None, technique=None, symmetry="none", clues=None,
    minimal=false, seed=None, threads=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn generate<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = super::whole_or_none)] count: Option<u64>,
    level: Option<&str>,
    rating: Option<(f64, f64)>,
    technique: Option<&str>,
    symmetry: &str,
    clues: Option<Bound<'py, PyAny>>,
    minimal: bool,
    #[pyo3(from_py_with = super::whole_or_none)] seed: Option<u64>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let unknown = |what: &str, name: &str, names: Vec<&str>| {
        PyValueError::new_err(format!("{what}={name:?}: expected one of {}", names.join(", ")))
    };
    let tenths = |rating: f64| match (0.0..=20.0).contains(&rating) {
        true => Ok(Tenths::new((rating * 10.0).round() as u16)),
        false => Err(PyValueError::new_err(format!("rating={rating}: expected 0 to 20"))),
    };
    let mut wish = Wish { minimal, ..Wish::default() };
    if let Some(name) = level {
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| unknown("level", name, LEVELS.to_vec()))?;
        wish.rating = Some(level.into());
    }
    if let Some((least, most)) = rating {
        wish.rating = Some(Ratings { least: tenths(least)?, most: tenths(most)? });
    }
    if let Some(name) = technique {
        let technique = logic::technique(name);
        let technique =
            technique.ok_or_else(|| unknown("technique", name, TECHNIQUE_NAMES.to_vec()))?;
        wish.feature = Some(Feature { technique, role: Role::InPath });
    }
    let shapes = || Shape::ALL.iter().map(|shape| shape.name()).collect();
    wish.shape = Shape::by_name(symmetry).ok_or_else(|| unknown("symmetry", symmetry, shapes()))?;
    wish.clues = match clues {
        None => None,
        Some(clues) => Some(match clues.extract::<usize>() {
            Ok(clues) => (clues, clues),
            Err(_) => clues.extract::<(usize, usize)>()?,
        }),
    };
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()));
    let threads = Call::new(threads, "raise")?.threads;
    let request = Request { wish, first: 0, count: count.unwrap_or(1), seed, threads };
    let (made, result) = many::aside(py, move |stop| {
        let mut made = Vec::new();
        let result = make(&request, &Watch::new(), stop, |puzzle| {
            made.push(*puzzle.puzzle.givens());
            ControlFlow::Continue(())
        });
        (made, result)
    })?;
    match result {
        Ok(()) => {}
        Err(Shortfall::Impossible(why)) => return Err(PyValueError::new_err(why.to_string())),
        Err(why) => return Err(PyRuntimeError::new_err(why.to_string())),
    }
    match (count, made.first()) {
        (None, Some(puzzle)) => Ok(puzzle.to_string().into_pyobject(py)?.into_any()),
        _ => {
            let mut puzzles = Table::new(&[("puzzle", Kind::Grid)], made.len());
            let mut rows = puzzles.part(&mut []);
            for (row, puzzle) in made.iter().enumerate() {
                rows.grid(0, row, puzzle.as_bytes());
            }
            puzzles.into_only(py, Library::NumPy)
        }
    }
}
