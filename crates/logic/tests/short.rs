//! Short paths.

use crate::common::{Random, random_puzzle};
use ennead_grid::{Givens, Puzzle};
use ennead_logic::pattern::{Forcing, Net, Shape};
use ennead_logic::{Options, Path, PathFinder, Position, Stop, Table, Theory};

fn start(givens: &Givens) -> Position {
    Position::new(&Puzzle::try_from(*givens).expect("no clash"))
}

fn nets(path: &Path) -> usize {
    path.steps.iter().filter(|step| step.technique.contains("-net")).count()
}

/// The usual path and the short one, after making sure of what is promised.
fn both(finder: &PathFinder, givens: &Givens, effort: u32) -> (Path, Path) {
    let usual = finder.path(&start(givens), &Stop::never()).expect("never stopped");
    let short = finder.shorten(&usual, effort, &Stop::never()).expect("never stopped");
    assert_eq!(short.replay(), Ok(()), "{givens}");
    assert_eq!(short.end, usual.end, "{givens}");
    assert!(short.hard_steps() <= usual.hard_steps(), "{givens}");
    assert!(short.score <= usual.score, "{givens}");
    assert!(nets(&short) <= nets(&usual), "{givens}");
    (usual, short)
}

#[test]
fn short_paths_hold_and_are_shorter() {
    let (mut random, mut usual, mut short) = (Random(19), 0, 0);
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    for _ in 0..150 {
        let givens = random_puzzle(&mut random);
        let paths = both(&finder, &givens, 3);
        usual += paths.0.hard_steps();
        short += paths.1.hard_steps();
    }
    assert!(short * 10 < usual * 6, "{short} of {usual}");
}

fn lines(path: &Path) -> usize {
    let nets = path.steps.iter().filter(|step| step.technique.contains("-net"));
    nets.map(|step| step.pattern.shape().size()).sum()
}

/// Where nets are needed, those are chosen that open most for their length, and suppositions within
/// suppositions end soon.
#[test]
fn short_nets_take_the_place_of_many() {
    let givens =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let (usual, short) = both(&finder, &givens.parse().expect("81 characters"), 4);
    assert!(nets(&short) * 2 < nets(&usual), "{} of {}", nets(&short), nets(&usual));
    assert!(lines(&short) * 5 < lines(&usual) * 3, "{} of {}", lines(&short), lines(&usual));
    for step in &short.steps {
        let Ok(net) = step.pattern.get::<Net>() else { continue };
        for inner in net.parts.iter().flat_map(|part| &part.steps) {
            let supposed = inner.pattern.get::<Forcing>().map_or(0, |forcing| forcing.size());
            assert!(supposed <= 4, "{supposed} inferences in {step:?}");
        }
    }
}

/// Every step of a short path other than a single is needed: without it, singles and the other
/// steps do not solve the puzzle, neither as they are nor in the positions that they lead to.
#[test]
fn no_step_is_left_that_nobody_needs() {
    let givens =
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    let givens = givens.parse().expect("81 characters");
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let singles = ["full-house", "naked-single", "hidden-single"];
    let is_single = |name: &str| singles.contains(&name);
    let by_singles = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |row| {
        is_single(row.technique.about().name)
    });
    let (_, short) = both(&finder, &givens, 0);
    let hard: Vec<_> = short.steps.iter().filter(|step| !is_single(step.technique)).collect();
    assert!(hard.len() > 2);
    for left_out in 0..hard.len() {
        let mut position = start(&givens);
        for (_, step) in hard.iter().enumerate().filter(|&(k, _)| k != left_out) {
            position = by_singles.path(&position, &Stop::never()).expect("never stopped").end;
            if step.check(&position).is_ok() {
                position.apply(step);
            }
        }
        let end = by_singles.path(&position, &Stop::never()).expect("never stopped").end;
        assert!(!end.is_solved(), "{left_out}: {:?}", hard[left_out]);
    }
}

#[test]
fn other_techniques_and_theories_have_short_paths_too() {
    let mut random = Random(190);
    let naked = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |row| {
        row.used && !row.technique.about().name.contains("hidden")
    });
    let whips = PathFinder::by(Theory::Whips, Table::hodoku(), Options::DEFAULT);
    for _ in 0..15 {
        let givens = random_puzzle(&mut random);
        both(&naked, &givens, 3);
        both(&whips, &givens, 3);
    }
}

#[test]
fn a_path_that_does_not_solve_stays_as_it_is() {
    let givens =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let givens = givens.parse().expect("81 characters");
    let singles = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |row| {
        row.technique.about().name.contains("single")
    });
    let (usual, short) = both(&singles, &givens, 5);
    assert!(!short.end.is_solved());
    assert_eq!(short.steps, usual.steps);
}

#[test]
fn shortening_is_stopped() {
    let givens =
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    let givens = givens.parse().expect("81 characters");
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let usual = finder.path(&start(&givens), &Stop::never()).expect("never stopped");
    let stop = Stop::new();
    stop.raise();
    assert!(finder.shorten(&usual, 5, &stop).is_err());
}
