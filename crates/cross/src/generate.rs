//! Making puzzles: first a full grid, then rules that are true for it until no other grid is left;
//! then every rule that is not needed is removed.
//!
//! The contest asked for help in making puzzles. Rules are drawn at random from the chosen
//! vocabulary. Each round finds a second solution and adds, out of some random rules, one that is
//! true for the grid and false for the second solution. So every added rule excludes something.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

use crate::check::minimise;
use crate::compile::digits;
use crate::eval::{Evaluator, Value};
use crate::hooks::Hooks;
use crate::puzzle::{Direction, Grid, Mark, Place, Puzzle, Reading};
use crate::solve::{Limits, solve};
use crate::term::{TermId, WordId};
use crate::vocabulary::{Kind, Op};

/// The puzzle that is wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The number of columns.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The operators and predicates that rules may use, besides `eq` and integers.
    pub vocabulary: Vec<Op>,
    /// The percentage of black cells.
    pub black: u32,
    /// Whether words may begin with 0.
    pub leading_zeros: bool,
}

/// The contest's own vocabulary.
pub const CONTEST: &[Op] =
    &[Op::DigitSum, Op::DigitProduct, Op::Plus, Op::Minus, Op::Times, Op::Unique];

/// Why no puzzle was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotMade {
    /// The size is out of range.
    Size,
    /// No unique puzzle was found within the limits.
    Limits,
}

/// Makes a puzzle with exactly one solution and no redundant rule, as far as that can be decided
/// within the limits. The same state of the random number generator gives the same puzzle.
///
/// # Errors
///
/// If the size is out of range, or the limits or [`Hooks::stop`] end the work.
pub fn generate(
    wanted: &Wanted,
    rng: &mut impl Rng,
    limits: &Limits,
    hooks: &Hooks,
) -> Result<(Puzzle, Grid), NotMade> {
    let mut puzzle = frame(wanted, rng).ok_or(NotMade::Size)?;
    let grid = fill(&puzzle, rng);
    let two = Limits { solutions: 2, ..*limits };
    // Each round removes at least one solution; hundreds of rounds mean that the rules say too
    // little.
    for _ in 0..40 + 4 * puzzle.cells() {
        if hooks.stop.is_raised() {
            return Err(NotMade::Limits);
        }
        let outcome = solve(&puzzle, &two, hooks);
        let others: Vec<&Grid> = outcome.solutions.iter().filter(|&other| *other != grid).collect();
        match (outcome.is_unique(), others.as_slice()) {
            (Some(true), _) => {
                let puzzle = minimise(&puzzle, &Limits { solutions: 1, ..*limits }, hooks);
                return Ok((puzzle, grid));
            }
            // Not decided; another rule makes it easier.
            (_, others) => add_rule(&mut puzzle, &grid, others, wanted, rng),
        }
    }
    Err(NotMade::Limits)
}

/// A grid with black cells, and a word wherever there are two or more white cells in a row.
fn frame(wanted: &Wanted, rng: &mut impl Rng) -> Option<Puzzle> {
    let (width, height) = (wanted.width, wanted.height);
    if width * height < 2 {
        return None;
    }
    let mut cells: Vec<usize> = (0..width.checked_mul(height)?).collect();
    cells.shuffle(rng);
    let count = cells.len() * wanted.black.min(90) as usize / 100;
    let mut black = vec![false; width * height];
    for &cell in &cells[..count] {
        // The grid looks the same when turned by half, as in crosswords.
        black[cell] = true;
        black[width * height - 1 - cell] = true;
        if black.iter().filter(|&&black| black).count() >= count {
            break;
        }
    }
    let is_white =
        |row: usize, column: usize| row < height && column < width && !black[row * width + column];
    let (mut marks, mut across, mut down) = (Vec::new(), Vec::new(), Vec::new());
    for row in 0..height {
        for column in 0..width {
            let left = column > 0 && is_white(row, column - 1);
            let above = row > 0 && is_white(row - 1, column);
            let white = is_white(row, column);
            let runs_across = white && !left && is_white(row, column + 1);
            let runs_down = white && !above && is_white(row + 1, column);
            // A cell without white neighbours is a word of one cell.
            let alone = white && !left && !above && !runs_across && !runs_down;
            if runs_across || alone {
                across.push((marks.len(), Direction::Across));
            }
            if runs_down {
                down.push((marks.len(), Direction::Down));
            }
            if runs_across || runs_down || alone {
                marks.push(Mark { name: name(marks.len()), row, column });
            }
        }
    }
    let words: Vec<_> = across.into_iter().chain(down).collect();
    let black: Vec<usize> = (0..black.len()).filter(|&cell| black[cell]).collect();
    if words.is_empty() {
        return None;
    }
    let mut puzzle = Puzzle::new(width, height, &black, marks, &words).ok()?;
    puzzle.reading = Reading { leading_zeros: wanted.leading_zeros, ..Reading::default() };
    Some(puzzle)
}

