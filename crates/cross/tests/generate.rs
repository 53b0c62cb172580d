//! What `generate` promises, of puzzles of many kinds.

use ennead_cross::{
    CONTEST, Direction, Hooks, Limits, MAX_SIDE, NotMade, Op, Puzzle, VOCABULARY, Wanted, check,
    generate, solve, write_contest,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn wanted(width: usize, height: usize, black: u32, vocabulary: &[Op]) -> Wanted {
    Wanted { width, height, vocabulary: vocabulary.to_vec(), black, leading_zeros: false }
}

/// Every run of at least two white cells is a word, a cell without white neighbours is a word across, and
/// there are no other words.
fn assert_words_are_runs(puzzle: &Puzzle) {
    let (width, height) = (puzzle.width(), puzzle.height());
    let white = |row: usize, column: usize| {
        row < height && column < width && !puzzle.is_black(row * width + column)
    };
    let mut runs = Vec::new();
    for (direction, lines, length) in
        [(Direction::Across, height, width), (Direction::Down, width, height)]
    {
        let cell = |line, at| match direction {
            Direction::Across => (line, at),
            Direction::Down => (at, line),
        };
        for line in 0..lines {
            let is_white: Vec<bool> =
                (0..length).map(|at| white(cell(line, at).0, cell(line, at).1)).collect();
            let mut at = 0;
            for run in is_white.split(|&white| !white) {
                if run.len() > 1 {
                    let cells: Vec<usize> = (at..at + run.len())
                        .map(|at| cell(line, at).0 * width + cell(line, at).1)
                        .collect();
                    runs.push((direction, cells));
                }
                at += run.len() + 1;
            }
        }
    }
    for row in 0..height {
        for column in 0..width {
            let beside = [
                (row, column + 1),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row.wrapping_sub(1), column),
            ];
            if white(row, column) && !beside.iter().any(|&(row, column)| white(row, column)) {
                runs.push((Direction::Across, vec![row * width + column]));
            }
        }
    }
    let mut words: Vec<_> = puzzle
        .words()
        .iter()
        .map(|word| (word.direction, word.cells.iter().map(|&cell| cell as usize).collect()))
        .collect();
    let key = |(direction, cells): &(Direction, Vec<usize>)| {
        (*direction == Direction::Down, cells.clone())
    };
    runs.sort_by_key(key);
    words.sort_by_key(key);
    assert_eq!(words, runs);
}

#[test]
fn generated_puzzles_are_unique_minimal_and_built_like_crosswords() {
    let everything: Vec<Op> = VOCABULARY.iter().map(|entry| entry.op).collect();
    let kinds = [
        wanted(2, 1, 0, CONTEST),
        wanted(1, 3, 0, CONTEST),
        wanted(3, 3, 0, CONTEST),
        wanted(4, 3, 30, CONTEST),
        wanted(3, 3, 20, &everything),
        wanted(3, 2, 0, &[Op::Prime, Op::Square, Op::Divides, Op::Plus]),
        wanted(4, 4, 60, &[Op::Times, Op::DigitSum]),
        Wanted { leading_zeros: true, ..wanted(3, 3, 20, CONTEST) },
    ];
    for (seed, wanted) in kinds.iter().enumerate() {
        let mut rng = SmallRng::seed_from_u64(seed as u64);
        let limits = Limits::default();
        let (puzzle, grid) = generate(wanted, &mut rng, &limits, &Hooks::default()).unwrap();
        assert_eq!((puzzle.width(), puzzle.height()), (wanted.width, wanted.height));
        assert_eq!(puzzle.reading.leading_zeros, wanted.leading_zeros);
        let outcome = solve(&puzzle, &limits, &Hooks::default());
        assert_eq!(
            (outcome.is_unique(), &outcome.solutions),
            (Some(true), &vec![grid]),
            "{wanted:?}"
        );
        assert_eq!(
            check(&puzzle, &limits, &Hooks::default()).is_minimal(),
            Some(true),
            "{wanted:?}"
        );
        let black: Vec<usize> = (0..puzzle.cells()).filter(|&cell| puzzle.is_black(cell)).collect();
        let turned: Vec<usize> = black.iter().rev().map(|cell| puzzle.cells() - 1 - cell).collect();
        assert_eq!(black, turned, "the same when turned by half");
        let least = puzzle.cells() * wanted.black as usize / 100;
        assert!((least..=least + 1).contains(&black.len()), "{} black, {wanted:?}", black.len());
        assert_words_are_runs(&puzzle);
        for node in puzzle.rules().iter().flat_map(|rule| puzzle.terms.below(rule.term)) {
            let allowed = |op| op == Op::Equal || wanted.vocabulary.contains(&op);
            assert!(puzzle.terms.get(node).op().is_none_or(allowed), "{wanted:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    let wanted = wanted(4, 3, 20, CONTEST);
    let (puzzle, grid) =
        generate(&wanted, &mut SmallRng::seed_from_u64(1), &Limits::default(), &Hooks::default())
            .unwrap();
    assert_eq!(grid.rows().collect::<Vec<_>>(), ["7171", "0690", "5019"]);
    let text = write_contest(&puzzle);
    let rules: Vec<&str> = text.lines().filter(|line| line.starts_with("eq(")).collect();
    let expected = [
        "eq(qs(plus(A_w,D_w)),13)",
        "eq(qs(minus(E_w,C_s)),16)",
        "eq(plus(E_w,C_s),5810)",
        "eq(minus(E_w,A_w),-2152)",
        "eq(BLACK1_w,0)",
        "eq(BLACK2_w,0)",
    ];
    assert_eq!(rules, expected, "{text}");
}

#[test]
fn sizes_out_of_range_are_refused() {
    for (width, height, black) in
        [(0, 0, 0), (1, 1, 0), (0, 5, 0), (MAX_SIDE + 1, 1, 0), (2, 1, 100)]
    {
        let wanted = wanted(width, height, black, CONTEST);
        let made = generate(
            &wanted,
            &mut SmallRng::seed_from_u64(1),
            &Limits::default(),
            &Hooks::default(),
        );
        assert_eq!(made.err(), Some(NotMade::Size), "{width} x {height}, {black} %");
    }
}
