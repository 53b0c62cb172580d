//! Prints the corpus `testdata/depth/classes.txt`: puzzles made here, with their values.

use chacha20::ChaCha8Rng;
use ennead_depth::{Classifier, Depth, SCALES, Scale};
use ennead_generate::sets::Set;
use ennead_stop::Stop;
use rand::SeedableRng;

fn main() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let mut classifier = Classifier::new();
    println!("# Made by the example make_classes of crates/depth: random minimal puzzles.");
    let names: Vec<&str> = SCALES.iter().map(|description| description.name).collect();
    println!("# puzzle {}", names.join(" "));
    let scales: Vec<(Scale, u8)> = SCALES.iter().map(|d| (d.scale, 12)).collect();
    for _ in 0..60 {
        let puzzle = Set::Minimal.puzzle(&mut rng);
        let depths = classifier.classify_all(&puzzle, &scales, &Stop::never());
        let depths = depths.expect("never stopped");
        let values: Vec<String> = depths.iter().map(Depth::to_string).collect();
        println!("{} {}", puzzle.givens(), values.join(" "));
    }
}
