//! Nets as they are shown.

use std::sync::LazyLock;

use crate::common::{Random, random_puzzle, solution};
use ennead_grid::{Candidate, Givens, Puzzle};
use ennead_logic::argument::{Argument, Reason, Says};
use ennead_logic::{Hint, Options, PathFinder, Position, Step, Stop, Table, Theory};

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

/// Every net and forcing chain on some paths, also the whips of a theory, with its position.
static ARGUMENTS: LazyLock<Vec<(Position, Step, Argument)>> = LazyLock::new(|| {
    let stop = Stop::never();
    let usual = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let braids = PathFinder::by(Theory::Braids, Table::hodoku(), Options::DEFAULT);
    let g_whips = PathFinder::by(Theory::GWhips, Table::hodoku(), Options::DEFAULT);
    let others = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |row| {
        let name = row.technique.about().name;
        name.contains("single") || name == "nishio" || name.ends_with("verity")
    });
    let mut random = Random(41);
    let mut puzzles: Vec<(Position, Vec<&PathFinder>)> = (0..6)
        .map(|_| start(&random_puzzle(&mut random).to_string()))
        .map(|puzzle| (puzzle, vec![&usual, &braids, &g_whips, &others]))
        .collect();
    puzzles.extend([(start(ESCARGOT), vec![&usual]), (start(VERITIES), vec![&usual, &others])]);
    let mut all = Vec::new();
    for (puzzle, finders) in puzzles {
        for finder in finders {
            let path = finder.path(&puzzle, &stop).expect("never stopped");
            let small = path.clone().with_small_nets(&stop).expect("never stopped");
            for (before, step) in path.positions().chain(small.positions()) {
                match step.argument(&before) {
                    Some(argument) => all.push((before, step.clone(), argument)),
                    None => {
                        let is_long = step.pattern.shape().size() > 2;
                        assert!(!step.technique().about().is_net() || !is_long, "{step:?}");
                    }
                }
            }
        }
    }
    all
});

/// A path needs several nets and chains that end alike in all cases.
const VERITIES: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// A net of one technique in Golden Nugget (tarek, 2007), once these candidates have fallen.
fn net_in_golden_nugget(technique: &str, fallen: &[&str]) -> (Position, Argument, Step) {
    let mut position =
        start(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    for candidate in fallen {
        let candidate: Candidate = candidate.parse().expect("a candidate");
        position.eliminate(candidate.digit(), candidate.cell());
    }
    let is_wanted = |row: &ennead_logic::Row| row.technique.about().name == technique;
    let finder = PathFinder::choose(Table::hodoku(), Options::DEFAULT, is_wanted);
    let Hint::Step(shown) = finder.hint(&position, None, &Stop::never()).expect("never stopped")
    else {
        panic!("there is a step")
    };
    let argument = shown.argument(&position).expect("nets have one");
    (position, argument, *shown)
}

/// The one place a digit is locked in holds it, as its line says, and what the next step of the net rules out there
/// is gone already. There was no argument then.
#[test]
fn a_line_that_says_more_than_its_step_leaves_less_to_the_next() {
    let fallen = ["3r7c9", "3r4c4", "5r4c1", "3r4c6", "3r8c4"];
    let (position, argument, shown) =
        net_in_golden_nugget("forcing-net-plus-contradiction", &fallen);
    assert_eq!(argument.check(&position), Ok(shown.proved()));
}

/// A step of a net after locked candidates with a single place sees the other candidates of its cell, which are gone if a
/// line says that the place holds the digit. There was no argument then either. (The puzzle was found by moving a
/// given of a hard one.)
#[test]
fn steps_see_what_is_beside_a_single_place() {
    let position =
        start(".2..5..8...71.9...6...........5...4.........88...4.3.2..1..7..6.6..2..3.9..6..8..");
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&position, &Stop::never()).expect("never stopped");
    let path = path.with_small_nets(&Stop::never()).expect("never stopped");
    let mut nets = 0;
    for (before, step) in path.positions().filter(|(_, step)| step.technique().about().is_net()) {
        let argument = step.argument(&before).unwrap_or_else(|| panic!("no argument: {step:?}"));
        assert_eq!(argument.check(&before), Ok(step.proved()));
        nets += 1;
    }
    assert!(nets > 5, "{nets}");
}

