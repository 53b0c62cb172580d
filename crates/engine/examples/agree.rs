//! Do the machines agree? `cargo run --release -p ennead-engine --example agree -- COUNT SEED
//! MACHINE…`
//!
//! Makes puzzles from the seed, in blocks of 65,536: a random minimal one of each 64 kept, the
//! rest its isomorphs with a given left out, misplaced, or neither. Each block is counted up to
//! limits 1, 2 and 20 in turn by every machine named; counts must be the same, and every
//! solution must fit its givens. Where the count is 1, so must be the solutions. Nothing is kept.

use ennead_engine::batch::{Answer, Machine, Solver};
use ennead_engine::sets::Set;
use ennead_grid::{Givens, Solution};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const BLOCK: usize = 65_536;
const VARIANTS: usize = 64;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |usual: u64| args.next().and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (count, seed) = (number(1_000_000), number(1));
    let names: Vec<String> = args.collect();
    let mut solvers: Vec<(Machine, Solver)> = Machine::ALL
        .into_iter()
        .filter(|machine| names.is_empty() || names.iter().any(|name| name == machine.name()))
        .filter(|machine| machine.is_available())
        .map(|machine| (machine, Solver::on(machine)))
        .collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut done, mut kinds) = (0u64, [0u64; 3]);
    let mut answers = vec![vec![Answer::default(); BLOCK]; solvers.len()];
    while done < count {
        let givens = block(&mut rng);
        let limit = [1, 2, 20][(done / BLOCK as u64 % 3) as usize];
        for ((_, solver), answers) in solvers.iter_mut().zip(&mut answers) {
            solver.solve(&givens, limit, answers);
        }
        for (i, givens) in givens.iter().enumerate() {
            let first = answers[0][i];
            kinds[first.count.min(2) as usize] += 1;
            for ((machine, _), answers) in solvers.iter().zip(&answers) {
                let answer = &answers[i];
                assert_eq!(answer.count, first.count, "{}: {givens}", machine.name());
                assert_eq!(answer.solution.is_some(), answer.count > 0, "{givens}");
                if let Some(solution) = answer.solution {
                    assert!(solution.extends(givens), "{}: {givens}", machine.name());
                    assert!(Solution::try_from(*solution.grid()).is_ok(), "{givens}");
                }
                if answer.count == 1 && limit > 1 {
                    assert_eq!(answer.solution, first.solution, "{}: {givens}", machine.name());
                }
            }
        }
        done += BLOCK as u64;
        if (done / BLOCK as u64).is_multiple_of(64) || done >= count {
            println!("{done} puzzles agree (solutions none, one, several: {kinds:?})");
        }
    }
}

/// Puzzles of all kinds.
fn block(rng: &mut ChaCha8Rng) -> Vec<Givens> {
    let mut block = Vec::with_capacity(BLOCK);
    while block.len() < BLOCK {
        let minimal = *Set::Minimal.puzzle(rng).givens();
        for _ in 0..VARIANTS {
            let mut givens = isomorph(&minimal, rng);
            let mut bytes = *givens.as_bytes();
            let given: Vec<usize> = (0..81).filter(|&cell| bytes[cell] != 0).collect();
            match rng.random_range(0..4) {
                0 => bytes[given[rng.random_range(0..given.len())]] = 0,
                1 => bytes[rng.random_range(0..81)] = rng.random_range(1..10),
                2 => {
                    bytes[given[rng.random_range(0..given.len())]] = 0;
                    bytes[rng.random_range(0..81)] = rng.random_range(1..10);
                }
                _ => {}
            }
            givens = Givens::from_bytes(bytes).expect("digits");
            block.push(givens);
        }
    }
    block
}

/// The same puzzle with its digits, its lines and their bands, and its two directions exchanged.
fn isomorph(givens: &Givens, rng: &mut ChaCha8Rng) -> Givens {
    let mut digits: Vec<u8> = (1..=9).collect();
    digits.shuffle(rng);
    let (rows, columns, turned) = (lines(rng), lines(rng), rng.random_bool(0.5));
    let mut bytes = [0; 81];
    for row in 0..9 {
        for column in 0..9 {
            let digit = givens.as_bytes()[9 * rows[row] + columns[column]];
            let to = if turned { 9 * column + row } else { 9 * row + column };
            bytes[to] = if digit == 0 { 0 } else { digits[usize::from(digit) - 1] };
        }
    }
    Givens::from_bytes(bytes).expect("digits")
}

fn lines(rng: &mut ChaCha8Rng) -> Vec<usize> {
    let mut chutes = [0, 1, 2];
    chutes.shuffle(rng);
    let mut lines = Vec::new();
    for chute in chutes {
        let mut three = [3 * chute, 3 * chute + 1, 3 * chute + 2];
        three.shuffle(rng);
        lines.extend(three);
    }
    lines
}
