//! How many puzzles a second: `cargo run --release -p ennead-logic --example speed -- FILE…`
//!
//! Walks the path of every puzzle of each file, one a line, with the techniques HoDoKu uses too
//! (all of the built-in table with `--all` before the files) and on one thread, and prints per file the puzzles, the solved among them, the seconds
//! of processor time (of the wall clock where the system does not tell) and puzzles a second.
//! To compare: HoDoKu solves the same file with `java -cp … sudoku.Main /bs FILE`, under `time`.

use std::time::Instant;

use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, PathFinder, Position, Table};

fn main() -> std::io::Result<()> {
    let own = ["forcing-net-plus-contradiction", "forcing-net-plus-verity", "nested-forcing-net"];
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let all = files.first().is_some_and(|first| first == "--all");
    files.drain(..usize::from(all));
    let finder = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |row| {
        row.used && (all || !own.contains(&row.technique.about().name))
    });
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        let givens = text.lines().filter_map(|line| line.parse::<Givens>().ok());
        let puzzles: Vec<Puzzle> = givens.filter_map(|g| Puzzle::try_from(g).ok()).collect();
        let (start, wall) = (processor_seconds(), Instant::now());
        let ends = puzzles.iter().map(|puzzle| finder.path(&Position::new(puzzle)).end);
        let solved = ends.filter(Position::is_solved).count();
        let seconds = match (start, processor_seconds()) {
            (Some(start), Some(end)) => end - start,
            _ => wall.elapsed().as_secs_f64(),
        };
        let rate = puzzles.len() as f64 / seconds;
        println!("{file}: {} puzzles, {solved} solved, {seconds:.2} s, {rate:.0}/s", puzzles.len());
    }
    Ok(())
}

/// The processor time this thread has used, where Linux says.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
