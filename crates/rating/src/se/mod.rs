//! Sudoku Explainer's path through a puzzle.
//!
//! Each step tries the rules, easiest first, and takes the first instance found. So the path, and
//! with it the rating, depends on the order in which each rule searches the grid. This order is
//! part of the contract of every rule here, down to the ties between chains. It was learned by
//! observing Sudoku Explainer 1.2.1 (Nicolas Juillerat, 2006–2009) at work.

mod aligned;
mod board;
mod bug;
mod chains;
pub mod inner;
mod loops;
mod patterns;
mod rules;
mod singles;
mod wings;

use std::ops::ControlFlow;

use ennead_grid::{Candidate, CellMap, DigitSet, Givens, Puzzle};
use ennead_stop::{Meter, Pace, Stop, Stopped};

use self::board::{Board, Nine, nine, public};
use self::chains::harvest::Found;
use self::patterns::SePattern;
use self::rules::{RULES, Searches};
use super::{Goal, Level, RaterOptions, Rating, RatingStep, Rule, Tenths};

/// Looks at the stop after so many steps. A step is a closure or something that takes as long: some
/// microseconds. Once the stop was seen raised, searches return early with any result.
const PACE: Pace = Pace::every(64).at_once();

/// Candidates to eliminate: cells with masks of digits, each cell once.
type Removals = Vec<(u8, Nine)>;

/// One step, as a rule finds it.
struct SeHint {
    rule: Rule,
    rating: f64,
    /// Cell and digit.
    placement: Option<(u8, u8)>,
    eliminations: Removals,
}

impl SeHint {
    fn placing(rule: Rule, cell: usize, digit: usize) -> SeHint {
        let placement = Some((cell as u8, digit as u8));
        SeHint { rule, rating: rule.base(), placement, eliminations: Vec::new() }
    }

    fn eliminating(rule: Rule, eliminations: Removals) -> SeHint {
        SeHint { rule, rating: rule.base(), placement: None, eliminations }
    }

    fn pattern(rule: Rule, pattern: SePattern, board: &Board) -> SeHint {
        let mut eliminations = Vec::new();
        pattern.eliminations(board, |cell, digits| eliminations.push((cell as u8, digits)));
        SeHint::eliminating(rule, eliminations)
    }

    fn chain(rule: Rule, found: &Found) -> SeHint {
        let placement = found.placement.map(|c| ((c / 9) as u8, (c % 9) as u8));
        let rating = found.weight.rating();
        SeHint { rule, rating, placement, eliminations: found.eliminations() }
    }

    /// Applies the step to the board.
    fn apply(&self, board: &mut Board) {
        for &(cell, digits) in &self.eliminations {
            for digit in nine(digits) {
                board.remove(cell as usize, digit);
            }
        }
        if let Some((cell, digit)) = self.placement {
            board.place(cell as usize, digit as usize);
        }
    }

    fn step(&self) -> RatingStep {
        let eliminations = self.eliminations.iter().flat_map(|&(cell, digits)| {
            nine(digits).map(move |digit| public(cell as usize, digit))
        });
        RatingStep {
            rule: self.rule,
            rating: Tenths::rounded(self.rating),
            placement: self.placement.map(|(cell, digit)| public(cell as usize, digit as usize)),
            eliminations: eliminations.collect::<Vec<Candidate>>(),
        }
    }
}

/// Rates puzzles one after another, keeping the memory its searches need.
pub(super) struct Explainer {
    options: RaterOptions,
    searches: Searches,
}

impl Explainer {
    pub(super) fn new(options: RaterOptions) -> Explainer {
        Explainer { options, searches: Searches::new(options.filters) }
    }

    /// Solves the puzzle step by step and hands each step to `visit`.
    pub(super) fn rate(
        &mut self,
        puzzle: &Puzzle,
        stop: &Stop,
        mut visit: impl FnMut(RatingStep),
    ) -> Result<Rating, Stopped> {
        let steps = self.options.steps;
        self.walk(Board::new(puzzle), Tenths::UNSOLVED, stop, |hint, _| {
            if steps {
                visit(hint.step());
            }
            ControlFlow::Continue(())
        })
    }

    /// The rating, unless it is above `most`.
    pub(super) fn within(
        &mut self,
        puzzle: &Puzzle,
        most: Tenths,
        stop: &Stop,
    ) -> Result<Option<Rating>, Stopped> {
        let rating = self.walk(Board::new(puzzle), most, stop, |_, _| ControlFlow::Continue(()))?;
        Ok(Some(rating).filter(|rating| rating.er <= most))
    }

