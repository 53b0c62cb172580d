//! What links that hold a whole puzzle have in common: percent-encoding, and JSON compressed
//! with [lz-string](https://pieroxy.net/blog/pages/lz-string/index.html).

use serde_json::Value;

use ennead_grid::format::{Item, Problem, ReadError, Syntax};

/// A longer link is not read, because decompressing can produce a text as long as the square of the
/// link's length. Links of classic puzzles are at most a tenth as long, even if every cell has all
/// candidates.
const LONGEST: usize = 1 << 14;

/// Where in its line a payload is, for errors.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    /// The line.
    pub(crate) line: &'a str,
    /// The number of the payload's first character, from 0.
    pub(crate) column: usize,
    /// The number of its characters.
    pub(crate) length: usize,
}

impl<'a> Place<'a> {
    /// The place of `part`, a slice of `line`.
    pub(crate) fn of(line: &'a str, part: &str) -> Place<'a> {
        let offset = (part.as_ptr() as usize).wrapping_sub(line.as_ptr() as usize);
        let column = line.get(..offset).map_or(0, |before| before.chars().count());
        Place { line, column, length: part.chars().count() }
    }

    /// An error about the payload as a whole.
    pub(crate) fn error(self, problem: Problem) -> ReadError {
        ReadError::new(0, self.line, self.column, self.length, problem)
    }

    fn syntax(self, of: Syntax, message: &str) -> ReadError {
        self.error(Problem::Syntax { of, message: message.to_owned() })
    }
}

/// A text with `%41` and the like replaced.
pub(crate) fn percent_decode(text: &str, place: Place<'_>) -> Result<String, ReadError> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || rest.next().and_then(|byte| (byte as char).to_digit(16));
                match (digit(), digit()) {
                    (Some(high), Some(low)) => (high * 16 + low) as u8,
                    _ => {
                        return Err(place.syntax(Syntax::Percent, "% without two digits after it"));
                    }
                }
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| place.syntax(Syntax::Percent, "no UTF-8 when decoded"))
}

/// A base64 text in which the characters that a path cannot contain are replaced.
pub(crate) fn percent_encode(base64: &str) -> String {
    base64.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

/// The text that was compressed to `payload`, base64 with or without percent-encoding.
pub(crate) fn decompress(payload: &str, place: Place<'_>) -> Result<String, ReadError> {
    if payload.len() > LONGEST {
        let problem =
            Problem::TooMany { of: Item::Characters, found: payload.len(), expected: LONGEST };
        return Err(place.error(problem));
    }
    // A form decoder on the way may have replaced pluses by blanks.
    let base64 = percent_decode(payload, place)?.replace(' ', "+");
    let strange = |c: char| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '/' | '=');
    if let Some(found) = base64.chars().find(|&c| strange(c)) {
        let message = format!("{found:?} is no character of base64");
        return Err(place.syntax(Syntax::LzString, &message));
    }
    lz_str::decompress_from_base64(&base64)
        .and_then(|wide| String::from_utf16(&wide).ok())
        .filter(|text| !text.is_empty())
        .ok_or_else(|| place.syntax(Syntax::LzString, "does not decompress; is it whole?"))
}

/// `text` compressed to base64.
pub(crate) fn compress(text: &str) -> String {
    let mut base64 = lz_str::compress_to_base64(text);
    // lz-str 0.2 pads with up to three `=`; base64 allows at most two, and readers check that.
    while !base64.len().is_multiple_of(4) && base64.ends_with('=') {
        base64.pop();
    }
    base64
}

/// The text that was compressed to `payload` as lz-string does it for queries, where a minus stands for
/// the slash of base64, and a dollar for its padding.
#[cfg(feature = "rules")]
pub(crate) fn decompress_from_query(payload: &str, place: Place<'_>) -> Result<String, ReadError> {
    let base64 = percent_decode(payload, place)?.replace('-', "/").replace('$', "=");
    decompress(&base64, place)
}

/// `text` compressed as lz-string does it for queries.
#[cfg(feature = "rules")]
pub(crate) fn compress_for_query(text: &str) -> String {
    compress(text).trim_end_matches('=').replace('/', "-")
}

/// The JSON in a link.
pub(crate) fn json(text: &str, place: Place<'_>) -> Result<Value, ReadError> {
    serde_json::from_str(text).map_err(|error| {
        place.error(Problem::Syntax { of: Syntax::Json, message: error.to_string() })
    })
}

/// What the reader of JSON says about a whole text.
pub(crate) fn json_error(text: &str, error: &serde_json::Error) -> ReadError {
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let offset = lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    // The message ends with the place, which is reported separately.
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default().to_owned();
    ReadError::at_offset(text, offset, 1, Problem::Syntax { of: Syntax::Json, message })
}
