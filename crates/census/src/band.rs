//! Bands, and the 416 essentially different ones.

use ennead_grid::{Digit, Solution};

use crate::columns::Triple;

/// A band: three rows of nine digits, in which each row and each box has every digit once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Band {
    /// Invariant: 0 to 8, each once in a row and in a box.
    rows: [[u8; 9]; 3],
}

impl Band {
    /// The band with these digits, 1 to 9, row by row; `None` if one comes twice in a row or a
    /// box.
    pub fn try_new(digits: [Digit; 27]) -> Option<Band> {
        let band = Band { rows: [0, 1, 2].map(|row| from_fn(|at| digits[row * 9 + at])) };
        let bits =
            |places: &mut dyn Iterator<Item = u8>| places.fold(0, |all, digit| all | 1 << digit);
        let rows = band.rows.iter().all(|row| bits(&mut row.iter().copied()) == 0o777);
        let boxes = (0..3).all(|it| {
            bits(&mut band.rows.iter().flat_map(|row| row[it * 3..][..3].iter().copied())) == 0o777
        });
        (rows && boxes).then_some(band)
    }

    /// The first band of a grid.
    pub fn first_of(grid: &Solution) -> Band {
        let digits = from_digits(grid);
        Band { rows: [0, 1, 2].map(|row| digits[row]) }
    }

    /// The band with these digits, 0 to 8, which keep the rules.
    pub(crate) fn from_rows(rows: [[u8; 9]; 3]) -> Band {
        Band { rows }
    }

    /// The digits of each column, box by box.
    pub(crate) fn columns(&self) -> [[Triple; 3]; 3] {
        let column = |at: usize| self.rows.iter().fold(0, |all, row| all | 1 << row[at]);
        [0, 1, 2].map(|it| [0, 1, 2].map(|place| column(it * 3 + place)))
    }

    pub(crate) fn rows(&self) -> &[[u8; 9]; 3] {
        &self.rows
    }

    /// All bands that differ from this one only by the order of rows, of boxes and of columns
    /// within a box, with the digits renamed so that the first row is 123456789; and how they are
    /// reached.
    fn isomorphs(&self) -> impl Iterator<Item = (Band, Renamed)> + '_ {
        (0..ISOMORPHS).map(|number| self.isomorph(number))
    }

    /// One of the [`ISOMORPHS`].
    fn isomorph(&self, number: u16) -> (Band, Renamed) {
        // A number in base 6: the orders of rows, of the columns in each box, of the boxes.
        let [rows, c, b, a, boxes] =
            [1, 6, 36, 216, 1296].map(|unit| &ORDERS[usize::from(number / unit % 6)]);
        let columns: [usize; 9] =
            std::array::from_fn(|at| boxes[at / 3] * 3 + [a, b, c][at / 3][at % 3]);
        let names = names_by(columns.map(|column| self.rows[rows[0]][column]));
        let row = |row: usize| columns.map(|column| names[usize::from(self.rows[row][column])]);
        (Band { rows: rows.map(row) }, Renamed { columns, names })
    }

    /// The band with other names for its digits.
    fn renamed(&self, names: &[u8; 9]) -> Band {
        Band { rows: self.rows.map(|row| row.map(|digit| names[usize::from(digit)])) }
    }

    /// The place of a band with the first row 123456789 among all of them, from 0, in an order of its own.
    fn place(&self) -> usize {
        let [_, second, third] = &self.rows;
        let digits =
            |box_: usize| second[box_ * 3..][..3].iter().fold(0, |all, digit| all | 1 << digit);
        let (first_box, second_box): (usize, usize) = (digits(0), digits(1));
        let pattern = PATTERN[first_box >> 3 << 6 | second_box >> 3 & 0o70 | second_box & 7];
        let threes = second.chunks_exact(3).chain(third.chunks_exact(3));
        threes.fold(usize::from(pattern), |place, three| {
            let [a, b, c] = [three[0], three[1], three[2]];
            place * 6 + usize::from(a > b) * 2 + usize::from(a > c) * 2 + usize::from(b > c)
        })
    }

    /// What maps the band to itself, up to the order of its rows.
    pub(crate) fn automorphisms(&self) -> Vec<Renamed> {
        self.isomorphs().filter(|(band, _)| band == self).map(|(_, renamed)| renamed).collect()
    }
}

/// Columns in another order, and digits with other names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Renamed {
    /// By column the one that comes there.
    columns: [usize; 9],
    /// By digit, 0 to 8, what it becomes.
    names: [u8; 9],
}

impl Renamed {
    /// What becomes of a row that is not the band's.
    pub(crate) fn row(&self, row: &[u8; 9]) -> [u8; 9] {
        self.columns.map(|column| self.names[usize::from(row[column])])
    }

    /// What becomes of columns of a band.
    pub(crate) fn apply(&self, columns: [[Triple; 3]; 3]) -> [[Triple; 3]; 3] {
        let renamed = |from: usize| {
            let old = columns[from / 3][from % 3];
            (0..9)
                .filter(|digit| old >> digit & 1 == 1)
                .fold(0, |new, digit| new | 1 << self.names[digit])
        };
        [0, 1, 2].map(|it| [0, 1, 2].map(|place| renamed(self.columns[it * 3 + place])))
    }
}

ennead_grid::display! {
    /// The 27 digits, row by row.
    Band: |it, f|
        it.rows.iter().flatten().try_for_each(|digit| write!(f, "{}", digit + 1))
}

/// The orders of three rows, of three boxes, and of three columns in each box.
const ISOMORPHS: u16 = 6_u16.pow(5);

