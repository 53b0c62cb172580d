//! Counts the impossible patterns of three digits in two bands, by their number of cells:
//! `cargo run --release -p ennead-tools --bin impossible`
//!
//! A pattern is a set of cells that three digits cannot fill, while they can fill it without any one of its
//! cells; four cells of a house are left aside. Patterns that differ only by a symmetry of the two bands count
//! once. With `--list`, one pattern of each kind is printed too, as six rows.
//!
//! A digit in a cell rules it out in the others that the cell sees, so this looks for the smallest graphs in
//! those of Sudoku that cannot be coloured with three colours. In these, each cell sees three others.

use std::collections::{BTreeMap, BTreeSet};

/// For each of nine columns, the rows of its cells: six bits, the upper band in the lower ones.
type Columns = [u8; 9];

/// The cells as 54 bits: six times the column, plus the row.
fn bits(columns: &Columns) -> u64 {
    columns.iter().rev().fold(0, |all, &column| all << 6 | u64::from(column))
}

/// The cells that each cell sees.
fn neighbours() -> [u64; 54] {
    let place = |cell: usize| (cell / 6, cell % 6);
    std::array::from_fn(|one| {
        let sees = |other: &usize| {
            let ((column, row), (to_column, to_row)) = (place(one), place(*other));
            let in_box = column / 3 == to_column / 3 && row / 3 == to_row / 3;
            *other != one && (column == to_column || row == to_row || in_box)
        };
        (0..54).filter(sees).fold(0, |all, cell| all | 1 << cell)
    })
}

fn each(mut cells: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| cells.trailing_zeros() as usize)?;
        cells &= cells - 1;
        Some(cell)
    })
}

/// Whether three digits can fill `left`; `open` has the cells that each digit can still go to.
fn can_fill(left: u64, open: [u64; 3], sees: &[u64; 54]) -> bool {
    let ways = |cell: usize| open.iter().filter(|open| *open >> cell & 1 == 1).count();
    let Some(cell) = each(left).min_by_key(|&cell| ways(cell)) else { return true };
    (0..3).filter(|&digit| open[digit] >> cell & 1 == 1).any(|digit| {
        let mut then = open;
        then[digit] &= !sees[cell];
        can_fill(left & !(1 << cell), then, sees)
    })
}

