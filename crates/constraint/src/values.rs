//! Sets of the values a variable may take.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// A set of values; bit *v* is the value *v*, 0 to 31.
///
/// ```
/// use ennead_constraint::Values;
///
/// let odd = Values::from_iter([1, 3, 5, 7, 9]);
/// let low = Values::range(1, 4);
/// assert_eq!((odd & low).iter().collect::<Vec<_>>(), [1, 3]);
/// assert_eq!((odd - low).len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Values(pub u32);

impl Values {
    /// No value.
    pub const NONE: Values = Values(0);
    /// All values, 0 to 31.
    pub const ALL: Values = Values(u32::MAX);
    /// The greatest value there is.
    pub const GREATEST: u8 = 31;

    /// One value; none if it is above 31.
    pub const fn one(value: u8) -> Values {
        if value <= Values::GREATEST { Values(1 << value) } else { Values::NONE }
    }

    /// The values from `low` to `high`, both included; none if `low` is the greater one. Those above
    /// 31 are left out.
    pub const fn range(low: u8, high: u8) -> Values {
        if low > high || low > Values::GREATEST {
            return Values::NONE;
        }
        let high = if high > Values::GREATEST { Values::GREATEST } else { high };
        Values(u32::MAX >> (Values::GREATEST - high) & u32::MAX << low)
    }

    /// Whether the value is in the set.
    #[inline]
    pub const fn contains(self, value: u8) -> bool {
        value <= Values::GREATEST && self.0 >> value & 1 != 0
    }

    /// How many values there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no value.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The least value, if there is one.
    #[inline]
    pub fn least(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }

    /// The greatest value, if there is one.
    #[inline]
    pub fn greatest(self) -> Option<u8> {
        (self.0 != 0).then(|| 31 - self.0.leading_zeros() as u8)
    }

    /// The only value, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<u8> {
        self.0.is_power_of_two().then(|| self.0.trailing_zeros() as u8)
    }

    /// The values, least first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let value = rest.trailing_zeros() as u8;
            (rest != 0).then(|| {
                rest &= rest - 1;
                value
            })
        })
    }
}

impl FromIterator<u8> for Values {
    /// The set of these values; those above 31 are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Values {
        values.into_iter().fold(Values::NONE, |all, value| all | Values::one(value))
    }
}

impl BitAnd for Values {
    type Output = Values;
    #[inline]
    fn bitand(self, other: Values) -> Values {
        Values(self.0 & other.0)
    }
}

impl BitOr for Values {
    type Output = Values;
    #[inline]
    fn bitor(self, other: Values) -> Values {
        Values(self.0 | other.0)
    }
}

impl Sub for Values {
    type Output = Values;
    #[inline]
    fn sub(self, other: Values) -> Values {
        Values(self.0 & !other.0)
    }
}

impl Not for Values {
    type Output = Values;
    #[inline]
    fn not(self) -> Values {
        Values(!self.0)
    }
}

impl BitAndAssign for Values {
    #[inline]
    fn bitand_assign(&mut self, other: Values) {
        *self = *self & other;
    }
}

impl BitOrAssign for Values {
    #[inline]
    fn bitor_assign(&mut self, other: Values) {
        *self = *self | other;
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
