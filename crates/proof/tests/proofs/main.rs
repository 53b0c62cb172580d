//! Proofs are accepted by a checker that knows nothing of Sudoku, and falsified ones are not.

mod checker;
mod steps;

use ennead_engine::ENGINES;
use ennead_grid::{Cell, CellMap, Clues, Digit, DigitSet, Givens};
use ennead_proof::{Claim, Formula, Method, Notation, Unproved, prove};
use ennead_stop::{Looks, Stop};

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const NONE: &str =
    ".....89..6.2.95..81.8.425..........3.26853...71.9.4.5.9.1..7...2...19...3452.6.8.";
const FIVE: &str =
    "...6.8.1...21953..1.834...7....61.23...8.3.9171....8569.1.3..842.74..........6...";
/// Two solutions, and little to try.
const TWO: &str =
    ".........672195348198342567859..1423426853791713924856961537284287419635345286179";
/// Platinum Blonde, a puzzle that needs nets of several levels.
const HARD: &str =
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";

fn puzzle(text: &str) -> Givens {
    text.parse().unwrap()
}

/// The formula and the proof as texts.
fn files(formula: &Formula<'_>, method: Method) -> (String, String) {
    let (mut text, mut proof) = (Vec::new(), Vec::new());
    formula.write(&mut text).unwrap();
    prove(formula, method, &Stop::never(), &mut proof).unwrap();
    (String::from_utf8(text).unwrap(), String::from_utf8(proof).unwrap())
}

fn claim(clues: impl Into<Clues>) -> Claim {
    Claim::find(clues, &Stop::never()).unwrap()
}

fn assert_proved(clues: impl Into<Clues>, method: Method) {
    let claim = claim(clues);
    for formula in Formula::of(&claim, Notation::Veripb) {
        let (text, proof) = files(&formula, method);
        let said = checker::check(&text, &proof);
        assert_eq!(said.as_deref(), Ok(formula.verdict()), "{}", claim.clues());
    }
}

#[test]
fn one_none_several_and_very_many_solutions_are_proved() {
    for (text, solutions, formulas) in [(ONE, 1, 1), (NONE, 0, 1), (FIVE, 5, 2), (HARD, 1, 1)] {
        let claim = claim(puzzle(text));
        assert_eq!(claim.solutions().len(), solutions);
        assert_eq!(Formula::of(&claim, Notation::Veripb).len(), formulas);
        assert_proved(puzzle(text), Method::Short);
        assert_proved(puzzle(text), Method::Trimmed);
    }
    // More than a claim lists: only that those are solutions.
    let empty = claim(Givens::EMPTY);
    assert!(!empty.is_complete() && Formula::of(&empty, Notation::Drat).is_empty());
    let [formula] = Formula::of(&empty, Notation::Veripb)[..] else { panic!("only one half") };
    assert_eq!(formula.name(), "0".repeat(81) + "-solutions");
    assert_eq!(formula.verdict(), "s VERIFIED SATISFIABLE");
}

#[test]
fn puzzles_with_a_given_less_or_another_one_are_proved() {
    for text in [ONE, HARD] {
        let givens = puzzle(text);
        for (cell, digit) in givens.iter().step_by(4) {
            let mut other = givens;
            other.set(cell, ennead_grid::Digit::try_new(digit.get() % 9 + 1));
            assert_proved(other, Method::Short);
            other.set(cell, None);
            if claim(other).solutions().len() < 20 {
                assert_proved(other, Method::Short);
            }
        }
    }
    let mut clash = Givens::EMPTY;
    clash.set(Cell::new(0), ennead_grid::Digit::try_new(1));
    clash.set(Cell::new(1), ennead_grid::Digit::try_new(1));
    assert_proved(clash, Method::Short);
}

#[test]
fn what_a_classic_engine_does_is_a_proof() {
    for text in [ONE, NONE, TWO, FIVE] {
        for engine in ENGINES.iter().filter(|engine| engine.pseudocode().is_some()) {
            // These two write a line for each digit they try.
            if ["trial", "backtracking"].contains(&engine.name()) && text != TWO {
                continue;
            }
            assert_proved(puzzle(text), Method::Engine(*engine));
        }
    }
    let claim = claim(puzzle(ONE));
    let formula = Formula::of(&claim, Notation::Veripb)[0];
    let fast = Method::Engine(ENGINES[0]);
    let result = prove(&formula, fast, &Stop::never(), &mut Vec::new());
    assert!(matches!(result, Err(Unproved::NoTrace)));
}

