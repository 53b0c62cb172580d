//! Filling in singles where their order and reasons do not matter.

use ennead_grid::{Digit, House};

use super::PathFinder;
use crate::Position;
use crate::theory::SINGLES;

pub(super) fn is_single(technique: &str) -> bool {
    SINGLES.contains(&technique)
}

/// The singles that a finder uses.
pub(crate) struct Singles {
    naked: bool,
    hidden: bool,
}

impl Singles {
    /// Naked and hidden singles.
    #[cfg(feature = "rating")]
    pub(crate) const ALL: Singles = Singles { naked: true, hidden: true };

    pub(super) fn of(finder: &PathFinder) -> Singles {
        let uses = |name| finder.techniques().any(|technique| technique.about().name == name);
        Singles { naked: uses("naked-single"), hidden: uses("hidden-single") }
    }

    /// Fills in singles until there are no more.
    pub(crate) fn fill_in(&self, position: &mut Position) {
        loop {
            let before = position.empty();
            if self.naked {
                for cell in before.iter() {
                    if let Some(digit) = position.candidates(cell).single() {
                        position.place(digit, cell);
                    }
                }
            }
            if self.hidden {
                for digit in Digit::ALL {
                    for house in House::ALL {
                        let cells = position.cells_of(digit) & house.cells();
                        if let Some(cell) = cells.single() {
                            position.place(digit, cell);
                        }
                    }
                }
            }
            if position.empty() == before {
                return;
            }
        }
    }
}
