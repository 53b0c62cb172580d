//! Sudoku Explainer's way through a puzzle.
//!
//! Each step asks the rules, easiest first, and takes the first instance found; so the path, and
//! with it the rating, depends on the order in which each rule looks through the grid. The order
//! is part of what the rules here promise, down to the ties between chains. Facts about it came
//! from watching Sudoku Explainer 1.2.1 (Nicolas Juillerat, 2006–2009) at work.

mod aligned;
mod board;
mod bug;
mod chains;
mod loops;
mod patterns;
mod singles;
mod wings;

use std::ops::ControlFlow;

use ennead_engine::{Stop, Stopped};
use ennead_grid::{Candidate, Puzzle};

use self::board::{Board, Nine, nine, public};
use self::chains::forcing::{Forcing, Mode};
use self::chains::harvest::{Found, Harvest, Source};
use self::chains::reach::Overview;
use self::chains::statics::{PASSES, Statics};
use self::patterns::Pattern;
use super::{Filters, Level, Options, Rating, Rule, Step, Tenths};

/// Candidates to take out: cells with masks of digits, each cell once.
type Removals = Vec<(u8, Nine)>;

/// One step, as a rule finds it.
struct Hint {
    rule: Rule,
    rating: f64,
    /// Cell and digit.
    placement: Option<(u8, u8)>,
    eliminations: Removals,
}

impl Hint {
    fn placing(rule: Rule, cell: usize, digit: usize) -> Hint {
        let placement = Some((cell as u8, digit as u8));
        Hint { rule, rating: rule.base(), placement, eliminations: Vec::new() }
    }

    fn eliminating(rule: Rule, eliminations: Removals) -> Hint {
        Hint { rule, rating: rule.base(), placement: None, eliminations }
    }

    fn pattern(rule: Rule, pattern: Pattern, board: &Board) -> Hint {
        let mut eliminations = Vec::new();
        pattern.eliminations(board, |cell, digits| eliminations.push((cell as u8, digits)));
        Hint::eliminating(rule, eliminations)
    }

    fn chain(rule: Rule, found: &Found) -> Hint {
        let placement = found.placement.map(|c| ((c / 9) as u8, (c % 9) as u8));
        let rating = found.weight.rating();
        Hint { rule, rating, placement, eliminations: found.eliminations() }
    }

    /// Takes the step.
    fn apply(&self, board: &mut Board) {
        for &(cell, digits) in &self.eliminations {
            for digit in nine(digits) {
                board.remove(cell as usize, digit);
            }
        }
        if let Some((cell, digit)) = self.placement {
            board.place(cell as usize, digit as usize);
        }
    }

    fn step(&self) -> Step {
        let eliminations = self.eliminations.iter().flat_map(|&(cell, digits)| {
            nine(digits).map(move |digit| public(cell as usize, digit))
        });
        Step {
            rule: self.rule,
            rating: Tenths::rounded(self.rating),
            placement: self.placement.map(|(cell, digit)| public(cell as usize, digit as usize)),
            eliminations: eliminations.collect::<Vec<Candidate>>(),
        }
    }
}

/// Rates puzzles one after another, keeping the memory its searches need.
pub(super) struct Explainer {
    options: Options,
    harvest: Harvest,
    overview: Overview,
    statics: Statics,
    /// Nishio, multiple, dynamic, dynamic plus, nested: by rising base, made when first needed.
    forcing: [Option<Box<Forcing>>; FORCING.len()],
}

/// The searches for forcing chains, in the order they are tried after the static chains.
const FORCING: [Mode; 8] = [
    Mode::Nishio,
    Mode::Multiple,
    Mode::Dynamic(0),
    Mode::Dynamic(1),
    Mode::Dynamic(2),
    Mode::Dynamic(3),
    Mode::Dynamic(4),
    Mode::Dynamic(5),
];

impl Explainer {
    pub(super) fn new(options: Options) -> Explainer {
        Explainer {
            options,
            harvest: Harvest::lightest(),
            overview: Overview::new(options.filters),
            statics: Statics::new(options.filters),
            forcing: [const { None }; FORCING.len()],
        }
    }

    /// Solves the puzzle step by step and hands each step to `visit`.
    pub(super) fn rate(
        &mut self,
        puzzle: &Puzzle,
        stop: &Stop,
        visit: impl FnMut(Step),
    ) -> Result<Rating, Stopped> {
        self.walk(puzzle, Tenths::UNSOLVED, stop, visit)
    }

    /// The rating, unless it is above `most`.
    pub(super) fn within(
        &mut self,
        puzzle: &Puzzle,
        most: Tenths,
        stop: &Stop,
    ) -> Result<Option<Rating>, Stopped> {
        let rating = self.walk(puzzle, most, stop, |_| {})?;
        Ok(Some(rating).filter(|rating| rating.er <= most))
    }

