//! The simplest step of a theory that goes by the length of chains.

use ennead_depth::{ChainKind, Chains};

use super::Theory;
use crate::techniques::whips;
use crate::{End, Facts, Step, Stop, Stopped, technique};

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
            Theory::Table | Theory::Hodoku => None,
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
                if End::enough(subset.find(facts, &mut first))? {
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
