//! How soon a rating and a path end once they are to stop: each puzzle of a file, one 81-character
//! line each, is stopped several times, at moments spread over the time it takes.
//!
//! ```sh
//! cargo run --release -p ennead-tools --bin stopping -- FILE TIMES
//! ```

use std::thread;
use std::time::{Duration, Instant};

use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, PathFinder, Position, Stop, Stopped, Table};
use ennead_rating::{Rater, RaterOptions};

fn main() {
    let mut args = std::env::args().skip(1);
    let text = std::fs::read_to_string(args.next().expect("a file")).expect("a text file");
    let times: usize = args.next().expect("a number").parse().expect("a number");
    let puzzles: Vec<Puzzle> = text
        .lines()
        .filter_map(|line| line.get(..81)?.parse::<Givens>().ok())
        .map(|givens| Puzzle::try_from(givens).expect("no clash"))
        .collect();
    let mut rater = Rater::new(RaterOptions::default());
    report("rate", &puzzles, times, |puzzle, stop| rater.rate(puzzle, stop).map(drop));
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    report("path", &puzzles, times, |puzzle, stop| {
        finder.path(&Position::new(puzzle), stop).map(drop)
    });
}

fn report(
    name: &str,
    puzzles: &[Puzzle],
    times: usize,
    mut work: impl FnMut(&Puzzle, &Stop) -> Result<(), Stopped>,
) {
    // Multiples of the golden ratio spread evenly, and repeat nothing the work does.
    let mut moment: f64 = 0.0;
    let mut delays = Vec::new();
    for puzzle in puzzles {
        let before = Instant::now();
        work(puzzle, &Stop::never()).expect("never stopped");
        let whole = before.elapsed();
        for _ in 0..times {
            moment = (moment + 0.618_034).fract();
            delays.extend(delay(whole.mul_f64(moment), |stop| work(puzzle, stop)));
        }
    }
    delays.sort();
    let at = |part: f64| delays[((delays.len() - 1) as f64 * part) as usize];
    println!(
        "{name}: {} stops; half within {:?}, 90 % {:?}, 99 % {:?}, all {:?}",
        delays.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
    );
}

/// How long the work goes on after it was to stop; none if it was finished before.
fn delay(after: Duration, work: impl FnOnce(&Stop) -> Result<(), Stopped>) -> Option<Duration> {
    let stop = Stop::new();
    thread::scope(|scope| {
        let raised = scope.spawn(|| {
            thread::sleep(after);
            let now = Instant::now();
            stop.raise();
            now
        });
        let stopped = work(&stop);
        let end = Instant::now();
        let raised = raised.join().expect("it only sleeps");
        stopped.is_err().then(|| end - raised)
    })
}
