//! The step judge: the steps of paths follow, and judgements agree with the solution and with proofs.

#[path = "common/judging.rs"]
mod judging;

use crate::common::{Random, random_puzzle};
use ennead_grid::{Candidate, Cell, Digit, Givens, Puzzle, Solution};
use ennead_logic::library::Case;
use ennead_logic::{
    Attempt, Cap, Claim, HodokuLevel, Judge, Judgement, Limits, Malformed, Options, PathFinder,
    Position, Premises, Reward, Stop, Stopped, Table,
};
use ennead_rating::{Level, Tenths};
use judging::{Tally, judge_claims, judge_path};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn easy() -> (Position, Solution) {
    let givens: Givens = PUZZLE.parse().unwrap();
    let solution: Givens = SOLUTION.parse().unwrap();
    (Position::new(&Puzzle::try_from(givens).unwrap()), solution.try_into().unwrap())
}

fn judge_with(wanted: impl Fn(&str) -> bool, limits: Limits) -> Judge {
    let table = Table::hodoku();
    let finder = PathFinder::choose(table, Options::DEFAULT, |row| {
        row.used && wanted(row.technique.about().name)
    });
    Judge::new(finder, limits)
}

fn judge() -> Judge {
    judge_with(|_| true, Limits::DEFAULT)
}

fn judgement(
    judge: &mut Judge,
    position: &Position,
    solution: &Solution,
    claim: &str,
) -> Judgement {
    judge.judge(position, solution, claim.parse().unwrap(), &Stop::never()).unwrap()
}

#[test]
fn steps_of_paths_follow_by_their_technique_or_an_easier_one() {
    let mut random = Random(23);
    let mut tally = Tally::default();
    for _ in 0..20 {
        judge_path(&random_puzzle(&mut random), &mut tally);
    }
    assert!(tally.steps > 1000, "{tally:?}");
    assert_eq!(tally.steps, tally.as_expected, "{tally:?}");
}

#[test]
fn judgements_on_random_claims_agree_with_the_solution_and_with_proofs() {
    let mut random = Random(42);
    let mut tally = Tally::default();
    for _ in 0..20 {
        let givens = random_puzzle(&mut random);
        judge_claims(&givens, 30, &mut random, &mut tally);
    }
    assert!(tally.wrong > 200 && tally.follows > 200, "{tally:?}");
    assert_eq!(tally.wrong + tally.right, 600, "{tally:?}");
    assert_eq!(tally.follows, tally.proved, "{tally:?}");
}

#[test]
fn claims_that_make_no_sense_are_malformed() {
    let (mut position, solution) = easy();
    position.place(Digit::new(5), Cell::at(4, 4));
    let mut judge = judge();
    let mut why = |claim: &str| match judgement(&mut judge, &position, &solution, claim) {
        Judgement::Malformed(why) => Some(why),
        _ => None,
    };
    // A claim is malformed before it is wrong: these digits are the right ones.
    assert_eq!(why("r1c1=5"), Some(Malformed::Given));
    assert_eq!(why("r1c1<>4"), Some(Malformed::Given));
    assert_eq!(why("r5c5=5"), Some(Malformed::Filled));
    assert_eq!(why("r5c5=4"), Some(Malformed::Filled));
    assert_eq!(why("r1c3<>9"), Some(Malformed::Absent));
    assert_eq!(why("r1c3<>2"), None);
    assert_eq!(why("r1c3=9"), None);
}

#[test]
fn a_wrong_claim_may_clash_at_once() {
    let (position, solution) = easy();
    let mut judge = judge();
    let mut wrong = |claim: &str| match judgement(&mut judge, &position, &solution, claim) {
        Judgement::Wrong { at_once, clashes } => Some((at_once, clashes.to_string())),
        _ => None,
    };
    assert_eq!(wrong("r1c3=2"), Some((false, String::new())));
    assert_eq!(wrong("r1c7<>9"), Some((false, String::new())));
    assert_eq!(wrong("r1c3=5"), Some((true, "r1c1".to_owned())));
    // The only candidate of its cell, and a digit that takes another's only place.
    assert_eq!(wrong("r5c5<>5"), Some((true, String::new())));
    assert_eq!(wrong("r1c3=1"), Some((true, String::new())));
    assert_eq!(wrong("r1c3=4"), None);
}

