//! What is said of an answer.

use ennead::draw::{Drawing, Role};
use ennead::grid::named;
use ennead::logic::{Claim, Mark, MarkKind, Marked, Miss, MissKind, Position, Technique};
use ennead_game::{Grade, Progress};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::claimed::Claimed;
use crate::play::step::{Drawn, Step};
use crate::question::{Asker, Question, Refusal, within};
use crate::train::path::{Dot, Path};
use crate::train::position::{Set, drawn, pattern, progress};

/// Is this what follows?
///
/// Nothing in the answer comes from the solution: a mark that is false and one that is true but
/// does not follow get the same answer.
///
/// ```
/// use ennead_api::train::TrainAnswer;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: TrainAnswer = serde_json::from_str(
///     r#"{"technique": "x-wing", "position": 1, "marks": [], "day": 20000}"#,
/// )?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!(answer.verdict.name(), "nothing");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrainAnswer {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// The number of the position, from 1.
    pub position: u32,
    /// What is marked, at most 729 claims such as `r4c7<>5` or `r4c7=5`.
    pub marks: Vec<Claimed>,
    /// The greatest depth of help shown before, 0 to 3.
    #[serde(default)]
    pub help: u8,
    /// Whether an answer to this position was wrong before, since it was shown.
    #[serde(default)]
    pub mistaken: bool,
    /// What the learner has answered so far.
    #[serde(default)]
    pub progress: Option<Progress>,
    /// Today, in days since 1 January 1970.
    pub day: u32,
}

named! {
    /// What is said of an answer, the first that is the case.
    #[derive(Default)]
    pub enum TrainVerdict {
        /// Nothing is marked.
        #[default]
        Nothing = "nothing",
        /// A mark makes no sense.
        Malformed = "malformed",
        /// Something does not follow.
        Not = "not",
        /// All that follows is marked.
        Complete = "complete",
        /// A part of what follows is marked.
        Incomplete = "incomplete",
        /// What is marked follows by another technique.
        Other = "other",
        /// What is marked follows one step later.
        Ahead = "ahead",
    }
}

/// What is said of an answer.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainJudged {
    /// The first verdict that is the case.
    pub verdict: TrainVerdict,
    /// The same in a few words.
    pub title: String,
    /// Why, in a sentence or more.
    pub text: String,
    /// What is said of each mark, in their order.
    pub marks: Vec<TrainMark>,
    /// How many marks are missing.
    pub missing: usize,
    /// How many other steps of the technique there are.
    pub more: usize,
    /// The same in words; empty if there are none.
    pub more_text: String,
    /// The step of another technique, or what is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// What is missing for a mark to follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub miss: Option<MissKind>,
    /// The position, with a picture of why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// Whether the position is done.
    pub done: bool,
    /// How each position of the technique was answered last.
    pub dots: Vec<Dot>,
    /// When the position comes back, in words; empty unless it is done.
    pub back: String,
    /// The learner's progress with this answer.
    pub progress: Progress,
}

/// What is said of a mark.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainMark {
    /// The mark, such as `r4c7<>5`.
    pub mark: Claimed,
    /// What is said of it.
    pub verdict: MarkKind,
    /// The mark in words.
    pub text: String,
}

impl TrainAnswer {
    /// The most marks of one answer: all candidates.
    pub const MOST: usize = 729;
}

impl Question for TrainAnswer {
    type Answer = TrainJudged;

    fn answer(self, asker: &Asker) -> Result<TrainJudged, Refusal> {
        within("marks", self.marks.len() as u64, 0..=TrainAnswer::MOST as u64)?;
        within("help", self.help.into(), 0..=3)?;
        let mut progress = progress(self.progress, self.day, asker)?;
        let set = Set::new(self.technique.about().name, self.position, asker)?;
        let name = set.drill.technique();
        let words = asker.words;
        let marks: Vec<_> = self.marks.into_iter().map(|it| it.named(words)).collect();
        let mut claims: Vec<Claim> = marks.iter().filter_map(|it| it.claim().ok()).collect();
        claims.sort_unstable();
        claims.dedup();
        let marked = set.drill.mark(&claims, asker.stop)?;
        let unreadable = marks.iter().find_map(|mark| mark.wrong(words));
        let said = |mark: Claimed| {
            let (verdict, text) = match &mark {
                Claimed::Claim(claim) => {
                    let at = claims.binary_search(claim).unwrap_or(0);
                    (marked.marks[at].kind(), words.marked(*claim))
                }
                Claimed::Malformed(text, _) => (MarkKind::Malformed, text.clone()),
            };
            TrainMark { mark, verdict, text }
        };
        let marks = marks.into_iter().map(said).collect();
        let judged = Judging { set: &set, claims: &claims, marked: &marked, asker };
        let mut judged = match unreadable {
            Some(text) => judged.plain(TrainVerdict::Malformed, text),
            None => judged.judged()?,
        };
        // The first mistake is noted at once, so that leaving does not undo it; then the position waits
        // for tomorrow, however the answer ends.
        let grade = match judged.verdict {
            TrainVerdict::Not if !self.mistaken => Some(Grade::Missed),
            TrainVerdict::Complete if !self.mistaken => Some(Grade::of(self.help, false)),
            _ => None,
        };
        if let Some(grade) = grade {
            progress.note(name, self.position, grade, self.day);
        }
        judged.done = judged.verdict == TrainVerdict::Complete;
        if let Some(card) = progress.card(name, self.position).filter(|_| judged.done) {
            let days = card.due.saturating_sub(self.day).max(1);
            judged.back = words.say_with("train-back", &[("days", days.into())]);
        }
        Ok(TrainJudged { marks, dots: Path::new().dots(name, &progress), progress, ..judged })
    }
}

