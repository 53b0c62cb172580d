//! # Kraken fish
//!
//! ## Pattern
//!
//! A finned fish whose fins do not all see what the fish would rule out.
//!
//! - Type 1: from each fin a chain leads to the elimination instead.
//! - Type 2: from each fin, and from each place of the fish in one of its cover houses, a chain
//!   leads to the same elimination, of whatever digit.
//!
//! The fish is one of rows and columns, of two to four lines, with one or two fins. Larger ones and
//! more fins are looked for on demand (`Options::max_kraken_size` and `max_kraken_fins`), kraken
//! fish with boxes never.
//!
//! ## Why it holds
//!
//! If a fin is true, its chain makes the elimination. If none is, the fish is whole: then it makes
//! the elimination itself, or, in type 2, each of its cover houses has the digit in a cell of the
//! fish, and the chain from that cell makes the elimination.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0371:4:..+8+2+1...5+49+1+537..+8..2+89...+77+5+9+3+41+6+828+2+6+7+5+9..+3..+362\
//!     +8.5+9+6+849+7+3+5+2+1+2+1+7+4853+9693+51+6+287+4::417::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "The Ultimate Fish Guide", Sudoku Players' forum (2006); the types are HoDoKu's.

use super::consequences::{Branches, Consequences, Tree};
use super::fish::{COLUMNS, Fish, ROWS};
use super::prelude::*;
use super::suppositions::{Branch, Follow};
use crate::links::{Links, Nodes};

/// A fish whose fins lead by chains to what the fish itself rules out; or whose fins and places in
/// one cover house all lead by chains to the same elimination.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kraken {
    /// The fish.
    pub fish: Fish,
    /// The cover house whose places are supposed too (type 2); `None` if the fish itself rules out
    /// what the fins lead to (type 1).
    pub cover: Option<House>,
    /// A chain for each fin, and for each place in the cover house.
    pub branches: Vec<Branch>,
}

impl Kraken {
    /// What follows, if fish and chains hold.
    fn prove(&self, position: &Position) -> Result<CandidateSet, Flaw> {
        let fish = &self.fish;
        fish.check(position)?;
        ensure(!fish.fins.is_empty(), "the fish has no fin")?;
        let in_cover = match self.cover {
            None => CellSet::EMPTY,
            Some(cover) => {
                ensure(fish.cover.contains(cover), "the house is none of the cover")?;
                fish.body & cover.cells()
            }
        };
        let supposed: CandidateSet = self.branches.iter().map(|branch| branch.supposed).collect();
        let all = CandidateSet::of(fish.digit, fish.fins | in_cover);
        ensure(supposed == all, "not all alternatives are supposed")?;
        ensure(supposed.len() == self.branches.len(), "something is supposed twice")?;
        let mut out = match self.cover {
            None => CandidateSet::of(fish.digit, fish.ruled_out_without_fins(position)),
            Some(_) => *position.all_candidates(),
        };
        for branch in &self.branches {
            out &= branch.replay(Follow::Chain, position)?.eliminations;
        }
        Ok(out)
    }
}

/// Kraken fish of one type.
pub(super) struct KrakenFish {
    about: About,
    of_cover: bool,
}

family! { KrakenFish: new;
    TYPE_1 "kraken-fish-1" ["0371"] { of_cover: false }
    TYPE_2 "kraken-fish-2" ["0372"] { of_cover: true }
}

/// What follows from each place of one digit, computed on demand.
struct Trees<'a> {
    links: &'a Links,
    longest: usize,
    digit: Digit,
    trees: Vec<Option<Tree<'a>>>,
}

impl<'a> Trees<'a> {
    fn new(digit: Digit, links: &'a Links, longest: usize) -> Trees<'a> {
        Trees { links, longest, digit, trees: (0..Cell::COUNT).map(|_| None).collect() }
    }

    fn of(&mut self, cell: Cell) -> &Tree<'a> {
        let (links, longest, digit) = (self.links, self.longest, self.digit);
        self.trees[cell.index()].get_or_insert_with(|| {
            Tree::grow(links, links.number(Candidate::new(digit, cell)), longest)
        })
    }

    /// What is false whichever of these places is true.
    fn meet(&mut self, cells: CellSet) -> CandidateSet {
        let each = cells.iter().map(|cell| self.of(cell).end().eliminations);
        each.reduce(|all, gone| all & gone).unwrap_or_default()
    }
}

impl KrakenFish {
    /// The fish with this base and any cover that leaves few fins.
    fn with_base(
        &self,
        base: HouseSet,
        covers: HouseSet,
        trees: &mut Trees<'_>,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let cells = facts.cells_of(trees.digit) & base.cells();
        let touched: HouseSet =
            covers.iter().filter(|house| cells.intersects(house.cells())).collect();
        let mut result = Ok(());
        choose(touched, base.len(), HouseSet::EMPTY, &mut |cover| {
            let fins = cells - cover.cells();
            if result.is_ok() && !fins.is_empty() && fins.len() <= facts.options().max_kraken_fins {
                result =
                    self.conclude(Fish::read(trees.digit, base, cover, facts), trees, facts, sink);
            }
        });
        result
    }

