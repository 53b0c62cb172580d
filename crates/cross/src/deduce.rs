//! The next digit for a person who fills the grid: which rule, with what is already known, leaves
//! which digits.
//!
//! Every rule is taken alone, under the digits that are still possible; what it excludes is a
//! [`Deduction`]. Deductions are made in rounds, all of a round from what the rounds before left, so
//! that the first digit found has a short reason. Of this reason only what is needed is reported: a
//! premise is left out if the rule leaves the same without it.

use std::collections::{BTreeMap, BTreeSet};

use crate::compile::{ALL_DIGITS, Digits, digits};
use crate::eval::Evaluator;
use crate::hooks::Hooks;
use crate::meter::Meter;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Compiler, Limits, Model, unsearched};

/// Where the digits of a cell are from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The cell is filled.
    Filled,
    /// The digit is supposed, to see what follows.
    Supposed,
    /// Rules left them, given by their positions.
    Rules(Vec<usize>),
}

/// What is known of a cell before a deduction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Premise {
    /// The cell, counted in reading order.
    pub cell: usize,
    /// The digits it can have.
    pub digits: Vec<u8>,
    /// Why.
    pub from: Source,
}

/// The digits a deduction leaves for a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The cell, counted in reading order.
    pub cell: usize,
    /// Its digits before.
    pub before: Vec<u8>,
    /// Its digits after.
    pub after: Vec<u8>,
}

/// Digits with which a rule holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The digits of the rule's cells, in reading order.
    pub digits: Vec<u8>,
    /// Whether they agree with everything known.
    pub fits: bool,
}

/// One rule applied to what is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The rule, by its position.
    pub rule: usize,
    /// What it needs to be known.
    pub premises: Vec<Premise>,
    /// What it leaves; empty if it cannot hold.
    pub left: Vec<Left>,
    /// All the digits with which the rule alone holds, if they are few.
    pub ways: Vec<Way>,
}

/// A digit that is impossible: if it is supposed, a rule cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refuted {
    /// The cell, counted in reading order.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// The digits that are left for the cell without it.
    pub left: Vec<u8>,
    /// The deductions; the last one's rule cannot hold.
    pub steps: Vec<Deduction>,
}

/// The next step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Every cell is filled.
    Full,
    /// One digit is left for a cell by the last of these deductions.
    Digit {
        /// The cell, counted in reading order.
        cell: usize,
        /// The digit.
        digit: u8,
        /// Digits that had to be excluded first, where no rule leads further by itself.
        refuted: Vec<Refuted>,
        /// The deductions, in an order in which each needs only earlier ones; empty if what is
        /// refuted is enough.
        steps: Vec<Deduction>,
    },
    /// The digits filled in contradict the rules.
    Clash {
        /// The deductions; the last one's rule cannot hold.
        steps: Vec<Deduction>,
    },
    /// Neither way leads further.
    Stuck,
}

/// A rule is compiled with at most this many states. More would give a reason no one follows.
const STATES: u64 = 20_000;

/// At most this many ways of a rule are listed.
const MOST_WAYS: usize = 24;

/// The ways of rules with up to this many cells are counted.
const MOST_CELLS: usize = 4;

/// At most this many digits are refuted for one hint.
const MOST_REFUTED: usize = 40;

/// A refutation with up to this many deductions is taken at once.
const SHORT: usize = 3;

/// Otherwise this many digits are supposed, and the shortest refutation is taken.
const MOST_SUPPOSED: usize = 40;

/// At most this many times a rule is applied for one hint: a few seconds of work.
const MOST_APPLIED: u32 = 60_000;

/// At most this many rounds of deductions.
const ROUNDS: usize = 40;

