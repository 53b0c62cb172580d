//! Picture files: JPEG, PNG, WebP, BMP and GIF, decoded to the pixels that `ennead-photo` reads.
//!
//! ```
//! use ennead_picture::{Picture, PictureError};
//!
//! assert_eq!(Picture::kind(b"II*\0"), Some("TIFF"));
//! assert_eq!(Picture::decode(b"II*\0").err(), Some(PictureError::Kind("TIFF")));
//! assert_eq!(Picture::decode(b"53..7....").err(), Some(PictureError::None));
//! ```
//!
//! The decoders are called as they are, not by way of the package `image`: that one also draws, blurs and
//! converts colours, and took a fourteenth of a first build.

mod decoders;
mod orientation;

pub use ennead_photo::PictureError;
use ennead_photo::{Channels, Pixels};

use orientation::Orientation;

/// The most pixels of a picture, and the most bytes that decoding it may take.
const MOST_PIXELS: u64 = 120_000_000;
const MOST_BYTES: usize = 1 << 30;

/// A decoded picture: upright as its EXIF data say, 8 bits a channel, nothing transparent.
#[derive(Clone, Debug)]
pub struct Picture {
    width: usize,
    height: usize,
    /// Grey or RGB.
    channels: Channels,
    /// Row by row.
    bytes: Vec<u8>,
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
            // The length of the file, two numbers that are zero, and where the pixels begin.
            [b'B', b'M', _, _, _, _, 0, 0, 0, 0, _, 0..=8, ..] => Some("BMP"),
            [b'I', b'I', 42, 0, ..] | [b'M', b'M', 0, 42, ..] => Some("TIFF"),
            [b'%', b'P', b'D', b'F', b'-', ..] => Some("PDF"),
            _ if brand(b"hei") || brand(b"hev") || brand(b"mif") => Some("HEIC"),
            _ if brand(b"avi") => Some("AVIF"),
            _ => None,
        }
    }

    /// Decodes a picture and turns it as its EXIF data say; transparent pixels are white.
    ///
    /// # Errors
    ///
    /// The [`PictureError`], if it is not a picture, broken, too large, or of a kind that is not
    /// read.
    pub fn decode(bytes: &[u8]) -> Result<Picture, PictureError> {
        match Picture::kind(bytes) {
            Some("JPEG") => decoders::jpeg(bytes),
            Some("PNG") => decoders::png(bytes),
            Some("WebP") => decoders::webp(bytes),
            Some("BMP") => decoders::bmp(bytes),
            Some("GIF") => decoders::gif(bytes),
            Some(kind) => Err(PictureError::Kind(kind)),
            None => Err(PictureError::None),
        }
    }

    /// A picture as it was decoded, with `samples` bytes a pixel. If that is an even number, the
    /// last byte is the opacity.
    fn new(
        (width, height): (usize, usize),
        samples: usize,
        mut bytes: Vec<u8>,
        exif: Option<&[u8]>,
    ) -> Picture {
        if samples.is_multiple_of(2) {
            over_white(&mut bytes, samples);
        }
        let channels = if samples < 3 { Channels::Grey } else { Channels::Rgb };
        let picture = Picture { width, height, channels, bytes };
        // Broken EXIF data do not keep the picture from being read.
        match exif.and_then(Orientation::of) {
            Some(orientation) => picture.turned(orientation),
            None => picture,
        }
    }

    /// The picture after it was turned or mirrored.
    fn turned(self, orientation: Orientation) -> Picture {
        let (width, height) = orientation.size(self.width, self.height);
        let samples = self.samples();
        let mut bytes = Vec::with_capacity(self.bytes.len());
        for y in 0..height {
            for x in 0..width {
                let (from_x, from_y) = orientation.source(x, y, self.width, self.height);
                let at = (from_y * self.width + from_x) * samples;
                bytes.extend_from_slice(&self.bytes[at..][..samples]);
            }
        }
        Picture { width, height, bytes, ..self }
    }

    fn samples(&self) -> usize {
        if self.channels == Channels::Grey { 1 } else { 3 }
    }

    /// Pixels in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Red, green and blue of the pixel in column `x` and row `y`, both from 0.
    ///
    /// # Panics
    ///
    /// If there is no such pixel.
    pub fn rgb(&self, x: usize, y: usize) -> [u8; 3] {
        assert!(x < self.width, "column {x} of {}", self.width);
        match &self.bytes[(y * self.width + x) * self.samples()..] {
            [grey, ..] if self.channels == Channels::Grey => [*grey; 3],
            [red, green, blue, ..] => [*red, *green, *blue],
            _ => panic!("row {y} of {}", self.height),
        }
    }

    /// Its pixels, as they are read.
    pub fn pixels(&self) -> Pixels<'_> {
        Pixels::new(&self.bytes, self.width, self.height, self.channels)
            .expect("decoded to as many bytes")
    }
}