    fn conclude(
        &self,
        fish: Fish,
        trees: &mut Trees<'_>,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        if !self.of_cover {
            let plain = fish.rules_out(facts);
            let free = fish.ruled_out_without_fins(facts) - plain;
            if free.is_empty() {
                return Ok(());
            }
            let out = free & trees.meet(fish.fins).cells(fish.digit);
            return self.offer(fish, None, CandidateSet::of(fish.digit, out), trees, sink);
        }
        for cover in fish.cover.iter() {
            let mut out = trees.meet(fish.fins | (fish.body & cover.cells()));
            out.subtract(fish.digit, fish.rules_out(facts));
            self.offer(fish, Some(cover), out, trees, sink)?;
        }
        Ok(())
    }

    /// A step for each elimination, because each has its own chains.
    fn offer(
        &self,
        fish: Fish,
        cover: Option<House>,
        out: CandidateSet,
        trees: &mut Trees<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let places = cover.map_or(CellSet::EMPTY, |cover| fish.body & cover.cells());
        for candidate in out.iter() {
            let proved = Proved::eliminating(candidate.into());
            let supposed = (fish.fins | places).iter();
            let branches: Vec<_> = supposed.map(|cell| trees.of(cell).branch(&proved)).collect();
            // Without any link it belongs to another technique.
            if branches.iter().any(|branch| !branch.then.is_empty()) {
                sink.take(self.step(Kraken { fish, cover, branches }, proved))?;
            }
        }
        Ok(())
    }
}

/// Passes every choice of `size` more of `houses` to `found`.
fn choose(houses: HouseSet, size: usize, chosen: HouseSet, found: &mut dyn FnMut(HouseSet)) {
    if size == 0 {
        return found(chosen);
    }
    let mut rest = houses;
    for house in houses.iter() {
        rest.remove(house);
        choose(rest, size - 1, chosen.with(house), found);
    }
}

impl Technique for KrakenFish {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let links = facts.links(Nodes::Grouped);
        let mut all: Vec<Trees<'_>> = Digit::ALL
            .into_iter()
            .map(|digit| Trees::new(digit, links, facts.options().max_chain))
            .collect();
        for size in 2..=facts.options().max_kraken_size {
            for trees in &mut all {
                let cells = facts.cells_of(trees.digit);
                for (lines, covers) in [(ROWS, COLUMNS), (COLUMNS, ROWS)] {
                    // A line with more places than cover houses and fins cannot be part of a fish.
                    let fits = |house: &House| {
                        let places = (cells & house.cells()).len();
                        places > 0 && places <= size + facts.options().max_kraken_fins
                    };
                    let lines = lines.iter().filter(fits).collect();
                    let mut result = Ok(());
                    choose(lines, size, HouseSet::EMPTY, &mut |base| {
                        if result.is_ok() {
                            result = self.with_base(base, covers, trees, facts, sink);
                        }
                    });
                    result?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let kraken: &Kraken = pattern.get()?;
        ensure(kraken.cover.is_some() == self.of_cover, "the other type")?;
        Ok(Proved::eliminating(kraken.prove(position)?))
    }

    fn explain(&self, step: &Step) -> Message {
        let kraken: &Kraken = step.pattern.own();
        let fish = &kraken.fish;
        let chains: Vec<String> = kraken.branches.iter().map(ToString::to_string).collect();
        let house = kraken.cover.map_or(HouseSet::EMPTY, HouseSet::from);
        self.message()
            .with("digit", Value::Digits(fish.digit.into()))
            .with("base", Value::Houses(fish.base))
            .with("cover", Value::Houses(fish.cover))
            .with("fins", Value::Cells(fish.fins))
            .with("house", Value::Houses(house))
            .with("chain", Value::Notation(chains.join("; ")))
            .with("out", Value::Candidates(step.eliminations))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Kraken>().fish.digit.into()
    }
}

impl Shape for Kraken {
    fn size(&self) -> usize {
        let branches = self.branches.iter().map(|branch| 1 + branch.then.len());
        self.fish.size() + branches.sum::<usize>()
    }

    fn derive(&self, proved: &Proved, _: &Position) -> Derivation {
        let mut lines = self.fish.count(match self.cover {
            None => self.fish.cover,
            Some(cover) => self.fish.cover - HouseSet::from(cover),
        });
        for branch in &self.branches {
            lines.extend(branch.derive(proved));
        }
        lines.into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        self.fish.draw(drawing);
        for branch in &self.branches {
            branch.draw(drawing);
        }
    }
}
