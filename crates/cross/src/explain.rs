//! What every rule amounts to, and which rules contradict each other.

use std::time::Duration;

use crate::compile::diagram::Diagram;
use crate::compile::rule::is_not_equal;
use crate::compile::{Digits, Part, digits};
use crate::hooks::Hooks;
use crate::meter::Meter;
use crate::puzzle::{CellName, Puzzle};
use crate::solve::{Bound, Compiler, Ending, Goal, Limits, Model, solve_model};

/// One thing a rule says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// No digits satisfy the rule.
    Never,
    /// A cell has one of these digits.
    OneOf(CellName, Vec<u8>),
    /// Two cells have different digits.
    NotEqual(CellName, CellName),
    /// Two cells have the same digit.
    Equal(CellName, CellName),
    /// Two cells have one of this many pairs of digits.
    Pairs(CellName, CellName, usize),
    /// All these cells have different digits.
    AllDifferent(Vec<CellName>),
    /// These cells have one of `ways` combinations of digits, stored in `nodes` nodes.
    Combinations {
        /// The cells, in the order in which the diagram reads them.
        cells: Vec<CellName>,
        /// The number of combinations; `None` from 2^127 on.
        ways: Option<u128>,
        /// The size of the diagram.
        nodes: usize,
    },
}

/// What a rule amounts to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What it says; empty if any digits satisfy it.
    pub facts: Vec<Fact>,
    /// The number of cells it mentions.
    pub cells: usize,
    /// The number of cells that make a difference to it.
    pub support: usize,
    /// The number of states of its automaton; 0 if an earlier rule of the same shape had been
    /// compiled.
    pub states: u64,
    /// The time it took, by the caller's clock.
    pub time: Duration,
    /// How many of its conditions were too large, and are left to the search unchanged.
    pub waiting: usize,
}

/// What [`explain`] finds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Each rule, in the order of the file.
    pub rules: Vec<Explained>,
    /// Rules that contradict each other, none of which can be left out; `None` if there is
    /// no contradiction, or none was found within the limits.
    pub contradiction: Option<Vec<usize>>,
    /// How the search for a solution, or for a contradiction, ended. If a bound was reached, it is
    /// not decided, and the rules are explained as far as they were compiled.
    pub ending: Ending,
}

/// Says what every rule amounts to. Rules are compiled one after the other, the small ones first,
/// so a later rule is explained given what the earlier ones leave open.
pub fn explain(puzzle: &Puzzle, limits: &Limits, hooks: &Hooks) -> Explanation {
    let goals: Vec<Goal> = (0..puzzle.rules().len()).map(Goal::Hold).collect();
    let mut compiler = Compiler::default();
    let meter = Meter::new(hooks);
    let model = Model::build(puzzle, &goals, &mut compiler, limits, &meter);
    let rules = puzzle
        .rules()
        .iter()
        .zip(&model.reductions)
        .map(|(rule, reduction)| {
            let facts: Vec<Fact> =
                reduction.parts.iter().map(|part| fact(puzzle, part, &model.domains)).collect();
            let mut support: Vec<u32> = reduction.parts.iter().flat_map(cells_of).collect();
            support.sort_unstable();
            support.dedup();
            Explained {
                facts,
                cells: puzzle.cells_of(rule.term).len(),
                support: support.len(),
                states: reduction.states,
                time: reduction.time,
                waiting: reduction.waiting,
            }
        })
        .collect();
    let one = Limits { solutions: 1, ..*limits };
    let outcome = solve_model(puzzle, model, &one, &meter);
    let refuted = outcome.ending == Ending::Complete && outcome.solutions.is_empty();
    let contradiction =
        refuted.then(|| contradiction(puzzle, &mut compiler, &one, &meter)).flatten();
    let ending = match (refuted, &contradiction) {
        (true, None) => Ending::NotDecided(Bound::Stopped),
        _ => outcome.ending,
    };
    Explanation { rules, contradiction, ending }
}

