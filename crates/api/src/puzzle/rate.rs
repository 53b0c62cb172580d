//! How hard a puzzle is.

use ennead::depth::{Depth, Scale};
use ennead::engine::Stopped;
use ennead::logic::{self, PathFinder, Position, Table};
use ennead::rating::{self, Features, Level, RaterOptions, Rating, RatingStep, Rule, Tenths};
use ennead::{Candidate, Clues, Puzzle, Verdict};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::fields;
use crate::puzzle::scales::{self, Gauge, GaugeOptions, RatingScale};
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// How hard is the puzzle?
///
/// ```
/// use ennead_api::puzzle::Rate;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Rate = serde_json::from_str(
///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
/// )?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!(answer.er.map(|er| er.to_string()).as_deref(), Some("1.2"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// The puzzle.
    pub puzzle: Subject,
    /// Whether to rate the canonical form instead.
    #[serde(default)]
    pub canonical: bool,
    /// Whether to use rules that rely on there being one solution.
    #[serde(default = "yes")]
    pub uniqueness: bool,
    /// The rating above which to stop, such as `7.2`.
    #[serde(default, deserialize_with = "fields::optional_rating")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<f64>"))]
    pub stop_above: Option<Tenths>,
    /// The scales: `se`, Sudoku Explainer's, and those of D. Berthier: `te`, `b`, `gb`, `bxb`,
    /// `bxbb`, `w`, `gw`, `tw`, `s+w`.
    #[serde(default = "explainers")]
    pub scales: Vec<RatingScale>,
}

const fn yes() -> bool {
    true
}

fn explainers() -> Vec<RatingScale> {
    vec![RatingScale::Explainer]
}

/// The answer to [`Rate`]. Unless there is exactly one solution, everything but the puzzle and the
/// verdict is null; so is what belongs to Sudoku Explainer's scale if that was not asked for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RateAnswer {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// The verdict.
    pub verdict: Verdict,
    /// The puzzle that was rated and that the steps refer to, if it is not the one asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<Clues>,
    /// The rating of the hardest step.
    pub er: Option<Tenths>,
    /// The rating of the hardest step up to the first placement.
    pub ep: Option<Tenths>,
    /// The rating of the first step.
    pub ed: Option<Tenths>,
    /// Whether `stop_above` ended the path: ER is then a lower bound.
    pub stopped: Option<bool>,
    /// The level; none if the path did not reach its end.
    pub level: Option<Level>,
    /// The hardest rule.
    pub hardest: Option<Rule>,
    /// The path's level and score on HoDoKu's scale.
    pub hodoku: Option<HoDoKu>,
    /// The estimate of how difficult people find it; none if the path did not reach its end.
    pub human: Option<f64>,
    /// The steps.
    pub steps: Option<Vec<RatedStep>>,
    /// The level's name in the asker's language.
    pub level_name: Option<String>,
    /// The values on D. Berthier's scales, by the names of these, if any were asked for.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "scales::by_name")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<std::collections::BTreeMap<String, scales::OnScale>>")
    )]
    pub scales: Option<Vec<(Scale, Depth)>>,
}

/// HoDoKu's level and score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HoDoKu {
    /// The level.
    pub level: logic::HodokuLevel,
    /// The sum of the scores of the steps.
    pub score: u32,
    /// The level's name in the asker's language.
    pub level_name: String,
}

impl HoDoKu {
    /// The level and score of `path`.
    pub fn new(path: &logic::Path, words: &Words) -> HoDoKu {
        let logic::Path { level, score, .. } = *path;
        HoDoKu { level, score, level_name: words.hodoku_level(level) }
    }
}

/// A step of a rating.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedStep {
    /// The rule.
    pub rule: Rule,
    /// Its rating.
    pub rating: Tenths,
    /// What it places.
    pub places: Option<Candidate>,
    /// What it eliminates.
    pub eliminates: Vec<Candidate>,
}

impl Question for Rate {
    type Answer = RateAnswer;

    fn answer(self, asker: &Asker) -> Result<RateAnswer, Refusal> {
        let options = GaugeOptions {
            scales: self.scales,
            canonical: self.canonical,
            rater: RaterOptions {
                uniqueness: self.uniqueness,
                stop_above: self.stop_above,
                steps: true,
                ..RaterOptions::default()
            },
        };
        let clues = self.puzzle.clues(asker)?;
        let rated = Rated::new(&mut Gauge::new(&options), clues, asker)?;
        Ok(RateAnswer::new(&rated, asker)?)
    }
}

