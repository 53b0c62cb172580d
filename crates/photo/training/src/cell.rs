//! Draws one cell as a bad photo shows it, and says what is in it.
//!
//! A cell is drawn on a canvas (0 paper, 1 ink), cut out with an error in every corner, made as
//! small as cells in photos are, blurred, lit, spoilt, and normalised as the reader does it.

use std::f32::consts::PI;

use chacha20::ChaCha8Rng;
use ennead_photo::geometry::{Perspective, Point};
use ennead_photo::network::{CellPicture, SIDE};
use rand::RngExt;

use crate::fonts::Fonts;
use crate::plane::Plane;

/// The cell on the canvas, and the margin around it.
const CELL: f32 = 64.0;
const MARGIN: f32 = 16.0;
const CANVAS: f32 = CELL + 2.0 * MARGIN;

/// A source of the distributions used here.
pub struct Dice(pub ChaCha8Rng);

impl Dice {
    fn chance(&mut self, p: f32) -> bool {
        self.0.random::<f32>() < p
    }

    fn within(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.0.random::<f32>()
    }

    fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n as u32) as usize
    }

    /// Normally distributed, nearly: the sum of four uniform numbers (never past 3.5 deviations).
    fn normal(&mut self, deviation: f32) -> f32 {
        let bits = self.0.random::<u64>();
        let sum: u64 = (0..4).map(|i| bits >> (16 * i) & 0xffff).sum();
        (sum as f32 / 65536.0 - 2.0) * 3f32.sqrt() * deviation
    }

    fn pick(&mut self, values: &[f32]) -> f32 {
        values[self.below(values.len())]
    }
}

/// Draws a cell: the picture, and 0 for empty or the digit.
pub fn draw(dice: &mut Dice, fonts: &Fonts) -> (CellPicture, usize) {
    let family = if dice.chance(0.6) {
        fonts.sans[dice.below(fonts.sans.len())]
    } else {
        dice.below(fonts.families.len())
    };
    let faces = &fonts.families[family].faces;
    let face = &faces[dice.below(faces.len())];
    let ink = dice.within(0.55, 1.25);
    let mut canvas = Plane::new(CANVAS as usize, CANVAS as usize);

    let mut label = 0;
    if dice.chance(0.8) {
        label = 1 + dice.below(9);
        given(dice, &mut canvas, face, label, ink);
    } else {
        match dice.within(0.0, 1.0) {
            x if x < 0.30 => marks_in_places(dice, &mut canvas, face),
            x if x < 0.40 => marks_in_a_row(dice, &mut canvas, face),
            x if x < 0.50 => dirt(dice, &mut canvas),
            _ => {}
        }
    }
    if dice.chance(0.2) {
        shade(dice, &mut canvas);
    }
    if dice.chance(0.93) {
        borders(dice, &mut canvas);
    }
    if dice.chance(0.5) {
        for (dx, dy) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
            if dice.chance(0.4) {
                let shape = &face[dice.below(9)];
                let height = CELL * dice.within(0.4, 0.78);
                put(
                    &mut canvas,
                    shape,
                    height,
                    1.0,
                    (CANVAS / 2.0 + dx * CELL, CANVAS / 2.0 + dy * CELL),
                    ink,
                );
            }
        }
    }

    let side =
        if dice.chance(0.5) { dice.within(13.0, 29.0) } else { dice.within(28.0, 52.0) } as usize;
    let mut seen = cut_out(dice, &canvas, side);
    blur(dice, &mut seen);
    let depth = dice.within(0.35, 0.85);
    seen.pixels.iter_mut().for_each(|ink| *ink = (1.0 - depth * *ink).max(0.03));
    light(dice, &mut seen, depth);
    spoil(dice, &mut seen, depth);
    (normalise(&seen.resized(SIDE, SIDE), depth), label)
}