/// If a further supposition was refuted but that was not needed, its lines were left without an
/// end.
#[test]
fn further_suppositions_are_all_refuted() {
    let (position, argument, shown) =
        net_in_golden_nugget("nested-forcing-net", &["3r7c9", "3r4c4"]);
    assert_eq!(argument.check(&position), Ok(shown.proved()));
    assert!(argument.inferences.iter().any(|line| line.depth > 1));
    assert_eq!(first_not_refuted(&argument), None);
}

/// The number of the first further supposition that no line refutes.
fn first_not_refuted(argument: &Argument) -> Option<usize> {
    let lines = &argument.inferences;
    let is_left_open = |&i: &usize| {
        let mut after = lines[i + 1..].iter();
        match (&lines[i].reason, &lines[i].says) {
            (Reason::Supposed, Says::True(node)) if lines[i].depth > 1 => !after
                .find(|later| later.depth < lines[i].depth)
                .is_some_and(|end| end.says == Says::False(node.candidates())),
            _ => false,
        }
    };
    (0..lines.len()).find(is_left_open).map(|i| i + 1)
}

/// An argument proves, line by line and from the position alone, just what the step says.
#[test]
fn arguments_prove_what_their_steps_say() {
    let (mut count, mut reasons) = (0, std::collections::BTreeMap::new());
    for (before, step, argument) in &*ARGUMENTS {
        assert_eq!(argument.check(before), Ok(step.proved()), "{step:?}: {argument:?}");
        count += 1;
        for line in &argument.inferences {
            *reasons.entry(line.reason.name()).or_insert(0) += 1;
        }
    }
    assert!(count > 150, "{count}");
    let all = ["cases", "last", "otherwise", "refuted", "step", "supposed"];
    assert!(all.iter().all(|reason| reasons.get(reason) > Some(&10)), "{reasons:?}");
}

/// Every line needs each line it refers to, every line is needed, and every further supposition is
/// refuted.
#[test]
fn arguments_say_nothing_in_vain() {
    for (before, _, argument) in &*ARGUMENTS {
        for (i, line) in argument.inferences.iter().enumerate() {
            for k in 0..line.uses.len() {
                let mut less = argument.clone();
                less.inferences[i].uses.remove(k);
                assert!(less.check(before).is_err(), "{} of {argument:?}", i + 1);
            }
            let is_used = argument.inferences.iter().any(|later| later.uses.contains(&(i + 1)));
            let may_stay = line.depth == 0 || line.reason == Reason::Supposed;
            assert!(is_used || may_stay, "{} of {argument:?}", i + 1);
        }
        assert_eq!(first_not_refuted(argument), None, "{argument:?}");
    }
}

/// A wrong argument is refused, or still proves no more than is true.
#[test]
fn wrong_arguments_prove_nothing_wrong() {
    let (mut random, mut refused, mut all) = (Random(7), 0, 0);
    for (before, _, argument) in &*ARGUMENTS {
        let n = argument.inferences.len();
        let mut wrong = argument.clone();
        let at = random.below(n);
        match random.below(5) {
            0 => drop(wrong.inferences.remove(at)),
            1 => wrong.inferences[at].depth += 1,
            2 => wrong.inferences[at].depth = wrong.inferences[at].depth.saturating_sub(1),
            3 => wrong.inferences[at].uses.push(1 + random.below(n)),
            _ => {
                let other = random.below(n);
                wrong.inferences[at].says = wrong.inferences[other].says;
            }
        }
        all += 1;
        match wrong.check(before) {
            Err(_) => refused += 1,
            Ok(proved) => {
                let solution = solution(before.digits());
                let is_true = |c: Candidate| solution.digit(c.cell()) == c.digit();
                assert!(proved.placements.iter().all(is_true), "{wrong:?}");
                assert!(!proved.eliminations.iter().any(is_true), "{wrong:?}");
            }
        }
    }
    assert!(refused * 10 > all * 7, "{refused} of {all}");
}
