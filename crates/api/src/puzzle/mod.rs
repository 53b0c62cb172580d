//! One puzzle: reading and writing it, its solutions, its rating, its canonical form, and new ones.

mod canon;
pub(crate) mod daily;
mod formats;
mod generate;
mod inspect;
pub(crate) mod rate;
pub(crate) mod scales;
mod seed;
pub(crate) mod solve;

pub use canon::{Canon, Canonical};
pub use daily::{DAILY_LEVELS, Daily, DailyAnswer, Day};
pub use formats::{FormatAnswer, Formats, Read, ReadAnswer, Write, Written};
pub use generate::{Generate, Generated, MadeAnswer, one_of};
pub use inspect::{Inspect, Inspected, Mend};
pub use rate::{HoDoKu, Rate, RateAnswer, Rated, RatedPath, RatedStep};
pub use scales::{Gauge, GaugeOptions, Never, OnScale, RatingScale};
pub use seed::random_seed;
pub use solve::{Search, Solve, SolveMany, Solved, Work, demand_candidates, sukaku_refused};
