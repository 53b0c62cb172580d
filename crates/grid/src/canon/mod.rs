//! The canonical form: the first of all grids that are the same Sudoku.
//!
//! Two grids are isomorphic if a [`Symmetry`] maps one to the other. The **minlex form** is the
//! isomorph whose 81 characters, row by row, come first in dictionary order, where an empty cell
//! comes before the digit 1. Two grids have the same form exactly if they are isomorphic. The lists
//! of the Players' Forum use this form.
//!
//! # How it is found
//!
//! Row by row. The search keeps all the ways to choose the first rows that give the least result so
//! far. It continues each of them with every row that may come next, and keeps those that give the
//! least next row. It is fast, also on grids with many symmetries, because it decides nothing
//! before it matters:
//!
//! - The order of the three stacks, and whether to transpose, is tried out, which gives 12
//!   beginnings.
//! - The columns of a stack form *runs*: neighbouring places whose columns look the same so far, so
//!   that their order is still open:
//!
//!   ```text
//!   place    1 2 3   4 5 6   7 8 9
//!   row 1    . . .   . . .   . 1 2
//!   runs    (b a c)(d f e)   g(h i)     h and i may change places: then 1 and 2 do, too
//!   ```
//!
//! - So the new name of a digit may be open as well: it is then *tied* to the place of the column
//!   in which the digit first occurred, plus a shift. The column gets its place only if the digit
//!   occurs again.
//! - Ways that differ only in their history (such as the order of two empty rows) are merged and
//!   counted. The sum of the counts is the number of automorphisms.
//!
//! So a full grid has 108 ways after the first row instead of 18 · 1296, and the empty grid has 12
//! for each set of rows.

mod isomorphisms;

use crate::symmetry::{factorial, inverted};
use crate::{Givens, Symmetry};

pub use isomorphisms::{Isomorphisms, automorphisms, isomorphisms};

/// A grid's canonical form, and what was found out on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Minlex {
    /// The first of all isomorphs in dictionary order, where an empty cell comes before the digit
    /// 1.
    pub form: Givens,
    /// A symmetry that maps the grid to the form; if there are several, always the same one.
    pub symmetry: Symmetry,
    /// How many symmetries map the grid to itself, including the identity.
    pub automorphisms: u64,
}

/// The minlex form of `givens`, which may be anything: a puzzle, a full grid, digits that
/// clash.
///
/// ```
/// use ennead_grid::{Givens, minlex};
///
/// let givens: Givens =
///     "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
///         .parse()?;
/// let canonical = minlex(&givens);
/// assert_eq!(canonical.symmetry.apply(givens), canonical.form);
/// assert_eq!(minlex(&canonical.form).form, canonical.form);
/// # Ok::<(), ennead_grid::ParseGivensError>(())
/// ```
pub fn minlex(givens: &Givens) -> Minlex {
    let views = views(givens);
    let mut ways = beginnings();
    let mut form = [0; 81];
    let mut next = Search { least: Line::MAX, found: Vec::new() };
    for row in form.chunks_mut(9) {
        next.least = Line::MAX;
        for way in &ways {
            way.each_next_row(&views, true, |way, row| next.begin(way, row));
        }
        row.copy_from_slice(&unpack(next.least));
        next.merge();
        std::mem::swap(&mut ways, &mut next.found);
        next.found.clear();
    }
    let automorphisms = ways.iter().map(|way| way.count * way.state.orders()).sum();
    Minlex {
        form: Givens::from_bytes(form).expect("labels are 1 to 9"),
        symmetry: ways[0].symmetry(ways[0].state.columns, &ways[0].state.names()),
        automorphisms,
    }
}

type Grid = [[u8; 9]; 9];

/// The rows of the grid as it is, and of the transposed grid.
fn views(givens: &Givens) -> [Grid; 2] {
    let bytes = givens.as_bytes();
    let grid = std::array::from_fn(|r| std::array::from_fn(|c| bytes[r * 9 + c]));
    [grid, std::array::from_fn(|r| std::array::from_fn(|c| bytes[c * 9 + r]))]
}

