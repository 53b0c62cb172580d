//! What a lesson shows: for each technique, positions that need it.
//!
//! In such a position no technique that comes earlier in the table and is used by default finds
//! anything, and this one does. So it is no use to look for an easier step there. The positions of
//! a technique come from different puzzles with one solution, the plainest first: few candidates, a
//! small pattern, few eliminations.
//!
//! Some techniques are never needed, because something earlier always helps too. Their positions
//! show the pattern, but are not [`needed`](Example::needed).
//!
//! The positions are kept in `lessons/examples.txt`. The example program `lessons` finds them in
//! random puzzles; `tests/lessons.rs` proves each of them again.

use std::collections::BTreeMap;

use ennead_draw::{Drawing, Role};
use ennead_grid::{Candidate, Puzzle};

use crate::library::Case;
use crate::{
    Enough, Facts, Flaw, HodokuLevel, Options, Position, Sink, Step, TECHNIQUES, Table, Technique,
    technique,
};

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

/// How many positions each technique has, without reading them.
///
/// ```
/// use ennead_logic::lesson::{counts, examples};
///
/// assert_eq!(counts()["x-wing"] as usize, examples("x-wing").len());
/// ```
pub fn counts() -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    for name in EXAMPLES.lines().filter_map(|line| line.split(' ').next()) {
        if let Ok(technique) = technique(name) {
            *counts.entry(technique.about().name).or_default() += 1;
        }
    }
    counts
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
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        if step.eliminations != self.case.eliminations || step.placements != self.case.placements {
            return Ok(());
        }
        self.found = Some(step);
        Err(Enough)
    }
}

/// The techniques that come before the one called `name` in the usual table and are used by default:
/// those whose steps count as easier.
pub fn easier(name: &str) -> impl Iterator<Item = &'static dyn Technique> + '_ {
    let rows = Table::usual().rows.iter();
    let before = rows.take_while(move |row| row.technique.about().name != name);
    before.filter(|row| row.used).map(|row| row.technique)
}

/// A position like that of an example in which the pattern is not there, because of one candidate more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearMiss {
    /// The example's position with one thing undone.
    pub position: Position,
    /// What was undone.
    pub undone: Undone,
    /// Why the pattern is not there.
    pub flaw: Flaw,
    /// The candidate without which the pattern would be there, if a single one is in the way.
    pub spoiler: Option<Candidate>,
    /// The marks of the pattern, and of what was undone.
    pub drawing: Drawing,
}

/// The most links that a picture of a near miss shows: those of a net would hide what differs.
const MOST_LINKS: usize = 12;

/// What makes a near miss of an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// A candidate was put back.
    Struck(Candidate),
    /// A digit that was found became a given.
    Found(Candidate),
    /// A digit was taken out of its cell; what it had ruled out came back.
    Filled(Candidate),
}

impl Example {
    /// A position like this one in which `step` cannot be [proved](Step::check); none if it holds
    /// whatever one thing is undone.
    ///
    /// A candidate is put back that the digits of the grid allow. Where none breaks the pattern, a
    /// digit that was found becomes a given, or a digit is taken out. If possible, the technique does not
    /// come to the conclusion by another pattern either.
    pub fn near_miss(&self, step: &Step) -> Option<NearMiss> {
        let refused = |(position, undone): (Position, Undone)| {
            let flaw = step.check(&position).err()?;
            let spoiler = self.spoiler(step, &position);
            let drawing = undone.draw(step, spoiler).on(&position.face());
            Some(NearMiss { position, undone, flaw, spoiler, drawing })
        };
        let is_gone = |miss: &NearMiss| !self.finds_conclusion(&miss.position);
        let all: Vec<NearMiss> = self.undone(step).into_iter().filter_map(refused).collect();
        all.iter().find(|miss| is_gone(miss)).or(all.first()).cloned()
    }

    /// The candidate that is not in this position, and without which `step` would hold in `missed`.
    fn spoiler(&self, step: &Step, missed: &Position) -> Option<Candidate> {
        let more = *missed.all_candidates() - *self.position.all_candidates();
        more.iter().find(|&candidate| {
            let mut without = *missed;
            without.eliminate(candidate.digit(), candidate.cell());
            step.check(&without).is_ok()
        })
    }

    /// The positions in which one thing is undone, those nearest to the step first.
    fn undone(&self, step: &Step) -> Vec<(Position, Undone)> {
        let digits = step.eliminations.all_digits() | step.placements.all_digits();
        let mut struck: Vec<Candidate> = Vec::new();
        for cell in self.position.empty().iter() {
            let allowed = self.position.digits().allowed(cell) - self.position.candidates(cell);
            struck.extend(allowed.iter().map(|digit| Candidate::new(digit, cell)));
        }
        // Another place for the digit in question is the nearest miss.
        struck.sort_by_key(|candidate| !digits.contains(candidate.digit()));
        let put_back = struck.into_iter().map(|candidate| {
            let mut position = self.position;
            position.restore(candidate);
            (position, Undone::Struck(candidate))
        });
        let changed = |change: fn(&mut Case, Candidate), undone: fn(Candidate) -> Undone| {
            self.position.digits().iter().filter_map(move |(cell, digit)| {
                let mut case = self.case.clone();
                change(&mut case, Candidate::new(digit, cell));
                Some((case.position()?, undone(Candidate::new(digit, cell))))
            })
        };
        let given = changed(|case, it| case.givens.set(it.cell(), Some(it.digit())), Undone::Found);
        let taken_out = changed(
            |case, it| {
                case.givens.set(it.cell(), None);
                case.placed.set(it.cell(), None);
            },
            Undone::Filled,
        );
        put_back.chain(given).chain(taken_out).collect()
    }

