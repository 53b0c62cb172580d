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

    /// The digits of each column, box by box.
    pub(crate) fn columns(&self) -> [[Triple; 3]; 3] {
        let column = |at: usize| self.rows.iter().fold(0, |all, row| all | 1 << row[at]);
        [0, 1, 2].map(|it| [0, 1, 2].map(|place| column(it * 3 + place)))
    }

    pub(crate) fn rows(&self) -> &[[u8; 9]; 3] {
        &self.rows
    }

    /// All bands that are this one but for the order of rows, of boxes and of columns within a
    /// box, with the digits renamed so that the first row is 123456789; and how they are reached.
    fn isomorphs(&self) -> impl Iterator<Item = (Band, Renamed)> + '_ {
        let columns = ORDERS.iter().flat_map(|boxes| {
            let of_box =
                move |place: usize, order: &[usize; 3]| order.map(|it| boxes[place] * 3 + it);
            ORDERS.iter().flat_map(move |a| {
                ORDERS.iter().flat_map(move |b| {
                    ORDERS.iter().map(move |c| {
                        let order = [of_box(0, a), of_box(1, b), of_box(2, c)];
                        std::array::from_fn::<usize, 9, _>(|at| order[at / 3][at % 3])
                    })
                })
            })
        });
        columns.flat_map(move |columns| {
            ORDERS.iter().map(move |rows| {
                let mut names = [0; 9];
                for (name, &column) in (0..).zip(&columns) {
                    names[usize::from(self.rows[rows[0]][column])] = name;
                }
                let row = |row: usize| -> [u8; 9] {
                    std::array::from_fn(|at| names[usize::from(self.rows[row][columns[at]])])
                };
                (Band { rows: rows.map(row) }, Renamed { columns, names })
            })
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

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

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
    // All bands with the first row 123456789, in the order of the dictionary: the first that no
    // earlier class holds is the first of its class.
    let bands = normal_bands();
    let mut classed = vec![false; bands.len()];
    let mut classes = Vec::new();
    for (index, &first) in bands.iter().enumerate() {
        if classed[index] {
            continue;
        }
        let mut size = 0;
        for (band, _) in first.isomorphs() {
            let at = bands.binary_search(&band).expect("every isomorph is a band");
            size += u64::from(!std::mem::replace(&mut classed[at], true));
        }
        classes.push(BandClass { number: classes.len() + 1, first, size });
    }
    classes
}

/// Every band with the first row 123456789, in the order of the dictionary.
fn normal_bands() -> Vec<Band> {
    let mut bands = Vec::new();
    let first: [u8; 9] = std::array::from_fn(|at| at as u8);
    let mut rows = [first, [0; 9], [0; 9]];
    fill(&mut rows, 9, &mut bands);
    bands
}

/// Fills `rows` from the place `at` on, counted along the rows, in every way.
fn fill(rows: &mut [[u8; 9]; 3], at: usize, bands: &mut Vec<Band>) {
    if at == 27 {
        bands.push(Band { rows: *rows });
        return;
    }
    let (row, column) = (at / 9, at % 9);
    let in_row = rows[row][..column].iter();
    let in_box = rows[..row].iter().flat_map(|above| &above[column / 3 * 3..][..3]);
    let used = in_row.chain(in_box).fold(0, |all, digit| all | 1 << digit);
    for digit in (0..9).filter(|digit| used & 1 << digit == 0_u16) {
        rows[row][column] = digit;
        fill(rows, at + 1, bands);
    }
}
