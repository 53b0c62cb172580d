//! Where the lanes get their puzzles and deliver their results.

use ennead_grid::{CellSet, Givens, Solution};

use crate::arch::{GridBits, Plane, masked, where_they_differ};
use crate::inquiry::Inquiry;
use crate::{Answer, Stop};

/// A puzzle for a lane.
pub(super) struct Start {
    /// Its number.
    pub(super) puzzle: u32,
    pub(super) givens: GridBits,
    /// A candidate to strike: the digit, counted from 0, and the cell.
    pub(super) strike: Option<(usize, usize)>,
}

/// Gives puzzles to lanes and collects the results.
pub(crate) trait Feed {
    /// The next puzzle, if there is one now. The lane that asks will work on it.
    fn begin<P: Plane>(&mut self) -> Option<Start>;

    /// Whether idle lanes may take branches from others, because no more puzzles will come except
    /// through [`Feed::leave`].
    fn is_exhausted(&self) -> bool;

    /// Whether the answers are no longer wanted.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Whether further solutions of the puzzle are no longer wanted.
    fn is_answered(&self, puzzle: u32) -> bool;

    /// Reports a solution of the puzzle.
    fn solution<P: Plane>(&mut self, puzzle: u32, grid: impl FnOnce() -> GridBits);

    /// Reports that one more lane works on the puzzle.
    fn join(&mut self, puzzle: u32);

    /// Reports that a lane has finished its part of the puzzle.
    fn leave(&mut self, puzzle: u32);
}

/// A list of puzzles whose solutions are counted.
pub(super) struct Counting<'a> {
    givens: &'a [Givens],
    answers: &'a mut [Answer],
    limit: u64,
    stop: &'a Stop,
    /// The first puzzle no lane has begun.
    next: usize,
}

impl<'a> Counting<'a> {
    pub(super) fn new(
        givens: &'a [Givens],
        limit: u64,
        answers: &'a mut [Answer],
        stop: &'a Stop,
    ) -> Counting<'a> {
        Counting { givens, answers, limit, stop, next: 0 }
    }
}

impl Feed for Counting<'_> {
    #[inline(always)]
    fn begin<P: Plane>(&mut self) -> Option<Start> {
        let givens = self.givens.get(self.next)?;
        self.answers[self.next] = Answer::default();
        let puzzle = self.next as u32;
        self.next += 1;
        Some(Start { puzzle, givens: P::grid_bits(givens.as_bytes()), strike: None })
    }

    #[inline(always)]
    fn is_exhausted(&self) -> bool {
        self.next == self.givens.len()
    }

    #[inline(always)]
    fn is_stopped(&self) -> bool {
        self.stop.is_raised()
    }

    #[inline(always)]
    fn is_answered(&self, puzzle: u32) -> bool {
        self.answers[puzzle as usize].count >= self.limit
    }

    #[inline(always)]
    fn solution<P: Plane>(&mut self, puzzle: u32, grid: impl FnOnce() -> GridBits) {
        let answer = &mut self.answers[puzzle as usize];
        answer.count += 1;
        if answer.count == 1 {
            answer.solution = Some(Solution::from_proven(P::grid_digits(&grid())));
        }
    }

    #[inline(always)]
    fn join(&mut self, _: u32) {}

    #[inline(always)]
    fn leave(&mut self, _: u32) {}
}

/// Questions that depend on earlier answers. A puzzle has the number of its asker.
pub(super) struct Questions<'a> {
    inquiry: &'a mut dyn Inquiry,
    asked: &'a mut Vec<Asked>,
    exhausted: bool,
}

/// A question under way.
#[derive(Clone, Default)]
pub(super) struct Asked {
    /// The known solution.
    solution: GridBits,
    /// The number of lanes working on it.
    lanes: u32,
    /// The cells in which another solution differs.
    other: Option<CellSet>,
}

impl<'a> Questions<'a> {
    pub(super) fn new(inquiry: &'a mut dyn Inquiry, asked: &'a mut Vec<Asked>) -> Questions<'a> {
        asked.clear();
        Questions { inquiry, asked, exhausted: false }
    }
}

impl Feed for Questions<'_> {
    #[inline(always)]
    fn begin<P: Plane>(&mut self) -> Option<Start> {
        let Some(question) = self.inquiry.next() else {
            self.exhausted = true;
            return None;
        };
        let solution = question.solution.bits();
        if self.asked.len() <= question.asker {
            self.asked.resize(question.asker + 1, Asked::default());
        }
        self.asked[question.asker] = Asked { solution, lanes: 1, other: None };
        Some(Start {
            puzzle: question.asker as u32,
            givens: masked(&solution, question.givens.bits()),
            strike: question
                .differs
                .map(|cell| (usize::from(question.solution.digit(cell).get()) - 1, cell.index())),
        })
    }

    #[inline(always)]
    fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    #[inline(always)]
    fn is_answered(&self, puzzle: u32) -> bool {
        self.asked[puzzle as usize].other.is_some()
    }

    #[inline(always)]
    fn solution<P: Plane>(&mut self, puzzle: u32, grid: impl FnOnce() -> GridBits) {
        let asked = &mut self.asked[puzzle as usize];
        let differ = where_they_differ(&asked.solution, &grid());
        if differ != 0 {
            asked.other = Some(CellSet::from_bits(differ));
        }
    }

    #[inline(always)]
    fn join(&mut self, puzzle: u32) {
        self.asked[puzzle as usize].lanes += 1;
    }

    #[inline(always)]
    fn leave(&mut self, puzzle: u32) {
        let asked = &mut self.asked[puzzle as usize];
        asked.lanes -= 1;
        if asked.lanes == 0 {
            self.inquiry.answer(puzzle as usize, asked.other);
        }
    }
}