/// What a digit is called in the form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Name {
    /// The digit has not occurred yet.
    Open,
    /// The place, from 0, of the column in which it first occurred, plus a shift.
    Tied { column: u8, shift: i8 },
    /// This name, 1 to 9.
    Fixed(u8),
}

/// Everything about a way that matters for how it can continue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    transpose: bool,
    /// The rows laid, one bit each.
    used: u16,
    /// The column in each place; in ascending order within a run.
    columns: [u8; 9],
    /// Bit *p*: a run begins at place *p*. Bit 9 is set.
    starts: u16,
    /// By digit, from 0.
    names: [Name; 9],
    /// How many digits have occurred.
    named: u8,
}

/// A way to lay the first rows.
#[derive(Clone, Copy)]
struct Way {
    state: State,
    /// The rows in the order laid.
    rows: [u8; 9],
    laid: u8,
    /// How many ways have led to this state.
    count: u64,
}

fn beginnings() -> Vec<Way> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut ways = Vec::with_capacity(108);
    for transpose in [false, true] {
        for stacks in orders {
            let columns = std::array::from_fn(|p| stacks[p / 3] * 3 + p as u8 % 3);
            let names = [Name::Open; 9];
            let starts = 0b1_001_001_001;
            let state = State { transpose, used: 0, columns, starts, names, named: 0 };
            ways.push(Way { state, rows: [0; 9], laid: 0, count: 1 });
        }
    }
    ways
}

impl State {
    /// The places of the run that holds `place`.
    fn run(&self, place: usize) -> std::ops::Range<usize> {
        let start = (self.starts & ((2 << place) - 1)).ilog2() as usize;
        let end = place + 1 + (self.starts >> (place + 1)).trailing_zeros() as usize;
        start..end
    }

    fn place(&self, column: u8) -> usize {
        self.columns.iter().position(|&other| other == column).expect("every column has a place")
    }

    /// The least name that the digit `byte` may still get; 0 for an empty cell.
    fn least_name(&self, byte: u8) -> u8 {
        if byte == 0 {
            return 0;
        }
        match self.names[byte as usize - 1] {
            Name::Open => self.named + 1,
            Name::Fixed(name) => name,
            Name::Tied { column, shift } => {
                (self.run(self.place(column)).start as i8 + shift) as u8
            }
        }
    }

    /// The name of the digit `byte`, given the present order of the columns.
    fn name(&self, byte: u8) -> u8 {
        match self.names[byte as usize - 1] {
            Name::Open => self.named + 1,
            Name::Fixed(name) => name,
            Name::Tied { column, shift } => (self.place(column) as i8 + shift) as u8,
        }
    }

    /// Orders the columns of the run at `start`: first those whose digits have names, in ascending
    /// order, then those with new digits, which get their names now. None of them may wait for
    /// another column.
    fn name_run(&mut self, columns: &mut [u8], start: usize, row: &[u8; 9]) {
        let byte = |column: u8| row[column as usize];
        if let [column] = *columns {
            let digit = byte(column) as usize - 1;
            if self.names[digit] == Name::Open {
                self.named += 1;
                self.names[digit] = Name::Fixed(self.named);
            }
            return;
        }
        // If a new digit occurs twice (a clash), it comes first among the new digits.
        let run = self.columns;
        let all = &run[start..][..columns.len()];
        let times = |column| all.iter().filter(|&&other| byte(other) == byte(column)).count();
        columns.sort_by_key(|&column| (self.least_name(byte(column)), 3 - times(column)));
        self.columns[start..][..columns.len()].copy_from_slice(columns);
        let mut new_run = false;
        for (i, &column) in columns.iter().enumerate() {
            let digit = byte(column) as usize - 1;
            let place = start + i;
            if self.names[digit] == Name::Open {
                self.named += 1;
                let single = times(column) == 1;
                if !(new_run && single) {
                    self.starts |= 1 << place;
                }
                new_run |= single;
                let shift = self.named as i8 - place as i8;
                self.names[digit] =
                    if single { Name::Tied { column, shift } } else { Name::Fixed(self.named) };
            } else if i == 0 || byte(columns[i - 1]) != byte(column) {
                // The same digit twice in a run: these columns still look the same.
                self.starts |= 1 << place;
            }
        }
    }

