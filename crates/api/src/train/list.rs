//! What there is to practise, and how far the learner is.

use ennead::logic::lesson::{FAMILIES, Family};
use ennead::logic::{Technique, technique};
use ennead_game::Progress;
use ennead_text::{FamilyPart, Words};
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};
use crate::train::path::{Dot, Path};
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
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
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
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its name in the asker's language.
    pub name: String,
    /// How each of its positions was answered last.
    pub dots: Vec<Dot>,
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
        let learner = Learner { path: Path::new(), progress, day, words };
        let Learner { path, progress, .. } = &learner;
        let part = |count: usize, all: usize| {
            words.say_with("train-of", &[("count", count.into()), ("all", all.into())])
        };
        let known = path.techniques().iter().filter(|(name, _)| learner.knows(name)).count();
        let next = path.next_technique(progress);
        let next_name = next.map_or(String::new(), |name| words.technique(name));
        let (due, due_text) = learner.due(next.map(|_| next_name.as_str()));
        let week = learner.week();
        let counts: Vec<_> = week.iter().map(|day| day.answers.to_string()).collect();
        Ok(TrainListed {
            families: FAMILIES.iter().filter_map(|family| learner.family(family)).collect(),
            due,
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

/// A learner on the path, on a day.
struct Learner<'a> {
    path: Path,
    progress: Progress,
    day: u32,
    words: &'a Words,
}

impl Learner<'_> {
    fn knows(&self, name: &str) -> bool {
        self.path.is_known(name, &self.progress)
    }

    /// When a technique comes back, in words.
    fn when(&self, name: &str) -> String {
        let cards = self.progress.cards.get(name).into_iter().flatten();
        match cards.map(|(_, card)| card.due).min() {
            _ if self.path.due(name, &self.progress, self.day).next().is_some() => {
                self.words.say("train-due")
            }
            None => self.words.say("train-new"),
            Some(due) => {
                let days = due.saturating_sub(self.day);
                self.words.say_with("train-again", &[("days", days.into())])
            }
        }
    }

    fn technique(&self, name: &'static str) -> Option<TrainTechnique> {
        let technique = technique(name).ok()?;
        let dots = self.path.dots(name, &self.progress);
        let known = dots.iter().filter(|&&dot| dot == Dot::Known).count();
        let args = [("known", known.into()), ("count", dots.len().into())];
        Some(TrainTechnique {
            technique,
            name: self.words.technique(name),
            dots_text: self.words.say_with("train-dots", &args),
            dots,
            when: self.when(name),
            due: self.path.due(name, &self.progress, self.day).next().is_some(),
        })
    }

    /// A family, unless none of its techniques has positions.
    fn family(&self, family: &'static Family) -> Option<TrainFamily> {
        let words = self.words;
        let all = self.path.techniques().iter().map(|&(name, _)| name);
        let names: Vec<_> = all.filter(|name| Family::of(name) == family).collect();
        let first = names.iter().take(MOST_NAMED).map(|it| words.technique(it));
        let known = names.iter().filter(|name| self.knows(name)).count();
        let known = [("known", known.into()), ("count", names.len().into())];
        (!names.is_empty()).then(|| TrainFamily {
            family: family.name,
            name: words.family(family, FamilyPart::Title),
            about: first.collect::<Vec<_>>().join(", "),
            known: words.say_with("train-known", &known),
            techniques: names.iter().filter_map(|name| self.technique(name)).collect(),
        })
    }

    /// How many positions are due, and where they come from, or which technique is next.
    fn due(&self, next: Option<&str>) -> (usize, String) {
        let words = self.words;
        let names = self.path.techniques().iter().map(|&(name, _)| name);
        let due = names.map(|name| (self.path.due(name, &self.progress, self.day).count(), name));
        let due: Vec<_> = due.filter(|&(due, _)| due > 0).collect();
        let count: usize = due.iter().map(|(due, _)| due).sum();
        let from = due.iter().take(MOST_NAMED).map(|(_, name)| words.technique(name));
        let mut from = from.collect::<Vec<_>>().join(", ");
        if due.len() > MOST_NAMED {
            from += " …";
        }
        let text = match (count, next) {
            (0, None) => words.say("train-due-nothing"),
            (0, Some(next)) => words.say_with("train-due-none", &[("technique", next.into())]),
            _ => words
                .say_with("train-due-from", &[("due", count.into()), ("techniques", from.into())]),
        };
        (count, text)
    }

    /// The answers of the last seven days.
    fn week(&self) -> Vec<TrainDay> {
        let weekdays = self.words.say("train-weekdays");
        let weekdays: Vec<&str> = weekdays.split_whitespace().collect();
        let days = self.progress.week(self.day).into_iter().map(|(day, answers)| TrainDay {
            // The first of January 1970 was a Thursday.
            day: weekdays.get((day as usize + 3) % 7).copied().unwrap_or("").to_owned(),
            answers,
        });
        days.collect()
    }
}
