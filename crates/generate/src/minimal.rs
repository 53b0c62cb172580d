//! Leaving out givens, for many puzzles side by side.
//!
//! Each puzzle loses its givens in a random order, as long as the solution stays the only one.
//! Asked about one by one, that is a question to an engine for each of the 81. Two things save three
//! quarters of them, and change nothing about the outcome, which the order alone settles:
//!
//! - **Several at once.** The first givens of the order are left out together. If the solution is
//!   still the only one, that was one question for all of them. If not, another solution tells why.
//! - **Unavoidable sets.** Where two solutions differ, one of the cells must keep its given: such
//!   a set of cells is *unavoidable*. Those that two digits or two lines of a chute make by
//!   changing places are known from the solution at once, others are learned from other
//!   solutions. A given that is the last in a known one stays without a question.
//!
//! Of some 24 givens that stay, 13 are the last of a set known at once; a puzzle takes some 20
//! questions in all. The engine searches those of many puzzles side by side, and each answer is
//! followed at once by the next question about the same puzzle.

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
    /// What to leave out, in this order: sets of cells that go together, no cell in two of them; at
    /// most 81 sets.
    pub queue: Vec<CellSet>,
    /// How many givens to keep at least.
    pub least: usize,
}

/// Leaves out givens as long as the solution stays the only one.
#[derive(Default)]
pub struct Minimiser {
    solver: Solver,
    tracks: Vec<Track>,
    /// How many questions the engine was asked.
    pub questions: u64,
}

impl Minimiser {
    /// A minimiser for the machine it runs on.
    pub fn new() -> Minimiser {
        Minimiser::default()
    }

    /// Goes through the queue of each draft: what can be left out without a second solution is,
    /// if there was none before.
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
    /// The next draft to begin with.
    next: usize,
    tracks: &'a mut Vec<Track>,
    /// The tracks without a draft, and those whose question is answered.
    idle: Vec<usize>,
    answered: Vec<usize>,
    questions: u64,
}

impl Round<'_> {
    /// A track with a question to ask, or none: one that was answered, or a new draft's.
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

/// How far a draft is. A set of cells is noted by places in the queue: bit *i* is the *i*-th set
/// of it.
#[derive(Clone)]
struct Track {
    /// The draft, by its number.
    draft: usize,
    solution: Packed,
    /// By cell: its place in the queue, if it has one.
    places: [u8; 81],
    /// The unavoidable sets, and by place those of which it is the last, as a list: the number of
    /// the first, then for each the number of the next.
    unavoidable: Vec<u128>,
    first: [u8; 81],
    following: Vec<u8>,
    settled: Standing,
    /// What is being asked: how it would stand if all of it could be left out.
    ahead: Standing,
    /// How many sets of the queue that leaves out, and the place of the first.
    left_out: usize,
    first_out: usize,
    /// Whether one set after the other has to be asked about.
    singly: bool,
}

/// A given that is not in the queue.
const FIXED: u128 = 1 << 127;
/// No place, no unavoidable set. A set that is dropped changes nothing but the number of questions.
const NONE: u8 = u8::MAX;

/// A place in the queue.
#[derive(Clone, Copy, Default)]
struct Standing {
    /// How much of the queue is settled.
    at: usize,
    /// The givens left.
    clues: CellSet,
    /// What stays, by place.
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

/// With so many givens left, as many are to be left at the next question: two leaps, then one
/// after the other. Measured: a leap further down costs more questions than it saves, as what has
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

    /// Notes an unavoidable set, unless it is of no use or there are too many.
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

    /// Whether the place `at` has the last given of an unavoidable set, if `kept` stays before it.
    ///
    /// Only the last of a set in the order of the queue can be that: so every set is looked at in one
    /// place.
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

    /// Chooses what to ask about; the cells left out, or none if the queue is through.
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
        // What stays before the first that was left out stays in any case. What comes after it was
        // settled on the assumption that it can go.
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
        // Without the set the same would be asked again.
        self.singly |= !self.learn(set);
    }
}

/// What [`exchanges`] needs for sets of cells.
pub(crate) const CELLS: [u128; 81] = {
    let mut cells = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        cells[cell] = 1 << cell;
        cell += 1;
    }
    cells
};

/// The smallest unavoidable sets of a grid: cells in which two digits can change places, and
/// cells in which two lines of a chute can, as unions of what `places` has for each cell.
pub(crate) fn exchanges(solution: &Solution, places: &[u128; 81], mut visit: impl FnMut(u128)) {
    let digits = solution.as_bytes();
    // Where each digit stands: by row its column and box, by column and by box its row.
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
                // Rows that must exchange the two digits together: where `a` goes, `b` gives way. Each
                // way leads in circles, so there is no need to look back.
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
    // Two rows of a band: the columns in which they must change places together.
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
                // Four cells are two digits as well.
                if 4 < size && size < 18 {
                    visit(set);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ennead_engine::count_solutions;
    use ennead_grid::Puzzle;
    use rand::SeedableRng;
    use rand::seq::SliceRandom;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::{Shape, full_grid};

    fn unique(solution: &Solution, clues: CellSet) -> bool {
        count_solutions(&Puzzle::of_solution(solution, clues), 2) == 1
    }

    /// The same, one after the other: what is meant.
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

    /// The order settles the outcome: side by side, several at once and without the needless
    /// questions it is the same as one by one.
    #[test]
    fn what_is_left_is_what_leaving_out_one_by_one_leaves() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut minimiser = Minimiser::new();
        for shape in Shape::ALL {
            // Few at a time are searched one after the other.
            for (count, least) in [(600, 0), (600, 26), (7, 0), (1, 30)] {
                let mut drafts: Vec<Draft> = (0..count)
                    .map(|i| {
                        let solution = full_grid(&mut rng);
                        let mut queue = shape.orbits();
                        queue.shuffle(&mut rng);
                        let mut clues = CellSet::ALL;
                        // Some begin with fewer givens, and some givens are to stay.
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

    /// A puzzle with several solutions is no draft; all the same it comes to an end.
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
