//! Checks the laws between the scales on random puzzles.
//!
//! ```text
//! cargo run --release -p ennead-tools --bin scale_laws -- COUNT SEED
//! ```
//!
//! The laws: B ≤ W, gB ≤ gW ≤ W, gB ≤ B; depth 0 if and only if singles solve the puzzle, and then
//! all are 0; isomorphs have equal T&E-depth, B, gB and BxB.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use ennead_depth::{Classifier, Depth, Scale};
use ennead_engine::{Reach, singles};
use ennead_generate::sets::Set;
use ennead_grid::{Puzzle, Symmetry};
use ennead_stop::Stop;
use rand::SeedableRng;

/// The scales that depend on the puzzle alone, then those of whips.
const SCALES: [(Scale, u8); 6] = [
    (Scale::TrialDepth, 3),
    (Scale::Braids, 36),
    (Scale::GBraids, 36),
    (Scale::BraidsInOne, 36),
    (Scale::Whips, 36),
    (Scale::GWhips, 36),
];

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
    let count: u64 = args.next().unwrap_or(100_000);
    let seed = args.next().unwrap_or(1);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut classifier = Classifier::new();
    let mut of = |puzzle: &Puzzle, scales: &[(Scale, u8)]| {
        classifier.classify_all(puzzle, scales, &Stop::never()).expect("never stopped")
    };
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for _ in 0..count {
        let puzzle = Set::Minimal.puzzle(&mut rng);
        let image = Symmetry::random(&mut rng).apply(puzzle);
        let depths = of(&puzzle, &SCALES);
        let shown = puzzle.givens();
        assert_eq!(depths[..4], of(&image, &SCALES[..4]), "{shown} and {}", image.givens());
        let is_by_singles = singles(&puzzle).reach != Reach::Neither;
        assert_eq!(is_by_singles, depths[0] == Depth::Exactly(0), "{shown}");
        assert!(!is_by_singles || depths.iter().all(|&depth| depth == depths[0]), "{shown}");
        let [_, b, gb, _, w, gw] = depths[..] else { unreachable!("as many as scales") };
        let is_at_most = |a: Depth, b: Depth| match (a.exactly(), b.exactly()) {
            (Some(a), Some(b)) => a <= b,
            // What is solved by the right side is solved by the left.
            (None, Some(_)) => false,
            (_, None) => true,
        };
        let laws = [(b, w), (gb, gw), (gw, w), (gb, b)];
        assert!(laws.iter().all(|&(a, b)| is_at_most(a, b)), "{shown}: {depths:?}");
        for ((scale, _), depth) in SCALES.iter().zip(&depths) {
            *counts.entry(format!("{scale} {depth}")).or_default() += 1;
        }
    }
    println!("{count} puzzles, seed {seed}: all laws hold");
    for (value, count) in counts {
        println!("{value}: {count}");
    }
}
