//! What rules are asked about: boards, full or partly filled, and the rules that are there.

use ennead_board::{Cell, CellSet, Givens, Layout, Value};

use crate::Rule;
use crate::relation::number;

/// A layout and the rules on it. Some rules depend on others: a negative one speaks of the pairs of
/// cells that have no mark.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The layout.
    pub layout: &'a Layout,
    /// All rules of the puzzle.
    pub rules: &'a [Rule],
}

impl<'a> Scene<'a> {
    /// A layout and the rules on it.
    pub fn new(layout: &'a Layout, rules: &'a [Rule]) -> Scene<'a> {
        Scene { layout, rules }
    }

    /// The least and the greatest value, as predicates reckon.
    pub fn range(self) -> (i32, i32) {
        let plan = self.layout.plan();
        (plan.least.into(), plan.greatest.into())
    }

    /// How many values there are.
    pub fn values(self) -> usize {
        self.layout.values().len()
    }

    /// All pairs of cells that share a border: each cell with its right and its lower neighbour.
    pub fn neighbours(self) -> Vec<(Cell, Cell)> {
        self.at_offsets(&[(0, 1), (1, 0)])
    }

    /// Each cell with those that are so many rows down and columns to the right.
    pub fn at_offsets(self, offsets: &[(isize, isize)]) -> Vec<(Cell, Cell)> {
        let cells = self.layout.cells();
        let others = |cell: Cell| {
            let to = offsets.iter().filter_map(move |&(down, right)| cell.step(down, right));
            to.filter(move |&other| cells.contains(other)).map(move |other| (cell, other))
        };
        cells.iter().flat_map(others).collect()
    }
}

/// A board on which every cell has a value. What rules say of it is the definition of their
/// meaning.
///
/// ```
/// use ennead_board::{Givens, Ground, Layout};
/// use ennead_rule::{Filled, Rule, Scene};
///
/// let layout = Layout::square(4).expect("a usual size");
/// let givens = layout.parse_givens("1234 3412 2143 4321").expect("a full grid");
/// let cage = Rule::read("cage 5: r1c1 r2c1 r2c2", &layout).unwrap();
/// let board = Filled::new(Scene::new(&layout, &[]), &givens).expect("each cell has a value");
/// assert!(!cage.holds(&board)); // 1 + 3 + 4
/// ```
#[derive(Clone, Debug)]
pub struct Filled<'a> {
    scene: Scene<'a>,
    // Invariant: as many as the layout has cells, in reading order.
    numbers: Vec<u8>,
}

impl<'a> Filled<'a> {
    /// The board with these values; `None` unless each cell has one.
    pub fn new(scene: Scene<'a>, givens: &Givens) -> Option<Filled<'a>> {
        let numbers = scene.layout.cells().iter().map(|cell| Some(givens.get(cell)?.number()));
        Some(Filled { scene, numbers: numbers.collect::<Option<Vec<_>>>()? })
    }

    /// The board with these values; a cell without one holds the least.
    pub(crate) fn padded(board: &Partial<'a>) -> Filled<'a> {
        let scene = board.scene();
        let least = scene.layout.plan().least;
        let value = |cell| board.givens.get(cell).map_or(least, Value::number);
        Filled { scene, numbers: scene.layout.cells().iter().map(value).collect() }
    }

    /// Writes another value into `cell`; nothing if there is no such cell.
    pub fn set(&mut self, cell: Cell, value: Value) {
        if let Some(place) = self.scene.layout.number_of(cell) {
            self.numbers[place] = value.number();
        }
    }

    /// The layout and the rules.
    pub fn scene(&self) -> Scene<'a> {
        self.scene
    }

    /// The layout.
    pub fn layout(&self) -> &'a Layout {
        self.scene.layout
    }

    /// The number in `cell`.
    ///
    /// # Panics
    ///
    /// If the layout has no such cell: whoever asks knows that its rule fits the board.
    #[track_caller]
    pub fn at(&self, cell: Cell) -> i32 {
        i32::from(self.numbers[self.scene.layout.number_of(cell).expect("a cell of the layout")])
    }

    /// The numbers in `cells`, in their order.
    pub fn all(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<i32> {
        cells.into_iter().map(|cell| self.at(cell)).collect()
    }

    /// Their sum.
    pub fn sum(&self, cells: impl IntoIterator<Item = Cell>) -> i32 {
        cells.into_iter().map(|cell| self.at(cell)).sum()
    }

    /// Whether no two of them are equal.
    pub fn differ(&self, cells: impl IntoIterator<Item = Cell>) -> bool {
        let mut seen = 0u32;
        cells.into_iter().all(|cell| {
            let bit = 1 << self.at(cell);
            let fresh = seen & bit == 0;
            seen |= bit;
            fresh
        })
    }
}

/// A board on which some cells have values.
#[derive(Clone, Copy, Debug)]
pub struct Partial<'a> {
    rules: &'a [Rule],
    givens: &'a Givens,
}

impl<'a> Partial<'a> {
    /// The board with these values and rules.
    pub fn new(givens: &'a Givens, rules: &'a [Rule]) -> Partial<'a> {
        Partial { givens, rules }
    }

    /// The layout and the rules.
    pub fn scene(&self) -> Scene<'a> {
        Scene { layout: self.givens.layout(), rules: self.rules }
    }

    /// The number in `cell`, if it has one.
    pub fn at(&self, cell: Cell) -> Option<i32> {
        self.givens.get(cell).map(number)
    }

    /// The numbers in those of `cells` that have one, in their order.
    pub fn known(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<i32> {
        cells.into_iter().filter_map(|cell| self.at(cell)).collect()
    }

    /// Those of `cells` that have no value.
    pub fn open(&self, cells: CellSet) -> CellSet {
        cells.iter().filter(|&cell| self.givens.get(cell).is_none()).collect()
    }
}
