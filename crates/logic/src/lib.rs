//! Solving as a person would: techniques, steps with their proofs, paths.
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
//! What a step rests on is a proof of the technique's own kind, so two things are kept apart
//! everywhere: `find`, which may be as clever as it likes, and `check`, which uses
//! definitions only and shares nothing with the search. No technique knows the solution.
//!
//! # How to add a technique
//!
//! 1. **The file** `src/techniques/NAME.rs`; one for a family if one function of size or kind
//!    serves all of it. Copy `xy_wing.rs` (one technique) or `locked_candidates.rs` (a family).
//!    Its head is its page in the documentation: `# Title`, `## Pattern`, `## Why it holds`,
//!    `## Example`, `## References`.
//! 2. **The pattern**: use a shape of [`pattern`] that fits: [`Chain`](pattern::Chain) for
//!    whatever is one thread of links, with its check, its eliminations and Eureka notation;
//!    [`Fish`](pattern::Fish) for base and cover; [`Subset`](pattern::Subset), … Only if none
//!    fits, a new one: a file in `src/pattern/`, a variant, a word in `shapes!`.
//! 3. **`check` first**: from `step.pattern.get::<Shape>()?`, with [`ensure`], prove every
//!    elimination (a subset of what follows will do) and say what it must not place.
//! 4. **`find`**: ask [`Facts`] for strong links, groups, almost locked sets, counts. If
//!    several techniques want a table that is not there, add it to `src/facts.rs` with its slow
//!    twin in `tests/facts.rs`. Build steps with [`Technique::eliminates`] and
//!    [`Technique::places`], hand them to the sink with `?`, never a step that does nothing, and
//!    none before it is known to do something: building is cheap, not free. Obey
//!    [`Options`]; a technique that rests on uniqueness says so in [`About`], and the path finder
//!    leaves it out where it may not be used.
//! 5. **Codes**: [`About::codes`] lists the codes of HoDoKu's library it answers for. If
//!    there are several, override [`Technique::code`]. If library lines name the pattern's digits,
//!    not those eliminated, override [`Technique::digits`]. Which variant means which options is
//!    in [`library::options`].
//! 6. **Words**: `technique-NAME` and `explain-NAME` in
//!    `crates/text/locales/{en,de,nl}/techniques.ftl`, with the arguments `explain` gives.
//! 7. **Two lines**: in [`TECHNIQUES`] (and its `mod`), and in `src/table.tsv`, where the solver
//!    tries it.
//! 8. **Cases**: `cargo run --release -p ennead-logic --example cases -- testdata/techniques NAME`
//!    finds some on random puzzles, each with a near miss, writes the file, and prints the example
//!    for the head of the module. Add by hand what deserves it.
//! 9. `cargo test -p ennead-logic` demands all of this; `--example reglib -- FILE [CODE]` runs a
//!    library and shows, for each failing line, what was found instead.
//!
//! A technique that is taken out of the registry leaves its table line and its cases behind, and
//! the tests fail.

#![forbid(unsafe_code)]

mod candidates;
mod engine;
mod facts;
mod hint;
pub mod library;
pub mod links;
pub mod notation;
mod options;
mod path;
pub mod pattern;
mod position;
pub mod rating;
mod step;
mod table;
mod technique;
mod techniques;
mod templates;

pub use candidates::CandidateSet;
pub use engine::{Logic, is_unique};
pub use ennead_engine::{Stop, Stopped};
pub use facts::{Als, Conjugate, Facts, RestrictedCommon};
pub use hint::{Hint, Mistakes};
pub use options::Options;
pub use path::{Path, PathFinder};
pub use position::{Clashing, Position};
pub use step::{Flaw, Message, Step, Value, ensure};
pub use table::{Level, ParseTableError, Row, Table};
pub use technique::{About, All, First, Sink, Smallest, Technique};
pub use techniques::{TECHNIQUES, technique};
