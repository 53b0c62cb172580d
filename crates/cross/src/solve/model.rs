//! From a puzzle to constraints: compile in stages, small rules first, under the domains
//! known so far.

use std::rc::Rc;
use std::time::Duration;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Limits;
use super::engine::{Constraint, Engine, Kind};
use crate::compile::diagram::Builder;
use crate::compile::rule::{self, is_not_equal, to_parts};
use crate::compile::shape::{Shape, ShapeNode};
use crate::compile::{ALL_DIGITS, Budget, Digits, NotReduced, Part};
use crate::hooks::Progress;
use crate::meter::Meter;
use crate::puzzle::Puzzle;
use crate::term::{Node, TermId, WordId};
use crate::vocabulary::Op;

/// The largest number of nodes of all diagrams of a model, and of all that a compiler remembers. A
/// node takes 44 bytes, and there may be three copies: as found, as remembered, and restricted.
const MOST_NODES: u64 = 5_000_000;

/// What is required of a rule, given by its position in the puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// It holds.
    Hold(usize),
    /// It does not hold.
    Fail(usize),
}

impl Goal {
    fn rule(self) -> usize {
        match self {
            Goal::Hold(rule) | Goal::Fail(rule) => rule,
        }
    }
}

/// What a rule was reduced to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reduction {
    /// The conditions, on cells of the grid.
    pub(crate) parts: Vec<Part>,
    /// The number of states it took; 0 if an earlier rule of the same shape had been compiled.
    pub(crate) states: u64,
    /// The time it took.
    pub(crate) time: Duration,
    /// How many of its conditions are left to the search unchanged.
    pub(crate) waiting: usize,
}

/// Compiles shapes and remembers them for later calls.
#[derive(Default)]
pub(crate) struct Compiler {
    shapes: FxHashMap<Rc<Shape>, u32>,
    known: FxHashMap<(u32, Vec<Digits>), Known>,
    /// The number of nodes of all remembered diagrams.
    nodes: u64,
}

enum Known {
    Parts(Rc<Vec<Part>>),
    /// It took more than this many states.
    TooLarge(u64),
}

impl Compiler {
    fn intern(&mut self, shape: Shape) -> (u32, Rc<Shape>) {
        let next = self.shapes.len() as u32;
        match self.shapes.get_key_value(&shape) {
            Some((shape, &number)) => (number, shape.clone()),
            None => {
                let shape = Rc::new(shape);
                self.shapes.insert(shape.clone(), next);
                (next, shape)
            }
        }
    }

    /// The parts of a shape, and the number of states it took to find them in this call.
    fn compile(
        &mut self,
        number: u32,
        shape: &Shape,
        domains: &[Digits],
        states: u64,
        meter: &Meter,
    ) -> (Result<Rc<Vec<Part>>, NotReduced>, u64) {
        let key = (number, domains.to_vec());
        match self.known.get(&key) {
            Some(Known::Parts(parts)) => return (Ok(parts.clone()), 0),
            Some(&Known::TooLarge(tried)) if states <= tried => {
                return (Err(NotReduced::TooLarge), 0);
            }
            _ => {}
        }
        let mut budget = Budget::new(states, meter);
        let result = rule::compile(shape, domains, &mut budget).map(Rc::new);
        let nodes = result.iter().flat_map(|parts| parts.iter()).map(Part::nodes).sum();
        if self.nodes.saturating_add(nodes) > MOST_NODES {
            self.known.clear();
            self.nodes = 0;
        }
        self.nodes += nodes;
        match &result {
            Ok(parts) => self.known.insert(key, Known::Parts(parts.clone())),
            Err(NotReduced::TooLarge) => self.known.insert(key, Known::TooLarge(states)),
            Err(NotReduced::Undecided) => self.known.insert(key, Known::TooLarge(u64::MAX)),
            Err(NotReduced::Stopped) => None,
        };
        (result, budget.used.min(states))
    }
}

/// One condition of a rule: the rule itself, or one of those joined by `and` in it.
struct Item {
    rule: usize,
    number: u32,
    shape: Rc<Shape>,
    cells: Vec<u32>,
    waiting: bool,
}

/// A puzzle as domains and constraints.
pub(crate) struct Model {
    pub(crate) domains: Vec<Digits>,
    pub(crate) constraints: Vec<Constraint>,
    /// What each rule of the puzzle was reduced to.
    pub(crate) reductions: Vec<Reduction>,
    /// Whether it is already clear that there is no solution.
    pub(crate) contradiction: bool,
    /// The number of states of all automata.
    pub(crate) states: u64,
    /// The number of nodes of all diagrams.
    nodes: u64,
}

