//! The functions that `ennead.h` declares and describes.
//!
//! Every function here relies on what C promises in that header: a pointer that is not null is valid
//! for the length beside it, or up to a zero, and what is written to overlaps with nothing.

#![allow(unsafe_code, reason = "pointers from C, and names that C can find")]

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;

use ennead::engine::Stop;

use crate::ask::ask;
use crate::fault::{self, Fault, Status};
use crate::solve;

/// The status of a call; a panic becomes [`Status::Bug`].
fn status(call: impl FnOnce() -> Result<(), Fault>) -> Status {
    // Unwind safe: after a panic nothing of the call is used again.
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(())) => Status::Ok,
        Ok(Err(fault)) => fault::keep(fault),
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            fault::keep(Fault::new(Status::Bug, format!("a bug in ennead: {said}")))
        }
    }
}

/// `pointer` as a slice.
///
/// # Safety
///
/// It is null or valid for reading `length` elements, until the call ends.
unsafe fn slice<'a, T>(what: &str, pointer: *const T, length: usize) -> Result<&'a [T], Fault> {
    if pointer.is_null() {
        return if length == 0 { Ok(&[]) } else { Err(Fault::null(what)) };
    }
    fits::<T>(what, length)?;
    // SAFETY: not null, not larger than half of memory; the rest is what the caller promises.
    Ok(unsafe { slice::from_raw_parts(pointer, length) })
}

/// `pointer` as a slice to be written to; it may be uninitialised.
///
/// # Safety
///
/// It is null, or valid for writing `length` elements until the call ends, and nothing else
/// accesses them.
unsafe fn places<'a, T>(
    what: &str,
    pointer: *mut T,
    length: usize,
) -> Result<&'a mut [MaybeUninit<T>], Fault> {
    if pointer.is_null() {
        return if length == 0 { Ok(&mut []) } else { Err(Fault::null(what)) };
    }
    fits::<T>(what, length)?;
    // SAFETY: not null, not larger than half of memory; the rest is what the caller promises.
    Ok(unsafe { slice::from_raw_parts_mut(pointer.cast(), length) })
}

/// No memory is larger than half of all addresses, so such a length is a mistake, such as −1.
fn fits<T>(what: &str, length: usize) -> Result<(), Fault> {
    let bytes = length.checked_mul(size_of::<T>());
    let fits = bytes.is_some_and(|bytes| isize::try_from(bytes).is_ok());
    let reason = || format!("`{what}` cannot be {length} elements long");
    if fits { Ok(()) } else { Err(Fault::new(Status::Length, reason())) }
}

/// `pointer` as a text.
///
/// # Safety
///
/// It is null or valid for reading up to a zero, until the call ends.
unsafe fn text<'a>(what: &str, pointer: *const c_char) -> Result<&'a str, Fault> {
    if pointer.is_null() {
        return Err(Fault::null(what));
    }
    // SAFETY: not null; the rest is what the caller promises.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| Fault::new(Status::Unreadable, format!("`{what}` is not UTF-8")))
}

/// The stop, or one that is never raised.
///
/// # Safety
///
/// It is null, or from [`ennead_stop_new`] and not freed before the call ends.
unsafe fn stop<'a>(stop: *const Stop) -> &'a Stop {
    static NEVER: Stop = Stop::never();
    // SAFETY: what the caller promises.
    unsafe { stop.as_ref() }.unwrap_or(&NEVER)
}

/// The version.
#[unsafe(no_mangle)]
pub extern "C" fn ennead_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Why the last call on this thread that failed did so.
#[unsafe(no_mangle)]
pub extern "C" fn ennead_last_error() -> *const c_char {
    fault::last()
}

/// A new stop.
#[unsafe(no_mangle)]
pub extern "C" fn ennead_stop_new() -> *mut Stop {
    Box::into_raw(Box::new(Stop::new()))
}

/// Ends the work of every call that was given this stop.
///
/// # Safety
///
/// `raised` is null, or from [`ennead_stop_new`] and not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ennead_stop_raise(raised: *const Stop) {
    // SAFETY: what the caller promises.
    if let Some(raised) = unsafe { raised.as_ref() } {
        raised.raise();
    }
}

/// Frees a stop.
///
/// # Safety
///
/// `freed` is null, or from [`ennead_stop_new`], not freed before and not in use.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ennead_stop_free(freed: *mut Stop) {
    if !freed.is_null() {
        // SAFETY: from `Box::into_raw` in `ennead_stop_new`; the rest is what the caller promises.
        drop(unsafe { Box::from_raw(freed) });
    }
}

