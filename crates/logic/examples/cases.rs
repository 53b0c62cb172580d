//! Makes cases for techniques: `cargo run --release -p ennead-logic --example cases -- DIRECTORY NAME…`
//!
//! For every technique named (all with none named) it walks the paths of random minimal puzzles
//! until it has met the technique a few times, and writes `DIRECTORY/NAME.txt`: the steps as
//! library lines, each with its near miss, the same position with one candidate, one placed
//! digit or, if need be, one given undone so that the step is gone. `VARIANT=1` in the environment makes cases of
//! that variant, `CODE=0404` those of another of the technique's codes than its first, and `NOT=1`
//! only such as the variant 1 does not find.

#[path = "../tests/common/mod.rs"]
mod common;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use common::{Random, random_puzzle};
use ennead_grid::Puzzle;
use ennead_logic::library::{self, Case, Outcome};
use ennead_logic::{
    Facts, Options, PathFinder, Position, Sink, Step, Stop, TECHNIQUES, Table, Technique,
};

/// Cases a technique, and how many puzzles are tried for them.
const CASES: usize = 3;
const PUZZLES: usize = 20_000;
/// In positions with more candidates than these no cases are looked for, nor among more steps.
const CANDIDATES: usize = 130;
const STEPS: usize = 60;

/// The sink that has seen enough after [`STEPS`].
#[derive(Default)]
struct Few(Vec<Step>);

impl Sink for Few {
    fn take(&mut self, step: Step) -> ControlFlow<()> {
        self.0.push(step);
        if self.0.len() < STEPS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let directory = arguments.next().expect("usage: cases DIRECTORY NAME...");
    let names: Vec<String> = arguments.collect();
    let variant = std::env::var("VARIANT").unwrap_or_default();
    let mut wanted: Vec<&dyn Technique> = TECHNIQUES
        .iter()
        .copied()
        .filter(|technique| names.is_empty() || names.iter().any(|n| n == technique.about().name))
        .collect();
    let mut lines: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    // Wanted ones that the table does not use are looked for beside the path, not walked.
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let mut random = Random(2026);
    for _ in 0..PUZZLES {
        let puzzle = Puzzle::try_from(random_puzzle(&mut random)).expect("from a full grid");
        let path = finder.path(&Position::new(&puzzle), &Stop::never()).expect("never stopped");
        wanted.retain(|technique| {
            let name = technique.about().name;
            // Positions with few candidates are quick to search, and the tests search each case
            // many times.
            for (position, _) in path.positions() {
                if position.all_candidates().len() > CANDIDATES {
                    continue;
                }
                if let Some((case, miss)) = pair(*technique, &position, &variant) {
                    let lines = lines.entry(name).or_default();
                    lines.extend([case.to_string(), miss.to_string()]);
                    if lines.len() < 2 * CASES {
                        break;
                    }
                    let head = "# A step, then a near miss of it, in turn.\n";
                    let text = format!("{head}{}\n", lines.join("\n"));
                    std::fs::write(format!("{directory}/{name}.txt"), text)
                        .expect("the directory can be written");
                    println!("{name}: for the head of its module:\n{}", example(&lines[0]));
                    return false;
                }
            }
            true
        });
        if wanted.is_empty() {
            return Ok(());
        }
    }
    for technique in wanted {
        let name = technique.about().name;
        println!("{name}: only {} lines", lines.get(name).map_or(0, Vec::len));
        for line in lines.get(name).into_iter().flatten() {
            println!("{line}");
        }
    }
    Ok(())
}

/// The example for the head of the technique's module.
fn example(line: &str) -> String {
    let mut text = String::new();
    for (i, c) in line.chars().enumerate() {
        // A break after a backslash swallows the white space that follows.
        if i > 0 && i % 80 == 0 {
            text.push_str(if c == ' ' { " \\\n//!     " } else { "\\\n//!     " });
        }
        if i == 0 || i % 80 != 0 || c != ' ' {
            text.push(c);
        }
    }
    format!(
        "//! ```\n//! # use ennead_logic::library::{{Case, Outcome}};\n//! let step: Case = \"\\\n\
         //!     {text}\"\n//!     .parse()?;\n\
         //! assert_eq!(step.run(), Outcome::Passed);\n\
         //! # Ok::<(), Box<dyn std::error::Error>>(())\n//! ```"
    )
}

/// A step of the technique in the position, and a near miss of it.
fn pair(technique: &dyn Technique, position: &Position, variant: &str) -> Option<(Case, Case)> {
    let code = std::env::var("CODE").ok();
    let code = code.as_deref().or(technique.about().codes.first().copied())?;
    let not = std::env::var("NOT").ok();
    let options = library::options(code, variant);
    let mut all = Few::default();
    if technique.find(&Facts::new(position, &options), &mut all).is_break() {
        return None;
    }
    let of_code = all.0.iter().filter(|step| technique.code(step) == code);
    of_code.take(20).find_map(|step| {
        let case = Case { variant: variant.to_owned(), ..Case::of(step, position) };
        let elsewhere = |variant: &String| {
            Case { variant: variant.clone(), ..case.clone() }.run() == Outcome::Passed
        };
        let passed = case.run() == Outcome::Passed && !not.as_ref().is_some_and(elsewhere);
        let same: Vec<&Step> = all.0.iter().filter(|step| case.is(step)).collect();
        let miss = near_misses(&case).find(|miss| passed && is_near_miss(miss, &same))?;
        Some((case, miss))
    })
}

/// The case with one thing undone: a candidate that was taken out, a digit that was placed, or a
/// given.
fn near_misses(case: &Case) -> impl Iterator<Item = Case> + '_ {
    let miss = Case { variant: "x".to_owned(), ..case.clone() };
    let restored = case.deleted.iter().map({
        let miss = miss.clone();
        move |candidate| {
            let mut deleted = miss.deleted;
            deleted.remove(candidate.digit(), candidate.cell());
            Case { deleted, ..miss.clone() }
        }
    });
    let unplaced = case.placed.iter().map({
        let miss = miss.clone();
        move |(cell, _)| {
            let mut placed = miss.placed;
            placed.set(cell, None);
            Case { placed, ..miss.clone() }
        }
    });
    let fewer = case.givens.iter().map(move |(cell, _)| {
        let mut givens = miss.givens;
        givens.set(cell, None);
        Case { givens, ..miss.clone() }
    });
    restored.chain(unplaced).chain(fewer)
}

/// Whether the effect of `steps` is no longer found, and none of them proved.
fn is_near_miss(miss: &Case, steps: &[&Step]) -> bool {
    let Some(position) = miss.position() else { return false };
    let there = miss.eliminations.is_subset(position.all_candidates())
        && miss.placements.is_subset(position.all_candidates());
    let refuted = steps.iter().all(|step| step.check(&position).is_err());
    there && refuted && miss.run() == Outcome::Passed
}
