//! Which clues contradict and which are not needed, against all full boards.

use std::collections::HashMap;

use ennead_board::{Givens, Layout};
use ennead_rule::{Filled, Scene, Setup};
use ennead_stop::{Stop, Stopped};
use ennead_variant::{
    Addition, Clue, Contradiction, Puzzle, contradiction, least_contradiction, offered, redundant,
    suggest,
};
use rand::RngExt;

use crate::random::{Maker, full_board, rng};

const BOARDS: [&str; 4] =
    ["4x4", "4x4; values 0-3", "4x4; boxes none", "4x4; pieces aabb aabb ccdd ccdd; values 2-5"];

/// How many mixtures, if the environment does not say.
const QUICK: u64 = 400;

/// Rules, about half of which hold on one full board, and some of its values as givens.
pub(crate) fn mixture(seed: u64, share: f64) -> Option<Setup> {
    let mut rng = rng(seed);
    let layout: Layout = BOARDS[rng.random_range(0..BOARDS.len())].parse().expect("a layout");
    let board = full_board(&layout, &mut rng)?;
    let mut maker = Maker::new(&layout, rng.random());
    let mut setup = Setup::blank(&layout);
    for _ in 0..rng.random_range(1..=6) {
        let kind = maker.kind();
        let holds = rng.random_bool(share);
        let rule = if holds { maker.that_holds(kind, &board) } else { maker.of_kind(kind) };
        setup.rules.extend(rule);
    }
    let cells: Vec<_> = layout.cells().iter().collect();
    for _ in 0..rng.random_range(0..=5) {
        let cell = cells[rng.random_range(0..cells.len())];
        setup.givens.set(cell, board.get(cell));
    }
    Some(setup)
}

/// The clues of a setup, and of each full board those that it does not keep, as bits.
struct Truth {
    clues: Vec<Clue>,
    boards: Vec<(Givens, u32)>,
}

impl Truth {
    fn new(setup: &Setup, full: &[Givens]) -> Truth {
        let clues = Clue::all(setup);
        let of = |board: &Givens| {
            let scene = Scene::new(setup.layout(), &setup.rules);
            let filled = Filled::new(scene, board).expect("a full board");
            let keeps = |clue: Clue| match clue {
                Clue::Given(cell) => board.get(cell) == setup.givens.get(cell),
                Clue::Rule(rule) => setup.rules[rule].holds(&filled),
            };
            let bits = clues.iter().enumerate().filter(|&(_, &clue)| !keeps(clue));
            bits.fold(0, |all, (bit, _)| all | 1 << bit)
        };
        let boards = full.iter().map(|board| (board.clone(), of(board))).collect();
        Truth { clues, boards }
    }

    fn all(&self) -> u32 {
        (1 << self.clues.len()) - 1
    }

    fn bits(&self, clues: &[Clue]) -> u32 {
        let bit = |clue| self.clues.iter().position(|&it| it == clue).expect("a clue");
        clues.iter().fold(0, |all, &clue| all | 1 << bit(clue))
    }

    /// Whether no board, the solution apart, keeps all of these clues.
    fn is_closed(&self, clues: u32, solution: Option<&Givens>) -> bool {
        let mut others = self.boards.iter().filter(|(board, _)| Some(board) != solution);
        others.all(|(_, violated)| violated & clues != 0)
    }

    fn check(&self, found: &Contradiction, text: &str) {
        let set = self.bits(&found.clues);
        assert!(self.is_closed(set, None), "{text}\n{found:?}");
        assert!(found.is_minimal, "{text}\n{found:?}");
        for clue in (0..self.clues.len()).filter(|clue| set >> clue & 1 != 0) {
            assert!(!self.is_closed(set & !(1 << clue), None), "{text}\n{found:?}");
        }
    }
}

/// All full boards of the layouts asked for so far.
#[derive(Default)]
pub(crate) struct Full(HashMap<String, Vec<Givens>>);

impl Full {
    pub(crate) fn of(&mut self, layout: &Layout) -> &[Givens] {
        self.0.entry(layout.to_string()).or_insert_with(|| {
            let blank = Puzzle::new(Setup::blank(layout)).expect("nothing contradicts");
            blank.solve(u64::MAX, &Stop::never()).expect("it is never stopped")
        })
    }
}

pub(crate) fn seeds() -> std::ops::Range<u64> {
    let set = |name| std::env::var(name).ok().and_then(|it| it.parse().ok());
    let from = set("ENNEAD_SEED").unwrap_or(0);
    from..from + set("ENNEAD_MIXTURES").unwrap_or(QUICK)
}

#[test]
fn contradictions_are_minimal_and_the_least_is_found() {
    let (mut full, mut seen, mut smaller) = (Full::default(), 0, 0);
    for setup in seeds().filter_map(|seed| mixture(seed, 0.6)) {
        let truth = Truth::new(&setup, full.of(setup.layout()));
        let text = setup.to_text();
        let stop = Stop::never();
        let found = contradiction(&setup, &stop).expect("it is never stopped");
        assert_eq!(found.is_some(), truth.is_closed(truth.all(), None), "{text}");
        let Some(found) = found else { continue };
        truth.check(&found, &text);
        let mut better = Vec::new();
        let least =
            least_contradiction(&setup, usize::MAX / 2, &stop, &mut |it| better.push(it.clone()));
        let least = least.expect("it is never stopped").expect("there is one");
        truth.check(&least, &text);
        assert!(least.is_least, "{text}");
        assert_eq!(better[0].clues, found.clues, "{text}");
        assert_eq!(better.last().map(|it| &it.clues), Some(&least.clues), "{text}");
        let sizes = (0..=truth.all()).filter(|&set| truth.is_closed(set, None));
        let size = sizes.map(u32::count_ones).min();
        assert_eq!(size, Some(least.clues.len() as u32), "{text}");
        seen += 1;
        smaller += usize::from(least.clues.len() < found.clues.len());
    }
    assert!(seen > 100 && smaller > 0, "{seen}, {smaller}");
}

