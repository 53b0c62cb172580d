//! The commands, a file each.

pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod engines;
pub(crate) mod man;
pub(crate) mod solve;
