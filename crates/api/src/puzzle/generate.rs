//! New puzzles.

use std::ops::ControlFlow;

use ennead::generate::{
    Base, Depths, Feature, Made, PathRole, Ratings, Request, Shape, Shortfall, Watch, Way, Wish,
    make,
};
use ennead::logic::Technique;
use ennead::rating::{Level, Rule, Tenths};
use ennead::{CellSet, Givens, Puzzle, Solution};
use serde::{Deserialize, Serialize};

use crate::fields::{self, Fault};
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// Which puzzles meet these conditions? The puzzles depend only on the conditions, the seed and
/// their numbers.
///
/// ```
/// use ennead_api::puzzle::Generate;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Generate = serde_json::from_str(r#"{"level": "easy", "seed": 7, "count": 2}"#)?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!(answer.puzzles.len(), 2);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Generate {
    /// The level, by rating.
    pub level: Option<Level>,
    /// The range of ER, such as `7.2..8.3`, instead of a level.
    #[serde(deserialize_with = "fields::optional")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub rating: Option<Ratings>,
    /// Ranges on D. Berthier's scales, such as `te=2`, `b=..4` or `bxb=3..`.
    #[serde(deserialize_with = "fields::list")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub scales: Vec<Depths>,
    /// A technique that must occur.
    pub technique: Option<&'static dyn Technique>,
    /// Where it occurs: `path` (the default), `hardest` or `first`.
    pub place: Option<PathRole>,
    /// The only techniques that may be needed, if there are any.
    pub only: Vec<&'static dyn Technique>,
    /// Techniques that must not be needed.
    pub without: Vec<&'static dyn Technique>,
    /// The symmetry of the pattern of givens.
    pub symmetry: Option<Shape>,
    /// The number of givens, from and to.
    pub clues: Option<(usize, usize)>,
    /// A drawing of the cells that may hold givens: nine lines, or 81 characters.
    #[serde(deserialize_with = "fields::optional")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub pattern: Option<CellSet>,
    /// Whether the puzzles must be minimal.
    pub minimal: bool,
    /// Whether every minimal puzzle is to have the same chance.
    pub even: bool,
    /// Whether to rate puzzles even if no condition depends on the rating.
    pub rate: bool,
    /// A puzzle to derive them from.
    pub from: Option<Subject>,
    /// How they are related to it: `isomorphs` (the default), `neighbours` or `inside`.
    pub like: Option<Way>,
    /// The largest number of drafts for one puzzle; 0 for the usual number.
    pub attempts: u64,
    /// The seed.
    pub seed: u64,
    /// The number of the first puzzle.
    pub first: u64,
    /// The number of puzzles; 1 if left out.
    pub count: Option<u64>,
}

/// The answer to [`Generate`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Generated {
    /// The puzzles made.
    pub puzzles: Vec<MadeAnswer>,
    /// Why there are no more, if there are fewer than asked for.
    pub stopped: Option<String>,
}

/// A puzzle that was made. The ratings are null unless they were asked for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MadeAnswer {
    /// The givens.
    pub puzzle: Givens,
    /// The solution.
    pub solution: Solution,
    /// The number of givens.
    pub clues: usize,
    /// The rating of the hardest step.
    pub er: Option<Tenths>,
    /// The rating of the hardest step up to the first placement.
    pub ep: Option<Tenths>,
    /// The rating of the first step.
    pub ed: Option<Tenths>,
    /// The level.
    pub level: Option<Level>,
    /// The hardest rule.
    pub hardest: Option<Rule>,
    /// The seed.
    pub seed: u64,
    /// The puzzle's number.
    pub number: u64,
}

impl Question for Generate {
    type Answer = Generated;

    fn answer(self, asker: &Asker) -> Result<Generated, Refusal> {
        let (seed, first, count) = (self.seed, self.first, self.count.unwrap_or(1));
        let wish = self.wish(asker)?;
        let impossible = |why| Refusal::WrongCall(asker.words.impossible(&why));
        wish.check().map_err(impossible)?;
        let request = Request { wish, first, count, seed, threads: 1 };
        let mut puzzles = Vec::new();
        let made = make(&request, &Watch::new(), asker.stop, |made| {
            puzzles.push(MadeAnswer::new(seed, &made));
            ControlFlow::Continue(())
        });
        let stopped = match made {
            Ok(()) => None,
            Err(Shortfall::Stopped) => return Err(Refusal::Stopped),
            Err(shortfall) => Some(asker.words.shortfall(&shortfall)),
        };
        Ok(Generated { puzzles, stopped })
    }
}

/// A puzzle of the level, the same for the same seed.
///
/// # Errors
///
/// If none is found in time.
pub fn one_of(level: Level, seed: u64, asker: &Asker) -> Result<Made, Refusal> {
    ennead::generate::one_of(level, seed, asker.stop).map_err(|shortfall| match shortfall {
        Shortfall::Stopped => Refusal::Stopped,
        shortfall => Refusal::NotDecided(asker.words.shortfall(&shortfall)),
    })
}

impl Generate {
    /// The conditions.
    ///
    /// # Errors
    ///
    /// If there are a level and a rating, or the puzzle to start from cannot be read.
    /// [`Wish::check`] tells whether the conditions can be met.
    pub fn wish(self, asker: &Asker) -> Result<Wish, Refusal> {
        let rating = match (self.level, self.rating) {
            (Some(_), Some(rating)) => {
                return Err(Refusal::Fault(Fault::LevelOrRating, rating.to_string()));
            }
            (level, rating) => level.map(Ratings::from).or(rating),
        };
        let base = match self.from {
            None => Base::Random,
            Some(from) => {
                let givens = from.givens(asker)?;
                let puzzle = Puzzle::try_from(givens)
                    .map_err(|clash| Refusal::WrongCall(asker.words.clash(&givens, clash.cells)))?;
                self.like.unwrap_or_default().base(puzzle)
            }
        };
        let role = self.place.unwrap_or_default();
        Ok(Wish {
            rating,
            depths: self.scales,
            feature: self.technique.map(|technique| Feature { technique, role }),
            without: self.without,
            only: Some(self.only).filter(|only| !only.is_empty()),
            shape: self.symmetry.unwrap_or_default(),
            clues: self.clues,
            pattern: self.pattern,
            minimal: self.minimal,
            even: self.even,
            rated: self.rate,
            base,
            attempts: self.attempts,
        })
    }
}

impl MadeAnswer {
    /// The answer for a puzzle made from `seed`.
    pub fn new(seed: u64, made: &Made) -> MadeAnswer {
        let rating = made.rating.as_ref();
        MadeAnswer {
            puzzle: *made.puzzle.givens(),
            solution: made.solution,
            clues: made.puzzle.givens().len(),
            er: rating.map(|rating| rating.er),
            ep: rating.map(|rating| rating.ep),
            ed: rating.map(|rating| rating.ed),
            level: made.level(),
            hardest: rating.and_then(|rating| rating.hardest),
            seed,
            number: made.number,
        }
    }
}
