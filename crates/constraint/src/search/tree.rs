//! The search tree: try a value; on a contradiction, strike it and go on.

use super::scores::{Scores, choose, open_bits};
use super::{Progress, Slices, Statistics};
use crate::engine::network::Network;
use crate::engine::sets::{CellSet, Stored};
use crate::engine::work::{State, Work};

/// With cages, the search begins again after so many guesses, and then after six times as many each
/// time; more often hurt the middling puzzles, and without cages all.
const RESTART: u64 = 2_000;
const RESTART_FACTOR: u64 = 6;
/// After so many solutions it does not begin again: it would meet them all again.
const MOST_KNOWN: usize = 8;
/// Sizes are kept from this guess on.
const KEEP_SIZES: [u64; 2] = [300, 20];

pub(crate) struct Tree<S: CellSet> {
    pub(super) net: Network<S>,
    pub(super) work: Work<S>,
    pub(super) scores: Scores,
    pub(super) statistics: Statistics,
    /// The nodes on the way to this one, and what was tried there.
    stack: Vec<(State<S>, u16, u8)>,
    at: At,
    /// How much is open at this node, if that is known.
    open: Option<f32>,
    next_restart: u64,
    interval: u64,
    /// Solutions that a new beginning would find again.
    known: Vec<S::Doms>,
    /// What is known of all solutions, if that is asked for.
    root: Option<State<S>>,
}

/// Where the search stands.
#[derive(Clone, Copy, PartialEq)]
enum At {
    /// Before anything was done.
    Start,
    /// At a node where nothing changes any more.
    Node,
    /// After a contradiction or a solution.
    DeadEnd,
    End,
}

impl<S: CellSet> Tree<S> {
    pub(crate) fn new(net: Network<S>) -> Tree<S> {
        Tree {
            work: Work::new(&net),
            scores: Scores::new(&net),
            statistics: Statistics::default(),
            stack: Vec::new(),
            at: if net.impossible { At::End } else { At::Start },
            open: None,
            next_restart: if net.caged { RESTART } else { u64::MAX },
            interval: RESTART * RESTART_FACTOR,
            known: Vec::new(),
            root: None,
            net,
        }
    }

    /// Searches until there is a solution, or `guesses` more have been made.
    pub(super) fn step(&mut self, guesses: u64) -> Step {
        let last = self.statistics.guesses.saturating_add(guesses.max(1));
        loop {
            match self.at {
                At::Start => {
                    let possible = self.work.propagate(&self.net);
                    self.arrive(possible);
                }
                At::Node if self.work.is_full() => {
                    self.at = At::DeadEnd;
                    if self.is_new() {
                        return Step::Solution;
                    }
                }
                At::Node => {
                    if self.statistics.guesses >= last {
                        return Step::Paused;
                    }
                    self.restart_if_due();
                    self.guess();
                }
                At::DeadEnd => self.go_back(),
                At::End => return Step::Finished,
            }
        }
    }

    fn arrive(&mut self, possible: bool) {
        self.at = if possible { At::Node } else { At::DeadEnd };
    }

    fn guess(&mut self) {
        let keep_from = KEEP_SIZES[usize::from(self.net.caged)];
        // Where no propagators run, guesses are cheap, and sizes do not pay.
        if self.statistics.guesses == keep_from && !self.net.propagators.is_empty() {
            self.scores.keep_sizes();
        }
        let Some((cell, value)) = choose(&self.net, &self.work, &self.scores) else {
            self.at = At::DeadEnd;
            return;
        };
        self.stack.push((self.work.state, cell as u16, value as u8));
        self.statistics.guesses += 1;
        self.work.last = cell;
        let before =
            self.scores.keeps_sizes().then(|| self.open.unwrap_or_else(|| open_bits(&self.work)));
        let possible =
            self.work.restrict(&self.net, cell, 1 << value) && self.work.propagate(&self.net);
        self.open = None;
        if let Some(before) = before {
            self.open = possible.then(|| open_bits(&self.work));
            self.scores.note(cell, value, before, self.open);
        }
        if !possible {
            self.blame();
        }
        self.arrive(possible);
    }

