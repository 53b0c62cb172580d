//! What the operating system answers, in words.

use std::io::{Error, ErrorKind};

use crate::Words;

impl Words {
    /// Why something could not be read or written. Reasons that are rare remain as the system
    /// states them.
    pub fn system_reason(&self, error: &Error) -> String {
        let key = match error.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-permission",
            ErrorKind::IsADirectory => "system-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::StorageFull => "system-full",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            ErrorKind::InvalidData => "system-not-text",
            ErrorKind::AddrInUse => "system-address-taken",
            ErrorKind::AddrNotAvailable => "system-no-address",
            _ => return error.to_string(),
        };
        self.say(key)
    }
}
