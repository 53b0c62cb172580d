//! The border to JavaScript, without generated glue.
//!
//! JavaScript asks for room (`room`), copies the request there, and has it answered (`answer`). Then
//! it reads the reply at `reply`, which is as long as `answer` said, before it asks again. Numbers
//! are the only thing that crosses; the memory between `room` and `answer` is a vector that nothing
//! else touches, because WebAssembly has one thread here.
//!
//! A panic ends the module with a trap. Nothing can be asked of it afterwards; JavaScript starts
//! another.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::{Door, Reply};

/// What stays from one call to the next.
struct Border {
    door: Door,
    request: Vec<u8>,
    reply: Reply,
}

static BORDER: Mutex<Border> = Mutex::new(Border {
    door: Door::new(now),
    request: Vec::new(),
    reply: Reply { status: 0, body: Vec::new() },
});

fn border() -> MutexGuard<'static, Border> {
    BORDER.lock().unwrap_or_else(PoisonError::into_inner)
}

// The declaration promises what the JavaScript beside the module provides: a function without
// effects.
#[expect(unsafe_code, reason = "an imported function can only be declared so")]
mod import {
    #[link(wasm_import_module = "ennead")]
    unsafe extern "C" {
        /// The time since 1970, in milliseconds.
        pub(super) safe fn now() -> f64;
    }
}

fn now() -> Duration {
    Duration::try_from_secs_f64(import::now() / 1000.0).unwrap_or_default()
}

/// The address of `length` bytes, into which the next request is to be copied.
#[expect(unsafe_code, reason = "no other function has this name, and calling it is safe")]
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut border = border();
    border.request.clear();
    border.request.resize(length, 0);
    border.request.as_mut_ptr()
}

/// Answers the request that was copied; returns the length of the reply.
#[expect(unsafe_code, reason = "no other function has this name, and calling it is safe")]
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let border = &mut *border();
    let request = std::mem::take(&mut border.request);
    border.reply = border.door.answer(&request);
    border.reply.body.len()
}

/// The address of the reply.
#[expect(unsafe_code, reason = "no other function has this name, and calling it is safe")]
#[unsafe(no_mangle)]
extern "C" fn reply() -> *const u8 {
    border().reply.body.as_ptr()
}

/// The status of the reply, as in HTTP.
#[expect(unsafe_code, reason = "no other function has this name, and calling it is safe")]
#[unsafe(no_mangle)]
extern "C" fn status() -> u32 {
    border().reply.status.into()
}
