//! The canonical form.

use ennead::{Givens, Symmetry, minlex};
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// What is the canonical form (minlex) of the puzzle, which all its isomorphs share?
///
/// ```
/// use ennead_api::puzzle::Canon;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let puzzle = format!("5{:.<80}", "").into();
/// let answer = Canon { puzzle, symmetry: false }.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!(answer.canonical.to_string(), format!("{:.<80}1", ""));
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Canon {
    /// The puzzle.
    pub puzzle: Subject,
    /// Whether to include the symmetry that leads to it.
    #[serde(default)]
    pub symmetry: bool,
}

/// The answer to [`Canon`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Canonical {
    /// The givens.
    pub puzzle: Givens,
    /// Their canonical form.
    pub canonical: Givens,
    /// The symmetry that maps the givens to it, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<Symmetry>,
    /// How many symmetries leave the puzzle as it is; at least 1.
    pub automorphisms: u64,
}

impl Question for Canon {
    type Answer = Canonical;

    fn answer(self, asker: &Asker) -> Result<Canonical, Refusal> {
        let Canon { puzzle, symmetry } = self;
        Ok(Canonical::new(&puzzle.givens(asker)?, symmetry))
    }
}

impl Canonical {
    /// The canonical form of `givens`; with `symmetry`, how to get there.
    pub fn new(givens: &Givens, symmetry: bool) -> Canonical {
        let found = minlex(givens);
        Canonical {
            puzzle: *givens,
            canonical: found.form,
            symmetry: symmetry.then_some(found.symmetry),
            automorphisms: found.automorphisms,
        }
    }
}
