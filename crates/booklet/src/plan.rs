//! A plan: which puzzles go into a booklet, in a file of a few lines.
//!
//! ```text
//! # The booklet of class 7b
//! title: Rätsel für die Ferien
//! easy 4
//! medium 4
//! section: Für Ausdauernde
//! hard 2
//! very-hard 1
//! ```
//!
//! A level and a number ask for that many puzzles of the level. They go into the section named last
//! or, if none has been named, into a section of their own, named after the level.

use ennead_rating::Level;

/// The largest number of puzzles in one booklet.
pub const MOST_PUZZLES: usize = 10_000;

/// A plan.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The title, if the plan gives one.
    pub title: Option<String>,
    /// The sections.
    pub sections: Vec<Planned>,
}

/// A section of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Planned {
    /// The heading; `None` for the level's name.
    pub title: Option<String>,
    /// How many puzzles of which level.
    pub wanted: Vec<(Level, usize)>,
}

/// What is wrong with a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanError {
    /// The line, from 1.
    pub line: usize,
    /// What it is.
    pub problem: PlanProblem,
}

/// What can be wrong with a line of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanProblem {
    /// Neither `title:` nor `section:` nor a level and a number.
    Unknown(String),
    /// What follows the level is not a number.
    Count(String),
    /// More puzzles than [`MOST_PUZZLES`].
    TooMany,
    /// No puzzle is asked for.
    Empty,
}

ennead_grid::error! {
    /// For programmers; the sentences are in `ennead-text`.
    PlanError: |it, f| write!(f, "line {}: {:?}", it.line, it.problem)
}

impl Plan {
    /// The given number of puzzles of each level, each level in its own section.
    pub fn of_levels(wanted: impl IntoIterator<Item = (Level, usize)>) -> Plan {
        let sections = wanted
            .into_iter()
            .map(|(level, count)| Planned { title: None, wanted: vec![(level, count)] })
            .collect();
        Plan { title: None, sections }
    }

    /// Reads a plan.
    ///
    /// # Errors
    ///
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Plan, PlanError> {
        let mut plan = Plan::default();
        // Whether a section has been named, so that levels belong to it.
        let mut named = false;
        let mut last = 0;
        for (i, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let (number, line) = (i + 1, line.trim());
            last = number;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |problem| PlanError { line: number, problem };
            if let Some(title) = line.strip_prefix("title:") {
                plan.title = Some(title.trim().to_owned());
            } else if let Some(title) = line.strip_prefix("section:") {
                let title = Some(title.trim().to_owned());
                plan.sections.push(Planned { title, wanted: Vec::new() });
                named = true;
            } else {
                let (name, count) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
                let level = Level::ALL.into_iter().find(|level| level.name() == name);
                let level = level.ok_or_else(|| wrong(PlanProblem::Unknown(line.to_owned())))?;
                let count = count.trim();
                let count = match count.parse::<usize>() {
                    Ok(count) => count,
                    Err(error) if *error.kind() == std::num::IntErrorKind::PosOverflow => {
                        return Err(wrong(PlanProblem::TooMany));
                    }
                    Err(_) => return Err(wrong(PlanProblem::Count(count.to_owned()))),
                };
                if plan.len().saturating_add(count) > MOST_PUZZLES {
                    return Err(wrong(PlanProblem::TooMany));
                }
                match plan.sections.last_mut().filter(|_| named) {
                    Some(section) => section.wanted.push((level, count)),
                    None => {
                        plan.sections.push(Planned { title: None, wanted: vec![(level, count)] })
                    }
                }
            }
        }
        if plan.len() == 0 {
            return Err(PlanError { line: last.max(1), problem: PlanProblem::Empty });
        }
        Ok(plan)
    }

    /// The number of puzzles it asks for.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        let wanted = self.sections.iter().flat_map(|section| &section.wanted);
        wanted.map(|&(_, count)| count).sum()
    }
}