/// An answer that is judged.
struct Judging<'a> {
    set: &'a Set,
    claims: &'a [Claim],
    marked: &'a Marked,
    asker: &'a Asker<'a>,
}

impl Judging<'_> {
    fn judged(&self) -> Result<TrainJudged, Refusal> {
        let (drill, marked, words) = (&self.set.drill, self.marked, self.asker.words);
        let position = drill.position();
        let technique = drill.technique();
        if self.claims.is_empty() {
            return Ok(self.plain(TrainVerdict::Nothing, words.say("train-nothing-say")));
        }
        if let Some((claim, Mark::Malformed(why))) =
            self.first(|mark| matches!(mark, Mark::Malformed(_)))
        {
            return Ok(
                self.plain(TrainVerdict::Malformed, words.malformed(&words.marked(claim), *why))
            );
        }
        if let Some((claim, _)) = self.first(|mark| *mark == Mark::Not) {
            let miss = drill.miss(claim, self.asker.stop)?;
            return Ok(TrainJudged {
                miss: Some(miss.kind()),
                drawn: Some(drawn(position, picture(&miss, claim, position))),
                ..self.plain(TrainVerdict::Not, words.miss(&miss, claim, technique))
            });
        }
        if let Some(step) = &marked.step {
            return Ok(self.by_step(step));
        }
        let Some((claim, mark)) = self.first(|_| true) else {
            return Ok(self.plain(TrainVerdict::Nothing, words.say("train-nothing-say")));
        };
        let (Mark::Other(step) | Mark::Ahead(step)) = mark else {
            return Ok(self.plain(TrainVerdict::Nothing, words.say("train-nothing-say")));
        };
        let args = [
            ("claim", words.marked(claim).into()),
            ("other", words.technique(step.technique).into()),
            ("technique", words.technique(technique).into()),
        ];
        let said = words.say_with(&format!("train-{}-say", mark.name()), &args);
        if let Mark::Ahead(_) = mark {
            return Ok(self.plain(TrainVerdict::Ahead, said));
        }
        Ok(TrainJudged {
            drawn: Some(drawn(position, step.draw_in(position))),
            step: Some(Step::new(position, step, false, words)),
            ..self.plain(TrainVerdict::Other, format!("{said} {}", words.step(step, position)))
        })
    }

    /// What follows by a step of the technique, all of it or a part.
    fn by_step(&self, step: &ennead::logic::Step) -> TrainJudged {
        let (words, position) = (self.asker.words, self.set.drill.position());
        let (more, missing) = (self.marked.more, self.marked.missing);
        if missing > 0 {
            return TrainJudged {
                missing,
                drawn: Some(drawn(position, pattern(step))),
                ..self.plain(TrainVerdict::Incomplete, words.reason(step, position))
            };
        }
        let more_text = match more {
            0 => String::new(),
            more => words.say_with("train-more", &[("more", more.into())]),
        };
        TrainJudged {
            more,
            more_text,
            step: Some(Step::new(position, step, false, words)),
            drawn: Some(drawn(position, step.draw_in(position))),
            ..self.plain(TrainVerdict::Complete, words.step(step, position))
        }
    }

    /// The first claim with such a mark. What follows by another technique comes before what is ahead.
    fn first(&self, wanted: impl Fn(&Mark) -> bool) -> Option<(Claim, &Mark)> {
        let marks = self.claims.iter().copied().zip(&self.marked.marks);
        let wanted = marks.filter(|(_, mark)| wanted(mark));
        wanted.min_by_key(|(_, mark)| matches!(mark, Mark::Ahead(_)))
    }

    /// A verdict with its title and why.
    fn plain(&self, verdict: TrainVerdict, text: String) -> TrainJudged {
        let words: &Words = self.asker.words;
        let missing = [("missing", self.marked.missing.into())];
        TrainJudged {
            verdict,
            title: words.say_with(&format!("train-{verdict}"), &missing),
            text,
            ..TrainJudged::default()
        }
    }
}

/// The picture of why a claim does not follow.
fn picture(miss: &Miss, claim: Claim, position: &Position) -> Drawing {
    let it = claim.candidate();
    let mut drawing = Drawing::default();
    match miss {
        Miss::Clash(cells) => drawing.cells(*cells, Role::Conflict),
        Miss::Unseen { step, sees, misses } => {
            drawing = pattern(step);
            drawing.candidates(it.digit(), *sees, Role::Pattern);
            drawing.candidates(it.digit(), *misses, Role::Second);
            drawing.cells(*misses, Role::Second);
        }
        Miss::Spoilt { step, by } => {
            drawing = pattern(step);
            drawing.candidate(*by, Role::Conflict);
        }
        Miss::Open { digits, house, places } => {
            drawing.house(*house, Role::House);
            for digit in digits.iter() {
                drawing.candidate(ennead::Candidate::new(digit, it.cell()), Role::Second);
            }
            drawing.candidates(it.digit(), *places, Role::Second);
        }
        Miss::Harmless => {
            let others = position.cells_of(it.digit()) & it.cell().peers();
            drawing.candidates(it.digit(), others, Role::Second);
        }
    }
    drawing.cell(it.cell(), Role::Selected);
    drawing
}
