//! # Impossible pattern
//!
//! ## Pattern
//!
//! Cells that three digits alone cannot fill, other than a tridagon; 10 to 20 of them. Their other
//! candidates are the guardians.
//!
//! ```text
//!     .  x  x  |  .  x  .
//!     .  .  x  |  .  .  x       x: a, b or c; there is no way
//!     .  .  .  |  .  .  x       to fill these ten cells
//!    ----------+---------
//!     .  .  x  |  x  x  .
//!     .  .  .  |  .  .  x
//! ```
//!
//! ## Why it holds
//!
//! Three cells of a house can be filled in one way, up to the names of the digits. In the other
//! cells each digit follows, or a few cases have to be tried, until a cell has none left. So one of
//! the guardians is true, and what all of them rule out is false.
//!
//! No list of patterns is used: the search finds whichever cells cannot be filled, with the fewest guardians.
//! The tool `impossible` counts the smallest ones in two bands.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:impossible-pattern:9:....+1...5.9..37..+8..2.9....7....1..28+2..........62..5\
//!     .+6+849+7+3+5+2+1...+4853+9693+51+6+287+4:::956:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Chromatic patterns" (mith) and the 630 patterns of *eleven* in the New Sudoku Players' forum (2022),
//!   which D. Berthier named EL10c1 to EL16c10 in *CSP-Rules*.

use super::prelude::*;
use super::tridagon;
use crate::pattern::Uncolourable;

/// Cells that three digits cannot fill.
pub(super) struct Impossible;

/// The most guardians of a pattern that is looked for.
const MOST_GUARDIANS: usize = 6;

/// The fewest cells of a pattern, and the most.
const FEWEST_CELLS: usize = 10;
const MOST_CELLS: usize = 20;

/// The most digits tried in filling cells; after that, they count as filled. A hundred are mostly
/// enough to find a way, or that there is none.
const MOST_TRIED: usize = 2_000;

/// The triples of digits.
fn digit_triples() -> impl Iterator<Item = DigitSet> {
    (0..512u16).map(DigitSet::from_bits).filter(|digits| digits.len() == 3)
}

/// Three digits and the cells that could be of a pattern.
struct Search<'a> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    /// The cells without guardians.
    clean: CellSet,
    /// The others, each with the number of its guardians.
    guarded: Vec<(Cell, usize)>,
}

impl<'a> Search<'a> {
    fn new(facts: &'a Facts<'a>, digits: DigitSet) -> Search<'a> {
        let mut search = Search { facts, digits, clean: CellSet::EMPTY, guarded: Vec::new() };
        for cell in facts.empty().iter() {
            let candidates = facts.candidates(cell);
            match (candidates - digits).len() {
                _ if !candidates.intersects(digits) => {}
                0 => search.clean.insert(cell),
                guardians if guardians <= MOST_GUARDIANS => search.guarded.push((cell, guardians)),
                _ => {}
            }
        }
        search.guarded.sort_by_key(|&(_, guardians)| guardians);
        search
    }

    /// The most cells that a pattern can have with few enough guardians. To ask this first keeps paths of
    /// hard puzzles from taking two to four times as long.
    fn most_cells(&self) -> usize {
        let mut guardians = 0;
        let affordable = self.guarded.iter().take_while(|(_, more)| {
            guardians += more;
            guardians <= MOST_GUARDIANS
        });
        self.clean.len() + affordable.count()
    }

    /// A way to fill the cells with the digits, if there is one.
    fn fill(&self, cells: CellSet) -> Option<Vec<(Cell, Digit)>> {
        let mut fill = Fill { left: Vec::new(), filled: Vec::new(), tried: 0 };
        fill.left
            .extend(cells.iter().map(|cell| (cell, self.facts.candidates(cell) & self.digits)));
        fill.goes_on().then_some(fill.filled)
    }

    /// The cells that can be filled besides those filled already, without changing these.
    fn besides(&self, mut filled: Vec<(Cell, Digit)>) -> CellSet {
        for &(cell, _) in &self.guarded {
            let seen = |digit: &Digit| filled.iter().any(|(at, it)| it == digit && at.sees(cell));
            let mut free = (self.facts.candidates(cell) & self.digits).iter().filter(|d| !seen(d));
            if let Some(digit) = free.next() {
                filled.push((cell, digit));
            }
        }
        filled.into_iter().map(|(cell, _)| cell).collect()
    }

    /// The guarded cells with the fewest guardians that cannot be filled together with the clean
    /// cells. Cells in `without` are not among them. `None` if all cells can be filled.
    fn fewest(&self, without: CellSet) -> Option<CellSet> {
        let guarded = self.guarded.iter().filter(|(cell, _)| !without.contains(*cell));
        let guarded: Vec<(Cell, usize)> = guarded.copied().collect();
        let all: CellSet = guarded.iter().map(|(cell, _)| *cell).collect();
        // Each way to fill cells leaves some out, and one of these must be in the pattern.
        let mut left_out: Vec<CellSet> = Vec::new();
        loop {
            let mut hit = Hit { guarded: &guarded, best: None, least: MOST_GUARDIANS + 1 };
            hit.extend(&left_out, CellSet::EMPTY, 0);
            let chosen = hit.best?;
            let Some(filled) = self.fill(self.clean | chosen) else { return Some(chosen) };
            let rest = all - self.besides(filled);
            if rest.is_empty() {
                return None;
            }
            left_out.push(rest);
        }
    }

    /// The pattern without the cells that it does not need.
    fn pattern(&self, chosen: CellSet) -> Uncolourable {
        let mut cells = self.clean | chosen;
        for cell in self.clean.iter() {
            if self.fill(cells.without(cell)).is_none() {
                cells.remove(cell);
            }
        }
        Uncolourable::of(cells, self.digits, self.facts)
    }
}

