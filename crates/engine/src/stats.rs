//! The work of a search, counted.

/// Counted work. For an engine with a trace it is the trace, [counted](Stats::count).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stats {
    /// Digits tried in a cell.
    pub nodes: u64,
    /// Digits tried while others remained possible. For an engine that does not check whether
    /// others remain (`trial`, `backtracking`), every digit it writes is a guess.
    pub guesses: u64,
    /// Guesses undone.
    pub backtracks: u64,
    /// The greatest depth: 1 before the first guess, plus 1 for each nested guess; 0 if nothing was
    /// searched.
    pub max_depth: u32,
}
