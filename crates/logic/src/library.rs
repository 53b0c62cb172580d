//! Libraries of technique cases, one per line, in the format of HoDoKu's regression library.
//!
//! ```text
//! :0110-1:47:6.......8..2..:477 479:777 779::
//!  code   |  grid       |       |       ||
//!    variant digits     deleted  eliminated  placed, extra
//! ```
//!
//! Candidates are written digit, row, column. In the grid a placed digit has a `+` before it.
//! A code is HoDoKu's, or `e:` and the name of a technique that HoDoKu does not have. Variant `x`
//! means that a step must *not* be found: the one with these eliminations and placements or, if the
//! line names none, any step. Other variants turn options on.
//!
//! The format is Bernhard Hobiger's; our own cases in it are in `testdata/techniques/`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ennead_grid::format::{ReadError, hodoku};
use ennead_grid::{Digit, DigitSet, Givens, Sheet};

use crate::{All, CandidateSet, Facts, Options, Position, Step, TECHNIQUES};

/// A line of a library: a position, and a step that must or must not be found.
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
    /// The candidates removed since.
    pub deleted: CandidateSet,
    /// What the step eliminates.
    pub eliminations: CandidateSet,
    /// What the step places.
    pub placements: CandidateSet,
    /// A chain's length.
    pub extra: String,
}

/// The result of running a case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The step is found; with variant `x`, it is not.
    Passed,
    /// The step is not found; with variant `x`, it is. Or a step is found whose proof fails.
    Failed,
    /// No technique has the code.
    Skipped,
}

impl Case {
    /// The case that expects `step` in `position`.
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

    /// The options the library intends for the case.
    pub fn options(&self) -> Options {
        options(&self.code, &self.variant)
    }

    /// The steps of the case's technique in its position; `None` if no technique has the code.
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
        let mut steps = all.into_steps();
        steps.retain(|step| step.technique().code(step) == self.code);
        Some(steps)
    }

    /// Whether `step` is the one the case describes.
    pub fn is(&self, step: &Step) -> bool {
        step.eliminations == self.eliminations
            && step.placements == self.placements
            && step.technique().digits(step) == self.digits
    }

    /// Looks for the step, and proves every step found on the way again.
    pub fn run(&self) -> Outcome {
        let Some(steps) = self.steps() else { return Outcome::Skipped };
        let Some(position) = self.position() else { return Outcome::Failed };
        let proven = steps.iter().all(|step| step.check(&position).is_ok());
        let any = self.eliminations.is_empty() && self.placements.is_empty();
        let found = steps.iter().any(|step| any || self.is(step));
        if proven && found != self.is_near_miss() { Outcome::Passed } else { Outcome::Failed }
    }
}

/// The options a library intends for a code and its variant.
pub fn options(code: &str, variant: &str) -> Options {
    Options {
        empty_rectangle_of_two: matches!((code, variant), ("0402", "1") | ("0405", _)),
        rectangle_with_gaps: code.starts_with("06") && variant == "2",
        als_in_chains: matches!((code, variant), ("0709", "2") | ("0710" | "0711", "3" | "4")),
        loops_in_own_cells: !matches!(code, "0706" | "0709"),
        als_overlap: code.starts_with("090") && variant == "2",
        siamese_fish: code.starts_with("03") && code.len() == 5,
        dual_patterns: matches!(code, "0404" | "0405"),
        // To make sure that there are no long ones takes seconds.
        max_whip: 8,
        ..Options::DEFAULT
    }
}

/// The number of cases with each result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Passed.
    pub passed: usize,
    /// Failed.
    pub failed: usize,
    /// Skipped.
    pub skipped: usize,
}

ennead_grid::display! {
    /// `N passed, M failed, K skipped`.
    Count: |it, f|
        write!(f, "{} passed, {} failed, {} skipped", it.passed, it.failed, it.skipped)
}

/// The result of running a library.
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

    /// Adds the result of a case.
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

/// Reads a library: one case per line; empty lines and comments are skipped.
pub fn read(text: &str) -> impl Iterator<Item = Result<Case, ReadError>> + '_ {
    text.lines().enumerate().filter_map(|(i, line)| {
        let case = hodoku::parse(line).map_err(|error| error.on_line(i + 1)).transpose()?;
        Some(case.map(Case::from))
    })
}

/// Reads a line of the format as a case.
impl FromStr for Case {
    type Err = ReadError;

    fn from_str(line: &str) -> Result<Case, ReadError> {
        Ok(line.parse::<hodoku::Case>()?.into())
    }
}

/// A code and its variant. Our codes contain names, which may have hyphens. So for these only a
/// number or an `x` after the last hyphen is a variant.
fn split_code(code: &str) -> (&str, &str) {
    let parts = if code.starts_with("e:") {
        let is_variant =
            |v: &str| v == "x" || !v.is_empty() && v.bytes().all(|b| b.is_ascii_digit());
        code.rsplit_once('-').filter(|(_, variant)| is_variant(variant))
    } else {
        code.split_once('-')
    };
    parts.unwrap_or((code, ""))
}

impl From<hodoku::Case> for Case {
    fn from(line: hodoku::Case) -> Case {
        let (code, variant) = split_code(&line.technique);
        Case {
            code: code.to_owned(),
            variant: variant.to_owned(),
            digits: line.digits.chars().filter_map(Digit::from_char).collect(),
            givens: line.position.givens,
            placed: line.position.placed,
            deleted: line.removed.into_iter().collect(),
            eliminations: line.eliminations.into_iter().collect(),
            placements: line.placements.into_iter().collect(),
            extra: line.rest,
        }
    }
}

impl Case {
    /// The code with its variant, such as `0110-1`.
    pub fn name(&self) -> String {
        let gap = if self.variant.is_empty() { "" } else { "-" };
        format!("{}{gap}{}", self.code, self.variant)
    }
}

/// The case as a line of the format.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = hodoku::Case {
            technique: self.name(),
            digits: self.digits.to_string(),
            position: Sheet { givens: self.givens, placed: self.placed, ..Sheet::default() },
            removed: self.deleted.iter().collect(),
            eliminations: self.eliminations.iter().collect(),
            placements: self.placements.iter().collect(),
            rest: self.extra.clone(),
        };
        line.fmt(f)
    }
}
