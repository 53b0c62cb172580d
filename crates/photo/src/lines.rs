//! Step 5, **score**: whether a quadrilateral holds the ten and ten lines of a grid.
//!
//! The quadrilateral is straightened to 9 × 9 cells of [`CELL`] pixels. Each of its 20 lines has
//! nine segments, one a cell; across each segment a profile of the darkness is taken. A line
//! shows as a peak of the profile near its middle. The same is asked halfway between the lines,
//! where a grid has none. What shows there, digits and pencil marks, sets the level of noise.

use crate::geometry::Perspective;
use crate::plane::Plane;

/// The side of a straightened cell, and the margin around the grid, in pixels.
pub(crate) const CELL: usize = 32;
const MARGIN: usize = 16;
const SPAN: usize = 9 * CELL + 2 * MARGIN;

/// How far from its place a line is looked for, in pixels.
const REACH: usize = 7;

/// What is seen of the lines. The first index is the direction: 0 for the ten vertical lines
/// from left to right, their segments from top to bottom; 1 for the horizontal ones.
pub(crate) struct Evidence {
    /// How much darker a segment is than what is beside it.
    pub(crate) strength: [[[f32; 9]; 10]; 2],
    /// How far a segment is from its place, in pixels of a straightened cell.
    pub(crate) offset: [[[f32; 9]; 10]; 2],
    /// From this strength on a segment is there.
    pub(crate) threshold: f32,
    /// How much it looks like a grid: 1 is perfect; grids have 0.65 and more.
    pub(crate) score: f32,
    /// The share of segments that are there in the three weakest lines. A grid that is one line
    /// off has a score nearly as good as the right one, but a weakest line of nothing.
    pub(crate) weakest: f32,
}

impl Evidence {
    /// The evidence for a grid that `map` takes the unit square to.
    pub(crate) fn of(darkness: &Plane, map: &Perspective) -> Self {
        let mut strength = [[[0.0; 9]; 10]; 2];
        let mut offset = [[[0.0; 9]; 10]; 2];
        let mut between = [[[0.0; 9]; 9]; 2];
        for direction in 0..2 {
            for segment in 0..9 {
                let profile = profile(darkness, map, direction, segment);
                for line in 0..10 {
                    (strength[direction][line][segment], offset[direction][line][segment]) =
                        peak(&profile, MARGIN + line * CELL);
                }
                for line in 0..9 {
                    between[direction][line][segment] =
                        peak(&profile, MARGIN + line * CELL + CELL / 2).0;
                }
            }
        }
        let noise = percentile(between.as_flattened().as_flattened(), 0.25);
        let strong = percentile(strength.as_flattened().as_flattened(), 0.75);
        let threshold = (0.06 * strong).max(1.5 * noise).max(0.015);
        let mut evidence = Self { strength, offset, threshold, score: 0.0, weakest: 0.0 };
        evidence.judge(between.as_flattened().as_flattened());
        evidence
    }

    /// Sets the score: the share of segments that are there, less what speaks against a grid.
    fn judge(&mut self, between: &[f32]) {
        let mut shares = Vec::with_capacity(20);
        let mut scatter = Mean::default();
        let mut uneven = Mean::default();
        for direction in 0..2 {
            let places: [Option<f32>; 10] = std::array::from_fn(|line| {
                let (strength, offset) =
                    (&self.strength[direction][line], &self.offset[direction][line]);
                let middle = percentile(offset, 0.5);
                let there = || (0..9).filter(|&i| strength[i] > self.threshold);
                there().for_each(|i| scatter.add((offset[i] - middle).abs()));
                shares.push(there().count() as f32 / 9.0);
                (there().count() >= 5).then_some(middle)
            });
            // The lines of a grid are evenly spaced, except for a slow drift caused by the corners
            // or the paper. Lines at other distances hop to and fro from place to place.
            for three in places.windows(3) {
                if let [Some(a), Some(b), Some(c)] = three {
                    uneven.add((a - 2.0 * b + c).abs());
                }
            }
        }
        let seen = shares.iter().sum::<f32>() / 20.0;
        let false_lines = between.iter().filter(|m| **m > self.threshold).count() as f32;
        shares.sort_by(f32::total_cmp);
        self.weakest = shares[..3].iter().sum::<f32>() / 3.0;
        self.score = seen
            - 0.3 * false_lines / between.len() as f32
            - 0.03 * scatter.of(9.0)
            - 0.03 * uneven.of(9.0)
            - 0.3 * (1.0 - self.weakest);
    }
}

