//! What each clue of a puzzle is there for: which contradict each other, which are not needed.
//!
//! Both are one question. A set of clues is *closed* if no board escapes it: for a contradiction,
//! any board that keeps the clues; for redundant clues, any board but the solution. A set that is
//! closed, and no longer is without any one of its clues, is the answer.

mod contradiction;
mod hitting;
mod judge;
mod redundant;
mod refutation;
mod set;
mod suggest;

use ennead_board::Cell;
use ennead_rule::Setup;

pub use contradiction::{Contradiction, contradiction, least_contradiction};
pub use redundant::{Redundant, redundant};
pub use refutation::{
    Differing, Ending, Inference, KnownSum, Reason, Refutation, Summand, refutation,
};
pub use suggest::{Addition, Suggestion, offered, suggest};

use set::ClueSet;

/// A clue: what can be left out of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Clue {
    /// The given in this cell.
    Given(Cell),
    /// The rule with this number, from 0.
    Rule(usize),
}

impl Clue {
    /// The clues of a setup: its givens in reading order, then its rules.
    ///
    /// ```
    /// use ennead_board::Cell;
    /// use ennead_rule::Setup;
    /// use ennead_variant::Clue;
    ///
    /// let setup = Setup::read("4x4; given 3: r2c1; cage 5: r2c2 r2c3")?;
    /// assert_eq!(Clue::all(&setup), [Clue::Given(Cell::at(1, 0)), Clue::Rule(0)]);
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn all(setup: &Setup) -> Vec<Clue> {
        let givens = setup.givens.iter().map(|(cell, _)| Clue::Given(cell));
        givens.chain((0..setup.rules.len()).map(Clue::Rule)).collect()
    }

    /// The clue as it stands in our language.
    ///
    /// # Panics
    ///
    /// If it is no clue of the setup.
    ///
    /// ```
    /// use ennead_rule::Setup;
    /// use ennead_variant::Clue;
    ///
    /// let setup = Setup::read("4x4; given 3: r2c1; cage 5: r2c2 r2c3")?;
    /// let names: Vec<String> = Clue::all(&setup).iter().map(|it| it.text(&setup)).collect();
    /// assert_eq!(names, ["given 3: r2c1", "cage 5: r2c2 r2c3"]);
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn text(self, setup: &Setup) -> String {
        let layout = setup.layout();
        match self {
            Clue::Given(cell) => {
                let value = setup.givens.get(cell).expect("a given of the setup");
                format!("given {}: {cell}", layout.symbol(value))
            }
            Clue::Rule(number) => setup.rules[number].to_line(layout),
        }
    }
}
