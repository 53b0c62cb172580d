//! The words: every sentence ennead says, in every language it speaks.
//!
//! Other crates produce plain data (a verdict, a step, a reading error); this crate makes a
//! sentence of it. The sentences are in `locales/LANGUAGE/*.ftl`, in the notation of
//! [Fluent](https://projectfluent.org). German and Dutch are written by themselves, not translated
//! word by word.
//!
//! ```
//! use ennead_engine::Verdict;
//! use ennead_text::{Language, Words};
//!
//! let words = Words::new(Language::for_locale("de_AT.UTF-8").unwrap_or_default());
//! assert_eq!(words.verdict(Verdict::Easy, 46), "Dies war eine leichte Aufgabe (gesucht: 46) ...");
//! ```

#![forbid(unsafe_code)]

mod argument;
mod cells;
mod cross;
mod diagnosis;
mod game;
mod generate;
mod judge;
mod language;
pub mod lesson;
mod name;
mod pseudocode;
mod reading;
mod scale;
mod step;
mod system;
#[cfg(feature = "lessons")]
mod technique_lesson;
mod trace;
mod train;
mod verdict;
mod words;
mod wrap;

pub use argument::Paragraph;
pub use cells::CellNames;
pub use diagnosis::OpenedSentences;
pub use fluent_bundle::FluentValue as Value;
pub use game::FindingSentences;
pub use language::{LANGUAGES, Language};
pub use reading::ReadingSentences;
#[cfg(feature = "lessons")]
pub use technique_lesson::{FamilyPart, Shown};
pub use words::{Args, Unreadable, Words};
pub use wrap::wrapped;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
