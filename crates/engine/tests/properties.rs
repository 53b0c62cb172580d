//! Properties that hold for random grids.

use std::ops::ControlFlow;

use ennead_engine::{
    Action, Collect, ENGINES, Engine, NO_LIMIT, Reach, Replay, State, by_name, singles,
};
use ennead_grid::{Cell, CellSet, Digit, Givens, Puzzle, Solution};
use ennead_stop::Stop;
use proptest::prelude::*;

/// Any digits that do not clash: with a solution, with several or, mostly, with none.
fn puzzle(givens: std::ops::Range<usize>) -> impl Strategy<Value = Puzzle> {
    prop::collection::vec((0..81usize, 0..9usize), givens).prop_map(|entries| {
        let mut givens = Givens::EMPTY;
        for (cell, digit) in entries {
            let (cell, digit) = (Cell::new(cell), Digit::from_index(digit));
            if givens.get(cell).is_none() && givens.allowed(cell).contains(digit) {
                givens.set(cell, Some(digit));
            }
        }
        Puzzle::try_from(givens).expect("only allowed digits")
    })
}

/// A way to rewrite a Sudoku as an equivalent one: digits are renamed, bands and stacks and the
/// lines within them are reordered, and the grid may be reflected in the main diagonal.
#[derive(Clone, Debug)]
struct Symmetry {
    digits: [Digit; 9],
    rows: Vec<usize>,
    columns: Vec<usize>,
    transposed: bool,
}

impl Symmetry {
    fn of(&self, givens: &Givens) -> Givens {
        let mut image = Givens::EMPTY;
        for (cell, digit) in givens.iter() {
            let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
            let (row, column) = if self.transposed { (column, row) } else { (row, column) };
            image.set(Cell::at(row, column), Some(self.digits[digit.index()]));
        }
        image
    }
}

fn symmetry() -> impl Strategy<Value = Symmetry> {
    let order = || Just([0, 1, 2]).prop_shuffle();
    let lines = move || {
        (order(), prop::array::uniform3(order())).prop_map(|(bands, within)| {
            (0..9).map(|line| bands[line / 3] * 3 + within[line / 3][line % 3]).collect()
        })
    };
    (Just(Digit::ALL).prop_shuffle(), lines(), lines(), any::<bool>()).prop_map(
        |(digits, rows, columns, transposed)| Symmetry { digits, rows, columns, transposed },
    )
}

/// A full grid: a rewritten one of the grid whose rows are shifted by three and by one.
fn solution() -> impl Strategy<Value = Solution> {
    symmetry().prop_map(|symmetry| {
        let mut grid = Givens::EMPTY;
        for cell in Cell::ALL {
            let shift = cell.row() * 3 + cell.row() / 3 + cell.column();
            grid.set(cell, Some(Digit::from_index(shift % 9)));
        }
        Solution::try_from(symmetry.of(&grid)).expect("shifted rows form a solution")
    })
}

/// A puzzle with at least one solution: digits of a full grid.
fn solvable(givens: std::ops::Range<usize>) -> impl Strategy<Value = Puzzle> {
    (solution(), Just(Cell::ALL.to_vec()).prop_shuffle(), givens).prop_map(
        |(solution, cells, count)| {
            let kept: CellSet = cells.into_iter().take(count).collect();
            let mut givens = Givens::EMPTY;
            kept.iter().for_each(|cell| givens.set(cell, Some(solution.digit(cell))));
            Puzzle::try_from(givens).expect("digits of a solution")
        },
    )
}

/// All solutions, sorted, or `None` if there are more than `most`.
fn solve(engine: &dyn Engine, puzzle: &Puzzle, most: u64) -> Option<Vec<Solution>> {
    let mut found = Collect::default();
    let outcome = engine.search(puzzle, most + 1, &mut found, &Stop::never());
    assert_eq!(outcome.solutions as usize, found.solutions.len());
    assert_eq!(outcome.complete, outcome.solutions <= most);
    found.solutions.sort();
    outcome.complete.then_some(found.solutions)
}

/// The engines that solve any puzzle in reasonable time.
fn unlimited() -> impl Iterator<Item = &'static dyn Engine> {
    let limited = ["trial", "backtracking", "three-tier", "guess-ladder"];
    ENGINES.iter().copied().filter(move |engine| !limited.contains(&engine.name()))
}

