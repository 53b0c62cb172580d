//! Constraints and their propagation, which removes digits that no solution can have.

use std::rc::Rc;

use super::all_different;
use crate::compile::diagram::Diagram;
use crate::compile::program::Program;
use crate::compile::shape::{Shape, ShapeNode};
use crate::compile::{Digits, digits, enumerate, interval};
use crate::eval::Value;
use crate::meter::Meter;

/// A rule that is not reduced is tried out once at most this many possibilities are open.
const MOST_WAYS: u64 = 2_000;

/// One constraint on cells of the grid.
#[derive(Clone, Debug)]
pub(crate) struct Constraint {
    pub(crate) kind: Kind,
    pub(crate) cells: Vec<u32>,
    /// The rules it comes from.
    pub(crate) rules: Vec<usize>,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// For each digit of either of the two cells, the digits that the other may have.
    Table([[Digits; 10]; 2]),
    AllDifferent,
    /// Level i of the diagram reads the constraint's cell i.
    Diagram(Rc<Diagram>),
    /// A rule that is not reduced; cell i of the shape is the constraint's cell i.
    Waiting(Rc<Shape>),
}

impl Constraint {
    /// Roughly how many steps of the meter one propagation takes, not counting what is tried out.
    fn steps(&self) -> u64 {
        match &self.kind {
            Kind::Table(_) => 8,
            Kind::AllDifferent => 256,
            Kind::Diagram(diagram) => 8 * diagram.nodes.len() as u64,
            Kind::Waiting(shape) => shape.nodes.len() as u64,
        }
    }
}

/// A constraint can no longer be satisfied.
#[derive(Debug)]
pub(crate) struct Contradiction;

/// The domains of all cells, and the constraints that narrow them.
pub(crate) struct Engine<'a> {
    pub(crate) domains: Vec<Digits>,
    pub(crate) constraints: Vec<Constraint>,
    /// For each cell, its constraints.
    pub(crate) of_cell: Vec<Vec<u32>>,
    /// How often each constraint has failed; the search prefers cells with many failures.
    pub(crate) weights: Vec<u32>,
    /// What to restore: cells with their earlier domains.
    trail: Vec<(u32, Digits)>,
    queue: std::collections::VecDeque<u32>,
    queued: Vec<bool>,
    /// The constraint that failed last.
    pub(crate) failed: Option<u32>,
    flags: Vec<bool>,
    meter: &'a Meter<'a>,
}

