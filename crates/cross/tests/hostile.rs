//! Files that are wrong or malicious: each is refused with the place of the mistake, or solved as
//! far as possible; none panics.

use ennead_cross::{
    Bound, ClueLanguage, Ending, Hooks, Limits, Outcome, Problem, check, contest_term, explain,
    parse, solve, write_clues, write_contest,
};
use ennead_stop::Looks;

const FRAME: &str = "2 2\n1\nA 1 1\n1\nA\n1\nA\n";

/// A 2×2 grid with the words A across and A down, and these rules.
fn with_rules(rules: &[&str]) -> String {
    format!("{FRAME}{}\n{}\n", rules.len(), rules.join("\n"))
}

fn solved(text: &str) -> Outcome {
    solve(&parse(text).unwrap(), &Limits::default(), &Hooks::default())
}

#[track_caller]
fn refused(text: &str, line: usize, column: usize, problem: &str) {
    let error = parse(text).expect_err("wrong");
    let place = (error.place.line, error.place.column);
    assert_eq!((place, error.problem.name()), ((line, column), problem), "{error}");
}

#[test]
fn counts_that_are_wrong() {
    refused("2 2\n2\nA 1 1\n1\nA\n0\n0\n", 5, 1, "unexpected");
    refused(&with_rules(&["eq(A_w,1)"]).replace("\n1\neq", "\n2\neq"), 9, 10, "unexpected-end");
    refused(
        &with_rules(&["eq(A_w,1)", "U(A_s)"]).replace("\n2\neq", "\n1\neq"),
        10,
        1,
        "text-after-rules",
    );
    refused("2 2\n99999999999999999999999\n", 2, 1, "unexpected");
}

#[test]
fn names_that_mean_nothing() {
    refused(&with_rules(&["eq(B_w,1)"]), 9, 4, "unknown-mark");
    refused(&with_rules(&["eqq(A_w,1)"]), 9, 1, "unknown-operator");
    refused(&with_rules(&["eq(A_w,)"]), 9, 8, "unexpected");
    refused(&with_rules(&["eq(A_w,1,2)"]), 9, 1, "arity");
    refused(&with_rules(&["plus(A_w,1)"]), 9, 1, "rule-is-number");
    refused(&with_rules(&["qs(U(A_w))"]), 9, 4, "argument-not-number");
    refused(&with_rules(&["eq(A_w,(1"]), 9, 8, "unexpected");
    refused("size 2 2\nA at r1c1\nA across: prim\n", 3, 11, "unknown-name");
}

/// Names follow the same rules in both notations: each can be written in the other.
#[test]
fn names_that_are_none() {
    refused("2 2\n1\nA-1 1 1\n0\n0\n0\n", 3, 1, "not-a-name");
    refused("2 2\n1\nx\u{7f}\0≥1 1 1\n0\n0\n0\n", 3, 1, "not-a-name");
    refused("2 2\n1\nBlack 1 1\n0\n0\n0\n", 3, 1, "not-a-name");
    refused("size 2 2\nA² at r1c1\n", 2, 1, "not-a-name");
    refused("size 2 2\nSTOP1 at r1c1\n", 2, 1, "not-a-name");
    refused("grid:\nA B\n- .\n", 3, 1, "not-a-name");
    for name in ["rule", "Gitter", "across", "leading", "not", "mod", "17", "ÄÖ_ü"] {
        let text = format!("2 1\n1\n{name} 1 1\n1\n{name}\n0\n1\nprime({name}_w)\n");
        let clues = write_clues(&parse(&text).unwrap(), ClueLanguage::German);
        assert_eq!(write_contest(&parse(&clues).unwrap()), text, "{clues}");
    }
}

/// Signs need no blanks around them.
#[test]
fn names_between_signs() {
    let text = "grid:\nA .\nB .\nacross: A B\nA across:=3×B across\nrule:|A across−B across|<=B across^2\n";
    let puzzle = parse(text).unwrap();
    let rules = puzzle.rules().iter().map(|rule| contest_term(&puzzle, rule.term));
    let rules: Vec<String> = rules.collect();
    assert_eq!(rules, ["eq(A_w,mal(3,B_w))", "le(abs(minus(A_w,B_w)),pow(B_w,2))"]);
}

