//! Many puzzles in one call.

use ennead_grid::Givens;

pub use crate::answer::Answer;
pub use crate::arch::Machine;
use crate::arch::{Task, Vectors, dispatch};
use crate::fast;
use crate::fast::many::SideBySide;
pub use crate::fast::many::Work;
use crate::inquiry::Inquiry;
use crate::{Stop, Stopped};

/// Searches batches of puzzles. Keep it between batches: it reuses its memory, several megabytes.
///
/// ```
/// use ennead_engine::batch::{Answer, Solver};
/// use ennead_grid::{Cell, Digit, Givens};
///
/// let mut clashing = Givens::EMPTY;
/// clashing.set(Cell::at(0, 0), Some(Digit::new(5)));
/// clashing.set(Cell::at(0, 8), Some(Digit::new(5)));
/// let mut answers = [Answer::default(); 2];
/// Solver::new().solve(&[Givens::EMPTY, clashing], 2, &mut answers);
/// assert_eq!(answers.map(|answer| answer.count), [2, 0]);
/// ```
pub struct Solver {
    machine: Machine,
    /// Fewer puzzles than this are searched one after the other, because side by side most lanes
    /// would be idle. With 256 lanes, 17-clue puzzles break even at 96, easy ones at 40, the
    /// hardest below 16.
    few: usize,
    lanes: Lanes,
}

/// Up to this limit, a few puzzles are searched one after the other. With a higher limit even a
/// single puzzle is worth using all lanes, which share its branches.
const SMALL_LIMIT: u64 = 64;

