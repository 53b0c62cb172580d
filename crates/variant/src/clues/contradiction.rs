//! Clues that contradict each other.

use ennead_rule::Setup;
use ennead_stop::{Stop, Stopped};

use super::hitting::least_hitting_set;
use super::judge::{Judge, Reply};
use super::{Clue, ClueSet};

/// Clues that no board obeys together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The clues: givens in reading order, then rules.
    pub clues: Vec<Clue>,
    /// Whether it is certain that without any one of them some board keeps the others.
    pub is_minimal: bool,
    /// Whether it is certain that no fewer clues contradict each other.
    pub is_least: bool,
}

/// Guesses for one set of clues, after which it is kept as it is.
///
/// With ten times as many, sets get no smaller; those that stay undecided take seconds each.
const BUDGET: u64 = 2_000;

/// Guesses for a set that only helps to find the least one.
const HELPING: u64 = 300;

/// The most steps to find the least set that hits all others.
const HITTING: u64 = 300_000;

/// Clues of a setup that contradict each other, none of which can be left out; `None` if a board
/// keeps them all, or if that is not found out within some thousand guesses.
///
/// # Errors
///
/// If the stop is raised.
///
/// # Panics
///
/// If a rule does not fit the board: see [`Puzzle::new`](crate::Puzzle::new).
///
/// ```
/// use ennead_rule::Setup;
/// use ennead_stop::Stop;
/// use ennead_variant::{Clue, contradiction};
///
/// let text = "4x4; given 1: r4c4; thermometer: r1c1-4; cage 3: r1c1 r1c3; cage 5: r3c1 r3c2";
/// let setup = Setup::read(text)?;
/// let found = contradiction(&setup, &Stop::never())?.expect("the third cell holds 3");
/// assert_eq!(found.clues, [Clue::Rule(0), Clue::Rule(1)]);
/// assert!(found.is_minimal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn contradiction(setup: &Setup, stop: &Stop) -> Result<Option<Contradiction>, Stopped> {
    let mut judge = Judge::new(setup, None, BUDGET, stop);
    Ok(minimal(&mut judge)?.map(|(set, is_minimal)| Contradiction {
        clues: judge.clues_of(&set),
        is_minimal,
        is_least: is_minimal && set.len() <= 1,
    }))
}

/// The fewest clues that contradict each other, as far as that is found out; `better` is handed
/// each smaller set on the way, the first of them at once. To make the first smaller, `most` sets
/// of clues are searched at most, or a few more; most take less than a millisecond.
///
/// By implicit hitting sets (A. Ignatiev and others, "Smallest MUS Extraction with Minimal Hitting
/// Set Dualization", 2015): each board that escapes some set names clues of which a contradiction
/// must hold one.
///
/// # Errors
///
/// If the stop is raised; what was handed over until then holds.
///
/// # Panics
///
/// As [`contradiction`].
pub fn least_contradiction(
    setup: &Setup,
    most: usize,
    stop: &Stop,
    better: &mut dyn FnMut(&Contradiction),
) -> Result<Option<Contradiction>, Stopped> {
    let mut judge = Judge::new(setup, None, BUDGET, stop);
    let Some((set, is_minimal)) = minimal(&mut judge)? else { return Ok(None) };
    let clues = judge.clues_of(&set);
    let mut best = Contradiction { clues, is_minimal, is_least: is_minimal && set.len() <= 1 };
    better(&best);
    let all = judge.all();
    let mut sets: Vec<ClueSet> = Vec::new();
    let met = std::mem::take(&mut judge.met);
    met.into_iter().for_each(|met| add(&mut sets, met));
    let most = judge.searched + most;
    while !best.is_least && judge.searched < most {
        let (hitting, is_least) = least_hitting_set(&sets, HITTING);
        if is_least && hitting.len() >= best.clues.len() {
            best.is_least = true;
            break;
        }
        match judge.ask(&hitting)? {
            Reply::Closed => {
                let clues = judge.clues_of(&hitting);
                if clues.len() < best.clues.len() {
                    best = Contradiction { clues, is_minimal: is_least, is_least };
                    better(&best);
                }
                break;
            }
            Reply::Unknown => break,
            Reply::Escapes(violated) => {
                let small = grow(&mut judge, &all, violated)?;
                // Sets that have nothing in common with it raise the bound at once.
                let mut hit: ClueSet = hitting.iter().chain(small.iter()).collect();
                add(&mut sets, small);
                while let Reply::Escapes(violated) = judge.ask_within(&hit, HELPING)? {
                    let small = grow(&mut judge, &all, violated)?;
                    hit = hit.iter().chain(small.iter()).collect();
                    add(&mut sets, small);
                }
            }
        }
    }
    Ok(Some(best))
}

/// Adds a set, unless one within it is there already; those around it go.
fn add(sets: &mut Vec<ClueSet>, new: ClueSet) {
    if !sets.iter().any(|set| set.is_within(&new)) {
        sets.retain(|set| !new.is_within(set));
        sets.push(new);
    }
}

/// Fewer clues that some board violates, with all others kept.
fn grow(judge: &mut Judge<'_>, all: &ClueSet, violated: ClueSet) -> Result<ClueSet, Stopped> {
    let mut violated = violated;
    let mut tried = ClueSet::default();
    while violated.len() > 1 {
        let Some(clue) = violated.without(&tried).iter().next() else { break };
        tried.insert(clue);
        let mut kept = all.without(&violated);
        kept.insert(clue);
        if let Reply::Escapes(fewer) = judge.ask_within(&kept, HELPING)? {
            violated = fewer;
        }
    }
    Ok(violated)
}

/// A closed set that no clue can leave, and whether that is certain; `None` if all clues together
/// are not known to be closed.
fn minimal(judge: &mut Judge<'_>) -> Result<Option<(ClueSet, bool)>, Stopped> {
    let all = judge.all();
    // What takes many words to explain is left out first: rules of many cells.
    let setup = judge.setup();
    let mut order: Vec<usize> = all.iter().collect();
    order.sort_by_key(|&clue| match judge.clues[clue] {
        Clue::Given(_) => 0,
        Clue::Rule(rule) => -(setup.rules[rule].cells(setup.layout()).len() as isize),
    });
    let mut set = all;
    if judge.is_refuted(&set)? {
        // Most contradictions follow without a guess (57 to 73 % of puzzles broken on purpose), and
        // then asking so is five times as fast. Large parts first: most clues have nothing to do
        // with it.
        let mut size = order.len().div_ceil(4);
        loop {
            for part in order.chunks(size.max(1)) {
                let without = set.without(&part.iter().copied().collect());
                if without != set && judge.is_refuted(&without)? {
                    set = without;
                }
            }
            if size <= 1 {
                break;
            }
            size = if size > 8 { size / 4 } else { 1 };
        }
    } else if judge.ask(&set)? != Reply::Closed {
        return Ok(None);
    }
    let mut is_minimal = true;
    for clue in order {
        if !set.contains(clue) {
            continue;
        }
        let mut without = set.clone();
        without.remove(clue);
        match judge.ask(&without)? {
            Reply::Closed => set = without,
            Reply::Escapes(_) => {}
            Reply::Unknown => is_minimal = false,
        }
    }
    Ok(Some((set, is_minimal)))
}
