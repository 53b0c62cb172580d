//! Makes cases for techniques: `cargo run --release -p ennead-tools --bin cases -- DIRECTORY NAME…`
//!
//! For every technique named (all with none named) it walks the paths of random minimal puzzles
//! until it has met the technique a few times, and writes `DIRECTORY/NAME.txt`: the steps as
//! library lines, each with its near miss, the same position with one candidate, one placed
//! digit or, if need be, one given undone so that the step is gone. `VARIANT=1` in the environment makes cases of
//! that variant, `CODE=0404` those of another of the technique's codes than its first, and `NOT=1`
//! only such as the variant 1 does not find; `SEED=1` makes other puzzles.
//!
//! With `PLANT=1` it looks for them in full grids from which digits are taken out one by one: patterns that
//! hardly ever occur on the paths of random puzzles. For an SK-loop, a tridagon and an OR-k net the cells of the pattern are
//! taken out first.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;

use std::collections::BTreeMap;

use common::{Random, random_puzzle};
use ennead_engine::count_solutions;
use ennead_grid::{Cell, CellSet, Digit, Givens, House, Puzzle};
use ennead_logic::library::{self, Case, Outcome};
use ennead_logic::{
    Enough, Facts, Options, PathFinder, Position, Sink, Step, Stop, TECHNIQUES, Table, Technique,
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
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        self.0.push(step);
        if self.0.len() < STEPS { Ok(()) } else { Err(Enough) }
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
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
    let mut random = Random(seed.unwrap_or(2026));
    let plant = std::env::var("PLANT").is_ok();
    for _ in 0..PUZZLES {
        // Positions with few candidates are quick to search, and the tests search each case many
        // times.
        let on_path: Vec<Position> = if plant {
            Vec::new()
        } else {
            let puzzle = Puzzle::try_from(random_puzzle(&mut random)).expect("from a full grid");
            let path = finder.path(&Position::new(&puzzle), &Stop::never()).expect("never stopped");
            let positions = path.positions().map(|(position, _)| position);
            positions.filter(|position| position.all_candidates().len() <= CANDIDATES).collect()
        };
        wanted.retain(|technique| {
            let name = technique.about().name;
            let planted = if plant { planted(name, &mut random) } else { Vec::new() };
            let mut positions = planted.iter().chain(&on_path);
            let pair = positions.find_map(|position| pair(*technique, position, &variant));
            let Some((case, miss)) = pair else { return true };
            let lines = lines.entry(name).or_default();
            lines.extend([case.to_string(), miss.to_string()]);
            !write(&directory, name, lines)
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

/// Writes the cases of a technique if there are enough.
fn write(directory: &str, name: &str, lines: &[String]) -> bool {
    if lines.len() < 2 * CASES {
        return false;
    }
    let head = "# A step, then a near miss of it, in turn.\n";
    let text = format!("{head}{}\n", lines.join("\n"));
    std::fs::write(format!("{directory}/{name}.txt"), text).expect("the directory can be written");
    println!("{name}: for the head of its module:\n{}", example(&lines[0]));
    true
}

/// Puzzles made from a full grid, digit by digit: as positions in which nothing is filled in.
fn planted(name: &str, random: &mut Random) -> Vec<Position> {
    if name == "gurth-symmetry" {
        return turned(random);
    }
    let (full, mut order) = (common::full_grid(random), Cell::ALL.to_vec());
    random.shuffle(&mut order);
    let (out, keep) = match name {
        "sk-loop" => {
            let mut line = |chute: usize| chute * 3 + random.below(3);
            let (rows, columns) = ([line(0), line(2)], [line(0), line(2)]);
            let corner = |row: usize, column: usize| Cell::at(row, column);
            let pivots: CellSet =
                rows.iter().flat_map(|&row| columns.map(|column| corner(row, column))).collect();
            let ring = |pivot: Cell| {
                let [row, column, box_] = pivot.houses();
                (row.cells() | column.cells()) & box_.cells()
            };
            let ring = pivots.iter().fold(CellSet::EMPTY, |all, pivot| all | ring(pivot));
            (ring - pivots, pivots)
        }
        "tridagon" | "or-k-net" | "or-k-forcing-net" => match tridagon(&full) {
            Some(cells) => (cells, CellSet::EMPTY),
            None => return Vec::new(),
        },
        _ => (CellSet::EMPTY, CellSet::EMPTY),
    };
    order.retain(|cell| !keep.contains(*cell));
    order.sort_by_key(|cell| !out.contains(*cell));
    let (mut givens, mut positions) = (full, Vec::new());
    for cell in order {
        let digit = givens.get(cell);
        givens.set(cell, None);
        let puzzle = Puzzle::try_from(givens).expect("from a full grid");
        if count_solutions(&puzzle, 2) > 1 {
            givens.set(cell, digit);
        } else if givens.len() < 45 {
            positions.push(Position::new(&puzzle));
        }
    }
    positions.reverse();
    positions
}

/// A puzzle whose givens a half turn maps to givens with the digit that makes ten.
fn turned(random: &mut Random) -> Vec<Position> {
    let mut givens = Givens::EMPTY;
    for _ in 0..200 {
        let cell = Cell::ALL[random.below(81)];
        let digit = Digit::from_index(random.below(9));
        let (image, partner) = (Cell::new(80 - cell.index()), Digit::from_index(8 - digit.index()));
        if givens.get(cell).is_some() || cell == image && digit != partner {
            continue;
        }
        let mut more = givens;
        more.set(cell, Some(digit));
        more.set(image, Some(partner));
        let Ok(puzzle) = Puzzle::try_from(more) else { continue };
        match count_solutions(&puzzle, 2) {
            0 => {}
            1 => return vec![Position::new(&puzzle)],
            _ => givens = more,
        }
    }
    Vec::new()
}

/// The cells of a tridagon with one guardian, and where its digit is instead, if the grid has one.
fn tridagon(full: &Givens) -> Option<CellSet> {
    let kind = |cells: [Cell; 3]| {
        let [a, b, c] = cells.map(|cell| (cell.row() % 3, cell.column() % 3));
        let is_triple =
            a.0 != b.0 && b.0 != c.0 && a.0 != c.0 && a.1 != b.1 && b.1 != c.1 && a.1 != c.1;
        // Even ones run from the upper left to the lower right.
        is_triple.then_some((a.0 + 3 - a.1) % 3 != (b.0 + 3 - b.1) % 3)
    };
    for digits in (0..512).map(ennead_grid::DigitSet::from_bits).filter(|it| it.len() == 3) {
        let cell = |digit: Digit, box_: House| (full.cells_of(digit) & box_.cells()).first();
        let at = |box_: usize| -> Option<[Cell; 3]> {
            let cells: Vec<Cell> =
                digits.iter().filter_map(|digit| cell(digit, House::box_(box_))).collect();
            cells.try_into().ok()
        };
        for boxes in
            [[0, 1, 3, 4], [0, 2, 3, 5], [0, 1, 6, 7], [0, 2, 6, 8], [4, 5, 7, 8], [1, 2, 4, 5]]
        {
            for last in 0..4 {
                let triples = (0..4).filter(|&i| i != last).map(|i| kind(at(boxes[i])?));
                let Some(odd) = triples.collect::<Option<Vec<bool>>>() else { continue };
                let odd = odd.into_iter().filter(|odd| *odd).count();
                let own = at(boxes[last])?;
                for i in 0..3 {
                    for guardian in House::box_(boxes[last]).cells().iter() {
                        let mut cells = own;
                        cells[i] = guardian;
                        if guardian != own[i]
                            && let Some(is_odd) = kind(cells)
                            && (odd + usize::from(is_odd)) % 2 == 1
                        {
                            let others = (0..4).filter(|&j| j != last).filter_map(|j| at(boxes[j]));
                            let all = others.flatten().chain(own).chain([guardian]);
                            return Some(all.collect());
                        }
                    }
                }
            }
        }
    }
    None
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
    if technique.find(&Facts::new(position, &options), &mut all).is_err() {
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
