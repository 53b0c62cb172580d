//! The candidates of a grid numbered for use in small sets.
//!
//! A grid that needs chains has two or three hundred of the 729 candidates. Numbered consecutively
//! they fit into a few words, which makes it cheap to store the consequences of each.

use crate::se::board::{Candidates, HOUSE_CELLS, Nine, candidate, nine};

/// The largest number of candidates that can be numbered.
pub(crate) const MOST: usize = 384;

/// A set of candidates by number.
pub(crate) type LiteralRow = [u64; MOST / 64];

pub(crate) const EMPTY: LiteralRow = [0; MOST / 64];

#[inline]
pub(crate) fn has(row: &LiteralRow, number: usize) -> bool {
    row[number / 64] >> (number % 64) & 1 == 1
}

#[inline]
pub(crate) fn insert(row: &mut LiteralRow, number: usize) {
    row[number / 64] |= 1 << (number % 64);
}

#[inline]
pub(crate) fn unite(row: &mut LiteralRow, other: &LiteralRow) {
    for word in 0..row.len() {
        row[word] |= other[word];
    }
}

#[inline]
pub(crate) fn meet(row: &LiteralRow, other: &LiteralRow) -> bool {
    let mut any = 0;
    for word in 0..row.len() {
        any |= row[word] & other[word];
    }
    any != 0
}

#[inline]
pub(crate) fn is_empty(row: &LiteralRow) -> bool {
    row.iter().fold(0, |any, word| any | word) == 0
}

#[inline]
pub(crate) fn intersect(row: &mut LiteralRow, other: &LiteralRow) {
    for word in 0..row.len() {
        row[word] &= other[word];
    }
}

/// Removes the members of another set.
#[inline]
pub(crate) fn subtract(row: &mut LiteralRow, other: &LiteralRow) {
    for word in 0..row.len() {
        row[word] &= !other[word];
    }
}

/// Calls `visit` with the numbers of a set, ascending.
#[inline]
pub(crate) fn members(row: &LiteralRow, mut visit: impl FnMut(usize)) {
    for (i, &word) in row.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            visit(i * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

#[inline]
pub(crate) fn first(row: &LiteralRow) -> Option<usize> {
    let word = row.iter().position(|&word| word != 0)?;
    Some(word * 64 + row[word].trailing_zeros() as usize)
}

/// The candidates of a cell, or the places of a digit in a house: one of them is true.
#[derive(Clone, Copy)]
pub(crate) struct Group {
    numbers: [u16; 9],
    size: u8,
}

impl Group {
    #[inline]
    pub(crate) fn members(&self) -> &[u16] {
        &self.numbers[..self.size as usize]
    }
}

/// The groups and numbers of a grid. Groups of one are left out, because nothing follows from them.
pub(crate) struct Numbers {
    /// The candidates by number, ascending.
    pub(crate) candidates: Vec<u16>,
    /// The number of each candidate of the grid.
    pub(crate) of: Box<[u16; 729]>,
    pub(crate) groups: Vec<Group>,
    /// By number: the groups a candidate is in, and how many.
    groups_of: Vec<([u16; 4], u8)>,
    /// The candidates that are not the only one of their cell.
    pub(crate) several: LiteralRow,
}

impl Default for Numbers {
    fn default() -> Numbers {
        let (candidates, groups, groups_of) = Default::default();
        Numbers { candidates, of: Box::new([0; 729]), groups, groups_of, several: EMPTY }
    }
}

impl Numbers {
    /// Numbers the candidates of a grid. Returns false if there are too many.
    pub(crate) fn read(&mut self, grid: &Candidates) -> bool {
        let count = grid.digits.iter().map(|cells| cells.count_ones()).sum::<u32>() as usize;
        if count > MOST {
            return false;
        }
        self.candidates.clear();
        self.groups.clear();
        self.groups_of.clear();
        self.groups_of.resize(count, ([0; 4], 0));
        self.several = EMPTY;
        for (cell, &digits) in grid.cells.iter().enumerate() {
            for digit in nine(digits) {
                let number = self.candidates.len();
                self.of[candidate(cell, digit)] = number as u16;
                self.candidates.push(candidate(cell, digit) as u16);
                if !digits.is_power_of_two() {
                    insert(&mut self.several, number);
                }
            }
            self.group(digits, |digit| candidate(cell, digit));
        }
        for (house, digits) in grid.houses.iter().enumerate() {
            let cells = &HOUSE_CELLS[house];
            for (digit, &places) in digits.iter().enumerate() {
                self.group(places, |position| candidate(cells[position] as usize, digit));
            }
        }
        true
    }

    #[inline]
    fn group(&mut self, members: Nine, candidate: impl Fn(usize) -> usize) {
        if members & members.wrapping_sub(1) == 0 {
            return;
        }
        let mut group = Group { numbers: [0; 9], size: 0 };
        for member in nine(members) {
            let number = self.of[candidate(member)];
            group.numbers[group.size as usize] = number;
            group.size += 1;
            let (groups, count) = &mut self.groups_of[number as usize];
            groups[*count as usize] = self.groups.len() as u16;
            *count += 1;
        }
        self.groups.push(group);
    }

    pub(crate) fn count(&self) -> usize {
        self.candidates.len()
    }

    /// The groups of a candidate.
    #[inline]
    pub(crate) fn groups_of(&self, number: usize) -> &[u16] {
        let (groups, count) = &self.groups_of[number];
        &groups[..*count as usize]
    }
}
