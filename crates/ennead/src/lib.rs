//! A Sudoku workbench: solve, judge, explain, rate, make, print and play.
//!
//! This is the library's front door; the modules behind it are separate crates. Without features it
//! solves, and builds in seconds; each further subject is a feature of its own.
//!
//! | feature | what it adds |
//! |---|---|
//! | – | [grids](grid) and their symmetries, formats of plain text, [engines](engine): solve, count, check |
//! | `formats` | all [file formats](mod@format): also OpenSudoku, f-puzzles, SudokuPad and other XML, JSON and links; includes `links` |
//! | `rules` | [boards of any size](board) and [rules](rule) on them: read, [solved, counted](variant); includes `formats` |
//! | `links` | [boards](board) of any size, [links](share) to Play |
//! | `logic` | [techniques](logic), hints, explanations, drawings of steps; includes `hints` and `depth` |
//! | `hints` | the same without forcing chains, nets, templates and whips, for small programs; includes `draw` |
//! | `rating` | [ratings](rating) on Sudoku Explainer's scale |
//! | `generate` | [making puzzles](generate); includes `hints` and `rating` |
//! | `proof` | [proofs](proof) for independent checkers; includes `hints` |
//! | `depth` | D. Berthier's [classification](depth) |
//! | `draw` | grids as [pictures](draw): SVG and text |
//! | `cross` | [cross-number puzzles](cross) |
//! | `census` | [counting all grids](census) |
//! | `serde`, `schema` | values as plain data, and its JSON schemas |
//!
//! # Solve
//!
//! [`solve`] says whether there is no solution, one, or several.
//!
//! ```
//! use ennead::{Puzzle, Solutions, solve};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let Solutions::One(solution) = solve(&puzzle) else { panic!("it has one solution") };
//! assert!(solution.to_string().starts_with("534678912"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Count
//!
//! [`count_solutions`] counts up to a limit. [`check`] says more: which givens clash or are redundant,
//! in which cells solutions differ.
//!
//! ```
//! use ennead::{Cell, Givens, Puzzle, check, count_solutions};
//!
//! let mut givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! assert_eq!(count_solutions(&Puzzle::try_from(givens)?, 2), 1);
//! givens.set(Cell::at(8, 8), None);
//! givens.set(Cell::at(8, 7), None);
//! assert_eq!(count_solutions(&Puzzle::try_from(givens)?, 1000), 2);
//! assert_eq!(check(givens).differing.to_string(), "r1c7 r1c8 r5c7 r5c8 r9c7 r9c8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(
    feature = "logic",
    doc = r#"
# Hint

A [`PathFinder`](logic::PathFinder) finds the easiest step. Sentences about it in English, German
and Dutch are made by the crate `ennead-text`. (Feature `logic`.)

```
use ennead::logic::{Hint, Options, PathFinder, Position, Table};
use ennead::{Puzzle, Stop, solve};

let puzzle: Puzzle =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2"
        .parse()?;
let position = Position::new(&puzzle);
let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
let solution = solve(&puzzle).unique();
let Hint::Step(step) = finder.hint(&position, solution.as_ref(), &Stop::never())? else {
    panic!("there is a step")
};
assert_eq!(step.region().to_string(), "b4");
assert_eq!(step.technique().about().name, "hidden-single");
assert_eq!(step.placements.to_string(), "1r6c1");
# Ok::<(), Box<dyn std::error::Error>>(())
```

# Explain

A [`Path`](logic::Path) leads to the solution step by step, and every step can be proved again.
(Feature `logic`.)

```
use ennead::logic::{Options, PathFinder, Position, Table};
use ennead::{Puzzle, Stop};

let puzzle: Puzzle =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2"
        .parse()?;
let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
let path = finder.path(&Position::new(&puzzle), &Stop::never())?;
assert!(path.end.is_solved());
for (position, step) in path.positions() {
    println!("{}: {}, not {}", step.technique().about().name, step.placements, step.eliminations);
    assert_eq!(step.check(&position), Ok(()));
}
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
#![cfg_attr(
    feature = "rating",
    doc = r#"
# Rate

A [`Rater`](rating::Rater) says how hard the hardest step is, the hardest up to the first
digit, and the first, exactly as Sudoku Explainer 1.2.1 does. (Feature `rating`.)

```
use ennead::rating::{Level, Rater, RaterOptions};
use ennead::{Puzzle, Stop};

let puzzle: Puzzle =
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2"
        .parse()?;
let rating = Rater::new(RaterOptions::default()).rate(&puzzle, &Stop::never())?;
assert_eq!(rating.to_string(), "5.7/1.2/1.2");
assert_eq!(Level::of(rating.er), Level::VeryHard);
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
#![cfg_attr(
    feature = "generate",
    doc = r#"
# Generate

A [`Wish`](generate::Wish) says what puzzles should be like. The same seed gives the same puzzles, on
any number of threads. (Feature `generate`.)

