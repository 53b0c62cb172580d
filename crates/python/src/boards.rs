//! Many boards played at once, for `ennead.gym`.

use ennead::rating::Tenths;
use ennead_api::Asker;
use ennead_api::judge::JudgeLimits;
use ennead_dataset::{Boards, Judging, Outcome, Truth};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::refused;
use crate::functions::{finders, judge, listed_givens};
use crate::language::english;

/// What a step gives: observations, rewards, solved, cut, and the last observations if any board
/// began anew.
type Stepped<'py> = (
    Bound<'py, PyArray2<u8>>,
    Bound<'py, PyArray1<f64>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<bool>>,
    Option<Bound<'py, PyArray2<u8>>>,
);

/// Boards that are stepped together.
#[pyclass(name = "_Boards", module = "ennead._ennead")]
pub(crate) struct PyBoards(Boards);

#[pymethods]
impl PyBoards {
    #[new]
    #[pyo3(signature = (puzzles, count, limit, *, marks, judge, rewards=None))]
    fn new(
        puzzles: &Bound<'_, PyAny>,
        count: usize,
        limit: u32,
        marks: bool,
        judge: bool,
        rewards: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyBoards> {
        let judging = if judge {
            let limits = JudgeLimits { rating: Tenths::new(0), ..JudgeLimits::default() };
            let limits = limits.limits().map_err(|refusal| refused(refusal, english()))?;
            let finders = finders(None, None, None, english())?;
            Judging::Proof(Box::new(finders), limits, judge::rewards(rewards)?)
        } else {
            Judging::Truth(truth(rewards)?)
        };
        let puzzles = listed_givens(puzzles)?;
        let boards = Boards::new(&puzzles, count, limit, marks, judging);
        boards.map(PyBoards).map_err(|row| {
            PyValueError::new_err(format!("row {row}: expected a puzzle with exactly one solution"))
        })
    }

    /// Begins all boards anew.
    fn reset<'py>(&mut self, py: Python<'py>, seed: u64) -> PyResult<Bound<'py, PyArray2<u8>>> {
        self.0.reset(seed);
        self.observation(py)
    }

    /// The puzzles from `first` to before `end` are those that boards begin with.
    fn choose(&mut self, first: usize, end: usize) {
        self.0.choose(first..end);
    }

    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        rows(py, self.0.seen(), self.0.width())
    }

    /// Which actions make sense: int8 of shape (n, actions).
    fn masks<'py>(&self, py: Python<'py>, legal: bool) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let array = PyArray2::zeros(py, [self.0.count(), self.0.actions()], false);
        {
            let mut masks = array.readwrite();
            self.0.masks(legal, masks.as_slice_mut()?);
        }
        Ok(array)
    }

    /// The numbers of the puzzles on the boards.
    fn starts<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_iter(py, self.0.starts().iter().map(|&start| start as i64))
    }

    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: PyReadonlyArray1<'py, i64>,
    ) -> PyResult<Stepped<'py>> {
        let actions = actions.as_slice()?;
        if actions.len() != self.0.count() {
            return Err(PyValueError::new_err(format!(
                "found {} actions, expected {}",
                actions.len(),
                self.0.count()
            )));
        }
        let outcome = self.0.step(actions, &Asker::patient(english()));
        let Outcome { rewards, solved, cut, last } =
            outcome.map_err(|refusal| refused(refusal, english()))?;
        let last = if last.is_empty() { None } else { Some(rows(py, &last, self.0.width())?) };
        Ok((
            self.observation(py)?,
            PyArray1::from_vec(py, rewards),
            PyArray1::from_vec(py, solved),
            PyArray1::from_vec(py, cut),
            last,
        ))
    }

    /// One action on the only board: its observation, the reward, whether it is solved. It does not
    /// begin anew by itself.
    fn step_one<'py>(
        &mut self,
        py: Python<'py>,
        action: i64,
    ) -> PyResult<(Bound<'py, PyArray1<u8>>, f64, bool, bool)> {
        if self.0.count() != 1 {
            return Err(PyValueError::new_err("there are several boards"));
        }
        let outcome = self.0.step(&[action], &Asker::patient(english()));
        let outcome = outcome.map_err(|refusal| refused(refusal, english()))?;
        let (solved, cut) = (outcome.solved[0], outcome.cut[0]);
        let shown = if solved || cut { &outcome.last[..] } else { self.0.seen() };
        Ok((PyArray1::from_slice(py, shown), outcome.rewards[0], solved, cut))
    }

    /// The mask of the only board: int8 of shape (actions,).
    fn mask<'py>(&self, py: Python<'py>, legal: bool) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = PyArray1::zeros(py, [self.0.actions()], false);
        {
            let mut masks = array.readwrite();
            self.0.masks(legal, masks.as_slice_mut()?);
        }
        Ok(array)
    }
}

fn rows<'py>(py: Python<'py>, seen: &[u8], width: usize) -> PyResult<Bound<'py, PyArray2<u8>>> {
    PyArray1::from_slice(py, seen).reshape([seen.len() / width, width])
}

/// The rewards that a dict changes.
fn truth(changes: Option<&Bound<'_, PyDict>>) -> PyResult<Truth> {
    let mut truth = Truth::default();
    for (name, value) in changes.into_iter().flatten() {
        let name: String = name.extract()?;
        let place = match name.as_str() {
            "right" => &mut truth.right,
            "struck" => &mut truth.struck,
            "wrong" => &mut truth.wrong,
            "malformed" => &mut truth.malformed,
            "solved" => &mut truth.solved,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "rewards: found {name:?}, expected 'right', 'struck', 'wrong', 'malformed' or 'solved'"
                )));
            }
        };
        *place = value.extract()?;
    }
    Ok(truth)
}
