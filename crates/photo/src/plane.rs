//! A plane of numbers, one for each pixel, and the filters of image processing on it.

/// So many rows, or columns, are filtered side by side: one vector instruction does the same to
/// several of them.
const LANES: usize = 16;

/// A value of each of them.
type Abreast = [f32; LANES];

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

    pub(crate) fn row_mut(&mut self, y: usize) -> &mut [f32] {
        &mut self.pixels[y * self.width..(y + 1) * self.width]
    }

    pub(crate) fn map(mut self, f: impl Fn(f32) -> f32) -> Self {
        self.pixels.iter_mut().for_each(|value| *value = f(*value));
        self
    }

    /// The value at continuous coordinates, by straight lines between the centres of pixels;
    /// the outermost pixels reach on for ever.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        self.at_each([x], [y])[0]
    }

    /// The values at several places, for which the arithmetic is done side by side.
    pub(crate) fn at_each<const N: usize>(&self, x: [f32; N], y: [f32; N]) -> [f32; N] {
        let (right, bottom) = ((self.width - 1) as f32, (self.height - 1) as f32);
        let x = x.map(|x| (x - 0.5).clamp(0.0, right));
        let y = y.map(|y| (y - 0.5).clamp(0.0, bottom));
        let (left, top) = (x.map(|x| x as i32), y.map(|y| y as i32));
        let fx: [f32; N] = std::array::from_fn(|i| x[i] - left[i] as f32);
        let fy: [f32; N] = std::array::from_fn(|i| y[i] - top[i] as f32);
        std::array::from_fn(|i| {
            let (left, top) = (left[i] as usize, top[i] as usize);
            let (right, below) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
            let (above, below) = (self.row(top), self.row(below));
            let above = above[left] + fx[i] * (above[right] - above[left]);
            let below = below[left] + fx[i] * (below[right] - below[left]);
            above + fy[i] * (below - above)
        })
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
        let widened = |y: usize| -> Vec<f32> {
            let row = self.row(y);
            across
                .iter()
                .map(|&(left, right, fx)| row[left] + fx * (row[right] - row[left]))
                .collect()
        };
        // The two old rows around a new one serve the next one too.
        let mut rows = [(usize::MAX, Vec::new()), (usize::MAX, Vec::new())];
        for (y, row) in out.pixels.chunks_exact_mut(width).enumerate() {
            let (top, bottom, share) = between(y, self.height);
            if rows[1].0 == top {
                rows.swap(0, 1);
            }
            for (known, wanted) in rows.iter_mut().zip([top, bottom]) {
                if known.0 != wanted {
                    *known = (wanted, widened(wanted));
                }
            }
            let [(_, above), (_, below)] = &rows;
            for (value, (above, below)) in row.iter_mut().zip(above.iter().zip(below)) {
                *value = above + share * (below - above);
            }
        }
        out
    }

    /// The same filter along the rows and then along the columns.
    fn both_ways(mut self, mut filter: impl FnMut(&[Abreast], &mut [Abreast])) -> Self {
        let (width, height) = (self.width, self.height);
        let mut from = vec![[0.0; LANES]; width.max(height)];
        let mut to = from.clone();
        for rows in self.pixels.chunks_mut(LANES * width) {
            for (lane, row) in rows.chunks_exact(width).enumerate() {
                from.iter_mut().zip(row).for_each(|(from, value)| from[lane] = *value);
            }
            filter(&from[..width], &mut to[..width]);
            for (lane, row) in rows.chunks_exact_mut(width).enumerate() {
                row.iter_mut().zip(&to).for_each(|(value, to)| *value = to[lane]);
            }
        }
        for left in (0..width).step_by(LANES) {
            let columns = left..(left + LANES).min(width);
            for (from, row) in from.iter_mut().zip(self.pixels.chunks_exact(width)) {
                from[..columns.len()].copy_from_slice(&row[columns.clone()]);
            }
            filter(&from[..height], &mut to[..height]);
            for (row, to) in self.pixels.chunks_exact_mut(width).zip(&to) {
                row[columns.clone()].copy_from_slice(&to[..columns.len()]);
            }
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
            for (five, to) in long.windows(5).zip(to) {
                let [a, b, c, d, e] = five else { continue };
                for (i, value) in to.iter_mut().enumerate() {
                    *value = (a[i] + e[i] + 4.0 * (b[i] + d[i]) + 6.0 * c[i]) / 16.0;
                }
            }
        })
    }

    /// Blurred by three moving averages, nearly a Gaussian of this standard deviation.
    pub(crate) fn blurred(self, sigma: f32) -> Self {
        // Each average over 2 r + 1 pixels has the variance r (r + 1) / 3.
        let reach = ((sigma * sigma + 0.25).sqrt() - 0.5).round().max(1.0) as usize;
        let average = |from: &[Abreast], to: &mut [Abreast]| {
            let last = from.len() - 1;
            let mut sums = [0.0; LANES];
            for k in 0..=2 * reach {
                let values = from[k.saturating_sub(reach).min(last)];
                sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            }
            for (x, to) in to.iter_mut().enumerate() {
                let (next, past) = (from[(x + reach + 1).min(last)], from[x.saturating_sub(reach)]);
                for (i, value) in to.iter_mut().enumerate() {
                    *value = sums[i] / (2 * reach + 1) as f32;
                    sums[i] += next[i] - past[i];
                }
            }
        };
        let mut between = Vec::new();
        self.both_ways(|from, to| {
            average(from, to);
            between.resize(to.len(), [0.0; LANES]);
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

/// The two lists of [`greatest`], kept from call to call.
#[derive(Default)]
struct Scratch {
    ahead: Vec<Abreast>,
    back: Vec<Abreast>,
}

/// The greatest value within `reach`, or with a sign of -1 the least. (M. van Herk, 1992: the
/// greatest from the last border of a block and up to the next one, three comparisons a pixel.)
fn greatest(from: &[Abreast], to: &mut [Abreast], reach: usize, sign: f32, scratch: &mut Scratch) {
    const LEAST: Abreast = [f32::MIN; LANES];
    // Not `f32::max`, which also looks for NaN.
    let greater = |a: Abreast, b: Abreast| -> Abreast {
        std::array::from_fn(|i| if a[i] < b[i] { b[i] } else { a[i] })
    };
    let block = 2 * reach + 1;
    let Scratch { ahead, back } = scratch;
    ahead.clear();
    ahead.resize(reach, LEAST);
    ahead.extend(from.iter().map(|values| values.map(|value| sign * value)));
    ahead.resize(from.len() + 2 * reach, LEAST);
    back.clone_from(ahead);
    for block in ahead.chunks_mut(block) {
        let mut best = LEAST;
        for values in block {
            best = greater(best, *values);
            *values = best;
        }
    }
    for block in back.chunks_mut(block) {
        let mut best = LEAST;
        for values in block.iter_mut().rev() {
            best = greater(best, *values);
            *values = best;
        }
    }
    for ((to, back), ahead) in to.iter_mut().zip(back.iter()).zip(&ahead[2 * reach..]) {
        *to = greater(*back, *ahead).map(|value| sign * value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greatest_is_the_greatest() {
        let from: Vec<Abreast> = (0..40)
            .map(|i| std::array::from_fn(|lane| ((i * 17 + lane * lane * 5) % 23) as f32))
            .collect();
        for reach in [0, 1, 3, 8, 50] {
            for sign in [1.0, -1.0] {
                let mut to = vec![[0.0; LANES]; 40];
                greatest(&from, &mut to, reach, sign, &mut Scratch::default());
                for (i, values) in to.iter().enumerate() {
                    let near = &from[i.saturating_sub(reach)..(i + reach + 1).min(40)];
                    for (lane, value) in values.iter().enumerate() {
                        let best = near.iter().fold(f32::MIN, |best, v| best.max(sign * v[lane]));
                        assert_eq!(*value, sign * best);
                    }
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
    fn a_filter_goes_along_every_row_and_then_along_every_column() {
        // Neither side is a multiple of the lanes.
        let (width, height) = (37, 19);
        let pixels: Vec<f32> = (0..width * height).map(|i| (i * i % 101) as f32).collect();
        let plane = Plane { width, height, pixels: pixels.clone() };
        // Each value and those before it: what a lane gets from a wrong place would show.
        let summed = plane.both_ways(|from, to| {
            let mut sums = [0.0; LANES];
            for (from, to) in from.iter().zip(to) {
                sums.iter_mut().zip(from).for_each(|(sum, value)| *sum += value);
                *to = sums;
            }
        });
        for (i, sum) in summed.pixels.iter().enumerate() {
            let (x, y) = (i % width, i / width);
            let rows = pixels.chunks(width).take(y + 1);
            assert_eq!(*sum, rows.map(|row| row[..=x].iter().sum::<f32>()).sum::<f32>());
        }
    }

    #[test]
    fn blurring_keeps_a_flat_plane_flat() {
        let plane = Plane { width: 7, height: 3, pixels: vec![5.0; 21] };
        for plane in [plane.clone().blurred(4.0), plane.clone().smoothed(), plane.closed(5)] {
            assert!(plane.pixels.iter().all(|value| (value - 5.0).abs() < 1e-4));
        }
    }
}
