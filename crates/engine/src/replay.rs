//! A recorded trace, and every way to examine it: one moment, the next guess, the search tree, an
//! overview of the whole.
//!
//! A trace may have millions of events, and every question is about one moment. So it is stored in
//! *reels* of [`Replay::REEL`] events, each with the state before it and the set of actions that
//! occur in it: every state is at most a reel of steps away, and a search for an action skips the
//! reels without one.
//!
//! ```text
//!   first ─▶ [ reel | reel | … | reel ] ◀─ len        each: state before, actions, events
//! ```
//!
//! A replay keeps a whole trace up to a limit, or the last part of a trace of any length.

use std::collections::VecDeque;
use std::ops::{Bound, ControlFlow, RangeBounds};

use ennead_grid::{Candidate, Solution};

use crate::{Action, Event, Observer, State};

/// A recorded trace that can be examined from any step on.
///
/// Positions count events from the start of the search; the state *after* `n` events is the
/// one before the event at position `n`.
///
/// ```
/// use ennead_engine::{Action, Engine, Replay, Stop, by_name};
/// use ennead_grid::{Givens, Puzzle};
///
/// let givens: Givens =
///     "671834925432159687958762413589621374346978251127543869263417598795386142......736"
///         .parse()?;
/// let mut replay = Replay::default();
/// let engine = by_name("backtracking").expect("an engine of this crate");
/// engine.search(&Puzzle::try_from(givens)?, 1, &mut replay, &Stop::never());
///
/// let first_guess = replay.find(0, Action::Guess).expect("six cells are empty");
/// assert_eq!(replay.state_after(first_guess + 1).guesses()[0].to_string(), "8r9c1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    /// Invariant: all reels except the last are full.
    reels: VecDeque<Reel>,
    /// The number of events forgotten, a multiple of `REEL`.
    first: u64,
    /// The number of events after which a search is broken off.
    limit: u64,
    /// The largest number of reels held.
    room: usize,
    end: State,
}

#[derive(Clone, Debug)]
struct Reel {
    before: State,
    /// The actions that occur, one bit each.
    actions: u8,
    events: Vec<Event>,
}

impl Reel {
    fn has(&self, action: Action) -> bool {
        self.actions & 1 << action as u8 != 0
    }
}

impl Default for Replay {
    /// An empty recording of at most ten million events.
    fn default() -> Replay {
        Replay::with_limit(10_000_000)
    }
}

impl Replay {
    /// The number of events in a reel. A state is about a kilobyte, an event six bytes: at this
    /// length the states take a tenth of the space of the events.
    pub const REEL: u64 = 2048;

    /// An empty recording that breaks the search off after `limit` events.
    pub fn with_limit(limit: u64) -> Replay {
        let (reels, end) = (VecDeque::new(), State::new());
        Replay { reels, first: 0, limit, room: usize::MAX, end }
    }

    /// An empty recording that holds the last `events` events, rounded up to whole reels, and
    /// forgets what came before.
    pub fn of_the_last(events: u64) -> Replay {
        Replay { room: events.div_ceil(Replay::REEL) as usize, ..Replay::with_limit(u64::MAX) }
    }

    /// Records one more event.
    pub fn push(&mut self, event: Event) {
        if self.len().is_multiple_of(Replay::REEL) {
            let events = Vec::with_capacity(Replay::REEL as usize);
            self.reels.push_back(Reel { before: self.end.clone(), actions: 0, events });
            if self.reels.len() > self.room {
                self.reels.pop_front();
                self.first += Replay::REEL;
            }
        }
        self.end.apply(&event);
        if let Some(reel) = self.reels.back_mut() {
            reel.actions |= 1 << event.action as u8;
            reel.events.push(event);
        }
    }

    /// The number of events recorded, including forgotten ones.
    pub fn len(&self) -> u64 {
        let last = self.reels.back().map_or(0, |reel| reel.events.len() as u64);
        self.first + (self.reels.len() as u64).saturating_sub(1) * Replay::REEL + last
    }

