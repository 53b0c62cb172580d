//! What became of a call, and why.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};

/// What became of a call; the numbers are those of `ennead.h`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Status {
    /// It succeeded.
    Ok = 0,
    /// A pointer that must not be null is null.
    Null = 1,
    /// A length is not a multiple of 81, or the place for answers is too short.
    Length = 2,
    /// A text is not a puzzle, not a question or not UTF-8.
    Unreadable = 3,
    /// The question makes no sense.
    Refused = 4,
    /// The stop was raised.
    Stopped = 5,
    /// A bug in ennead.
    Bug = 6,
}

/// Why a call failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) status: Status,
    pub(crate) reason: String,
}

impl Fault {
    pub(crate) fn new(status: Status, reason: impl Into<String>) -> Fault {
        Fault { status, reason: reason.into() }
    }

    pub(crate) fn null(what: &str) -> Fault {
        Fault::new(Status::Null, format!("`{what}` is null"))
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Keeps the reason for [`last`] and gives the status.
pub(crate) fn keep(fault: Fault) -> Status {
    let reason = CString::new(fault.reason.replace('\0', "\\0")).expect("zeros are replaced");
    LAST.set(reason);
    fault.status
}

/// The last reason on this thread. The text lives until the next one is [kept](keep).
pub(crate) fn last() -> *const c_char {
    LAST.with_borrow(|reason| CStr::as_ptr(reason))
}
