//! # W-wing
//!
//! ## Pattern
//!
//! Two cells with the same two candidates *x* and *y*, which do not see each other, and a house
//! in which *y* has only two places: one sees the first cell, the other the second.
//!
//! ```text
//!   (x=y)A - (y)B = (y)C - (y=x)D
//! ```
//!
//! ## Why it holds
//!
//! One of the two places holds *y*, and the cell that sees it does not, so it is *x*. Either way
//! one of the two cells is *x*, and no cell that sees both of them can be.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0803:46:+3.+8+2+1...5+49+1+537..+8..2+89...+77+5+9+3+41+6+828+2+6+7+5+9..+3..+3\
//!     62+8.5+9+6+849+7+3+5+2+1+2+1+7+4853+9693+51+6+287+4::416 437 438::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - George Woods, Sudoku Players' forum (2006), as "semi-remote naked pair".

use super::prelude::*;

/// Two equal cells with a strong link between them.
pub(super) struct WWing;

impl Technique for WWing {
    fn about(&self) -> About {
        About::new("w-wing", &["0803"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut left = facts.bivalue();
        while let Some(a) = left.first() {
            left.remove(a);
            let xy = facts.candidates(a);
            let (Some(first), Some(second)) = (xy.first(), xy.last()) else { continue };
            let equal = left & facts.cells_of(first) & facts.cells_of(second);
            for b in (equal - a.peers()).iter() {
                for (x, y) in [(first, second), (second, first)] {
                    let seen = facts.cells_of(x) & a.peers() & b.peers();
                    if seen.is_empty() {
                        continue;
                    }
                    for pair in facts.conjugates(y) {
                        let [p, q] = pair.cells;
                        let (p, q) = if p.sees(a) && q.sees(b) {
                            (p, q)
                        } else if q.sees(a) && p.sees(b) {
                            (q, p)
                        } else {
                            continue;
                        };
                        let nodes = [(x, a), (y, a), (y, p), (y, q), (y, b), (x, b)];
                        let node = |(digit, cell)| Node::from(Candidate::new(digit, cell));
                        let pattern = Chain::through(nodes.map(node));
                        sink.take(self.eliminates(pattern, CandidateSet::of(x, seen)))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let chain: &Chain = pattern.get()?;
        chain.check(position)?;
        ensure(!chain.is_loop(), "no loop")?;
        let [a, ya, p, q, yb, b] = chain.nodes[..] else { return Err(Flaw("not six nodes")) };
        let digits = a.digit != ya.digit
            && a.digit == b.digit
            && [p, q, yb].iter().all(|node| node.digit == ya.digit);
        ensure(digits && a.cells == ya.cells && b.cells == yb.cells, "not xy, y, y, yx")?;
        Ok(Proved::eliminating(chain.rules_out(position)))
    }

    fn explain(&self, step: &Step) -> Message {
        let Chain { nodes, .. } = step.pattern.own();
        let link = nodes[2].cells | nodes[3].cells;
        let house: HouseSet = link.common_houses().first().into_iter().collect();
        self.message()
            .with("cells", Value::Cells(nodes[0].cells | nodes[5].cells))
            .with("digits", Value::Digits(self.digits(step)))
            .with("house", Value::Houses(house))
            .with("link", Value::Cells(link))
            .with("link-digit", Value::Digits(nodes[2].digit.into()))
            .with("digit", Value::Digits(nodes[0].digit.into()))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        let nodes = &step.pattern.own::<Chain>().nodes;
        [nodes[0].digit, nodes[1].digit].into()
    }
}