pub(crate) const ORDERS: [[usize; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn from_fn(digit: impl Fn(usize) -> Digit) -> [u8; 9] {
    std::array::from_fn(|at| digit(at).get() - 1)
}

fn from_digits(grid: &Solution) -> [[u8; 9]; 9] {
    let digits: Vec<u8> = grid.to_string().bytes().map(|byte| byte - b'1').collect();
    std::array::from_fn(|row| std::array::from_fn(|column| digits[row * 9 + column]))
}

/// Bands that differ only in the order of rows, boxes and columns within a box, and in the
/// names of the digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BandClass {
    /// Its place among all classes, from 1, in the order of [`BandClass::first`].
    pub number: usize,
    /// The band of the class that comes first in the dictionary.
    pub first: Band,
    /// How many bands of the class have 123456789 as their first row; all: 9! times as many.
    pub size: u64,
}

/// The classes of bands, in the order of their first bands: the numbering of the Players' Forum.
///
/// ```
/// let classes = ennead_census::band_classes();
/// assert_eq!(classes.len(), 416);
/// assert_eq!(classes[0].first.to_string(), "123456789456789123789123456");
/// ```
pub fn band_classes() -> Vec<BandClass> {
    Bands::new().classes
}

/// All bands by their classes.
pub(crate) struct Bands {
    pub(crate) classes: Vec<BandClass>,
    /// By [`Band::place`] the class, and how its first band becomes this one.
    known: Vec<Known>,
}

#[derive(Clone, Copy)]
struct Known {
    /// Its number, or 0 as long as it is not known.
    class: u16,
    /// The number of an isomorph of the class's first band.
    isomorph: u16,
}

impl Bands {
    /// Goes through all bands with the first row 123456789 in the order of the dictionary: the first
    /// that no earlier class holds is the first of its class.
    pub(crate) fn new() -> Bands {
        let mut bands = Bands { classes: Vec::new(), known: Vec::new() };
        bands.known.resize(PATTERNS * 6_usize.pow(6), Known { class: 0, isomorph: 0 });
        let mut rows = [[0; 9]; 3];
        rows[0] = std::array::from_fn(|at| at as u8);
        fill(&mut rows, 9, &mut |first| bands.add_class(first));
        bands
    }

    /// The class of `first` as a new one, unless it is known.
    fn add_class(&mut self, first: Band) {
        if self.known[first.place()].class != 0 {
            return;
        }
        let (class, mut size) = (self.classes.len() + 1, 0);
        for isomorph in 0..ISOMORPHS {
            let (band, _) = first.isomorph(isomorph);
            let known = &mut self.known[band.place()];
            size += u64::from(known.class == 0);
            *known = Known { class: class as u16, isomorph };
        }
        self.classes.push(BandClass { number: class, first, size });
    }

    /// The number of the class that `band` is in.
    pub(crate) fn number_of(&self, band: &Band) -> u16 {
        self.known[band.renamed(&names_by(band.rows[0])).place()].class
    }

    /// The columns and the names of the digits that turn `band` into the first of its class, up to the order of
    /// its rows.
    pub(crate) fn to_first(&self, band: &Band) -> Renamed {
        let names = names_by(band.rows[0]);
        let Known { class, isomorph } = self.known[band.renamed(&names).place()];
        let (_, from_first) = self.classes[usize::from(class) - 1].first.isomorph(isomorph);
        let (mut columns, mut old) = ([0; 9], [0; 9]);
        for (at, &column) in from_first.columns.iter().enumerate() {
            columns[column] = at;
        }
        for (digit, &name) in (0..).zip(&from_first.names) {
            old[usize::from(name)] = digit;
        }
        Renamed { columns, names: names.map(|name| old[usize::from(name)]) }
    }
}

/// Names of the digits with which this row becomes 123456789.
fn names_by(row: [u8; 9]) -> [u8; 9] {
    let mut names = [0; 9];
    for (name, digit) in (0..).zip(row) {
        names[usize::from(digit)] = name;
    }
    names
}

/// The ways to share out to the boxes what the second row has in each, if the first row is 123456789.
const PATTERNS: usize = 56;

/// A number below [`PATTERNS`] by what the second row has in the first two boxes: of either box the six digits
/// that are possible there, as bits.
const PATTERN: [u8; 64 * 64] = {
    let mut pattern = [0; 64 * 64];
    let (mut at, mut number) = (0, 0);
    while at < pattern.len() {
        // In the first box 456789, in the second 123789.
        let (first, second) = (at >> 6 << 3, (at & 7) | (at & 0o70) << 3);
        let three_each = first.count_ones() == 3 && second.count_ones() == 3;
        // Each of 7, 8 and 9 is in one of the two, since the third box has them in the first row.
        if three_each && first & second == 0 && (first | second) >> 6 == 7 {
            pattern[at] = number;
            number += 1;
        }
        at += 1;
    }
    assert!(number as usize == PATTERNS);
    pattern
};

/// Fills `rows` from the place `at` on, counted along the rows, in every way.
fn fill(rows: &mut [[u8; 9]; 3], at: usize, visit: &mut impl FnMut(Band)) {
    if at == 27 {
        visit(Band { rows: *rows });
        return;
    }
    let (row, column) = (at / 9, at % 9);
    let in_row = rows[row][..column].iter();
    let in_box = rows[..row].iter().flat_map(|above| &above[column / 3 * 3..][..3]);
    let used = in_row.chain(in_box).fold(0, |all, digit| all | 1 << digit);
    for digit in (0..9).filter(|digit| used & 1 << digit == 0_u16) {
        rows[row][column] = digit;
        fill(rows, at + 1, visit);
    }
}
