//! Resolution theories: which steps are allowed, and which of them is the simplest.

#[cfg(feature = "extreme")]
mod chains;

use ennead_grid::named;

named! {
    /// What a path may use, and what counts as simplest.
    ///
    /// The theories of D. Berthier take singles first, then always the shortest chain; among
    /// equally short ones, the one whose target has the lowest digit, then the first cell. A chain
    /// is given the most special name it deserves: bivalue chain, z-chain, t-whip, whip. Without
    /// the feature
    /// `extreme` there are no chains, so they find singles alone.
    #[derive(Default)]
    pub enum Theory of "theory" {
        /// The techniques of the table, in its order.
        #[default]
        Table = "table",
        /// Those of the table that HoDoKu uses.
        Hodoku = "hodoku",
        /// Singles and whips.
        Whips = "w",
        /// Singles, subsets and whips: those of equal size in this order.
        SubsetsAndWhips = "s+w",
        /// Singles and g-whips.
        GWhips = "gw",
        /// Singles and braids.
        Braids = "b",
    }
}

impl Theory {
    /// Whether it goes by a table, not by the length of chains.
    pub(crate) fn goes_by_table(self) -> bool {
        matches!(self, Theory::Table | Theory::Hodoku)
    }
}

/// The singles of every theory.
pub(crate) const SINGLES: [&str; 3] = ["full-house", "naked-single", "hidden-single"];

#[cfg(not(feature = "extreme"))]
mod chains {
    use crate::{Facts, Step, Stop, Stopped};

    impl super::Theory {
        pub(crate) fn next(self, _: &Facts<'_>, _: &Stop) -> Result<Option<Step>, Stopped> {
            Ok(None)
        }
    }
}
