//! Finds the grids of a picture: steps 1 to 6, from the pixels to corners with a score.

use crate::bend::refined;
use crate::binary::{PASSES, Sums};
use crate::candidates::{Limits, candidates};
use crate::darkness::{Flat, Light, evened, flatten};
use crate::geometry::{Perspective, Point, Quad, area, bounds};
use crate::picture::{Picture, Steps};
use crate::pixels::{Channel, Pixels};
use crate::plane::Plane;
use crate::rank::nth;
use crate::{ACCEPT, ASK, Reach};

/// A picture narrower than this shows no grid that could be read.
const LEAST: usize = 80;

/// From this score on, and with this share of its weakest lines seen, a grid is clear: if only
/// one is looked for, no further pass is made. Where nothing is as clear, the picture is also
/// tried as light lines on a dark ground.
const CLEAR: f32 = 0.8;
const CLEAR_LINES: f32 = 0.85;

/// A grid that was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) score: f32,
    /// In pixels of the whole picture.
    pub(crate) corners: Quad,
    /// Whether its lines and digits are light on a dark ground.
    pub(crate) negative: bool,
    /// Whether it is beyond doubt.
    clear: bool,
}

/// The grids of a picture, best first.
pub(crate) fn find(pixels: &Pixels, reach: Reach, steps: &mut Steps) -> Vec<Found> {
    let longer = pixels.width().max(pixels.height());
    let most = match reach {
        Reach::One => 1000.0,
        Reach::All => 1600.0,
    };
    if pixels.width().min(pixels.height()) < LEAST {
        return Vec::new();
    }
    let shrunk = pixels.shrunk(&pixels.whole(), (most / longer as f32).min(1.0), Channel::Green);
    let grey = shrunk.plane;
    if grey.width.min(grey.height) < LEAST {
        return Vec::new();
    }
    steps.show("1-grey", || Picture::of(&grey, 0.0, 255.0));
    let mut found = search(&grey, reach, (false, Light::Smooth), steps);
    if found.first().is_none_or(|best| !best.clear) {
        let score = |found: &[Found]| found.first().map_or(f32::MIN, |best| best.score);
        let negative = grey.clone().map(|value| 255.0 - value);
        let negative = search(&negative, reach, (true, Light::Smooth), steps);
        if score(&negative) > score(&found) {
            found = negative;
        }
        if score(&found) < ACCEPT {
            let edged = search(&grey, reach, (false, Light::Edged), steps);
            // Here the score must be high: a chessboard, for example, consists of edges only.
            if score(&edged) >= ACCEPT {
                found = edged;
            }
        }
    }
    for grid in &mut found {
        grid.corners = grid.corners.map(|p| Point::new(p.x / shrunk.scale.x, p.y / shrunk.scale.y));
    }
    found
}

