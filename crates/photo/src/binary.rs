//! Step 3, **binarise**: which pixels are darker than their neighbourhood.
//!
//! One window does not fit all pictures: thin faint lines want a small one, thick lines in a
//! blurred photo a large one. So there are several passes, and the first whose grid is clear
//! enough ends the search.

use crate::plane::Plane;

/// The passes in their order: the window as a share of the longer side, and how much darker
/// than its mean a pixel must be, of 255.
pub(crate) const PASSES: [(f32, f32); 4] = [(0.025, 5.0), (0.04, 8.0), (0.08, 6.0), (0.02, 2.0)];

/// Which pixels are dark: a bit each, so that lines are spread and runs are found a word at a time.
pub(crate) struct Bitmap {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Row by row, each from a word of its own on; bit i of word w is pixel 64 w + i. The bits past
    /// the end of a row are clear.
    words: Vec<u64>,
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
        // Not `f32::round`, which is a function call for each pixel.
        let grey = grey.smoothed().map(|value| (value + 0.5).floor());
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
        // The columns of the window around each pixel, cut off by the edges.
        let columns: Vec<f32> = (0..width)
            .map(|x| ((x + reach + 1).min(width) - x.saturating_sub(reach)) as f32)
            .collect();
        // The sums of whole columns of the window; the outermost reach on, so that the inner loop
        // has no special cases.
        let mut band = vec![0u32; stride + 2 * reach];
        let mut dark = vec![false; width];
        let mut bitmap = Bitmap::new(width, height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            let (above, below) = (&self.sums[top * stride..], &self.sums[bottom * stride..]);
            for ((sum, below), above) in band[reach..][..stride].iter_mut().zip(below).zip(above) {
                *sum = below - above;
            }
            let last = band[reach + width];
            band[reach + stride..].fill(last);
            let rows = (bottom - top) as f32;
            let sums = band.iter().zip(&band[2 * reach + 1..]).map(|(left, right)| right - left);
            let pixels = self.grey.row(y).iter().zip(&columns).zip(sums);
            for (dark, ((value, columns), sum)) in dark.iter_mut().zip(pixels) {
                *dark = (value + margin) * (rows * columns) < sum as f32;
            }
            bitmap.set_row(y, &dark);
        }
        bitmap
    }
}

