//! A puzzle with its solution and its path, and its images under symmetries.

use std::collections::BTreeSet;

use ennead::logic::{Options, PathFinder, Position, Stop, Table};
use ennead::{Givens, Puzzle};
use ennead_dataset::{Item, Kind, Trace, class, flat};

fn item() -> Item {
    let puzzle: Givens =
        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
            .parse()
            .unwrap();
    let solution = ennead::solution(&Puzzle::try_from(puzzle).unwrap()).unwrap();
    let start = Position::new(&Puzzle::try_from(puzzle).unwrap());
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&start, &Stop::never()).unwrap();
    let class = class(&solution);
    let trace = Some(Trace::new(&path, true));
    Item { source: 0, number: 3, split: 0, puzzle, solution, class, rating: None, trace }
}

/// Replays the steps, by their candidates alone.
fn demand_trace(item: &Item) {
    let trace = item.trace.as_ref().unwrap();
    let mut grid = item.puzzle;
    for step in &trace.told {
        assert_eq!(step.before, grid);
        for candidate in &step.candidates {
            let (cell, digit) = (candidate.cell(), candidate.digit());
            let is_right = item.solution.grid().get(cell) == Some(digit);
            assert_eq!(is_right, step.kind == Kind::Place);
            if is_right {
                grid.set(cell, Some(digit));
            }
        }
        assert!(step.premises.iter().all(|it| step.premise_cells.contains(it.cell())));
    }
    assert!(trace.solved);
    assert_eq!(grid, *item.solution.grid());
}

#[test]
fn puzzle_solution_and_trace_move_together() {
    let item = item();
    demand_trace(&item);
    let mut seen = BTreeSet::from([item.puzzle.to_string()]);
    for number in 1..20 {
        let image = item.variant(number, 5);
        demand_trace(&image);
        assert_eq!(class(&image.solution), item.class);
        assert_eq!(ennead::minlex(&image.puzzle).form, ennead::minlex(&item.puzzle).form);
        assert!(seen.insert(image.puzzle.to_string()));
        assert_eq!(image.puzzle, item.variant(number, 5).puzzle);
        assert_ne!(image.puzzle, item.variant(number, 6).puzzle);
    }
}

#[test]
fn the_flat_layout_has_every_cell_once_in_the_order_of_the_path() {
    let item = item();
    let trace = item.trace.as_ref().unwrap();
    let flat = flat(&item.puzzle, item.solution.grid(), trace);
    let clues = item.puzzle.len();
    assert_eq!(usize::from(flat[0]), clues);
    let cells: Vec<[u8; 4]> =
        flat[1..].chunks_exact(4).map(|cell| cell.try_into().unwrap()).collect();
    let places: BTreeSet<_> = cells.iter().map(|it| (it[0], it[1])).collect();
    assert_eq!(places.len(), 81);
    for (i, &[row, column, digit, strategy]) in cells.iter().enumerate() {
        let cell = ennead::Cell::at(row.into(), column.into());
        assert_eq!(item.solution.grid().get(cell).unwrap().get(), digit);
        assert_eq!(strategy == 0, i < clues);
        assert_eq!(item.puzzle.get(cell).is_some(), i < clues);
    }
    let placed = trace.told.iter().filter(|step| step.kind == Kind::Place);
    let placed = placed.flat_map(|step| &step.candidates).map(|it| it.cell());
    let filled = cells[clues..].iter().map(|it| ennead::Cell::at(it[0].into(), it[1].into()));
    assert!(placed.eq(filled));
    // Its X-wing is none of the strategies of the layout.
    assert!(cells.iter().any(|it| it[3] == 9));
}
