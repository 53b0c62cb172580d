//! As many truths as links.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Cell, CellSet, Digit, DigitSet, House};

use crate::derivation::{Derivation, Group, Line, Term};
use crate::shape::Shape;
use crate::{CandidateSet, Flaw, Position, Proved, ensure};

/// Truths, of each of which exactly one candidate is true, and as many links, of each of which at
/// most one is true.
///
/// Each candidate is in at least as many links as truths. The true candidates fill all truths, one
/// each; so they are in as many links as there are, and none of them in more links than truths.
/// Every candidate that is in more links than truths is false. The rule is Allan Barker's (rank 0).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Balance {
    /// Empty cells, and digits that are still missing in a house.
    pub truths: Vec<Group>,
    /// As many cells, and digits in a house.
    pub links: Vec<Group>,
}

impl Balance {
    /// Counts truths and links; all candidates that are in more links than truths are false.
    ///
    /// # Errors
    ///
    /// The first flaw met: a truth without a candidate, other numbers of truths and links, or a
    /// candidate that is in more truths than links.
    pub fn prove(&self, position: &Position) -> Result<Proved, Flaw> {
        let real = |truth: &Group| match *truth {
            Group::Cell(cell) => position.empty().contains(cell),
            Group::House(house, digit) => {
                !(position.digits().cells_of(digit)).intersects(house.cells())
            }
        };
        ensure(!self.truths.is_empty(), "there are no truths")?;
        ensure(self.truths.iter().all(real), "a truth is settled already")?;
        ensure(self.truths.len() == self.links.len(), "not as many truths as links")?;
        let mut surplus = [[0i8; 81]; 9];
        for (groups, sign) in [(&self.truths, -1), (&self.links, 1)] {
            for group in groups {
                for candidate in group.candidates(position).iter() {
                    surplus[candidate.digit().index()][candidate.cell().index()] += sign;
                }
            }
        }
        let mut out = CandidateSet::EMPTY;
        for candidate in position.all_candidates().iter() {
            let (digit, cell) = (candidate.digit(), candidate.cell());
            match surplus[digit.index()][cell.index()] {
                ..0 => return Err(Flaw("a candidate is in more truths than links")),
                0 => {}
                1.. => out.insert(digit, cell),
            }
        }
        Ok(Proved::eliminating(out))
    }
}

/// The cells among groups.
pub(crate) fn cells(groups: &[Group]) -> CellSet {
    let cell = |group: &Group| match *group {
        Group::Cell(cell) => Some(cell),
        Group::House(..) => None,
    };
    groups.iter().filter_map(cell).collect()
}

/// The places of digits among groups.
fn places(groups: &[Group]) -> impl Iterator<Item = (House, Digit)> + '_ {
    groups.iter().filter_map(|group| match *group {
        Group::House(house, digit) => Some((house, digit)),
        Group::Cell(_) => None,
    })
}

/// The groups that are cells.
pub(crate) fn each_cell(cells: CellSet) -> impl Iterator<Item = Group> {
    cells.iter().map(Group::Cell as fn(Cell) -> Group)
}

/// The groups of each of `digits` in `house`.
pub(crate) fn each_digit(digits: DigitSet, house: House) -> impl Iterator<Item = Group> {
    digits.iter().map(move |digit| Group::House(house, digit))
}

impl Shape for Balance {
    fn size(&self) -> usize {
        self.truths.len()
    }

    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        let truths = self.truths.iter().map(|&group| Term::Truth(group));
        let links = self.links.iter().map(|&group| Term::Link(group));
        vec![Line::Sum(truths.chain(links).collect())].into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cells(cells(&self.truths) | cells(&self.links), Role::Pattern);
        for (house, digit) in places(&self.truths) {
            drawing.house(house, Role::House);
            drawing.candidates(digit, house.cells(), Role::Pattern);
        }
        for (house, digit) in places(&self.links) {
            drawing.candidates(digit, house.cells(), Role::Second);
        }
    }
}
