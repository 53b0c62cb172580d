//! Practice: what a learner has answered, and when each position comes back.
//!
//! The scheme is SM-2 (P. A. Woźniak, *Optimization of learning*, 1990): the interval between two
//! answers is one day, then six, and after that the interval before times the *ease* of the position,
//! which grows with easy answers and shrinks with hard ones; what was missed begins again. An answer
//! given before its day changes the schedule only if it was missed, so that the same position five
//! times in a row does not count as five days.
//!
//! Days are numbers, counted from 1 January 1970, and always an argument. A clock that was wrong does
//! no lasting harm: a position never waits longer than its interval, whatever day it is due.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Broken;

/// How an answer was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grade {
    /// Something was marked that does not follow, or the answer had to be shown.
    Missed,
    /// With help as to which pattern it is.
    Helped,
    /// With help as to where to look.
    Pointed,
    /// Without help.
    Known,
}

impl Grade {
    /// The grade of an answer that was right in the end: with help to this depth (0 none, 1 where, 2
    /// which, 3 how), and with a mistake before or not.
    pub const fn of(help: u8, mistaken: bool) -> Grade {
        match (mistaken, help) {
            (false, 0) => Grade::Known,
            (false, 1) => Grade::Pointed,
            (false, 2) => Grade::Helped,
            _ => Grade::Missed,
        }
    }

    /// The quality of the answer in SM-2, from 0 to 5.
    const fn quality(self) -> u8 {
        match self {
            Grade::Missed => 2,
            Grade::Helped => 3,
            Grade::Pointed => 4,
            Grade::Known => 5,
        }
    }
}

/// What is known of a learner and a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The quality of the last answer, 2 to 5: missed, with much help, with a little, without.
    pub quality: u8,
    /// How often in a row it was answered on its day.
    pub repetitions: u32,
    /// By how many hundredths the interval is multiplied; at least 130.
    pub ease: u32,
    /// The days between the last answer on its day and the next.
    pub interval: u32,
    /// The day it is due.
    pub due: u32,
}

impl Card {
    /// The ease of a new position, and the least there is, in hundredths.
    const EASE: [u32; 2] = [250, 130];
    /// The most that ease can grow to, in hundredths.
    const MOST_EASE: u32 = 500;
    /// The longest interval: five years.
    pub const LONGEST: u32 = 1826;

    /// The card of a position that is answered on a day for the first time, or again.
    #[must_use]
    pub fn answered(before: Option<Card>, grade: Grade, day: u32) -> Card {
        let quality = grade.quality();
        let card = before.unwrap_or(Card {
            quality,
            repetitions: 0,
            ease: Card::EASE[0],
            interval: 0,
            due: day,
        });
        if grade == Grade::Missed {
            return Card { quality, repetitions: 0, interval: 1, due: day + 1, ..card };
        }
        if !card.is_due(day) {
            return Card { quality, ..card };
        }
        let interval = match card.repetitions {
            0 => 1,
            1 => 6,
            _ => (card.interval * card.ease).div_ceil(100).clamp(1, Card::LONGEST),
        };
        // 0.1 - (5 - q)(0.08 + (5 - q) 0.02), in hundredths.
        let far = i64::from(5 - quality);
        let ease = i64::from(card.ease) + 10 - far * (8 + far * 2);
        let ease = ease.clamp(i64::from(Card::EASE[1]), i64::from(Card::MOST_EASE)) as u32;
        Card { quality, repetitions: card.repetitions + 1, ease, interval, due: day + interval }
    }

    /// Whether it should be answered on this day. If it is due later than its interval allows, the clock
    /// was wrong, and it is due now.
    pub fn is_due(&self, day: u32) -> bool {
        self.due <= day || self.due - day > self.interval
    }

    /// Whether the last answer was right and found without help.
    pub fn is_known(&self) -> bool {
        self.quality == Grade::Known.quality()
    }

    /// Whether the last answer was right, with help or without.
    pub fn is_right(&self) -> bool {
        self.quality > Grade::Missed.quality()
    }
}

/// A learner's progress. As data it is what is saved, sent and restored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The version of this notation: 1.
    pub version: u32,
    /// For each technique, by its name, the cards of its positions, which are numbered from 1.
    #[serde(default)]
    pub cards: BTreeMap<String, BTreeMap<u32, Card>>,
    /// How many answers were given on each of the last seven days.
    #[serde(default)]
    pub days: BTreeMap<u32, u32>,
    /// How many answers were given.
    #[serde(default)]
    pub answered: u32,
    /// How many of them were right and found without help.
    #[serde(default)]
    pub unaided: u32,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: 1,
            cards: BTreeMap::new(),
            days: BTreeMap::new(),
            answered: 0,
            unaided: 0,
        }
    }
}

impl Progress {
    /// The last day that is understood, in the year 2517.
    pub const LAST_DAY: u32 = 200_000;
    /// The most techniques, and the most positions of one.
    const MOST: usize = 1000;

    /// The progress, if it makes sense.
    ///
    /// # Errors
    ///
    /// The part that does not.
    pub fn checked(self) -> Result<Progress, Broken> {
        let broken = |part: String, found: String| Err(Broken { part, found });
        if self.version != 1 {
            return broken("version".to_owned(), self.version.to_string());
        }
        if self.cards.len() > Progress::MOST {
            return broken("cards".to_owned(), self.cards.len().to_string());
        }
        for (technique, cards) in &self.cards {
            if cards.len() > Progress::MOST {
                return broken(format!("cards.{technique}"), cards.len().to_string());
            }
            for (number, card) in cards {
                let is_sound = (2..=5).contains(&card.quality)
                    && (Card::EASE[1]..=Card::MOST_EASE).contains(&card.ease)
                    && (1..=Card::LONGEST).contains(&card.interval)
                    && card.repetitions <= Progress::LAST_DAY
                    && card.due <= Progress::LAST_DAY + Card::LONGEST;
                if !is_sound {
                    return broken(format!("cards.{technique}.{number}"), format!("{card:?}"));
                }
            }
        }
        match self.days.len() > Progress::MOST || self.unaided > self.answered {
            true => broken("days".to_owned(), self.days.len().to_string()),
            false => Ok(self),
        }
    }

    /// The card of a position, numbered from 1.
    pub fn card(&self, technique: &str, position: u32) -> Option<&Card> {
        self.cards.get(technique)?.get(&position)
    }

    /// Notes an answer.
    pub fn note(&mut self, technique: &str, position: u32, grade: Grade, day: u32) {
        let cards = self.cards.entry(technique.to_owned()).or_default();
        let before = cards.get(&position).copied();
        cards.insert(position, Card::answered(before, grade, day));
        self.answered = self.answered.saturating_add(1);
        self.unaided = self.unaided.saturating_add(u32::from(grade == Grade::Known));
        self.unaided = self.unaided.min(self.answered);
        self.days.retain(|&other, _| other <= day && day - other < 7);
        let today = self.days.entry(day).or_default();
        *today = today.saturating_add(1);
    }

    /// How many answers were given on each of the seven days that end with this one.
    pub fn week(&self, day: u32) -> [(u32, u32); 7] {
        std::array::from_fn(|i| {
            let day = (day + i as u32).saturating_sub(6);
            (day, self.days.get(&day).copied().unwrap_or(0))
        })
    }
}
