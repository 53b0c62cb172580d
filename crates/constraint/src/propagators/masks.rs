//! Sets of sets of values, as bits: bit *m* of a `[u64; W]` says whether the set of values *m* is in
//! it. "Give a cell one of these values, different from those before" is then a few shifts:
//!
//! ```text
//! sets so far  {}          = 0001     values  {0}{1}{0,1}
//! + {0, 1}     {0}, {1}    = 0110     bit      1  2   3
//! + {0, 1}     {0, 1}      = 1000
//! ```
//!
//! Everything is unrolled over constant values: with shifts by variables it took half as long again.

use std::sync::OnceLock;

/// The most values: 1,024 bits.
pub(crate) const MOST_VALUES: u32 = 10;

/// In a word, the sets with value *v*.
const WITH: [u64; 6] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// How many words there are for so many values.
pub(crate) const fn words(values: u32) -> usize {
    match values {
        0..=6 => 1,
        7..=8 => 4,
        9 => 8,
        _ => 16,
    }
}

/// How many values sets of `W` words are about.
const fn values<const W: usize>() -> usize {
    6 + W.trailing_zeros() as usize
}

macro_rules! each_value {
    ($words:ident, $v:ident => $body:expr) => {
        each_value!(@ $words, $v => $body; 0 1 2 3 4 5 6 7 8 9)
    };
    (@ $words:ident, $v:ident => $body:expr; $($value:literal)*) => {
        $(if $value < values::<$words>() {
            const $v: usize = $value;
            $body
        })*
    };
}

/// The sets of `from` without value V, with V added, where `on` is all ones.
#[inline(always)]
fn add_one<const W: usize, const V: usize>(from: &[u64; W], on: u64, to: &mut [u64; W]) {
    for i in 0..W {
        if V < 6 {
            to[i] |= (from[i] & !WITH[V % 6]) << (1 << (V % 6)) & on;
        } else if i >> V.saturating_sub(6) & 1 != 0 {
            to[i] |= from[i ^ 1 << V.saturating_sub(6)] & on;
        }
    }
}

/// Adds to `to` those of `before` that get into `after` by value V; whether there are any.
#[inline(always)]
fn remove_one<const W: usize, const V: usize>(
    after: &[u64; W],
    before: &[u64; W],
    on: u64,
    to: &mut [u64; W],
) -> bool {
    let mut some = 0;
    for i in 0..W {
        let kept = if V < 6 {
            (after[i] & WITH[V % 6]) >> (1 << (V % 6)) & before[i] & on
        } else if i >> V.saturating_sub(6) & 1 == 0 {
            after[i ^ 1 << V.saturating_sub(6)] & before[i] & on
        } else {
            0
        };
        to[i] |= kept;
        some |= kept;
    }
    some != 0
}

/// All ones if the domain has the value.
#[inline(always)]
fn on(dom: u32, value: usize) -> u64 {
    0u64.wrapping_sub(u64::from(dom >> value & 1))
}

/// The sets of `from` with one of the values of `dom` added that they did not have.
#[inline(always)]
pub(crate) fn add<const W: usize>(from: &[u64; W], dom: u32) -> [u64; W] {
    let mut to = [0; W];
    each_value!(W, V => add_one::<W, V>(from, on(dom, V), &mut to));
    to
}

/// The sets of `before` that lead to `after` by a value of `dom`, and these values.
#[inline(always)]
pub(crate) fn remove<const W: usize>(
    after: &[u64; W],
    before: &[u64; W],
    dom: u32,
) -> ([u64; W], u32) {
    let mut to = [0; W];
    let mut kept = 0;
    each_value!(W, V => {
        kept |= u32::from(remove_one::<W, V>(after, before, on(dom, V), &mut to)) << V;
    });
    (to, kept)
}

/// The values that all of the sets have.
#[inline(always)]
pub(crate) fn in_all<const W: usize>(sets: &[u64; W]) -> u32 {
    let mut all = 0;
    each_value!(W, V => {
        let mut without = 0;
        for i in 0..W {
            without |= match V {
                0..6 => sets[i] & !WITH[V % 6],
                _ if i >> V.saturating_sub(6) & 1 == 0 => sets[i],
                _ => 0,
            };
        }
        all |= u32::from(without == 0) << V;
    });
    all
}

