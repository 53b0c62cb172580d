//! The rules without chains, on boards that no puzzle leads to.

use ennead_grid::{Cell, CellMap, Digit, DigitSet, House};
use ennead_rating::inner::{direct_locking, open_singles, unique_loop};
use ennead_rating::{Rater, RaterOptions, Rule, Tenths};
use ennead_stop::Stop;

use crate::puzzle;

/// What to strike so that digit 1 has no other places in the first band than these cells.
fn first_band(places: &[usize]) -> Vec<(usize, usize)> {
    (0..27).filter(|cell| !places.contains(cell)).map(|cell| (cell, 0)).collect()
}

/// In a grid that follows from givens, direct claiming never comes first: the third box of the
/// band would point first, or the cell would be the last place in its own box. But the rule is
/// part of the scale, so here is a grid that no givens lead to: its third box has no place at
/// all.
#[test]
fn claiming_leaves_a_single() {
    // Row 1: in box 1 alone. Row 2: there, and one cell of box 2. Row 3: box 2.
    let claiming = first_band(&[0, 1, 9, 10, 12, 22]);
    assert_eq!(direct_locking(&claiming), Some((0, 12, 0)));
    // Two cells of box 2 are left.
    assert_eq!(direct_locking(&first_band(&[0, 1, 9, 10, 12, 13, 22])), None);
    // Row 1 has another place.
    assert_eq!(direct_locking(&first_band(&[0, 1, 4, 9, 10, 12, 22])), None);
}

#[test]
fn pointing_leaves_a_single() {
    // Box 1 in row 1 alone; box 2 there, and in one other cell.
    let pointing = first_band(&[0, 1, 3, 13, 7, 17, 26]);
    assert_eq!(direct_locking(&pointing), Some((18, 13, 0)));
}

/// What to strike for a rectangle of 1 and 2 in rows 1 and 2 and columns 1 and 4, whose cells in row 2
/// have 3 and 4 as well, and other cells in row 2.
fn rectangle(others: &[(usize, &[usize])]) -> Vec<(usize, usize)> {
    let corners: [(usize, &[usize]); 4] =
        [(0, &[1, 2]), (3, &[1, 2]), (9, &[1, 2, 3]), (12, &[1, 2, 4])];
    let cells = corners.iter().chain(others);
    cells
        .flat_map(|&(cell, digits)| {
            let gone = (1..=9).filter(|digit| !digits.contains(digit));
            gone.map(move |digit| (cell, digit - 1))
        })
        .collect()
}

#[test]
fn a_rectangle_of_type_3_is_the_harder_the_larger_its_subset_is() {
    let naked: [&[(usize, &[usize])]; 4] = [
        &[],
        &[(17, &[3, 4])],
        &[(16, &[3, 5]), (17, &[4, 5])],
        &[(15, &[3, 5]), (16, &[5, 6]), (17, &[4, 6])],
    ];
    for (others, rating) in naked.into_iter().zip([None, Some(46), Some(47), Some(48)]) {
        let expected = rating.map(|rating| (Rule::UniqueLoop3, Tenths::new(rating)));
        assert_eq!(unique_loop(&rectangle(others)), expected, "{others:?}");
    }
}

/// The candidates of the empty cells.
type Marks = CellMap<DigitSet>;

fn place(marks: &mut Marks, digit: Digit, cell: Cell) {
    marks[cell] = DigitSet::EMPTY;
    for peer in cell.peers().iter() {
        marks[peer].remove(digit);
    }
}

#[test]
fn open_singles_are_the_cells_that_a_slow_search_fills_before_each_step() {
    for givens in [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "3...6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....",
    ] {
        let puzzle = puzzle(givens);
        let options = RaterOptions { steps: true, ..RaterOptions::default() };
        let (rating, path) = Rater::new(options).path(&puzzle, &Stop::never()).unwrap();
        assert_eq!(rating.steps, path.len());
        let mut marks = CellMap::filled(DigitSet::ALL);
        for (cell, digit) in puzzle.givens().iter() {
            place(&mut marks, digit, cell);
        }
        let mut slow = Vec::new();
        for step in &path {
            let last_in = |cell: Cell, house: House| {
                let alone = |digit| {
                    let mut places = house.cells().iter().filter(|&it| marks[it].contains(digit));
                    places.next() == Some(cell) && places.next().is_none()
                };
                marks[cell].iter().any(alone)
            };
            let count = |is_single: &dyn Fn(Cell) -> bool| {
                Cell::ALL.into_iter().filter(|&cell| is_single(cell)).count() as u32
            };
            let in_box = |cell: Cell| last_in(cell, cell.houses()[2]);
            let hidden = |cell: Cell| cell.houses().into_iter().any(|house| last_in(cell, house));
            let any = |cell: Cell| hidden(cell) || marks[cell].len() == 1;
            slow.push([count(&in_box), count(&hidden), count(&any)]);
            for candidate in &step.eliminations {
                marks[candidate.cell()].remove(candidate.digit());
            }
            if let Some(candidate) = step.placement {
                place(&mut marks, candidate.digit(), candidate.cell());
            }
        }
        assert_eq!(open_singles(&puzzle, &path), slow, "{givens}");
    }
}
