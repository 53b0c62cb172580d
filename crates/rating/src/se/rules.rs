//! The rules in their order, and the searches of those that use chains.
//!
//! A new rule needs a line in [`RULES`], a name with its rating in [`Rule`], and a function that
//! finds its first instance, in a file of its own beside this one.

use std::ops::ControlFlow;

use super::board::{BOXES, Board, Candidates, Filled};
use super::chains::forcing::{ForcingSearch, Mode};
use super::chains::harvest::{Found, Harvest, Source};
use super::chains::nest::Nest;
use super::chains::pass::PASSES;
use super::chains::reach::Overview;
use super::chains::session::Session;
use super::chains::statics::StaticSearch;
use super::patterns::{self, SePattern};
use super::{Rule, SeHint, aligned, bug, loops, singles, wings};
use crate::Filters;
use ennead_stop::Meter;

/// Finds the first instance of a rule.
type First = fn(&Board, &mut Searches, &Meter) -> Option<SeHint>;

/// The rules, easiest first, each with the [`Rule`] whose rating is the lowest that its steps can
/// have.
pub(super) static RULES: &[(Rule, First)] = &[
    (Rule::LastCell, |board, _, _| singles::hidden(board)),
    (Rule::DirectPointing, |board, _, _| direct_locking(board)),
    (Rule::DirectHiddenPair, |board, _, _| direct_hidden(board, Rule::DirectHiddenPair, 2)),
    (Rule::NakedSingle, |board, _, _| singles::naked(board)),
    (Rule::DirectHiddenTriplet, |board, _, _| direct_hidden(board, Rule::DirectHiddenTriplet, 3)),
    (Rule::Pointing, |board, _, _| locking(board)),
    (Rule::NakedPair, |board, _, _| first(board, Rule::NakedPair, patterns::naked_subsets, 2)),
    (Rule::XWing, |board, _, _| first(board, Rule::XWing, patterns::fish, 2)),
    (Rule::HiddenPair, |board, _, _| first(board, Rule::HiddenPair, patterns::hidden_subsets, 2)),
    (Rule::NakedTriplet, |board, _, _| {
        first(board, Rule::NakedTriplet, patterns::naked_subsets, 3)
    }),
    (Rule::Swordfish, |board, _, _| first(board, Rule::Swordfish, patterns::fish, 3)),
    (Rule::HiddenTriplet, |board, _, _| {
        first(board, Rule::HiddenTriplet, patterns::hidden_subsets, 3)
    }),
    (Rule::XyWing, |board, _, _| wings::wing(board, 2)),
    (Rule::XyzWing, |board, _, _| wings::wing(board, 3)),
    (Rule::UniqueLoop1, |board, _, meter| loops::unique_loop(board, meter)),
    (Rule::NakedQuad, |board, _, _| first(board, Rule::NakedQuad, patterns::naked_subsets, 4)),
    (Rule::Jellyfish, |board, _, _| first(board, Rule::Jellyfish, patterns::fish, 4)),
    (Rule::HiddenQuad, |board, _, _| first(board, Rule::HiddenQuad, patterns::hidden_subsets, 4)),
    (Rule::Bug1, |board, _, _| bug::grave(board)),
    (Rule::AlignedPair, |board, _, _| aligned::pair(board)),
    (Rule::XCycle, |board, searches, meter| searches.static_chain(board, meter)),
    (Rule::AlignedTriplet, |board, _, meter| aligned::triplet(board, meter)),
    (Rule::Nishio, |board, searches, meter| searches.forcing_chain(0, board, meter)),
    (Rule::CellForcing, |board, searches, meter| searches.forcing_chain(1, board, meter)),
    (Rule::DynamicContradiction, |board, searches, meter| searches.forcing_chain(2, board, meter)),
    (Rule::DynamicPlus, |board, searches, meter| searches.forcing_chain(3, board, meter)),
    (Rule::NestedStatic, |board, searches, meter| searches.forcing_chain(4, board, meter)),
    (Rule::NestedMultiple, |board, searches, meter| searches.forcing_chain(5, board, meter)),
    (Rule::NestedDynamic, |board, searches, meter| searches.forcing_chain(6, board, meter)),
    (Rule::NestedTwice, |board, searches, meter| searches.forcing_chain(7, board, meter)),
];

/// The searches for forcing chains, in the order they are tried.
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

