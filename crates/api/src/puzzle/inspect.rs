//! What was opened: is it a proper puzzle, and how hard; or if not, why not?

use ennead::engine::{Diagnosis, DiagnosisKind, Gap, Repair, Stopped, diagnose_until};
use ennead::generate::Shape;
use ennead::logic::technique_of;
use ennead::rating::{Level, Rater, RaterOptions, Rating, Tenths};
use ennead::{Candidate, Cell, CellSet, Clues, DigitSet, House, Puzzle};
#[cfg(feature = "rules")]
use ennead::{
    board::{self, Ground as _},
    rule::{self, Setup},
    variant::{self, Clue},
};
#[cfg(feature = "rules")]
use ennead_text::Words;
use serde::Serialize;

#[cfg(feature = "rules")]
use crate::play::game::Places;
#[cfg(feature = "rules")]
use crate::puzzle::{Asked, Ruled, RuledVerdict, default_engine};
use crate::question::{Asker, Question, Refusal};
use crate::subject::about_puzzle_or_game;

about_puzzle_or_game! {
    /// What should a player know of a puzzle before playing it? Of a game, its start counts.
    ///
    /// ```
    /// use ennead_api::puzzle::Inspect;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: Inspect = serde_json::from_str(
    ///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ///         "rate": true}"#,
    /// )?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// assert_eq!((answer.heading.as_str(), answer.detail.as_str()), ("One solution", "easy · ER 1.2"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct Inspect {
        /// Whether to rate it too, which can take long.
        #[serde(default)]
        pub rate: bool,
    }
}

/// The answer to [`Inspect`].
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inspected {
    /// The givens, or the sukaku, as they are on the board of a game.
    pub puzzle: String,
    /// What it is.
    pub opened: DiagnosisKind,
    /// How many solutions, in a few words.
    pub heading: String,
    /// The level and rating, or what is wrong, in a few words.
    pub detail: String,
    /// The title of what is said in full.
    pub title: String,
    /// What is wrong.
    pub text: String,
    /// What the choices are.
    pub choose: String,
    /// Ways to mend the puzzle by adding or changing one given, so that exactly one solution is
    /// left. Only the first few are listed.
    pub choices: Vec<Mend>,
    /// A remark.
    pub note: String,
    /// What is known of a proper puzzle: labels and values.
    pub facts: Vec<(String, String)>,
    /// The solutions that come first in reading order, at most two, as grids are on the board of a game.
    pub solutions: Vec<String>,
    /// The cells in which solutions differ.
    pub differing: Vec<String>,
    /// The cell or the house that nothing fits into.
    pub gap: Option<String>,
    /// The givens to blame.
    pub blamed: Vec<String>,
    /// The clues that contradict each other, if there are rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<BlamedClue>,
    /// Whether it can be rated: a classic puzzle with one solution.
    pub ratable: bool,
    /// The rating of the hardest step, if it was asked for and there is one solution.
    pub er: Option<Tenths>,
    /// The level.
    pub level: Option<Level>,
    /// The hardest rule, by its name in the asker's language.
    pub hardest: Option<String>,
    /// The technique whose lesson is about the hardest rule, if there is one.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
    pub hardest_technique: Option<&'static str>,
}

/// A clue that contradicts others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BlamedClue {
    /// What it says.
    pub text: String,
    /// Its cells.
    pub cells: Vec<String>,
}

/// A given to add or to change.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mend {
    /// The cell.
    pub cell: String,
    /// The digits to choose from.
    pub digits: Vec<u8>,
    /// The choice in words.
    pub text: String,
}

impl Mend {
    fn new(cell: Cell, digits: DigitSet, text: String) -> Mend {
        let digits = digits.iter().map(|digit| digit.get()).collect();
        Mend { cell: cell.to_string(), digits, text }
    }
}

/// How many choices are listed.
const MOST_CHOICES: usize = 6;