    /// Whether the technique comes to the conclusion in `position`, by whatever pattern. Where that takes
    /// long to find out, it is not asked.
    fn finds_conclusion(&self, position: &Position) -> bool {
        let row = Table::usual().row(self.technique);
        if row.is_none_or(|row| row.level == HodokuLevel::Extreme) {
            return false;
        }
        Example { position: *position, ..self.clone() }.step().is_some()
    }
}

impl Undone {
    /// The candidate that was put back, or the digit that was taken out.
    pub fn candidate(self) -> Candidate {
        let (Undone::Struck(candidate) | Undone::Found(candidate) | Undone::Filled(candidate)) =
            self;
        candidate
    }

    fn draw(self, step: &Step, spoiler: Option<Candidate>) -> Drawing {
        let mut drawing = Drawing::default();
        drawing.cell(self.candidate().cell(), Role::Selected);
        step.pattern.shape().draw(&mut drawing);
        if drawing.links.len() > MOST_LINKS {
            drawing.links.clear();
        }
        if let Some(spoiler) = spoiler {
            drawing.candidate(spoiler, Role::Selected);
        }
        drawing
    }
}

/// Techniques that are explained together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// Its name, such as `fish`.
    pub name: &'static str,
    /// What the names of its techniques are, or begin with.
    members: &'static [&'static str],
}

/// The families, from easy to hard. What is in none of the others is in [`OTHERS`].
pub static FAMILIES: &[Family] = &[
    Family { name: "singles", members: &["full-house", "naked-single", "hidden-single"] },
    Family { name: "locked-candidates", members: &["pointing", "claiming"] },
    Family {
        name: "subsets",
        members: &[
            "locked-pair",
            "locked-triple",
            "naked-pair",
            "naked-triple",
            "naked-quad",
            "hidden-pair",
            "hidden-triple",
            "hidden-quad",
        ],
    },
    Family {
        name: "fish",
        members: &[
            "x-wing",
            "swordfish",
            "jellyfish",
            "squirmbag",
            "whale",
            "leviathan",
            "finned-x-wing",
            "finned-swordfish",
            "finned-jellyfish",
            "finned-squirmbag",
            "finned-whale",
            "finned-leviathan",
            "sashimi-",
        ],
    },
    Family {
        name: "single-digit-patterns",
        members: &[
            "skyscraper",
            "two-string-kite",
            "turbot-fish",
            "empty-rectangle",
            "broken-wing",
        ],
    },
    Family {
        name: "wings",
        members: &["w-wing", "xy-wing", "xyz-wing", "wxyz-wing", "vwxyz-wing"],
    },
    Family {
        name: "uniqueness",
        members: &[
            "unique-",
            "hidden-rectangle",
            "avoidable-",
            "extended-rectangle",
            "borescoper-polygon",
            "bug-",
            "reverse-bug",
            "gurth-symmetry",
        ],
    },
    Family { name: "colours", members: &["simple-colours", "multi-colours", "3d-medusa"] },
    Family {
        name: CHAINS,
        members: &[
            "remote-pair",
            "x-chain",
            "xy-chain",
            "continuous-nice-loop",
            "aic",
            "discontinuous-nice-loop",
            "grouped-",
        ],
    },
    Family {
        name: "almost-locked-sets",
        members: &["sue-de-coq", "aligned-", "als-", "death-blossom"],
    },
    Family {
        name: "complex-fish",
        members: &["franken-", "finned-franken-", "mutant-", "finned-mutant-", "kraken-"],
    },
    Family { name: OTHERS, members: &[] },
    Family { name: "forcing", members: &["nishio", "forcing-", "nested-forcing-net", "template-"] },
    Family {
        name: "whips",
        members: &["bivalue-chain", "z-chain", "t-whip", "whip", "g-whip", "braid"],
    },
];

/// The family of what is in no other: exocets and other patterns of many cells.
pub const OTHERS: &str = "exotic-patterns";

/// The name of the family of chains.
pub const CHAINS: &str = "chains";

impl Family {
    /// The family of the technique called `name`.
    pub fn of(name: &str) -> &'static Family {
        let holds = |family: &&Family| family.members.iter().any(|member| is_member(name, member));
        let others = |family: &&Family| family.name == OTHERS;
        let family = FAMILIES.iter().find(holds).or_else(|| FAMILIES.iter().find(others));
        family.expect("the family of the others is in the list")
    }

    /// Its techniques, in the order of the table.
    pub fn techniques(&'static self) -> impl Iterator<Item = &'static dyn Technique> {
        let is_own = move |name: &str| Family::of(name).name == self.name;
        TECHNIQUES.iter().copied().filter(move |technique| is_own(technique.about().name))
    }
}

/// Whether `name` is `member`, or begins with it if it ends in a hyphen.
fn is_member(name: &str, member: &str) -> bool {
    name == member || member.ends_with('-') && name.starts_with(member)
}
