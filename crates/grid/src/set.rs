//! Sets of cells, of digits and of houses, each one machine word.

use std::fmt;
use std::ops::Not;

use crate::{Cell, Digit, House};

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
            pub fn iter(self) -> impl Iterator<Item = $Element> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let first = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
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

impl HouseSet {
    /// The cells that are in at least one of the houses.
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }
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

    /// The cells that every cell of this set sees; all cells for the empty set.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
    }

    /// The houses that hold all the cells; every house for the empty set.
    pub fn common_houses(self) -> HouseSet {
        House::ALL.into_iter().filter(|house| self.is_subset(house.cells())).collect()
    }
}

crate::display!(DigitSet: |it, f| it.iter().try_for_each(|digit| fmt::Display::fmt(&digit, f)));
