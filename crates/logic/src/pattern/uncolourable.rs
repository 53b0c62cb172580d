//! Cells that a few digits cannot fill.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Candidate, Cell, CellSet, DigitSet, House};

use super::chain::Node;
use crate::derivation::{Derivation, Line, clause};
use crate::shape::Shape;
use crate::{CandidateSet, Flaw, Message, Position, Proved, Value, ensure};

/// Cells that cannot be filled with the digits alone, and their other candidates, the guardians: at
/// least one of these is true.
///
/// The cells are those of a graph in which neighbours share a house, the digits are its colours.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Uncolourable {
    /// The cells.
    pub cells: CellSet,
    /// The digits that cannot fill them.
    pub digits: DigitSet,
    /// The other candidates of the cells.
    pub guardians: CandidateSet,
}

impl Uncolourable {
    /// The pattern with all guardians that `position` has.
    pub fn of(cells: CellSet, digits: DigitSet, position: &Position) -> Uncolourable {
        let guardians = position.candidates_in(!digits, cells);
        Uncolourable { cells, digits, guardians }
    }

    /// What a step says: the only guardian, or what all of them rule out.
    pub(crate) fn follows(&self, position: &Position) -> Proved {
        match self.guardians.len() {
            0 => Proved::default(),
            1 => Proved::placing(self.guardians),
            _ => Proved::eliminating(ruled_out(&self.guardians, position)),
        }
    }

    /// Tries to fill the cells with the digits: they cannot be filled. Then one of the guardians is
    /// true, and what they all rule out is false.
    ///
    /// # Errors
    ///
    /// If there is a guardian more, if none is left, or if the cells can be filled.
    pub fn prove(&self, position: &Position) -> Result<Proved, Flaw> {
        let others = position.candidates_in(!self.digits, self.cells);
        ensure(others.is_subset(&self.guardians), "there is another guardian")?;
        ensure(!self.guardians.is_empty(), "there is no guardian")?;
        let placed = |cell: Cell| position.digit(cell).is_none_or(|d| self.digits.contains(d));
        ensure(self.cells.iter().all(placed), "a cell holds another digit")?;
        ensure(!self.can_be_filled(position), "the cells can be filled")?;
        let only = if self.guardians.len() == 1 { self.guardians } else { CandidateSet::EMPTY };
        Ok(Proved { eliminations: ruled_out(&self.guardians, position), placements: only })
    }

    /// Whether the cells can be filled with the digits.
    pub(crate) fn can_be_filled(&self, position: &Position) -> bool {
        !Trial::new(self, position).fails(self.cells)
    }

    /// The ways to fill the cells with the digits, and the lines of a derivation: one of the guardians is
    /// true unless the cells are filled in one of these ways.
    pub(crate) fn ways(&self, position: &Position) -> (Vec<Vec<Candidate>>, Vec<Line>) {
        let (mut trial, mut ways) = (Trial::new(self, position), Vec::new());
        trial.collect(self.cells, &mut ways);
        (ways, trial.lines)
    }

    /// `message` with the cells, the digits, the guardians and their cells and digits, and of a tridagon the
    /// box that slants the other way.
    pub(crate) fn explain(&self, message: Message) -> Message {
        message
            .with("cells", Value::Cells(self.cells))
            .with("digits", Value::Digits(self.digits))
            .with("guardians", Value::Candidates(self.guardians))
            .with("box", Value::Houses(self.other_way().into_iter().collect()))
    }

    /// The box in which the cells run the other way than in all others, if there are four.
    fn other_way(&self) -> Option<House> {
        let boxes = House::ALL[18..].iter().copied();
        let boxes = boxes.filter(|box_| !(self.cells & box_.cells()).is_empty());
        // From the cell in one row to that in the next, the column moves on by one, or back.
        let moves_on = |box_: House| {
            let columns: Vec<usize> =
                (self.cells & box_.cells()).iter().map(|cell| cell.column()).collect();
            matches!(columns[..], [one, two, _] if (two + 3 - one) % 3 == 1)
        };
        let (on, back): (Vec<House>, Vec<House>) = boxes.partition(|&box_| moves_on(box_));
        match (&on[..], &back[..]) {
            ([other], [_, _, _]) | ([_, _, _], [other]) => Some(*other),
            _ => None,
        }
    }
}

/// The candidates that each of these rules out: all candidates if there is none.
pub(crate) fn ruled_out(candidates: &CandidateSet, position: &Position) -> CandidateSet {
    let all = *position.all_candidates();
    candidates.iter().fold(all, |out, candidate| out & Node::from(candidate).excludes(position))
}

/// A search for a way to fill the cells, which remembers why there is none.
struct Trial<'a> {
    position: &'a Position,
    pattern: &'a Uncolourable,
    tried: Vec<Candidate>,
    /// For each dead end: not all of what was tried there, unless a guardian is true.
    lines: Vec<Line>,
}

impl<'a> Trial<'a> {
    fn new(pattern: &'a Uncolourable, position: &'a Position) -> Trial<'a> {
        Trial { position, pattern, tried: Vec::new(), lines: Vec::new() }
    }

    /// The digits of the pattern that a cell can still hold.
    fn left(&self, cell: Cell) -> DigitSet {
        let can = self.position.digit(cell).map_or(self.position.candidates(cell), DigitSet::only);
        let seen = self.tried.iter().filter(|tried| tried.cell().sees(cell));
        seen.fold(can & self.pattern.digits, |can, tried| can.without(tried.digit()))
    }

    /// The cell with the fewest digits left.
    fn next(&self, cells: CellSet) -> Option<Cell> {
        cells.iter().min_by_key(|&cell| self.left(cell).len())
    }

    /// The line that says: not all of what was tried, unless a guardian is true.
    fn end(&mut self) {
        let line = clause(self.tried.iter().copied(), self.pattern.guardians.iter());
        self.lines.push(line);
    }

    /// Collects the ways to fill `cells` after what was tried.
    fn collect(&mut self, cells: CellSet, ways: &mut Vec<Vec<Candidate>>) {
        match self.next(cells) {
            None => ways.push(self.tried.clone()),
            Some(cell) => {
                for digit in self.left(cell).iter() {
                    self.tried.push(Candidate::new(digit, cell));
                    self.collect(cells.without(cell), ways);
                    self.tried.pop();
                }
            }
        }
        self.end();
    }

    /// Whether `cells` cannot be filled after what was tried.
    fn fails(&mut self, cells: CellSet) -> bool {
        let Some(cell) = self.next(cells) else { return false };
        for digit in self.left(cell).iter() {
            self.tried.push(Candidate::new(digit, cell));
            let fails = self.fails(cells.without(cell));
            self.tried.pop();
            if !fails {
                return false;
            }
        }
        self.end();
        true
    }
}

impl Shape for Uncolourable {
    fn size(&self) -> usize {
        self.cells.len() + self.guardians.len()
    }

    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let mut trial = Trial::new(self, position);
        trial.fails(self.cells);
        trial.lines.into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cells(self.cells, Role::Pattern);
        for digit in self.digits.iter() {
            drawing.candidates(digit, self.cells, Role::Pattern);
        }
        for guardian in self.guardians.iter() {
            drawing.candidate(guardian, Role::Second);
        }
    }
}
