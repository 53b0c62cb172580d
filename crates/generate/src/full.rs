//! Full grids, every one of the 6,670,903,752,021,072,936,960 with the same chance.
//!
//! Random fillings of an empty grid are not uniform: which grids come out more often depends on
//! how many ways lead to a dead end. Here grids are drawn from a larger set of which uniform
//! drawing is easy, and what is no grid is thrown away; what is left is uniform.
//!
//! ```text
//!   B1 B2 B3      top band and left stack: uniform, as the three rows of a band are
//!   B4 B5 B6      independent given their sets of digits
//!   B7 B8 B9      B5, B9: uniform among what rows and columns leave; then B6, B8 follow or fail
//! ```
//!
//! 1. B1 is 1 to 9 in order; the digits are renamed at the end. The sets of digits in the rows of
//!    B2 are one of 56, each with 6³ · 6³ arrangements of B2 and B3. So for the stack.
//! 2. How many B5 there are, n₅, depends on how many digits each row set of B4 shares with each
//!    column set of B2: 55 tables, laid out once. The draw is kept with chance n₅ / max n, so
//!    that every B5 has the same chance over all; likewise B9 with n₉.
//! 3. Rows and columns now leave three digits for each line of B6 and of B8: each cell of them is
//!    settled, or there is no such grid and all begins again.
//!
//! Nothing here is a measured or assumed bound: the only unevenness left is that of the random
//! numbers.

use std::sync::LazyLock;

use ennead_grid::Solution;
use rand::Rng;
use rand::seq::SliceRandom;

/// A set of digits, or of classes: bit *d*.
type Mask = u16;
/// The sets of digits in three lines of a box.
type Lines = [Mask; 3];

