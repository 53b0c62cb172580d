//! How a net goes on under a supposition, and when it ends.

use super::prelude::*;
use super::suppositions::Premise;
use super::{
    fish, full_house, hidden_single, hidden_subset, locked_candidates, naked_single, naked_subset,
};

/// The techniques that may be used under a supposition, the easiest first.
pub(super) static WITHIN: &[&dyn Technique] = &[
    &full_house::FullHouse,
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &locked_candidates::POINTING,
    &locked_candidates::CLAIMING,
    &naked_subset::NAKED_PAIR,
    &hidden_subset::HIDDEN_PAIR,
    &naked_subset::NAKED_TRIPLE,
    &fish::X_WING,
];

/// A cell without a candidate, or a house without a place for a digit.
pub(super) fn contradiction(position: &Position) -> Option<Premise> {
    let bare = position.empty() - position.all_candidates().all_cells();
    if let Some(cell) = bare.first() {
        return Some(Premise::EmptiesCell(cell));
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let cells = position.cells_of(digit) | position.digits().cells_of(digit);
        let house = House::ALL.into_iter().find(|house| !cells.intersects(house.cells()));
        house.map(|house| Premise::EmptiesHouse(house, digit))
    })
}
