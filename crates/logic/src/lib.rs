//! Solving as a person does: techniques, steps with their proofs, paths.
//!
//! A [`Position`] is digits and pencil marks. A [`Technique`] finds [`Step`]s in it; a step is
//! plain data: a [`Pattern`](pattern::Pattern) of cells, digits and houses, and what it
//! eliminates and places. From its pattern alone a step can be [re-proved](Step::check),
//! [explained](Step::explain) as messages that the crate `text` puts into words, and
//! [drawn](Step::draw). A [`PathFinder`] takes the easiest step first, by a [`Table`] anyone
//! can replace.
//!
//! ```text
//!   Position --> Facts --> Technique::find --> Sink      (first, smallest, all)
//!                                |
//!                              Step --> check   explain   draw
//! ```
//!
//! Every step is found and then proved again: `find` may be as clever as it likes, while
//! [`prove`](Technique::prove) sees the pattern alone and derives what follows from it. [`Step::check`]
//! compares a step with what its pattern proves. No technique knows the solution. (Some techniques
//! use the same helper in both. The check that shares nothing with the search is that of the crate
//! `proof`, which writes each step for a program that knows nothing about Sudoku.)
//!
//! # How to add a technique
//!
//! 1. **The file** `src/techniques/NAME.rs`. A family whose members differ only in size or kind
//!    shares one file. Copy `xy_wing.rs` (one technique) or `locked_candidates.rs` (a family). The
//!    module's head is its page in the documentation: `# Title`, `## Pattern`, `## Why it holds`,
//!    `## Example`, `## References`. The file begins with `use super::prelude::*;`.
//! 2. **The shape of its pattern**, in the same file: a public struct of cells, digits and houses,
//!    with [`Shape`](pattern::Shape): how large it is, how it is drawn, and what a checker needs to
//!    follow its steps ([`derivation`]). Use one of [`pattern`]
//!    that fits instead: [`Chain`](pattern::Chain) for whatever is one thread of links, with its
//!    check, its eliminations and Eureka notation; [`Fish`](pattern::Fish) for base and cover;
//!    [`Forcing`](pattern::Forcing) for suppositions; [`Subset`](pattern::Subset), …
//! 3. **`prove` first**: from `pattern.get::<Shape>()?`, with [`ensure`], make sure that the
//!    pattern is there, and return all that follows.
//! 4. **`find`**: ask [`Facts`] for strong links, groups, almost locked sets, counts. If
//!    several techniques want a table that is not there, add it to `src/facts.rs` with its slow
//!    twin in `tests/facts.rs`. Build steps with [`Technique::eliminates`] and
//!    [`Technique::places`], hand them to the sink with `?`, never a step that does nothing, and
//!    none before it is known to do something: building is cheap, not free. Where a pattern costs
//!    nothing, [`Technique::report`] does both. Obey [`Options`].
//! 5. **`about`**: [`About::new`] with the name and the codes of library lines, or
//!    [`About::unique`] for a technique that rests on uniqueness, which the path finder leaves out
//!    where it may not be used. The members of a family are listed in `family!`. A technique that
//!    HoDoKu does not have has the code `e:NAME`. If there are several codes, override
//!    [`Technique::code`]. If library lines name the pattern's digits, not those eliminated,
//!    override [`Technique::digits`]. Which variant means which options is in [`library::options`].
//! 6. **`src/techniques.rs`**: `mod NAME;`, and a line in `patterns!` if the file declares a shape.
//!    **`src/techniques/registry.rs`**: a line in `techniques!` at the place where the solver tries
//!    it: with its HoDoKu level, its score, and `used` if HoDoKu uses it by default, `unused` if
//!    not, `ours` if HoDoKu does not have it. If it is not to be among the exotic patterns, its
//!    family in `FAMILIES` of `src/lesson.rs`.
//! 7. **Words**: `technique-NAME` and `explain-NAME` in
//!    `crates/text/locales/{en,de,nl}/techniques.ftl`, with the arguments `explain` gives. If it
//!    comes with the feature `extreme`, `explain-NAME` goes into `extreme.ftl`, so that a first
//!    visit to the site does not load it. If nets use it (`WITHIN` in `techniques/within.rs`), also
//!    `brief-NAME` there, its reason in a line of a net.
//! 8. **Cases**: `cargo run --release -p ennead-tools --bin cases -- testdata/techniques NAME`
//!    finds some on random puzzles, each with a near miss, writes the file, and prints the example
//!    for the head of the module. Add by hand what deserves it.
//! 9. **Lessons**: `cargo run --release -p ennead-tools --bin lessons --
//!    crates/logic/lessons/examples.txt 1 10000 NAME` finds positions that need it. What to look
//!    for is `lesson-NAME` in `lessons.ftl`; `flaw-…` there says which condition of its pattern is
//!    missing, if a test asks for one.
//! 10. `cargo test -p ennead-logic` demands all of this; `--bin reglib -- FILE [CODE]` runs a
//!     library and shows, for each failing line, what was found instead.
//! 11. `ennead techniques doc` writes the page of its family, the map and the pictures in
//!     `docs/techniques`, in every language. Help, lists, the table of scores, completions and the
//!     choices in every front end follow from the registry.
//!
//! If a technique is removed from the registry but its cases are not, the tests fail.

#![forbid(unsafe_code)]

mod als;
pub mod argument;
mod candidates;
pub mod corpus;
pub mod derivation;
mod engine;
#[cfg(feature = "extreme")]
mod exocet_frame;
mod facts;
mod hint;
#[cfg(feature = "rating")]
mod judge;
#[cfg(feature = "lessons")]
pub mod lesson;
pub mod library;
pub mod links;
mod message;
pub mod notation;
mod options;
mod path;
pub mod pattern;
mod position;
mod proved;
mod row;
#[cfg(feature = "rating")]
mod rule;
mod shape;
mod sight;
mod step;
mod table;
mod technique;
mod techniques;
mod templates;
mod theory;

pub use als::Als;
pub use candidates::CandidateSet;
pub use engine::Logic;
pub use ennead_stop::{End, Enough, Stop, Stopped};
pub use facts::{Conjugate, Facts, RestrictedCommon};
pub use hint::{Hint, HintKind, Mistakes};
#[cfg(feature = "rating")]
pub use judge::{
    Attempt, Cap, Claim, Drill, Follows, Judge, Judgement, JudgementKind, Limits, Malformed, Mark,
    MarkKind, Marked, Miss, MissKind, Premises, Reward, conclusions,
};
pub use message::{Message, Value};
pub use options::Options;
pub use path::{Path, PathFinder};
pub use position::{Clashing, Position};
pub use proved::{Flaw, Proved, ensure};
pub use row::{HodokuLevel, Row};
#[cfg(feature = "rating")]
pub use rule::technique_of;
pub use sight::Sight;
pub use step::Step;
pub use table::{ParseTableError, Table};
pub use technique::{About, All, First, Sink, Smallest, Technique};
pub use techniques::{TECHNIQUES, technique};
pub use theory::Theory;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
