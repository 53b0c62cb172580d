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
use ennead_api::{Asker, Refusal};
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
        let said = judge.judge(&standing, &[Ok(claim)], false, asker)?;
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

#[cfg(test)]
mod tests {
    use ennead_api::judge::JudgeLimits;
    use ennead_api::play::Choice;
    use ennead_text::{Language, Words};

    use super::*;

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const HARD: &str =
        "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

    fn boards(puzzles: &[&str], count: usize, limit: u32, judging: Judging) -> Boards {
        Boards::new(&parsed(puzzles), count, limit, false, judging).unwrap()
    }

    fn with_marks(puzzles: &[&str], count: usize, judging: Judging) -> Boards {
        Boards::new(&parsed(puzzles), count, 999, true, judging).unwrap()
    }

    fn parsed(puzzles: &[&str]) -> Vec<Givens> {
        puzzles.iter().map(|puzzle| puzzle.parse().unwrap()).collect()
    }

    fn proof() -> Judging {
        let words = Words::new(Language::default());
        let finders = Choice::default().finders(&words).unwrap();
        let limits = JudgeLimits { further: 0, depth: 0, rating: 0.0, ..JudgeLimits::default() };
        Judging::Proof(Box::new(finders), limits.limits().unwrap(), Reward::default())
    }

    fn answer(boards: &Boards, board: usize) -> Vec<i64> {
        let answer = boards.answers[boards.starts[board]];
        let empty = (0..81).filter(|&cell| boards.seen[boards.width() * board + cell] == 0);
        empty.map(|cell| (9 * cell) as i64 + i64::from(answer[cell]) - 1).collect()
    }

    #[test]
    fn a_board_that_is_solved_or_cut_begins_anew() {
        let words = Words::new(Language::default());
        let asker = Asker::patient(&words);
        let worth = Truth { right: 1.0, struck: 0.25, wrong: -0.5, malformed: -2.0, solved: 10.0 };
        let mut boards = boards(&[EASY, HARD], 3, 60, Judging::Truth(worth));
        boards.reset(5);
        let before = boards.seen().to_vec();
        let moves = answer(&boards, 0);
        let wrong = moves[0] / 9 * 9 + (moves[0] + 1) % 9;
        for (i, &action) in moves.iter().enumerate() {
            // Board 1 does nothing right, board 2 nothing that makes sense.
            let filled =
                9 * boards.seen()[162..].iter().position(|&digit| digit > 0).unwrap() as i64;
            let is_last = i + 1 == moves.len();
            let outcome = boards.step(&[action, wrong_for(&boards, 1), filled], &asker).unwrap();
            assert_eq!(outcome.rewards, [if is_last { 11.0 } else { 1.0 }, -0.5, -2.0]);
            assert_eq!(outcome.solved, [is_last, false, false]);
            assert_eq!(outcome.last.len(), if is_last { 243 } else { 0 });
            if is_last {
                assert!(outcome.last[..81].iter().all(|&digit| digit > 0));
                assert!(boards.seen()[..81].contains(&0));
            }
        }
        let mut cut = None;
        for i in moves.len()..60 {
            let outcome = boards.step(&[wrong, wrong_for(&boards, 1), -1], &asker).unwrap();
            if outcome.cut[1] {
                cut = Some(i + 1);
            }
        }
        assert_eq!(cut, Some(60));
        boards.reset(5);
        assert_eq!(boards.seen(), before);
    }

    fn wrong_for(boards: &Boards, board: usize) -> i64 {
        let right = answer(boards, board)[0];
        right / 9 * 9 + (right % 9 + 1) % 9
    }

    #[test]
    fn masks_are_what_the_rules_allow() {
        let boards = boards(&[EASY, HARD], 4, 60, Judging::Truth(Truth::default()));
        let mut masks = vec![7; 4 * 729];
        for legal in [false, true] {
            boards.masks(legal, &mut masks);
            for board in 0..4 {
                let cells: [u8; 81] =
                    boards.seen()[boards.width() * board..][..81].try_into().unwrap();
                let grid = Givens::from_bytes(cells).unwrap();
                for cell in Cell::ALL {
                    for digit in Digit::ALL {
                        let mask = masks[729 * board + 9 * cell.index() + digit.index()];
                        let is_allowed = !legal || grid.allowed(cell).contains(digit);
                        assert_eq!(mask == 1, grid.get(cell).is_none() && is_allowed);
                    }
                }
            }
        }
    }

    #[test]
    fn the_judge_pays_for_what_follows_and_not_for_guesses() {
        let words = Words::new(Language::default());
        let asker = Asker::patient(&words);
        let mut boards = boards(&[HARD], 1, 99, proof());
        let rewards: Vec<_> = answer(&boards, 0)
            .into_iter()
            .map(|action| {
                boards.reset(0);
                boards.step(&[action], &asker).unwrap().rewards[0]
            })
            .collect();
        assert!(rewards.contains(&0.0) && rewards.contains(&1.0), "{rewards:?}");
        boards.reset(0);
        let wrong = wrong_for(&boards, 0);
        assert_eq!(boards.step(&[wrong], &asker).unwrap().rewards, [-1.0]);
        assert_eq!(boards.step(&[729], &asker).unwrap().rewards, [-2.0]);
    }

