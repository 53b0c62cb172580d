//! # Borescoper's polygon
//!
//! ## Pattern
//!
//! In a box, the four cells where two rows cross two columns (then four digits), or three of them (three
//! digits); two cells beside them, where the two rows cross a column in another box; and two above or
//! below, where the two columns cross a row in a third box.
//!
//! None of the cells is a given. Their other candidates are the guardians.
//!
//! ```text
//!    abc  abc  .  |  abc  .  .
//!    abc   .   .  |  abc  .  .        a polygon of seven cells: with a, b and c
//!     .    .   .  |   .   .  .        alone they can always be filled in
//!    -------------+-----------        another way
//!    abcd abc  .  |   .   .  .
//! ```
//!
//! ## Why it holds
//!
//! Without the guardians, each way to fill the cells has a twin: another way that gives every row,
//! column and box the same digits. So the puzzle would have two solutions. It has one, so one of the
//! guardians is true, and what all of them rule out is false.
//!
//! The search knows only the form of the cells. The proof tries all ways to fill them, and looks for the
//! twin of each.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:borescoper-polygon:2:...+7+1.8+9+6..+83.97+519+1+7+56+8+32+4+3+91+6+8724+5+75\
//!     +29..+16+848+6+2+51+9+7382+51+9+64+3+7+6..8...+19+1..+4...+8+2:::285:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Borescoper's deadly pattern" in *Sunnie's Sudoku Solver*.
//! - Its "unique matrix", four digits where two rows of each of two bands cross two columns of each of two
//!   stacks, is not looked for: in a band, each of the four digits would be left one place in the third
//!   row of the third box, which has three cells. So it never is in a grid.

use ennead_grid::HouseKind;

use super::prelude::*;
use crate::derivation::Axiom;
use crate::pattern::Uncolourable;
use crate::pattern::uncolourable::ruled_out;

/// Cells that can be filled in another way whatever they hold of a few digits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Polygon {
    /// The cells, the digits and the guardians.
    pub deadly: Uncolourable,
}

impl Polygon {
    /// Checks that the cells could always be filled in another way if no guardian were true.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    fn check(&self, position: &Position) -> Result<(), Flaw> {
        let Uncolourable { cells, digits, guardians } = &self.deadly;
        ensure(!cells.intersects(position.givens()), "a given does not change")?;
        ensure(!guardians.is_empty(), "there is no guardian")?;
        for cell in cells.iter() {
            let can = position.digit(cell).map_or(position.candidates(cell), DigitSet::only);
            let others = can - *digits;
            ensure(others.is_subset(guardians.digits(cell)), "there is another guardian")?;
        }
        let (ways, _) = self.deadly.ways(position);
        // Otherwise a guardian is true whether there is one solution or not.
        ensure(!ways.is_empty(), "the cells cannot be filled")?;
        ensure(ways.iter().all(|way| twin(way).is_some()), "a way to fill the cells has no twin")
    }
}

/// Another way to fill the same cells that gives every house the same digits.
fn twin(way: &[Candidate]) -> Option<Vec<Candidate>> {
    let in_house = |house: House| way.iter().filter(move |it| house.cells().contains(it.cell()));
    let digits = House::ALL.map(|house| in_house(house).map(|it| it.digit()).collect());
    let mut twin = Vec::new();
    extend(way, &digits, &mut twin).then_some(twin)
}

/// Fills the cells that are left, with the digits of each house and not all as before.
fn extend(way: &[Candidate], digits: &[DigitSet; 27], twin: &mut Vec<Candidate>) -> bool {
    let Some(cell) = way.get(twin.len()).map(|it| it.cell()) else { return twin != way };
    let of_houses = cell.houses().map(|house| digits[house.index()]);
    let can = of_houses.into_iter().fold(DigitSet::ALL, |all, digits| all & digits);
    for next in can.iter().map(|digit| Candidate::new(digit, cell)) {
        let clashes = |it: &Candidate| it.digit() == next.digit() && it.cell().sees(cell);
        if !twin.iter().any(clashes) {
            twin.push(next);
            if extend(way, digits, twin) {
                return true;
            }
            twin.pop();
        }
    }
    false
}

/// Cells in three boxes that could be filled in another way.
pub(super) struct BorescoperPolygon;

/// The most cells with guardians.
const MOST_GUARDED: usize = 3;

/// Pairs of lines of a chute, by their place in it.
const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];

/// The number of digits of a polygon of these cells, if they are one.
fn digits_of_polygon(cells: CellSet) -> Option<usize> {
    House::ALL[18..].iter().find_map(|box_| {
        let corner = cells & box_.cells();
        let lines = |kind| {
            let lines = corner.iter().flat_map(|cell| cell.houses());
            lines.filter(|house| house.kind() == kind).collect::<HouseSet>()
        };
        let (rows, columns) = (lines(HouseKind::Row), lines(HouseKind::Column));
        let (beside, below) = ((cells - corner) & rows.cells(), (cells - corner) & columns.cells());
        // Two cells that share a box and, besides, a line of this kind.
        let are_pair = |pair: CellSet, kind| {
            let shared = pair.common_houses();
            pair.len() == 2 && shared.len() == 2 && shared.iter().any(|it| it.kind() == kind)
        };
        let fits = rows.len() == 2
            && columns.len() == 2
            && corner.len() >= 3
            && corner | beside | below == cells
            && are_pair(beside, HouseKind::Column)
            && are_pair(below, HouseKind::Row);
        fits.then_some(corner.len())
    })
}

