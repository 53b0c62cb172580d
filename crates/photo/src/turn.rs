//! Step 7b, **turn**: which of the four ways up a grid is.
//!
//! The network is asked about the darkest cells in all four ways; upright digits make it surest.

use crate::network::{CellPicture, Network, SIDE};

/// Cells the question is decided on: there are at least 17 digits.
const CELLS: usize = 30;

/// The cells turned clockwise by a quarter `quarters` times.
pub(crate) fn turned(cells: &[CellPicture], quarters: usize) -> Vec<CellPicture> {
    (0..81).map(|place| turned_picture(&cells[turned_from(place, 9, quarters)], quarters)).collect()
}

/// What is at `place` of `n` × `n` things after the turn was here before it.
pub(crate) fn turned_from(place: usize, n: usize, quarters: usize) -> usize {
    (0..quarters).fold(place, |place, _| (n - 1 - place % n) * n + place / n)
}

fn turned_picture(cell: &CellPicture, quarters: usize) -> CellPicture {
    std::array::from_fn(|i| cell[turned_from(i, SIDE, quarters)])
}

/// How many quarters clockwise make the cells upright.
pub(crate) fn upright(network: &Network, cells: &[CellPicture]) -> usize {
    let mut darkest: Vec<usize> = (0..81).collect();
    let darkness = |cell: &CellPicture| -> f32 {
        (6..22).flat_map(|y| &cell[y * SIDE + 6..y * SIDE + 22]).sum()
    };
    let darknesses: Vec<f32> = cells.iter().map(darkness).collect();
    darkest.sort_by(|&a, &b| darknesses[b].total_cmp(&darknesses[a]));
    let mut best = (f32::MIN, 0);
    for quarters in 0..4 {
        let sure = darkest[..CELLS].iter().try_fold(0.0, |sum, &cell| {
            let logarithms = network.classify(&turned_picture(&cells[cell], quarters));
            let sum = sum + logarithms.into_iter().fold(f32::MIN, f32::max);
            // No logarithm is positive, so this one cannot catch up.
            (sum > best.0).then_some(sum)
        });
        best = sure.map_or(best, |sure| (sure, quarters));
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_clockwise_brings_the_bottom_left_to_the_top_left() {
        assert_eq!(turned_from(0, 9, 1), 72);
        assert_eq!(turned_from(8, 9, 1), 0);
        assert!((0..81).all(|place| turned_from(place, 9, 4) == place));
    }
}
