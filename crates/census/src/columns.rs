//! How many bands have given columns.

/// How many ways there are to cut nine digits into three sets of three.
pub(crate) const CUTS: usize = 280;

/// Three of the nine digits, bit *d* for the digit *d* + 1: a column of a band.
pub(crate) type Triple = u16;

const ALL: Triple = 0o777;

/// How many bands have given columns.
///
/// The columns of a box cut the nine digits into three sets of three. A band has three boxes,
/// and the number of bands with given columns depends on their three cuts alone, not on the
/// order of the columns. Renaming the digits so that the first cut is 123 456 789 leaves a
/// table of 280 · 280 numbers.
///
/// ```
/// let table = ennead_census::Columns::new();
/// // In each box the columns 147, 258 and 369: where 1, 4 and 7 stand is a Latin square of boxes
/// // and rows, and so for the others; there are 12 of these.
/// let columns = [0o111, 0o222, 0o444];
/// assert_eq!(table.bands([columns; 3]), 12 * 12 * 12);
/// ```
pub struct Columns {
    cuts: Vec<[Triple; 3]>,
    /// The number of a cut, by its least triple and the least of the others; see [`key`].
    number: Vec<u16>,
    /// At `a * CUTS + b` the number that cut `b` gets where cut `a` becomes 123 456 789.
    renamed: Vec<u16>,
    /// At `b * CUTS + c` how many bands have the cuts 123 456 789, `b` and `c`.
    bands: Vec<u32>,
}

impl Columns {
    /// Works out the table; it takes some milliseconds.
    pub fn new() -> Columns {
        let cuts = cuts();
        let mut number = vec![u16::MAX; 512 * 512];
        for (index, &cut) in (0..).zip(&cuts) {
            number[key(cut)] = index;
        }
        let renamed = cuts.iter().flat_map(|&first| {
            let names = names_for(first);
            let number = &number;
            cuts.iter().map(move |&cut| number[key(cut.map(|triple| rename(triple, &names)))])
        });
        let renamed = renamed.collect();
        let mut columns = Columns { cuts, number, renamed, bands: vec![0; CUTS * CUTS] };
        columns.count();
        columns
    }

    /// How many bands have these columns, three in each of three boxes, in this order.
    ///
    /// # Panics
    ///
    /// If the columns of a box do not share out the nine digits.
    pub fn bands(&self, boxes: [[Triple; 3]; 3]) -> u32 {
        self.of_cuts(boxes.map(|columns| self.number_of(columns)))
    }

    /// The number of the cut that the columns of a box make.
    pub(crate) fn number_of(&self, columns: [Triple; 3]) -> u16 {
        let number = self.number[key(columns)];
        assert!(number != u16::MAX, "the columns of a box share out the nine digits");
        number
    }

    /// How many bands have these cuts in their boxes.
    pub(crate) fn of_cuts(&self, [first, second, third]: [u16; 3]) -> u32 {
        let renamed = &self.renamed[usize::from(first) * CUTS..][..CUTS];
        let (second, third) = (renamed[usize::from(second)], renamed[usize::from(third)]);
        self.bands[usize::from(second) * CUTS + usize::from(third)]
    }

    /// Fills the table: the rows of the first box in every way, the rows of the second that
    /// share no digit with them; what is left for the rows of the third suits just those cuts
    /// of which each row has one digit from each triple.
    fn count(&mut self) {
        let first = rows_of(self.cuts[usize::from(self.number_of([0o007, 0o070, 0o700]))]);
        for second in 0..CUTS {
            let row = &mut self.bands[second * CUTS..][..CUTS];
            let rows_of_second = rows_of(self.cuts[second]);
            for a in &first {
                let free = rows_of_second.iter().filter(|b| (0..3).all(|i| a[i] & b[i] == 0));
                for b in free {
                    let left = [0, 1, 2].map(|i| ALL & !(a[i] | b[i]));
                    for third in rows_of(left) {
                        // The rows of these rows are columns again.
                        row[usize::from(self.number[key(third)])] += 1;
                    }
                }
            }
            // Each cut was met once for each order of its three triples; the first one represents
            // all.
            row.iter_mut().for_each(|count| {
                debug_assert!(*count % 6 == 0);
                *count /= 6;
            });
        }
    }
}

impl Default for Columns {
    fn default() -> Columns {
        Columns::new()
    }
}

/// The cuts, each with its triples in the order of their lowest digits.
fn cuts() -> Vec<[Triple; 3]> {
    let triples = || (0..=ALL).filter(|triple: &Triple| triple.count_ones() == 3);
    let mut cuts = Vec::with_capacity(CUTS);
    for first in triples().filter(|triple| triple & 1 != 0) {
        let lowest_left = (ALL & !first) & (ALL & !first).wrapping_neg();
        for second in triples().filter(|it| it & first == 0 && it & lowest_left != 0) {
            cuts.push([first, second, ALL & !(first | second)]);
        }
    }
    cuts
}

/// A place for a cut, whatever the order of its triples.
fn key(mut cut: [Triple; 3]) -> usize {
    cut.sort_by_key(|triple| triple.trailing_zeros());
    usize::from(cut[0]) << 9 | usize::from(cut[1])
}

/// New names for the digits, so that `cut` becomes 123 456 789.
fn names_for(cut: [Triple; 3]) -> [u8; 9] {
    let mut names = [0; 9];
    let digits = cut.into_iter().flat_map(|triple| (0..9).filter(move |d| triple >> d & 1 != 0));
    for (name, digit) in (0..).zip(digits) {
        names[digit] = name;
    }
    names
}

fn rename(triple: Triple, names: &[u8; 9]) -> Triple {
    (0..9).filter(|digit| triple >> digit & 1 != 0).fold(0, |all, digit| all | 1 << names[digit])
}

/// The 216 ways to lay the columns of a box into its three rows, each as the digits of the
/// rows.
pub(crate) fn rows_of(columns: [Triple; 3]) -> Vec<[Triple; 3]> {
    let orders = columns.map(|triple| {
        let bits: Vec<_> = (0..9).map(|digit| 1 << digit).filter(|bit| triple & bit != 0).collect();
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        orders.map(|order| order.map(|place| bits[place]))
    });
    let [left, middle, right] = &orders;
    let mut all = Vec::with_capacity(216);
    for a in left {
        for b in middle {
            all.extend(right.iter().map(|c| [0, 1, 2].map(|row| a[row] | b[row] | c[row])));
        }
    }
    all
}
