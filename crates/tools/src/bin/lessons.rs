//! Finds the positions of the lessons: `cargo run --release -p ennead-tools --bin lessons -- FILE SEED PUZZLES [NAME…]`
//!
//! FILE is `crates/logic/lessons/examples.txt`. It walks the usual paths of random minimal puzzles. Wherever the
//! easiest step is about to be made, all techniques named (all that have too few positions, with none named) are
//! asked that are not easier than it. For each the five plainest positions are kept, those of FILE included,
//! each from another puzzle. The same seed finds the same.
//!
//! With `CASES=1` it adds instead the cases of `testdata/techniques` where positions are missing.
//!
//! With `HARD=1` in the environment it starts from the puzzles of the positions there are, and from those that need a chain or more,
//! and goes on with puzzles that have one or two givens elsewhere: among the neighbours of hard puzzles more are hard. With `SHOWN=1` it keeps positions where an easier technique helps too, for
//! techniques that are never needed.
//!
//! With `TWICE=1` it starts from puzzles made around two bases that share four digits: among 4,000 neighbours of the
//! three puzzles with a double exocet that were known there was no other.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{Random, full_grid};
use ennead_engine::count_solutions;
use ennead_grid::{Cell, CellSet, DigitSet, Givens, Puzzle, minlex};
use ennead_logic::lesson::{self, Example};
use ennead_logic::library::{self, Case};
use ennead_logic::pattern::Pattern;
use ennead_logic::{
    Enough, Facts, First, Options, PathFinder, Position, Sink, Step, Stop, TECHNIQUES, Table,
    Technique, technique,
};

/// Positions of a technique.
const KEPT: usize = 5;
/// A technique is not looked for any more in this run when it was met in this many puzzles.
const ENOUGH: usize = 40;
/// The same for techniques that are never needed: any position shows them.
const ENOUGH_SHOWN: usize = 8;
/// Steps of a technique that are looked at in a position.
const STEPS: usize = 40;
/// Positions with fewer empty cells show a single as if it were nothing.
const EMPTY: usize = 30;

/// What is kept of a technique: positions by how plain they are, each of another puzzle.
#[derive(Default)]
struct Shelf {
    kept: BTreeMap<(bool, usize, String), Example>,
    met: usize,
}

impl Shelf {
    fn add(&mut self, example: Example) {
        let form = |example: &Example| minlex(example.puzzle.givens()).form;
        let (key, puzzle) = (plainness(&example), form(&example));
        let same = self.kept.iter().find(|(_, other)| form(other) == puzzle);
        match same.map(|(other, _)| other.clone()) {
            Some(other) if other <= key => return,
            Some(other) => drop(self.kept.remove(&other)),
            None => {}
        }
        self.kept.insert(key, example);
        while self.kept.len() > KEPT {
            self.kept.pop_last();
        }
    }

    fn is_full(&self, shown: bool) -> bool {
        self.met >= if shown { ENOUGH_SHOWN } else { ENOUGH }
    }
}

/// Needed ones first; then those with little to take in; then in a fixed order.
fn plainness(example: &Example) -> (bool, usize, String) {
    let Some(step) = example.step() else { return (true, usize::MAX, String::new()) };
    (!example.needed, weight(&step, &example.position), example.to_string())
}

/// Whether a simpler pattern of the same kind says as much: a fish with a base house that has a single place, or
/// a BUG of type 3 whose extras are all of one digit, which is of type 2.
fn is_reducible(step: &Step, position: &Position) -> bool {
    match &step.pattern {
        Pattern::Fish(fish) => fish
            .base
            .iter()
            .any(|house| (house.cells() & position.cells_of(fish.digit)).single().is_some()),
        Pattern::GraveSubset(subset) => subset.grave.digits().len() == 1,
        _ => false,
    }
}

/// How much there is to take in.
fn weight(step: &Step, position: &Position) -> usize {
    let effect = step.eliminations.len() + 3 * step.placements.len();
    let reducible = if is_reducible(step, position) { 1_000 } else { 0 };
    reducible + position.all_candidates().len() + 8 * step.pattern.shape().size() + 4 * effect
}