/// A, B, …, Z, AA, AB, …
pub(crate) fn name(mut number: usize) -> String {
    let mut name = Vec::new();
    loop {
        name.push(b'A' + (number % 26) as u8);
        if number < 26 {
            break;
        }
        number = number / 26 - 1;
    }
    name.reverse();
    String::from_utf8(name).expect("letters")
}

fn fill(puzzle: &Puzzle, rng: &mut impl Rng) -> Grid {
    let mut domains = vec![crate::compile::ALL_DIGITS; puzzle.cells()];
    for word in puzzle.words().iter().filter(|word| word.cells.len() > 1) {
        if !puzzle.reading.leading_zeros {
            domains[word.cells[0] as usize] &= !1;
        }
    }
    let digits = (0..puzzle.cells())
        .map(|cell| match puzzle.is_black(cell) {
            true => 0,
            false => {
                let choice: Vec<usize> = digits(domains[cell]).collect();
                *choice.choose(rng).expect("every cell has digits") as u8
            }
        })
        .collect();
    Grid { width: puzzle.width(), digits }
}

/// Adds a random rule that is true for `grid` and, if possible, false for all `others`.
fn add_rule(
    puzzle: &mut Puzzle,
    grid: &Grid,
    others: &[&Grid],
    wanted: &Wanted,
    rng: &mut impl Rng,
) {
    let mut best: Option<(usize, usize, TermId)> = None;
    for _ in 0..60 {
        let Some(rule) = random_rule(puzzle, grid, wanted, rng) else { continue };
        if puzzle.rules().iter().any(|known| known.term == rule) {
            continue;
        }
        let mut evaluator = Evaluator::new(puzzle, &[rule]);
        if evaluator.holds(grid, rule) != Some(true) {
            continue;
        }
        let refuted =
            others.iter().filter(|other| evaluator.holds(other, rule) == Some(false)).count();
        let size = puzzle.terms.below(rule).len();
        if best.is_none_or(|(most, least, _)| {
            (refuted, usize::MAX - size) > (most, usize::MAX - least)
        }) {
            best = Some((refuted, size, rule));
        }
        if refuted == others.len() && rng.random_bool(0.3) {
            break;
        }
    }
    if let Some((_, _, rule)) = best {
        puzzle.add_rule(rule, Place::default());
    }
}

/// A rule in the wanted vocabulary that is, or may be, true for the grid.
fn random_rule(
    puzzle: &mut Puzzle,
    grid: &Grid,
    wanted: &Wanted,
    rng: &mut impl Rng,
) -> Option<TermId> {
    let words: Vec<WordId> = puzzle.word_ids().map(|(id, _)| id).collect();
    let word = |puzzle: &mut Puzzle, rng: &mut _| {
        let &word = words.choose(rng).expect("a frame has words");
        puzzle.terms.word(word)
    };
    let op = *wanted.vocabulary.choose(rng)?;
    let entry = op.entry();
    let a = word(puzzle, rng);
    if entry.takes == Kind::Truth {
        return None;
    }
    if entry.gives == Kind::Truth {
        return Some(match entry.arity {
            1 => puzzle.terms.one(op, a),
            _ if op == Op::Divides => {
                let divisor = puzzle.terms.number(rng.random_range(3..20));
                puzzle.terms.two(op, divisor, a)
            }
            _ => {
                let b = word(puzzle, rng);
                puzzle.terms.two(op, a, b)
            }
        });
    }
    let mut left = match entry.arity {
        1 => puzzle.terms.one(op, a),
        _ if matches!(op, Op::Times | Op::Mod | Op::Div) => {
            let factor = puzzle.terms.number(rng.random_range(2..12));
            puzzle.terms.two(op, a, factor)
        }
        _ if op == Op::Power => {
            let exponent = puzzle.terms.number(2);
            puzzle.terms.two(op, a, exponent)
        }
        _ => {
            let b = word(puzzle, rng);
            puzzle.terms.two(op, a, b)
        }
    };
    // Digit sums of sums give the contest's puzzles their flavour.
    if !matches!(op, Op::DigitSum | Op::DigitProduct)
        && wanted.vocabulary.contains(&Op::DigitSum)
        && rng.random_bool(0.7)
    {
        left = puzzle.terms.one(Op::DigitSum, left);
    }
    let Value::Number(value) = Evaluator::new(puzzle, &[left]).value(grid, left) else {
        return None;
    };
    let right = puzzle.terms.number(value);
    Some(puzzle.terms.two(Op::Equal, left, right))
}
