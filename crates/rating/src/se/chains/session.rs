//! What a search for chains works with.

use super::harvest::Harvest;
use super::nest::Nest;
use super::reach::Overview;
use crate::se::board::{Candidates, Filled};
use ennead_stop::Meter;

/// One search in one grid.
pub(crate) struct Session<'a> {
    /// The grid.
    pub(crate) grid: &'a Candidates,
    pub(crate) filled: &'a Filled,
    /// What is known of the grid, kept for the next search in it.
    pub(crate) known: &'a mut Overview,
    /// Where found chains are put.
    pub(crate) harvest: &'a mut Harvest,
    /// The nests of searches that assumptions may use. A search in a nest may use the nests before
    /// it.
    pub(crate) nests: &'a mut [Nest],
    pub(crate) meter: &'a Meter<'a>,
}

impl Session<'_> {
    /// The same session with another harvest.
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
