//! The network while it learns: forward with everything kept, backward, and AdamW.
//!
//! The gradients are kept by output and then input, the transpose of what the forward pass
//! wants, so that both directions run along neighbours in memory. Most of what comes back
//! through pooling and ReLU is zero and skipped.

use ennead_photo::network::{CellPicture, LAYERS, MAGIC, SIDE};

/// One number for each weight and bias of a layer: weights by output and then input.
#[derive(Clone)]
pub struct Numbers {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

/// One number for each parameter of the network.
pub type Parameters = [Numbers; 5];

pub fn zeros() -> Parameters {
    LAYERS.map(|(_, inputs, outputs)| Numbers {
        weights: vec![0.0; inputs * outputs],
        biases: vec![0.0; outputs],
    })
}

/// Adds other parameters to these.
pub fn add(sum: &mut Parameters, other: &Parameters) {
    for (sum, other) in sum.iter_mut().zip(other) {
        sum.weights.iter_mut().zip(&other.weights).for_each(|(a, b)| *a += b);
        sum.biases.iter_mut().zip(&other.biases).for_each(|(a, b)| *a += b);
    }
}

/// The network, with its weights both ways round.
pub struct Learner {
    parameters: Parameters,
    forward: [Vec<f32>; 5],
    mean: Parameters,
    square: Parameters,
    steps: i32,
}

impl Learner {
    /// Random weights (He), from a source of normally distributed numbers.
    pub fn new(mut normal: impl FnMut() -> f32) -> Self {
        let mut parameters = zeros();
        for (numbers, (_, inputs, _)) in parameters.iter_mut().zip(LAYERS) {
            let deviation = (2.0 / inputs as f32).sqrt();
            numbers.weights.iter_mut().for_each(|weight| *weight = deviation * normal());
        }
        let forward = [const { Vec::new() }; 5];
        let mut learner = Self { parameters, forward, mean: zeros(), square: zeros(), steps: 0 };
        learner.transpose();
        learner
    }

    fn transpose(&mut self) {
        for (layer, (_, inputs, outputs)) in LAYERS.iter().enumerate() {
            let weights = &self.parameters[layer].weights;
            self.forward[layer] = (0..inputs * outputs)
                .map(|at| weights[at % outputs * inputs + at / outputs])
                .collect();
        }
    }

    /// A step of AdamW along the gradient of a batch.
    pub fn step(&mut self, gradient: &Parameters, rate: f32) {
        const DECAY: f32 = 1e-3;
        self.steps += 1;
        let (mean_scale, square_scale) =
            (1.0 / (1.0 - 0.9f32.powi(self.steps)), 1.0 / (1.0 - 0.999f32.powi(self.steps)));
        for layer in 0..5 {
            let update =
                |values: &mut [f32], mean: &mut [f32], square: &mut [f32], gradient: &[f32]| {
                    for (((value, mean), square), gradient) in
                        values.iter_mut().zip(mean).zip(square).zip(gradient)
                    {
                        *mean += 0.1 * (gradient - *mean);
                        *square += 0.001 * (gradient * gradient - *square);
                        let step = *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
                        *value -= rate * (step + DECAY * *value);
                    }
                };
            let (values, mean, square, gradient) = (
                &mut self.parameters[layer],
                &mut self.mean[layer],
                &mut self.square[layer],
                &gradient[layer],
            );
            update(&mut values.weights, &mut mean.weights, &mut square.weights, &gradient.weights);
            update(&mut values.biases, &mut mean.biases, &mut square.biases, &gradient.biases);
        }
        self.transpose();
    }

