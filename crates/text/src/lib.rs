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
//!
//! # How to change a sentence
//!
//! Search `locales/en` for a few of its words: the keys are the same in every language, and a test
//! compares keys and arguments with those of English. If it is part of an explanation, run
//! `ennead techniques doc`, which writes `docs/techniques` anew.
//!
//! # How to add a language
//!
//! Its code is CODE, as in `nl`.
//!
//! 1. `locales/CODE/`: the files of `locales/en`, written in that language; and a line in
//!    `languages!` in `language.rs`.
//! 2. In this crate: how it groups the digits of large numbers (`words.rs`), its decimal sign
//!    (`Words::tenths` in `diagnosis.rs`), the words that learners may write into the gaps of the
//!    lesson (`lesson.rs`), the language of clues (`clue_language` in `cross.rs`), and which
//!    language's line of pseudocode is shown (`pseudocode.rs`).
//! 3. Its code in `help-any-lang` in every `command.ftl`.
//! 4. `crates/engine/src/pseudocode.rs`: its place in `Line` and in `pseudocode!`, and then each
//!    engine's lines in `classic/` and those of the lesson's algorithm in `lesson.rs`. Until these
//!    are written they are in English, and no test notices.
//! 5. `crates/cross/src/language/clues/words.rs`: the words of clues, if clues may be written in it.
//! 6. Wherever the languages are listed: in `crates/python`, `src/functions/read_image.rs` and
//!    `python/ennead/__init__.pyi`; in `packages/npm`, `index.d.ts`; `crates/c/ennead.h`; and
//!    `build` and `ennead.desktop` in `packages/deb`. `openapi.json` is recorded again.
//! 7. `crates/booklet/fonts`: a font that has its letters, if Fira Sans lacks some.
//!
//! The web app gets the pages `/CODE/…`.

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
#[cfg(feature = "rules")]
mod refutation;
mod rule;
mod rule_cell;
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
pub use cross::shortened;
pub use diagnosis::OpenedSentences;
pub use fluent_bundle::FluentValue as Value;
pub use game::FindingSentences;
pub use language::{LANGUAGES, Language};
pub use reading::ReadingSentences;
#[cfg(feature = "rules")]
pub use refutation::RefutationLine;
pub use rule::RuleSaid;
#[cfg(feature = "lessons")]
pub use technique_lesson::{FamilyPart, Shown};
pub use words::{Args, Unreadable, Words};
pub use wrap::wrapped;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
