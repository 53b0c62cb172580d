//! Pictures as INPUT: decoded here, read by `ennead-photo`, made sure with the engine's count.

use std::io::{Cursor, Read};
use std::sync::{Arc, LazyLock};

use ennead::{Givens, Sheet};
use ennead_api::SolveMany;
use ennead_photo::{Answer, Channels, Contents, MOST_GIVENS, Pixels, Reach, Reader, Reading};
use ennead_text::Words;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits};

use crate::app::{App, Status};
use crate::input::{InputError, PhotoGrid};

/// The most pixels of a picture, and the most bytes that decoding it may take.
const MOST_PIXELS: u64 = 120_000_000;
const MOST_BYTES: u64 = 1 << 30;

/// A picture that gives no puzzle, or a doubtful one.
#[derive(Debug)]
pub(crate) enum PhotoError {
    /// It is of a kind that is not read.
    Kind(&'static str),
    /// It has more pixels than are read.
    TooLarge { width: u32, height: u32 },
    /// The decoder cannot make sense of it.
    Broken(String),
    /// There is no grid in it.
    NoGrid,
    /// A grid, by its number if there are several, is no puzzle or a doubtful one.
    Grid(Option<usize>, Concern),
}

/// What is to be said of a grid.
#[derive(Clone, Debug)]
pub(crate) enum Concern {
    /// It is a solution.
    Solution,
    /// It has no digit.
    Blank,
    /// There is a puzzle with one solution, but these cells may be wrong: what is taken, and what
    /// else it could be.
    Doubtful(Vec<String>),
    /// These digits have no single solution; the least certain of them.
    Improper(Vec<String>),
    /// It has more digits than puzzles usually have: some may be a player's entries.
    Many(usize),
}

/// A grid of a picture.
pub(crate) struct Seen {
    pub(crate) reading: Reading,
    pub(crate) concern: Option<Concern>,
    /// What was made of it: a puzzle, if it is one.
    pub(crate) answer: Option<Answer>,
    /// The cells that hold a player's entries.
    entries: Vec<usize>,
}

impl PhotoError {
    pub(crate) fn status(&self) -> Status {
        match self {
            PhotoError::Grid(..) => Status::NotUnique,
            _ => Status::Unreadable,
        }
    }

    /// What is said of the picture `source`.
    pub(crate) fn sentence(&self, source: &str, words: &Words) -> String {
        let source = ("source", source.into());
        match self {
            PhotoError::Kind(kind) => {
                words.say_with("photo-kind", &[source, ("kind", (*kind).into())])
            }
            PhotoError::TooLarge { width, height } => {
                let most = ("most", (MOST_PIXELS / 1_000_000).into());
                let size = format!("{width} × {height}");
                words.say_with("photo-too-large", &[source, ("size", size.into()), most])
            }
            PhotoError::Broken(reason) => {
                words.say_with("photo-broken", &[source, ("reason", reason.as_str().into())])
            }
            PhotoError::NoGrid => words.say_with("photo-no-grid", &[source]),
            PhotoError::Grid(number, concern) => {
                let place = match number {
                    Some(number) => {
                        words.say_with("photo-place", &[source, ("number", (*number).into())])
                    }
                    None => words.say_with("photo-only-place", &[source]),
                };
                let place = ("place", place.into());
                let list = |cells: &[String]| ("cells", cells.join(", ").into());
                match concern {
                    Concern::Solution => words.say_with("photo-solution", &[place]),
                    Concern::Blank => words.say_with("photo-blank", &[place]),
                    Concern::Doubtful(cells) => {
                        words.say_with("photo-doubtful", &[place, list(cells)])
                    }
                    Concern::Improper(cells) => {
                        words.say_with("photo-improper", &[place, list(cells)])
                    }
                    Concern::Many(count) => {
                        words.say_with("photo-many", &[place, ("count", (*count).into())])
                    }
                }
            }
        }
    }

