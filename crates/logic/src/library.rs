//! Libraries of technique cases, one a line, in the format of HoDoKu's regression library.
//!
//! ```text
//! :0110-1:47:6.......8..2..:477 479:777 779::
//!  code   |  grid       |       |       ||
//!    variant digits     deleted  eliminated  placed, extra
//! ```
//!
//! Candidates are written digit, row, column. In the grid a placed digit has a `+` before it.
//! Variant `x` is a step that must *not* be found: the one with these eliminations and
//! placements, or any at all if the line names none. Other variants turn options on.
//!
//! The format is Bernhard Hobiger's; our own cases in it stand in `testdata/techniques/`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ennead_grid::{Candidate, Cell, Digit, DigitSet, Givens};

use crate::{All, CandidateSet, Facts, Options, Position, Step, TECHNIQUES};

/// A line of a library: a position, and a step that is there or must not be.
///
/// ```
/// use ennead_logic::library::{Case, Outcome};
///
/// let line = "\
///     :0003:1:.2345678...................9.....................................................:::111:";
/// let case: Case = line.parse()?;
/// assert_eq!(case.run(), Outcome::Passed);
/// assert_eq!(case.to_string(), line);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The technique's code, such as `0110`.
    pub code: String,
    /// The variant: `1`, `x`, or nothing.
    pub variant: String,
    /// The digits of the pattern.
    pub digits: DigitSet,
    /// The givens.
    pub givens: Givens,
    /// The digits placed since.
    pub placed: Givens,
    /// The candidates taken out since.
    pub deleted: CandidateSet,
    /// What the step eliminates.
    pub eliminations: CandidateSet,
    /// What the step places.
    pub placements: CandidateSet,
    /// A chain's length.
    pub extra: String,
}

/// What came of running a case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The step is found; with variant `x`, it is not.
    Passed,
    /// The step is not found; with variant `x`, it is. Or a step was found whose proof fails.
    Failed,
    /// No technique answers for the code.
    Skipped,
}

impl Case {
    /// The case that asks for `step` in `position`.
    pub fn of(step: &Step, position: &Position) -> Case {
        let face = position.face();
        let full = Position::from_digits(&face.givens, &face.found)
            .expect("the digits of a position do not clash");
        Case {
            code: step.technique().code(step).to_owned(),
            variant: String::new(),
            digits: step.technique().digits(step),
            givens: face.givens,
            placed: face.found,
            deleted: *full.all_candidates() - *position.all_candidates(),
            eliminations: step.eliminations,
            placements: step.placements,
            extra: String::new(),
        }
    }

    /// The position; `None` if its digits clash.
    pub fn position(&self) -> Option<Position> {
        let mut position = Position::from_digits(&self.givens, &self.placed).ok()?;
        for candidate in self.deleted.iter() {
            position.eliminate(candidate.digit(), candidate.cell());
        }
        Some(position)
    }

    /// Whether the step must not be found.
    pub fn is_near_miss(&self) -> bool {
        self.variant == "x"
    }

    /// The options under which the library means the case.
    pub fn options(&self) -> Options {
        options(&self.code, &self.variant)
    }

    /// The steps of the case's technique in its position; `None` if no technique answers for the
    /// code.
    pub fn steps(&self) -> Option<Vec<Step>> {
        let mut answering = TECHNIQUES
            .iter()
            .filter(|technique| technique.about().codes.contains(&self.code.as_str()))
            .peekable();
        answering.peek()?;
        let mut all = All::default();
        if let Some(position) = self.position() {
            let options = self.options();
            let facts = Facts::new(&position, &options);
            for technique in answering {
                let _ = technique.find(&facts, &mut all);
            }
        }
        all.0.retain(|step| step.technique().code(step) == self.code);
        Some(all.0)
    }

    /// Whether `step` is the one the case speaks of.
    pub fn is(&self, step: &Step) -> bool {
        step.eliminations == self.eliminations
            && step.placements == self.placements
            && step.technique().digits(step) == self.digits
    }

    /// Looks for the step, and re-proves every step it meets on the way.
    pub fn run(&self) -> Outcome {
        let Some(steps) = self.steps() else { return Outcome::Skipped };
        let Some(position) = self.position() else { return Outcome::Failed };
        let proven = steps.iter().all(|step| step.check(&position).is_ok());
        let any = self.eliminations.is_empty() && self.placements.is_empty();
        let found = steps.iter().any(|step| any || self.is(step));
        if proven && found != self.is_near_miss() { Outcome::Passed } else { Outcome::Failed }
    }
}

/// The options a library means by a code and its variant.
pub fn options(code: &str, variant: &str) -> Options {
    Options {
        empty_rectangle_of_two: matches!((code, variant), ("0402", "1") | ("0405", _)),
        rectangle_with_gaps: code.starts_with("06") && variant == "2",
        als_in_chains: matches!((code, variant), ("0709", "2") | ("0710" | "0711", "3" | "4")),
        loops_in_own_cells: !matches!(code, "0706" | "0709"),
        als_overlap: code.starts_with("090") && variant == "2",
        siamese_fish: code.starts_with("03") && code.len() == 5,
        dual_patterns: matches!(code, "0404" | "0405"),
        ..Options::DEFAULT
    }
}

