//! How many puzzles a second: `cargo run --release -p ennead-tools --bin speed -- FILE…`
//!
//! Walks the path of every puzzle of each file, one a line, with the techniques HoDoKu uses too
//! (all of the built-in table with `--all` before the files, with `--usual` those that HoDoKu does not have, too) and on one thread, and prints per file the puzzles, the solved among them, the seconds
//! of processor time (of the wall clock where the system does not say), puzzles a second, and a
//! sum that depends on every step: it shows whether a change has changed what is found.
//! With `--techniques` it prints instead what each technique costs, tables it is the first to ask for
//! included.
//! To compare: HoDoKu solves the same file with `java -cp … sudoku.Main /bs FILE`, under `time`.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use common::processor_time;
use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Facts, First, Options, Path, PathFinder, Position, Stop, TECHNIQUES, Table};

fn main() -> std::io::Result<()> {
    let own = ["forcing-net-plus-contradiction", "forcing-net-plus-verity", "nested-forcing-net"];
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let mut flag = |name: &str| {
        let before = files.len();
        files.retain(|file| file != name);
        files.len() < before
    };
    let (all, techniques, usual) = (flag("--all"), flag("--techniques"), flag("--usual"));
    let table = if usual { Table::usual() } else { Table::hodoku() };
    let finder = PathFinder::choose(table, Options::DEFAULT, |row| {
        row.used && (all || !own.contains(&row.technique.about().name))
    });
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        let givens = text.lines().filter_map(|line| line.parse::<Givens>().ok());
        let puzzles: Vec<Puzzle> = givens.filter_map(|g| Puzzle::try_from(g).ok()).collect();
        if techniques {
            costs(&finder, &puzzles);
            continue;
        }
        let (mut took, mut solved, mut sum) = (Duration::ZERO, 0, 0u64);
        // Some at a time, so that the sum can be made outside of what is measured.
        for puzzles in puzzles.chunks(100) {
            let start = processor_time();
            let walk = |puzzle| {
                finder.path(&Position::new(puzzle), &Stop::never()).expect("never stopped")
            };
            let paths: Vec<Path> = puzzles.iter().map(walk).collect();
            took += processor_time() - start;
            for path in paths {
                solved += usize::from(path.end.is_solved());
                let mut hasher = DefaultHasher::new();
                path.steps.hash(&mut hasher);
                sum = sum.wrapping_mul(31).wrapping_add(hasher.finish());
            }
        }
        let (count, seconds) = (puzzles.len(), took.as_secs_f64());
        let rate = count as f64 / seconds;
        println!(
            "{file}: {count} puzzles, {solved} solved, {seconds:.2} s, {rate:.0}/s, {sum:016x}"
        );
    }
    Ok(())
}

/// Walks the paths technique by technique, and says how often each was asked, and for how long.
fn costs(finder: &PathFinder, puzzles: &[Puzzle]) {
    let mut costs: Vec<(Duration, usize, usize)> = vec![Default::default(); TECHNIQUES.len()];
    for puzzle in puzzles {
        for (position, _) in
            finder.path(&Position::new(puzzle), &Stop::never()).expect("never stopped").positions()
        {
            let facts = Facts::new(&position, finder.options());
            for (technique, cost) in finder.techniques().zip(&mut costs) {
                let (start, mut first) = (Instant::now(), First::default());
                let found = technique.find(&facts, &mut first).is_err();
                cost.0 += start.elapsed();
                cost.1 += 1;
                cost.2 += usize::from(found);
                if found {
                    break;
                }
            }
        }
    }
    let mut rows: Vec<_> = finder.techniques().zip(costs).collect();
    rows.sort_by_key(|(_, cost)| std::cmp::Reverse(cost.0));
    for (technique, (took, asked, found)) in rows.into_iter().take(25) {
        let each = took.as_secs_f64() * 1e6 / asked.max(1) as f64;
        let name = technique.about().name;
        println!(
            "{:8.3} s {asked:8} asked {found:7} found {each:9.1} us {name}",
            took.as_secs_f64()
        );
    }
}
