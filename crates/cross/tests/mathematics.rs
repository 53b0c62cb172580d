//! The mathematics of Sudoku as a cross-number puzzle: what each building block of
//! [`ennead_cross::sudoku`] means, the file they make, and the two gaps of the proof.

use ennead_cross::sudoku::{
    SudokuWords, digits_differ, growth, no_zero, not_negative, write_sudoku,
};
use ennead_cross::{
    DigitReading, Evaluator, Grid, Hooks, Limits, Puzzle, Rule, Value, contest_term, holds, parse,
    satisfies, solve,
};
use ennead_grid::Givens;
use num_bigint::BigInt;
use sha2::{Digest, Sha256};

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Rows A, B, … of a grid nine cells wide, and these rules.
fn rows(height: usize, rules: &[String]) -> Puzzle {
    let names = || (0..height).map(|row| (b'A' + row as u8) as char);
    let marks: String =
        names().enumerate().map(|(row, name)| format!("{name} {} 1\n", row + 1)).collect();
    let words: String = names().map(|name| format!("{name}\n")).collect();
    let count = rules.len();
    let text =
        format!("9 {height}\n{height}\n{marks}{height}\n{words}0\n{count}\n{}\n", rules.join("\n"));
    parse(&text).unwrap()
}

/// Whether each rule holds; none of them mentions a word.
fn hold(rules: &[String]) -> Vec<bool> {
    let puzzle = rows(1, rules);
    let grid = Grid { width: 9, digits: vec![0; 9] };
    let held = |rule: &Rule| holds(&puzzle, rule.term, &grid).unwrap();
    puzzle.rules().iter().map(held).collect()
}

/// The value of s(a, l), where digit k of a grows.
fn growth_of(a: u64, k: u32, l: u32) -> BigInt {
    let puzzle = rows(1, &[format!("eq({},0)", growth(&a.to_string(), k, l))]);
    let rule = puzzle.rules()[0].term;
    let sum = puzzle.terms.get(rule).arguments().next().unwrap();
    let grid = Grid { width: 9, digits: vec![0; 9] };
    match Evaluator::new(&puzzle, &[sum]).value(&grid, sum) {
        Value::Number(value) => value,
        other => panic!("{other:?}"),
    }
}

