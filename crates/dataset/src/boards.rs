//! Many puzzles played at once, for programs that learn to play by reward.
//!
//! The numbers are those of reinforcement learning: an action places a digit, and is 9 · cell + digit − 1;
//! only right digits stay on a board. With pencil marks, action 729 + a strikes the candidate that
//! action a places; only what is not the solution's digit is struck. A board that is full, or has had its
//! steps, begins anew at once with a random puzzle. All boards lie one after the other in memory, so that a
//! step of all of them costs little more than copying them.

use std::ops::Range;

use chacha20::ChaCha8Rng;
use ennead::logic::{Claim, Limits, Reward};
use ennead::{Candidate, Cell, CellMap, Digit, Givens, Puzzle, Sheet, Solution};
use ennead_api::judge::ClaimJudge;
use ennead_api::play::{Finders, Standing};
use ennead_api::{Asker, Claimed, Refusal};
use rand::RngExt;
use rand::SeedableRng;

/// What a right digit, another one and an action that makes no sense are worth, and what comes on top
/// when the board is full.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Truth {
    /// The digit of the solution.
    pub right: f64,
    /// A candidate that is rightly struck. It is not worth anything by default: marks serve to find digits.
    pub struck: f64,
    /// Another digit, or the solution's digit struck.
    pub wrong: f64,
    /// The cell is filled, the candidate is not there, or there is no such action.
    pub malformed: f64,
    /// The last cell.
    pub solved: f64,
}

impl Default for Truth {
    fn default() -> Truth {
        Truth { right: 1.0, struck: 0.0, wrong: 0.0, malformed: 0.0, solved: 0.0 }
    }
}

/// Who gives the rewards.
pub enum Judging {
    /// The solution alone. Guesses pay.
    Truth(Truth),
    /// The step judge: what does not follow is worth what [`Reward`] says, by default nothing.
    ///
    /// A judge is made for each step: boards move between threads, and a judge's memory cannot.
    Proof(Box<Finders>, Limits, Reward),
}

/// What a step of all boards gives; one entry for each board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outcome {
    /// The rewards.
    pub rewards: Vec<f64>,
    /// Whether the board became full.
    pub solved: Vec<bool>,
    /// Whether its steps are used up.
    pub cut: Vec<bool>,
    /// What was seen of all boards before any began anew; empty if none did.
    pub last: Vec<u8>,
}

/// Many boards.
///
/// ```
/// use ennead_api::Asker;
/// use ennead_dataset::{Boards, Judging, Truth};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut boards =
///     Boards::new(&[puzzle.parse()?], 2, 200, false, Judging::Truth(Truth::default())).unwrap();
/// // r1c3 is 4.
/// let outcome = boards.step(&[9 * 2 + 3, 9 * 2], &Asker::patient(&words)).unwrap();
/// assert_eq!(outcome.rewards, [1.0, 0.0]);
/// assert_eq!((boards.seen()[2], boards.seen()[81 + 2]), (4, 0));
/// # Ok::<(), ennead::grid::ParseGivensError>(())
/// ```
pub struct Boards {
    puzzles: Vec<[u8; 81]>,
    answers: Vec<[u8; 81]>,
    /// The puzzles that boards begin with.
    pool: Range<usize>,
    limit: u32,
    has_marks: bool,
    judging: Judging,
    rng: ChaCha8Rng,
    /// For each board 81 digits and, with marks, 729 candidates.
    seen: Vec<u8>,
    starts: Vec<usize>,
    empty: Vec<u8>,
    steps: Vec<u32>,
}

