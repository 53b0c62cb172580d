//! The trainer: positions that need a technique, answers judged by proof, and what comes next.
//!
//! ```text
//!   TrainList ──▶ TrainPosition ──▶ TrainAnswer ──▶ TrainPosition …
//!                      │   ▲ try again │
//!                      └─▶ TrainHelp   └─▶ progress
//! ```
//!
//! The learner's [`Progress`](ennead_game::Progress) is a part of the questions and of the answers; the front end keeps
//! it. The day is an argument too.

mod answer;
mod lesson;
mod list;
mod path;
pub(crate) mod position;

pub use answer::{TrainAnswer, TrainJudged, TrainMark, TrainVerdict};
pub use lesson::{Lesson, LessonAnswer, LessonExample, LessonFamily, LessonMiss, LessonTechnique};
pub use list::{TrainDay, TrainFamily, TrainList, TrainListed, TrainTechnique};
pub use path::Dot;
pub use position::{
    Asks, TrainHelp, TrainHelped, TrainPosition, TrainPositioned, practised, train_worksheets,
};
