//! Why a file gives no picture.

/// Why a file gives no picture. Decoding is not done here; but whoever decodes needs no texts, and
/// whoever has texts needs no decoder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It is of a kind that is not read.
    Kind(&'static str),
    /// It is not a picture.
    None,
    /// It has more pixels than are read.
    TooLarge {
        /// Pixels in a row.
        width: u32,
        /// Rows.
        height: u32,
        /// The most pixels that are read.
        most: u64,
    },
    /// To decode it would take more memory than is allowed.
    TooMuch,
    /// The decoder cannot make sense of it; why, in its own words.
    Broken(String),
}