impl Boards {
    /// `count` boards that begin with any of the puzzles, and have at most `limit` steps each; with
    /// pencil marks if `has_marks`. Then all candidates are there that no given rules out.
    ///
    /// # Errors
    ///
    /// The number of the first puzzle that does not have exactly one solution; 0 if there is none.
    pub fn new(
        puzzles: &[Givens],
        count: usize,
        limit: u32,
        has_marks: bool,
        judging: Judging,
    ) -> Result<Boards, usize> {
        let answer = |(i, givens): (usize, &Givens)| {
            let puzzle = Puzzle::try_from(*givens).map_err(|_| i)?;
            let solution: Solution = ennead::solution(&puzzle).ok_or(i)?;
            Ok(*solution.grid().as_bytes())
        };
        let answers = puzzles.iter().enumerate().map(answer).collect::<Result<Vec<_>, usize>>()?;
        if answers.is_empty() {
            return Err(0);
        }
        let mut boards = Boards {
            pool: 0..puzzles.len(),
            puzzles: puzzles.iter().map(|puzzle| *puzzle.as_bytes()).collect(),
            answers,
            limit,
            has_marks,
            judging,
            rng: ChaCha8Rng::seed_from_u64(0),
            seen: Vec::new(),
            starts: vec![0; count],
            empty: vec![0; count],
            steps: vec![0; count],
        };
        boards.seen = vec![0; boards.width() * count];
        boards.reset(0);
        Ok(boards)
    }

    /// How many actions there are: 729, or 1458 with marks.
    pub fn actions(&self) -> usize {
        if self.has_marks { 2 * CANDIDATES } else { CANDIDATES }
    }

    /// How many numbers are seen of a board: 81, or 810 with marks.
    pub fn width(&self) -> usize {
        if self.has_marks { 81 + CANDIDATES } else { 81 }
    }

    /// How many boards there are.
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// How many puzzles there are.
    pub fn puzzles(&self) -> usize {
        self.puzzles.len()
    }

    /// From now on, boards begin with these puzzles only, as many of the range as there are: for a
    /// curriculum.
    pub fn choose(&mut self, pool: Range<usize>) {
        let all = self.puzzles.len();
        let pool = pool.start.min(all)..pool.end.min(all);
        if !pool.is_empty() {
            self.pool = pool;
        }
    }

    /// Begins all boards anew, with puzzles that depend on the seed.
    pub fn reset(&mut self, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
        (0..self.count()).for_each(|board| self.begin(board));
    }

    fn begin(&mut self, board: usize) {
        let start = self.rng.random_range(self.pool.clone());
        let puzzle = &self.puzzles[start];
        let width = self.width();
        let (cells, marks) = self.seen[width * board..width * (board + 1)].split_at_mut(81);
        cells.copy_from_slice(puzzle);
        if self.has_marks {
            each_cell(puzzle, true, |cell, gone| {
                let there = MASKS[gone].map(|is_there| is_there as u8);
                marks[9 * cell..9 * (cell + 1)].copy_from_slice(&there);
            });
        }
        self.starts[board] = start;
        self.empty[board] = puzzle.iter().filter(|&&digit| digit == 0).count() as u8;
        self.steps[board] = 0;
    }

    /// What is seen of all boards, [`width`](Boards::width) numbers of each: 81 digits, of which 0 is an empty
    /// cell; then, with marks, 1 for each candidate that is there, by cell and digit.
    pub fn seen(&self) -> &[u8] {
        &self.seen
    }

    /// The number of the puzzle of each board.
    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// Which actions make sense, [`actions`](Boards::actions) of each board. A digit can be placed in an empty
    /// cell and, if `legal`, only where no peer has it and it is not struck; what can be struck are the
    /// candidates that are there.
    pub fn masks(&self, legal: bool, masks: &mut [i8]) {
        let boards = self.seen.chunks_exact(self.width());
        for (seen, masks) in boards.zip(masks.chunks_exact_mut(self.actions())) {
            let (cells, marks) = seen.split_at(81);
            let (place, strike) = masks.split_at_mut(CANDIDATES);
            copy_marks(marks, strike);
            if legal && self.has_marks {
                copy_marks(marks, place);
            } else {
                each_cell(cells, legal, |cell, gone| {
                    place[9 * cell..9 * (cell + 1)].copy_from_slice(&MASKS[gone]);
                });
            }
        }
    }

