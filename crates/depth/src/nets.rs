//! The nets of a position.

use crate::net::Net;
use crate::suppositions::LinkRows;

/// The net of a position, without and with groups, the candidates numbered alike.
#[derive(Default)]
pub(crate) struct Nets {
    pub(crate) plain: Net,
    pub(crate) grouped: Net,
    pub(crate) links: LinkRows,
    /// Whether each candidate is known to be part of a solution.
    pub(crate) solution: Vec<bool>,
}
