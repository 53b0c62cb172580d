//! Rounds: giving puzzles to lanes and serving the lanes that have finished a node.

use ennead_grid::Givens;

use super::Lanes;
use super::exchange::{RECORD_WORDS, Record, grid_of_record, record_of_grid, strike};
use super::feed::{Asked, Counting, Feed, Questions, Start};
use super::stack::Stacks;
use super::sweep::{DigitOrder, sweep};
use crate::arch::{GRID_WORDS, GridBits, Plane};
use crate::inquiry::Inquiry;
use crate::{Answer, Stop, Stopped};

/// The work done for a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// Guesses, that is nodes of the search trees with two branches.
    pub guesses: u64,
    /// Sweeps over all lanes.
    pub sweeps: u64,
    /// The number of working lanes, summed over the sweeps.
    pub lane_sweeps: u64,
    /// Rounds of service.
    pub rounds: u64,
    /// Branches taken over by an idle lane.
    pub steals: u64,
}

/// A lane without a puzzle.
const IDLE: u32 = u32::MAX;

/// Searches many puzzles side by side. Kept between batches to reuse its memory.
pub(crate) struct SideBySide<P> {
    lanes: Box<Lanes<P>>,
    stacks: Stacks,
    /// The puzzle of each lane, as its position in the batch.
    puzzles: Vec<u32>,
    /// Candidates to strike from new puzzles: row, column, digit, cell.
    strikes: Vec<(usize, usize, usize, usize)>,
    asked: Vec<Asked>,
    /// The work so far.
    pub(crate) work: Work,
}

impl<P: Plane> SideBySide<P> {
    pub(crate) fn new() -> Self {
        SideBySide {
            lanes: Lanes::new(),
            stacks: Stacks::new(P::LANES),
            puzzles: vec![IDLE; P::LANES],
            strikes: Vec::new(),
            asked: Vec::new(),
            work: Work::default(),
        }
    }

    /// Counts the solutions of each of `givens` up to `limit`, unless it is stopped.
    #[inline(always)]
    pub(crate) fn solve(
        &mut self,
        givens: &[Givens],
        limit: u64,
        answers: &mut [Answer],
        stop: &Stop,
    ) -> Result<(), Stopped> {
        if limit == 0 {
            answers.fill(Answer::default());
            return Ok(());
        }
        self.run(&mut Counting::new(givens, limit, answers, stop))
    }

    /// Answers questions until none are left.
    #[inline(always)]
    pub(crate) fn inquire(&mut self, inquiry: &mut dyn Inquiry) {
        let mut asked = std::mem::take(&mut self.asked);
        let answered = self.run(&mut Questions::new(inquiry, &mut asked));
        answered.expect("questions are not stopped");
        self.asked = asked;
    }

    /// Searches until the feed has no more puzzles or is stopped.
    #[inline(always)]
    fn run(&mut self, feed: &mut impl Feed) -> Result<(), Stopped> {
        let mut active = self.first_fill(feed);
        let mut order = DigitOrder::Up;
        let mut at_work = active.count();
        while at_work > 0 {
            let found = sweep(&mut self.lanes, order);
            self.work.sweeps += 1;
            self.work.lane_sweeps += at_work as u64;
            let dead = found.dead.and(active);
            let solved = found.solved.and(active).and_not(dead);
            let stuck = P::and_nor(active, found.busy, dead.or(solved));
            let waiting = P::or3(dead, solved, stuck).count();
            // A round costs about as much as two or three sweeps, so it pays to wait.
            if waiting * 8 >= P::LANES * 5 || waiting * 4 >= at_work * 3 {
                if feed.is_stopped() {
                    self.stacks.clear_all();
                    return Err(Stopped);
                }
                self.work.rounds += 1;
                active = self.serve(feed, order, active, (dead, solved, stuck));
                at_work = active.count();
            }
            order = order.reversed();
        }
        Ok(())
    }

