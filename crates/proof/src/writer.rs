//! Proofs in each notation, line by line.

use std::io::{self, Write};

use ennead_grid::{Candidate, Digit, House};

use crate::formula::{Half, at_least_once, number, write_terms};
use crate::{Formula, Notation};

/// Writes the head of a proof in VeriPB about a formula of this many constraints.
pub(crate) fn begin(constraints: usize, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "pseudo-Boolean proof version 3.0\nf {constraints};")
}

/// Writes the end of a proof in VeriPB.
pub(crate) fn end(conclusion: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "output NONE;\nconclusion {conclusion};\nend pseudo-Boolean proof;")?;
    out.flush()
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
            begin(formula.len(), out)?;
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
        if self.formula.notation() == Notation::Drat {
            return self.out.flush();
        }
        let conclusion = match (self.formula.half(), self.formula.solution()) {
            (Half::Solutions, _) => "SAT",
            (Half::NoOther, Some(_)) => "BOUNDS 81 81",
            (Half::NoOther, None) => "UNSAT : -1",
        };
        end(conclusion, self.out)
    }
}
