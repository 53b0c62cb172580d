//! # Sue de Coq
//!
//! ## Pattern
//!
//! Two or three cells where a line and a box cross, with at least two digits more than cells.
//! Further cells of the line and further cells of the box take up the surplus: all in all there
//! are as many digits as cells, counting twice what is in the line part and in the box part but
//! not where they cross. In the basic form each part is one cell with two candidates; the
//! extended form has more cells, and digits that are not where they cross.
//!
//! ```text
//!   [ 1234 1234  .  | .  12  . | .  .  . ]     line: 1 and 2 are done
//!   [  .    34   .  ]                          box: 3 and 4 are done
//! ```
//!
//! ## Why it holds
//!
//! No digit can be in the cells more often than it is counted, and together the counts just fill
//! them: so each digit is there exactly that often. The digits of the line part are then in the
//! line once and for all, those of the box part in the box, and digits that are only where they
//! cross in both.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :1101:6:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.::675 676 693::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Two-Sector Disjoint Subsets", posted by Sue De Coq in the Sudoku Players' forum (2005).

use super::prelude::*;

/// Cells where a line and a box cross, others of the line, and others of the box, which together
/// have just as many digits as they can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SectorPair {
    /// The line.
    pub line: House,
    /// The box.
    pub box_: House,
    /// Cells of both.
    pub crossing: CellSet,
    /// Cells of the line.
    pub in_line: CellSet,
    /// Cells of the box.
    pub in_box: CellSet,
}

impl SectorPair {
    fn cells(&self) -> CellSet {
        self.crossing | self.in_line | self.in_box
    }

    /// Checks that the cells are in the right places and that their digits just fill them.
    ///
    /// A digit can be in the cells at most twice, once in the line and once in the box, and only
    /// once if all its cells are in one of the two. If that adds up to the number of cells, each
    /// digit is there as often as it can be.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let (line, box_) = (self.line.cells(), self.box_.cells());
        ensure(self.line.is_line() && !self.box_.is_line(), "not a line and a box")?;
        ensure(self.crossing.is_subset(line & box_), "a cell does not lie where they cross")?;
        ensure(self.in_line.is_subset(line), "a cell is not in the line")?;
        ensure(self.in_box.is_subset(box_), "a cell is not in the box")?;
        let cells = self.cells();
        ensure(cells.is_subset(position.empty()), "a cell is filled")?;
        let room: usize =
            position.union(cells).iter().map(|digit| self.times(digit, position)).sum();
        ensure(room == cells.len(), "there is room to spare")
    }

    /// How often `digit` can be in the cells.
    fn times(&self, digit: Digit, position: &Position) -> usize {
        let with = self.cells() & position.cells_of(digit);
        let one = with.is_subset(self.line.cells()) || with.is_subset(self.box_.cells());
        if one { 1 } else { 2 }
    }

    /// The cells that lose `digit`, if the pattern [holds](SectorPair::check): those that see all
    /// its cells; and for a digit that is there twice, and so not in the crossing, all other cells
    /// of the line and the box.
    pub fn rules_out(&self, digit: Digit, position: &Position) -> CellSet {
        let all = position.cells_of(digit);
        let with = self.cells() & all;
        if with.is_empty() {
            CellSet::EMPTY
        } else if self.times(digit, position) == 1 {
            all & with.common_peers()
        } else {
            let (line, box_) = (self.line.cells(), self.box_.cells());
            let outside = (line | box_) - (with - (line & box_));
            all & outside
        }
    }
}

/// Two sectors, disjoint subsets.
pub(super) struct SueDeCoq;

/// Every choice from a few cells: the digits of each subset, indexed by its bits.
struct Choices {
    cells: Vec<Cell>,
    digits: Vec<DigitSet>,
}

impl Choices {
    fn new(cells: CellSet, facts: &Facts<'_>) -> Choices {
        let cells: Vec<Cell> = cells.iter().collect();
        let mut digits = vec![DigitSet::EMPTY];
        for &cell in &cells {
            for i in 0..digits.len() {
                digits.push(digits[i] | facts.candidates(cell));
            }
        }
        Choices { cells, digits }
    }

