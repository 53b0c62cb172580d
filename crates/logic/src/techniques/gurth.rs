//! # Gurth's symmetry
//!
//! ## Pattern
//!
//! A half turn of the grid, or a reflection in a diagonal, and a pairing of the digits, some perhaps
//! with themselves, such that every given is mapped to a given with the digit paired with it.
//!
//! ## Why it holds
//!
//! The turn or reflection makes of the solution another solution of the same givens. There is only one,
//! so the solution is mapped to itself. Where a candidate's image cannot be there, the candidate is
//! false; and a cell that stays where it is holds a digit that is paired with itself.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:gurth-symmetry:19:...12...3..2..6.....783.42..21...5...68...24...5...98..86.7\
//!     23.....4..8..7...89...::155 955::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Gurth's symmetrical placement", posted by gurth in the Sudoku Players' forum (2007).

use super::prelude::*;
use crate::derivation::Axiom;

/// How the grid is turned or reflected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mapping {
    /// Half a turn.
    HalfTurn,
    /// In the diagonal from the upper left.
    Diagonal,
    /// In the other diagonal.
    AntiDiagonal,
}

impl Mapping {
    const ALL: [Mapping; 3] = [Mapping::HalfTurn, Mapping::Diagonal, Mapping::AntiDiagonal];

    /// Where a cell goes.
    pub fn image(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Mapping::HalfTurn => Cell::at(8 - row, 8 - column),
            Mapping::Diagonal => Cell::at(column, row),
            Mapping::AntiDiagonal => Cell::at(8 - column, 8 - row),
        }
    }
}

/// Givens that are mapped to givens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Automorphism {
    /// What happens to the cells.
    pub mapping: Mapping,
    /// For each digit, the one it becomes.
    pub digits: [Digit; 9],
}

impl Automorphism {
    /// The mapping with the pairing of digits that the givens have, if there is one; a digit without a given
    /// is paired with itself.
    fn of(mapping: Mapping, position: &Position) -> Option<Automorphism> {
        let mut digits = [None; 9];
        for cell in position.givens().iter() {
            let image = mapping.image(cell);
            let (from, to) = (position.digit(cell)?, position.digit(image)?);
            if !position.givens().contains(image) || digits[from.index()].is_some_and(|it| it != to)
            {
                return None;
            }
            digits[from.index()] = Some(to);
        }
        let missing = digits.iter().filter(|digit| digit.is_none()).count();
        let digits = std::array::from_fn(|i| digits[i].unwrap_or(Digit::from_index(i)));
        let found = Automorphism { mapping, digits };
        (missing <= 1 && found.is_pairing()).then_some(found)
    }

    fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    fn image(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.digit(candidate.digit()), self.mapping.image(candidate.cell()))
    }

    fn is_pairing(&self) -> bool {
        Digit::ALL.into_iter().all(|digit| self.digit(self.digit(digit)) == digit)
    }

    /// The digits that are paired with themselves.
    fn fixed(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.digit(digit) == digit).collect()
    }

    /// The candidates whose image can be nowhere.
    fn without_image(&self, position: &Position) -> CandidateSet {
        let can_be = |c: Candidate| {
            position.digit(c.cell()).map_or(position.has(c.digit(), c.cell()), |d| d == c.digit())
        };
        let stays = |c: Candidate| self.mapping.image(c.cell()) == c.cell();
        let is_fixed = |c: Candidate| self.digit(c.digit()) == c.digit();
        let falls = |c: &Candidate| !can_be(self.image(*c)) || stays(*c) && !is_fixed(*c);
        position.all_candidates().iter().filter(falls).collect()
    }
}

/// Symmetry of the givens.
pub(super) struct Gurth;

impl Technique for Gurth {
    fn about(&self) -> About {
        About::unique("gurth-symmetry", &["e:gurth-symmetry"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for mapping in Mapping::ALL {
            if let Some(found) = Automorphism::of(mapping, facts) {
                self.report(found, found.without_image(facts), sink)?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let found: &Automorphism = pattern.get()?;
        ensure(found.is_pairing(), "the digits are not paired")?;
        for cell in position.givens().iter() {
            let image = found.mapping.image(cell);
            let maps = position.digit(cell).map(|digit| found.digit(digit));
            ensure(position.givens().contains(image), "a given is mapped to no given")?;
            ensure(position.digit(image) == maps, "a given is mapped to another digit")?;
        }
        Ok(Proved::eliminating(found.without_image(position)))
    }

    fn explain(&self, step: &Step) -> Message {
        let found: &Automorphism = step.pattern.own();
        let pairs = Digit::ALL.into_iter().filter(|&digit| found.digit(digit) > digit);
        let pairs: Vec<String> =
            pairs.map(|digit| format!("{digit}-{}", found.digit(digit))).collect();
        let name = match found.mapping {
            Mapping::HalfTurn => "explain-gurth-symmetry",
            Mapping::Diagonal => "explain-gurth-symmetry-diagonal",
            Mapping::AntiDiagonal => "explain-gurth-symmetry-anti-diagonal",
        };
        Message::new(name)
            .with("pairs", Value::Notation(pairs.join(", ")))
            .with("fixed", Value::Digits(found.fixed()))
    }
}

impl Shape for Automorphism {
    fn size(&self) -> usize {
        81
    }

    /// The image of a solution is a solution.
    fn derive(&self, proved: &Proved, _: &Position) -> Derivation {
        let all = Cell::ALL
            .into_iter()
            .flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(digit, cell)));
        let exchange: Vec<[Candidate; 2]> = all
            .filter(|&candidate| candidate < self.image(candidate))
            .map(|candidate| [candidate, self.image(candidate)])
            .collect();
        let axiom = |candidate: Candidate| Axiom {
            clause: vec![(candidate, false), (self.image(candidate), true)],
            exchange: exchange.clone(),
        };
        Derivation { axioms: proved.eliminations.iter().map(axiom).collect(), lines: Vec::new() }
    }

    fn draw(&self, drawing: &mut Drawing) {
        let stays = |cell: &Cell| self.mapping.image(*cell) == *cell;
        drawing.cells(Cell::ALL.into_iter().filter(stays).collect(), Role::Pattern);
    }
}
