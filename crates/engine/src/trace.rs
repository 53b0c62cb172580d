//! The trace: what a classic engine does, step by step.
//!
//! Watch, the structure chart, the counted work and the tests all read this one trace, and nothing
//! else. A viewer that [applies](State::apply) the events in order has the same state as the
//! engine. A [`State`] holds the four arrays of the Befunge program, which its author made visible
//! while it solves: *grid*; *pspace*, the candidates not struck; *rstack*, the depth at which each
//! was struck; *rlatter*, the depth at which each guessed cell was guessed. One number on every
//! event makes this possible.
//!
//! **Depth** is 1 at the start and goes up by one with every guess. Every digit and every strike
//! belongs to the depth at which it was made. So no list is needed to take a guess back: everything
//! with its depth, or a greater one, is undone.
//!
//! ```text
//! depth 1        Given 5r1c1   Eliminate 5r1c2 …   Place 7r4c4   Eliminate …
//! depth 2          Guess 2r8c9   Eliminate …   Place …   Contradiction
//!                  Undo 2r8c9          depth 1 again, as before the guess
//! depth 2          Guess 4r8c9   …
//! depth 3            Guess …   Contradiction   Undo …
//! depth 2          …   Solution
//! ```
//!
//! The idea of clearing by depth is from the Befunge program, which has no memory to spare for a
//! list (its `rstack` is "quite elegant and has a fixed size").

use ennead_grid::{Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens, named};

use crate::Stats;

/// One step of a classic engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    /// What happens.
    pub action: Action,
    /// The cell it concerns, if any.
    pub cell: Option<Cell>,
    /// The digit it concerns, if any.
    pub digit: Option<Digit>,
    /// The depth it belongs to: 1 before the first guess, at most 82. A guess has the depth
    /// it opens, an undo the depth it closes.
    pub depth: u8,
    /// The line of the engine's [`Pseudocode`](crate::Pseudocode) that acts.
    pub line: u8,
}

impl Event {
    /// The digit in the cell, if the step concerns both.
    pub fn candidate(&self) -> Option<Candidate> {
        Some(Candidate::new(self.digit?, self.cell?))
    }
}

named! {
    /// What a step of a trace does.
    pub enum Action of "event" {
        /// A given is entered into its cell. All givens come first.
        Given = "given",
        /// A digit is written because no other is possible.
        Place = "place",
        /// A candidate is struck. Some engines also strike a digit from the cell that has just
        /// received it; engines that keep no candidates never strike.
        Eliminate = "eliminate",
        /// A digit is considered and found not to be allowed; nothing is written.
        Reject = "reject",
        /// A digit is written that may be taken back; a new depth begins with it.
        Guess = "guess",
        /// A guess is taken back (cell and digit are the guess's): all digits written and all
        /// candidates struck at its depth are as they were before it, and the depth is one less.
        Undo = "undo",
        /// The grid cannot be completed: the cell has no digit left, or (with a digit and no cell)
        /// the digit has no place in some house, or (with both) the digit clashes.
        Contradiction = "contradiction",
        /// The grid is full and correct.
        Solution = "solution",
    }
}

impl Action {
    /// Whether a digit is written into a cell: [`Given`](Action::Given),
    /// [`Place`](Action::Place) or [`Guess`](Action::Guess).
    pub const fn writes(self) -> bool {
        matches!(self, Action::Given | Action::Place | Action::Guess)
    }
}

impl Stats {
    /// Counts one step of a trace.
    pub fn count(&mut self, event: &Event) {
        match event.action {
            Action::Place | Action::Reject => self.nodes += 1,
            Action::Guess => {
                self.nodes += 1;
                self.guesses += 1;
            }
            Action::Undo => self.backtracks += 1,
            Action::Given | Action::Eliminate | Action::Contradiction | Action::Solution => {}
        }
        self.max_depth = self.max_depth.max(event.depth.into());
    }
}