/// A printed digit, sometimes with a few small marks beside it.
fn given(dice: &mut Dice, canvas: &mut Plane, face: &[Plane; 9], digit: usize, ink: f32) {
    let height = CELL * dice.within(0.36, 0.80);
    let stretch = dice.within(0.82, 1.15);
    let shape = &face[digit - 1];
    // At this height a step of `spread` is a pixel of the canvas each way.
    let width = shape.width as f32 * height / shape.height as f32;
    let mut shape = shape.resized((width.round() as usize).max(2), height.round() as usize);
    match dice.within(0.0, 1.0) {
        x if x < 0.12 => {
            let mut wider = Plane::new(shape.width + 2, shape.height + 2);
            for (y, row) in shape.pixels.chunks_exact(shape.width).enumerate() {
                wider.pixels[(y + 1) * (shape.width + 2) + 1..][..shape.width].copy_from_slice(row);
            }
            shape = wider.spread(false);
        }
        x if x < 0.18 && height > 40.0 => shape = shape.spread(true),
        _ => {}
    }
    let x = CANVAS / 2.0 + CELL * dice.normal(0.045);
    let y = CANVAS / 2.0 + CELL * dice.normal(0.045);
    put(canvas, &shape, height, stretch, (x, y), ink);
    if dice.chance(0.04) {
        for _ in 0..1 + dice.below(2) {
            let at = (
                MARGIN + CELL * dice.pick(&[0.14, 0.86]),
                MARGIN + CELL * dice.pick(&[0.14, 0.86]),
            );
            let mark = &face[dice.below(9)];
            let height = CELL * dice.within(0.12, 0.17);
            put(canvas, mark, height, 1.0, at, ink * dice.within(0.4, 0.9));
        }
    }
}

/// Pencil marks, each digit in its own place.
fn marks_in_places(dice: &mut Dice, canvas: &mut Plane, face: &[Plane; 9]) {
    let height = CELL * dice.within(0.13, 0.25);
    let (share, ink) = (dice.within(0.12, 1.0), dice.within(0.3, 1.1));
    let step = CELL * dice.within(0.26, 0.31);
    for (place, shape) in face.iter().enumerate() {
        if dice.chance(share) {
            let x = CANVAS / 2.0 + (place as f32 % 3.0 - 1.0).round() * step + dice.normal(1.0);
            let y = CANVAS / 2.0 + ((place / 3) as f32 - 1.0) * step + dice.normal(1.0);
            put(canvas, shape, height, 1.0, (x, y), ink);
        }
    }
}

/// Pencil marks side by side, or in a corner.
fn marks_in_a_row(dice: &mut Dice, canvas: &mut Plane, face: &[Plane; 9]) {
    let height = CELL * dice.within(0.13, 0.24);
    let y = MARGIN + CELL * dice.pick(&[0.16, 0.84, 0.5]);
    let x = MARGIN + CELL * dice.within(0.12, 0.4);
    let ink = dice.within(0.3, 1.0);
    for i in 0..1 + dice.below(4) {
        let shape = &face[dice.below(9)];
        put(canvas, shape, height, 1.0, (x + i as f32 * height * 0.75, y), ink);
    }
}

/// Dots and strokes.
fn dirt(dice: &mut Dice, canvas: &mut Plane) {
    for _ in 0..1 + dice.below(3) {
        let (x, y) = (dice.within(MARGIN, MARGIN + CELL), dice.within(MARGIN, MARGIN + CELL));
        if dice.chance(0.5) {
            stroke(canvas, (x, y), (x, y), dice.within(2.0, 12.0), dice.within(0.2, 1.0));
        } else {
            let (angle, half) = (dice.within(0.0, PI), dice.within(8.0, 90.0));
            let (dx, dy) = (half * angle.cos(), half * angle.sin());
            stroke(
                canvas,
                (x - dx, y - dy),
                (x + dx, y + dy),
                dice.within(1.0, 4.0),
                dice.within(0.1, 0.6),
            );
        }
    }
}

/// The background of the cell a little darker or lighter.
fn shade(dice: &mut Dice, canvas: &mut Plane) {
    let shade = dice.within(-0.12, 0.35);
    for y in MARGIN as usize..(MARGIN + CELL) as usize {
        for x in MARGIN as usize..(MARGIN + CELL) as usize {
            let value = &mut canvas.pixels[y * CANVAS as usize + x];
            if *value <= shade.abs() {
                *value = shade;
            }
        }
    }
}