impl Inspect {
    /// The answer without a rating, even if one was asked for. A program that only calls this
    /// function is linked without the rater.
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    pub fn unrated(self, asker: &Asker) -> Result<Inspected, Refusal> {
        self.answered(asker, |_, _| Ok(None))
    }

    /// The answer, with what `rate` says and writes about a proper puzzle.
    fn answered(
        self,
        asker: &Asker,
        rate: impl Fn(&mut Inspected, &Puzzle) -> Result<Option<Rating>, Stopped>,
    ) -> Result<Inspected, Refusal> {
        #[cfg(feature = "rules")]
        if !self.subject.is_plainly_classic() {
            let asked = self.subject.asked(Vec::new(), false, asker)?;
            return match asked {
                Asked::Ruled(ruled) => ruled.inspected(asker),
                classic => Inspect { subject: classic.into(), ..self }.answered(asker, rate),
            };
        }
        let clues = self.subject.clues(asker)?;
        Inspected::classic(clues, asker, rate)
    }
}

impl Inspected {
    /// The answer about a classic puzzle, with what `rate` says and writes about a proper one.
    fn classic(
        clues: Clues,
        asker: &Asker,
        rate: impl Fn(&mut Inspected, &Puzzle) -> Result<Option<Rating>, Stopped>,
    ) -> Result<Inspected, Refusal> {
        let (words, givens) = (asker.words, clues.givens());
        let diagnosis = diagnose_until(clues, asker.stop)?;
        let said = words.opened(givens, &diagnosis);
        let mut answer = Inspected {
            puzzle: clues.to_string(),
            opened: diagnosis.kind(),
            heading: said.heading,
            detail: said.detail,
            title: said.title,
            text: said.text,
            choose: said.choose,
            note: said.note,
            ..Inspected::default()
        };
        let mends = |repairs: Vec<Repair>| -> Vec<Mend> {
            let repairs = repairs.into_iter().take(MOST_CHOICES);
            repairs.map(|it| Mend::new(it.cell, it.digits, words.repair(givens, it))).collect()
        };
        match diagnosis {
            Diagnosis::Proper { solution, redundant } => {
                answer.solutions = vec![solution.to_string()];
                answer.ratable = true;
                let rating = match Puzzle::try_from(clues) {
                    Ok(puzzle) => rate(&mut answer, &puzzle)?,
                    Err(_) => None,
                };
                let is_symmetric = Shape::ALL
                    .into_iter()
                    .any(|shape| shape != Shape::None && shape.holds(givens.cells()));
                answer.facts = words.opened_facts(givens, is_symmetric, redundant.len(), rating);
            }
            Diagnosis::Several { first, differing, deciding, .. } => {
                answer.solutions = first.iter().map(ToString::to_string).collect();
                answer.differing = names(differing);
                let by_cell = deciding.chunk_by(|a: &Candidate, b| a.cell() == b.cell());
                answer.choices = by_cell
                    .take(MOST_CHOICES)
                    .map(|candidates| {
                        let digits = candidates.iter().map(|it| it.digit()).collect();
                        Mend::new(candidates[0].cell(), digits, words.deciding(candidates))
                    })
                    .collect();
            }
            Diagnosis::Unsolvable { gap, blamed, repairs } => {
                answer.gap = gap.map(|gap| match gap {
                    Gap::Cell(cell) => cell.to_string(),
                    Gap::House(house, _) => House::to_string(&house),
                });
                answer.blamed = names(blamed);
                answer.choices = mends(repairs);
            }
            Diagnosis::Clashing { cells, repairs } => {
                answer.blamed = names(cells);
                answer.choices = mends(repairs);
            }
        }
        Ok(answer)
    }
}

fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

impl Inspected {
    /// Adds the rating.
    fn rate(&mut self, puzzle: &Puzzle, asker: &Asker) -> Result<Rating, Stopped> {
        let rating = Rater::new(RaterOptions::default()).rate(puzzle, asker.stop)?;
        self.er = Some(rating.er);
        self.level = rating.level();
        self.hardest = rating.hardest.map(|rule| asker.words.rule(rule));
        self.hardest_technique = rating.hardest.and_then(technique_of);
        self.detail = asker.words.level_and_rating(&rating);
        Ok(rating)
    }
}

