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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn grades() -> impl Strategy<Value = Grade> {
        (0..4u8, any::<bool>()).prop_map(|(help, mistaken)| Grade::of(help, mistaken))
    }

    #[test]
    fn intervals_are_those_of_the_paper() {
        let (mut card, mut day, mut intervals) = (None, 100, Vec::new());
        for _ in 0..5 {
            let next = Card::answered(card, Grade::Pointed, day);
            intervals.push(next.interval);
            (card, day) = (Some(next), next.due);
        }
        // Quality 4 leaves the ease at 2.5.
        assert_eq!(intervals, [1, 6, 15, 38, 95]);
        let known = Card::answered(card, Grade::Known, day);
        assert_eq!((known.ease, known.interval), (260, 238));
        let helped = Card::answered(card, Grade::Helped, day);
        assert_eq!((helped.ease, helped.interval), (236, 238));
        let missed = Card::answered(card, Grade::Missed, day);
        assert_eq!((missed.ease, missed.interval, missed.due), (250, 1, day + 1));
        // It is learned anew, from the first interval on.
        let again = Card::answered(Some(missed), Grade::Pointed, missed.due);
        let later = Card::answered(Some(again), Grade::Pointed, again.due);
        assert_eq!((again.interval, later.interval), (1, 6));
    }

    #[test]
    fn a_wrong_clock_does_no_lasting_harm() {
        let ahead = Card::answered(None, Grade::Known, 90_000);
        assert!(ahead.is_due(20_000), "answered in a future that was none");
        let card = Card::answered(None, Grade::Known, 20_000);
        assert!(!card.is_due(20_000) && card.is_due(20_001));
        // Back by a day: it waits no longer than its interval.
        assert!(card.is_due(19_999));
        assert_eq!(Progress::default().week(3).map(|(day, _)| day), [0, 0, 0, 0, 1, 2, 3]);
    }

    proptest! {
        #[test]
        fn cards_stay_sound(answers in prop::collection::vec((grades(), 0..3000u32), 1..60)) {
            let mut progress = Progress::default();
            for &(grade, day) in &answers {
                let before = progress.card("x", 1).copied();
                progress.note("x", 1, grade, day);
                let card = *progress.card("x", 1).unwrap();
                prop_assert!((Card::EASE[1]..=Card::MOST_EASE).contains(&card.ease));
                prop_assert!((1..=Card::LONGEST).contains(&card.interval));
                prop_assert_eq!(card.is_known(), grade == Grade::Known);
                prop_assert_eq!(card.is_right(), grade != Grade::Missed);
                // What was answered on its day, or missed, is not due again the same day.
                if before.is_none_or(|it| it.is_due(day)) || grade == Grade::Missed {
                    prop_assert!(!card.is_due(day) && card.is_due(day + card.interval));
                }
                // Practising early changes no schedule.
                if let Some(before) = before.filter(|it| !it.is_due(day) && grade != Grade::Missed) {
                    prop_assert_eq!((card.due, card.ease), (before.due, before.ease));
                }
                if let Some(before) = before.filter(|_| grade == Grade::Missed) {
                    prop_assert!(card.interval == 1 && card.ease == before.ease);
                }
            }
            prop_assert_eq!(progress.answered as usize, answers.len());
            prop_assert!(progress.days.len() <= 7);
            let text = serde_json::to_string(&progress).unwrap();
            let again: Progress = serde_json::from_str(&text).unwrap();
            prop_assert_eq!(again.checked(), Ok(progress));
        }

        /// A better answer on its day never brings a position back sooner.
        #[test]
        fn better_answers_wait_longer(days in prop::collection::vec(0..40u32, 0..20)) {
            let (mut card, mut day) = (None, 1000);
            for late in days {
                let by = |grade| Card::answered(card, grade, day);
                let [missed, helped, pointed, known] =
                    [Grade::Missed, Grade::Helped, Grade::Pointed, Grade::Known].map(by);
                prop_assert!(missed.due <= helped.due && helped.due <= pointed.due);
                prop_assert!(pointed.due <= known.due);
                prop_assert!(helped.ease <= pointed.ease && pointed.ease <= known.ease);
                card = Some(if late % 5 == 0 { helped } else { known });
                day = card.unwrap().due + late;
            }
        }

        #[test]
        fn anything_else_is_refused_or_read(text in "\\PC{0,60}") {
            if let Ok(progress) = serde_json::from_str::<Progress>(&text) {
                let _ = progress.checked();
            }
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let card = r#"{"quality":5,"repetitions":1,"ease":250,"interval":1,"due":20000}"#;
        let read = |text: &str| -> Option<Progress> {
            serde_json::from_str::<Progress>(text).ok()?.checked().ok()
        };
        let good = format!(r#"{{"version":1,"cards":{{"x-wing":{{"1":{card}}}}},"answered":1}}"#);
        assert!(read(&good).is_some());
        for (from, to) in [
            ("\"version\":1", "\"version\":2"),
            ("\"quality\":5", "\"quality\":9"),
            ("250", "1"),
            ("\"interval\":1", "\"interval\":0"),
            ("20000", "4000000000"),
            ("\"answered\":1", "\"answered\":1,\"unaided\":2"),
            ("\"answered\"", "\"anything\""),
            ("\"1\":", "\"one\":"),
        ] {
            assert!(good.contains(from) && read(&good.replacen(from, to, 1)).is_none(), "{to}");
        }
    }
}