fn is_colourable(cells: u64, sees: &[u64; 54]) -> bool {
    can_fill(cells, [cells; 3], sees)
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Three bits in another order.
fn ordered(bits: u8, order: [usize; 3]) -> u8 {
    (0..3).fold(0, |all, i| all | (bits >> order[i] & 1) << i)
}

/// The columns in order within the stacks, and the stacks in order.
fn sorted(columns: &Columns) -> Columns {
    let mut stacks: Vec<[u8; 3]> = columns.chunks(3).map(|it| [it[0], it[1], it[2]]).collect();
    stacks.iter_mut().for_each(|stack| stack.sort_unstable());
    stacks.sort_unstable();
    std::array::from_fn(|i| stacks[i / 3][i % 3])
}

/// Rows as columns and columns as rows, if the cells are in four boxes.
fn transposed(columns: &Columns) -> Option<Columns> {
    let sorted = sorted(columns);
    let (empty, six) = sorted.split_at(3);
    let row_of = |row: usize| (0..6).fold(0, |all, i| all | (six[i] >> row & 1) << i);
    let turned = std::array::from_fn(|row| if row < 6 { row_of(row) } else { 0 });
    empty.iter().all(|column| *column == 0).then_some(turned)
}

/// The same for all that differ by a symmetry.
fn canonical(columns: &Columns) -> Columns {
    let mut best = [u8::MAX; 9];
    for columns in [Some(*columns), transposed(columns)].into_iter().flatten() {
        for above in ORDERS {
            for below in ORDERS {
                let moved = columns.map(|it| ordered(it & 7, above) | ordered(it >> 3, below) << 3);
                let turned = moved.map(|it| it >> 3 | (it & 7) << 3);
                best = best.min(sorted(&moved)).min(sorted(&turned));
            }
        }
    }
    best
}

/// Three columns of a box with at most three cells.
fn boxes() -> Vec<[u8; 3]> {
    let all = (0..512usize).filter(|bits| bits.count_ones() <= 3);
    all.map(|bits| [bits & 7, bits >> 3 & 7, bits >> 6].map(|it| it as u8)).collect()
}

/// Whether no row has four cells.
fn rows_fit(columns: &[u8]) -> bool {
    (0..6).all(|row| columns.iter().filter(|column| **column >> row & 1 == 1).count() <= 3)
}

/// The upper bands, one of those that differ by a symmetry.
fn bands() -> BTreeSet<Columns> {
    let mut kinds: Vec<[u8; 3]> = boxes();
    kinds.retain(|columns| columns.is_sorted());
    let mut all = BTreeSet::new();
    for (i, one) in kinds.iter().enumerate() {
        for (j, two) in kinds.iter().enumerate().skip(i) {
            for three in &kinds[j..] {
                let columns: Columns = std::array::from_fn(|i| [one, two, three][i / 3][i % 3]);
                let same = ORDERS.map(|order| sorted(&columns.map(|it| ordered(it, order))));
                if rows_fit(&columns) {
                    all.extend(same.into_iter().min());
                }
            }
        }
    }
    all
}

/// The boxes that can be under a box of the upper band, one of those that differ only by equal columns.
fn below(stack: usize, upper: &Columns, sees: &[u64; 54]) -> Vec<[u8; 3]> {
    let cells = bits(upper);
    let above: [u8; 3] = std::array::from_fn(|i| upper[3 * stack + i]);
    // How many cells below each column's cells have to see.
    let wanted: [u32; 3] = std::array::from_fn(|i| {
        let own = each(u64::from(above[i])).map(|row| 6 * (3 * stack + i) + row);
        own.map(|cell| 3u32.saturating_sub((cells & sees[cell]).count_ones())).max().unwrap_or(0)
    });
    let fits = |columns: &[u8; 3]| {
        (0..3).all(|i| {
            let count = columns[i].count_ones();
            count >= wanted[i] && count + above[i].count_ones() <= 3
        }) && (0..2).all(|i| above[i] != above[i + 1] || columns[i] <= columns[i + 1])
    };
    boxes().into_iter().filter(fits).collect()
}

/// The patterns, one of those that differ by a symmetry.
fn patterns() -> BTreeSet<Columns> {
    let sees = neighbours();
    let mut found = BTreeSet::new();
    for upper in bands() {
        let [ones, twos, threes] = [0, 1, 2].map(|stack| below(stack, &upper, &sees));
        for one in &ones {
            for two in &twos {
                if !rows_fit(&[&one[..], two].concat()) {
                    continue;
                }
                for three in &threes {
                    let lower: Columns = std::array::from_fn(|i| [one, two, three][i / 3][i % 3]);
                    let columns: Columns = std::array::from_fn(|i| upper[i] | lower[i] << 3);
                    let cells = bits(&columns);
                    let has_three = |cell: usize| (cells & sees[cell]).count_ones() >= 3;
                    if cells == 0 || !rows_fit(&columns) || !each(cells).all(has_three) {
                        continue;
                    }
                    let without = |cell: usize| is_colourable(cells & !(1 << cell), &sees);
                    if !is_colourable(cells, &sees) && each(cells).all(without) {
                        found.insert(canonical(&columns));
                    }
                }
            }
        }
    }
    found
}

fn main() {
    let is_listed = std::env::args().any(|argument| argument == "--list");
    let found = patterns();
    let mut counts = BTreeMap::<u32, usize>::new();
    for columns in &found {
        *counts.entry(bits(columns).count_ones()).or_default() += 1;
        if is_listed {
            for row in 0..6 {
                let cell = |column: &u8| if column >> row & 1 == 1 { 'x' } else { '.' };
                println!("{}", columns.iter().map(cell).collect::<String>());
            }
            println!();
        }
    }
    for (cells, count) in counts {
        println!("{cells} cells: {count}");
    }
    println!("{} patterns", found.len());
}
