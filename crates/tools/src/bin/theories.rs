//! Whether the laws of paths by theories hold on many puzzles:
//! `cargo run --release -p ennead-tools --bin theories -- COUNT SEED`
//!
//! Walks the path of COUNT random puzzles in each theory, proves each step again from its pattern,
//! changes each chain in several ways and makes sure that it is refused, and compares the longest
//! chain with the puzzle's value on the scale of the theory. Panics where a law fails.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;
#[path = "../../../logic/tests/common/theories.rs"]
mod theories;

use common::{Random, random_puzzle, solution};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|arg| arg.parse().expect("a number"));
    let count: u64 = arguments.next().unwrap_or(2_500);
    let mut random = Random(arguments.next().unwrap_or(1));
    let mut tally = theories::Tally::default();
    for _ in 0..count {
        let givens = random_puzzle(&mut random);
        theories::walk(&givens, &solution(&givens), &mut tally);
    }
    println!("{count} puzzles, four theories each: all laws hold. {tally:#?}");
}
