//! The fast engine compared with dancing links.

use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;

use ennead_engine::batch::{Machine, Solver};
use ennead_engine::inquiry::{Inquiry, Packed, Question};
use ennead_engine::{Answer, Collect, ENGINES, NO_LIMIT, batch, by_name, fast, singles};
use ennead_grid::{Cell, CellSet, Digit, Givens, Puzzle, Solution};
use ennead_stop::{Looks, Stop, Stopped};

fn all_solutions(engine: &str, puzzle: &Puzzle) -> Vec<Solution> {
    let mut collect = Collect::default();
    let outcome = by_name(engine).unwrap().search(puzzle, NO_LIMIT, &mut collect, &Stop::never());
    assert!(outcome.complete);
    assert_eq!(outcome.solutions, collect.solutions.len() as u64);
    collect.solutions.sort();
    collect.solutions
}

/// Numbers that look random, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }
}

/// A full grid: puts in digits until few completions are left, and takes one of these.
fn full_grid(numbers: &mut Numbers) -> Solution {
    let mut givens = Givens::EMPTY;
    loop {
        let mut next = givens;
        next.set(Cell::new(numbers.below(81)), Some(Digit::new(numbers.below(9) as u8 + 1)));
        if let Ok(puzzle) = Puzzle::try_from(next)
            && let Some(solution) = fast::some_solution(&puzzle)
        {
            givens = next;
            if givens.len() > 20 {
                return solution;
            }
        }
    }
}

/// Puzzles of all kinds: minimal ones; with an additional given, right or wrong; with one given
/// fewer.
fn some_puzzles(count: usize) -> Vec<Puzzle> {
    let mut numbers = Numbers(20_261_121);
    let mut puzzles = Vec::new();
    while puzzles.len() < count {
        let full = full_grid(&mut numbers);
        let mut cells = Cell::ALL;
        (1..81).rev().for_each(|i| cells.swap(i, numbers.below(i + 1)));
        let mut givens = *full.grid();
        for cell in cells {
            let mut fewer = givens;
            fewer.set(cell, None);
            if fast::count_solutions(&Puzzle::try_from(fewer).unwrap(), 2) == 1 {
                givens = fewer;
            }
        }
        let random = Cell::new(numbers.below(81));
        let with = |digit| {
            let mut other = givens;
            other.set(random, digit);
            other
        };
        let digit = Digit::new(numbers.below(9) as u8 + 1);
        let variants = [givens, with(None), with(Some(full.digit(random))), with(Some(digit))];
        puzzles.extend(variants.into_iter().filter_map(|givens| Puzzle::try_from(givens).ok()));
    }
    puzzles
}

#[test]
fn fast_finds_what_dancing_links_finds() {
    let mut kinds = [0; 3];
    for puzzle in some_puzzles(600) {
        let mut ignore = |_: &Solution| ControlFlow::Continue(());
        let count =
            by_name("fast").unwrap().search(&puzzle, 300, &mut ignore, &Stop::never()).solutions;
        kinds[count.min(2) as usize] += 1;
        assert_eq!(fast::count_solutions(&puzzle, 300), count);
        if count < 300 {
            let expected = all_solutions("dancing-links", &puzzle);
            assert_eq!(all_solutions("fast", &puzzle), expected, "{}", puzzle.givens());
            assert_eq!(fast::first_in_reading_order(&puzzle, 300), expected);
            assert_eq!(fast::first_in_reading_order(&puzzle, 2), expected[..expected.len().min(2)]);
            assert_eq!(fast::solution(&puzzle), expected.first().filter(|_| count == 1).copied());
            assert_eq!(fast::some_solution(&puzzle).is_some(), count > 0);
        }
    }
    assert!(kinds.iter().all(|&count| count >= 30), "none, one, several: {kinds:?}");
}

#[test]
fn all_machines_count_alike_in_batches_of_any_size() {
    let givens: Vec<Givens> = some_puzzles(1500).iter().map(|p| *p.givens()).collect();
    for limit in [1, 2, 40] {
        let counts: Vec<u64> = givens
            .iter()
            .map(|givens| fast::count_solutions(&Puzzle::try_from(*givens).unwrap(), limit))
            .collect();
        for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
            let mut solver = Solver::on(machine);
            // The same solver again and again: what one batch leaves behind must not affect the
            // next.
            for size in [1, 2, 60, 257, 511, 1500] {
                for (givens, counts) in givens.chunks(size).zip(counts.chunks(size)).take(8) {
                    let mut answers = vec![Answer::default(); givens.len()];
                    solver.solve(givens, limit, &mut answers);
                    for ((givens, count), answer) in givens.iter().zip(counts).zip(&answers) {
                        assert_eq!(answer.count, *count, "{machine:?}, {limit}: {givens}");
                        assert_eq!(answer.solution.is_some(), *count > 0);
                        let fits = |solution: Solution| {
                            solution.extends(givens) && Solution::try_from(*solution.grid()).is_ok()
                        };
                        assert!(answer.solution.is_none_or(fits), "{machine:?}: {givens}");
                    }
                }
            }
        }
    }
}

