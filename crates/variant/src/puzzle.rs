//! Puzzles that make sense.

use ennead_board::{Cell, CellMap, Givens, Ground, Layout, Value, ValueSet};
use ennead_constraint::{Model, Progress, Search, holders, true_candidates};
use ennead_rule::{NotCompiled, Partial, Rule, Setup, Unfit};
use ennead_stop::{Stop, Stopped};

/// A layout, givens and rules that make sense together: each rule fits the board, and the givens
/// neither clash nor break a rule. Whether there is a solution is another question.
#[derive(Clone, Debug)]
pub struct Puzzle {
    setup: Setup,
    /// Invariant: that of the setup.
    model: Model,
}

/// Why a setup is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// A rule makes no sense on the board.
    Unfit {
        /// Its number, from 0.
        rule: usize,
        /// Why.
        why: Unfit,
    },
    /// A rule is too complicated to be searched.
    TooComplicated(NotCompiled),
    /// The givens break what they should obey.
    Invalid {
        /// The cells of givens that clash in a row, column or region, in reading order.
        clashes: Vec<Cell>,
        /// The numbers of the rules they break, from 0.
        broken: Vec<usize>,
    },
}

ennead_grid::error! {
    /// For programmers; the crate `text` has the sentences.
    Fault: |it, f| match it {
        Fault::Unfit { rule, why } => write!(f, "rule {}: {why}", rule + 1),
        Fault::TooComplicated(why) => write!(f, "{why}"),
        Fault::Invalid { clashes, broken } => {
            let clashes: Vec<String> = clashes.iter().map(Cell::to_string).collect();
            let clashes = clashes.join(" ");
            let clash = (!clashes.is_empty()).then(|| format!("givens clash: {clashes}"));
            let breaks = broken.iter().map(|rule| format!("the givens break rule {}", rule + 1));
            f.write_str(&clash.into_iter().chain(breaks).collect::<Vec<_>>().join("; "))
        }
    }
}

impl Puzzle {
    /// The puzzle of a setup.
    ///
    /// # Errors
    ///
    /// If a rule does not fit the board, the first that does not; if the givens break something,
    /// all that they break.
    pub fn new(setup: Setup) -> Result<Puzzle, Fault> {
        for (rule, of) in setup.rules.iter().enumerate() {
            of.fit(setup.layout()).map_err(|why| Fault::Unfit { rule, why })?;
        }
        let board = Partial::new(&setup.givens, &setup.rules);
        let clashes: Vec<Cell> = setup.layout().clashes(&setup.givens).iter().collect();
        // A rule that nothing can obey is not broken by givens: then there is no solution.
        let blank = Givens::blank(setup.layout());
        let empty = Partial::new(&blank, &setup.rules);
        let rules = setup.rules.iter().enumerate().filter(|_| !setup.givens.is_empty());
        let broken = rules.filter(|(_, it)| it.is_broken(&board) && !it.is_broken(&empty));
        let broken: Vec<usize> = broken.map(|(number, _)| number).collect();
        if !clashes.is_empty() || !broken.is_empty() {
            return Err(Fault::Invalid { clashes, broken });
        }
        let model = setup.model().map_err(Fault::TooComplicated)?;
        Ok(Puzzle { setup, model })
    }

    /// What it is made of.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What it is made of, to be changed.
    pub fn into_setup(self) -> Setup {
        self.setup
    }

    /// The layout.
    pub fn layout(&self) -> &Layout {
        self.setup.layout()
    }

    /// The givens.
    pub fn givens(&self) -> &Givens {
        &self.setup.givens
    }

    /// The rules.
    pub fn rules(&self) -> &[Rule] {
        &self.setup.rules
    }

    /// What is searched: a variable for each cell, in reading order.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The puzzle as one of the classic core, if it is a 9×9 without rules.
    ///
    /// ```
    /// use ennead_rule::Setup;
    /// use ennead_variant::Puzzle;
    ///
    /// let puzzle = |text| Puzzle::new(Setup::read(text).expect("a setup")).expect("a puzzle");
    /// assert!(puzzle("9x9; given 5: r1c1").as_classic().is_some());
    /// assert!(puzzle("9x9; given 5: r1c1; x").as_classic().is_none());
    /// assert!(puzzle("6x6").as_classic().is_none());
    /// ```
    pub fn as_classic(&self) -> Option<ennead_grid::Puzzle> {
        if !self.layout().is_classic() || !self.rules().is_empty() {
            return None;
        }
        let mut givens = ennead_grid::Givens::EMPTY;
        for (cell, value) in self.givens().iter() {
            let cell = ennead_grid::Cell::at(cell.row(), cell.column());
            givens.set(cell, ennead_grid::Digit::try_new(value.number()));
        }
        ennead_grid::Puzzle::try_from(givens).ok()
    }

