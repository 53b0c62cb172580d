//! Runs a list of patterns beyond HoDoKu: `cargo run --release -p ennead-tools --bin exotic -- FILE [PATTERN]`
//!
//! The form of the list is that of `ennead_logic::corpus`. It prints for each line the number of the
//! line, the pattern and what came of it, with the reason if it was not found; then counts.
//!
//! With `-- --puzzles WHAT…` it looks for these patterns in puzzles after singles: in those of a file, one a
//! line, or in `random:SEED:COUNT`, that number of minimal puzzles at random. Every step is
//! compared with the solution and proved again; it panics where one is wrong. It prints for each technique in
//! how many puzzles it finds something, the steps, and the processor time of a search.
//!
//! With `-- --library COUNT WHAT…` it prints, of each technique, COUNT lines for a library of cases, each of another
//! puzzle and proved again: `testdata/beyond-hodoku.txt` has been made in this way.
//!
//! With `-- --paths WHAT…` it follows the paths with HoDoKu's techniques alone and with ours too, proves every step,
//! and prints for both how many puzzles are solved, the steps other than singles, and the nets among them.
//! With `ours` among the WHAT, the paths that follow are those with ours only.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use common::{Random, random_puzzle};
use ennead_engine::solution;
use ennead_grid::{Candidate, Givens, Puzzle};
use ennead_logic::corpus::{Finding, Line, after_singles};
use ennead_logic::library::{Case, Outcome};
use ennead_logic::{All, Facts, First, Options, PathFinder, Position, Stop, Table, Technique};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(file) = arguments.next() else {
        eprintln!("usage: exotic FILE [PATTERN], or exotic --puzzles WHAT...");
        return ExitCode::from(2);
    };
    if file == "--paths" {
        let mut both = true;
        for what in arguments {
            match what.as_str() {
                "ours" => both = false,
                what => paths(what, both),
            }
        }
        return ExitCode::SUCCESS;
    }
    if file == "--library" {
        let count = arguments.next().and_then(|count| count.parse().ok()).expect("a number");
        arguments.for_each(|what| library(count, &what));
        return ExitCode::SUCCESS;
    }
    if file == "--puzzles" {
        arguments.for_each(|what| search(&what));
        return ExitCode::SUCCESS;
    }
    run(&file, arguments.next().as_deref())
}

/// Runs the lines of a list, all of them or those of one pattern.
fn run(file: &str, only: Option<&str>) -> ExitCode {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let mut counts: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| Line::is_one(line)) {
        let line: Line = match line.parse() {
            Ok(line) => line,
            Err(error) => {
                eprintln!("{file}: line {}: {error}", i + 1);
                continue;
            }
        };
        if only.is_some_and(|only| only != line.pattern) {
            continue;
        }
        let finding = line.run();
        let said = match &finding {
            Finding::Found => "found".to_owned(),
            Finding::Together => "found, in several steps".to_owned(),
            Finding::Proved => "proved".to_owned(),
            Finding::Refused => "refused, as it must be".to_owned(),
            Finding::NothingSaid => "skipped: nothing is expected".to_owned(),
            Finding::NoTechnique => "skipped: no such technique".to_owned(),
            Finding::Missing(what) => format!("MISSING: {what}"),
            Finding::Wrong(what) => format!("WRONG: {what}"),
        };
        println!("{:4} {:22} {said}", i + 1, line.pattern);
        let at = match finding.outcome() {
            Outcome::Passed => 0,
            Outcome::Skipped => 1,
            Outcome::Failed => 2,
        };
        counts.entry(line.pattern.clone()).or_default()[at] += 1;
    }
    let mut total = [0; 3];
    for (pattern, [found, skipped, missing]) in &counts {
        println!("{pattern:28} {found:4} found {skipped:4} skipped {missing:4} missing");
        total.iter_mut().zip([found, skipped, missing]).for_each(|(sum, n)| *sum += n);
    }
    println!("{} found, {} skipped, {} missing", total[0], total[1], total[2]);
    if total[2] == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// What a technique found.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    steps: usize,
    took: Duration,
}

fn puzzles(what: &str) -> Vec<Givens> {
    let fields: Vec<&str> = what.split(':').collect();
    if let ["random", seed, count] = fields[..] {
        let mut random = Random(seed.parse().expect("a seed"));
        let count: usize = count.parse().expect("a number of puzzles");
        return (0..count).map(|_| random_puzzle(&mut random)).collect();
    }
    let text = std::fs::read_to_string(what).expect("the file can be read");
    let first = |line: &str| line.split([' ', '\t', ',', ';']).next().unwrap_or("").to_owned();
    text.lines().filter_map(|line| first(line).parse().ok()).collect()
}

