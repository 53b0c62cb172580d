//! Memory that is used again.
//!
//! A fast list goes through in chunks of a megabyte, a few hundred a second. When each allocates
//! and frees its own, the C library gives the memory back to the system and has to be given it
//! again, page by page: of an easy list that was three fifths of the time.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

/// Buffers nobody uses, kept for the next who needs one.
static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// More are not kept: as many as are under way with a few threads.
const MOST_SPARE: usize = 64;
/// A larger one is not kept: the input had a monstrous line.
const LARGEST_SPARE: usize = 16 << 20;

/// Bytes whose memory goes to the next buffer in the end.
#[derive(Default)]
pub(crate) struct Buffer(Vec<u8>);

impl Buffer {
    /// An empty buffer, with memory if there is some to spare.
    pub(crate) fn new() -> Buffer {
        Buffer(SPARE.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default())
    }
}

impl From<&[u8]> for Buffer {
    fn from(bytes: &[u8]) -> Buffer {
        let mut buffer = Buffer::new();
        buffer.extend_from_slice(bytes);
        buffer
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let mut bytes = std::mem::take(&mut self.0);
        if bytes.capacity() == 0 || bytes.capacity() > LARGEST_SPARE {
            return;
        }
        bytes.clear();
        let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
        if spare.len() < MOST_SPARE {
            spare.push(bytes);
        }
    }
}

impl Deref for Buffer {
    type Target = Vec<u8>;

    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}

impl DerefMut for Buffer {
    fn deref_mut(&mut self) -> &mut Vec<u8> {
        &mut self.0
    }
}
