//! What clues beside the grid have in common.

use crate::{Lane, Unfit};

/// The clue looks along a row or a column.
pub(super) fn straight(lane: Lane) -> Result<(), Unfit> {
    match lane.towards.is_diagonal() {
        true => Err(Unfit::Direction { cell: lane.first }),
        false => Ok(()),
    }
}
