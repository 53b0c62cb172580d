//! Linear forms: what `plus`, `minus`, and `mal` with a constant, make from words.
//!
//! A word is the sum of its cells, each times a power of ten. So forms are over *cells*: words that
//! cross share a cell, and a reversed word has the same cells with the powers in reverse order.
//! What is not linear, such as a digit sum, is an *atom*: a number that the automaton knows at its
//! end.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use super::Digits;
use crate::number::MAX_BITS;

/// constant + Σ coefficient × cell + Σ coefficient × atom, all divided by `divisor`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Linear {
    pub(crate) constant: BigInt,
    pub(crate) cells: BTreeMap<u32, BigInt>,
    pub(crate) atoms: BTreeMap<u32, BigInt>,
    /// Positive. The dividend is always a multiple of it.
    pub(crate) divisor: BigInt,
}

impl Linear {
    pub(crate) fn constant(value: BigInt) -> Linear {
        let (cells, atoms) = Default::default();
        Linear { constant: value, cells, atoms, divisor: BigInt::one() }
    }

    /// The number that `cells` spell, most significant first.
    pub(crate) fn word<'a>(cells: impl DoubleEndedIterator<Item = &'a u32>) -> Linear {
        let mut word = Linear::constant(BigInt::ZERO);
        let mut power = BigInt::one();
        for &cell in cells.rev() {
            *word.cells.entry(cell).or_default() += &power;
            power *= 10;
        }
        word
    }

    pub(crate) fn atom(atom: u32) -> Linear {
        let mut linear = Linear::constant(BigInt::ZERO);
        linear.atoms.insert(atom, BigInt::one());
        linear
    }

    pub(crate) fn is_constant(&self) -> bool {
        self.cells.is_empty() && self.atoms.is_empty()
    }

    /// The cost of computing with it, in steps of the meter.
    pub(crate) fn steps(&self) -> u64 {
        let coefficients = self.cells.values().chain(self.atoms.values());
        coefficients.chain([&self.constant]).map(|value| 8 + value.bits() / 64).sum()
    }

    /// Whether it contains a number larger than rules may compute with.
    pub(crate) fn is_too_large(&self) -> bool {
        let coefficients = self.cells.values().chain(self.atoms.values());
        let mut values = coefficients.chain([&self.constant, &self.divisor]);
        values.any(|value| value.bits() > MAX_BITS)
    }

    /// self + factor × other.
    pub(crate) fn plus(mut self, other: &Linear, factor: i32) -> Linear {
        let divisor = self.divisor.lcm(&other.divisor);
        let (ours, theirs) = (&divisor / &self.divisor, &divisor / &other.divisor * factor);
        if !ours.is_one() {
            self.multiply(&ours);
        }
        self.constant += &other.constant * &theirs;
        for (mine, their) in [(&mut self.cells, &other.cells), (&mut self.atoms, &other.atoms)] {
            for (key, coefficient) in their {
                let sum = mine.entry(*key).or_default();
                *sum += coefficient * &theirs;
                if sum.is_zero() {
                    mine.remove(key);
                }
            }
        }
        self.divisor = divisor;
        self
    }

    /// self × factor.
    pub(crate) fn times(mut self, factor: &BigInt) -> Linear {
        self.multiply(factor);
        self
    }

    fn multiply(&mut self, factor: &BigInt) {
        self.constant *= factor;
        for map in [&mut self.cells, &mut self.atoms] {
            map.values_mut().for_each(|coefficient| *coefficient *= factor);
            map.retain(|_, coefficient| !coefficient.is_zero());
        }
    }

    /// self ÷ divisor, a positive number.
    pub(crate) fn over(mut self, divisor: &BigInt) -> Linear {
        self.divisor *= divisor;
        self
    }

    /// The least and greatest value of the dividend without atoms.
    pub(crate) fn range_of_cells(&self, domains: &[Digits]) -> (BigInt, BigInt) {
        let (mut low, mut high) = (self.constant.clone(), self.constant.clone());
        for (&cell, coefficient) in &self.cells {
            let domain = domains[cell as usize];
            let least = coefficient * domain.trailing_zeros().min(9);
            let most = coefficient * (15 - domain.leading_zeros().min(15));
            if coefficient.is_negative() {
                low += most;
                high += least;
            } else {
                low += least;
                high += most;
            }
        }
        (low, high)
    }
}
