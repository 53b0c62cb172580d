//! A plain search and random puzzles: what tests and examples compare the logic with.

#![allow(dead_code)] // Each user needs a part of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use ennead_grid::{Cell, Digit, Givens, House, Solution};
use ennead_logic::TECHNIQUES;

/// Up to `limit` solutions, by trying the digits of the cell with the fewest, in `order`.
pub(crate) fn solutions(givens: &Givens, limit: usize, order: &[Digit; 9]) -> Vec<Solution> {
    let mut found = Vec::new();
    search(&mut { *givens }, limit, order, &mut found);
    found
}

fn search(grid: &mut Givens, limit: usize, order: &[Digit; 9], found: &mut Vec<Solution>) {
    let open = Cell::ALL.into_iter().filter(|&cell| grid.get(cell).is_none());
    let Some(cell) = open.min_by_key(|&cell| grid.allowed(cell).len()) else {
        found.extend(Solution::try_from(*grid));
        return;
    };
    let allowed = grid.allowed(cell);
    for &digit in order.iter().filter(|&&digit| allowed.contains(digit)) {
        grid.set(cell, Some(digit));
        search(grid, limit, order, found);
        grid.set(cell, None);
        if found.len() >= limit {
            return;
        }
    }
}

/// What heads the file of each technique, in Markdown.
pub(crate) static PAGES: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../logic/src/techniques");
    let mut pages = BTreeMap::new();
    for file in fs::read_dir(folder).expect("the techniques") {
        let source = fs::read_to_string(file.unwrap().path()).expect("a source file");
        let head = source.lines().map_while(|line| line.strip_prefix("//!"));
        let head: Vec<_> = head.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
        let code = source.split_whitespace().collect::<String>();
        // A file declares a technique by its name and, after it, its codes.
        let declares = |name: &&str| {
            [",&[\"", "[\""].iter().any(|codes| code.contains(&format!("\"{name}\"{codes}")))
        };
        let names = TECHNIQUES.iter().map(|technique| technique.about().name);
        pages.extend(names.filter(declares).map(|name| (name, head.join("\n"))));
    }
    pages
});

/// The only solution.
pub(crate) fn solution(givens: &Givens) -> Solution {
    let found = solutions(givens, 2, &Digit::ALL);
    assert_eq!(found.len(), 1, "{givens} has not exactly one solution");
    found[0]
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// A full grid at random.
pub(crate) fn full_grid(random: &mut Random) -> Givens {
    let mut order = Digit::ALL;
    // The three boxes of a diagonal can be filled in any way; a solution always exists.
    let mut seeded = Givens::EMPTY;
    for box_ in [House::box_(0), House::box_(4), House::box_(8)] {
        random.shuffle(&mut order);
        for p in 0..9 {
            seeded.set(box_.cell(p), Some(order[p]));
        }
    }
    let full = solutions(&seeded, 1, &order).pop().expect("the diagonal always extends");
    *full.grid()
}

/// A minimal puzzle: a random grid from which digits are removed in random order while it stays
/// unique.
pub(crate) fn random_puzzle(random: &mut Random) -> Givens {
    let mut cells = Cell::ALL;
    let mut givens = full_grid(random);
    random.shuffle(&mut cells);
    for cell in cells {
        let digit = givens.get(cell);
        givens.set(cell, None);
        if solutions(&givens, 2, &Digit::ALL).len() > 1 {
            givens.set(cell, digit);
        }
    }
    givens
}

/// The processor time this thread has used if Linux reports it, else the elapsed time.
pub(crate) fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let used = std::fs::read_to_string("/proc/thread-self/schedstat");
    let used = used.ok().and_then(|text| text.split_whitespace().next()?.parse().ok());
    used.map_or_else(|| START.elapsed(), Duration::from_nanos)
}
