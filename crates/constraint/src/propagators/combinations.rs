//! Which values four different cells can have with a sum, exactly.
//!
//! The domains are turned into *columns*: for each value the cells that may have it, four bits.
//! Whether the four values *a b c d* can be given to the four cells, each cell one, is looked up:
//!
//! ```text
//! pairs of cells that a and b can have   {01 02 03 12 13 23}, as bits
//! pairs that are left for c and d        the same bits, in reverse order
//! ```
//!
//! What both allow leads to all four values; and which cells each value can have then is one more
//! look into a table.

/// The most values.
const VALUES: usize = 10;
/// More than the greatest sum of four of them.
const SUMS: usize = 31;
/// The sets of four of them.
const SETS: usize = 210;

/// The pairs of cells, so that each and its complement stand mirrored.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// For two values' cells, the pairs that they can have.
static TAKEN: [[u8; 16]; 16] = taken(false);
/// The pairs that are left when they do.
static LEFT: [[u8; 16]; 16] = taken(true);
/// For pairs and the cells of one value, the cells that its partner can have…
static PARTNERS: [[u8; 16]; 64] = partners(false);
/// …and for the complements of the pairs.
static OTHERS: [[u8; 16]; 64] = partners(true);
/// Sets of four values by their sum.
static BY_SUM: BySum = BySum::new();

const fn taken(complement: bool) -> [[u8; 16]; 16] {
    let mut table = [[0; 16]; 16];
    let mut i = 0;
    while i < 256 * 6 {
        let (a, b, pair) = (i / 96, i / 6 % 16, i % 6);
        let (x, y) = PAIRS[pair];
        if a >> x & b >> y & 1 != 0 || a >> y & b >> x & 1 != 0 {
            table[a][b] |= 1 << if complement { 5 - pair } else { pair };
        }
        i += 1;
    }
    table
}

const fn partners(complement: bool) -> [[u8; 16]; 64] {
    let mut table = [[0; 16]; 64];
    let mut i = 0;
    while i < 64 * 16 * 6 {
        let (pairs, cells, pair) = (i / 96, i / 6 % 16, i % 6);
        let (x, y) = PAIRS[if complement { 5 - pair } else { pair }];
        if pairs >> pair & 1 != 0 {
            table[pairs][cells] |= ((cells >> x & 1) << y | (cells >> y & 1) << x) as u8;
        }
        i += 1;
    }
    table
}

struct BySum {
    /// The values of each set, by the sum; those with sum *s* begin at `from[s]`.
    sets: [[u8; 4]; SETS],
    from: [u8; SUMS + 1],
    /// For each sum and value, which of its sets have the value.
    with: [[u32; VALUES]; SUMS],
}

impl BySum {
    const fn new() -> BySum {
        let mut all =
            BySum { sets: [[0; 4]; SETS], from: [0; SUMS + 1], with: [[0; VALUES]; SUMS] };
        let (mut sum, mut next) = (0, 0);
        while sum < SUMS {
            all.from[sum] = next as u8;
            let mut set = 0u32;
            while set < 1 << VALUES {
                let (mut values, mut count, mut own, mut value) = ([0; 4], 0, 0, 0);
                if set.count_ones() == 4 {
                    while value < VALUES {
                        if set >> value & 1 != 0 {
                            values[count] = value as u8;
                            own += value;
                            count += 1;
                        }
                        value += 1;
                    }
                }
                if count == 4 && own == sum {
                    let bit = 1 << (next - all.from[sum] as usize);
                    while count > 0 {
                        count -= 1;
                        all.with[sum][values[count] as usize] |= bit;
                    }
                    all.sets[next] = values;
                    next += 1;
                }
                set += 1;
            }
            sum += 1;
        }
        all.from[SUMS] = next as u8;
        all
    }
}

/// For each value the cells that may have it, four bits each.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Columns(u64);

impl Columns {
    #[inline]
    pub(super) fn new(doms: [u32; 4]) -> Columns {
        let spread = |dom: u32| SPREAD[dom as usize & 31] | SPREAD[dom as usize >> 5 & 31] << 20;
        let [a, b, c, d] = doms.map(spread);
        Columns(a | b << 1 | c << 2 | d << 3)
    }

    /// No cell may have the value.
    #[inline]
    pub(super) fn without(self, value: usize) -> Columns {
        Columns(self.0 & !(15 << (4 * value)))
    }

    #[inline]
    fn of(self, value: u8) -> usize {
        (self.0 >> (4 * value) & 15) as usize
    }
}

/// Five bits, each in four.
static SPREAD: [u64; 32] = {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 * 5 {
        let (set, bit) = (i / 5, i % 5);
        table[set] |= (set as u64 >> bit & 1) << (4 * bit);
        i += 1;
    }
    table
};

/// What all ways together come to.
pub(super) struct All {
    wanted: Columns,
    found: u64,
    common: u32,
}

impl All {
    /// `common`: the values of which is asked whether all ways have them.
    #[inline]
    pub(super) fn new(wanted: Columns, common: u32) -> All {
        All { wanted, found: 0, common }
    }

    /// Whether all that was wanted has been found.
    #[inline]
    pub(super) fn is_complete(&self) -> bool {
        self.found == self.wanted.0
    }

    /// The values that all ways have, of those asked for.
    #[inline]
    pub(super) fn common(&self) -> u32 {
        self.common
    }

    /// For each cell the values that were found.
    pub(super) fn rows(&self) -> [u32; 4] {
        std::array::from_fn(|cell| {
            let value = |value: usize| ((self.found >> (4 * value + cell) & 1) as u32) << value;
            (0..VALUES).map(value).fold(0, |all, value| all | value)
        })
    }

    /// Adds the ways to give four different values with this sum to four cells, beside the values
    /// `beside`; whether there is any. It looks no further when nothing more is to be found.
    #[inline]
    pub(super) fn add(&mut self, columns: Columns, sum: i32, beside: u32) -> bool {
        if !(0..SUMS as i32).contains(&sum) {
            return false;
        }
        let sum = sum as usize;
        let (from, to) = (BY_SUM.from[sum] as usize, BY_SUM.from[sum + 1] as usize);
        let mut sets = (1u32 << (to - from)) - 1;
        for value in 0..VALUES {
            if columns.of(value as u8) == 0 {
                sets &= !BY_SUM.with[sum][value];
            }
        }
        let mut possible = false;
        while sets != 0 {
            let [a, b, c, d] = BY_SUM.sets[from + sets.trailing_zeros() as usize];
            sets &= sets - 1;
            let [p, q, r, s] = [a, b, c, d].map(|value| columns.of(value));
            let pairs = (TAKEN[p][q] & LEFT[r][s]) as usize;
            if pairs == 0 {
                continue;
            }
            possible = true;
            let a_and_b = u64::from(PARTNERS[pairs][q]) & p as u64;
            let b_and_a = u64::from(PARTNERS[pairs][p]) & q as u64;
            let c_and_d = u64::from(OTHERS[pairs][s]) & r as u64;
            let d_and_c = u64::from(OTHERS[pairs][r]) & s as u64;
            self.found |= a_and_b << (4 * a) | b_and_a << (4 * b);
            self.found |= c_and_d << (4 * c) | d_and_c << (4 * d);
            self.common &= 1 << a | 1 << b | 1 << c | 1 << d | beside;
            if self.common == 0 && self.is_complete() {
                break;
            }
        }
        possible
    }
}
