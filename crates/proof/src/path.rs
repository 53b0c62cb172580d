//! A path of logic as a proof: each step in a few sums and clauses, then what it says.
//!
//! The formula is the puzzle, with the digits and struck candidates the path starts from. If a step
//! assumes that there is only one solution, the formula says exactly what it assumes, under a label; that
//! this is nothing else is shown by a second proof, in which each such assumption is exchanged into its
//! twin on the puzzle alone.

use std::io::{self, Write};

use ennead_grid::{Candidate, Digit, Givens, Puzzle, Solution};
use ennead_logic::derivation::{Axiom, Derivation, Group, Line, Literal, Term};
use ennead_logic::{Path, Position, Step};

use crate::formula::{at_least_once, name_of, number_of, rules_and_givens, write_opb, write_terms};
use crate::notation::{NO_OTHER, SATISFIABLE, UNSATISFIABLE};
use crate::writer::{begin, end};

/// A path as a proof in VeriPB.
#[derive(Clone, Debug)]
pub struct PathProof<'a> {
    path: &'a Path,
    givens: Givens,
    /// What is known at the start besides the givens.
    marks: Vec<Literal>,
    axioms: Vec<Axiom>,
    derivations: Vec<Derivation>,
    /// The end, if all digits are found.
    solution: Option<Solution>,
}

impl<'a> PathProof<'a> {
    /// The proof of a path; `None` if it says nothing.
    pub fn new(path: &'a Path) -> Option<PathProof<'a>> {
        let start = &path.start;
        let derivations: Vec<Derivation> =
            path.positions().map(|(before, step)| step.derive(&before)).collect();
        let mut axioms: Vec<Axiom> = Vec::new();
        for axiom in derivations.iter().flat_map(|derivation| &derivation.axioms) {
            if !axioms.contains(axiom) {
                axioms.push(axiom.clone());
            }
        }
        let given = start.digits().iter().filter(|&(cell, _)| start.givens().contains(cell));
        let mut givens = Givens::EMPTY;
        given.for_each(|(cell, digit)| givens.set(cell, Some(digit)));
        let proof = PathProof {
            path,
            givens,
            marks: marks(start),
            axioms,
            derivations,
            solution: Solution::try_from(*path.end.digits()).ok(),
        };
        (!proof.struck().is_empty()).then_some(proof)
    }

    /// The name of its files, without their endings: the puzzle and `-path`; a number follows,
    /// computed from what else is known at the start, if there is anything.
    pub fn name(&self) -> String {
        name_of(&self.givens) + "-path" + &number_of(&self.marks)
    }

    /// What a checker says that accepts the proof; the whole line.
    pub fn verdict(&self) -> &'static str {
        match self.solution {
            Some(_) => NO_OTHER,
            None => UNSATISFIABLE,
        }
    }

    /// What the path strikes in all.
    fn struck(&self) -> Vec<Literal> {
        let (start, end) = (&self.path.start, &self.path.end);
        let is_struck =
            |c: &Candidate| !end.has(c.digit(), c.cell()) && end.digit(c.cell()) != Some(c.digit());
        start.all_candidates().iter().filter(is_struck).map(|c| (c, true)).collect()
    }

    /// The constraints besides the rules and the givens, as lines.
    fn constraints(&self) -> Vec<String> {
        let marks = self.marks.iter().map(|&mark| format!("{}>= 1 ;", terms(&[mark])));
        let axioms = (1..).zip(&self.axioms);
        let axioms = axioms.map(|(i, axiom)| format!("@unique{i} {}>= 1 ;", terms(&axiom.clause)));
        // The path ends early: one of what it strikes would be true after all.
        let open = self.solution.is_none().then(|| format!("{}>= 1 ;", terms(&self.struck())));
        marks.chain(axioms).chain(open).collect()
    }