    /// As far as steps rated up to `most` lead. The rules that are all rated higher are not even
    /// looked for: that is what takes the time where a puzzle is too hard.
    fn walk(
        &mut self,
        puzzle: &Puzzle,
        most: Tenths,
        stop: &Stop,
        mut visit: impl FnMut(Step),
    ) -> Result<Rating, Stopped> {
        let mut board = Board::new(puzzle.givens());
        let mut hardest = None;
        let mut difficulty = f64::NEG_INFINITY;
        let (mut pearl, mut diamond) = (None, None);
        let mut steps = 0;
        let mut unsolved = false;
        let mut stopped = false;
        while board.filled.empty != 0 {
            stop.check()?;
            let Some(hint) = self.hint(&board, most) else {
                unsolved = true;
                break;
            };
            steps += 1;
            if hint.rating > difficulty {
                difficulty = hint.rating;
                hardest = Some(hint.rule);
            }
            hint.apply(&mut board);
            if pearl.is_none() {
                diamond.get_or_insert(difficulty);
                if hint.placement.is_some() {
                    pearl = Some(difficulty);
                }
            }
            if self.options.steps {
                visit(hint.step());
            }
            if Tenths::rounded(difficulty) > self.options.stop_above.unwrap_or(most).min(most) {
                stopped = true;
                break;
            }
        }
        let tenths = |rating: Option<f64>| rating.map_or(Tenths::ZERO, Tenths::rounded);
        Ok(Rating {
            er: match hardest {
                _ if unsolved => Tenths::UNSOLVED,
                None => Tenths::ZERO,
                Some(_) => Tenths::rounded(difficulty),
            },
            ep: tenths(pearl),
            ed: tenths(diamond),
            hardest,
            steps,
            stopped,
        })
    }

    /// The level of a puzzle: of its hardest step, where any step beyond the static chains is
    /// above all levels but the last.
    pub(super) fn level(&mut self, puzzle: &Puzzle, stop: &Stop) -> Result<Level, Stopped> {
        let mut board = Board::new(puzzle.givens());
        let mut hardest = Tenths::ZERO;
        while board.filled.empty != 0 && Level::of(hardest) < Level::Extreme {
            stop.check()?;
            let easy = simple(&board, self.options.uniqueness, Tenths::UNSOLVED);
            let Some(hint) = easy.or_else(|| self.static_chain(&board)) else {
                return Ok(Level::Extreme);
            };
            hardest = hardest.max(Tenths::rounded(hint.rating));
            hint.apply(&mut board);
        }
        Ok(Level::of(hardest))
    }

    /// The next step: the first instance of the easiest rule that has one, of those that can be
    /// rated up to `most`.
    fn hint(&mut self, board: &Board, most: Tenths) -> Option<Hint> {
        simple(board, self.options.uniqueness, most)
            .or_else(|| (most >= LEAST_STATIC).then(|| self.static_chain(board)).flatten())
            .or_else(|| (most >= LEAST_FORCING).then(|| self.chain(board)).flatten())
    }

    fn static_chain(&mut self, board: &Board) -> Option<Hint> {
        self.harvest.clear();
        self.statics.search(board, &board.filled, &mut self.overview, &mut self.harvest);
        self.harvest.sort().next().map(|found| Hint::chain(static_rule(found), found))
    }

    /// What comes after the static chains: aligned triplets, then forcing chains.
    fn chain(&mut self, board: &Board) -> Option<Hint> {
        if let Some(hint) = aligned::triplet(board) {
            return Some(hint);
        }
        for (i, mode) in FORCING.into_iter().enumerate() {
            let (before, rest) = self.forcing.split_at_mut(i);
            let filters = self.options.filters;
            let forcing = rest[0].get_or_insert_with(|| Box::new(Forcing::new(mode, filters)));
            // Level 4 leaves out rules of level 3 and starts over.
            if let (Mode::Dynamic(1 | 2 | 3 | 5), true) = (mode, filters.inherit) {
                forcing.inherit(before[i - 1].as_mut().expect("tried before"));
            }
            forcing.search(board, &board.filled, &mut self.overview, &mut self.harvest);
            if let Some(found) = self.harvest.sort().next() {
                return Some(Hint::chain(forcing_rule(mode, found), found));
            }
        }
        None
    }
}

// The lowest ratings there are of unique loops, of static chains, and of what comes after these.
const LEAST_LOOP: Tenths = Tenths::new(45);
const LEAST_STATIC: Tenths = Tenths::new(65);
const LEAST_FORCING: Tenths = Tenths::new(75);

