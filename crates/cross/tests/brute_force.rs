//! Random small puzzles over the whole vocabulary: the solver must find what trying all grids with
//! the independent evaluator finds.
//!
//! `CROSS_PUZZLES=100000 cargo test --release -p ennead-cross --test brute_force` runs as
//! many as you like; by default there are 400.

use ennead_cross::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn constant(rng: &mut SmallRng) -> i64 {
    match rng.random_range(0..8) {
        0 => rng.random_range(-1500..1500),
        1 => [10, 100, 1000, -10, -100][rng.random_range(0..5)],
        2 => rng.random_range(-20..0),
        _ => rng.random_range(0..13),
    }
}

fn number(rng: &mut SmallRng, puzzle: &mut Puzzle, depth: u32) -> TermId {
    let words = puzzle.words().len();
    if depth == 0 || rng.random_bool(0.25) {
        if rng.random_bool(0.25) {
            let value = constant(rng);
            return puzzle.terms.number(value);
        }
        let place = rng.random_range(0..words);
        let (id, _) = puzzle.word_ids().nth(place).unwrap();
        return puzzle.terms.word(id);
    }
    let all: Vec<&Entry> = VOCABULARY.iter().filter(|e| e.gives == Kind::Number).collect();
    // Use the contest's own operators more often.
    let entry = if rng.random_bool(0.6) {
        all[rng.random_range(0..5)]
    } else {
        all[rng.random_range(0..all.len())]
    };
    let a = number(rng, puzzle, depth - 1);
    match entry.arity {
        1 => puzzle.terms.one(entry.op, a),
        _ => {
            let b = if rng.random_bool(0.5) {
                let value = constant(rng);
                puzzle.terms.number(value)
            } else {
                number(rng, puzzle, depth - 1)
            };
            puzzle.terms.two(entry.op, a, b)
        }
    }
}

fn truth(rng: &mut SmallRng, puzzle: &mut Puzzle, depth: u32) -> TermId {
    let all: Vec<&Entry> = VOCABULARY
        .iter()
        .filter(|e| e.gives == Kind::Truth && (depth > 0 || e.takes == Kind::Number))
        .collect();
    let entry =
        if rng.random_bool(0.4) { Op::Equal.entry() } else { all[rng.random_range(0..all.len())] };
    let argument = |rng: &mut SmallRng, puzzle: &mut Puzzle| match entry.takes {
        Kind::Number => {
            let depth = rng.random_range(0..4);
            number(rng, puzzle, depth)
        }
        Kind::Truth => truth(rng, puzzle, depth - 1),
    };
    let a = argument(rng, puzzle);
    match entry.arity {
        1 => puzzle.terms.one(entry.op, a),
        _ => {
            let b = argument(rng, puzzle);
            puzzle.terms.two(entry.op, a, b)
        }
    }
}

fn random_puzzle(rng: &mut SmallRng) -> Puzzle {
    let (width, height) = [(2, 2), (3, 1), (2, 2), (1, 3), (4, 1)][rng.random_range(0..5)];
    let black = if rng.random_bool(0.15) { vec![width * height - 1] } else { vec![] };
    let mut marks = Vec::new();
    let mut words = Vec::new();
    for row in 0..height {
        for column in 0..width {
            if black.contains(&(row * width + column)) {
                continue;
            }
            let mark = marks.len();
            let (first, begins) = (row == 0 || column == 0, rng.random_bool(0.2));
            marks.push(Mark { name: format!("M{mark}"), row, column });
            if column == 0 || begins {
                words.push((mark, Direction::Across));
            }
            if first && row == 0 || rng.random_bool(0.2) {
                words.push((mark, Direction::Down));
            }
        }
    }
    let mut puzzle = Puzzle::new(width, height, &black, marks, &words).unwrap();
    puzzle.reading = Reading {
        leading_zeros: rng.random_bool(0.7),
        digits: if rng.random_bool(0.7) { DigitReading::Cells } else { DigitReading::Number },
    };
    for _ in 0..rng.random_range(1..4) {
        let depth = rng.random_range(0..3);
        let rule = truth(rng, &mut puzzle, depth);
        puzzle.add_rule(rule, Place::default());
    }
    puzzle
}