    /// The hardest step on the way to a goal, unless it is above `most`.
    pub(super) fn reached(
        &mut self,
        digits: &Givens,
        candidates: &CellMap<DigitSet>,
        goal: Goal,
        most: Tenths,
        stop: &Stop,
    ) -> Result<Option<Tenths>, Stopped> {
        let mut reached = false;
        let rating = self.walk(Board::of(digits, candidates), most, stop, |_, board| {
            reached = board.is_at(goal);
            if reached { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(Some(rating.er).filter(|&er| reached && er <= most))
    }

    /// The level of a puzzle: the static chains are the last rules of the highest level but one.
    pub(super) fn level(&mut self, puzzle: &Puzzle, stop: &Stop) -> Result<Level, Stopped> {
        let rating = self.within(puzzle, Level::VeryHard.highest(), stop)?;
        Ok(rating.map_or(Level::Extreme, |rating| Level::of(rating.er)))
    }

    /// As far as steps rated up to `most` lead, or until `visit` breaks off; it is handed each step
    /// and the board after it. The rules that are all rated higher are not even looked for: that is
    /// what takes the time where a puzzle is too hard.
    fn walk(
        &mut self,
        mut board: Board,
        most: Tenths,
        stop: &Stop,
        mut visit: impl FnMut(&SeHint, &Board) -> ControlFlow<()>,
    ) -> Result<Rating, Stopped> {
        let mut hardest = None;
        let mut difficulty = f64::NEG_INFINITY;
        let (mut pearl, mut diamond) = (None, None);
        let mut steps = 0;
        let mut unsolved = false;
        let mut stopped = false;
        let meter = Meter::new(stop, PACE);
        while board.filled.empty != 0 {
            let hint = self.hint(&board, most, &meter);
            if meter.check().is_err() {
                // What the searches remember may be cut off.
                self.searches = Searches::new(self.options.filters);
                return Err(Stopped);
            }
            let Some(hint) = hint else {
                unsolved = true;
                break;
            };
            steps += 1;
            if hint.rating > difficulty {
                difficulty = hint.rating;
                hardest = Some(hint.rule);
            }
            hint.apply(&mut board);
            if pearl.is_none() {
                diamond.get_or_insert(difficulty);
                if hint.placement.is_some() {
                    pearl = Some(difficulty);
                }
            }
            if visit(&hint, &board).is_break() {
                break;
            }
            if Tenths::rounded(difficulty) > self.options.stop_above.unwrap_or(most).min(most) {
                stopped = true;
                break;
            }
        }
        let tenths = |rating: Option<f64>| rating.map_or(Tenths::ZERO, Tenths::rounded);
        Ok(Rating {
            er: match hardest {
                _ if unsolved => Tenths::UNSOLVED,
                None => Tenths::ZERO,
                Some(_) => Tenths::rounded(difficulty),
            },
            ep: tenths(pearl),
            ed: tenths(diamond),
            hardest,
            steps,
            stopped,
        })
    }

    /// The next step: the first instance of the easiest rule that has one, of those that can be
    /// rated up to `most`.
    fn hint(&mut self, board: &Board, most: Tenths, meter: &Meter) -> Option<SeHint> {
        let mut rules = RULES.iter().take_while(|(rule, _)| Tenths::rounded(rule.base()) <= most);
        rules.find_map(|(rule, first)| {
            let allowed = self.options.uniqueness || !rule.rests_on_uniqueness();
            let goes_on = allowed && meter.goes_on(1);
            goes_on.then(|| first(board, &mut self.searches, meter)).flatten()
        })
    }
}

/// How many cells singles can fill before each step of a path: hidden ones of a box, hidden ones of
/// any house, hidden or naked ones.
pub(super) fn open_singles(puzzle: &Puzzle, path: &[RatingStep]) -> Vec<[u32; 3]> {
    let mut board = Board::new(puzzle);
    let mut open = Vec::with_capacity(path.len());
    for step in path {
        let [in_box, in_line, naked] = singles::open(&board);
        open.push([in_box, in_box | in_line, in_box | in_line | naked].map(u128::count_ones));
        for candidate in &step.eliminations {
            board.remove(candidate.cell().index(), candidate.digit().index());
        }
        if let Some(candidate) = step.placement {
            board.place(candidate.cell().index(), candidate.digit().index());
        }
    }
    open
}
