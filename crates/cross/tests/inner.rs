//! Internals, which are not part of the interface: costs, names, domains.

use ennead_cross::inner::{self, Digits};
use ennead_cross::{Evaluator, Grid, Hooks, Limits, Op, Value, parse, solve};
use ennead_stop::Looks;
use num_bigint::BigInt;
use rand::{RngExt, SeedableRng};

#[test]
fn long_numbers_count_for_more() {
    let number = Value::Number(BigInt::from(1) << 640);
    let of = |op| inner::steps(op, &[&Value::Truth(true), &number, &Value::Number(7.into())]);
    assert_eq!(of(Some(Op::Prime)), 1 + 10 + 16 * 1000);
    assert_eq!(of(Some(Op::Gcd)), 1 + 10 + 8 * 100);
    assert_eq!(of(Some(Op::Square)), 1 + 10 + 2 * 100);
    assert_eq!(of(Some(Op::Plus)), 1 + 10 + 100 / 8);
    assert_eq!(of(None), 1 + 10 + 100 / 8);
    assert_eq!(inner::steps(Some(Op::Prime), &[&Value::Number(7.into())]), 1);
}

#[test]
fn nothing_is_said_once_the_stop_is_raised() {
    let puzzle = parse("grid:\nA B\nA across: = 13\n").unwrap();
    let grid = solve(&puzzle, &Limits::default(), &Hooks::default()).solutions.remove(0);
    let rule = puzzle.rules()[0].term;
    let stop = Looks::until(2).stop();
    let hooks = Hooks { stop: &stop, ..Hooks::default() };
    assert_eq!(inner::holds(&puzzle, &grid, rule, &hooks), Some(true));
    assert_eq!(inner::holds(&puzzle, &grid, rule, &hooks), None);
}

#[test]
fn names_go_on_after_z() {
    assert_eq!(
        [0, 1, 25, 26, 27, 51, 52].map(inner::name),
        ["A", "B", "Z", "AA", "AB", "AZ", "BA"]
    );
    assert_eq!([26 + 26 * 26 - 1, 26 + 26 * 26].map(inner::name), ["ZZ", "AAA"]);
}

/// What remains after trying all assignments.
fn by_trying(domains: &[Digits]) -> Option<Vec<Digits>> {
    fn from(domains: &[Digits], i: usize, used: Digits, left: &mut [Digits]) -> bool {
        if i == domains.len() {
            return true;
        }
        let mut any = false;
        for digit in inner::digits(domains[i] & !used) {
            if from(domains, i + 1, used | 1 << digit, left) {
                left[i] |= 1 << digit;
                any = true;
            }
        }
        any
    }
    let mut left = vec![0; domains.len()];
    from(domains, 0, 0, &mut left).then_some(left)
}

#[test]
fn hall_sets_leave_what_trying_leaves() {
    let mut rng = rand::rngs::SmallRng::seed_from_u64(7);
    for _ in 0..3000 {
        let cells = rng.random_range(1..=6);
        let mut domains: Vec<Digits> = (0..cells)
            .map(|_| {
                (0..rng.random_range(1..5)).fold(0, |set, _| set | 1 << rng.random_range(0..7))
            })
            .collect();
        let right = by_trying(&domains);
        // One pass finds the Hall sets of the present domains; a second may find more.
        let mut before = domains.clone();
        let mut possible = inner::tell_apart(&mut domains);
        while possible && before != domains {
            before.copy_from_slice(&domains);
            possible = inner::tell_apart(&mut domains);
        }
        assert_eq!(possible.then_some(domains), right);
    }
}

#[test]
fn each_64_bits_of_a_number_and_each_cell_count_for_a_step() {
    for (number, steps) in [("7", 1), ("9223372036854775807", 1), ("18446744073709551616", 2)] {
        let text = format!("3 1\n1\nA 1 1\n1\nA\n0\n1\nlt(A_w,{number})\n");
        let puzzle = parse(&text).unwrap();
        let rule = puzzle.rules()[0].term;
        assert_eq!(inner::cost(&puzzle, rule), 1 + 3 + steps, "{number}");
    }
}

#[test]
fn a_value_fits_if_the_domains_and_the_digits_tried_allow_it() {
    let domains: [Digits; 3] = [0b11, 0b110, 0b1000];
    let fitting = |value: i32, tried: &[u32]| {
        inner::fitting(&value.into(), &[0, 1, 2], &[1, 2, 3], tried, &domains)
    };
    assert_eq!(fitting(123, &[]), Some(vec![1, 2, 3]));
    assert_eq!(fitting(13, &[]), Some(vec![0, 1, 3]));
    assert_eq!(fitting(13, &[2]), Some(vec![0, 1, 3]));
    // Cell 0 has been tried with 1, cell 2 cannot be 4, and the number is too long or negative.
    assert_eq!(fitting(13, &[0]), None);
    assert_eq!(fitting(124, &[]), None);
    assert_eq!(fitting(1123, &[]), None);
    assert_eq!(fitting(-123, &[]), None);
}

