//! The parts of the fast engine: `cargo bench -p ennead-generate`.

use std::fmt;

use chacha20::ChaCha8Rng;
use divan::counter::ItemsCount;
use ennead_engine::batch::{Answer, Machine, Solver};
use ennead_engine::{Reach, count_solutions, fast};
use ennead_generate::sets::Set;
use ennead_grid::{Givens, Puzzle};
use rand::SeedableRng;

fn main() {
    divan::main();
}

const COUNT: usize = 10_000;
const SETS: [&str; 4] = ["easy", "minimal", "several", "mutants"];

fn puzzles(name: &str) -> Vec<Puzzle> {
    let set = Set::ALL.into_iter().find(|set| set.name() == name).expect("a set");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    (0..COUNT).map(|_| set.puzzle(&mut rng)).collect()
}

#[divan::bench(args = SETS)]
fn one_at_a_time(bencher: divan::Bencher, set: &str) {
    let puzzles = puzzles(set);
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench_local(|| puzzles.iter().map(|puzzle| count_solutions(puzzle, 2)).sum::<u64>());
}

#[divan::bench(args = SETS)]
fn singles(bencher: divan::Bencher, set: &str) {
    let puzzles = puzzles(set);
    let is_easy = |puzzle: &&Puzzle| fast::reach_of_singles(puzzle) == Reach::Naked;
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| puzzles.iter().filter(is_easy).count());
}

/// A set, searched with the instructions of a kind of machine.
struct Batch(&'static str, Machine);

impl fmt::Display for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.0, self.1.name())
    }
}

fn batches() -> impl Iterator<Item = Batch> {
    let machines = Machine::ALL.into_iter().filter(|machine| machine.is_available());
    machines.flat_map(|machine| SETS.map(|set| Batch(set, machine)))
}

#[divan::bench(args = batches())]
fn batch(bencher: divan::Bencher, Batch(set, machine): &Batch) {
    let givens: Vec<Givens> = puzzles(set).iter().map(|puzzle| *puzzle.givens()).collect();
    let mut answers = vec![Answer::default(); COUNT];
    let mut solver = Solver::on(*machine);
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| solver.solve(&givens, 2, &mut answers));
}
