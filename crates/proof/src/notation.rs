//! The notations of proofs, line by line.

use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;

use ennead_grid::name::{self, UnknownName};
use ennead_grid::{Candidate, Digit, House};

use crate::Formula;
use crate::formula::{Half, at_least_once, number, write_terms};

/// How a proof is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Notation {
    /// VeriPB 3: an `.opb` and a `.pbp` file.
    #[default]
    Veripb,
    /// DRAT: a `.cnf` and a `.drat` file.
    Drat,
}

impl Notation {
    /// The notations, the default first.
    pub const ALL: [Notation; 2] = [Notation::Veripb, Notation::Drat];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Veripb => "veripb",
            Notation::Drat => "drat",
        }
    }

    /// The endings of the two files' names: that of the formula, that of the proof.
    pub const fn extensions(self) -> [&'static str; 2] {
        match self {
            Notation::Veripb => ["opb", "pbp"],
            Notation::Drat => ["cnf", "drat"],
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Notation {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Notation, UnknownName> {
        name::find("format", name, Notation::ALL.map(|notation| (notation.name(), notation)))
    }
}

/// A step of a proof.
pub(crate) enum Step<'a> {
    /// A digit of the first house is confined to the second, if it is not in the first house outside
    /// the second: the sum of "at least once in the first" and "at most once in the second".
    Locked(Digit, [House; 2]),
    /// These candidates do not all hold.
    NotAll(&'a [Candidate]),
}

/// Writes a proof.
pub(crate) struct Writer<'a> {
    formula: &'a Formula<'a>,
    out: &'a mut dyn Write,
}

impl<'a> Writer<'a> {
    /// Writes the beginning.
    pub(crate) fn begin(
        formula: &'a Formula<'a>,
        out: &'a mut dyn Write,
    ) -> io::Result<Writer<'a>> {
        if formula.notation() == Notation::Veripb {
            writeln!(out, "pseudo-Boolean proof version 3.0\nf {};", formula.len())?;
            let (name, solutions) = match (formula.half(), formula.solution()) {
                (Half::Solutions, _) => ("sol", formula.claim().solutions()),
                (Half::NoOther, one) => ("soli", one.map_or(&[][..], std::slice::from_ref)),
            };
            for solution in solutions {
                write!(out, "{name}")?;
                write_terms(out, "", solution.grid())?;
                writeln!(out, ";")?;
            }
        }
        Ok(Writer { formula, out })
    }

    pub(crate) fn step(&mut self, step: &Step<'_>) -> io::Result<()> {
        match (self.formula.notation(), step) {
            (Notation::Veripb, &Step::Locked(digit, [from, to])) => {
                let numbers = [at_least_once(from, digit), at_least_once(to, digit) + 1];
                writeln!(self.out, "pol {} {} +;", numbers[0], numbers[1])
            }
            (Notation::Veripb, Step::NotAll(guesses)) => {
                write!(self.out, "rup")?;
                guesses.iter().try_for_each(|guess| write!(self.out, " +1 ~x{guess}"))?;
                writeln!(self.out, " >= 1;")
            }
            (Notation::Drat, Step::Locked(..)) => {
                unreachable!("DRAT has no sums, so the search does without")
            }
            (Notation::Drat, Step::NotAll(guesses)) => {
                guesses.iter().try_for_each(|&guess| write!(self.out, "-{} ", number(guess)))?;
                writeln!(self.out, "0")
            }
        }
    }

    /// Writes the end: what has been shown.
    pub(crate) fn end(self) -> io::Result<()> {
        if self.formula.notation() == Notation::Veripb {
            let conclusion = match (self.formula.half(), self.formula.solution()) {
                (Half::Solutions, _) => "SAT",
                (Half::NoOther, Some(_)) => "BOUNDS 81 81",
                (Half::NoOther, None) => "UNSAT : -1",
            };
            writeln!(
                self.out,
                "output NONE;\nconclusion {conclusion};\nend pseudo-Boolean proof;"
            )?;
        }
        self.out.flush()
    }
}