    /// Gives every lane a puzzle as long as there are any; returns the lanes that have one.
    #[inline(always)]
    fn first_fill(&mut self, feed: &mut impl Feed) -> P {
        let mut active = P::zero();
        for lane in 0..P::LANES {
            let Some(start) = feed.begin::<P>() else { break };
            self.puzzles[lane] = start.puzzle;
            self.set_start(lane % 64, lane / 64, &start);
            active.words_mut()[lane / 64] |= 1 << (lane % 64);
        }
        self.take_grids(active);
        active
    }

    /// Lays out a new puzzle.
    #[inline(always)]
    fn set_start(&mut self, row: usize, column: usize, start: &Start) {
        set_grid(&mut self.lanes, row, column, &start.givens);
        if let Some((digit, cell)) = start.strike {
            self.strikes.push((row, column, digit, cell));
        }
    }

    /// Moves the puzzles laid out for the lanes in `mask` into these lanes.
    #[inline(always)]
    fn take_grids(&mut self, mask: P) {
        self.lanes.take_grids(mask);
        for (row, column, digit, cell) in self.strikes.drain(..) {
            self.lanes.candidates[digit][cell].words_mut()[column] &= !(1 << row);
        }
    }

    /// One round. Lanes that are stuck branch. Lanes whose node is finished deliver what they
    /// found, and continue with their last open branch, a new puzzle, or another lane's oldest
    /// branch.
    #[inline(always)]
    #[expect(clippy::too_many_lines, reason = "one round of the fast engine")]
    fn serve(
        &mut self,
        feed: &mut impl Feed,
        order: DigitOrder,
        mut active: P,
        (dead, solved, stuck): (P, P, P),
    ) -> P {
        let mut finished = dead.or(solved);
        if stuck.any() {
            super::choose::choose(&mut self.lanes);
            self.lanes.branch(stuck);
            let finished = finished.words_mut();
            each_lane(&stuck, |row, column, lane| {
                if feed.is_answered(self.puzzles[lane]) {
                    finished[column] |= 1 << row;
                } else {
                    *self.stacks.push(lane) = record(&self.lanes, row, column);
                    self.work.guesses += 1;
                }
            });
        }
        // How solutions leave and puzzles enter depends on how many there may be.
        let has_records = stuck.any();
        let as_grids = !has_records && solved.any() || solved.count() > FEW_SOLVED;
        if as_grids {
            self.lanes.give_grids(order);
        }
        let many_finished = finished.count() > FEW_FINISHED;
        let (mut from_records, mut from_grids) = (P::zero(), P::zero());
        each_lane(&finished, |row, column, lane| {
            let bit = 1 << row;
            let puzzle = self.puzzles[lane];
            if solved.words()[column] & bit != 0 && !feed.is_answered(puzzle) {
                feed.solution::<P>(puzzle, || {
                    if as_grids {
                        grid(&self.lanes, row, column)
                    } else {
                        grid_of_record(&record(&self.lanes, row, column), order)
                    }
                });
            }
            if feed.is_answered(puzzle) {
                self.stacks.clear(lane);
            }
            if let Some(record) = self.stacks.pop(lane) {
                set_record(&mut self.lanes, row, column, record);
                from_records.words_mut()[column] |= bit;
                return;
            }
            feed.leave(puzzle);
            if let Some(start) = feed.begin::<P>() {
                self.puzzles[lane] = start.puzzle;
                if many_finished {
                    self.set_start(row, column, &start);
                    from_grids.words_mut()[column] |= bit;
                } else {
                    let mut record = record_of_grid(&start.givens);
                    if let Some((digit, cell)) = start.strike {
                        strike(&mut record, digit, cell);
                    }
                    set_record(&mut self.lanes, row, column, &record);
                    from_records.words_mut()[column] |= bit;
                }
            } else {
                self.puzzles[lane] = IDLE;
                active.words_mut()[column] &= !bit;
            }
        });
        if feed.is_exhausted() {
            from_records = from_records.or(self.steal(feed, &mut active));
        }
        if from_records.any() {
            self.lanes.take_records(from_records);
        }
        if from_grids.any() {
            self.take_grids(from_grids);
        }
        active
    }