    /// Whether nothing has been recorded.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position of the first event that is still held.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The event at `position`; `None` if it is forgotten or not yet recorded.
    pub fn event_at(&self, position: u64) -> Option<Event> {
        let place = position.checked_sub(self.first)?;
        let reel = self.reels.get((place / Replay::REEL) as usize)?;
        reel.events.get((place % Replay::REEL) as usize).copied()
    }

    /// The events at `positions`, as far as they are held.
    pub fn events(
        &self,
        positions: impl RangeBounds<u64>,
    ) -> impl DoubleEndedIterator<Item = Event> {
        let from = match positions.start_bound() {
            Bound::Included(&from) => from,
            Bound::Excluded(&before) => before + 1,
            Bound::Unbounded => 0,
        };
        let to = match positions.end_bound() {
            Bound::Included(&last) => last + 1,
            Bound::Excluded(&to) => to,
            Bound::Unbounded => u64::MAX,
        };
        (from.max(self.first)..to.min(self.len())).filter_map(|position| self.event_at(position))
    }

    /// The state after the first `count` events. If there are fewer, after all of them; if some are
    /// no longer held, after the last of those.
    pub fn state_after(&self, count: u64) -> State {
        let count = count.clamp(self.first, self.len());
        let start = count - count % Replay::REEL;
        match self.reels.get(((start - self.first) / Replay::REEL) as usize) {
            None => self.end.clone(),
            Some(reel) => {
                let mut state = reel.before.clone();
                self.events(start..count).for_each(|event| state.apply(&event));
                state
            }
        }
    }

    /// The state after all events.
    pub fn end(&self) -> &State {
        &self.end
    }

    /// The position of the first `action` at or after position `from`.
    pub fn find(&self, from: u64, action: Action) -> Option<u64> {
        let reels = self.starts().filter(|(_, reel)| reel.has(action));
        let mut positions = reels.flat_map(|(start, _)| start.max(from)..start + Replay::REEL);
        positions.find(|&position| self.is(position, action))
    }

    /// The position of the last `action` before position `until`.
    pub fn find_back(&self, until: u64, action: Action) -> Option<u64> {
        let reels = self.starts().rev().filter(|(_, reel)| reel.has(action));
        let mut positions =
            reels.flat_map(|(start, _)| (start..until.min(start + Replay::REEL)).rev());
        positions.find(|&position| self.is(position, action))
    }

    /// The position of the first event of a line of the pseudocode at or after position `from`.
    pub fn find_line(&self, from: u64, line: u8) -> Option<u64> {
        let (first, end) = (self.first.max(from), self.first + self.len());
        (first..end).find(|&at| self.event_at(at).is_some_and(|event| event.line == line))
    }

    /// The position of the last event of a line of the pseudocode before position `until`.
    pub fn find_line_back(&self, until: u64, line: u8) -> Option<u64> {
        let end = until.min(self.first + self.len());
        let mut positions = (self.first..end).rev();
        positions.find(|&at| self.event_at(at).is_some_and(|event| event.line == line))
    }

    fn is(&self, position: u64, action: Action) -> bool {
        self.event_at(position).is_some_and(|event| event.action == action)
    }

    /// The reels, and the positions they start at.
    fn starts(&self) -> impl DoubleEndedIterator<Item = (u64, &Reel)> {
        let start = |(i, reel)| (self.first + i as u64 * Replay::REEL, reel);
        self.reels.iter().enumerate().map(start)
    }

    /// The number of events before digit number `nodes` + 1 is tried, when all the work for `nodes`
    /// digits is done; or the start of the events held, if that is later.
    pub fn after_nodes(&self, nodes: u64) -> u64 {
        let done = self.reels.partition_point(|reel| reel.before.stats().nodes <= nodes);
        let Some((start, reel)) = done.checked_sub(1).and_then(|last| self.starts().nth(last))
        else {
            return self.first;
        };
        let mut stats = reel.before.stats();
        let within = |event: &&Event| {
            stats.count(event);
            stats.nodes <= nodes
        };
        start + reel.events.iter().take_while(within).count() as u64
    }

