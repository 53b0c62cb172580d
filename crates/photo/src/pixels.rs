//! Step 1, **take in**: the caller's pixels, and the part of them a step wants, made smaller.
//!
//! A picture is never copied whole. Each step asks for a region in the size it works at, and
//! gets it by averaging over areas, so that memory stays bounded whatever the picture's size.

use std::fmt;

use crate::geometry::Point;
use crate::plane::Plane;

/// What the bytes of a pixel are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channels {
    /// One byte: its lightness.
    Grey,
    /// Three bytes: red, green, blue.
    Rgb,
    /// Four bytes: red, green, blue, and an opacity that is ignored.
    Rgba,
}

impl Channels {
    const fn bytes(self) -> usize {
        match self {
            Self::Grey => 1,
            Self::Rgb => 3,
            Self::Rgba => 4,
        }
    }
}

/// A picture whose bytes are not as many as its size needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// Bytes that were found.
    pub found: usize,
    /// Bytes that are needed; none if there is no such number.
    pub expected: Option<usize>,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.expected {
            Some(expected) => write!(f, "{} bytes of pixels, expected {expected}", self.found),
            None => write!(f, "a picture too large for any memory"),
        }
    }
}

impl std::error::Error for SizeError {}

/// A picture in the caller's memory: rows from top to bottom, 8 bits a channel.
///
/// The picture must be the right way up as to mirroring; turned by quarters it may be.
#[derive(Clone, Copy, Debug)]
pub struct Pixels<'a> {
    bytes: &'a [u8],
    width: usize,
    height: usize,
    channels: Channels,
}

/// One channel of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Channel {
    Red,
    /// The one that is read: red print stays dark in it, and it has less noise than blue.
    Green,
    Blue,
}

impl<'a> Pixels<'a> {
    /// A picture of this size in pixels.
    ///
    /// # Errors
    /// If the number of bytes is not `width * height` times the bytes of a pixel.
    pub fn new(
        bytes: &'a [u8],
        width: usize,
        height: usize,
        channels: Channels,
    ) -> Result<Self, SizeError> {
        let expected = width.checked_mul(height).and_then(|n| n.checked_mul(channels.bytes()));
        if expected == Some(bytes.len()) {
            Ok(Self { bytes, width, height, channels })
        } else {
            Err(SizeError { found: bytes.len(), expected })
        }
    }

    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Whether there are colours.
    pub fn has_colour(&self) -> bool {
        self.channels != Channels::Grey
    }

    /// A region in one channel, `scale` (at most 1) times as large, averaged over areas.
    /// Returns it with the scales it really has, which whole pixels make differ a little.
    pub(crate) fn shrunk(&self, region: &Region, scale: f32, channel: Channel) -> Shrunk {
        let (wide, high) = (region.right - region.left, region.bottom - region.top);
        let size = |n: usize| ((n as f64 * f64::from(scale)).round() as usize).clamp(1, n.max(1));
        let (width, height) = (size(wide), size(high));
        let mut plane = Plane::new(width, height);
        let step = self.channels.bytes();
        let offset = match channel {
            _ if step == 1 => 0,
            Channel::Red => 0,
            Channel::Green => 1,
            Channel::Blue => 2,
        };
        let across = Shares::new(wide, width);
        let down = Shares::new(high, height);
        // With a number of bytes that is known when this is compiled, the loop is faster.
        let add = match self.channels {
            Channels::Grey => add::<1>,
            Channels::Rgb => add::<3>,
            Channels::Rgba => add::<4>,
        };
        let mut sums = vec![0.0; wide];
        for y in 0..high {
            let start = ((region.top + y) * self.width + region.left) * step;
            let line = &self.bytes[start..start + wide * step];
            let (row, share) = down.of(y);
            add(&mut sums, line, offset, share / down.step as f32);
            if y + 1 == high || down.of(y + 1).0 > row {
                across.reduce(&sums, plane.row_mut(row));
                sums.fill(0.0);
                if share < 1.0 {
                    add(&mut sums, line, offset, (1.0 - share) / down.step as f32);
                }
            }
        }
        let scale = Point::new(width as f32 / wide as f32, height as f32 / high as f32);
        Shrunk { plane, scale }
    }