/// The state of a classic engine at one moment, rebuilt from its trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    grid: Givens,
    given: CellSet,
    /// The depth at which the digit of a cell was written, 0 for an empty cell.
    written: CellMap<u8>,
    /// The depth at which a candidate was struck, or 0 if it is open; by `Candidate::index`.
    struck: [u8; Candidate::COUNT],
    /// The guesses in force; the first one opened depth 2.
    guesses: Vec<Candidate>,
    /// How many digits have been tried in each cell.
    tried: CellMap<u32>,
    stats: Stats,
    dead_ends: u64,
}

impl Default for State {
    fn default() -> State {
        State::new()
    }
}

impl State {
    /// The state before the first event: an empty grid, every candidate open, depth 1.
    pub const fn new() -> State {
        State {
            grid: Givens::EMPTY,
            given: CellSet::EMPTY,
            written: CellMap::filled(0),
            struck: [0; Candidate::COUNT],
            guesses: Vec::new(),
            tried: CellMap::filled(0),
            stats: Stats { nodes: 0, guesses: 0, backtracks: 0, max_depth: 0 },
            dead_ends: 0,
        }
    }

    /// Applies the event. If an event makes no sense in this state, the part that does is applied.
    pub fn apply(&mut self, event: &Event) {
        self.stats.count(event);
        self.dead_ends += u64::from(event.action == Action::Contradiction);
        if let (Action::Place | Action::Guess | Action::Reject, Some(cell)) =
            (event.action, event.cell)
        {
            self.tried[cell] = self.tried[cell].saturating_add(1);
        }
        match (event.action, event.candidate()) {
            (Action::Eliminate, Some(candidate)) => self.struck[candidate.index()] = event.depth,
            (Action::Undo, _) => self.close(event.depth),
            (action, Some(candidate)) if action.writes() => {
                let cell = candidate.cell();
                self.grid.set(cell, Some(candidate.digit()));
                self.written[cell] = event.depth;
                match action {
                    Action::Given => self.given.insert(cell),
                    Action::Guess => self.guesses.push(candidate),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn close(&mut self, depth: u8) {
        for struck in &mut self.struck {
            *struck = if *struck >= depth { 0 } else { *struck };
        }
        for cell in Cell::ALL {
            if self.written[cell] >= depth {
                self.written[cell] = 0;
                self.grid.set(cell, None);
            }
        }
        self.guesses.truncate(usize::from(depth).saturating_sub(2));
    }

    /// *grid*: the digits written, including the givens.
    pub fn grid(&self) -> &Givens {
        &self.grid
    }

    /// The cells of the givens.
    pub fn given(&self) -> CellSet {
        self.given
    }

    /// *pspace*: the digits not struck in `cell`. The digit in the cell does not matter.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        Digit::ALL
            .into_iter()
            .filter(|&digit| self.struck[Candidate::new(digit, cell).index()] == 0)
            .collect()
    }

    /// *rstack*: the depth at which the candidate was struck, `None` if it is open.
    pub fn struck_at(&self, candidate: Candidate) -> Option<u8> {
        Some(self.struck[candidate.index()]).filter(|&depth| depth > 0)
    }

    /// *rlatter*: the depth that the guess in `cell` opened, `None` if the cell was not guessed.
    pub fn guessed_at(&self, cell: Cell) -> Option<u8> {
        (2..).zip(&self.guesses).find(|(_, guess)| guess.cell() == cell).map(|(depth, _)| depth)
    }

    /// The guesses in force, the earliest first: the call stack of a recursive engine. The guess at
    /// position *i* opened depth *i* + 2.
    pub fn guesses(&self) -> &[Candidate] {
        &self.guesses
    }

    /// How many digits have been tried in the cell so far, refused ones included.
    pub fn tried(&self, cell: Cell) -> u32 {
        self.tried[cell]
    }

    /// The depth: 1, plus 1 for every guess in force.
    pub fn depth(&self) -> u8 {
        1 + self.guesses.len() as u8
    }

    /// The work so far.
    pub fn stats(&self) -> Stats {
        self.stats
    }

    /// The dead ends so far.
    pub fn dead_ends(&self) -> u64 {
        self.dead_ends
    }
}
