//! Which position is next, what helps with it, and its worksheets.

use ennead::Givens;
use ennead::grid::named;
use ennead::logic::lesson::{self, Example};
use ennead::logic::{Drill, Technique, technique};
use ennead_booklet::{Item, Section, Sudoku};
use ennead_game::Progress;
use serde::{Deserialize, Serialize};

use crate::play::step::{Drawn, marks};
use crate::question::{Asker, Question, Refusal, within};
use crate::train::path::{Dot, Path, is_practised};

/// Which position is next?
///
/// ```
/// use ennead_api::train::TrainPosition;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: TrainPosition = serde_json::from_str(r#"{"technique": "x-wing", "day": 20000}"#)?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!((answer.name.as_str(), answer.position), ("X-wing", 1));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrainPosition {
    /// The technique; if left out, what is due, then what is next on the path from easy to hard.
    #[serde(default)]
    pub technique: Option<&'static dyn Technique>,
    /// The number of the position, from 1; if left out, what is due, then what is new.
    #[serde(default)]
    pub position: Option<u32>,
    /// The position that was just practised, which does not come again at once.
    #[serde(default)]
    pub after: Option<u32>,
    /// What the learner has answered so far.
    #[serde(default)]
    pub progress: Option<Progress>,
    /// Today, in days since 1 January 1970.
    pub day: u32,
}

named! {
    /// What is to be marked in a position.
    pub enum Asks {
        /// Candidates that are false.
        Strike = "strike",
        /// Digits.
        Place = "place",
    }
}

/// A position to practise.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainPositioned {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its name in the asker's language.
    pub name: String,
    /// The number of the position, from 1.
    pub position: u32,
    /// How many positions the technique has.
    pub count: u32,
    /// How each of them was answered last.
    pub dots: Vec<Dot>,
    /// The givens, 81 characters.
    pub givens: Givens,
    /// The digits placed since, 81 characters.
    pub placed: Givens,
    /// The candidates of each cell, as sets of digits: 1 for the digit 1, 2 for 2, 4 for 3 and so on.
    pub marks: Vec<u16>,
    /// What is to be marked.
    pub asks: Asks,
    /// The same as a question.
    pub title: String,
    /// What to do, in a sentence or two.
    pub task: String,
    /// "Position 2 of 5".
    pub number: String,
    /// Whether no easier technique helps here.
    pub needed: bool,
}

/// What helps with a position?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrainHelp {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// The number of the position, from 1.
    pub position: u32,
    /// How much to show: 1 where to look, 2 which pattern, 3 how it works and what follows.
    pub depth: u8,
}

/// Help with a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrainHelped {
    /// The help in words, at every depth up to the one asked for.
    pub sentences: Vec<String>,
    /// The position with its marks; at the first depth the houses, at the second the pattern, at the third
    /// the step.
    pub drawn: Drawn,
}

impl Question for TrainPosition {
    type Answer = TrainPositioned;

    fn answer(self, asker: &Asker) -> Result<TrainPositioned, Refusal> {
        let progress = progress(self.progress, self.day, asker)?;
        let path = Path::new();
        let (name, number) = match self.technique {
            None => path.next(&progress, self.day),
            Some(technique) => {
                let name = technique.about().name;
                let count = path.count(name);
                let number = match self.position {
                    Some(number) => number,
                    None => path.next_of(name, &progress, self.day, self.after),
                };
                demand(name, number, count, asker)?;
                (name, number)
            }
        };
        let set = Set::new(name, number, asker)?;
        let words = asker.words;
        let asks = set.asks();
        let named = words.technique(name);
        let task = [("technique", named.as_str().into())];
        let mut task = vec![words.say_with(&format!("train-task-{asks}"), &task)];
        if !set.example.needed {
            task.push(words.say("train-built"));
        }
        let face = set.drill.position().face();
        let count = path.count(name);
        let args = [("number", number.into()), ("count", count.into())];
        Ok(TrainPositioned {
            technique: technique(name)?,
            position: number,
            count,
            dots: path.dots(name, &progress),
            givens: face.givens,
            placed: face.found,
            marks: marks(set.drill.position()),
            asks,
            title: words.say(&format!("train-{asks}")),
            task: task.join(" "),
            number: words.say_with("train-position", &args),
            needed: set.example.needed,
            name: named,
        })
    }
}

impl Question for TrainHelp {
    type Answer = TrainHelped;

    fn answer(self, asker: &Asker) -> Result<TrainHelped, Refusal> {
        within("depth", self.depth.into(), 1..=3)?;
        let set = Set::new(self.technique.about().name, self.position, asker)?;
        let (words, position) = (asker.words, set.drill.position());
        let step = set.step();
        let look = [("houses", words.houses(step.region()).into())];
        let said = [
            words.say_with("hint-look", &look),
            words.pattern_of(step),
            words.step(step, position),
        ];
        let drawing = match self.depth {
            1 => {
                let mut drawing = ennead::draw::Drawing::default();
                drawing.houses(step.region(), ennead::draw::Role::House);
                drawing
            }
            2 => pattern(step),
            _ => step.draw_in(position),
        };
        Ok(TrainHelped {
            sentences: said.into_iter().take(self.depth.into()).collect(),
            drawn: drawn(position, drawing),
        })
    }
}

