//! Boards of many cells and values: the wide sets of the engine.

use ennead_constraint::{Kind, Model, Origin, Progress, Search, Values, Var, count, narrow};
use ennead_stop::Stop;

use crate::random::{KINDS, Random, kind};

/// A square board with square boxes.
fn board(side: u16) -> Model {
    let size = side * side;
    let mut model = Model::new(vec![Values::range(1, size as u8); usize::from(size * size)]);
    for i in 0..size {
        let row = (0..size).map(|j| Var(size * i + j)).collect();
        let column = (0..size).map(|j| Var(size * j + i)).collect();
        let (top, left) = (i / side * side, i % side * side);
        let cell = |j: u16| Var(size * (top + j / side) + left + j % side);
        let region = (0..size).map(cell).collect();
        for vars in [row, column, region] {
            model.push(Kind::Distinct { vars }, Origin::Layout).expect("it suits");
        }
    }
    model
}

/// A full grid of such a board.
fn grid(side: u16) -> Vec<u8> {
    let size = side * side;
    let value = |row: u16, column: u16| (side * (row % side) + row / side + column) % size + 1;
    (0..size * size).map(|cell| value(cell / size, cell % size) as u8).collect()
}

#[test]
fn boards_of_625_cells_are_solved() {
    let solution = grid(5);
    assert!(board(5).holds(&solution));
    for seed in 0..3 {
        let mut random = Random(seed);
        let mut model = board(5);
        for (cell, &value) in solution.iter().enumerate() {
            if random.below(100) < 55 {
                model.restrict(Var(cell as u16), Values::one(value));
            }
        }
        let left = narrow(&model).expect("it has a solution");
        assert!(left.iter().zip(&solution).all(|(domain, &value)| domain.contains(value)));
        let mut search = Search::new(&model, 2);
        match search.run(100_000) {
            Progress::Solution(values) => assert!(model.holds(&values)),
            other => panic!("no solution: {other:?}"),
        }
    }
}

#[test]
fn a_contradiction_on_a_large_board_is_found() {
    let mut model = board(5);
    for cell in 0..24 {
        model.restrict(Var(cell), Values::one(cell as u8 + 1));
    }
    model.restrict(Var(625 - 1), Values::one(25));
    model.restrict(Var(24), !Values::one(25));
    assert_eq!(count(&model, 2, &Stop::never()), Ok(0));
}

/// The same puzzle with more variables, which have one value each, is the same puzzle: all widths of
/// the engine count alike.
#[test]
fn all_widths_agree() {
    for round in 0..crate::rounds(60) {
        let mut random = Random(33_000_000 + round);
        let all = Values::range(1, 2 + random.below(4) as u8);
        let mut model = Model::new((0..5).map(|_| random.some(all)).collect());
        for rule in 0..1 + random.below(3) {
            let number = random.below(KINDS.len());
            let kind = kind(&mut random, number, &model, 5);
            model.push(kind, Origin::Rule(rule as u32)).expect("it suits");
        }
        let stop = Stop::never();
        let wanted = count(&model, 1_000, &stop);
        for more in [150, 300] {
            let mut wide = model.clone();
            for _ in 0..more {
                wide.add_var(Values::one(1)).expect("there is room");
            }
            assert_eq!(count(&wide, 1_000, &stop), wanted, "{more}: {model:?}");
        }
        // A variable with a great value makes domains wide.
        let mut wide = model.clone();
        wide.add_var(Values::one(31)).expect("there is room");
        assert_eq!(count(&wide, 1_000, &stop), wanted, "{model:?}");
    }
}

#[test]
fn nothing_asked_has_one_answer_and_an_empty_domain_none() {
    let stop = Stop::never();
    assert_eq!(count(&Model::new(Vec::new()), 5, &stop), Ok(1));
    assert_eq!(count(&Model::new(vec![Values::NONE]), 5, &stop), Ok(0));
    assert_eq!(count(&Model::new(vec![Values::ALL]), 50, &stop), Ok(32));
    let mut search = Search::new(&Model::new(vec![Values::ALL]), 0);
    assert_eq!(search.run(1), Progress::Finished);
}

#[test]
fn a_raised_stop_ends_the_search_which_can_go_on() {
    let model = board(3);
    let stop = Stop::new();
    stop.raise();
    let mut search = Search::new(&model, 1);
    // What a slice finds is handed on even then; the next one is not begun.
    let mut slices = 0;
    while search.run(1) == Progress::Paused {
        slices += 1;
    }
    assert!(slices > 0);
    assert!(count(&model, u64::MAX, &stop).is_err());
}
