//! Internals that the tests need. The tests are outside the crate, so that it is compiled only once.
//!
//! Cells and digits count from 0, as inside the rater. Eliminations are cells with nine bits, one for
//! each digit.

use ennead_grid::Puzzle;
use ennead_stop::{Meter, Stop};

use super::PACE;
use super::board::Board;
use super::chains::forcing::{ForcingSearch, Mode};
use super::chains::harvest::{Harvest, Source};
use super::chains::nest::Nest;
use super::chains::reach::Overview;
use super::chains::session::Session;
use super::chains::statics::StaticSearch;
use super::chains::{Weight, literal};
use crate::{Filters, RatingStep, Rule, Tenths};

/// A board without digits that lacks these candidates.
fn without(struck: &[(usize, usize)]) -> Board {
    let mut board = Board::new(&Puzzle::EMPTY);
    for &(cell, digit) in struck {
        board.remove(cell, digit);
    }
    board
}

/// What direct pointing or claiming finds: a house, a cell and its digit.
pub fn direct_locking(struck: &[(usize, usize)]) -> Option<(usize, usize, usize)> {
    super::patterns::direct_locking(&without(struck))
}

/// The rule of the unique loop that is found, and its rating.
pub fn unique_loop(struck: &[(usize, usize)]) -> Option<(Rule, Tenths)> {
    let hint = super::loops::unique_loop(&without(struck), &Meter::new(&Stop::never(), PACE))?;
    Some((hint.rule, Tenths::rounded(hint.rating)))
}

/// How many cells singles can fill before each step of a path.
pub fn open_singles(puzzle: &Puzzle, path: &[RatingStep]) -> Vec<[u32; 3]> {
    super::open_singles(puzzle, path)
}

/// All dynamic chains of a level, with their ratings and what they eliminate. On the board of the puzzle
/// some cells are filled before, where their digits are possible.
pub fn dynamic_chains(
    puzzle: &Puzzle,
    filled: &[(usize, usize)],
    level: u8,
    filters: Filters,
) -> Vec<(f64, Vec<(u8, u16)>)> {
    let mut board = Board::new(puzzle);
    for &(cell, digit) in filled {
        if board.cells[cell] >> digit & 1 == 1 {
            board.place(cell, digit);
        }
    }
    let mut harvest = Harvest::all();
    let mut search = ForcingSearch::new(Mode::Dynamic(level), filters);
    in_session(&board, filters, &mut harvest, |session| search.run(session));
    harvest.sort().map(|found| (found.weight.rating(), found.eliminations())).collect()
}

/// The lowest rating of dynamic chains of a level.
pub fn base_of_dynamic_chains(level: u8) -> f64 {
    Mode::Dynamic(level).base()
}

/// The literals of each cycle on the board of a puzzle.
pub fn cycles(puzzle: &Puzzle, filters: Filters) -> Vec<Vec<u16>> {
    let board = Board::new(puzzle);
    let mut search = StaticSearch::new(filters);
    in_session(&board, filters, &mut Harvest::all(), |session| search.run(session));
    search.cycles().map(Iterator::collect).collect()
}

fn in_session(
    board: &Board,
    filters: Filters,
    harvest: &mut Harvest,
    run: impl FnOnce(&mut Session),
) {
    run(&mut Session {
        grid: board,
        filled: &board.filled,
        known: &mut Overview::new(filters),
        harvest,
        nests: &mut Nest::all(filters),
        meter: &Meter::new(&Stop::never(), PACE),
    });
}

/// Chains rated from 7.0 on that are brought in one by one.
pub struct Gathered {
    board: Board,
    harvest: Harvest,
}

impl Gathered {
    /// Nothing yet, on a board without digits that lacks some candidates. Chains with different
    /// eliminations are all kept, or only the lightest of them.
    pub fn on(struck: &[(usize, usize)], only_lightest: bool) -> Gathered {
        let harvest = if only_lightest { Harvest::lightest() } else { Harvest::all() };
        Gathered { board: without(struck), harvest }
    }

    /// Forgets all chains.
    pub fn clear(&mut self) {
        self.harvest.clear();
    }

    /// A chain that shows a candidate to be true or false.
    pub fn chain(&mut self, complexity: u32, cell: usize, digit: usize, on: bool) {
        let start = literal(cell * 9 + digit, on);
        let source = Source::Contradiction { start };
        self.harvest.offer(&self.board, Weight::new(7.0, complexity, 0), start, source);
    }

    /// A cycle with these eliminations.
    pub fn cycle(&mut self, complexity: u32, eliminations: Vec<(u8, u16)>) {
        let weight = Weight::new(7.0, complexity, 0);
        self.harvest.offer_cycle(&self.board, weight, eliminations, Source::Cycle(0));
    }

    /// The chains that are kept, the lightest first: complexity and eliminations.
    pub fn found(&mut self) -> Vec<(u32, Vec<(u8, u16)>)> {
        let sorted = self.harvest.sort();
        sorted.map(|found| (found.weight.complexity(), found.eliminations())).collect()
    }
}