/// The lines around the cell, some of them thick.
fn borders(dice: &mut Dice, canvas: &mut Plane) {
    let (level, thin) = (dice.within(0.25, 1.2), dice.within(0.8, 3.5));
    let thick = thin * dice.within(1.3, 3.2);
    for side in 0..4 {
        let is_thick = dice.chance(0.33);
        let width = if is_thick { thick } else { thin }.min(9.0);
        let level = if is_thick { level * dice.within(0.8, 1.3) } else { level };
        let at = if side < 2 { MARGIN } else { MARGIN + CELL } + dice.normal(0.4);
        let ends =
            if side % 2 == 0 { ((at, -9.0), (at, 199.0)) } else { ((-9.0, at), (199.0, at)) };
        stroke(canvas, ends.0, ends.1, width, level);
    }
}

/// Puts a shape on the canvas, its height in pixels, its centre at a point.
fn put(canvas: &mut Plane, shape: &Plane, height: f32, stretch: f32, centre: (f32, f32), ink: f32) {
    let width = shape.width as f32 * height / shape.height as f32 * stretch;
    let shape = shape.resized((width.round() as usize).max(2), (height.round() as usize).max(3));
    let left = (centre.0 - shape.width as f32 / 2.0).round() as isize;
    let top = (centre.1 - shape.height as f32 / 2.0).round() as isize;
    let size = CANVAS as isize;
    for (i, cover) in shape.pixels.iter().enumerate() {
        let (x, y) = (left + (i % shape.width) as isize, top + (i / shape.width) as isize);
        if (0..size).contains(&x) && (0..size).contains(&y) {
            let value = &mut canvas.pixels[(y * size + x) as usize];
            *value = value.max(cover * ink);
        }
    }
}

/// A straight stroke with round ends.
fn stroke(canvas: &mut Plane, from: (f32, f32), to: (f32, f32), width: f32, ink: f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let square = (dx * dx + dy * dy).max(1e-6);
    // Only the pixels near enough.
    let reach = width / 2.0 + 0.5;
    let span = |a: f32, b: f32| {
        let first = (a.min(b) - reach).clamp(0.0, CANVAS) as usize;
        first..(a.max(b) + reach).ceil().clamp(0.0, CANVAS) as usize
    };
    for y in span(from.1, to.1) {
        for x in span(from.0, to.0) {
            let (px, py) = (x as f32 + 0.5 - from.0, y as f32 + 0.5 - from.1);
            let along = ((px * dx + py * dy) / square).clamp(0.0, 1.0);
            let (qx, qy) = (px - along * dx, py - along * dy);
            let cover = (reach - (qx * qx + qy * qy).sqrt()).clamp(0.0, width.min(1.0));
            let value = &mut canvas.pixels[y * canvas.width + x];
            *value = value.max(cover * ink);
        }
    }
}

/// The cell as the reader cuts it out: a little turned, sheared, moved and scaled, `side` pixels wide.
fn cut_out(dice: &mut Dice, canvas: &Plane, side: usize) -> Plane {
    let (angle, scale, shear) =
        (dice.normal(3.5) * PI / 180.0, 1.0 + dice.normal(0.05), dice.normal(0.03));
    let shift = CELL * dice.within(0.01, 0.06);
    let (sx, sy) = (dice.normal(shift), dice.normal(shift));
    let half = CELL / 2.0;
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| {
        let u = scale * (angle.cos() * x + (shear - angle.sin()) * y) + CELL * dice.normal(0.02);
        let v = scale * (angle.sin() * x + angle.cos() * y) + CELL * dice.normal(0.02);
        Point::new(CANVAS / 2.0 + u + sx, CANVAS / 2.0 + v + sy)
    });
    let map = Perspective::onto(&corners);
    let smooth = canvas.blurred(0.42 * CELL / side as f32);
    let mut seen = Plane::new(side, side);
    for (i, value) in seen.pixels.iter_mut().enumerate() {
        let (x, y) = ((i % side) as f32 + 0.5, (i / side) as f32 + 0.5);
        let at = map.at(x / side as f32, y / side as f32);
        *value = smooth.at(at.x, at.y);
    }
    seen
}

