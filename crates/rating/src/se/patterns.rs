//! Locked candidates, subsets and fish: rules that cover some houses with the same number of
//! others.
//!
//! Dynamic forcing chains use four of these rules too: all their instances, on the grid that the
//! assumption leaves. So each rule passes its instances to a visitor, in order, and stops when the
//! visitor breaks off.

use std::ops::{ControlFlow, Range};

use super::board::{
    BOX_COLUMN_ROW, BOXES, COLUMNS, CROSSINGS, Candidates, Filled, HOUSE_CELLS, Nine, ROWS, nine,
};

/// One instance of a pattern that eliminates candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SePattern {
    /// All places of a digit in one house lie in a second, crossing house.
    Locked {
        /// The digit.
        digit: usize,
        /// The house whose places are locked.
        base: usize,
        /// The house they are locked into, which loses its other places.
        cover: usize,
    },
    /// As many digits as places for them in a house.
    Hidden {
        /// The house.
        house: usize,
        /// The digits of the subset.
        digits: Nine,
        /// The positions that lose all other digits.
        positions: Nine,
    },
    /// As many cells as digits for them in a house.
    Naked {
        /// The house.
        house: usize,
        /// The positions of the subset.
        positions: Nine,
        /// The digits the other cells of the house lose.
        digits: Nine,
    },
    /// All places of a digit in some parallel lines lie in as many crossing lines.
    Fish {
        /// The digit.
        digit: usize,
        /// The first line of the kind the bases are of: 0 for rows, 9 for columns.
        kind: usize,
        /// The base lines, counted from `kind`.
        bases: Nine,
        /// The crossing lines, which lose their other places.
        covers: Nine,
    },
}

impl SePattern {
    /// Calls `visit` with each candidate (cell, digits) the pattern eliminates, cell by cell.
    pub(super) fn eliminations(&self, board: &Candidates, mut visit: impl FnMut(usize, Nine)) {
        match *self {
            SePattern::Locked { digit, base, cover } => {
                for position in nine(board.houses[cover][digit] & !CROSSINGS[cover][base]) {
                    visit(HOUSE_CELLS[cover][position] as usize, 1 << digit);
                }
            }
            SePattern::Hidden { house, digits, positions } => {
                for position in nine(positions) {
                    let cell = HOUSE_CELLS[house][position] as usize;
                    if board.cells[cell] & !digits != 0 {
                        visit(cell, board.cells[cell] & !digits);
                    }
                }
            }
            SePattern::Naked { house, positions, digits } => {
                for position in nine(!positions & 0x1ff) {
                    let cell = HOUSE_CELLS[house][position] as usize;
                    if board.cells[cell] & digits != 0 {
                        visit(cell, board.cells[cell] & digits);
                    }
                }
            }
            SePattern::Fish { digit, kind, bases, covers } => {
                let crossing = COLUMNS.start - kind;
                for line in nine(covers) {
                    for position in nine(board.houses[crossing + line][digit] & !bases) {
                        visit(HOUSE_CELLS[crossing + line][position] as usize, 1 << digit);
                    }
                }
            }
        }
    }

    fn eliminates(&self, board: &Candidates) -> bool {
        let mut any = false;
        self.eliminations(board, |_, _| any = true);
        any
    }
}

type Visit<'a> = &'a mut dyn FnMut(SePattern) -> ControlFlow<()>;

/// The kinds of base and cover house in the order locked candidates are looked for.
const LOCKING: [(Range<usize>, Range<usize>); 4] =
    [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)];

