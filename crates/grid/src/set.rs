//! Sets of cells, of digits and of houses, each one machine word.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::Not;

use crate::{Cell, Digit, House, NotADigit, ParseCellError};

/// An operator of two sets, and the one that assigns its result.
macro_rules! operators {
    ($Set:ident: $Op:ident $op:ident, $Assign:ident $assign:ident, |$a:ident, $b:ident| $result:expr) => {
        impl ::std::ops::$Op for $Set {
            type Output = $Set;
            #[inline]
            fn $op(self, other: $Set) -> $Set {
                let ($a, $b) = (self, other);
                $result
            }
        }

        impl ::std::ops::$Assign for $Set {
            #[inline]
            fn $assign(&mut self, other: $Set) {
                let ($a, $b) = (*self, other);
                *self = $result;
            }
        }
    };
}

/// Goes through the elements of a set, ascending.
#[derive(Clone, Debug)]
pub struct Elements<S>(S);

/// Defines a set type in one word. It makes three types instead of one generic type because const
/// functions in traits are not stable, and the tables of this crate are const.
macro_rules! bit_set {
    (
        $(#[$doc:meta])*
        $Set:ident of $Element:ident in $Word:ident, all $ALL:expr,
        bit $bit:expr, element $element:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Set($Word);

        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set(0);
            /// The set of all elements.
            pub const ALL: $Set = $Set($ALL);

            /// The set with just `element`.
            #[inline]
            pub const fn only(element: $Element) -> $Set {
                $Set(1 << $bit(element))
            }

            /// The set with these bits; bits beyond the last element are ignored.
            #[inline]
            pub const fn from_bits(bits: $Word) -> $Set {
                $Set(bits & $ALL)
            }

            /// The word: bit 0 is the first element.
            #[inline]
            pub const fn bits(self) -> $Word {
                self.0
            }

            /// How many elements there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `element` is in the set.
            #[inline]
            pub const fn contains(self, element: $Element) -> bool {
                self.0 >> $bit(element) & 1 == 1
            }

            /// The elements of either set; `|` outside constants.
            #[inline]
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// The elements of both sets; `&` outside constants.
            #[inline]
            pub const fn intersection(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// Whether the sets share an element.
            #[inline]
            pub const fn intersects(self, other: $Set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether every element is in `other` too.
            #[inline]
            pub const fn is_subset(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }

            /// The set with `element` added.
            #[inline]
            pub const fn with(self, element: $Element) -> $Set {
                $Set(self.0 | 1 << $bit(element))
            }

            /// The set with `element` taken out.
            #[inline]
            pub const fn without(self, element: $Element) -> $Set {
                $Set(self.0 & !(1 << $bit(element)))
            }

            /// Adds `element`.
            #[inline]
            pub const fn insert(&mut self, element: $Element) {
                *self = self.with(element);
            }

            /// Takes `element` out.
            #[inline]
            pub const fn remove(&mut self, element: $Element) {
                *self = self.without(element);
            }

            /// The first element, or `None` of an empty set.
            #[inline]
            pub const fn first(self) -> Option<$Element> {
                if self.0 == 0 { None } else { Some($element(self.0.trailing_zeros() as usize)) }
            }

            /// The last element, or `None` of an empty set.
            #[inline]
            pub const fn last(self) -> Option<$Element> {
                if self.0 == 0 { None } else { Some($element(self.0.ilog2() as usize)) }
            }

            /// The element of a set with exactly one, otherwise `None`.
            #[inline]
            pub const fn single(self) -> Option<$Element> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// The elements, ascending.
            #[inline]
            pub const fn iter(self) -> Elements<$Set> {
                Elements(self)
            }
        }

        impl Iterator for Elements<$Set> {
            type Item = $Element;

            #[inline]
            fn next(&mut self) -> Option<$Element> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl DoubleEndedIterator for Elements<$Set> {
            #[inline]
            fn next_back(&mut self) -> Option<$Element> {
                let last = self.0.last()?;
                self.0.remove(last);
                Some(last)
            }
        }

        impl ExactSizeIterator for Elements<$Set> {}

        impl FusedIterator for Elements<$Set> {}

        /// The elements, ascending.
        impl IntoIterator for $Set {
            type Item = $Element;
            type IntoIter = Elements<$Set>;

            #[inline]
            fn into_iter(self) -> Elements<$Set> {
                self.iter()
            }
        }

        /// The elements, ascending.
        impl IntoIterator for &$Set {
            type Item = $Element;
            type IntoIter = Elements<$Set>;

            #[inline]
            fn into_iter(self) -> Elements<$Set> {
                self.iter()
            }
        }

        operators! { $Set: BitAnd bitand, BitAndAssign bitand_assign, |a, b| $Set(a.0 & b.0) }
        operators! { $Set: BitOr bitor, BitOrAssign bitor_assign, |a, b| $Set(a.0 | b.0) }
        operators! { $Set: BitXor bitxor, BitXorAssign bitxor_assign, |a, b| $Set(a.0 ^ b.0) }
        operators! { $Set: Sub sub, SubAssign sub_assign, |a, b| $Set(a.0 & !b.0) }

        impl Not for $Set {
            type Output = $Set;
            #[inline]
            fn not(self) -> $Set {
                $Set(!self.0 & $ALL)
            }
        }

        impl FromIterator<$Element> for $Set {
            fn from_iter<I: IntoIterator<Item = $Element>>(elements: I) -> $Set {
                elements.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }

        impl Extend<$Element> for $Set {
            fn extend<I: IntoIterator<Item = $Element>>(&mut self, elements: I) {
                *self = elements.into_iter().fold(*self, $Set::with);
            }
        }

        /// The set with just that element.
        impl From<$Element> for $Set {
            fn from(element: $Element) -> $Set {
                $Set::only(element)
            }
        }

        impl<const N: usize> From<[$Element; N]> for $Set {
            fn from(elements: [$Element; N]) -> $Set {
                elements.into_iter().collect()
            }
        }

        impl fmt::Debug for $Set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

bit_set! {
    /// A set of cells: bit *i* is the cell with number *i*.
    ///
    /// ```
    /// use ennead_grid::{Cell, CellSet, House};
    ///
    /// let corner = House::row(0).cells() & House::box_(0).cells();
    /// assert_eq!(corner.len(), 3);
    /// assert_eq!(corner.iter().last(), Some(Cell::at(0, 2)));
    /// assert_eq!((!corner).len(), 78);
    /// ```
    CellSet of Cell in u128, all (1 << 81) - 1,
    bit Cell::index, element Cell::new
}

bit_set! {
    /// A set of digits: bit *d* − 1 is the digit *d*.
    ///
    /// ```
    /// use ennead_grid::{Digit, DigitSet};
    ///
    /// let low = DigitSet::from_bits(0b000_000_111);
    /// assert_eq!(low.to_string(), "123");
    /// assert_eq!((!low).first(), Some(Digit::new(4)));
    /// ```
    DigitSet of Digit in u16, all 0x1ff,
    bit Digit::index, element Digit::from_index
}

bit_set! {
    /// A set of houses: bit *i* is the house with number *i*, rows before columns before boxes.
    ///
    /// ```
    /// use ennead_grid::{Cell, House, HouseSet};
    ///
    /// let houses = HouseSet::from(Cell::at(0, 4).houses());
    /// assert_eq!(format!("{houses:?}"), "{r1, c5, b2}");
    /// assert_eq!((!houses).first(), Some(House::row(1)));
    /// ```
    HouseSet of House in u32, all 0x7ff_ffff,
    bit House::index, element House::new
}

impl CellSet {
    /// The subsets except the empty one, in the order of their bits.
    ///
    /// ```
    /// use ennead_grid::{Cell, CellSet};
    ///
    /// let (a, b) = (Cell::at(0, 0), Cell::at(4, 4));
    /// let subsets: Vec<CellSet> = CellSet::from([a, b]).subsets().collect();
    /// assert_eq!(subsets, [a.into(), b.into(), [a, b].into()]);
    /// ```
    pub fn subsets(self) -> impl Iterator<Item = CellSet> {
        let mut last = CellSet::EMPTY;
        std::iter::from_fn(move || {
            last = CellSet(last.0.wrapping_sub(self.0) & self.0);
            (!last.is_empty()).then_some(last)
        })
    }
}

crate::display! {
    /// The digits without anything between them: `123`.
    DigitSet: |it, f| it.iter().try_for_each(|digit| fmt::Display::fmt(&digit, f))
}

crate::display! {
    /// The cells' names with blanks between them: `r1c1 r1c9`.
    CellSet: |it, f| names(*it, f)
}

crate::display! {
    /// The houses' names with blanks between them: `r1 c5 b2`.
    HouseSet: |it, f| names(*it, f)
}

fn names<T: fmt::Display>(
    set: impl IntoIterator<Item = T>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    set.into_iter().enumerate().try_for_each(|(i, element)| {
        let gap = if i == 0 { "" } else { " " };
        write!(f, "{gap}{element}")
    })
}

/// Digits without anything between them, in any order: `123`.
impl std::str::FromStr for DigitSet {
    type Err = NotADigit;

    fn from_str(text: &str) -> Result<DigitSet, NotADigit> {
        text.chars().map(Digit::try_from).collect()
    }
}

/// Names of cells with white space between them, in any order: `r1c1 r1c9`.
impl std::str::FromStr for CellSet {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<CellSet, ParseCellError> {
        text.split_whitespace().map(str::parse::<Cell>).collect()
    }
}