#[test]
fn all_machines_count_the_many_solutions_of_one_puzzle() {
    // Cells of a full grid are emptied, from row 2 on, until there are thousands of solutions.
    let full = fast::some_solution(&Puzzle::EMPTY).unwrap();
    let mut givens = *full.grid();
    let few =
        |givens: Givens| fast::count_solutions(&Puzzle::try_from(givens).unwrap(), 5000) < 5000;
    let cells = Cell::ALL[9..].iter();
    cells
        .take_while(|cell| {
            givens.set(**cell, None);
            few(givens)
        })
        .for_each(drop);
    let puzzle = Puzzle::try_from(givens).unwrap();
    let mut ignore = |_: &Solution| ControlFlow::Continue(());
    let count =
        by_name("fast").unwrap().search(&puzzle, NO_LIMIT, &mut ignore, &Stop::never()).solutions;
    assert!((5000..100_000).contains(&count), "{count}");
    assert_eq!(fast::count_solutions(&puzzle, NO_LIMIT), count);
    for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
        let mut solver = Solver::on(machine);
        for limit in [65, 1000, count, count + 1, NO_LIMIT] {
            let mut answers = [Answer::default(); 3];
            solver.solve(&[givens; 3], limit, &mut answers);
            assert_eq!(answers.map(|answer| answer.count), [count.min(limit); 3], "{machine:?}");
        }
    }
}

#[test]
fn the_work_of_a_batch_is_counted() {
    let givens: Vec<Givens> = some_puzzles(600).iter().map(|p| *p.givens()).collect();
    for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
        let mut solver = Solver::on(machine);
        let mut answers = vec![Answer::default(); givens.len()];
        solver.solve(&givens, 1000, &mut answers);
        let work = solver.work();
        assert!(work.lane_sweeps >= work.sweeps, "{machine:?}: {work:?}");
        assert!(work.lane_sweeps <= work.sweeps * machine.lanes() as u64, "{machine:?}: {work:?}");
        // Towards the end, lanes without a puzzle take over branches of the others.
        assert!(work.steals > 0 && work.rounds > 0 && work.guesses > 0, "{machine:?}: {work:?}");
    }
}

#[test]
fn a_finished_search_has_undone_every_guess() {
    let fast = by_name("fast").unwrap();
    let mut guesses = 0;
    for puzzle in some_puzzles(200) {
        let mut ignore = |_: &Solution| ControlFlow::Continue(());
        let stats = fast.search(&puzzle, NO_LIMIT, &mut ignore, &Stop::never()).stats;
        assert_eq!((stats.nodes, stats.backtracks), (stats.guesses, stats.guesses), "{puzzle:?}");
        guesses += stats.guesses;
    }
    assert!(guesses > 100);
}

#[test]
fn a_batch_says_what_one_puzzle_after_the_other_says() {
    let mut givens: Vec<Givens> = some_puzzles(300).iter().map(|p| *p.givens()).collect();
    givens[7] = Givens::from_bytes([5; 81]).unwrap();
    for limit in [0, 1, 2, 50] {
        let mut answers = vec![Answer::default(); givens.len()];
        batch::solve(&givens, limit, &mut answers);
        for (givens, answer) in givens.iter().zip(answers) {
            let count = Puzzle::try_from(*givens).map_or(0, |p| fast::count_solutions(&p, limit));
            assert_eq!(answer.count, count);
            assert_eq!(answer.solution.is_some(), count > 0);
            assert!(answer.solution.is_none_or(|solution| solution.extends(givens)));
        }
    }
}

#[test]
fn a_batch_can_be_stopped_and_the_solver_used_again() {
    let puzzles = some_puzzles(300);
    let givens: Vec<Givens> = puzzles.iter().map(|puzzle| *puzzle.givens()).collect();
    let mut expected = vec![Answer::default(); givens.len()];
    batch::solve(&givens, 2, &mut expected);
    let endless = vec![Givens::EMPTY; 300];
    for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
        let mut solver = Solver::on(machine);
        for endless in [&endless[..1], &endless[..]] {
            let stop = Stop::new();
            thread::scope(|scope| {
                scope.spawn(|| {
                    thread::sleep(Duration::from_millis(30));
                    stop.raise();
                });
                // Without the stop this would not end.
                let mut answers = vec![Answer::default(); endless.len()];
                let counted = solver.solve_unless(endless, u64::MAX, &mut answers, &stop);
                assert_eq!(counted, Err(Stopped));
            });
            let mut answers = vec![Answer::default(); givens.len()];
            solver.solve(&givens, 2, &mut answers);
            let counts = |answers: &[Answer]| answers.iter().map(|a| a.count).collect::<Vec<_>>();
            assert_eq!(counts(&answers), counts(&expected), "{machine:?}");
        }
    }
}

