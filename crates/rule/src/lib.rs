//! Rules of Sudokus, one file each: what they say, how they are written, what is drawn, and the
//! constraints they become. No search is here.
//!
//! ```
//! use ennead_board::{Cell, Layout};
//! use ennead_rule::{Line, Rule, Thermometer};
//!
//! let layout = Layout::classic();
//! let rule = Rule::read("thermometer: r1c1-4", &layout)?;
//! let line = Line::new((0..4).map(|column| Cell::at(0, column)));
//! assert_eq!(rule, Rule::Thermometer(Thermometer { line }));
//! assert_eq!(rule.to_line(&layout), "thermometer: r1c1-4");
//! # Ok::<(), ennead_rule::Misread>(())
//! ```
//!
//! A [`Setup`] is a layout with givens and rules, read from [our language](crate::language) or put
//! together by a reader of another format. Its [`model`](Setup::model) is what the engine searches.
//!
//! # How to add a rule
//!
//! 1. `src/rules/NAME.rs`: its data with `clue!`, what it means in `impl Kind`, how it becomes
//!    constraints in `impl Compile`, how it is drawn in `impl Draw`. A rule made of simple
//!    statements gives its [`Part`]s, and has nothing more to compile.
//! 2. A line in `rules!` in `src/rules/mod.rs`.
//! 3. `rule-name-NAME` and `rule-text-NAME` in `crates/text/locales/{en,de,nl}/rules.ftl`: its name,
//!    and what a solver is told. They are filled in with the fields that stand before the colon.
//! 4. Examples, good and bad, in `tests/meaning.txt`; `docs/rules.md` is written by
//!    `UPDATE_EXPECT=1 cargo test -p ennead-rule`.
//!
//! Help, formats and tests follow: that its line is read back, that it looks at no cell but its
//! own, that it is broken when it must be and never when it must not, and that its constraints have
//! the solutions that its definition has.

#![forbid(unsafe_code)]

mod board;
mod compile;
mod draw;
pub mod formula;
mod kind;
pub mod language;
mod motion;
mod number;
mod part;
mod place;
mod relation;
mod role;
mod ruled;
mod rules;
mod unfit;

pub use board::{Filled, Partial, Scene};
pub use compile::{Compile, Compiler, NotCompiled};
pub use draw::Draw;
pub use kind::{Kind, Syntax};
pub use language::{Expected, Misread, Problem, Setup, Underlined};
pub use motion::{Motion, Renumbering};
pub use number::{Distance, Factor, Gap, HowMany, Modulus, Total, Values};
pub use part::Part;
pub use place::{Area, Border, Corner, Direction, Lane, Line, Place, Several, Terms};
pub use relation::Relation;
pub use role::{Role, Spot};
pub use ruled::Ruled;
pub use rules::*;
pub use unfit::Unfit;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