/// All solutions, and whether all grids could be decided.
fn by_trying(puzzle: &Puzzle) -> (Vec<Grid>, bool) {
    let open: Vec<usize> = (0..puzzle.cells()).filter(|&cell| !puzzle.is_black(cell)).collect();
    let roots: Vec<TermId> = puzzle.rules().iter().map(|rule| rule.term).collect();
    let mut evaluator = Evaluator::new(puzzle, &roots);
    let mut grid = Grid { width: puzzle.width(), digits: vec![0; puzzle.cells()] };
    let (mut found, mut decided) = (Vec::new(), true);
    for mut number in 0..10usize.pow(open.len() as u32) {
        for &cell in open.iter().rev() {
            grid.digits[cell] = (number % 10) as u8;
            number /= 10;
        }
        match evaluator.satisfies(&grid) {
            Some(true) => found.push(grid.clone()),
            Some(false) => {}
            None => decided = false,
        }
    }
    (found, decided)
}

#[test]
fn the_solver_finds_what_trying_all_grids_finds() {
    let count = std::env::var("CROSS_PUZZLES").ok().and_then(|n| n.parse().ok()).unwrap_or(400u64);
    let first: u64 = std::env::var("CROSS_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let (mut with_solutions, mut undecided) = (0, 0);
    for seed in first..first + count {
        let mut rng = SmallRng::seed_from_u64(seed);
        let puzzle = random_puzzle(&mut rng);
        // Sometimes allow few states, so that rules are left to the search.
        let states = [1_000_000, 1_000_000, 2_000, 50][rng.random_range(0..4)];
        let limits = Limits { solutions: 0, states, ..Limits::default() };
        let outcome = solve(&puzzle, &limits, &Hooks::default());
        let mut solutions = outcome.solutions;
        solutions.sort();
        let (right, decided) = by_trying(&puzzle);
        assert_eq!(solutions, right, "seed {seed}\n{}", write_contest(&puzzle));
        if decided {
            assert_eq!(outcome.ending, Ending::Complete, "seed {seed}");
        } else {
            undecided += 1;
        }
        with_solutions += u64::from(!right.is_empty());
        let again = parse(&write_contest(&puzzle)).unwrap();
        assert_eq!(write_contest(&again), write_contest(&puzzle), "seed {seed}");
        for language in [ClueLanguage::English, ClueLanguage::German, ClueLanguage::Dutch] {
            let clues = write_clues(&puzzle, language);
            let again = parse(&clues).unwrap_or_else(|error| panic!("{error}\n{clues}"));
            assert_eq!(write_contest(&again), write_contest(&puzzle), "seed {seed}\n{clues}");
        }
    }
    assert!(
        with_solutions * 10 > count * 3 && undecided * 10 < count,
        "{with_solutions} {undecided}"
    );
    eprintln!(
        "{count} puzzles, {with_solutions} with solutions, {undecided} with numbers too large"
    );
}

/// Words beside what their digits give, up to the most that it can be: random rules rarely have these together.
#[test]
fn sums_of_words_and_of_what_their_digits_give_are_found_too() {
    for rule in [
        "eq(plus(A_w,qs(B_w)),117)",
        "lt(112,plus(A_w,qs(B_w)))",
        "eq(minus(A_w,qs(A_w)),81)",
        "eq(plus(A_w,qp(B_w)),180)",
        "lt(minus(qp(mal(A_w,1)),B_w),-95)",
        "gt(plus(qp(plus(A_w,0)),B_w),170)",
        "eq(plus(A_w,qs(qs(mal(B_w,9)))),108)",
        "eq(mal(qs(A_w),qs(B_w)),plus(A_w,225))",
        "eq(A_w,minus(mod(B_w,97),mod(A_w,7)))",
        "eq(A_w,plus(gcd(B_w,60),gcd(A_w,18)))",
        "eq(plus(A_w,mod(qs(B_w),5)),103)",
    ] {
        let puzzle = parse(&format!("2 2 2 A 1 1 B 2 1 2 A B\n0 1 {rule}")).unwrap();
        let limits = Limits { solutions: 0, ..Limits::default() };
        let mut solutions = solve(&puzzle, &limits, &Hooks::default()).solutions;
        solutions.sort();
        let (right, _) = by_trying(&puzzle);
        assert!(!right.is_empty(), "{rule}");
        assert_eq!(solutions, right, "{rule}");
    }
}
