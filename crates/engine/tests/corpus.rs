//! Every engine on every line of `testdata/puzzles` that it can solve.

use std::collections::HashMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use ennead_engine::{
    Collect, ENGINES, Engine, Event, NO_LIMIT, Observer, Reach, Stats, Verdict, by_name, singles,
};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Givens, Puzzle, Solution};
use ennead_stop::Stop;

const FILES: [&str; 7] = [
    "unique.txt",
    "hardest.txt",
    "several.txt",
    "none.txt",
    "clashing.txt",
    "edge.txt",
    "seeds.txt",
];

fn read(file: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/puzzles");
    fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// A line of a corpus.
struct Line {
    givens: Givens,
    count: u64,
    /// Whether there are more solutions than `count`.
    more: bool,
    solution: Option<Solution>,
    tags: Vec<String>,
}

impl Line {
    fn parse(text: &str) -> Line {
        let (fields, tags) = text.split_once(" # ").expect(text);
        let fields: Vec<&str> = fields.split(':').collect();
        let solution = fields.get(2).map(|grid| grid.parse::<Givens>().expect(text));
        Line {
            givens: fields[0].parse().expect(text),
            count: fields[1].trim_end_matches('+').parse().expect(text),
            more: fields[1].ends_with('+'),
            solution: solution.map(|grid| Solution::try_from(grid).expect(text)),
            tags: tags.split(' ').map(str::to_owned).collect(),
        }
    }

    fn has(&self, tag: &str) -> bool {
        self.tags.iter().any(|other| other == tag)
    }

    fn is_beyond(&self, engine: &dyn Engine) -> bool {
        self.has(&format!("-{}", engine.name()))
    }
}

fn lines(file: &str) -> Vec<Line> {
    read(file).lines().filter(|line| !line.starts_with('#')).map(Line::parse).collect()
}

/// Up to this many solutions are compared one by one; more are only counted.
const COMPARED: u64 = 100;

fn assert_solves(engine: &dyn Engine, line: &Line, known: &mut HashMap<Givens, Vec<Solution>>) {
    let context = || format!("{} on {}", engine.name(), line.givens);
    let puzzle = Puzzle::try_from(line.givens).expect("a line without the tag clashing");
    if line.more {
        let nobody = &mut |_: &Solution| ControlFlow::Continue(());
        let outcome = engine.search(&puzzle, line.count, nobody, &Stop::never());
        assert_eq!((outcome.solutions, outcome.complete), (line.count, false), "{}", context());
        return;
    }
    let mut found = Vec::new();
    let outcome = engine.search(
        &puzzle,
        NO_LIMIT,
        &mut |solution: &Solution| {
            if line.count <= COMPARED {
                found.push(*solution);
            }
            ControlFlow::Continue(())
        },
        &Stop::never(),
    );
    assert_eq!((outcome.solutions, outcome.complete), (line.count, true), "{}", context());
    found.sort();
    if let Some(solution) = line.solution {
        assert_eq!(found, [solution], "{}", context());
    }
    assert!(found.iter().all(|solution| solution.extends(&line.givens)), "{}", context());
    // All solutions of the first engine are compared with those of the others.
    assert_eq!(&found, known.entry(line.givens).or_insert_with(|| found.clone()), "{}", context());
}

/// Runs every engine on the lines of `file`. reach.txt counts the lines that an engine has to skip.
fn every_engine_solves(file: &str) {
    let reach = read("reach.txt");
    let lines = lines(file);
    assert!(!lines.is_empty());
    let mut known = HashMap::new();
    for engine in ENGINES {
        let mut solved = 0;
        for line in &lines {
            if !line.is_beyond(*engine) {
                assert_solves(*engine, line, &mut known);
                solved += 1;
            }
        }
        let row = format!("{} {file} ", engine.name());
        let expected = reach
            .lines()
            .find_map(|line| line.strip_prefix(&row))
            .map_or_else(|| format!("{0} {0}", lines.len()), str::to_owned);
        assert_eq!(format!("{solved} {}", lines.len()), expected, "{}", engine.name());
    }
}

#[test]
fn every_engine_solves_puzzles_with_one_solution() {
    every_engine_solves("unique.txt");
}

#[test]
fn every_engine_solves_the_hardest() {
    every_engine_solves("hardest.txt");
}

#[test]
fn every_engine_finds_several_solutions() {
    every_engine_solves("several.txt");
}

#[test]
fn every_engine_sees_that_there_is_none() {
    every_engine_solves("none.txt");
}

#[test]
fn every_engine_solves_the_edges() {
    every_engine_solves("edge.txt");
}

#[test]
fn every_engine_solves_the_puzzles_of_the_seeds() {
    every_engine_solves("seeds.txt");
}

#[test]
fn clashing_lines_clash_and_no_others() {
    for file in FILES {
        for line in lines(file) {
            let clashes = Puzzle::try_from(line.givens).is_err();
            assert_eq!(clashes, line.has("clashing"), "{}", line.givens);
            assert!(!clashes || line.count == 0);
        }
    }
}

#[test]
fn the_singles_and_the_verdicts_are_those_of_the_lines() {
    for line in lines("unique.txt") {
        let puzzle = Puzzle::try_from(line.givens).unwrap();
        let verdict = match singles(&puzzle).reach {
            Reach::Naked => "easy",
            Reach::Hidden => "medium",
            Reach::Neither => "hard",
        };
        assert!(line.has(verdict), "{} is {verdict}", line.givens);
        assert_eq!(Verdict::of(&puzzle).name(), verdict, "{}", line.givens);
    }
}

/// Sturm's first two tiers again, literally and without regard to speed: every cell is computed
/// again after every digit, and every house is examined for every cell.
fn singles_to_the_letter(givens: &Givens) -> Givens {
    let mut aus = *givens;
    loop {
        let tst = CellMap::from_fn(|cell| match aus.get(cell) {
            Some(digit) => DigitSet::only(digit),
            None => aus.allowed(cell),
        });
        let naked = Cell::ALL.into_iter().find_map(|cell| {
            let digit = tst[cell].single().filter(|_| aus.get(cell).is_none())?;
            Some((cell, digit))
        });
        let hidden = || {
            let cells = (2..=8)
                .flat_map(|l| Cell::ALL.into_iter().filter(move |&cell| tst[cell].len() == l));
            cells.flat_map(|cell| cell.houses().map(|house| (cell, house))).find_map(
                |(cell, house)| {
                    let others = house.cells().without(cell);
                    let elsewhere = |&digit: &Digit| others.iter().any(|o| tst[o].contains(digit));
                    Some((cell, tst[cell].iter().find(|digit| !elsewhere(digit))?))
                },
            )
        };
        match naked.or_else(hidden) {
            Some((cell, digit)) => aus.set(cell, Some(digit)),
            None => return aus,
        }
    }
}

#[test]
fn the_singles_are_sturms_to_the_letter_also_where_there_is_no_solution() {
    for line in ["none.txt", "unique.txt"].into_iter().flat_map(lines) {
        let puzzle = Puzzle::try_from(line.givens).unwrap();
        assert_eq!(singles(&puzzle).grid, singles_to_the_letter(&line.givens), "{}", line.givens);
    }
}

/// The three engines that go cell by cell, digits ascending, find the solutions in reading order.
#[test]
fn solutions_come_in_reading_order() {
    for name in ["trial", "backtracking", "three-tier"] {
        let engine = by_name(name).unwrap();
        for line in lines("several.txt").iter().filter(|line| !line.is_beyond(engine)) {
            let mut found = Collect::default();
            engine.search(
                &Puzzle::try_from(line.givens).unwrap(),
                COMPARED,
                &mut found,
                &Stop::never(),
            );
            assert!(found.solutions.is_sorted(), "{name} on {}", line.givens);
        }
    }
}

#[test]
fn a_search_ends_at_its_limit_or_when_the_observer_breaks() {
    for engine in ENGINES {
        let mut told = 0;
        let outcome = engine.search(
            &Puzzle::EMPTY,
            NO_LIMIT,
            &mut |_: &Solution| {
                told += 1;
                if told == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
            &Stop::never(),
        );
        assert_eq!((told, outcome.solutions, outcome.complete), (3, 3, false), "{}", engine.name());

        let mut found = Collect::default();
        let outcome = engine.search(&Puzzle::EMPTY, 5, &mut found, &Stop::never());
        assert_eq!((outcome.solutions, found.solutions.len()), (5, 5), "{}", engine.name());

        let outcome = engine.search(&Puzzle::EMPTY, 0, &mut found, &Stop::never());
        assert_eq!((outcome.solutions, outcome.complete), (0, false), "{}", engine.name());
    }
}

/// Counts the digits written, and hashes which digit goes where, as testdata/befunge.txt does.
struct Written {
    count: u64,
    hash: u64,
    depth: u8,
}

impl Observer for Written {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.depth = event.depth;
        if let Some(candidate) = event.candidate().filter(|_| event.action.writes()) {
            self.count += 1;
            for byte in [candidate.cell().index() as u64, candidate.digit().get().into()] {
                self.hash = (self.hash ^ byte).wrapping_mul(0x100_0000_01b3);
            }
        }
        ControlFlow::Continue(())
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

#[test]
fn the_guess_ladder_takes_the_steps_of_the_befunge_program() {
    let text = read("../befunge.txt");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let puzzle = line.split(':').next().unwrap().parse::<Givens>().unwrap();
        let mut written = Written { count: 0, hash: 0xcbf2_9ce4_8422_2325, depth: 0 };
        let engine = by_name("guess-ladder").unwrap();
        let outcome =
            engine.search(&Puzzle::try_from(puzzle).unwrap(), 1, &mut written, &Stop::never());
        let Stats { guesses, backtracks, max_depth, .. } = outcome.stats;
        let Written { count, hash, depth } = written;
        let ours =
            format!("{puzzle}:{guesses}:{backtracks}:{max_depth}:{depth}:{count}:{hash:016x}");
        assert_eq!(ours, line);
    }
}
