//! Whether the laws of paths hold on many puzzles:
//! `cargo run --release -p ennead-tools --bin laws -- [--threads N] [--slice FROM TO] WHAT…`
//!
//! WHAT is a file of puzzles, one a line, or `random:SEED:COUNT`, that number of minimal puzzles at random.
//! It makes sure that, on the path of each puzzle,
//!
//! - no step takes a digit of the solution away or places another,
//! - each step is re-proved by its `check` where it is made, and the steps lead to the path's end,
//! - the same path is found again on every thread.
//!
//! It prints, for each WHAT, the puzzles, the solved among them, the steps, and a sum over all
//! steps that depends on each of them. The sum is the same however many threads there are. Then
//! how long it took to find the next step, in processor time, for steps up to chains and for nets
//! apart: what a hint costs. It panics where a law fails.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use common::{Random, processor_time};
use ennead_engine::{count_solutions, solution};
use ennead_grid::{Candidate, Cell, Digit, Givens, House, Puzzle};
use ennead_logic::{Options, PathFinder, Position, Stop, Table};

/// What came of some puzzles.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    solved: usize,
    steps: usize,
    sum: u64,
    /// For every position the microseconds to its next step, up to chains and for nets.
    took: [Vec<u32>; 2],
    /// The longest of them, and the puzzles they were of.
    slowest: [(u32, String); 2],
    techniques: BTreeMap<&'static str, usize>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.puzzles += other.puzzles;
        self.solved += other.solved;
        self.steps += other.steps;
        self.sum = self.sum.wrapping_add(other.sum);
        for (took, others) in self.took.iter_mut().zip(other.took) {
            took.extend(others);
        }
        for (slowest, others) in self.slowest.iter_mut().zip(other.slowest) {
            if others.0 > slowest.0 {
                *slowest = others;
            }
        }
        for (name, count) in other.techniques {
            *self.techniques.entry(name).or_default() += count;
        }
    }
}

fn main() -> std::io::Result<()> {
    let (mut threads, mut slice) = (1, None);
    let mut arguments = std::env::args().skip(1);
    let number = |text: Option<String>| -> usize {
        text.and_then(|text| text.parse().ok()).expect("a number")
    };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--threads" => threads = number(arguments.next()),
            "--slice" => slice = Some((number(arguments.next()), number(arguments.next()))),
            what => {
                let mut puzzles = puzzles(what)?;
                if let Some((from, to)) = slice {
                    puzzles =
                        puzzles.drain(from.min(puzzles.len())..to.min(puzzles.len())).collect();
                }
                report(what, &puzzles, threads);
            }
        }
    }
    Ok(())
}

fn puzzles(what: &str) -> std::io::Result<Vec<Givens>> {
    let fields: Vec<&str> = what.split(':').collect();
    if let ["random", seed, count] = fields[..] {
        let mut random = Random(seed.parse().expect("a seed"));
        let count: usize = count.parse().expect("a number of puzzles");
        return Ok((0..count).map(|_| minimal(&mut random)).collect());
    }
    let text = std::fs::read_to_string(what)?;
    let first = |line: &str| line.split([' ', '\t', ',', ';']).next().unwrap_or("").to_owned();
    Ok(text.lines().filter_map(|line| first(line).parse().ok()).collect())
}

/// A minimal puzzle: a random grid, digits taken out in random order while it stays unique.
fn minimal(random: &mut Random) -> Givens {
    let mut order = Digit::ALL;
    let mut seeded = Givens::EMPTY;
    for box_ in [House::box_(0), House::box_(4), House::box_(8)] {
        random.shuffle(&mut order);
        for p in 0..9 {
            seeded.set(box_.cell(p), Some(order[p]));
        }
    }
    let full = common::solutions(&seeded, 1, &order).pop().expect("the diagonal always extends");
    let mut givens = *full.grid();
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    for cell in cells {
        let digit = givens.get(cell);
        givens.set(cell, None);
        let puzzle = Puzzle::try_from(givens).expect("from a full grid");
        if count_solutions(&puzzle, 2) > 1 {
            givens.set(cell, digit);
        }
    }
    givens
}

fn report(what: &str, puzzles: &[Givens], threads: usize) {
    let (next, total) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
                let mut tally = Tally::default();
                while let Some(givens) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
                    tally.add(walk(&finder, givens));
                }
                total.lock().expect("no thread fails").add(tally);
            });
        }
    });
    let total = total.into_inner().expect("no thread fails");
    println!(
        "{what}: {} puzzles, {} solved, {} steps, sum {:016x}, {threads} threads, {:.0} s",
        total.puzzles,
        total.solved,
        total.steps,
        total.sum,
        start.elapsed().as_secs_f64(),
    );
    for (i, what) in ["up to chains", "nets"].into_iter().enumerate() {
        let mut took = total.took[i].clone();
        took.sort_unstable();
        if !took.is_empty() {
            let share =
                |part: f64| f64::from(took[((took.len() - 1) as f64 * part) as usize]) / 1e3;
            println!(
                "    next step, {what}: {} times, ms: half {:.3}, 99 % {:.3}, 99.9 % {:.3}, all {:.3}, \
                 the last in {}",
                took.len(),
                share(0.5),
                share(0.99),
                share(0.999),
                share(1.0),
                total.slowest[i].1
            );
        }
    }
    if std::env::var_os("TECHNIQUES").is_some() {
        for (name, count) in total.techniques {
            println!("    {count:8} {name}");
        }
    }
}

fn walk(finder: &PathFinder, givens: &Givens) -> Tally {
    let mut tally = Tally::default();
    let Ok(puzzle) = Puzzle::try_from(*givens) else { return tally };
    let Some(solution) = solution(&puzzle) else { return tally };
    tally.puzzles = 1;
    let mut position = Position::new(&puzzle);
    let mut hasher = DefaultHasher::new();
    givens.to_string().hash(&mut hasher);
    loop {
        let (start, busy) = (Instant::now(), processor_time());
        let step = finder.next(&position, &Stop::never()).expect("never stopped");
        // Linux counts a thread's time in ticks of up to 4 ms; what others took in between is left
        // out where it is known.
        let busy = processor_time() - busy + Duration::from_millis(4);
        let took = start.elapsed().min(busy).as_micros() as u32;
        let net = step.as_ref().is_none_or(|step| step.technique.contains("net"));
        tally.took[usize::from(net)].push(took);
        if took > tally.slowest[usize::from(net)].0 {
            tally.slowest[usize::from(net)] = (took, position.digits().to_string());
        }
        let Some(step) = step else { break };
        let right = |c: Candidate| solution.digit(c.cell()) == c.digit();
        assert!(!step.eliminations.iter().any(right), "{givens}: {step:?} against the solution");
        assert!(step.placements.iter().all(right), "{givens}: {step:?} against the solution");
        assert_eq!(step.check(&position), Ok(()), "{givens}: {step:?} is not proved");
        let before = position;
        position.apply(&step);
        assert_ne!(before, position, "{givens}: {step:?} does nothing");
        step.hash(&mut hasher);
        tally.steps += 1;
        *tally.techniques.entry(step.technique).or_default() += 1;
    }
    assert!(!position.contradiction(), "{givens} ends in a contradiction");
    tally.solved = usize::from(position.digits() == solution.grid());
    if tally.solved == 0 && std::env::var_os("UNSOLVED").is_some() {
        println!("    not solved: {givens}");
    }
    tally.sum = hasher.finish();
    tally
}
