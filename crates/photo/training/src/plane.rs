//! A plane of numbers, and what optics does to it.

#[derive(Clone)]
pub struct Plane {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<f32>,
}

impl Plane {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![0.0; width * height] }
    }

    fn clamped(&self, x: isize, y: isize) -> f32 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.pixels[y * self.width + x]
    }

    /// The value at continuous coordinates, the outermost pixels reaching on for ever.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (fx, fy) = (x - left, y - top);
        let (i, j) = (left as isize, top as isize);
        let above = self.clamped(i, j) * (1.0 - fx) + self.clamped(i + 1, j) * fx;
        let below = self.clamped(i, j + 1) * (1.0 - fx) + self.clamped(i + 1, j + 1) * fx;
        above * (1.0 - fy) + below * fy
    }

    /// The plane in another size: averages where it shrinks, straight lines between where it grows.
    pub fn resized(&self, width: usize, height: usize) -> Self {
        let across = self.resized_in_x(width);
        across.transposed().resized_in_x(height).transposed()
    }

    fn resized_in_x(&self, width: usize) -> Self {
        let mut out = Self::new(width, self.height);
        let step = self.width as f32 / width as f32;
        // For each new column its old ones and their weights.
        let mut weights = Vec::new();
        let mut columns = Vec::with_capacity(width);
        for i in 0..width {
            let (a, b) = (i as f32 * step, (i + 1) as f32 * step);
            let start = weights.len();
            let first = if step <= 1.0 {
                let x = ((a + b) / 2.0 - 0.5).clamp(0.0, (self.width - 1) as f32);
                let first = (x as usize).min(self.width.saturating_sub(2));
                weights.extend([1.0 - (x - first as f32), x - first as f32]);
                first
            } else {
                let last = (b.ceil() as usize).min(self.width);
                let share = |k: usize| b.min((k + 1) as f32) - a.max(k as f32);
                weights.extend((a as usize..last).map(|k| share(k) / step));
                a as usize
            };
            columns.push((first, start..weights.len()));
        }
        for (from, to) in
            self.pixels.chunks_exact(self.width).zip(out.pixels.chunks_exact_mut(width))
        {
            for (value, (first, range)) in to.iter_mut().zip(&columns) {
                let old = &from[*first..];
                *value = weights[range.clone()].iter().zip(old).map(|(w, v)| w * v).sum();
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

    /// Blurred by a Gaussian of this standard deviation in pixels.
    pub fn blurred(&self, sigma: f32) -> Self {
        if sigma < 0.15 {
            return self.clone();
        }
        let reach = (2.5 * sigma).ceil() as usize;
        let mut kernel: Vec<f32> = (0..=2 * reach)
            .map(|i| (-0.5 * ((i as f32 - reach as f32) / sigma).powi(2)).exp())
            .collect();
        let sum: f32 = kernel.iter().sum();
        kernel.iter_mut().for_each(|weight| *weight /= sum);
        self.filtered_in_x(&kernel).transposed().filtered_in_x(&kernel).transposed()
    }

    fn filtered_in_x(&self, kernel: &[f32]) -> Self {
        let reach = kernel.len() / 2;
        let mut out = Self::new(self.width, self.height);
        let mut long = vec![0.0; self.width + 2 * reach];
        for (from, to) in
            self.pixels.chunks_exact(self.width).zip(out.pixels.chunks_exact_mut(self.width))
        {
            long[..reach].fill(from[0]);
            long[reach..reach + self.width].copy_from_slice(from);
            long[reach + self.width..].fill(from[self.width - 1]);
            for (k, weight) in kernel.iter().enumerate() {
                for (value, from) in to.iter_mut().zip(&long[k..]) {
                    *value += weight * from;
                }
            }
        }
        out
    }

    /// Smeared along a line of this length in pixels and this direction.
    pub fn smeared(&self, length: f32, angle: f32) -> Self {
        let mut out = Self::new(self.width, self.height);
        let steps = length.ceil().max(2.0) as usize;
        for k in 0..steps {
            let t = length * ((k as f32 + 0.5) / steps as f32 - 0.5);
            let (dx, dy) = (t * angle.cos(), t * angle.sin());
            for y in 0..self.height {
                for x in 0..self.width {
                    out.pixels[y * self.width + x] +=
                        self.at(x as f32 + 0.5 + dx, y as f32 + 0.5 + dy) / steps as f32;
                }
            }
        }
        out
    }

    /// Each pixel the greatest (or with `least`, the least) of its 3 × 3 neighbours.
    pub fn spread(&self, least: bool) -> Self {
        let mut out = self.clone();
        for y in 0..self.height as isize {
            for x in 0..self.width as isize {
                let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
                let values = around.map(|(dx, dy)| self.clamped(x + dx, y + dy));
                out.pixels[y as usize * self.width + x as usize] =
                    if least { values.fold(9.0, f32::min) } else { values.fold(-9.0, f32::max) };
            }
        }
        out
    }

    /// What JPEG of this quality (1 to 100) leaves of values from 0 to 255.
    pub fn jpeg(&mut self, quality: f32) {
        let scale = if quality < 50.0 { 50.0 / quality } else { 2.0 - quality / 50.0 };
        let basis: [[f32; 8]; 8] = std::array::from_fn(|k| {
            let norm = if k == 0 { (1.0f32 / 8.0).sqrt() } else { 0.5 };
            std::array::from_fn(|i| {
                norm * ((2 * i + 1) as f32 * k as f32 * std::f32::consts::PI / 16.0).cos()
            })
        });
        let old = self.clone();
        for top in (0..self.height).step_by(8) {
            for left in (0..self.width).step_by(8) {
                let block: [[f32; 8]; 8] = std::array::from_fn(|y| {
                    std::array::from_fn(|x| {
                        old.clamped((left + x) as isize, (top + y) as isize) - 128.0
                    })
                });
                let half: [[f32; 8]; 8] = std::array::from_fn(|y| {
                    std::array::from_fn(|k| (0..8).map(|x| block[y][x] * basis[k][x]).sum())
                });
                let coded: [[f32; 8]; 8] = std::array::from_fn(|l| {
                    std::array::from_fn(|k| {
                        let value: f32 = (0..8).map(|y| half[y][k] * basis[l][y]).sum();
                        let step = (QUANTISATION[l][k] as f32 * scale).clamp(1.0, 255.0).round();
                        (value / step).round() * step
                    })
                });
                let half: [[f32; 8]; 8] = std::array::from_fn(|y| {
                    std::array::from_fn(|k| (0..8).map(|l| coded[l][k] * basis[l][y]).sum())
                });
                for y in 0..8.min(self.height - top) {
                    for x in 0..8.min(self.width - left) {
                        let value: f32 = (0..8).map(|k| half[y][k] * basis[k][x]).sum();
                        self.pixels[(top + y) * self.width + left + x] =
                            (value + 128.0).round().clamp(0.0, 255.0);
                    }
                }
            }
        }
    }
}

/// The luminance table of the JPEG standard (ITU-T T.81, table K.1).
const QUANTISATION: [[u8; 8]; 8] = [
    [16, 11, 10, 16, 24, 40, 51, 61],
    [12, 12, 14, 19, 26, 58, 60, 55],
    [14, 13, 16, 24, 40, 57, 69, 56],
    [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77],
    [24, 35, 55, 64, 81, 104, 113, 92],
    [49, 64, 78, 87, 103, 121, 120, 101],
    [72, 92, 95, 98, 112, 100, 103, 99],
];
