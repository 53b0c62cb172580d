//! Drills: what is said of right, wrong and near-miss answers, for each technique with cases.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::common::Random;
use ennead_grid::{Candidate, Cell, Digit, Givens, Puzzle, Solution};
use ennead_logic::library::Case;
use ennead_logic::{
    Claim, Drill, HodokuLevel, Malformed, Mark, Miss, Position, Stop, TECHNIQUES, Table,
    conclusions, technique,
};

/// The cases of a technique that a person can practise: no nets, nothing extreme.
fn cases(name: &str) -> Vec<Case> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata/techniques")
        .join(format!("{name}.txt"));
    let Ok(text) = fs::read_to_string(file) else { return Vec::new() };
    let lines = text.lines().filter(|line| line.starts_with(':'));
    lines.filter_map(|line| line.parse().ok()).collect()
}

fn practised() -> impl Iterator<Item = &'static str> {
    let rows = Table::usual().rows.iter();
    let plain = rows.filter(|row| row.used && row.level < HodokuLevel::Extreme);
    plain.map(|row| row.technique.about().name)
}

fn drill(position: Position, name: &str) -> Drill {
    Drill::new(position, technique(name).unwrap(), &Stop::never()).unwrap()
}

fn solution(case: &Case) -> Option<Solution> {
    ennead_engine::solution(&Puzzle::try_from(case.givens).ok()?)
}

