//! Pictures of the steps, which show why a photo was read as it was.

use crate::geometry::{Point, Quad};
use crate::plane::Plane;

/// A picture in colour: rows of red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The width in pixels.
    pub width: usize,
    /// The height in pixels.
    pub height: usize,
    /// Three bytes a pixel.
    pub rgb: Vec<u8>,
}

/// Takes the picture of each step, with a name that sorts in the order of the steps.
pub(crate) struct Steps<'a>(pub(crate) Option<&'a mut Show<'a>>);

/// What takes a picture and its name.
pub(crate) type Show<'a> = dyn FnMut(&str, &Picture) + 'a;

impl Steps<'_> {
    /// Shows a picture, which is made only if someone looks.
    pub(crate) fn show(&mut self, name: &str, picture: impl FnOnce() -> Picture) {
        if let Some(watch) = &mut self.0 {
            watch(name, &picture());
        }
    }
}

impl Picture {
    /// A plane whose value `black` is shown black and `white` white.
    pub(crate) fn of(plane: &Plane, black: f32, white: f32) -> Self {
        let grey = |value: &f32| (255.0 * (value - black) / (white - black)) as u8;
        let rgb = plane.pixels.iter().flat_map(|value| [grey(value); 3]).collect();
        Self { width: plane.width, height: plane.height, rgb }
    }

    /// Draws the four sides of a quadrilateral.
    pub(crate) fn draw(&mut self, quad: &Quad, colour: [u8; 3]) {
        for i in 0..4 {
            let (from, to) = (quad[i], quad[(i + 1) % 4]);
            let steps = from.distance(to).clamp(1.0, 1e4) as usize * 2;
            for step in 0..=steps {
                let t = step as f32 / steps as f32;
                let at = Point::new(from.x + t * (to.x - from.x), from.y + t * (to.y - from.y));
                self.dot(at, colour);
            }
        }
    }

    /// Colours the pixel a point is in.
    pub(crate) fn dot(&mut self, at: Point, colour: [u8; 3]) {
        let (x, y) = (at.x.floor(), at.y.floor());
        if x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32 {
            let start = 3 * (y as usize * self.width + x as usize);
            self.rgb[start..start + 3].copy_from_slice(&colour);
        }
    }
}
