//! Makes the corpora in `testdata/puzzles`. The result is always the same:
//!
//! ```text
//! cargo run --release -p ennead-tools --bin make_testdata
//! ```
//!
//! It takes about a minute. Every count and solution comes from `dancing-links`; the tests compare
//! the other engines with them. The README beside the files explains the lines.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::Path;

use chacha20::ChaCha8Rng;
use ennead_engine::{Collect, Engine, Event, NO_LIMIT, Observer, Reach, by_name, singles};
use ennead_grid::{Cell, Digit, Givens, Puzzle, Solution};
use ennead_stop::Stop;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

const SEED: u64 = 81;

/// Counting stops here; a line with more solutions says `1000000+`.
const MOST: u64 = 1_000_000;

/// The engines that cannot solve everything in reasonable time, and how many events they may take
/// for a line: about two milliseconds of work, where `trial` is the slowest per event.
const BUDGETS: [(&str, u64); 4] = [
    ("trial", 20_000),
    ("backtracking", 100_000),
    ("three-tier", 100_000),
    ("guess-ladder", 100_000),
];

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/puzzles");
    let mut maker = Maker { rng: ChaCha8Rng::seed_from_u64(SEED), seen: HashSet::new() };
    let unique = maker.unique();
    let files = [
        ("hardest.txt", maker.hardest()),
        ("several.txt", maker.several(&unique)),
        ("none.txt", maker.none(&unique)),
        ("clashing.txt", maker.clashing(&unique)),
        ("edge.txt", maker.edge()),
        ("seeds.txt", maker.seeds()),
        ("unique.txt", unique),
    ];
    let mut reach = String::from("# engine file lines-within-reach lines\n");
    for (file, lines) in files {
        let text: String = lines.iter().map(|line| line.text.clone() + "\n").collect();
        std::fs::write(folder.join(file), text)?;
        for (engine, _) in BUDGETS {
            let within = lines.iter().filter(|line| !line.beyond.contains(&engine)).count();
            writeln!(reach, "{engine} {file} {within} {}", lines.len()).expect("a string");
        }
    }
    std::fs::write(folder.join("reach.txt"), reach)
}

struct Line {
    text: String,
    puzzle: Givens,
    /// The solution, if there is exactly one.
    solution: Option<Solution>,
    beyond: Vec<&'static str>,
}

struct Maker {
    rng: ChaCha8Rng,
    seen: HashSet<Givens>,
}

fn oracle() -> &'static dyn Engine {
    by_name("dancing-links").expect("an engine of this crate")
}

fn puzzle(givens: &Givens) -> Puzzle {
    Puzzle::try_from(*givens).expect("givens out of a solution do not clash")
}

fn count(givens: &Givens, limit: u64) -> u64 {
    oracle()
        .search(
            &puzzle(givens),
            limit,
            &mut |_: &Solution| ControlFlow::Continue(()),
            &Stop::never(),
        )
        .solutions
}

fn first_solution(givens: &Givens) -> Option<Solution> {
    let mut found = Collect::default();
    oracle().search(&puzzle(givens), 1, &mut found, &Stop::never());
    found.solutions.pop()
}

/// Ends a search after this many events.
struct Budget(u64);

