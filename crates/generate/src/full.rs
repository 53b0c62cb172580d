//! Full grids; every one of the 6,670,903,752,021,072,936,960 is equally likely.
//!
//! Filling an empty grid at random does not give uniform results: the dead ends on the way favour
//! some grids. Here grids are drawn from a larger set from which it is easy to draw uniformly. What
//! is not a valid grid is rejected, and the rest is uniform.
//!
//! ```text
//!   B1 B2 B3      top band and left stack: uniform, as the three rows of a band are
//!   B4 B5 B6      independent given their sets of digits
//!   B7 B8 B9      B5, B6, B8: each one of 8 ways, or none; then B9 follows or fails
//! ```
//!
//! 1. B1 is 1 to 9 in order; the digits are renamed at the end. The sets of digits in the rows of
//!    B2 are chosen in one of 56 ways; each allows 6³ · 6³ arrangements of B2 and B3. The stack is
//!    done likewise.
//! 2. The sets of digits in the rows of B5 and B6 are also chosen in one of 56 ways. A row of B5
//!    then has three digits, each barred from the column it has in B2. If that is the same column
//!    for all three, there is no such grid; else there are exactly two arrangements. The rows of B6
//!    are done likewise with B3.
//! 3. The columns of B8 are determined as sets. Each has two arrangements or none, depending on B7.
//! 4. Rows and columns leave three digits for each line of B9. So each of its cells is determined,
//!    or there is no such grid.
//!
//! Every choice has the same number of alternatives in every draw, so every grid is equally likely.
//! If there is no such grid, everything starts again, about ten times on average. None of this
//! depends on a measured or assumed bound; the only unevenness left is that of the random numbers.

use std::sync::LazyLock;

use ennead_grid::Solution;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// A set of digits, or of classes: bit *d*.
type Mask = u16;
/// The sets of digits in three lines of a box.
type Lines = [Mask; 3];

/// A random full grid; all are equally likely.
///
/// ```
/// use ennead_generate::full_grid;
/// use rand::SeedableRng;
///
/// let grid = full_grid(&mut chacha20::ChaCha8Rng::seed_from_u64(1));
/// assert_eq!(grid.grid().len(), 81);
/// ```
pub fn full_grid(rng: &mut impl Rng) -> Solution {
    loop {
        if let Some(grid) = draw(rng) {
            let mut names: [u8; 9] = std::array::from_fn(|i| i as u8 + 1);
            names.shuffle(rng);
            let mut digits = [0; 81];
            for cell in 0..81 {
                digits[cell] = names[grid[cell / 9][cell % 9] as usize];
            }
            return Solution::from_proven(digits);
        }
    }
}

type Grid = [[u8; 9]; 9];

fn draw(rng: &mut impl Rng) -> Option<Grid> {
    let mut grid = [[0; 9]; 9];
    for r in 0..3 {
        for c in 0..3 {
            grid[r][c] = (3 * r + c) as u8;
        }
    }
    let top = beside([0o007, 0o070, 0o700], rng);
    let left = beside([0o111, 0o222, 0o444], rng);
    for (k, (rows, columns)) in top.into_iter().zip(left).enumerate() {
        let at = 3 + 3 * k;
        for i in 0..3 {
            grid[i][at..at + 3].copy_from_slice(&shuffled(rows[i], rng));
            for (k, digit) in shuffled(columns[i], rng).into_iter().enumerate() {
                grid[at + k][i] = digit;
            }
        }
    }
    let middle = beside(row_sets(&grid, 3, 0), rng);
    for (k, rows) in middle.into_iter().enumerate() {
        let at = 3 + 3 * k;
        let barred = column_sets(&grid, 0, at);
        for i in 0..3 {
            grid[3 + i][at..at + 3].copy_from_slice(&arranged(rows[i], barred, rng)?);
        }
    }
    let barred = row_sets(&grid, 6, 0);
    let above = both(column_sets(&grid, 0, 3), column_sets(&grid, 3, 3));
    for i in 0..3 {
        for (k, digit) in arranged(0o777 & !above[i], barred, rng)?.into_iter().enumerate() {
            grid[6 + k][3 + i] = digit;
        }
    }
    let across = both(barred, row_sets(&grid, 6, 3));
    let down = both(column_sets(&grid, 0, 6), column_sets(&grid, 3, 6));
    for cell in 0..9 {
        let digit = 0o777 & !(across[cell / 3] | down[cell % 3]);
        if !digit.is_power_of_two() {
            return None;
        }
        grid[6 + cell / 3][6 + cell % 3] = digit.trailing_zeros() as u8;
    }
    Some(grid)
}

/// The sets of digits in the lines of the two other boxes of a chute, in one of 56 ways.
fn beside(lines: Lines, rng: &mut impl Rng) -> [Lines; 2] {
    // The first line of the second box takes `k` digits of the second line of the first box and the
    // rest from the third line. This leaves 1, 27, 27 or 1 ways for the other lines.
    let way = rng.random_range(0..56u32);
    let k = match way {
        0 => 0,
        1..28 => 1,
        28..55 => 2,
        _ => 3,
    };
    let choice = way.saturating_sub(if k == 2 { 28 } else { 1 });
    let choose = |line: Mask, k: u32, which: u32| {
        let mut bits = [0; 3];
        let mut rest = line;
        for bit in &mut bits {
            *bit = rest & rest.wrapping_neg();
            rest &= rest - 1;
        }
        match k {
            0 => 0,
            1 => bits[which as usize],
            2 => line & !bits[which as usize],
            _ => line,
        }
    };
    let a = choose(lines[1], k, choice % 3);
    let b = choose(lines[2], 3 - k, choice / 3 % 3);
    let c = choose(lines[0], 3 - k, choice / 9 % 3);
    let second = [a | b, lines[2] & !b | c, lines[1] & !a | lines[0] & !c];
    let mut third = [0; 3];
    for i in 0..3 {
        third[i] = 0o777 & !(lines[i] | second[i]);
    }
    [second, third]
}