/// The sink that has seen enough after [`STEPS`].
#[derive(Default)]
struct Few(Vec<Step>);

impl Sink for Few {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        let same = |other: &Step| {
            (other.eliminations, other.placements) == (step.eliminations, step.placements)
        };
        if !self.0.iter().any(same) {
            self.0.push(step);
        }
        if self.0.len() < STEPS { Ok(()) } else { Err(Enough) }
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, seed, puzzles, names @ ..] = arguments.as_slice() else {
        panic!("usage: lessons FILE SEED PUZZLES [NAME...]");
    };
    let mut search = Search {
        shelves: BTreeMap::new(),
        shown: is_set("SHOWN"),
        order: TECHNIQUES.iter().map(|it| it.about().name).collect(),
    };
    for example in lesson::read(&std::fs::read_to_string(file)?) {
        search.shelves.entry(example.technique).or_default().add(example);
    }
    if is_set("CASES") {
        search.add_cases();
        return search.write(file);
    }
    let is_named = |name: &&str| names.iter().any(|it| it == name);
    let few = |name: &&str| search.shelves.get(name).is_none_or(|shelf| shelf.kept.len() < KEPT);
    let wanted: BTreeSet<&'static str> = match names {
        [] => search.order.iter().copied().filter(few).collect(),
        _ => search.order.iter().copied().filter(is_named).collect(),
    };
    let mut random = Random(seed.parse().expect("a seed is a number"));
    let count: usize = puzzles.parse().expect("a number of puzzles");
    // The neighbours of a puzzle with a rare pattern often have it too.
    let kept = wanted.iter().filter_map(|name| search.shelves.get(name));
    let mut hard: Vec<Givens> = kept
        .flat_map(|shelf| shelf.kept.values().map(|example| *example.puzzle.givens()))
        .collect();
    let mut wanted = wanted;
    for i in 0..count {
        if wanted.is_empty() {
            break;
        }
        let near = if i % 8 == 0 { &[] } else { &hard[..] };
        let givens = start(near, &mut random);
        let puzzle = Puzzle::try_from(givens).expect("from a full grid");
        let met = search.met();
        let reached = search.walk(&puzzle, &wanted);
        let is_hard = reached >= search.index("x-chain");
        if search.met() > met || is_hard && !search.shown {
            hard.push(givens);
            if hard.len() > 200 {
                let at = random.below(hard.len());
                hard.swap_remove(at);
            }
        }
        wanted.retain(|name| !search.shelves.get(name).is_some_and(|it| it.is_full(search.shown)));
        if i % 20 == 19 {
            search.write(file)?;
            eprintln!(
                "{} puzzles, {} hard, wanted: {}",
                i + 1,
                hard.len(),
                search.missing(&wanted)
            );
        }
    }
    search.write(file)
}

/// The next puzzle; with `HARD=1` a neighbour of one of `hard`, if there is one.
fn start(hard: &[Givens], random: &mut Random) -> Givens {
    if is_set("TWICE") {
        twice(random)
    } else if is_set("HARD") && !hard.is_empty() {
        let from = hard[random.below(hard.len())];
        neighbour(from, random)
    } else {
        minimal(full_grid(random), random)
    }
}

/// Whether a variable of the environment is set.
fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some()
}

struct Search {
    shelves: BTreeMap<&'static str, Shelf>,
    shown: bool,
    order: Vec<&'static str>,
}

impl Search {
    fn index(&self, name: &str) -> usize {
        self.order.iter().position(|it| *it == name).expect("a technique")
    }

    /// How often a technique was met in a puzzle.
    fn met(&self) -> usize {
        self.shelves.values().map(|shelf| shelf.met).sum()
    }