/// Cells being filled.
struct Fill {
    left: Vec<(Cell, DigitSet)>,
    filled: Vec<(Cell, Digit)>,
    tried: usize,
}

impl Fill {
    fn goes_on(&mut self) -> bool {
        let fewest = (0..self.left.len()).min_by_key(|&i| self.left[i].1.len());
        let Some(at) = fewest else { return true };
        let (cell, digits) = self.left.swap_remove(at);
        for digit in digits.iter() {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return true;
            }
            let before = self.left.clone();
            for (other, digits) in &mut self.left {
                if other.sees(cell) {
                    digits.remove(digit);
                }
            }
            self.filled.push((cell, digit));
            if self.goes_on() {
                return true;
            }
            self.filled.pop();
            self.left = before;
        }
        self.left.push((cell, digits));
        false
    }
}

/// A search for the cells with the fewest guardians that hit each of some sets.
struct Hit<'a> {
    guarded: &'a [(Cell, usize)],
    best: Option<CellSet>,
    least: usize,
}

impl Hit<'_> {
    fn extend(&mut self, sets: &[CellSet], chosen: CellSet, guardians: usize) {
        if guardians >= self.least {
            return;
        }
        let missed = sets.iter().filter(|set| !set.intersects(chosen));
        let Some(set) = missed.min_by_key(|set| set.len()) else {
            (self.best, self.least) = (Some(chosen), guardians);
            return;
        };
        for &(cell, more) in self.guarded.iter().filter(|(cell, _)| set.contains(*cell)) {
            self.extend(sets, chosen.with(cell), guardians + more);
        }
    }
}

/// Visits patterns of three digits with few guardians, tridagons among them: for each three digits one with the
/// fewest, and for each of its cells with guardians one without that cell.
pub(crate) fn each(
    facts: &Facts<'_>,
    visit: &mut dyn FnMut(Uncolourable) -> Result<(), End>,
) -> Result<(), End> {
    for digits in digit_triples() {
        facts.stop().check()?;
        let search = Search::new(facts, digits);
        let guarded: CellSet = search.guarded.iter().map(|(cell, _)| *cell).collect();
        if search.most_cells() < FEWEST_CELLS || search.fill(search.clean | guarded).is_some() {
            continue;
        }
        let Some(first) = search.fewest(CellSet::EMPTY) else { continue };
        let others = first.iter().filter_map(|cell| search.fewest(cell.into()));
        for chosen in std::iter::once(first).chain(others) {
            let pattern = search.pattern(chosen);
            if !pattern.guardians.is_empty() && pattern.cells.len() <= MOST_CELLS {
                visit(pattern)?;
            }
        }
    }
    Ok(())
}

impl Technique for Impossible {
    fn about(&self) -> About {
        About::new("impossible-pattern", &["e:impossible-pattern"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        each(facts, &mut |pattern| {
            let proved = pattern.follows(facts);
            match proved.is_empty() || tridagon::is_one(&pattern) {
                true => Ok(()),
                false => Ok(sink.take(self.step(pattern, proved))?),
            }
        })
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let pattern: &Uncolourable = pattern.get()?;
        ensure(pattern.cells.len() <= MOST_CELLS, "too many cells")?;
        ensure(pattern.digits.len() == 3, "not three digits")?;
        ensure(!tridagon::is_one(pattern), "a tridagon")?;
        pattern.prove(position)
    }

    fn explain(&self, step: &Step) -> Message {
        let pattern: &Uncolourable = step.pattern.own();
        let in_house = House::ALL.iter().map(|house| house.cells() & pattern.cells);
        let start = in_house.max_by_key(|cells| cells.len()).unwrap_or_default();
        pattern.explain(self.message()).with("start", Value::Cells(start))
    }
}
