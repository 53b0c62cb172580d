//! The engines: which there are, what they do moment by moment, and proofs of what they find.

mod engines;
mod exercise;
mod proof;
pub(crate) mod trace;

pub use engines::{EngineAnswer, Engines};
pub use exercise::{Exercise, ExerciseMoment, Exercised};
pub use proof::{Proof, Prove, Proved, Prover};
pub use trace::{
    Cover, Events, FoundAt, GivenUp, Guess, MOST_AT_ONCE, MOST_EVENTS, Moment, Near, Stretches,
    Trace, TraceEvent, TraceEvents, TraceFind, TraceOf, TraceQuestion, TraceState, TraceSummarised,
    TraceSummary, Tree, TreeNode, demand_trace,
};