    /// Walks the path of a puzzle as far as one of `wanted` can still be met; how far that was.
    fn walk(&mut self, puzzle: &Puzzle, wanted: &BTreeSet<&'static str>) -> usize {
        let at: Vec<usize> = wanted.iter().map(|name| self.index(name)).collect();
        let last = at.iter().copied().max().unwrap_or(0);
        let is_tried =
            |name: &str| self.order.iter().position(|it| *it == name).is_some_and(|at| at <= last);
        let finder = PathFinder::choose(Table::usual(), Options::DEFAULT, |row| {
            row.used && is_tried(row.technique.about().name)
        });
        let mut position = Position::new(puzzle);
        let mut reached = 0;
        let mut found: BTreeMap<&'static str, (usize, Example)> = BTreeMap::new();
        while !position.is_solved() {
            let next = finder.next(&position, &Stop::never()).expect("never stopped");
            let tried = next.as_ref().map_or(last, |step| self.index(step.technique));
            reached = reached.max(tried);
            // Positions that only show a technique are not looked for where singles help.
            let is_single = next.as_ref().is_some_and(|step| step.placements.len() == 1);
            for &at in at.iter().filter(|_| !(self.shown && is_single)) {
                let technique = TECHNIQUES[at];
                let used = Table::usual().rows[at].used;
                let needed = at == tried || at < tried && !used || next.is_none();
                if !needed && !self.shown {
                    continue;
                }
                if let Some((weight, example)) = plainest(technique, needed, &position) {
                    let name = technique.about().name;
                    let better = found
                        .get(name)
                        .is_none_or(|(best, it)| (!needed, weight) < (!it.needed, *best));
                    if better {
                        found.insert(name, (weight, example));
                    }
                }
            }
            let Some(step) = next else { break };
            position.apply(&step);
        }
        for (name, (_, example)) in found {
            let shelf = self.shelves.entry(name).or_default();
            shelf.met += 1;
            shelf.add(example);
        }
        reached
    }

    /// Adds the cases of the tests where positions are missing.
    fn add_cases(&mut self) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/techniques");
        for technique in TECHNIQUES {
            let name = technique.about().name;
            let shelf = self.shelves.entry(name).or_default();
            if shelf.kept.len() >= KEPT {
                continue;
            }
            let text = std::fs::read_to_string(format!("{folder}/{name}.txt")).unwrap_or_default();
            let cases =
                library::read(&text).filter_map(Result::ok).filter(|case| !case.is_near_miss());
            for case in cases {
                let Some(mut example) = Example::new(name, true, case) else { continue };
                example.needed = !is_easier(name, &example.position);
                if is_unique(example.puzzle.givens()) && example.step().is_some() {
                    shelf.add(example);
                }
            }
        }
    }

    fn missing(&self, wanted: &BTreeSet<&'static str>) -> String {
        let count =
            |name: &&'static str| self.shelves.get(name).map_or(0, |shelf| shelf.kept.len());
        let each = wanted.iter().map(|name| format!("{name} {}", count(name)));
        each.collect::<Vec<_>>().join(", ")
    }

    fn write(&self, file: &str) -> std::io::Result<()> {
        let mut text = String::from(HEAD);
        for name in &self.order {
            for example in self.shelves.get(name).into_iter().flat_map(|shelf| shelf.kept.values())
            {
                text += &format!("{example}\n");
            }
        }
        std::fs::write(file, text)
    }
}

const HEAD: &str = "\
# Positions of lessons: a technique, whether nothing easier helps (needed) or something does (shown),
# and the position with what follows as a line of HoDoKu's library. Written by the tool `lessons`.
";

/// Whether a technique that is easier than the one called `name` finds something.
fn is_easier(name: &str, position: &Position) -> bool {
    let facts = Facts::new(position, &Options::DEFAULT);
    lesson::easier(name).any(|technique| {
        let mut first = First::default();
        let _ = technique.find(&facts, &mut first);
        first.0.is_some()
    })
}