/// The next step of a person who has filled in `filled`, a digit or nothing for each cell.
///
/// ```
/// use ennead_cross::{Hooks, Limits, Next, next_step, parse};
///
/// let puzzle = parse("size 2 1\nA at r1c1\nA across: = 17 × 3\n")?;
/// let next = next_step(&puzzle, &[None, None], &Limits::default(), &Hooks::default());
/// assert!(matches!(next, Next::Digit { cell: 0, digit: 5, .. }));
/// # Ok::<(), ennead_cross::ParseError>(())
/// ```
///
/// # Panics
///
/// If `filled` is not as long as the puzzle has cells.
pub fn next_step(puzzle: &Puzzle, filled: &[Option<u8>], limits: &Limits, hooks: &Hooks) -> Next {
    assert_eq!(filled.len(), puzzle.cells(), "a digit or nothing for each cell");
    let meter = Meter::new(hooks);
    let first = unsearched(puzzle);
    let known: Vec<Known> = (0..puzzle.cells())
        .map(|cell| match filled[cell] {
            Some(digit) if !puzzle.is_black(cell) => Known::Filled(digit),
            _ => Known::Open,
        })
        .collect();
    let open = |&cell: &usize| !puzzle.is_black(cell) && filled[cell].is_none();
    if !(0..puzzle.cells()).any(|cell| open(&cell)) {
        return Next::Full;
    }
    let states = STATES.min(limits.states);
    let (compiler, ruled_out) = (Compiler::default(), vec![0; puzzle.cells()]);
    let (patience, meter) = (MOST_APPLIED, &meter);
    let mut reasoner = Reasoner { puzzle, first, ruled_out, compiler, states, patience, meter };
    let mut refuted: Vec<Refuted> = Vec::new();
    while refuted.len() < MOST_REFUTED {
        let mut made = reasoner.deduce(known.clone(), true);
        match made.end {
            End::Clash(at) => return Next::Clash { steps: reasoner.reason(&made, &[(at, None)]) },
            End::Digits(ref cells) => {
                // Among the digits of the round, the one with the shortest reason.
                let cells: Vec<usize> = cells.iter().copied().take(12).collect();
                let reasons = cells.into_iter().map(|cell| {
                    let goals = made.conclude(cell);
                    let steps = reasoner.reason(&made, &goals);
                    let premises: usize = steps.iter().map(|step| step.premises.len()).sum();
                    (steps.len(), premises, cell, steps)
                });
                let best = reasons.min_by_key(|&(steps, premises, ..)| (steps, premises));
                let Some((.., cell, steps)) = best else { return Next::Stuck };
                // Only what the reason uses.
                let used = |at: usize| {
                    at == cell || steps.iter().any(|it| it.premises.iter().any(|it| it.cell == at))
                };
                refuted = needed(refuted, used);
                let digit = made.domains[cell].trailing_zeros() as u8;
                return Next::Digit { cell, digit, refuted, steps };
            }
            End::Quiet => {}
        }
        let mut cells: Vec<usize> = (0..puzzle.cells()).filter(open).collect();
        cells.sort_by_key(|&cell| made.domains[cell].count_ones());
        let Some(found) = reasoner.refute(&known, &cells, &made.domains) else {
            return Next::Stuck;
        };
        reasoner.ruled_out[found.cell] |= 1 << found.digit;
        refuted.push(found);
    }
    Next::Stuck
}

/// Of these, those about the cells `used`, and those that they need in turn.
fn needed(refuted: Vec<Refuted>, used: impl Fn(usize) -> bool) -> Vec<Refuted> {
    let mut kept: Vec<Refuted> = Vec::new();
    for it in refuted.into_iter().rev() {
        let about = |cell: usize| {
            let in_steps = |kept: &Refuted| {
                kept.cell == cell
                    || kept.steps.iter().any(|step| step.premises.iter().any(|it| it.cell == cell))
            };
            used(cell) || kept.iter().any(in_steps)
        };
        if about(it.cell) {
            kept.push(it);
        }
    }
    kept.reverse();
    kept
}

/// What is known of a cell at the start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Open,
    Filled(u8),
    Supposed(u8),
}

/// One deduction as it was made: from the domains before its round.
struct Made {
    rule: usize,
    round: usize,
    /// The cells it narrows, and what it leaves in them.
    left: Vec<(usize, Digits)>,
}

enum End {
    /// These open cells have one digit left.
    Digits(Vec<usize>),
    /// The deduction at this position says that its rule cannot hold.
    Clash(usize),
    /// Nothing more follows.
    Quiet,
}

/// All deductions made, in order.
struct Deductions {
    known: Vec<Known>,
    made: Vec<Made>,
    /// The domains before each round.
    before: Vec<Vec<Digits>>,
    domains: Vec<Digits>,
    end: End,
}

impl Deductions {
    /// The deductions about a cell before a round, each with the cell.
    fn of(&self, cell: usize, round: usize) -> Vec<(usize, Option<usize>)> {
        let about = |made: &Made| made.round < round && made.left.iter().any(|it| it.0 == cell);
        let found = self.made.iter().enumerate().filter(|(_, made)| about(made));
        found.map(|(at, _)| (at, Some(cell))).collect()
    }

    /// What leaves the last digit of a cell. If several rules do so together, the last of them is
    /// applied again, to what the others leave: this is how a person would conclude it.
    fn conclude(&mut self, cell: usize) -> Vec<(usize, Option<usize>)> {
        let goals = self.of(cell, usize::MAX);
        let left = |at: usize| {
            let left = self.made[at].left.iter().find(|it| it.0 == cell);
            left.map_or(0, |it| it.1.count_ones())
        };
        // The one that leaves fewest; if it is enough alone, the others are not needed.
        let Some(&(last, _)) = goals.iter().rev().min_by_key(|it| left(it.0)) else { return goals };
        if goals.len() == 1 || left(last) == 1 {
            return vec![(last, Some(cell))];
        }
        let round = self.made[last].round;
        self.made[last].left.retain(|it| it.0 != cell);
        let mut before = self.before[round].clone();
        for made in &self.made {
            for &(_, digits) in made.left.iter().filter(|it| it.0 == cell) {
                before[cell] &= digits;
            }
        }
        let (rule, left) = (self.made[last].rule, vec![(cell, self.domains[cell])]);
        self.made.push(Made { rule, round: self.before.len(), left });
        self.before.push(before);
        vec![(self.made.len() - 1, Some(cell))]
    }
}

