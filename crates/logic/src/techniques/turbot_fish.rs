//! # Turbot fish, skyscraper, two-string kite
//!
//! ## Pattern
//!
//! Two houses in which a digit has two places each, and one place of the first sees one place of
//! the second. If both houses are rows, or both columns, and the two places that see each other
//! share a line, it is a *skyscraper*; if one is a row, the other a column and the two places share
//! a box, a *two-string kite*; any is a *turbot fish*. Two kites that join the same two cells of a
//! box are a *dual* kite.
//!
//! ```text
//!   skyscraper                    two-string kite
//!     A ═══════ b                   A ═══════════ b . .
//!     *         ┊        *          ┊             . c .
//!               c ══════ D                        . ║ .
//!                                   * . . . . . . . D .
//! ```
//!
//! ## Why it holds
//!
//! If A is not the digit, b is, so c is not, so D is. One of the two ends is the digit, and no
//! cell that sees both of them can be.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0400:5:....+1...5.9..37..+8..2.9....7....1..28+2..........62..5.+6+849+7+3+5+2+\
//!     1...+4853+9693+51+6+287+4::532::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Turbot fish": Nick70, Sudoku Players' forum (2005). Skyscraper and two-string kite: Havard,
//!   "Strong links for beginners", ibidem (2006).

use ennead_grid::HouseKind;

use super::prelude::*;
use crate::Conjugate;

/// Two strong links of one digit, joined.
pub(super) struct TurbotFish {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Skyscraper,
    Kite,
    Any,
}

family! { TurbotFish: new;
    SKYSCRAPER "skyscraper" ["0400"] { kind: Kind::Skyscraper }
    TWO_STRING_KITE "two-string-kite" ["0401", "0404"] { kind: Kind::Kite }
    TURBOT_FISH "turbot-fish" ["0403"] { kind: Kind::Any }
}

impl Kind {
    /// Whether strong links in these houses, joined at these cells, are of the kind.
    fn fits(self, houses: [HouseKind; 2], joint: [Cell; 2]) -> bool {
        let [b, c] = joint;
        match self {
            Kind::Skyscraper => match houses {
                [HouseKind::Row, HouseKind::Row] => b.column() == c.column(),
                [HouseKind::Column, HouseKind::Column] => b.row() == c.row(),
                _ => false,
            },
            Kind::Kite => houses == [HouseKind::Row, HouseKind::Column] && b.box_() == c.box_(),
            Kind::Any => true,
        }
    }
}

/// The chain `a = b - c = d`.
fn chain(digit: Digit, cells: [Cell; 4]) -> Chain {
    Chain::through(cells.map(|cell| Node { digit, cells: cell.into() }))
}

impl TurbotFish {
    /// Every pattern of the kind that rules something out.
    fn search(
        &self,
        facts: &Facts<'_>,
        found: &mut dyn FnMut(Digit, [Cell; 4], CandidateSet) -> Result<(), End>,
    ) -> Result<(), End> {
        for digit in Digit::ALL {
            let targets = facts.outside_templates(digit);
            if targets.is_empty() {
                continue;
            }
            let links = facts.conjugates(digit);
            for (i, first) in links.iter().enumerate() {
                for second in &links[i + 1..] {
                    self.join(first, second, &mut |cells: [Cell; 4]| {
                        let [a, _, _, d] = cells;
                        let out = targets & a.peers() & d.peers();
                        match out.is_empty() {
                            true => Ok(()),
                            false => found(digit, cells, CandidateSet::of(digit, out)),
                        }
                    })?;
                }
            }
        }
        Ok(())
    }

    /// The ways to join the links to a pattern of the kind.
    fn join(
        &self,
        first: &Conjugate,
        second: &Conjugate,
        found: &mut dyn FnMut([Cell; 4]) -> Result<(), End>,
    ) -> Result<(), End> {
        let houses = [first.house.kind(), second.house.kind()];
        for (a, b) in [(0, 1), (1, 0)] {
            for (c, d) in [(0, 1), (1, 0)] {
                let cells = [first.cells[a], first.cells[b], second.cells[c], second.cells[d]];
                let distinct = !first.cells.iter().any(|cell| second.cells.contains(cell));
                let joint = [cells[1], cells[2]];
                if distinct && joint[0].sees(joint[1]) && self.kind.fits(houses, joint) {
                    found(cells)?;
                }
            }
        }
        Ok(())
    }

