//! Many puzzles played at once, for programs that learn to play by reward.
//!
//! The numbers are those of reinforcement learning: an action places a digit, and is 9 · cell + digit − 1;
//! only right digits stay on a board. A board that is full, or has had its steps, begins anew at
//! once with a random puzzle. All boards lie one after the other in memory, so that a step of all of them
//! costs little more than copying them.

use std::ops::Range;

use ennead::logic::{Claim, Limits, Reward};
use ennead::{Candidate, Cell, Digit, Givens, Puzzle, Sheet, Solution};
use ennead_api::{Asker, ClaimJudge, Finders, Refusal, Standing};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// What a right digit, another one and a digit in a filled cell are worth, and what comes on top when
/// the board is full.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Truth {
    /// The digit of the solution.
    pub right: f64,
    /// Another digit.
    pub wrong: f64,
    /// The cell is filled, or there is no such action.
    pub malformed: f64,
    /// The last cell.
    pub solved: f64,
}

impl Default for Truth {
    fn default() -> Truth {
        Truth { right: 1.0, wrong: 0.0, malformed: 0.0, solved: 0.0 }
    }
}

/// Who gives the rewards.
pub enum Judging {
    /// The solution alone. Guesses pay.
    Truth(Truth),
    /// The step judge: what does not follow is worth what [`Reward`] says, by default nothing.
    ///
    /// A judge is made for each step: the memory it keeps cannot go from thread to thread, as boards do.
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
    /// All boards as they were before any began anew; empty if none did.
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
///     Boards::new(&[puzzle.parse()?], 2, 200, Judging::Truth(Truth::default())).unwrap();
/// // r1c3 is 4.
/// let outcome = boards.step(&[9 * 2 + 3, 9 * 2], &Asker::patient(&words)).unwrap();
/// assert_eq!(outcome.rewards, [1.0, 0.0]);
/// assert_eq!((boards.cells()[2], boards.cells()[81 + 2]), (4, 0));
/// # Ok::<(), ennead::grid::ParseGivensError>(())
/// ```
pub struct Boards {
    puzzles: Vec<[u8; 81]>,
    answers: Vec<[u8; 81]>,
    /// The puzzles that boards begin with.
    pool: Range<usize>,
    limit: u32,
    judging: Judging,
    rng: ChaCha8Rng,
    cells: Vec<u8>,
    starts: Vec<usize>,
    empty: Vec<u8>,
    steps: Vec<u32>,
}

impl Boards {
    /// `count` boards that begin with any of the puzzles, and have at most `limit` steps each.
    ///
    /// # Errors
    ///
    /// The number of the first puzzle that does not have exactly one solution; 0 if there is none.
    pub fn new(
        puzzles: &[Givens],
        count: usize,
        limit: u32,
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
            judging,
            rng: ChaCha8Rng::seed_from_u64(0),
            cells: vec![0; 81 * count],
            starts: vec![0; count],
            empty: vec![0; count],
            steps: vec![0; count],
        };
        boards.reset(0);
        Ok(boards)
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
        self.cells[81 * board..81 * (board + 1)].copy_from_slice(puzzle);
        self.starts[board] = start;
        self.empty[board] = puzzle.iter().filter(|&&digit| digit == 0).count() as u8;
        self.steps[board] = 0;
    }

