//! Proofs that an outsider can check: "this puzzle has exactly this solution", "it has none", "it
//! has these".
//!
//! A [`Claim`] says which solutions a puzzle has. Its [`Formula`] writes the puzzle as constraints
//! on 729 variables, one for each candidate, and a proof derives the claim from them, in steps so
//! small that a checker needs no knowledge of Sudoku. What has to be trusted is the checker, and that the
//! formula is the puzzle's; anyone can read the formula or generate it again.
//!
//! ```
//! use ennead_stop::Stop;
//! use ennead_grid::Givens;
//! use ennead_proof::{Claim, Formula, Method, Notation, prove};
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let claim = Claim::find(&givens, &Stop::never())?;
//! let [formula] = Formula::of(&claim, Notation::Veripb)[..] else { panic!("it has one solution") };
//! let mut proof = Vec::new();
//! prove(&formula, Method::Short, &Stop::never(), &mut proof)?;
//! assert!(String::from_utf8(proof)?.contains("conclusion BOUNDS 81 81;"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Two [`Notation`]s are written: VeriPB 3 (S. Gocht, J. Nordström and others,
//! <https://gitlab.com/MIAOresearch/software/VeriPB>), whose unit propagation on exactly-one
//! constraints is what players call naked and hidden singles; and DRAT (N. Wetzler, M. Heule and
//! W. Hunt, *DRAT-trim*, SAT 2014).
//!
//! The steps come from a search: each refuted guess is a line that says "not all of these guesses
//! together". The crate's own prover searches for few lines; [`Method::Engine`] takes the lines from a
//! classic engine instead, so that what a viewer of its trace watches is what is proved.

#![forbid(unsafe_code)]

mod board;
mod claim;
mod formula;
mod notation;
mod path;
mod prover;
mod trace;
mod writer;

pub use claim::{Claim, MOST_SOLUTIONS};
pub use formula::Formula;
pub use notation::Notation;
pub use path::{PathProof, Uniqueness};

use std::fmt;
use std::io::{self, Write};

use ennead_engine::Engine;
use ennead_stop::{Stop, Stopped};

use crate::formula::Half;
use crate::writer::{Step, Writer};

/// Where the lines of a proof come from.
#[derive(Clone, Copy, Default)]
pub enum Method {
    /// A search for few lines.
    #[default]
    Short,
    /// The same without the lines that can be left out; the time for this grows with the square of
    /// their number and more.
    Trimmed,
    /// The search of a classic engine: a line for each guess it takes back.
    Engine(&'static dyn Engine),
}

/// Writes a proof about `formula`.
///
/// # Errors
///
/// If it was stopped, if the engine chosen has no trace or cannot search a sukaku, and those of `out`.
pub fn prove(
    formula: &Formula<'_>,
    method: Method,
    stop: &Stop,
    out: &mut dyn Write,
) -> Result<(), Unproved> {
    let mut writer = Writer::begin(formula, out)?;
    if formula.half() == Half::NoOther {
        match method {
            Method::Engine(engine) => {
                trace::write(engine, formula.claim().clues(), stop, &mut writer)?;
            }
            Method::Short => prover::write(formula, false, stop, &mut writer)?,
            Method::Trimmed => prover::write(formula, true, stop, &mut writer)?,
        }
        writer.step(&Step::NotAll(&[]))?;
    }
    Ok(writer.end()?)
}

/// Why there is no proof.
#[derive(Debug)]
pub enum Unproved {
    /// It was stopped.
    Stopped,
    /// The engine chosen has no trace.
    NoTrace,
    /// The engine chosen cannot search a sukaku.
    NoCandidates,
    /// It could not be written.
    Io(io::Error),
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproved::Stopped => Stopped.fmt(f),
            Unproved::NoTrace => f.write_str("the engine has no trace"),
            Unproved::NoCandidates => f.write_str("the engine cannot search a sukaku"),
            Unproved::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unproved {}

impl From<io::Error> for Unproved {
    fn from(error: io::Error) -> Unproved {
        Unproved::Io(error)
    }
}

impl From<Stopped> for Unproved {
    fn from(Stopped: Stopped) -> Unproved {
        Unproved::Stopped
    }
}
