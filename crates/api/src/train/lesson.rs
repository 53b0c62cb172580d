//! The lesson about a technique: what to look for, why it holds, and positions that need it.

use ennead::Givens;
use ennead::logic::lesson::{self, Example, Family, NearMiss};
use ennead::logic::{Table, Technique};
use ennead_text::{FamilyPart, Words};
use serde::{Deserialize, Serialize};

use crate::play::step::{Drawn, Step, marks};
use crate::question::{Asker, Question, Refusal};
use crate::train::path::is_practised;

/// What is there to know about a technique?
///
/// ```
/// use ennead_api::train::Lesson;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let lesson: Lesson = serde_json::from_str(r#"{"technique": "x-wing"}"#)?;
/// let answer = lesson.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!((answer.family.name.as_str(), answer.examples.len()), ("Fish", 5));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The technique.
    pub technique: &'static dyn Technique,
}

/// The lesson about a technique.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonAnswer {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its name in the asker's language.
    pub name: String,
    /// The level of its steps in HoDoKu, in the asker's language.
    pub level_name: String,
    /// What a step adds to the score of a path.
    pub score: u32,
    /// Its codes in libraries of positions.
    pub codes: &'static [&'static str],
    /// What to look for.
    pub look: String,
    /// Whether its positions need it; if they do not, why.
    pub need: String,
    /// Whether it can be practised.
    pub practised: bool,
    /// The family it belongs to.
    pub family: LessonFamily,
    /// Positions that show it, the plainest first.
    pub examples: Vec<LessonExample>,
}

/// A family of techniques.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonFamily {
    /// Its name in data.
    pub family: &'static str,
    /// Its name in the asker's language.
    pub name: String,
    /// What to look for.
    pub look: String,
    /// Why it holds.
    pub why: String,
    /// Where it comes from.
    pub from: String,
    /// Its techniques, in the order in which they are tried.
    pub techniques: Vec<LessonTechnique>,
}

/// A technique of a family.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonTechnique {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its name in the asker's language.
    pub name: String,
}

/// A position that shows a technique.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonExample {
    /// Whether no easier technique that is used by default finds anything here.
    pub needed: bool,
    /// The givens, 81 characters.
    pub givens: Givens,
    /// The step, with its drawing.
    pub step: Step,
    /// A position like it in which the pattern is not there; null if there is none.
    pub miss: Option<LessonMiss>,
}

/// A position in which the pattern of an example is not there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonMiss {
    /// The givens, 81 characters.
    pub givens: Givens,
    /// What differs from the example, and which condition of the pattern is missing.
    pub text: String,
    /// The position, with the marks of the pattern and of what differs.
    pub drawn: Drawn,
}

impl Question for Lesson {
    type Answer = LessonAnswer;

    fn answer(self, asker: &Asker) -> Result<LessonAnswer, Refusal> {
        let Lesson { technique } = self;
        let (words, about) = (asker.words, technique.about());
        let examples = lesson::examples(about.name);
        let row = Table::usual().row(about.name);
        let mut look = vec![words.technique_look(about.name)];
        if about.uniqueness {
            look.push(words.say("lessons-one-solution"));
        }
        let mut shown = Vec::new();
        for example in &examples {
            if asker.stop.is_raised() {
                return Err(Refusal::Stopped);
            }
            shown.extend(LessonExample::new(example, words));
        }
        Ok(LessonAnswer {
            technique,
            name: words.technique(about.name),
            level_name: row.map_or(String::new(), |row| words.hodoku_level(row.level)),
            score: row.map_or(0, |row| row.score),
            codes: about.codes,
            look: look.join(" "),
            need: words.technique_need(technique, &examples),
            practised: !examples.is_empty() && is_practised(about.name),
            family: LessonFamily::new(Family::of(about.name), words),
            examples: shown,
        })
    }
}

impl LessonFamily {
    fn new(family: &'static Family, words: &Words) -> LessonFamily {
        let say = |part| words.family(family, part);
        let named = |technique: &'static dyn Technique| LessonTechnique {
            technique,
            name: words.technique(technique.about().name),
        };
        LessonFamily {
            family: family.name,
            name: say(FamilyPart::Title),
            look: say(FamilyPart::Look),
            why: say(FamilyPart::Why),
            from: say(FamilyPart::From),
            techniques: family.techniques().map(named).collect(),
        }
    }
}

impl LessonExample {
    fn new(example: &Example, words: &Words) -> Option<LessonExample> {
        let step = example.step()?;
        let miss = example.near_miss(&step);
        Some(LessonExample {
            needed: example.needed,
            givens: example.position.face().givens,
            miss: miss.map(|miss| LessonMiss::new(&miss, words)),
            step: Step::new(&example.position, &step, true, words),
        })
    }
}

impl LessonMiss {
    fn new(miss: &NearMiss, words: &Words) -> LessonMiss {
        let position = &miss.position;
        LessonMiss {
            givens: position.face().givens,
            text: words.near_miss(miss),
            drawn: Drawn {
                placed: *position.digits(),
                marks: marks(position),
                drawing: miss.drawing.clone(),
            },
        }
    }
}