impl<'a> Engine<'a> {
    pub(crate) fn new(
        domains: Vec<Digits>,
        constraints: Vec<Constraint>,
        meter: &'a Meter<'a>,
    ) -> Engine<'a> {
        let mut of_cell = vec![Vec::new(); domains.len()];
        for (i, constraint) in constraints.iter().enumerate() {
            for &cell in &constraint.cells {
                of_cell[cell as usize].push(i as u32);
            }
        }
        Engine {
            weights: vec![1; constraints.len()],
            queued: vec![false; constraints.len()],
            domains,
            constraints,
            of_cell,
            trail: Vec::new(),
            queue: Default::default(),
            failed: None,
            flags: Vec::new(),
            meter,
        }
    }

    /// The present end of the trail, to return to.
    pub(crate) fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Restores what has been removed since `mark`.
    pub(crate) fn undo(&mut self, mark: usize) {
        for (cell, domain) in self.trail.drain(mark..).rev() {
            self.domains[cell as usize] = domain;
        }
    }

    /// Narrows a cell and queues its constraints.
    pub(crate) fn narrow(&mut self, cell: u32, allowed: Digits) -> Result<(), Contradiction> {
        let old = self.domains[cell as usize];
        let new = old & allowed;
        if new != old {
            self.trail.push((cell, old));
            self.domains[cell as usize] = new;
            for &constraint in &self.of_cell[cell as usize] {
                if !std::mem::replace(&mut self.queued[constraint as usize], true) {
                    self.queue.push_back(constraint);
                }
            }
        }
        if new == 0 { Err(Contradiction) } else { Ok(()) }
    }

    /// Propagates every constraint.
    pub(crate) fn propagate_all(&mut self) -> Result<(), Contradiction> {
        for i in 0..self.constraints.len() {
            if !std::mem::replace(&mut self.queued[i], true) {
                self.queue.push_back(i as u32);
            }
        }
        self.propagate()
    }

    /// Propagates what is queued until nothing changes or the meter stops it.
    pub(crate) fn propagate(&mut self) -> Result<(), Contradiction> {
        while let Some(i) = self.queue.pop_front() {
            self.queued[i as usize] = false;
            // Only empty the rest of the queue.
            if !self.meter.goes_on(self.constraints[i as usize].steps()) {
                continue;
            }
            if self.propagate_one(i as usize).is_err() {
                self.weights[i as usize] = self.weights[i as usize].saturating_add(1);
                self.failed = Some(i);
                for i in self.queue.drain(..) {
                    self.queued[i as usize] = false;
                }
                return Err(Contradiction);
            }
        }
        Ok(())
    }

    fn propagate_one(&mut self, i: usize) -> Result<(), Contradiction> {
        match &self.constraints[i].kind {
            Kind::Table([forwards, backwards]) => {
                let [a, b] = self.constraints[i].cells[..] else { unreachable!("two cells") };
                let (first, second) = (self.domains[a as usize], self.domains[b as usize]);
                let for_second = digits(first).fold(0, |set, digit| set | forwards[digit]);
                let for_first = digits(second).fold(0, |set, digit| set | backwards[digit]);
                self.narrow(a, for_first)?;
                self.narrow(b, for_second)
            }
            Kind::AllDifferent => {
                let constraint = &self.constraints[i];
                let count = constraint.cells.len();
                if count > 10 {
                    return Err(Contradiction);
                }
                let mut domains = [0; 10];
                for (domain, &cell) in domains.iter_mut().zip(&constraint.cells) {
                    *domain = self.domains[cell as usize];
                }
                if !all_different::propagate(&mut domains[..count]) {
                    return Err(Contradiction);
                }
                self.narrow_all(i, &domains[..count])
            }
            Kind::Diagram(diagram) => {
                let diagram = diagram.clone();
                let kept = self.supported(&diagram, i)?;
                self.narrow_all(i, &kept)
            }
            Kind::Waiting(shape) => {
                let shape = shape.clone();
                let kept = self.tried(&shape, i)?;
                self.narrow_all(i, &kept)
            }
        }
    }

    fn narrow_all(&mut self, i: usize, allowed: &[Digits]) -> Result<(), Contradiction> {
        for (place, &allowed) in allowed.iter().enumerate() {
            self.narrow(self.constraints[i].cells[place], allowed)?;
        }
        Ok(())
    }

    /// The digits on some path through the diagram: downwards to mark what is reached, then upwards
    /// from what leads to true.
    fn supported(&mut self, diagram: &Diagram, i: usize) -> Result<Vec<Digits>, Contradiction> {
        let cells = &self.constraints[i].cells;
        let nodes = &diagram.nodes;
        // Two flags for each node: reached, and leads to true.
        self.flags.clear();
        self.flags.resize(2 * nodes.len(), false);
        self.flags[0] = true;
        for (place, (level, edges)) in nodes.iter().enumerate() {
            if self.flags[2 * place] {
                for digit in digits(self.domains[cells[*level as usize] as usize]) {
                    if edges[digit] < Diagram::TRUE {
                        self.flags[2 * edges[digit] as usize] = true;
                    }
                }
            }
        }
        let mut kept = vec![0; cells.len()];
        for (place, (level, edges)) in nodes.iter().enumerate().rev() {
            if !self.flags[2 * place] {
                continue;
            }
            let level = *level as usize;
            for digit in digits(self.domains[cells[level] as usize]) {
                let below = match edges[digit] {
                    Diagram::FALSE => continue,
                    Diagram::TRUE => cells.len(),
                    node if self.flags[2 * node as usize + 1] => nodes[node as usize].0 as usize,
                    _ => continue,
                };
                self.flags[2 * place + 1] = true;
                kept[level] |= 1 << digit;
                // Cells that are skipped may have any digit.
                kept[level + 1..below].fill(!0);
            }
        }
        if self.flags[1] { Ok(kept) } else { Err(Contradiction) }
    }

    /// What remains after an unreduced rule is tried out, or estimated by intervals.
    fn tried(&self, shape: &Shape, i: usize) -> Result<Vec<Digits>, Contradiction> {
        let most = MOST_WAYS / enumerate::cost(shape);
        let cells = &self.constraints[i].cells;
        let mut domains: Vec<Digits> =
            cells.iter().map(|&cell| self.domains[cell as usize]).collect();
        let ways = |cells: &[u32]| {
            cells.iter().fold(1u64, |ways, &cell| {
                ways.saturating_mul(domains[cell as usize].count_ones().into())
            })
        };
        let all: Vec<u32> = (0..shape.cells).collect();
        if ways(&all) <= most {
            return try_out(shape, &all, None, &domains, self.meter);
        }
        if let Some((word, other)) = enumerate::determined(shape, shape.root()) {
            let tried = shape.cells_below(other);
            if ways(&tried) <= most {
                return try_out(shape, &tried, Some((word, other)), &domains, self.meter);
            }
        }
        if interval::refuted(shape, &|cell| domains[cell as usize]) {
            return Err(Contradiction);
        }
        let steps = shape.steps();
        for cell in 0..shape.cells {
            if domains[cell as usize].count_ones() > 1 {
                if !self.meter.goes_on(10 * steps) {
                    return Ok(domains);
                }
                let kept = interval::shave(shape, cell, &|cell| domains[cell as usize]);
                if kept == 0 {
                    return Err(Contradiction);
                }
                domains[cell as usize] = kept;
            }
        }
        Ok(domains)
    }
}