    /// Says it on standard error.
    pub(crate) fn report(&self, app: &App, source: &str) {
        let sentence = self.sentence(source, &app.words);
        match self.status() {
            Status::Unreadable => app.complain(&sentence),
            _ => app.warn(&sentence),
        }
    }
}

/// The kind of picture that begins like this, if it is one.
pub(crate) fn kind(head: &[u8]) -> Option<&'static str> {
    let brand = |brand: &[u8]| head.get(4..8) == Some(b"ftyp") && head.get(8..11) == Some(brand);
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

/// The grids of a picture that is an INPUT.
pub(crate) fn sheets(bytes: &[u8]) -> Result<Vec<PhotoGrid>, InputError> {
    let picture = decode(bytes).map_err(InputError::Photo)?;
    let seen = read(&picture);
    if seen.is_empty() {
        return Err(InputError::Photo(PhotoError::NoGrid));
    }
    let several = seen.len() > 1;
    let sheets = seen.iter().enumerate().map(|(i, seen)| {
        let number = several.then_some(i + 1);
        let error = seen.concern.clone().map(|concern| PhotoError::Grid(number, concern));
        (seen.sheet(), error.map(|error| Arc::new(InputError::Photo(error))))
    });
    Ok(sheets.collect())
}

/// Decodes a picture and turns it as its EXIF data say; transparent pixels are white.
pub(crate) fn decode(bytes: &[u8]) -> Result<DynamicImage, PhotoError> {
    let broken = |error: image::ImageError| PhotoError::Broken(error.to_string());
    match kind(bytes) {
        Some("JPEG" | "PNG" | "WebP") => {}
        Some(kind) => return Err(PhotoError::Kind(kind)),
        None => return Err(PhotoError::Kind("?")),
    }
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let mut reader = reader.map_err(|error| PhotoError::Broken(error.to_string()))?;
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MOST_BYTES);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(broken)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(PhotoError::TooLarge { width, height });
    }
    // Broken EXIF data are no reason not to read the picture.
    let orientation = decoder.orientation().ok();
    let mut picture = DynamicImage::from_decoder(decoder).map_err(broken)?;
    orientation.into_iter().for_each(|orientation| picture.apply_orientation(orientation));
    Ok(match picture {
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
    })
}

/// The grids of a picture, in reading order.
pub(crate) fn read(picture: &DynamicImage) -> Vec<Seen> {
    static READER: LazyLock<Reader> = LazyLock::new(Reader::default);
    let channels = match picture.color().channel_count() {
        1 => Channels::Grey,
        3 => Channels::Rgb,
        _ => Channels::Rgba,
    };
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let pixels = Pixels::new(picture.as_bytes(), width, height, channels);
    let pixels = pixels.expect("8 bits a channel: decoded so");
    READER.read(&pixels, Reach::All).into_iter().map(Seen::new).collect()
}

impl Seen {
    fn new(reading: Reading) -> Seen {
        let entries = reading.entries();
        let concern = match reading.contents() {
            Contents::Blank => Some(Concern::Blank),
            Contents::Solution if entries.is_empty() => Some(Concern::Solution),
            _ => None,
        };
        if concern.is_some() {
            return Seen { reading, concern, answer: None, entries };
        }
        let (answer, entries) = reading.puzzle(solutions);
        let count = answer.digits.iter().filter(|digit| **digit > 0).count();
        let cells = || {
            let cell = |doubt: &ennead_photo::Doubt| {
                let (row, column) = (doubt.cell / 9 + 1, doubt.cell % 9 + 1);
                let name = |digit: u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
                let taken = name(answer.digits[doubt.cell]);
                format!("r{row}c{column} {taken} ({}?)", name(doubt.second))
            };
            let unsure = answer.doubts.iter().filter(|doubt| doubt.is_question(&answer.digits));
            unsure.map(cell).collect()
        };
        let concern = match () {
            () if answer.is_sure() => None,
            () if !answer.proper => Some(Concern::Improper(cells())),
            () if count > MOST_GIVENS => Some(Concern::Many(count)),
            () => Some(Concern::Doubtful(cells())),
        };
        Seen { reading, concern, answer: Some(answer), entries }
    }

    /// The puzzle, with the entries of a player.
    pub(crate) fn sheet(&self) -> Option<Sheet> {
        let answer = self.answer.as_ref()?;
        let mut placed = [0; 81];
        let digits = self.reading.digits();
        self.entries.iter().for_each(|&cell| placed[cell] = digits[cell]);
        let (givens, placed) = (givens(&answer.digits), givens(&placed));
        Some(Sheet { givens, placed, ..Sheet::default() })
    }
}

fn givens(digits: &[u8; 81]) -> Givens {
    let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
    text.parse().expect("81 digits")
}

/// The engine's count, up to two.
fn solutions(digits: &[u8; 81]) -> usize {
    SolveMany::default().answers(&[givens(digits)], 2)[0].count as usize
}

/// All of an input of at most `most` bytes, `head` of it read already; `None` if there is more.
pub(crate) fn rest(head: &[u8], input: impl Read, most: usize) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = head.to_vec();
    input.take((most + 1).saturating_sub(bytes.len()) as u64).read_to_end(&mut bytes)?;
    Ok((bytes.len() <= most).then_some(bytes))
}

#[cfg(test)]
mod tests {
    use image::{ExtendedColorType, ImageEncoder, codecs};

    use super::*;

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
            assert!(decode(&file).is_ok());
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
                if let Ok(picture) = decode(&spoilt) {
                    assert!(
                        u64::from(picture.width()) * u64::from(picture.height()) <= MOST_PIXELS
                    );
                }
            }
        }
    }
}
