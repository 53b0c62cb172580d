//! Two patterns shown as one.

use ennead_draw::Drawing;

use super::Pattern;
use crate::derivation::Derivation;
use crate::shape::Shape;
use crate::{CandidateSet, Flaw, Position, Proved, ensure};

/// Two patterns of a technique that share their core, while each rules out something the other does
/// not: siamese fish, dual kites, dual empty rectangles.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Twin(pub Box<[Pattern; 2]>);

impl Twin {
    /// A twin of two patterns.
    pub fn new(first: impl Into<Pattern>, second: impl Into<Pattern>) -> Twin {
        Twin(Box::new([first.into(), second.into()]))
    }
}

impl Pattern {
    /// The pattern itself, or the two patterns of a twin.
    pub fn parts(&self) -> &[Pattern] {
        match self {
            Pattern::Twin(twin) => &twin.0[..],
            plain => std::slice::from_ref(plain),
        }
    }

    /// What follows from the pattern, or from its parts together; `proven` tells what each shape
    /// proves.
    ///
    /// # Errors
    ///
    /// If a part has another shape, if `proven` finds a flaw, or if one part of a twin adds
    /// nothing.
    pub fn all_parts<'a, S: 'a>(
        &'a self,
        proven: impl Fn(&'a S) -> Result<CandidateSet, Flaw>,
    ) -> Result<CandidateSet, Flaw>
    where
        &'a S: TryFrom<&'a Pattern, Error = Flaw>,
    {
        let mut out = CandidateSet::EMPTY;
        for part in self.parts() {
            let more = proven(part.get()?)?;
            ensure(!more.is_subset(&out), "a part rules out nothing of its own")?;
            out |= more;
        }
        Ok(out)
    }
}

impl Shape for Twin {
    fn size(&self) -> usize {
        self.0.iter().map(|part| part.shape().size()).sum()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let mut both = Derivation::default();
        self.0.iter().for_each(|part| both.append(part.shape().derive(proved, position)));
        both
    }

    fn draw(&self, drawing: &mut Drawing) {
        for part in self.0.iter() {
            part.shape().draw(drawing);
        }
    }
}
