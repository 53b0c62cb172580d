//! Lists of patterns beyond HoDoKu, one case a line, in columns with tabs between them.
//!
//! ```text
//! pattern <tab> puzzle or 729 candidates <tab> cells and digits <tab> what follows <tab> source
//! ```
//!
//! A puzzle of 81 characters stands for its position after all singles. What follows is one of
//!
//! - `r8c2<>3 r1c3<>78`, `r5c5=5`: these are false or true;
//! - `OR2: r2c4=1 r7c5=4`: one of these is true;
//! - `UNSOUND CLAIM r1c7<>3`: this must not be found;
//! - `contradiction`, or `-` where the source says nothing.

use std::str::FromStr;

use ennead_grid::{Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens, Puzzle};

use crate::library::Outcome;
#[cfg(feature = "extreme")]
use crate::pattern::Uncolourable;
use crate::{
    All, CandidateSet, Facts, First, Options, Position, Step, TECHNIQUES, Technique, technique,
};

/// A case.
#[derive(Clone, Debug)]
pub struct Line {
    /// The pattern's name in the list, such as `junior-exocet`.
    pub pattern: String,
    /// The position it occurs in.
    pub position: Position,
    /// The column about its cells and digits.
    pub cells: String,
    /// What follows.
    pub expected: Expected,
}

/// What follows from the pattern of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// These are true or false.
    Follows {
        /// What is false.
        eliminations: CandidateSet,
        /// What is true.
        placements: CandidateSet,
    },
    /// One of these is true.
    OneOf(CandidateSet),
    /// This does not follow.
    Unsound(CandidateSet),
    /// The position has no solution.
    Contradiction,
    /// The source does not say it.
    Unpublished,
}

/// What came of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A step says at least what is expected.
    Found,
    /// Several steps of the technique together say it.
    Together,
    /// The pattern is proved, though nothing follows from it alone.
    Proved,
    /// What must not be found is not found.
    Refused,
    /// Nothing is expected.
    NothingSaid,
    /// No technique has the name.
    NoTechnique,
    /// It is not found; what is missing.
    Missing(String),
    /// It must not be found, but is; or the proof of a step fails.
    Wrong(String),
}

impl Finding {
    /// Whether it is as it should be.
    pub fn outcome(&self) -> Outcome {
        match self {
            Finding::Found | Finding::Together | Finding::Proved | Finding::Refused => {
                Outcome::Passed
            }
            Finding::NothingSaid | Finding::NoTechnique => Outcome::Skipped,
            Finding::Missing(_) | Finding::Wrong(_) => Outcome::Failed,
        }
    }
}

/// A line is not of this form: what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotALine(pub &'static str);

ennead_grid::error!(NotALine: |it, f| write!(f, "expected {}", it.0));

/// Names of patterns in lists, and of the techniques that find them.
const NAMES: &[(&str, &[&str])] = &[
    ("bivalue-oddagon-5", &["bivalue-oddagon"]),
    ("bivalue-oddagon-7", &["bivalue-oddagon"]),
    ("bivalue-oddagon-9", &["bivalue-oddagon"]),
    ("broken-wing-5", &["broken-wing"]),
    ("broken-wing-7", &["broken-wing"]),
    ("broken-wing-9", &["broken-wing"]),
    ("firework-quad", &["firework-quadruple"]),
    ("impossible-pattern", &["impossible-pattern", "tridagon"]),
    ("junior-exocet-plus", &["junior-exocet-plus", "junior-exocet"]),
    ("msls", &["multi-sector-locked-set"]),
    ("qiu-external-counterexample", &["extended-rectangle"]),
    ("unique-loop", &["unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4"]),
];

impl Line {
    /// Whether a line of text looks like one of these: it has four tabs.
    pub fn is_one(text: &str) -> bool {
        !text.starts_with('#') && text.split('\t').count() >= 4
    }