    fn cells(&self, chosen: usize) -> CellSet {
        let cells = self.cells.iter().enumerate();
        cells.filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, &cell)| cell).collect()
    }

    /// The subsets that have a digit of `crossing`, with their digits, and the number by which
    /// their cells exceed their own digits.
    fn surplus(&self, crossing: DigitSet) -> impl Iterator<Item = (usize, DigitSet, usize)> + '_ {
        self.digits.iter().enumerate().skip(1).filter_map(move |(chosen, &digits)| {
            let own = (digits - crossing).len();
            let more = (chosen.count_ones() as usize).checked_sub(own)?;
            (more > 0 && digits.intersects(crossing)).then_some((chosen, digits, more))
        })
    }
}

fn find_in(line: House, box_: House, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
    let (in_line, in_box) = (line.cells() & facts.empty(), box_.cells() & facts.empty());
    let both = in_line & in_box;
    let choices = std::iter::once(both).chain(both.iter().map(|cell| both.without(cell)));
    for crossing in choices.filter(|crossing| crossing.len() >= 2) {
        let digits = facts.union(crossing);
        let Some(plus) = digits.len().checked_sub(crossing.len()).filter(|plus| *plus >= 2) else {
            continue;
        };
        let of_line = Choices::new(in_line - crossing, facts);
        let of_box = Choices::new(in_box - crossing, facts);
        let box_parts: Vec<_> =
            of_box.surplus(digits).filter(|&(_, _, more)| more < plus).collect();
        if box_parts.is_empty() {
            continue;
        }
        for (chosen, line_digits, more) in of_line.surplus(digits) {
            let taken = line_digits & digits;
            for &(other, box_digits, rest) in &box_parts {
                if more + rest != plus || box_digits.intersects(taken) {
                    continue;
                }
                let (line_cells, box_cells) = (of_line.cells(chosen), of_box.cells(other));
                if line_cells.intersects(box_cells) {
                    continue;
                }
                let twice = line_digits & box_digits;
                let from_line = ((digits | line_digits) - box_digits) | twice;
                let from_box = ((digits | box_digits) - line_digits) | twice;
                let mut eliminations = CandidateSet::EMPTY;
                let rest = [
                    (from_line, in_line - crossing - line_cells),
                    (from_box, in_box - crossing - box_cells),
                ];
                for (gone, cells) in rest {
                    for digit in gone.iter() {
                        eliminations.add(digit, facts.cells_of(digit) & cells);
                    }
                }
                let pattern =
                    SectorPair { line, box_, crossing, in_line: line_cells, in_box: box_cells };
                SueDeCoq.report(pattern, eliminations, sink)?;
            }
        }
    }
    Ok(())
}

impl Technique for SueDeCoq {
    fn about(&self) -> About {
        About::new("sue-de-coq", &["1101"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for &line in &House::ALL[..18] {
            for &box_ in &House::ALL[18..] {
                if (line.cells() & box_.cells() & facts.empty()).len() >= 2 {
                    find_in(line, box_, facts, sink)?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let pair: &SectorPair = pattern.get()?;
        pair.check(position)?;
        let mut out = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            out.add(digit, pair.rules_out(digit, position));
        }
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let pair: &SectorPair = step.pattern.own();
        let set = |cells: CellSet| Value::Notation(crate::notation::set(cells));
        self.message()
            .with("line", Value::Houses(pair.line.into()))
            .with("box", Value::Houses(pair.box_.into()))
            .with("crossing", set(pair.crossing))
            .with("in-line", set(pair.in_line))
            .with("in-box", set(pair.in_box))
            .with("count", Value::Number(pair.size()))
    }
}

impl Shape for SectorPair {
    fn size(&self) -> usize {
        self.cells().len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        Derivation::of_each(proved, |target| {
            let cells = self.cells();
            let digits = position.union(cells).iter();
            digits.fold(Sum::default().full(cells), |sum, digit| {
                match self.times(digit, position) {
                    1 => sum.once(digit, cells & position.cells_of(digit), target),
                    _ => sum.limited(digit, [self.line, self.box_]),
                }
            })
        })
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.line, Role::House);
        drawing.house(self.box_, Role::House);
        drawing.cells(self.crossing, Role::Pattern);
        drawing.cells(self.in_line | self.in_box, Role::Second);
    }
}