impl Model {
    /// The constraints that `goals` amount to; not all of them if the meter stops it.
    pub(crate) fn build(
        puzzle: &Puzzle,
        goals: &[Goal],
        compiler: &mut Compiler,
        limits: &Limits,
        meter: &Meter,
    ) -> Model {
        let domains = unsearched(puzzle);
        let mut model = Model {
            domains,
            constraints: Vec::new(),
            reductions: vec![Reduction::default(); puzzle.rules().len()],
            contradiction: false,
            states: 0,
            nodes: 0,
        };
        let mut items = items(puzzle, goals, compiler);
        model.reduce(&mut items, compiler, limits, meter);
        for item in items.iter().filter(|item| item.waiting) {
            model.reductions[item.rule].waiting += 1;
            model.constraints.push(waiting(item));
        }
        if !model.contradiction && !meter.stopped() {
            model.shrink();
            model.join_differences();
        }
        model
    }

    /// What one rule alone leaves of `domains`; `None` if it cannot hold in them. A condition that
    /// takes more than `states` states is estimated.
    pub(crate) fn narrowed(
        puzzle: &Puzzle,
        rule: usize,
        domains: &[Digits],
        compiler: &mut Compiler,
        states: u64,
        meter: &Meter,
    ) -> Option<Vec<Digits>> {
        let mut model = Model {
            domains: domains.to_vec(),
            constraints: Vec::new(),
            reductions: vec![Reduction::default(); puzzle.rules().len()],
            contradiction: false,
            states: 0,
            nodes: 0,
        };
        for item in items(puzzle, &[Goal::Hold(rule)], compiler) {
            let own: Vec<Digits> = item.cells.iter().map(|&cell| domains[cell as usize]).collect();
            match compiler.compile(item.number, &item.shape, &own, states, meter).0 {
                Ok(parts) => {
                    for part in parts.iter() {
                        model.add(on_grid(part, &item.cells), rule);
                    }
                }
                Err(_) => model.constraints.push(waiting(&item)),
            }
        }
        if model.contradiction {
            return None;
        }
        let mut engine = Engine::new(model.domains, model.constraints, meter);
        engine.propagate_all().ok().map(|()| engine.domains)
    }

    /// Compiles in stages: first with few states, so that cheap rules narrow the domains before
    /// expensive ones are tried.
    fn reduce(
        &mut self,
        items: &mut [Item],
        compiler: &mut Compiler,
        limits: &Limits,
        meter: &Meter,
    ) {
        let mut families: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
        for (i, item) in items.iter().enumerate() {
            families.entry(item.number).or_default().push(i);
        }
        let mut families: Vec<Vec<usize>> = families.into_values().collect();
        families.sort_by_key(|family| {
            let shape = &items[family[0]].shape;
            (shape.cells, shape.nodes.len(), family[0])
        });
        for states in [limits.states / 50, limits.states / 5, limits.states] {
            let limits = Limits { states, ..*limits };
            // Repeat with the same limit as long as domains shrink.
            for _ in 0..8 {
                for family in &families {
                    self.reduce_family(family, items, compiler, &limits, meter);
                    if self.contradiction || meter.stopped() {
                        return;
                    }
                    let done = items.iter().filter(|item| !item.waiting).count();
                    (meter.hooks.progress)(Progress::Compiling { done, of: items.len() });
                }
                let before = self.domains.clone();
                self.propagate(items, meter);
                if self.contradiction || meter.stopped() || items.iter().all(|item| !item.waiting) {
                    return;
                }
                if before == self.domains {
                    break;
                }
            }
        }
    }

    /// Compiles the waiting rules of one shape. If possible, it does so once for all of them, under
    /// the union of their domains; otherwise one by one.
    fn reduce_family(
        &mut self,
        family: &[usize],
        items: &mut [Item],
        compiler: &mut Compiler,
        limits: &Limits,
        meter: &Meter,
    ) {
        let family: Vec<usize> = family.iter().copied().filter(|&i| items[i].waiting).collect();
        let Some(&first) = family.first() else { return };
        let own = |item: &Item, domains: &[Digits]| -> Vec<Digits> {
            item.cells.iter().map(|&cell| domains[cell as usize]).collect()
        };
        let mut any = own(&items[first], &self.domains);
        for &i in &family[1..] {
            for (any, &cell) in any.iter_mut().zip(&items[i].cells) {
                *any |= self.domains[cell as usize];
            }
        }
        let shape = items[first].shape.clone();
        let number = items[first].number;
        let mut compile = |model: &mut Model, domains: &[Digits]| {
            // A diagram has at most as many nodes as it took states.
            let left = limits.work.saturating_sub(model.states);
            let most = limits.states.min(left).min(MOST_NODES.saturating_sub(model.nodes));
            let begun = (meter.hooks.clock)();
            let (result, states) = compiler.compile(number, &shape, domains, most, meter);
            model.states += states;
            (result.ok(), states, (meter.hooks.clock)().saturating_sub(begun))
        };
        let (common, mut states, mut time) = compile(self, &any);
        for i in family {
            let parts = match &common {
                Some(parts) => Some(parts.clone()),
                None if meter.stopped() => None,
                None => {
                    let domains = own(&items[i], &self.domains);
                    if domains == any {
                        None
                    } else {
                        let (parts, more, longer) = compile(self, &domains);
                        (states, time) = (states + more, time + longer);
                        parts
                    }
                }
            };
            let item = &mut items[i];
            let reduction = &mut self.reductions[item.rule];
            reduction.states += std::mem::take(&mut states);
            reduction.time += std::mem::take(&mut time);
            if let Some(parts) = parts {
                item.waiting = false;
                let item = &items[i];
                for part in parts.iter() {
                    self.add(on_grid(part, &item.cells), item.rule);
                }
            }
        }
    }

