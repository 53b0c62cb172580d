//! The grids that a symmetry maps to themselves, up to the names of the digits.

use std::collections::HashMap;

use ennead_grid::{Cell, Symmetry};
use ennead_stop::{Stop, Stopped};

use crate::NAMINGS;

/// New names of the nine digits.
type Names = [u8; 9];

/// How many grids `symmetry` maps to themselves when the digits may be renamed, divided by
/// 9!: grids that differ only in the names of the digits count as one.
///
/// What `symmetry` does to digits makes no difference.
///
/// Where a grid is mapped to itself, one renaming of the digits goes with it. The renamings are
/// taken one of each cycle type; with the cells of one orbit, a digit in one decides those in
/// all others. Renamings that commute with the one taken lead from one such grid to another:
/// of those only one is counted, by trying in the first row only digits that are not yet
/// known to be the same.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised first.
///
/// # Panics
///
/// If `symmetry` moves no cell: all grids are too many to be counted one by one.
pub fn fixed_grids(symmetry: &Symmetry, stop: &Stop) -> Result<u64, Stopped> {
    let orbits = Orbits::of(symmetry);
    assert!(orbits.cells.len() < 81, "a symmetry that moves no cell fixes every grid");
    let mut total = 0;
    for names in cycle_types() {
        total += Search::new(&orbits, &names, stop).count()?;
    }
    Ok(total)
}

/// The orbits of cells under a symmetry.
struct Orbits {
    /// The cells of each, in the order they are moved.
    cells: Vec<Vec<usize>>,
    /// For each cell, its orbit and its place in the orbit.
    place: [(u8, u8); 81],
}

impl Orbits {
    fn of(symmetry: &Symmetry) -> Orbits {
        let mut place = [(u8::MAX, 0); 81];
        let mut cells: Vec<Vec<usize>> = Vec::new();
        for start in Cell::ALL {
            let mut orbit = Vec::new();
            let mut cell = start;
            while place[cell.index()].0 == u8::MAX {
                place[cell.index()] = (cells.len() as u8, orbit.len() as u8);
                orbit.push(cell.index());
                cell = symmetry.apply(cell);
            }
            if !orbit.is_empty() {
                cells.push(orbit);
            }
        }
        Orbits { cells, place }
    }
}

/// One renaming of each cycle type.
fn cycle_types() -> Vec<Names> {
    fn extend(start: u8, longest: u8, names: &mut Names, all: &mut Vec<Names>) {
        if start == 9 {
            all.push(*names);
        }
        for length in 1..=longest.min(9 - start) {
            for at in 0..length {
                names[usize::from(start + at)] = start + (at + 1) % length;
            }
            extend(start + length, length, names, all);
        }
    }
    let mut all = Vec::new();
    extend(0, 9, &mut [0; 9], &mut all);
    all
}

/// The renamings that commute with `names`.
fn centraliser(names: &Names) -> Vec<Names> {
    fn extend(at: usize, names: &Names, image: &mut [Option<u8>; 9], all: &mut Vec<Names>) {
        let Some(start) = (at..9).find(|&digit| image[digit].is_none()) else {
            all.push(image.map(|name| name.expect("every digit has its image")));
            return;
        };
        // The image of one digit decides those of its whole cycle.
        for to in 0..9 {
            let before = *image;
            let (mut from, mut onto) = (start, to);
            let fits = loop {
                let taken = image.iter().flatten().any(|&name| usize::from(name) == onto);
                match image[from] {
                    Some(name) => break usize::from(name) == onto,
                    None if taken => break false,
                    None => image[from] = Some(onto as u8),
                }
                (from, onto) = (usize::from(names[from]), usize::from(names[onto]));
            };
            if fits {
                extend(start + 1, names, image, all);
            }
            *image = before;
        }
    }
    let mut all = Vec::new();
    extend(0, names, &mut [None; 9], &mut all);
    all
}

/// Room for the orbits: two rows that change places leave 63 cells and nine pairs, and no
/// symmetry but the identity leaves more.
const MOST_ORBITS: usize = 72;

/// The digits still possible in the first cell of each orbit, and [`FILLED`].
type Open = [u16; MOST_ORBITS];

/// Beside the digit of an orbit that is filled.
const FILLED: u16 = 1 << 15;

/// How many open ends are remembered, at 160 bytes each.
const MOST_KNOWN: usize = 1 << 20;

/// A search for the grids fixed by a symmetry together with a renaming.
struct Search<'a> {
    /// The orbit of each cell of the first row.
    first_row: [usize; 9],
    start: Open,
    /// By orbit and digit in its first cell: what stays possible elsewhere.
    left: Vec<[Open; 9]>,
    commuting: Vec<Names>,
    /// How many grids an open end leads to. Open ends that differ only in the order in which the
    /// rows were filled lead to the same number.
    known: HashMap<Open, u64>,
    stop: &'a Stop,
    nodes: u64,
}