    /// One action on each board.
    ///
    /// # Errors
    ///
    /// If the judge is stopped. The boards are in no defined state then.
    ///
    /// # Panics
    ///
    /// If there is not one action for each board.
    pub fn step(&mut self, actions: &[i64], asker: &Asker) -> Result<Outcome, Refusal> {
        assert_eq!(actions.len(), self.count(), "one action for each board");
        let count = self.count();
        let mut outcome = Outcome {
            rewards: vec![0.0; count],
            solved: vec![false; count],
            cut: vec![false; count],
            last: Vec::new(),
        };
        let (truth, mut judge) = match &self.judging {
            Judging::Truth(truth) => (*truth, None),
            Judging::Proof(finders, limits, reward) => {
                (Truth::default(), Some((ClaimJudge::new(finders, *limits), *reward)))
            }
        };
        let mut is_over = false;
        for (board, &action) in actions.iter().enumerate() {
            let act = self.act(board, action);
            outcome.rewards[board] = match &mut judge {
                Some((judge, reward)) => self.prove(board, act, judge, *reward, asker)?,
                None => match act {
                    Act::Right(_) if self.empty[board] == 1 => truth.right + truth.solved,
                    Act::Right(_) => truth.right,
                    Act::Struck(_) => truth.struck,
                    Act::Wrong => truth.wrong,
                    Act::Malformed => truth.malformed,
                },
            };
            self.write(board, act);
            self.steps[board] += 1;
            let solved = self.empty[board] == 0;
            let cut = !solved && self.steps[board] >= self.limit;
            outcome.solved[board] = solved;
            outcome.cut[board] = cut;
            is_over |= solved | cut;
        }
        if is_over {
            outcome.last = self.seen.clone();
            for board in 0..count {
                if outcome.solved[board] || outcome.cut[board] {
                    self.begin(board);
                }
            }
        }
        Ok(outcome)
    }

    /// What an action is.
    #[inline]
    fn act(&self, board: usize, action: i64) -> Act {
        if !(0..self.actions() as i64).contains(&action) {
            return Act::Malformed;
        }
        let strikes = action >= CANDIDATES as i64;
        let number = action as usize - if strikes { CANDIDATES } else { 0 };
        let (cell, digit) = (number / 9, (number % 9) as u8 + 1);
        let first = self.width() * board;
        if self.seen[first + cell] > 0 || strikes && self.seen[first + 81 + number] == 0 {
            return Act::Malformed;
        }
        match (strikes, self.answers[self.starts[board]][cell] == digit) {
            (false, true) => Act::Right(number),
            (true, false) => Act::Struck(number),
            _ => Act::Wrong,
        }
    }

    /// Writes what is right.
    #[inline]
    fn write(&mut self, board: usize, act: Act) {
        let first = self.width() * board;
        match act {
            Act::Right(number) => {
                let (cell, digit) = (number / 9, number % 9);
                self.seen[first + cell] = digit as u8 + 1;
                self.empty[board] -= 1;
                if self.has_marks {
                    let marks = &mut self.seen[first + 81..][..CANDIDATES];
                    marks[9 * cell..9 * (cell + 1)].fill(0);
                    for peer in Cell::new(cell).peers().iter() {
                        marks[9 * peer.index() + digit] = 0;
                    }
                }
            }
            Act::Struck(number) => self.seen[first + 81 + number] = 0,
            Act::Wrong | Act::Malformed => {}
        }
    }

