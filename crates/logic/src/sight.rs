//! Cross-hatching: which digits on the board leave a digit only one place in a house.
//!
//! ```text
//!     2 . . | . . . | . . .
//!     . . . | . . . | . 2 .
//!     × × × | . . . | . . .      the 2s above see all of the box but the last cell:
//!     ------+-------+------      it is a hidden single without a single pencil mark
//! ```
//!
//! It is how people see a hidden single, and so how a hint draws it.

use ennead_grid::{Candidate, Cell, House};

use crate::pattern::Pattern;
use crate::{Position, Step};

/// Why a digit has only one place in a house, by what is on the board alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The digit and its only place.
    pub candidate: Candidate,
    /// The house.
    pub house: House,
    /// The same digit elsewhere, and an empty cell of the house that it sees; every empty cell but the
    /// place is seen at least once.
    pub rays: Vec<(Cell, Cell)>,
}

impl Sight {
    /// What `step` sees in `position`; none if it is about no house, or if one of the other cells is
    /// excluded by something else than a digit that sees it.
    ///
    /// ```
    /// use ennead_grid::{Givens, Puzzle};
    /// use ennead_logic::{Options, PathFinder, Position, Sight, Stop, Table};
    ///
    /// let givens: Givens =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let position = Position::new(&Puzzle::try_from(givens)?);
    /// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    /// let steps = finder.steps(&position, 1000, &Stop::never())?;
    /// let sights: Vec<Sight> = steps.iter().filter_map(|step| Sight::of(step, &position)).collect();
    /// let six = sights.iter().find(|sight| sight.candidate.to_string() == "6r7c4");
    /// assert!(six.is_none_or(|sight| sight.rays.iter().all(|(from, _)| givens.get(*from).is_some())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(step: &Step, position: &Position) -> Option<Sight> {
        let Pattern::Single(single) = &step.pattern else { return None };
        let (candidate, house) = (single.candidate, single.house?);
        let (digit, place) = (candidate.digit(), candidate.cell());
        let digits = position.digits();
        let mut rays = Vec::new();
        for cell in house.cells().iter() {
            if cell == place || digits.get(cell).is_some() {
                continue;
            }
            let seen = cell.peers().iter().filter(|&peer| digits.get(peer) == Some(digit));
            let before = rays.len();
            rays.extend(seen.map(|peer| (peer, cell)));
            if rays.len() == before {
                return None;
            }
        }
        Some(Sight { candidate, house, rays })
    }
}