#[test]
fn two_frames() {
    refused("grid:\nA B #\n\ngrid:\nA B\n", 4, 1, "size-twice");
    refused("size 3 3\nblack at r3c3\nsize 2 2\n", 3, 1, "size-twice");
}

#[test]
fn words_off_the_grid() {
    refused("2 2\n1\nA 3 1\n0\n0\n0\n", 3, 3, "off-grid");
    refused("2 2\n1\nA 0 1\n0\n0\n0\n", 3, 3, "off-grid");
    refused("2 2\n1\nA 1 1\n1\nA 3\n0\n0\n", 5, 3, "length");
    refused("size 2 2\nA at r9c9\n", 2, 1, "off-grid");
}

#[test]
fn nothing_at_all() {
    refused("", 1, 1, "unexpected-end");
    refused("\u{feff}\r\n\r\n", 1, 2, "unexpected-end");
    refused("0 0\n0\n0\n0\n0\n", 1, 1, "size");
    refused("1000000 1000000\n0\n0\n0\n0\n", 1, 1, "size");
}

#[test]
fn carriage_returns_and_byte_order_marks_make_no_difference() {
    let text = with_rules(&["eq(A_w,51)", "eq(A_s,57)"]);
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let (plain, windows) = (parse(&text).unwrap(), parse(&windows).unwrap());
    assert_eq!(ennead_cross::write_contest(&plain), ennead_cross::write_contest(&windows));
    let clues = "\u{feff}size 2 1\r\nA at r1c1\r\nA across: = 51\r\n";
    assert_eq!(solved(clues).is_unique(), Some(true));
}

#[test]
fn a_million_terms_deep() {
    const DEEP: usize = 1_000_000;
    let sum = format!("eq({}A_w{},1000011)", "plus(1,".repeat(DEEP), ")".repeat(DEEP));
    let text = format!("2 1\n1\nA 1 1\n1\nA\n0\n1\n{sum}\n");
    let outcome = solved(&text);
    assert_eq!(outcome.is_unique(), Some(true));
    assert_eq!(outcome.solutions[0].to_string(), "11\n");

    let not = format!("{}U(A_w){}", "not(".repeat(DEEP), ")".repeat(DEEP));
    assert_eq!(solved(&with_rules(&[&not])).solutions.len(), 2);
    let open = with_rules(&[&"plus(".repeat(DEEP)]);
    assert_eq!(parse(&open).expect_err("unclosed").place.line, 9);
    let clue =
        format!("size 2 1\nA at r1c1\nA across: = {}11{}\n", "(".repeat(DEEP), ")".repeat(DEEP));
    assert_eq!(solved(&clue).is_unique(), Some(true));
}

/// `eq(inner(inner(…A_w…)),7)`
fn nested(inner: &str, depth: usize, close: &str) -> String {
    with_rules(&[&format!("eq({}A_w{},7)", inner.repeat(depth), close.repeat(depth))])
}

/// Terms that make every evaluation expensive count for more, so that they are not tried as often
/// as short ones. The result is right all the same.
#[test]
fn what_is_deep_counts_for_more() {
    let solve = |text: &str| solve(&parse(text).unwrap(), &Limits::default(), &Hooks::default());
    let (short, deep) = (solve(&nested("qs(", 3, ")")), solve(&nested("qs(", 100_000, ")")));
    assert_eq!((&short.solutions, short.ending), (&deep.solutions, Ending::SolutionLimit));
    assert_eq!(deep.ending, Ending::SolutionLimit);
    // A hundred evaluations of 100,000 nodes.
    assert!(deep.statistics.states > 30_000, "{:?}", deep.statistics);

    let few = Limits { states: 10_000, nodes: 20, ..Limits::default() };
    let text = nested("qs(", 100_000, ")");
    let outcome = ennead_cross::solve(&parse(&text).unwrap(), &few, &Hooks::default());
    assert!(outcome.statistics.states <= 30_000, "{:?}", outcome.statistics);
    assert_eq!(outcome.statistics.waiting, 1);

    // Digit sums and words alternating, which no automaton can handle.
    let outcome = solve(&nested("qs(minus(A_w,", 20, "))"));
    assert_eq!((outcome.solutions.len(), outcome.ending), (2, Ending::SolutionLimit));
}