#[test]
fn a_step_is_complete_and_a_part_of_it_is_not() {
    let mut seen = 0;
    for name in practised() {
        for case in cases(name).iter().filter(|case| !case.is_near_miss()).take(1) {
            let drill = drill(case.position().unwrap(), name);
            let Some(step) = drill.step() else { continue };
            let all: Vec<Claim> = conclusions(step).collect();
            let marked = drill.mark(&all, &Stop::never()).unwrap();
            assert!(marked.is_complete(), "{name}: {marked:?}");
            assert!(marked.marks.iter().all(|mark| *mark == Mark::Right), "{name}: {marked:?}");
            if all.len() > 1 {
                let marked = drill.mark(&all[1..], &Stop::never()).unwrap();
                // A smaller step of the technique may say just the rest.
                assert!(marked.missing <= 1 && marked.is_sound(), "{name}: {marked:?}");
                assert_eq!(marked.is_complete(), marked.missing == 0);
            }
            let nothing = drill.mark(&[], &Stop::never()).unwrap();
            assert!(!nothing.is_complete() && nothing.step.is_none(), "{name}");
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}

/// A drill never calls false what is true of the only solution, and never says the contrary of it.
#[test]
fn what_is_said_to_follow_is_true() {
    let mut random = Random(19);
    let mut tally: BTreeMap<&str, usize> = BTreeMap::new();
    for name in practised() {
        for case in cases(name).iter().filter(|case| !case.is_near_miss()).take(1) {
            let Some(solution) = solution(case) else { continue };
            let position = case.position().unwrap();
            let consistent = position
                .empty()
                .iter()
                .all(|cell| position.candidates(cell).contains(solution.digit(cell)));
            if !consistent {
                continue;
            }
            let drill = drill(position, name);
            let candidates: Vec<Candidate> = position.all_candidates().iter().collect();
            for round in 0..6 {
                let it = candidates[random.below(candidates.len())];
                let claim = if round % 4 == 0 { Claim::Place(it) } else { Claim::Remove(it) };
                let marked = drill.mark(&[claim], &Stop::never()).unwrap();
                *tally.entry(marked.marks[0].name()).or_default() += 1;
                match &marked.marks[0] {
                    Mark::Right => assert!(claim.is_true_of(&solution), "{name}: {claim}"),
                    Mark::Other(step) => {
                        assert!(claim.is_true_of(&solution), "{name}: {claim}");
                        assert_ne!(step.technique, name);
                        assert!(claim.is_settled_by(step));
                        step.check(&position).unwrap();
                    }
                    Mark::Ahead(_) => assert!(claim.is_true_of(&solution), "{name}: {claim}"),
                    Mark::Not => {
                        assert!(!marked.is_sound() && marked.step.is_none(), "{name}: {claim}");
                        check_miss(&drill, claim);
                    }
                    Mark::Malformed(why) => panic!("{name}: {claim} {why}"),
                }
            }
        }
    }
    assert!(tally["not"] > 100 && tally["other"] > 10 && tally["right"] > 3, "{tally:?}");
}

/// What is said of a miss holds in the position.
fn check_miss(drill: &Drill, claim: Claim) -> Miss {
    let position = drill.position();
    let it = claim.candidate();
    let miss = drill.miss(claim, &Stop::never()).unwrap();
    match &miss {
        Miss::Clash(cells) => {
            assert!(cells.iter().all(|cell| position.digit(cell) == Some(it.digit())));
            assert!(cells.is_subset(it.cell().peers()) && !cells.is_empty());
        }
        Miss::Unseen { step, sees, misses } => {
            step.check(position).unwrap();
            assert!(!claim.is_settled_by(step));
            assert!(sees.is_subset(it.cell().peers()) && !sees.is_empty());
            assert!(!misses.is_empty() && (*misses & it.cell().peers()).is_empty());
            let struck = step.eliminations.cells(it.digit());
            assert!(struck.iter().any(|cell| (*sees | *misses).is_subset(cell.peers())));
        }
        Miss::Spoilt { step, by } => {
            assert_eq!(step.technique, drill.technique());
            assert!(step.check(position).is_err());
            let mut without = *position;
            without.eliminate(by.digit(), by.cell());
            step.check(&without).unwrap();
            assert!(claim.is_settled_by(step));
        }
        Miss::Open { digits, house, places } => {
            assert!(house.cells().contains(it.cell()));
            let left = position.candidates(it.cell()).without(it.digit());
            assert_eq!(left, *digits);
            let others = (position.cells_of(it.digit()) & house.cells()).without(it.cell());
            assert_eq!(others, *places);
            // With neither, the digit would follow.
            assert!(!digits.is_empty() && !places.is_empty());
        }
        Miss::Harmless => {
            let mut with = *position;
            with.place(it.digit(), it.cell());
            assert!(!with.contradiction(), "{claim}");
        }
    }
    miss
}

/// A near miss in the library is the case before it without one condition: what is said of it names what
/// is in the way.
#[test]
fn near_misses_name_what_is_in_the_way() {
    let mut tally: BTreeMap<&str, usize> = BTreeMap::new();
    for name in practised() {
        let cases = cases(name);
        for pair in cases.windows(2).filter(|pair| pair[1].is_near_miss()).take(2) {
            let drill = drill(pair[1].position().unwrap(), name);
            let mut struck = pair[0].eliminations.iter().map(Claim::Remove);
            let Some(claim) = struck.next() else { continue };
            let it = claim.candidate();
            let mut with = *drill.position();
            with.place(it.digit(), it.cell());
            // Else it follows by an easier technique.
            let is_open = !with.contradiction();
            if is_open && !drill.steps().iter().any(|step| claim.is_settled_by(step)) {
                *tally.entry(check_miss(&drill, claim).name()).or_default() += 1;
            }
        }
    }
    let named = tally.values().sum::<usize>() - tally.get("harmless").unwrap_or(&0);
    // Two candidates may be in the way.
    assert!(named > 30 && named > 3 * tally.get("harmless").unwrap_or(&0), "{tally:?}");
}

#[test]
fn answers_that_make_no_sense_are_told_apart() {
    let givens: Givens =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .unwrap();
    let position = Position::new(&Puzzle::try_from(givens).unwrap());
    let drill = drill(position, "naked-single");
    assert!(drill.places());
    let claims: Vec<Claim> =
        ["r1c1<>5", "r1c1=4", "r1c3<>9", "r5c5=5", "r1c3=5", "r1c3=1", "r5c6<>5"]
            .map(|text| text.parse().unwrap())
            .into();
    let marked = drill.mark(&claims, &Stop::never()).unwrap();
    let names: Vec<_> = marked.marks.iter().map(Mark::name).collect();
    assert_eq!(names, ["malformed", "malformed", "malformed", "right", "not", "not", "malformed"]);
    assert_eq!(marked.marks[0], Mark::Malformed(Malformed::Given));
    assert_eq!(marked.missing, 0);
    assert!(!marked.is_complete());
    let clash = drill.miss("r1c3=5".parse().unwrap(), &Stop::never()).unwrap();
    assert_eq!(clash, Miss::Clash(Cell::at(0, 0).into()));
    assert!(matches!(check_miss(&drill, "r1c3=1".parse().unwrap()), Miss::Open { .. }));

    // Everything at once, as someone who strikes all there is.
    let all: Vec<Claim> = position.all_candidates().iter().map(Claim::Remove).collect();
    let marked = drill.mark(&all, &Stop::never()).unwrap();
    assert!(!marked.is_complete() && marked.marks.len() == all.len());
}

#[test]
fn a_technique_that_is_not_there_and_a_raised_stop() {
    let empty = Position::new(&Puzzle::try_from(Givens::EMPTY).unwrap());
    for technique in TECHNIQUES.iter().filter(|it| it.about().name != "gurth") {
        if technique.about().is_net() || technique.about().name.contains("template") {
            continue;
        }
        let drill = Drill::new(empty, *technique, &Stop::never()).unwrap();
        assert!(drill.step().is_none() && !drill.places(), "{}", technique.about().name);
    }
    let stop = Stop::new();
    stop.raise();
    let it = Candidate::new(Digit::new(1), Cell::at(0, 0));
    let drill = Drill::new(empty, technique("xy-wing").unwrap(), &Stop::never()).unwrap();
    assert!(drill.mark(&[Claim::Remove(it)], &stop).is_err());
}

/// Trying each candidate's absence took seconds with krakens and a minute with whips, so it is not tried.
#[test]
fn a_miss_of_an_extreme_technique_is_told_at_once() {
    let stop = Stop::new();
    stop.raise();
    for name in ["kraken-fish-2", "whip"] {
        let example = ennead_logic::lesson::examples(name).remove(0);
        let drill = drill(example.position, name);
        for it in example.position.all_candidates().iter() {
            assert!(drill.miss(Claim::Remove(it), &stop).is_ok(), "{name} {it}");
        }
    }
}
