//! The numbers of clues, each kind a type of its own.

use crate::Unfit;
use crate::language::{Argument, Misread, Reader, Writer};
use ennead_board::{Layout, Value, ValueSet};

/// Defines kinds of numbers with the range that makes sense.
macro_rules! numbers {
    ($($(#[$doc:meta])* $Name:ident($usage:literal, $least:literal..=$greatest:literal);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Name(u16);

        impl $Name {
            /// The least and the greatest there is.
            pub const RANGE: std::ops::RangeInclusive<u16> = $least..=$greatest;

            /// The number, or `None` if it is not in [`RANGE`](Self::RANGE).
            pub const fn try_new(number: u16) -> Option<Self> {
                match number {
                    $least..=$greatest => Some($Name(number)),
                    _ => None,
                }
            }

            /// The number.
            ///
            /// # Panics
            ///
            /// If it is not in [`RANGE`](Self::RANGE).
            #[track_caller]
            pub const fn new(number: u16) -> Self {
                match Self::try_new(number) {
                    Some(it) => it,
                    None => panic!("a number out of range"),
                }
            }

            /// As the predicates and the engine reckon.
            pub const fn get(self) -> i32 {
                self.0 as i32
            }
        }

        impl Argument for $Name {
            const USAGE: &'static str = $usage;

            fn read(line: &mut Reader<'_>) -> Result<Self, Misread> {
                line.number(Self::RANGE).map($Name)
            }

            fn write(&self, line: &mut Writer<'_>) {
                line.word(&self.0.to_string());
            }
        }
    )*};
}

numbers! {
    /// What values add up to.
    Total("SUM", 0..=9999);
    /// By how much two values differ.
    Gap("DIFFERENCE", 0..=31);
    /// How many times as great one value is as another.
    Factor("FACTOR", 1..=31);
    /// Remainders are those of a division by this.
    Modulus("MODULUS", 2..=31);
    /// How many there are.
    HowMany("COUNT", 0..=999);
    /// A distance of rows or columns.
    Distance("DISTANCE", 0..=31);
}

/// A number that may be left out.
impl<T: Argument> Argument for Option<T> {
    const USAGE: &'static str = T::USAGE;
    const OPTIONAL: bool = true;

    fn read(line: &mut Reader<'_>) -> Result<Option<T>, Misread> {
        if line.at_end_of_words() { Ok(None) } else { T::read(line).map(Some) }
    }

    fn write(&self, line: &mut Writer<'_>) {
        self.iter().for_each(|it| it.write(line));
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        self.iter().try_for_each(|it| it.fit(layout))
    }
}

/// A value, written as the board's symbol for it.
impl Argument for Value {
    const USAGE: &'static str = "VALUE";

    fn read(line: &mut Reader<'_>) -> Result<Value, Misread> {
        line.value()
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.value(*self);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        match layout.values().contains(*self) {
            true => Ok(()),
            false => Err(Unfit::NoSuchValue { value: *self }),
        }
    }
}

/// One or more values, in any order, perhaps one of them several times: ascending.
///
/// ```
/// use ennead_board::Value;
/// use ennead_rule::Values;
///
/// let values = Values::new([3, 1, 3].map(Value::new));
/// assert_eq!(values.count(Value::new(3)), 2);
/// assert_eq!(values.iter().next(), Some(Value::new(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Values(Vec<Value>);

impl Values {
    /// These values.
    pub fn new(values: impl IntoIterator<Item = Value>) -> Values {
        let mut values: Vec<Value> = values.into_iter().collect();
        values.sort_unstable();
        Values(values)
    }

    /// The values, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        self.0.iter().copied()
    }

    /// How often `value` is among them.
    pub fn count(&self, value: Value) -> usize {
        self.iter().filter(|&other| other == value).count()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each of them once.
    pub fn set(&self) -> ValueSet {
        self.iter().collect()
    }
}

impl Argument for Values {
    const USAGE: &'static str = "VALUE…";

    fn read(line: &mut Reader<'_>) -> Result<Values, Misread> {
        let mut values = vec![line.value()?];
        while !line.at_end_of_words() {
            values.push(line.value()?);
        }
        Ok(Values::new(values))
    }

    fn write(&self, line: &mut Writer<'_>) {
        self.iter().for_each(|value| line.value(value));
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        match self.is_empty() {
            true => Err(Unfit::TooFew { found: 0, least: 1 }),
            false => self.iter().try_for_each(|value| value.fit(layout)),
        }
    }
}
