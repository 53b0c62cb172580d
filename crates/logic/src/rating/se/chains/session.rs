//! What a search for chains works with.

use super::harvest::Harvest;
use super::nest::Nest;
use super::reach::Overview;
use crate::rating::se::board::{Candidates, Filled};
use crate::rating::se::meter::Meter;

/// One search in one grid.
pub(crate) struct Session<'a> {
    /// The grid.
    pub(crate) grid: &'a Candidates,
    pub(crate) filled: &'a Filled,
    /// What is known of the grid, kept for the next search that looks at it.
    pub(crate) known: &'a mut Overview,
    /// Where the chains are brought.
    pub(crate) harvest: &'a mut Harvest,
    /// The nests of searches that assumptions may use; a search in a nest has those before it.
    pub(crate) nests: &'a mut [Nest],
    pub(crate) meter: &'a Meter<'a>,
}

impl Session<'_> {
    /// The same session, the chains brought elsewhere.
    pub(crate) fn bringing_to<'b>(&'b mut self, harvest: &'b mut Harvest) -> Session<'b> {
        Session {
            grid: self.grid,
            filled: self.filled,
            known: self.known,
            harvest,
            nests: self.nests,
            meter: self.meter,
        }
    }
}
