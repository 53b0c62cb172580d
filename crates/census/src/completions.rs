//! The grids that begin with a band: how many there are, which is the *n*-th, which *n* a
//! grid has.

use ennead_grid::Solution;

use crate::band::Band;
use crate::columns::{Columns, Triple, rows_of};

const ALL: Triple = 0o777;

/// The grids that begin with a given band, in an order of their own.
///
/// They are ordered by the columns of the second band, then by how the second band lays its
/// columns, then by how the third does.
pub struct Completions<'a> {
    table: &'a Columns,
    band: Band,
    /// By box the ways to share out what is missing in its columns.
    shares: [Vec<Share>; 3],
}

/// What the columns of a box are in the second band and in the third.
struct Share {
    second: [Triple; 3],
    third: [Triple; 3],
    /// The numbers of the cuts they make.
    cuts: [u16; 2],
}

impl<'a> Completions<'a> {
    /// The grids that begin with `band`, by means of `table`.
    pub fn new(table: &'a Columns, band: Band) -> Completions<'a> {
        let share = |of_box| Share::new(table, of_box);
        let shares = band.columns().map(|columns| shares(columns).into_iter().map(share).collect());
        Completions { table, band, shares }
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.sharings().map(|sharing| self.grids_with(sharing)).sum()
    }

    /// The grid at position `rank`, from 0; `None` if there are not that many.
    pub fn unrank(&self, mut rank: u64) -> Option<Solution> {
        for sharing in self.sharings() {
            let grids = self.grids_with(sharing);
            if rank < grids {
                let [second, third] = self.columns_with(sharing);
                let of_third = u64::from(self.table.bands(third));
                let second = layings(second).nth((rank / of_third) as usize)?;
                let third = layings(third).nth((rank % of_third) as usize)?;
                return Some(self.grid(&second, &third));
            }
            rank -= grids;
        }
        None
    }

    /// The position of `grid`; `None` if it does not begin with the band.
    pub fn rank(&self, grid: &Solution) -> Option<u64> {
        if Band::first_of(grid) != self.band {
            return None;
        }
        let digits: Vec<u8> = grid.to_string().bytes().map(|byte| byte - b'1').collect();
        let rows_of_band = |band: usize| -> Laying {
            [0, 1, 2].map(|it| {
                [0, 1, 2].map(|row| [0, 1, 2].map(|at| digits[(band * 3 + row) * 9 + it * 3 + at]))
            })
        };
        let (second, third) = (rows_of_band(1), rows_of_band(2));
        let column = |laying: &Laying, it: usize| {
            [0, 1, 2].map(|at| laying[it].iter().fold(0, |all, row| all | 1 << row[at]))
        };
        let wanted = [0, 1, 2].map(|it| column(&second, it));
        let mut rank = 0;
        for sharing in self.sharings() {
            let [columns, others] = self.columns_with(sharing);
            if columns == wanted {
                let of_third = u64::from(self.table.bands(others));
                let place = |all: [[Triple; 3]; 3], one: &Laying| {
                    layings(all).position(|laying| laying == *one).map(|place| place as u64)
                };
                return Some(rank + place(columns, &second)? * of_third + place(others, &third)?);
            }
            rank += self.grids_with(sharing);
        }
        None
    }

    /// The 56³ ways to share out the columns, one number for each box.
    fn sharings(&self) -> impl Iterator<Item = [usize; 3]> + use<> {
        let [a, b, c] = [0, 1, 2].map(|it: usize| self.shares[it].len());
        (0..a).flat_map(move |i| (0..b).flat_map(move |j| (0..c).map(move |k| [i, j, k])))
    }

    fn grids_with(&self, sharing: [usize; 3]) -> u64 {
        let [a, b, c] = [0, 1, 2].map(|it| self.shares[it][sharing[it]].cuts);
        let bands = |band: usize| u64::from(self.table.of_cuts([a[band], b[band], c[band]]));
        bands(0) * bands(1)
    }

    /// The columns of the second and of the third band, box by box.
    fn columns_with(&self, sharing: [usize; 3]) -> [[[Triple; 3]; 3]; 2] {
        let share = |it: usize| &self.shares[it][sharing[it]];
        [[0, 1, 2].map(|it| share(it).second), [0, 1, 2].map(|it| share(it).third)]
    }

    fn grid(&self, second: &Laying, third: &Laying) -> Solution {
        let mut digits = [0; 81];
        for (row, of_row) in self.band.rows().iter().enumerate() {
            digits[row * 9..][..9].copy_from_slice(&of_row.map(|digit| digit + 1));
        }
        for (laying, first_row) in [(second, 3), (third, 6)] {
            for (it, of_box) in laying.iter().enumerate() {
                for (row, of_row) in of_box.iter().enumerate() {
                    let at = (first_row + row) * 9 + it * 3;
                    digits[at..][..3].copy_from_slice(&of_row.map(|digit| digit + 1));
                }
            }
        }
        Solution::from_proven(digits)
    }
}

impl Share {
    fn new(table: &Columns, [second, third]: [[Triple; 3]; 2]) -> Share {
        Share { second, third, cuts: [second, third].map(|columns| table.number_of(columns)) }
    }
}

/// The ways to share out the six digits missing in each column of a box, three and three: what its columns are
/// in the second band, and in the third.
pub(crate) fn shares(columns: [Triple; 3]) -> Vec<[[Triple; 3]; 2]> {
    let halves = |column: Triple| {
        let missing = ALL & !column;
        (0..=ALL).filter(move |half: &Triple| half & !missing == 0 && half.count_ones() == 3)
    };
    let mut shares = Vec::with_capacity(56);
    for a in halves(columns[0]) {
        for b in halves(columns[1]).filter(|b| a & b == 0) {
            let c = ALL & !(a | b);
            if c & columns[2] == 0 {
                let second = [a, b, c];
                shares.push([second, [0, 1, 2].map(|at| ALL & !(columns[at] | second[at]))]);
            }
        }
    }
    shares
}

/// A band's digits, 0 to 8, by box, row and column.
type Laying = [[[u8; 3]; 3]; 3];

/// The bands with these columns.
fn layings(columns: [[Triple; 3]; 3]) -> impl Iterator<Item = Laying> {
    let rows = columns.map(rows_of);
    let [first, second, third] = rows;
    first.into_iter().flat_map(move |a| {
        let third = third.clone();
        let second = second.clone();
        second.into_iter().flat_map(move |b| {
            let disjoint = (0..3).all(|row| a[row] & b[row] == 0);
            let fits = move |c: &[Triple; 3]| {
                disjoint && (0..3).all(|row| a[row] | b[row] | c[row] == ALL)
            };
            let found = third.iter().copied().find(fits);
            found.map(|c| {
                let laid = [(a, columns[0]), (b, columns[1]), (c, columns[2])];
                laid.map(|(rows, columns)| {
                    rows.map(|row| columns.map(|column| (row & column).trailing_zeros() as u8))
                })
            })
        })
    })
}
