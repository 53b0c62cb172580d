//! Search: put a digit into the cell that promises the earliest contradiction, propagate, go on or
//! go back. Nothing is recursive, so even a grid of a million cells needs no deep call stack.

use std::ops::ControlFlow;

use super::engine::Engine;
use super::model::Model;
use super::{Bound, Ending, Kind, Limits, Statistics};
use crate::compile::Digits;
use crate::eval::Evaluator;
use crate::hooks::Progress;
use crate::meter::Meter;
use crate::puzzle::{Grid, Puzzle};
use crate::term::TermId;

/// A cell being tried.
struct Level {
    cell: u32,
    /// The digits not tried yet.
    left: Digits,
    /// The end of the trail before.
    mark: usize,
}

/// Finds the solutions of a model. If the meter stops it, the result is "not decided", unless
/// enough solutions have been found.
pub(super) fn run(
    puzzle: &Puzzle,
    model: Model,
    limits: &Limits,
    meter: &Meter,
    found: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
) -> (Ending, Statistics) {
    let waiting = model.constraints.iter().filter(|c| matches!(c.kind, Kind::Waiting(_))).count();
    let roots: Vec<TermId> = puzzle.rules().iter().map(|rule| rule.term).collect();
    let mut search = Search {
        puzzle,
        evaluator: Evaluator::metered(puzzle, &roots, meter),
        limits,
        meter,
        found,
        statistics: Statistics { states: model.states, waiting, ..Statistics::default() },
        solutions: 0,
        too_large: false,
        cells: Vec::new(),
        free: Vec::new(),
    };
    let ending = match search.begin(model) {
        Ending::SolutionLimit => Ending::SolutionLimit,
        _ if meter.stopped() => Ending::NotDecided(Bound::Stopped),
        ending => ending,
    };
    (ending, search.statistics)
}

struct Search<'a> {
    puzzle: &'a Puzzle,
    evaluator: Evaluator<'a>,
    limits: &'a Limits,
    meter: &'a Meter<'a>,
    found: &'a mut dyn FnMut(&Grid) -> ControlFlow<()>,
    statistics: Statistics,
    solutions: u64,
    /// Whether a rule could not be evaluated at the end.
    too_large: bool,
    /// The open cells with constraints.
    cells: Vec<u32>,
    /// The open cells without constraints, where any digit will do.
    free: Vec<u32>,
}

impl Search<'_> {
    fn begin(&mut self, model: Model) -> Ending {
        if model.contradiction || self.meter.stopped() {
            return Ending::Complete;
        }
        let mut engine = Engine::new(model.domains, model.constraints, self.meter);
        if engine.propagate_all().is_err() {
            return Ending::Complete;
        }
        for cell in 0..self.puzzle.cells() as u32 {
            if engine.domains[cell as usize].count_ones() > 1 {
                match engine.of_cell[cell as usize].is_empty() {
                    true => self.free.push(cell),
                    false => self.cells.push(cell),
                }
            }
        }
        self.run(&mut engine)
    }

    fn run(&mut self, engine: &mut Engine) -> Ending {
        let mut levels: Vec<Level> = Vec::new();
        let mut possible = true;
        loop {
            if possible {
                match self.choose(engine) {
                    Some(cell) => {
                        let left = engine.domains[cell as usize];
                        levels.push(Level { cell, left, mark: engine.mark() });
                        self.statistics.max_depth = self.statistics.max_depth.max(levels.len());
                    }
                    None => {
                        if let Err(ending) = self.report(engine) {
                            return ending;
                        }
                    }
                }
            }
            // Take the next digit of the deepest cell that has one left.
            let Some(level) = levels.last_mut() else {
                return match self.too_large {
                    true => Ending::NotDecided(Bound::NumberTooLarge),
                    false => Ending::Complete,
                };
            };
            engine.undo(level.mark);
            if level.left == 0 {
                levels.pop();
                possible = false;
                continue;
            }
            let digit = level.left & level.left.wrapping_neg();
            level.left &= !digit;
            if let Err(ending) = self.count_node() {
                return ending;
            }
            possible = engine.narrow(level.cell, digit).is_ok() && engine.propagate().is_ok();
        }
    }

    fn count_node(&mut self) -> Result<(), Ending> {
        if self.statistics.nodes >= self.limits.nodes {
            return Err(Ending::NotDecided(Bound::Nodes));
        }
        self.statistics.nodes += 1;
        let Statistics { nodes, .. } = self.statistics;
        if nodes.is_multiple_of(256) {
            (self.meter.hooks.progress)(Progress::Searching { nodes, solutions: self.solutions });
        }
        // Choosing a cell examines all open cells.
        match self.meter.goes_on(8 + self.cells.len() as u64) {
            true => Ok(()),
            false => Err(Ending::NotDecided(Bound::Stopped)),
        }
    }

    /// The open cell with the fewest digits in relation to the failures of its constraints
    /// (dom/wdeg; Boussemart, Hemery, Lecoutre and Sais 2004).
    fn choose(&self, engine: &Engine) -> Option<u32> {
        let mut best: Option<(u32, u64, u64)> = None;
        for &cell in &self.cells {
            let size = u64::from(engine.domains[cell as usize].count_ones());
            if size < 2 {
                continue;
            }
            let constraints = &engine.of_cell[cell as usize];
            let weight = constraints.iter().map(|&i| u64::from(engine.weights[i as usize])).sum();
            if best.is_none_or(|(_, s, w)| size * w < s * weight) {
                best = Some((cell, size, weight));
            }
        }
        best.map(|(cell, ..)| cell)
    }

    /// Checks a full grid with the evaluator and passes it on, with all digits in the free cells.
    fn report(&mut self, engine: &Engine) -> Result<(), Ending> {
        let lowest = |domain: &Digits| domain.trailing_zeros() as u8;
        let digits = engine.domains.iter().map(lowest).collect();
        let mut grid = Grid { width: self.puzzle.width(), digits };
        loop {
            match self.evaluator.satisfies(&grid) {
                Some(true) => {
                    self.solutions += 1;
                    let stop = (self.found)(&grid).is_break();
                    if stop || self.solutions == self.limits.solutions {
                        return Err(Ending::SolutionLimit);
                    }
                }
                Some(false) => debug_assert!(false, "the constraints accept a wrong grid:\n{grid}"),
                None => self.too_large = true,
            }
            if !crate::compile::enumerate::advance(&mut grid.digits, &self.free, &engine.domains) {
                return Ok(());
            }
            self.count_node()?;
        }
    }
}
