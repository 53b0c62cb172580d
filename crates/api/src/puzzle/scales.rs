//! The scales that puzzles are rated on: Sudoku Explainer's, and those of D. Berthier.

use ennead::Puzzle;
use ennead::depth::{Classifier, Depth, Description, SCALES, Scale};
use ennead::engine::Stopped;
use ennead::grid::name::Named;
use ennead::rating::{Rater, RaterOptions};
use serde::{Serialize, Serializer};

use crate::question::Asker;

/// A scale that puzzles are rated on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RatingScale {
    /// Sudoku Explainer's: ER, EP and ED.
    Explainer,
    /// One of D. Berthier's.
    Berthier(Scale),
}

impl Named for RatingScale {
    const LIST: &'static str = "scale";

    fn list() -> impl Iterator<Item = (&'static str, RatingScale)> {
        let berthiers = SCALES.iter().map(|it| (it.name, RatingScale::Berthier(it.scale)));
        [("se", RatingScale::Explainer)].into_iter().chain(berthiers)
    }
}

ennead::grid::chosen!(RatingScale);
ennead::grid::schema_of_names!(
    RatingScale,
    "RatingScale",
    RatingScale::list().map(|(name, _)| name)
);

/// How puzzles are rated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GaugeOptions {
    /// The scales.
    pub scales: Vec<RatingScale>,
    /// Whether the canonical form is rated instead.
    pub canonical: bool,
    /// How the rater of Sudoku Explainer's scale works. Its bound holds on all scales.
    pub rater: RaterOptions,
}

impl GaugeOptions {
    /// Whether Sudoku Explainer's is among the scales.
    pub fn is_explainers(&self) -> bool {
        self.scales.contains(&RatingScale::Explainer)
    }

    /// The scales of D. Berthier, in the order asked for, each once.
    pub fn berthiers(&self) -> impl Iterator<Item = Scale> {
        self.scales.iter().enumerate().filter_map(|(k, scale)| match *scale {
            RatingScale::Berthier(berthiers) if !self.scales[..k].contains(scale) => {
                Some(berthiers)
            }
            _ => None,
        })
    }
}

/// Rates puzzles on some scales. It keeps its memory from puzzle to puzzle.
pub struct Gauge {
    pub(crate) canonical: bool,
    /// The rater of Sudoku Explainer's scale, if the puzzles are rated on it.
    pub(crate) rater: Option<Rater>,
    classifier: Classifier,
    /// The other scales, each with the greatest value looked for.
    limits: Vec<(Scale, u8)>,
}

impl Gauge {
    /// What rates puzzles as `options` say.
    pub fn new(options: &GaugeOptions) -> Gauge {
        let bound = options.rater.stop_above.map(|bound| bound.to_f64() as u8);
        let limit = |&Description { usual_limit, .. }: &Description| match bound {
            Some(bound) => bound.min(usual_limit),
            None => usual_limit,
        };
        let limits = options.berthiers().map(|scale| (scale, limit(scale.description())));
        Gauge {
            canonical: options.canonical,
            rater: options.is_explainers().then(|| Rater::new(options.rater)),
            classifier: Classifier::new(),
            limits: limits.collect(),
        }
    }

    /// Where a puzzle lies on D. Berthier's scales that were asked for.
    pub(crate) fn depths(
        &mut self,
        puzzle: &Puzzle,
        asker: &Asker,
    ) -> Result<Vec<(Scale, Depth)>, Stopped> {
        let depths = self.classifier.classify_all(puzzle, &self.limits, asker.stop)?;
        Ok(self.limits.iter().map(|&(scale, _)| scale).zip(depths).collect())
    }
}

/// A value on a scale of D. Berthier: a number; or a bound; or `never`, if no number solves the
/// puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum OnScale {
    /// The value.
    Exactly(u8),
    /// The value is greater, and was not looked for further.
    MoreThan {
        /// The bound.
        more_than: u8,
    },
    /// No number solves the puzzle.
    Never(Never),
}

/// There is no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Never {
    /// Chains of any length leave the puzzle unsolved.
    Never,
}

impl From<Depth> for OnScale {
    fn from(depth: Depth) -> OnScale {
        match depth {
            Depth::Exactly(value) => OnScale::Exactly(value),
            Depth::MoreThan(more_than) => OnScale::MoreThan { more_than },
            Depth::Never | Depth::Contradictory => OnScale::Never(Never::Never),
        }
    }
}

/// Values by the names of their scales, in the order asked for.
pub(crate) fn by_name<S: Serializer>(
    depths: &Option<Vec<(Scale, Depth)>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match depths {
        Some(depths) => to
            .collect_map(depths.iter().map(|&(scale, depth)| (scale.name(), OnScale::from(depth)))),
        None => to.serialize_none(),
    }
}
