//! Boards that someone learns to solve.

use ennead::logic::Reward;
use ennead::rating::Tenths;
use ennead::{Candidate, Cell, CellMap, Digit, DigitSet, Givens, Puzzle, Sheet};
use ennead_api::Asker;
use ennead_api::judge::JudgeLimits;
use ennead_api::play::{Choice, Standing};
use ennead_dataset::{Boards, Judging, Truth};
use ennead_text::{Language, Words};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

fn boards(puzzles: &[&str], count: usize, limit: u32, judging: Judging) -> Boards {
    Boards::new(&parsed(puzzles), count, limit, false, judging).unwrap()
}

fn with_marks(puzzles: &[&str], count: usize, judging: Judging) -> Boards {
    Boards::new(&parsed(puzzles), count, 999, true, judging).unwrap()
}

fn parsed(puzzles: &[&str]) -> Vec<Givens> {
    puzzles.iter().map(|puzzle| puzzle.parse().unwrap()).collect()
}

fn proof() -> Judging {
    let words = Words::new(Language::default());
    let finders = Choice::default().finders(&words).unwrap();
    let limits =
        JudgeLimits { further: 0, depth: 0, rating: Tenths::new(0), ..JudgeLimits::default() };
    Judging::Proof(Box::new(finders), limits.limits().unwrap(), Reward::default())
}

/// The digits of a board.
fn digits(boards: &Boards, board: usize) -> Givens {
    let cells = &boards.seen()[boards.width() * board..][..81];
    Givens::from_bytes(cells.try_into().unwrap()).unwrap()
}

/// The actions that solve a board.
fn answer(boards: &Boards, board: usize) -> Vec<i64> {
    let grid = digits(boards, board);
    let solution = ennead::solution(&Puzzle::try_from(grid).unwrap()).unwrap();
    let empty = Cell::ALL.into_iter().filter(|&cell| grid.get(cell).is_none());
    let right = |cell| Candidate::new(solution.grid().get(cell).unwrap(), cell);
    empty.map(|cell| number(right(cell))).collect()
}

fn number(candidate: Candidate) -> i64 {
    (9 * candidate.cell().index() + candidate.digit().index()) as i64
}

#[test]
fn a_board_that_is_solved_or_cut_begins_anew() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let worth = Truth { right: 1.0, struck: 0.25, wrong: -0.5, malformed: -2.0, solved: 10.0 };
    let mut boards = boards(&[EASY, HARD], 3, 60, Judging::Truth(worth));
    boards.reset(5);
    let before = boards.seen().to_vec();
    let moves = answer(&boards, 0);
    let wrong = moves[0] / 9 * 9 + (moves[0] + 1) % 9;
    for (i, &action) in moves.iter().enumerate() {
        // Board 1 does nothing right, board 2 nothing that makes sense.
        let filled = 9 * boards.seen()[162..].iter().position(|&digit| digit > 0).unwrap() as i64;
        let is_last = i + 1 == moves.len();
        let outcome = boards.step(&[action, wrong_for(&boards, 1), filled], &asker).unwrap();
        assert_eq!(outcome.rewards, [if is_last { 11.0 } else { 1.0 }, -0.5, -2.0]);
        assert_eq!(outcome.solved, [is_last, false, false]);
        assert_eq!(outcome.last.len(), if is_last { 243 } else { 0 });
        if is_last {
            assert!(outcome.last[..81].iter().all(|&digit| digit > 0));
            assert!(boards.seen()[..81].contains(&0));
        }
    }
    let mut cut = None;
    for i in moves.len()..60 {
        let outcome = boards.step(&[wrong, wrong_for(&boards, 1), -1], &asker).unwrap();
        if outcome.cut[1] {
            cut = Some(i + 1);
        }
    }
    assert_eq!(cut, Some(60));
    boards.reset(5);
    assert_eq!(boards.seen(), before);
}

fn wrong_for(boards: &Boards, board: usize) -> i64 {
    let right = answer(boards, board)[0];
    right / 9 * 9 + (right % 9 + 1) % 9
}

#[test]
fn masks_are_what_the_rules_allow() {
    let boards = boards(&[EASY, HARD], 4, 60, Judging::Truth(Truth::default()));
    let mut masks = vec![7; 4 * 729];
    for legal in [false, true] {
        boards.masks(legal, &mut masks);
        for board in 0..4 {
            let grid = digits(&boards, board);
            for cell in Cell::ALL {
                for digit in Digit::ALL {
                    let mask = masks[729 * board + 9 * cell.index() + digit.index()];
                    let is_allowed = !legal || grid.allowed(cell).contains(digit);
                    assert_eq!(mask == 1, grid.get(cell).is_none() && is_allowed);
                }
            }
        }
    }
}

#[test]
fn the_judge_pays_for_what_follows_and_not_for_guesses() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let mut boards = boards(&[HARD], 1, 99, proof());
    let rewards: Vec<_> = answer(&boards, 0)
        .into_iter()
        .map(|action| {
            boards.reset(0);
            boards.step(&[action], &asker).unwrap().rewards[0]
        })
        .collect();
    assert!(rewards.contains(&0.0) && rewards.contains(&1.0), "{rewards:?}");
    boards.reset(0);
    let wrong = wrong_for(&boards, 0);
    assert_eq!(boards.step(&[wrong], &asker).unwrap().rewards, [-1.0]);
    assert_eq!(boards.step(&[729], &asker).unwrap().rewards, [-2.0]);
}

