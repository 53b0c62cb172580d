//! Prints the corpus `testdata/depth/classes.txt`: puzzles made here, with their values.
//!
//! Random minimal puzzles are hardly ever deep. The deep ones come of a walk: one given out,
//! another in, as long as the puzzle stays unique and does not become shallower.

use ennead_depth::{Classifier, Depth, SCALES, Scale};
use ennead_engine::sets::Set;
use ennead_engine::{Stop, count_solutions, solution};
use ennead_grid::{Cell, CellSet, Puzzle, Solution};
use rand::Rng;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn main() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let mut classifier = Classifier::new();
    println!(
        "# Made by the example make_testdata of crates/depth: minimal puzzles, then deep ones."
    );
    let names: Vec<&str> = SCALES.iter().map(|description| description.name).collect();
    println!("# puzzle {}", names.join(" "));
    for _ in 0..60 {
        print(&mut classifier, &Set::Minimal.puzzle(&mut rng));
    }
    for _ in 0..20 {
        let puzzle = climb(&mut classifier, &mut rng, 9);
        print(&mut classifier, &puzzle);
    }
    for _ in 0..20 {
        let puzzle = climb(&mut classifier, &mut rng, u8::MAX);
        print(&mut classifier, &puzzle);
    }
}

fn print(classifier: &mut Classifier, puzzle: &Puzzle) {
    let scales: Vec<(Scale, u8)> = SCALES.iter().map(|d| (d.scale, 12)).collect();
    let depths = classifier.classify_all(puzzle, &scales, &Stop::never()).expect("never stopped");
    let values: Vec<String> = depths.iter().map(Depth::to_string).collect();
    println!("{} {}", puzzle.givens(), values.join(" "));
}

/// The length of the braids a puzzle needs; the greatest number if no length does.
fn braids(classifier: &mut Classifier, puzzle: &Puzzle) -> u8 {
    let depth = classifier.classify(puzzle, Scale::Braids, 36, &Stop::never());
    depth.expect("never stopped").exactly().unwrap_or(u8::MAX)
}

/// Walks from a random minimal puzzle to one that needs braids of some length.
fn climb(classifier: &mut Classifier, rng: &mut ChaCha8Rng, aim: u8) -> Puzzle {
    let mut puzzle = Set::Minimal.puzzle(rng);
    let mut height = braids(classifier, &puzzle);
    let whole = solution(&puzzle).expect("minimal puzzles have one solution");
    let mut steps = 0;
    while height < aim {
        steps += 1;
        if steps == 20_000 {
            return climb(classifier, rng, aim);
        }
        let mut cells = puzzle.givens().cells();
        cells.remove(pick(cells, rng));
        cells.insert(pick(!cells, rng));
        let Some(next) = minimal(&whole, cells, rng) else { continue };
        let new = braids(classifier, &next);
        if new >= height {
            (puzzle, height) = (next, new);
        }
    }
    puzzle
}

fn pick(cells: CellSet, rng: &mut ChaCha8Rng) -> Cell {
    cells.iter().nth(rng.random_range(0..cells.len())).expect("below the number of cells")
}

/// The digits of a solution in some cells without those that are redundant, if it is the only
/// solution.
fn minimal(whole: &Solution, mut cells: CellSet, rng: &mut ChaCha8Rng) -> Option<Puzzle> {
    let is_unique = |cells| count_solutions(&Puzzle::of_solution(whole, cells), 2) == 1;
    if !is_unique(cells) {
        return None;
    }
    let mut untried = cells;
    while !untried.is_empty() {
        let cell = pick(untried, rng);
        untried.remove(cell);
        if is_unique(cells.without(cell)) {
            cells.remove(cell);
        }
    }
    Some(Puzzle::of_solution(whole, cells))
}
