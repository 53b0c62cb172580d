//! # Templates
//!
//! ## Pattern
//!
//! A digit, and all the ways to write it nine times into the grid, once in each house: its
//! templates. Those that use a cell where it is not a candidate are out, and those that use a cell
//! which all templates of another digit use.
//!
//! ## Why it holds
//!
//! One of the templates that remain is the solution's. A cell in all of them holds the digit; a
//! candidate in none of them is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :1201:1:....+1...5.9..37..+8..2.9....7....1..28+2..........62..5.+6+849+7+3+5+2+\
//!     1...+4853+9693+51+6+287+4:::123 137 158 161 182:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Pattern overlay method (POM): Myth Jellies, Sudoku Players' forum (2005). That templates of
//!   one digit are held against those of the others is HoDoKu's way.

use super::prelude::*;
use crate::CandidateSet;
use crate::derivation::{Line, Literal, clause};
use crate::templates::union;

/// A digit and the cells of its templates. A template is a way to write the digit nine times into
/// the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Template {
    /// The digit.
    pub digit: Digit,
    /// The empty cells that some template uses.
    pub cells: CellSet,
    /// Other digits, in cells that all their templates use: these cells are taken.
    pub taken: CandidateSet,
}

/// What all templates have in common, or none has.
pub(super) struct Templates {
    about: About,
    set: bool,
}

family! { Templates: new;
    TEMPLATE_SET "template-set" ["1201"] { set: true }
    TEMPLATE_DELETE "template-delete" ["1202"] { set: false }
}

/// The cells that all templates use, given the union of the templates: those that are alone in
/// their row.
fn in_all(union: CellSet) -> CellSet {
    House::ALL[..9].iter().filter_map(|row| (union & row.cells()).single()).collect()
}

impl Templates {
    /// What follows if these are the cells of all templates.
    fn follows(&self, digit: Digit, cells: CellSet, position: &Position) -> CandidateSet {
        let found = match self.set {
            true => in_all(cells | position.digits().cells_of(digit)) & cells,
            false => position.cells_of(digit) - cells,
        };
        CandidateSet::of(digit, found)
    }

    fn offer(&self, pattern: Template, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let found = self.follows(pattern.digit, pattern.cells, facts);
        match (found.is_empty(), self.set) {
            (true, _) => Ok(()),
            (_, true) => Ok(sink.take(self.places(pattern, found))?),
            (_, false) => Ok(sink.take(self.eliminates(pattern, found))?),
        }
    }
}

