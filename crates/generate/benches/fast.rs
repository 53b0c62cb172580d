//! The parts of the fast engine: `cargo bench -p ennead-generate`.

use divan::counter::ItemsCount;
use ennead_engine::batch::{Answer, Machine, Solver};
use ennead_engine::{Reach, count_solutions, fast};
use ennead_generate::sets::Set;
use ennead_grid::{Givens, Puzzle};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

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

fn batch(bencher: divan::Bencher, set: &str, machine: Machine) {
    if !machine.is_available() {
        return;
    }
    let givens: Vec<Givens> = puzzles(set).iter().map(|puzzle| *puzzle.givens()).collect();
    let mut answers = vec![Answer::default(); COUNT];
    let mut solver = Solver::on(machine);
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| solver.solve(&givens, 2, &mut answers));
}

#[divan::bench(args = SETS)]
fn batch_avx512(bencher: divan::Bencher, set: &str) {
    batch(bencher, set, Machine::Avx512);
}

#[divan::bench(args = SETS)]
fn batch_avx512vl(bencher: divan::Bencher, set: &str) {
    batch(bencher, set, Machine::Avx512Vl);
}

#[divan::bench(args = SETS)]
fn batch_avx2(bencher: divan::Bencher, set: &str) {
    batch(bencher, set, Machine::Avx2);
}

#[divan::bench(args = SETS)]
fn batch_sse2(bencher: divan::Bencher, set: &str) {
    batch(bencher, set, Machine::Sse2);
}

#[divan::bench(args = SETS)]
fn batch_portable(bencher: divan::Bencher, set: &str) {
    batch(bencher, set, Machine::Portable);
}
