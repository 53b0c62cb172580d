//! Clues that would make a puzzle unique.

use ennead_board::{Cell, CellSet, Givens, Value};
use ennead_constraint::{Progress, Search};
use ennead_rule::{Filled, Rule, Scene, Setup};
use ennead_stop::{Stop, Stopped};

use super::ClueSet;
use super::hitting::least_hitting_set;
use crate::puzzle::board_of;

/// A clue that may be added to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Addition {
    /// This value as a given.
    Given(Cell, Value),
    /// This rule.
    Rule(Box<Rule>),
}

impl Addition {
    /// Adds it.
    pub fn add_to(&self, setup: &mut Setup) {
        match self {
            Addition::Given(cell, value) => setup.givens.set(*cell, Some(*value)),
            Addition::Rule(rule) => setup.rules.push((**rule).clone()),
        }
    }

    /// The clue as it stands in our language.
    pub fn text(&self, setup: &Setup) -> String {
        let layout = setup.layout();
        match self {
            Addition::Given(cell, value) => format!("given {}: {cell}", layout.symbol(*value)),
            Addition::Rule(rule) => rule.to_line(layout),
        }
    }

    /// Whether a full board does not obey it.
    fn refuses(&self, board: &Filled<'_>) -> bool {
        match self {
            Addition::Given(cell, value) => board.at(*cell) != i32::from(value.number()),
            Addition::Rule(rule) => !rule.holds(board),
        }
    }
}

/// Clues with which a puzzle has one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The clues to add; none if it has one solution as it is.
    pub clues: Vec<Addition>,
    /// Whether it is certain that fewer of those offered would not do.
    pub is_shortest: bool,
}

/// How many solutions are looked at before clues are chosen, and how many more in each round.
const FIRST: usize = 100;
const MORE: usize = 20;

/// Guesses for one search, and for all of them together: some seconds.
const BUDGET: u64 = 20_000;
const IN_ALL: u64 = 200_000;

/// The most steps to find the fewest clues that refuse all solutions found so far. Where they do not
/// suffice, as on a board that is nearly empty, the best list found so far is the answer.
const HITTING: u64 = 3_000;

/// Guesses between two looks at the stop.
const SLICE: u64 = 64;

/// The fewest clues `of` those offered with which `solution` is the only one; `None` if no choice
/// does, or none is found in `rounds` rounds. Whatever is returned has been searched to the end.
///
/// Each solution that is to go names the clues that refuse it. The fewest that refuse all known ones
/// are no more than are needed; what escapes them joins the known ones, and more clues are added until
/// they do. The answer is the shortest once both are equally many.
///
/// # Errors
///
/// If the stop is raised.
///
/// # Panics
///
/// If a rule does not fit the board.
///
/// ```
/// use ennead_rule::Setup;
/// use ennead_stop::Stop;
/// use ennead_variant::{Puzzle, offered, suggest};
///
/// let setup = Setup::read("4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1")?;
/// let puzzle = Puzzle::new(setup.clone()).expect("it makes sense");
/// let solution = puzzle.solve(2, &Stop::never())?.remove(0);
/// let of = offered(&setup, &solution);
/// let found = suggest(&setup, &solution, &of, 100, &Stop::never())?.expect("a given would do");
/// assert_eq!(found.clues.len(), 1);
/// let mut mended = setup;
/// found.clues.iter().for_each(|clue| clue.add_to(&mut mended));
/// let mended = Puzzle::new(mended).expect("the solution obeys it");
/// assert_eq!(mended.count(2, &Stop::never())?, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn suggest(
    setup: &Setup,
    solution: &Givens,
    of: &[Addition],
    rounds: usize,
    stop: &Stop,
) -> Result<Option<Suggestion>, Stopped> {
    let mut choice = Choice { refused: vec![ClueSet::default(); of.len()], known: 0 };
    let mut best: Option<Vec<usize>> = None;
    let mut is_shortest = false;
    let guesses = std::cell::Cell::new(0);
    let others = |chosen: &[usize], most| {
        let mut mended = setup.clone();
        chosen.iter().for_each(|&clue| of[clue].add_to(&mut mended));
        others(&mended, solution, most, &guesses, stop)
    };
    for round in 0..=rounds {
        if guesses.get() >= IN_ALL {
            break;
        }
        let Some((mut chosen, is_least)) = choice.fewest() else { return Ok(None) };
        is_shortest = is_least && best.as_ref().is_some_and(|best| best.len() <= chosen.len());
        if is_shortest || (!is_least && best.is_some()) {
            break;
        }
        let mut most = if round == 0 { FIRST } else { MORE };
        // More clues, until no other solution is left: a list that does, and solutions of many kinds,
        // where those of one search are much alike.
        while let Some(found) = others(&chosen, most)? {
            if found.is_empty() {
                leave_out(
                    &mut chosen,
                    |left| Ok(others(left, 1)?.is_some_and(|it| it.is_empty())),
                )?;
                chosen.sort_unstable();
                if best.as_ref().is_none_or(|best| chosen.len() < best.len()) {
                    best = Some(chosen);
                }
                break;
            }
            choice.learn(setup, of, &found);
            let Some(more) = choice.greedy(found.len()) else { return Ok(None) };
            chosen.extend(more);
            most = MORE;
        }
    }
    Ok(best.map(|best| Suggestion {
        clues: best.iter().map(|&clue| of[clue].clone()).collect(),
        is_shortest,
    }))
}