/// How many cases of a code, or of all, came out how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Passed.
    pub passed: usize,
    /// Failed.
    pub failed: usize,
    /// Skipped.
    pub skipped: usize,
}

/// `N passed, M failed, K skipped`.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// What came of running a library.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The counts of each code with its variant.
    pub codes: BTreeMap<String, Count>,
    /// The failing cases.
    pub failures: Vec<Case>,
}

impl Report {
    /// Runs `cases`.
    pub fn of(cases: impl IntoIterator<Item = Case>) -> Report {
        let mut report = Report::default();
        for case in cases {
            let outcome = case.run();
            report.add(case, outcome);
        }
        report
    }

    /// Adds what came of a case.
    pub fn add(&mut self, case: Case, outcome: Outcome) {
        let count = self.codes.entry(case.name()).or_default();
        match outcome {
            Outcome::Passed => count.passed += 1,
            Outcome::Failed => count.failed += 1,
            Outcome::Skipped => count.skipped += 1,
        }
        if outcome == Outcome::Failed {
            self.failures.push(case);
        }
    }

    /// All counts together.
    pub fn total(&self) -> Count {
        self.codes.values().fold(Count::default(), |sum, count| Count {
            passed: sum.passed + count.passed,
            failed: sum.failed + count.failed,
            skipped: sum.skipped + count.skipped,
        })
    }
}

/// Reads a library: a case a line, empty lines and lines with `#` left out.
pub fn read(text: &str) -> impl Iterator<Item = Result<Case, ParseCaseError>> + '_ {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::parse)
}

/// The line is not a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCaseError {
    /// What was expected.
    pub expected: &'static str,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for ParseCaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found `{}`", self.expected, self.found)
    }
}

impl std::error::Error for ParseCaseError {}

fn expected(expected: &'static str, found: &str) -> ParseCaseError {
    ParseCaseError { expected, found: found.to_owned() }
}

impl FromStr for Case {
    type Err = ParseCaseError;

    fn from_str(line: &str) -> Result<Case, ParseCaseError> {
        let fields: Vec<&str> = line.trim().split(':').collect();
        let ["", code, digits, grid, deleted, eliminations, placements, rest @ ..] = &fields[..]
        else {
            let format = "`:code:digits:grid:deleted:eliminations:placements:extra`";
            return Err(expected(format, line));
        };
        let (code, variant) = code.split_once('-').unwrap_or((*code, ""));
        let (givens, placed) = read_grid(grid)?;
        Ok(Case {
            code: code.to_owned(),
            variant: variant.to_owned(),
            digits: digits
                .chars()
                .map(|c| Digit::from_char(c).ok_or_else(|| expected("digits", digits)))
                .collect::<Result<_, _>>()?,
            givens,
            placed,
            deleted: read_candidates(deleted)?,
            eliminations: read_candidates(eliminations)?,
            placements: read_candidates(placements)?,
            extra: rest.first().copied().unwrap_or("").to_owned(),
        })
    }
}

fn read_grid(text: &str) -> Result<(Givens, Givens), ParseCaseError> {
    let fail = || expected("81 cells, each `.`, a digit or `+` and a digit", text);
    let (mut givens, mut placed) = (Givens::EMPTY, Givens::EMPTY);
    let mut cells = Cell::ALL.into_iter();
    let mut plus = false;
    for c in text.chars() {
        match c {
            '+' if !plus => plus = true,
            '.' | '0' if !plus => drop(cells.next().ok_or_else(fail)?),
            _ => {
                let digit = Digit::from_char(c).ok_or_else(fail)?;
                let grid = if plus { &mut placed } else { &mut givens };
                grid.set(cells.next().ok_or_else(fail)?, Some(digit));
                plus = false;
            }
        }
    }
    if plus || cells.next().is_some() { Err(fail()) } else { Ok((givens, placed)) }
}

fn read_candidates(text: &str) -> Result<CandidateSet, ParseCaseError> {
    text.split_whitespace()
        .map(|word| match word.as_bytes() {
            &[digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] => {
                let cell = Cell::at((row - b'1') as usize, (column - b'1') as usize);
                Ok(Candidate::new(Digit::new(digit - b'0'), cell))
            }
            _ => Err(expected("a candidate as digit, row, column", word)),
        })
        .collect()
}

impl Case {
    /// The code with its variant, such as `0110-1`.
    pub fn name(&self) -> String {
        let gap = if self.variant.is_empty() { "" } else { "-" };
        format!("{}{gap}{}", self.code, self.variant)
    }
}

/// The line.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}:{}:", self.name(), self.digits)?;
        for cell in Cell::ALL {
            match (self.givens.get(cell), self.placed.get(cell)) {
                (Some(given), _) => write!(f, "{given}")?,
                (None, Some(placed)) => write!(f, "+{placed}")?,
                (None, None) => f.write_str(".")?,
            }
        }
        for set in [&self.deleted, &self.eliminations, &self.placements] {
            f.write_str(":")?;
            for (i, candidate) in set.iter().enumerate() {
                let gap = if i == 0 { "" } else { " " };
                let cell = candidate.cell();
                write!(f, "{gap}{}{}{}", candidate.digit(), cell.row() + 1, cell.column() + 1)?;
            }
        }
        write!(f, ":{}", self.extra)
    }
}