#[test]
fn marks_are_struck_unless_they_are_the_solution() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let worth = Truth { right: 1.0, struck: 0.25, wrong: -0.5, malformed: -2.0, solved: 10.0 };
    let mut boards = with_marks(&[HARD, EASY], 2, Judging::Truth(worth));
    assert_eq!((boards.actions(), boards.width(), boards.seen().len()), (1458, 810, 1620));
    let marks = |boards: &Boards, board: usize| boards.seen()[810 * board + 81..][..729].to_vec();
    let grid = digits(&boards, 0);
    for number in 0..729 {
        let it = Candidate::new(Digit::from_index(number % 9), Cell::new(number / 9));
        let is_there =
            grid.get(it.cell()).is_none() && grid.allowed(it.cell()).contains(it.digit());
        assert_eq!(marks(&boards, 0)[number] == 1, is_there);
    }
    let right = answer(&boards, 0)[0];
    let other = (0..729).find(|&number| {
        marks(&boards, 0)[number] == 1 && number as i64 / 9 == right / 9 && number as i64 != right
    });
    let other = other.expect("no naked single") as i64;
    let before = marks(&boards, 1);
    let mut act = |action| boards.step(&[action, -1], &asker).unwrap().rewards[0];
    assert_eq!(
        [act(729 + right), act(729 + other), act(729 + other), act(other)],
        [-0.5, 0.25, -2.0, -0.5]
    );
    assert_eq!([act(1458), act(right), act(729 + right)], [-2.0, 1.0, -2.0]);
    let (cell, digit) = (Cell::new(right as usize / 9), right as usize % 9);
    for peer in cell.peers().iter() {
        assert_eq!(marks(&boards, 0)[9 * peer.index() + digit], 0);
    }
    assert_eq!(marks(&boards, 1), before);
    for legal in [false, true] {
        let mut masks = vec![7; 2 * 1458];
        boards.masks(legal, &mut masks);
        for (board, masks) in masks.chunks(1458).enumerate() {
            let (place, strike) = masks.split_at(729);
            let there: Vec<i8> = marks(&boards, board).iter().map(|&mark| mark as i8).collect();
            assert_eq!(strike, there);
            assert_eq!(place == there, legal);
            assert!(answer(&boards, board).iter().all(|&action| place[action as usize] == 1));
        }
    }
    for action in answer(&boards, 0) {
        let outcome = boards.step(&[action, -1], &asker).unwrap();
        assert_eq!(outcome.solved[0], outcome.rewards[0] == 11.0);
    }
    assert!(boards.seen()[..81].contains(&0) && marks(&boards, 0).contains(&1));
}

#[test]
fn the_judge_pays_for_every_step_of_a_path_also_for_marks() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let Judging::Proof(finders, ..) = proof() else { unreachable!() };
    for puzzle in [EASY, HARD] {
        let mut boards = with_marks(&[puzzle], 1, proof());
        let grid = digits(&boards, 0);
        let marks = CellMap::from_fn(|cell| match grid.get(cell) {
            Some(_) => DigitSet::EMPTY,
            None => grid.allowed(cell),
        });
        let sheet = Sheet { candidates: Some(marks), ..Sheet::from(grid) };
        let path = Standing::of_sheet(&sheet).unwrap().path(&finders, asker.stop).unwrap();
        let (mut struck, mut solved) = (0, false);
        for step in &path.steps {
            let placed = step.placements.iter().map(number);
            let actions = placed.chain(step.eliminations.iter().map(|it| 729 + number(it)));
            for (i, action) in actions.enumerate() {
                let outcome = boards.step(&[action], &asker).unwrap();
                let reward = outcome.rewards[0];
                solved = outcome.solved[0];
                // Once a mark is struck, a step's pattern may be gone, and with it the reason for
                // the next mark.
                assert!(if i == 0 { reward == 1.0 } else { reward >= 0.0 }, "{}", step.technique);
                struck += u32::from(action >= 729);
            }
        }
        assert_eq!(struck > 0, puzzle == HARD);
        assert!(solved && digits(&boards, 0) == grid, "it is solved, and begun anew");
    }
}

#[test]
fn a_puzzle_without_one_solution_is_refused() {
    let puzzles = [EASY.parse().unwrap(), Givens::EMPTY];
    let truth = || Judging::Truth(Truth::default());
    assert_eq!(Boards::new(&puzzles, 1, 9, false, truth()).err(), Some(1));
    assert_eq!(Boards::new(&[], 1, 9, true, truth()).err(), Some(0));
}

#[test]
fn a_curriculum_chooses_the_puzzles() {
    let mut boards = boards(&[EASY, HARD], 20, 9, Judging::Truth(Truth::default()));
    boards.choose(1..2);
    boards.reset(1);
    assert!(boards.starts().iter().all(|&start| start == 1));
    boards.choose(2..9);
    boards.reset(1);
    assert!(boards.starts().iter().all(|&start| start == 1));
}
