//! # Extended rectangle
//!
//! ## Pattern
//!
//! Two lines of a band or stack, three to five lines that cross them, and as many digits. Where they
//! cross there are six to ten cells, in two boxes or more; none of them is a given. Their other
//! candidates are the guardians.
//!
//! ```text
//!    abc  .  abc |  abc  .  .         with a, b and c alone, the two rows
//!    abc  .  abc | abcd  .  .         could be exchanged
//! ```
//!
//! ## Why it holds
//!
//! With these digits alone, each of the two lines would hold all of them in these cells. The two
//! cells of each crossing line could then be exchanged: every house would keep its digits, and the
//! puzzle would have two solutions. It has one, so one of the guardians is true, and what all of them
//! rule out is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:extended-rectangle:3:+953+74+2+6+1+8+12+4+3+8+65+79+6..+591+4+2+3..+1.63+9.+4\
//!     +3.9+1+5+4+2.7.4..+7+91.+6+4+359+28+76+18+9+2+6+1+7+34+5+7+16+4+3+5+892:::368:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Extended rectangles" in the Sudoku Players' forum; rectangles of two digits are the unique
//!   rectangles.

use super::prelude::*;
use crate::derivation::{Axiom, Line, clause};
use crate::pattern::Uncolourable;
use crate::pattern::uncolourable::ruled_out;

/// Two lines of a chute and the cells of them that could be exchanged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exchange {
    /// The two lines.
    pub lines: [House; 2],
    /// The cells, two in each crossing line, and the digits and guardians.
    pub deadly: Uncolourable,
}

impl Exchange {
    /// The cells of the first line, each with that of the second that it sees.
    fn pairs(&self) -> Vec<[Cell; 2]> {
        let [one, two] = self.lines.map(|line| line.cells() & self.deadly.cells);
        let across = |cell: Cell| {
            let seen = cell.houses().into_iter().filter(|house| house.is_line());
            let crossing = seen.filter(|house| house.kind() != self.lines[0].kind());
            crossing.fold(CellSet::EMPTY, |all, house| all | (house.cells() & two)).single()
        };
        one.iter().filter_map(|cell| Some([cell, across(cell)?])).collect()
    }

    /// Checks that the cells could be exchanged if no guardian were true.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let Uncolourable { cells, digits, guardians } = &self.deadly;
        let [one, two] = self.lines;
        ensure(one.is_line() && one.kind() == two.kind() && one != two, "not two lines")?;
        ensure(one.ordinal() / 3 == two.ordinal() / 3, "the lines are in different chutes")?;
        ensure(cells.is_subset(one.cells() | two.cells()), "a cell is elsewhere")?;
        ensure(digits.len() * 2 == cells.len(), "not as many digits as crossing lines")?;
        ensure(self.pairs().len() == digits.len(), "a cell has nothing to be exchanged with")?;
        ensure(!cells.intersects(position.givens()), "a given does not change")?;
        ensure(!guardians.is_empty(), "there is no guardian")?;
        for cell in cells.iter() {
            let can = position.digit(cell).map_or(position.candidates(cell), DigitSet::only);
            let others = can - *digits;
            ensure(others.is_subset(guardians.digits(cell)), "there is another guardian")?;
        }
        // Otherwise a guardian is true whether there is one solution or not.
        ensure(self.deadly.can_be_filled(position), "the cells cannot be filled")
    }
}

/// Lines that could be exchanged.
pub(super) struct ExtendedRectangle;

/// The most cells with guardians.
const MOST_GUARDED: usize = 3;

/// A choice of crossing lines.
struct Search<'a, 'b> {
    facts: &'a Facts<'a>,
    lines: [House; 2],
    digits: DigitSet,
    /// The cells of each crossing line.
    crossing: Vec<CellSet>,
    sink: &'b mut dyn Sink,
}

