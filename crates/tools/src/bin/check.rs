//! Makes puzzles with every combination of options and checks each by other code: uniqueness and
//! minimality with dancing links, symmetry and pattern by their definitions, and rating and path by
//! computing them again.
//!
//! ```text
//! cargo run --release -p ennead-tools --bin check -- [PUZZLES] [PART/PARTS] [SEED]
//! ```
//!
//! `PUZZLES` are divided evenly among the combinations; part I of N is every N-th combination. A
//! combination is cut off after 20 seconds of CPU time. The others then make up for what is
//! missing, so that the total is as requested.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use ennead_engine::by_name;
use ennead_generate::{
    Base, Feature, Made, PathRole, Ratings, Request, Shape, Shortfall, Watch, Wish, make,
};
use ennead_grid::{CellSet, Puzzle, Solution};
use ennead_logic::{PathFinder, Position, Stop, Table, technique};
use ennead_rating::{Level, Rater, RaterOptions};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let total: u64 = arguments.first().map_or(10_000, |n| n.parse().expect("a number"));
    let (part, parts) = arguments.get(1).map_or((0, 1), |text| {
        let (part, parts) = text.split_once('/').expect("PART/PARTS");
        (part.parse::<usize>().expect("a number"), parts.parse::<usize>().expect("a number"))
    });
    let seed = arguments.get(2).map_or(1, |n| n.parse().expect("a number"));
    let wishes = wishes();
    let each = total.div_ceil(wishes.len() as u64);
    let mine: Vec<_> = wishes.iter().skip(part).step_by(parts).collect();
    let mut checker = Checker::new();
    // How many of each have been made, and whether to continue with it.
    let mut counts = vec![(0, true); mine.len()];
    let mut wanted = each * mine.len() as u64;
    let start = processor_seconds();
    while wanted > 0 && counts.iter().any(|&(_, goes_on)| goes_on) {
        let open = counts.iter().filter(|&&(_, goes_on)| goes_on).count() as u64;
        let each = wanted.div_ceil(open);
        for ((name, wish), (made, goes_on)) in mine.iter().zip(&mut counts) {
            if !*goes_on {
                continue;
            }
            let request =
                Request { wish: wish.clone(), first: *made, count: each, seed, threads: 1 };
            let watch = Watch::new();
            let result = make_for_20_seconds(&request, &watch, |puzzle| {
                checker.check(name, wish, &puzzle);
            });
            let expected = |why: &Shortfall| !matches!(why, Shortfall::Impossible(_));
            assert!(result.as_ref().err().is_none_or(expected), "{name}: {result:?}");
            *made += watch.made();
            *goes_on = watch.made() == each;
            wanted = wanted.saturating_sub(watch.made());
            if !*goes_on {
                println!("{name}: {made} ({result:?})");
            }
        }
    }
    let made: u64 = counts.iter().map(|&(made, _)| made).sum();
    let short = counts.iter().filter(|&&(_, goes_on)| !goes_on).count();
    println!(
        "{made} puzzles made and confirmed in {:.0} s; {} combinations, {short} cut off",
        processor_seconds() - start,
        mine.len(),
    );
    for (what, count) in checker.confirmed {
        println!("{what}: {count}");
    }
}

/// Makes puzzles until there are enough, or 20 seconds of CPU time have passed.
fn make_for_20_seconds(
    request: &Request,
    watch: &Watch,
    mut take: impl FnMut(Made),
) -> Result<(), Shortfall> {
    let (stop, begun) = (Stop::new(), processor_seconds());
    // By another thread, as a puzzle may take longer than that.
    thread::scope(|scope| {
        let clock = scope.spawn(|| {
            while !stop.is_raised() {
                thread::park_timeout(Duration::from_millis(50));
                if processor_seconds() - begun > 20.0 {
                    stop.raise();
                }
            }
        });
        let result = make(request, watch, &stop, |puzzle| {
            take(puzzle);
            ControlFlow::Continue(())
        });
        stop.raise();
        clock.thread().unpark();
        result
    })
}

/// The CPU time of the main thread on Linux; elsewhere the elapsed time.
fn processor_seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = text.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

/// Every sensible combination: shapes with levels with minimality, and so on.
fn wishes() -> Vec<(String, Wish)> {
    let mut wishes = Vec::new();
    let levels = [None].into_iter().chain(Level::ALL.map(Some));
    for level in levels {
        for shape in Shape::ALL {
            for minimal in [false, true] {
                let rating = level.map(Ratings::from);
                let name = level.map_or("any", Level::name);
                let name = format!("level {name}, {}, minimal {minimal}", shape.name());
                wishes.push((name, Wish { rating, shape, minimal, ..Wish::default() }));
            }
        }
    }
    for (least, most) in [(20, 20), (21, 22), (24, 24), (30, 32), (36, 36)] {
        for shape in [Shape::None, Shape::Rotate180, Shape::Diagonal, Shape::Full] {
            let name = format!("clues {least}..{most}, {}", shape.name());
            wishes.push((name, Wish { clues: Some((least, most)), shape, ..Wish::default() }));
        }
    }
    let drawn: CellSet = CellSet::ALL
        .iter()
        .filter(|cell| (cell.row() + cell.column()) % 2 == 0 || cell.row() == cell.column())
        .collect();
    let ring: CellSet = CellSet::ALL
        .iter()
        .filter(|cell| {
            matches!(cell.row().max(8 - cell.row()), 8 | 5 | 4) || matches!(cell.column(), 0 | 8)
        })
        .collect();
    for (picture, cells) in [("chessboard", drawn), ("lines", ring)] {
        for minimal in [false, true] {
            let name = format!("pattern {picture}, minimal {minimal}");
            wishes.push((name, Wish { pattern: Some(cells), minimal, ..Wish::default() }));
        }
    }
    for name in ["hidden-single", "pointing", "naked-pair", "x-wing", "skyscraper", "xy-wing"] {
        for role in [PathRole::InPath, PathRole::Hardest, PathRole::First] {
            let feature = Some(Feature { technique: technique(name).expect("registered"), role });
            let title = format!("technique {name} {role:?}");
            wishes.push((title, Wish { feature, ..Wish::default() }));
        }
    }
    let named = |names: &[&str]| names.iter().filter_map(|name| technique(name).ok()).collect();
    let singles = ["full-house", "naked-single", "hidden-single"];
    let wish = Wish { only: Some(named(&singles)), ..Wish::default() };
    wishes.push(("singles only".to_owned(), wish));
    let wish = Wish { without: named(&["hidden-single"]), ..Wish::default() };
    wishes.push(("without hidden singles".to_owned(), wish));
    let (base, solution) = base_of_seed();
    let full = Puzzle::try_from(*solution.grid()).expect("a solution");
    for (name, base) in [
        ("isomorphs", Base::Isomorphs(base)),
        ("neighbours", Base::Neighbours(base)),
        ("inside", Base::Inside(full)),
    ] {
        wishes.push((name.to_owned(), Wish { base, rated: true, ..Wish::default() }));
    }
    wishes
}

