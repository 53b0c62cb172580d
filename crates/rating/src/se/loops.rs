//! Unique rectangles and loops (4.5 to 5.0, and up to 0.6 more for type 3).
//!
//! A loop is a ring of cells that can all hold two digits *a* and *b*. Neighbours share a house,
//! and every house the ring touches has one cell at an even and one at an odd position of the ring.
//! If none of the cells could hold anything else, *a* and *b* could be swapped along the ring and
//! the puzzle would have two solutions. So something else is true:
//!
//! - type 1: one cell has more candidates; it loses *a* and *b*;
//! - type 2: the cells with more share one extra digit; what they all see loses it;
//! - type 3: two cells with more act as one cell of a naked or hidden subset;
//! - type 4: two cells with more in one house that has no other place for *a*; they lose *b*.

use super::board::{
    CELL_HOUSES, CELL_POSITIONS, HOUSE_CELLS, HOUSE_MASKS, Nine, PEERS, bits, nine,
};
use super::{Board, Removals, Rule, SeHint};
use ennead_stop::Meter;

/// The easiest loop; among equals the one with the lowest type, then the first found.
pub(super) fn unique_loop(board: &Board, meter: &Meter) -> Option<SeHint> {
    let mut search = RingSearch {
        board,
        meter,
        pair: 0,
        both: 0,
        hopeful: 0,
        bare: 0,
        ring: Vec::with_capacity(32),
        in_ring: 0,
        best: None,
    };
    for cell in bits(board.bivalue()) {
        search.pair = board.cells[cell];
        search.both = nine(search.pair).fold(!0, |cells, d| cells & board.digits[d]);
        search.hopeful = hopeful(search.both);
        if search.hopeful >> cell & 1 == 1 {
            let bare = |&cell: &usize| board.cells[cell] == search.pair;
            search.bare = bits(search.hopeful).filter(bare).fold(0, |cells, c| cells | 1 << c);
            search.follow(cell, 2, 0, 3, Touched::default());
        }
    }
    search.best.map(|(.., hint)| hint)
}

/// The cells that may be on a loop through these cells. Each must have another one in its row, its
/// column and its box, because a loop has two cells in every house it touches.
fn hopeful(mut cells: u128) -> u128 {
    loop {
        let before = cells;
        for cell in bits(before) {
            let alone = |house: u8| cells & HOUSE_MASKS[house as usize] & !(1 << cell) == 0;
            if CELL_HOUSES[cell].into_iter().any(alone) {
                cells &= !(1 << cell);
            }
        }
        if cells == before {
            return cells;
        }
    }
}

/// The houses that the cells of a ring touch, at even positions and at odd ones.
#[derive(Clone, Copy, Default)]
struct Touched {
    houses: [u32; 2],
    /// All cells of these houses.
    cells: [u128; 2],
}

/// Whether each house touched with one parity has a cell, among those left to enter, that could
/// touch it with the other.
fn can_close(touched: &Touched, left: u128) -> bool {
    [(0, 1), (1, 0)].into_iter().all(|(one, other)| {
        let free = left & !touched.cells[other];
        houses_of(touched.houses[one] & !touched.houses[other])
            .all(|house| free & HOUSE_MASKS[house] != 0)
    })
}

struct RingSearch<'a> {
    board: &'a Board,
    meter: &'a Meter<'a>,
    /// The two digits of the loop.
    pair: Nine,
    /// The cells that may hold both.
    both: u128,
    /// The cells worth entering.
    hopeful: u128,
    /// Those of them that have no other candidates than the pair.
    bare: u128,
    ring: Vec<u8>,
    in_ring: u128,
    /// The easiest hint so far, with its rating and type.
    best: Option<(f64, u8, SeHint)>,
}