    /// The techniques that find the pattern.
    pub fn techniques(&self) -> Vec<&'static dyn Technique> {
        let plain = self.pattern.trim_end_matches(|c: char| c.is_ascii_digit());
        let plain = plain.trim_end_matches('-');
        let listed = NAMES.iter().find(|(name, _)| *name == self.pattern);
        let names = listed.map_or(vec![self.pattern.as_str(), plain], |(_, names)| names.to_vec());
        let mut found: Vec<&'static dyn Technique> = Vec::new();
        for name in names {
            if let Ok(one) = technique(name)
                && found.iter().all(|other| other.about() != one.about())
            {
                found.push(one);
            }
        }
        found
    }

    /// Looks for what is expected, and proves every step found on the way again.
    pub fn run(&self) -> Finding {
        match &self.expected {
            Expected::Unpublished => return Finding::NothingSaid,
            Expected::OneOf(candidates) => return self.prove_one_of(candidates),
            Expected::Contradiction => return self.prove_contradiction(),
            Expected::Follows { .. } | Expected::Unsound(_) => {}
        }
        let techniques = self.techniques();
        if techniques.is_empty() {
            return Finding::NoTechnique;
        }
        let facts = Facts::new(&self.position, &Options::DEFAULT);
        let mut all = All::default();
        for technique in techniques {
            let _ = technique.find(&facts, &mut all);
        }
        for step in all.steps() {
            if let Err(flaw) = step.check(&self.position) {
                return Finding::Wrong(format!("{flaw}: {step:?}"));
            }
        }
        match &self.expected {
            Expected::Unsound(claim) => {
                let claimed = |step: &Step| !(step.eliminations & *claim).is_empty();
                match all.steps().iter().find(|step| claimed(step)) {
                    Some(step) => Finding::Wrong(format!("{step:?}")),
                    None => Finding::Refused,
                }
            }
            Expected::Follows { eliminations, placements } => {
                let lacks = |after: &Position| {
                    let wrong = placements
                        .iter()
                        .filter(|c| {
                            let only = after.candidates(c.cell()).single();
                            after.digit(c.cell()).or(only) != Some(c.digit())
                        })
                        .collect::<CandidateSet>();
                    (*eliminations & *after.all_candidates()) | wrong
                };
                let apply = |position: &Position, step: &Step| {
                    let mut after = *position;
                    after.apply(step);
                    after
                };
                if all.steps().iter().any(|step| lacks(&apply(&self.position, step)).is_empty()) {
                    return Finding::Found;
                }
                let after =
                    all.steps().iter().fold(self.position, |after, step| apply(&after, step));
                let missing = lacks(&after);
                match missing.is_empty() {
                    true => Finding::Together,
                    false => {
                        Finding::Missing(format!("{} steps, without {missing}", all.steps().len()))
                    }
                }
            }
            _ => Finding::NothingSaid,
        }
    }

    /// Whether the cells that the line names cannot be filled with its digits, and no other candidates
    /// are guardians.
    #[cfg(feature = "extreme")]
    fn prove_one_of(&self, candidates: &CandidateSet) -> Finding {
        let (cells, digits) = self.cells_and_digits();
        let pattern = Uncolourable::of(cells, digits, &self.position);
        let is_found = |relation: &Uncolourable| relation.guardians.is_subset(candidates);
        let facts = Facts::new(&self.position, &Options::DEFAULT);
        if facts.relations().is_ok_and(|all| all.iter().any(is_found)) {
            return Finding::Found;
        }
        let others = pattern.guardians - *candidates;
        match pattern.prove(&self.position) {
            Err(flaw) => Finding::Missing(format!("{flaw}")),
            Ok(_) if !others.is_empty() => Finding::Missing(format!("guardians too: {others}")),
            Ok(_) => Finding::Proved,
        }
    }

    /// Whether the cells that the line names have no guardians and cannot be filled with its digits.
    #[cfg(feature = "extreme")]
    fn prove_contradiction(&self) -> Finding {
        let (cells, digits) = self.cells_and_digits();
        let pattern = Uncolourable::of(cells, digits, &self.position);
        match pattern.guardians.is_empty() && !pattern.can_be_filled(&self.position) {
            true => Finding::Proved,
            false => Finding::Missing("the cells can be filled".to_owned()),
        }
    }

    #[cfg(not(feature = "extreme"))]
    fn prove_contradiction(&self) -> Finding {
        Finding::NoTechnique
    }

    #[cfg(not(feature = "extreme"))]
    fn prove_one_of(&self, _: &CandidateSet) -> Finding {
        Finding::NoTechnique
    }

    /// The cells and digits of the pattern that the line names, without its guardians.
    pub fn cells_and_digits(&self) -> (CellSet, DigitSet) {
        let named = self.cells.split("guardians").next().unwrap_or("");
        let mut words = named.split_whitespace();
        let mut digits = DigitSet::EMPTY;
        let mut cells = CellSet::EMPTY;
        while let Some(word) = words.next() {
            match word {
                "digits" => {
                    let next = words.next().unwrap_or("");
                    digits = next.chars().filter_map(Digit::from_char).collect();
                }
                list => cells.extend(list.split(',').filter_map(|cell| cell.parse::<Cell>().ok())),
            }
        }
        (cells, digits)
    }
}