    /// The board that has these numbers in its cells, in reading order.
    pub(crate) fn board(&self, numbers: &[u8]) -> Givens {
        board_of(self.layout(), numbers)
    }

    /// Its solutions, at most `limit`, in no particular order.
    ///
    /// # Errors
    ///
    /// If the stop is raised.
    pub fn solve(&self, limit: u64, stop: &Stop) -> Result<Vec<Givens>, Stopped> {
        let mut search = Search::new(&self.model, limit);
        let mut solutions = Vec::new();
        while let Some(numbers) = search.next(stop)? {
            solutions.push(self.board(&numbers));
        }
        Ok(solutions)
    }

    /// How many solutions it has, at most `limit`.
    ///
    /// # Errors
    ///
    /// If the stop is raised.
    pub fn count(&self, limit: u64, stop: &Stop) -> Result<u64, Stopped> {
        ennead_constraint::count(&self.model, limit, stop)
    }

    /// A search for its solutions that can be run in slices; the solutions are numbers for the
    /// cells in reading order.
    pub fn search(&self, limit: u64) -> Search {
        Search::new(&self.model, limit)
    }

    /// Whether it has exactly one solution; `None` if that takes more guesses than allowed.
    ///
    /// ```
    /// use ennead_rule::Setup;
    /// use ennead_variant::Puzzle;
    ///
    /// let unique = |text| {
    ///     let setup = Setup::read(text).expect("a setup");
    ///     Puzzle::new(setup).expect("a puzzle").is_unique_within(100)
    /// };
    /// assert_eq!(unique("4x4; givens 1..4.4.........."), Some(false));
    /// assert_eq!(unique("4x4; givens 12343412214343.."), Some(true));
    /// ```
    pub fn is_unique_within(&self, guesses: u64) -> Option<bool> {
        let mut search = self.search(2);
        let mut solutions = 0;
        loop {
            match search.run(guesses.saturating_sub(search.statistics().guesses)) {
                Progress::Solution(_) => solutions += 1,
                Progress::Finished => return Some(solutions == 1),
                Progress::Paused => return None,
            }
        }
    }

    /// For each cell the values that it has in some solution; none anywhere if there is no
    /// solution.
    ///
    /// # Errors
    ///
    /// If the stop is raised.
    ///
    /// ```
    /// use ennead_board::{Cell, ValueSet};
    /// use ennead_rule::Setup;
    /// use ennead_stop::Stop;
    /// use ennead_variant::Puzzle;
    ///
    /// let setup = Setup::read("4x4; thermometer: r1c1-3").expect("a setup");
    /// let candidates = Puzzle::new(setup).expect("a puzzle").true_candidates(&Stop::never())?;
    /// assert_eq!(candidates[Cell::at(0, 0)], ValueSet::range(1, 2));
    /// # Ok::<(), ennead_stop::Stopped>(())
    /// ```
    pub fn true_candidates(&self, stop: &Stop) -> Result<CellMap<ValueSet>, Stopped> {
        let mut sets = true_candidates(&self.model, stop)?.into_iter();
        Ok(CellMap::from_fn(self.layout(), |_| {
            ValueSet::from_bits(sets.next().map_or(0, |set| set.0))
        }))
    }

    /// For each cell, the values that it has in some solution, and in how many, counted up to `most`.
    ///
    /// # Errors
    ///
    /// If the stop is raised.
    ///
    /// ```
    /// use ennead_board::{Cell, Value};
    /// use ennead_rule::Setup;
    /// use ennead_stop::Stop;
    /// use ennead_variant::Puzzle;
    ///
    /// let setup = Setup::read("4x4; thermometer: r1c1-3").expect("a setup");
    /// let held = Puzzle::new(setup).expect("a puzzle").holders(10, &Stop::never())?;
    /// assert_eq!(held[Cell::at(0, 0)], [(Value::new(1), 10), (Value::new(2), 10)]);
    /// # Ok::<(), ennead_stop::Stopped>(())
    /// ```
    pub fn holders(&self, most: u64, stop: &Stop) -> Result<CellMap<Vec<(Value, u64)>>, Stopped> {
        let mut held = holders(&self.model, most, stop)?.into_iter();
        Ok(CellMap::from_fn(self.layout(), |_| {
            let values = held.next().unwrap_or_default().into_iter();
            values.map(|(value, count)| (Value::new(value), count)).collect()
        }))
    }
}

/// The board that has these numbers in the cells of a layout, in reading order.
pub(crate) fn board_of(layout: &Layout, numbers: &[u8]) -> Givens {
    let mut board = Givens::blank(layout);
    for (cell, &number) in layout.cells().iter().zip(numbers) {
        board.set(cell, Some(Value::new(number)));
    }
    board
}
