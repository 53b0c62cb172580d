//! Step 6a, **ink**: how far the ink of a cell is from grey, and how dark it is. A player's digits
//! are often of another colour than the givens, or lighter.

use crate::network::{CellPicture, SIDE};

/// The colour of the ink in a cell: how much more one channel is darkened than another, of the
/// most darkened; 0 for grey ink or none.
pub(crate) fn colour(cell: &CellPicture, channels: [&CellPicture; 3]) -> f32 {
    let (mut ink, mut paper) = ([0.0; 3], [0.0; 3]);
    let (mut inks, mut papers) = (0.0, 0.0);
    for i in (4..24).flat_map(|y| y * SIDE + 4..y * SIDE + 24) {
        // The middle of strokes weighs most; their edges are blurred with the paper.
        let weight = (cell[i] - 0.35).max(0.0);
        let blank = if cell[i].abs() < 0.15 { 1.0 } else { 0.0 };
        inks += weight;
        papers += blank;
        for (channel, values) in channels.iter().enumerate() {
            ink[channel] += weight * values[i];
            paper[channel] += blank * values[i];
        }
    }
    if inks < 0.5 || papers < 40.0 {
        return 0.0;
    }
    let darkened: [f32; 3] =
        std::array::from_fn(|i| 1.0 - (ink[i] / inks) / (paper[i] / papers).max(20.0));
    let most = darkened.iter().copied().fold(f32::MIN, f32::max);
    let least = darkened.iter().copied().fold(f32::MAX, f32::min);
    if most < 0.1 { 0.0 } else { ((most - least) / most).clamp(0.0, 1.0) }
}

/// How dark the ink in a cell is: the mean of its darkest pixels, so that the width of the strokes
/// matters little.
pub(crate) fn strength(cell: &CellPicture) -> f32 {
    const DARKEST: usize = 10;
    let inner = (4..24).flat_map(|y| &cell[y * SIDE + 4..y * SIDE + 24]);
    let mut values: Vec<f32> = inner.copied().collect();
    values.select_nth_unstable_by(DARKEST, |a, b| b.total_cmp(a));
    values[..DARKEST].iter().sum::<f32>() / DARKEST as f32
}
