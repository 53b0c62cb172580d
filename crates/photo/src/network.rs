//! Step 7, **classify**: a small convolutional network says what a cell holds.
//!
//! ```text
//! 28×28 ─ conv 3×3, 8, same ─ max 2 ─ conv 3×3, 16, same ─ max 2 ─ conv 3×3, 32, valid
//!       ─ dense 48 ─ dense 10 ─ softmax            (ReLU after all but the last)
//! ```
//!
//! 44,826 parameters, 0.44 million multiplications a cell. Pixels are stored with their
//! channels side by side (row, column, channel), so that the inner loop of every layer
//! runs over the *outputs* of one input value: they are 8, 16, 32, 48 and 10 neighbours in
//! memory, and the compiler makes vector instructions of them.
//!
//! The network was trained on digits drawn from free fonts; `training/` holds the program.
//! A weight is stored as one byte, `round(weight / scale)`, with one scale per output.

use std::fmt;

/// Width and height of the picture of a cell in pixels.
pub const SIDE: usize = 28;

/// The picture of a cell: rows of darkness, 0 for paper and about 0.85 for the ink of a given.
pub type CellPicture = [f32; SIDE * SIDE];

/// The layers: name, inputs of one output value, outputs.
pub const LAYERS: [(&str, usize, usize); 5] = [
    ("conv1", 9, 8),
    ("conv2", 9 * 8, 16),
    ("conv3", 9 * 16, 32),
    ("dense1", 5 * 5 * 32, 48),
    ("dense2", 48, 10),
];

/// The first line of a file of weights.
pub const MAGIC: &str = "ennead digits 1";

