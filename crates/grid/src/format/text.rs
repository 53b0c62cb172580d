//! From the bytes of a file to plain text: one encoding, one end of line, one way to write a digit.
//!
//! People's texts come from old editors, from web pages and from keyboards of other scripts. All readers
//! see them as if they had been typed plainly, so none of them needs to know about this:
//!
//! ```
//! use ennead_grid::format::{decode, plain};
//!
//! assert_eq!(decode(b"Gr\xfc\xdfe\r1").unwrap(), "Grüße\n1"); // Latin-1, lines of an old Mac
//! assert_eq!(decode(b"5\x003\x00.\x00").unwrap(), "53."); // UTF-16 without a mark
//! assert_eq!(plain("\u{200f}５·٣\u{1a}"), "5.3");
//! ```
//!
//! A digit or a dot of another script becomes a plain one only before the first letter of its line:
//! after it there are words, and those are kept as they are.

use std::borrow::Cow;

use super::{Problem, ReadError};

/// The text of a file, [plain](plain()). It is UTF-8; or UTF-16, which a byte order mark shows, or zero
/// bytes in every other place; or else Windows-1252, which contains Latin-1.
///
/// # Errors
///
/// [`Problem::NotText`] at the first byte that cannot be part of a text.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => decode_utf16(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => decode_utf16(rest, u16::from_be_bytes).map(Cow::Owned),
        [0xef, 0xbb, 0xbf, rest @ ..] => decode_bytes(rest),
        [a, 0, b, 0, ..] if *a > 0 && *b > 0 => {
            decode_utf16(bytes, u16::from_le_bytes).map(Cow::Owned)
        }
        [0, a, 0, b, ..] if *a > 0 && *b > 0 => {
            decode_utf16(bytes, u16::from_be_bytes).map(Cow::Owned)
        }
        _ => decode_bytes(bytes),
    };
    text.map(|text| match text {
        Cow::Borrowed(text) => plain(text),
        Cow::Owned(text) => match plain(&text) {
            Cow::Owned(plain) => Cow::Owned(plain),
            Cow::Borrowed(_) => Cow::Owned(text),
        },
    })
}

/// The text of bytes that are not UTF-16, as it is.
pub(super) fn decode_bytes(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    let (valid, rest) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, [].as_slice()),
        Err(error) => {
            let (valid, rest) = bytes.split_at(error.valid_up_to());
            (std::str::from_utf8(valid).expect("valid up to here"), rest)
        }
    };
    // `contains` looks at several bytes at a time, `position` does not.
    if valid.as_bytes().contains(&0)
        && let Some(end) = valid.bytes().position(|byte| byte == 0)
    {
        return Err(not_text(&valid[..end], &bytes[end..], 0));
    }
    match rest.first() {
        None => Ok(Cow::Borrowed(valid)),
        // A text that has been UTF-8 so far, beyond ASCII, is damaged, and nothing else.
        Some(_) if valid.is_ascii() && rest.iter().copied().all(is_in_windows_1252) => {
            Ok(Cow::Owned(bytes.iter().copied().map(windows_1252).collect()))
        }
        Some(&byte) => Err(not_text(valid, rest, byte)),
    }
}

/// Whether a byte occurs in texts in Windows-1252: no control character but the white space, and Ctrl-Z.
fn is_in_windows_1252(byte: u8) -> bool {
    let is_control = byte < b' ' && !matches!(byte, b'\t'..=b'\r' | CTRL_Z);
    !is_control && !matches!(byte, 0x7f | 0x81 | 0x8d | 0x8f | 0x90 | 0x9d)
}

fn windows_1252(byte: u8) -> char {
    /// Those from 0x80 that Latin-1 does not have; a blank where there is none.
    const MORE: [char; 32] = [
        '€', ' ', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', ' ', 'Ž', ' ', //
        ' ', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', ' ', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..0xa0 => MORE[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The error at the end of `before`, because what follows is not text.
fn not_text(before: &str, rest: &[u8], byte: u8) -> ReadError {
    // Show some of what follows, as well as possible.
    let rest = &rest[..rest.len().min(200)];
    let text = format!("{before}{}", String::from_utf8_lossy(rest));
    ReadError::at_offset(&text, before.len(), 1, Problem::NotText { byte })
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ReadError> {
    let (units, odd) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(units.len());
    for c in char::decode_utf16(units.iter().copied().map(unit)) {
        match c {
            Ok(c) if c != '\0' => text.push(c),
            Ok(_) => return Err(not_text(&text, &[0], 0)),
            Err(error) => {
                return Err(not_text(&text, &[0xff], error.unpaired_surrogate() as u8));
            }
        }
    }
    match odd {
        [] => Ok(text),
        [byte, ..] => Err(not_text(&text, odd, *byte)),
    }
}

/// The end of a text file of CP/M and DOS.
const CTRL_Z: u8 = 0x1a;

/// The text with `\n` or `\r\n` at the end of each line, plain digits and dots, and no invisible marks.
///
/// The number of lines stays what an editor shows, and so does the column of each visible character.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !has_strange(text.as_bytes()) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut is_among_words = false;
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        let c = match c {
            // It is part of an end of two characters, in whichever order.
            '\r' if characters.peek() == Some(&'\n') || plain.ends_with('\n') => c,
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
            c if is_invisible(c) => continue,
            c if is_among_words => c,
            c => cell(c).unwrap_or(c),
        };
        is_among_words =
            c != '\n' && (is_among_words || c.is_alphabetic() && !matches!(c, 'x' | 'X'));
        plain.push(c);
    }
    Cow::Owned(plain)
}

/// Whether something is not plain in a text in ASCII: the line's end of an old Mac, the end of a DOS file.
fn has_strange(text: &[u8]) -> bool {
    // Without a branch, so that the compiler makes vector code of it: `any` takes five times as long.
    let seen = text.iter().fold(false, |seen, &byte| seen | (byte == b'\r') | (byte == CTRL_Z));
    let is_strange = |i: usize| match text[i] {
        CTRL_Z => true,
        b'\r' => text.get(i + 1) != Some(&b'\n') && (i == 0 || text[i - 1] != b'\n'),
        _ => false,
    };
    seen && (0..text.len()).any(is_strange)
}

/// Whether a character only says how others are to be set: marks of direction, joints without width.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{1a}' | '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}')
}

/// The plain character for one that is meant as a part of a grid.
fn cell(c: char) -> Option<char> {
    /// The zeros of the scripts that have digits of their own.
    const ZEROS: [char; 20] = [
        '٠', '۰', '߀', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '๐', '໐', '༠', '၀', '០', '᠐',
        '０', '𝟎',
    ];
    if c.is_ascii() {
        return None;
    }
    let digit =
        ZEROS.iter().find_map(|&zero| (c as u32).checked_sub(zero as u32).filter(|&d| d < 10));
    let keycap = || matches!(c, '①'..='⑨').then(|| c as u32 - '①' as u32 + 1);
    if let Some(digit) = digit.or_else(keycap) {
        return char::from_digit(digit, 10);
    }
    Some(match c {
        '·' | '•' | '∙' | '⋅' | '・' | '．' | '。' | '□' | '○' => '.',
        '−' | '–' | '—' => '-',
        '，' => ',',
        '｜' => '|',
        '　' => ' ',
        _ => return None,
    })
}
