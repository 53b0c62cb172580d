//! What there is to practise, and how far the learner is.

use ennead::logic::lesson::{FAMILIES, Family};
use ennead_game::Progress;
use ennead_text::FamilyPart;
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};
use crate::train::path::Path;
use crate::train::position::progress;

/// What is there to practise, and how far is the learner?
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrainList {
    /// What the learner has answered so far.
    #[serde(default)]
    pub progress: Option<Progress>,
    /// Today, in days since 1 January 1970.
    pub day: u32,
}

/// The techniques to practise, and the learner's progress.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainListed {
    /// The families, from easy to hard.
    pub families: Vec<TrainFamily>,
    /// How many positions are due.
    pub due: usize,
    /// Where they come from, or what is next; it goes on from the number.
    pub due_text: String,
    /// How many techniques are known, in words.
    pub known: String,
    /// How many answers were right and found without help, in words.
    pub unaided: String,
    /// The first technique of the path that is not known.
    pub next: Option<&'static str>,
    /// Its name in the asker's language.
    pub next_name: String,
    /// The answers of the last seven days.
    pub week: Vec<TrainDay>,
    /// The same in words.
    pub week_text: String,
}

/// A day of practice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainDay {
    /// The day of the week, in two letters.
    pub day: String,
    /// How many answers were given.
    pub answers: u32,
}

/// A family of techniques.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainFamily {
    /// Its name in data.
    pub family: &'static str,
    /// Its name in the asker's language.
    pub name: String,
    /// The names of its first techniques.
    pub about: String,
    /// How many of them are known, in words.
    pub known: String,
    /// Its techniques with positions, from easy to hard.
    pub techniques: Vec<TrainTechnique>,
}

/// A technique to practise.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainTechnique {
    /// Its name in data.
    pub technique: &'static str,
    /// Its name in the asker's language.
    pub name: String,
    /// How each of its positions was answered last: `new`, `missed`, `helped` or `known`.
    pub dots: Vec<&'static str>,
    /// The same in words.
    pub dots_text: String,
    /// When it comes back, in words.
    pub when: String,
    /// Whether a position is due.
    pub due: bool,
}

/// The most techniques that are named where positions are due.
const MOST_NAMED: usize = 4;

impl Question for TrainList {
    type Answer = TrainListed;

    fn answer(self, asker: &Asker) -> Result<TrainListed, Refusal> {
        let (day, words) = (self.day, asker.words);
        let progress = progress(self.progress, day, asker)?;
        let path = Path::new();
        let is_known = |name: &str| path.is_known(name, &progress);
        let of = |known: usize, count: usize| {
            words.say_with("train-known", &[("known", known.into()), ("count", count.into())])
        };
        let when = |name: &str| {
            let cards = progress.cards.get(name).into_iter().flatten();
            match cards.map(|(_, card)| card.due).min() {
                _ if path.due(name, &progress, day).next().is_some() => words.say("train-due"),
                None => words.say("train-new"),
                Some(due) => {
                    words.say_with("train-again", &[("days", due.saturating_sub(day).into())])
                }
            }
        };
        let technique = |name: &'static str| {
            let dots = path.dots(name, &progress);
            let known = dots.iter().filter(|&&dot| dot == "known").count();
            let args = [("known", known.into()), ("count", dots.len().into())];
            TrainTechnique {
                technique: name,
                name: words.technique(name),
                dots_text: words.say_with("train-dots", &args),
                dots,
                when: when(name),
                due: path.due(name, &progress, day).next().is_some(),
            }
        };
        let families = FAMILIES.iter().filter_map(|family| {
            let all = path.techniques().iter().map(|&(name, _)| name);
            let names: Vec<_> = all.filter(|name| Family::of(name) == family).collect();
            let first: Vec<_> =
                names.iter().take(MOST_NAMED).map(|it| words.technique(it)).collect();
            let known = names.iter().filter(|name| is_known(name)).count();
            (!names.is_empty()).then(|| TrainFamily {
                family: family.name,
                name: words.family(family, FamilyPart::Title),
                about: first.join(", "),
                known: of(known, names.len()),
                techniques: names.into_iter().map(technique).collect(),
            })
        });
        let families: Vec<TrainFamily> = families.collect();

        let due_of =
            |&(name, _): &(&'static str, u32)| (path.due(name, &progress, day).count(), name);
        let due: Vec<_> =
            path.techniques().iter().map(due_of).filter(|&(due, _)| due > 0).collect();
        let count: usize = due.iter().map(|(due, _)| due).sum();
        let next = path.next_technique(&progress);
        let next_name = next.map_or(String::new(), |name| words.technique(name));
        let from = due.iter().take(MOST_NAMED).map(|(_, name)| words.technique(name));
        let mut from = from.collect::<Vec<_>>().join(", ");
        if due.len() > MOST_NAMED {
            from += " …";
        }
        let due_text = match (count, next) {
            (0, None) => words.say("train-due-nothing"),
            (0, Some(_)) => {
                words.say_with("train-due-none", &[("technique", next_name.as_str().into())])
            }
            _ => words
                .say_with("train-due-from", &[("due", count.into()), ("techniques", from.into())]),
        };
        let known = path.techniques().iter().filter(|(name, _)| is_known(name)).count();
        let part = |count: usize, all: usize| {
            words.say_with("train-of", &[("count", count.into()), ("all", all.into())])
        };
        let weekdays = words.say("train-weekdays");
        let weekdays: Vec<&str> = weekdays.split_whitespace().collect();
        let week: Vec<TrainDay> = progress
            .week(day)
            .into_iter()
            .map(|(day, answers)| TrainDay {
                // The first of January 1970 was a Thursday.
                day: weekdays.get((day as usize + 3) % 7).copied().unwrap_or("").to_owned(),
                answers,
            })
            .collect();
        let counts: Vec<_> = week.iter().map(|day| day.answers.to_string()).collect();
        Ok(TrainListed {
            families,
            due: count,
            due_text,
            known: part(known, path.techniques().len()),
            unaided: part(progress.unaided as usize, progress.answered as usize),
            next,
            next_name,
            week_text: words.say_with("train-weekly", &[("counts", counts.join(", ").into())]),
            week,
        })
    }
}
