//! Each shared fact is compared with a slow derivation of the same thing.

use crate::common::{Random, random_puzzle};
use ennead_grid::{CellSet, Digit, House, Puzzle};
use ennead_logic::{
    All, CandidateSet, End, Facts, Options, Position, RestrictedCommon, Stop, TECHNIQUES, technique,
};

fn positions() -> Vec<Position> {
    let mut random = Random(4);
    let puzzle = |random: &mut Random| Puzzle::try_from(random_puzzle(random)).expect("valid");
    (0..5).map(|_| Position::new(&puzzle(&mut random))).collect()
}

#[test]
fn places_are_the_candidates_of_a_house() {
    for position in positions() {
        let facts = Facts::new(&position, &Options::DEFAULT);
        for house in House::ALL {
            for digit in Digit::ALL {
                let places = facts.places(house, digit);
                for p in 0..9 {
                    assert_eq!(places >> p & 1 == 1, position.has(digit, house.cell(p)));
                }
            }
        }
    }
}

#[test]
fn cells_are_counted_by_their_candidates() {
    for position in positions() {
        let facts = Facts::new(&position, &Options::DEFAULT);
        for count in 0..4 {
            let slow = position.empty().iter().filter(|&c| position.candidates(c).len() == count);
            assert_eq!(facts.with_count(count), slow.collect::<CellSet>());
        }
        assert_eq!(facts.bivalue(), facts.with_count(2));
    }
}

#[test]
fn conjugates_are_the_two_places_of_a_house() {
    for position in positions() {
        let facts = Facts::new(&position, &Options::DEFAULT);
        for digit in Digit::ALL {
            let fast: Vec<(House, CellSet)> = facts
                .conjugates(digit)
                .iter()
                .map(|pair| (pair.house, pair.cells.into()))
                .collect();
            let slow: Vec<(House, CellSet)> = House::ALL
                .into_iter()
                .map(|house| (house, position.cells_of(digit) & house.cells()))
                .filter(|(_, cells)| cells.len() == 2)
                .collect();
            assert_eq!(fast, slow);
        }
    }
}

#[test]
fn groups_are_two_or_three_candidates_in_line_and_box() {
    for position in positions() {
        let facts = Facts::new(&position, &Options::DEFAULT);
        for digit in Digit::ALL {
            let mut slow = Vec::new();
            for line in &House::ALL[..18] {
                for box_ in &House::ALL[18..] {
                    slow.push(position.cells_of(digit) & line.cells() & box_.cells());
                }
            }
            slow.retain(|cells| cells.len() > 1);
            assert_eq!(facts.groups(digit), slow);
        }
    }
}

#[test]
fn almost_locked_sets_are_all_of_them_each_once() {
    for position in positions() {
        let facts = Facts::new(&position, &Options::DEFAULT);
        let mut fast: Vec<CellSet> = facts.als().iter().map(|als| als.cells).collect();
        fast.sort();
        let mut slow = Vec::new();
        for house in House::ALL {
            for chosen in 1..512u16 {
                let cells: CellSet =
                    (0..9).filter(|p| chosen >> p & 1 == 1).map(|p| house.cell(p)).collect();
                let almost = position.union(cells).len() == cells.len() + 1;
                if almost && cells.is_subset(position.empty()) {
                    slow.push(cells);
                }
            }
        }
        slow.sort();
        slow.dedup();
        assert_eq!(fast, slow);
        for als in facts.als() {
            assert_eq!(als.digits, position.union(als.cells));
        }
    }
}

#[test]
fn restricted_commons_are_digits_all_of_whose_cells_see_each_other() {
    for position in positions() {
        for als_overlap in [false, true] {
            let options = Options { als_overlap, ..Options::DEFAULT };
            let facts = Facts::new(&position, &options);
            // All pairs of some hundred sets are too many for the slow way, so every fifth set is
            // checked.
            for (i, als) in facts.als().iter().enumerate().step_by(5) {
                let mut slow = Vec::new();
                for (to, other) in facts.als().iter().enumerate() {
                    if i == to || als.cells.intersects(other.cells) && !als_overlap {
                        continue;
                    }
                    let common = als.digits.iter().filter(|&digit| other.digits.contains(digit));
                    let restricted = common.filter(|&digit| {
                        let (own, others) = (
                            als.cells.iter().filter(|&cell| position.has(digit, cell)),
                            other.cells.iter().filter(|&cell| position.has(digit, cell)),
                        );
                        own.clone().all(|cell| others.clone().all(|other| cell.sees(other)))
                    });
                    let digits = restricted.collect::<ennead_grid::DigitSet>();
                    if !digits.is_empty() {
                        slow.push(RestrictedCommon { to, digits });
                    }
                }
                assert_eq!(facts.restricted_commons()[i], slow);
            }
            for (als, seen) in facts.als().iter().zip(facts.als_seen()) {
                for digit in als.digits.iter() {
                    assert_eq!(seen[digit.index()], als.seen_by(digit, &position));
                }
            }
        }
    }
}

/// With an aim, every step that hits it is still found, in the same order.
#[test]
fn aimed_at_a_candidate_the_same_steps_eliminate_it() {
    let mut hit = 0;
    for name in ["als-xz", "als-xy-wing", "als-chain"] {
        let technique = technique(name).expect("a technique");
        for position in positions().into_iter().take(3) {
            let mut all = All::default();
            assert!(technique.find(&Facts::new(&position, &Options::DEFAULT), &mut all).is_ok());
            for it in position.all_candidates().iter().step_by(5) {
                let hits = |all: &All| {
                    let steps = all.steps().iter();
                    let hit = steps.filter(|s| s.eliminations.contains(it.digit(), it.cell()));
                    hit.cloned().collect::<Vec<_>>()
                };
                let aim: CandidateSet = [it].into_iter().collect();
                let facts = Facts::new(&position, &Options::DEFAULT).aimed_at(&aim);
                let mut aimed = All::default();
                assert!(technique.find(&facts, &mut aimed).is_ok());
                let expected = hits(&all);
                hit += expected.len();
                assert_eq!(hits(&aimed), expected, "{name} {it}");
            }
        }
    }
    assert!(hit > 50, "{hit}");
}

/// A technique that is stopped says so: it is never through with fewer steps than there are.
#[test]
fn a_stopped_technique_does_not_say_that_it_is_through() {
    let options = Options::DEFAULT;
    let (position, mut stopped) = (positions().remove(0), 0);
    let raised = Stop::new();
    raised.raise();
    for technique in TECHNIQUES {
        let mut some = All::default();
        let facts = Facts::until(&position, &options, &raised);
        match technique.find(&facts, &mut some) {
            Err(end) => {
                assert_eq!(end, End::Stopped, "{}", technique.about().name);
                stopped += 1;
            }
            Ok(()) => {
                let mut all = All::default();
                assert!(technique.find(&Facts::new(&position, &options), &mut all).is_ok());
                assert_eq!(some.steps(), all.steps(), "{}", technique.about().name);
            }
        }
    }
    assert!(stopped > 10, "{stopped} techniques look at the stop");
}
