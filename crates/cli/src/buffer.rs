//! Memory that is reused.
//!
//! A fast command works through a few hundred chunks of a megabyte per second. If each allocates
//! and frees its own memory, the C library returns it to the system and has to get it again page by
//! page. With a list of easy puzzles that was three fifths of the time.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

/// Unused buffers.
static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// The largest number of unused buffers: about as many as a few threads use at once.
const MOST_SPARE: usize = 64;
/// Larger buffers are freed: they come from an enormous line.
const LARGEST_SPARE: usize = 16 << 20;

/// Bytes whose memory is reused by a later buffer.
#[derive(Default)]
pub(crate) struct Buffer(Vec<u8>);

impl Buffer {
    /// An empty buffer, with the memory of an unused one if there is any.
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
