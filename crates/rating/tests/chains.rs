//! The chains, on boards that no puzzle leads to, with and without shortcuts.

use std::collections::HashMap;

use ennead_rating::Filters;
use ennead_rating::inner::{Gathered, base_of_dynamic_chains, cycles, dynamic_chains};

use crate::{ESCARGOT, puzzle};

/// No known puzzle needs the highest level, and few need the one below. So all levels are tried
/// on a position that lower ones would solve: they must find the same with and without
/// shortcuts.
#[test]
fn nested_levels_find_the_same_with_and_without_shortcuts() {
    let escargot = puzzle(ESCARGOT);
    // A few cells filled as in the solution limit the time the reference takes.
    let filled = [(1, 5), (2, 1), (15, 5), (44, 1), (63, 1), (77, 0), (3, 7), (18, 6)];
    for level in [3, 4, 5] {
        let found = dynamic_chains(&escargot, &filled, level, Filters::ALL);
        assert!(!found.is_empty());
        assert!(found[0].0 >= base_of_dynamic_chains(level));
        assert_eq!(
            found,
            dynamic_chains(&escargot, &filled, level, Filters::NONE),
            "level {level}"
        );
    }
}

/// A cycle is found from each of its on literals, so a path seldom shows that one of these starts is
/// left out.
#[test]
fn from_every_start_the_same_cycles_are_found_with_and_without_the_planes() {
    let mut count = 0;
    for givens in [
        ESCARGOT,
        "3...6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....",
    ] {
        let puzzle = puzzle(givens);
        let plain = cycles(&puzzle, Filters::NONE);
        count += plain.len();
        assert_eq!(cycles(&puzzle, Filters { planes: true, ..Filters::NONE }), plain, "{givens}");
        assert_eq!(cycles(&puzzle, Filters::ALL), plain, "{givens}");
    }
    assert!(count > 10, "{count}");
}

/// A board that has cells of each size: whether a cell has the candidate.
fn has(cell: usize, digit: usize) -> bool {
    !(2 + cell % 8..9).any(|other| (other + cell / 8) % 9 == digit)
}

/// A chain: its complexity, and the cell and digit that it shows to belong together, or not to.
type Chain = (u32, usize, usize, bool);

/// Chains with every conclusion there is on the board, three of each.
fn chains() -> Vec<Chain> {
    let mut number = 0_u32;
    let mut chains = Vec::new();
    for _ in 0..3 {
        for cell in 0..81 {
            for digit in (0..9).filter(|&digit| has(cell, digit)) {
                for on in [false, true] {
                    number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    chains.push((2 + (number >> 29) * 2, cell, digit, on));
                }
            }
        }
    }
    chains
}

fn gathered(only_lightest: bool) -> Gathered {
    let candidates = (0..81).flat_map(|cell| (0..9).map(move |digit| (cell, digit)));
    let struck: Vec<_> = candidates.filter(|&(cell, digit)| !has(cell, digit)).collect();
    Gathered::on(&struck, only_lightest)
}

/// What a chain eliminates.
fn eliminated((_, cell, digit, on): Chain) -> (u8, u16) {
    let others = (0..9).filter(|&other| other != digit && has(cell, other));
    let bits = if on { others.map(|other| 1 << other).sum() } else { 1 << digit };
    (cell as u8, bits)
}

#[test]
fn of_chains_with_equal_eliminations_the_lightest_is_kept_and_of_those_the_first() {
    let mut gathered = gathered(false);
    for round in 0..2 {
        let mut best: HashMap<Vec<(u8, u16)>, (u32, usize)> = HashMap::new();
        gathered.clear();
        for (i, chain) in chains().into_iter().enumerate() {
            let (complexity, cell, digit, on) = chain;
            let mut eliminations = vec![eliminated(chain)];
            // Cycles as well, some with eliminations in another cell.
            match i % 5 {
                0 => gathered.cycle(complexity, eliminations.clone()),
                1 => {
                    eliminations.push((80, 1 << (i % 2)));
                    gathered.cycle(complexity, eliminations.clone());
                }
                _ => gathered.chain(complexity, cell, digit, on),
            }
            let kept = best.entry(eliminations).or_insert((complexity, i));
            *kept = (*kept).min((complexity, i));
        }
        let mut best: Vec<_> = best.into_iter().map(|(it, (weight, i))| (weight, i, it)).collect();
        best.sort();
        let best: Vec<_> = best.into_iter().map(|(weight, _, it)| (weight, it)).collect();
        assert_eq!(gathered.found(), best, "{round}");
    }
}

#[test]
fn on_the_real_grid_only_the_lightest_chain_is_kept() {
    let mut gathered = gathered(true);
    let mut best: Option<Chain> = None;
    for chain in chains() {
        let (complexity, cell, digit, on) = chain;
        gathered.chain(complexity, cell, digit, on);
        best = best.filter(|least| least.0 <= complexity).or(Some(chain));
        let best = best.map(|chain| (chain.0, vec![eliminated(chain)]));
        assert_eq!(gathered.found(), Vec::from_iter(best));
    }
}