```
use ennead::generate::{Request, Watch, Wish, make};
use ennead::rating::Level;
use ennead::{Solutions, Stop, solve};
use std::ops::ControlFlow;

let wish = Wish { rating: Some(Level::Hard.into()), ..Wish::default() };
let request = Request { wish, first: 0, count: 3, seed: 1, threads: 2 };
let mut puzzles = Vec::new();
make(&request, &Watch::new(), &Stop::never(), |made| {
    puzzles.push(made.puzzle);
    ControlFlow::Continue(())
})?;
assert_eq!(puzzles.len(), 3);
assert!(puzzles.iter().all(|puzzle| matches!(solve(puzzle), Solutions::One(_))));
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
#![cfg_attr(
    feature = "formats",
    doc = r#"
# Formats

[`format::read`] recognises a format by its content. What it reads may be on a board of any size;
[`core`] decides what answers questions about it. (Feature `formats`; without it, formats of plain text
for the classic board only.)

```
use ennead::format;

let sheets = format::read(
    "https://www.sudokuwiki.org/sudoku.htm?bd=600030920430009000058760013589001074000900250107500060000007000705000000810095730",
)?;
let opensudoku = format::writable_by_name("opensudoku")?.write_all(&sheets)?;
assert!(opensudoku.contains("600030920430009000"));
assert_eq!(format::detect(&opensudoku).map(|format| format.name), Some("opensudoku"));
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
//!
//! # Many at once
//!
//! A [`Solver`](engine::batch::Solver) searches hundreds of puzzles side by side, on one thread. For
//! several threads, make one for each.
//!
//! ```
//! use ennead::engine::batch::{Answer, Solver};
//! use ennead::format::line;
//!
//! let list = "\
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//! 5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2
//! 6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36
//! ";
//! let mut puzzles = Vec::new();
//! for text in list.lines() {
//!     puzzles.push(line::parse(text.as_bytes())?.0);
//! }
//! let mut answers = vec![Answer::default(); puzzles.len()];
//! Solver::new().solve(&puzzles, 2, &mut answers);
//! let counts: Vec<u64> = answers.iter().map(|answer| answer.count).collect();
//! assert_eq!(counts, [1, 1, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stop
//!
//! Whatever may take long looks at a [`Stop`], which another thread can raise: after a time, on Ctrl-C,
//! when a client has gone.
//!
//! ```
//! use ennead::engine::batch::{Answer, Solver};
//! use ennead::{Givens, Stop};
//! use std::time::Duration;
//!
//! // Nobody can wait for the count of all grids, 6.7 · 10²¹.
//! let stop = Stop::new();
//! let mut answers = [Answer::default()];
//! let counted = std::thread::scope(|scope| {
//!     scope.spawn(|| {
//!         std::thread::sleep(Duration::from_millis(50));
//!         stop.raise();
//!     });
//!     Solver::new().solve_unless(&[Givens::EMPTY], u64::MAX, &mut answers, &stop)
//! });
//! assert!(counted.is_err());
//! ```

#![forbid(unsafe_code)]

pub use ennead_grid as grid;
pub use ennead_grid::{
    Candidate, Cell, CellMap, CellSet, Clash, Clues, Digit, DigitSet, Givens, House, Isomorphic,
    Minlex, Puzzle, Sheet, Solution, Symmetry, automorphisms, isomorphisms, minlex,
};

#[cfg(feature = "links")]
pub mod core;
#[cfg(feature = "links")]
pub use ennead_board as board;
#[cfg(feature = "formats")]
pub use ennead_format as format;
#[cfg(feature = "links")]
pub use ennead_format::share;
#[cfg(not(feature = "formats"))]
pub use ennead_grid::format;

