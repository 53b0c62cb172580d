//! Data sets of Sudokus for machine learning.
//!
//! A [`Plan`] says what a data set holds: puzzles made to order, or those of the user's own
//! sources, each with its solution and, if wanted, its rating and the path of logic that solves it.
//! The work is divided into parts. A part depends on the plan and its number alone, so parts can be
//! made in any order, again, or on different machines; each gives one file for each split.
//!
//! ```text
//!   Options -> Plan -> part 0: items -> split by class -> variants -> files ┐
//!                      part 1: ...                                          ├-> card, manifest
//!                      part 2: ...                                          ┘
//! ```
//!
//! **Splits.** Two puzzles whose solution grids are the same up to a symmetry always get into the
//! same split, because the split depends on a hash of the canonical form of the solution grid
//! ([`class`]). So, up to symmetry, no puzzle of the test split is in the training split, is a part of
//! a puzzle there, or is one with a given moved. The split of a puzzle does not depend on the others, so it
//! stays the same when a data set grows.
//!
//! **Chance.** Every random number depends on a hash of the seed and of what it is for
//! ([`seed_for`]). Sums of a seed and a number would repeat puzzles: seed 42, puzzle 1 would be
//! seed 43, puzzle 0.
//!
//! This crate makes the bytes of files; a front end writes them.
//!
//! An [`Audit`] says whether data sets, these or others, leak from test to training, and whether
//! their puzzles and labels are right.
//!
//! ```
//! use std::sync::atomic::AtomicU64;
//!
//! use ennead_api::{Asker, Stop};
//! use ennead_dataset::{Options, Output, Plan};
//! use ennead_text::{Language, Words};
//!
//! let words = Words::new(Language::default());
//! let options = Options { count: 40, seed: 7, output: Output::Csv, ..Options::default() };
//! let plan = Plan::new(options, &Asker::patient(&words)).unwrap();
//! assert_eq!(plan.parts(), 1);
//! let (files, record) = plan.make(0, &[], 1, &AtomicU64::new(0), &Stop::never()).unwrap();
//! assert_eq!(files[0].path, "data/train-00000-of-00001.csv");
//! assert_eq!(record.files.iter().map(|file| file.rows).sum::<u64>(), 40);
//! let [card, manifest] = plan.finish(&[record], &[]);
//! assert_eq!((card.path.as_str(), manifest.path.as_str()), ("README.md", "manifest.json"));
//! ```

#![forbid(unsafe_code)]

mod audit;
mod boards;
mod card;
pub mod crew;
mod features;
mod hash;
mod item;
mod options;
mod output;
mod plan;
mod record;
mod trace;

pub use audit::{Audit, AuditedSet, Examined, Examiner, Finding, SetAudit, TestAudit};
pub use boards::{Boards, Judging, Outcome, Truth};
pub use hash::{Sum, class, seed_for};
pub use item::{Item, Row};
pub use options::{Group, Options, Output, Share, SourceOf};
pub use plan::{Plan, Trouble};
pub use record::{File, FileRecord, Join, PartRecord, Skipped};
pub use trace::{FLAT, Kind, StepValues, Trace, TraceStep, flat, step_columns};