    /// Adds a condition on cells of the grid.
    fn add(&mut self, part: Part, rule: usize) {
        let rules = vec![rule];
        self.nodes += part.nodes();
        self.reductions[rule].parts.push(part.clone());
        match part {
            Part::Never => self.contradiction = true,
            Part::Domain(cell, allowed) => {
                let domain = &mut self.domains[cell as usize];
                *domain &= allowed;
                self.contradiction |= *domain == 0;
            }
            Part::Table(a, b, table) => {
                let kind = Kind::Table([table, turned(&table)]);
                self.constraints.push(Constraint { kind, cells: vec![a, b], rules });
            }
            Part::AllDifferent(cells) => {
                self.constraints.push(Constraint { kind: Kind::AllDifferent, cells, rules });
            }
            Part::Diagram(cells, diagram) => {
                let kind = Kind::Diagram(diagram);
                self.constraints.push(Constraint { kind, cells, rules });
            }
        }
    }

    /// Narrows the domains by everything known so far.
    fn propagate(&mut self, items: &[Item], meter: &Meter) {
        let count = self.constraints.len();
        let mut constraints = std::mem::take(&mut self.constraints);
        constraints.extend(items.iter().filter(|item| item.waiting).map(waiting));
        let domains = std::mem::take(&mut self.domains);
        let mut engine = Engine::new(domains, constraints, meter);
        self.contradiction |= engine.propagate_all().is_err();
        self.domains = engine.domains;
        self.constraints = engine.constraints;
        self.constraints.truncate(count);
    }

    /// Restricts diagrams to the domains of their cells.
    fn shrink(&mut self) {
        let constraints = std::mem::take(&mut self.constraints);
        for constraint in constraints {
            let Kind::Diagram(diagram) = &constraint.kind else {
                self.constraints.push(constraint);
                continue;
            };
            let domains: Vec<Digits> =
                constraint.cells.iter().map(|&cell| self.domains[cell as usize]).collect();
            let mut builder = Builder::new(domains);
            let root = diagram.rebuild(&mut builder);
            for part in to_parts(builder, root, &constraint.cells) {
                let parts = &mut self.reductions[constraint.rules[0]].parts;
                let count = parts.len();
                self.add(part, constraint.rules[0]);
                // Keep what was found first, to explain the rule.
                self.reductions[constraint.rules[0]].parts.truncate(count);
            }
        }
    }

