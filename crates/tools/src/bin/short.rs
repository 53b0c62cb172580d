//! How much shorter short paths are:
//! `cargo run --release -p ennead-tools --bin short -- FILE [LINES [EFFORT…]]`
//!
//! For each effort: over the puzzles whose usual path has three or more steps other than singles,
//! how many such steps and nets there are and what they score, in usual and in short paths, and the time a
//! puzzle takes in the median. Makes sure that each step holds and that both paths end alike.

use std::time::{Duration, Instant};

use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, Path, PathFinder, Position, Stop, Table};

/// Steps other than singles, their score, and how many of them are nets.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    steps: usize,
    score: u64,
    nets: usize,
}

impl Sum {
    fn of(path: &Path) -> Sum {
        let mut sum = Sum::default();
        let is_hard = |name: &str| !["full-house", "naked-single", "hidden-single"].contains(&name);
        for step in path.steps.iter().filter(|step| is_hard(step.technique)) {
            sum.steps += 1;
            let row = Table::hodoku().row(step.technique).expect("all are in the table");
            sum.score += u64::from(row.score);
            sum.nets += usize::from(step.technique.contains("-net"));
        }
        sum
    }

    fn add(&mut self, other: Sum) {
        self.steps += other.steps;
        self.score += other.score;
        self.nets += other.nets;
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().expect("a file");
    let lines = args.next().map_or(1_000, |n| n.parse().expect("a number of lines"));
    let efforts: Vec<u32> = args.map(|n| n.parse().expect("an effort")).collect();
    let text = std::fs::read_to_string(file).expect("a text file");
    let givens = text.lines().filter_map(|line| line.get(..81)?.parse::<Givens>().ok());
    let puzzles: Vec<Puzzle> =
        givens.filter_map(|givens| Puzzle::try_from(givens).ok()).take(lines).collect();
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    for effort in if efforts.is_empty() { vec![10] } else { efforts } {
        let (mut counted, mut usual_sum, mut short_sum) = (0, Sum::default(), Sum::default());
        let mut times: Vec<Duration> = Vec::new();
        for puzzle in &puzzles {
            let start = Position::new(puzzle);
            let usual = finder.path(&start, &Stop::never()).expect("never stopped");
            let begin = Instant::now();
            let short = finder.shorten(&usual, effort, &Stop::never()).expect("never stopped");
            times.push(begin.elapsed());
            short.replay().unwrap_or_else(|flaw| panic!("{}: {flaw:?}", puzzle.givens()));
            assert_eq!(short.end, usual.end, "{}", puzzle.givens());
            let (p, s) = (Sum::of(&usual), Sum::of(&short));
            assert!(s.steps <= p.steps && s.nets <= p.nets, "{}", puzzle.givens());
            assert!(short.score <= usual.score, "{}", puzzle.givens());
            if p.steps >= 3 && usual.end.is_solved() {
                counted += 1;
                usual_sum.add(p);
                short_sum.add(s);
            }
        }
        times.sort_unstable();
        let ratio = |a: u64, b: u64| 100.0 * (1.0 - a as f64 / b as f64);
        println!(
            "effort {effort}: {counted} of {} puzzles; usual {usual_sum:?}, short {short_sum:?}; {:.1} % fewer steps, {:.1} % less score; median {:?}, longest {:?}",
            puzzles.len(),
            ratio(short_sum.steps as u64, usual_sum.steps as u64),
            ratio(short_sum.score, usual_sum.score),
            times[times.len() / 2],
            times[times.len() - 1],
        );
    }
}
