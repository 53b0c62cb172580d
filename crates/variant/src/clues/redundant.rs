//! Clues that a puzzle does not need.

use ennead_board::Givens;
use ennead_rule::{Rule, Setup};
use ennead_stop::{Stop, Stopped};

use super::judge::{Judge, Reply};
use super::{Clue, ClueSet};

/// The clues without which a puzzle has the same one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Redundant {
    /// Those that can be left out, each by itself: givens in reading order, then rules.
    pub each: Vec<Clue>,
    /// As many of them as were found that can be left out together; no other is known to go with them.
    pub together: Vec<Clue>,
    /// Those that are undecided: finding out would take too long.
    pub undecided: Vec<Clue>,
}

impl Redundant {
    /// Whether no clue can be left out; `None` if that is not known.
    pub fn is_minimal(&self) -> Option<bool> {
        match (self.each.is_empty(), self.undecided.is_empty()) {
            (false, _) => Some(false),
            (true, true) => Some(true),
            (true, false) => None,
        }
    }
}

/// Guesses for one set of clues: first a few for each, which suffice for most, then more for those that stay
/// open, as long as not too many are used in all.
const FEW: u64 = 300;
const BUDGET: u64 = 2_000;
const IN_ALL: u64 = 16_000;

/// The clues that a puzzle with exactly one solution does not need.
///
/// Left out means left out: a mark on a border can go only if the solution obeys the negative rule
/// that speaks of the border then.
///
/// # Errors
///
/// If the stop is raised.
///
/// # Panics
///
/// If a rule does not fit the board: see [`Puzzle::new`](crate::Puzzle::new).
///
/// ```
/// use ennead_rule::Setup;
/// use ennead_stop::Stop;
/// use ennead_variant::{Clue, Puzzle, redundant};
///
/// let text = "4x4; givens 1234341.21434...; cage 3: r2c3 r2c4";
/// let setup = Setup::read(text)?;
/// let puzzle = Puzzle::new(setup.clone()).expect("it makes sense");
/// let solution = puzzle.solve(2, &Stop::never())?.remove(0);
/// let found = redundant(&setup, &solution, &Stop::never())?;
/// assert!(found.each.contains(&Clue::Rule(0)));
/// assert!(found.together.len() >= 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn redundant(setup: &Setup, solution: &Givens, stop: &Stop) -> Result<Redundant, Stopped> {
    let mut judge = Judge::new(setup, Some(solution), FEW, stop);
    let all = judge.all();
    let (mut each, mut open, mut undecided) = (Vec::new(), Vec::new(), Vec::new());
    for clue in all.iter() {
        let gone = ClueSet::from_iter([clue]);
        if !keeps_solution(&judge, &gone, solution) {
            continue;
        }
        match judge.ask(&all.without(&gone))? {
            Reply::Closed => each.push(clue),
            Reply::Escapes(_) => {}
            Reply::Unknown => open.push(clue),
        }
    }
    let has_more = |judge: &Judge<'_>| judge.guesses < IN_ALL;
    for clue in open {
        let left = all.without(&ClueSet::from_iter([clue]));
        let reply =
            if has_more(&judge) { judge.ask_within(&left, BUDGET)? } else { Reply::Unknown };
        match reply {
            Reply::Closed => each.push(clue),
            Reply::Escapes(_) => {}
            Reply::Unknown => undecided.push(clue),
        }
    }
    each.sort_unstable();
    // Rules last to first, then givens: rules of the whole board, which are often written last, and
    // rules at all make a puzzle shorter to tell.
    let mut gone = ClueSet::default();
    for &clue in each.iter().rev() {
        gone.insert(clue);
        let budget = if has_more(&judge) { BUDGET } else { FEW };
        // By itself, each can go.
        let closed = gone.len() == 1
            || keeps_solution(&judge, &gone, solution)
                && judge.ask_within(&all.without(&gone), budget)? == Reply::Closed;
        if !closed {
            gone.remove(clue);
        }
    }
    let clues = |list: Vec<usize>| list.into_iter().map(|clue| judge.clues[clue]).collect();
    Ok(Redundant {
        each: clues(each),
        together: judge.clues_of(&gone),
        undecided: clues(undecided),
    })
}

/// Whether the puzzle without these clues, as it would be printed, has the solution still: without a
/// mark, a negative rule says more.
fn keeps_solution(judge: &Judge<'_>, gone: &ClueSet, solution: &Givens) -> bool {
    let rules = &judge.setup().rules;
    // The other two may hold a negative rule.
    let depends = |it: &Rule| matches!(it, Rule::Negative(_) | Rule::Either(_) | Rule::Copies(_));
    if !rules.iter().any(depends) {
        return true;
    }
    let number = |rule| judge.number(Clue::Rule(rule));
    let kept = rules.iter().enumerate().filter(|&(rule, _)| !gone.contains(number(rule)));
    let kept = kept.map(|(_, rule)| rule.clone()).collect();
    Setup { givens: judge.setup().givens.clone(), rules: kept }.is_solved_by(solution)
}