    /// What the judge says of an action.
    fn prove(
        &self,
        board: usize,
        act: Act,
        judge: &mut ClaimJudge,
        reward: Reward,
        asker: &Asker,
    ) -> Result<f64, Refusal> {
        let claim = match act {
            Act::Malformed => return Ok(reward.malformed.into()),
            Act::Wrong => return Ok(reward.wrong.into()),
            Act::Right(number) => Claim::Place(candidate(number)),
            Act::Struck(number) => Claim::Remove(candidate(number)),
        };
        let standing = Standing::of_sheet(&self.sheet(board))
            .map_err(|clash| Refusal::WrongCall(clash.sentence(asker.words)))?;
        let said = judge.judge(&standing, &[Claimed::Claim(claim)], false, asker)?;
        Ok(said.iter().map(|(_, judgement)| f64::from(reward.of(judgement))).sum())
    }

    /// A board as a sheet.
    fn sheet(&self, board: usize) -> Sheet {
        let width = self.width();
        let (cells, marks) = self.seen[width * board..width * (board + 1)].split_at(81);
        let givens = Givens::from_bytes(self.puzzles[self.starts[board]]).unwrap_or_default();
        let cells = std::array::from_fn(|cell| cells[cell]);
        let mut placed = Givens::from_bytes(cells).unwrap_or_default();
        givens.iter().for_each(|(cell, _)| placed.set(cell, None));
        let there = |cell: Cell, digit: Digit| marks[9 * cell.index() + digit.index()] == 1;
        let digits = |cell| Digit::ALL.into_iter().filter(|&digit| there(cell, digit)).collect();
        let candidates = self.has_marks.then(|| CellMap::from_fn(digits));
        Sheet { placed, candidates, ..Sheet::from(givens) }
    }
}

/// The candidates of an empty grid.
const CANDIDATES: usize = 729;

/// The candidate with this number: 9 · cell + digit − 1.
fn candidate(number: usize) -> Candidate {
    Candidate::new(Digit::from_index(number % 9), Cell::new(number / 9))
}

/// Hands on each cell with the digits that are gone from it, as bits: all if it is filled; and, if
/// `legal`, those that its peers have.
#[inline]
fn each_cell(cells: &[u8], legal: bool, mut visit: impl FnMut(usize, usize)) {
    let mut used = [0u16; 27];
    if legal {
        for (&digit, houses) in cells.iter().zip(&HOUSES) {
            // An empty cell sets the bit 0, which is never read.
            houses.iter().for_each(|&house| used[usize::from(house)] |= 1 << digit);
        }
    }
    for (cell, (&digit, houses)) in cells.iter().zip(&HOUSES).enumerate() {
        let [row, column, box_] = houses.map(|house| used[usize::from(house)]);
        let gone = if digit > 0 { 0x1ff } else { (row | column | box_) >> 1 };
        visit(cell, usize::from(gone & 0x1ff));
    }
}

fn copy_marks(marks: &[u8], masks: &mut [i8]) {
    masks.iter_mut().zip(marks).for_each(|(mask, &mark)| *mask = mark as i8);
}

/// The row, the column and the box of each cell, as numbers below 27.
static HOUSES: [[u8; 3]; 81] = {
    let mut houses = [[0; 3]; 81];
    let mut i = 0;
    while i < 81 {
        let (row, column) = (i / 9, i % 9);
        houses[i] = [row as u8, 9 + column as u8, 18 + (row / 3 * 3 + column / 3) as u8];
        i += 1;
    }
    houses
};

/// The masks of a cell by the digits that are gone, as bits. Nine numbers copied at once take a third of
/// the time of nine that are computed.
static MASKS: [[i8; 9]; 512] = {
    let mut masks = [[0; 9]; 512];
    let mut gone = 0;
    while gone < 512 {
        let mut digit = 0;
        while digit < 9 {
            masks[gone][digit] = (gone >> digit & 1 ^ 1) as i8;
            digit += 1;
        }
        gone += 1;
    }
    masks
};

/// What an action is.
#[derive(Clone, Copy)]
enum Act {
    /// The digit is right; with the number of the candidate.
    Right(usize),
    /// The candidate with this number is rightly struck.
    Struck(usize),
    /// It contradicts the solution.
    Wrong,
    /// The cell is filled, the candidate is not there, or there is no such action.
    Malformed,
}
