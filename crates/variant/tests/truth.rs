//! The small engine against plain trying.

use std::collections::BTreeMap;

use ennead_board::{CellMap, Givens, Layout, Value, ValueSet};
use ennead_rule::{Rule, Setup};
use ennead_stop::{End, Enough, Looks, Stop};
use ennead_variant::{ENGINES, Engine, Puzzle, by_name};
use rand::RngExt;

use crate::random::{Maker, full_board, rng};

/// Small boards of many kinds.
const BOARDS: [&str; 9] = [
    "4x4",
    "4x4; values 0-3",
    "4x4; boxes none",
    "4x4; pieces aabb aabb ccdd ccdd; values 2-5",
    "6x6; boxes none; values 0-5",
    "6x6",
    "3x4; boxes none; values 1-5",
    "5x5; pieces aaabb aabbb cccdd ccddd eeeee",
    "6x6; grid r1c1 4x4; grid r3c3 4x4; values 1-4",
];

/// How many mixtures, if the environment does not say.
const QUICK: u64 = 250;

/// Cells that are open at most, so that plain trying comes to an end.
const MOST_OPEN: usize = 16;

/// A mixture with more solutions, or for which plain trying looks more often whether to stop, is left
/// out.
const MOST: u64 = 400;

/// A puzzle with several rules, most of which hold on one full board, so that about half of them
/// have a solution.
fn mixture(seed: u64) -> Option<Setup> {
    let mut rng = rng(seed);
    let layout: Layout = BOARDS[rng.random_range(0..BOARDS.len())].parse().expect("a layout");
    let board = full_board(&layout, &mut rng)?;
    let mut maker = Maker::new(&layout, rng.random());
    let mut setup = Setup::blank(&layout);
    for _ in 0..rng.random_range(1..=6) {
        let kind = maker.kind();
        let rule: Option<Rule> = match rng.random_range(0..8) {
            0 => maker.of_kind(kind),
            _ => maker.that_holds(kind, &board),
        };
        setup.rules.extend(rule);
    }
    let cells: Vec<_> = layout.cells().iter().collect();
    let least = cells.len().saturating_sub(MOST_OPEN);
    let givens = rng.random_range(least..=least + 4).min(cells.len());
    while setup.givens.len() < givens {
        let cell = cells[rng.random_range(0..cells.len())];
        setup.givens.set(cell, board.get(cell));
    }
    Some(setup)
}

/// All solutions by an engine, in order; `None` if that takes more than `looks` looks at the stop.
fn solutions(engine: &dyn Engine, puzzle: &Puzzle, looks: u64) -> Option<Vec<String>> {
    let stop = Looks::until(looks).stop();
    let mut found = Vec::new();
    let end = engine.solutions(puzzle, &stop, &mut |board| {
        found.push(Setup { givens: board.clone(), rules: vec![] }.to_line());
        if found.len() as u64 > MOST { Err(Enough) } else { Ok(()) }
    });
    found.sort();
    match end {
        Ok(()) => Some(found),
        Err(End::Enough | End::Stopped) => None,
    }
}

#[test]
fn mixtures_have_the_solutions_that_plain_trying_finds() {
    let many = std::env::var("ENNEAD_MIXTURES").ok().and_then(|it| it.parse().ok());
    let from = std::env::var("ENNEAD_SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(0);
    let (mut unique, mut several, mut none) = (0, 0, 0);
    let trial = by_name("trial").expect("an engine");
    for seed in from..from + many.unwrap_or(QUICK) {
        let Some(setup) = mixture(seed) else { continue };
        let Ok(puzzle) = Puzzle::new(setup.clone()) else { continue };
        let Some(expected) = solutions(trial, &puzzle, MOST) else { continue };
        let text = || format!("seed {seed}\n{}", setup.to_text());
        for engine in ENGINES {
            // One that looks before each solution looks more often.
            let found = solutions(*engine, &puzzle, 10 * MOST);
            assert_eq!(found.as_ref(), Some(&expected), "{}: {}", engine.name(), text());
        }
        let count = expected.len() as u64;
        let stop = Stop::never();
        assert_eq!(puzzle.count(u64::MAX, &stop), Ok(count), "{}", text());
        assert_eq!(puzzle.count(2, &stop), Ok(count.min(2)), "{}", text());
        let candidates = puzzle.true_candidates(&stop).expect("nobody stops it");
        assert_eq!(candidates, union(&puzzle, &expected), "{}", text());
        for most in [1, 3, u64::MAX] {
            let held = puzzle.holders(most, &stop).expect("nobody stops it");
            assert_eq!(held, holders(&puzzle, &expected, most), "{most}: {}", text());
        }
        match count {
            0 => none += 1,
            1 => unique += 1,
            _ => several += 1,
        }
    }
    println!("{unique} unique, {several} with several solutions, {none} with none");
    assert!(unique > 10 && several > 10 && none > 10, "{unique}, {several}, {none}");
}

/// The values that each cell has in some of the boards.
fn union(puzzle: &Puzzle, boards: &[String]) -> CellMap<ValueSet> {
    let mut candidates = CellMap::filled(puzzle.layout(), ValueSet::EMPTY);
    for board in boards {
        let board: Givens = Setup::read(board).expect("it was written").givens;
        for (cell, value) in board.iter() {
            candidates[cell].insert(value);
        }
    }
    candidates
}

/// The values that each cell has in some of the boards, and in how many, counted up to `most`.
fn holders(puzzle: &Puzzle, boards: &[String], most: u64) -> CellMap<Vec<(Value, u64)>> {
    let mut counts = CellMap::filled(puzzle.layout(), BTreeMap::<Value, u64>::new());
    for board in boards {
        let board: Givens = Setup::read(board).expect("it was written").givens;
        for (cell, value) in board.iter() {
            let count = counts[cell].entry(value).or_default();
            *count = most.min(*count + 1);
        }
    }
    CellMap::from_fn(puzzle.layout(), |cell| counts[cell].clone().into_iter().collect())
}
