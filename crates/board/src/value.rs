//! Values of cells, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use ennead_grid::{Digit, DigitSet};

use crate::Cell;

/// What a cell may hold: a number, 0 to 31. How it is printed is another matter, see
/// [`Symbols`](crate::Symbols).
///
/// ```
/// use ennead_board::Value;
///
/// assert_eq!(Value::new(16).number(), 16);
/// assert_eq!(Value::try_new(32), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// The greatest number a value can be.
    pub const GREATEST: u8 = 31;

    /// The value `number`.
    ///
    /// # Panics
    ///
    /// If it is above [`GREATEST`](Value::GREATEST).
    #[track_caller]
    pub const fn new(number: u8) -> Value {
        match Value::try_new(number) {
            Some(value) => value,
            None => panic!("a value is 0 to 31"),
        }
    }

    /// The value `number`, or `None` if it is above [`GREATEST`](Value::GREATEST).
    pub const fn try_new(number: u8) -> Option<Value> {
        if number <= Value::GREATEST { Some(Value(number)) } else { None }
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl From<Digit> for Value {
    fn from(digit: Digit) -> Value {
        Value(digit.get())
    }
}

/// A value in a cell: it may be there or not.
///
/// ```
/// use ennead_board::{Candidate, Cell, Value};
///
/// let candidate = Candidate { value: Value::new(12), cell: Cell::at(3, 6) };
/// assert_eq!(candidate.to_string(), "12r4c7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// The value.
    pub value: Value,
    /// The cell.
    pub cell: Cell,
}

ennead_grid::display!(Candidate: |it, f| write!(f, "{}{}", it.value.number(), it.cell));

/// A set of values: bit *v* is the value *v*.
///
/// ```
/// use ennead_board::{Value, ValueSet};
///
/// let low: ValueSet = [1, 2, 16].map(Value::new).into();
/// assert_eq!(low.len(), 3);
/// assert!(low.contains(Value::new(16)));
/// assert_eq!(ValueSet::range(0, 8).len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ValueSet(u32);

impl ValueSet {
    /// The empty set.
    pub const EMPTY: ValueSet = ValueSet(0);

    /// The values from `least` to `greatest`; empty if `least` is above it.
    pub fn range(least: u8, greatest: u8) -> ValueSet {
        (least..=greatest).filter_map(Value::try_new).collect()
    }

    /// The set with these bits.
    pub const fn from_bits(bits: u32) -> ValueSet {
        ValueSet(bits)
    }

    /// The word: bit *v* is the value *v*.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many values there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `value` is in the set.
    pub const fn contains(self, value: Value) -> bool {
        self.0 >> value.0 & 1 == 1
    }

    /// Adds `value`.
    pub const fn insert(&mut self, value: Value) {
        self.0 |= 1 << value.0;
    }

    /// Takes `value` out.
    pub const fn remove(&mut self, value: Value) {
        self.0 &= !(1 << value.0);
    }

    /// The least value.
    pub const fn first(self) -> Option<Value> {
        if self.0 == 0 { None } else { Some(Value(self.0.trailing_zeros() as u8)) }
    }

    /// The value of a set with exactly one, otherwise `None`.
    pub const fn single(self) -> Option<Value> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The values, ascending.
    pub const fn iter(self) -> Values {
        Values(self)
    }
}

/// Goes through the values of a set, ascending.
#[derive(Clone, Debug)]
pub struct Values(ValueSet);

impl Iterator for Values {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        let first = self.0.first()?;
        self.0.remove(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Values {}

impl IntoIterator for ValueSet {
    type Item = Value;
    type IntoIter = Values;

    fn into_iter(self) -> Values {
        self.iter()
    }
}

impl BitAnd for ValueSet {
    type Output = ValueSet;
    fn bitand(self, other: ValueSet) -> ValueSet {
        ValueSet(self.0 & other.0)
    }
}

impl BitOr for ValueSet {
    type Output = ValueSet;
    fn bitor(self, other: ValueSet) -> ValueSet {
        ValueSet(self.0 | other.0)
    }
}

impl Sub for ValueSet {
    type Output = ValueSet;
    fn sub(self, other: ValueSet) -> ValueSet {
        ValueSet(self.0 & !other.0)
    }
}

impl BitAndAssign for ValueSet {
    fn bitand_assign(&mut self, other: ValueSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for ValueSet {
    fn bitor_assign(&mut self, other: ValueSet) {
        *self = *self | other;
    }
}

impl SubAssign for ValueSet {
    fn sub_assign(&mut self, other: ValueSet) {
        *self = *self - other;
    }
}

impl FromIterator<Value> for ValueSet {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> ValueSet {
        let mut set = ValueSet::EMPTY;
        set.extend(values);
        set
    }
}

impl Extend<Value> for ValueSet {
    fn extend<I: IntoIterator<Item = Value>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.insert(value));
    }
}

impl<const N: usize> From<[Value; N]> for ValueSet {
    fn from(values: [Value; N]) -> ValueSet {
        values.into_iter().collect()
    }
}

impl From<DigitSet> for ValueSet {
    fn from(digits: DigitSet) -> ValueSet {
        digits.iter().map(Value::from).collect()
    }
}

impl fmt::Debug for ValueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
