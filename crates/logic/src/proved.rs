//! What is proved, and why it may not be.

use crate::CandidateSet;

/// Why a step does not hold: an English sentence fragment, for developers and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flaw(pub &'static str);

ennead_grid::error!(Flaw: |it, f| f.write_str(it.0));

/// What follows from a [pattern](crate::pattern::Pattern), according to [`Technique::prove`](crate::Technique::prove).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proved {
    /// What is false. It may contain digits that are not candidates.
    pub eliminations: CandidateSet,
    /// What is true.
    pub placements: CandidateSet,
}

impl Proved {
    /// These are proved to be false, and nothing is proved to be true.
    pub fn eliminating(eliminations: CandidateSet) -> Proved {
        Proved { eliminations, ..Proved::default() }
    }

    /// These are proved to be true, and nothing is proved to be false.
    pub fn placing(placements: CandidateSet) -> Proved {
        Proved { placements, ..Proved::default() }
    }

    /// Whether nothing is proved.
    pub fn is_empty(&self) -> bool {
        self.eliminations.is_empty() && self.placements.is_empty()
    }

    /// What both prove.
    pub fn shared(self, other: Proved) -> Proved {
        Proved {
            eliminations: self.eliminations & other.eliminations,
            placements: self.placements & other.placements,
        }
    }
}

/// Continues if `holds`, else the step is refuted because of `flaw`.
#[inline]
pub fn ensure(holds: bool, flaw: &'static str) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw(flaw)) }
}