    /// Joins tables that say ≠ into all-different sets. In the Sudoku file, 486 such rules become
    /// nine columns and nine boxes, which exclude far more digits than pairs do.
    fn join_differences(&mut self) {
        let mut neighbours: FxHashMap<u32, FxHashSet<u32>> = FxHashMap::default();
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        let mut rules_of: FxHashMap<(u32, u32), Vec<usize>> = FxHashMap::default();
        let mut connect = |a: u32, b: u32| {
            neighbours.entry(a).or_default().insert(b);
            neighbours.entry(b).or_default().insert(a);
        };
        let mut kept = Vec::new();
        for constraint in std::mem::take(&mut self.constraints) {
            match (&constraint.kind, &constraint.cells[..]) {
                (Kind::Table([table, _]), &[a, b])
                    if is_not_equal(table, self.domains[a as usize], self.domains[b as usize]) =>
                {
                    connect(a, b);
                    let pair = (a.min(b), a.max(b));
                    pairs.push(pair);
                    rules_of.entry(pair).or_default().extend(constraint.rules);
                }
                (Kind::AllDifferent, cells) => {
                    for (i, &a) in cells.iter().enumerate() {
                        cells[i + 1..].iter().for_each(|&b| connect(a, b));
                    }
                    kept.push(constraint);
                }
                _ => kept.push(constraint),
            }
        }
        let mut open: FxHashSet<(u32, u32)> = pairs.iter().copied().collect();
        for pair in pairs {
            if !open.contains(&pair) {
                continue;
            }
            // Extend the pair by the cell that covers the most open pairs and leaves the most
            // choice.
            let mut set = vec![pair.0, pair.1];
            let mut candidates: Vec<u32> =
                neighbours[&pair.0].intersection(&neighbours[&pair.1]).copied().collect();
            candidates.sort_unstable();
            while set.len() < 10 && !candidates.is_empty() {
                let worth = |&&cell: &&u32| {
                    let covers =
                        set.iter().filter(|&&c| open.contains(&(c.min(cell), c.max(cell)))).count();
                    let leaves =
                        candidates.iter().filter(|c| neighbours[&cell].contains(c)).count();
                    (covers, leaves, std::cmp::Reverse(cell))
                };
                let &best = candidates.iter().max_by_key(worth).expect("there are some");
                set.push(best);
                candidates.retain(|cell| neighbours[&best].contains(cell));
            }
            set.sort_unstable();
            let mut rules = Vec::new();
            for (i, &a) in set.iter().enumerate() {
                for &b in &set[i + 1..] {
                    if open.remove(&(a, b)) {
                        rules.extend(rules_of.remove(&(a, b)).expect("an open pair has rules"));
                    }
                }
            }
            kept.push(Constraint { kind: Kind::AllDifferent, cells: set, rules });
        }
        self.constraints = kept;
    }
}

/// The digits of each cell before any rule is considered; a black cell counts as 0.
pub(crate) fn unsearched(puzzle: &Puzzle) -> Vec<Digits> {
    let digits = |cell| if puzzle.is_black(cell) { 1 } else { ALL_DIGITS };
    let mut domains: Vec<Digits> = (0..puzzle.cells()).map(digits).collect();
    if !puzzle.reading.leading_zeros {
        for word in puzzle.words().iter().filter(|word| word.cells.len() > 1) {
            domains[word.cells[0] as usize] &= !1;
        }
    }
    domains
}

fn waiting(item: &Item) -> Constraint {
    Constraint {
        kind: Kind::Waiting(item.shape.clone()),
        cells: item.cells.clone(),
        rules: vec![item.rule],
    }
}

/// The table seen from its second cell.
fn turned(table: &[Digits; 10]) -> [Digits; 10] {
    std::array::from_fn(|second| {
        (0..10).filter(|&first| table[first] >> second & 1 == 1).fold(0, |set, d| set | 1 << d)
    })
}

/// A part of a shape, for the cells that its numbers mean.
fn on_grid(part: &Part, cells: &[u32]) -> Part {
    let of = |&cell: &u32| cells[cell as usize];
    match part {
        Part::Domain(cell, digits) => Part::Domain(of(cell), *digits),
        Part::Table(a, b, table) => Part::Table(of(a), of(b), *table),
        Part::AllDifferent(some) => Part::AllDifferent(some.iter().map(of).collect()),
        Part::Diagram(some, diagram) => {
            Part::Diagram(some.iter().map(of).collect(), diagram.clone())
        }
        Part::Never => Part::Never,
    }
}

/// The conditions of all goals, where those joined by `and` are separated.
fn items(puzzle: &Puzzle, goals: &[Goal], compiler: &mut Compiler) -> Vec<Item> {
    let mut items = Vec::new();
    for &goal in goals {
        let rule = goal.rule();
        let mut add = |term: TermId, fails: bool| {
            let (mut shape, cells) = Shape::of(puzzle, term);
            if fails {
                shape.nodes.push(ShapeNode::One(Op::Not, shape.root()));
            }
            let (number, shape) = compiler.intern(shape);
            items.push(Item { rule, number, shape, cells, waiting: true });
        };
        let mut open = vec![puzzle.rules()[rule].term];
        while let Some(term) = open.pop() {
            match (goal, puzzle.terms.get(term)) {
                (Goal::Hold(_), &Node::Two(Op::And, a, b)) => open.extend([b, a]),
                (Goal::Hold(_), _) => add(term, false),
                (Goal::Fail(_), _) => add(term, true),
            }
        }
    }
    items
}

/// The words that rules mention.
pub(crate) fn words_in_rules(puzzle: &Puzzle) -> FxHashSet<WordId> {
    let roots: Vec<TermId> = puzzle.rules().iter().map(|rule| rule.term).collect();
    let terms = puzzle.terms.below_all(&roots);
    terms
        .into_iter()
        .filter_map(|term| match puzzle.terms.get(term) {
            Node::Word(word) => Some(*word),
            _ => None,
        })
        .collect()
}
