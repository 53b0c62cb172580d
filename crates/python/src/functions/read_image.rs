//! The puzzles in a picture.

use std::fs;
use std::path::PathBuf;

use ennead_api::page::{
    Channels, PhotoDoubt, PhotoGrid, PhotoRead, Pixels, Seen, no_picture, seen,
};
use ennead_picture::Picture;
use numpy::{PyArray1, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::language::words;
use crate::objects::object;

/// Finds the puzzles in a photo, a screenshot or a scanned page.
///
/// Parameters
/// ----------
/// image : str, os.PathLike or array
///     A JPEG, PNG or WebP file; or its pixels, uint8 and upright, of shape (height, width) for
///     grey, (height, width, 3) for red, green and blue, or (height, width, 4) with an opacity
///     that is ignored. What NumPy makes such an array of, as of a Pillow image, will do.
/// lang : {"en", "de", "nl"}
///     The language of sentences.
///
/// Returns
/// -------
/// list of ImageGrid
///     In reading order; empty if no grid is seen.
///
/// Raises
/// ------
/// OSError
///     If the file cannot be read.
/// ValueError
///     If it is no such picture, or the array has another shape.
/// TypeError
///     If the array is not of uint8.
///
/// Examples
/// --------
/// >>> import numpy as np
/// >>> ennead.read_image(np.full((200, 300), 255, np.uint8))
/// []
#[pyfunction]
#[pyo3(signature = (image, *, lang="en"))]
pub(crate) fn read_image<'py>(
    py: Python<'py>,
    image: &Bound<'py, PyAny>,
    lang: &str,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let words = words(lang)?;
    let seen = match image.extract::<PathBuf>() {
        Ok(path) => {
            let bytes = py.detach(|| fs::read(&path))?;
            py.detach(|| Picture::decode(&bytes).map(|picture| seen(&picture.pixels()))).map_err(
                |error| {
                    PyValueError::new_err(no_picture(&error, &path.display().to_string(), words))
                },
            )?
        }
        Err(_) => of_array(py, image)?,
    };
    PhotoRead::of(&seen, words).grids.into_iter().map(|grid| as_object(py, grid)).collect()
}

/// The object of a grid.
fn as_object(py: Python<'_>, grid: PhotoGrid) -> PyResult<Bound<'_, PyAny>> {
    let doubt = |doubt: &PhotoDoubt| (doubt.cell.to_string(), doubt.taken, doubt.second);
    let probabilities = PyArray1::from_vec(py, grid.probabilities.concat());
    let fields = (
        grid.puzzle.to_string(),
        grid.entries.to_string(),
        grid.contents.name(),
        grid.unique,
        grid.sure,
        grid.sentence.unwrap_or_default(),
        grid.doubts.iter().map(doubt).collect::<Vec<_>>(),
        grid.score,
        grid.turn,
        grid.corners.map(|[x, y]| (x, y)).to_vec(),
        probabilities.reshape([9, 9, 10])?,
    );
    object(py, "ImageGrid", fields)
}

/// The grids in an array of pixels.
fn of_array(py: Python<'_>, image: &Bound<'_, PyAny>) -> PyResult<Vec<Seen>> {
    let array = py.import("numpy")?.call_method1("asarray", (image,))?;
    let array: PyReadonlyArrayDyn<'_, u8> = array.extract().map_err(|_| {
        PyTypeError::new_err("expected a path or an array of uint8 with 2 or 3 dimensions")
    })?;
    let (height, width, channels) = match *array.shape() {
        [height, width] => (height, width, Channels::Grey),
        [height, width, 3] => (height, width, Channels::Rgb),
        [height, width, 4] => (height, width, Channels::Rgba),
        ref shape => {
            let expected = "(height, width), (height, width, 3) or (height, width, 4)";
            return Err(PyValueError::new_err(format!(
                "found shape {shape:?}, expected {expected}"
            )));
        }
    };
    // In the order of rows, whatever the order in memory.
    let bytes: Vec<u8> = array.as_array().iter().copied().collect();
    let pixels = Pixels::new(&bytes, width, height, channels)
        .map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(py.detach(|| seen(&pixels)))
}