/// A mean in the making.
#[derive(Default)]
struct Mean {
    sum: f32,
    count: f32,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1.0;
    }

    /// The mean, or what it is of nothing.
    fn of(&self, nothing: f32) -> f32 {
        if self.count > 0.0 { self.sum / self.count } else { nothing }
    }
}

/// Samples along a segment, and how many of them, the lightest, count.
const SAMPLES: usize = 7;
const LIGHTEST: usize = 4;

/// The darkness along one segment of all lines, for each place across them: the mean of the
/// lighter half, so that a line counts, which is dark all along, and a stroke of a digit less.
fn profile(darkness: &Plane, map: &Perspective, direction: usize, segment: usize) -> [f32; SPAN] {
    let unit = |pixel: usize| (pixel as f32 - MARGIN as f32) / (9 * CELL) as f32;
    let u: [f32; SPAN] = std::array::from_fn(unit);
    // Every third pixel of the segment, without its ends, where other lines cross. One sample of all
    // places across is taken after the other, because that can be done for several at a time.
    let mut samples: [[f32; SPAN]; SAMPLES] = std::array::from_fn(|i| {
        let v = unit(MARGIN + segment * CELL + 7 + 3 * i);
        let at = |u: f32| if direction == 0 { map.at(u, v) } else { map.at(v, u) };
        darkness.at_each(u.map(|u| at(u).x), u.map(|u| at(u).y))
    });
    // The darkest ones move to the end, one after the other.
    for end in (LIGHTEST..SAMPLES).rev() {
        for i in 0..end {
            let [lighter, darker] = &mut samples[i..][..2] else { continue };
            for (a, b) in lighter.iter_mut().zip(darker) {
                (*a, *b) = if *b < *a { (*b, *a) } else { (*a, *b) };
            }
        }
    }
    let rough: [f32; SPAN] = std::array::from_fn(|across| {
        samples[..LIGHTEST].iter().map(|sample| sample[across]).sum::<f32>() / LIGHTEST as f32
    });
    std::array::from_fn(|i| {
        let (before, after) = (rough[i.saturating_sub(1)], rough[(i + 1).min(SPAN - 1)]);
        0.24 * before + 0.52 * rough[i] + 0.24 * after
    })
}

/// How much the darkest place near another is darker than what is beside it, and how far away
/// it is.
fn peak(profile: &[f32; SPAN], place: usize) -> (f32, f32) {
    let near = place - REACH..=place + REACH;
    let best = near.max_by(|a, b| profile[*a].total_cmp(&profile[*b])).unwrap_or(place);
    let mean = |range: &[f32]| range.iter().sum::<f32>() / range.len() as f32;
    let before = mean(&profile[place - REACH - 4..place - REACH - 1]);
    let after = mean(&profile[place + REACH + 2..place + REACH + 5]);
    let (left, middle, right) = (profile[best - 1], profile[best], profile[best + 1]);
    // The top of the parabola through three points.
    let bend = left - 2.0 * middle + right;
    let part = if bend < -1e-6 { 0.5 * (left - right) / bend } else { 0.0 };
    (middle - before.min(after), best as f32 - place as f32 + part.clamp(-1.0, 1.0))
}

/// The value that this share of all values is below.
fn percentile(values: &[f32], share: f32) -> f32 {
    let mut values = values.to_vec();
    let at = (share * (values.len() - 1) as f32).round() as usize;
    *values.select_nth_unstable_by(at, f32::total_cmp).1
}