/// A full grid, drawn from all with equal chances.
///
/// ```
/// use ennead_generate::full_grid;
/// use rand::SeedableRng;
///
/// let grid = full_grid(&mut rand_chacha::ChaCha8Rng::seed_from_u64(1));
/// assert_eq!(grid.grid().len(), 81);
/// ```
pub fn full_grid(rng: &mut impl Rng) -> Solution {
    let fillings = &*FILLINGS;
    loop {
        if let Some(grid) = draw(fillings, rng) {
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

fn draw(fillings: &Fillings, rng: &mut impl Rng) -> Option<[[u8; 9]; 9]> {
    let mut grid = [[0; 9]; 9];
    for r in 0..3 {
        for c in 0..3 {
            grid[r][c] = (3 * r + c) as u8;
        }
    }
    let rows = [0o007, 0o070, 0o700];
    let columns = [0o111, 0o222, 0o444];
    let [second, third] = beside(rows, rng);
    let [lower, lowest] = beside(columns, rng);
    for i in 0..3 {
        for (k, digit) in shuffled(second[i], rng).into_iter().enumerate() {
            grid[i][3 + k] = digit;
        }
        for (k, digit) in shuffled(lower[i], rng).into_iter().enumerate() {
            grid[3 + k][i] = digit;
        }
    }
    let middle = fillings.draw(row_sets(&grid, 3, 0), column_sets(&grid, 0, 3), rng)?;
    put(&mut grid, 3, 3, middle);
    for i in 0..3 {
        for (k, digit) in shuffled(third[i], rng).into_iter().enumerate() {
            grid[i][6 + k] = digit;
        }
        for (k, digit) in shuffled(lowest[i], rng).into_iter().enumerate() {
            grid[6 + k][i] = digit;
        }
    }
    let last = fillings.draw(row_sets(&grid, 6, 0), column_sets(&grid, 0, 6), rng)?;
    put(&mut grid, 6, 6, last);
    for (top, left) in [(3, 6), (6, 3)] {
        let across = both(row_sets(&grid, top, 0), row_sets(&grid, top, 9 - left));
        let down = both(column_sets(&grid, 0, left), column_sets(&grid, 9 - top, left));
        let mut box_ = [0; 9];
        for cell in 0..9 {
            let digit = 0o777 & !(across[cell / 3] | down[cell % 3]);
            if !digit.is_power_of_two() {
                return None;
            }
            box_[cell] = digit.trailing_zeros() as u8;
        }
        put(&mut grid, top, left, box_);
    }
    Some(grid)
}

/// The sets of digits in the lines of the two other boxes of a chute, one of 56 ways.
fn beside(lines: Lines, rng: &mut impl Rng) -> [Lines; 2] {
    // The first line of the second box takes `k` digits of the second line of the first box, and
    // the rest of the third; then the others have as little choice: 1 + 27 + 27 + 1 ways.
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

/// Three digits in random order.
fn shuffled(digits: Mask, rng: &mut impl Rng) -> [u8; 3] {
    let mut list = [0; 3];
    let mut rest = digits;
    for digit in &mut list {
        *digit = rest.trailing_zeros() as u8;
        rest &= rest - 1;
    }
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let order = ORDERS[rng.random_range(0..6usize)];
    [list[order[0]], list[order[1]], list[order[2]]]
}

fn put(grid: &mut [[u8; 9]; 9], top: usize, left: usize, box_: [u8; 9]) {
    for cell in 0..9 {
        grid[top + cell / 3][left + cell % 3] = box_[cell];
    }
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

/// The digits in each column of it.
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

/// The fillings of a box whose rows must avoid three sets of digits, and its columns three more.
struct Fillings {
    /// By [`overlap`]; the digits are numbered by the row set and then the column set they are in.
    tables: Vec<Vec<[u8; 9]>>,
    most: usize,
}

static FILLINGS: LazyLock<Fillings> = LazyLock::new(|| {
    let mut tables = vec![Vec::new(); 256];
    for code in 0..256usize {
        // The four upper left entries settle the matrix: lines add up to 3.
        let [a, b, c, d] = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6];
        let matrix = || {
            let m = [a, b, 3usize.checked_sub(a + b)?, c, d, 3usize.checked_sub(c + d)?];
            let below = |i: usize| 3usize.checked_sub(m[i] + m[i + 3]);
            Some([m[0], m[1], m[2], m[3], m[4], m[5], below(0)?, below(1)?, below(2)?])
        };
        let Some(matrix) = matrix() else { continue };
        let (mut rows, mut columns) = ([0; 3], [0; 3]);
        let mut digit = 0;
        for (class, &count) in matrix.iter().enumerate() {
            for _ in 0..count {
                rows[class / 3] |= 1 << digit;
                columns[class % 3] |= 1 << digit;
                digit += 1;
            }
        }
        fill(&rows, &columns, &mut [0; 9], 0, 0, &mut tables[code]);
    }
    let most = tables.iter().map(Vec::len).max().unwrap_or(0);
    Fillings { tables, most }
});

fn fill(
    rows: &Lines,
    columns: &Lines,
    box_: &mut [u8; 9],
    cell: usize,
    used: Mask,
    found: &mut Vec<[u8; 9]>,
) {
    if cell == 9 {
        found.push(*box_);
        return;
    }
    let mut rest = 0o777 & !(used | rows[cell / 3] | columns[cell % 3]);
    while rest != 0 {
        box_[cell] = rest.trailing_zeros() as u8;
        fill(rows, columns, box_, cell + 1, used | 1 << box_[cell], found);
        rest &= rest - 1;
    }
}

impl Fillings {
    /// One of the fillings; nothing as often as there are fewer of them than at most.
    fn draw(&self, rows: Lines, columns: Lines, rng: &mut impl Rng) -> Option<[u8; 9]> {
        let at = |i: usize, k: usize| (rows[i] & columns[k]).count_ones() as usize;
        let table = &self.tables[at(0, 0) | at(0, 1) << 2 | at(1, 0) << 4 | at(1, 1) << 6];
        let filling = table.get(rng.random_range(0..self.most))?;
        let mut names = [0; 9];
        let mut number = 0;
        for class in 0..9 {
            let mut rest = rows[class / 3] & columns[class % 3];
            while rest != 0 {
                names[number] = rest.trailing_zeros() as u8;
                number += 1;
                rest &= rest - 1;
            }
        }
        let mut box_ = [0; 9];
        for cell in 0..9 {
            box_[cell] = names[filling[cell] as usize];
        }
        Some(box_)
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// What is drawn must be valid, and how often a draw succeeds tells how many grids there
    /// are: 9! · 56² · 6¹² · max² · chance is 6.67 · 10²¹ exactly if every grid is drawn once.
    #[test]
    fn the_chance_of_success_gives_the_number_of_grids() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let fillings = &*FILLINGS;
        assert_eq!(fillings.tables.iter().filter(|table| !table.is_empty()).count(), 55);
        const DRAWS: usize = 400_000;
        let hits = (0..DRAWS).filter(|_| draw(fillings, &mut rng).is_some()).count();
        assert!(hits > 2000, "{hits}");
        let chance = hits as f64 / DRAWS as f64;
        let most = fillings.most as f64;
        let grids = 362_880.0 * 56f64.powi(2) * 6f64.powi(12) * most * most * chance;
        let known = 6_670_903_752_021_072_936_960.0;
        // The standard error of a count of some thousands.
        let error = known / (hits as f64).sqrt();
        assert!((grids - known).abs() < 4.0 * error, "{grids:e}, {hits} hits of {DRAWS}");
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
