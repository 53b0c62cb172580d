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

    fn transposed(&self) -> Self {
        let mut out = Self::new(self.height, self.width);
        for (y, row) in self.pixels.chunks_exact(self.width).enumerate() {
            for (x, value) in row.iter().enumerate() {
                out.pixels[x * self.height + y] = *value;
            }
        }
        out
    }

    /// The same filter along the rows and then along the columns.
    fn both_ways(self, filter: impl Fn(&[f32], &mut [f32])) -> Self {
        let along = |plane: Self| {
            let mut out = Self::new(plane.width, plane.height);
            let rows = plane.pixels.chunks_exact(plane.width);
            rows.zip(out.pixels.chunks_exact_mut(plane.width)).for_each(|(a, b)| filter(a, b));
            out
        };
        along(along(self).transposed()).transposed()
    }

    /// Blurred by the binomial filter 1 4 6 4 1, nearly a Gaussian of σ 1.
    pub(crate) fn smoothed(self) -> Self {
        self.both_ways(|from, to| {
            let last = from.len() - 1;
            for (x, value) in to.iter_mut().enumerate() {
                let (a, e) = (from[x.saturating_sub(2)], from[(x + 2).min(last)]);
                let (b, d) = (from[x.saturating_sub(1)], from[(x + 1).min(last)]);
                *value = (a + e + 4.0 * (b + d) + 6.0 * from[x]) / 16.0;
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
        let between = std::cell::RefCell::new(&mut between);
        self.both_ways(|from, to| {
            let mut between = between.borrow_mut();
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
        self.both_ways(|from, to| greatest(from, to, reach, 1.0))
            .both_ways(|from, to| greatest(from, to, reach, -1.0))
    }
}

/// The greatest value within `reach`, or with a sign of -1 the least. (M. van Herk, 1992: the
/// greatest from the last border of a block and up to the next one, three comparisons a pixel.)
fn greatest(from: &[f32], to: &mut [f32], reach: usize, sign: f32) {
    let (n, block) = (from.len(), 2 * reach + 1);
    let long = n + 2 * reach;
    let get = |i: usize| {
        if i < reach || i >= n + reach { f32::MIN } else { sign * from[i - reach] }
    };
    let mut ahead: Vec<f32> = (0..long).map(get).collect();
    let mut back = ahead.clone();
    for i in 1..long {
        if !i.is_multiple_of(block) {
            ahead[i] = ahead[i].max(ahead[i - 1]);
        }
    }
    for i in (0..long - 1).rev() {
        if !(i + 1).is_multiple_of(block) {
            back[i] = back[i].max(back[i + 1]);
        }
    }
    for (i, value) in to.iter_mut().enumerate() {
        *value = sign * back[i].max(ahead[i + 2 * reach]);
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
                greatest(&from, &mut to, reach, sign);
                for (i, value) in to.iter().enumerate() {
                    let near = &from[i.saturating_sub(reach)..(i + reach + 1).min(40)];
                    let best = near.iter().fold(f32::MIN, |best, v| best.max(sign * v));
                    assert_eq!(*value, sign * best);
                }
            }
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