/// Which clues refuse which solutions.
struct Choice {
    /// Of each clue offered, by number, the solutions that it refuses.
    refused: Vec<ClueSet>,
    /// How many solutions are known.
    known: usize,
}

impl Choice {
    fn learn(&mut self, setup: &Setup, of: &[Addition], others: &[Givens]) {
        for other in others {
            let scene = Scene::new(setup.layout(), &setup.rules);
            let board = Filled::new(scene, other).expect("a full board");
            for (clue, refused) in of.iter().zip(&mut self.refused) {
                if clue.refuses(&board) {
                    refused.insert(self.known);
                }
            }
            self.known += 1;
        }
    }

    /// The fewest clues that refuse all solutions known, and whether that is certain; `None` if no
    /// choice does.
    fn fewest(&self) -> Option<(Vec<usize>, bool)> {
        let best = undominated(&self.refused);
        let refuse = |solution| {
            let by = best.iter().enumerate();
            let by = by.filter(|&(_, &clue)| self.refused[clue].contains(solution));
            by.map(|(at, _)| at).collect::<ClueSet>()
        };
        let sets: Vec<ClueSet> = (0..self.known).map(refuse).collect();
        if sets.iter().any(ClueSet::is_empty) {
            return None;
        }
        let (hitting, is_least) = least_hitting_set(&sets, HITTING);
        Some((hitting.iter().map(|at| best[at]).collect(), is_least))
    }

    /// Clues that refuse the last so many solutions, each time the one that refuses most of them.
    fn greedy(&self, last: usize) -> Option<Vec<usize>> {
        let mut open: ClueSet = (self.known - last..self.known).collect();
        let mut chosen = Vec::new();
        while !open.is_empty() {
            let left = |clue: &usize| open.without(&self.refused[*clue]).len();
            let best = (0..self.refused.len()).min_by_key(left)?;
            let rest = open.without(&self.refused[best]);
            if rest == open {
                return None;
            }
            open = rest;
            chosen.push(best);
        }
        Some(chosen)
    }
}

/// Leaves out each clue without which the others do.
fn leave_out(
    chosen: &mut Vec<usize>,
    mut do_others: impl FnMut(&[usize]) -> Result<bool, Stopped>,
) -> Result<(), Stopped> {
    for at in (0..chosen.len()).rev() {
        let clue = chosen.remove(at);
        if !do_others(chosen)? {
            chosen.insert(at, clue);
        }
    }
    Ok(())
}

/// Solutions other than `solution`, at most `most`; `None` if the budget is used up before one is
/// found. The guesses are added to those of other searches.
fn others(
    setup: &Setup,
    solution: &Givens,
    most: usize,
    guesses: &std::cell::Cell<u64>,
    stop: &Stop,
) -> Result<Option<Vec<Givens>>, Stopped> {
    let Ok(model) = setup.model() else { return Ok(None) };
    let before = guesses.get();
    let budget = BUDGET.min(IN_ALL.saturating_sub(before));
    let mut search = Search::new(&model, u64::MAX);
    let mut found = Vec::new();
    while found.len() < most {
        stop.check()?;
        let progress = search.run(SLICE);
        guesses.set(before + search.statistics().guesses);
        match progress {
            Progress::Solution(numbers) => {
                let board = board_of(setup.layout(), &numbers);
                if board != *solution {
                    found.push(board);
                }
            }
            Progress::Finished => return Ok(Some(found)),
            Progress::Paused if search.statistics().guesses > budget => {
                return Ok((!found.is_empty()).then_some(found));
            }
            Progress::Paused => {}
        }
    }
    Ok(Some(found))
}

/// The clues whose refused solutions no other clue refuses, too; of equal ones, the first.
fn undominated(refused: &[ClueSet]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..refused.len()).collect();
    order.sort_by_key(|&clue| std::cmp::Reverse(refused[clue].len()));
    let mut best: Vec<usize> = Vec::new();
    for clue in order {
        if !best.iter().any(|&other| refused[clue].is_within(&refused[other])) {
            best.push(clue);
        }
    }
    best
}

