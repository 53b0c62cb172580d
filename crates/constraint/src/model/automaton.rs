//! Finite automata, also nondeterministic ones.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::hash::Hash;

use crate::Values;

/// A finite automaton that reads values. It accepts a line if some way through it ends in an
/// accepting state.
///
/// ```
/// use ennead_constraint::{Automaton, Values};
///
/// // Each value at least as great as the one before.
/// let rising = Automaton::new([0], Values::range(1, 9), |&last, value| {
///     (value >= last).then_some(value)
/// }, |_| true)?;
/// assert!(rising.accepts(&[1, 1, 4, 9]));
/// assert!(!rising.accepts(&[2, 1]));
/// # Ok::<(), ennead_constraint::TooManyStates>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    starts: Vec<u16>,
    accepting: Vec<bool>,
    /// For each state, its edges.
    // Invariant: they lead to states that there are.
    edges: Vec<Vec<(Values, u16)>>,
}

/// An automaton has more states than [`Automaton::MOST_STATES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyStates;

impl fmt::Display for TooManyStates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} states", Automaton::MOST_STATES)
    }
}

impl Error for TooManyStates {}

impl Automaton {
    /// The most states an automaton may have.
    pub const MOST_STATES: usize = 16_384;

    /// The automaton whose states are those that `step` reaches from `starts`, reading `values`; each
    /// value leads to one state at most.
    ///
    /// # Errors
    ///
    /// If there are more than [`MOST_STATES`](Automaton::MOST_STATES).
    pub fn new<S: Clone + Eq + Hash>(
        starts: impl IntoIterator<Item = S>,
        values: Values,
        step: impl Fn(&S, u8) -> Option<S>,
        accepting: impl Fn(&S) -> bool,
    ) -> Result<Automaton, TooManyStates> {
        Automaton::nondeterministic(
            starts,
            values,
            |state, value| step(state, value).into_iter().collect(),
            accepting,
        )
    }

    /// The same, with any number of next states.
    ///
    /// # Errors
    ///
    /// If there are more than [`MOST_STATES`](Automaton::MOST_STATES).
    pub fn nondeterministic<S: Clone + Eq + Hash>(
        starts: impl IntoIterator<Item = S>,
        values: Values,
        step: impl Fn(&S, u8) -> Vec<S>,
        accepting: impl Fn(&S) -> bool,
    ) -> Result<Automaton, TooManyStates> {
        let mut states = States { known: Vec::new(), numbers: HashMap::new() };
        let starts =
            starts.into_iter().map(|state| states.number(state)).collect::<Result<_, _>>()?;
        let mut automaton = Automaton { starts, accepting: Vec::new(), edges: Vec::new() };
        while let Some(state) = states.known.get(automaton.edges.len()).cloned() {
            automaton.accepting.push(accepting(&state));
            let mut edges: Vec<(Values, u16)> = Vec::new();
            for value in values.iter() {
                for next in step(&state, value) {
                    let next = states.number(next)?;
                    match edges.iter_mut().find(|(_, known)| *known == next) {
                        Some((label, _)) => *label |= Values::one(value),
                        None => edges.push((Values::one(value), next)),
                    }
                }
            }
            automaton.edges.push(edges);
        }
        Ok(automaton)
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.edges.len()
    }

    /// The numbers of the states it may begin in.
    pub fn starts(&self) -> &[u16] {
        &self.starts
    }

    /// Whether it may end in this state.
    ///
    /// # Panics
    ///
    /// If there is no such state.
    pub fn is_accepting(&self, state: u16) -> bool {
        self.accepting[state as usize]
    }

    /// The edges from a state: with these values, to that state.
    ///
    /// # Panics
    ///
    /// If there is no such state.
    pub fn edges(&self, state: u16) -> &[(Values, u16)] {
        &self.edges[state as usize]
    }

    /// Whether it accepts these values in this order.
    pub fn accepts(&self, line: &[u8]) -> bool {
        let mut now = self.starts.clone();
        for &value in line {
            let fits = |&&(label, _): &&(Values, u16)| label.contains(value);
            let mut next: Vec<u16> = now
                .iter()
                .flat_map(|&state| self.edges(state).iter().filter(fits).map(|&(_, next)| next))
                .collect();
            next.sort_unstable();
            next.dedup();
            now = next;
        }
        now.iter().any(|&state| self.is_accepting(state))
    }
}

/// States met so far, numbered.
struct States<S> {
    known: Vec<S>,
    numbers: HashMap<S, u16>,
}

impl<S: Clone + Eq + Hash> States<S> {
    fn number(&mut self, state: S) -> Result<u16, TooManyStates> {
        if let Some(&number) = self.numbers.get(&state) {
            return Ok(number);
        }
        if self.known.len() == Automaton::MOST_STATES {
            return Err(TooManyStates);
        }
        let number = self.known.len() as u16;
        self.known.push(state.clone());
        self.numbers.insert(state, number);
        Ok(number)
    }
}