/// In word *i*, the sets all of whose values are less than V.
#[inline(always)]
const fn below<const V: usize>(i: usize) -> u64 {
    match V {
        0..6 if i == 0 => (1 << (1 << (V % 6))) - 1,
        0..6 => 0,
        _ if i < 1 << (V - 6) => !0,
        _ => 0,
    }
}

/// Adds one value of `dom` to each set: to `higher` if it is greater than all in the set, else to
/// `lower`.
#[inline(always)]
pub(crate) fn climb<const W: usize>(
    from: &[u64; W],
    dom: u32,
    higher: &mut [u64; W],
    lower: &mut [u64; W],
) {
    each_value!(W, V => {
        let (top, rest) = split::<W, V>(from);
        add_one::<W, V>(&top, on(dom, V), higher);
        add_one::<W, V>(&rest, on(dom, V), lower);
    });
}

/// The sets of `before` that [`climb`] takes into `higher` or `lower`, and the values that do so.
#[inline(always)]
pub(crate) fn descend<const W: usize>(
    before: &[u64; W],
    dom: u32,
    higher: &[u64; W],
    lower: &[u64; W],
) -> ([u64; W], u32) {
    let mut to = [0; W];
    let mut kept = 0;
    each_value!(W, V => {
        let (top, rest) = split::<W, V>(before);
        let up = remove_one::<W, V>(higher, &top, on(dom, V), &mut to);
        let down = remove_one::<W, V>(lower, &rest, on(dom, V), &mut to);
        kept |= u32::from(up | down) << V;
    });
    (to, kept)
}

/// The sets all of whose values are less than V, and the others.
#[inline(always)]
fn split<const W: usize, const V: usize>(sets: &[u64; W]) -> ([u64; W], [u64; W]) {
    let (mut top, mut rest) = (*sets, *sets);
    for i in 0..W {
        top[i] &= below::<V>(i);
        rest[i] &= !below::<V>(i);
    }
    (top, rest)
}

/// The set of the one set `set`.
#[inline(always)]
pub(crate) fn only<const W: usize>(set: u32) -> [u64; W] {
    let mut sets = [0; W];
    sets[set as usize >> 6] = 1 << (set & 63);
    sets
}

#[inline(always)]
pub(crate) fn meets<const W: usize>(a: &[u64; W], b: &[u64; W]) -> bool {
    a.iter().zip(b).fold(0, |all, (a, b)| all | a & b) != 0
}

#[inline(always)]
pub(crate) fn both<const W: usize>(a: &[u64; W], b: &[u64; W]) -> [u64; W] {
    std::array::from_fn(|i| a[i] & b[i])
}

/// For each sum of values, counted from 0, the sets that have it.
pub(crate) struct BySum {
    words: usize,
    sets: Vec<u64>,
}

impl BySum {
    /// The table for so many values; `None` if there are too many. Each is made once.
    pub(crate) fn get(values: u32) -> Option<&'static BySum> {
        static ALL: [OnceLock<BySum>; MOST_VALUES as usize + 1] =
            [const { OnceLock::new() }; MOST_VALUES as usize + 1];
        let table = ALL.get(values as usize)?;
        Some(table.get_or_init(|| {
            let words = words(values);
            let most = (values * values.saturating_sub(1) / 2) as usize;
            let mut sets = vec![0; words * (most + 1)];
            for set in 0usize..1 << values {
                let sum: usize = (0..values as usize).filter(|v| set >> v & 1 != 0).sum();
                sets[sum * words + (set >> 6)] |= 1 << (set & 63);
            }
            BySum { words, sets }
        }))
    }

    /// The sets with this sum, if there are any.
    #[inline]
    pub(crate) fn of<const W: usize>(&self, sum: usize) -> Option<&[u64; W]> {
        debug_assert_eq!(W, self.words);
        self.sets.get(sum * W..(sum + 1) * W)?.try_into().ok()
    }
}
