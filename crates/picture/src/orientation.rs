//! How a camera was held.

/// How the pixels of a file have to be turned and mirrored, as the tag of that name in its EXIF data says
/// (Exif 2.32, 4.6.4): 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orientation(u8);

/// The number of the tag, and of the type of its value: two bytes.
const TAG: u16 = 0x0112;
const SHORT: u16 = 3;

impl Orientation {
    /// What EXIF data say of it, if anything.
    pub(super) fn of(exif: &[u8]) -> Option<Orientation> {
        let exif = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
        let little = match exif.get(..4)? {
            [b'I', b'I', 42, 0] => true,
            [b'M', b'M', 0, 42] => false,
            _ => return None,
        };
        let short = |at: usize| {
            let bytes = exif.get(at..)?.first_chunk()?;
            Some(if little { u16::from_le_bytes(*bytes) } else { u16::from_be_bytes(*bytes) })
        };
        let bytes = exif.get(4..)?.first_chunk()?;
        let list = if little { u32::from_le_bytes(*bytes) } else { u32::from_be_bytes(*bytes) };
        let list = list as usize;
        // Each of the entries is twelve bytes: tag, type, how many values, value.
        let mut entries = (0..short(list)?).map_while(|entry| {
            let at = list.checked_add(2 + 12 * usize::from(entry))?;
            Some((short(at)?, short(at + 2)?, short(at + 8)?))
        });
        let (.., value) = entries.find(|&(tag, kind, _)| (tag, kind) == (TAG, SHORT))?;
        matches!(value, 1..=8).then_some(Orientation(value as u8))
    }

    /// Width and height of a picture that was `width` by `height` before.
    pub(super) fn size(self, width: usize, height: usize) -> (usize, usize) {
        if self.0 > 4 { (height, width) } else { (width, height) }
    }

    /// Where the pixel for column `x` and row `y` is found in the file's picture of `width` by `height`.
    pub(super) fn source(self, x: usize, y: usize, width: usize, height: usize) -> (usize, usize) {
        let (x, y) = if self.0 > 4 { (y, x) } else { (x, y) };
        let x = if matches!(self.0, 2 | 3 | 7 | 8) { width - 1 - x } else { x };
        let y = if matches!(self.0, 3 | 4 | 6 | 7) { height - 1 - y } else { y };
        (x, y)
    }
}
