//! New puzzles.

use std::ops::ControlFlow;

use ennead::Givens;
use ennead::generate::{Depths, Made, Ratings, Request, Shortfall, Watch, make};
use ennead_api::puzzle::{Generate, random_seed};
use ennead_api::{Asker, Fault, Refusal};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use super::{Call, all_chosen, chosen};
use crate::columns::{Kind, Library, Table};
use crate::errors::refused;
use crate::input::Input;
use crate::language::english;
use crate::many;

/// Makes puzzles: by level, technique, symmetry or pattern, minimal, or like another puzzle.
///
/// Puzzle number *i* depends on what is wanted, the seed and *i* alone, not on how many are made.
///
/// Parameters
/// ----------
/// count : int, optional
///     How many; one, as a str, if left out.
/// level : str, optional
///     ``easy``, ``medium``, ``hard``, ``very-hard`` or ``extreme``, by rating.
/// rating : (float, float), optional
///     The lowest and the highest ER, instead of a level.
/// scales : list of str, optional
///     Ranges on D. Berthier's scales, such as ``["te=2", "bxb=3.."]``.
/// technique : str, optional
///     A technique, such as ``x-wing``, that must occur on the path.
/// role : {'path', 'hardest', 'first'}
///     Where on the path the technique occurs: anywhere, as the hardest step, as the first step.
/// only, without : list of str, optional
///     The only techniques that may be needed; techniques that must not be needed.
/// symmetry : str
///     How the givens are arranged, such as ``rotate180``; `ennead generate --help` lists the
///     symmetries.
/// clues : int or (int, int), optional
///     How many givens, or from and to.
/// pattern : str, optional
///     A drawing of the cells that may hold givens: nine lines, or 81 characters, with a dot for a
///     cell without a given and another character for the others.
/// minimal : bool
///     Whether no given can be left out.
/// even : bool
///     Whether all minimal puzzles are equally likely; this takes a hundred thousand times as
///     long, and can be combined with ratings and techniques only.
/// base : str or array of 81 numbers, optional
///     A puzzle to start from.
/// like : {'isomorphs', 'neighbours', 'inside'}
///     What is made from `base`: isomorphs; puzzles with one given removed and another added;
///     puzzles with some of its givens.
/// attempts : int
///     Give up a puzzle after this many attempts; 0 means a million, ten thousand if each attempt
///     takes long, or two thousand if a rare technique must occur.
/// seed : int, optional
///     The same seed gives the same puzzles; a random one if left out.
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
///     If there can be no such puzzle, or a name is unknown.
/// PuzzleError
///     If `base` is not a puzzle.
/// RuntimeError
///     If not enough puzzles were found.
///
/// Examples
/// --------
/// >>> puzzles = ennead.generate(3, level="easy", seed=1)
/// >>> puzzles.shape, ennead.rate(puzzles)["level"].tolist()
/// ((3, 81), ['easy', 'easy', 'easy'])
/// >>> (ennead.generate(2, level="easy", seed=1) == puzzles[:2]).all()
/// np.True_
/// >>> puzzle = ennead.generate(technique="x-wing", role="hardest", seed=1)
/// >>> ennead.explain([puzzle])["hardest"].tolist()
/// ['x-wing']
/// >>> isomorph = ennead.generate(base=puzzle, seed=1)
/// >>> isomorph != puzzle, ennead.canon(isomorph) == ennead.canon(puzzle)
/// (True, True)
#[pyfunction]
#[pyo3(signature = (count=None, *, level=None, rating=None, scales=None, technique=None, role="path",
    only=None, without=None, symmetry="none", clues=None, pattern=None, minimal=false, even=false,
    base=None, like="isomorphs", attempts=0, seed=None, threads=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn generate<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = super::whole_or_none)] count: Option<u64>,
    level: Option<String>,
    rating: Option<(f64, f64)>,
    scales: Option<Vec<String>>,
    technique: Option<String>,
    role: &str,
    only: Option<Vec<String>>,
    without: Option<Vec<String>>,
    symmetry: &str,
    clues: Option<Bound<'py, PyAny>>,
    pattern: Option<String>,
    minimal: bool,
    even: bool,
    base: Option<Bound<'py, PyAny>>,
    like: &str,
    #[pyo3(from_py_with = super::whole)] attempts: u64,
    #[pyo3(from_py_with = super::whole_or_none)] seed: Option<u64>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let clues = clues.map(|clues| match clues.extract::<usize>() {
        Ok(clues) => Ok((clues, clues)),
        Err(_) => clues.extract::<(usize, usize)>(),
    });
    let from = match base.as_ref().map(Input::new).transpose()? {
        None => None,
        Some(Input::One(puzzle)) => Some(super::sheet(puzzle)?.into()),
        Some(Input::Many(..)) => return Err(PyValueError::new_err("base: expected one puzzle")),
    };
    let words = english();
    let pattern = pattern.map(|text| {
        let cells = ennead::generate::pattern(&text);
        cells.ok_or_else(|| refused(Refusal::Fault(Fault::Pattern, text), words))
    });
    let question = Generate {
        level: level.map(|name| chosen(&name, words)).transpose()?,
        rating: rating.map(ratings).transpose()?,
        scales: scales
            .unwrap_or_default()
            .iter()
            .map(|text| depths(text))
            .collect::<PyResult<_>>()?,
        technique: technique.map(|name| chosen(&name, words)).transpose()?,
        place: Some(chosen(role, words)?),
        only: all_chosen(only, words)?,
        without: all_chosen(without, words)?,
        symmetry: Some(chosen(symmetry, words)?),
        clues: clues.transpose()?,
        pattern: pattern.transpose()?,
        minimal,
        even,
        from,
        like: Some(chosen(like, words)?),
        attempts,
        ..Generate::default()
    };
    let wish = question.wish(&Asker::patient(words));
    let wish = wish.map_err(|refusal| refused(refusal, words))?;
    let seed = seed.unwrap_or_else(random_seed);
    let threads = Call::new(threads, "raise")?.threads;
    let request = Request { wish, first: 0, count: count.unwrap_or(1), seed, threads };
    let made = many::aside(py, move |stop| {
        let mut made = Vec::new();
        let take = |puzzle: Made| {
            made.push(*puzzle.puzzle.givens());
            ControlFlow::Continue(())
        };
        make(&request, &Watch::new(), stop, take).map(|()| made)
    })?;
    let made = made.map_err(|shortfall| match shortfall {
        Shortfall::Impossible(why) => PyValueError::new_err(english().impossible(&why)),
        _ => PyRuntimeError::new_err(english().shortfall(&shortfall)),
    })?;
    match (count, made.first()) {
        (None, Some(puzzle)) => Ok(puzzle.to_string().into_pyobject(py)?.into_any()),
        _ => array(py, &made),
    }
}

/// The puzzles as an array, each a row.
fn array<'py>(py: Python<'py>, made: &[Givens]) -> PyResult<Bound<'py, PyAny>> {
    let mut puzzles = Table::new(&[("puzzle", Kind::Grid)], made.len());
    let mut rows = puzzles.part(&mut []);
    for (row, puzzle) in made.iter().enumerate() {
        rows.grid(0, row, puzzle.as_bytes());
    }
    puzzles.into_python(py, Library::NumPy)
}

/// A range of ratings.
fn ratings((least, most): (f64, f64)) -> PyResult<Ratings> {
    let [least, most] = [least, most].map(|number| super::rating(number, english()));
    Ok(Ratings { least: least?, most: most? })
}

/// A range on a scale.
fn depths(text: &str) -> PyResult<Depths> {
    Depths::read(text).map_err(|unknown| {
        let fault = || Refusal::Fault(Fault::Depths, text.to_owned());
        refused(unknown.map_or_else(fault, Refusal::from), english())
    })
}
