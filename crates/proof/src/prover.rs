//! A proof of few lines.
//!
//! At each board the search looks for a candidate that dies by propagation, and takes the one whose
//! removal leaves least; if there is none, it guesses where both answers prune most, and avoids the
//! digits of solutions, because a guess that cannot be refuted gains nothing. If asked to, it then
//! drops the lines that later ones do without.

use ennead_grid::{Candidate, Solution};
use ennead_stop::{Stop, Stopped};

use crate::board::{Board, Locked};
use crate::writer::{Step, Writer};
use crate::{Formula, Notation, Unproved};

/// Writes the lines that refute all grids but the solutions; if `trimmed`, without those that later
/// ones do without.
///
/// # Errors
///
/// If it was stopped, and those of the file.
pub(crate) fn write(
    formula: &Formula<'_>,
    trimmed: bool,
    stop: &Stop,
    writer: &mut Writer<'_>,
) -> Result<(), Unproved> {
    let mut search = Search {
        root: Board::new(formula.claim().clues()),
        solutions: formula.claim().solutions(),
        locked: (formula.notation() == Notation::Veripb).then(Locked::default),
        refuted: Vec::new(),
        stop,
    };
    search.run()?;
    if trimmed {
        search.drop_lines()?;
    }
    for (digit, houses) in search.locked.iter().flat_map(Locked::iter) {
        writer.step(&Step::Locked(digit, houses))?;
    }
    for guesses in &search.refuted {
        writer.step(&Step::NotAll(guesses))?;
    }
    Ok(())
}

/// The search for a refutation of all grids but the solutions.
struct Search<'a> {
    /// The givens, before any deduction.
    root: Board,
    solutions: &'a [Solution],
    /// The locked candidates used, if they may be used.
    locked: Option<Locked>,
    /// The guesses refuted, each with those it was made under before it.
    refuted: Vec<Vec<Candidate>>,
    stop: &'a Stop,
}

impl Search<'_> {
    fn run(&mut self) -> Result<(), Stopped> {
        let mut board = self.root;
        board.propagate(self.locked.as_mut());
        self.refute(&mut board, &mut Vec::new())
    }

    /// Closes `board`, which is reached by `guesses`.
    fn refute(&mut self, board: &mut Board, guesses: &mut Vec<Candidate>) -> Result<(), Stopped> {
        while !board.is_closed() {
            self.stop.check()?;
            let guess = self.choose(board);
            let mut inner = *board;
            inner.assume(guess);
            inner.propagate(self.locked.as_mut());
            guesses.push(guess);
            self.refute(&mut inner, guesses)?;
            self.refuted.push(guesses.clone());
            guesses.pop();
            board.strike(guess);
            board.propagate(self.locked.as_mut());
        }
        Ok(())
    }

    /// The guess to refute next.
    fn choose(&self, board: &Board) -> Candidate {
        let after = |change: fn(&mut Board, Candidate), candidate| {
            let mut board = *board;
            change(&mut board, candidate);
            board.propagate({ self.locked }.as_mut());
            board
        };
        let here: Vec<_> =
            self.solutions.iter().filter(|solution| board.allows(solution)).collect();
        let solves = |candidate: Candidate| {
            here.iter().any(|solution| solution.digit(candidate.cell()) == candidate.digit())
        };
        let mut failing = None;
        let mut forks = Vec::new();
        for candidate in board.open() {
            let solves = solves(candidate);
            let with = after(Board::assume, candidate);
            // The only solution here is closed by its last digit, but not refuted: the other digit
            // of a cell of two says the same and more.
            if solves && here.len() == 1 && !(with.is_full() && board.count(candidate.cell()) == 2)
            {
                continue;
            }
            if with.is_closed() {
                let without = after(Board::strike, candidate).len();
                if failing.is_none_or(|(least, _)| without < least) {
                    failing = Some((without, candidate));
                }
            } else if failing.is_none() {
                forks.push((candidate, solves, with.len()));
            }
        }
        if let Some((_, candidate)) = failing {
            return candidate;
        }
        let weight = |&(candidate, solves, with): &(Candidate, bool, usize)| {
            let without = after(Board::strike, candidate).len().max(81);
            (with - 80) * (without - 80) * if solves { 4 } else { 1 }
        };
        let best = forks.iter().min_by_key(|fork| weight(fork));
        best.expect("a board that is open has a candidate that is not the solution's").0
    }

    /// Drops each line, the last first, without which all later ones still follow.
    fn drop_lines(&mut self) -> Result<(), Stopped> {
        let mut lines = std::mem::take(&mut self.refuted);
        lines.push(Vec::new());
        for i in (0..lines.len() - 1).rev() {
            self.stop.check()?;
            let line = lines.remove(i);
            let mut scratch = self.locked;
            if !(i..lines.len()).all(|at| self.follows(&lines, at, scratch.as_mut())) {
                lines.insert(i, line);
            }
        }
        let mut used = self.locked.map(|_| Locked::default());
        for at in 0..lines.len() {
            // What was kept was checked.
            let follows = self.follows(&lines, at, used.as_mut());
            debug_assert!(follows);
        }
        self.locked = used;
        lines.pop();
        self.refuted = lines;
        Ok(())
    }

    /// Whether the line at `at` follows by propagation from those before it.
    fn follows(
        &self,
        lines: &[Vec<Candidate>],
        at: usize,
        mut locked: Option<&mut Locked>,
    ) -> bool {
        let mut board = self.root;
        lines[at].iter().for_each(|&guess| board.assume(guess));
        loop {
            board.propagate(locked.as_deref_mut());
            if board.is_closed() {
                return true;
            }
            let before = board.len();
            for line in &lines[..at] {
                let mut open = line.iter().filter(|&&guess| !board.holds(guess));
                match (open.next(), open.next()) {
                    (None, _) => return true,
                    (Some(&last), None) => board.strike(last),
                    _ => {}
                }
            }
            if board.len() == before {
                return false;
            }
        }
    }
}
