//! Leaving out givens of many puzzles side by side.
//!
//! Each puzzle loses its givens in a random order, as long as the solution stays unique. Done one
//! by one, that takes a question to an engine for each of the 81. Two shortcuts save three quarters
//! of the questions. They do not change the outcome, which depends on the order alone:
//!
//! - **Several at once.** The first givens of the order are left out together. If the solution is
//!   still unique, one question was enough for all of them. If not, another solution shows why.
//! - **Unavoidable sets.** One of the cells in which two solutions differ must keep its given;
//!   such a set of cells is *unavoidable*. The sets in which two digits or two lines of a chute can
//!   be exchanged are found from the solution at once; others are learned from other solutions. The
//!   last given in a known set stays without a question.
//!
//! About 24 givens stay; 13 of them are the last of a set found at once; a puzzle takes about 20
//! questions in all. The engine searches the questions of many puzzles side by side, and each
//! answer is followed at once by the next question about the same puzzle.

use ennead_engine::batch::Solver;
use ennead_engine::inquiry::{Inquiry, Packed, Question};
use ennead_grid::{Cell, CellSet, Solution};

/// A puzzle that loses givens.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Its solution.
    pub solution: Solution,
    /// The cells with givens.
    pub clues: CellSet,
    /// What to leave out, in this order: disjoint sets of cells, each left out together; at most 81
    /// sets.
    pub queue: Vec<CellSet>,
    /// The least number of givens to keep.
    pub least: usize,
}

/// Leaves out givens as long as the solution stays unique.
#[derive(Default)]
pub struct Minimiser {
    solver: Solver,
    tracks: Vec<Track>,
    /// How many questions the engine was asked.
    pub questions: u64,
}

impl Minimiser {
    /// A minimiser for the machine running this program.
    pub fn new() -> Minimiser {
        Minimiser::default()
    }

    /// Goes through the queue of each draft and leaves out whatever does not lead to a second
    /// solution, provided there was none before.
    pub fn reduce(&mut self, drafts: &mut [Draft]) {
        let askers = drafts.len();
        let mut round = Round {
            drafts,
            next: 0,
            tracks: &mut self.tracks,
            idle: Vec::new(),
            answered: Vec::new(),
            questions: 0,
        };
        round.idle.extend(0..round.tracks.len());
        self.solver.inquire(askers, &mut round);
        self.questions += round.questions;
    }
}

/// Drafts that lose givens side by side.
struct Round<'a> {
    drafts: &'a mut [Draft],
    /// The next draft to begin.
    next: usize,
    tracks: &'a mut Vec<Track>,
    /// The tracks that have no draft or whose question has been answered.
    idle: Vec<usize>,
    answered: Vec<usize>,
    questions: u64,
}

impl Round<'_> {
    /// A track with a question to ask, if there is one: one that got an answer, or one with a new
    /// draft.
    fn track(&mut self) -> Option<usize> {
        if let Some(track) = self.answered.pop() {
            return Some(track);
        }
        let draft = self.drafts.get(self.next)?;
        let track = self.idle.pop().unwrap_or_else(|| {
            self.tracks.push(Track::default());
            self.tracks.len() - 1
        });
        self.tracks[track].begin(self.next, draft);
        self.next += 1;
        Some(track)
    }
}

impl Inquiry for Round<'_> {
    fn next(&mut self) -> Option<Question> {
        loop {
            let asker = self.track()?;
            let track = &mut self.tracks[asker];
            let draft = &mut self.drafts[track.draft];
            if let Some(left_out) = track.ask(draft) {
                self.questions += 1;
                let (solution, givens) = (track.solution, track.ahead.clues);
                return Some(Question { asker, solution, givens, differs: left_out.single() });
            }
            draft.clues = track.settled.clues;
            self.idle.push(asker);
        }
    }

    fn answer(&mut self, asker: usize, other: Option<CellSet>) {
        self.tracks[asker].hear(other);
        self.answered.push(asker);
    }
}

/// The progress of a draft. Sets of cells are stored by position in the queue: bit *i* is the
/// queue's *i*-th set.
#[derive(Clone)]
struct Track {
    /// The draft, by its number.
    draft: usize,
    solution: Packed,
    /// By cell: its position in the queue, if it has one.
    places: [u8; 81],
    /// The unavoidable sets; and by position, a linked list of those whose last element it is: the
    /// number of the first set, then for each the number of the next.
    unavoidable: Vec<u128>,
    first: [u8; 81],
    following: Vec<u8>,
    settled: Standing,
    /// The question asked: the progress if everything in question can be left out.
    ahead: Standing,
    /// How many sets of the queue the question leaves out, and the position of the first.
    left_out: usize,
    first_out: usize,
    /// Whether the sets have to be asked about one by one.
    singly: bool,
}

/// A given that is not in the queue.
const FIXED: u128 = 1 << 127;
/// No position, or no unavoidable set. Dropping a set changes only the number of questions.
const NONE: u8 = u8::MAX;

/// A position in the queue, and what has been decided before it.
#[derive(Clone, Copy, Default)]
struct Standing {
    /// How much of the queue is decided.
    at: usize,
    /// The givens left.
    clues: CellSet,
    /// What stays, by position.
    kept: u128,
}