    /// The place of the search after `at` events, as a path in the tree of everything that can be
    /// tried. If the beginning of the trace is forgotten, the lower part of the path.
    ///
    /// The trace is read backwards: an undo is the end of a branch given up, and reading continues
    /// before the guess that began it; a guess reached in this way has not been taken back.
    pub fn search_tree(&self, at: u64) -> SearchTree {
        let mut tree = SearchTree::default();
        let mut given_up = Vec::new();
        let mut undone: Option<(u64, u8)> = None;
        for position in (self.first..at.min(self.len())).rev() {
            let Some(event) = self.event_at(position) else { continue };
            let Some(guess) = event.candidate() else { continue };
            match (event.action, undone) {
                (Action::Undo, None) => undone = Some((position, event.depth)),
                (Action::Guess, Some((undo, depth))) if event.depth == depth => {
                    given_up.push(Branch { guess, events: undo - position });
                    undone = None;
                }
                (Action::Guess, None) => {
                    let given_up = given_up.drain(..).rev().collect();
                    tree.path.push(Node { depth: event.depth, guess, given_up });
                }
                _ => {}
            }
        }
        tree.path.reverse();
        tree.root = given_up.into_iter().rev().collect();
        tree
    }
}

/// Records until the limit, then breaks the search off.
impl Observer for Replay {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        if self.len() >= self.limit {
            return ControlFlow::Break(());
        }
        self.push(event);
        ControlFlow::Continue(())
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The way from the root of a search tree to one place in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchTree {
    /// The branches given up before the first guess that has not been taken back.
    pub root: Vec<Branch>,
    /// The guesses that have not been taken back, the first of them first.
    pub path: Vec<Node>,
}

/// A guess on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The depth it opened.
    pub depth: u8,
    /// The digit that was tried.
    pub guess: Candidate,
    /// The branches given up after it and before the next guess on the way.
    pub given_up: Vec<Branch>,
}

/// A branch that was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The guess that began it.
    pub guess: Candidate,
    /// The number of events in it, from the guess until it is taken back.
    pub events: u64,
}

/// An overview of a trace of any length.
///
/// It holds the greatest depth in each of at most [`PARTS`](Overview::PARTS) parts of equal length.
/// If there are too many parts, each pair of neighbours is joined and every part is twice as long.
/// So a trace of billions of events takes no more space than one of thousands, and no part is
/// longer than twice what is necessary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overview {
    events: u64,
    depths: Vec<u8>,
    part: u64,
    solutions: Vec<u64>,
}

impl Default for Overview {
    fn default() -> Overview {
        Overview { events: 0, depths: Vec::new(), part: 1, solutions: Vec::new() }
    }
}

impl Overview {
    /// The largest number of parts.
    pub const PARTS: usize = 1024;

    /// The largest number of solutions noted.
    pub const SOLUTIONS: usize = 1000;

    /// Takes one more event into account.
    pub fn count(&mut self, event: &Event) {
        if self.events == self.part * Overview::PARTS as u64 {
            self.depths = self.depths.chunks(2).map(|two| two[0].max(two[two.len() - 1])).collect();
            self.part *= 2;
        }
        let part = (self.events / self.part) as usize;
        if part == self.depths.len() {
            self.depths.push(0);
        }
        self.depths[part] = self.depths[part].max(event.depth);
        self.events += 1;
        if event.action == Action::Solution && self.solutions.len() < Overview::SOLUTIONS {
            self.solutions.push(self.events);
        }
    }

    /// The number of events.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// The numbers of events after which a solution was found, for the first thousand solutions.
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// The greatest depth in each of `columns` stretches of equal length.
    pub fn columns(&self, columns: usize) -> Vec<u8> {
        let end = self.events.max(1);
        let part_of = |event: u64| (event / self.part) as usize;
        let stretch = |column: usize| {
            let from = part_of(end * column as u64 / columns as u64);
            let to = part_of((end * (column as u64 + 1) / columns as u64).saturating_sub(1));
            let to = to.max(from).min(self.depths.len().saturating_sub(1));
            self.depths.get(from..=to).and_then(|depths| depths.iter().max().copied()).unwrap_or(0)
        };
        (0..columns).map(stretch).collect()
    }
}

