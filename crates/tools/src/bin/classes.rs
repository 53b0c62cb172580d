//! Classifies the puzzles of a list and compares with the values that come with them.
//!
//! ```text
//! cargo run --release -p ennead-tools --bin classes -- FILE SCALES [LINES [LIMIT]]
//! ```
//!
//! A line is a puzzle and its values; lines that begin with `#` are skipped. SCALES names the scales
//! of the values, with commas: `w,b,gw,gb,s+w,tw`; `-` skips a value. Prints the lines that differ,
//! and how fast each scale was.

use std::time::{Duration, Instant};

use ennead_depth::{Classifier, Scale};
use ennead_grid::{Givens, Puzzle};
use ennead_stop::Stop;

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().expect("a file");
    let scales: Vec<Option<Scale>> = args
        .next()
        .expect("scales")
        .split(',')
        .map(|name| (name != "-").then(|| name.parse().unwrap_or_else(|e| panic!("{name}: {e}"))))
        .collect();
    let lines = args.next().map_or(usize::MAX, |n| n.parse().expect("a number of lines"));
    let limit = args.next().map_or(36, |n| n.parse().expect("a limit"));
    let text = std::fs::read_to_string(file).expect("a text file");

    let mut classifier = Classifier::new();
    let mut totals = vec![(0, 0, Duration::ZERO, Duration::ZERO); scales.len()];
    for line in text.lines().filter(|line| !line.starts_with('#')).take(lines) {
        let mut words = line.split_whitespace();
        let Some(puzzle) = words.next() else { continue };
        let givens: Givens = puzzle.parse().expect("81 characters");
        let puzzle = Puzzle::try_from(givens).expect("no clash");
        for (scale, total) in scales.iter().zip(&mut totals) {
            let expected = words.next();
            let Some(scale) = *scale else { continue };
            let before = Instant::now();
            let depth = classifier.classify(&puzzle, scale, limit, &Stop::never());
            let time = before.elapsed();
            total.2 += time;
            total.3 = total.3.max(time);
            let found = depth.expect("never stopped").to_string();
            if expected.is_none_or(|expected| expected == found) {
                total.0 += 1;
            } else {
                total.1 += 1;
                println!("{givens} {scale} {found}, expected {}", expected.unwrap_or_default());
            }
        }
    }
    for (scale, (same, other, time, longest)) in scales.iter().zip(totals) {
        let Some(scale) = scale else { continue };
        let rate = (same + other) as f64 / time.as_secs_f64();
        println!(
            "{scale:5} {same} equal, {other} different; {:.2} s, {rate:.0} a second, longest {:.1} ms",
            time.as_secs_f64(),
            longest.as_secs_f64() * 1e3
        );
    }
}
