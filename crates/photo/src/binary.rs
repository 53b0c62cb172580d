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
    width: usize,
    height: usize,
    /// The grey of each pixel, row by row.
    grey: Vec<u8>,
    /// One row and one column more than the picture: the sum above and left of each corner.
    sums: Vec<i32>,
}

impl Sums {
    /// The sums of a picture of at most 8 million pixels.
    pub(crate) fn new(grey: Plane) -> Self {
        let Plane { width, height, pixels } = grey.smoothed();
        // Neither `f32::round` nor `f32::floor`, which are function calls for each pixel.
        let grey: Vec<u8> = pixels.iter().map(|value| (value + 0.5) as u8).collect();
        let stride = width + 1;
        let mut sums = vec![0i32; stride * (height + 1)];
        for (y, row) in grey.chunks_exact(width).enumerate() {
            let (above, below) = sums[y * stride..].split_at_mut(stride);
            let mut sum = 0;
            for ((below, above), value) in below[1..].iter_mut().zip(&above[1..]).zip(row) {
                sum += i32::from(*value);
                *below = above + sum;
            }
        }
        Self { width, height, grey, sums }
    }

    /// Makes a pass.
    pub(crate) fn binarise(&self, (window, margin): (f32, f32)) -> Bitmap {
        let (width, height) = (self.width, self.height);
        let reach = ((width.max(height) as f32 * window) as usize / 2).max(4);
        let stride = width + 1;
        // The columns of the window around each pixel, cut off by the edges.
        let columns: Vec<f32> = (0..width)
            .map(|x| ((x + reach + 1).min(width) - x.saturating_sub(reach)) as f32)
            .collect();
        // The sums of whole columns of the window; the outermost reach on, so that the inner loop
        // has no special cases.
        let mut band = vec![0i32; stride + 2 * reach];
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
            let grey = &self.grey[y * width..][..width];
            let pixels = grey.iter().zip(&columns).zip(sums);
            for (dark, ((value, columns), sum)) in dark.iter_mut().zip(pixels) {
                *dark = (f32::from(*value) + margin) * (rows * columns) < sum as f32;
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
            let (eights, rest) = pixels.as_chunks::<8>();
            let bit = |(i, dark): (usize, &bool)| u64::from(*dark) << (8 * eights.len() + i);
            *word = rest.iter().enumerate().map(bit).fold(0, |word, bit| word | bit);
            for (i, eight) in eights.iter().enumerate() {
                // One multiplication moves the lowest bits of all eight bytes into the highest byte.
                let bytes = u64::from_le_bytes(eight.map(u8::from));
                *word |= bytes.wrapping_mul(0x0102_0408_1020_4080) >> 56 << (8 * i);
            }
        }
    }

    /// The pixels, row by row.
    pub(crate) fn pixels(&self) -> impl Iterator<Item = bool> {
        let pixels = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        pixels.map(|(x, y)| self.row(y)[x / 64] >> (x % 64) & 1 == 1)
    }

    /// The runs of dark pixels of a row, or of light ones: where they start, and where they have ended.
    pub(crate) fn runs(&self, y: usize, dark: bool) -> impl Iterator<Item = (u32, u32)> {
        let width = self.width;
        // Bits where a pixel differs from the one before it: the starts and the ends in turn.
        let mut before = u64::from(!dark);
        let mut edges = self.row(y).iter().map(move |word| {
            let edges = word ^ (word << 1 | before);
            before = word >> 63;
            edges
        });
        let (mut left, mut base) = (edges.next().unwrap_or(0), 0);
        let mut next = move || {
            while left == 0 {
                let Some(more) = edges.next() else { return width };
                (left, base) = (more, base + 64);
            }
            let at = base + left.trailing_zeros() as usize;
            left &= left - 1;
            at.min(width)
        };
        std::iter::from_fn(move || {
            let (start, end) = (next(), next());
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
        let grey = |x: usize, y: usize| f32::from(sums.grey[y * width + x]);
        for pass in [(0.12, 5.0), (0.4, 30.0), (2.0, 1.0)] {
            let reach = (70.0 * pass.0) as usize / 2;
            let near = |at: usize, n: usize| at.saturating_sub(reach)..(at + reach + 1).min(n);
            let want = |i: usize| {
                let (x, y) = (i % width, i / width);
                let window = near(y, height)
                    .flat_map(|y| near(x, width).map(move |x| (x, y)))
                    .map(|(x, y)| grey(x, y));
                let (sum, area) = (window.clone().sum::<f32>(), window.count() as f32);
                (grey(x, y) + pass.1) * area < sum
            };
            assert!(sums.binarise(pass).pixels().eq((0..width * height).map(want)), "{pass:?}");
        }
    }
}