/// Rules about two words of two cells each. The first are decided if the words are known.
const DECIDED: [&str; 9] = [
    "prime(minus(A_w, B_w))",
    "square(plus(A_w, -5))",
    "cube(mal(A_w, B_w))",
    "triangular(minus(A_w, B_w))",
    "fibonacci(abs(minus(A_w, B_w)))",
    "palindrome(mal(A_w, B_w))",
    "U(plus(A_w, B_w))",
    "not(prime(minus(qs(A_w), -1)))",
    "or(lt(A_w, B_w), eq(div(A_w, 7), 1))",
];
const OTHERS: [&str; 12] = [
    "prime(pow(A_w, B_w))",
    "eq(pow(minus(A_w, 20), 2), 25)",
    "lt(pow(minus(A_w, B_w), 3), 1)",
    "ge(pow(2, minus(A_w, B_w)), 8)",
    "eq(mod(A_w, B_w), 3)",
    "ge(quot(A_w, B_w), 2)",
    "divides(5, lcm(A_w, B_w))",
    "gt(gcd(A_w, B_w), 4)",
    "le(mal(A_w, B_w), 40)",
    "le(20, minus(A_w, B_w))",
    "lt(A_w, qs(B_w))",
    "ne(A_w, B_w)",
];

#[test]
fn only_what_no_digits_satisfy_is_refuted() {
    let rules = [&DECIDED[..], &OTHERS].concat();
    let count = rules.len();
    let text = format!("2 2 2 A 1 1 B 2 1 2 A B\n0 {count} {}", rules.join("\n"));
    let puzzle = parse(&text).unwrap();
    let roots: Vec<_> = puzzle.rules().iter().map(|rule| rule.term).collect();
    let mut evaluator = Evaluator::new(&puzzle, &roots);
    let all = 0b1_0010_0111;
    let sets: [Digits; 8] = [1 << 0, 1 << 1, 1 << 2, 1 << 5, 1 << 8, 0b101, 0b1_0010_0010, all];
    for (i, (rule, &root)) in rules.iter().zip(&roots).enumerate() {
        let mut right = vec![false; 10_000];
        for grid in grids([all; 4]) {
            let digits = grid.map(|digit| digit as u8).to_vec();
            right[index(grid)] = evaluator.holds(&Grid { width: 2, digits }, root).unwrap();
        }
        for place in 0..sets.len().pow(4) {
            let domains = [0, 3, 6, 9].map(|shift| sets[place >> shift & 7]);
            let refuted = inner::is_refuted(&puzzle, root, &|cell| domains[cell]);
            let possible = grids(domains).any(|grid| right[index(grid)]);
            assert!(!(refuted && possible), "{rule} with {domains:?}");
            let known = i < DECIDED.len() && domains.iter().all(|set| set.count_ones() == 1);
            assert!(!known || refuted || possible, "{rule} with {domains:?}");
        }
    }
}

/// Rules about a word of two cells, which may have these digits.
#[test]
fn what_a_kind_of_number_cannot_be_is_refuted_before_the_number_is_known() {
    for (rule, first, last, is_refuted) in [
        ("square(A_w)", "2", "678", true),
        ("square(A_w)", "23", "6", false),
        ("square(A_w)", "123", "7", true),
        ("square(minus(A_w, 99))", "12", "12", true),
        ("prime(A_w)", "12", "4", true),
        ("prime(A_w)", "01", "5", false),
        ("prime(A_w)", "12", "5", true),
        ("prime(minus(A_w, 99))", "12", "12", true),
        ("triangular(A_w)", "12", "9", true),
        ("triangular(A_w)", "12", "8", false),
        ("fibonacci(minus(A_w, 99))", "12", "12", true),
    ] {
        let puzzle = parse(&format!("2 1 1 A 1 1 1 A\n0 1 {rule}")).unwrap();
        let root = puzzle.rules()[0].term;
        let set = |text: &str| text.bytes().fold(0, |set, digit| set | 1 << (digit - b'0'));
        let domains: [Digits; 2] = [set(first), set(last)];
        let refuted = inner::is_refuted(&puzzle, root, &|cell| domains[cell]);
        assert_eq!(refuted, is_refuted, "{rule} of {first} {last}");
    }
}

/// All grids of four cells with digits from these sets.
fn grids([a, b, c, d]: [Digits; 4]) -> impl Iterator<Item = [usize; 4]> {
    inner::digits(a).flat_map(move |a| {
        inner::digits(b).flat_map(move |b| {
            inner::digits(c).flat_map(move |c| inner::digits(d).map(move |d| [a, b, c, d]))
        })
    })
}

fn index(grid: [usize; 4]) -> usize {
    grid.iter().fold(0, |index, digit| index * 10 + digit)
}
