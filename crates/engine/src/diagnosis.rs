//! Why givens are not a proper puzzle: which candidates would decide between several solutions, or
//! why there is no solution and which change of one given would mend that.

use ennead_grid::{
    Candidate, Cell, CellSet, Clues, Digit, DigitSet, House, Puzzle, Solution, kinds,
};

use crate::fast::{count_few, first_in_reading_order};
use crate::{Stop, Stopped, check_until};

/// What [`diagnose`] finds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Diagnosis {
    /// There is exactly one solution.
    Proper {
        /// The solution.
        solution: Solution,
        /// The givens of which any one could be left out.
        redundant: CellSet,
    },
    /// There are several solutions.
    Several {
        /// The two that come first in reading order.
        first: [Solution; 2],
        /// Whether there are more than these two.
        more: bool,
        /// The cells in which solutions differ.
        differing: CellSet,
        /// The candidates that would leave one solution if they were given too.
        deciding: Vec<Candidate>,
    },
    /// There is no solution, although no givens clash.
    Unsolvable {
        /// What can be seen at once, if anything can.
        gap: Option<Gap>,
        /// Givens that leave no solution: those that cause the gap, or else a set of which none
        /// can be left out.
        blamed: CellSet,
        /// Changes that leave one solution.
        repairs: Vec<Repair>,
    },
    /// Givens clash.
    Clashing {
        /// The cells that clash.
        cells: CellSet,
        /// Changes that leave one solution.
        repairs: Vec<Repair>,
    },
}

kinds! {
    /// What a puzzle is.
    #[derive(Default)]
    pub enum DiagnosisKind of Diagnosis {
        #[default]
        Proper = "proper",
        Several = "several",
        Unsolvable = "none",
        Clashing = "clashing",
    }
}

/// A cell without a digit, or a house without a place for a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// No digit is left for the cell.
    Cell(Cell),
    /// No cell of the house is left for the digit.
    House(House, Digit),
}

/// A given that can be exchanged for one of several digits; each leaves one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The cell of the given.
    pub cell: Cell,
    /// The digits to choose from.
    pub digits: DigitSet,
}

/// Finds out whether givens or a sukaku are a proper puzzle, and if not, why.
///
/// ```
/// use ennead_engine::{Diagnosis, Gap, diagnose};
///
/// // The 9 is missing from row 1, and the one in r2c9 rules it out in r1c9.
/// let givens: ennead_grid::Givens = format!("12345678.........9{:.<63}", "").parse()?;
/// let Diagnosis::Unsolvable { gap, .. } = diagnose(givens) else { panic!() };
/// assert_eq!(gap, Some(Gap::Cell("r1c9".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn diagnose(clues: impl Into<Clues>) -> Diagnosis {
    diagnose_until(clues, &Stop::never()).expect("never stopped")
}

/// [`diagnose`], for someone who may stop waiting.
///
/// # Errors
///
/// If `stop` was raised.
pub fn diagnose_until(clues: impl Into<Clues>, stop: &Stop) -> Result<Diagnosis, Stopped> {
    let clues = &clues.into();
    let Ok(puzzle) = Puzzle::try_from(*clues) else {
        let cells = clues.givens().clashes();
        return Ok(Diagnosis::Clashing { cells, repairs: repairs(clues, cells, stop)? });
    };
    Ok(match first_in_reading_order(&puzzle, 2)[..] {
        [] => {
            let (gap, blamed) = match gap(clues) {
                Some((gap, blamed)) => (Some(gap), blamed),
                None => (None, conflict(clues, stop)?),
            };
            let repairs = repairs(clues, clues.givens().cells(), stop)?;
            Diagnosis::Unsolvable { gap, blamed, repairs }
        }
        [solution] => {
            Diagnosis::Proper { solution, redundant: check_until(clues, stop)?.redundant }
        }
        [first, second, ..] => {
            let differing = check_until(clues, stop)?.differing;
            Diagnosis::Several {
                first: [first, second],
                more: count_few(&puzzle, 3) > 2,
                differing,
                deciding: deciding(clues, differing, stop)?,
            }
        }
    })
}

/// Whether the puzzle with another digit given in `cell` has exactly one solution.
fn is_proper_with(clues: &Clues, cell: Cell, digit: Digit) -> bool {
    let puzzle = Puzzle::try_from(clues.with(cell, Some(digit)));
    puzzle.is_ok_and(|puzzle| count_few(&puzzle, 2) == 1)
}

fn deciding(clues: &Clues, cells: CellSet, stop: &Stop) -> Result<Vec<Candidate>, Stopped> {
    let mut deciding = Vec::new();
    for cell in cells.iter() {
        stop.check()?;
        let decides =
            |&digit: &Digit| !clues.strikes(digit, cell) && is_proper_with(clues, cell, digit);
        let digits = Digit::ALL.into_iter().filter(decides);
        deciding.extend(digits.map(|digit| Candidate::new(digit, cell)));
    }
    Ok(deciding)
}

