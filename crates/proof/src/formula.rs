//! A claim as constraints, and the numbers by which a proof refers to them.
//!
//! The constraints come in this order: each cell has exactly one digit; each row, then each column,
//! then each box has each digit exactly once; the givens; in a sukaku the struck candidates, cell by
//! cell; the grids that are excluded. So a formula is a function of its claim: to check a file,
//! write it again and compare.

use std::io::{self, Write};
use std::sync::LazyLock;

use ennead_grid::{Candidate, Cell, Digit, Givens, House, Solution};
use ennead_logic::derivation::Literal;

use crate::notation::{NO_OTHER, SATISFIABLE, UNSATISFIABLE};
use crate::{Claim, Notation};

/// A claim, or one of the two halves of a claim, as constraints.
#[derive(Clone, Copy, Debug)]
pub struct Formula<'a> {
    claim: &'a Claim,
    half: Half,
    notation: Notation,
}

/// What a proof about a formula shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Half {
    /// That every solution is in the list. In VeriPB this is both halves if the list has one
    /// solution: the objective counts the cells that agree with it, and 81 is reached but cannot be
    /// avoided.
    NoOther,
    /// That those in the list are solutions.
    Solutions,
}

impl Formula<'_> {
    /// The formulas that a claim needs in `notation`: one, or one for each half. DRAT has none for the
    /// second half, because it proves only what cannot be; and if the list is not complete, there is
    /// nothing else to prove.
    pub fn of(claim: &Claim, notation: Notation) -> Vec<Formula<'_>> {
        let several = !claim.is_complete() || claim.solutions().len() > 1;
        let no_other = claim.is_complete().then_some(Half::NoOther);
        let solutions = (several && notation == Notation::Veripb).then_some(Half::Solutions);
        no_other
            .into_iter()
            .chain(solutions)
            .map(|half| Formula { claim, half, notation })
            .collect()
    }

    /// The name of its files, without their endings: the givens, in 81 digits, and for the second half
    /// `-solutions`. So the name of a file says what it is about. In a sukaku, a number made from
    /// the struck candidates follows the givens.
    pub fn name(&self) -> String {
        let clues = self.claim.clues();
        let struck: Vec<Literal> = clues.struck().map(|candidate| (candidate, false)).collect();
        let puzzle = name_of(clues.givens()) + &number_of(&struck);
        match self.half {
            Half::NoOther => puzzle,
            Half::Solutions => puzzle + "-solutions",
        }
    }

    /// What a checker says that accepts a proof of it; the whole line.
    pub fn verdict(&self) -> &'static str {
        match (self.half, self.solution()) {
            _ if self.notation == Notation::Drat => "s VERIFIED",
            (Half::Solutions, _) => SATISFIABLE,
            (_, Some(_)) => NO_OTHER,
            (_, None) => UNSATISFIABLE,
        }
    }

    pub(crate) fn claim(&self) -> &Claim {
        self.claim
    }

    pub(crate) fn half(&self) -> Half {
        self.half
    }

    /// How it and its proof are written.
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// The one solution that the objective counts towards.
    pub(crate) fn solution(&self) -> Option<&Solution> {
        match (self.half, self.claim.solutions()) {
            (Half::NoOther, [solution]) => Some(solution),
            _ => None,
        }
    }

    /// The grids that the constraints exclude.
    fn excluded(&self) -> &[Solution] {
        match (self.half, self.notation) {
            (Half::NoOther, Notation::Veripb) if self.solution().is_some() => &[],
            (Half::NoOther, _) => self.claim.solutions(),
            (Half::Solutions, _) => &[],
        }
    }

    /// The number of constraints as a VeriPB proof counts them: an equality is two.
    pub(crate) fn len(&self) -> usize {
        let clues = self.claim.clues();
        rules_and_givens(clues.givens()) + clues.struck().count() + self.excluded().len()
    }

    /// Writes the formula: in the OPB format for VeriPB, in the DIMACS format for DRAT.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.notation {
            Notation::Veripb => {
                let negated = |(cell, digit)| format!("+1 ~x{} ", Candidate::new(digit, cell));
                let exclude = |solution: &Solution| {
                    solution.grid().iter().map(negated).collect::<String>() + ">= 1 ;"
                };
                let clues = self.claim.clues();
                let struck = clues.struck().map(|candidate| format!("+1 ~x{candidate} >= 1 ;"));
                let further: Vec<String> =
                    struck.chain(self.excluded().iter().map(exclude)).collect();
                write_opb(clues.givens(), self.solution(), &further, out)
            }
            Notation::Drat => self.write_dimacs(out),
        }
    }

    fn write_dimacs(&self, out: &mut dyn Write) -> io::Result<()> {
        const PAIRS: usize = 9 * 8 / 2;
        let excluded = self.excluded();
        let clues = self.claim.clues();
        let units = clues.givens().len() + clues.struck().count();
        let clauses = EXACTLY_ONE * (1 + PAIRS) + units + excluded.len();
        writeln!(out, "p cnf {} {clauses}", Candidate::COUNT)?;
        out.write_all(DIMACS_RULES.as_bytes())?;
        for (cell, digit) in clues.givens().iter() {
            writeln!(out, "{} 0", number(Candidate::new(digit, cell)))?;
        }
        for candidate in clues.struck() {
            writeln!(out, "-{} 0", number(candidate))?;
        }
        for solution in excluded {
            for (cell, digit) in solution.grid().iter() {
                write!(out, "-{} ", number(Candidate::new(digit, cell)))?;
            }
            writeln!(out, "0")?;
        }
        Ok(())
    }
}