/// A search among cells that have some of a few digits.
struct Search<'a, 'b> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    /// The empty cells with none but the digits, and all that have some of them.
    clean: CellSet,
    open: CellSet,
    sink: &'b mut dyn Sink,
}

impl Search<'_, '_> {
    /// Whether so few of the cells are guarded that they can be of a pattern.
    fn may_be(&self, cells: CellSet) -> bool {
        cells.is_subset(self.open) && (cells - self.clean).len() <= MOST_GUARDED
    }

    fn offer(&mut self, cells: CellSet) -> Result<(), End> {
        if !self.may_be(cells) {
            return Ok(());
        }
        let deadly = Uncolourable::of(cells, self.digits, self.facts);
        let proved = deadly.follows(self.facts);
        let polygon = Polygon { deadly };
        if proved.is_empty() || polygon.check(self.facts).is_err() {
            return Ok(());
        }
        Ok(self.sink.take(BorescoperPolygon.step(polygon, proved))?)
    }

    /// The polygons whose corner is where two rows cross two columns, with the columns `beside` and the
    /// rows `below`.
    fn around(
        &mut self,
        rows: [usize; 2],
        columns: [usize; 2],
        beside: u16,
        below: u16,
    ) -> Result<(), End> {
        let cross = |rows: &[usize], columns: &[usize]| -> CellSet {
            rows.iter().flat_map(|&row| columns.iter().map(move |&c| Cell::at(row, c))).collect()
        };
        let square = cross(&rows, &columns);
        let corners: Vec<CellSet> = match self.digits.len() {
            4 => vec![square],
            _ => square.iter().map(|cell| square.without(cell)).collect(),
        };
        let lines = |bits: u16| (0..9).filter(move |line| bits & 1 << line != 0);
        for corner in corners {
            if !self.may_be(corner) {
                continue;
            }
            for beside in lines(beside).map(|column| corner | cross(&rows, &[column])) {
                for below in lines(below).map(|row| cross(&[row], &columns)) {
                    self.offer(beside | below)?;
                }
            }
        }
        Ok(())
    }

    fn polygons(&mut self) -> Result<(), End> {
        let open = |line: House| {
            let places = self.digits.iter().map(|digit| self.facts.places(line, digit));
            places.fold(0, |all, places| all | places)
        };
        let rows: [u16; 9] = std::array::from_fn(|i| open(House::row(i)));
        let columns: [u16; 9] = std::array::from_fn(|i| open(House::column(i)));
        for (band, stack) in (0..9).map(|box_| (box_ / 3, box_ % 3)) {
            for [r, s] in PAIRS.map(|pair| pair.map(|row| band * 3 + row)) {
                let beside = rows[r] & rows[s] & !(0o7 << (stack * 3));
                if beside == 0 {
                    continue;
                }
                for [c, d] in PAIRS.map(|pair| pair.map(|column| stack * 3 + column)) {
                    let below = columns[c] & columns[d] & !(0o7 << (band * 3));
                    if below != 0 {
                        self.around([r, s], [c, d], beside, below)?;
                    }
                }
            }
        }
        Ok(())
    }
}

impl Technique for BorescoperPolygon {
    fn about(&self) -> About {
        About::unique("borescoper-polygon", &["e:borescoper-polygon"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let sizes = |digits: &DigitSet| (3..=4).contains(&digits.len());
        for digits in (0..512).map(DigitSet::from_bits).filter(sizes) {
            let with = |digits: DigitSet| {
                let cells = digits.iter().map(|digit| facts.cells_of(digit));
                cells.fold(CellSet::EMPTY, |all, cells| all | cells)
            };
            let (open, clean) = (with(digits), facts.empty() - with(!digits));
            if clean.len() + MOST_GUARDED < 4 + digits.len() {
                continue;
            }
            Search { facts, digits, clean, open, sink }.polygons()?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let polygon: &Polygon = pattern.get()?;
        let Uncolourable { cells, digits, guardians } = &polygon.deadly;
        ensure(digits_of_polygon(*cells) == Some(digits.len()), "cells of another form")?;
        polygon.check(position)?;
        let only = if guardians.len() == 1 { *guardians } else { CandidateSet::EMPTY };
        Ok(Proved { eliminations: ruled_out(guardians, position), placements: only })
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Polygon>().deadly.explain(self.message())
    }
}

impl Shape for Polygon {
    fn size(&self) -> usize {
        self.deadly.size()
    }

    /// Each way to fill the cells has a twin.
    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let (ways, lines) = self.deadly.ways(position);
        let axiom = |way: &Vec<Candidate>| {
            let pairs = way.iter().copied().zip(twin(way)?).map(<[Candidate; 2]>::from);
            let exchange = pairs.filter(|[one, other]| one != other).collect();
            Some(Axiom { clause: way.iter().map(|&it| (it, false)).collect(), exchange })
        };
        Derivation { axioms: ways.iter().filter_map(axiom).collect(), lines }
    }

    fn draw(&self, drawing: &mut Drawing) {
        self.deadly.draw(drawing);
    }
}