/// Counts the solutions of many puzzles, and writes down one of each.
///
/// # Safety
///
/// As `ennead.h` says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ennead_solve(
    puzzles: *const c_char,
    length: usize,
    limit: u64,
    counts: *mut u64,
    counts_length: usize,
    solutions: *mut c_char,
    solutions_length: usize,
    raised: *const Stop,
) -> Status {
    status(|| {
        // SAFETY: what the caller promises.
        let puzzles = unsafe { slice("puzzles", puzzles.cast::<u8>(), length) }?;
        // SAFETY: likewise.
        let counts = unsafe { places("counts", counts, counts_length) }?;
        let solutions = if solutions.is_null() {
            None
        } else {
            // SAFETY: likewise.
            Some(unsafe { places("solutions", solutions.cast::<u8>(), solutions_length) }?)
        };
        // SAFETY: likewise.
        solve::solve(puzzles, limit, counts, solutions, unsafe { stop(raised) })
    })
}

/// Answers the question at an address.
///
/// # Safety
///
/// As `ennead.h` says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ennead_ask(
    address: *const c_char,
    question: *const c_char,
    answer: *mut *mut c_char,
    length: *mut usize,
    raised: *const Stop,
) -> Status {
    status(|| {
        if answer.is_null() {
            return Err(Fault::null("answer"));
        }
        // SAFETY: not null; the rest is what the caller promises.
        unsafe { answer.write(std::ptr::null_mut()) };
        // SAFETY: what the caller promises.
        let address = unsafe { text("address", address) }?;
        // SAFETY: likewise.
        let question = unsafe { text("question", question) }?;
        // SAFETY: likewise.
        let found = ask(address, question, unsafe { stop(raised) })?;
        if !length.is_null() {
            // SAFETY: not null; the rest is what the caller promises.
            unsafe { length.write(found.len() - 1) };
        }
        // SAFETY: as above.
        unsafe { answer.write(owned(&found)) };
        Ok(())
    })
}

/// Room before an answer for its length, which freeing it takes: an answer may hold zeros.
const HEAD: usize = size_of::<usize>();

/// An answer as C gets it.
fn owned(answer: &[u8]) -> *mut c_char {
    let head = answer.len().to_ne_bytes();
    let whole = Box::into_raw([&head[..], answer].concat().into_boxed_slice());
    // SAFETY: there are `HEAD` bytes before the answer.
    unsafe { whole.cast::<u8>().add(HEAD) }.cast()
}

/// Frees an answer.
///
/// # Safety
///
/// `freed` is null, or an answer of this library that was not freed before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ennead_free(freed: *mut c_char) {
    if freed.is_null() {
        return;
    }
    // SAFETY: from `owned`, which puts the length before the answer; the rest is what the caller
    // promises.
    unsafe {
        let whole = freed.cast::<u8>().sub(HEAD);
        let length = usize::from_ne_bytes(whole.cast::<[u8; HEAD]>().read());
        drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(whole, HEAD + length)));
    }
}

#[cfg(test)]
mod tests {
    use std::ptr::{null, null_mut};

    use super::*;

    #[test]
    fn a_panic_does_not_cross_the_border() {
        let status = status(|| panic!("at {}", "once"));
        assert_eq!(status, Status::Bug);
        // SAFETY: a text of this thread, with a zero at the end.
        let said = unsafe { CStr::from_ptr(ennead_last_error()) };
        assert_eq!(said.to_str(), Ok("a bug in ennead: at once"));
    }

    #[test]
    fn a_length_of_minus_one_is_a_mistake() {
        let mut counts = [0];
        let row =
            c"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let row = row.as_ptr();
        let (none, never) = (null_mut(), null());
        // SAFETY: wrong lengths are seen before memory is.
        let status =
            unsafe { ennead_solve(row, usize::MAX, 2, counts.as_mut_ptr(), 1, none, 0, never) };
        assert_eq!(status, Status::Length);
        // SAFETY: likewise.
        let status = unsafe {
            let most = usize::MAX / 4;
            ennead_solve(row, 81, 2, counts.as_mut_ptr(), most, none, 0, never)
        };
        assert_eq!(status, Status::Length);
        assert_eq!(counts, [0]);
    }

    #[test]
    fn the_header_has_the_same_numbers_and_functions() {
        let header = include_str!("../ennead.h");
        let statuses = [
            ("OK", Status::Ok),
            ("NULL", Status::Null),
            ("LENGTH", Status::Length),
            ("UNREADABLE", Status::Unreadable),
            ("REFUSED", Status::Refused),
            ("STOPPED", Status::Stopped),
            ("BUG", Status::Bug),
        ];
        for (name, status) in statuses {
            let line = format!("ENNEAD_{name} = {}", status as i32);
            assert_eq!(header.matches(&line).count(), 1, "{line}");
        }
        let source = include_str!("border.rs").split("#[cfg(test)]").next().expect("the code");
        let here =
            source.split("extern \"C\" fn ").skip(1).filter_map(|rest| rest.split('(').next());
        let here: Vec<_> = here.collect();
        for name in &here {
            assert_eq!(header.matches(&format!("{name}(")).count(), 1, "{name}");
        }
        assert_eq!(header.matches(");").count(), here.len(), "{here:?}");
    }
}
