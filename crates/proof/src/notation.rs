//! The notations of proofs.

use ennead_grid::named;

named! {
    /// How a proof is written.
    #[derive(Default)]
    pub enum Notation of "format" {
        /// VeriPB 3: an `.opb` and a `.pbp` file.
        #[default]
        Veripb = "veripb",
        /// DRAT: a `.cnf` and a `.drat` file.
        Drat = "drat",
    }
}

impl Notation {
    /// The endings of the two files' names: that of the formula, that of the proof.
    ///
    /// ```
    /// use ennead_proof::Notation;
    ///
    /// assert_eq!(Notation::Veripb.extensions(), ["opb", "pbp"]);
    /// assert_eq!(Notation::Drat.extensions(), ["cnf", "drat"]);
    /// ```
    pub const fn extensions(self) -> [&'static str; 2] {
        match self {
            Notation::Veripb => ["opb", "pbp"],
            Notation::Drat => ["cnf", "drat"],
        }
    }
}

/// What VeriPB prints when it accepts a proof: that there is a solution; that there is no other
/// than the known one; that there is none.
pub(crate) const SATISFIABLE: &str = "s VERIFIED SATISFIABLE";
pub(crate) const NO_OTHER: &str = "s VERIFIED BOUNDS 81 <= obj <= 81";
pub(crate) const UNSATISFIABLE: &str = "s VERIFIED UNSATISFIABLE";
