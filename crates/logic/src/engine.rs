//! The logic as an engine: it solves what it can prove and never guesses.

use ennead_engine::{Engine, Observer, Outcome, Stats};
use ennead_grid::{Puzzle, Solution};
use ennead_stop::Stop;

use crate::{Options, PathFinder, Position, Table};

/// The engine `logic`.
///
/// It follows the path of the built-in table without the techniques that rest on uniqueness. So a
/// full grid at the end proves that the solution is the only one, and a contradiction proves that
/// there is none. If the path ends before the grid is full, the engine has found nothing and its
/// search is not complete.
#[derive(Clone, Copy, Debug, Default)]
pub struct Logic;

impl Engine for Logic {
    fn name(&self) -> &'static str {
        "logic"
    }

    fn takes_candidates(&self) -> bool {
        true
    }

    fn search(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        observer: &mut dyn Observer,
        stop: &Stop,
    ) -> Outcome {
        if limit == 0 {
            return Outcome::default();
        }
        let options = Options { uniqueness: false, ..Options::DEFAULT };
        let finder = PathFinder::new(Table::hodoku(), options);
        let Ok(path) = finder.path(&Position::new(puzzle), stop) else {
            return Outcome::default();
        };
        let placed = path.end.placed().len() as u64;
        let stats = Stats { nodes: placed, ..Stats::default() };
        if let Ok(solution) = Solution::try_from(*path.end.digits()) {
            let _ = observer.solution(&solution);
            return Outcome { solutions: 1, complete: true, stats };
        }
        Outcome { solutions: 0, complete: path.end.contradiction(), stats }
    }
}
