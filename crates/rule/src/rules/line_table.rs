//! Line rules of one's own, by an automaton.

use ennead_board::{Layout, Value};
use ennead_constraint::{Automaton, TooManyStates};
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::language::{Argument, Expected, Misread, Reader, Writer};
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Unfit};

clue! {
    /// An automaton accepts the values of the line in their order.
    ///
    /// *Meaning:* it begins in one of the states after `start`, goes with each value along one of
    /// the edges, such as `0-5-1` from state 0 with a 5 to state 1, and has to end in one of the
    /// states after `end`. There may be several edges with a value: one way through is enough.
    LineTable = "line-table" {
        /// The automaton.
        machine: Machine,
        ;
        /// The line.
        line: Line,
    }
}

/// A finite automaton as a list of edges. Equal ones may be listed in different orders, so each
/// list is kept sorted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Machine {
    starts: Vec<u16>,
    ends: Vec<u16>,
    edges: Vec<(u16, Value, u16)>,
}

/// States are numbered below this.
const MOST: u16 = Automaton::MOST_STATES as u16;

impl Machine {
    /// An automaton with these states to begin and to end in, and these edges: from a state, with a
    /// value, to a state.
    pub fn new(
        starts: impl IntoIterator<Item = u16>,
        ends: impl IntoIterator<Item = u16>,
        edges: impl IntoIterator<Item = (u16, Value, u16)>,
    ) -> Machine {
        fn sorted<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
            let mut all: Vec<T> = all.into_iter().collect();
            all.sort_unstable();
            all.dedup();
            all
        }
        Machine { starts: sorted(starts), ends: sorted(ends), edges: sorted(edges) }
    }

    /// Where the edges with this value lead from these states.
    fn after(&self, states: &[u16], value: i32) -> Vec<u16> {
        let mut next: Vec<u16> = states
            .iter()
            .flat_map(|&state| self.edges_from(state))
            .filter(|edge| i32::from(edge.1.number()) == value)
            .map(|edge| edge.2)
            .collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    fn edges_from(&self, state: u16) -> &[(u16, Value, u16)] {
        let from = self.edges.partition_point(|edge| edge.0 < state);
        let to = self.edges.partition_point(|edge| edge.0 <= state);
        &self.edges[from..to]
    }
}

impl Argument for Machine {
    const USAGE: &'static str = "start STATE… end STATE… STATE-VALUE-STATE…";

    fn read(line: &mut Reader<'_>) -> Result<Machine, Misread> {
        line.keyword("start")?;
        let mut starts = vec![line.number(0..=MOST - 1)?];
        while line.peek() != "end" {
            starts.push(line.number(0..=MOST - 1)?);
        }
        line.keyword("end")?;
        let mut ends = vec![line.number(0..=MOST - 1)?];
        while !line.at_end_of_words() && !line.peek().contains('-') {
            ends.push(line.number(0..=MOST - 1)?);
        }
        let mut edges = Vec::new();
        while !line.at_end_of_words() {
            let layout = line.layout();
            let state = |text: &str| text.parse::<u16>().ok().filter(|&state| state < MOST);
            let mut words = line.peek().split('-');
            let mut word = || words.next().unwrap_or("");
            let edge = (state(word()), layout.value_of(word()), state(word()), words.next());
            match edge {
                (Some(from), Some(value), Some(to), None) => edges.push((from, value, to)),
                _ => return Err(line.unexpected(Expected::Edge)),
            }
            line.take();
        }
        Ok(Machine::new(starts, ends, edges))
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.word("start");
        self.starts.iter().for_each(|state| line.word(&state.to_string()));
        line.word("end");
        self.ends.iter().for_each(|state| line.word(&state.to_string()));
        for (from, value, to) in &self.edges {
            line.word(&format!("{from}-"));
            line.joined(*value);
            line.append(&format!("-{to}"));
        }
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        if self.starts.is_empty() || self.ends.is_empty() {
            return Err(Unfit::TooFew { found: 0, least: 1 });
        }
        let states = self.edges.iter().flat_map(|edge| [edge.0, edge.2]);
        let states = states.chain(self.starts.iter().copied()).chain(self.ends.iter().copied());
        match states.max().filter(|&state| state >= MOST) {
            Some(state) => Err(Unfit::TooGreat { found: state.into(), most: u64::from(MOST) - 1 }),
            None => self.edges.iter().try_for_each(|edge| edge.1.fit(layout)),
        }
    }
}

impl Kind for LineTable {
    const EXAMPLE: &'static str = "line-table start 0 end 1 0-1-0 0-2-1 1-3-1: r1c1-3";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = board.all(self.line.cells().iter().copied());
        let start = self.machine.starts.clone();
        let ends = line.iter().fold(start, |states, &value| self.machine.after(&states, value));
        ends.iter().any(|state| self.machine.ends.contains(state))
    }
}

impl Compile for LineTable {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let step = |&state: &u16, value: u8| {
            let edges = self.machine.edges_from(state).iter();
            edges.filter(|edge| edge.1.number() == value).map(|edge| edge.2).collect()
        };
        let ends = |state: &u16| self.machine.ends.contains(state);
        let starts = self.machine.starts.iter().copied();
        let automaton = Automaton::nondeterministic(starts, to.values(), step, ends)?;
        to.regular(self.line.cells().iter().copied(), automaton);
        Ok(())
    }
}

impl Draw for LineTable {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Thin)
    }
}