proptest! {
    #[test]
    fn the_unlimited_engines_agree_on_any_puzzle(puzzle in puzzle(0..60)) {
        let expected = solve(by_name("dancing-links").unwrap(), &puzzle, 300);
        for engine in unlimited() {
            prop_assert_eq!(&solve(engine, &puzzle, 300), &expected, "{}", engine.name());
        }
    }

    #[test]
    fn the_unlimited_engines_agree_on_solvable_puzzles(puzzle in solvable(15..40)) {
        let expected = solve(by_name("dancing-links").unwrap(), &puzzle, 300);
        for engine in unlimited() {
            prop_assert_eq!(&solve(engine, &puzzle, 300), &expected, "{}", engine.name());
        }
    }

    #[test]
    fn all_engines_agree_on_puzzles_with_many_givens(puzzle in solvable(42..82)) {
        let expected = solve(by_name("dancing-links").unwrap(), &puzzle, 300);
        for engine in ENGINES {
            prop_assert_eq!(&solve(*engine, &puzzle, 300), &expected, "{}", engine.name());
        }
    }

    #[test]
    fn solutions_follow_the_symmetries(puzzle in solvable(20..50), symmetry in symmetry()) {
        let image = Puzzle::try_from(symmetry.of(puzzle.givens())).expect("still no clash");
        for engine in unlimited() {
            let solutions = solve(engine, &puzzle, 300);
            let mut images = solutions.map(|solutions| {
                let image = |s: &Solution| Solution::try_from(symmetry.of(s.grid())).unwrap();
                solutions.iter().map(image).collect::<Vec<_>>()
            });
            images.iter_mut().for_each(|images| images.sort());
            prop_assert_eq!(solve(engine, &image, 300), images, "{}", engine.name());
        }
        prop_assert_eq!(singles(&image).reach, singles(&puzzle).reach);
    }

    #[test]
    fn what_the_singles_find_is_in_every_solution(puzzle in solvable(24..50)) {
        let outcome = singles(&puzzle);
        let solutions = solve(by_name("dancing-links").unwrap(), &puzzle, 50);
        for solution in solutions.iter().flatten() {
            prop_assert!(solution.extends(&outcome.grid));
        }
        prop_assert_eq!(outcome.reach == Reach::Neither, outcome.grid.len() < 81);
    }

    /// Digits are written into empty cells, open candidates are struck, depths follow the guesses,
    /// a solution equals the grid; and jumping to any step gives the same state as stepping to it.
    #[test]
    fn a_trace_makes_sense_at_every_step(puzzle in solvable(40..60), jump in any::<prop::sample::Index>()) {
        for engine in ENGINES.iter().filter(|engine| engine.pseudocode().is_some()) {
            let mut solutions = Vec::new();
            let mut replay = Replay::default();
            let outcome = engine.search(&puzzle, NO_LIMIT, &mut replay, &Stop::never());
            engine.search(&puzzle, NO_LIMIT, &mut |solution: &Solution| {
                solutions.push(*solution);
                ControlFlow::Continue(())
            }, &Stop::never());
            let jump = jump.index(replay.len() as usize + 1) as u64;
            let lines = engine.pseudocode().unwrap().lines().len();
            let mut solutions = solutions.iter();
            let mut state = State::new();
            for (position, event) in (0..).zip(replay.events(..)) {
                if position == jump {
                    prop_assert_eq!(&state, &replay.state_after(position));
                }
                let deeper = u8::from(event.action == Action::Guess);
                prop_assert_eq!(event.depth, state.depth() + deeper);
                prop_assert!(usize::from(event.line) < lines);
                match event.action {
                    Action::Given | Action::Place | Action::Guess => {
                        let candidate = event.candidate().unwrap();
                        prop_assert_eq!(state.grid().get(candidate.cell()), None);
                        prop_assert!(state.candidates(candidate.cell()).contains(candidate.digit()));
                    }
                    Action::Eliminate => {
                        prop_assert_eq!(state.struck_at(event.candidate().unwrap()), None);
                    }
                    Action::Undo => {
                        prop_assert_eq!(state.guesses().last().copied(), event.candidate());
                    }
                    Action::Solution => {
                        prop_assert_eq!(Some(state.grid()), solutions.next().map(Solution::grid));
                    }
                    Action::Reject | Action::Contradiction => {}
                }
                state.apply(&event);
            }
            prop_assert_eq!(solutions.next(), None);
            prop_assert_eq!(&state, replay.end());
            prop_assert_eq!(state.stats(), outcome.stats);
            prop_assert_eq!(state.stats().guesses, state.stats().backtracks);
        }
    }
}
