//! # Remote pair
//!
//! ## Pattern
//!
//! A chain of at least four cells with the same two candidates, each of which sees the next.
//!
//! ```text
//!   47 ── 47 ── 47 ── 47        the first and the fourth: one is 4, the other 7
//! ```
//!
//! ## Why it holds
//!
//! The two digits alternate along the chain. So two cells an odd number of steps apart hold
//! different digits, one of each, and a cell that sees both can hold neither.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0703:68:.1+2+473..9+6+34+9+1+8+7528+7+9+5+26+1+4+37..+3....1.5.8.+14.7...2.+7+3\
//!     .5+46+51+3+2+9+7+8.+2.+68.+514.9.+7..2+3+6::648 848::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - An XY-chain with one pair of digits.

use std::collections::HashSet;

use super::prelude::*;

/// Cells with one pair of digits.
pub(super) struct RemotePair;

/// The largest number of chains of one pair that are examined: more than eight cells are hardly
/// ever seen.
const MOST: usize = 10_000;

/// What pairs of cells rule out that are an odd number of steps apart, at least three.
fn rules_out(cells: &[Cell], digits: DigitSet, position: &Position) -> CandidateSet {
    let mut out = CandidateSet::EMPTY;
    for (i, first) in cells.iter().enumerate() {
        for last in cells[i..].iter().skip(3).step_by(2) {
            for digit in digits.iter() {
                out.add(digit, position.cells_of(digit) & first.peers() & last.peers());
            }
        }
    }
    out
}

/// All chains of `cells` that begin with those of `chain`, from the lower end.
fn extend(cells: CellSet, chain: &mut Vec<Cell>, chains: &mut Vec<Vec<Cell>>) {
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    if chain.len() >= 4 && chain.len().is_multiple_of(2) && first < last {
        chains.push(chain.clone());
    }
    for next in (cells & last.peers()).iter() {
        if chains.len() < MOST && !chain.contains(&next) {
            chain.push(next);
            extend(cells, chain, chains);
            chain.pop();
        }
    }
}

fn chain(cells: &[Cell], digits: DigitSet) -> Option<Chain> {
    let (x, y) = (digits.first()?, digits.last()?);
    let nodes = cells.iter().zip([[x, y], [y, x]].into_iter().cycle());
    let nodes = nodes.flat_map(|(&cell, order)| order.map(|digit| Candidate::new(digit, cell)));
    Some(Chain::through(nodes.map(Node::from)))
}

/// The cells of the chain, each once.
fn cells_of(chain: &Chain) -> Vec<Cell> {
    chain.nodes.iter().step_by(2).filter_map(|node| node.cells.single()).collect()
}

impl Technique for RemotePair {
    fn about(&self) -> About {
        About::new("remote-pair", &["0703"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut rest = facts.bivalue();
        while let Some(cell) = rest.first() {
            let digits = facts.candidates(cell);
            let cells: CellSet = rest.iter().filter(|&c| facts.candidates(c) == digits).collect();
            rest -= cells;
            if cells.len() < 4 {
                continue;
            }
            let mut chains = Vec::new();
            for cell in cells.iter() {
                extend(cells, &mut vec![cell], &mut chains);
            }
            chains.sort_by_key(Vec::len);
            let mut seen = HashSet::new();
            for cells in chains {
                let ends = CellSet::from([cells[0], cells[cells.len() - 1]]).common_peers();
                // If the ends of a longer chain do nothing, it is a shorter one with unnecessary
                // cells.
                if !digits.iter().any(|digit| facts.cells_of(digit).intersects(ends)) {
                    continue;
                }
                let out = rules_out(&cells, digits, facts);
                if let (true, Some(chain)) = (seen.insert(out), chain(&cells, digits)) {
                    sink.take(self.eliminates(chain, out))?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let chain: &Chain = pattern.get()?;
        chain.check(position)?;
        let cells = cells_of(chain);
        ensure(cells.len() >= 4, "fewer than four cells")?;
        ensure(2 * cells.len() == chain.nodes.len(), "not two nodes a cell")?;
        let digits = position.candidates(cells[0]);
        for pair in chain.nodes.chunks(2) {
            let one = pair[0].cells == pair[1].cells && pair[0].cells.len() == 1;
            ensure(one && pair[0].digit != pair[1].digit, "a strong link is not in a cell")?;
            ensure(position.union(pair[0].cells) == digits, "the cells are not the same pair")?;
        }
        ensure(digits.len() == 2 && !chain.is_loop(), "not a chain of pairs")?;
        let out = rules_out(&cells, digits, position);
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let chain: &Chain = step.pattern.own();
        let (first, last) = (chain.nodes[0], chain.nodes[chain.nodes.len() - 1]);
        let cells = chain.nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells);
        self.message()
            .with("digits", Value::Digits(self.digits(step)))
            .with("cells", Value::Cells(cells))
            .with("ends", Value::Cells(first.cells | last.cells))
            .with("chain", Value::Notation(chain.to_string()))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Chain>().nodes.iter().map(|node| node.digit).collect()
    }
}