/// A puzzle and its ratings, as values of the core.
#[derive(Clone, Debug)]
pub struct Rated {
    /// The givens, or the sukaku.
    pub clues: Clues,
    /// The verdict.
    pub verdict: Verdict,
    /// The canonical form, if that was rated.
    canonical: Option<Puzzle>,
    /// The rating on Sudoku Explainer's scale, if asked for and there is exactly one solution.
    pub rating: Option<RatedPath>,
    /// The values on D. Berthier's scales, in the order asked for; none unless there is exactly
    /// one solution.
    pub depths: Vec<(Scale, Depth)>,
}

/// The puzzle that was rated, and its rating.
#[derive(Clone, Debug)]
pub struct RatedPath {
    /// The puzzle, or its canonical form.
    pub puzzle: Puzzle,
    /// The rating.
    pub rating: Rating,
    /// The steps, if the rater was asked for them.
    pub steps: Vec<RatingStep>,
}

impl Rated {
    /// Rates a puzzle, or its canonical form.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn new(
        gauge: &mut Gauge,
        clues: impl Into<Clues>,
        asker: &Asker,
    ) -> Result<Rated, Stopped> {
        let clues = clues.into();
        let verdict = Verdict::of_clues(clues);
        let mut rated = Rated { clues, verdict, canonical: None, rating: None, depths: Vec::new() };
        if verdict.is_unique()
            && let Ok(mut puzzle) = Puzzle::try_from(clues)
        {
            if gauge.canonical {
                puzzle = rating::canonical(&puzzle);
                rated.canonical = Some(puzzle);
            }
            if let Some(rater) = &mut gauge.rater {
                let (rating, steps) = rater.path(&puzzle, asker.stop)?;
                rated.rating = Some(RatedPath { puzzle, rating, steps });
            }
            rated.depths = gauge.depths(&puzzle, asker)?;
        }
        Ok(rated)
    }
}

impl Rated {
    /// Why there is no rating, in a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        match self.verdict {
            Verdict::Invalid => words.clash(self.clues.givens(), self.clues.givens().clashes()),
            verdict => words.verdict(verdict, self.clues.givens().missing()),
        }
    }
}

impl RatedPath {
    /// The estimate of how difficult people find it, if the whole path is known.
    pub fn human(&self) -> Option<f64> {
        (!self.rating.stopped).then(|| Features::new(&self.puzzle, &self.steps).difficulty())
    }

    /// The level and score on HoDoKu's scale.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn hodoku(&self, asker: &Asker) -> Result<HoDoKu, Stopped> {
        // Conclusions from uniqueness follow from the givens, not from what a sukaku strikes.
        let uniqueness = !self.puzzle.clues().is_sukaku();
        let options = logic::Options { uniqueness, ..logic::Options::DEFAULT };
        let finder = PathFinder::new(Table::hodoku(), options);
        let path = finder.path(&Position::new(&self.puzzle), asker.stop)?;
        Ok(HoDoKu::new(&path, asker.words))
    }
}

impl RateAnswer {
    /// The answer for a puzzle that was rated.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn new(rated: &Rated, asker: &Asker) -> Result<RateAnswer, Stopped> {
        let path = rated.rating.as_ref();
        let rating = path.map(|path| &path.rating);
        let level = rating.and_then(Rating::level);
        let step = |step: &RatingStep| RatedStep {
            rule: step.rule,
            rating: step.rating,
            places: step.placement,
            eliminates: step.eliminations.clone(),
        };
        Ok(RateAnswer {
            puzzle: rated.clues,
            verdict: rated.verdict,
            canonical: rated.canonical.as_ref().map(|puzzle| *puzzle.clues()),
            er: rating.map(|rating| rating.er),
            ep: rating.map(|rating| rating.ep),
            ed: rating.map(|rating| rating.ed),
            stopped: rating.map(|rating| rating.stopped),
            level,
            hardest: rating.and_then(|rating| rating.hardest),
            hodoku: path.map(|path| path.hodoku(asker)).transpose()?,
            human: path.and_then(RatedPath::human).map(|human| (human * 100.0).round() / 100.0),
            steps: path.map(|path| path.steps.iter().map(step).collect()),
            level_name: level.map(|level| asker.words.level(level)),
            scales: (!rated.depths.is_empty()).then(|| rated.depths.clone()),
        })
    }
}