#[test]
fn a_wrong_position_is_off_the_rails() {
    let (start, solution) = easy();
    let mut judge = judge();
    let mut position = start;
    position.place(Digit::new(1), Cell::at(0, 2));
    let said = judgement(&mut judge, &position, &solution, "r5c5=5");
    let Judgement::OffTheRails { since, mistakes } = said else { panic!("{said:?}") };
    assert_eq!((since, mistakes.digits.len()), (Cell::at(0, 2), 1));
    // What is wrong by itself stays wrong.
    let said = judgement(&mut judge, &position, &solution, "r1c4=2");
    assert!(matches!(said, Judgement::Wrong { .. }), "{said:?}");

    let mut position = start;
    position.eliminate(Digit::new(5), Cell::at(4, 4));
    let said = judgement(&mut judge, &position, &solution, "r5c5=5");
    assert!(matches!(said, Judgement::OffTheRails { since, .. } if since == Cell::at(4, 4)));
}

#[test]
fn what_follows_says_from_what_and_how_hard_it_is() {
    let (position, solution) = easy();
    let mut judge = judge();
    let said = judgement(&mut judge, &position, &solution, "r5c5=5");
    let Judgement::Follows(follows) = said else { panic!("{said:?}") };
    assert_eq!((follows.hardest, follows.further()), ("naked-single", 0));
    assert_eq!((follows.er, follows.level), (Some(Tenths::new(12)), Some(Level::Easy)));
    assert_eq!((follows.hodoku_level, follows.uniqueness), (HodokuLevel::Easy, false));
    let premises = Premises::of(follows.step());
    assert!(premises.cells.contains(Cell::at(4, 4)), "{premises:?}");

    // A candidate can go because the single in its cell, or one that it sees, is placed.
    let said = judgement(&mut judge, &position, &solution, "r5c2<>5");
    let Judgement::Follows(follows) = said else { panic!("{said:?}") };
    assert_eq!((follows.step().technique, follows.further()), ("naked-single", 0));
}

#[test]
fn steps_that_are_not_needed_are_not_counted() {
    let (position, solution) = easy();
    let mut judge = judge();
    let mut later = 0;
    for cell in position.empty().iter() {
        let claim = Claim::Place(Candidate::new(solution.digit(cell), cell));
        let said = judge.judge(&position, &solution, claim, &Stop::never()).unwrap();
        let Judgement::Follows(follows) = said else { panic!("{claim}: {said:?}") };
        for skipped in 0..follows.further() {
            later += 1;
            let mut at = position;
            let steps = follows.steps.iter().enumerate().filter(|&(i, _)| i != skipped);
            let holds = steps.into_iter().all(|(_, step)| {
                let holds = step.check(&at).is_ok();
                at.apply(step);
                holds
            });
            assert!(!holds, "{claim} does not need step {skipped} of {:?}", follows.steps);
        }
    }
    assert!(later > 0);
}

#[test]
fn uniqueness_is_said_and_not_used_where_it_is_not_allowed() {
    let corpus = include_str!("../../../testdata/techniques/unique-rectangle-1.txt");
    let line = corpus.lines().find(|line| line.starts_with(":0600:")).expect("a case");
    let case: Case = line.parse().expect("a case");
    let claim = Claim::Remove(case.eliminations.iter().next().expect("it eliminates"));
    let position = case.position().expect("its digits do not clash");
    let solution = crate::common::solution(&case.givens);
    let only = |name: &str| name == "unique-rectangle-1";
    let mut judge = judge_with(only, Limits::DEFAULT);
    let said = judge.judge(&position, &solution, claim, &Stop::never()).unwrap();
    let Judgement::Follows(follows) = said else { panic!("{said:?}") };
    assert_eq!((follows.hardest, follows.uniqueness), ("unique-rectangle-1", true));
    let options = Options { uniqueness: false, ..Options::DEFAULT };
    let judge = Judge::new(PathFinder::new(Table::hodoku(), options), Limits::DEFAULT);
    let step = judge.at_once(&position, claim, &Stop::never()).unwrap();
    assert!(step.is_none_or(|step| !step.technique().about().uniqueness));
}

/// Easter Monster: two nested suppositions solve it, one does not.
const MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

