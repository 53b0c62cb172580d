//! The lessons about techniques, in words.

use ennead_grid::Candidate;
use ennead_logic::lesson::{Example, Family, NearMiss, Undone};
use ennead_logic::{Flaw, Step, Technique};

use crate::Words;

/// Where the words for the variants of fish come from: the name begins with the kind and ends in the
/// size.
const SIZES: [(&str, &str); 6] = [
    ("x-wing", "fish-number-2"),
    ("swordfish", "fish-number-3"),
    ("jellyfish", "fish-number-4"),
    ("squirmbag", "fish-number-5"),
    ("whale", "fish-number-6"),
    ("leviathan", "fish-number-7"),
];

/// A part of what is said of a family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FamilyPart {
    /// Its name.
    Title,
    /// What to look for.
    Look,
    /// Why it holds.
    Why,
    /// Where it comes from.
    From,
}

/// What shows a technique: the plainest of its examples, its step, and a near miss of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The example.
    pub example: Example,
    /// Its step.
    pub step: Step,
    /// The near miss, if there is one.
    pub miss: Option<NearMiss>,
}

impl Shown {
    /// The first of `examples`, those of one technique; none if there are none.
    pub fn first(examples: &[Example]) -> Option<Shown> {
        let example = examples.first()?.clone();
        let step = example.step()?;
        let miss = example.near_miss(&step);
        Some(Shown { example, step, miss })
    }
}

impl Words {
    /// What is said of a family.
    pub fn family(&self, family: &Family, part: FamilyPart) -> String {
        let part = match part {
            FamilyPart::Title => "",
            FamilyPart::Look => "-look",
            FamilyPart::Why => "-why",
            FamilyPart::From => "-from",
        };
        self.say(&format!("techniques-{}{part}", family.name))
    }

    /// What to look for in a technique.
    pub fn technique_look(&self, name: &str) -> String {
        let own = format!("lesson-{name}");
        match fish(name) {
            Some((kind, number)) if !self.has(&own) => {
                let number = [("number", self.say(number).into())];
                self.say_with(&format!("lesson-{kind}-fish"), &number)
            }
            _ => self.say(&own),
        }
    }

    /// Whether `examples` of a technique need it; if they do not, why.
    pub fn technique_need(&self, technique: &dyn Technique, examples: &[Example]) -> String {
        let needed = examples.iter().filter(|example| example.needed).count();
        if needed > 0 {
            return self.say_with("lessons-needed", &[("count", needed.into())]);
        }
        let name = technique.about().name;
        let reason = match (fish(name), Family::of(name).name) {
            (Some(("basic", _)), _) => Some("lessons-giant"),
            (_, "whips") => Some("lessons-late"),
            _ => None,
        };
        let shown = if examples.is_empty() { "lessons-none" } else { "lessons-shown" };
        let said = reason.into_iter().chain([shown]).map(|key| self.say(key));
        said.collect::<Vec<_>>().join(" ")
    }

    /// Why the pattern is not there in a near miss: what differs, and which condition of the
    /// pattern is missing.
    pub fn near_miss(&self, miss: &NearMiss) -> String {
        let key = match miss.undone {
            Undone::Struck(_) => "miss-struck",
            Undone::Found(_) => "miss-found",
            Undone::Filled(_) => "miss-filled",
        };
        let say = |key, candidate: Candidate| {
            let args = [
                ("cells", self.cells(candidate.cell().into()).into()),
                ("digit", candidate.digit().to_string().into()),
            ];
            self.say_with(key, &args)
        };
        let undone = miss.undone.candidate();
        let spoiler = miss.spoiler.filter(|&spoiler| spoiler != undone);
        let flaw = [("flaw", self.flaw(miss.flaw).into())];
        let mut said = vec![say(key, undone)];
        said.extend(spoiler.map(|spoiler| say("miss-spoiler", spoiler)));
        said.push(self.say_with("miss-so", &flaw));
        said.join(" ")
    }

    /// Which condition of a pattern is missing.
    pub fn flaw(&self, flaw: Flaw) -> String {
        let key = flaw_key(flaw);
        self.say(if self.has(&key) { &key } else { "flaw-other" })
    }
}

/// The name of the text about a flaw: `flaw-` and its words.
fn flaw_key(flaw: Flaw) -> String {
    let words = flaw.0.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    format!("flaw-{}", words.join("-"))
}

/// The kind of a fish and the text with its size; none for other techniques.
fn fish(name: &str) -> Option<(&str, &'static str)> {
    let (kind, number) = SIZES.iter().find_map(|(size, number)| {
        let kind = name.strip_suffix(size)?;
        Some((kind.trim_end_matches('-'), *number))
    })?;
    match kind {
        "" => Some(("basic", number)),
        "finned" | "sashimi" | "franken" | "finned-franken" | "mutant" | "finned-mutant" => {
            Some((kind, number))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ennead_logic::lesson::{FAMILIES, examples};
    use ennead_logic::{TECHNIQUES, technique};

    use super::*;
    use crate::LANGUAGES;

    /// In debug builds a text that is missing is a panic.
    #[test]
    fn every_lesson_has_words() {
        for words in LANGUAGES.iter().map(|&language| Words::new(language)) {
            let mut said = BTreeSet::new();
            for technique in TECHNIQUES {
                let look = words.technique_look(technique.about().name);
                assert!(said.insert(look.clone()), "said twice: {look}");
            }
            for family in FAMILIES {
                use FamilyPart::{From, Look, Title, Why};
                for part in [Title, Look, Why, From] {
                    assert!(said.insert(words.family(family, part)), "{family:?}: {part:?}");
                }
            }
        }
    }

    #[test]
    fn near_misses_name_the_condition_that_is_missing() {
        let words: Vec<_> = LANGUAGES.iter().map(|&language| Words::new(language)).collect();
        let mut unknown = BTreeSet::new();
        for technique in TECHNIQUES {
            let Some(shown) = Shown::first(&examples(technique.about().name)) else { continue };
            let Some(miss) = shown.miss else { continue };
            for words in &words {
                assert!(!words.near_miss(&miss).is_empty());
                if !words.has(&flaw_key(miss.flaw)) {
                    unknown.insert(flaw_key(miss.flaw));
                }
            }
        }
        assert!(unknown.is_empty(), "no text for {unknown:#?}");
    }

    #[test]
    fn fish_are_told_apart() {
        assert_eq!(fish("x-wing"), Some(("basic", "fish-number-2")));
        assert_eq!(fish("finned-mutant-leviathan"), Some(("finned-mutant", "fish-number-7")));
        assert_eq!(fish("turbot-fish"), None);
        assert_eq!(fish("kraken-fish-1"), None);
        let words = Words::new(crate::Language::default());
        let need = |name: &str| words.technique_need(technique(name).unwrap(), &examples(name));
        assert!(need("whale").starts_with("It is never needed."), "{}", need("whale"));
        assert!(need("x-wing").starts_with("5 positions"), "{}", need("x-wing"));
    }
}
