//! Step 3, **binarise**: which pixels are darker than their neighbourhood.
//!
//! One window does not fit all pictures: thin faint lines want a small one, thick lines in a
//! blurred photo a large one. So there are several passes, and the first whose grid is clear
//! enough ends the search.

use crate::plane::Plane;

/// The passes in their order: the window as a share of the longer side, and how much darker
/// than its mean a pixel must be, of 255.
pub(crate) const PASSES: [(f32, f32); 4] = [(0.025, 5.0), (0.04, 8.0), (0.08, 6.0), (0.02, 2.0)];

/// Which pixels are dark.
pub(crate) struct Bitmap {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) dark: Vec<bool>,
}

/// A picture with the sums that give the mean of any rectangle at once.
pub(crate) struct Sums {
    grey: Plane,
    /// One row and one column more than the picture: the sum above and left of each corner.
    sums: Vec<u32>,
}

impl Sums {
    /// The sums of a picture of at most 16 million pixels.
    pub(crate) fn new(grey: Plane) -> Self {
        let grey = grey.smoothed().map(f32::round);
        let stride = grey.width + 1;
        let mut sums = vec![0u32; stride * (grey.height + 1)];
        for y in 0..grey.height {
            let mut row = 0;
            for (x, value) in grey.row(y).iter().enumerate() {
                row += *value as u32;
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row;
            }
        }
        Self { grey, sums }
    }

    /// Makes a pass.
    pub(crate) fn binarise(&self, (window, margin): (f32, f32)) -> Bitmap {
        let (width, height) = (self.grey.width, self.grey.height);
        let reach = ((width.max(height) as f32 * window) as usize / 2).max(4);
        let stride = width + 1;
        let mut dark = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            let (above, below) = (&self.sums[top * stride..], &self.sums[bottom * stride..]);
            for (x, value) in self.grey.row(y).iter().enumerate() {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let sum = below[right] + above[left] - above[right] - below[left];
                let area = ((bottom - top) * (right - left)) as f32;
                dark.push((value + margin) * area < sum as f32);
            }
        }
        Bitmap { width, height, dark }
    }
}

impl Bitmap {
    /// Every pixel dark that has a dark one among its eight neighbours: closes gaps in lines.
    pub(crate) fn spread(&self) -> Self {
        let mut across = self.dark.clone();
        for (to, from) in
            across.chunks_exact_mut(self.width).zip(self.dark.chunks_exact(self.width))
        {
            for x in 1..self.width {
                to[x] |= from[x - 1];
                to[x - 1] |= from[x];
            }
        }
        let mut dark = across.clone();
        for at in self.width..dark.len() {
            dark[at] |= across[at - self.width];
            dark[at - self.width] |= across[at];
        }
        Self { width: self.width, height: self.height, dark }
    }
}