    /// The whole picture.
    pub(crate) fn whole(&self) -> Region {
        Region { left: 0, top: 0, right: self.width, bottom: self.height }
    }
}

/// A part of a picture, in whole pixels; right and bottom are outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) right: usize,
    pub(crate) bottom: usize,
}

/// A region as a plane, with its scales.
pub(crate) struct Shrunk {
    pub(crate) plane: Plane,
    pub(crate) scale: Point,
}

/// Adds a share of one of the `N` bytes of each pixel of a line.
fn add<const N: usize>(sums: &mut [f32], line: &[u8], offset: usize, share: f32) {
    let values = line.as_chunks::<N>().0.iter().map(|pixel| f32::from(pixel[offset]));
    sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += share * value);
}

/// How old pixels fall into new ones along an axis.
struct Shares {
    /// Old pixels a new one covers, at least 1.
    step: f64,
}

impl Shares {
    fn new(old: usize, new: usize) -> Self {
        Self { step: old as f64 / new as f64 }
    }

    /// The first new pixel an old one falls into, and the share of it that does; the rest
    /// falls into the next.
    fn of(&self, old: usize) -> (usize, f32) {
        let first = (old as f64 / self.step) as usize;
        let border = (first + 1) as f64 * self.step;
        (first, (border - old as f64).clamp(0.0, 1.0) as f32)
    }

    /// The averages of a line.
    fn reduce(&self, line: &[f32], out: &mut [f32]) {
        if self.step == 1.0 {
            out.copy_from_slice(line);
            return;
        }
        let scale = 1.0 / self.step as f32;
        let (mut at, mut sum, mut border) = (0, 0.0, self.step);
        for (old, value) in line.iter().enumerate() {
            let past = (old + 1) as f64 - border;
            if past < 0.0 {
                sum += value;
            } else {
                sum += value * (1.0 - past as f32);
                if let Some(to) = out.get_mut(at) {
                    *to = sum * scale;
                }
                at += 1;
                border = (at + 1) as f64 * self.step;
                sum = value * past as f32;
            }
        }
        // The last border may lie past the last pixel by an error of rounding.
        if let Some(to) = out.get_mut(at) {
            *to = sum * scale;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_bytes_is_checked() {
        assert!(Pixels::new(&[0; 12], 2, 2, Channels::Rgb).is_ok());
        let error = Pixels::new(&[0; 11], 2, 2, Channels::Rgb).unwrap_err();
        assert_eq!(error, SizeError { found: 11, expected: Some(12) });
        assert!(Pixels::new(&[], usize::MAX, 9, Channels::Grey).is_err());
        assert!(Pixels::new(&[], 0, 0, Channels::Rgba).is_ok());
    }

    #[test]
    fn shrinking_keeps_the_mean() {
        let bytes: Vec<u8> = (0..97 * 61).map(|i| (i * 31 % 251) as u8).collect();
        let pixels = Pixels::new(&bytes, 97, 61, Channels::Grey).unwrap();
        let mean = |values: &mut dyn Iterator<Item = f32>, n: usize| values.sum::<f32>() / n as f32;
        let before = mean(&mut bytes.iter().map(|&b| f32::from(b)), bytes.len());
        for scale in [1.0, 0.9, 0.5, 0.31, 0.01] {
            let plane = pixels.shrunk(&pixels.whole(), scale, Channel::Green).plane;
            let after = mean(&mut plane.pixels.iter().copied(), plane.pixels.len());
            assert!((before - after).abs() < 0.5, "{scale}: {before} {after}");
        }
    }
}