    /// The column whose place must be known before the digit has a name.
    fn waits_for(&self, byte: u8) -> Option<u8> {
        match self.names[(byte as usize).checked_sub(1)?] {
            Name::Tied { column, .. } if self.run(self.place(column)).len() > 1 => Some(column),
            _ => None,
        }
    }

    /// Puts `column` in the first place of its run.
    fn put_first(&mut self, column: u8) {
        let place = self.place(column);
        let start = self.run(place).start;
        self.columns[start..=place].rotate_right(1);
        self.starts |= 1 << (start + 1);
    }

    /// Fixes what is no longer open, so that equal states are equal.
    fn settle(&mut self) {
        for i in 0..9 {
            if let Name::Tied { .. } = self.names[i]
                && self.waits_for(i as u8 + 1).is_none()
            {
                self.names[i] = Name::Fixed(self.least_name(i as u8 + 1));
            }
        }
    }

    fn runs(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let run = (next < 9).then(|| self.run(next))?;
            next = run.end;
            Some(run)
        })
    }

    /// The number of possible orders of the columns and of the digits that did not occur.
    fn orders(&self) -> u64 {
        self.runs().map(|run| factorial(run.len())).product::<u64>()
            * factorial(9 - self.named as usize)
    }

    /// The digits' names, given the present order of the columns; digits that did not occur follow
    /// in ascending order.
    fn names(&self) -> [u8; 9] {
        let mut next = self.named;
        std::array::from_fn(|i| match self.names[i] {
            Name::Open => {
                next += 1;
                next - 1
            }
            _ => self.name(i as u8 + 1) - 1,
        })
    }
}

impl Way {
    /// Calls `lay` with the way continued by each row that may come next, and with that row's bytes
    /// by column. With `merge`, equal rows in a band are taken only once, and counted.
    fn each_next_row(&self, views: &[Grid; 2], merge: bool, mut lay: impl FnMut(Way, &[u8; 9])) {
        let grid = &views[usize::from(self.state.transpose)];
        for band in 0..3 {
            let used = self.state.used >> (3 * band) & 7;
            let goes_on = !self.laid.is_multiple_of(3);
            if used == 7 || goes_on != (used != 0) {
                continue;
            }
            let free = |r: &usize| self.state.used >> r & 1 == 0;
            let rows = (3 * band..3 * band + 3).filter(free);
            for r in rows.clone() {
                let equal = rows.clone().filter(|&other| grid[other] == grid[r]);
                let mut way = *self;
                if merge {
                    if equal.clone().next() != Some(r) {
                        continue;
                    }
                    way.count *= equal.count() as u64;
                }
                way.state.used |= 1 << r;
                way.rows[way.laid as usize] = r as u8;
                way.laid += 1;
                lay(way, &grid[r]);
            }
        }
    }

    /// The symmetry of this way, with `columns` in the nine places.
    fn symmetry(&self, columns: [u8; 9], names: &[u8; 9]) -> Symmetry {
        let (rows, columns) = (inverted(&self.rows), inverted(&columns));
        Symmetry::try_new(self.state.transpose, rows, columns, *names)
            .expect("rows are laid band by band, columns stay in their stacks")
    }
}

/// The names in a row, four bits each, so that comparing rows is comparing numbers.
type Line = u64;

fn pack(row: &[u8; 9]) -> Line {
    row.iter().fold(0, |line, &name| line << 4 | Line::from(name))
}

fn unpack(line: Line) -> [u8; 9] {
    std::array::from_fn(|place| (line >> (4 * (8 - place)) & 15) as u8)
}

/// The least next row, and the ways that give it.
struct Search {
    least: Line,
    found: Vec<Way>,
}

impl Search {
    /// The first `places` names of the least row.
    fn least(&self, places: usize) -> Line {
        self.least >> (4 * (9 - places))
    }

