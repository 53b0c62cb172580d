//! Nets as they are shown.

use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Hint, Options, PathFinder, Position, Stop, Table};

/// AI Escargot (Arto Inkala, 2006), with nets of every kind on its path.
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn start(givens: &str) -> Position {
    let givens: Givens = givens.parse().expect("81 characters");
    Position::new(&Puzzle::try_from(givens).expect("no clash"))
}

/// Small nets hold, and say what the ones that were found say.
#[test]
fn small_nets_hold_and_are_smaller() {
    let stop = Stop::never();
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&start(ESCARGOT), &stop).expect("never stopped");
    let small = path.clone().with_small_nets(&stop).expect("never stopped");
    assert_eq!(small.replay(), Ok(()));
    assert_eq!(
        (small.end, small.score, small.steps.len()),
        (path.end, path.score, path.steps.len())
    );
    let (mut before, mut after) = (0, 0);
    for (old, new) in path.steps.iter().zip(&small.steps) {
        assert_eq!((old.technique, old.proved()), (new.technique, new.proved()));
        let [was, is] = [old, new].map(|step| step.pattern.shape().size());
        assert!(is <= was);
        assert_eq!(is == was, old == new);
        assert!(is == was || old.technique().about().is_net());
        (before, after) = (before + was, after + is);
    }
    assert!(after * 100 < before * 92, "{after} of {before}");
}

/// No inference of a small plain net can be left out.
#[test]
fn small_nets_need_all_their_inferences() {
    let stop = Stop::never();
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&start(ESCARGOT), &stop).expect("never stopped");
    let path = path.with_small_nets(&stop).expect("never stopped");
    let mut nets = 0;
    for (before, step) in path.positions() {
        let Ok(net) = step.pattern.get::<ennead_logic::pattern::Forcing>() else { continue };
        for branch in 0..net.branches.len() {
            for left_out in 0..net.branches[branch].then.len() {
                let mut less = net.clone();
                less.branches[branch].then.remove(left_out);
                let step = ennead_logic::Step { pattern: less.into(), ..step.clone() };
                assert!(step.check(&before).is_err(), "{step:?}");
                nets += 1;
            }
        }
    }
    assert!(nets > 50, "{nets}");
}

#[test]
fn a_hint_shows_the_small_net() {
    let stop = Stop::never();
    let nets =
        |row: &ennead_logic::Row| row.technique.about().name == "forcing-net-plus-contradiction";
    let finder = PathFinder::choose(Table::hodoku(), Options::DEFAULT, nets);
    let mut position = start(ESCARGOT);
    let mut smaller = 0;
    for _ in 0..5 {
        let Some(found) = finder.next(&position, &stop).expect("never stopped") else { break };
        let Hint::Step(shown) = finder.hint(&position, None, &stop).expect("never stopped") else {
            panic!("there is a step")
        };
        assert_eq!(*shown, found.smallest(&position, &stop).expect("never stopped"));
        smaller += usize::from(*shown != found);
        position.apply(&shown);
    }
    assert!(smaller > 0);
}

#[test]
fn making_a_net_smaller_is_stopped() {
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&start(ESCARGOT), &Stop::never()).expect("never stopped");
    let stop = Stop::new();
    stop.raise();
    assert!(path.with_small_nets(&stop).is_err());
}