/// The position after all singles.
pub fn after_singles(position: Position) -> Position {
    let names = ["full-house", "naked-single", "hidden-single"];
    let singles = TECHNIQUES.iter().filter(|it| names.contains(&it.about().name));
    let singles: Vec<_> = singles.collect();
    let mut position = position;
    loop {
        let facts = Facts::new(&position, &Options::DEFAULT);
        let mut first = First::default();
        let found = singles.iter().any(|single| single.find(&facts, &mut first).is_err());
        match (found, first.0) {
            (true, Some(step)) => position.apply(&step),
            _ => return position,
        }
    }
}

fn position(text: &str) -> Option<Position> {
    if text.len() == 81 {
        let givens: Givens = text.parse().ok()?;
        return Some(after_singles(Position::new(&Puzzle::try_from(givens).ok()?)));
    }
    if text.len() != 729 || !text.is_ascii() {
        return None;
    }
    let marks = CellMap::from_fn(|cell| {
        let own = &text[9 * cell.index()..9 * cell.index() + 9];
        own.chars().filter_map(Digit::from_char).collect::<DigitSet>()
    });
    let mut placed = Givens::EMPTY;
    for (cell, digits) in marks.iter() {
        placed.set(cell, digits.single());
    }
    Position::from_marks(&Givens::EMPTY, &placed, &marks).ok()
}

/// `r1c3<>78 r5c5=5`: what is false, and what is true.
fn candidates(text: &str) -> Option<(CandidateSet, CandidateSet)> {
    let (mut no, mut yes) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for word in text.split_whitespace() {
        let (cell, digits, set) = match word.split_once("<>") {
            Some((cell, digits)) => (cell, digits, &mut no),
            None => {
                let (cell, digits) = word.split_once('=')?;
                (cell, digits, &mut yes)
            }
        };
        let cell: Cell = cell.parse().ok()?;
        let digits = digits.chars().map(Digit::from_char).collect::<Option<Vec<Digit>>>()?;
        *set |= digits.into_iter().map(|digit| Candidate::new(digit, cell)).collect();
    }
    Some((no, yes))
}

fn expected(text: &str) -> Option<Expected> {
    if let Some(claim) = text.strip_prefix("UNSOUND CLAIM ") {
        return Some(Expected::Unsound(candidates(claim)?.0));
    }
    match text {
        "-" => return Some(Expected::Unpublished),
        "contradiction" => return Some(Expected::Contradiction),
        _ => {}
    }
    if text.starts_with("OR") {
        return Some(Expected::OneOf(candidates(text.split_once(':')?.1)?.1));
    }
    let (eliminations, placements) = candidates(text)?;
    Some(Expected::Follows { eliminations, placements })
}

impl FromStr for Line {
    type Err = NotALine;

    fn from_str(text: &str) -> Result<Line, NotALine> {
        let columns: Vec<&str> = text.trim_end_matches(['\r', '\n']).split('\t').collect();
        let [pattern, puzzle, cells, follows, ..] = columns[..] else {
            return Err(NotALine("four columns with tabs between them"));
        };
        Ok(Line {
            pattern: pattern.to_owned(),
            position: position(puzzle)
                .ok_or(NotALine("a puzzle of 81 characters, or 729 candidates, without a clash"))?,
            cells: cells.to_owned(),
            expected: expected(follows).ok_or(NotALine("candidates such as r1c3<>78 or r5c5=5"))?,
        })
    }
}