    /// The digits of all boards, 81 for each; 0 is an empty cell.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The number of the puzzle of each board.
    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// Which actions make sense, 729 for each board: the cell is empty and, if `legal`, none of its
    /// peers has the digit.
    pub fn masks(&self, legal: bool, masks: &mut [i8]) {
        for (cells, masks) in self.cells.chunks_exact(81).zip(masks.chunks_exact_mut(729)) {
            let mut used = [0u16; 27];
            if legal {
                for (&digit, houses) in cells.iter().zip(&HOUSES) {
                    // An empty cell sets the bit 0, which nobody reads.
                    houses.iter().for_each(|&house| used[usize::from(house)] |= 1 << digit);
                }
            }
            for ((&digit, houses), masks) in
                cells.iter().zip(&HOUSES).zip(masks.chunks_exact_mut(9))
            {
                let [row, column, box_] = houses.map(|house| used[usize::from(house)]);
                let gone = if digit > 0 { 0x1ff } else { (row | column | box_) >> 1 };
                masks.copy_from_slice(&MASKS[usize::from(gone & 0x1ff)]);
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
            outcome.rewards[board] = match &mut judge {
                Some((judge, reward)) => self.prove(board, action, judge, *reward, asker)?,
                None => match self.place(board, action) {
                    Placed::Right if self.empty[board] == 0 => truth.right + truth.solved,
                    Placed::Right => truth.right,
                    Placed::Wrong => truth.wrong,
                    Placed::Nowhere => truth.malformed,
                },
            };
            self.steps[board] += 1;
            let solved = self.empty[board] == 0;
            let cut = !solved && self.steps[board] >= self.limit;
            outcome.solved[board] = solved;
            outcome.cut[board] = cut;
            is_over |= solved | cut;
        }
        if is_over {
            outcome.last = self.cells.clone();
            for board in 0..count {
                if outcome.solved[board] || outcome.cut[board] {
                    self.begin(board);
                }
            }
        }
        Ok(outcome)
    }

    /// Places a digit if it is right.
    #[inline]
    fn place(&mut self, board: usize, action: i64) -> Placed {
        if !(0..729).contains(&action) {
            return Placed::Nowhere;
        }
        let (cell, digit) = (action as usize / 9, (action % 9) as u8);
        let at = &mut self.cells[81 * board + cell];
        if *at > 0 {
            return Placed::Nowhere;
        }
        if self.answers[self.starts[board]][cell] != digit + 1 {
            return Placed::Wrong;
        }
        *at = digit + 1;
        self.empty[board] -= 1;
        Placed::Right
    }

    /// Places a digit if it is right, and judges it.
    fn prove(
        &mut self,
        board: usize,
        action: i64,
        judge: &mut ClaimJudge,
        reward: Reward,
        asker: &Asker,
    ) -> Result<f64, Refusal> {
        let before: [u8; 81] = std::array::from_fn(|i| self.cells[81 * board + i]);
        let placed = self.place(board, action);
        let puzzle = Givens::from_bytes(self.puzzles[self.starts[board]]).unwrap_or_default();
        match placed {
            Placed::Nowhere => Ok(reward.malformed.into()),
            Placed::Wrong => Ok(reward.wrong.into()),
            Placed::Right => {
                let mut sheet = Sheet::from(puzzle);
                let mut found = Givens::from_bytes(before).unwrap_or_default();
                puzzle.iter().for_each(|(cell, _)| found.set(cell, None));
                sheet.placed = found;
                let action = action as usize;
                let candidate =
                    Candidate::new(Digit::from_index(action % 9), Cell::new(action / 9));
                let standing = Standing::of_sheet(&sheet)
                    .map_err(|clash| Refusal::WrongCall(clash.sentence(asker.words)))?;
                let said = judge.judge(&standing, &[Ok(Claim::Place(candidate))], false, asker)?;
                Ok(said.iter().map(|(_, judgement)| f64::from(reward.of(judgement))).sum())
            }
        }
    }
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

/// What became of an action.
enum Placed {
    /// The digit is right, and is there now.
    Right,
    /// It is not right.
    Wrong,
    /// The cell is filled, or there is no such action.
    Nowhere,
}

#[cfg(test)]
mod tests {
    use ennead_api::{Choice, JudgeLimits};
    use ennead_text::{Language, Words};

    use super::*;

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const HARD: &str =
        "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

    fn boards(puzzles: &[&str], count: usize, limit: u32, judging: Judging) -> Boards {
        let puzzles: Vec<_> = puzzles.iter().map(|puzzle| puzzle.parse().unwrap()).collect();
        Boards::new(&puzzles, count, limit, judging).unwrap()
    }

    fn answer(boards: &Boards, board: usize) -> Vec<i64> {
        let answer = boards.answers[boards.starts[board]];
        let empty = (0..81).filter(|&cell| boards.cells[81 * board + cell] == 0);
        empty.map(|cell| (9 * cell) as i64 + i64::from(answer[cell]) - 1).collect()
    }

    #[test]
    fn a_board_that_is_solved_or_cut_begins_anew() {
        let words = Words::new(Language::default());
        let asker = Asker::patient(&words);
        let worth = Truth { right: 1.0, wrong: -0.5, malformed: -2.0, solved: 10.0 };
        let mut boards = boards(&[EASY, HARD], 3, 60, Judging::Truth(worth));
        boards.reset(5);
        let before = boards.cells().to_vec();
        let moves = answer(&boards, 0);
        let wrong = moves[0] / 9 * 9 + (moves[0] + 1) % 9;
        for (i, &action) in moves.iter().enumerate() {
            // Board 1 does nothing right, board 2 nothing that makes sense.
            let filled =
                9 * boards.cells()[162..].iter().position(|&digit| digit > 0).unwrap() as i64;
            let is_last = i + 1 == moves.len();
            let outcome = boards.step(&[action, wrong_for(&boards, 1), filled], &asker).unwrap();
            assert_eq!(outcome.rewards, [if is_last { 11.0 } else { 1.0 }, -0.5, -2.0]);
            assert_eq!(outcome.solved, [is_last, false, false]);
            assert_eq!(outcome.last.len(), if is_last { 243 } else { 0 });
            if is_last {
                assert!(outcome.last[..81].iter().all(|&digit| digit > 0));
                assert!(boards.cells()[..81].contains(&0));
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
        assert_eq!(boards.cells(), before);
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
                let cells: [u8; 81] = boards.cells()[81 * board..][..81].try_into().unwrap();
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
        let finders = Choice::default().finders(&words).unwrap();
        let limits = JudgeLimits { further: 0, depth: 0, ..JudgeLimits::default() };
        let judging =
            Judging::Proof(Box::new(finders), limits.limits().unwrap(), Reward::default());
        let mut boards = boards(&[HARD], 1, 99, judging);
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
    fn a_puzzle_without_one_solution_is_refused() {
        let puzzles = [EASY.parse().unwrap(), Givens::EMPTY];
        let truth = || Judging::Truth(Truth::default());
        assert_eq!(Boards::new(&puzzles, 1, 9, truth()).err(), Some(1));
        assert_eq!(Boards::new(&[], 1, 9, truth()).err(), Some(0));
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
