//! Checking a puzzle as its author would: is it sound and unique, and is every rule needed?

use ennead_grid::named;

use crate::hooks::Hooks;
use crate::meter::Meter;
use crate::puzzle::Puzzle;
use crate::solve::{Compiler, Ending, Goal, Limits, Model, Outcome, solve_model, words_in_rules};
use crate::term::WordId;

named! {
    /// What a look at the digits filled into a puzzle finds.
    pub enum Found {
        /// All digits are there and right.
        Solved = "solved",
        /// Those filled in so far are right.
        Right = "right",
        /// A digit is wrong, or a rule is broken.
        Wrong = "wrong",
        /// Nothing is known: the puzzle may have other solutions.
        Open = "open",
    }
}

/// What [`check`] finds.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The solutions, at most two.
    pub outcome: Outcome,
    /// Words that no rule mentions.
    pub unused_words: Vec<WordId>,
    /// Cells that take a digit but are in no word.
    pub loose_cells: Vec<usize>,
    /// For each rule, whether it follows from the others; `None` if that is not decided. Empty if
    /// there is no solution: then every rule could follow from the others.
    pub redundant: Vec<Option<bool>>,
}

impl Checked {
    /// Whether the puzzle has one solution and needs every rule for that; `None` if that is not
    /// decided.
    pub fn is_minimal(&self) -> Option<bool> {
        if self.outcome.is_unique() == Some(false) || self.redundant.contains(&Some(true)) {
            return Some(false);
        }
        if self.redundant.contains(&None) { None } else { self.outcome.is_unique() }
    }
}

/// Checks a puzzle. A rule is redundant if every solution of the others satisfies it; so its
/// negation together with the others must have no solution. (If two rules say the same, both are
/// redundant, but only one of them can be left out.)
pub fn check(puzzle: &Puzzle, limits: &Limits, hooks: &Hooks) -> Checked {
    let mut compiler = Compiler::default();
    let count = puzzle.rules().len();
    let all: Vec<Goal> = (0..count).map(Goal::Hold).collect();
    let two = Limits { solutions: 2, ..*limits };
    let meter = Meter::new(hooks);
    let model = Model::build(puzzle, &all, &mut compiler, &two, &meter);
    let outcome = solve_model(puzzle, model, &two, &meter);
    // Anything follows from a contradiction, so rules of a puzzle without a solution are not
    // looked at.
    let solvable = !(outcome.solutions.is_empty() && outcome.ending == Ending::Complete);
    let asked = if solvable { 0..count } else { 0..0 };
    let redundant =
        asked.map(|rule| is_redundant(puzzle, rule, &mut compiler, limits, &meter)).collect();

    let used = words_in_rules(puzzle);
    let unused_words =
        puzzle.word_ids().map(|(id, _)| id).filter(|id| !used.contains(id)).collect();
    let mut in_word = vec![false; puzzle.cells()];
    for word in puzzle.words() {
        word.cells.iter().for_each(|&cell| in_word[cell as usize] = true);
    }
    let loose = |&cell: &usize| !in_word[cell] && !puzzle.is_black(cell);
    let loose_cells = (0..puzzle.cells()).filter(loose).collect();
    Checked { outcome, unused_words, loose_cells, redundant }
}

/// Whether this rule follows from the others.
fn is_redundant(
    puzzle: &Puzzle,
    rule: usize,
    compiler: &mut Compiler,
    limits: &Limits,
    meter: &Meter,
) -> Option<bool> {
    if !meter.goes_on(1) {
        return None;
    }
    let goal = |other| if other == rule { Goal::Fail(other) } else { Goal::Hold(other) };
    let goals: Vec<Goal> = (0..puzzle.rules().len()).map(goal).collect();
    let model = Model::build(puzzle, &goals, compiler, limits, meter);
    // The final check of a grid uses only the other rules, because the negated one is exact in the
    // model.
    let others = puzzle.with_rules(|other| other != rule);
    let one = Limits { solutions: 1, ..*limits };
    let outcome = solve_model(&others, model, &one, meter);
    match (outcome.ending, outcome.solutions.first()) {
        (_, Some(grid)) => match crate::eval::holds(puzzle, puzzle.rules()[rule].term, grid) {
            Some(false) => Some(false),
            _ => None,
        },
        (Ending::Complete, None) => Some(true),
        _ => None,
    }
}

/// The puzzle without rules that it does not need; later rules are removed first. A rule stays if
/// it is not decided whether it is needed.
pub fn minimise(puzzle: &Puzzle, limits: &Limits, hooks: &Hooks) -> Puzzle {
    let mut compiler = Compiler::default();
    let meter = Meter::new(hooks);
    let mut puzzle = puzzle.clone();
    for rule in (0..puzzle.rules().len()).rev() {
        if is_redundant(&puzzle, rule, &mut compiler, limits, &meter) == Some(true) {
            puzzle = puzzle.with_rules(|other| other != rule);
        }
    }
    puzzle
}
