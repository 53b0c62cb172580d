//! Whether a set of clues is closed.

use ennead_board::{Givens, Value};
use ennead_constraint::{Model, Progress, Search, narrow};
use ennead_rule::{Filled, Scene, Setup};
use ennead_stop::{Stop, Stopped};

use super::{Clue, ClueSet};
use crate::puzzle::board_of;

/// Guesses between two looks at the stop.
const SLICE: u64 = 64;

/// Says of sets of clues whether they are closed.
pub(super) struct Judge<'a> {
    setup: &'a Setup,
    pub(super) clues: Vec<Clue>,
    /// The solution, which does not count as escaping; none if any board does.
    solution: Option<Vec<u8>>,
    /// Of each board that escaped some set, the clues it does not keep.
    pub(super) met: Vec<ClueSet>,
    /// How many sets were searched, and with how many guesses.
    pub(super) searched: usize,
    pub(super) guesses: u64,
    /// The most guesses for one set.
    budget: u64,
    stop: &'a Stop,
}

/// What a judge says.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Reply {
    /// A board escapes, which does not keep these clues.
    Escapes(ClueSet),
    /// None does.
    Closed,
    /// The budget was used up.
    Unknown,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        setup: &'a Setup,
        solution: Option<&Givens>,
        budget: u64,
        stop: &'a Stop,
    ) -> Judge<'a> {
        let number = |solution: &Givens, cell| solution.get(cell).map_or(0, Value::number);
        let numbers =
            |it: &Givens| setup.layout().cells().iter().map(|at| number(it, at)).collect();
        let solution = solution.map(numbers);
        Judge {
            setup,
            clues: Clue::all(setup),
            solution,
            met: Vec::new(),
            searched: 0,
            guesses: 0,
            budget,
            stop,
        }
    }

    pub(super) fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// The number of one of the clues.
    pub(super) fn number(&self, clue: Clue) -> usize {
        self.clues.binary_search(&clue).expect("one of the clues, which are in this order")
    }

    /// All clues.
    pub(super) fn all(&self) -> ClueSet {
        ClueSet::first(self.clues.len())
    }

    /// The clues of a set.
    pub(super) fn clues_of(&self, set: &ClueSet) -> Vec<Clue> {
        set.iter().map(|clue| self.clues[clue]).collect()
    }

    /// Whether the set is closed. Boards met before are asked first.
    pub(super) fn ask(&mut self, set: &ClueSet) -> Result<Reply, Stopped> {
        self.ask_within(set, self.budget)
    }

    /// The same with another budget.
    pub(super) fn ask_within(&mut self, set: &ClueSet, budget: u64) -> Result<Reply, Stopped> {
        if let Some(met) = self.met.iter().rev().find(|met| !met.meets(set)) {
            return Ok(Reply::Escapes(met.clone()));
        }
        self.searched += 1;
        let Some(model) = self.model(set) else { return Ok(Reply::Unknown) };
        let mut search = Search::new(&model, u64::MAX);
        let reply = loop {
            self.stop.check()?;
            match search.run(SLICE) {
                Progress::Finished => break Reply::Closed,
                Progress::Solution(board) if self.solution.as_ref() == Some(&board) => {}
                Progress::Solution(board) => {
                    let violated = self.violated(&board);
                    self.met.push(violated.clone());
                    break Reply::Escapes(violated);
                }
                Progress::Paused if search.statistics().guesses >= budget => break Reply::Unknown,
                Progress::Paused => {}
            }
        };
        self.guesses += search.statistics().guesses;
        Ok(reply)
    }

    /// Whether it is clear without a guess that no board keeps the set.
    pub(super) fn is_refuted(&self, set: &ClueSet) -> Result<bool, Stopped> {
        self.stop.check()?;
        Ok(self.model(set).is_some_and(|model| narrow(&model).is_none()))
    }

    fn model(&self, set: &ClueSet) -> Option<Model> {
        let given = |cell| set.contains(self.number(Clue::Given(cell)));
        // A part of what could be compiled can be compiled.
        self.setup.model_of(given, |rule| set.contains(self.number(Clue::Rule(rule)))).ok()
    }

    /// The clues that a full board does not keep, by their definitions.
    fn violated(&self, numbers: &[u8]) -> ClueSet {
        let layout = self.setup.layout();
        let board = board_of(layout, numbers);
        let scene = Scene::new(layout, &self.setup.rules);
        let filled = Filled::new(scene, &board).expect("a full board");
        let keeps = |clue: &Clue| match *clue {
            Clue::Given(cell) => board.get(cell) == self.setup.givens.get(cell),
            Clue::Rule(rule) => self.setup.rules[rule].holds(&filled),
        };
        (0..self.clues.len()).filter(|&clue| !keeps(&self.clues[clue])).collect()
    }
}
