//! The classes of grids, counted by the smallest of their six bands.

use ennead_stop::{Stop, Stopped};

use crate::band::{Band, BandClass, Bands, ORDERS, Renamed};
use crate::columns::{Triple, rows_of};
use crate::completions::shares;

/// The classes of grids by their smallest band. A grid has three bands and, transposed, three
/// stacks; its smallest band is the one of these six whose class has the lowest number.
///
/// The grids that begin with the first band of a class are gone through, up to the order of rows in the other two bands
/// and of these bands; those with a band of a lower class are left out. A class of grids with *a* automorphisms, *k* of whose
/// six bands are of the class, was met *k · s / a* times, if the band has *s* automorphisms of its own. So each grid
/// counts *a / (k · s)*.
///
/// This is another way to the number of all classes, without Burnside's lemma and without a symmetry that fixes a grid.
///
/// ```
/// let smallest = ennead_census::SmallestBands::new();
/// // Only one class of grids has no band of a lower class.
/// assert_eq!(smallest.count(416, &ennead_stop::Stop::never()), Ok(1));
/// ```
pub struct SmallestBands {
    bands: Bands,
}

impl SmallestBands {
    /// Works out the classes of bands; it takes a second.
    pub fn new() -> SmallestBands {
        SmallestBands { bands: Bands::new() }
    }

    /// The classes of bands.
    pub fn classes(&self) -> &[BandClass] {
        &self.bands.classes
    }

    /// How many classes of grids have a band of the class `number` as their smallest.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised first.
    ///
    /// # Panics
    ///
    /// If there is no such class: they are numbered from 1 to 416.
    pub fn count(&self, number: usize, stop: &Stop) -> Result<u64, Stopped> {
        Count::new(&self.bands, number).all(stop)
    }
}

impl Default for SmallestBands {
    fn default() -> SmallestBands {
        SmallestBands::new()
    }
}

/// The ways to lay the columns of a box into its rows, if the order of the rows does not matter: that of the digits in the
/// first column is kept.
const LAYINGS: usize = 36;

struct Count<'a> {
    bands: &'a Bands,
    number: u16,
    first: Band,
    automorphisms: Vec<Renamed>,
    /// By box how what is missing in its columns is shared out to the second band and the third.
    shares: [Vec<[Box3; 2]>; 3],
    /// By stack and share: the class of the stack for each laying of its second box and, within, of its third.
    stacks: [Vec<Vec<u16>>; 3],
}

/// A box as its columns, and how they are laid into its rows.
#[derive(Clone)]
struct Box3 {
    columns: [Triple; 3],
    /// All 216 ways, as the digits of the rows.
    rows: Vec<[Triple; 3]>,
}

/// A band, the second or the third, the first column of which is in order.
struct Laid {
    /// By box which of the [`LAYINGS`] it is.
    boxes: [u8; 3],
    class: u16,
    rows: [[u8; 9]; 3],
}

