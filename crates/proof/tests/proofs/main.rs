//! Proofs are accepted by a checker that knows nothing of Sudoku, and falsified ones are not.

mod checker;

use ennead_engine::{ENGINES, Stop};
use ennead_grid::{Cell, Givens};
use ennead_proof::{Claim, Formula, Notation, Unproved, prove, prove_by};

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const NONE: &str =
    "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
const TWO: &str =
    "67.834925432.59687958762413589621374346978251.27543869263417598795386.4.8.4295736";
/// Platinum Blonde, a puzzle that needs nets of several levels.
const HARD: &str =
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";

fn puzzle(text: &str) -> Givens {
    text.parse().unwrap()
}

/// The formula and the proof as texts.
fn files(formula: &Formula<'_>) -> (String, String) {
    let (mut text, mut proof) = (Vec::new(), Vec::new());
    formula.write(Notation::Veripb, &mut text).unwrap();
    prove(formula, Notation::Veripb, &Stop::never(), &mut proof).unwrap();
    (String::from_utf8(text).unwrap(), String::from_utf8(proof).unwrap())
}

fn claim(givens: &Givens) -> Claim {
    Claim::find(givens, &Stop::never()).unwrap()
}

fn assert_proved(givens: &Givens) {
    for formula in Formula::of(&claim(givens), Notation::Veripb) {
        let (text, proof) = files(&formula);
        assert_eq!(checker::check(&text, &proof).as_deref(), Ok(formula.verdict()), "{givens}");
    }
}

#[test]
fn one_none_several_and_very_many_solutions_are_proved() {
    for (text, solutions, formulas) in [(ONE, 1, 1), (NONE, 0, 1), (TWO, 2, 2), (HARD, 1, 1)] {
        let claim = claim(&puzzle(text));
        assert_eq!(claim.solutions().len(), solutions);
        assert_eq!(Formula::of(&claim, Notation::Veripb).len(), formulas);
        assert_proved(&puzzle(text));
    }
    // More than a claim lists: only that those are solutions.
    let empty = claim(&Givens::EMPTY);
    assert!(!empty.is_complete() && Formula::of(&empty, Notation::Drat).is_empty());
    let [formula] = Formula::of(&empty, Notation::Veripb)[..] else { panic!("only one half") };
    assert_eq!(formula.suffix(), "-solutions");
    assert_eq!(formula.verdict(), "s VERIFIED SATISFIABLE");
}

#[test]
fn puzzles_with_a_given_less_or_another_one_are_proved() {
    for text in [ONE, HARD] {
        let givens = puzzle(text);
        for (cell, digit) in givens.iter().step_by(4) {
            let mut other = givens;
            other.set(cell, ennead_grid::Digit::try_new(digit.get() % 9 + 1));
            assert_proved(&other);
            other.set(cell, None);
            if claim(&other).solutions().len() < 20 {
                assert_proved(&other);
            }
        }
    }
    let mut clash = Givens::EMPTY;
    clash.set(Cell::new(0), ennead_grid::Digit::try_new(1));
    clash.set(Cell::new(1), ennead_grid::Digit::try_new(1));
    assert_proved(&clash);
}

#[test]
fn what_a_classic_engine_does_is_a_proof() {
    for text in [ONE, NONE, TWO] {
        let claim = claim(&puzzle(text));
        let formula = Formula::of(&claim, Notation::Veripb)[0];
        let (formula_text, _) = files(&formula);
        for engine in ENGINES.iter().filter(|engine| !["trial", "backtracking"].contains(&engine.name()))
        {
            let mut proof = Vec::new();
            let notation = Notation::Veripb;
            prove_by(*engine, &formula, notation, &Stop::never(), &mut proof).unwrap();
            let proof = String::from_utf8(proof).unwrap();
            let verdict = checker::check(&formula_text, &proof);
            assert_eq!(verdict.as_deref(), Ok(formula.verdict()), "{}", engine.name());
        }
    }
}

#[test]
fn a_false_claim_is_refused() {
    let claim_of_one = claim(&puzzle(HARD));
    let [formula] = Formula::of(&claim_of_one, Notation::Veripb)[..] else { panic!("one half") };
    let (text, proof) = files(&formula);
    let refused = |text: &str, proof: &str| checker::check(text, proof).is_err();
    // Without a given there are more solutions.
    for given in puzzle(HARD).iter().map(|(cell, digit)| format!("+1 x{digit}{cell} >= 1 ;\n")) {
        assert!(refused(&text.replace(&given, ""), &proof.replace("f 669;", "f 668;")), "{given}");
    }
    // Without its lines the search is not done.
    let lines: Vec<&str> = proof.lines().collect();
    let without = |wanted: &dyn Fn(&str) -> bool| {
        let kept: Vec<&str> = lines.iter().copied().filter(|line| !wanted(line)).collect();
        kept.join("\n")
    };
    assert!(refused(&text, &without(&|line| line.starts_with("rup +1"))));
    assert!(refused(&text, &without(&|line| line == "rup >= 1;")));
    assert!(refused(&text, &without(&|line| line.starts_with("soli"))));
    assert!(refused(&text, &without(&|line| line.starts_with("conclusion"))));
    assert!(refused(&text, &proof.replace("BOUNDS", "UNSAT : -1")));
    // Another grid is not a solution.
    assert!(refused(&text, &proof.replacen("x1r1c1", "x2r1c1", 1).replacen("x1r1c2", "x2r1c2", 1)));
}

#[test]
fn stopped_means_no_proof() {
    let claim = claim(&puzzle(HARD));
    let formula = Formula::of(&claim, Notation::Veripb)[0];
    let mut last = 1;
    loop {
        let stop = Stop::at_look(last);
        match prove(&formula, Notation::Veripb, &stop, &mut Vec::new()) {
            Err(Unproved::Stopped) => last += 7,
            Err(Unproved::Io(error)) => panic!("{error}"),
            Ok(()) => break,
        }
    }
    assert!(last > 8, "it looked");
    let Err(_) = Claim::find(&Givens::EMPTY, &Stop::at_look(1)) else { panic!("not stopped") };
}