    /// Back to the last guess, which was wrong, or whose solutions have all been found.
    fn go_back(&mut self) {
        self.open = None;
        let Some((state, cell, value)) = self.stack.pop() else {
            self.at = At::End;
            return;
        };
        self.work.go_to(&state);
        self.work.last = cell as usize;
        let possible = self.work.restrict(&self.net, cell as usize, !(1 << value))
            && self.work.propagate(&self.net);
        if !possible {
            self.blame();
        }
        self.arrive(possible);
    }

    fn blame(&mut self) {
        self.statistics.contradictions += 1;
        self.scores.blame(&self.net, &self.work);
    }

    /// Begins again with what is known about the trouble; what was refuted at the root stays.
    fn restart_if_due(&mut self) {
        if self.statistics.guesses < self.next_restart || self.stack.len() < 2 {
            return;
        }
        self.next_restart = self.statistics.guesses.saturating_add(self.interval);
        self.interval = self.interval.saturating_mul(RESTART_FACTOR);
        self.work.go_to(&self.stack[0].0);
        self.stack.clear();
        self.open = None;
        self.work.unmute();
        self.statistics.restarts += 1;
    }

    /// Whether this solution was not found before a new beginning.
    fn is_new(&mut self) -> bool {
        let doms = self.work.state.doms;
        let equal = |known: &S::Doms| {
            let pairs = known.as_ref().iter().zip(doms.as_ref()).take(self.net.cells);
            pairs.into_iter().all(|(a, b)| a.get() == b.get())
        };
        if self.known.iter().any(equal) {
            return false;
        }
        if self.next_restart != u64::MAX {
            self.known.push(doms);
            if self.known.len() > MOST_KNOWN {
                self.next_restart = u64::MAX;
            }
        }
        true
    }

    /// The value of each variable, where each cell has one.
    pub(super) fn values(&self) -> Vec<u8> {
        let value =
            |&cell: &u16| self.work.dom(cell as usize).trailing_zeros() as u8 + self.net.least;
        self.net.cell_of.iter().map(value).collect()
    }
}

/// What a part of the search has come to.
pub(super) enum Step {
    Solution,
    Paused,
    Finished,
}

impl<S: CellSet> Slices for Tree<S>
where
    Tree<S>: Send,
{
    fn run(&mut self, budget: u64) -> Progress {
        match self.step(budget) {
            Step::Solution => Progress::Solution(self.values()),
            Step::Paused => Progress::Paused,
            Step::Finished => Progress::Finished,
        }
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }
}

/// Searching from the root again and again.
impl<S: CellSet> Tree<S> {
    /// Narrows at the root; whether there may be solutions.
    pub(super) fn root(&mut self) -> bool {
        // A solution that is met twice is as good as a new one.
        self.next_restart = u64::MAX;
        let possible = self.at == At::Start && self.work.propagate(&self.net);
        self.root = Some(self.work.state);
        possible
    }

    /// Whether a candidate is left at the root.
    pub(super) fn has(&self, cell: usize, value: usize) -> bool {
        let root = self.root.as_ref().expect("the root was narrowed");
        root.doms.as_ref()[cell].get() >> value & 1 != 0
    }

    /// Goes from the root to a candidate.
    pub(super) fn enter(&mut self, cell: usize, value: usize) {
        self.leave();
        let possible =
            self.work.restrict(&self.net, cell, 1 << value) && self.work.propagate(&self.net);
        self.arrive(possible);
    }

    /// Back to the root.
    pub(super) fn leave(&mut self) {
        self.stack.clear();
        self.open = None;
        let root = self.root.as_ref().expect("the root was narrowed");
        self.work.go_to(root);
    }

    /// A candidate at the root is in no solution; whether any is left.
    pub(super) fn refute(&mut self, cell: usize, value: usize) -> bool {
        self.leave();
        let possible =
            self.work.restrict(&self.net, cell, !(1 << value)) && self.work.propagate(&self.net);
        self.root = Some(self.work.state);
        possible
    }
}