/// Why bytes are not the weights of this network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// The text at the beginning is missing, or is that of another kind of file.
    Header,
    /// The number of bytes after the header is not that of this network.
    Length {
        /// Bytes that were found.
        found: usize,
        /// Bytes that are needed.
        expected: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => write!(f, "no header {MAGIC:?}, or no empty line after it"),
            Self::Length { found, expected } => {
                write!(f, "{found} bytes of weights, expected {expected}")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

/// One layer: its weights by input and then output, and a bias for each output.
#[derive(Clone, Debug)]
struct Layer {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

/// The network that classifies cells.
#[derive(Clone, Debug)]
pub struct Network {
    layers: [Layer; 5],
}

impl Network {
    /// The network that comes with the crate.
    pub fn shipped() -> Self {
        Self::from_bytes(include_bytes!("../weights/digits.weights"))
            .expect("the file in the repository is checked by a test")
    }

    /// Reads a file of weights: lines of text up to an empty one (the first is [`MAGIC`], the
    /// others say where the weights come from); then, layer by layer, the weights as signed
    /// bytes, the scales of the outputs, and the biases, both as little-endian `f32`.
    ///
    /// # Errors
    /// If the header or the number of bytes is wrong. Any bytes of the right length are some
    /// network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n");
        let (header, mut rest) = match end {
            Some(end) => (&bytes[..end + 1], &bytes[end + 2..]),
            None => return Err(WeightsError::Header),
        };
        if !header.starts_with(format!("{MAGIC}\n").as_bytes()) {
            return Err(WeightsError::Header);
        }
        let expected = LAYERS.iter().map(|(_, inputs, outputs)| (inputs + 8) * outputs).sum();
        if rest.len() != expected {
            return Err(WeightsError::Length { found: rest.len(), expected });
        }
        let mut take = |n: usize| {
            let (taken, left) = rest.split_at(n);
            rest = left;
            taken
        };
        let floats = |bytes: &[u8]| -> Vec<f32> {
            bytes.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect()
        };
        let layers = LAYERS.map(|(_, inputs, outputs)| {
            let quantised = take(inputs * outputs);
            let scales = floats(take(4 * outputs));
            let biases = floats(take(4 * outputs));
            let weights = quantised.chunks(outputs).flat_map(|row| {
                row.iter().zip(&scales).map(|(&byte, scale)| f32::from(byte as i8) * scale)
            });
            Layer { weights: weights.collect(), biases }
        });
        Ok(Self { layers })
    }

    /// The logarithms of the ten probabilities of a cell: empty, then the digits 1 to 9.
    pub fn classify(&self, cell: &CellPicture) -> [f32; 10] {
        let [conv1, conv2, conv3, dense1, dense2] = &self.layers;
        let padded = pad::<1, { SIDE }>(cell);
        let a = pool::<8, 28>(&convolve::<1, 8, 30>(conv1, &padded));
        let b = pool::<16, 14>(&convolve::<8, 16, 16>(conv2, &pad::<8, 14>(&a)));
        let c = convolve::<16, 32, 7>(conv3, &b);
        let mut hidden = [0.0; 48];
        dense(dense1, &c, &mut hidden);
        hidden.iter_mut().for_each(|value| *value = value.max(0.0));
        let mut out = [0.0; 10];
        dense(dense2, &hidden, &mut out);
        let greatest = out.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = out.iter().map(|value| (value - greatest).exp()).sum();
        out.map(|value| value - greatest - sum.ln())
    }
}

/// Surrounds `N` × `N` pixels of `C` channels by one pixel of zeros.
fn pad<const C: usize, const N: usize>(pixels: &[f32]) -> Vec<f32> {
    let mut padded = vec![0.0; (N + 2) * (N + 2) * C];
    for (row, from) in pixels.chunks_exact(N * C).enumerate() {
        padded[((row + 1) * (N + 2) + 1) * C..][..N * C].copy_from_slice(from);
    }
    padded
}

/// The 3 × 3 convolution of `N` × `N` pixels from `I` to `O` channels, and ReLU; the result
/// is a pixel smaller on each side.
fn convolve<const I: usize, const O: usize, const N: usize>(
    layer: &Layer,
    pixels: &[f32],
) -> Vec<f32> {
    let biases: &[f32; O] = layer.biases[..].try_into().expect("a bias for each output");
    let (weights, _) = layer.weights.as_chunks::<O>();
    let mut out = Vec::with_capacity((N - 2) * (N - 2) * O);
    for row in 0..N - 2 {
        for column in 0..N - 2 {
            let mut sums = *biases;
            for (above, weights) in weights.chunks_exact(3 * I).enumerate() {
                // Three neighbouring pixels of a row are 3 I neighbours in memory.
                let inputs = &pixels[((row + above) * N + column) * I..][..3 * I];
                for (&input, weights) in inputs.iter().zip(weights) {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += input * weight;
                    }
                }
            }
            out.extend(sums.map(|sum| sum.max(0.0)));
        }
    }
    out
}

/// The greatest of each 2 × 2 of `N` × `N` pixels of `C` channels.
fn pool<const C: usize, const N: usize>(pixels: &[f32]) -> Vec<f32> {
    let mut out = Vec::with_capacity(N * N / 4 * C);
    for row in 0..N / 2 {
        for column in 0..N / 2 {
            let above = &pixels[(2 * row * N + 2 * column) * C..][..2 * C];
            let below = &pixels[((2 * row + 1) * N + 2 * column) * C..][..2 * C];
            out.extend((0..C).map(|channel| {
                let [a, b] = [above[channel], above[channel + C]];
                let [c, d] = [below[channel], below[channel + C]];
                a.max(b).max(c.max(d))
            }));
        }
    }
    out
}

/// A layer in which each input reaches each output.
fn dense<const O: usize>(layer: &Layer, inputs: &[f32], out: &mut [f32; O]) {
    out.copy_from_slice(&layer.biases);
    for (&input, weights) in inputs.iter().zip(layer.weights.as_chunks::<O>().0) {
        // Half of the inputs are zeros that ReLU left.
        if input != 0.0 {
            for (sum, weight) in out.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_weights_are_small_and_readable() {
        let bytes = include_bytes!("../weights/digits.weights");
        assert!(bytes.len() <= 50_000, "{} bytes", bytes.len());
        assert!(Network::from_bytes(bytes).is_ok());
    }

    #[test]
    fn what_are_no_weights_is_refused() {
        let bytes = include_bytes!("../weights/digits.weights");
        assert_eq!(Network::from_bytes(b"").unwrap_err(), WeightsError::Header);
        assert_eq!(Network::from_bytes(b"other\n\n").unwrap_err(), WeightsError::Header);
        let cut = Network::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err();
        assert_eq!(cut, WeightsError::Length { found: 45_623, expected: 45_624 });
    }

    /// The layers as their definitions say, one multiplication at a time.
    #[test]
    fn the_fast_layers_agree_with_plain_ones() {
        let network = Network::shipped();
        let cell: CellPicture =
            std::array::from_fn(|i| ((i * 7919 % 1013) as f32 / 1013.0 - 0.2).clamp(-0.2, 1.0));
        let conv = |layer: &Layer, x: &[f32], n: usize, ci: usize, pad: isize| -> Vec<f32> {
            let co = layer.biases.len();
            let m = n as isize + 2 * pad - 2;
            let mut out = Vec::new();
            for (row, column, o) in
                (0..m).flat_map(|r| (0..m).flat_map(move |c| (0..co).map(move |o| (r, c, o))))
            {
                let mut sum = layer.biases[o];
                for (y, x_, i) in
                    (0..3).flat_map(|y| (0..3).flat_map(move |x| (0..ci).map(move |i| (y, x, i))))
                {
                    let (r, c) = (row + y - pad, column + x_ - pad);
                    if (0..n as isize).contains(&r) && (0..n as isize).contains(&c) {
                        let weight = layer.weights[((y * 3 + x_) as usize * ci + i) * co + o];
                        sum += weight * x[(r as usize * n + c as usize) * ci + i];
                    }
                }
                out.push(sum.max(0.0));
            }
            out
        };
        let max2 = |x: &[f32], n: usize, c: usize| -> Vec<f32> {
            (0..n / 2 * (n / 2) * c)
                .map(|at| {
                    let (row, column, channel) = (at / c / (n / 2), at / c % (n / 2), at % c);
                    let get = |y, z| x[((2 * row + y) * n + 2 * column + z) * c + channel];
                    get(0, 0).max(get(0, 1)).max(get(1, 0)).max(get(1, 1))
                })
                .collect()
        };
        let full = |layer: &Layer, x: &[f32]| -> Vec<f32> {
            let n = layer.biases.len();
            (0..n)
                .map(|o| {
                    let sum: f32 = (0..x.len()).map(|i| x[i] * layer.weights[i * n + o]).sum();
                    layer.biases[o] + sum
                })
                .collect()
        };
        let [l1, l2, l3, l4, l5] = &network.layers;
        let a = max2(&conv(l1, &cell, 28, 1, 1), 28, 8);
        let b = max2(&conv(l2, &a, 14, 8, 1), 14, 16);
        let hidden: Vec<f32> =
            full(l4, &conv(l3, &b, 7, 16, 0)).into_iter().map(|v| v.max(0.0)).collect();
        let out = full(l5, &hidden);
        let sum: f32 = out.iter().map(|value| value.exp()).sum();
        for (fast, plain) in network.classify(&cell).iter().zip(&out) {
            assert!((fast - (plain - sum.ln())).abs() < 1e-3, "{fast} {plain}");
        }
    }
}
