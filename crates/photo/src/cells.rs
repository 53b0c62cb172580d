//! Step 6, **cut out**: the 81 cells of a grid, straightened and normalised.

use crate::bend::{Bend, CUBIC};
use crate::darkness::{Light, flatten};
use crate::edges::{Shade, paper};
use crate::find::Found;
use crate::geometry::{Perspective, Point, bounds, sides};
use crate::ink;
use crate::lines::Evidence;
use crate::network::{CellPicture, SIDE};
use crate::picture::{Picture, Steps};
use crate::pixels::{Channel, Pixels, Region};
use crate::plane::Plane;
use crate::rank::nth;

/// The straightened grid is this wide and high, in pixels.
pub(crate) const SPAN: usize = 9 * SIDE;

/// The cells of a grid, row by row, as the picture has them.
pub(crate) struct Cells {
    pub(crate) pictures: Vec<CellPicture>,
    /// How far the ink of each is from grey; 0 for no colour.
    pub(crate) colours: [f32; 81],
}

/// Cuts out the cells of a grid.
pub(crate) fn cut_out(pixels: &Pixels, found: &Found, steps: &mut Steps) -> Cells {
    // A cell of the cut-out is about twice as large as a cell of the network's at most.
    let side = sides(&found.corners).iter().sum::<f32>() / 36.0;
    let scale = if side > 44.0 { 40.0 / side } else { 1.0 };
    let region = around(pixels, found, side);
    let take = |channel| {
        let shrunk = pixels.shrunk(&region, scale, channel);
        let turn = |value| if found.negative { 255.0 - value } else { value };
        (shrunk.plane.map(turn), shrunk.scale)
    };
    let (grey, real) = take(Channel::Green);
    let corners = found.corners.map(|p| {
        Point::new((p.x - region.left as f32) * real.x, (p.y - region.top as f32) * real.y)
    });
    let map = Perspective::onto(&corners);
    let paper = paper(&grey, side * scale);
    let shade = Shade::of(&straight(&paper, &places(|u, v| map.at(u, v))));
    let light = if shade.is_some() { Light::Edged } else { Light::Smooth };
    let flat = flatten(&grey, 0.9 * side * scale, light);
    let evidence = Evidence::of(&flat.darkness, &map);
    let bend = Bend::<CUBIC>::fit(&evidence);
    let places = places(|u, v| {
        let (dx, dy) = bend.at(u, v);
        map.at(u + dx, v + dy)
    });
    let shade = shade.and_then(|_| Shade::of(&straight(&paper, &places)));
    let lit = |plane: &Plane| match &shade {
        Some(shade) => shade.lifted(straight(plane, &places)),
        None => straight(plane, &places),
    };
    steps.show("5-lines", || {
        let mut picture = Picture::of(&grey, 0.0, 255.0);
        for (i, place) in places.iter().enumerate() {
            if (i % SPAN).is_multiple_of(SIDE) || (i / SPAN).is_multiple_of(SIDE) {
                picture.dot(*place, [0, 170, 60]);
            }
        }
        picture.draw(&corners, [255, 160, 0]);
        picture
    });
    let greens = lit(&grey);
    let pictures = normalised(&greens);
    steps.show("6-cells", || {
        let mut plane = Plane::new(SPAN, SPAN);
        for (cell, picture) in pictures.iter().enumerate() {
            for (i, value) in picture.iter().enumerate() {
                let (x, y) = (cell % 9 * SIDE + i % SIDE, cell / 9 * SIDE + i / SIDE);
                plane.pixels[y * SPAN + x] = *value;
            }
        }
        Picture::of(&plane, 1.1, -0.1)
    });
    let colours = if pixels.has_colour() {
        let reds = lit(&take(Channel::Red).0);
        let blues = lit(&take(Channel::Blue).0);
        std::array::from_fn(|cell| {
            ink::colour(&pictures[cell], [&reds[cell], &greens[cell], &blues[cell]])
        })
    } else {
        [0.0; 81]
    };
    Cells { pictures, colours }
}

/// The places of the pixels of the straightened grid, row by row.
fn places(at: impl Fn(f32, f32) -> Point) -> Vec<Point> {
    let middle = |i: usize| (i as f32 + 0.5) / SPAN as f32;
    (0..SPAN * SPAN).map(|i| at(middle(i % SPAN), middle(i / SPAN))).collect()
}

/// What is at the places of each cell.
fn straight(plane: &Plane, places: &[Point]) -> Vec<CellPicture> {
    let cell = |cell: usize| {
        let first = cell / 9 * SIDE * SPAN + cell % 9 * SIDE;
        std::array::from_fn(|i| {
            let place = places[first + i / SIDE * SPAN + i % SIDE];
            plane.at(place.x, place.y)
        })
    };
    (0..81).map(cell).collect()
}

/// The part of the picture that holds the grid, and a cell more on each side.
fn around(pixels: &Pixels, found: &Found, margin: f32) -> Region {
    let (least, most) = bounds(&found.corners);
    let low = |value: f32, size: usize| ((value - margin).max(0.0) as usize).min(size - 1);
    let high = |value: f32, low: usize, size: usize| {
        ((value + margin).max(0.0) as usize).clamp(low + 1, size)
    };
    let (left, top) = (low(least.x, pixels.width()), low(least.y, pixels.height()));
    let (right, bottom) = (high(most.x, left, pixels.width()), high(most.y, top, pixels.height()));
    Region { left, top, right, bottom }
}

/// Darkness of each cell against its own paper, in units of the ink of the whole grid.
fn normalised(greys: &[CellPicture]) -> Vec<CellPicture> {
    let mut inner = Vec::with_capacity(81 * 18 * 18);
    let mut cells: Vec<CellPicture> = greys
        .iter()
        .map(|grey| {
            let middle: Vec<f32> =
                (4..24).flat_map(|y| &grey[y * SIDE + 4..y * SIDE + 24]).copied().collect();
            let paper = nth(&middle, 279).max(20.0);
            let cell = grey.map(|grey| (paper - grey) / paper);
            inner.extend((5..23).flat_map(|y| &cell[y * SIDE + 5..y * SIDE + 23]));
            cell
        })
        .collect();
    let at = (inner.len() - 1) * 985 / 1000;
    let ink = nth(&inner, at).max(0.04);
    for cell in &mut cells {
        *cell = cell.map(|darkness| (0.85 * darkness / ink).clamp(-0.5, 1.5));
    }
    cells
}