impl Search<'_> {
    fn new<'a>(orbits: &Orbits, names: &Names, stop: &'a Stop) -> Search<'a> {
        let many = orbits.cells.len();
        // `power[k]` renames k times.
        let mut power = vec![std::array::from_fn(|digit| digit as u8)];
        for _ in 0..orbits.cells.iter().map(Vec::len).max().unwrap_or(0) {
            let last: &Names = power.last().expect("the first is there");
            power.push(last.map(|digit| names[usize::from(digit)]));
        }
        let mut start = [0; MOST_ORBITS];
        let mut left = Vec::new();
        for (orbit, cells) in orbits.cells.iter().enumerate() {
            let mut of_orbit = [[FILLED | 0o777; MOST_ORBITS]; 9];
            for digit in 0..9 {
                let mut clash = power[cells.len()][digit] != digit as u8;
                let left = &mut of_orbit[digit];
                for (step, &cell) in cells.iter().enumerate() {
                    let there = power[step][digit];
                    for peer in Cell::new(cell).peers().iter() {
                        let (other, at) = orbits.place[peer.index()];
                        let before = power[usize::from(at)].iter().position(|&to| to == there);
                        let before = before.expect("renamings lose no digit");
                        clash |= usize::from(other) == orbit && before == digit;
                        left[usize::from(other)] &= !(1 << before);
                    }
                }
                left[orbit] = FILLED;
                start[orbit] |= u16::from(!clash) << digit;
            }
            left.push(of_orbit);
        }
        start[many..].fill(FILLED);
        let first_row = std::array::from_fn(|column| usize::from(orbits.place[column].0));
        let commuting = centraliser(names);
        Search { first_row, start, left, commuting, known: HashMap::new(), stop, nodes: 0 }
    }

    /// How many grids there are, those counted once that a commuting renaming makes equal.
    fn count(mut self) -> Result<u64, Stopped> {
        let commuting = std::mem::take(&mut self.commuting);
        debug_assert!(NAMINGS.is_multiple_of(commuting.len() as u64));
        let open = self.start;
        if open.contains(&0) {
            return Ok(0);
        }
        self.first_row(&open, 0, &commuting)
    }

    /// Fills the first row from the column `at` on. `same` are the commuting renamings that
    /// leave the digits placed so far as they are.
    fn first_row(&mut self, open: &Open, at: usize, same: &[Names]) -> Result<u64, Stopped> {
        let Some(&orbit) = self.first_row.get(at) else {
            // All nine digits are placed: no other renaming leaves them all.
            debug_assert_eq!(same.len(), 1);
            return self.rest(open);
        };
        if open[orbit] & FILLED != 0 {
            return self.first_row(open, at + 1, same);
        }
        let mut total = 0;
        let mut seen = 0;
        for digit in (0..9).filter(|digit| open[orbit] >> digit & 1 != 0) {
            if seen >> digit & 1 != 0_u16 {
                continue;
            }
            seen |= same.iter().fold(0, |all, names| all | 1 << names[digit]);
            let next = self.place(open, orbit, digit);
            let same: Vec<_> =
                same.iter().copied().filter(|it| usize::from(it[digit]) == digit).collect();
            total += self.first_row(&next, at + 1, &same)?;
        }
        Ok(total)
    }

    fn place(&self, open: &Open, orbit: usize, digit: usize) -> Open {
        let left = &self.left[orbit][digit];
        let mut next: Open = std::array::from_fn(|other| open[other] & left[other]);
        next[orbit] = FILLED;
        next
    }

    /// Fills what is left.
    fn rest(&mut self, open: &Open) -> Result<u64, Stopped> {
        if self.nodes.is_multiple_of(1 << 14) {
            self.stop.check()?;
        }
        self.nodes += 1;
        // The orbit with the fewest digits; filled ones have more than any other.
        let choices = |digits: u16| digits.count_ones() + u32::from(digits >> 15) * 16;
        let (orbit, fewest) = (0_usize..)
            .zip(open.iter().map(|&digits| choices(digits)))
            .min_by_key(|&(_, choices)| choices)
            .expect("there are orbits");
        if fewest > 9 {
            return Ok(1);
        }
        let branches = fewest > 1;
        if branches && let Some(&known) = self.known.get(open) {
            return Ok(known);
        }
        let mut total = 0;
        let mut digits = open[orbit];
        while digits != 0 {
            let next = self.place(open, orbit, digits.trailing_zeros() as usize);
            total += self.rest(&next)?;
            digits &= digits - 1;
        }
        if branches && self.known.len() < MOST_KNOWN {
            self.known.insert(*open, total);
        }
        Ok(total)
    }
}
