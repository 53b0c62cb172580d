//! How much smaller nets are when they are shown:
//! `cargo run --release -p ennead-tools --bin nets -- FILE [LINES]`
//!
//! Over the nets on the usual paths of the puzzles: how many inferences they have as they are found and as
//! they are shown, and how long making them smaller takes. Makes sure that each holds and says the
//! same.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, PathFinder, Position, Stop, Table};

/// Nets of one technique.
#[derive(Clone, Debug, Default)]
struct Sum {
    nets: usize,
    smaller: usize,
    before: usize,
    after: usize,
    times: Vec<Duration>,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().expect("a file");
    let lines = args.next().map_or(1_000, |n| n.parse().expect("a number of lines"));
    let text = std::fs::read_to_string(file).expect("a text file");
    let givens = text.lines().filter_map(|line| line.get(..81)?.parse::<Givens>().ok());
    let puzzles = givens.filter_map(|givens| Puzzle::try_from(givens).ok()).take(lines);
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let (mut sums, stop) = (BTreeMap::<&str, Sum>::new(), Stop::never());
    for puzzle in puzzles {
        let path = finder.path(&Position::new(&puzzle), &stop).expect("never stopped");
        for (before, step) in path.positions() {
            if !step.technique().about().is_net() {
                continue;
            }
            let begin = Instant::now();
            let small = step.smallest(&before, &stop).expect("never stopped");
            let time = begin.elapsed();
            assert_eq!(small.check(&before), Ok(()), "{}", puzzle.givens());
            assert_eq!(small.proved(), step.proved(), "{}", puzzle.givens());
            let size = [step, &small].map(|step| step.pattern.shape().size());
            let sum = sums.entry(step.technique).or_default();
            sum.nets += 1;
            sum.smaller += usize::from(size[1] < size[0]);
            sum.before += size[0];
            sum.after += size[1];
            sum.times.push(time);
        }
    }
    for (technique, mut sum) in sums {
        sum.times.sort_unstable();
        let saved = 100.0 * (1.0 - sum.after as f64 / sum.before as f64);
        println!(
            "{technique}: {} nets, {} smaller; {} inferences, {} shown ({saved:.1} % less); time in the median {:?}, longest {:?}",
            sum.nets,
            sum.smaller,
            sum.before,
            sum.after,
            sum.times[sum.times.len() / 2],
            sum.times[sum.times.len() - 1],
        );
    }
}