/// Writes a formula in the OPB format: the cells to agree with if there is an objective, the rules,
/// the givens, further constraints.
pub(crate) fn write_opb(
    givens: &Givens,
    objective: Option<&Solution>,
    further: &[String],
    out: &mut dyn Write,
) -> io::Result<()> {
    let constraints = EXACTLY_ONE + givens.len() + further.len();
    writeln!(out, "* #variable= {} #constraint= {constraints}", Candidate::COUNT)?;
    if let Some(solution) = objective {
        write!(out, "min:")?;
        write_terms(out, "+1 ", solution.grid())?;
        writeln!(out, " ;")?;
    }
    out.write_all(OPB_RULES.as_bytes())?;
    for (cell, digit) in givens.iter() {
        writeln!(out, "+1 x{} >= 1 ;", Candidate::new(digit, cell))?;
    }
    further.iter().try_for_each(|constraint| writeln!(out, "{constraint}"))
}

/// The number of constraints that rules and givens are in a VeriPB proof: an equality is two.
pub(crate) fn rules_and_givens(givens: &Givens) -> usize {
    2 * EXACTLY_ONE + givens.len()
}

/// A puzzle in 81 digits, 0 for an empty cell.
pub(crate) fn name_of(givens: &Givens) -> String {
    let digit = |cell| givens.get(cell).map_or('0', Digit::to_char);
    Cell::ALL.into_iter().map(digit).collect()
}

/// What follows the givens in a name: a number computed from what else is known, or nothing if
/// nothing else is.
pub(crate) fn number_of(known: &[Literal]) -> String {
    if known.is_empty() {
        return String::new();
    }
    // FNV-1a, so that other candidates give another name.
    let number = known.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &(it, sign)| {
        let word = 2 * it.index() as u64 + u64::from(sign);
        (hash ^ word).wrapping_mul(0x100_0000_01b3)
    });
    format!("-{number:016x}")
}

/// How many groups of candidates there are of which exactly one holds.
const EXACTLY_ONE: usize = 81 + 243;

/// The rules of Sudoku, which are the same in every formula, as OPB.
static OPB_RULES: LazyLock<String> = LazyLock::new(|| {
    let line = |candidates: [Candidate; 9]| {
        let terms = candidates.map(|candidate| format!("+1 x{candidate} "));
        terms.concat() + "= 1 ;\n"
    };
    exactly_ones().map(line).collect()
});

/// The rules of Sudoku as DIMACS.
static DIMACS_RULES: LazyLock<String> = LazyLock::new(|| {
    let clauses = |candidates: [Candidate; 9]| {
        let numbers = candidates.map(number);
        let pairs = (0..9).flat_map(|i| (0..i).map(move |j| [j, i]));
        let at_most_one = pairs.map(|pair| pair.map(|i| format!("-{} ", numbers[i])).concat());
        let at_least_one = numbers.map(|number| format!("{number} ")).concat();
        std::iter::once(at_least_one).chain(at_most_one).map(|clause| clause + "0\n").collect()
    };
    exactly_ones().map::<String, _>(clauses).collect()
});

/// These groups in the formula's order, nine candidates each.
fn exactly_ones() -> impl Iterator<Item = [Candidate; 9]> {
    let cells = Cell::ALL.into_iter().map(|cell| Digit::ALL.map(|d| Candidate::new(d, cell)));
    let places = House::ALL.into_iter().flat_map(|house| {
        let cells: [Cell; 9] = std::array::from_fn(|position| house.cell(position));
        Digit::ALL.map(|digit| cells.map(|cell| Candidate::new(digit, cell)))
    });
    cells.chain(places)
}

/// The number of the constraint "`digit` has at least one place in `house`". The one after it says
/// "at most one".
pub(crate) fn at_least_once(house: House, digit: Digit) -> usize {
    2 * (81 + 9 * house.index() + digit.index()) + 1
}

/// A candidate's variable in DIMACS files, from 1.
pub(crate) fn number(candidate: Candidate) -> usize {
    candidate.index() + 1
}

/// Writes a full grid as a list of its candidates, each after a blank and `sign`.
pub(crate) fn write_terms(out: &mut dyn Write, sign: &str, grid: &Givens) -> io::Result<()> {
    grid.iter().try_for_each(|(cell, digit)| write!(out, " {sign}x{}", Candidate::new(digit, cell)))
}