impl RingSearch<'_> {
    /// Extends the ring by `cell`, reached through a house of kind `last`.
    ///
    /// Up to `spare` more cells may have any extra digits; others may only if all `extra` digits so
    /// far are the same digit. Sudoku Explainer adds the digits of cells it merely looks at to the
    /// set it passes on to later branches, and which loops it finds depends on that, so it is done
    /// here too.
    ///
    /// A house `touched` twice with the same parity makes every further loop invalid, and so does
    /// one that can no longer be touched with the other parity. Such branches are not entered.
    fn follow(
        &mut self,
        cell: usize,
        spare: u8,
        mut extra: Nine,
        last: usize,
        mut touched: Touched,
    ) {
        let parity = self.ring.len() % 2;
        if touched.cells[parity] >> cell & 1 == 1 || !self.meter.goes_on(1) {
            return;
        }
        touched.cells[parity] |= PEERS[cell] | 1 << cell;
        touched.houses[parity] |= CELL_HOUSES[cell].iter().fold(0, |houses, &h| houses | 1 << h);
        let only_bare = spare == 0 && extra.count_ones() > 1;
        if !can_close(&touched, if only_bare { self.bare } else { self.hopeful }) {
            return;
        }
        self.ring.push(cell as u8);
        self.in_ring |= 1 << cell;
        let first = if self.ring.len() >= 4 { self.ring[0] as usize } else { 81 };
        for kind in (0..3).filter(|&kind| kind != last) {
            let house = HOUSE_MASKS[CELL_HOUSES[cell][kind] as usize];
            for next in bits(self.both & house & (!self.in_ring | 1 << first)) {
                if next == first {
                    if touched.houses[0] == touched.houses[1] {
                        self.judge();
                    }
                    continue;
                }
                let digits = self.board.cells[next];
                extra = (extra | digits) & !self.pair;
                let more = digits != self.pair;
                let enter = !more || extra.count_ones() == 1 || spare > 0;
                if enter && self.hopeful >> next & 1 == 1 {
                    let spare = spare.saturating_sub(more as u8);
                    self.follow(next, spare, extra, kind, touched);
                }
            }
        }
        self.ring.pop();
        self.in_ring &= !(1 << cell);
    }

    /// The hints of the closed ring.
    fn judge(&mut self) {
        let with_more: Vec<usize> = self
            .ring
            .iter()
            .map(|&cell| cell as usize)
            .filter(|&cell| self.board.cells[cell] != self.pair)
            .collect();
        match with_more[..] {
            [] => {}
            [cell] => self.offer(0.0, Rule::UniqueLoop1, vec![(cell as u8, self.pair)]),
            [first, second] => {
                let extra = (self.board.cells[first] | self.board.cells[second]) & !self.pair;
                if extra.count_ones() == 1 {
                    self.type_2(&with_more);
                } else {
                    self.type_3(first, second, extra);
                }
                self.type_4(first, second);
            }
            _ => self.type_2(&with_more),
        }
    }

    fn type_2(&mut self, with_more: &[usize]) {
        let extra = self.board.cells[with_more[0]] & !self.pair;
        let digit = extra.trailing_zeros() as usize;
        let seen = with_more.iter().fold(!0, |seen, &cell| seen & PEERS[cell]);
        let eliminations = bits(seen & self.board.digits[digit]);
        self.offer(
            0.0,
            Rule::UniqueLoop2,
            eliminations.map(|cell| (cell as u8, 1 << digit)).collect(),
        );
    }

    fn type_3(&mut self, first: usize, second: usize, extra: Nine) {
        for size in extra.count_ones()..=7 {
            for kind in 0..3 {
                let house = CELL_HOUSES[first][kind];
                if house == CELL_HOUSES[second][kind] {
                    let (a, b) = (CELL_POSITIONS[first][kind], CELL_POSITIONS[second][kind]);
                    let empty = self.board.filled.empty_in[house as usize] as u32;
                    if 2 * size <= empty {
                        self.naked_3(house as usize, (a, b), (first, second), extra, size);
                    }
                    if 2 * size < empty {
                        self.hidden_3(house as usize, (a, b), extra, size);
                    }
                }
            }
        }
    }

    /// The two cells, taken as one cell of `size` that together hold `size` digits.
    fn naked_3(
        &mut self,
        house: usize,
        (a, b): (u8, u8),
        (first, second): (usize, usize),
        extra: Nine,
        size: u32,
    ) {
        let cell = |position: usize| HOUSE_CELLS[house][position] as usize;
        let shared = extra & self.board.cells[first] & self.board.cells[second];
        for positions in subsets_of_nine(size) {
            if positions >> a & 1 == 0 || positions >> b & 1 == 1 {
                continue;
            }
            let others = positions & !(1 << a);
            let digits = nine(others).fold(0, |digits, i| digits | self.board.cells[cell(i)]);
            let whole = nine(others).all(|i| self.board.cells[cell(i)].count_ones() >= 2);
            if whole
                && (digits | shared).count_ones() == size
                && (digits | extra).count_ones() == size
            {
                let digits = digits | extra;
                let losers = nine(!(positions | 1 << b) & 0x1ff).map(cell);
                let eliminations = losers
                    .filter(|&loser| self.board.cells[loser] & digits != 0)
                    .map(|loser| (loser as u8, self.board.cells[loser] & digits))
                    .collect();
                self.offer((size - 1) as f64 * 0.1, Rule::UniqueLoop3, eliminations);
            }
        }
    }

    /// The two cells, taken as one of `size` places for `size` digits, *a* and *b* among them.
    fn hidden_3(&mut self, house: usize, (a, b): (u8, u8), extra: Nine, size: u32) {
        let free = !(extra | self.pair) & 0x1ff;
        if size - 2 > free.count_ones() {
            return;
        }
        for chosen in subsets_of_nine(size - 2) {
            if chosen >> free.count_ones() != 0 {
                continue;
            }
            let members = nine(free).enumerate().filter(|&(i, _)| chosen >> i & 1 == 1);
            let digits = members.fold(self.pair, |digits, (_, digit)| digits | 1 << digit);
            let places = |digit: usize| self.board.houses[house][digit] & !(1 << b);
            let positions = nine(digits).fold(0, |positions, digit| positions | places(digit));
            if positions.count_ones() == size && nine(digits).all(|digit| places(digit) != 0) {
                let others = positions & !(1 << a);
                let eliminations = nine(others)
                    .map(|i| HOUSE_CELLS[house][i] as usize)
                    .filter(|&cell| self.board.cells[cell] & !digits != 0)
                    .map(|cell| (cell as u8, self.board.cells[cell] & !digits))
                    .collect();
                let added = (others.count_ones() as i32 - 1) as f64 * 0.1;
                self.offer(added, Rule::UniqueLoop3, eliminations);
            }
        }
    }

    fn type_4(&mut self, first: usize, second: usize) {
        for digit in nine(self.pair) {
            let elsewhere = self.board.digits[digit] & !(1 << first | 1 << second);
            let locked = (0..3).any(|kind| {
                let house = CELL_HOUSES[first][kind];
                house == CELL_HOUSES[second][kind] && elsewhere & HOUSE_MASKS[house as usize] == 0
            });
            if locked {
                let other = self.pair & !(1 << digit);
                let eliminations = vec![(first as u8, other), (second as u8, other)];
                return self.offer(0.0, Rule::UniqueLoop4, eliminations);
            }
        }
    }

    fn offer(&mut self, added: f64, rule: Rule, eliminations: Removals) {
        if eliminations.is_empty() {
            return;
        }
        let mut rating = rule.base();
        if self.ring.len() >= 10 {
            rating += 0.3;
        }
        if self.ring.len() >= 8 {
            rating += 0.2;
        } else if self.ring.len() >= 6 {
            rating += 0.1;
        }
        rating += added;
        let kind = rule as u8 - Rule::UniqueLoop1 as u8;
        let easier = |&(best, best_kind, _): &(f64, u8, SeHint)| (rating, kind) < (best, best_kind);
        if self.best.as_ref().is_none_or(easier) {
            let hint = SeHint { rating, ..SeHint::eliminating(rule, eliminations) };
            self.best = Some((rating, kind, hint));
        }
    }
}

fn houses_of(mask: u32) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let first = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(first)
    })
}

/// The subsets of nine positions with `size` members, ascending; for size 0 the empty one.
fn subsets_of_nine(size: u32) -> impl Iterator<Item = Nine> {
    (0..0x200).filter(move |subset: &Nine| subset.count_ones() == size)
}