/// Tries the digits of `tried`; the cells of `word`, if given, are determined by `other`.
fn try_out(
    shape: &Shape,
    tried: &[u32],
    word: Option<(&[u32], usize)>,
    domains: &[Digits],
    meter: &Meter,
) -> Result<Vec<Digits>, Contradiction> {
    let mut program = Program::new(shape, meter);
    let mut grid = vec![0u8; shape.cells as usize];
    for &cell in tried {
        grid[cell as usize] = domains[cell as usize].trailing_zeros() as u8;
    }
    let mut kept = vec![0 as Digits; shape.cells as usize];
    let open: Vec<u32> =
        tried.iter().copied().filter(|&cell| domains[cell as usize].count_ones() > 1).collect();
    loop {
        let holds = match word {
            // A number that is too large is left to the final check.
            None => program.holds(&grid).unwrap_or(true),
            Some((word, other)) => match program.number(other, &grid) {
                Value::TooLarge => return Ok(domains.to_vec()),
                Value::Undefined | Value::Truth(_) => false,
                Value::Number(value) => {
                    match enumerate::fitting(&value, word, &grid, tried, domains) {
                        None => false,
                        Some(row) => {
                            for (&cell, digit) in word.iter().zip(row) {
                                grid[cell as usize] = digit;
                            }
                            true
                        }
                    }
                }
            },
        };
        if holds {
            for (kept, &digit) in kept.iter_mut().zip(&grid) {
                *kept |= 1 << digit;
            }
        }
        if !meter.goes_on(program.take_steps()) {
            return Ok(domains.to_vec());
        }
        if !enumerate::advance(&mut grid, &open, domains) {
            break;
        }
    }
    if shape.nodes.iter().any(|node| matches!(node, ShapeNode::Word(_))) && kept.contains(&0) {
        return Err(Contradiction);
    }
    if shape.cells == 0 && !program.holds(&grid).unwrap_or(true) {
        return Err(Contradiction);
    }
    Ok(kept)
}
