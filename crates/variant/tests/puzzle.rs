//! Puzzles that make sense, and others.

use ennead_board::Ground;
use ennead_rule::{Setup, Unfit};
use ennead_stop::{Stop, Stopped};
use ennead_variant::{Fault, NoVerdict, Puzzle, RuledVerdict, verdict};

fn setup(text: &str) -> Setup {
    Setup::read(text).unwrap_or_else(|it| panic!("{it}\n{}", it.underlined(text)))
}

fn fault(text: &str) -> Fault {
    Puzzle::new(setup(text)).expect_err("it makes no sense")
}

#[test]
fn givens_that_clash_or_break_rules_are_named() {
    let clashing = fault("4x4; given 1: r1c1 r1c4; given 2: r3c3");
    let cells = ["r1c1", "r1c4"].map(|it| it.parse().unwrap()).to_vec();
    assert_eq!(clashing, Fault::Invalid { clashes: cells, broken: vec![] });
    assert_eq!(clashing.to_string(), "givens clash: r1c1 r1c4");
    let breaking = fault("4x4; odd: r1c1; thermometer: r2c2 r2c3; given 2: r1c1; given 1: r2c3");
    assert_eq!(breaking, Fault::Invalid { clashes: vec![], broken: vec![0, 1] });
    assert_eq!(breaking.to_string(), "the givens break rule 1; the givens break rule 2");
}

#[test]
fn a_rule_that_does_not_fit_the_board_is_refused() {
    let mut other = setup("6x6; x; cage 5: r6c5 r6c6");
    let small = setup("4x4; x");
    other.givens = small.givens;
    let unfit = Puzzle::new(other).expect_err("the board has four rows");
    let cell = "r6c5".parse().unwrap();
    assert_eq!(unfit, Fault::Unfit { rule: 1, why: Unfit::NoSuchCell { cell } });
}

#[test]
fn verdicts() {
    let of = |text| verdict(&setup(text), &Stop::never()).expect("nobody stops it");
    assert_eq!(of("4x4; thermometer: r1c1-4"), RuledVerdict::Ambiguous);
    assert_eq!(
        of(
            "4x4; thermometer: r1c1-4; palindrome: r1c1 r2c3; palindrome: r1c2 r2c4; given 2: r3c1; \
            given 4: r3c2"
        ),
        RuledVerdict::Unsolvable
    );
    assert_eq!(
        of("4x4; thermometer: r1c1-4; thermometer: r1c1 r2c1 r3c1 r4c1; x"),
        RuledVerdict::Unsolvable
    );
    assert_eq!(of("4x4; odd: r1c1; given 2: r1c1"), RuledVerdict::Invalid);
    assert_eq!(of("4x4; cage 9: r1c1 r1c2"), RuledVerdict::Unsolvable);
}

#[test]
fn a_raised_stop_ends_the_work() {
    let puzzle = Puzzle::new(setup("16x16")).unwrap();
    let stop = Stop::new();
    stop.raise();
    assert_eq!(puzzle.count(u64::MAX, &stop), Err(Stopped));
}

#[test]
fn the_classic_board_without_rules_is_recognised() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle = Puzzle::new(setup(&format!("9x9; givens {line}"))).unwrap();
    assert_eq!(puzzle.as_classic().map(|it| it.givens().to_string()), Some(line.to_owned()));
    let solutions = puzzle.solve(2, &Stop::never()).unwrap();
    assert_eq!(solutions.len(), 1);
}

#[test]
fn a_rule_that_is_too_complicated_is_named() {
    // The sums that some of ten of 25 values have are more than an automaton can keep in mind.
    let text = "25x25; odd: r1c1; rellik 300: r1c1-12 r2c13-24";
    let complicated = verdict(&setup(text), &Stop::never());
    let Err(NoVerdict::TooComplicated(why)) = complicated else { panic!("{complicated:?}") };
    assert_eq!(why.to_string(), "rule 2 is too complicated");
    let stop = Stop::new();
    stop.raise();
    assert_eq!(verdict(&setup("16x16"), &stop), Err(NoVerdict::Stopped));
}

/// The lists that the engines of the classic core are tested with: both cores agree.
#[test]
fn classics_have_the_same_solutions_here_and_there() {
    let lists = [
        include_str!("../../../testdata/puzzles/unique.txt"),
        include_str!("../../../testdata/puzzles/hardest.txt"),
        include_str!("../../../testdata/puzzles/several.txt"),
        include_str!("../../../testdata/puzzles/none.txt"),
        include_str!("../../../testdata/puzzles/clashing.txt"),
    ];
    let mut met = [0; 4];
    for line in lists.iter().flat_map(|list| list.lines()) {
        let Some(givens) = line.get(..81).filter(|_| !line.starts_with('#')) else { continue };
        let given: ennead_grid::Givens = givens.parse().expect("81 characters");
        let here = Puzzle::new(setup(&format!("9x9; givens {given}")));
        let there = ennead_grid::Puzzle::try_from(given);
        let (Ok(here), Ok(there)) = (&here, &there) else {
            assert!(here.is_err() && there.is_err(), "{line}");
            met[3] += 1;
            continue;
        };
        assert_eq!(here.as_classic().as_ref(), Some(there));
        let stop = Stop::never();
        let count = here.count(2, &stop).expect("nobody stops it");
        assert_eq!(count, ennead_engine::count_solutions(there, 2), "{line}");
        if let Some(solution) = ennead_engine::solution(there) {
            let solved = here.solve(2, &stop).expect("nobody stops it");
            let text = here.layout().givens_text(&solved[0]);
            assert_eq!(text, solution.to_string(), "{line}");
        }
        met[count as usize] += 1;
    }
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}