/// Numbers of ten thousand digits in every one of 40,000 nodes: the stop is looked at
/// while one rule is being tried out.
#[test]
fn what_is_deep_can_be_stopped() {
    let deep = format!("{}A_w{}", "plus(qp(A_w),mal(A_s,".repeat(20_000), "))".repeat(20_000));
    let text = with_rules(&[&format!("eq(mod({deep},7),3)")]);
    let puzzle = parse(&text).unwrap();
    for patience in [1, 3] {
        let looks = Looks::until(patience);
        let stop = looks.stop();
        let hooks = Hooks { stop: &stop, ..Hooks::default() };
        let all = Limits { solutions: 0, ..Limits::default() };
        let outcome = solve(&puzzle, &all, &hooks);
        assert_eq!(outcome.ending, Ending::NotDecided(Bound::Stopped));
        assert_eq!(looks.count(), patience);
    }
}

/// A row of 60 cells that is prime, a palindrome and so on: there is much to do between two
/// digits of the search, and the stop is looked at there too.
#[test]
fn what_is_wide_can_be_stopped() {
    let row = |length: usize, rules: &[&str]| {
        format!("{length} 1\n1\nA 1 1\n1\nA\n0\n{}\n{}\n", rules.len(), rules.join("\n"))
    };
    let sum: String = (1..3_000).map(|i| format!("plus(qs(mal({i},A_w)),")).collect();
    let sum = format!("eq({sum}0{},7)", ")".repeat(2_999));
    let residues: Vec<String> = (0..60).map(|i| format!("lt(mod(A_w,{}),9)", 30_011 + i)).collect();
    let residues: Vec<&str> = residues.iter().map(String::as_str).collect();
    for text in [
        row(60, &["prime(A_w)", "eq(rev(A_w),A_w)", "eq(mod(A_w,1234577),3)"]),
        row(1_000, &["prime(A_w)", "palindrome(A_w)"]),
        row(40, &["square(A_w)", "eq(qs(A_w),355)"]),
        row(20, &residues),
        row(100, &[&sum]),
    ] {
        let puzzle = parse(&text).unwrap();
        let looks = Looks::until(10);
        let stop = looks.stop();
        let hooks = Hooks { stop: &stop, ..Hooks::default() };
        let outcome = solve(&puzzle, &Limits::default(), &hooks);
        assert_eq!(outcome.ending, Ending::NotDecided(Bound::Stopped), "{text}");
        assert_eq!(looks.count(), 10, "{text}");
        assert!(outcome.statistics.nodes < 5_000, "{:?} {text}", outcome.statistics);

        // Once stopped, nothing is begun: neither each rule without the others, nor a proof.
        let checked = check(&puzzle, &Limits::default(), &hooks);
        assert!(checked.redundant.iter().all(Option::is_none));
        let told = explain(&puzzle, &Limits::default(), &hooks);
        assert_eq!(told.contradiction, None);
        assert_eq!(told.ending, Ending::NotDecided(Bound::Stopped));
    }
}

/// Testing whether a number of ten thousand digits is prime would take minutes.
#[test]
fn primes_of_more_than_a_thousand_digits_are_not_decided() {
    let outcome = solved(&with_rules(&["prime(plus(pow(2,33219),A_w))"]));
    assert_eq!(outcome.ending, Ending::NotDecided(Bound::NumberTooLarge));
}

/// A number that is too large to compute may still have a small remainder.
#[test]
fn what_is_too_large_is_not_false() {
    let tower = "mod(pow(9,pow(9,pow(9,9))),97)";
    for rule in [format!("eq(A_w,{tower})"), format!("eq({tower},A_w)")] {
        let outcome = solved(&with_rules(&[&rule, "eq(A_s,11)"]));
        assert_eq!(outcome.ending, Ending::NotDecided(Bound::NumberTooLarge), "{rule}");
    }
    let rule = "eq(A_w,mod(pow(9,pow(9,pow(9,A_s))),97))";
    let outcome = solved(&with_rules(&[rule]));
    assert!(matches!(outcome.ending, Ending::NotDecided(_) | Ending::SolutionLimit));
}

