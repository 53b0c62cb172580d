//! From the bytes of an input to those of plain text, as a stream: unpacked, in UTF-8, with `\n` at the ends of
//! lines. Pictures and tables stay as they are.

use std::io::{self, BufRead, BufReader, Cursor, Read};

use ennead::format::{self, ReadError};
use ennead_picture::Picture;
use flate2::read::MultiGzDecoder;
use memchr::memchr;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

type Input = Box<dyn Read + Send>;

/// As many bytes as it takes to tell what an input is.
const MARK: usize = 12;

/// Whether a file that begins like this is packed by gzip or Zstandard.
pub(crate) fn is_packed(head: &[u8]) -> bool {
    is_gzip(head) || is_zstd(head)
}

fn is_gzip(head: &[u8]) -> bool {
    head.starts_with(&[0x1f, 0x8b])
}

fn is_zstd(head: &[u8]) -> bool {
    head.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
}

/// The first bytes of an input, and the whole of it.
fn peeked(mut input: Input) -> io::Result<(Vec<u8>, Input)> {
    let mut mark = Vec::new();
    input.by_ref().take(MARK as u64).read_to_end(&mut mark)?;
    Ok((mark.clone(), Box::new(Cursor::new(mark).chain(input))))
}

/// Why an input is not made plain text.
pub(crate) enum NotPlain {
    /// It cannot be read, or unpacked.
    Io(io::Error),
    /// Its bytes cannot be decoded as text.
    Text(ReadError),
}

impl From<io::Error> for NotPlain {
    fn from(error: io::Error) -> NotPlain {
        NotPlain::Io(error)
    }
}

/// The bytes of an input as plain text, or those of a picture or a table. Of a text in UTF-16, at
/// most `most` bytes are read.
pub(crate) fn plain(input: Input, most: usize) -> Result<Input, NotPlain> {
    let (mut mark, mut input) = peeked(input)?;
    if is_packed(&mark) {
        input = match is_gzip(&mark) {
            true => Box::new(MultiGzDecoder::new(input)),
            false => Box::new(Frames::new(input)),
        };
        (mark, input) = peeked(input)?;
    }
    if Picture::kind(&mark).is_some() || mark.starts_with(b"PAR1") || mark.starts_with(b"ARROW1") {
        return Ok(input);
    }
    match mark.as_slice() {
        [0xef, 0xbb, 0xbf, ..] => {
            io::copy(&mut input.by_ref().take(3), &mut io::sink())?;
        }
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [_, 0, _, 0, ..] | [0, _, 0, _, ..] => {
            let mut bytes = Vec::new();
            input.take(most as u64).read_to_end(&mut bytes)?;
            let text = format::decode(&bytes).map_err(NotPlain::Text)?.into_owned();
            return Ok(Box::new(Cursor::new(text.into_bytes())));
        }
        _ => {}
    }
    Ok(Box::new(LineEnds { input, last: 0, held: false }))
}

/// A text with `\n` for each `\r` that is an end of line by itself, as on old Macs. Its length stays the same.
struct LineEnds {
    input: Input,
    /// The last byte read.
    last: u8,
    /// Whether that byte is a `\r` that is not handed on yet, as what follows decides what it is.
    held: bool,
}

impl Read for LineEnds {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let held = usize::from(self.held);
            if buffer.len() <= held {
                // There is no room to look at what follows.
                buffer.fill(b'\n');
                self.held = false;
                return Ok(buffer.len());
            }
            let read = self.input.read(&mut buffer[held..])?;
            let length = held + read;
            if self.held {
                buffer[0] = b'\r';
            }
            self.held = false;
            let last = buffer[..length].last().copied();
            let mut replaced = None;
            let mut from = 0;
            while let Some(at) = memchr(b'\r', &buffer[from..length]) {
                let i = from + at;
                let before = match i.checked_sub(1) {
                    None => self.last,
                    Some(before) if replaced == Some(before) => b'\r',
                    Some(before) => buffer[before],
                };
                match buffer[..length].get(i + 1) {
                    _ if before == b'\n' => {}
                    Some(b'\n') => {}
                    None if read > 0 => self.held = true,
                    _ => {
                        buffer[i] = b'\n';
                        replaced = Some(i);
                    }
                }
                from = i + 1;
            }
            self.last = last.filter(|_| !self.held).unwrap_or(0);
            // Nothing would mean the end.
            match length - usize::from(self.held) {
                0 if self.held => {}
                length => return Ok(length),
            }
        }
    }
}

/// The frames of a file packed by Zstandard, one after the other.
struct Frames {
    input: Option<BufReader<Input>>,
    frame: Option<Box<StreamingDecoder<BufReader<Input>, FrameDecoder>>>,
}

impl Frames {
    fn new(input: Input) -> Frames {
        Frames { input: Some(BufReader::new(input)), frame: None }
    }
}

impl Read for Frames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let read = frame.read(buffer)?;
                if read > 0 || buffer.is_empty() {
                    return Ok(read);
                }
            }
            if let Some(frame) = self.frame.take() {
                self.input = Some(frame.into_inner());
            }
            let Some(mut input) = self.input.take() else { return Ok(0) };
            if input.fill_buf()?.is_empty() {
                return Ok(0);
            }
            match StreamingDecoder::new(input) {
                Ok(frame) => self.frame = Some(Box::new(frame)),
                Err(error) => return Err(io::Error::new(io::ErrorKind::InvalidData, error)),
            }
        }
    }
}
