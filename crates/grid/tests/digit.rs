//! The nine digits.

use ennead_grid::*;

#[test]
fn what_is_no_digit_is_refused() {
    for digit in Digit::ALL {
        assert_eq!(digit.to_string().parse(), Ok(digit));
        assert_eq!(Digit::try_from(u8::from(digit)), Ok(digit));
        assert_eq!(Digit::try_from(char::from(digit)), Ok(digit));
    }
    for wrong in ["", "0", "10", "12", ".", "x", "+1", " 1", "१"] {
        assert_eq!(wrong.parse::<Digit>(), Err(NotADigit), "{wrong:?}");
    }
    assert_eq!([0, 10, 255].map(Digit::try_from), [Err(NotADigit); 3]);
    assert_eq!(['0', 'a', '٣'].map(Digit::try_from), [Err(NotADigit); 3]);
}
