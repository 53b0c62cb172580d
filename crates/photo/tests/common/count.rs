//! Counts solutions up to two: enough for tests and measuring, where the crate itself is given
//! the engine's count.

/// The number of solutions, at most 2.
pub(crate) fn count(digits: &[u8; 81]) -> usize {
    let mut houses = [[0u16; 9]; 3];
    for (cell, &digit) in digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        houses_of(cell).iter().zip(&mut houses).for_each(|(h, set)| set[*h] |= 1 << digit);
    }
    search(&mut digits.clone(), &mut houses)
}

fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3]
}

fn search(digits: &mut [u8; 81], houses: &mut [[u16; 9]; 3]) -> usize {
    let left = |houses: &[[u16; 9]; 3], cell: usize| {
        let [row, column, block] = houses_of(cell);
        !(houses[0][row] | houses[1][column] | houses[2][block]) & 0x3fe
    };
    let empty = (0..81).filter(|&cell| digits[cell] == 0);
    let Some(cell) = empty.min_by_key(|&cell| left(houses, cell).count_ones()) else { return 1 };
    let mut found = 0;
    let left = left(houses, cell);
    for digit in (1..=9u8).filter(|digit| left >> digit & 1 == 1) {
        let saved = *houses;
        houses_of(cell).iter().zip(&mut *houses).for_each(|(h, set)| set[*h] |= 1 << digit);
        digits[cell] = digit;
        found += search(digits, houses);
        digits[cell] = 0;
        *houses = saved;
        if found >= 2 {
            return 2;
        }
    }
    found
}