impl Search<'_, '_> {
    fn extend(&mut self, next: usize, cells: CellSet, guarded: usize) -> ControlFlow<()> {
        if cells.len() == 2 * self.digits.len() {
            let boxes: HouseSet = cells.iter().map(|cell| House::box_(cell.box_())).collect();
            let deadly = Uncolourable::of(cells, self.digits, self.facts);
            let proved = deadly.follows(self.facts);
            if boxes.len() < 2 || proved.is_empty() || !deadly.can_be_filled(self.facts) {
                return ControlFlow::Continue(());
            }
            let exchange = Exchange { lines: self.lines, deadly };
            return self.sink.take(ExtendedRectangle.step(exchange, proved));
        }
        for i in next..self.crossing.len() {
            let is_guarded = |cell: &Cell| !self.facts.candidates(*cell).is_subset(self.digits);
            let more = self.crossing[i].iter().filter(is_guarded).count();
            if guarded + more <= MOST_GUARDED {
                self.extend(i + 1, cells | self.crossing[i], guarded + more)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Technique for ExtendedRectangle {
    fn about(&self) -> About {
        About::unique("extended-rectangle", &["e:extended-rectangle"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let sizes = |digits: &DigitSet| (3..=5).contains(&digits.len());
        let choices: Vec<DigitSet> = (0..512).map(DigitSet::from_bits).filter(sizes).collect();
        for &one in &House::ALL[..18] {
            let later = |two: &&House| {
                **two > one && two.kind() == one.kind() && two.ordinal() / 3 == one.ordinal() / 3
            };
            for &two in House::ALL[..18].iter().filter(later) {
                let cells: [CellSet; 9] =
                    std::array::from_fn(|i| CellSet::from([one.cell(i), two.cell(i)]));
                let open = |i: &usize| cells[*i].is_subset(facts.empty());
                let open: Vec<usize> = (0..9).filter(open).collect();
                let unions = cells.map(|cells| facts.union(cells));
                for &digits in &choices {
                    // Without a crossing line that is free of guardians it took 7 ms instead of 0.1.
                    let is_clean = |i: &usize| unions[*i].is_subset(digits);
                    if open.len() < digits.len() || !open.iter().any(is_clean) {
                        continue;
                    }
                    let has = |cell: Cell| facts.candidates(cell).intersects(digits);
                    let fits = |i: &usize| cells[*i].iter().all(has);
                    let crossing = open.iter().copied().filter(fits).map(|i| cells[i]).collect();
                    let lines = [one, two];
                    let mut search = Search { facts, lines, digits, crossing, sink };
                    search.extend(0, CellSet::EMPTY, 0)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let exchange: &Exchange = pattern.get()?;
        exchange.check(position)?;
        let guardians = exchange.deadly.guardians;
        let only = if guardians.len() == 1 { guardians } else { CandidateSet::EMPTY };
        Ok(Proved { eliminations: ruled_out(&guardians, position), placements: only })
    }

    fn explain(&self, step: &Step) -> Message {
        let exchange: &Exchange = step.pattern.own();
        let message = exchange.deadly.explain(self.message());
        message.with("lines", Value::Houses(exchange.lines.into_iter().collect()))
    }
}

impl Shape for Exchange {
    fn size(&self) -> usize {
        self.deadly.size()
    }

    /// Each way to fill the cells has a twin.
    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let pairs = self.pairs();
        let cells: Vec<Cell> = pairs.iter().flatten().copied().collect();
        let swap = |digit: Digit| {
            pairs.iter().map(move |pair| pair.map(|cell| Candidate::new(digit, cell)))
        };
        let exchange: Vec<[Candidate; 2]> = self.deadly.digits.iter().flat_map(swap).collect();
        let mut fills =
            Fills { exchange: self, position, cells, axioms: Vec::new(), lines: Vec::new() };
        fills.extend(&mut Vec::new());
        let axioms = fills.axioms.into_iter();
        let axioms = axioms.map(|clause| Axiom { clause, exchange: exchange.clone() });
        Derivation { axioms: axioms.collect(), lines: fills.lines }
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.houses(self.lines.into_iter().collect(), Role::House);
        self.deadly.draw(drawing);
    }
}

/// The ways to fill the cells with the digits.
struct Fills<'a> {
    exchange: &'a Exchange,
    position: &'a Position,
    cells: Vec<Cell>,
    axioms: Vec<Vec<(Candidate, bool)>>,
    lines: Vec<Line>,
}

impl Fills<'_> {
    fn extend(&mut self, tried: &mut Vec<Candidate>) {
        let guardians = self.exchange.deadly.guardians;
        match self.cells.get(tried.len()).copied() {
            None => self.axioms.push(tried.iter().map(|&it| (it, false)).collect()),
            Some(cell) => {
                let can = self
                    .position
                    .digit(cell)
                    .map_or(self.position.candidates(cell), DigitSet::only);
                for digit in (can & self.exchange.deadly.digits).iter() {
                    let next = Candidate::new(digit, cell);
                    let clashes =
                        |it: &Candidate| it.digit() == digit && it.cell().sees(next.cell());
                    if tried.iter().any(clashes) {
                        continue;
                    }
                    tried.push(next);
                    self.extend(tried);
                    tried.pop();
                }
            }
        }
        self.lines.push(clause(tried.iter().copied(), guardians.iter()));
    }
}