/// Out of focus, shaken, and sharpened by the phone.
fn blur(dice: &mut Dice, seen: &mut Plane) {
    let unit = seen.width as f32 / SIDE as f32;
    let kind = dice.within(0.0, 1.0);
    if kind < 0.75 {
        let sigma = if dice.chance(0.3) {
            dice.within(1.2, 2.6)
        } else {
            dice.normal(1.15).abs().max(0.05)
        };
        *seen = seen.blurred(sigma * unit);
    }
    if kind < 0.15 {
        *seen = seen.smeared(seen.width as f32 * dice.within(0.06, 0.16), dice.within(0.0, PI));
    }
    if dice.chance(0.3) {
        let (amount, soft) = (dice.within(0.2, 1.2), seen.blurred(unit + 0.3));
        for (value, soft) in seen.pixels.iter_mut().zip(&soft.pixels) {
            *value += amount * (*value - soft);
        }
    }
}

/// Uneven light, the edge of a shadow, a reflection.
fn light(dice: &mut Dice, seen: &mut Plane, depth: f32) {
    let side = seen.width;
    let place = |i: usize| {
        (
            ((i % side) as f32 + 0.5) / side as f32 - 0.5,
            ((i / side) as f32 + 0.5) / side as f32 - 0.5,
        )
    };
    if dice.chance(0.5) {
        let (gx, gy) = (dice.normal(0.1 * depth), dice.normal(0.1 * depth));
        for (i, value) in seen.pixels.iter_mut().enumerate() {
            let (x, y) = place(i);
            *value *= 1.0 + gx * x + gy * y;
        }
    }
    if dice.chance(0.07) {
        let (angle, offset) = (dice.within(0.0, 2.0 * PI), dice.within(-0.55, 0.55));
        let (factor, soft) = (dice.within(0.4, 0.85), dice.within(0.01, 0.15));
        for (i, value) in seen.pixels.iter_mut().enumerate() {
            let (x, y) = place(i);
            let t = ((x * angle.cos() + y * angle.sin() - offset) / soft + 0.5).clamp(0.0, 1.0);
            *value *= 1.0 + (factor - 1.0) * t;
        }
    }
    if dice.chance(0.04) {
        let (cx, cy) = (dice.within(-0.8, 0.8), dice.within(-0.8, 0.8));
        let (reach, strength) = (dice.within(0.3, 1.0), dice.within(0.1, 0.6));
        for (i, value) in seen.pixels.iter_mut().enumerate() {
            let (x, y) = place(i);
            *value += strength * (-((x - cx).powi(2) + (y - cy).powi(2)) / (reach * reach)).exp();
        }
    }
}

/// Noise, blotches, and JPEG.
fn spoil(dice: &mut Dice, seen: &mut Plane, depth: f32) {
    let noise = dice.normal(0.05).abs() * depth;
    seen.pixels.iter_mut().for_each(|value| *value += dice.normal(noise));
    if dice.chance(0.3) {
        let strength = dice.normal(0.08).abs() * depth;
        let mut blotches = Plane::new(5, 5);
        blotches.pixels.iter_mut().for_each(|value| *value = dice.normal(strength));
        let blotches = blotches.resized(seen.width, seen.height);
        for (value, blotch) in seen.pixels.iter_mut().zip(&blotches.pixels) {
            *value += blotch;
        }
    }
    if dice.chance(0.4) {
        let white = dice.within(150.0, 250.0);
        seen.pixels.iter_mut().for_each(|value| *value = (*value * white).clamp(0.0, 255.0));
        seen.jpeg(dice.within(25.0, 92.0));
        seen.pixels.iter_mut().for_each(|value| *value /= white);
    }
}

/// Darkness against the paper, as the reader reckons it.
fn normalise(seen: &Plane, depth: f32) -> CellPicture {
    let mut inner: Vec<f32> =
        (4..24).flat_map(|y| &seen.pixels[y * SIDE + 4..y * SIDE + 24]).copied().collect();
    let (_, paper, _) = inner.select_nth_unstable_by(279, f32::total_cmp);
    let paper = paper.max(0.05);
    std::array::from_fn(|i| ((paper - seen.pixels[i]) / (paper * depth)).clamp(-0.5, 1.5))
}