    /// Writes the formula.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_formula(&self, out: &mut dyn Write) -> io::Result<()> {
        write_opb(&self.givens, self.solution.as_ref(), &self.constraints(), out)
    }

    /// Writes the proof.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_proof(&self, out: &mut dyn Write) -> io::Result<()> {
        begin(rules_and_givens(&self.givens) + self.constraints().len(), out)?;
        if let Some(solution) = &self.solution {
            write!(out, "soli")?;
            write_terms(out, "", solution.grid())?;
            writeln!(out, ";")?;
        }
        for (i, (step, derivation)) in self.path.steps.iter().zip(&self.derivations).enumerate() {
            writeln!(out, "% {}. {}", i + 1, step.technique)?;
            derivation.lines.iter().try_for_each(|line| write_line(line, out))?;
            write_conclusions(step, out)?;
        }
        writeln!(out, "rup >= 1;")?;
        end(if self.solution.is_some() { "BOUNDS 81 81" } else { "UNSAT : -1" }, out)
    }

    /// The proof that what the path assumes is only that there is one solution; `None` if it assumes
    /// nothing, or there is not one solution.
    pub fn uniqueness(&self) -> Option<Uniqueness<'_>> {
        let solution = ennead_engine::solution(&Puzzle::try_from(self.givens).ok()?)?;
        (!self.axioms.is_empty()).then_some(Uniqueness { proof: self, solution })
    }
}

/// A proof that each assumption of a path holds because otherwise there would be two solutions.
#[derive(Clone, Debug)]
pub struct Uniqueness<'a> {
    proof: &'a PathProof<'a>,
    solution: Solution,
}

impl Uniqueness<'_> {
    /// The name of its files, without their endings.
    pub fn name(&self) -> String {
        self.proof.name() + "-unique"
    }

    /// What a checker says that accepts the proof; the whole line.
    pub fn verdict(&self) -> &'static str {
        SATISFIABLE
    }

    /// Writes the formula: the puzzle.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_formula(&self, out: &mut dyn Write) -> io::Result<()> {
        write_opb(&self.proof.givens, None, &[], out)
    }

    /// Writes the proof: for each assumption, the exchange that makes another solution of one that
    /// breaks it. Each is forgotten again, because its twin would break it.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_proof(&self, out: &mut dyn Write) -> io::Result<()> {
        begin(rules_and_givens(&self.proof.givens), out)?;
        write!(out, "sol")?;
        write_terms(out, "", self.solution.grid())?;
        writeln!(out, ";")?;
        for axiom in &self.proof.axioms {
            write!(out, "red {}>= 1 :", terms(&axiom.clause))?;
            for [one, other] in &axiom.exchange {
                write!(out, " x{one} -> x{other} x{other} -> x{one}")?;
            }
            writeln!(out, ";\ndel id -1;")?;
        }
        end("SAT", out)
    }
}

/// What is known in a position besides the givens and what they strike.
fn marks(start: &Position) -> Vec<Literal> {
    let placed = start.placed().iter();
    let placed = placed.filter_map(|cell| Some((Candidate::new(start.digit(cell)?, cell), true)));
    let allowed = start.empty().iter().flat_map(|cell| {
        let stands = move |digit| start.digits().cells_of(digit).intersects(cell.peers());
        let digits = Digit::ALL.into_iter().filter(move |&digit| !stands(digit));
        digits.map(move |digit| Candidate::new(digit, cell))
    });
    let struck = allowed.filter(|c| !start.has(c.digit(), c.cell())).map(|c| (c, false));
    placed.chain(struck).collect()
}

/// The sum of these, with a blank at the end.
fn terms(literals: &[Literal]) -> String {
    let sign = |&(_, sign): &Literal| if sign { "" } else { "~" };
    literals.iter().map(|literal| format!("+1 {}x{} ", sign(literal), literal.0)).collect()
}

fn write_conclusions(step: &Step, out: &mut dyn Write) -> io::Result<()> {
    let eliminations = step.eliminations.iter().map(|it| (it, false));
    let mut all = eliminations.chain(step.placements.iter().map(|it| (it, true)));
    all.try_for_each(|literal| writeln!(out, "rup {}>= 1;", terms(&[literal])))
}

fn write_line(line: &Line, out: &mut dyn Write) -> io::Result<()> {
    match line {
        Line::Clause(literals) => writeln!(out, "rup {}>= 1;", terms(literals)),
        Line::Sum(sum) => {
            write!(out, "pol")?;
            for (i, &term) in sum.iter().enumerate() {
                write!(out, " {}{}", number(term), if i == 0 { "" } else { " +" })?;
            }
            writeln!(out, ";")
        }
    }
}

/// The number of a constraint; negative numbers count back from the last.
fn number(term: Term) -> isize {
    let at_least = |group| match group {
        Group::Cell(cell) => 2 * cell.index() + 1,
        Group::House(house, digit) => at_least_once(house, digit),
    };
    match term {
        Term::Truth(group) => at_least(group) as isize,
        Term::Link(group) => at_least(group) as isize + 1,
        Term::Before => -1,
    }
}
