//! What single rules are compiled to: what they mean, and how much that takes.

use ennead_cross::{Ending, Hooks, Limits, parse, solve};

#[test]
fn the_absolute_value_of_what_is_sometimes_negative() {
    for (rule, numbers) in [
        ("eq(abs(A_w),7)", vec![7]),
        ("eq(abs(minus(A_w,100)),7)", vec![93]),
        ("eq(abs(minus(A_w,50)),7)", vec![43, 57]),
        ("gt(abs(minus(A_w,50)),48)", vec![0, 1, 99]),
        ("eq(plus(abs(minus(A_w,50)),abs(minus(A_w,20))),32)", vec![19, 51]),
    ] {
        let all = Limits { solutions: 0, ..Limits::default() };
        let text = format!("2 1\n1\nA 1 1\n1\nA\n0\n1\n{rule}\n");
        let outcome = solve(&parse(&text).unwrap(), &all, &Hooks::default());
        let mut found: Vec<u8> =
            outcome.solutions.iter().map(|grid| grid.digits[0] * 10 + grid.digits[1]).collect();
        found.sort();
        assert_eq!((found, outcome.ending), (numbers, Ending::Complete), "{rule}");
    }
}

/// Far too many digits to try, but few states.
#[test]
fn rules_about_long_words_are_compiled_digit_by_digit() {
    for (rule, states) in [
        // For each cell of A, at most 7 residues.
        ("eq(mod(A_w,7),3)", 7 * 8),
        // The difference of two digit sums.
        ("eq(qs(A_w),qs(B_w))", 1_500),
        // Two digit sums, each of 73 values at the end.
        ("eq(mod(qs(A_w),qs(B_w)),5)", 60_000),
        ("eq(pow(qs(A_w),2),pow(qs(B_w),2))", 60_000),
    ] {
        let text = format!("8 2\n2\nA 1 1\nB 2 1\n2\nA\nB\n0\n1\n{rule}\n");
        let outcome = solve(&parse(&text).unwrap(), &Limits::default(), &Hooks::default());
        assert_eq!((outcome.statistics.waiting, outcome.solutions.len()), (0, 2), "{rule}");
        assert!(outcome.statistics.states <= states, "{rule}: {:?}", outcome.statistics);
    }
}
