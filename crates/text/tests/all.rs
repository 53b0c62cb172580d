//! All tests of the crate as one program.

mod cells;
mod cross;
mod language;
mod lesson;
mod name;
mod reading;
mod rule;
mod scale;
mod step;
mod system;
#[cfg(feature = "lessons")]
mod technique_lesson;
mod words;