/// The changes of one given in `cells` that leave one solution.
fn repairs(clues: &Clues, cells: CellSet, stop: &Stop) -> Result<Vec<Repair>, Stopped> {
    let mut repairs = Vec::new();
    for cell in cells.iter() {
        stop.check()?;
        let fits = |&digit: &Digit| is_proper_with(clues, cell, digit);
        let digits: DigitSet = Digit::ALL.into_iter().filter(fits).collect();
        if !digits.is_empty() {
            repairs.push(Repair { cell, digits });
        }
    }
    Ok(repairs)
}

/// The first place that nothing fits into, and givens that cause it.
fn gap(clues: &Clues) -> Option<(Gap, CellSet)> {
    let givens = clues.givens();
    let left = clues.candidates_or_allowed();
    let empty = !givens.cells();
    // For each digit, one given that the cell sees.
    let causes = |cell: Cell| -> CellSet {
        let seen = |digit| (givens.cells_of(digit) & cell.peers()).first();
        Digit::ALL.into_iter().filter_map(seen).collect()
    };
    if let Some(cell) = empty.iter().find(|&cell| left[cell].is_empty()) {
        return Some((Gap::Cell(cell), causes(cell)));
    }
    let houses = House::ALL.iter().flat_map(|&house| Digit::ALL.map(|digit| (house, digit)));
    let (house, digit) = houses.into_iter().find(|&(house, digit)| {
        let holds = givens.digits_in(house).contains(digit);
        !holds && (house.cells() & empty).iter().all(|cell| !left[cell].contains(digit))
    })?;
    let open = house.cells() & empty;
    let seen = open.iter().filter_map(|cell| (givens.cells_of(digit) & cell.peers()).first());
    let blamed = seen.collect::<CellSet>() | (house.cells() & givens.cells());
    Some((Gap::House(house, digit), blamed))
}

/// Givens that leave no solution, none of which can be left out.
fn conflict(clues: &Clues, stop: &Stop) -> Result<CellSet, Stopped> {
    let mut left = *clues;
    for cell in clues.givens().cells().iter() {
        stop.check()?;
        let without = left.with(cell, None);
        let puzzle = Puzzle::try_from(without).expect("fewer givens clash no more");
        if count_few(&puzzle, 1) == 0 {
            left = without;
        }
    }
    Ok(left.givens().cells())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennead_grid::Givens;

    fn diagnosis(givens: &str) -> Diagnosis {
        diagnose(givens.parse::<Givens>().unwrap())
    }

    #[test]
    fn a_gap_is_found_with_what_causes_it_and_what_mends_it() {
        // A 4 in place of the 6 in r3c4, as drawn in the mock of the page.
        let misread =
            ".....3.57...7..64...34..1..3...187...2.5.6.3...823...5..2..15...96..5...51.9.....";
        let Diagnosis::Unsolvable { gap, blamed, repairs } = diagnosis(misread) else { panic!() };
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        assert_eq!(gap, Some(Gap::Cell(cell("r4c4"))));
        assert_eq!(blamed.len(), 9);
        let found: Vec<_> = repairs.iter().map(|it| (it.cell, it.digits.len())).collect();
        assert!(found.contains(&(cell("r3c4"), 1)), "{found:?}");
    }

    #[test]
    fn a_digit_without_a_place_is_a_gap_too() {
        let givens = format!("234......{}......1..{}", "...1.....", ".".repeat(54));
        let Diagnosis::Unsolvable { gap, blamed, .. } = diagnosis(&givens) else { panic!() };
        assert_eq!(gap, Some(Gap::House(House::row(0), Digit::new(1))));
        assert_eq!(blamed.to_string(), "r1c1 r1c2 r1c3 r2c4 r3c7");
    }

    #[test]
    fn without_a_gap_the_blamed_givens_alone_have_no_solution() {
        let givens =
            "34..6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....";
        let Diagnosis::Unsolvable { blamed, .. } = diagnosis(givens) else { panic!() };
        let givens: Givens = givens.parse().unwrap();
        let only = |cells: CellSet| {
            let mut left = givens;
            (givens.cells() - cells).iter().for_each(|cell| left.set(cell, None));
            count_few(&Puzzle::try_from(left).unwrap(), 1)
        };
        assert_eq!(gap(&givens.into()), None);
        assert_eq!((blamed.len(), only(blamed)), (11, 0));
        assert!(blamed.iter().all(|cell| only(blamed.without(cell)) == 1));
    }

    #[test]
    fn each_deciding_candidate_decides() {
        // The four cells of a rectangle are empty.
        let givens =
            "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
        let Diagnosis::Several { differing, deciding, more, .. } = diagnosis(givens) else {
            panic!()
        };
        assert_eq!((differing.len(), deciding.len(), more), (4, 8, false));
        let Diagnosis::Several { more, deciding, .. } = diagnosis(&".".repeat(81)) else {
            panic!()
        };
        assert!(more && deciding.is_empty());
    }
}