/// A format that can be written, chosen by its name.
#[derive(Clone, Copy, Debug)]
pub struct Writable(pub &'static format::Format);

impl grid::name::Named for Writable {
    const LIST: &'static str = "format";

    fn list() -> impl Iterator<Item = (&'static str, Writable)> {
        format::writable().map(|format| (format.name, Writable(format)))
    }
}

ennead_grid::chosen!(Writable);
ennead_grid::schema_of_names!(
    Writable,
    "FormatName",
    <Writable as grid::name::Named>::list().map(|(name, _)| name)
);

/// A rule of the whole board, chosen by its name. Case, hyphens and blanks do not matter, and it may be
/// called what newspapers call it.
///
/// ```
/// use ennead::WholeBoard;
/// use ennead::grid::name::Named;
///
/// for name in ["anti-knight", "AntiKnight", "anti knight", "Anti-Springer"] {
///     assert_eq!(WholeBoard::by_name(name).map(|rule| rule.0.name), Ok("anti-knight"));
/// }
/// assert_eq!(WholeBoard::by_name("antinight").unwrap_err().nearest(), Some("anti-knight"));
/// ```
#[cfg(feature = "rules")]
#[derive(Clone, Copy, Debug)]
pub struct WholeBoard(pub &'static rule::RuleKind);

/// What else such rules are called in English, German and Dutch.
#[cfg(feature = "rules")]
const ALSO_CALLED: [(&str, &[&str]); 7] = [
    ("x", &["x-sudoku", "diagonals", "diagonal-sudoku", "diagonalen"]),
    ("windoku", &["hyper", "hyper-sudoku", "nrc", "nrc-sudoku"]),
    ("disjoint-groups", &["getrennte-gruppen", "gescheiden-groepen"]),
    ("anti-knight", &["anti-springer", "anti-paard"]),
    ("anti-king", &["anti-könig", "anti-koenig", "anti-koning"]),
    ("non-consecutive", &["nicht-aufeinanderfolgend", "niet-opeenvolgend"]),
    ("global-entropy", &["globale-entropie"]),
];

#[cfg(feature = "rules")]
impl grid::name::Named for WholeBoard {
    const LIST: &'static str = "rule";

    fn list() -> impl Iterator<Item = (&'static str, WholeBoard)> {
        let bare = rule::KINDS.iter().filter(|kind| kind.is_bare());
        bare.map(|kind| (kind.name, WholeBoard(kind)))
    }

    fn by_name(name: &str) -> Result<WholeBoard, grid::name::UnknownName> {
        use grid::name::{bare, find};
        let wanted = bare(name);
        let is_meant = |known: &str| bare(known) == wanted;
        let also = ALSO_CALLED.iter().find(|(_, names)| names.iter().any(|it| is_meant(it)));
        let named = Self::list().map(|(known, _)| known).find(|known| is_meant(known));
        find(Self::LIST, named.or(also.map(|(known, _)| *known)).unwrap_or(name), Self::list())
    }
}

#[cfg(feature = "rules")]
ennead_grid::chosen!(WholeBoard);
#[cfg(feature = "rules")]
ennead_grid::schema_of_names!(
    WholeBoard,
    "RuleName",
    <WholeBoard as grid::name::Named>::list().map(|(name, _)| name)
);

pub use engine::{
    Check, ENGINES, Solutions, Verdict, check, count_solutions, solution, solve, some_solution,
};
pub use engine::{by_name as engine_by_name, default_engine};
pub use ennead_stop::{End, Enough, Stop, Stopped};

#[cfg(feature = "census")]
pub use ennead_census as census;
#[cfg(feature = "cross")]
pub use ennead_cross as cross;
#[cfg(feature = "depth")]
pub use ennead_depth as depth;
#[cfg(feature = "draw")]
pub use ennead_draw as draw;
#[cfg(feature = "generate")]
pub use ennead_generate as generate;
#[cfg(feature = "hints")]
pub use ennead_logic as logic;
#[cfg(feature = "proof")]
pub use ennead_proof as proof;
#[cfg(feature = "rating")]
pub use ennead_rating as rating;
#[cfg(feature = "rules")]
pub use ennead_rule as rule;
#[cfg(feature = "rules")]
pub use ennead_variant as variant;

pub mod engine {
    //! Engines: from a puzzle to its solutions. This is the crate `ennead-engine`, but with the feature
    //! `hints` the list of engines is longer.

    use std::sync::LazyLock;

    use std::fmt;
    use std::ops::Deref;

    use ennead_grid::name::{Named, UnknownName};

    pub use ennead_engine::*;

    /// All engines: first those that search, beginning with the default, then, with the feature `hints`,
    /// the one that only follows the logic.
    pub static ENGINES: LazyLock<Vec<&'static dyn Engine>> = LazyLock::new(|| {
        let searching = ennead_engine::ENGINES.iter().copied();
        #[cfg(feature = "hints")]
        let searching = searching.chain([&ennead_logic::Logic as &dyn Engine]);
        searching.collect()
    });

    /// The engine called `name`.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn by_name(name: &str) -> Result<&'static dyn Engine, UnknownName> {
        Ok(Chosen::by_name(name)?.0)
    }

    /// An engine of the list, chosen by its name.
    #[derive(Clone, Copy)]
    pub struct Chosen(pub &'static dyn Engine);

    impl Named for Chosen {
        const LIST: &'static str = "engine";

        fn list() -> impl Iterator<Item = (&'static str, Chosen)> {
            ENGINES.iter().map(|&engine| (engine.name(), Chosen(engine)))
        }
    }

    ennead_grid::chosen!(Chosen);
    ennead_grid::schema_of_names!(Chosen, "EngineName", Chosen::list().map(|(name, _)| name));

    impl Deref for Chosen {
        type Target = dyn Engine;

        fn deref(&self) -> &(dyn Engine + 'static) {
            self.0
        }
    }

    impl fmt::Debug for Chosen {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.name())
        }
    }

    /// The engine to use where none is chosen.
    pub fn default_engine() -> &'static dyn Engine {
        ENGINES[0]
    }
}

/// The examples of both READMEs are tests.
#[cfg(doctest)]
mod readmes {
    #[doc = include_str!("../README.md")]
    struct OfTheLibrary;

    #[doc = include_str!("../../../README.md")]
    struct OfTheWorkbench;
}