#[test]
fn huge_numbers() {
    let nines = "9".repeat(9_999);
    let sum = format!("eq(minus({nines},A_w),{}88)", &nines[2..]);
    let outcome = solved(&with_rules(&[&sum, "eq(A_s,10)"]));
    assert_eq!(outcome.solutions.len(), 2);
    assert!(outcome.solutions.iter().all(|grid| grid.digits[..2] == [1, 1]));
    refused(&with_rules(&[&format!("eq(A_w,{})", "9".repeat(10_001))]), 9, 8, "number-too-long");

    let tower = "eq(pow(pow(pow(9,A_w),A_w),A_w),1)";
    let outcome = solved(&with_rules(&[tower, "gt(A_w,97)", "gt(A_s,97)"]));
    assert_eq!(outcome.ending, Ending::NotDecided(Bound::NumberTooLarge));
}

/// Four hundred cells whose sum comes near 2^64, which must not overflow at 2^63.
#[test]
fn sums_that_leave_64_bits() {
    let factor = (1u64 << 52) - 1;
    let (mut marks, mut words, mut sum) = (String::new(), String::new(), "0".to_owned());
    for (row, column) in (1..=20).flat_map(|row| (1..=20).map(move |column| (row, column))) {
        marks += &format!("Z{row}_{column} {row} {column}\n");
        words += &format!("Z{row}_{column}\n");
        sum = format!("plus(mal({factor},Z{row}_{column}_w),{sum})");
    }
    let right = u128::from(factor) * 9 * 400;
    let text = format!("20 20\n400\n{marks}400\n{words}0\n1\neq({sum},{right})\n");
    let outcome = solved(&text);
    assert_eq!(outcome.is_unique(), Some(true));
    assert!(outcome.solutions[0].digits.iter().all(|&digit| digit == 9));
}

#[test]
fn no_rules_and_rules_that_contradict() {
    let outcome = solved(&with_rules(&[]));
    assert_eq!((outcome.solutions.len(), outcome.ending), (2, Ending::SolutionLimit));

    let puzzle = parse(&with_rules(&["gt(A_w,50)", "U(A_w)", "lt(A_s,40)"])).unwrap();
    let told = explain(&puzzle, &Limits::default(), &Hooks::default());
    assert_eq!(told.contradiction, Some(vec![0, 2]));
    let outcome = solve(&puzzle, &Limits::default(), &Hooks::default());
    assert_eq!((outcome.solutions.len(), outcome.ending), (0, Ending::Complete));
}

/// Factoring, for which no number of states is enough: the search reaches its own limit.
#[test]
fn what_is_too_hard_is_not_decided() {
    let text = "12 2\n2\nA 1 1\nB 2 1\n2\nA\nB\n0\n2\n\
        eq(mal(A_w,B_w),295927482373123546778323)\nlt(1,A_w)\n";
    let limits = Limits { nodes: 2_000, states: 20_000, ..Limits::default() };
    let outcome = solve(&parse(text).unwrap(), &limits, &Hooks::default());
    assert_eq!(outcome.ending, Ending::NotDecided(Bound::Nodes));
    let stop = Looks::until(1).stop();
    let stopped = Hooks { stop: &stop, ..Hooks::default() };
    let outcome = solve(&parse(text).unwrap(), &Limits::default(), &stopped);
    assert_eq!(outcome.ending, Ending::NotDecided(Bound::Stopped));
}

#[test]
fn errors_say_what_was_expected() {
    let error = parse("2 2\n2\nA 1 1\n").expect_err("cut");
    let Problem::Unexpected { found: None, count: Some(count), .. } = &error.problem else {
        panic!("{error}")
    };
    assert_eq!((count.line, count.stated), (2, 2));
    assert!(error.to_string().starts_with("line 3, column 6: Unexpected"), "{error}");
}
