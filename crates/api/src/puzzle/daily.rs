//! The puzzle of a day.

use ennead::rating::Level;
use serde::{Deserialize, Serialize};

use crate::fields;
use crate::puzzle::generate::{MadeAnswer, one_of};
use crate::question::{Asker, Question, Refusal};

/// Every day has one puzzle of each of these levels.
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
/// let today: Daily = serde_json::from_str(r#"{"date": "2026-11-22", "level": "easy"}"#)?;
/// let [one, other] = [today, today].map(|question| question.answer(&asker).unwrap());
/// assert_eq!(one.made.puzzle, other.made.puzzle);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// The date, such as `2026-11-22`.
    #[serde(deserialize_with = "fields::one")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub date: Day,
    /// The level: `easy`, `hard` or `very-hard`.
    pub level: Level,
}

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day {
    year: u64,
    month: u64,
    day: u64,
}

ennead::grid::display! {
    /// `2026-11-22`.
    Day: |it, f| write!(f, "{:04}-{:02}-{:02}", it.year, it.month, it.day)
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
        let Daily { date, level } = self;
        if !DAILY_LEVELS.contains(&level) {
            let levels = DAILY_LEVELS.map(Level::name).join(", ");
            let found = ("found", level.name().into());
            let args = [("levels", levels.into()), found];
            return Err(Refusal::WrongCall(words.say_with("daily-level", &args)));
        }
        let seed = date.seed();
        let made = MadeAnswer::new(seed, &one_of(level, seed, asker)?);
        let args = [("date", date.to_string().into()), ("level", words.level(level).into())];
        Ok(DailyAnswer { title: words.say_with("daily-title", &args), made })
    }
}

/// A day that a clock has told: year, month, day.
impl From<(u16, u8, u8)> for Day {
    fn from((year, month, day): (u16, u8, u8)) -> Day {
        Day { year: year.into(), month: month.into(), day: day.into() }
    }
}

impl Day {
    /// Reads a date such as `2026-11-22`; `None` if the calendar has no such day.
    ///
    /// ```
    /// use ennead_api::puzzle::Day;
    ///
    /// assert_eq!(Day::read("2024-02-29").map(Day::seed), Some(20_240_229));
    /// for wrong in ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-2", "22.11.2026"] {
    ///     assert_eq!(Day::read(wrong), None, "{wrong}");
    /// }
    /// ```
    pub fn read(date: &str) -> Option<Day> {
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
        (1..=days).contains(&day).then_some(Day { year, month, day })
    }

    /// The number of days since 1 March of the year 0.
    ///
    /// ```
    /// use ennead_api::puzzle::Day;
    ///
    /// let days = ["2024-02-29", "2024-03-01"].map(|date| Day::read(date).map(Day::number));
    /// assert_eq!(days[0].map(|day| day + 1), days[1]);
    /// ```
    pub fn number(self) -> u64 {
        // Years begin in March, so that the leap day is the last; five months have 153 days in turn.
        let (year, month) = match self.month {
            1 | 2 => (self.year.saturating_sub(1), self.month + 9),
            _ => (self.year, self.month - 3),
        };
        let leap_days = year / 4 - year / 100 + year / 400;
        year * 365 + leap_days + (153 * month + 2) / 5 + self.day - 1
    }

    /// The seed of the day's puzzles: the digits of the date as one number, 20261122.
    pub fn seed(self) -> u64 {
        self.year * 10_000 + self.month * 100 + self.day
    }
}
