//! The classic engines: five ways to solve a Sudoku, each as its author described it.
//!
//! They are written to be read, one file each, in the words of their sources, and to be
//! watched: every step goes through a [`Run`], which turns it into an [`Event`] of the trace,
//! counts it, and says when to end.
//!
//! # How to add one
//!
//! NAME is spelt as is usual in each place: `guess-ladder` for users, `guess_ladder.rs`,
//! `GuessLadder`.
//!
//! 1. `NAME.rs` in this folder: `impl Classic`, its pseudocode in each language, and in `ARRAYS`
//!    what is worth drawing beside the grid. A new kind of array needs a variant of
//!    [`Arrays`](crate::Arrays), its texts in `crates/web/src/pages/watch.rs`, and a script in
//!    `crates/web/assets/watch`.
//! 2. `mod NAME;` and its `pub(crate) use` below, and its place in [`ENGINES`](crate::ENGINES).
//! 3. A sentence about it: `engine-NAME` in `crates/text/locales/{en,de,nl}/command.ftl`.
//! 4. If it is slow: in `crates/tools/src/bin/make_testdata.rs`, how many events it may take for
//!    one puzzle. The tests leave out puzzles for which it takes more.
//!
//! The tests compare its solutions with those of all others, replay its trace, and compare each
//! line of its pseudocode with the events. `--engine`, `ennead engines`, completions, and the menu
//! and the race of Watch follow from the registry.

mod backtracking;
mod dancing_links;
mod guess_ladder;
mod three_tier;
mod trial;

use std::ops::ControlFlow;

use ennead_grid::{Candidate, Cell, Digit, Givens, Puzzle, Solution};

use ennead_stop::Pace;

use crate::{Action, Arrays, Engine, Event, Observer, Outcome, Pseudocode, Stop};

pub(crate) use backtracking::Backtracking;
pub(crate) use dancing_links::DancingLinks;
pub(crate) use guess_ladder::GuessLadder;
pub(crate) use three_tier::ThreeTier;
pub use three_tier::{Reach, SinglesOutcome, singles};
pub(crate) use trial::Trial;

/// `Break` as soon as nothing more is wanted; passed up with `?`.
type Flow = ControlFlow<()>;

/// An engine that is watched: what the others do not have in common with it.
trait Classic: Sync {
    const NAME: &str;
    const ORIGIN: &str;
    const PSEUDOCODE: &Pseudocode;
    const ARRAYS: Arrays;
    /// Whether it crosses out candidates, so that some may be struck from the start.
    const TAKES_CANDIDATES: bool = false;

    /// The whole search, step by step through `run`.
    fn run(puzzle: &Puzzle, run: &mut Run) -> Flow;
}

impl<E: Classic> Engine for E {
    fn name(&self) -> &'static str {
        E::NAME
    }

    fn origin(&self) -> &'static str {
        E::ORIGIN
    }

    fn pseudocode(&self) -> Option<&'static Pseudocode> {
        Some(E::PSEUDOCODE)
    }

    fn arrays(&self) -> Option<Arrays> {
        Some(E::ARRAYS)
    }

    fn takes_candidates(&self) -> bool {
        E::TAKES_CANDIDATES
    }

    fn search(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        observer: &mut dyn Observer,
        stop: &Stop,
    ) -> Outcome {
        if puzzle.candidates().is_some() && !E::TAKES_CANDIDATES {
            return Outcome::default();
        }
        Run::start(limit, observer, stop, |run| E::run(puzzle, run))
    }
}

/// One search: its observer, the number of solutions wanted, and the depth.
struct Run<'a> {
    observer: &'a mut dyn Observer,
    limit: u64,
    stop: &'a Stop,
    pace: Pace,
    outcome: Outcome,
    /// The guesses in force.
    guesses: Vec<Candidate>,
    /// The state a viewer of the trace would have now, for the engines to compare with.
    #[cfg(test)]
    mirror: crate::State,
}

