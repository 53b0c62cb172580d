//! One puzzle: reading and writing it, its solutions, its rating, its canonical form, and new ones.

#[cfg(feature = "rules")]
mod asked;
mod canon;
#[cfg(feature = "rules")]
mod clues;
mod collection;
pub(crate) mod daily;
mod formats;
mod generate;
mod inspect;
pub(crate) mod rate;
#[cfg(feature = "rules")]
pub(crate) mod ruled;
pub(crate) mod scales;
mod seed;
pub(crate) mod solve;
mod summary;

#[cfg(feature = "rules")]
pub use asked::{Asked, clues_of};
pub use canon::{Canon, Canonical};
#[cfg(feature = "rules")]
pub use clues::{ContradictingClues, RefutationStep, RuledOut, SuggestedClues};
#[cfg(feature = "rules")]
pub(crate) use clues::{contradicting, held_by, refutation_sentences, suggested};
pub use collection::{Collection, CollectionAnswer, CollectionPuzzle, KindAnswer, LevelCount};
pub use daily::{DAILY_LEVELS, Daily, DailyAnswer, Day};
pub use ennead_collection::{KINDS as COLLECTION, Kind};
pub use formats::{
    FormatAnswer, Formats, LinkAnswer, PlayLink, Read, ReadAnswer, Write, Written, unwritable,
};
pub use generate::{Generate, Generated, MadeAnswer, one_of};
pub use inspect::{BlamedClue, Inspect, Inspected, Mend};
pub use rate::{HoDoKu, Rate, RateAnswer, Rated, RatedPath, RatedStep};
#[cfg(feature = "rules")]
pub use ruled::{
    HeldCell, HeldValue, Misfit, Ruled, RuledChecked, RuledSolved, RuledVerdict, default_engine,
    engine,
};
pub use scales::{Gauge, GaugeOptions, Never, OnScale, RatingScale};
pub use seed::random_seed;
pub use solve::{
    Search, Solve, SolveAnswer, SolveMany, Solved, Work, demand_candidates, sukaku_refused,
};
pub use summary::{RateSummary, RatingCount, RuleCount};
