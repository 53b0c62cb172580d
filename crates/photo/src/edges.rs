//! Step 6b, **edges**: cells through which the edge of a hard shadow goes.
//!
//! In such a cell the dark part of the paper is as dark as ink, so each pixel is divided by the
//! paper at its own place. Closing finds that paper: it removes what is narrow and keeps a straight
//! edge where it is. Cells without such an edge are left as they are.

use crate::network::{CellPicture, SIDE};
use crate::plane::Plane;

/// Paper that is darker than this share of the brightest in its cell lies beyond an edge.
const EDGE: f32 = 0.8;

/// A shadow goes through at least this many cells; a single one is dirt.
const LEAST_CELLS: usize = 3;

/// How bright the paper is at each pixel; `side` is that of a cell.
pub(crate) fn paper(grey: &Plane, side: f32) -> Plane {
    grey.clone().closed((0.5 * side).max(3.0) as usize | 1)
}

/// For each cell with an edge, what its pixels have to be multiplied with to be equally lit.
pub(crate) struct Shade(Vec<Option<CellPicture>>);

impl Shade {
    /// The shade of cells whose paper this is; none if no edge goes through them.
    pub(crate) fn of(papers: &[CellPicture]) -> Option<Self> {
        let cells: Vec<Option<CellPicture>> = papers.iter().map(factors).collect();
        let edged = cells.iter().flatten().count();
        (edged >= LEAST_CELLS).then_some(Self(cells))
    }

    /// The cells as they would be without the shadow.
    pub(crate) fn lifted(&self, mut cells: Vec<CellPicture>) -> Vec<CellPicture> {
        for (cell, factors) in cells.iter_mut().zip(&self.0) {
            if let Some(factors) = factors {
                for (value, factor) in cell.iter_mut().zip(factors) {
                    *value = (*value * factor).min(255.0);
                }
            }
        }
        cells
    }
}

/// The factors of a cell, if there is an edge in its inner part, where there are no lines.
fn factors(paper: &CellPicture) -> Option<CellPicture> {
    let inner = || (4..SIDE - 4).flat_map(|y| &paper[y * SIDE + 4..(y + 1) * SIDE - 4]);
    let brightest = inner().copied().fold(f32::MIN, f32::max).max(20.0);
    let darkest = inner().copied().fold(f32::MAX, f32::min);
    (darkest < EDGE * brightest).then(|| paper.map(|value| brightest / value.max(20.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells of paper, the right half of them in a shadow in `shaded` of them.
    fn papers(shaded: usize) -> Vec<CellPicture> {
        let paper = |cell: usize| {
            std::array::from_fn(|i| if cell < shaded && i % SIDE >= 14 { 90.0 } else { 200.0 })
        };
        (0..81).map(paper).collect()
    }

    #[test]
    fn a_shadow_is_lifted_and_ink_stays() {
        let mut cells = papers(9);
        // A stroke across the edge, half as bright as its paper.
        for cell in &mut cells {
            (10..18).for_each(|x| cell[14 * SIDE + x] *= 0.5);
        }
        let lifted = Shade::of(&papers(9)).expect("an edge").lifted(cells);
        for cell in lifted {
            for (i, value) in cell.into_iter().enumerate() {
                let is_ink = i / SIDE == 14 && (10..18).contains(&(i % SIDE));
                assert!((value - if is_ink { 100.0 } else { 200.0 }).abs() < 1e-3, "{i}: {value}");
            }
        }
    }

    #[test]
    fn even_paper_and_single_cells_are_left_alone() {
        assert!(Shade::of(&papers(0)).is_none());
        assert!(Shade::of(&papers(2)).is_none());
        assert!(Shade::of(&papers(3)).is_some());
    }

    #[test]
    fn closing_keeps_the_edge_and_removes_the_ink() {
        let mut plane = Plane::new(60, 40);
        for (i, value) in plane.pixels.iter_mut().enumerate() {
            let (x, y) = (i % 60, i / 60);
            let ink = if (15..18).contains(&y) { 0.4 } else { 1.0 };
            *value = ink * if x < 30 { 200.0 } else { 90.0 };
        }
        let paper = paper(&plane, 20.0);
        for (i, value) in paper.pixels.iter().enumerate() {
            assert_eq!(*value, if i % 60 < 30 { 200.0 } else { 90.0 });
        }
    }
}
