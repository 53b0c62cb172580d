//! The kinds of forcing chain.

use crate::se::chains::closure::LinkKinds;

/// The kinds of forcing chain, easiest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Contradictions along one digit.
    Nishio,
    /// Cells and regions, in the unchanged grid.
    Multiple,
    /// Contradictions, doubles, cells and regions, with other rules on the way, by level: 0 none, 1
    /// locking, pairs and X-wings, 2 also static chains, 3 also multiple chains, 4 dynamic chains
    /// instead of multiple ones, 5 also those of level 2.
    Dynamic(u8),
}

impl Mode {
    pub(crate) fn base(self) -> f64 {
        match self {
            Mode::Nishio => 7.5,
            Mode::Multiple => 8.0,
            Mode::Dynamic(0) => 8.5,
            Mode::Dynamic(1) => 9.0,
            Mode::Dynamic(level) => 9.5 + 0.5 * (level as f64 - 2.0),
        }
    }

    pub(super) fn links(self) -> LinkKinds {
        LinkKinds { cells: self != Mode::Nishio, dynamic: self != Mode::Multiple }
    }
}
