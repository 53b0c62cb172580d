//! The puzzle of a day.

use ennead::logic::rating::Level;
use serde::{Deserialize, Serialize};

use crate::puzzle::generate::{MadeAnswer, one_of};
use crate::question::{Asker, Question, Refusal};

/// The levels of which every day has a puzzle.
pub const DAILY_LEVELS: [Level; 3] = [Level::Easy, Level::Hard, Level::VeryHard];

/// Which puzzle does everybody play on this day? It depends on the date and the level alone.
///
/// ```
/// use ennead_api::puzzle::Daily;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let asker = Asker::patient(&words);
/// let today = || Daily { date: "2026-11-22".into(), level: "easy".into() };
/// let [one, other] = [today(), today()].map(|question| question.answer(&asker).unwrap());
/// assert_eq!(one.made.puzzle, other.made.puzzle);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// The date, such as `2026-11-22`.
    pub date: String,
    /// The level: `easy`, `hard` or `very-hard`.
    pub level: String,
}

/// The answer to [`Daily`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DailyAnswer {
    /// The puzzle's title in the asker's language.
    pub title: String,
    /// The puzzle.
    #[serde(flatten)]
    pub made: MadeAnswer,
}

impl Question for Daily {
    type Answer = DailyAnswer;

    fn answer(self, asker: &Asker) -> Result<DailyAnswer, Refusal> {
        let words = asker.words;
        let wrong = |key, args: &_| Refusal::WrongCall(words.say_with(key, args));
        let found = || ("found", self.date.as_str().into());
        let seed = seed_of(&self.date).ok_or_else(|| wrong("daily-wrong", &[found()]))?;
        let level: Level = self.level.parse()?;
        if !DAILY_LEVELS.contains(&level) {
            let levels = DAILY_LEVELS.map(Level::name).join(", ");
            let found = ("found", level.name().into());
            return Err(wrong("daily-level", &[("levels", levels.into()), found]));
        }
        let made = MadeAnswer::new(seed, &one_of(level, seed, asker)?);
        let args = [("date", self.date.into()), ("level", words.level(level).into())];
        Ok(DailyAnswer { title: words.say_with("daily-title", &args), made })
    }
}

/// The seed for a date such as `2026-11-22`: its digits as one number, 20261122. `None` if the
/// calendar has no such day.
fn seed_of(date: &str) -> Option<u64> {
    let parts: Vec<&str> = date.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let number = |text: &str, letters: usize| -> Option<u64> {
        let is_number = text.len() == letters && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse().ok())?
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u64::from(is_leap),
        1..=12 => 31,
        _ => return None,
    };
    (1..=days).contains(&day).then_some(year * 10_000 + month * 100 + day)
}