/// The grids of a picture with dark lines, best first, none twice.
fn search(
    grey: &Plane,
    reach: Reach,
    (negative, light): (bool, Light),
    steps: &mut Steps,
) -> Vec<Found> {
    let (width, height) = (grey.width as f32, grey.height as f32);
    let Flat { darkness, paper } = flatten(grey, width.max(height) / 18.0, light);
    let name = |step: &str| if negative { format!("{step}-negative") } else { step.to_owned() };
    steps.show(&name("2-darkness"), || Picture::of(&darkness, 1.0, 0.0));
    let shorter = width.min(height);
    let limits = match reach {
        Reach::One => Limits { least: 0.18 * shorter, greatest_cell: shorter / 7.5, components: 8 },
        Reach::All => {
            Limits { least: 0.12 * shorter, greatest_cell: shorter / 7.5, components: 40 }
        }
    };
    let sums = Sums::new(evened(grey, paper));
    let mut tried: Vec<Quad> = Vec::new();
    let mut found: Vec<Found> = Vec::new();
    'passes: for (number, pass) in PASSES.into_iter().enumerate() {
        let before = found.len();
        let mut bitmap = sums.binarise(pass);
        for kind in ["", "-spread"] {
            if kind == "-spread" {
                bitmap = bitmap.spread();
            }
            steps.show(&name(&format!("3-pass-{}{kind}", number + 1)), || {
                let pixels = bitmap.pixels().map(|dark| f32::from(u8::from(dark))).collect();
                Picture::of(&Plane { width: grey.width, height: grey.height, pixels }, 1.0, 0.0)
            });
            for quad in candidates(&bitmap, &limits) {
                let near = 0.012 * area(&quad).sqrt();
                let same = |other: &Quad| {
                    (0..4).all(|i| {
                        (quad[i].x - other[i].x).abs() < near
                            && (quad[i].y - other[i].y).abs() < near
                    })
                };
                if !tried.iter().any(same) {
                    tried.push(quad);
                    let (evidence, corners) = refined(&darkness, quad);
                    let score = evidence.score;
                    let clear = score >= CLEAR
                        && evidence.weakest >= CLEAR_LINES
                        && is_mostly_paper(&darkness, &corners);
                    found.push(Found { score, corners, negative, clear });
                }
            }
            if reach == Reach::One && found.iter().any(|grid| grid.clear) {
                break 'passes;
            }
        }
        if reach == Reach::All && adds_nothing(&found, before) {
            break;
        }
    }
    found.sort_by(|a, b| b.score.total_cmp(&a.score));
    let found = distinct(&found, reach);
    steps.show(&name("4-candidates"), || {
        let mut picture = Picture::of(grey, 0.0, 255.0);
        tried.iter().for_each(|quad| picture.draw(quad, [255, 160, 0]));
        found.iter().for_each(|grid| picture.draw(&grid.corners, [0, 170, 60]));
        picture
    });
    found
}

/// Whether the first `before` of the candidates show grids that are all clear, and the others show
/// no more grids. If a whole pass adds nothing to clear grids, the next ones do not either.
fn adds_nothing(found: &[Found], before: usize) -> bool {
    let grids = |found: &[Found]| {
        let mut sorted = found.to_vec();
        sorted.sort_by(|a, b| b.score.total_cmp(&a.score));
        distinct(&sorted, Reach::All)
    };
    let known = grids(&found[..before]);
    !known.is_empty() && known.iter().all(|grid| grid.clear) && grids(found).len() == known.len()
}

/// Whether there is more paper than ink inside. In a picture that is light on dark, what is
/// taken for paper is its ink, and there is little of it.
fn is_mostly_paper(darkness: &Plane, corners: &Quad) -> bool {
    const SIDE: usize = 72;
    let map = Perspective::onto(corners);
    let place = |i: usize| (i as f32 + 0.5) / SIDE as f32;
    let values: Vec<f32> = (0..SIDE * SIDE)
        .map(|i| map.at(place(i % SIDE), place(i / SIDE)))
        .map(|at| darkness.at(at.x, at.y))
        .collect();
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    nth(&values, SIDE * SIDE / 2) <= mean
}

/// The candidates that look like grids; where several overlap, only the best.
fn distinct(sorted: &[Found], reach: Reach) -> Vec<Found> {
    let mut kept: Vec<Found> = Vec::new();
    for grid in sorted.iter().filter(|grid| grid.score >= ASK) {
        if kept.iter().all(|other| overlap(&grid.corners, &other.corners) < 0.3) {
            kept.push(*grid);
        }
        if reach == Reach::One {
            break;
        }
    }
    kept
}

/// What the boxes around two quadrilaterals share, of what they cover together.
fn overlap(a: &Quad, b: &Quad) -> f32 {
    let ((a0, a1), (b0, b1)) = (bounds(a), bounds(b));
    let side = |from: f32, to: f32| (to - from).max(0.0);
    let both = side(a0.x.max(b0.x), a1.x.min(b1.x)) * side(a0.y.max(b0.y), a1.y.min(b1.y));
    let size = |least: Point, most: Point| (most.x - least.x) * (most.y - least.y);
    both / (size(a0, a1) + size(b0, b1) - both).max(1e-6)
}