/// The techniques that we use and HoDoKu does not have.
fn ours() -> Vec<&'static dyn Technique> {
    let rows = Table::usual().rows.iter().zip(&Table::hodoku().rows);
    rows.filter(|(usual, hodoku)| usual.used && !hodoku.used)
        .map(|(row, _)| row.technique)
        .collect()
}

fn paths(what: &str, both: bool) {
    let puzzles: Vec<Puzzle> =
        puzzles(what).into_iter().filter_map(|givens| Puzzle::try_from(givens).ok()).collect();
    println!("{what}: {} puzzles", puzzles.len());
    let tables = [("HoDoKu's alone", Table::hodoku()), ("ours too", Table::usual())];
    for (whose, table) in tables.into_iter().skip(usize::from(!both)) {
        let finder = PathFinder::new(table, Options::DEFAULT);
        let (start, mut solved, mut hard, mut nets, mut nested) = (Instant::now(), 0, 0, 0, 0);
        let mut used = BTreeMap::<&str, usize>::new();
        for puzzle in &puzzles {
            let path = finder.path(&Position::new(puzzle), &Stop::never()).expect("never stopped");
            assert_eq!(path.replay(), Ok(()), "{puzzle:?}");
            solved += usize::from(path.end.is_solved());
            hard += path.hard_steps();
            for step in &path.steps {
                nets += usize::from(step.technique().about().is_net());
                nested += usize::from(step.technique == "nested-forcing-net");
                *used.entry(step.technique).or_default() += 1;
            }
        }
        let took = start.elapsed().as_secs_f64();
        println!(
            "    {whose:14} {solved} solved, {hard} steps other than singles, {nets} nets, {nested} of them \
             nested, {took:.1} s"
        );
        let ours = ours();
        let ours = ours.iter().map(|technique| technique.about().name);
        for (name, count) in ours.filter_map(|name| Some((name, used.get(name)?))) {
            println!("        {count:6} {name}");
        }
    }
}

fn library(count: usize, what: &str) {
    let mut lines = BTreeMap::<&str, Vec<String>>::new();
    for givens in puzzles(what) {
        let Ok(puzzle) = Puzzle::try_from(givens) else { continue };
        let position = after_singles(Position::new(&puzzle));
        for technique in ours() {
            let lines = lines.entry(technique.about().name).or_default();
            if lines.len() == count {
                continue;
            }
            let mut first = First::default();
            let _ = technique.find(&Facts::new(&position, &Options::DEFAULT), &mut first);
            let Some(step) = first.0 else { continue };
            assert_eq!(step.check(&position), Ok(()), "{givens}: {step:?}");
            lines.push(Case::of(&step, &position).to_string());
        }
    }
    lines.values().flatten().for_each(|line| println!("{line}"));
}

fn search(what: &str) {
    let (mut tallies, mut count) = (BTreeMap::<&str, Tally>::new(), 0);
    let ours = ours();
    for givens in puzzles(what) {
        let Ok(puzzle) = Puzzle::try_from(givens) else { continue };
        let Some(solution) = solution(&puzzle) else { continue };
        let position = after_singles(Position::new(&puzzle));
        count += 1;
        for technique in &ours {
            let (start, mut all) = (Instant::now(), All::default());
            let facts = Facts::new(&position, &Options::DEFAULT);
            let _ = technique.find(&facts, &mut all);
            let tally = tallies.entry(technique.about().name).or_default();
            tally.took += start.elapsed();
            tally.steps += all.steps().len();
            tally.puzzles += usize::from(!all.steps().is_empty());
            for step in all.steps() {
                let right = |c: Candidate| solution.digit(c.cell()) == c.digit();
                assert!(!step.eliminations.iter().any(right), "{givens}: {step:?} is wrong");
                assert!(step.placements.iter().all(right), "{givens}: {step:?} is wrong");
                assert_eq!(step.check(&position), Ok(()), "{givens}: {step:?}");
            }
        }
    }
    println!("{what}: {count} puzzles");
    for (name, Tally { puzzles, steps, took }) in tallies {
        let each = took.as_secs_f64() * 1e3 / count.max(1) as f64;
        println!("    {puzzles:6} puzzles {steps:7} steps {each:8.3} ms  {name}");
    }
}
