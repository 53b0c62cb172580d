//! Paths with and without the patterns that HoDoKu does not have:
//! `cargo run --release -p ennead-tools --bin paths -- FILE…`
//!
//! FILE has a puzzle a line; what follows a blank, a tab, a comma or a semicolon is passed over. With `EVERY=10` in
//! the environment only every tenth puzzle is taken. It proves every step and prints a row of a table for
//! HoDoKu's techniques alone and one for ours too: the puzzles, the solved ones, the steps other
//! than singles, the nets among them, the nested nets among these, and the words of the English
//! explanations of these steps, each net as small as it is shown.

use std::process::ExitCode;

use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, PathFinder, Position, Stop, Table};
use ennead_text::{Language, Words};

/// What is counted on the paths of a list.
#[derive(Default)]
struct Counts {
    solved: usize,
    hard: usize,
    nets: usize,
    nested: usize,
    words: usize,
}

fn main() -> ExitCode {
    let every: usize = std::env::var("EVERY").ok().and_then(|it| it.parse().ok()).unwrap_or(1);
    println!("| puzzles | number | solved | hard steps | nets | of these nested | words |");
    println!("|---|---:|---:|---:|---:|---:|---:|");
    for file in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        };
        let first = |line: &str| line.split([' ', '\t', ',', ';']).next().unwrap_or("").to_owned();
        let givens = text.lines().filter_map(|line| first(line).parse::<Givens>().ok());
        let puzzles = givens.filter_map(|givens| Puzzle::try_from(givens).ok());
        let puzzles: Vec<Puzzle> = puzzles.step_by(every.max(1)).collect();
        for (whose, table) in [("HoDoKu's", Table::hodoku()), ("ours too", Table::usual())] {
            let Counts { solved, hard, nets, nested, words } = count(&puzzles, table);
            let number = puzzles.len();
            println!(
                "| {file}, {whose} | {number} | {solved} | {hard} | {nets} | {nested} | {words} |"
            );
        }
    }
    ExitCode::SUCCESS
}

fn count(puzzles: &[Puzzle], table: &Table) -> Counts {
    let finder = PathFinder::new(table, Options::DEFAULT);
    let (words, never, mut counts) =
        (Words::new(Language::default()), Stop::never(), Counts::default());
    let is_single = |name: &str| name == "full-house" || name.ends_with("-single");
    for puzzle in puzzles {
        let path = finder.path(&Position::new(puzzle), &never).expect("never stopped");
        let path = path.with_small_nets(&never).expect("never stopped");
        assert_eq!(path.replay(), Ok(()), "{puzzle:?}");
        counts.solved += usize::from(path.end.is_solved());
        for (position, step) in path.positions().filter(|(_, step)| !is_single(step.technique)) {
            counts.hard += 1;
            counts.nets += usize::from(step.technique().about().is_net());
            counts.nested += usize::from(step.technique == "nested-forcing-net");
            counts.words += words.step(step, &position).split_whitespace().count();
        }
    }
    counts
}