    /// Adds the gradient of the loss of one cell, times `share`; returns the loss.
    pub fn learn(
        &self,
        cell: &CellPicture,
        label: usize,
        share: f32,
        gradient: &mut Parameters,
    ) -> f32 {
        const SMOOTHING: f32 = 0.01;
        let biases: [&[f32]; 5] = std::array::from_fn(|layer| &self.parameters[layer].biases[..]);
        let back: [&[f32]; 5] = std::array::from_fn(|layer| &self.parameters[layer].weights[..]);
        // Forward.
        let x0 = pad::<1, SIDE>(cell);
        let y0 = convolve::<9, 8>(&self.forward[0], biases[0], &x0, 1, 30);
        let (p0, from0) = pool::<8, 28>(&y0);
        let x1 = pad::<8, 14>(&p0);
        let y1 = convolve::<72, 16>(&self.forward[1], biases[1], &x1, 8, 16);
        let (x2, from1) = pool::<16, 14>(&y1);
        let x3 = convolve::<144, 32>(&self.forward[2], biases[2], &x2, 16, 7);
        let x4 = dense::<48>(&self.forward[3], biases[3], &x3).map(|value| value.max(0.0));
        let out = dense::<10>(&self.forward[4], biases[4], &x4);
        let greatest = out.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = out.iter().map(|value| (value - greatest).exp()).sum();
        let logarithms = out.map(|value| value - greatest - sum.ln());
        let target: [f32; 10] = std::array::from_fn(|k| {
            SMOOTHING / 10.0 + if k == label { 1.0 - SMOOTHING } else { 0.0 }
        });
        let loss = -logarithms.iter().zip(&target).map(|(l, t)| l * t).sum::<f32>();
        // Backward.
        let g: [f32; 10] = std::array::from_fn(|k| share * (logarithms[k].exp() - target[k]));
        let mut g4 = vec![0.0; 48];
        dense_back(&g, &x4, back[4], &mut gradient[4], &mut g4);
        g4.iter_mut().zip(&x4).for_each(|(g, x)| {
            if *x <= 0.0 {
                *g = 0.0
            }
        });
        let mut g3 = vec![0.0; x3.len()];
        dense_back(&g4, &x3, back[3], &mut gradient[3], &mut g3);
        let g3: Vec<(u32, f32)> =
            (0..).zip(g3).zip(&x3).filter(|(_, x)| **x > 0.0).map(|(g, _)| g).collect();
        let mut g2 = vec![0.0; x2.len()];
        convolve_back::<16, 32, 7>(&g3, &x2, back[2], &mut gradient[2], &mut g2);
        let g2 = unpool(g2.into_iter(), &x2, &from1);
        let mut g1 = vec![0.0; x1.len()];
        convolve_back::<8, 16, 16>(&g2, &x1, back[1], &mut gradient[1], &mut g1);
        let inner = (1..15).flat_map(|row| &g1[(row * 16 + 1) * 8..(row * 16 + 15) * 8]).copied();
        let g0 = unpool(inner, &p0, &from0);
        convolve_back::<1, 8, 30>(&g0, &x0, back[0], &mut gradient[0], &mut []);
        loss
    }

    /// The file of weights, with these lines of text in its header.
    pub fn to_bytes(&self, header: &str) -> Vec<u8> {
        let mut bytes = format!("{MAGIC}\n{header}\n\n").into_bytes();
        for (layer, (_, inputs, outputs)) in LAYERS.iter().enumerate() {
            let Numbers { weights, biases } = &self.parameters[layer];
            let scales: Vec<f32> = weights
                .chunks_exact(*inputs)
                .map(|row| row.iter().fold(1e-9, |most: f32, w| most.max(w.abs())) / 127.0)
                .collect();
            for (at, weight) in self.forward[layer].iter().enumerate() {
                bytes.push((weight / scales[at % outputs]).round() as i8 as u8);
            }
            for value in scales.iter().chain(biases) {
                bytes.extend(value.to_le_bytes());
            }
        }
        bytes
    }
}

fn pad<const C: usize, const N: usize>(pixels: &[f32]) -> Vec<f32> {
    let mut padded = vec![0.0; (N + 2) * (N + 2) * C];
    for (row, from) in pixels.chunks_exact(N * C).enumerate() {
        padded[((row + 1) * (N + 2) + 1) * C..][..N * C].copy_from_slice(from);
    }
    padded
}

/// `I` is nine times the channels `c` that come in.
fn convolve<const I: usize, const O: usize>(
    weights: &[f32],
    biases: &[f32],
    pixels: &[f32],
    c: usize,
    n: usize,
) -> Vec<f32> {
    let biases: &[f32; O] = biases.try_into().expect("a bias for each output");
    let weights: &[[f32; O]] = weights.as_chunks::<O>().0;
    let mut out = Vec::with_capacity((n - 2) * (n - 2) * O);
    for row in 0..n - 2 {
        for column in 0..n - 2 {
            let mut sums = *biases;
            for (above, weights) in weights.chunks_exact(I / 3).enumerate() {
                let inputs = &pixels[((row + above) * n + column) * c..][..I / 3];
                for (&input, weights) in inputs.iter().zip(weights) {
                    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
                }
            }
            out.extend(sums.map(|sum| sum.max(0.0)));
        }
    }
    out
}

/// Back through a convolution of `N` × `N` pixels from `C` to `O` channels: what comes back, as
/// places of outputs with numbers other than zero, adds to the gradient and goes on to the inputs.
fn convolve_back<const C: usize, const O: usize, const N: usize>(
    g: &[(u32, f32)],
    pixels: &[f32],
    weights: &[f32],
    gradient: &mut Numbers,
    g_in: &mut [f32],
) {
    for &(at, g) in g {
        let (pixel, o) = (at as usize / O, at as usize % O);
        let (row, column) = (pixel / (N - 2), pixel % (N - 2));
        gradient.biases[o] += g;
        for above in 0..3 {
            let from = ((row + above) * N + column) * C;
            let to = (o * 3 + above) * 3 * C;
            let inputs = &pixels[from..from + 3 * C];
            let sums = &mut gradient.weights[to..to + 3 * C];
            sums.iter_mut().zip(inputs).for_each(|(sum, input)| *sum += g * input);
            // Nothing comes before the first layer.
            if C > 1 {
                let g_in = &mut g_in[from..from + 3 * C];
                let weights = &weights[to..to + 3 * C];
                g_in.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += g * weight);
            }
        }
    }
}

