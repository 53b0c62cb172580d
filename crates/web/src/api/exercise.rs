//! `POST /api/v1/exercise`: the lesson's algorithm with three parts chosen by the learner.
//!
//! Nothing is compared with a key: the algorithm runs with the parts chosen, right or wrong,
//! on the lesson's puzzle, and its behaviour is the answer. Wrong parts do what they say: they
//! fill the grid with clashes, stop too early, or go round in circles until they are stopped.

use axum::Json;
use axum::extract::State;
use ennead::engine::Stop;
use ennead::{Cell, Digit, Givens, Puzzle, solution};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::receive::{Body, Spoken};
use super::{Problem, Shared};
use crate::speech;

/// The lesson's own puzzle has no unambiguous text, so the exercise runs on a small one.
pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// After so many steps a run is called endless.
const MOST_STEPS: u64 = 2_000_000;

/// After so many calls inside each other a run is called endless: a grid has 81 cells.
const MOST_CALLS: usize = 500;

/// What stands in the first gap: when a digit may be written.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum When {
    Allowed,
    RowOnly,
    Always,
}

/// What stands in the second gap: how it goes on.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Then {
    Recurse,
    Return,
    NextDigit,
}

/// What stands in the third gap: what happens when the call comes back.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum After {
    TakeBack,
    Keep,
    ClearRow,
}

/// The choices for the three gaps, by the names of their words.
pub(crate) const CHOICES: [[&str; 3]; 3] = [
    ["always", "row-only", "allowed"],
    ["return", "recurse", "next-digit"],
    ["keep", "clear-row", "take-back"],
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    gaps: (When, Then, After),
}

/// How a run ended.
#[derive(Clone, Copy, Serialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Outcome {
    /// The grid is the solution.
    Solved,
    /// The grid was called complete, but digits clash.
    Wrong,
    /// It ended without a complete grid.
    Nothing,
    /// It had to be stopped.
    Endless,
}

struct Run<'a> {
    grid: Givens,
    givens: Givens,
    remembered: Option<Givens>,
    steps: u64,
    calls: usize,
    gaps: (When, Then, After),
    stop: &'a Stop,
}

/// The run is over: a complete grid is remembered, or the steps are used up.
struct Over;

impl Run<'_> {
    fn may_write(&self, cell: Cell, digit: Digit) -> bool {
        match self.gaps.0 {
            When::Allowed => self.grid.allowed(cell).contains(digit),
            When::RowOnly => !self.grid.digits_in(cell.houses()[0]).contains(digit),
            When::Always => true,
        }
    }

    fn backtrack(&mut self) -> Result<(), Over> {
        self.calls += 1;
        let answer = if self.calls > MOST_CALLS { Err(Over) } else { self.next_cell() };
        self.calls -= 1;
        answer
    }

    fn next_cell(&mut self) -> Result<(), Over> {
        let Some(cell) = Cell::ALL.into_iter().find(|&cell| self.grid.get(cell).is_none()) else {
            self.remembered = Some(self.grid);
            return Err(Over);
        };
        for digit in Digit::ALL {
            self.steps += 1;
            if self.steps > MOST_STEPS || self.stop.is_raised() {
                return Err(Over);
            }
            if !self.may_write(cell, digit) {
                continue;
            }
            self.grid.set(cell, Some(digit));
            match self.gaps.1 {
                Then::Recurse => self.backtrack()?,
                Then::Return => return Ok(()),
                Then::NextDigit => {}
            }
            match self.gaps.2 {
                After::TakeBack => self.grid.set(cell, None),
                After::Keep => {}
                After::ClearRow => {
                    for other in cell.houses()[0].cells().iter() {
                        if self.givens.get(other).is_none() {
                            self.grid.set(other, None);
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

fn run(gaps: (When, Then, After), stop: &Stop) -> (Outcome, Givens, u64) {
    let givens: Givens = PUZZLE.parse().expect("81 digits and dots");
    let mut run = Run { grid: givens, givens, remembered: None, steps: 0, calls: 0, gaps, stop };
    let ended = run.backtrack().is_ok();
    let puzzle = Puzzle::try_from(givens).expect("its givens fit together");
    let right = solution(&puzzle).expect("it has one solution");
    match run.remembered {
        Some(grid) if grid == *right.grid() => (Outcome::Solved, grid, run.steps),
        Some(grid) => (Outcome::Wrong, grid, run.steps),
        None if ended => (Outcome::Nothing, run.grid, run.steps),
        None => (Outcome::Endless, run.grid, run.steps.min(MOST_STEPS)),
    }
}

pub(super) async fn exercise(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(Question { gaps }): Body<Question>,
) -> Result<Json<Value>, Problem> {
    let (outcome, grid, steps) = api.long.run(move |stop| run(gaps, stop)).await?;
    let words = speech::words(language);
    let clashes = grid.clashes();
    let key = match outcome {
        Outcome::Solved => "exercise-solved",
        Outcome::Wrong => "exercise-wrong",
        Outcome::Nothing => "exercise-nothing",
        Outcome::Endless => "exercise-endless",
    };
    let args = [("steps", steps.into()), ("clashes", clashes.len().into())];
    Ok(Json(json!({
        "outcome": outcome,
        "right": outcome == Outcome::Solved,
        "givens": PUZZLE,
        "grid": grid.to_string(),
        "clashes": super::check::names(clashes),
        "steps": steps,
        "sentence": words.say_with(key, &args),
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_lessons_algorithm_solves_and_the_others_fail_in_their_own_way() {
        let all = |when, then, after| run((when, then, after), &Stop::never()).0;
        assert_eq!(all(When::Allowed, Then::Recurse, After::TakeBack), Outcome::Solved);
        assert_eq!(all(When::Always, Then::Recurse, After::TakeBack), Outcome::Wrong);
        assert_eq!(all(When::RowOnly, Then::Recurse, After::TakeBack), Outcome::Wrong);
        assert_eq!(all(When::Allowed, Then::Return, After::TakeBack), Outcome::Nothing);
        assert_eq!(all(When::Allowed, Then::Recurse, After::Keep), Outcome::Nothing);
        let mut solved = 0;
        for when in [When::Allowed, When::RowOnly, When::Always] {
            for then in [Then::Recurse, Then::Return, Then::NextDigit] {
                for after in [After::TakeBack, After::Keep, After::ClearRow] {
                    solved += usize::from(all(when, then, after) == Outcome::Solved);
                }
            }
        }
        assert_eq!(solved, 1);
    }
}
