//! # Death Blossom
//!
//! ## Pattern
//!
//! A stem cell, and for each of its candidates a petal: an almost locked set (*n* cells of a
//! house with *n* + 1 digits) whose cells with that candidate all see the stem. All petals have
//! a further digit *z* in common, which the stem does not have.
//!
//! ## Why it holds
//!
//! Whatever the stem is, the petal of that digit loses it, and is locked: it has all its other
//! digits, *z* among them. So one of the petals has *z*, and a cell that sees every *z* in all of
//! them cannot.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0904:9:........5.9..37.....2.9....7....1..28...........62..5...49....+1....853.\
//!     693.1..87.::948::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - The name is that of the Sudoku Programmers' forum. With a stem of two candidates it is an
//!   ALS-XY-wing whose middle is the stem.

use super::als_chain::check_als;
use super::prelude::*;

/// A cell and, for each of its candidates, an almost locked set that loses this digit if the cell
/// holds it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Blossom {
    /// The cell.
    pub stem: Cell,
    /// Each candidate of the stem, ascending, with the cells of its set.
    pub petals: Vec<(Digit, CellSet)>,
}

/// A cell, with an almost locked set for each of its candidates.
pub(super) struct DeathBlossom;

/// A search for the petals of one stem, candidate by candidate.
struct Search<'a> {
    facts: &'a Facts<'a>,
    stem: Cell,
    digits: DigitSet,
    /// By digit, the sets that lose this digit if the stem holds it.
    petals: Vec<(Digit, Vec<usize>)>,
    chosen: Vec<(Digit, CellSet)>,
    /// What was offered for this stem: other petals with the same eliminations are not worth
    /// listing.
    offered: Vec<CandidateSet>,
}

impl Search<'_> {
    /// `out` is what all petals chosen so far see: for each digit, the cells that lose it.
    fn extend(
        &mut self,
        taken: CellSet,
        out: &[CellSet; 9],
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let Some((digit, sets)) = self.petals.get(self.chosen.len()).cloned() else {
            let mut eliminations = CandidateSet::EMPTY;
            for digit in Digit::ALL {
                eliminations.add(digit, out[digit.index()] - taken);
            }
            if eliminations.is_empty() || self.offered.contains(&eliminations) {
                return Ok(());
            }
            self.offered.push(eliminations);
            // Petals are chosen by the fewest choices first, and listed by digit.
            let mut petals = self.chosen.clone();
            petals.sort();
            return Ok(sink.take(
                DeathBlossom.eliminates(Blossom { stem: self.stem, petals }, eliminations),
            )?);
        };
        for set in sets {
            let als = self.facts.als()[set];
            if !self.facts.options().als_overlap && als.cells.intersects(taken) {
                continue;
            }
            let seen = &self.facts.als_seen()[set];
            let mut left = [CellSet::EMPTY; 9];
            for z in (als.digits - self.digits).iter() {
                left[z.index()] = out[z.index()] & seen[z.index()];
            }
            if left == [CellSet::EMPTY; 9] {
                continue;
            }
            self.chosen.push((digit, als.cells));
            self.extend(taken | als.cells, &left, sink)?;
            self.chosen.pop();
        }
        Ok(())
    }
}

impl Technique for DeathBlossom {
    fn about(&self) -> About {
        About::new("death-blossom", &["0904"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        // For each digit, the sets that lose it if it is in one of these cells.
        let losing = Digit::ALL.map(|digit| {
            let seen = facts.als_seen().iter().map(|seen| seen[digit.index()]);
            let losing = seen.enumerate().filter(|(_, cells)| !cells.is_empty());
            losing.collect::<Vec<(usize, CellSet)>>()
        });
        for stem in facts.empty().iter() {
            let digits = facts.candidates(stem);
            let of = |digit: Digit| {
                let losing = losing[digit.index()].iter().filter(|(_, cells)| cells.contains(stem));
                (digit, losing.map(|(set, _)| *set).collect::<Vec<usize>>())
            };
            if digits.len() < 2 {
                continue;
            }
            let mut petals: Vec<(Digit, Vec<usize>)> = digits.iter().map(of).collect();
            if petals.iter().any(|(_, sets)| sets.is_empty()) {
                continue;
            }
            petals.sort_by_key(|(digit, sets)| (sets.len(), *digit));
            let (chosen, offered) = (Vec::new(), Vec::new());
            let mut search = Search { facts, stem, digits, petals, chosen, offered };
            let candidates = Digit::ALL.map(|digit| facts.cells_of(digit).without(stem));
            search.extend(CellSet::EMPTY, &candidates, sink)?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let Blossom { stem, petals } = pattern.get()?;
        let digits: DigitSet = petals.iter().map(|(digit, _)| *digit).collect();
        ensure(!petals.is_empty() && petals.len() == digits.len(), "one petal a digit")?;
        ensure(position.candidates(*stem) == digits, "a candidate of the stem has no petal")?;
        for &(digit, cells) in petals {
            check_als(cells, position)?;
            let with = cells & position.cells_of(digit);
            ensure(!with.is_empty() && with.is_subset(stem.peers()), "a petal keeps its digit")?;
        }
        // Without the digit it loses, a petal has all its others.
        let seen = |z: Digit, digit: Digit, cells: CellSet| {
            let with = cells & position.cells_of(z);
            if z == digit || with.is_empty() { CellSet::EMPTY } else { with.common_peers() }
        };
        let mut out = CandidateSet::EMPTY;
        for z in Digit::ALL {
            let by_petal = petals.iter().map(|&(digit, cells)| seen(z, digit, cells));
            out.add(z, by_petal.fold(position.cells_of(z), |all, seen| all & seen));
        }
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let Blossom { stem, petals } = step.pattern.own();
        let list: Vec<String> = petals
            .iter()
            .map(|(digit, cells)| format!("{digit}: {}", crate::notation::set(*cells)))
            .collect();
        self.message()
            .with("stem", Value::Cells((*stem).into()))
            .with("petals", Value::Notation(list.join("; ")))
            .with("digits", Value::Digits(step.eliminations.all_digits()))
    }
}

impl Shape for Blossom {
    fn size(&self) -> usize {
        1 + self.petals.iter().map(|(_, cells)| 2 + cells.len()).sum::<usize>()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        Derivation::of_each(proved, |target| {
            let stem = Sum::default().full(self.stem.into());
            self.petals.iter().fold(stem, |sum, &(digit, cells)| {
                let with = (cells & position.cells_of(digit)).with(self.stem);
                let free = DigitSet::from([digit, target.digit()]);
                sum.set(cells, free, target, position).once(digit, with, target)
            })
        })
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cell(self.stem, Role::Pattern);
        for &(digit, cells) in &self.petals {
            drawing.cells(cells, Role::Second);
            drawing.candidates(digit, self.stem.into(), Role::Pattern);
        }
    }
}
