//! The nine digits.

use std::fmt;
use std::num::NonZeroU8;

/// A digit, 1 to 9.
///
/// `Option<Digit>` is one byte; `None` is an empty cell.
///
/// ```
/// use ennead_grid::Digit;
///
/// let seven = Digit::new(7);
/// assert_eq!(seven.get(), 7);
/// assert_eq!(seven.index(), 6);
/// assert_eq!(Digit::try_new(0), None);
/// assert_eq!(seven.to_string(), "7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digits in ascending order.
    pub const ALL: [Digit; 9] = table!(9 of Digit(NonZeroU8::MIN), |i| Digit::new(i as u8 + 1));

    /// The digit `value`.
    ///
    /// # Panics
    ///
    /// If `value` is not in 1..=9.
    #[track_caller]
    pub const fn new(value: u8) -> Digit {
        match Digit::try_new(value) {
            Some(digit) => digit,
            None => panic!("a digit is 1 to 9"),
        }
    }

    /// The digit `value`, or `None` if it is not in 1..=9.
    pub const fn try_new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Digit(value)),
            _ => None,
        }
    }

    /// The digit at position `index` of [`Digit::ALL`]: 0 is the digit 1.
    ///
    /// # Panics
    ///
    /// If `index` is 9 or more.
    #[track_caller]
    pub const fn from_index(index: usize) -> Digit {
        Digit::ALL[index]
    }

    /// The value, 1 to 9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The position among the digits, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The digit as an ASCII character, `'1'` to `'9'`.
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }

    /// The digit that an ASCII character represents, or `None`.
    pub const fn from_char(c: char) -> Option<Digit> {
        match c {
            '1'..='9' => Digit::try_new(c as u8 - b'0'),
            _ => None,
        }
    }
}

crate::display!(Digit: |it, f| fmt::Display::fmt(&it.0, f));

/// The error if something other than 1 to 9 should become a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotADigit;

crate::error!(NotADigit: |_, f| f.write_str("expected a digit, 1 to 9"));

impl TryFrom<u8> for Digit {
    type Error = NotADigit;

    fn try_from(value: u8) -> Result<Digit, NotADigit> {
        Digit::try_new(value).ok_or(NotADigit)
    }
}

impl TryFrom<char> for Digit {
    type Error = NotADigit;

    fn try_from(c: char) -> Result<Digit, NotADigit> {
        Digit::from_char(c).ok_or(NotADigit)
    }
}

/// A single character, `1` to `9`.
impl std::str::FromStr for Digit {
    type Err = NotADigit;

    fn from_str(text: &str) -> Result<Digit, NotADigit> {
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some(c), None) => Digit::try_from(c),
            _ => Err(NotADigit),
        }
    }
}

/// The value, 1 to 9.
impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.get()
    }
}

/// The character, `'1'` to `'9'`.
impl From<Digit> for char {
    fn from(digit: Digit) -> char {
        digit.to_char()
    }
}