impl Count<'_> {
    fn new(bands: &Bands, number: usize) -> Count<'_> {
        let first = bands.classes[number - 1].first;
        let of_box = |columns| {
            let both = |it: [[Triple; 3]; 2]| it.map(Box3::new);
            shares(columns).into_iter().map(both).collect::<Vec<_>>()
        };
        let shares = first.columns().map(of_box);
        let stacks = [0, 1, 2].map(|stack| {
            let top = [0, 1, 2].map(|row| [0, 1, 2].map(|at| first.rows()[row][stack * 3 + at]));
            let classes = |[second, third]: &[Box3; 2]| {
                let of = |below: [[u8; 3]; 3], last: [[u8; 3]; 3]| {
                    bands.number_of(&transposed([top, below, last]))
                };
                let pairs = (0..LAYINGS).flat_map(|a| (0..LAYINGS).map(move |b| (a, b)));
                pairs.map(|(a, b)| of(second.laid(a), third.laid(b))).collect()
            };
            shares[stack].iter().map(classes).collect()
        });
        let automorphisms = first.automorphisms();
        Count { bands, number: number as u16, first, automorphisms, shares, stacks }
    }

    fn all(&self, stop: &Stop) -> Result<u64, Stopped> {
        // `parts` is the sum of [`PARTS`] · a / k over all grids met (see [`SmallestBands`]);
        // divided by `PARTS` · s it is the number of classes.
        let (mut parts, automorphisms) = (0_u128, self.automorphisms.len() as u64);
        let [a, b, c] = &self.shares;
        for (i, a) in a.iter().enumerate() {
            stop.check()?;
            for (j, b) in b.iter().enumerate() {
                let halves = [0, 1].map(|band| beside(&a[band], &b[band]));
                for (k, c) in c.iter().enumerate() {
                    let columns = [0, 1].map(|band| [a, b, c].map(|share| share[band].columns));
                    let Some(keep) = self.keep(columns) else { continue };
                    let [second, third] =
                        [0, 1].map(|band| self.laid(&halves[band], [&a[band], &b[band], &c[band]]));
                    let stacks = [(0, i), (1, j), (2, k)]
                        .map(|(stack, share)| &self.stacks[stack][share][..]);
                    // The automorphisms turn these columns into this many others, and only one of
                    // them is looked at.
                    let as_many = u128::from(automorphisms / keep.len() as u64);
                    parts += as_many * u128::from(self.with(&second, &third, stacks, &keep));
                }
            }
        }
        let whole = u128::from(PARTS * automorphisms);
        assert!(parts.is_multiple_of(whole), "the grids of a class make a whole");
        Ok((parts / whole) as u64)
    }

    /// The automorphisms of the first band that leave the columns of the other two as they are, or exchange them; `None` if
    /// one of them leads to columns that come before.
    fn keep(&self, columns: [[[Triple; 3]; 3]; 2]) -> Option<Vec<&Renamed>> {
        let [second, third] = columns;
        if third < second {
            return None;
        }
        let mut keep = Vec::new();
        for it in &self.automorphisms {
            let mut images = [it.apply(second), it.apply(third)];
            images.sort();
            if images[0] < second {
                return None;
            }
            if images == columns {
                keep.push(it);
            }
        }
        Some(keep)
    }

    /// The bands of which two boxes are laid, one of `halves`, and that have no lower class.
    fn laid(&self, halves: &[Half], boxes: [&Box3; 3]) -> Vec<Laid> {
        let mut all = Vec::new();
        for half in halves {
            let columns = boxes[2].columns;
            let one_each =
                |row: &Triple| columns.iter().all(|column| (row & column).count_ones() == 1);
            if !half.left.iter().all(one_each) {
                continue;
            }
            let rows = [boxes[0].rows[half.laid[0]], boxes[1].rows[half.laid[1]], half.left];
            let digits = [0, 1, 2].map(|it| digits(rows[it], boxes[it].columns));
            let rows = beside_each_other(digits);
            let class = self.bands.number_of(&Band::from_rows(rows));
            if class >= self.number {
                all.push(Laid { boxes: digits.map(|it| laying_of(&it)), class, rows });
            }
        }
        all
    }

    /// The sum, in [`PARTS`], of what the grids count that have one of these bands as their second and one as their third.
    fn with(&self, second: &[Laid], third: &[Laid], stacks: [&[u16]; 3], keep: &[&Renamed]) -> u64 {
        let (mut plain, mut parts) = (0, 0);
        for above in second {
            let stacks = [0, 1, 2]
                .map(|it| &stacks[it][usize::from(above.boxes[it]) * LAYINGS..][..LAYINGS]);
            for below in third {
                let stacks = [0, 1, 2].map(|it| stacks[it][usize::from(below.boxes[it])]);
                if stacks.iter().any(|&class| class < self.number) {
                    continue;
                }
                let others = [above.class, below.class, stacks[0], stacks[1], stacks[2]];
                let same = others.map(|class| class == self.number);
                if keep.len() == 1 && same == [false; 5] {
                    plain += 1;
                } else {
                    let bands = 1 + same.iter().filter(|&&same| same).count() as u64;
                    parts += PARTS / bands * self.automorphisms_of(above, below, same, keep);
                }
            }
        }
        parts + PARTS * plain
    }

    /// How many automorphisms a grid has: those that keep its first band, and those that put one of the others in its place.
    fn automorphisms_of(
        &self,
        above: &Laid,
        below: &Laid,
        same: [bool; 5],
        keep: &[&Renamed],
    ) -> u64 {
        let grid = [*self.first.rows(), above.rows, below.rows];
        let wanted = Rest::of([above.rows, below.rows]);
        let is_grid = |it: &Renamed, rest: [[[u8; 9]; 3]; 2]| {
            // Mostly one row is enough to see that it is another grid.
            wanted.has_row(it.row(&rest[0][0]))
                && Rest::of(rest.map(|band| band.map(|row| it.row(&row)))) == wanted
        };
        let kept = keep.iter().filter(|it| is_grid(it, [above.rows, below.rows])).count();
        let put = |grid: &[[[u8; 9]; 3]; 3], band: usize| {
            let to_first = self.bands.to_first(&Band::from_rows(grid[band]));
            let rest = [(band + 1) % 3, (band + 2) % 3];
            let rest = rest.map(|band| grid[band].map(|row| to_first.row(&row)));
            self.automorphisms.iter().filter(|it| is_grid(it, rest)).count()
        };
        let mut automorphisms = kept;
        for band in (1..3).filter(|&band| same[band - 1]) {
            automorphisms += put(&grid, band);
        }
        if same[2..].contains(&true) {
            let stacks = [0, 1, 2].map(|it| {
                [0, 1, 2].map(|column| {
                    std::array::from_fn(|row| grid[row / 3][row % 3][it * 3 + column])
                })
            });
            for stack in (0..3).filter(|&stack| same[2 + stack]) {
                automorphisms += put(&stacks, stack);
            }
        }
        automorphisms as u64
    }
}

