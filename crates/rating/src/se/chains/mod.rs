//! Chains: everything Sudoku Explainer concludes from "suppose this candidate is true (or
//! false)".
//!
//! A *literal* is a candidate said to be true, *on*, or false, *off*. An on literal turns off
//! the rest of its cell and its digit in its houses (weak links); an off literal turns on
//! the last other candidate of its cell or house (strong links). From these links:
//!
//! - [`statics`]: forcing chains and cycles along single links in the unchanged grid;
//! - [`forcing`]: Nishio, cell, region, contradiction and double chains, which compare
//!   everything that follows from several assumptions;
//! - [`session`]: what each of these searches works with;
//! - [`closure`]: what follows from one assumption, and why;
//! - [`inner`]: the rules that dynamic chains with "plus" and nested ones apply to the grid
//!   their assumption leaves; [`nest`]: the searches among these;
//! - [`reach`] and [`lanes`]: what follows from all literals at once, as sets of [`numbers`], for
//!   static and for dynamic chains; so that few closures need be followed.
//!
//! The rating of a chain grows with its *complexity*, the number of literals it rests on. Of all
//! the chains a search finds, the one that counts is the first of the least
//! ([`Weight`]); everything beyond finding that one is there to find it fast.

pub(super) mod closure;
pub(super) mod forcing;
pub(super) mod harvest;
pub(super) mod inner;
pub(super) mod lanes;
pub(super) mod nest;
pub(super) mod numbers;
pub(super) mod pass;
pub(super) mod planes;
pub(super) mod reach;
pub(super) mod session;
pub(super) mod statics;

/// A literal: `2 · candidate`, plus 1 if on.
pub(super) type Literal = u16;

/// The literal that says of `candidate` that it is `on`.
#[inline]
pub(super) const fn literal(candidate: usize, on: bool) -> Literal {
    (candidate * 2 + on as usize) as Literal
}

/// A chain is rated 0.1 above its base for each of these numbers that its complexity less 2
/// exceeds.
const STEPS: [u32; 24] = [
    4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072,
    4096, 6144, 8192, 12288,
];

/// The rating of a chain. The tenths are added up one by one before they are added to the base, as
/// Sudoku Explainer does: the sums are not exact in binary, and where two ratings come out equal on
/// paper the last bit decides which chain is taken.
pub(super) fn rating(base: f64, complexity: u32) -> f64 {
    let mut added = 0.0;
    for step in STEPS {
        if complexity <= step + 2 {
            break;
        }
        added += 0.1;
    }
    base + added
}

/// How chains are compared: by rating, complexity, kind; packed into one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Weight(u128);

impl Weight {
    pub(super) const MAX: Weight = Weight(u128::MAX);

    /// The weight of a chain whose kind comes `kind`-th among equals.
    #[inline]
    pub(super) fn new(base: f64, complexity: u32, kind: u8) -> Weight {
        // The bits of positive floating-point numbers sort as the numbers do.
        let rating = rating(base, complexity).to_bits() as u128;
        Weight(rating << 40 | (complexity as u128) << 8 | kind as u128)
    }

    pub(super) fn complexity(self) -> u32 {
        (self.0 >> 8) as u32
    }

    pub(super) fn kind(self) -> u8 {
        self.0 as u8
    }

    pub(super) fn rating(self) -> f64 {
        f64::from_bits((self.0 >> 40) as u64)
    }

    /// Whether a chain of that complexity and kind, and of the base this weight has, is lighter.
    #[inline]
    pub(super) fn is_above(self, complexity: u32, kind: u8) -> bool {
        self == Weight::MAX
            || ((complexity as u64) << 8 | kind as u64) < self.0 as u64 & 0xff_ffff_ffff
    }

    /// The greatest complexity with which a chain of that kind, and of the base this weight has, is
    /// lighter.
    #[inline]
    pub(super) fn most_below(self, kind: u8) -> u32 {
        if self == Weight::MAX {
            u32::MAX
        } else {
            self.complexity() - (kind >= self.kind()) as u32
        }
    }

    /// The greatest complexity with which a chain of this base and kind is lighter than `self`.
    pub(super) fn complexity_below(self, base: f64, kind: u8) -> u32 {
        if self == Weight::MAX {
            return u32::MAX;
        }
        // A chain cannot beat one of a higher base by more than the length of the latter.
        let (mut low, mut high) = (0u32, 1 << 14);
        while low < high {
            let middle = (low + high).div_ceil(2);
            if Weight::new(base, middle, kind) < self {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        low
    }
}
