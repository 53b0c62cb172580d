//! Hints: mistakes first, then the next step and where to look for it.

use crate::common::{Random, random_puzzle};
use ennead_grid::{Candidate, Cell, CellSet, Digit, Givens, Puzzle, Solution};
use ennead_logic::{Hint, Options, PathFinder, Position, Sight, Step, Stop, Stopped, Table};
use ennead_stop::Looks;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn finder() -> PathFinder {
    PathFinder::new(Table::hodoku(), Options::DEFAULT)
}

fn puzzle() -> (Puzzle, Solution) {
    let givens: Givens = PUZZLE.parse().unwrap();
    let solution: Givens = SOLUTION.parse().unwrap();
    (givens.try_into().unwrap(), solution.try_into().unwrap())
}

#[test]
fn a_wrong_digit_and_a_wrong_strike_come_before_any_step() {
    let (puzzle, solution) = puzzle();
    let mut placed = Givens::EMPTY;
    placed.set(Cell::at(0, 2), Some(Digit::new(4)));
    placed.set(Cell::at(0, 3), Some(Digit::new(2)));
    let mut position = Position::from_digits(puzzle.givens(), &placed).unwrap();
    position.eliminate(Digit::new(7), Cell::at(1, 1));
    let Hint::Mistakes(mistakes) =
        finder().hint(&position, Some(&solution), &Stop::never()).unwrap()
    else {
        panic!("there are mistakes")
    };
    assert_eq!(mistakes.digits, [Candidate::new(Digit::new(2), Cell::at(0, 3))]);
    // The 2 in r1c4 rules out candidates that belong in its houses; they were not struck out one by
    // one.
    assert_eq!(mistakes.struck, CellSet::only(Cell::at(1, 1)));
    // Without the solution, mistakes cannot be found.
    assert!(matches!(finder().hint(&position, None, &Stop::never()).unwrap(), Hint::Step(_)));
}

#[test]
fn a_position_without_mistakes_gives_a_step_and_its_region() {
    let (puzzle, solution) = puzzle();
    let position = Position::new(&puzzle);
    let Hint::Step(step) = finder().hint(&position, Some(&solution), &Stop::never()).unwrap()
    else {
        panic!("there is a single")
    };
    assert_eq!(step.technique, "naked-single");
    assert_eq!(step.placements.iter().next().unwrap().to_string(), "5r5c5");
    assert!(step.region().iter().all(|house| house.cells().contains(Cell::at(4, 4))));
    assert!(!step.region().is_empty());
}

#[test]
fn a_full_grid_is_solved_and_an_empty_one_is_stuck() {
    let (_, solution) = puzzle();
    let full = Position::new(&Puzzle::try_from(*solution.grid()).unwrap());
    assert_eq!(finder().hint(&full, Some(&solution), &Stop::never()).unwrap(), Hint::Solved);
    assert_eq!(
        finder().hint(&Position::new(&Puzzle::EMPTY), None, &Stop::never()).unwrap(),
        Hint::Stuck
    );
}

#[test]
fn a_path_looks_often_and_ends_at_the_look_that_stops_it() {
    let escargot: Givens =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
            .parse()
            .unwrap();
    let start = Position::new(&escargot.try_into().unwrap());
    let all = Looks::unlimited();
    let path = finder().path(&start, &all.stop()).unwrap();
    // More often than once before each technique: some techniques take a tenth of a second.
    let names: Vec<_> = finder().techniques().map(|technique| technique.about().name).collect();
    let tried = |name| names.iter().position(|other| *other == name).unwrap() as u64 + 1;
    let between: u64 = path.steps.iter().map(|step| tried(step.technique)).sum();
    let last = if path.end.is_solved() { 0 } else { names.len() as u64 };
    assert!(2 * all.count() > 3 * (between + last), "{} looks, {between}", all.count());
    for n in (1..=all.count()).step_by(1 + all.count() as usize / 10).chain([all.count()]) {
        let looks = Looks::until(n);
        assert_eq!(finder().path(&start, &looks.stop()).err(), Some(Stopped), "{n}");
        assert_eq!(looks.count(), n);
    }
}

/// The hint's step is of the technique of the easiest step, and opens at least as much; often more.
#[test]
fn of_the_easiest_steps_a_hint_is_the_one_that_opens_most() {
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let singles = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |row| {
        row.technique.about().name.contains("single")
    });
    let opened = |position: &Position, step: &Step| {
        let mut after = *position;
        after.apply(step);
        singles.path(&after, &Stop::never()).expect("never stopped").end.digits().len()
    };
    let (mut random, mut better) = (Random(5), 0);
    for _ in 0..40 {
        let givens = random_puzzle(&mut random);
        let puzzle = Puzzle::try_from(givens).expect("no clash");
        let path = finder.path(&Position::new(&puzzle), &Stop::never()).expect("never stopped");
        for (position, easiest) in path.positions() {
            let hint = finder.hint(&position, None, &Stop::never()).expect("never stopped");
            let Hint::Step(step) = hint else { panic!("{givens}: {hint:?}") };
            assert_eq!(step.technique, easiest.technique, "{givens}");
            assert_eq!(step.check(&position), Ok(()), "{givens}");
            let (most, usual) = (opened(&position, &step), opened(&position, easiest));
            assert!(most >= usual, "{givens}: {step:?}");
            better += usize::from(most > usual);
        }
    }
    assert!(better > 10, "{better}");
}

#[test]
fn what_blocks_a_hidden_single_is_on_the_board() {
    let mut random = Random(7);
    let (mut seen, mut unseen) = (0, 0);
    for _ in 0..40 {
        let puzzle = Puzzle::try_from(random_puzzle(&mut random)).expect("no clash");
        let mut position = Position::new(&puzzle);
        for step in finder().steps(&position, 200, &Stop::never()).unwrap() {
            let Some(sight) = Sight::of(&step, &position) else { continue };
            let (digit, place) = (sight.candidate.digit(), sight.candidate.cell());
            let open = sight.house.cells() & position.empty();
            let blocked: CellSet = sight.rays.iter().map(|ray| ray.1).collect();
            assert_eq!(blocked, open - CellSet::from(place), "every cell but one is seen");
            for (from, to) in sight.rays {
                assert_eq!(position.digits().get(from), Some(digit));
                assert!(from.peers().contains(to));
            }
            seen += 1;
        }
        // A place that only a pencil mark excludes is seen by no digit.
        let steps = finder().steps(&position, 200, &Stop::never()).unwrap();
        if let Some(sight) = steps.iter().find_map(|step| Sight::of(step, &position))
            && let Some(other) = position.cells_of(sight.candidate.digit()).iter().next()
            && other != sight.candidate.cell()
        {
            position.eliminate(sight.candidate.digit(), other);
            let steps = finder().steps(&position, 200, &Stop::never()).unwrap();
            let by_mark = |step: &&Step| step.technique == "hidden-single";
            unseen +=
                steps.iter().filter(by_mark).filter(|s| Sight::of(s, &position).is_none()).count();
        }
    }
    assert!(seen > 100 && unseen > 0, "{seen} {unseen}");
}