impl Technique for Templates {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut unions = Digit::ALL.map(|digit| facts.templates(digit));
        // The other digits lose the cells one digit takes, until nothing changes.
        let taken = loop {
            let mut taken = CandidateSet::EMPTY;
            for digit in Digit::ALL {
                taken.add(digit, in_all(unions[digit.index()]) & facts.empty());
            }
            let mut changed = false;
            for digit in Digit::ALL {
                let cells = unions[digit.index()] - taken_by_others(&taken, digit);
                if cells != unions[digit.index()] {
                    unions[digit.index()] = union(cells);
                    changed = true;
                }
            }
            if !changed {
                break taken;
            }
        };
        // Without templates there is no solution, and nothing to conclude.
        if unions.iter().any(|union| union.is_empty()) {
            return Ok(());
        }
        for digit in Digit::ALL {
            let alone = facts.templates(digit) & facts.empty();
            let together = unions[digit.index()] & facts.empty();
            self.offer(Template { digit, cells: alone, taken: CandidateSet::EMPTY }, facts, sink)?;
            if alone != together {
                self.offer(Template { digit, cells: together, taken }, facts, sink)?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Template { digit, cells, ref taken } = pattern.get()?;
        ensure(taken.is_subset(position.all_candidates()), "a taken cell is not there")?;
        // What the others take is proved one by one, each with the help of those before.
        let mut known = CandidateSet::EMPTY;
        loop {
            let proved = |digit: Digit, cell: Cell| {
                let allowed = allowed(position, digit) - taken_by_others(&known, digit);
                !is_possible(allowed - CellSet::only(cell), 0)
            };
            let open = (*taken - known).iter().find(|c| proved(c.digit(), c.cell()));
            let Some(next) = open else { break };
            known.insert(next.digit(), next.cell());
        }
        ensure(known == *taken, "a taken cell is not in all templates of its digit")?;
        let allowed = allowed(position, digit) - taken_by_others(taken, digit);
        ensure(is_possible(allowed, 0), "the digit has no template")?;
        for cell in position.cells_of(digit).iter() {
            let through = is_possible(allowed - cell.peers(), 0);
            let used = allowed.contains(cell) && through;
            ensure(used == cells.contains(cell), "the templates use other cells")?;
        }
        ensure(cells.is_subset(position.cells_of(digit)), "the templates use other cells")?;
        let found = self.follows(digit, cells, position);
        Ok(if self.set { Proved::placing(found) } else { Proved::eliminating(found) })
    }

    fn explain(&self, step: &Step) -> Message {
        let &Template { digit, cells, ref taken } = step.pattern.own();
        let name = match taken.is_empty() {
            true => format!("explain-{}", self.about.name),
            false => format!("explain-{}-taken", self.about.name),
        };
        let message = Message::new(name)
            .with("digit", Value::Digits(digit.into()))
            .with("cells", Value::Cells(cells));
        match taken.is_empty() {
            true => message,
            false => message.with("taken", Value::Candidates(*taken)),
        }
    }
}

/// The cells that digits other than this one take.
fn taken_by_others(taken: &CandidateSet, digit: Digit) -> CellSet {
    let others = Digit::ALL.into_iter().filter(|&other| other != digit);
    others.fold(CellSet::EMPTY, |all, other| all | taken.cells(other))
}

/// Where the digit is or can be.
fn allowed(position: &Position, digit: Digit) -> CellSet {
    position.cells_of(digit) | position.digits().cells_of(digit)
}

/// Whether there is a template within `cells` from this row on, found by trial.
fn is_possible(cells: CellSet, row: usize) -> bool {
    row == 9
        || (cells & House::row(row).cells())
            .iter()
            .any(|cell| is_possible(cells - cell.peers(), row + 1))
}

/// Shows that `digit` has no template within `cells` unless one of `unless` is the case: by trying the
/// places in the house with the fewest, until singles of the digit show it.
fn refute(digit: Digit, mut cells: CellSet, unless: &mut Vec<Literal>, lines: &mut Vec<Line>) {
    let places = |cells: CellSet| {
        let each = House::ALL.into_iter().map(move |house| cells & house.cells());
        each.min_by_key(|places| if places.len() == 1 { usize::MAX } else { places.len() })
    };
    loop {
        let before = cells;
        for house in House::ALL {
            if let Some(cell) = (cells & house.cells()).single() {
                cells -= cell.peers();
            }
        }
        if cells == before {
            break;
        }
    }
    for cell in places(cells).unwrap_or_default().iter() {
        let place = Candidate::new(digit, cell);
        unless.push((place, false));
        refute(digit, cells - cell.peers(), unless, lines);
        lines.push(Line::Clause(unless.clone()));
        unless.pop();
    }
}

impl Shape for Template {
    fn size(&self) -> usize {
        self.cells.len() + self.taken.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let &Template { digit, ref taken, .. } = self;
        let mut lines = Vec::new();
        let mut known = CandidateSet::EMPTY;
        let open = |digit: Digit, known: &CandidateSet| {
            allowed(position, digit) - taken_by_others(known, digit)
        };
        // As in `prove`: what the others take, each with the help of those before.
        while let Some(next) = (*taken - known)
            .iter()
            .find(|c| !is_possible(open(c.digit(), &known).without(c.cell()), 0))
        {
            let cells = open(next.digit(), &known).without(next.cell());
            refute(next.digit(), cells, &mut vec![(next, true)], &mut lines);
            lines.push(clause([], [next]));
            known.insert(next.digit(), next.cell());
        }
        let cells = open(digit, &known);
        for target in proved.eliminations.iter() {
            let with = cells - target.cell().peers();
            refute(digit, with, &mut vec![(target, false)], &mut lines);
        }
        for target in proved.placements.iter() {
            refute(digit, cells.without(target.cell()), &mut vec![(target, true)], &mut lines);
        }
        lines.into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.candidates(self.digit, self.cells, Role::Pattern);
        for candidate in self.taken.iter() {
            drawing.candidate(candidate, Role::Second);
        }
    }
}