/// The greatest of each 2 × 2 of `N` × `N` pixels of `C` channels, and where each came from.
fn pool<const C: usize, const N: usize>(pixels: &[f32]) -> (Vec<f32>, Vec<u32>) {
    let mut out = vec![0.0; N * N / 4 * C];
    let mut from = vec![0; N * N / 4 * C];
    for (at, (out, from)) in out.chunks_exact_mut(C).zip(from.chunks_exact_mut(C)).enumerate() {
        let first = (2 * (at / (N / 2)) * N + 2 * (at % (N / 2))) * C;
        for channel in 0..C {
            let place = first + channel;
            out[channel] = pixels[place];
            from[channel] = place as u32;
            for other in [place + C, place + N * C, place + N * C + C] {
                let greater = pixels[other] > out[channel];
                out[channel] = if greater { pixels[other] } else { out[channel] };
                from[channel] = if greater { other as u32 } else { from[channel] };
            }
        }
    }
    (out, from)
}

/// Back through pooling and the ReLU before it, which left `out`.
fn unpool(g: impl Iterator<Item = f32>, out: &[f32], from: &[u32]) -> Vec<(u32, f32)> {
    let all = g.zip(out).zip(from);
    all.filter(|((g, out), _)| **out > 0.0 && *g != 0.0).map(|((g, _), from)| (*from, g)).collect()
}

fn dense<const O: usize>(weights: &[f32], biases: &[f32], inputs: &[f32]) -> [f32; O] {
    let mut out: [f32; O] = biases.try_into().expect("a bias for each output");
    for (&input, weights) in inputs.iter().zip(weights.as_chunks::<O>().0) {
        if input != 0.0 {
            out.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
    }
    out
}

fn dense_back(
    g: &[f32],
    inputs: &[f32],
    weights: &[f32],
    gradient: &mut Numbers,
    g_in: &mut [f32],
) {
    for (o, &g) in g.iter().enumerate().filter(|(_, g)| **g != 0.0) {
        gradient.biases[o] += g;
        let row = o * inputs.len()..(o + 1) * inputs.len();
        let sums = &mut gradient.weights[row.clone()];
        sums.iter_mut().zip(inputs).for_each(|(sum, input)| *sum += g * input);
        g_in.iter_mut().zip(&weights[row]).for_each(|(sum, weight)| *sum += g * weight);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The gradient against differences of the loss.
    #[test]
    fn the_gradient_is_the_slope() {
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 40) as f32 / (1u64 << 23) as f32 - 1.0
        };
        let mut learner = Learner::new(&mut next);
        let cell: CellPicture = std::array::from_fn(|_| next());
        let mut gradient = zeros();
        learner.learn(&cell, 3, 1.0, &mut gradient);
        let mut close = 0;
        for layer in 0..5 {
            for at in (0..12).map(|i| i * 5 % gradient[layer].weights.len()) {
                let h = 1e-2;
                let mut at_offset = |offset: f32| {
                    learner.parameters[layer].weights[at] += offset;
                    learner.transpose();
                    let loss = learner.learn(&cell, 3, 0.0, &mut zeros());
                    learner.parameters[layer].weights[at] -= offset;
                    loss
                };
                let slope = (at_offset(h) - at_offset(-h)) / (2.0 * h);
                let reckoned = gradient[layer].weights[at];
                // A kink of ReLU between the two points spoils a few.
                close += usize::from((slope - reckoned).abs() < 2e-3 + 0.05 * reckoned.abs());
            }
        }
        assert!(close >= 55, "{close} of 60");
    }
}