/// Lays pixels with an opacity on white, and leaves the opacity out.
fn over_white(bytes: &mut Vec<u8>, samples: usize) {
    let colours = samples - 1;
    let mut kept = 0;
    for at in (0..bytes.len()).step_by(samples) {
        let alpha = u16::from(bytes[at + colours]);
        for colour in at..at + colours {
            bytes[kept] = 255 - (u16::from(255 - bytes[colour]) * alpha / 255) as u8;
            kept += 1;
        }
    }
    bytes.truncate(kept);
}

/// Refuses a picture that has more pixels than are read.
fn check_size(width: usize, height: usize) -> Result<(), PictureError> {
    if width as u64 * height as u64 > MOST_PIXELS {
        // A side is below 2³¹ in each of the kinds.
        return Err(PictureError::TooLarge {
            width: width as u32,
            height: height as u32,
            most: MOST_PIXELS,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use image::{DynamicImage, ExtendedColorType, ImageDecoder, ImageEncoder, ImageReader, codecs};

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
        assert_eq!(Picture::decode(b"II*\0").err(), Some(PictureError::Kind("TIFF")));
        for cut in [&b"GIF89a"[..], b"BM\0\0\0\0\0\0\0\0\x36\0"] {
            assert!(matches!(Picture::decode(cut), Err(PictureError::Broken(_))), "{cut:?}");
        }
    }

    /// Three pixels over two: in BMP from the bottom up, blue first, each row of 12 bytes.
    #[test]
    fn bmp_and_gif_are_decoded() {
        let rows = [[[250, 0, 0], [0, 250, 0], [0, 0, 250]], [[0; 3], [128; 3], [255; 3]]];
        let mut bmp = b"BM\x4e\0\0\0\0\0\0\0\x36\0\0\0".to_vec();
        for number in [40u32, 3, 2, 1 | 24 << 16, 0, 24, 2835, 2835, 0, 0] {
            bmp.extend(number.to_le_bytes());
        }
        for row in rows.iter().rev() {
            bmp.extend(row.iter().flat_map(|&[red, green, blue]| [blue, green, red]));
            bmp.extend([0; 3]);
        }
        let mut gif = Vec::new();
        let palette: Vec<u8> = rows.concat().concat();
        let mut encoder = gif::Encoder::new(&mut gif, 3, 2, &palette).unwrap();
        let frame = gif::Frame {
            width: 3,
            height: 2,
            buffer: vec![0, 1, 2, 3, 4, 5].into(),
            ..gif::Frame::default()
        };
        encoder.write_frame(&frame).unwrap();
        drop(encoder);
        for (name, file) in [("BMP", bmp), ("GIF", gif)] {
            assert_eq!(Picture::kind(&file), Some(name));
            let picture = Picture::decode(&file).unwrap();
            assert_eq!((picture.width(), picture.height()), (3, 2), "{name}");
            for (y, row) in rows.iter().enumerate() {
                for (x, &colours) in row.iter().enumerate() {
                    assert_eq!(picture.rgb(x, y), colours, "{name}: {x} {y}");
                }
            }
        }
    }

    /// The checksum of PNG.
    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ ((crc & 1) * 0xedb8_8320))
        })
    }

    /// `image` turns the picture its own way, and reads the EXIF data by itself.
    #[test]
    fn pictures_are_turned_as_their_file_says() {
        let rgb = ExtendedColorType::Rgb8;
        let pixels: Vec<u8> = (0..4 * 3 * 3).map(|value| value * 7).collect();
        for number in 0..=9 {
            for exif in [
                // One entry of the list at byte 8: tag 274, one value of two bytes.
                [b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".as_slice(), &[number, 0, 0, 0]],
                [b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01".as_slice(), &[0, number, 0, 0]],
            ] {
                let exif = exif.concat();
                let (mut png, mut jpeg, mut webp) = (Vec::new(), Vec::new(), Vec::new());
                let mut encoder = codecs::png::PngEncoder::new(&mut png);
                encoder.set_exif_metadata(exif.clone()).unwrap();
                encoder.write_image(&pixels, 4, 3, rgb).unwrap();
                let mut encoder = codecs::jpeg::JpegEncoder::new(&mut jpeg);
                encoder.set_exif_metadata(exif.clone()).unwrap();
                encoder.write_image(&pixels, 4, 3, rgb).unwrap();
                let mut encoder = codecs::webp::WebPEncoder::new_lossless(&mut webp);
                encoder.set_exif_metadata(exif).unwrap();
                encoder.write_image(&pixels, 4, 3, rgb).unwrap();
                for file in [png, jpeg, webp] {
                    let reader =
                        ImageReader::new(Cursor::new(&file)).with_guessed_format().unwrap();
                    let mut decoder = reader.into_decoder().unwrap();
                    let orientation = decoder.orientation().unwrap();
                    let mut expected = DynamicImage::from_decoder(decoder).unwrap();
                    expected.apply_orientation(orientation);
                    let picture = Picture::decode(&file).unwrap();
                    assert_eq!(picture.width(), expected.width() as usize, "{number}");
                    assert_eq!(picture.bytes, expected.into_rgb8().into_raw(), "{number}");
                }
            }
        }
    }

    /// What may be wrong with EXIF data, at each byte: the picture is read all the same.
    #[test]
    fn broken_exif_data_are_passed_over() {
        let exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0";
        assert!(Orientation::of(exif).is_some());
        for at in 0..exif.len() {
            // The value is followed by two bytes that are not looked at.
            assert!(at >= exif.len() - 2 || Orientation::of(&exif[..at]).is_none());
            let mut spoilt = *exif;
            spoilt[at] = 0xff;
            let _ = Orientation::of(&spoilt);
        }
    }

    #[test]
    fn all_kinds_of_pixels_are_grey_or_coloured_in_the_end() {
        use ExtendedColorType::{L8, L16, La8, Rgb8, Rgb16, Rgba8};
        // One pixel; a half transparent one lies on white.
        for (kind, bytes, expected) in [
            (L8, &[90][..], &[90][..]),
            (La8, &[0, 127], &[128]),
            (Rgb8, &[10, 20, 30], &[10, 20, 30]),
            (Rgba8, &[0, 255, 100, 0], &[255, 255, 255]),
            (Rgba8, &[0, 255, 100, 255], &[0, 255, 100]),
            (L16, &[77, 77], &[77]),
            (Rgb16, &[9, 9, 8, 8, 7, 7], &[9, 8, 7]),
        ] {
            let mut file = Vec::new();
            codecs::png::PngEncoder::new(&mut file).write_image(bytes, 1, 1, kind).unwrap();
            assert_eq!(Picture::decode(&file).unwrap().bytes, expected, "{kind:?}");
        }
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
