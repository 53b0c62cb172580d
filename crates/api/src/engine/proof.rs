//! Proofs of what solutions a puzzle has, for checkers by others.

use ennead::engine::{Chosen, Engine};
use ennead::proof::{Claim, Formula, Method, Notation, Unproved, prove};
use ennead::{Clues, Solution};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::engine::trace::demand_trace;
use crate::puzzle::solve::demand_candidates;
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// What solutions has the puzzle, and why are there no others?
///
/// A proof can be too large for one answer. So the command line writes proofs to files piece by
/// piece, with a [`Prover`], and the web API leaves the question out.
///
/// ```
/// use ennead_api::engine::Prove;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Prove = serde_json::from_str(
///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
/// )?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!(answer.proofs[0].verdict, "s VERIFIED BOUNDS 81 <= obj <= 81");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prove {
    /// The puzzle.
    pub puzzle: Subject,
    /// The notation; `veripb` if left out.
    #[serde(default)]
    pub notation: Option<Notation>,
    /// A classic engine, whose search becomes the proof; if left out, a short proof is looked for.
    #[serde(default)]
    pub engine: Option<Chosen>,
    /// Whether to leave out what a short proof can do without.
    #[serde(default)]
    pub trim: bool,
}

/// The answer to [`Prove`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proved {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// The solutions, at most 1,000.
    pub solutions: Vec<Solution>,
    /// Whether these are all.
    pub complete: bool,
    /// The proofs: one, or two for a puzzle with several solutions.
    pub proofs: Vec<Proof>,
}

/// A claim as a formula, and its proof.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proof {
    /// The name of its files, without endings.
    pub name: String,
    /// The text of the formula.
    pub formula: String,
    /// The text of the proof.
    pub proof: String,
    /// What the checker must say.
    pub verdict: &'static str,
}

/// How proofs are found and written.
#[derive(Clone, Copy)]
pub struct Prover {
    /// How they are written.
    pub notation: Notation,
    /// Where their lines come from.
    pub method: Method,
}

impl Prover {
    /// The prover that was asked for.
    ///
    /// # Errors
    ///
    /// If `engine` has no trace.
    pub fn new(
        notation: Notation,
        engine: Option<&'static dyn Engine>,
        trim: bool,
        words: &Words,
    ) -> Result<Prover, Refusal> {
        let method = match engine {
            Some(engine) => {
                demand_trace(engine, "proof-no-trace", words)?;
                Method::Engine(engine)
            }
            None if trim => Method::Trimmed,
            None => Method::Short,
        };
        Ok(Prover { notation, method })
    }

    /// Refuses a sukaku that the prover's engine cannot search.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub fn demand_candidates(&self, clues: &Clues, words: &Words) -> Result<(), Refusal> {
        match self.method {
            Method::Engine(engine) => demand_candidates(engine, clues, words),
            Method::Short | Method::Trimmed => Ok(()),
        }
    }
}

impl Question for Prove {
    type Answer = Proved;

    fn answer(self, asker: &Asker) -> Result<Proved, Refusal> {
        let notation = self.notation.unwrap_or_default();
        let engine = self.engine.map(|it| it.0);
        let prover = Prover::new(notation, engine, self.trim, asker.words)?;
        let clues = self.puzzle.clues(asker)?;
        prover.demand_candidates(&clues, asker.words)?;
        let claim = Claim::find(clues, asker.stop)?;
        let proofs = Formula::of(&claim, notation).into_iter().map(|formula| {
            let (mut text, mut proof) = (Vec::new(), Vec::new());
            formula.write(&mut text).map_err(Unproved::Io)?;
            prove(&formula, prover.method, asker.stop, &mut proof)?;
            let [text, proof] = [text, proof].map(|text| String::from_utf8_lossy(&text).into());
            Ok(Proof { name: formula.name(), formula: text, proof, verdict: formula.verdict() })
        });
        let proofs =
            proofs.collect::<Result<_, Unproved>>().map_err(|unproved| match unproved {
                Unproved::Stopped => Refusal::Stopped,
                Unproved::NoTrace | Unproved::NoCandidates | Unproved::Io(_) => {
                    unreachable!("the prover's engine is able, and memory can be written")
                }
            })?;
        let (solutions, complete) = (claim.solutions().to_vec(), claim.is_complete());
        Ok(Proved { puzzle: clues, solutions, complete, proofs })
    }
}