impl Bitmap {
    /// A bitmap without a dark pixel.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, words: vec![0; width.div_ceil(64) * height] }
    }

    fn stride(&self) -> usize {
        self.width.div_ceil(64)
    }

    fn row(&self, y: usize) -> &[u64] {
        &self.words[y * self.stride()..][..self.stride()]
    }

    /// Sets the pixels of a row.
    pub(crate) fn set_row(&mut self, y: usize, dark: &[bool]) {
        let stride = self.stride();
        let words = &mut self.words[y * stride..][..stride];
        for (word, pixels) in words.iter_mut().zip(dark.chunks(64)) {
            let bit = |(i, dark): (usize, &bool)| u64::from(*dark) << i;
            *word = pixels.iter().enumerate().map(bit).fold(0, |word, bit| word | bit);
        }
    }

    /// The pixels, row by row.
    pub(crate) fn pixels(&self) -> impl Iterator<Item = bool> {
        let pixels = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        pixels.map(|(x, y)| self.row(y)[x / 64] >> (x % 64) & 1 == 1)
    }

    /// The runs of dark pixels of a row, or of light ones: where they start, and where they have ended.
    pub(crate) fn runs(&self, y: usize, dark: bool) -> impl Iterator<Item = (u32, u32)> {
        let (row, width) = (self.row(y), self.width);
        // The first pixel from `x` on that is dark, or light.
        let next = move |x: usize, dark: bool| {
            let wanted = |word: u64| if dark { word } else { !word };
            let mut i = x / 64;
            let mut word = row.get(i).map_or(0, |word| wanted(*word) & u64::MAX << (x % 64));
            while word == 0 {
                i += 1;
                match row.get(i) {
                    Some(next) => word = wanted(*next),
                    None => return width,
                }
            }
            (64 * i + word.trailing_zeros() as usize).min(width)
        };
        let mut x = 0;
        std::iter::from_fn(move || {
            let start = next(x, dark);
            let end = next(start, !dark);
            x = end;
            (start < width).then_some((start as u32, end as u32))
        })
    }

    /// Every pixel dark that has a dark one among its eight neighbours: closes gaps in lines.
    pub(crate) fn spread(&self) -> Self {
        let (width, stride) = (self.width, self.stride());
        let mut across = Self::new(width, self.height);
        let rows = self.words.chunks_exact(stride);
        for (to, row) in across.words.chunks_exact_mut(stride).zip(rows) {
            for (i, word) in to.iter_mut().enumerate() {
                let before = if i > 0 { row[i - 1] >> 63 } else { 0 };
                let after = if i + 1 < stride { row[i + 1] << 63 } else { 0 };
                *word = row[i] | row[i] << 1 | before | row[i] >> 1 | after;
            }
            if !width.is_multiple_of(64) {
                to[stride - 1] &= (1 << (width % 64)) - 1;
            }
        }
        let mut words = across.words.clone();
        for at in stride..words.len() {
            words[at] |= across.words[at - stride];
            words[at - stride] |= across.words[at];
        }
        Self { words, ..across }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pixels that are dark now and then, in rows of words that are not full.
    fn speckled(width: usize, height: usize) -> (Bitmap, Vec<bool>) {
        let pixels: Vec<bool> = (0..width * height).map(|i| i * i * 31 % 101 < 23).collect();
        let mut bitmap = Bitmap::new(width, height);
        pixels.chunks(width).enumerate().for_each(|(y, row)| bitmap.set_row(y, row));
        (bitmap, pixels)
    }

    const WIDTHS: [usize; 5] = [1, 63, 64, 65, 150];

    #[test]
    fn runs_cover_a_row() {
        for width in WIDTHS {
            let (bitmap, pixels) = speckled(width, 9);
            assert!(bitmap.pixels().eq(pixels.iter().copied()));
            for y in 0..9 {
                let mut row = vec![None; width];
                for dark in [false, true] {
                    let mut before = None;
                    for (start, end) in bitmap.runs(y, dark) {
                        assert!(start < end && before.is_none_or(|before| before < start));
                        before = Some(end);
                        row[start as usize..end as usize].fill(Some(dark));
                    }
                }
                let want = pixels[y * width..][..width].iter().map(|dark| Some(*dark));
                assert!(row.into_iter().eq(want), "{width}");
            }
        }
    }

    #[test]
    fn spreading_darkens_the_eight_neighbours() {
        for width in WIDTHS {
            let (bitmap, pixels) = speckled(width, 9);
            let near = |at: usize, n: usize| at.saturating_sub(1)..(at + 2).min(n);
            let want = |i: usize| {
                let (x, y) = (i % width, i / width);
                near(y, 9).any(|y| near(x, width).any(|x| pixels[y * width + x]))
            };
            assert!(bitmap.spread().pixels().eq((0..9 * width).map(want)), "{width}");
        }
    }

    #[test]
    fn a_pixel_is_dark_if_it_is_darker_than_the_mean_of_its_window() {
        let (width, height) = (70, 40);
        let values = (0..width * height).map(|i| (i * i * 17 % 251) as f32);
        let sums = Sums::new(Plane { width, height, pixels: values.collect() });
        for pass in [(0.12, 5.0), (0.4, 30.0), (2.0, 1.0)] {
            let reach = (70.0 * pass.0) as usize / 2;
            let near = |at: usize, n: usize| at.saturating_sub(reach)..(at + reach + 1).min(n);
            let want = |i: usize| {
                let (x, y) = (i % width, i / width);
                let window = near(y, height)
                    .flat_map(|y| near(x, width).map(move |x| (x, y)))
                    .map(|(x, y)| sums.grey.row(y)[x]);
                let (sum, area) = (window.clone().sum::<f32>(), window.count() as f32);
                (sums.grey.row(y)[x] + pass.1) * area < sum
            };
            assert!(sums.binarise(pass).pixels().eq((0..width * height).map(want)), "{pass:?}");
        }
    }
}
