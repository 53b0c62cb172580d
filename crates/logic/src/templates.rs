//! Templates: the 46,656 ways to write one digit nine times into a grid.
//!
//! An argument about one digit alone (fish, kites, X-chains) can eliminate only candidates that are
//! in none of the templates the candidates allow. So the union of those templates shows at once
//! where such an argument can succeed and, for most digits of most positions, that none can.
//!
//! The templates are never enumerated. A band holds the digit three times, once in each stack: 27
//! choices of columns, each with six orders of the rows. Three bands fit together if no two share a
//! column, so two bands determine the columns of the third.
//!
//! ```text
//!   band 1   x . . | . x . | . . x     columns 0 1 2 of the stacks
//!   band 2         1 2 0               band 3: what is left, 2 0 1
//! ```

use ennead_grid::{CellSet, table};

/// The cells of a band, 27 bits, row by row.
type Band = u32;

/// The three columns a digit takes in a band, one in each stack, as a number to base 3.
const COLUMNS: usize = 27;

/// For each choice of columns, the six ways to put them into the rows.
const WAYS: [[Band; 6]; COLUMNS] = table!(27 of [0; 6], |columns| {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let column = [columns % 3, 3 + columns / 3 % 3, 6 + columns / 9];
    table!(6 of 0, |i| {
        let [a, b, c] = ORDERS[i];
        1 << column[a] | 1 << (9 + column[b]) | 1 << (18 + column[c])
    })
});

/// For each choice of columns, the eight that share none with it, each with the choice left for the
/// third band.
const OTHERS: [[(u8, u8); 8]; COLUMNS] = table!(27 of [(0, 0); 8], |columns| {
    table!(8 of (0, 0), |i| {
        let (mut second, mut third, mut stack, mut place) = (0, 0, 0, 1);
        while stack < 3 {
            let column = columns / place % 3;
            let shift = 1 + (i >> stack & 1);
            second += (column + shift) % 3 * place;
            third += (column + 3 - shift) % 3 * place;
            stack += 1;
            place *= 3;
        }
        (second as u8, third as u8)
    })
});

/// The cells of all templates within `cells`, the candidates and the placed cells of a digit.
pub(crate) fn union(cells: CellSet) -> CellSet {
    let bands: [Band; 3] = std::array::from_fn(|b| (cells.bits() >> (27 * b)) as Band & 0x7ff_ffff);
    let possible = bands.map(|band| {
        let fits = |way: &Band| way & !band == 0;
        (0..COLUMNS).filter(|&c| WAYS[c].iter().any(fits)).fold(0u32, |all, c| all | 1 << c)
    });
    let mut used = [0u32; 3];
    for (first, others) in OTHERS.iter().enumerate() {
        if possible[0] >> first & 1 == 0 {
            continue;
        }
        for &(second, third) in others {
            if possible[1] >> second & possible[2] >> third & 1 == 1 {
                used[0] |= 1 << first;
                used[1] |= 1 << second;
                used[2] |= 1 << third;
            }
        }
    }
    let mut union = 0u128;
    for b in 0..3 {
        let mut band = 0;
        for (c, ways) in WAYS.iter().enumerate() {
            if used[b] >> c & 1 == 1 {
                let ways = ways.iter().filter(|&way| way & !bands[b] == 0);
                band |= ways.fold(0, |all, way| all | way);
            }
        }
        union |= u128::from(band) << (27 * b);
    }
    CellSet::from_bits(union)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennead_grid::House;

    /// Row by row, every template.
    fn plain(cells: CellSet) -> CellSet {
        fn go(cells: CellSet, row: usize, free: CellSet, chosen: CellSet, union: &mut CellSet) {
            if row == 9 {
                *union |= chosen;
                return;
            }
            for cell in (cells & free & House::row(row).cells()).iter() {
                go(cells, row + 1, free - cell.peers(), chosen.with(cell), union);
            }
        }
        let mut union = CellSet::EMPTY;
        go(cells, 0, CellSet::ALL, CellSet::EMPTY, &mut union);
        union
    }

    #[test]
    fn is_the_union_of_all_templates() {
        let mut word = 1u128;
        for round in 0..200 {
            // A multiplicative sequence is random enough here.
            word = word.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645) | 1;
            let half = word >> 47 | word << 13;
            let sparse = CellSet::from_bits((word ^ (word >> 64)) & CellSet::ALL.bits());
            let cells = if round % 2 == 0 {
                sparse
            } else {
                sparse | CellSet::from_bits(half & CellSet::ALL.bits())
            };
            assert_eq!(union(cells), plain(cells), "{cells:?}");
        }
    }
}