    /// Two kites, of one digit or of two, that join the same two cells of a box, each of which
    /// rules out something the other does not.
    fn find_dual(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut all: Vec<(Digit, [Cell; 4], CandidateSet)> = Vec::new();
        let _ = self.search(facts, &mut |digit, cells, out| {
            all.push((digit, cells, out));
            Ok(())
        });
        for (i, &(digit, first, out)) in all.iter().enumerate() {
            for &(other, second, more) in &all[i + 1..] {
                let crossed = first[1] == second[2] && first[2] == second[1];
                let same = crossed || first[1] == second[1] && first[2] == second[2];
                if same && !out.is_subset(&more) && !more.is_subset(&out) {
                    let twin = Twin::new(chain(digit, first), chain(other, second));
                    sink.take(self.eliminates(twin, out | more))?;
                }
            }
        }
        Ok(())
    }

    /// What a chain rules out, proved to be a pattern of the kind.
    fn proven(&self, chain: &Chain, position: &Position) -> Result<CandidateSet, Flaw> {
        chain.check(position)?;
        ensure(!chain.is_loop() && chain.nodes.len() == 4, "not two strong links")?;
        let digit = chain.nodes[0].digit;
        ensure(chain.nodes.iter().all(|node| node.digit == digit), "of several digits")?;
        let cells: Vec<Cell> = chain.nodes.iter().filter_map(|node| node.cells.single()).collect();
        let &[a, b, c, d] = &cells[..] else { return Err(Flaw("a node is a group")) };
        let kinds = |from: Cell, to: Cell| {
            let both = CellSet::from([from, to]);
            let strong = move |house: &House| position.cells_of(digit) & house.cells() == both;
            both.common_houses().iter().filter(strong).map(|house| house.kind()).collect::<Vec<_>>()
        };
        let (first, second) = (kinds(a, b), kinds(c, d));
        let fits = |&x: &HouseKind| second.iter().any(|&y| self.kind.fits([x, y], [b, c]));
        ensure(first.iter().any(fits), "not of this kind")?;
        Ok(chain.rules_out(position))
    }
}

impl Technique for TurbotFish {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if facts.options().dual_patterns && self.kind == Kind::Kite {
            self.find_dual(facts, sink)?;
        }
        self.search(facts, &mut |digit, cells, out| {
            Ok(sink.take(self.eliminates(chain(digit, cells), out))?)
        })
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let out = pattern.all_parts(|chain: &Chain| self.proven(chain, position))?;
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let parts = step.pattern.parts();
        let name = if parts.len() > 1 { "explain-dual-kite" } else { "explain-turbot-fish" };
        let chain: &Chain = parts[0].own();
        let cells = |i: usize| Value::Cells(chain.nodes[i].cells);
        let message = Message::new(name)
            .with("digit", Value::Digits(chain.nodes[0].digit.into()))
            .with("first", cells(0))
            .with("second", cells(1))
            .with("third", cells(2))
            .with("last", cells(3));
        match parts.get(1) {
            None => message,
            Some(twin) => {
                let other: &Chain = twin.own();
                message
                    .with("other-digit", Value::Digits(other.nodes[0].digit.into()))
                    .with("other-first", Value::Cells(other.nodes[0].cells))
                    .with("other-last", Value::Cells(other.nodes[3].cells))
            }
        }
    }

    /// A dual kite of two digits is listed under the first.
    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.parts()[0].own::<Chain>().nodes[0].digit.into()
    }

    fn code(&self, step: &Step) -> &'static str {
        self.about.codes[step.pattern.parts().len() - 1]
    }
}
