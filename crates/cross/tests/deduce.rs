//! Hints against solutions, and what they say.

use ennead_cross::{Deduction, Hooks, Limits, Next, Premise, Source, next_step, parse, solve};

/// Takes one hint of `of`, the first included, and the solution's digit in the first empty cell for the others,
/// until the grid is full. Checks each hint against the solution, and counts the hints and the states without any.
fn follow(text: &str, of: usize) -> (usize, usize) {
    let puzzle = parse(text).unwrap();
    let (limits, hooks) = (Limits::default(), Hooks::default());
    let solution = &solve(&puzzle, &limits, &hooks).solutions[0];
    let mut filled = vec![None; puzzle.cells()];
    let (mut steps, mut stuck) = (0, 0);
    for state in 0.. {
        let first = filled.iter().position(Option::is_none);
        if let Some(cell) = first.filter(|_| state % of > 0) {
            filled[cell] = Some(solution.digits[cell]);
            continue;
        }
        match next_step(&puzzle, &filled, &limits, &hooks) {
            Next::Digit { cell, digit, refuted, steps: reason } => {
                assert_eq!(solution.digits[cell], digit, "{cell}");
                assert_eq!(filled[cell], None);
                for (at, it) in refuted.iter().enumerate() {
                    assert_ne!(solution.digits[it.cell], it.digit);
                    assert!(it.steps.last().unwrap().left.is_empty());
                    let need_it = |steps: &[Deduction]| {
                        steps.iter().flat_map(|it| &it.premises).any(|one| one.cell == it.cell)
                    };
                    let mut later = refuted[at + 1..].iter();
                    let used = later.any(|other| other.cell == it.cell || need_it(&other.steps))
                        || it.cell == cell
                        || need_it(&reason);
                    assert!(used, "nothing needs r{} without {}", it.cell, it.digit);
                }
                let last = reason.last().map(|last| last.left.iter().any(|it| it.cell == cell));
                assert!(last.unwrap_or(!refuted.is_empty()));
                filled[cell] = Some(digit);
                steps += 1;
            }
            Next::Stuck => {
                stuck += 1;
                let cell = first.unwrap();
                filled[cell] = Some(solution.digits[cell]);
            }
            Next::Full => break,
            other => panic!("{other:?}"),
        }
    }
    (steps, stuck)
}

#[test]
fn the_hints_of_a_contest_grid_lead_to_its_solution() {
    let text = include_str!("../../../testdata/cross/testfall1.kz");
    // With all 36 the test takes three times as long.
    let (reasons, stuck) = follow(text, 3);
    assert!(reasons >= 10 && reasons + stuck == 12, "{reasons} {stuck}");
}

#[test]
fn a_reason_names_only_what_it_needs() {
    // A across has the product 5, so its digits are 1 and 5; B down is 1 …: so A is 15 or 51.
    let text = "grid:\nA B\nC .\nacross: A C\ndown: A B\nA across: digit product = 5\nB down: > 50 and < 60\nC across: = 27";
    let puzzle = parse(text).unwrap();
    let (limits, hooks) = (Limits::default(), Hooks::default());
    let filled = [None, None, Some(2), Some(7)];
    let Next::Digit { cell, digit, steps, .. } = next_step(&puzzle, &filled, &limits, &hooks)
    else {
        panic!()
    };
    assert_eq!((cell, digit), (1, 5));
    assert_eq!(steps.len(), 1);
    assert!(steps[0].premises.is_empty(), "{steps:?}");
    let filled = [None, Some(5), Some(2), Some(7)];
    let Next::Digit { cell: 0, digit: 1, steps, .. } = next_step(&puzzle, &filled, &limits, &hooks)
    else {
        panic!()
    };
    let expected = Premise { cell: 1, digits: vec![5], from: Source::Filled };
    assert_eq!(steps[0].premises, [expected]);
    let ways: Vec<_> = steps[0].ways.iter().map(|way| (&way.digits[..], way.fits)).collect();
    assert_eq!(ways, [(&[1, 5][..], true), (&[5, 1], false)]);
}

#[test]
fn two_rules_that_leave_a_digit_together_are_both_named() {
    let text = "grid:\nA B\nC .\nacross: A C\ndown: A B\nA across: digit product = 9\nA down: digit product = 4";
    let puzzle = parse(text).unwrap();
    let (limits, hooks) = (Limits::default(), Hooks::default());
    let Next::Digit { cell: 0, digit: 1, steps, refuted } =
        next_step(&puzzle, &[None; 4], &limits, &hooks)
    else {
        panic!()
    };
    assert!(refuted.is_empty());
    assert_eq!(steps.iter().map(|step| step.rule).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(steps[0].left[0].after, [1, 3, 9]);
    let known = Premise { cell: 0, digits: vec![1, 3, 9], from: Source::Rules(vec![0]) };
    assert_eq!(steps[1].premises, [known]);
    assert_eq!(steps[1].left[0].after, [1]);
    let fit: Vec<_> = steps[1].ways.iter().filter(|way| way.fits).collect();
    assert_eq!(fit[0].digits, [1, 4]);
    assert_eq!(fit.len(), 1);
}

#[test]
fn digits_that_contradict_a_rule_are_said_to() {
    let puzzle = parse("size 2 1\nA at r1c1\nA across: = 17 × 3\n").unwrap();
    let next = next_step(&puzzle, &[Some(4), None], &Limits::default(), &Hooks::default());
    let Next::Clash { steps } = next else { panic!("{next:?}") };
    assert_eq!(steps[0].premises[0].cell, 0);
    assert!(steps[0].left.is_empty());
}
