//! Which sums several different values of a set can have.

use std::sync::OnceLock;

/// The most values for which there is a table: 11 · 1024 words, 88 KB.
const MOST: u32 = 10;

/// For each number of values and each set to take them from, the sums of values (counted from 0).
pub(crate) struct Reach {
    values: u32,
    /// Bit *s*: the sum *s* can be had.
    sums: Vec<u64>,
}

impl Reach {
    /// The table for so many values; `None` if there are too many. Each is made once.
    pub(crate) fn get(values: u32) -> Option<&'static Reach> {
        static ALL: [OnceLock<Reach>; MOST as usize + 1] =
            [const { OnceLock::new() }; MOST as usize + 1];
        let table = ALL.get(values as usize)?;
        Some(table.get_or_init(|| Reach::new(values)))
    }

    fn new(values: u32) -> Reach {
        let sets = 1usize << values;
        let mut sums = vec![0; (values as usize + 1) * sets];
        sums[..sets].fill(1);
        for count in 1..=values as usize {
            for set in 1..sets {
                // The greatest value of the set is taken or not.
                let value = set.ilog2();
                let rest = set ^ 1 << value;
                let taken = sums[(count - 1) * sets + rest] << value;
                sums[count * sets + set] = sums[count * sets + rest] | taken;
            }
        }
        Reach { values, sums }
    }

    /// The sums of `count` different values of the set.
    #[inline]
    pub(crate) fn of(&self, count: u32, set: u32) -> u64 {
        self.sums[(count as usize) << self.values | set as usize]
    }
}
