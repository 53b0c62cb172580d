//! Leaving out givens, for many puzzles side by side.
//!
//! Each puzzle loses its givens in a random order, as long as the solution stays the only one.
//! That takes some eighty questions to an engine for each puzzle, asked one after the other; the
//! engine that searches many puzzles side by side gets one question of each puzzle in a round.
//! Two things save three quarters of the questions, and change nothing about the outcome:
//!
//! - **Several at once.** The first givens of the order are left out together. If the solution is
//!   still the only one, that was one question instead of twenty. If not, the second solution
//!   tells why.
//! - **Unavoidable sets.** Where two solutions differ, one of the cells must keep its given:
//!   such a set of cells is *unavoidable*. The small ones that two digits make by changing
//!   places are known from the solution at once, others are learned from second solutions; a given
//!   that is the last in a known one stays without a question.

use ennead_engine::Answer;
use ennead_engine::batch::Solver;
use ennead_grid::{CellSet, Givens, Solution};

/// A puzzle that loses givens.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Its solution.
    pub solution: Solution,
    /// The cells with givens.
    pub clues: CellSet,
    /// What to leave out, in this order: sets of cells that go together.
    pub queue: Vec<CellSet>,
    /// How many givens to keep at least.
    pub least: usize,
}

/// The digits of a solution in some cells.
pub(crate) fn givens_in(solution: &Solution, cells: CellSet) -> Givens {
    let mut givens = Givens::EMPTY;
    for cell in cells.iter() {
        givens.set(cell, Some(solution.digit(cell)));
    }
    givens
}

/// Leaves out givens as long as the solution stays the only one.
#[derive(Default)]
pub struct Minimiser {
    solver: Solver,
    givens: Vec<Givens>,
    answers: Vec<Answer>,
    /// How many questions the engine was asked.
    pub questions: u64,
}

/// How far a draft is.
struct Progress {
    /// How much of the queue is settled.
    at: usize,
    /// How many sets of the queue to leave out at once, at most.
    step: usize,
    /// Sets of which a given must stay.
    unavoidable: Vec<CellSet>,
    /// What is being asked: the givens left, how far in the queue, how many sets were left out.
    asked: (CellSet, usize, usize),
}

impl Minimiser {
    /// A minimiser for the machine it runs on.
    pub fn new() -> Minimiser {
        Minimiser::default()
    }

    /// Goes through the queue of each draft: what can be left out without a second solution is,
    /// if there was none before.
    pub fn reduce(&mut self, drafts: &mut [Draft]) {
        let mut progress: Vec<Progress> = drafts.iter().map(Progress::of).collect();
        let mut open: Vec<usize> = (0..drafts.len()).collect();
        loop {
            self.givens.clear();
            open.retain(|&i| {
                let asks = progress[i].ask(&drafts[i]);
                if asks {
                    self.givens.push(givens_in(&drafts[i].solution, progress[i].asked.0));
                }
                asks
            });
            if open.is_empty() {
                return;
            }
            self.questions += open.len() as u64;
            self.answers.clear();
            self.answers.resize(open.len(), Answer::default());
            self.solver.solve(&self.givens, 2, &mut self.answers);
            for (&i, answer) in open.iter().zip(&self.answers) {
                progress[i].hear(&mut drafts[i], answer);
            }
        }
    }
}

/// How many sets to leave out at once with so many givens left: a guess, not yet tuned.
fn good_step(givens: usize) -> usize {
    match givens {
        50.. => givens - 40,
        36.. => 6,
        32.. => 4,
        29.. => 2,
        _ => 1,
    }
}

impl Progress {
    fn of(draft: &Draft) -> Progress {
        let unavoidable = exchanges(&draft.solution);
        let step = good_step(draft.clues.len());
        Progress { at: 0, step, unavoidable, asked: (draft.clues, 0, 0) }
    }

    /// Chooses what to ask; false if nothing is left.
    fn ask(&mut self, draft: &Draft) -> bool {
        let mut rest = draft.clues;
        let mut to = self.at;
        let mut left_out = 0;
        while to < draft.queue.len() && left_out < self.step {
            let fewer = rest - draft.queue[to];
            to += 1;
            let stays = fewer == rest
                || fewer.len() < draft.least
                || self.unavoidable.iter().any(|set| !set.intersects(fewer));
            if !stays {
                rest = fewer;
                left_out += 1;
            }
        }
        self.asked = (rest, to, left_out);
        left_out > 0
    }

    fn hear(&mut self, draft: &mut Draft, answer: &Answer) {
        let (rest, to, left_out) = self.asked;
        if answer.count == 1 {
            (draft.clues, self.at) = (rest, to);
            self.step = good_step(rest.len());
        } else if left_out == 1 {
            self.at = to;
        } else if let Some(other) = answer.solution.filter(|other| *other != draft.solution) {
            let differ =
                |&cell: &ennead_grid::Cell| other.digit(cell) != draft.solution.digit(cell);
            self.unavoidable.push(ennead_grid::Cell::ALL.into_iter().filter(differ).collect());
        } else {
            self.step = left_out / 2;
        }
    }
}

/// The smallest unavoidable sets of a grid: cells in which two digits can change places, and
/// cells in which two lines of a chute can.
pub(crate) fn exchanges(solution: &Solution) -> Vec<CellSet> {
    let digits = solution.as_bytes();
    let mut sets = Vec::with_capacity(128);
    // Where each digit stands: the column by row.
    let mut columns = [[0u8; 9]; 10];
    let mut rows = [[0u8; 9]; 10];
    for (cell, &digit) in digits.iter().enumerate() {
        columns[digit as usize][cell / 9] = (cell % 9) as u8;
        rows[digit as usize][cell % 9] = (cell / 9) as u8;
    }
    let box_of = |row: usize, column: usize| row / 3 * 3 + column / 3;
    // By digit and box: the row.
    let mut in_box = [[0u8; 9]; 10];
    for digit in 1..10 {
        for row in 0..9 {
            in_box[digit][box_of(row, columns[digit][row] as usize)] = row as u8;
        }
    }
    for a in 1..10 {
        for b in a + 1..10 {
            let mut seen = 0u16;
            for start in 0..9 {
                if seen >> start & 1 == 1 {
                    continue;
                }
                // Rows that must exchange the two digits together.
                let mut open = 1u16 << start;
                let mut cells = 0u128;
                let mut size = 0;
                while open != 0 {
                    let row = open.trailing_zeros() as usize;
                    open &= open - 1;
                    seen |= 1 << row;
                    let (ca, cb) = (columns[a][row] as usize, columns[b][row] as usize);
                    cells |= 1 << (9 * row + ca) | 1 << (9 * row + cb);
                    size += 2;
                    let next = 1 << rows[b][ca]
                        | 1 << rows[a][cb]
                        | 1 << in_box[b][box_of(row, ca)]
                        | 1 << in_box[a][box_of(row, cb)];
                    open |= next & !seen;
                }
                if size < 18 {
                    sets.push(CellSet::from_bits(cells));
                }
            }
        }
    }
    sets
}