/// A position of a technique, with its drill.
pub(super) struct Set {
    pub(super) example: Example,
    pub(super) drill: Drill,
}

impl Set {
    /// The position with this number, from 1.
    pub(super) fn new(name: &str, number: u32, asker: &Asker) -> Result<Set, Refusal> {
        let technique = technique(name)?;
        let name = technique.about().name;
        let mut examples = positions(name);
        demand(name, number, examples.len() as u32, asker)?;
        let example = examples.swap_remove(number as usize - 1);
        let drill = Drill::new(example.position, technique, asker.stop)?;
        match drill.step() {
            Some(_) => Ok(Set { example, drill }),
            None => Err(none(name, asker)),
        }
    }

    /// The step that the position is there for, or else the plainest of the technique.
    pub(super) fn step(&self) -> &ennead::logic::Step {
        let is_it = |step: &&ennead::logic::Step| {
            let case = &self.example.case;
            step.eliminations == case.eliminations && step.placements == case.placements
        };
        let steps = self.drill.steps();
        steps.iter().find(is_it).unwrap_or(&steps[0])
    }

    /// What is to be marked.
    pub(super) fn asks(&self) -> Asks {
        if self.drill.places() { Asks::Place } else { Asks::Strike }
    }
}

/// The positions of the technique called `name`, the plainest first.
fn positions(name: &str) -> Vec<Example> {
    if is_practised(name) { lesson::examples(name) } else { Vec::new() }
}

/// The techniques that can be practised, in the order of the table: those with [worksheets](train_worksheets).
pub fn practised() -> Vec<&'static str> {
    Path::new().techniques().iter().map(|&(name, _)| name).collect()
}

/// Worksheets of a technique: its positions, each on a page, as a section of a booklet. The answers
/// are at the back.
///
/// # Errors
///
/// If it has no positions, or the asker stops waiting.
pub fn train_worksheets(
    technique: &'static dyn Technique,
    asker: &Asker,
) -> Result<Section, Refusal> {
    let name = technique.about().name;
    let words = asker.words;
    let named = words.technique(name);
    let args = [("technique", named.as_str().into())];
    let mut items = Vec::new();
    for number in 1..=positions(name).len() as u32 {
        let set = Set::new(name, number, asker)?;
        let Some(solution) = ennead::solution(&set.example.puzzle) else { continue };
        let position = *set.drill.position();
        let task = words.say_with(&format!("train-task-{}", set.asks()), &args);
        let id = format!("{named} {number}");
        let sudoku = Sudoku::new(set.example.puzzle, solution, id);
        let answer = words.step(set.step(), &position);
        let drill = ennead_booklet::Drill { position, task };
        items.push(Item::Sudoku(Box::new(sudoku.with_drill(drill, answer))));
    }
    match items.is_empty() {
        true => Err(none(name, asker)),
        false => Ok(Section { title: words.say_with("booklet-drills", &args), items }),
    }
}

/// Refuses a position that is not there.
fn demand(name: &str, number: u32, count: u32, asker: &Asker) -> Result<(), Refusal> {
    match count {
        0 => Err(none(name, asker)),
        _ if (1..=count).contains(&number) => Ok(()),
        _ => {
            let args = [("technique", asker.words.technique(name).into()), ("count", count.into())];
            Err(Refusal::WrongCall(asker.words.say_with("train-no-position", &args)))
        }
    }
}

/// The refusal for a technique without positions.
fn none(name: &str, asker: &Asker) -> Refusal {
    let args = [("technique", asker.words.technique(name).into())];
    Refusal::WrongCall(asker.words.say_with("train-no-positions", &args))
}

/// The progress, if it and the day make sense.
pub(super) fn progress(
    progress: Option<Progress>,
    day: u32,
    asker: &Asker,
) -> Result<Progress, Refusal> {
    within("day", day.into(), 0..=Progress::LAST_DAY.into())?;
    progress.unwrap_or_default().checked().map_err(|broken| {
        let args = [("part", broken.part.into()), ("found", broken.found.into())];
        Refusal::WrongCall(asker.words.say_with("train-progress-broken", &args))
    })
}

/// The marks of a step's pattern, without what follows from it.
pub(super) fn pattern(step: &ennead::logic::Step) -> ennead::draw::Drawing {
    let mut drawing = ennead::draw::Drawing::default();
    step.pattern.shape().draw(&mut drawing);
    let follows = |it: ennead::Candidate| {
        let (digit, cell) = (it.digit(), it.cell());
        step.eliminations.contains(digit, cell) || step.placements.contains(digit, cell)
    };
    drawing.candidates.retain(|&(candidate, _)| !follows(candidate));
    drawing
}

pub(super) fn drawn(position: &ennead::logic::Position, drawing: ennead::draw::Drawing) -> Drawn {
    Drawn { placed: *position.digits(), marks: marks(position), drawing }
}
