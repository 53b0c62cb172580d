//! # Templates
//!
//! ## Pattern
//!
//! A template is a way to write one digit nine times, once in each row, column and box. Of all
//! templates of a digit, look at those that its digits and candidates leave. A cell that is in
//! each of them, or a candidate that is in none.
//!
//! ## Why it holds
//!
//! The solution holds one of the templates. What is in all of them is in the solution, and what
//! is in none is not. A cell found for one digit is closed to the templates of the others.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :1201:2:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.:::214 227 252 281 296:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Also called the pattern overlay method; proposed on the Sudoku Players' forum (2005). There
//!   are 46,656 templates.

use std::ops::ControlFlow;

use ennead_grid::{Candidate, Cell, CellSet, Digit, House};

use crate::pattern::Templates;
use crate::{
    About, CandidateSet, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure,
};

/// What all templates of a digit have, or what none has.
pub(super) struct Template {
    name: &'static str,
    codes: &'static [&'static str],
    places: bool,
}

pub(super) static SET: Template = Template { name: "template-set", codes: &["1201"], places: true };
pub(super) static DELETE: Template =
    Template { name: "template-delete", codes: &["1202"], places: false };

/// The cells in some and the cells in all templates of a digit that may use these cells.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Overlay {
    any: CellSet,
    all: CellSet,
}

impl Overlay {
    fn of(allowed: CellSet) -> Overlay {
        let mut overlay = Overlay { any: CellSet::EMPTY, all: CellSet::ALL };
        overlay.extend(allowed, 0, CellSet::EMPTY);
        overlay
    }

    /// Row by row; `open` is what the rows above leave open.
    fn extend(&mut self, open: CellSet, row: usize, chosen: CellSet) {
        let Some(&house) = House::ALL[..9].get(row) else {
            self.any |= chosen;
            self.all &= chosen;
            return;
        };
        for cell in (open & house.cells()).iter() {
            self.extend(open - cell.peers(), row + 1, chosen.with(cell));
        }
    }
}

/// The overlays of all digits, and what they show to be true; `None` if a digit has no template.
fn overlays(position: &Position) -> Option<([Overlay; 9], Vec<Candidate>)> {
    let mut known: Vec<Candidate> = Vec::new();
    let nothing = Overlay { any: CellSet::EMPTY, all: CellSet::EMPTY };
    let (mut overlays, mut seen) = ([nothing; 9], [CellSet::EMPTY; 9]);
    loop {
        let before = known.len();
        for digit in Digit::ALL {
            let allowed = Templates::allowed(digit, &known, position);
            if allowed != seen[digit.index()] {
                seen[digit.index()] = allowed;
                let overlay = Overlay::of(allowed);
                if overlay.any.is_empty() {
                    return None;
                }
                overlays[digit.index()] = overlay;
                let new = overlay.all & position.cells_of(digit);
                let new = new.iter().map(|cell| Candidate::new(digit, cell));
                let new: Vec<Candidate> = new.filter(|c| !known.contains(c)).collect();
                known.extend(new);
            }
        }
        if known.len() == before {
            return Some((overlays, known));
        }
    }
}

/// Whether a template within `allowed` has the cell, or leaves it out.
fn some_template(allowed: CellSet, cell: Cell, has: bool) -> bool {
    fn fits(open: CellSet, row: usize) -> bool {
        row == 9
            || (open & House::row(row).cells())
                .iter()
                .any(|cell| fits(open - cell.peers(), row + 1))
    }
    match has {
        true => allowed.contains(cell) && fits(allowed - cell.peers(), 0),
        false => fits(allowed.without(cell), 0),
    }
}

impl Technique for Template {
    fn about(&self) -> About {
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: false,
            source: include_str!("templates.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let Some((overlays, known)) = overlays(facts) else { return ControlFlow::Continue(()) };
        for digit in Digit::ALL {
            let overlay = overlays[digit.index()];
            let candidates = facts.cells_of(digit);
            // Of its own digit, only what came before the last of other digits matters.
            let pattern = Templates { digit, known: known.clone() };
            let cells =
                if self.places { overlay.all & candidates } else { candidates - overlay.any };
            if cells.is_empty() {
                continue;
            }
            let effect = CandidateSet::of(digit, cells);
            sink.take(match self.places {
                true => self.places(pattern, effect),
                false => self.eliminates(pattern, effect),
            })?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let templates: &Templates = step.pattern.get()?;
        let mut known = Vec::new();
        for &candidate in &templates.known {
            let (digit, cell) = (candidate.digit(), candidate.cell());
            let allowed = Templates::allowed(digit, &known, position);
            ensure(position.has(digit, cell), "a candidate taken for true is not there")?;
            ensure(!some_template(allowed, cell, false), "a template leaves out what is known")?;
            known.push(candidate);
        }
        let allowed = Templates::allowed(templates.digit, &known, position);
        let effect = if self.places { step.placements } else { step.eliminations };
        let other = if self.places { step.eliminations } else { step.placements };
        ensure(other.is_empty(), "of the other kind")?;
        for candidate in effect.iter() {
            ensure(candidate.digit() == templates.digit, "of another digit")?;
            let open = some_template(allowed, candidate.cell(), !self.places);
            ensure(!open, "a template says otherwise")?;
        }
        Ok(())
    }

    fn explain(&self, step: &Step) -> Message {
        let templates: &Templates = step.pattern.own();
        let known: CandidateSet = templates.known.iter().copied().collect();
        let others = known - CandidateSet::of(templates.digit, CellSet::ALL);
        let message = match others.is_empty() {
            true => self.message(),
            false => Message::new(format!("explain-{}-known", self.name))
                .with("known", Value::Candidates(others)),
        };
        message.with("digit", Value::Digits(templates.digit.into()))
    }
}