impl Default for Track {
    fn default() -> Track {
        Track {
            draft: 0,
            solution: Packed::default(),
            places: [NONE; 81],
            unavoidable: Vec::new(),
            first: [NONE; 81],
            following: Vec::new(),
            settled: Standing::default(),
            ahead: Standing::default(),
            left_out: 0,
            first_out: 0,
            singly: false,
        }
    }
}

/// From the number of givens left, the number to be left at the next question: two leaps, then one
/// by one. By measurement, a larger leap costs more questions than it saves, because a puzzle with
/// many solutions teaches little.
fn aim(givens: usize) -> usize {
    match givens {
        34.. => 33,
        32.. => 31,
        _ => givens.saturating_sub(1),
    }
}

impl Track {
    fn begin(&mut self, number: usize, draft: &Draft) {
        self.draft = number;
        self.solution = Packed::from(&draft.solution);
        self.settled = Standing { at: 0, clues: draft.clues, kept: 0 };
        self.places = [NONE; 81];
        for (place, cells) in draft.queue.iter().enumerate() {
            for cell in (*cells & draft.clues).iter() {
                self.places[cell.index()] = place as u8;
            }
        }
        let bits = Cell::ALL.map(|cell| match self.places[cell.index()] {
            NONE if draft.clues.contains(cell) => FIXED,
            NONE => 0,
            place => 1 << place,
        });
        self.singly = false;
        self.unavoidable.clear();
        self.following.clear();
        self.first = [NONE; 81];
        exchanges(&draft.solution, &bits, |set| {
            self.learn(set);
        });
    }

    /// Notes an unavoidable set, unless it is useless or there are too many.
    fn learn(&mut self, set: u128) -> bool {
        let number = self.unavoidable.len();
        let useful = set != 0 && set & FIXED == 0 && number < usize::from(NONE);
        if useful {
            let last = set.ilog2() as usize;
            self.unavoidable.push(set);
            self.following.push(self.first[last]);
            self.first[last] = number as u8;
        }
        useful
    }

    /// Whether position `at` has the last given of an unavoidable set, if of the positions before
    /// it `kept` stays.
    ///
    /// That can only be the set's last position in the queue, so every set is considered at one
    /// position only.
    fn must_stay(&self, at: usize, kept: u128) -> bool {
        let mut number = self.first[at];
        while number != NONE {
            if self.unavoidable[usize::from(number)] & kept == 0 {
                return true;
            }
            number = self.following[usize::from(number)];
        }
        false
    }

    /// Chooses what to ask about. Returns the cells left out, or `None` if the queue is finished.
    fn ask(&mut self, draft: &Draft) -> Option<CellSet> {
        let mut ahead = self.settled;
        let mut givens = ahead.clues.len();
        let aim = if self.singly { givens.saturating_sub(1) } else { aim(givens) };
        self.left_out = 0;
        while ahead.at < draft.queue.len() && givens > aim {
            let out = draft.queue[ahead.at] & ahead.clues;
            if givens < draft.least + out.len() || self.must_stay(ahead.at, ahead.kept) {
                ahead.kept |= 1 << ahead.at;
            } else if !out.is_empty() {
                if self.left_out == 0 {
                    self.first_out = ahead.at;
                }
                self.left_out += 1;
                givens -= out.len();
                ahead.clues -= out;
            }
            ahead.at += 1;
        }
        self.ahead = ahead;
        (self.left_out > 0).then(|| self.settled.clues - ahead.clues)
    }

    fn hear(&mut self, other: Option<CellSet>) {
        let Some(other) = other else {
            self.settled = self.ahead;
            return;
        };
        // What stays before the first set left out stays in any case. What comes after it was
        // decided assuming that this set can be left out.
        let first = self.first_out;
        self.settled.kept = self.ahead.kept & ((1 << first) - 1);
        self.settled.at = first;
        if self.left_out == 1 {
            self.settled.kept |= 1 << first;
            self.settled.at = first + 1;
            return;
        }
        let places = other.iter().map(|cell| self.places[cell.index()]);
        let set = places.filter(|&place| place != NONE).fold(0, |set, place| set | 1 << place);
        // Without the set, the same question would be asked again.
        self.singly |= !self.learn(set);
    }
}

/// The table that [`exchanges`] needs for sets of cells.
pub(crate) const CELLS: [u128; 81] = ennead_grid::table!(81 of 0, |cell| 1 << cell);