fn base_of_seed() -> (Puzzle, Solution) {
    let request = Request { wish: Wish::default(), first: 0, count: 1, seed: 5, threads: 1 };
    let mut made = None;
    make(&request, &Watch::new(), &Stop::never(), |puzzle| {
        made = Some((puzzle.puzzle, puzzle.solution));
        ControlFlow::Continue(())
    })
    .expect("a plain puzzle");
    made.expect("one was asked for")
}

struct Checker {
    rater: Rater,
    confirmed: BTreeMap<&'static str, u64>,
}

impl Checker {
    fn new() -> Checker {
        Checker { rater: Rater::new(RaterOptions::default()), confirmed: BTreeMap::new() }
    }

    fn count(&mut self, what: &'static str) {
        *self.confirmed.entry(what).or_default() += 1;
    }

    fn check(&mut self, name: &str, wish: &Wish, made: &Made) {
        let puzzle = &made.puzzle;
        let (count, solution) = dancing_links(puzzle);
        assert_eq!(count, 1, "{name}: {puzzle:?}");
        assert_eq!(solution, Some(made.solution), "{name}: {puzzle:?}");
        self.count("unique");
        let cells = puzzle.givens().cells();
        let plain = wish.rating.is_none()
            && wish.clues.is_none()
            && wish.pattern.is_none()
            && wish.feature.is_none()
            && wish.shape == Shape::None
            && wish.base == Base::Random;
        if wish.minimal || plain && !wish.needs_path() {
            for cell in cells.iter() {
                let mut fewer = *puzzle.givens();
                fewer.set(cell, None);
                let fewer = Puzzle::try_from(fewer).expect("fewer givens");
                assert_eq!(dancing_links(&fewer).0, 2, "{name}: {puzzle:?} {cell}");
            }
            self.count("minimal");
        }
        assert!(wish.shape.holds(cells), "{name}: {puzzle:?}");
        if wish.shape != Shape::None {
            self.count("symmetric");
        }
        if let Some((least, most)) = wish.clues {
            assert!((least..=most).contains(&cells.len()), "{name}: {puzzle:?}");
            self.count("number of givens");
        }
        if let Some(pattern) = wish.pattern {
            assert!(
                if wish.minimal { cells.is_subset(pattern) } else { cells == pattern },
                "{name}"
            );
            self.count("pattern");
        }
        if let Some(ratings) = wish.rating {
            let rating = self.rater.rate(puzzle, &Stop::never()).expect("never stopped");
            assert!(ratings.contains(rating.er), "{name}: {puzzle:?} {rating}");
            assert_eq!(made.rating, Some(rating), "{name}: {puzzle:?}");
            self.count("rating");
        }
        if wish.needs_path() {
            self.check_path(name, wish, puzzle);
        }
    }

    fn check_path(&mut self, name: &str, wish: &Wish, puzzle: &Puzzle) {
        let finder = PathFinder::choose(Table::hodoku(), ennead_logic::Options::DEFAULT, |row| {
            row.used && wish.allows(row.technique.about().name)
        });
        let path = finder.path(&Position::new(puzzle), &Stop::never()).expect("never stopped");
        assert!(path.end.is_solved(), "{name}: {puzzle:?}");
        if let Some(feature) = &wish.feature {
            let wanted = feature.technique.about().name;
            let names: Vec<&str> = path.steps.iter().map(|step| step.technique).collect();
            assert!(names.contains(&wanted), "{name}: {puzzle:?}");
            if feature.role == PathRole::First {
                assert_eq!(names[0], wanted, "{name}: {puzzle:?}");
            }
            if feature.role == PathRole::Hardest {
                assert_eq!(Table::hodoku().hardest(names), Some(wanted), "{name}: {puzzle:?}");
            }
            self.count("technique");
        }
        self.count("path");
    }
}

/// The number of solutions, up to two, and the first.
fn dancing_links(puzzle: &Puzzle) -> (u64, Option<Solution>) {
    let mut first = None;
    let mut keep = |solution: &Solution| {
        first.get_or_insert(*solution);
        ControlFlow::Continue(())
    };
    let engine = by_name("dancing-links").expect("a registered engine");
    let outcome = engine.search(puzzle, 2, &mut keep, &Stop::never());
    (outcome.solutions, first)
}