/// The orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Three digits in random order.
fn shuffled(digits: Mask, rng: &mut impl Rng) -> [u8; 3] {
    ORDERS[rng.random_range(0..6usize)].map(|i| list(digits)[i])
}

/// Three digits in a random order in which none is where it is barred. There are two such orders,
/// or none.
fn arranged(digits: Mask, barred: Lines, rng: &mut impl Rng) -> Option<[u8; 3]> {
    let list = list(digits);
    let barred = list.map(|digit| barred[1] >> digit & 1 | (barred[2] >> digit & 1) << 1);
    let code = barred[0] + 3 * barred[1] + 9 * barred[2];
    let order = AVOIDING[code as usize][usize::from(rng.random::<bool>())]?;
    Some(order.map(|i| list[i]))
}

/// The two orders in which none of three is where it is barred, indexed by the three barred places.
static AVOIDING: LazyLock<[[Option<[usize; 3]>; 2]; 27]> = LazyLock::new(|| {
    std::array::from_fn(|code| {
        let barred = [code % 3, code / 3 % 3, code / 9];
        let fits = |order: &[usize; 3]| (0..3).all(|place| barred[order[place]] != place);
        let mut orders = ORDERS.into_iter().filter(fits);
        [orders.next(), orders.next()]
    })
});

fn list(digits: Mask) -> [u8; 3] {
    let mut list = [0; 3];
    let mut rest = digits;
    for digit in &mut list {
        *digit = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
    }
    list
}

/// The digits in each row of the box with its corner at `top` and `left`.
fn row_sets(grid: &[[u8; 9]; 9], top: usize, left: usize) -> Lines {
    let mut sets = [0; 3];
    for i in 0..3 {
        for k in 0..3 {
            sets[i] |= 1 << grid[top + i][left + k];
        }
    }
    sets
}

/// The digits in each column of that box.
fn column_sets(grid: &[[u8; 9]; 9], top: usize, left: usize) -> Lines {
    let mut sets = [0; 3];
    for i in 0..3 {
        for k in 0..3 {
            sets[i] |= 1 << grid[top + k][left + i];
        }
    }
    sets
}

fn both(a: Lines, b: Lines) -> Lines {
    [a[0] | b[0], a[1] | b[1], a[2] | b[2]]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chacha20::ChaCha8Rng;
    use rand::SeedableRng;

    use super::*;

    /// The share of draws that succeed gives the number of grids: 9! · 56³ · 6¹² · 8³ · share is
    /// 6.67 · 10²¹ exactly if every grid can be drawn in one way only.
    #[test]
    fn the_chance_of_success_gives_the_number_of_grids() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        const DRAWS: usize = 400_000;
        let hits = (0..DRAWS).filter(|_| draw(&mut rng).is_some()).count();
        let chance = hits as f64 / DRAWS as f64;
        let grids = 362_880.0 * 56f64.powi(3) * 6f64.powi(12) * 8f64.powi(3) * chance;
        let known = 6_670_903_752_021_072_936_960.0;
        let error = known * ((1.0 - chance) / hits as f64).sqrt();
        assert!((grids - known).abs() < 4.0 * error, "{grids:e}, {hits} hits of {DRAWS}");
        assert!((0.08..0.11).contains(&chance), "{chance}");
    }

    /// Whatever the three barred places are, there are two arrangements or none.
    #[test]
    fn there_are_two_arrangements_or_none() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for way in 0..27 {
            let columns = [way % 3, way / 3 % 3, way / 9];
            let mut barred = [0; 3];
            for (digit, column) in columns.into_iter().enumerate() {
                barred[column] |= 1 << digit;
            }
            let drawn: Vec<_> = (0..200).filter_map(|_| arranged(7, barred, &mut rng)).collect();
            let kinds: BTreeSet<[u8; 3]> = drawn.iter().copied().collect();
            let same = columns[0] == columns[1] && columns[1] == columns[2];
            assert_eq!((kinds.len(), drawn.len()), if same { (0, 0) } else { (2, 200) });
            for kind in kinds {
                let count = drawn.iter().filter(|&&drawn| drawn == kind).count();
                assert!((60..140).contains(&count), "{columns:?} {count}");
            }
        }
    }

    #[test]
    fn grids_are_right_and_digits_even() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut counts = [[0u32; 9]; 81];
        const GRIDS: u32 = 9_000;
        for _ in 0..GRIDS {
            let grid = full_grid(&mut rng);
            assert!(Solution::try_from(*grid.grid()).is_ok());
            for (cell, digit) in grid.grid().iter() {
                counts[cell.index()][digit.index()] += 1;
            }
        }
        for count in counts.into_iter().flatten() {
            assert!((850..1150).contains(&count), "{count}");
        }
    }
}
