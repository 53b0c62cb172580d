//! A small engine for puzzles with rules.

#![forbid(unsafe_code)]

mod compile;
mod engine;
mod model;
mod propagators;
mod search;
mod values;

pub use compile::derived;
pub use model::{
    Allowed, Automaton, Constraint, Crusts, Derivation, Ends, Kind, Model, Origin, Relation,
    Target, TooManyStates, Unsuitable, Var, View,
};
pub use search::{
    Progress, Search, Statistics, count, holders, narrow, solutions, true_candidates,
};
pub use values::Values;
