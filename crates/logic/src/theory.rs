//! Resolution theories: which steps are allowed, and which of them is the simplest.

use ennead_depth::{ChainKind, Chains};
use ennead_engine::{Stop, Stopped};
use ennead_grid::named;

use crate::techniques::whips;
use crate::{Facts, Step, technique};

named! {
    /// What a path may use, and what counts as simplest.
    ///
    /// The theories of D. Berthier take singles first, then always the shortest chain; of those
    /// equally short, that whose target has the lowest digit, then the first cell. A chain is given
    /// the most special name it deserves: bivalue chain, z-chain, t-whip, whip.
    #[derive(Default)]
    pub enum Theory of "theory" {
        /// The techniques of the table, in its order.
        #[default]
        Hodoku = "hodoku",
        /// Singles and whips.
        Whips = "w",
        /// Singles, subsets and whips: those of equal size in this order.
        SubsetsAndWhips = "s+w",
        /// Singles and g-whips.
        GWhips = "gw",
        /// Singles and braids.
        Braids = "b",
    }
}

/// The singles of every theory.
pub(crate) const SINGLES: [&str; 3] = ["full-house", "naked-single", "hidden-single"];

/// The subsets of two, three and four.
const SUBSETS: [&[&str]; 3] = [
    &["locked-pair", "naked-pair", "hidden-pair", "x-wing"],
    &["locked-triple", "naked-triple", "hidden-triple", "swordfish"],
    &["naked-quad", "hidden-quad", "jellyfish"],
];

impl Theory {
    /// The chains it uses, if it goes by their length.
    fn chains(self) -> Option<ChainKind> {
        match self {
            Theory::Hodoku => None,
            Theory::Whips | Theory::SubsetsAndWhips => Some(ChainKind::Whip),
            Theory::GWhips => Some(ChainKind::GWhip),
            Theory::Braids => Some(ChainKind::Braid),
        }
    }

    /// The simplest step where singles do not help.
    pub(crate) fn next(self, facts: &Facts<'_>, stop: &Stop) -> Result<Option<Step>, Stopped> {
        let Some(kind) = self.chains() else { return Ok(None) };
        let subsets = if self == Theory::SubsetsAndWhips { &SUBSETS[..] } else { &[] };
        let mut chains = Chains::new(kind, facts.all_candidates().iter());
        for size in 1..=facts.options().max_whip {
            stop.check()?;
            for name in subsets.get(size.wrapping_sub(2)).copied().unwrap_or_default() {
                let mut first = crate::First::default();
                let subset = technique(name).expect("subsets are registered");
                if subset.find(facts, &mut first).is_break() {
                    return Ok(first.0);
                }
            }
            if let Some(chain) = chains.next(size as u8, stop)? {
                return Ok(Some(whips::step(chains.simplest(chain, stop)?)));
            }
            if chains.are_exhausted() && size > subsets.len() {
                break;
            }
        }
        Ok(None)
    }
}
