//! Hints: the player's own mistakes first, then the next step, and where to look for it.

use ennead_draw::Drawing;
use ennead_grid::{Candidate, CellSet, Digit, House, HouseSet, Solution, kinds};
use ennead_stop::{Stop, Stopped};

use crate::{PathFinder, Position, Step};

/// What helps a player who is stuck in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The grid is full.
    Solved,
    /// The puzzle itself has no solution, so every step leads astray.
    Unsolvable,
    /// Something is wrong, so no step from here leads to the solution.
    Mistakes(Mistakes),
    /// The next step.
    Step(Box<Step>),
    /// None of the techniques in use helps.
    Stuck,
}

kinds! {
    /// What kind of hint it is.
    #[derive(Default)]
    pub enum HintKind of Hint {
        Solved = "solved",
        Mistakes = "mistakes",
        Step = "step",
        #[default]
        Stuck = "stuck",
        Unsolvable = "unsolvable",
    }
}

/// What contradicts the solution.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mistakes {
    /// Digits in the wrong cell, in reading order.
    pub digits: Vec<Candidate>,
    /// Empty cells in which the solution's digit was struck out, although no digit in their houses
    /// rules it out.
    pub struck: CellSet,
}

impl Mistakes {
    /// What in `position` contradicts `solution`.
    pub fn in_position(position: &Position, solution: &Solution) -> Mistakes {
        let wrong = |&(cell, digit): &(_, Digit)| solution.digit(cell) != digit;
        let digits = position.digits().iter().filter(wrong);
        // Candidates that only a wrong digit rules out were not struck out by anyone.
        let grid = position.digits();
        let is_struck = |&cell: &_| {
            let digit = solution.digit(cell);
            !position.has(digit, cell) && grid.allowed(cell).contains(digit)
        };
        Mistakes {
            digits: digits.map(|(cell, digit)| Candidate::new(digit, cell)).collect(),
            struck: position.empty().iter().filter(is_struck).collect(),
        }
    }

    /// The cells that are wrong.
    pub fn cells(&self) -> CellSet {
        let wrong: CellSet = self.digits.iter().map(|digit| digit.cell()).collect();
        wrong | self.struck
    }

    /// Whether there are no mistakes.
    pub fn is_empty(&self) -> bool {
        self.digits.is_empty() && self.struck.is_empty()
    }
}

impl PathFinder {
    /// The hint for `position`; `solution` is that of the puzzle if it has exactly one.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn hint(
        &self,
        position: &Position,
        solution: Option<&Solution>,
        stop: &Stop,
    ) -> Result<Hint, Stopped> {
        let mistakes = solution.map(|solution| Mistakes::in_position(position, solution));
        Ok(match mistakes {
            Some(mistakes) if !mistakes.is_empty() => Hint::Mistakes(mistakes),
            _ if position.is_solved() => Hint::Solved,
            _ => match self.most_helpful(position, stop)? {
                Some(step) => Hint::Step(Box::new(step.smallest(position, stop)?)),
                None => Hint::Stuck,
            },
        })
    }
}

impl Step {
    /// Where to look: the houses the pattern names, or else one house with all its cells, or else
    /// the boxes of what it eliminates or places.
    pub fn region(&self) -> HouseSet {
        let mut pattern = Drawing::default();
        self.pattern.shape().draw(&mut pattern);
        let named: HouseSet = pattern.houses.iter().map(|&(house, _)| house).collect();
        if !named.is_empty() {
            return named;
        }
        let cells = pattern.cells.iter().map(|&(cell, _)| cell);
        let cells: CellSet =
            cells.chain(pattern.candidates.iter().map(|&(mark, _)| mark.cell())).collect();
        let holds_all = |house: &&House| cells.is_subset(house.cells());
        if let Some(&house) = House::ALL.iter().find(holds_all) {
            return HouseSet::only(house);
        }
        let effect = self.eliminations.all_cells() | self.placements.all_cells();
        effect.iter().map(|cell| House::box_(cell.box_())).collect()
    }
}