impl Observer for Budget {
    fn event(&mut self, _: Event) -> ControlFlow<()> {
        self.0 -= 1;
        if self.0 == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

impl Maker {
    /// A line with its count up to `most`, the solution if it is the only one, `tags`, and the
    /// engines that cannot solve it. `None` if the puzzle already has a line.
    fn line(&mut self, givens: Givens, most: u64, tags: &str) -> Option<Line> {
        if !self.seen.insert(givens) {
            return None;
        }
        let mut text = givens.to_string();
        let mut beyond = Vec::new();
        let mut solution = None;
        match Puzzle::try_from(givens) {
            Err(_) => text += ":0",
            Ok(puzzle) => {
                let solutions = count(&givens, most + 1);
                let limit = if solutions > most { most } else { NO_LIMIT };
                write!(text, ":{}", solutions.min(most)).expect("a string");
                if solutions > most {
                    text += "+";
                }
                if solutions == 1 {
                    solution = first_solution(&givens);
                    text.extend(solution.iter().map(|solution| format!(":{solution}")));
                }
                for (name, events) in BUDGETS {
                    let engine = by_name(name).expect("an engine of this crate");
                    let outcome =
                        engine.search(&puzzle, limit, &mut Budget(events), &Stop::never());
                    if !outcome.complete && outcome.solutions < limit {
                        beyond.push(name);
                    }
                }
            }
        }
        write!(text, " # {tags} clues={}", givens.len()).expect("a string");
        text.extend(beyond.iter().map(|engine| format!(" -{engine}")));
        Some(Line { text, puzzle: givens, solution, beyond })
    }

    /// A full grid: puts random digits into random cells as long as a solution remains.
    fn solution(&mut self) -> Solution {
        let mut givens = Givens::EMPTY;
        let mut cells = Cell::ALL;
        cells.shuffle(&mut self.rng);
        for cell in cells.into_iter().take(30) {
            let mut digits: Vec<Digit> = givens.allowed(cell).iter().collect();
            digits.shuffle(&mut self.rng);
            let fits = |digit: &Digit| {
                let mut more = givens;
                more.set(cell, Some(*digit));
                count(&more, 1) == 1
            };
            let digit = digits.into_iter().find(fits);
            givens.set(cell, digit);
        }
        first_solution(&givens).expect("a solution remained at every step")
    }

    /// Removes givens in random order as long as the solution stays unique.
    fn reduce(&mut self, mut givens: Givens, clues: usize) -> Givens {
        let mut cells: Vec<Cell> = givens.cells().iter().collect();
        cells.shuffle(&mut self.rng);
        for cell in cells {
            if givens.len() <= clues {
                break;
            }
            let digit = givens.get(cell);
            givens.set(cell, None);
            if count(&givens, 2) > 1 {
                givens.set(cell, digit);
            }
        }
        givens
    }

    /// Puzzles with one solution: 700 easy, 700 medium, 1,100 hard, the last two mostly minimal.
    fn unique(&mut self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut wanted = [("easy", 700), ("medium", 700), ("hard", 1100)];
        while wanted.iter().any(|&(_, left)| left > 0) {
            let clues = if self.rng.random_bool(0.5) { 0 } else { self.rng.random_range(24..45) };
            let full = *self.solution().grid();
            let givens = self.reduce(full, clues);
            let verdict = &mut wanted[match singles(&puzzle(&givens)).reach {
                Reach::Naked => 0,
                Reach::Hidden => 1,
                Reach::Neither => 2,
            }];
            if verdict.1 > 0 {
                verdict.1 -= 1;
                let verdict = verdict.0;
                lines.extend(self.line(givens, MOST, verdict));
            }
        }
        lines
    }

    /// Puzzles made hard by hill climbing: remove two givens, add others until the solution is
    /// unique again, reduce, and keep the result if it takes at least as many guesses.
    fn hardest(&mut self) -> Vec<Line> {
        let mut lines = Vec::new();
        for _ in 0..200 {
            let solution = self.solution();
            let mut best = self.reduce(*solution.grid(), 0);
            let mut most = guesses(&best);
            for _ in 0..200 {
                let next = self.neighbour(best, &solution);
                let found = guesses(&next);
                if found >= most {
                    (best, most) = (next, found);
                }
            }
            lines.extend(self.line(best, MOST, &format!("hard guesses={most}")));
        }
        lines
    }

    fn neighbour(&mut self, mut givens: Givens, solution: &Solution) -> Givens {
        for _ in 0..2 {
            let cells: Vec<Cell> = givens.cells().iter().collect();
            givens.set(*cells.choose(&mut self.rng).expect("at least 17 givens"), None);
        }
        while count(&givens, 2) > 1 {
            let cell = *Cell::ALL.choose(&mut self.rng).expect("81 cells");
            givens.set(cell, Some(solution.digit(cell)));
        }
        self.reduce(givens, 0)
    }

    /// Puzzles with several solutions: unique ones with some givens removed.
    fn several(&mut self, unique: &[Line]) -> Vec<Line> {
        let mut lines = Vec::new();
        // How many lines with 2 to 10 solutions, with 11 to 100, and so on.
        for (most, wanted) in
            [(10, 200), (100, 120), (1000, 80), (10_000, 30), (100_000, 8), (MOST, 2)]
        {
            let enough = lines.len() + wanted;
            while lines.len() < enough {
                let mut givens = unique.choose(&mut self.rng).expect("2,500 lines").puzzle;
                let solutions = loop {
                    let cells: Vec<Cell> = givens.cells().iter().collect();
                    givens.set(*cells.choose(&mut self.rng).expect("givens are left"), None);
                    let solutions = count(&givens, most + 1);
                    if solutions > 1 && solutions > most / 10 {
                        break solutions;
                    }
                };
                if solutions <= most {
                    lines.extend(self.line(givens, MOST, "several"));
                }
            }
        }
        // No puzzle with 16 givens is unique (McGuire, Tugemann, Civario 2012).
        for _ in 0..20 {
            let mut cells = Cell::ALL;
            cells.shuffle(&mut self.rng);
            let solution = self.solution();
            let mut givens = Givens::EMPTY;
            for &cell in &cells[..16] {
                givens.set(cell, Some(solution.digit(cell)));
            }
            lines.extend(self.line(givens, 1000, "several"));
        }
        lines
    }

    /// Puzzles without a solution and without a clash: one given changed to another digit.
    fn none(&mut self, unique: &[Line]) -> Vec<Line> {
        let mut lines = Vec::new();
        while lines.len() < 500 {
            let Line { puzzle, solution, .. } = unique.choose(&mut self.rng).expect("2,500 lines");
            let mut givens = *puzzle;
            let cells: Vec<Cell> = givens.cells().iter().collect();
            let cell = *cells.choose(&mut self.rng).expect("at least 17 givens");
            givens.set(cell, None);
            let right = solution.as_ref().map(|solution| solution.digit(cell));
            let wrong: Vec<Digit> =
                givens.allowed(cell).iter().filter(|&digit| Some(digit) != right).collect();
            let Some(&digit) = wrong.choose(&mut self.rng) else { continue };
            givens.set(cell, Some(digit));
            if count(&givens, 1) == 0 {
                lines.extend(self.line(givens, MOST, "none"));
            }
        }
        lines
    }

    /// Givens that clash, and so are not a puzzle; readers and the command line have to report it.
    fn clashing(&mut self, unique: &[Line]) -> Vec<Line> {
        let mut lines = Vec::new();
        while lines.len() < 200 {
            let mut givens = unique.choose(&mut self.rng).expect("2,500 lines").puzzle;
            let cell = *Cell::ALL.choose(&mut self.rng).expect("81 cells");
            givens.set(cell, Some(*Digit::ALL.choose(&mut self.rng).expect("9 digits")));
            if !givens.clashes().is_empty() {
                lines.extend(self.line(givens, MOST, "clashing"));
            }
        }
        lines
    }

    /// The puzzles printed in the documents this project grew from.
    fn seeds(&mut self) -> Vec<Line> {
        [
            (
                "1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......",
                "Broeders",
            ),
            (
                ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....",
                "Befunge",
            ),
            (
                "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36",
                "Sturm",
            ),
        ]
        .into_iter()
        .filter_map(|(text, tags)| self.line(text.parse().expect("81 characters"), MOST, tags))
        .collect()
    }

    /// Edge cases: no given, no empty cell, one empty cell, two empty cells.
    fn edge(&mut self) -> Vec<Line> {
        let mut lines = Vec::new();
        lines.extend(self.line(Givens::EMPTY, MOST, "empty"));
        for gaps in [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] {
            let mut givens = *self.solution().grid();
            let mut cells = Cell::ALL;
            cells.shuffle(&mut self.rng);
            cells[..gaps].iter().for_each(|&cell| givens.set(cell, None));
            lines.extend(self.line(givens, MOST, &format!("gaps={gaps}")));
        }
        for cell in [0, 40, 80] {
            let mut givens = Givens::EMPTY;
            givens.set(Cell::new(cell), Some(Digit::new(9)));
            lines.extend(self.line(givens, 1000, "one-given"));
        }
        lines
    }
}

/// The measure of difficulty: the guesses for the puzzle and for its two reflections together, so
/// that its orientation does not matter.
fn guesses(givens: &Givens) -> u64 {
    let reflect = |cell_at: fn(Cell) -> Cell| {
        let mut reflected = Givens::EMPTY;
        givens.iter().for_each(|(cell, digit)| reflected.set(cell_at(cell), Some(digit)));
        reflected
    };
    let transposed = reflect(|cell| Cell::at(cell.column(), cell.row()));
    let turned = reflect(|cell| Cell::at(8 - cell.row(), 8 - cell.column()));
    [*givens, transposed, turned]
        .iter()
        .map(|givens| {
            let nobody = &mut |_: &Solution| ControlFlow::Continue(());
            oracle().search(&puzzle(givens), NO_LIMIT, nobody, &Stop::never()).stats.guesses
        })
        .sum()
}