#[test]
fn every_engine_stops_on_the_way() {
    for engine in ENGINES {
        // Without the stop this would not end.
        let (stop, mut found) = (Looks::until(3).stop(), Collect::default());
        let outcome = engine.search(&Puzzle::EMPTY, NO_LIMIT, &mut found, &stop);
        assert!(!outcome.complete && outcome.solutions == found.solutions.len() as u64);
    }
}

#[test]
fn singles_placed_at_once_reach_as_far_as_singles_placed_in_order() {
    let mut kinds = [0; 3];
    for puzzle in some_puzzles(1000) {
        if fast::solution(&puzzle).is_some() {
            let expected = singles(&puzzle).reach;
            kinds[expected as usize] += 1;
            assert_eq!(fast::reach_of_singles(&puzzle), expected, "{}", puzzle.givens());
        }
    }
    assert!(kinds.iter().all(|&count| count >= 5), "{kinds:?}");
}

/// Asks about a minimal puzzle with some more givens, with one fewer, with two fewer, until all
/// questions are asked.
struct Asker {
    solution: Solution,
    /// Givens, and the cell of the last one left out if the others have only one solution.
    asks: Vec<(CellSet, Option<Cell>)>,
    open: Option<(CellSet, Option<Cell>)>,
}

/// Many askers, and the number of answers of each kind.
struct Panel {
    askers: Vec<Asker>,
    next: Vec<usize>,
    alone: usize,
    others: usize,
}

impl Inquiry for Panel {
    fn next(&mut self) -> Option<Question> {
        while let Some(asker) = self.next.pop() {
            let Asker { solution, asks, open } = &mut self.askers[asker];
            assert_eq!(*open, None, "an answer before the next question");
            *open = asks.pop();
            if let Some((givens, differs)) = *open {
                return Some(Question {
                    asker,
                    solution: Packed::from(&*solution),
                    givens,
                    differs,
                });
            }
        }
        None
    }

    fn answer(&mut self, asker: usize, other: Option<CellSet>) {
        let Asker { solution, open, .. } = &mut self.askers[asker];
        let (givens, differs) = open.take().expect("it was asked");
        let count = |cells| fast::count_solutions(&Puzzle::of_solution(solution, cells), 2);
        assert_eq!(count(givens), if other.is_some() { 2 } else { 1 });
        if let Some(other) = other {
            assert!(!other.is_empty() && !other.intersects(givens));
            assert!(differs.is_none_or(|cell| other.contains(cell)));
            // These cells can hold other digits, even if all other cells are given.
            assert_eq!(count(CellSet::ALL - other), 2);
            self.others += 1;
        } else {
            self.alone += 1;
        }
        self.next.push(asker);
    }
}

#[test]
fn every_question_of_an_inquiry_is_answered() {
    let puzzles = some_puzzles(900);
    let unique = puzzles.iter().filter_map(|puzzle| Some((puzzle, fast::solution(puzzle)?)));
    let mut numbers = Numbers(5);
    let asks: Vec<(Solution, Vec<_>)> = unique
        .map(|(puzzle, solution)| {
            let mut asks = Vec::new();
            for more in [0, 0, 3, 8, 20] {
                let mut cells = puzzle.givens().cells();
                (0..more).for_each(|_| cells.insert(Cell::new(numbers.below(81))));
                let out = cells.iter().nth(numbers.below(cells.len())).unwrap();
                let fewer = cells.without(out);
                let two = fewer.iter().nth(numbers.below(fewer.len())).unwrap();
                asks.extend([(cells, None), (fewer, Some(out)), (fewer.without(two), None)]);
            }
            // Few givens, so every lane has a share of the work at the end.
            asks.push((puzzle.givens().cells().iter().take(9).collect(), None));
            (solution, asks)
        })
        .collect();
    for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
        let mut solver = Solver::on(machine);
        for count in [0, 1, 30, 200, asks.len()] {
            let askers = asks.iter().take(count).cloned();
            let askers = askers.map(|(solution, asks)| Asker { solution, asks, open: None });
            let mut panel =
                Panel { askers: askers.collect(), next: (0..count).collect(), alone: 0, others: 0 };
            solver.inquire(count, &mut panel);
            assert_eq!(panel.alone + panel.others, 16 * count, "{}", machine.name());
            assert!(panel.alone >= 5 * count && panel.others >= 3 * count);
            // What an inquiry leaves behind does not affect a batch.
            let mut answers = [Answer::default(); 200];
            let givens: Vec<Givens> =
                puzzles.iter().take(200).map(|puzzle| *puzzle.givens()).collect();
            solver.solve(&givens, 2, &mut answers);
            for (puzzle, answer) in puzzles.iter().zip(answers) {
                assert_eq!(answer.count, fast::count_solutions(puzzle, 2));
            }
        }
    }
}
