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
