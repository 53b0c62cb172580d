//! Proofs that an outsider can check: "this puzzle has exactly this solution", "it has none", "it
//! has these".
//!
//! A [`Claim`] says which solutions a puzzle has. Its [`Formula`] writes the puzzle as constraints
//! on 729 variables, one for each candidate, and a proof derives the claim from them, in steps so
//! small that a checker needs no knowledge of Sudoku. What has to be trusted is the checker, and that the
//! formula is the puzzle's; anyone can read the formula or generate it again.
//!
//! ```
//! use ennead_engine::Stop;
//! use ennead_grid::Givens;
//! use ennead_proof::{Claim, Formula, Notation, prove};
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let claim = Claim::find(&givens, &Stop::never())?;
//! let [formula] = Formula::of(&claim, Notation::Veripb)[..] else { panic!("it has one solution") };
//! let mut proof = Vec::new();
//! prove(&formula, Notation::Veripb, &Stop::never(), &mut proof)?;
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
//! together". [`prove`] searches for few lines; [`prove_by`] takes the lines from a classic engine,
//! so that what a viewer of its trace watches is what is proved.

#![deny(unsafe_code)]

mod board;
mod claim;
mod formula;
mod notation;
mod prover;
mod trace;

pub use claim::{Claim, MOST_SOLUTIONS};
pub use formula::Formula;
pub use notation::Notation;
pub use prover::prove;
pub use trace::prove_by;

use std::{fmt, io};

/// Why there is no proof.
#[derive(Debug)]
pub enum Unproved {
    /// It was stopped.
    Stopped,
    /// It could not be written.
    Io(io::Error),
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproved::Stopped => ennead_engine::Stopped.fmt(f),
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

impl From<ennead_engine::Stopped> for Unproved {
    fn from(_: ennead_engine::Stopped) -> Unproved {
        Unproved::Stopped
    }
}