#[test]
fn the_formula_is_the_same_whatever_the_proof_and_has_the_numbers_it_says() {
    for (text, notation) in [ONE, NONE, FIVE].iter().zip([Notation::Veripb; 3]) {
        let claim = claim(puzzle(text));
        for formula in Formula::of(&claim, notation) {
            let (short, trimmed) =
                (files(&formula, Method::Short), files(&formula, Method::Trimmed));
            assert_eq!(short.0, trimmed.0);
            let constraints = short.0.lines().filter(|line| line.ends_with("1 ;")).count();
            assert!(short.0.starts_with(&format!("* #variable= 729 #constraint= {constraints}\n")));
        }
    }
    let claim = claim(puzzle(FIVE));
    let [formula] = Formula::of(&claim, Notation::Drat)[..] else { panic!("one half") };
    let (cnf, drat) = files(&formula, Method::Short);
    let clauses = cnf.lines().skip(1).count();
    assert!(cnf.starts_with(&format!("p cnf 729 {clauses}\n")), "{clauses}");
    assert!(cnf.lines().skip(1).chain(drat.lines()).all(|line| line.ends_with('0')));
    assert_eq!(drat.lines().last(), Some("0"));
}

/// A sukaku without givens: in each cell the digits of these grids.
fn between(grids: &[&str]) -> Clues {
    let grids: Vec<Givens> = grids.iter().map(|text| puzzle(text)).collect();
    let candidates = CellMap::from_fn(|cell| {
        let digits = grids.iter().filter_map(|grid| grid.get(cell));
        digits.fold(DigitSet::EMPTY, DigitSet::with)
    });
    Clues::new(Givens::EMPTY, &candidates)
}

/// The solution of [`ONE`], and two grids that are not solutions of anything.
const GRIDS: [&str; 3] = [
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "345789123783216459219453678961872534537964812824135967172648395398521746456397281",
    "967412856316829782832786911493195867864297135157368294695971628721853479789624513",
];

#[test]
fn a_sukaku_is_proved_from_what_is_struck() {
    let mut solutions = [0; 3];
    for grids in [&GRIDS[..1], &GRIDS[..2], &GRIDS[1..], &GRIDS] {
        let sukaku = between(grids);
        let claim = claim(sukaku);
        solutions[claim.solutions().len().min(2)] += 1;
        assert_proved(sukaku, Method::Short);
        assert_proved(sukaku, Method::Trimmed);
        let engines = ENGINES.iter().filter(|engine| engine.pseudocode().is_some());
        for engine in engines {
            match engine.takes_candidates() {
                true => assert_proved(sukaku, Method::Engine(*engine)),
                false => {
                    let formula = Formula::of(&claim, Notation::Veripb)[0];
                    let method = Method::Engine(*engine);
                    let result = prove(&formula, method, &Stop::never(), &mut Vec::new());
                    assert!(matches!(result, Err(Unproved::NoCandidates)), "{}", engine.name());
                }
            }
        }
        for notation in [Notation::Veripb, Notation::Drat] {
            let formula = Formula::of(&claim, notation)[0];
            let (text, _) = files(&formula, Method::Short);
            let lines = text.lines().filter(|line| !line.starts_with("min:")).count() - 1;
            let first = text.lines().next().unwrap();
            assert!(first.ends_with(&format!(" {lines}")), "{first}: {lines}");
        }
    }
    assert!(solutions[0] > 0 && solutions[1] > 0, "{solutions:?}");
}

#[test]
fn a_sukaku_needs_what_is_struck_and_is_named_by_it() {
    let sukaku = between(&GRIDS[..1]);
    let (name, struck) = {
        let claim = claim(sukaku);
        (Formula::of(&claim, Notation::Veripb)[0].name(), claim.clues().struck().count())
    };
    assert_eq!((name.len(), struck), (81 + 17, 8 * 81));
    let mut candidates = sukaku.candidates_or_allowed();
    candidates[Cell::new(0)].insert(Digit::new(9));
    let other = Clues::new(Givens::EMPTY, &candidates);
    let claim = claim(other);
    let formula = Formula::of(&claim, Notation::Veripb)[0];
    assert_ne!(formula.name(), name);
    let (text, proof) = files(&formula, Method::Short);
    assert!(checker::check(&text, &proof).is_ok());
    // A stranger finds the number in the name by FNV-1a of what the formula strikes.
    let number = text.lines().filter_map(|line| line.strip_prefix("+1 ~x")).fold(
        0xcbf2_9ce4_8422_2325_u128,
        |number, line| {
            let digits: Vec<u128> =
                line[..5].chars().filter_map(|c| c.to_digit(10).map(u128::from)).collect();
            let [digit, row, column] = digits[..] else { panic!("{line}") };
            let candidate = 81 * (digit - 1) + 9 * (row - 1) + column - 1;
            (number ^ (2 * candidate)) * 0x100_0000_01b3 % (1 << 64)
        },
    );
    assert!(formula.name().contains(&format!("-{number:016x}")), "{}", formula.name());
    // If nothing is struck in two rows of a band, they can be exchanged.
    let is_dropped =
        |line: &&str| line.starts_with("+1 ~x") && (line.contains("r1c") || line.contains("r2c"));
    let kept: String =
        text.lines().filter(|line| !is_dropped(line)).map(|line| format!("{line}\n")).collect();
    let dropped = text.lines().filter(is_dropped).count();
    let count = proof.lines().find_map(|line| line.strip_prefix("f ")).unwrap();
    let count: usize = count.trim_end_matches(';').parse().unwrap();
    let fewer = proof.replace(&format!("f {count};"), &format!("f {};", count - dropped));
    assert!(dropped > 100 && checker::check(&kept, &fewer).is_err());
}

