//! How values are printed.

use super::BadLayout;
use crate::Value;

/// How values are printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Symbols {
    /// As numbers: `1` to `16`.
    Numbers,
    /// As one character each: digits, then letters from `A` for 10: `1` to `9`, `A` to `G`.
    Letters,
    /// As these texts, the least value first.
    Own(Vec<String>),
}

/// The longest symbol: two digits.
const LONGEST: usize = 2;

impl Symbols {
    /// What is printed for `value` on a board whose least value is `least`.
    pub(super) fn of(&self, value: Value, least: u8) -> String {
        let number = value.number();
        match self {
            Symbols::Numbers => number.to_string(),
            Symbols::Letters => char::from_digit(number.into(), 36)
                .map_or_else(|| number.to_string(), |c| c.to_ascii_uppercase().to_string()),
            Symbols::Own(symbols) => {
                let place = usize::from(number.saturating_sub(least));
                symbols.get(place).cloned().unwrap_or_default()
            }
        }
    }

    /// The same symbols; those that are only digits are called numbers.
    pub(super) fn normal(&self, least: u8, greatest: u8) -> Result<Symbols, BadLayout> {
        let all = |symbols: &Symbols| -> Vec<String> {
            let values = (least..=greatest).filter_map(Value::try_new);
            values.map(|value| symbols.of(value, least)).collect()
        };
        let printed = all(self);
        if let Symbols::Own(symbols) = self {
            let sound = |symbol: &String| {
                let plain = |c: char| c.is_alphanumeric();
                !symbol.is_empty()
                    && symbol.chars().count() <= LONGEST
                    && symbol.chars().all(plain)
                    // `x` is an empty cell in some lists.
                    && !symbol.eq_ignore_ascii_case("x")
            };
            let mut folded: Vec<String> = symbols.iter().map(|it| it.to_lowercase()).collect();
            folded.sort();
            folded.dedup();
            let enough = symbols.len() == printed.len() && folded.len() == symbols.len();
            // 0 is an empty cell wherever it is not a value.
            let zero = symbols.iter().skip(usize::from(least == 0)).any(|it| it == "0");
            if !enough || zero || !symbols.iter().all(sound) {
                return Err(BadLayout::Symbols);
            }
        }
        let known = [Symbols::Numbers, Symbols::Letters];
        Ok(known.into_iter().find(|it| all(it) == printed).unwrap_or_else(|| self.clone()))
    }
}
