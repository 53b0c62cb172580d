//! Where an exocet could be.

use ennead_grid::{Cell, DigitSet, House};

/// A base with its cross-lines: what any exocet begins with.
#[derive(Clone, Copy)]
pub(crate) struct ExocetFrame {
    pub(crate) row: House,
    pub(crate) boxes: [House; 2],
    pub(crate) base: [Cell; 2],
    pub(crate) digits: DigitSet,
    pub(crate) lines: [House; 3],
}