/// A minimal set of rules that cannot hold together. Each rule is left out in turn, and stays out
/// if the others still contradict each other.
fn contradiction(
    puzzle: &Puzzle,
    compiler: &mut Compiler,
    limits: &Limits,
    meter: &Meter,
) -> Option<Vec<usize>> {
    let mut needed: Vec<usize> = (0..puzzle.rules().len()).collect();
    let mut refutes = |rules: &[usize]| {
        let goals: Vec<Goal> = rules.iter().map(|&rule| Goal::Hold(rule)).collect();
        let few = puzzle.with_rules(|rule| rules.contains(&rule));
        let model = Model::build(puzzle, &goals, compiler, limits, meter);
        let outcome = solve_model(&few, model, limits, meter);
        outcome.ending == Ending::Complete && outcome.solutions.is_empty()
    };
    // Start with halves, because most rules are usually not involved.
    let mut size = needed.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        while at < needed.len() {
            if !meter.goes_on(1) {
                return None;
            }
            let mut without = needed.clone();
            without.drain(at..(at + size).min(needed.len()));
            if refutes(&without) {
                needed = without;
            } else {
                at += size;
            }
        }
        size = if size == 1 { 0 } else { size.div_ceil(2) };
    }
    Some(needed)
}

fn cells_of(part: &Part) -> Vec<u32> {
    match part {
        Part::Never => Vec::new(),
        Part::Domain(cell, _) => vec![*cell],
        Part::Table(a, b, _) => vec![*a, *b],
        Part::AllDifferent(cells) | Part::Diagram(cells, _) => cells.clone(),
    }
}

fn fact(puzzle: &Puzzle, part: &Part, domains: &[Digits]) -> Fact {
    let name = |cell: u32| puzzle.cell_name(cell as usize);
    let names = |cells: &[u32]| cells.iter().map(|&cell| name(cell)).collect();
    match part {
        Part::Never => Fact::Never,
        Part::Domain(cell, set) => {
            Fact::OneOf(name(*cell), digits(*set).map(|digit| digit as u8).collect())
        }
        Part::Table(a, b, table) => {
            let first = (0..10).filter(|&d| table[d] != 0).fold(0, |set, d| set | 1 << d);
            let second = table.iter().fold(0, |set, row| set | row);
            let pairs = digits(first).map(|d| table[d].count_ones() as usize).sum();
            let (p, q) = (name(*a), name(*b));
            let (p, q) = if p < q { (p, q) } else { (q, p) };
            if is_not_equal(table, first, second) {
                Fact::NotEqual(p, q)
            } else if digits(first).all(|d| table[d] == 1 << d) {
                Fact::Equal(p, q)
            } else {
                Fact::Pairs(p, q, pairs)
            }
        }
        Part::AllDifferent(cells) => Fact::AllDifferent(names(cells)),
        Part::Diagram(cells, diagram) => {
            let domains: Vec<Digits> = cells.iter().map(|&cell| domains[cell as usize]).collect();
            Fact::Combinations {
                cells: names(cells),
                ways: ways(diagram, &domains),
                nodes: diagram.nodes.len(),
            }
        }
    }
}

/// The number of digit combinations that lead to true.
fn ways(diagram: &Diagram, domains: &[Digits]) -> Option<u128> {
    let mut ways: Vec<u128> = vec![0; diagram.nodes.len()];
    for (i, (level, edges)) in diagram.nodes.iter().enumerate().rev() {
        let level = *level as usize;
        let mut sum = 0u128;
        for digit in digits(domains[level]) {
            let (below, count) = match edges[digit] {
                Diagram::FALSE => continue,
                Diagram::TRUE => (domains.len(), 1),
                node => (diagram.nodes[node as usize].0 as usize, ways[node as usize]),
            };
            let jumped = domains[level + 1..below].iter().try_fold(count, |count, domain| {
                count.checked_mul(u128::from(domain.count_ones()))
            })?;
            sum = sum.checked_add(jumped)?;
        }
        ways[i] = sum;
    }
    ways.first().copied()
}
