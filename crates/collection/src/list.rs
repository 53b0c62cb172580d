//! One puzzle of a kind.

use ennead_rating::Level;
use ennead_rule::Setup;

/// A puzzle of the collection.
#[derive(Clone, PartialEq, Debug)]
pub struct Picked {
    /// Its level.
    pub level: Level,
    /// Its number among those of its kind and level, from 1.
    pub number: usize,
    /// How hard the hardest step of its easiest path is. The levels of the collection are ranges of this:
    /// up to 2.0, 2.5, 3.6 and 4.6. It is no rating of Sudoku Explainer's, which knows no such rules.
    pub hardest: f64,
    /// The puzzle.
    pub setup: Setup,
}

/// A line of a list, not yet read.
pub(crate) struct Line<'a> {
    pub(crate) level: Level,
    hardest: f64,
    puzzle: &'a str,
}

/// The lines of a list. What is no such line is left out: lists come from outside too.
pub(crate) fn lines(list: &str) -> impl Iterator<Item = Line<'_>> {
    list.lines().filter_map(|line| {
        let (level, rest) = line.split_once(' ')?;
        let (hardest, puzzle) = rest.split_once(' ')?;
        Some(Line { level: level.parse().ok()?, hardest: hardest.parse().ok()?, puzzle })
    })
}

impl Line<'_> {
    /// The puzzle; `None` if it is none.
    pub(crate) fn picked(&self, number: usize) -> Option<Picked> {
        let setup = Setup::read(self.puzzle).ok()?;
        Some(Picked { level: self.level, number, hardest: self.hardest, setup })
    }
}

/// The puzzle with this number among those of the level in the list of a kind, from 1; `None` if there is
/// none.
///
/// ```
/// use ennead_collection::pick;
/// use ennead_rating::Level;
///
/// let list = "easy 1.5 4x4; givens .....4.3.3..1..4\n";
/// let puzzle = pick(list, Level::Easy, 1).expect("it is there");
/// assert_eq!(puzzle.setup.givens.len(), 5);
/// assert_eq!(pick(list, Level::Easy, 2), None);
/// ```
pub fn pick(list: &str, level: Level, number: usize) -> Option<Picked> {
    let mut of_level = lines(list).filter(|line| line.level == level);
    of_level.nth(number.checked_sub(1)?)?.picked(number)
}