#[cfg(test)]
mod tests {
    use ennead_grid::{Givens, Puzzle};

    use super::*;
    use crate::{Outcome, Stop, by_name};

    const BEFUNGE: &str =
        ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";

    fn record(engine: &str, mut replay: Replay) -> (Vec<Event>, Replay, Outcome) {
        struct Both<'a>(Vec<Event>, &'a mut Replay);
        impl Observer for Both<'_> {
            fn event(&mut self, event: Event) -> ControlFlow<()> {
                self.0.push(event);
                self.1.event(event)
            }
            fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
                ControlFlow::Continue(())
            }
        }
        let puzzle = Puzzle::try_from(BEFUNGE.parse::<Givens>().unwrap()).unwrap();
        let mut both = Both(Vec::new(), &mut replay);
        let outcome = by_name(engine).unwrap().search(&puzzle, 1, &mut both, &Stop::never());
        (both.0, replay, outcome)
    }

    /// The same answers from a list of all events, read from its start.
    fn check(events: &[Event], replay: &Replay, at: usize) {
        let (before, after) = events.split_at(at);
        let mut state = State::new();
        before.iter().for_each(|event| state.apply(event));
        assert_eq!(replay.state_after(at as u64), state, "{at}");
        let dead_ends = before.iter().filter(|it| it.action == Action::Contradiction).count();
        assert_eq!(state.dead_ends(), dead_ends as u64, "{at}");
        for action in Action::ALL {
            let next = after.iter().position(|event| event.action == action);
            assert_eq!(replay.find(at as u64, action), next.map(|it| (it + at) as u64), "{at}");
            let last = before.iter().rposition(|event| event.action == action);
            let last = last.map(|it| it as u64).filter(|&it| it >= replay.first());
            assert_eq!(replay.find_back(at as u64, action), last, "{at}");
        }
        for line in 0..12 {
            let next = after.iter().position(|event| event.line == line);
            assert_eq!(replay.find_line(at as u64, line), next.map(|it| (it + at) as u64), "{at}");
            let last = before.iter().rposition(|event| event.line == line);
            let last = last.map(|it| it as u64).filter(|&it| it >= replay.first());
            assert_eq!(replay.find_line_back(at as u64, line), last, "{at}");
        }
        assert_eq!(replay.event_at(at as u64), after.first().copied(), "{at}");
    }

    #[test]
    fn an_overview_notes_all_events_and_a_thousand_solutions() {
        let mut overview = Overview::default();
        let (events, _, _) = record("guess-ladder", Replay::default());
        let solution = events.iter().find(|event| event.action == Action::Solution).unwrap();
        let count = Overview::SOLUTIONS as u64 + 5;
        (0..count).for_each(|_| overview.count(solution));
        assert_eq!(overview.events(), count);
        assert!(overview.solutions().iter().copied().eq(1..=1000));
    }

    #[test]
    fn every_question_is_answered_as_by_reading_from_the_start() {
        let (events, replay, _) = record("guess-ladder", Replay::default());
        assert_eq!(replay.events(..).collect::<Vec<_>>(), events);
        let end = events.len();
        let places = (0..end).step_by(9973).chain([2047, 2048, 2049, 80 * 2048, end - 1, end]);
        for at in places.map(|at| at.min(end)) {
            check(&events, &replay, at);
            let tree = replay.search_tree(at as u64);
            let path: Vec<_> = tree.path.iter().map(|node| node.guess).collect();
            assert_eq!(path, replay.state_after(at as u64).guesses(), "{at}");
        }
        assert_eq!(replay.find(u64::MAX, Action::Guess), None);
        assert_eq!(*replay.end(), replay.state_after(u64::MAX));
    }

    /// At every moment, what each level of the search has given up.
    #[test]
    fn the_search_tree_is_the_trace_folded() {
        let (events, replay, _) = record("backtracking", Replay::default());
        let mut given_up: Vec<Vec<Candidate>> = vec![Vec::new()];
        for (at, event) in (1..).zip(&events[..4000]) {
            match event.action {
                Action::Guess => given_up.push(Vec::new()),
                Action::Undo => {
                    given_up.pop();
                    given_up.last_mut().unwrap().push(event.candidate().unwrap());
                }
                _ => {}
            }
            let tree = replay.search_tree(at);
            let levels = std::iter::once(&tree.root).chain(tree.path.iter().map(|it| &it.given_up));
            let guesses = |level: &Vec<Branch>| level.iter().map(|it| it.guess).collect();
            assert_eq!(levels.map(guesses).collect::<Vec<Vec<_>>>(), given_up, "{at}");
        }
    }

    #[test]
    fn what_is_forgotten_leaves_the_rest_as_it_was() {
        let (events, replay, _) = record("guess-ladder", Replay::of_the_last(10_000));
        let held = replay.len() - replay.first();
        assert!((8_192..=10_240).contains(&held), "{held}");
        for at in (replay.first() as usize..=events.len()).step_by(97) {
            check(&events, &replay, at);
        }
        assert_eq!(replay.event_at(replay.first() - 1), None);
        assert_eq!(replay.state_after(0), replay.state_after(replay.first()));
    }

    #[test]
    fn counted_work_has_its_place() {
        let (events, replay, outcome) = record("backtracking", Replay::default());
        for nodes in [0, 1, 50, 15_000, 15_001, outcome.stats.nodes] {
            let at = replay.after_nodes(nodes);
            assert_eq!(replay.state_after(at).stats().nodes, nodes);
            let next = events.get(at as usize).map(|event| event.action);
            let tries = [Some(Action::Place), Some(Action::Reject), Some(Action::Guess), None];
            assert!(tries.contains(&next), "{next:?}");
        }
        assert_eq!(replay.after_nodes(u64::MAX), replay.len());
    }

    #[test]
    fn every_stretch_of_an_overview_has_its_greatest_depth() {
        let (events, ..) = record("guess-ladder", Replay::default());
        let mut overview = Overview::default();
        events.iter().for_each(|event| overview.count(event));
        assert_eq!(overview.events(), events.len() as u64);
        assert_eq!(overview.solutions(), [overview.events()]);
        assert!(overview.depths.len() <= Overview::PARTS);
        for (part, events) in events.chunks(overview.part as usize).enumerate() {
            assert_eq!(overview.depths[part], events.iter().map(|it| it.depth).max().unwrap());
        }
        assert_eq!(overview.columns(80).len(), 80);
        assert_eq!(overview.columns(80).iter().max(), Some(&22));
        assert_eq!(Overview::default().columns(3), [0, 0, 0]);
    }

    #[test]
    fn a_short_overview_has_each_event() {
        let mut overview = Overview::default();
        for depth in [1, 2, 5, 4, 3, 6] {
            overview.count(&Event {
                action: Action::Guess,
                cell: None,
                digit: None,
                depth,
                line: 0,
            });
        }
        assert_eq!(overview.columns(3), [2, 5, 6]);
        assert_eq!(overview.columns(6), [1, 2, 5, 4, 3, 6]);
        assert_eq!(overview.columns(12), [1, 1, 2, 2, 5, 5, 4, 4, 3, 3, 6, 6]);
    }

    #[test]
    fn a_trace_of_nothing_answers_too() {
        let replay = Replay::default();
        assert!(replay.is_empty() && replay.events(..).next().is_none());
        assert_eq!(replay.find(0, Action::Guess), None);
        assert_eq!(replay.find_back(9, Action::Guess), None);
        assert_eq!(replay.after_nodes(3), 0);
        assert_eq!(replay.state_after(7), State::new());
        assert_eq!(replay.search_tree(7), SearchTree::default());
    }
}
