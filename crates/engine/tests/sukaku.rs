//! Puzzles given by candidates: every engine that takes them agrees with a plain search.

use std::ops::ControlFlow;
use std::thread;

use chacha20::ChaCha8Rng;
use ennead_engine::fast::{IN_READING_ORDER, first_in_reading_order};
use ennead_engine::{
    Collect, Diagnosis, ENGINES, Engine, NO_LIMIT, Verdict, check, count_solutions, diagnose,
    singles, solution, some_solution,
};
use ennead_grid::{Cell, CellMap, Clues, Digit, DigitSet, Givens, Puzzle, Solution};
use ennead_stop::Stop;
use rand::{RngExt, SeedableRng};

/// All solutions up to `limit`, in reading order, by trying every digit that no peer holds.
fn tried(left: &CellMap<DigitSet>, limit: usize) -> Vec<Givens> {
    fn fill(grid: &mut Givens, left: &CellMap<DigitSet>, limit: usize, found: &mut Vec<Givens>) {
        let open = Cell::ALL.into_iter().filter(|&cell| grid.get(cell).is_none());
        // The fewest candidates first: in reading order it would not end. The result is sorted.
        let Some(cell) = open.min_by_key(|&cell| (left[cell] & grid.allowed(cell)).len()) else {
            return found.push(*grid);
        };
        for digit in (left[cell] & grid.allowed(cell)).iter() {
            if found.len() < limit {
                grid.set(cell, Some(digit));
                fill(grid, left, limit, found);
                grid.set(cell, None);
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut Givens::default(), left, limit, &mut found);
    found.sort();
    found
}

/// Candidates of which some are left at random, those of a solution always if `solvable`.
fn random(rng: &mut ChaCha8Rng, solvable: bool) -> Puzzle {
    let solution: Solution = {
        let grid: Givens =
            "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
                .parse()
                .unwrap();
        Solution::try_from(grid).unwrap()
    };
    let share = rng.random_range(0.2..0.45);
    let candidates = CellMap::from_fn(|cell| {
        let keep =
            |digit: &Digit| rng.random_bool(share) || solvable && solution.digit(cell) == *digit;
        Digit::ALL.into_iter().filter(keep).collect()
    });
    // Some cells have givens.
    let mut givens = Givens::EMPTY;
    for cell in Cell::ALL {
        if rng.random_ratio(1, 12) {
            givens.set(cell, Some(solution.digit(cell)));
        }
    }
    Puzzle::try_from(Clues::new(givens, &candidates)).unwrap()
}

#[test]
fn engines_agree_with_a_plain_search() {
    // Two halves, side by side.
    thread::scope(|scope| {
        scope.spawn(|| agree_with_a_plain_search(20));
        agree_with_a_plain_search(21);
    });
}

fn agree_with_a_plain_search(seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut counts = [0; 3];
    for i in 0..750 {
        let puzzle = random(&mut rng, i % 3 > 0);
        let expected = tried(&puzzle.clues().candidates_or_allowed(), 40);
        if expected.len() == 40 {
            continue;
        }
        counts[expected.len().min(2)] += 1;
        assert_eq!(count_solutions(&puzzle, NO_LIMIT), expected.len() as u64);
        assert_eq!(count_solutions(&puzzle, 1), expected.len().min(1) as u64);
        assert_eq!(some_solution(&puzzle).is_some(), !expected.is_empty());
        assert_eq!(solution(&puzzle).is_some(), expected.len() == 1);
        let first = first_in_reading_order(&puzzle, 2);
        assert!(first.iter().map(Solution::grid).eq(expected.iter().take(2)));
        let all = ENGINES.iter().copied().chain([&IN_READING_ORDER as &dyn Engine]);
        for engine in all.filter(|engine| engine.takes_candidates()) {
            let mut found = Collect::default();
            assert!(engine.search(&puzzle, NO_LIMIT, &mut found, &Stop::never()).complete);
            found.solutions.sort();
            assert!(found.solutions.iter().map(Solution::grid).eq(&expected), "{}", engine.name());
        }
        judged(&puzzle, &expected);
    }
    assert!(counts.iter().all(|&count| count > 25), "{counts:?}");
}

/// What is said of a puzzle with these solutions.
fn judged(puzzle: &Puzzle, solutions: &[Givens]) {
    let (clues, check) = (*puzzle.clues(), check(puzzle.clues()));
    let differing: Vec<_> = Cell::ALL
        .into_iter()
        .filter(|&cell| solutions.iter().any(|other| other.get(cell) != solutions[0].get(cell)))
        .collect();
    assert_eq!(check.differing, differing.into_iter().collect());
    match (solutions, diagnose(clues)) {
        ([], Diagnosis::Unsolvable { .. }) => assert_eq!(check.verdict, Verdict::Unsolvable),
        ([one], Diagnosis::Proper { solution, redundant }) => {
            assert!(check.verdict.is_unique());
            assert_eq!((solution.grid(), redundant), (one, check.redundant));
            for cell in clues.givens().cells().iter() {
                let without = tried(&clues.with(cell, None).candidates_or_allowed(), 2);
                assert_eq!(redundant.contains(cell), without.len() == 1);
            }
            let singles = singles(puzzle);
            assert_eq!(Verdict::of(puzzle) != Verdict::Hard, singles.grid.missing() == 0);
            assert!(singles.grid.iter().all(|(cell, digit)| one.get(cell) == Some(digit)));
        }
        ([_, _, ..], Diagnosis::Several { deciding, more, .. }) => {
            assert_eq!((check.verdict, more), (Verdict::Ambiguous, solutions.len() > 2));
            for cell in Cell::ALL {
                for digit in Digit::ALL {
                    let with =
                        solutions.iter().filter(|grid| grid.get(cell) == Some(digit)).count();
                    let decides =
                        deciding.iter().any(|it| (it.cell(), it.digit()) == (cell, digit));
                    assert_eq!(decides, with == 1, "{digit}{cell}");
                }
            }
        }
        (_, other) => panic!("{other:?}"),
    }
}

#[test]
fn an_engine_that_knows_givens_only_finds_nothing_and_says_that_it_did_not_search() {
    let mut candidates = CellMap::filled(DigitSet::ALL);
    candidates[Cell::at(0, 0)].remove(Digit::new(1));
    let sukaku = Puzzle::try_from(Clues::new(Givens::EMPTY, &candidates)).unwrap();
    let mut one = |_: &Solution| ControlFlow::Break(());
    for engine in ENGINES {
        let outcome = engine.search(&sukaku, 1, &mut one, &Stop::never());
        assert_eq!(outcome.solutions == 1, engine.takes_candidates(), "{}", engine.name());
        assert!(!outcome.complete);
    }
}

#[test]
fn nothing_struck_all_struck_and_a_cell_without_candidates() {
    let clues = |candidates: &CellMap<DigitSet>| Clues::new(Givens::EMPTY, candidates);
    let mut candidates = CellMap::filled(DigitSet::ALL);
    assert_eq!(check(clues(&candidates)).verdict, Verdict::Ambiguous);
    candidates[Cell::at(4, 4)] = DigitSet::EMPTY;
    assert_eq!(check(clues(&candidates)).verdict, Verdict::Unsolvable);
    assert_eq!(diagnose(clues(&candidates)).name(), "none");
    let none = clues(&CellMap::filled(DigitSet::EMPTY));
    assert_eq!(check(none).verdict, Verdict::Unsolvable);
    assert_eq!(count_solutions(&Puzzle::try_from(none).unwrap(), NO_LIMIT), 0);
}
