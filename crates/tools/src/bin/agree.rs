//! Checks that the machines agree: `cargo run --release -p ennead-tools --bin agree -- COUNT
//! SEED NAME…`
//!
//! Makes puzzles from the seed, in blocks of 65,536. Of every 64 puzzles one is random and minimal;
//! the others are isomorphs of it, with a given left out, with a given misplaced, or unchanged.
//! Each machine (`avx2`) or engine (`dancing-links`) named counts the solutions of each block, with
//! the limits 1, 2 and 20 in turn; if none is named, all machines do. The counts must be equal, and
//! every solution must fit its givens. If there is only one solution, the solutions must be equal
//! as well. Nothing is written to disk.

use std::ops::ControlFlow;

use chacha20::ChaCha8Rng;
use ennead_engine::batch::{Answer, Machine, Solver};
use ennead_engine::{Engine, by_name};
use ennead_generate::sets::Set;
use ennead_grid::{Givens, Puzzle, Solution};
use ennead_stop::Stop;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

const BLOCK: usize = 65_536;
const VARIANTS: usize = 64;

/// One of the machines or engines compared.
enum Way {
    Machine(Box<Solver>),
    Engine(&'static dyn Engine),
}

impl Way {
    fn by_name(name: &str) -> Option<Way> {
        let machine = Machine::ALL.into_iter().find(|machine| machine.name() == name);
        match machine {
            Some(machine) if machine.is_available() => {
                Some(Way::Machine(Box::new(Solver::on(machine))))
            }
            Some(_) => None,
            None => by_name(name).ok().map(Way::Engine),
        }
    }

    fn solve(&mut self, givens: &[Givens], limit: u64, answers: &mut [Answer]) {
        let engine = match self {
            Way::Machine(solver) => return solver.solve(givens, limit, answers),
            Way::Engine(engine) => engine,
        };
        for (givens, answer) in givens.iter().zip(answers) {
            *answer = Answer::default();
            let Ok(puzzle) = Puzzle::try_from(*givens) else { continue };
            let outcome = engine.search(
                &puzzle,
                limit,
                &mut |solution: &Solution| {
                    answer.solution.get_or_insert(*solution);
                    ControlFlow::Continue(())
                },
                &Stop::never(),
            );
            answer.count = outcome.solutions;
        }
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |usual: u64| args.next().and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (count, seed) = (number(1_000_000), number(1));
    let mut names: Vec<String> = args.collect();
    if names.is_empty() {
        names.extend(Machine::ALL.map(|machine| machine.name().to_owned()));
    }
    let ways = names.into_iter().filter_map(|name| Way::by_name(&name).map(|way| (name, way)));
    let mut ways: Vec<(String, Way)> = ways.collect();
    let met: Vec<&str> = ways.iter().map(|(name, _)| name.as_str()).collect();
    println!("seed {seed}: {}", met.join(", "));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut done, mut kinds) = (0u64, [0u64; 3]);
    let mut answers = vec![vec![Answer::default(); BLOCK]; ways.len()];
    while done < count {
        let givens = block(&mut rng);
        let limit = [1, 2, 20][(done / BLOCK as u64 % 3) as usize];
        for ((_, way), answers) in ways.iter_mut().zip(&mut answers) {
            way.solve(&givens, limit, answers);
        }
        for (i, givens) in givens.iter().enumerate() {
            let first = answers[0][i];
            kinds[first.count.min(2) as usize] += 1;
            for ((name, _), answers) in ways.iter().zip(&answers) {
                let answer = &answers[i];
                assert_eq!(answer.count, first.count, "{name}: {givens}");
                assert_eq!(answer.solution.is_some(), answer.count > 0, "{givens}");
                if let Some(solution) = answer.solution {
                    assert!(solution.extends(givens), "{name}: {givens}");
                    assert!(Solution::try_from(*solution.grid()).is_ok(), "{givens}");
                }
                if answer.count == 1 && limit > 1 {
                    assert_eq!(answer.solution, first.solution, "{name}: {givens}");
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

/// A random isomorph of the puzzle.
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