struct Reasoner<'a> {
    puzzle: &'a Puzzle,
    /// The domains of the empty grid.
    first: Vec<Digits>,
    /// For each cell, the digits that are refuted.
    ruled_out: Vec<Digits>,
    compiler: Compiler,
    states: u64,
    /// How many more times a rule may be applied.
    patience: u32,
    meter: &'a Meter<'a>,
}

impl Reasoner<'_> {
    fn narrowed(&mut self, rule: usize, domains: &[Digits]) -> Option<Vec<Digits>> {
        self.patience = self.patience.saturating_sub(1);
        Model::narrowed(self.puzzle, rule, domains, &mut self.compiler, self.states, self.meter)
    }

    fn cells_of(&self, rule: usize) -> Vec<usize> {
        let cells = self.puzzle.cells_of(self.puzzle.rules()[rule].term);
        cells.into_iter().map(|cell| cell as usize).collect()
    }

    /// A digit of one of these cells that is impossible; if possible one with a short reason.
    fn refute(&mut self, known: &[Known], cells: &[usize], domains: &[Digits]) -> Option<Refuted> {
        let mut best: Option<Refuted> = None;
        let candidates =
            cells.iter().flat_map(|&cell| digits(domains[cell]).map(move |d| (cell, d)));
        for (supposed, (cell, digit)) in candidates.enumerate() {
            let given_up = self.patience == 0 || self.meter.stopped();
            if given_up || (supposed >= MOST_SUPPOSED && best.is_some()) {
                break;
            }
            let mut known = known.to_vec();
            known[cell] = Known::Supposed(digit as u8);
            let made = self.deduce(known, false);
            let End::Clash(at) = made.end else { continue };
            let steps = self.reason(&made, &[(at, None)]);
            if best.as_ref().is_none_or(|best| steps.len() < best.steps.len()) {
                let left = list(domains[cell] & !(1 << digit));
                best = Some(Refuted { cell, digit: digit as u8, left, steps });
            }
            if best.as_ref().is_some_and(|best| best.steps.len() <= SHORT) {
                break;
            }
        }
        best
    }

    /// The digits that each cell can have before anything is deduced.
    fn domains(&self, known: &[Known]) -> Vec<Digits> {
        let mut domains = self.first.clone();
        for ((domain, known), ruled_out) in domains.iter_mut().zip(known).zip(&self.ruled_out) {
            *domain &= !ruled_out;
            if let Known::Filled(digit) | Known::Supposed(digit) = known {
                *domain = 1 << digit;
            }
        }
        domains
    }

    /// Deduces in rounds; if `first` until there is a digit for an open cell.
    fn deduce(&mut self, known: Vec<Known>, first: bool) -> Deductions {
        let domains = self.domains(&known);
        let cells: Vec<_> = (0..self.puzzle.rules().len()).map(|it| self.cells_of(it)).collect();
        let mut changed = vec![true; domains.len()];
        let mut all =
            Deductions { known, made: Vec::new(), before: Vec::new(), domains, end: End::Quiet };
        // A digit can be left because all others are refuted.
        let alone = |cell: &usize| {
            all.known[*cell] == Known::Open
                && self.ruled_out[*cell] != 0
                && all.domains[*cell].count_ones() == 1
        };
        let found: Vec<usize> = (0..all.domains.len()).filter(alone).collect();
        if first && !found.is_empty() {
            all.end = End::Digits(found);
            return all;
        }
        for round in 0..ROUNDS {
            let before = all.domains.clone();
            let mut now_changed = vec![false; before.len()];
            for (rule, cells) in cells.iter().enumerate() {
                if (round > 0 && !cells.iter().any(|&cell| changed[cell])) || self.meter.stopped() {
                    continue;
                }
                let after = self.narrowed(rule, &before);
                let left = after.as_ref().map(|after| {
                    let narrower = |&cell: &usize| after[cell] != before[cell];
                    cells.iter().copied().filter(narrower).map(|cell| (cell, after[cell])).collect()
                });
                let left: Vec<(usize, Digits)> = left.unwrap_or_default();
                if after.is_some() && left.is_empty() {
                    continue;
                }
                for &(cell, digits) in &left {
                    all.domains[cell] &= digits;
                    now_changed[cell] = true;
                }
                all.made.push(Made { rule, round, left });
                if after.is_none() {
                    all.before.push(before);
                    all.end = End::Clash(all.made.len() - 1);
                    return all;
                }
            }
            all.before.push(before);
            if !now_changed.contains(&true) || self.meter.stopped() {
                return all;
            }
            let single = |&cell: &usize| now_changed[cell] && all.domains[cell].count_ones() <= 1;
            let found: Vec<usize> = (0..all.domains.len()).filter(single).collect();
            // Two rules of one round can leave nothing together: the next round says so of one.
            let found: Vec<usize> =
                found.into_iter().filter(|&cell| all.domains[cell] != 0).collect();
            if first && !found.is_empty() {
                all.end = End::Digits(found);
                return all;
            }
            changed = now_changed;
        }
        all
    }

    /// What `goals` need, each a deduction and the cell it is about; `None`: its rule cannot hold.
    fn reason(&mut self, all: &Deductions, goals: &[(usize, Option<usize>)]) -> Vec<Deduction> {
        let mut needed: BTreeMap<usize, BTreeSet<Option<usize>>> = BTreeMap::new();
        for &(at, cell) in goals {
            needed.entry(at).or_default().insert(cell);
        }
        let mut steps = Vec::new();
        while let Some((at, cells)) = needed.pop_last() {
            let Made { rule, round, ref left } = all.made[at];
            let wanted: Vec<(usize, Digits)> =
                left.iter().copied().filter(|it| cells.contains(&Some(it.0))).collect();
            let domains = &all.before[round];
            let mut least = domains.clone();
            let of_rule = self.cells_of(rule);
            for &cell in &of_rule {
                // Does the rule leave the same if nothing is known of this cell?
                let kept = std::mem::replace(&mut least[cell], self.first[cell]);
                if kept == least[cell] {
                    continue;
                }
                let same = match self.narrowed(rule, &least) {
                    None => wanted.is_empty(),
                    // What was known of the tested cell itself does not count as known either.
                    Some(after) => {
                        let known =
                            |at: usize| if at == cell { self.first[at] } else { domains[at] };
                        let holds = |&(at, left): &(usize, Digits)| after[at] & known(at) == left;
                        !wanted.is_empty() && wanted.iter().all(holds)
                    }
                };
                if !same {
                    least[cell] = kept;
                }
            }
            let premises: Vec<Premise> = of_rule
                .iter()
                .filter(|&&cell| least[cell] != self.first[cell])
                .map(|&cell| {
                    let about = all.of(cell, round);
                    let from = match all.known[cell] {
                        Known::Filled(_) => Source::Filled,
                        Known::Supposed(_) => Source::Supposed,
                        Known::Open => {
                            for &(at, cell) in &about {
                                needed.entry(at).or_default().insert(cell);
                            }
                            Source::Rules(about.iter().map(|&(at, _)| all.made[at].rule).collect())
                        }
                    };
                    Premise { cell, digits: list(least[cell]), from }
                })
                .collect();
            let ways = self.ways(rule, &of_rule, domains);
            let left = wanted.iter().map(|&(cell, after)| Left {
                cell,
                before: list(domains[cell]),
                after: list(after),
            });
            steps.push(Deduction { rule, premises, left: left.collect(), ways });
        }
        steps.reverse();
        steps
    }

    /// The digits with which a rule of few cells holds, if they are few.
    fn ways(&self, rule: usize, cells: &[usize], domains: &[Digits]) -> Vec<Way> {
        if cells.len() > MOST_CELLS {
            return Vec::new();
        }
        let term = self.puzzle.rules()[rule].term;
        let mut evaluator = Evaluator::new(self.puzzle, &[term]);
        let mut grid = Grid { width: self.puzzle.width(), digits: vec![0; self.puzzle.cells()] };
        let mut ways = Vec::new();
        for number in 0..10usize.pow(cells.len() as u32) {
            let mut rest = number;
            let mut allowed = true;
            for &cell in cells.iter().rev() {
                grid.digits[cell] = (rest % 10) as u8;
                rest /= 10;
                allowed &= self.first[cell] >> grid.digits[cell] & 1 == 1;
            }
            if !allowed || evaluator.holds(&grid, term) != Some(true) {
                continue;
            }
            if ways.len() == MOST_WAYS || !self.meter.goes_on(100) {
                return Vec::new();
            }
            ways.push(Way {
                digits: cells.iter().map(|&cell| grid.digits[cell]).collect(),
                fits: cells.iter().all(|&cell| domains[cell] >> grid.digits[cell] & 1 == 1),
            });
        }
        ways
    }
}

fn list(set: Digits) -> Vec<u8> {
    digits(set & ALL_DIGITS).map(|digit| digit as u8).collect()
}