#[test]
fn without_a_technique_there_is_search_and_without_search_no_proof() {
    let givens: Givens = MONSTER.parse().unwrap();
    let position = Position::new(&Puzzle::try_from(givens).unwrap());
    let solution = crate::common::solution(&givens);
    let singles = |name: &str| ["naked-single", "hidden-single"].contains(&name);
    let said = |limits| {
        let cell = position.empty().first().unwrap();
        let claim = Claim::Place(Candidate::new(solution.digit(cell), cell));
        judge_with(singles, limits).judge(&position, &solution, claim, &Stop::never()).unwrap()
    };
    let plenty = Limits { suppositions: 1_000_000, ..Limits::DEFAULT };
    assert_eq!(said(plenty), Judgement::Search { depth: 2 });
    let shallow = Limits { depth: 1, ..plenty };
    assert_eq!(said(shallow), Judgement::Unproven { caps: vec![Cap::Depth] });
    let none = Limits { depth: 0, ..plenty };
    assert_eq!(said(none), Judgement::Unproven { caps: vec![Cap::Depth] });
    let few = Limits { suppositions: 3, ..plenty };
    assert_eq!(said(few), Judgement::Unproven { caps: vec![Cap::Suppositions] });
}

#[test]
fn a_limit_of_steps_is_named() {
    let (position, solution) = easy();
    let mut without_limit = judge();
    let mut judge = judge_with(|_| true, Limits { further: 0, ..Limits::DEFAULT });
    let mut capped = 0;
    for cell in position.empty().iter() {
        let claim = Claim::Place(Candidate::new(solution.digit(cell), cell));
        let full = without_limit.judge(&position, &solution, claim, &Stop::never()).unwrap();
        let Judgement::Follows(follows) = &full else { panic!("{claim}: {full:?}") };
        let said = judge.judge(&position, &solution, claim, &Stop::never()).unwrap();
        match follows.further() {
            0 => assert_eq!(said, full),
            _ => {
                assert_eq!(said, Judgement::Unproven { caps: vec![Cap::Further] });
                capped += 1;
            }
        }
    }
    assert!(capped > 10, "{capped}");
}

#[test]
fn attempts_are_judged_move_by_move() {
    let (position, solution) = easy();
    let mut judge = judge();
    let mut attempt = Attempt::new(position, solution);
    let mut say = |claim: &str| {
        attempt.judge(claim.parse().unwrap(), &mut judge, &Stop::never()).unwrap().name()
    };
    assert_eq!(say("r5c5=5"), "follows");
    assert_eq!(say("r5c5=5"), "malformed");
    // It clashes with the given 5 of its row, so it is not written, but the attempt is lost.
    assert_eq!(say("r1c3=5"), "wrong");
    assert_eq!(say("r1c3=4"), "off-the-rails");
    assert_eq!(say("r1c3=4"), "malformed");
    let further = attempt.judge("r1c4=6".parse().unwrap(), &mut judge, &Stop::never()).unwrap();
    let since = Cell::at(0, 2);
    assert!(matches!(further, Judgement::OffTheRails { since: cell, .. } if cell == since));
    assert_eq!(attempt.position().digit(since), Some(Digit::new(4)));
}

#[test]
fn a_whole_solution_in_order_of_a_path_earns_a_reward_for_each_step() {
    let (position, solution) = easy();
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&position, &Stop::never()).unwrap();
    let (mut judge, mut attempt) = (judge(), Attempt::new(position, solution));
    let reward = Reward::default();
    let mut sum = 0.0;
    for step in &path.steps {
        for placed in step.placements.iter() {
            let said = attempt.judge(Claim::Place(placed), &mut judge, &Stop::never()).unwrap();
            sum += reward.of(&said);
        }
    }
    assert_eq!(sum, 51.0);
    assert!(attempt.position().is_solved());
}

#[test]
fn a_raised_stop_ends_it() {
    let (position, solution) = easy();
    let stop = Stop::new();
    stop.raise();
    let claim = "r1c3=4".parse().unwrap();
    assert_eq!(judge().judge(&position, &solution, claim, &stop), Err(Stopped));
    // What needs no work is said all the same.
    let claim = "r1c3=1".parse().unwrap();
    assert!(judge().judge(&position, &solution, claim, &stop).is_ok());
}