/// The rules before the chains, as far as they can be rated up to `most`.
fn simple(board: &Board, uniqueness: bool, most: Tenths) -> Option<Hint> {
    let filled = &board.filled;
    let placing = |rule, found: Option<(usize, usize)>| {
        found.map(|(cell, digit)| Hint::placing(rule, cell, digit))
    };
    // The first instance of a rule that takes candidates out.
    type Patterns = fn(
        &board::Candidates,
        &board::Filled,
        u32,
        &mut dyn FnMut(Pattern) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    let first = |rule: Rule, patterns: Patterns, size: u32| {
        let mut found = None;
        let _ = patterns(board, filled, size, &mut |pattern| {
            found = Some(pattern);
            ControlFlow::Break(())
        });
        found.map(|pattern| Hint::pattern(rule, pattern, board))
    };
    let locking = || {
        let mut found = None;
        let _ = patterns::locking(board, &mut |pattern| {
            found = Some(pattern);
            ControlFlow::Break(())
        });
        found.map(|pattern| {
            let Pattern::Locked { base, .. } = pattern else { unreachable!("locking") };
            let rule = if base >= board::BOXES.start { Rule::Pointing } else { Rule::Claiming };
            Hint::pattern(rule, pattern, board)
        })
    };
    let direct_locking = || {
        patterns::direct_locking(board).map(|(base, cell, digit)| {
            let pointing = base >= board::BOXES.start;
            let rule = if pointing { Rule::DirectPointing } else { Rule::DirectClaiming };
            Hint::placing(rule, cell, digit)
        })
    };
    let direct = |size| patterns::direct_hidden_subset(board, filled, size);
    let easy = singles::hidden(board)
        .or_else(direct_locking)
        .or_else(|| placing(Rule::DirectHiddenPair, direct(2)))
        .or_else(|| singles::naked(board))
        .or_else(|| placing(Rule::DirectHiddenTriplet, direct(3)))
        .or_else(locking)
        .or_else(|| first(Rule::NakedPair, patterns::naked_subsets, 2))
        .or_else(|| first(Rule::XWing, patterns::fish, 2))
        .or_else(|| first(Rule::HiddenPair, patterns::hidden_subsets, 2))
        .or_else(|| first(Rule::NakedTriplet, patterns::naked_subsets, 3))
        .or_else(|| first(Rule::Swordfish, patterns::fish, 3))
        .or_else(|| first(Rule::HiddenTriplet, patterns::hidden_subsets, 3))
        .or_else(|| wings::wing(board, 2))
        .or_else(|| wings::wing(board, 3));
    if easy.is_some() || most < LEAST_LOOP {
        return easy;
    }
    let loops = || uniqueness.then(|| loops::unique_loop(board)).flatten();
    loops()
        .or_else(|| first(Rule::NakedQuad, patterns::naked_subsets, 4))
        .or_else(|| first(Rule::Jellyfish, patterns::fish, 4))
        .or_else(|| first(Rule::HiddenQuad, patterns::hidden_subsets, 4))
        .or_else(|| uniqueness.then(|| bug::grave(board)).flatten())
        .or_else(|| aligned::pair(board))
}

fn static_rule(found: &Found) -> Rule {
    match found.source {
        Source::Forcing { pass, .. } if PASSES[pass].y => Rule::ForcingChain,
        Source::Forcing { .. } if found.weight.complexity() == 6 => Rule::TurbotFish,
        Source::Forcing { .. } => Rule::ForcingXChain,
        // The base of a cycle tells its pass: 6.5 and the kind of the weight.
        _ => match found.weight.kind() {
            2 => Rule::XCycle,
            3 => Rule::YCycle,
            _ => Rule::XyCycle,
        },
    }
}

fn forcing_rule(mode: Mode, found: &Found) -> Rule {
    use Source::{Cell, Contradiction, Double, Region};
    match (mode, found.source) {
        (Mode::Nishio, _) => Rule::Nishio,
        (Mode::Multiple, Cell { .. }) => Rule::CellForcing,
        (Mode::Multiple, _) => Rule::RegionForcing,
        (Mode::Dynamic(0), Contradiction { .. }) => Rule::DynamicContradiction,
        (Mode::Dynamic(0), Double { .. }) => Rule::DynamicDouble,
        (Mode::Dynamic(0), Cell { .. }) => Rule::DynamicCell,
        (Mode::Dynamic(0), Region { .. }) => Rule::DynamicRegion,
        (Mode::Dynamic(0), _) => unreachable!("a static chain"),
        (Mode::Dynamic(1), _) => Rule::DynamicPlus,
        (Mode::Dynamic(2), _) => Rule::NestedStatic,
        (Mode::Dynamic(3), _) => Rule::NestedMultiple,
        (Mode::Dynamic(4), _) => Rule::NestedDynamic,
        (Mode::Dynamic(_), _) => Rule::NestedTwice,
    }
}

/// How many cells singles can fill before each step of a path: hidden ones of a box, hidden ones of
/// any house, hidden or naked ones.
pub(super) fn open_singles(puzzle: &Puzzle, path: &[Step]) -> Vec<[u32; 3]> {
    let mut board = Board::new(puzzle.givens());
    let mut open = Vec::with_capacity(path.len());
    for step in path {
        let [in_box, in_line, naked] = singles::open(&board);
        open.push([in_box, in_box | in_line, in_box | in_line | naked].map(u128::count_ones));
        for candidate in &step.eliminations {
            board.remove(candidate.cell().index(), candidate.digit().index());
        }
        if let Some(candidate) = step.placement {
            board.place(candidate.cell().index(), candidate.digit().index());
        }
    }
    open
}