    #[test]
    fn marks_are_struck_unless_they_are_the_solution() {
        let words = Words::new(Language::default());
        let asker = Asker::patient(&words);
        let worth = Truth { right: 1.0, struck: 0.25, wrong: -0.5, malformed: -2.0, solved: 10.0 };
        let mut boards = with_marks(&[HARD, EASY], 2, Judging::Truth(worth));
        assert_eq!((boards.actions(), boards.width(), boards.seen().len()), (1458, 810, 1620));
        let marks =
            |boards: &Boards, board: usize| boards.seen()[810 * board + 81..][..729].to_vec();
        let grid = Givens::from_bytes(boards.puzzles[boards.starts[0]]).unwrap();
        for number in 0..729 {
            let it = candidate(number);
            let is_there =
                grid.get(it.cell()).is_none() && grid.allowed(it.cell()).contains(it.digit());
            assert_eq!(marks(&boards, 0)[number] == 1, is_there);
        }
        let right = answer(&boards, 0)[0];
        let other = (0..729).find(|&number| {
            marks(&boards, 0)[number] == 1
                && number as i64 / 9 == right / 9
                && number as i64 != right
        });
        let other = other.expect("no naked single") as i64;
        let before = marks(&boards, 1);
        let mut act = |action| boards.step(&[action, -1], &asker).unwrap().rewards[0];
        assert_eq!(
            [act(729 + right), act(729 + other), act(729 + other), act(other)],
            [-0.5, 0.25, -2.0, -0.5]
        );
        assert_eq!([act(1458), act(right), act(729 + right)], [-2.0, 1.0, -2.0]);
        let (cell, digit) = (Cell::new(right as usize / 9), right as usize % 9);
        for peer in cell.peers().iter() {
            assert_eq!(marks(&boards, 0)[9 * peer.index() + digit], 0);
        }
        assert_eq!(marks(&boards, 1), before);
        for legal in [false, true] {
            let mut masks = vec![7; 2 * 1458];
            boards.masks(legal, &mut masks);
            for (board, masks) in masks.chunks(1458).enumerate() {
                let (place, strike) = masks.split_at(729);
                let there: Vec<i8> = marks(&boards, board).iter().map(|&mark| mark as i8).collect();
                assert_eq!(strike, there);
                assert_eq!(place == there, legal);
                assert!(answer(&boards, board).iter().all(|&action| place[action as usize] == 1));
            }
        }
        for action in answer(&boards, 0) {
            let outcome = boards.step(&[action, -1], &asker).unwrap();
            assert_eq!(outcome.solved[0], outcome.rewards[0] == 11.0);
        }
        assert!(boards.seen()[..81].contains(&0) && marks(&boards, 0).contains(&1));
    }

    #[test]
    fn the_judge_pays_for_every_step_of_a_path_also_for_marks() {
        let words = Words::new(Language::default());
        let asker = Asker::patient(&words);
        let Judging::Proof(finders, ..) = proof() else { unreachable!() };
        for puzzle in [EASY, HARD] {
            let mut boards = with_marks(&[puzzle], 1, proof());
            let standing = Standing::of_sheet(&boards.sheet(0)).unwrap();
            let path = standing.path(&finders, asker.stop).unwrap();
            let number = |it: Candidate| (9 * it.cell().index() + it.digit().index()) as i64;
            let mut struck = 0;
            for step in &path.steps {
                let placed = step.placements.iter().map(number);
                let actions = placed.chain(step.eliminations.iter().map(|it| 729 + number(it)));
                for (i, action) in actions.enumerate() {
                    let reward = boards.step(&[action], &asker).unwrap().rewards[0];
                    // Once a mark is struck, a step's pattern may be gone, and with it the reason for
                    // the next mark.
                    assert!(
                        if i == 0 { reward == 1.0 } else { reward >= 0.0 },
                        "{}",
                        step.technique
                    );
                    struck += u32::from(action >= 729);
                }
            }
            assert_eq!(struck > 0, puzzle == HARD);
            assert!(boards.steps[0] == 0, "it is solved, and begun anew");
        }
    }

    #[test]
    fn a_puzzle_without_one_solution_is_refused() {
        let puzzles = [EASY.parse().unwrap(), Givens::EMPTY];
        let truth = || Judging::Truth(Truth::default());
        assert_eq!(Boards::new(&puzzles, 1, 9, false, truth()).err(), Some(1));
        assert_eq!(Boards::new(&[], 1, 9, true, truth()).err(), Some(0));
    }

    #[test]
    fn a_curriculum_chooses_the_puzzles() {
        let mut boards = boards(&[EASY, HARD], 20, 9, Judging::Truth(Truth::default()));
        boards.choose(1..2);
        boards.reset(1);
        assert!(boards.starts().iter().all(|&start| start == 1));
        boards.choose(2..9);
        boards.reset(1);
        assert!(boards.starts().iter().all(|&start| start == 1));
    }
}
