//! A plane of numbers, one for each pixel, and the filters of image processing on it.

/// Rows of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Plane {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<f32>,
}

impl Plane {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![0.0; width * height] }
    }

    pub(crate) fn row(&self, y: usize) -> &[f32] {
        &self.pixels[y * self.width..(y + 1) * self.width]
    }

    pub(crate) fn add_row(&mut self, y: usize, row: &[f32], share: f32) {
        let to = &mut self.pixels[y * self.width..(y + 1) * self.width];
        to.iter_mut().zip(row).for_each(|(to, from)| *to += share * from);
    }

    pub(crate) fn map(mut self, f: impl Fn(f32) -> f32) -> Self {
        self.pixels.iter_mut().for_each(|value| *value = f(*value));
        self
    }

    /// The value at continuous coordinates, by straight lines between the centres of pixels;
    /// the outermost pixels reach on for ever.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (fx, fy) = (x - left as f32, y - top as f32);
        let right = (left + 1).min(self.width - 1);
        let (above, below) = (self.row(top), self.row((top + 1).min(self.height - 1)));
        let above = above[left] + fx * (above[right] - above[left]);
        let below = below[left] + fx * (below[right] - below[left]);
        above + fy * (below - above)
    }

    /// Half as large, by averages of 2 × 2.
    pub(crate) fn halved(&self) -> Self {
        let mut out = Self::new(self.width.div_ceil(2), self.height.div_ceil(2));
        for y in 0..out.height {
            let (above, below) = (self.row(2 * y), self.row((2 * y + 1).min(self.height - 1)));
            for x in 0..out.width {
                let right = (2 * x + 1).min(self.width - 1);
                out.pixels[y * out.width + x] =
                    (above[2 * x] + above[right] + below[2 * x] + below[right]) / 4.0;
            }
        }
        out
    }

    /// Twice as large, by straight lines, cut to this size.
    pub(crate) fn doubled(&self, width: usize, height: usize) -> Self {
        let mut out = Self::new(width, height);
        // Between which two old pixels a new one lies, and how far from the first.
        let between = |new: usize, old: usize| {
            let at = ((new as f32 + 0.5) / 2.0 - 0.5).clamp(0.0, (old - 1) as f32);
            (at as usize, (at as usize + 1).min(old - 1), at.fract())
        };
        let across: Vec<(usize, usize, f32)> = (0..width).map(|x| between(x, self.width)).collect();
        for (y, row) in out.pixels.chunks_exact_mut(width).enumerate() {
            let (top, bottom, share) = between(y, self.height);
            let (above, below) = (self.row(top), self.row(bottom));
            for (value, &(left, right, fx)) in row.iter_mut().zip(&across) {
                let above = above[left] + fx * (above[right] - above[left]);
                let below = below[left] + fx * (below[right] - below[left]);
                *value = above + share * (below - above);
            }
        }
        out
    }

    /// Columns become rows, in `out`, which is as large.
    fn transpose_into(&self, out: &mut Self) {
        // In squares of this side, both planes stay in the processor's cache.
        const SIDE: usize = 16;
        (out.width, out.height) = (self.height, self.width);
        for top in (0..self.height).step_by(SIDE) {
            let rows = top..(top + SIDE).min(self.height);
            for left in (0..self.width).step_by(SIDE) {
                for x in left..(left + SIDE).min(self.width) {
                    for y in rows.clone() {
                        out.pixels[x * self.height + y] = self.pixels[y * self.width + x];
                    }
                }
            }
        }
    }

    /// The same filter along the rows and then along the columns. Two planes are written in turn: with one for each
    /// step, reading a photo of 960 × 1280 took 1.45 times as many page faults.
    fn both_ways(mut self, mut filter: impl FnMut(&[f32], &mut [f32])) -> Self {
        let mut other = Self::new(self.width, self.height);
        for _ in 0..2 {
            let rows = self.pixels.chunks_exact(self.width);
            rows.zip(other.pixels.chunks_exact_mut(self.width)).for_each(|(a, b)| filter(a, b));
            (other.width, other.height) = (self.width, self.height);
            other.transpose_into(&mut self);
        }
        self
    }

    /// Blurred by the binomial filter 1 4 6 4 1, nearly a Gaussian of σ 1.
    pub(crate) fn smoothed(self) -> Self {
        let mut long = Vec::new();
        self.both_ways(|from, to| {
            // The outermost values reach on, so that the loop has no special cases.
            let (first, last) = (from[0], from[from.len() - 1]);
            long.clear();
            long.extend([first; 2]);
            long.extend_from_slice(from);
            long.extend([last; 2]);
            for (five, value) in long.windows(5).zip(to) {
                let [a, b, c, d, e] = *five else { continue };
                *value = (a + e + 4.0 * (b + d) + 6.0 * c) / 16.0;
            }
        })
    }

    /// Blurred by three moving averages, nearly a Gaussian of this standard deviation.
    pub(crate) fn blurred(self, sigma: f32) -> Self {
        // Each average over 2 r + 1 pixels has the variance r (r + 1) / 3.
        let reach = ((sigma * sigma + 0.25).sqrt() - 0.5).round().max(1.0) as usize;
        let average = |from: &[f32], to: &mut [f32]| {
            let last = from.len() - 1;
            let mut sum: f32 =
                (0..=2 * reach).map(|k| from[k.saturating_sub(reach).min(last)]).sum();
            for (x, value) in to.iter_mut().enumerate() {
                *value = sum / (2 * reach + 1) as f32;
                sum += from[(x + reach + 1).min(last)] - from[x.saturating_sub(reach)];
            }
        };
        let mut between = Vec::new();
        self.both_ways(|from, to| {
            average(from, to);
            between.clear();
            between.resize(to.len(), 0.0);
            average(to, &mut between);
            average(&between, to);
        })
    }

    /// Grey closing by a square of this odd width: dark things narrower than it vanish.
    pub(crate) fn closed(self, width: usize) -> Self {
        let reach = width / 2;
        let mut scratch = Scratch::default();
        let widened = self.both_ways(|from, to| greatest(from, to, reach, 1.0, &mut scratch));
        widened.both_ways(|from, to| greatest(from, to, reach, -1.0, &mut scratch))
    }
}