/// The step of the technique in the position that is the plainest.
fn plainest(
    technique: &'static dyn Technique,
    needed: bool,
    position: &Position,
) -> Option<(usize, Example)> {
    let name = technique.about().name;
    if Table::usual().row(name)?.score < 20 && position.empty().len() < EMPTY {
        return None;
    }
    let mut few = Few::default();
    let _ = technique.find(&Facts::new(position, &Options::DEFAULT), &mut few);
    let step = few.0.into_iter().min_by_key(|step| weight(step, position))?;
    let example = Example::new(name, needed, Case::of(&step, position))?;
    Some((weight(&step, position), example))
}

/// A puzzle that begins with a double exocet, with as few givens as that and its one solution allow.
///
/// In the first band of a full grid two bases hold different digits. They are emptied, and so is every cell from which
/// they see one of these digits; so each base can hold all four.
fn twice(random: &mut Random) -> Givens {
    let technique = technique("double-exocet").expect("there is one");
    let begins = |givens: &Givens| {
        let Ok(puzzle) = Puzzle::try_from(*givens) else { return false };
        let mut first = First::default();
        let _ = technique.find(&Facts::new(&Position::new(&puzzle), &Options::DEFAULT), &mut first);
        first.0.is_some()
    };
    let bases: CellSet = [(0, 0), (0, 1), (1, 3), (1, 4)]
        .map(|(row, column)| Cell::at(row, column))
        .into_iter()
        .collect();
    loop {
        let full = full_grid(random);
        let digits: DigitSet = bases.iter().filter_map(|cell| full.get(cell)).collect();
        if digits.len() < 4 {
            continue;
        }
        let mut givens = full;
        for cell in Cell::ALL {
            let is_base_digit = full.get(cell).is_some_and(|digit| digits.contains(digit));
            if is_base_digit && (cell.row() < 3 || bases.iter().any(|base| base.sees(cell))) {
                givens.set(cell, None);
            }
        }
        if begins(&givens) && is_unique(&givens) {
            return fewest(givens, random, |fewer| is_unique(fewer) && begins(fewer));
        }
    }
}

/// A minimal puzzle: digits are removed from `givens` in random order while it has one solution.
fn minimal(givens: Givens, random: &mut Random) -> Givens {
    fewest(givens, random, is_unique)
}

/// Digits are removed from `givens` in random order while `holds`.
fn fewest(mut givens: Givens, random: &mut Random, holds: impl Fn(&Givens) -> bool) -> Givens {
    let mut cells: Vec<Cell> = givens.cells().iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let digit = givens.get(cell);
        givens.set(cell, None);
        if !holds(&givens) {
            givens.set(cell, digit);
        }
    }
    givens
}

fn is_unique(givens: &Givens) -> bool {
    Puzzle::try_from(*givens).is_ok_and(|puzzle| count_solutions(&puzzle, 2) == 1)
}

/// A puzzle of the same full grid, from which a few givens were taken and others added: every other time one
/// for one, which leaves most patterns as they are, otherwise a minimal one.
fn neighbour(givens: Givens, random: &mut Random) -> Givens {
    let puzzle = Puzzle::try_from(givens).expect("made here");
    let full = ennead_engine::some_solution(&puzzle).expect("has one");
    if random.below(2) == 0 {
        for _ in 0..200 {
            let taken = givens.cells().iter().nth(random.below(givens.len()));
            let added = Cell::ALL[random.below(81)];
            let mut other = givens;
            taken.into_iter().for_each(|cell| other.set(cell, None));
            other.set(added, Some(full.digit(added)));
            if taken != Some(added) && givens.get(added).is_none() && is_unique(&other) {
                return other;
            }
        }
    }
    let mut fewer = givens;
    let mut cells: Vec<Cell> = givens.cells().iter().collect();
    random.shuffle(&mut cells);
    for cell in cells.into_iter().take(1 + random.below(3)) {
        fewer.set(cell, None);
    }
    let mut others: Vec<Cell> =
        Cell::ALL.into_iter().filter(|cell| fewer.get(*cell).is_none()).collect();
    random.shuffle(&mut others);
    for cell in others {
        if is_unique(&fewer) {
            break;
        }
        fewer.set(cell, Some(full.digit(cell)));
    }
    minimal(fewer, random)
}
