//! Places of a digit on three parallel lines, and whether they have room for three of it.

use ennead_grid::{Cell, House};

/// Places on three parallel lines: nine bits for each, the first line lowest.
#[derive(Clone, Copy)]
pub(super) struct OnLines(pub(super) u32);

impl OnLines {
    pub(super) fn new(lines: [u16; 3]) -> OnLines {
        let [a, b, c] = lines.map(u32::from);
        OnLines(a | b << 9 | c << 18)
    }

    fn lines(self) -> [u32; 3] {
        [0, 9, 18].map(|shift| self.0 >> shift & 0o777)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each place alone.
    pub(super) fn each(self) -> impl Iterator<Item = OnLines> {
        let lowest = |places: u32| (places != 0).then_some(places);
        std::iter::successors(lowest(self.0), move |places| lowest(places & (places - 1)))
            .map(|places| OnLines(places & places.wrapping_neg()))
    }

    /// The cell of the lowest place.
    pub(super) fn cell(self, lines: [House; 3]) -> Cell {
        let at = self.0.trailing_zeros() as usize;
        lines[at / 9].cell(at % 9)
    }

    pub(super) fn without(self, other: OnLines) -> OnLines {
        OnLines(self.0 & !other.0)
    }

    /// Those that do not see a base in this row, on the first of the lines in its box.
    pub(super) fn without_seen(self, row: House) -> OnLines {
        let (row, chute) = (1 << row.ordinal(), 0o7 << (row.ordinal() / 3 * 3));
        self.without(OnLines::new([chute, row, row]))
    }

    /// Whether two lines can cover all places except this many. If they cannot, there is room for
    /// three of a digit even without that many targets.
    pub(super) fn can_be_covered_but_for(self, left: u32) -> bool {
        let counts = self.lines().map(u32::count_ones);
        let total = self.0.count_ones();
        let [a, b, c] = self.lines();
        // A row that covers one place is not tried: one of the three lines covers as many.
        let twice = (a & b) | (a & c) | (b & c);
        let in_two_rows = 2 * twice.count_ones().min(2) + (a & b & c).count_ones().min(2);
        let by_a_row_and = |line: usize, two: u32| two != 0 && total - counts[line] - 2 <= left;
        counts.iter().any(|&count| count <= left)
            || by_a_row_and(0, b & c)
            || by_a_row_and(1, a & c)
            || by_a_row_and(2, a & b)
            || total - in_two_rows <= left
    }

    /// Whether three of a digit have room.
    pub(super) fn has_room(self) -> bool {
        let [a, b, c] = self.lines();
        let two = |one: u32, other: u32| (one | other).count_ones() >= 2;
        a != 0
            && b != 0
            && c != 0
            && two(a, b)
            && two(b, c)
            && two(a, c)
            && (a | b | c).count_ones() >= 3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine rows in order of what they hold, since it does not matter which of them holds what: the
    /// three lowest bits are their places on the three lines.
    fn each_choice(rows: &mut Vec<u32>, visit: &mut impl FnMut(OnLines, &[u32])) {
        if rows.len() == 9 {
            let line =
                |i: usize| rows.iter().rev().fold(0, |line, row| line << 1 | (row >> i & 1) as u16);
            visit(OnLines::new([0, 1, 2].map(line)), rows);
            return;
        }
        for row in rows.last().copied().unwrap_or(0)..8 {
            rows.push(row);
            each_choice(rows, visit);
            rows.pop();
        }
    }

    #[test]
    fn two_lines_or_rows_are_chosen_that_leave_the_fewest_places() {
        each_choice(&mut Vec::new(), &mut |places, rows| {
            let total = places.0.count_ones();
            let on_line = |i: usize| rows.iter().map(|row| row >> i & 1).sum::<u32>();
            let mut covered = 0;
            for (i, one) in rows.iter().enumerate() {
                for other in &rows[..i] {
                    covered = covered.max(one.count_ones() + other.count_ones());
                }
                for line in 0..3 {
                    covered = covered.max(on_line(line) + (one & !(1 << line)).count_ones());
                }
            }
            for line in 0..3 {
                covered = covered.max(total - on_line(line));
            }
            for left in 0..4 {
                let possible = total - covered <= left;
                assert_eq!(places.can_be_covered_but_for(left), possible, "{rows:?} {left}");
            }
        });
    }

    /// Kőnig's theorem, which is why covers are looked for at all.
    #[test]
    fn three_of_a_digit_have_room_if_two_lines_or_rows_cannot_cover_its_places() {
        let (mut with, mut without) = (0, 0);
        each_choice(&mut Vec::new(), &mut |places, rows| {
            let has_room = places.has_room();
            assert_eq!(has_room, !places.can_be_covered_but_for(0), "{rows:?}");
            *if has_room { &mut with } else { &mut without } += 1;
        });
        assert!(with > 100 && without > 100, "{with} {without}");
    }
}
