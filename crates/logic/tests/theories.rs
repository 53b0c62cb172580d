//! Paths by theories.

#[path = "common/theories.rs"]
mod walks;

use crate::common::{Random, random_puzzle, solution};
use ennead_depth::{ChainKind, Chains};
use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, PathFinder, Position, Stop, Table, Theory};
use walks::{Tally, walk};

#[test]
fn paths_by_theories_hold() {
    let (mut random, mut tally) = (Random(21), Tally::default());
    for _ in 0..60 {
        let givens = random_puzzle(&mut random);
        walk(&givens, &solution(&givens), &mut tally);
    }
    assert!(tally.steps > 2_000 && tally.refused > 1_000, "{tally:?}");
    for kind in ["bivalue-chain", "z-chain", "t-whip", "whip"] {
        assert!(tally.kinds.contains_key(kind), "no {kind}: {tally:?}");
    }
}

/// Only a candidate outside a group links to it. Where the search forgot that, it knew of g-whips
/// that could not be written down, and the path needed longer ones.
#[test]
fn the_path_by_g_whips_is_as_short_as_the_rating() {
    let givens =
        ".8.4.....7....5....5.2...6...1.......7.3.6.8.36..12.7..4..6...9..3..8..5.2....7.."
            .parse()
            .expect("81 characters");
    walk(&givens, &solution(&givens), &mut Tally::default());
}

/// The longest whips of all 17-clue puzzles have length 8.
#[test]
fn theories_are_stopped() {
    let givens: Givens =
        "98.7..6..5...9..7...7..4...4..3..8...9..5..2......1..6..42..1...6..8..5......3..4"
            .parse()
            .expect("81 characters");
    let position = Position::new(&Puzzle::try_from(givens).expect("no clash"));
    let stop = Stop::never();
    let mut chains = Chains::new(ChainKind::Braid, position.all_candidates().iter());
    assert!(chains.next(2, &stop).is_ok());
    let stop = Stop::new();
    stop.raise();
    for theory in Theory::ALL {
        let finder = PathFinder::by(theory, Table::hodoku(), Options::DEFAULT);
        assert!(finder.path(&position, &stop).is_err(), "{theory}");
    }
}

#[test]
fn the_usual_theory_is_the_table() {
    let by = PathFinder::by(Theory::default(), Table::hodoku(), Options::DEFAULT);
    let new = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    assert!(by.techniques().map(|it| it.about()).eq(new.techniques().map(|it| it.about())));
}

/// Our own techniques are used, unless HoDoKu's theory is asked for; then the path is HoDoKu's.
#[test]
fn hodokus_theory_leaves_out_what_hodoku_does_not_have() {
    let names = |finder: &PathFinder| finder.techniques().map(|it| it.about().name).collect();
    let hodokus: Vec<&str> = names(&PathFinder::new(Table::hodoku(), Options::DEFAULT));
    let by_theory: Vec<&str> =
        names(&PathFinder::by(Theory::Hodoku, Table::usual(), Options::DEFAULT));
    let usual: Vec<&str> = names(&PathFinder::new(Table::usual(), Options::DEFAULT));
    assert_eq!(by_theory, hodokus);
    let ours: Vec<&&str> = usual.iter().filter(|name| !hodokus.contains(name)).collect();
    assert!(ours.contains(&&"junior-exocet") && ours.contains(&&"tridagon"), "{ours:?}");
    assert!(hodokus.iter().all(|name| usual.contains(name)));
}