impl Run<'_> {
    /// Looks at the stop after so many events: some hundredths of a millisecond.
    const PACE: Pace = Pace::every(1024).at_once();

    /// Lets `engine` search, unless no solution is wanted.
    fn start(
        limit: u64,
        observer: &mut dyn Observer,
        stop: &Stop,
        engine: impl FnOnce(&mut Run) -> Flow,
    ) -> Outcome {
        let mut run = Run {
            observer,
            limit,
            stop,
            pace: Run::PACE,
            outcome: Outcome::default(),
            guesses: Vec::new(),
            #[cfg(test)]
            mirror: crate::State::new(),
        };
        run.outcome.complete = limit > 0 && engine(&mut run).is_continue();
        run.outcome
    }

    /// 1, plus 1 for every guess in force.
    fn depth(&self) -> u8 {
        1 + self.guesses.len() as u8
    }

    fn step(&mut self, action: Action, cell: Option<Cell>, digit: Option<Digit>, line: u8) -> Flow {
        let event = Event { action, cell, digit, depth: self.depth(), line };
        self.outcome.stats.count(&event);
        #[cfg(test)]
        self.mirror.apply(&event);
        if self.pace.step(1, self.stop).is_err() {
            return Flow::Break(());
        }
        self.observer.event(event)
    }

    /// All givens are entered, in reading order.
    fn givens(&mut self, puzzle: &Puzzle, line: u8) -> Flow {
        puzzle.givens().iter().try_for_each(|(cell, digit)| self.given(cell, digit, line))
    }

    fn given(&mut self, cell: Cell, digit: Digit, line: u8) -> Flow {
        self.step(Action::Given, Some(cell), Some(digit), line)
    }

    fn place(&mut self, cell: Cell, digit: Digit, line: u8) -> Flow {
        self.step(Action::Place, Some(cell), Some(digit), line)
    }

    fn eliminate(&mut self, cell: Cell, digit: Digit, line: u8) -> Flow {
        self.step(Action::Eliminate, Some(cell), Some(digit), line)
    }

    fn reject(&mut self, cell: Cell, digit: Digit, line: u8) -> Flow {
        self.step(Action::Reject, Some(cell), Some(digit), line)
    }

    /// The depth goes up by one.
    fn guess(&mut self, cell: Cell, digit: Digit, line: u8) -> Flow {
        self.guesses.push(Candidate::new(digit, cell));
        self.step(Action::Guess, Some(cell), Some(digit), line)
    }

    /// The last guess is taken back; the depth goes down by one.
    fn undo(&mut self, line: u8) -> Flow {
        let guess = *self.guesses.last().expect("what is taken back was guessed");
        let flow = self.step(Action::Undo, Some(guess.cell()), Some(guess.digit()), line);
        self.guesses.pop();
        flow
    }

    fn contradiction(&mut self, cell: Option<Cell>, digit: Option<Digit>, line: u8) -> Flow {
        self.step(Action::Contradiction, cell, digit, line)
    }

    /// The grid is full and correct; breaks if no further solution is wanted.
    fn solution(&mut self, grid: &Givens, line: u8) -> Flow {
        self.agrees_with(grid);
        let solution = Solution::try_from(*grid).expect("the engine writes only what is allowed");
        self.step(Action::Solution, None, None, line)?;
        self.outcome.solutions += 1;
        self.observer.solution(&solution)?;
        if self.outcome.solutions == self.limit { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// In tests: a viewer that follows the trace must have the engine's own grid by now.
    fn agrees_with(&self, grid: &Givens) {
        #[cfg(test)]
        assert_eq!(self.mirror.grid(), grid);
        let _ = grid;
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Collect, ENGINES, NO_LIMIT, Replay, Stop};
    use ennead_grid::{Givens, Puzzle};

    fn puzzle(text: &str) -> Puzzle {
        Puzzle::try_from(text.parse::<Givens>().unwrap()).unwrap()
    }

    /// A full grid with a few cells emptied: it has several solutions.
    const SEVERAL: &str =
        "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736";
    const NAKED: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn the_engines_agree_on_a_puzzle() {
        for text in [SEVERAL, NAKED] {
            let found = ENGINES.iter().map(|engine| {
                let mut collect = Collect::default();
                let outcome = engine.search(&puzzle(text), NO_LIMIT, &mut collect, &Stop::never());
                assert!(outcome.complete);
                collect.solutions.sort();
                collect.solutions
            });
            let found: Vec<_> = found.collect();
            assert!(!found[0].is_empty());
            assert!(found.iter().all(|solutions| *solutions == found[0]), "{found:?}");
        }
    }

    #[test]
    fn jumping_gives_what_stepping_gives_and_the_stats_are_the_trace_counted() {
        for engine in ENGINES.iter().filter(|engine| engine.pseudocode().is_some()) {
            let mut replay = Replay::default();
            let outcome = engine.search(&puzzle(NAKED), 1, &mut replay, &Stop::never());
            let mut state = crate::State::new();
            for (count, event) in (0..).zip(replay.events(..)) {
                if count % 97 == 0 {
                    assert_eq!(state, replay.state_after(count));
                }
                state.apply(&event);
            }
            assert_eq!(&state, replay.end());
            assert_eq!(state.stats(), outcome.stats);
            assert_eq!(replay.events(..).last().unwrap().action, Action::Solution);
        }
    }
}
