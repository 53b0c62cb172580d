//! Fields of questions that are read from texts, and rules between fields.
//!
//! What reads data has only texts as errors. So a reason why a field cannot be taken is such a text,
//! and [`Refusal::found_in`](crate::Refusal::found_in) finds it there, to say it in the asker's
//! language.

use std::fmt::Display;

use ennead::CellSet;
use ennead::generate::{Depths, Ratings};
use ennead::grid::name::UnknownName;
use ennead::rating::Tenths;
use serde::de::{Deserialize, Deserializer, Error};

use crate::puzzle::daily::Day;

ennead::grid::named! {
    /// What is wrong with a field, or with two fields together: the key of the sentence that says so.
    pub enum Fault of "fault" {
        /// A rating is not one.
        Rating = "question-rating",
        /// A range of ratings is not one.
        Ratings = "question-ratings",
        /// A range on a scale of D. Berthier is not one.
        Depths = "question-depths",
        /// A drawing of cells is not one.
        Pattern = "question-pattern",
        /// A date is not in the calendar.
        Day = "daily-wrong",
        /// There is a puzzle and a game, or neither.
        PuzzleOrGame = "question-puzzle-or-game",
        /// There is a level and a range of ratings.
        LevelOrRating = "question-level-or-rating",
        /// A reward is not a number that can be added up.
        Reward = "question-reward",
    }
}

impl Fault {
    /// The fault as an error of what reads data; `found` is what is wrong.
    pub(crate) fn of<E: Error>(self, found: impl Display) -> E {
        E::custom(format_args!("{self}: {:?}", found.to_string()))
    }

    /// The fault in such an error, and what is wrong.
    pub(crate) fn found_in(text: &str) -> Option<(Fault, String)> {
        let found = Fault::ALL.into_iter().find_map(|fault| {
            let (_, rest) = text.split_once(fault.name())?;
            Some((fault, rest.strip_prefix(": ")?))
        });
        let (fault, rest) = found?;
        let mut texts = serde_json::Deserializer::from_str(rest).into_iter();
        Some((fault, texts.next()?.ok()?))
    }
}

/// A field that is a text in a form of its own.
trait Read: Sized {
    /// What is wrong with another text.
    const FAULT: Fault;

    fn read(text: &str) -> Result<Self, Option<UnknownName>>;
}

macro_rules! read {
    ($($Type:ty, $fault:ident, $read:expr;)*) => {$(
        impl Read for $Type {
            const FAULT: Fault = Fault::$fault;

            fn read(text: &str) -> Result<$Type, Option<UnknownName>> {
                let read: fn(&str) -> Result<$Type, Option<UnknownName>> = $read;
                read(text)
            }
        }
    )*};
}

read! {
    Ratings, Ratings, |text| text.parse().map_err(|_| None);
    Depths, Depths, Depths::read;
    CellSet, Pattern, |text| ennead::generate::pattern(text).ok_or(None);
    Day, Day, |text| Day::read(text).ok_or(None);
}

fn read<T: Read, E: Error>(text: &str) -> Result<T, E> {
    T::read(text).map_err(|unknown| match unknown {
        Some(unknown) => E::custom(unknown),
        None => T::FAULT.of(text),
    })
}

/// A field that may be left out.
#[expect(private_bounds, reason = "the forms are those of this file")]
pub(crate) fn optional<'de, T: Read, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    Option::<String>::deserialize(from)?.map(|text| read(&text)).transpose()
}

/// A field.
#[expect(private_bounds, reason = "the forms are those of this file")]
pub(crate) fn one<'de, T: Read, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    read(&String::deserialize(from)?)
}

/// A field that is a list.
#[expect(private_bounds, reason = "the forms are those of this file")]
pub(crate) fn list<'de, T: Read, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    Vec::<String>::deserialize(from)?.iter().map(|text| read(text)).collect()
}

/// A rating: a number such as 7.2, or the same as a text.
struct Rating(Tenths);

impl<'de> Deserialize<'de> for Rating {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rating, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Said {
            Number(f64),
            Text(String),
        }
        let text = match Said::deserialize(from)? {
            Said::Number(number) => number.to_string(),
            Said::Text(text) => text,
        };
        text.parse().map(Rating).map_err(|_| Fault::Rating.of(text))
    }
}

/// A rating.
pub(crate) fn rating<'de, D: Deserializer<'de>>(from: D) -> Result<Tenths, D::Error> {
    Rating::deserialize(from).map(|rating| rating.0)
}

/// A rating that may be left out.
pub(crate) fn optional_rating<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Tenths>, D::Error> {
    Option::<Rating>::deserialize(from).map(|rating| rating.map(|rating| rating.0))
}