/// The smallest unavoidable sets of a grid: cells in which two digits, or two lines of a chute, can
/// be exchanged. Each is passed as the union of its cells' entries in `places`.
pub(crate) fn exchanges(solution: &Solution, places: &[u128; 81], mut visit: impl FnMut(u128)) {
    let digits = solution.as_bytes();
    // The place of each digit: by row its column and box, by column and by box its row.
    let (mut column_in, mut box_in) = ([[0u8; 9]; 10], [[0u8; 9]; 10]);
    let (mut row_of_column, mut row_of_box) = (column_in, box_in);
    for (cell, &digit) in digits.iter().enumerate() {
        let (digit, row, column) = (digit as usize, cell / 9, cell % 9);
        let box_ = row / 3 * 3 + column / 3;
        (column_in[digit][row], box_in[digit][row]) = (column as u8, box_ as u8);
        (row_of_column[digit][column], row_of_box[digit][box_]) = (row as u8, row as u8);
    }
    for a in 1..10 {
        for b in a + 1..10 {
            let mut seen = 0u16;
            for start in 0..9 {
                // Rows that must exchange the two digits together: where `a` moves in, `b` moves
                // out. Each such way is a cycle, so there is no need to look back.
                let mut open = 1u16 << start & !seen;
                let (mut set, mut size) = (0, 0);
                while open != 0 {
                    let row = open.trailing_zeros() as usize;
                    let (column, box_) = (column_in[a][row], box_in[a][row]);
                    seen |= 1 << row;
                    open |= 1 << row_of_column[b][column as usize];
                    open |= 1 << row_of_box[b][box_ as usize];
                    open &= !seen;
                    set |= places[9 * row + column as usize];
                    set |= places[9 * row + column_in[b][row] as usize];
                    size += 2;
                }
                if 0 < size && size < 18 {
                    visit(set);
                }
            }
        }
    }
    // Two rows of a band: the columns in which they must be exchanged together.
    for (across, down) in [(9, 1), (1, 9)] {
        for line in 0..9 {
            let other = line / 3 * 3 + (line + 1) % 3;
            let at = |line: usize, k: usize| across * line + down * k;
            let mut place = [0; 10];
            for k in 0..9 {
                place[digits[at(line, k)] as usize] = k;
            }
            let mut seen = 0u16;
            for start in 0..9 {
                let (mut set, mut size, mut k) = (0, 0, start);
                while seen >> k & 1 == 0 {
                    seen |= 1 << k;
                    set |= places[at(line, k)] | places[at(other, k)];
                    size += 2;
                    k = place[digits[at(other, k)] as usize];
                }
                // Sets of four cells are also found by two digits.
                if 4 < size && size < 18 {
                    visit(set);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use ennead_engine::count_solutions;
    use ennead_grid::Puzzle;
    use rand::SeedableRng;
    use rand::seq::SliceRandom;

    use super::*;
    use crate::{Shape, full_grid};

    fn unique(solution: &Solution, clues: CellSet) -> bool {
        count_solutions(&Puzzle::of_solution(solution, clues), 2) == 1
    }

    /// The same one by one: the definition.
    fn one_by_one(draft: &Draft) -> CellSet {
        let mut clues = draft.clues;
        for &cells in &draft.queue {
            let fewer = clues - cells;
            if fewer.len() >= draft.least && unique(&draft.solution, fewer) {
                clues = fewer;
            }
        }
        clues
    }

    /// The outcome depends on the order alone: side by side, several at once and with fewer
    /// questions, it is the same as one by one.
    #[test]
    fn what_is_left_is_what_leaving_out_one_by_one_leaves() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut minimiser = Minimiser::new();
        for shape in Shape::ALL {
            // Small batches are searched one after the other.
            for (count, least) in [(600, 0), (600, 26), (7, 0), (1, 30)] {
                let mut drafts: Vec<Draft> = (0..count)
                    .map(|i| {
                        let solution = full_grid(&mut rng);
                        let mut queue = shape.orbits();
                        queue.shuffle(&mut rng);
                        let mut clues = CellSet::ALL;
                        // Some begin with fewer givens, and some givens must stay.
                        let fewer = queue.iter().take(i % 3 * 5).fold(clues, |all, &o| all - o);
                        if unique(&solution, fewer) {
                            clues = fewer;
                        }
                        queue.truncate(queue.len() - i % 5);
                        Draft { solution, clues, queue, least }
                    })
                    .collect();
                let expected: Vec<CellSet> = drafts.iter().map(one_by_one).collect();
                minimiser.reduce(&mut drafts);
                for (draft, expected) in drafts.iter().zip(expected) {
                    assert_eq!(draft.clues, expected, "{shape:?} {least}");
                }
            }
        }
    }

    /// A puzzle with several solutions is not a valid draft, but reducing it still ends.
    #[test]
    fn several_solutions_are_survived() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let queue: Vec<CellSet> = Cell::ALL.map(CellSet::from).to_vec();
        let few: CellSet = Cell::ALL.into_iter().take(40).collect();
        for queue in [queue, Vec::new(), vec![few, few]] {
            let solution = full_grid(&mut rng);
            let draft = Draft { solution, clues: few, queue, least: 0 };
            Minimiser::new().reduce(&mut [draft]);
        }
    }

    #[test]
    fn exchanges_are_unavoidable() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..20 {
            let solution = full_grid(&mut rng);
            let mut sizes = Vec::new();
            exchanges(&solution, &CELLS, |set| {
                sizes.push(set.count_ones());
                assert!(!unique(&solution, CellSet::ALL - CellSet::from_bits(set)));
            });
            assert!(sizes.len() > 36 && sizes.iter().all(|size| (4..18).contains(size)));
        }
    }
}