/// Calls `visit` with each (base, cover, digit) that is locked, whether it eliminates or not.
fn locked(
    board: &Candidates,
    mut visit: impl FnMut(usize, usize, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (bases, covers) in LOCKING {
        for base in bases {
            for cover in covers.clone().filter(|&cover| CROSSINGS[base][cover] != 0) {
                let outside = !CROSSINGS[base][cover];
                let locked =
                    |places: Nine| (places & outside == 0) & (places & places.wrapping_sub(1) != 0);
                // Usually no digit is locked: nine comparisons without a branch are quick.
                let places = &board.houses[base];
                if !places.iter().fold(false, |any, &places| any | locked(places)) {
                    continue;
                }
                for digit in (0..9).filter(|&digit| locked(places[digit])) {
                    visit(base, cover, digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Pointing (2.6) and claiming (2.8).
pub(super) fn locking(board: &Candidates, visit: Visit) -> ControlFlow<()> {
    locked(board, |base, cover, digit| {
        if board.houses[cover][digit] & !CROSSINGS[cover][base] == 0 {
            return ControlFlow::Continue(());
        }
        visit(SePattern::Locked { digit, base, cover })
    })
}

/// Pointing (1.7) or claiming (1.9) that leaves a digit one place in another house of the
/// base's kind: (base, cell, digit).
pub(super) fn direct_locking(board: &Candidates) -> Option<(usize, usize, usize)> {
    let mut found = None;
    let _ = locked(board, |base, cover, digit| {
        let kind = base / 9 * 9;
        for other in (kind..kind + 9).filter(|&other| other != base) {
            let places = board.houses[other][digit];
            let left = places & !CROSSINGS[other][cover];
            let crosses = CROSSINGS[other][cover] != 0;
            if crosses && left.is_power_of_two() && left != places {
                let cell = HOUSE_CELLS[other][left.trailing_zeros() as usize] as usize;
                found = Some((base, cell, digit));
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    found
}

/// Calls `visit` with the `size`-subsets of `members` whose masks have exactly `size` elements
/// between them, and that union, in ascending order of the subset read as a number.
fn subsets(
    masks: &[Nine; 9],
    members: Nine,
    size: u32,
    mut visit: impl FnMut(Nine, Nine) -> ControlFlow<()>,
) -> ControlFlow<()> {
    /// The highest member is chosen first and counts up, so the numbers ascend.
    fn choose(
        masks: &[Nine; 9],
        members: Nine,
        (left, size): (u32, u32),
        (chosen, union): (Nine, Nine),
        visit: &mut impl FnMut(Nine, Nine) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return if union.count_ones() == size {
                visit(chosen, union)
            } else {
                ControlFlow::Continue(())
            };
        }
        for member in nine(members) {
            let union = union | masks[member];
            if union.count_ones() <= size {
                let lower = members & ((1 << member) - 1);
                choose(masks, lower, (left - 1, size), (chosen | 1 << member, union), visit)?;
            }
        }
        ControlFlow::Continue(())
    }
    if members.count_ones() < size {
        return ControlFlow::Continue(());
    }
    choose(masks, members, (size, size), (0, 0), &mut visit)
}

/// Which of the nine masks have from two to `size` elements.
fn small(masks: &[Nine; 9], size: u32) -> Nine {
    let mut members = 0;
    for (i, mask) in masks.iter().enumerate() {
        members |= ((2..=size).contains(&mask.count_ones()) as Nine) << i;
    }
    members
}

/// Hidden pairs (3.4), triplets (4.0) and quads (5.4).
pub(super) fn hidden_subsets(
    board: &Candidates,
    filled: &Filled,
    size: u32,
    visit: Visit,
) -> ControlFlow<()> {
    for house in BOX_COLUMN_ROW.into_iter().flatten() {
        if filled.empty_in[house] as u32 <= 2 * size {
            continue;
        }
        let masks = &board.houses[house];
        subsets(masks, small(masks, size), size, |digits, positions| {
            let pattern = SePattern::Hidden { house, digits, positions };
            if pattern.eliminates(board) { visit(pattern) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// Hidden pair (2.0) or triplet (2.5) that leaves another digit of its house one place:
/// (cell, digit).
pub(super) fn direct_hidden_subset(
    board: &Candidates,
    filled: &Filled,
    size: u32,
) -> Option<(usize, usize)> {
    let mut found = None;
    for house in BOX_COLUMN_ROW.into_iter().flatten() {
        if filled.empty_in[house] as u32 <= size {
            continue;
        }
        let masks = &board.houses[house];
        let flow = subsets(masks, small(masks, size), size, |digits, positions| {
            for digit in nine(!digits & 0x1ff) {
                let left = masks[digit] & !positions;
                if left.is_power_of_two() && left != masks[digit] {
                    let cell = HOUSE_CELLS[house][left.trailing_zeros() as usize] as usize;
                    found = Some((cell, digit));
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        if flow.is_break() {
            break;
        }
    }
    found
}

/// Naked pairs (3.0), triplets (3.6) and quads (5.0).
pub(super) fn naked_subsets(
    board: &Candidates,
    filled: &Filled,
    size: u32,
    visit: Visit,
) -> ControlFlow<()> {
    for house in BOX_COLUMN_ROW.into_iter().flatten() {
        if (filled.empty_in[house] as u32) < 2 * size {
            continue;
        }
        let masks: [Nine; 9] =
            std::array::from_fn(|position| board.cells[HOUSE_CELLS[house][position] as usize]);
        subsets(&masks, small(&masks, size), size, |positions, digits| {
            let pattern = SePattern::Naked { house, positions, digits };
            if pattern.eliminates(board) { visit(pattern) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// X-wings (3.2), swordfish (3.8) and jellyfish (5.2): columns as bases before rows, sets of
/// lines before digits.
pub(super) fn fish(
    board: &Candidates,
    filled: &Filled,
    size: u32,
    visit: Visit,
) -> ControlFlow<()> {
    /// The lines are chosen as in `subsets`, but for all digits at once.
    fn choose(
        lines: &[Nine; 9],
        below: Nine,
        left: u32,
        (bases, digits): (Nine, Nine),
        visit: &mut impl FnMut(Nine, Nine) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return visit(bases, digits);
        }
        for line in nine(below) {
            let digits = digits & lines[line];
            if digits != 0 {
                let lower = below & ((1 << line) - 1);
                choose(lines, lower, left - 1, (bases | 1 << line, digits), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    let mut missing = 0;
    for (digit, &placed) in filled.placed.iter().enumerate() {
        missing |= ((placed as u32 + 2 * size <= 9) as Nine) << digit;
    }
    for kind in [COLUMNS.start, ROWS.start] {
        let lines: [Nine; 9] = std::array::from_fn(|line| small(&board.houses[kind + line], size));
        choose(&lines, 0x1ff, size, (0, missing), &mut |bases, digits| {
            for digit in nine(digits) {
                let covers =
                    nine(bases).fold(0, |covers, line| covers | board.houses[kind + line][digit]);
                let pattern = SePattern::Fish { digit, kind, bases, covers };
                if covers.count_ones() == size && pattern.eliminates(board) {
                    visit(pattern)?;
                }
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}