/// The searches for chains, with everything they remember.
pub(super) struct Searches {
    filters: Filters,
    known: Overview,
    harvest: Harvest,
    statics: StaticSearch,
    /// Made when they are needed: most puzzles do without.
    forcing: Option<Box<ForcingSearches>>,
}

/// The searches for forcing chains, and the nests they use.
struct ForcingSearches {
    searches: [ForcingSearch; FORCING.len()],
    nests: [Nest; 2],
}

impl ForcingSearches {
    fn new(filters: Filters) -> ForcingSearches {
        let searches = FORCING.map(|mode| ForcingSearch::new(mode, filters));
        ForcingSearches { searches, nests: Nest::all(filters) }
    }
}

impl Searches {
    pub(super) fn new(filters: Filters) -> Searches {
        Searches {
            filters,
            known: Overview::new(filters),
            harvest: Harvest::lightest(),
            statics: StaticSearch::new(filters),
            forcing: None,
        }
    }

    fn static_chain(&mut self, board: &Board, meter: &Meter) -> Option<SeHint> {
        self.harvest.clear();
        self.statics.run(&mut Session {
            grid: board,
            filled: &board.filled,
            known: &mut self.known,
            harvest: &mut self.harvest,
            nests: &mut [],
            meter,
        });
        let found = self.harvest.sort().next()?;
        Some(SeHint::chain(static_rule(found), found))
    }

    /// A chain of the mode with this number. With `inherit`, the mode before it must have found
    /// nothing on this board.
    fn forcing_chain(&mut self, number: usize, board: &Board, meter: &Meter) -> Option<SeHint> {
        let mode = FORCING[number];
        let forcing =
            self.forcing.get_or_insert_with(|| Box::new(ForcingSearches::new(self.filters)));
        let (before, rest) = forcing.searches.split_at_mut(number);
        // Level 4 leaves out rules of level 3 and starts again.
        if let (Mode::Dynamic(1 | 2 | 3 | 5), true) = (mode, self.filters.inherit) {
            rest[0].inherit(&mut before[number - 1]);
        }
        self.harvest.clear();
        rest[0].run(&mut Session {
            grid: board,
            filled: &board.filled,
            known: &mut self.known,
            harvest: &mut self.harvest,
            nests: &mut forcing.nests,
            meter,
        });
        let found = self.harvest.sort().next()?;
        Some(SeHint::chain(forcing_rule(mode, found), found))
    }
}

/// Finds the instances of a rule that eliminates candidates, in order.
type Patterns =
    fn(&Candidates, &Filled, u32, &mut dyn FnMut(SePattern) -> ControlFlow<()>) -> ControlFlow<()>;

fn first(board: &Board, rule: Rule, patterns: Patterns, size: u32) -> Option<SeHint> {
    let mut found = None;
    let _ = patterns(board, &board.filled, size, &mut |pattern| {
        found = Some(pattern);
        ControlFlow::Break(())
    });
    found.map(|pattern| SeHint::pattern(rule, pattern, board))
}

fn locking(board: &Board) -> Option<SeHint> {
    let mut found = None;
    let _ = patterns::locking(board, &mut |pattern| {
        found = Some(pattern);
        ControlFlow::Break(())
    });
    found.map(|pattern| {
        let SePattern::Locked { base, .. } = pattern else { unreachable!("locking") };
        let rule = if base >= BOXES.start { Rule::Pointing } else { Rule::Claiming };
        SeHint::pattern(rule, pattern, board)
    })
}

fn direct_locking(board: &Board) -> Option<SeHint> {
    let (base, cell, digit) = patterns::direct_locking(board)?;
    let pointing = base >= BOXES.start;
    let rule = if pointing { Rule::DirectPointing } else { Rule::DirectClaiming };
    Some(SeHint::placing(rule, cell, digit))
}

fn direct_hidden(board: &Board, rule: Rule, size: u32) -> Option<SeHint> {
    let (cell, digit) = patterns::direct_hidden_subset(board, &board.filled, size)?;
    Some(SeHint::placing(rule, cell, digit))
}

fn static_rule(found: &Found) -> Rule {
    match found.source {
        Source::Forcing { pass, .. } if PASSES[pass].y => Rule::ForcingChain,
        Source::Forcing { .. } if found.weight.complexity() == 6 => Rule::TurbotFish,
        Source::Forcing { .. } => Rule::ForcingXChain,
        // The base of a cycle determines its pass: 6.5 and the kind of the weight.
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