    /// Idle lanes take the oldest open branch of a busy one; returns these lanes.
    fn steal(&mut self, feed: &mut impl Feed, active: &mut P) -> P {
        let mut stolen = P::zero();
        let mut victims = 0..P::LANES;
        let idle = P::ones().and_not(*active);
        for column in 0..P::WORDS {
            let mut rest = idle.words()[column];
            while rest != 0 {
                let row = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let victim = victims.find(|&lane| {
                    !self.stacks.is_empty(lane) && !feed.is_answered(self.puzzles[lane])
                });
                let Some(victim) = victim else { return stolen };
                let thief = 64 * column + row;
                let record = self.stacks.steal(victim).expect("the stack is not empty");
                set_record(&mut self.lanes, row, column, record);
                self.stacks.clear(thief);
                self.puzzles[thief] = self.puzzles[victim];
                feed.join(self.puzzles[victim]);
                stolen.words_mut()[column] |= 1 << row;
                active.words_mut()[column] |= 1 << row;
                self.work.steals += 1;
            }
        }
        stolen
    }
}

/// Up to this many solutions leave as records, if records are laid out anyway.
const FEW_SOLVED: usize = 24;

/// If at most this many lanes are finished, new puzzles enter as records, like branches.
const FEW_FINISHED: usize = 100;

#[inline(always)]
fn record<P: Plane>(lanes: &Lanes<P>, row: usize, column: usize) -> Record {
    let mut record = [0; RECORD_WORDS];
    for (word, plane) in record.iter_mut().zip(&lanes.records[row]) {
        *word = plane.words()[column];
    }
    record
}

#[inline(always)]
fn set_record<P: Plane>(lanes: &mut Lanes<P>, row: usize, column: usize, record: &Record) {
    for (plane, word) in lanes.records[row].iter_mut().zip(record) {
        plane.words_mut()[column] = *word;
    }
}

#[inline(always)]
fn grid<P: Plane>(lanes: &Lanes<P>, row: usize, column: usize) -> GridBits {
    let mut grid = [0; GRID_WORDS];
    for (word, plane) in grid.iter_mut().zip(&lanes.grids[row]) {
        *word = plane.words()[column];
    }
    grid
}

#[inline(always)]
fn set_grid<P: Plane>(lanes: &mut Lanes<P>, row: usize, column: usize, grid: &GridBits) {
    for (plane, word) in lanes.grids[row].iter_mut().zip(grid) {
        plane.words_mut()[column] = *word;
    }
}

/// Calls `serve(row, column, lane)` for the lanes in `mask`, row by row, because the lanes of a row
/// share cache lines in the exchange areas.
#[inline(always)]
fn each_lane<P: Plane>(mask: &P, mut serve: impl FnMut(usize, usize, usize)) {
    for byte in 0..8 {
        // Eight rows of up to eight columns: 8 × 8 bits, column by column.
        let mut block = 0;
        for column in 0..P::WORDS {
            block |= (mask.words()[column] >> (8 * byte) & 0xff) << (8 * column);
        }
        let mut rows = transpose_8(block);
        while rows != 0 {
            let at = rows.trailing_zeros() as usize;
            rows &= rows - 1;
            let (row, column) = (8 * byte + at / 8, at % 8);
            serve(row, column, 64 * column + row);
        }
    }
}

/// Transposes 8 × 8 bits.
#[inline(always)]
fn transpose_8(mut x: u64) -> u64 {
    for (shift, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)]
    {
        let differ = (x ^ x >> shift) & mask;
        x ^= differ ^ differ << shift;
    }
    x
}