impl Question for Inspect {
    type Answer = Inspected;

    fn answer(self, asker: &Asker) -> Result<Inspected, Refusal> {
        let rated = self.rate;
        self.answered(asker, |answer, puzzle| rated.then(|| answer.rate(puzzle, asker)).transpose())
    }
}

#[cfg(feature = "rules")]
impl Ruled {
    /// What a player should know of a puzzle with rules, or on another board.
    fn inspected(&self, asker: &Asker) -> Result<Inspected, Refusal> {
        let (words, setup) = (asker.words, self.setup());
        let layout = setup.layout();
        let text = |grid: &board::Givens| Places::of(layout).text(grid);
        let (solutions, verdict) = self.verdict(2, default_engine(), asker)?;
        let mut answer = Inspected { puzzle: text(&setup.givens), ..Inspected::default() };
        answer.solutions = solutions.iter().map(text).collect();
        answer.facts = words.ruled_facts(setup.givens.len(), &setup.rules, layout);
        let (opened, heading, title) = match verdict {
            Some(RuledVerdict::Unique) | None => {
                (DiagnosisKind::Proper, "opened-proper", "opened-title")
            }
            Some(RuledVerdict::Ambiguous) => {
                if let [one, other] = &solutions[..] {
                    let differ = |cell: &board::Cell| one.get(*cell) != other.get(*cell);
                    answer.differing =
                        layout.cells().iter().filter(differ).map(|cell| cell.to_string()).collect();
                }
                let count = [("count", answer.differing.len().into())];
                answer.text = words.say_with("opened-say-several", &count);
                answer.note = words.say("opened-note-several");
                (DiagnosisKind::Several, "opened-several", "opened-title-several")
            }
            Some(RuledVerdict::Unsolvable) => {
                let found = variant::least_contradiction(setup, TRIED, asker.stop, &mut |_| {})?;
                let clues = found.map_or(Vec::new(), |found| found.clues);
                answer.text = words.say_with("opened-say-clues", &[("count", clues.len().into())]);
                answer.clues = clues.iter().map(|&it| BlamedClue::new(it, setup, words)).collect();
                (DiagnosisKind::Unsolvable, "opened-none", "opened-title-clues")
            }
            Some(RuledVerdict::Invalid) => {
                answer.text = self.faults(words).join(" ");
                (DiagnosisKind::Clashing, "opened-clashing", "opened-title-broken")
            }
        };
        answer.opened = opened;
        (answer.heading, answer.title) = (words.say(heading), words.say(title));
        let broken = rule::Ruled::new(setup).map(|ground| ground.clashes(&setup.givens));
        let cells = broken.unwrap_or_default().iter().map(|cell| cell.to_string());
        answer.blamed = cells.chain(answer.clues.iter().flat_map(|it| it.cells.clone())).collect();
        Ok(answer)
    }
}

/// How many sets of clues are tried to find the least that contradict each other.
#[cfg(feature = "rules")]
const TRIED: usize = 50;

#[cfg(feature = "rules")]
impl BlamedClue {
    fn new(clue: Clue, setup: &Setup, words: &Words) -> BlamedClue {
        let layout = setup.layout();
        let (text, cells) = match clue {
            Clue::Given(cell) => {
                let digit = setup.givens.get(cell).map_or("", |value| layout.symbol(value));
                let args = [("cell", words.place(cell).into()), ("digit", digit.into())];
                (words.say_with("clue-given", &args), [cell].into_iter().collect())
            }
            Clue::Rule(number) => {
                let rule = &setup.rules[number];
                let name = words.rule_name(rule.name());
                let args = [("name", name.into()), ("text", words.rule_text(rule, layout).into())];
                (words.say_with("clue-rule", &args), rule.cells(layout))
            }
        };
        BlamedClue { text, cells: cells.iter().map(|cell| cell.to_string()).collect() }
    }
}