/// Numbers of nine digits without 0.
fn without_zero() -> impl Iterator<Item = u64> {
    (0..40u64).map(|i| {
        let mut mixed = (i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (0..9).fold(0, |number, _| {
            mixed = mixed.rotate_left(7).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            number * 10 + 1 + (mixed >> 40) % 9
        })
    })
}

#[test]
fn not_negative_holds_from_zero_on() {
    let numbers: Vec<i64> = (-2000..2000)
        .chain((1..17).flat_map(|e| {
            let power = 10i64.pow(e);
            [-power - 1, -power, 1 - power, power - 1, power, power + 1]
        }))
        .collect();
    let rules: Vec<String> = numbers.iter().map(|a| not_negative(&a.to_string())).collect();
    for (a, held) in numbers.iter().zip(hold(&rules)) {
        assert_eq!(held, *a >= 0, "{a}");
    }
}

#[test]
fn no_zero_says_that_no_digit_is_zero() {
    let rules: Vec<String> = (0..2000).map(|a| no_zero(&a.to_string())).collect();
    for (a, held) in hold(&rules).into_iter().enumerate() {
        assert_eq!(held, !a.to_string().contains('0'), "{a}");
    }
}

#[test]
fn growth_is_l_without_a_carry_and_l_minus_nine_with_one() {
    for a in without_zero() {
        for (k, l) in (0..9).flat_map(|k| (1..10).map(move |l| (k, l))) {
            let digit = a / 10u64.pow(k) % 10;
            let expected = if digit + u64::from(l) < 10 { i64::from(l) } else { i64::from(l) - 9 };
            assert_eq!(growth_of(a, k, l), expected.into(), "{a} {k} {l}");
        }
    }
}

#[test]
fn growth_depends_on_other_digits_where_the_next_digit_is_zero() {
    // The proof says that s(a, l) depends on digit k alone. Digit 1 is 5 in both numbers.
    assert_eq!(growth_of(150, 1, 3), 3.into());
    assert_eq!(growth_of(111_111_151, 1, 3), 3.into());
    // With a 0 in front of digit k, subtracting one borrows: 1050 − 100 = 950. That is harmless.
    // But if there is nothing to borrow from, a' is negative and its digits shrink.
    assert_eq!(growth_of(1050, 1, 3), 3.into());
    assert_eq!(growth_of(50, 1, 3), (-3).into());
    // So two equal digits are said to differ: digit 1 is 5 in 50 and in 150.
    assert_eq!(hold(&[digits_differ("50", "150", 1, 1)]), [true]);
    assert_eq!(hold(&[digits_differ("250", "150", 1, 1)]), [false]);
}

#[test]
fn the_pair_rule_says_that_two_digits_differ() {
    let numbers: Vec<u64> = without_zero().take(10).collect();
    let (mut rules, mut expected) = (Vec::new(), Vec::new());
    for (&a, &b) in numbers.iter().zip(&numbers[1..]) {
        for (i, j) in (0..9).flat_map(|i| (0..9).map(move |j| (i, j))) {
            rules.push(digits_differ(&a.to_string(), &b.to_string(), i, j));
            expected.push(a / 10u64.pow(i) % 10 != b / 10u64.pow(j) % 10);
        }
    }
    assert_eq!(hold(&rules), expected);
    assert!(expected.contains(&false));
}

#[test]
fn the_sum_of_the_differences_is_minus_nine_times_that_of_the_digits() {
    // It is negative if the digit of a is the greater. Then `qs` has to take |Δ|, or the last step
    // of the proof, Δ ≠ 0 ⇔ qs(Δ) > 0, fails.
    for (a, b) in [(5u64, 3u64), (3, 5), (9, 1), (1, 9), (4, 4)] {
        let (a_number, b_number) = (110 + a, 110 + b);
        let delta: BigInt =
            (1..10).map(|l| growth_of(a_number, 0, l) - growth_of(b_number, 0, l)).sum();
        assert_eq!(delta, (-9 * (a as i64 - b as i64)).into());
    }
}

#[test]
fn figure_1_is_the_pair_rule_of_the_writer() {
    // Figure 1 as printed, without white space and with `A w` written `A_w`: 2,512 bytes of this
    // sum. It writes `=` for `eq`.
    let rule = digits_differ("A_w", "B_w", 3, 4);
    let figure = rule.replace("eq(", "=(");
    assert_eq!(figure.len(), 2512);
    assert_eq!(sha256(&figure), "0001f6f36a03eb10707f2096600790fd52f5dd9fb8153d15cc61f86992e6585e");

    // All these spellings are read as the same rule.
    for spelling in [figure.clone(), figure.replace("_w", " w").replace("qs(", "\n\nqs( ")] {
        let other = rows(2, &[spelling]);
        assert_eq!(contest_term(&other, other.rules()[0].term), rule);
    }

    // Together with the rules against zeros it says r1c6 ≠ r2c5, and nothing else.
    let rules = [no_zero("A_w"), no_zero("B_w"), rule];
    let told = ennead_cross::explain(&rows(2, &rules), &Limits::default(), &Hooks::default());
    let facts: Vec<String> = told.rules[2].facts.iter().map(|fact| format!("{fact:?}")).collect();
    assert_eq!(facts, ["NotEqual(r1c6, r2c5)"]);
}

#[test]
fn the_writer_gives_the_program_s_file() {
    let text = write_sudoku(&Givens::EMPTY, SudokuWords::Nine);
    assert_eq!((text.lines().count(), text.len()), (527, 1_178_843));
    assert_eq!(sha256(&text), "8ede254e3440595b77ade32ed1c779b826131dde50d1cadf4de2476fb4b5be06");
}

#[test]
fn the_file_accepts_grids_that_are_no_sudoku_if_leading_zeros_do_not_count_as_digits() {
    let grid =
        "000000001 134256789 256789134 391425678 842673591 567918423 485132967 613597842 729864315";
    let digits: Vec<u8> = grid.bytes().filter(u8::is_ascii_digit).map(|byte| byte - b'0').collect();
    let grid = Grid { width: 9, digits };
    let mut puzzle = parse(&write_sudoku(&Givens::EMPTY, SudokuWords::Nine)).unwrap();
    assert_eq!(satisfies(&puzzle, &grid), Some(false));
    // Read as numbers, 000000001 is 1: one digit, none of them 0, none twice.
    puzzle.reading.digits = DigitReading::Number;
    assert_eq!(satisfies(&puzzle, &grid), Some(true));
    puzzle.reading.leading_zeros = false;
    assert_eq!(satisfies(&puzzle, &grid), Some(false));
}

#[test]
fn the_file_is_solved_to_a_sudoku() {
    for words in [SudokuWords::Nine, SudokuWords::Eighteen] {
        let puzzle = parse(&write_sudoku(&Givens::EMPTY, words)).unwrap();
        let one = Limits { solutions: 1, ..Limits::default() };
        let outcome = solve(&puzzle, &one, &Hooks::default());
        let text = outcome.solutions[0].rows().collect::<String>();
        let givens: Givens = text.parse().unwrap();
        assert!(givens.clashes().is_empty() && givens.len() == 81, "{text}");
    }
}

#[test]
fn with_givens_the_solution_is_that_of_a_sudoku_solver() {
    let puzzles = [
        "..5..2...918...56..7...........8...33.19....75..6.1.....6..49....9....8....2..3..",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ];
    for text in puzzles {
        let givens: Givens = text.parse().unwrap();
        let sudoku = ennead_grid::Puzzle::try_from(givens).unwrap();
        let right = ennead_engine::solution(&sudoku).unwrap().to_string();
        for words in [SudokuWords::Nine, SudokuWords::Eighteen] {
            let puzzle = parse(&write_sudoku(&givens, words)).unwrap();
            let outcome = solve(&puzzle, &Limits::default(), &Hooks::default());
            assert_eq!(outcome.is_unique(), Some(true), "{words:?} {text}");
            assert_eq!(outcome.solutions[0].rows().collect::<String>(), right, "{words:?}");
        }
    }
}
