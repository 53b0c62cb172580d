//! Picture files: decoded to pixels.

use std::io::Cursor;

use ennead_photo::{Channels, Pixels};
use ennead_text::Words;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits};

/// The most pixels of a picture, and the most bytes that decoding it may take.
const MOST_PIXELS: u64 = 120_000_000;
const MOST_BYTES: u64 = 1 << 30;

/// A decoded picture: upright as its EXIF data say, 8 bits a channel, nothing transparent.
#[derive(Clone, Debug)]
pub struct Picture(DynamicImage);

/// Why a file gives no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It is of a kind that is not read.
    Kind(&'static str),
    /// It is no picture.
    None,
    /// It has more pixels than are read.
    TooLarge {
        /// Pixels in a row.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// To decode it would take more memory than is allowed.
    TooMuch,
    /// The decoder cannot make sense of it; why, in its own words.
    Broken(String),
}

impl PictureError {
    /// What is said of the file called `source`.
    pub fn sentence(&self, source: &str, words: &Words) -> String {
        let source = ("source", source.into());
        match self {
            PictureError::Kind(kind) => {
                words.say_with("photo-kind", &[source, ("kind", (*kind).into())])
            }
            PictureError::None => words.say_with("photo-not-a-picture", &[source]),
            PictureError::TooLarge { width, height } => {
                let most = ("most", (MOST_PIXELS / 1_000_000).into());
                let size = format!("{width} × {height}");
                words.say_with("photo-too-large", &[source, ("size", size.into()), most])
            }
            PictureError::TooMuch => words.say_with("photo-too-much", &[source]),
            PictureError::Broken(reason) => {
                words.say_with("photo-broken", &[source, ("reason", reason.as_str().into())])
            }
        }
    }
}

impl Picture {
    /// The kind of picture file that begins like this, if it is one; not every kind is read.
    pub fn kind(head: &[u8]) -> Option<&'static str> {
        let brand =
            |brand: &[u8]| head.get(4..8) == Some(b"ftyp") && head.get(8..11) == Some(brand);
        match head {
            [0xff, 0xd8, 0xff, ..] => Some("JPEG"),
            [0x89, b'P', b'N', b'G', ..] => Some("PNG"),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("WebP"),
            [b'G', b'I', b'F', b'8', ..] => Some("GIF"),
            [b'I', b'I', 42, 0, ..] | [b'M', b'M', 0, 42, ..] => Some("TIFF"),
            [b'%', b'P', b'D', b'F', b'-', ..] => Some("PDF"),
            _ if brand(b"hei") || brand(b"hev") || brand(b"mif") => Some("HEIC"),
            _ if brand(b"avi") => Some("AVIF"),
            _ => None,
        }
    }

    /// Decodes a picture and turns it as its EXIF data say; transparent pixels are white.
    pub fn decode(bytes: &[u8]) -> Result<Picture, PictureError> {
        let broken = |error: image::ImageError| match error {
            image::ImageError::Limits(_) => PictureError::TooMuch,
            // Some decoders end their reason with an empty line.
            error => PictureError::Broken(error.to_string().trim().to_owned()),
        };
        match Picture::kind(bytes) {
            Some("JPEG" | "PNG" | "WebP") => {}
            Some(kind) => return Err(PictureError::Kind(kind)),
            None => return Err(PictureError::None),
        }
        let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
        let mut reader = reader.map_err(|error| PictureError::Broken(error.to_string()))?;
        let mut limits = Limits::no_limits();
        limits.max_alloc = Some(MOST_BYTES);
        reader.limits(limits);
        let mut decoder = reader.into_decoder().map_err(broken)?;
        let (width, height) = decoder.dimensions();
        if u64::from(width) * u64::from(height) > MOST_PIXELS {
            return Err(PictureError::TooLarge { width, height });
        }
        // Broken EXIF data are no reason not to read the picture.
        let orientation = decoder.orientation().ok();
        let mut picture = DynamicImage::from_decoder(decoder).map_err(broken)?;
        orientation.into_iter().for_each(|orientation| picture.apply_orientation(orientation));
        Ok(Picture(match picture {
            DynamicImage::ImageLuma8(_) | DynamicImage::ImageRgb8(_) => picture,
            picture if picture.color().has_alpha() => {
                let mut picture = picture.into_rgba8();
                for pixel in picture.pixels_mut() {
                    let [.., alpha] = pixel.0;
                    let over =
                        |value: u8| 255 - (u16::from(255 - value) * u16::from(alpha) / 255) as u8;
                    pixel.0 = [over(pixel.0[0]), over(pixel.0[1]), over(pixel.0[2]), 255];
                }
                picture.into()
            }
            picture if picture.color().has_color() => picture.into_rgb8().into(),
            picture => picture.into_luma8().into(),
        }))
    }

    /// Its pixels, as they are read.
    pub fn pixels(&self) -> Pixels<'_> {
        let channels = match self.0.color().channel_count() {
            1 => Channels::Grey,
            3 => Channels::Rgb,
            _ => Channels::Rgba,
        };
        let (width, height) = (self.0.width() as usize, self.0.height() as usize);
        Pixels::new(self.0.as_bytes(), width, height, channels)
            .expect("8 bits a channel: decoded so")
    }

    /// The picture itself, to draw on.
    pub fn image(&self) -> &DynamicImage {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use image::{ExtendedColorType, ImageEncoder, codecs};

    use super::*;

    /// A PNG file that claims four quintillion pixels, a JPEG file that ends at once, and no picture.
    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        let mut png = Vec::new();
        let rgb = ExtendedColorType::Rgb8;
        codecs::png::PngEncoder::new(&mut png).write_image(&[0; 27], 3, 3, rgb).unwrap();
        png[16..24].fill(0x7f);
        // The header has changed, and so has its checksum.
        let sum = crc(&png[12..29]).to_be_bytes();
        png[29..33].copy_from_slice(&sum);
        assert_eq!(Picture::decode(&png).err(), Some(PictureError::TooMuch));
        let Err(PictureError::Broken(reason)) = Picture::decode(b"\xff\xd8\xff\xe0junk") else {
            panic!("it is no picture");
        };
        assert_eq!(reason, reason.trim());
        assert_eq!(Picture::decode(b"").err(), Some(PictureError::None));
        assert_eq!(Picture::decode(b"GIF89a").err(), Some(PictureError::Kind("GIF")));
    }

    /// The checksum of PNG.
    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ ((crc & 1) * 0xedb8_8320))
        })
    }

    /// Small files of each kind with bytes changed here and there, and cut: whatever comes of
    /// them, the program goes on.
    #[test]
    fn spoilt_files_are_refused_or_read() {
        let mut state = 1u32;
        let mut next = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state as usize >> 8
        };
        let pixels: Vec<u8> = (0..90 * 90 * 3).map(|_| next() as u8).collect();
        let (mut png, mut jpeg, mut webp) = (Vec::new(), Vec::new(), Vec::new());
        let rgb = ExtendedColorType::Rgb8;
        codecs::png::PngEncoder::new(&mut png).write_image(&pixels, 90, 90, rgb).unwrap();
        codecs::jpeg::JpegEncoder::new(&mut jpeg).encode(&pixels, 90, 90, rgb).unwrap();
        codecs::webp::WebPEncoder::new_lossless(&mut webp).encode(&pixels, 90, 90, rgb).unwrap();
        for file in [png, jpeg, webp] {
            assert!(Picture::decode(&file).is_ok());
            for round in 0..200usize {
                let mut spoilt = file.clone();
                for _ in 0..1 + round % 4 {
                    // The beginning says most.
                    let at =
                        if round.is_multiple_of(2) { next() % 64 } else { next() % file.len() };
                    spoilt[at] = next() as u8;
                }
                if round.is_multiple_of(5) {
                    spoilt.truncate(next() % file.len());
                }
                if let Ok(picture) = Picture::decode(&spoilt) {
                    assert!(
                        (picture.pixels().width() * picture.pixels().height()) as u64
                            <= MOST_PIXELS
                    );
                }
            }
        }
    }
}
