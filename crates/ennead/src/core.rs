//! Which core answers questions about a puzzle.

use ennead_board::{AnySheet, Layout};
use ennead_grid::Sheet;

/// The core that answers questions about a puzzle, with the puzzle as it takes it.
///
/// It is decided here and nowhere else: a puzzle on the classic board goes to the classic core, the
/// one there is.
///
/// ```
/// use ennead::board::{Layout, Sheet};
/// use ennead::core::Core;
///
/// let puzzle = Sheet::blank(Layout::classic());
/// assert!(matches!(Core::of(puzzle.into()), Core::Classic(_)));
/// let small = Sheet::blank(Layout::square(6).expect("a usual size"));
/// assert!(matches!(Core::of(small.into()), Core::Missing(layout) if layout.rows() == 6));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Core {
    /// The classic core: the engines, logic and ratings of this library.
    Classic(Box<Sheet>),
    /// None yet, for this board.
    Missing(Layout),
}

impl Core {
    /// The core for the puzzle on `sheet`.
    pub fn of(sheet: AnySheet) -> Core {
        match sheet {
            AnySheet::Classic(sheet) => Core::Classic(Box::new(sheet.into())),
            AnySheet::Other(sheet) => Core::Missing(sheet.ground),
        }
    }
}
