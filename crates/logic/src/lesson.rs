//! What a lesson shows: for each technique, positions that need it.
//!
//! In such a position no technique that comes earlier in the table and is used by default finds
//! anything, and this one does. So whoever looks for an easier step there looks in vain. The
//! positions of a technique come from different puzzles with one solution, the plainest first: few
//! candidates, a small pattern, few eliminations.
//!
//! Some techniques are never needed, because something earlier always helps too. Their positions
//! show the pattern, but are not [`needed`](Example::needed).
//!
//! The positions are kept in `lessons/examples.txt`. The example program `lessons` finds them in
//! random puzzles; `tests/lessons.rs` proves each of them again.

use std::ops::ControlFlow;

use ennead_grid::Puzzle;

use crate::library::Case;
use crate::{Facts, Options, Position, Sink, Step, Table, Technique, technique};

/// A position that shows a technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The technique's name, such as `x-wing`.
    pub technique: &'static str,
    /// Whether no easier technique that is used by default finds anything in the position.
    pub needed: bool,
    /// The puzzle, which has one solution.
    pub puzzle: Puzzle,
    /// A position on its solution path.
    pub position: Position,
    /// The same as a line of a library, with what the step eliminates and places.
    pub case: Case,
}

const EXAMPLES: &str = include_str!("../lessons/examples.txt");

/// The positions that show the technique called `name`, the plainest first; none if no technique is
/// called so.
///
/// ```
/// let examples = ennead_logic::lesson::examples("x-wing");
/// assert!(examples.len() >= 5);
/// let step = examples[0].step().expect("the technique finds it");
/// assert_eq!(step.check(&examples[0].position), Ok(()));
/// ```
pub fn examples(name: &str) -> Vec<Example> {
    read(EXAMPLES).filter(|example| example.technique == name).collect()
}

/// Reads examples: on each line the technique's name, `needed` or `shown`, and a line of a library.
/// What cannot be read is left out.
pub fn read(text: &str) -> impl Iterator<Item = Example> + '_ {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (name, rest) = line.split_once(' ')?;
        let (needed, case) = rest.split_once(' ')?;
        let name = technique(name).ok()?.about().name;
        Example::new(name, needed == "needed", case.parse().ok()?)
    })
}

impl Example {
    /// The example that `case` describes; none if its digits clash.
    pub fn new(technique: &'static str, needed: bool, case: Case) -> Option<Example> {
        let puzzle = Puzzle::try_from(case.givens).ok()?;
        let position = case.position()?;
        Some(Example { technique, needed, puzzle, position, case })
    }

    /// The step: the first with this conclusion that the technique finds with the default options.
    pub fn step(&self) -> Option<Step> {
        let technique = technique(self.technique).ok()?;
        let mut wanted = Wanted { case: &self.case, found: None };
        let _ = technique.find(&Facts::new(&self.position, &Options::DEFAULT), &mut wanted);
        wanted.found
    }
}

ennead_grid::display! {
    /// A line of `lessons/examples.txt`.
    Example: |it, f| {
        let needed = if it.needed { "needed" } else { "shown" };
        write!(f, "{} {needed} {}", it.technique, it.case)
    }
}

/// The sink that takes the first step with the conclusion of a case.
struct Wanted<'a> {
    case: &'a Case,
    found: Option<Step>,
}

impl Sink for Wanted<'_> {
    fn take(&mut self, step: Step) -> ControlFlow<()> {
        if step.eliminations != self.case.eliminations || step.placements != self.case.placements {
            return ControlFlow::Continue(());
        }
        self.found = Some(step);
        ControlFlow::Break(())
    }
}

/// The techniques that come before the one called `name` in the usual table and are used by default:
/// those whose steps count as easier.
pub fn easier(name: &str) -> impl Iterator<Item = &'static dyn Technique> + '_ {
    let rows = Table::usual().rows.iter();
    let before = rows.take_while(move |row| row.technique.about().name != name);
    before.filter(|row| row.used).map(|row| row.technique)
}