/// Marks and lines that a suggestion may hold if the puzzle has such itself.
const KINDS: [&str; 8] =
    ["cage", "difference", "ratio", "xv", "greater", "odd", "even", "thermometer"];

/// The clues that may be suggested: the givens of the solution in the open cells, and rules of the
/// simple kinds that the puzzle has already, as far as the solution obeys them.
///
/// Marks on borders are not offered beside a negative rule: they would weaken it.
pub fn offered(setup: &Setup, solution: &Givens) -> Vec<Addition> {
    let layout = setup.layout();
    let open: Vec<Cell> = (layout.cells() - setup.givens.cells()).iter().collect();
    let given = |&cell: &Cell| Some(Addition::Given(cell, solution.get(cell)?));
    let mut all: Vec<Addition> = open.iter().filter_map(given).collect();
    let has = |kind: &str| setup.rules.iter().any(|rule| rule.name() == kind);
    let is_negative = has("negative");
    let scene = Scene::new(layout, &setup.rules);
    let Some(board) = Filled::new(scene, solution) else { return all };
    for kind in KINDS.into_iter().filter(|kind| has(kind)) {
        if is_negative && matches!(kind, "difference" | "ratio" | "xv") {
            continue;
        }
        let rules = lines(kind, setup, &board).into_iter();
        let rules = rules.filter_map(|line| Rule::read(&line, layout).ok());
        let fresh = rules.filter(|rule| rule.holds(&board) && !setup.rules.contains(rule));
        all.extend(fresh.map(|rule| Addition::Rule(Box::new(rule))));
    }
    all
}

/// The lines of all rules of this kind that the board may obey.
fn lines(kind: &str, setup: &Setup, board: &Filled<'_>) -> Vec<String> {
    let layout = setup.layout();
    let text = |cells: &[Cell]| cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
    let caged = setup.rules.iter().filter(|rule| rule.name() == "cage");
    let caged = caged.fold(CellSet::EMPTY, |all, rule| all | rule.cells(layout));
    let is_free = |cells: &[Cell]| !cells.iter().any(|&cell| caged.contains(cell));
    match kind {
        "cage" => {
            let pieces = pieces(setup).into_iter().filter(|cells| is_free(cells));
            let sum = |cells: &[Cell]| board.sum(cells.iter().copied());
            pieces.map(|cells| format!("cage {}: {}", sum(&cells), text(&cells))).collect()
        }
        "odd" | "even" => layout.cells().iter().map(|cell| format!("{kind}: {cell}")).collect(),
        "thermometer" => {
            let lines = walks(setup, board).into_iter();
            lines.map(|cells| format!("thermometer: {}", text(&cells))).collect()
        }
        _ => {
            let numbers: &[u8] = match kind {
                "difference" => &[1],
                "ratio" => &[2],
                "xv" => &[5, 10],
                _ => &[],
            };
            let pairs = board.scene().neighbours().into_iter();
            let lines = pairs.flat_map(|(a, b)| match kind {
                "greater" => vec![format!("greater: {a} {b}"), format!("greater: {b} {a}")],
                _ => numbers.iter().map(|it| format!("{kind} {it}: {a} {b}")).collect(),
            });
            lines.collect()
        }
    }
}

/// Two or three cells in a row or round a corner.
fn pieces(setup: &Setup) -> Vec<Vec<Cell>> {
    let layout = setup.layout();
    let cells = layout.cells();
    let next = |cell: Cell| {
        let to = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let steps = to.into_iter().filter_map(move |(down, right)| cell.step(down, right));
        steps.filter(|&other| cells.contains(other)).collect::<Vec<_>>()
    };
    let mut found: Vec<Vec<Cell>> = Vec::new();
    for middle in cells.iter() {
        let around = next(middle);
        for (at, &one) in around.iter().enumerate() {
            if middle < one {
                found.push(vec![middle, one]);
            }
            for &other in &around[at + 1..] {
                let mut piece = vec![one, middle, other];
                piece.sort_unstable();
                found.push(piece);
            }
        }
    }
    found
}

/// Three cells, each beside the one before, with rising values.
fn walks(setup: &Setup, board: &Filled<'_>) -> Vec<Vec<Cell>> {
    let cells = setup.layout().cells();
    let higher = |cell: Cell| {
        let offsets = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        let steps = offsets.filter_map(move |(down, right)| cell.step(down, right));
        let higher = steps.filter(|&to| cells.contains(to) && board.at(to) > board.at(cell));
        higher.collect::<Vec<_>>()
    };
    let pairs = cells.iter().flat_map(|one| higher(one).into_iter().map(move |two| (one, two)));
    pairs
        .flat_map(|(one, two)| higher(two).into_iter().map(move |three| vec![one, two, three]))
        .collect()
}