/// The lanes of one kind of machine, made when first needed. Their type is hidden because the names
/// of a machine's vectors must not leave `arch`: the unsafe code there relies on that.
type Lanes = Option<Box<dyn std::any::Any + Send>>;

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver for the machine running this program.
    pub fn new() -> Solver {
        Solver::on(Machine::best())
    }

    /// A solver that uses only what `machine` supports.
    ///
    /// # Panics
    ///
    /// If `machine` is not [available](Machine::is_available).
    pub fn on(machine: Machine) -> Solver {
        assert!(machine.is_available(), "{} is not available", machine.name());
        Solver { machine, few: machine.lanes() / 5, lanes: None }
    }

    /// Counts the solutions of each of `givens`, up to `limit`. `answers[i]` is the answer for
    /// `givens[i]`.
    ///
    /// # Panics
    ///
    /// If the numbers of answers and givens differ, or are 2³² − 1 or more.
    pub fn solve(&mut self, givens: &[Givens], limit: u64, answers: &mut [Answer]) {
        let never = Stop::never();
        self.solve_unless(givens, limit, answers, &never).expect("it is never stopped");
    }

    /// As [`Solver::solve`], but it ends within milliseconds after `stop` is raised, whatever the
    /// puzzles and the limit.
    ///
    /// ```
    /// use ennead_engine::Stop;
    /// use ennead_engine::batch::{Answer, Solver};
    /// use ennead_grid::Givens;
    ///
    /// // Nobody can wait for the count of all grids, 6.7 · 10²¹.
    /// let stop = Stop::new();
    /// let mut answers = [Answer::default()];
    /// let counted = std::thread::scope(|scope| {
    ///     scope.spawn(|| stop.raise());
    ///     Solver::new().solve_unless(&[Givens::EMPTY], u64::MAX, &mut answers, &stop)
    /// });
    /// assert!(counted.is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// If it was stopped. Then the answers mean nothing.
    ///
    /// # Panics
    ///
    /// As [`Solver::solve`].
    pub fn solve_unless(
        &mut self,
        givens: &[Givens],
        limit: u64,
        answers: &mut [Answer],
        stop: &Stop,
    ) -> Result<(), Stopped> {
        assert_eq!(givens.len(), answers.len(), "an answer for each of the givens");
        assert!(givens.len() < u32::MAX as usize, "a batch is below 2^32 - 1 puzzles");
        if givens.len() < self.few && limit <= SMALL_LIMIT {
            for (givens, answer) in givens.iter().zip(answers) {
                stop.check()?;
                let (count, solution) = fast::count_and_first(self.machine, givens.into(), limit);
                *answer = Answer { count, solution };
            }
            return Ok(());
        }
        dispatch(self.machine, Solve { lanes: &mut self.lanes, givens, limit, answers, stop })
    }

    /// Answers the questions of `inquiry` until there are none left. Questions that are open at the
    /// same time are searched side by side.
    ///
    /// ```
    /// use ennead_engine::batch::Solver;
    /// use ennead_engine::inquiry::{Inquiry, Packed, Question};
    /// use ennead_grid::{CellSet, Digit, Puzzle, Solution};
    ///
    /// /// Asks about two digits at a time: is the solution the only one without them?
    /// struct Pairs {
    ///     solution: Solution,
    ///     next: Vec<(Digit, Digit)>,
    ///     others: Vec<CellSet>,
    /// }
    ///
    /// impl Inquiry for Pairs {
    ///     fn next(&mut self) -> Option<Question> {
    ///         let (a, b) = self.next.pop()?;
    ///         let cells = self.solution.grid().iter();
    ///         let givens = cells.filter(|&(_, digit)| digit != a && digit != b);
    ///         let givens = givens.map(|(cell, _)| cell).collect();
    ///         let solution = Packed::from(&self.solution);
    ///         Some(Question { asker: 9 * a.index() + b.index(), solution, givens, differs: None })
    ///     }
    ///     fn answer(&mut self, _: usize, other: Option<CellSet>) {
    ///         self.others.extend(other);
    ///     }
    /// }
    ///
    /// let solution = ennead_engine::some_solution(&Puzzle::EMPTY).expect("there are many");
    /// let pairs = Digit::ALL.into_iter().flat_map(|a| Digit::ALL.map(|b| (a, b)));
    /// let next = pairs.filter(|(a, b)| a < b).collect();
    /// let mut pairs = Pairs { solution, next, others: Vec::new() };
    /// Solver::new().inquire(36, &mut pairs);
    /// // Two digits can always be exchanged.
    /// assert_eq!(pairs.others.len(), 36);
    /// ```
    ///
    /// `askers` is how many have a question at the beginning. If they are few, puzzles are searched
    /// one after the other.
    pub fn inquire(&mut self, askers: usize, inquiry: &mut dyn Inquiry) {
        if askers >= self.few {
            return dispatch(self.machine, Inquire { lanes: &mut self.lanes, inquiry });
        }
        while let Some(question) = inquiry.next() {
            let other = fast::another(self.machine, &question);
            inquiry.answer(question.asker, other);
        }
    }

    /// The work since the solver was made.
    pub fn work(&self) -> Work {
        struct WorkOf<'a>(&'a Lanes);
        impl Task for WorkOf<'_> {
            type Output = Work;
            fn run<V: Vectors>(self) -> Work {
                let solver = self.0.as_ref().and_then(|s| s.downcast_ref::<SideBySide<V::Plane>>());
                solver.map_or(Work::default(), |solver| solver.work)
            }
        }
        dispatch(self.machine, WorkOf(&self.lanes))
    }
}

/// One call of [`Solver::solve_unless`].
struct Solve<'a> {
    lanes: &'a mut Lanes,
    givens: &'a [Givens],
    limit: u64,
    answers: &'a mut [Answer],
    stop: &'a Stop,
}

impl Task for Solve<'_> {
    type Output = Result<(), Stopped>;

    #[inline(always)]
    fn run<V: Vectors>(self) -> Result<(), Stopped> {
        many::<V>(self.lanes).solve(self.givens, self.limit, self.answers, self.stop)
    }
}

/// One call of [`Solver::inquire`].
struct Inquire<'a> {
    lanes: &'a mut Lanes,
    inquiry: &'a mut dyn Inquiry,
}

impl Task for Inquire<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vectors>(self) {
        many::<V>(self.lanes).inquire(self.inquiry);
    }
}

fn many<V: Vectors>(lanes: &mut Lanes) -> &mut SideBySide<V::Plane> {
    let lanes = lanes.get_or_insert_with(|| Box::new(SideBySide::<V::Plane>::new()));
    lanes.downcast_mut().expect("the machine stays the same")
}

/// Counts the solutions of each of `givens`, up to `limit`, on one thread. `answers[i]` is the
/// answer for `givens[i]`. A few puzzles are searched one after the other, more of them side by
/// side.
///
/// # Panics
///
/// As [`Solver::solve`].
pub fn solve(givens: &[Givens], limit: u64, answers: &mut [Answer]) {
    Solver::new().solve(givens, limit, answers);
}