#[test]
fn clues_that_are_not_needed_can_go_and_others_cannot() {
    let (mut full, mut unique, mut some) = (Full::default(), 0, 0);
    for setup in seeds().filter_map(|seed| mixture(seed, 1.0)) {
        let truth = Truth::new(&setup, full.of(setup.layout()));
        let text = setup.to_text();
        let kept: Vec<&Givens> =
            truth.boards.iter().filter(|(_, it)| *it == 0).map(|(it, _)| it).collect();
        let [solution] = kept[..] else { continue };
        let found = redundant(&setup, solution, &Stop::never()).expect("it is never stopped");
        // As it would be printed without them.
        let has_solution = |gone: u32| {
            let mut left = setup.clone();
            left.rules.clear();
            for (bit, clue) in truth.clues.iter().enumerate() {
                match *clue {
                    Clue::Rule(rule) if gone >> bit & 1 == 0 => {
                        left.rules.push(setup.rules[rule].clone());
                    }
                    _ => {}
                }
            }
            left.is_solved_by(solution)
        };
        let can_go =
            |gone: u32| has_solution(gone) && truth.is_closed(truth.all() & !gone, Some(solution));
        let each: Vec<Clue> = (0..truth.clues.len())
            .filter(|clue| can_go(1 << clue))
            .map(|clue| truth.clues[clue])
            .collect();
        assert_eq!(found.each, each, "{text}");
        assert_eq!(found.undecided, [], "{text}");
        let together = truth.bits(&found.together);
        assert!(can_go(together), "{text}\n{found:?}");
        for clue in 0..truth.clues.len() {
            assert!(
                together >> clue & 1 != 0 || !can_go(together | 1 << clue),
                "{text}\n{found:?}"
            );
        }
        assert_eq!(found.is_minimal(), Some(each.is_empty()));
        unique += 1;
        some += usize::from(!each.is_empty());
    }
    assert!(unique > 50 && some > 20, "{unique}, {some}");
}

#[test]
fn a_mark_can_go_only_if_the_negative_rule_lets_it() {
    let text = "2x4; boxes none; values 1-4; givens 24133142; negative difference 1; \
                difference 1: r1c1 r2c1; difference 1: r1c4 r2c4";
    let setup = Setup::read(text).expect("a setup");
    let found = redundant(&setup, &setup.givens, &Stop::never()).expect("it is never stopped");
    // Without a dot, the negative rule would speak of its border, on which 2 and 3 are.
    let rules = |clues: &[Clue]| -> Vec<Clue> {
        clues.iter().copied().filter(|clue| matches!(clue, Clue::Rule(_))).collect()
    };
    assert_eq!(rules(&found.each), [Clue::Rule(0)]);
    assert_eq!(rules(&found.together), [Clue::Rule(0)]);
}

#[test]
fn they_can_be_stopped() {
    let setup = Setup::read("4x4; given 1: r1c1 r1c2").expect("a setup");
    let stop = Stop::new();
    stop.raise();
    assert_eq!(contradiction(&setup, &stop), Err(Stopped));
    assert_eq!(least_contradiction(&setup, usize::MAX / 2, &stop, &mut |_| {}), Err(Stopped));
    let board = Givens::blank(setup.layout());
    assert_eq!(redundant(&setup, &board, &stop), Err(Stopped));
}

#[test]
fn nothing_contradicts_on_an_empty_board() {
    let setup = Setup::read("6x6").expect("a setup");
    assert_eq!(contradiction(&setup, &Stop::never()), Ok(None));
}

#[test]
fn suggested_clues_make_the_puzzle_unique_and_fewer_would_not() {
    let (mut full, mut seen) = (Full::default(), 0);
    for setup in seeds().take(150).filter_map(|seed| mixture(seed, 1.0)) {
        let mut truth = Truth::new(&setup, full.of(setup.layout()));
        truth.boards.retain(|(_, violated)| *violated == 0);
        let Some((solution, _)) = truth.boards.first().cloned() else { continue };
        let text = setup.to_text();
        let of = offered(&setup, &solution);
        let found = suggest(&setup, &solution, &of, 200, &Stop::never());
        // All open cells given: that is always enough.
        let found = found.expect("it is never stopped").expect("givens would do");
        assert!(found.is_shortest, "{text}");
        assert_eq!(found.clues.is_empty(), truth.boards.len() == 1, "{text}");
        let left = |clues: &[&Addition]| {
            let mut mended = setup.clone();
            clues.iter().for_each(|clue| clue.add_to(&mut mended));
            let mut boards = truth.boards.iter().filter(|(board, _)| mended.is_solved_by(board));
            (boards.next().map(|(board, _)| board.clone()), boards.next().is_none())
        };
        let all: Vec<&Addition> = found.clues.iter().collect();
        assert_eq!(left(&all), (Some(solution.clone()), true), "{text}\n{all:?}");
        // One fewer, any of those offered.
        if found.clues.len() == 2 {
            assert!(of.iter().all(|one| !left(&[one]).1), "{text}\n{found:?}");
        }
        seen += usize::from(!found.clues.is_empty());
    }
    assert!(seen > 20, "{seen}");
}