/// The two lists of [`greatest`], kept from row to row.
#[derive(Default)]
struct Scratch {
    ahead: Vec<f32>,
    back: Vec<f32>,
}

/// The greatest value within `reach`, or with a sign of -1 the least. (M. van Herk, 1992: the
/// greatest from the last border of a block and up to the next one, three comparisons a pixel.)
fn greatest(from: &[f32], to: &mut [f32], reach: usize, sign: f32, scratch: &mut Scratch) {
    let block = 2 * reach + 1;
    let Scratch { ahead, back } = scratch;
    ahead.clear();
    ahead.resize(reach, f32::MIN);
    ahead.extend(from.iter().map(|value| sign * value));
    ahead.resize(from.len() + 2 * reach, f32::MIN);
    back.clone_from(ahead);
    for block in ahead.chunks_mut(block) {
        let mut best = f32::MIN;
        for value in block {
            best = best.max(*value);
            *value = best;
        }
    }
    for block in back.chunks_mut(block) {
        let mut best = f32::MIN;
        for value in block.iter_mut().rev() {
            best = best.max(*value);
            *value = best;
        }
    }
    for ((value, back), ahead) in to.iter_mut().zip(back.iter()).zip(&ahead[2 * reach..]) {
        *value = sign * back.max(*ahead);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greatest_is_the_greatest() {
        let from: Vec<f32> = (0..40).map(|i| (i * 17 % 23) as f32).collect();
        for reach in [0, 1, 3, 8, 50] {
            for sign in [1.0, -1.0] {
                let mut to = vec![0.0; 40];
                greatest(&from, &mut to, reach, sign, &mut Scratch::default());
                for (i, value) in to.iter().enumerate() {
                    let near = &from[i.saturating_sub(reach)..(i + reach + 1).min(40)];
                    let best = near.iter().fold(f32::MIN, |best, v| best.max(sign * v));
                    assert_eq!(*value, sign * best);
                }
            }
        }
    }

    #[test]
    fn doubling_is_reading_at_half_the_coordinates() {
        let pixels = (0..7 * 5).map(|i| (i * 17 % 23) as f32).collect();
        let plane = Plane { width: 7, height: 5, pixels };
        for (width, height) in [(14, 10), (13, 9)] {
            let doubled = plane.doubled(width, height);
            for (i, value) in doubled.pixels.iter().enumerate() {
                let [x, y] = [i % width, i / width].map(|at| (at as f32 + 0.5) / 2.0);
                assert_eq!(*value, plane.at(x, y));
            }
        }
    }

    #[test]
    fn transposing_twice_changes_nothing() {
        let pixels: Vec<f32> = (0..37 * 19).map(|i| i as f32).collect();
        let plane = Plane { width: 37, height: 19, pixels: pixels.clone() };
        let (mut turned, mut again) = (Plane::new(37, 19), Plane::new(37, 19));
        plane.transpose_into(&mut turned);
        assert_eq!((turned.width, turned.height), (19, 37));
        assert_eq!(turned.pixels[19 * 5 + 3], pixels[37 * 3 + 5]);
        turned.transpose_into(&mut again);
        assert_eq!((again.width, again.pixels), (37, pixels));
    }

    #[test]
    fn blurring_keeps_a_flat_plane_flat() {
        let plane = Plane { width: 7, height: 3, pixels: vec![5.0; 21] };
        for plane in [plane.clone().blurred(4.0), plane.clone().smoothed(), plane.closed(5)] {
            assert!(plane.pixels.iter().all(|value| (value - 5.0).abs() < 1e-4));
        }
    }
}
