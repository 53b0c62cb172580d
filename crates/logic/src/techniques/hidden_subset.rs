//! # Hidden subset
//!
//! ## Pattern
//!
//! *n* digits that can go only to *n* cells of a house between them: a hidden pair, triple or
//! quad.
//!
//! ## Why it holds
//!
//! The house needs all *n* digits and has only *n* cells for them, so each of the cells holds
//! one of the digits. Nothing else can stand there. (The other empty cells of the house are
//! then a naked subset: each hidden subset is the complement of a naked one.)
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0210:46:....+1...5.9..37..+8..2.9....7....1..28...........62..5.+6+849+7+3+5+2+\
//!     1...+4853+9693+51+6+287+4::816 836::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - That hidden and naked sets are complements is spelled out in Simon Tatham's `solo.c`.

use super::prelude::*;
use super::small_unions::small_unions;

/// *n* digits, *n* places.
pub(super) struct HiddenSubset {
    about: About,
    size: usize,
}

family! { HiddenSubset: new;
    HIDDEN_PAIR "hidden-pair" ["0210"] { size: 2 }
    HIDDEN_TRIPLE "hidden-triple" ["0211"] { size: 3 }
    HIDDEN_QUAD "hidden-quad" ["0212"] { size: 4 }
}

impl Technique for HiddenSubset {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for house in House::ALL {
            // Hidden singles are left to their own technique.
            let places = |digit: Digit| facts.places(house, digit);
            let words = Digit::ALL.map(|digit| match places(digit) {
                one if one & one.wrapping_sub(1) == 0 => 0,
                more => more,
            });
            small_unions(&words, self.size as u32, &mut |chosen, union| {
                let cells: CellSet =
                    (0..9).filter(|p| union >> p & 1 == 1).map(|p| house.cell(p)).collect();
                let digits = DigitSet::from_bits(chosen);
                let pattern = Subset { digits, cells, houses: house.into() };
                self.report(pattern, facts.candidates_in(!digits, cells), sink)
            })?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Subset { digits, cells, houses } = pattern.get()?;
        ensure(cells.len() == self.size && digits.len() == self.size, "of another size")?;
        let house = houses.single().ok_or(Flaw("it is about one house"))?;
        ensure(cells.is_subset(house.cells()), "a cell lies outside the house")?;
        ensure(!position.digits().digits_in(house).intersects(digits), "a digit stands already")?;
        for digit in digits.iter() {
            let places = position.cells_of(digit) & house.cells();
            ensure(places.is_subset(cells), "a digit has a place outside the cells")?;
        }
        Ok(Proved::eliminating(position.candidates_in(!digits, cells)))
    }

    fn explain(&self, step: &Step) -> Message {
        let &Subset { digits, cells, houses } = step.pattern.own();
        self.message()
            .with("digits", Value::Digits(digits))
            .with("cells", Value::Cells(cells))
            .with("house", Value::Houses(houses))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Subset>().digits
    }
}