    /// Lays `row`, whose bytes are by column, as the way's next.
    fn begin(&mut self, way: Way, row: &[u8; 9]) {
        // Most rows begin with too few empty cells to be least. Checking that first makes 17-clue
        // puzzles twice as fast.
        let columns = &way.state.columns;
        let is_empty = |column: u8| row[column as usize] == 0;
        if let Some(filled) = columns.iter().position(|&column| !is_empty(column)) {
            let run = way.state.run(filled);
            let empty = columns[run.clone()].iter().filter(|&&column| is_empty(column)).count();
            if self.least(run.start + empty + 1) == 0 {
                return;
            }
        }
        self.lay(way, row, 0, 0);
    }

    /// Lays `row` from `place` on; `line` has the names before that place.
    fn lay(&mut self, mut way: Way, row: &[u8; 9], mut place: usize, mut line: Line) {
        let byte = |column: u8| row[column as usize];
        while place < 9 {
            if line > self.least(place) {
                return;
            }
            let run = way.state.run(place);
            let mut buffer = [0; 3];
            let columns = &mut buffer[..run.len()];
            columns.copy_from_slice(&way.state.columns[run.clone()]);

            // Empty cells come first, whatever the other cells hold.
            let empty = columns.iter().filter(|&&column| byte(column) == 0).count();
            if empty > 0 {
                columns.sort_by_key(|&column| byte(column) != 0);
                way.state.columns[run].copy_from_slice(columns);
                way.state.starts |= 1 << (place + empty);
                place += empty;
                line <<= 4 * empty;
                continue;
            }

            // Some digit's name is open: try each column that may give it the least name.
            if columns.iter().any(|&column| way.state.waits_for(byte(column)).is_some()) {
                if self.is_beaten(&way.state, columns, row, line, run.end) {
                    return;
                }
                let mut options = [(0, way.state); 3];
                let options = &mut options[..columns.len()];
                for ((name, state), &column) in options.iter_mut().zip(columns.iter()) {
                    state.put_first(column);
                    if let Some(tied) = state.waits_for(byte(column)) {
                        state.put_first(tied);
                    }
                    *name = state.least_name(byte(column));
                }
                options.sort_by_key(|&(name, _)| name);
                let (least, first) = options[0];
                place += 1;
                line = line << 4 | Line::from(least);
                for &(_, state) in options[1..].iter().take_while(|&&(name, _)| name == least) {
                    self.lay(Way { state, ..way }, row, place, line);
                }
                way.state = first;
                continue;
            }

            way.state.name_run(columns, place, row);
            for &column in columns.iter() {
                line = line << 4 | Line::from(way.state.name(byte(column)));
            }
            place = run.end;
        }
        if line > self.least {
            return;
        }
        if line < self.least {
            self.least = line;
            self.found.clear();
        }
        way.state.settle();
        self.found.push(way);
    }

    /// Whether a run of filled cells cannot be as low as the least row, however its columns are
    /// ordered: different digits have different names, and none is below its least name.
    ///
    /// Without this look-ahead, full grids take a quarter longer.
    fn is_beaten(
        &self,
        state: &State,
        columns: &[u8],
        row: &[u8; 9],
        line: Line,
        places: usize,
    ) -> bool {
        let bytes = columns.iter().map(|&column| row[column as usize]);
        let different = bytes.clone().fold(0u16, |seen, byte| seen | 1 << byte);
        if different.count_ones() as usize != columns.len() {
            return false;
        }
        let mut buffer = [0; 3];
        let names = &mut buffer[..columns.len()];
        names.iter_mut().zip(bytes).for_each(|(name, byte)| *name = state.least_name(byte));
        names.sort_unstable();
        let (mut line, mut last) = (line, 0);
        for &name in names.iter() {
            last = name.max(last + 1);
            line = line << 4 | Line::from(last);
        }
        line > self.least(places)
    }

    /// Merges the ways that have led to the same state.
    fn merge(&mut self) {
        if self.found.len() > 1 {
            // The rows decide between equal states, so that every machine finds the same symmetry.
            self.found.sort_unstable_by_key(|way| (way.state, way.rows));
            self.found.dedup_by(|later, kept| {
                let same = later.state == kept.state;
                if same {
                    kept.count += later.count;
                }
                same
            });
        }
    }
}
