//! Rates the puzzles of a file, one 81-character line each, and compares with the rating
//! after the puzzle, if there is one.
use std::time::Instant;

use ennead_grid::{Givens, Puzzle};
use ennead_logic::Stop;
use ennead_rating::{Filters, Rater, RaterOptions};

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().expect("a file");
    let mode = args.next().unwrap_or_default();
    let mut options = RaterOptions::default();
    if mode.contains("plain") {
        options.filters = Filters::NONE;
    }
    let steps = mode.contains("steps");
    options.steps = steps;
    let mut rater = Rater::new(options);
    let text = std::fs::read_to_string(file).expect("a text file");
    let (mut right, mut wrong) = (0, 0);
    for line in text.lines().filter(|line| line.len() >= 81) {
        let Ok(givens) = line[..81].parse::<Givens>() else { continue };
        let puzzle = Puzzle::try_from(givens).expect("no clash");
        let before = Instant::now();
        let (rating, path) = rater.path(&puzzle, &Stop::never()).expect("never stopped");
        let time = before.elapsed().as_secs_f64();
        if steps {
            for step in &path {
                println!(
                    "{} {:?} {:?} {}",
                    step.rating, step.placement, step.eliminations, step.rule
                );
            }
        }
        let expected = line[81..].trim().replace("/0", "/");
        let found = rating.to_string();
        let same = expected.is_empty()
            || expected == found
            || !expected.contains('/') && expected == rating.er.to_string();
        if same {
            right += 1
        } else {
            wrong += 1
        }
        if !same || mode.contains("all") {
            println!(
                "{} {found} expected {expected} {:.3}s {:?}",
                &line[..81],
                time,
                rating.hardest
            );
        }
    }
    println!("{right} right, {wrong} wrong");
}