/// A CNF as the formula, and a DRAT proof as the proof, that say the same to the checker.
fn as_sums(cnf: &str, drat: &str) -> (String, String) {
    let clause = |line: &str| {
        let literals = line.strip_suffix('0').expect("a clause ends with 0").split_whitespace();
        let literals = literals.map(|literal| {
            let number: i32 = literal.parse().expect("a number");
            assert!((1..=729).contains(&number.abs()), "{number} is no variable");
            // Digit `d` in cell `c`, both counted from 0, is variable 81d + c + 1.
            let (digit, cell) = ((number.abs() - 1) / 81, (number.abs() - 1) % 81);
            let sign = if number < 0 { "~" } else { "" };
            format!("+1 {sign}x{}r{}c{} ", digit + 1, cell / 9 + 1, cell % 9 + 1)
        });
        literals.collect::<String>() + ">= 1"
    };
    let formula: String = cnf.lines().skip(1).map(|line| clause(line) + " ;\n").collect();
    let count = cnf.lines().skip(1).count();
    let rups: String = drat.lines().map(|line| format!("rup {};\n", clause(line))).collect();
    let header = format!("pseudo-Boolean proof version 3.0\nf {count};\n");
    (formula, header + &rups + "conclusion UNSAT : -1;\nend pseudo-Boolean proof;\n")
}

#[test]
fn drat_proofs_are_accepted_and_need_their_lines() {
    for text in [ONE, NONE, FIVE, HARD] {
        let claim = claim(puzzle(text));
        let formula = Formula::of(&claim, Notation::Drat)[0];
        let (cnf, drat) = files(&formula, Method::Short);
        let (formula, proof) = as_sums(&cnf, &drat);
        assert!(checker::check(&formula, &proof).is_ok(), "{text}");
        for (cell, digit) in puzzle(text).iter() {
            let unit = format!("\n+1 x{digit}{cell} >= 1 ;\n");
            assert_eq!(formula.matches(&unit).count(), 1, "{text} {cell}");
        }
        if text == HARD {
            let (_, none) = as_sums(&cnf, "0");
            assert!(checker::check(&formula, &none).is_err());
        }
    }
}

/// The lines of a proof that are sums, and those that say which guesses are wrong.
fn sums_and_guesses(text: &str, method: Method) -> [usize; 2] {
    let claim = claim(puzzle(text));
    let (_, proof) = files(&Formula::of(&claim, Notation::Veripb)[0], method);
    ["pol ", "rup +1 "].map(|start| proof.lines().filter(|line| line.starts_with(start)).count())
}

#[test]
fn a_proof_has_a_line_for_what_singles_do_not_see_and_few_of_them() {
    let singles =
        "..5.9....9..6.......32...57......7.9.3..7.8...5..1....8....319......4....7...64..";
    let locked =
        "6...87.4....5.6.....81...5...3...........1.655426....9......7...7...39....48.....";
    for (text, method, [sums, guesses]) in [
        (singles, Method::Short, [0, 0]),
        (locked, Method::Short, [5, 0]),
        (TWO, Method::Short, [0, 1]),
        (FIVE, Method::Short, [0, 4]),
        (HARD, Method::Short, [92, 127]),
        (HARD, Method::Trimmed, [94, 104]),
    ] {
        for (lines, most) in sums_and_guesses(text, method).into_iter().zip([sums, guesses]) {
            let least = most.min(1);
            assert!((least..=most).contains(&lines), "{lines} lines, not {least}..={most}: {text}");
        }
    }
}

#[test]
fn a_false_claim_is_refused() {
    let claim_of_one = claim(puzzle(HARD));
    let [formula] = Formula::of(&claim_of_one, Notation::Veripb)[..] else { panic!("one half") };
    let (text, proof) = files(&formula, Method::Short);
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
    let [first, second] = ["r1c1", "r1c2"].map(|cell| {
        let end = proof.find(cell).unwrap();
        &proof[end - 1..end + 4]
    });
    let other = format!("x{}r1c1 x{}r1c2", &second[..1], &first[..1]);
    assert!(refused(&text, &proof.replacen(&format!("x{first} x{second}"), &other, 1)));
}

#[test]
fn stopped_means_no_proof() {
    let claim = claim(puzzle(HARD));
    let formula = Formula::of(&claim, Notation::Veripb)[0];
    let mut last = 1;
    loop {
        let stop = Looks::until(last).stop();
        match prove(&formula, Method::Trimmed, &stop, &mut Vec::new()) {
            Err(Unproved::Stopped) => last += 97,
            Err(other) => panic!("{other}"),
            Ok(()) => break,
        }
    }
    assert!(last > 98, "it looked");
    let Err(_) = Claim::find(Givens::EMPTY, &Looks::until(1).stop()) else { panic!("not stopped") };
}