/// The parts that one grid counts: a multiple of 1 to 6, the numbers of bands that can be of the
/// class.
const PARTS: u64 = 60;

/// The second and the third band of a grid, whatever the order of their rows and of the two: each row as one number.
#[derive(PartialEq, Eq)]
struct Rest([[u64; 3]; 2]);

impl Rest {
    fn of(bands: [[[u8; 9]; 3]; 2]) -> Rest {
        let mut bands = bands.map(|band| {
            let mut band = band.map(Rest::row);
            band.sort_unstable();
            band
        });
        bands.sort_unstable();
        Rest(bands)
    }

    fn row(digits: [u8; 9]) -> u64 {
        digits.iter().fold(0, |all, &digit| all << 4 | u64::from(digit))
    }

    fn has_row(&self, digits: [u8; 9]) -> bool {
        self.0.as_flattened().contains(&Rest::row(digits))
    }
}

impl Box3 {
    fn new(columns: [Triple; 3]) -> Box3 {
        Box3 { columns, rows: rows_of(columns) }
    }

    /// Its digits, by row, for one of the [`LAYINGS`].
    fn laid(&self, laying: usize) -> [[u8; 3]; 3] {
        // The ways in which the first column is in order come first.
        digits(self.rows[laying], self.columns)
    }
}

/// The digits of a box, by row.
fn digits(rows: [Triple; 3], columns: [Triple; 3]) -> [[u8; 3]; 3] {
    rows.map(|row| columns.map(|column| (row & column).trailing_zeros() as u8))
}

/// Which of the [`LAYINGS`] the digits of a box are once its rows are in order.
fn laying_of(digits: &[[u8; 3]; 3]) -> u8 {
    let mut rows = *digits;
    rows.sort_unstable();
    let order = |column: usize| {
        let [a, b, c] = rows.map(|row| row[column]);
        let lower = |digit: u8| [a, b, c].iter().filter(|&&other| other < digit).count();
        let places = [a, b, c].map(lower);
        ORDERS.iter().position(|order| *order == places).expect("an order of three")
    };
    (order(1) * 6 + order(2)) as u8
}

/// The first two boxes of a band, the first column of which is in order.
struct Half {
    /// By box which of its ways it is laid.
    laid: [usize; 2],
    /// By row the digits that are left for the third box.
    left: [Triple; 3],
}

/// How two boxes can be laid beside each other.
fn beside(first: &Box3, second: &Box3) -> Vec<Half> {
    let mut all = Vec::new();
    for (a, rows) in first.rows[..LAYINGS].iter().enumerate() {
        for (b, others) in second.rows.iter().enumerate() {
            if (0..3).all(|row| rows[row] & others[row] == 0) {
                let left = [0, 1, 2].map(|row| 0o777 & !(rows[row] | others[row]));
                all.push(Half { laid: [a, b], left });
            }
        }
    }
    all
}

/// The rows of a band with these boxes.
fn beside_each_other(boxes: [[[u8; 3]; 3]; 3]) -> [[u8; 9]; 3] {
    [0, 1, 2].map(|row| std::array::from_fn(|at| boxes[at / 3][row][at % 3]))
}

/// A stack with these boxes, as a band.
fn transposed(boxes: [[[u8; 3]; 3]; 3]) -> Band {
    Band::from_rows([0, 1, 2].map(|column| std::array::from_fn(|at| boxes[at / 3][at % 3][column])))
}
