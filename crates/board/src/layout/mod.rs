//! Layouts: where the cells are, which values they take, and which groups hold no value twice.
//!
//! A [`Plan`] may say anything; a [`Layout`] is a plan that makes sense, with the tables that follow
//! from it. It is a handle: a clone costs next to nothing.

mod notation;
mod symbols;

use std::sync::{Arc, LazyLock, OnceLock};

use crate::{Cell, CellSet, Value, ValueSet};

pub use symbols::Symbols;

/// What a layout is made from. Nothing is checked before [`Layout::new`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plan {
    /// The grids. Where two overlap, they share their cells.
    pub grids: Vec<Grid>,
    /// The least value.
    pub least: u8,
    /// The greatest value.
    pub greatest: u8,
    /// How values are printed.
    pub symbols: Symbols,
}

/// One grid. No value occurs twice in a row, a column or a region.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    /// The cell in the upper left corner.
    pub at: Cell,
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// How it is divided.
    pub regions: Regions,
}

/// How a grid is divided into regions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Regions {
    /// Not at all: only rows and columns count.
    None,
    /// Into boxes of this size, which fill the grid.
    Boxes {
        /// The rows of a box.
        rows: usize,
        /// The columns of a box.
        columns: usize,
    },
    /// Into jigsaw pieces: for each cell of the grid, in reading order, the number of its piece.
    /// A cell may be in none.
    Pieces(Vec<Option<u8>>),
}

/// Cells that hold no value twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// Which kind.
    pub kind: GroupKind,
    /// Which of the layout's grids it belongs to, from 0.
    pub grid: usize,
    /// Its number among those of its kind and grid, from 0.
    pub number: usize,
    /// The cells.
    pub cells: CellSet,
    /// Whether it is a *house*: it has a cell for each value, so it holds every value once.
    pub is_house: bool,
}

/// Which kind of group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GroupKind {
    /// A row of a grid.
    Row,
    /// A column of a grid.
    Column,
    /// A box or a jigsaw piece.
    Region,
}

/// A plan makes no sense as a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadLayout {
    /// There is no grid, or one without cells.
    NoCells,
    /// A grid reaches beyond the 32 rows and columns a board may have.
    TooLarge {
        /// The last row or column it reaches, counted from 1.
        found: usize,
    },
    /// There are no values, more than 25, or one above 31.
    Values {
        /// The least value.
        least: u8,
        /// The greatest.
        greatest: u8,
    },
    /// Boxes of this size do not fill the grid.
    Boxes {
        /// The rows of a box.
        rows: usize,
        /// The columns of a box.
        columns: usize,
    },
    /// The pieces are not given for each cell of the grid.
    Pieces {
        /// For how many cells they are.
        found: usize,
        /// How many cells the grid has.
        expected: usize,
    },
    /// A grid has more pieces than there are names for them.
    TooManyPieces {
        /// The most that are possible.
        most: usize,
    },
    /// A group has more cells than there are values, so it can never be filled.
    Crowded {
        /// The cells of the group.
        cells: usize,
        /// The values.
        values: usize,
    },
    /// There is no symbol for a value, or one for two, or one that cannot be told from an empty
    /// cell or be written in a list.
    Symbols,
    /// A part of a layout's notation is not understood.
    Unknown {
        /// The part.
        part: String,
    },
}

ennead_grid::error!(BadLayout: |it, f| match it {
    BadLayout::NoCells => f.write_str("a grid without cells"),
    BadLayout::TooLarge { found } => {
        write!(f, "a grid reaches row or column {found}, at most {} are possible", Cell::SIDE)
    }
    BadLayout::Values { least, greatest } => {
        write!(f, "values from {least} to {greatest}, expected 1 to 25 of them, up to 31")
    }
    BadLayout::Boxes { rows, columns } => {
        write!(f, "boxes of {rows} rows and {columns} columns do not fill the grid")
    }
    BadLayout::Pieces { found, expected } => {
        write!(f, "pieces for {found} cells, expected {expected}")
    }
    BadLayout::TooManyPieces { most } => write!(f, "more than {most} pieces in a grid"),
    BadLayout::Crowded { cells, values } => {
        write!(f, "a group of {cells} cells for {values} values")
    }
    BadLayout::Symbols => f.write_str("symbols that cannot be told apart"),
    BadLayout::Unknown { part } => write!(f, "found {part:?}, expected a part of a layout"),
});

/// What lies between two places of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Edge {
    /// Nothing: no cell is there.
    Outside,
    /// Two cells of one region.
    Thin,
    /// The border of a region or of a grid.
    Thick,
}

/// A board's cells, values and groups.
///
/// ```
/// use ennead_board::{Cell, Layout};
///
/// let layout = Layout::square(6).expect("a usual size");
/// assert_eq!(layout.groups().len(), 18);
/// assert_eq!(layout.peers_of(Cell::at(0, 0)).len(), 12);
/// assert_eq!(layout.to_string(), "6x6");
///
/// let samurai = Layout::samurai();
/// assert_eq!(samurai.cells().len(), 369);
/// assert_eq!(samurai.times(), Some(41));
/// ```
#[derive(Clone)]
pub struct Layout(Arc<Tables>);

/// A plan and what follows from it.
struct Tables {
    /// Invariant: in its normal form, so that equal layouts have equal plans.
    plan: Plan,
    cells: CellSet,
    values: ValueSet,
    groups: Vec<Group>,
    /// For each place the number of its cell among the cells, or `NOWHERE`.
    numbers: Box<[u16; Cell::PLACES]>,
    /// By the number of the cell.
    peers: Vec<CellSet>,
    /// By the number of the cell: the positions among `groups` of the regions it is in.
    regions: Vec<Vec<usize>>,
    times: Option<usize>,
    /// What is printed for each value, the least one first.
    symbols: Vec<String>,
    is_classic: bool,
}

/// Made once: every classic drawing has it.
static CLASSIC: LazyLock<Layout> = LazyLock::new(|| Layout::square(9).expect("a usual size"));

/// The usual square boards, by their number of rows, each made once: most puzzles have one of them, and making it
/// takes a fifth of the time from text to verdict.
static USUAL: [OnceLock<Layout>; Layout::MOST_VALUES + 1] =
    [const { OnceLock::new() }; Layout::MOST_VALUES + 1];

const NOWHERE: u16 = u16::MAX;

impl Plan {
    /// The plan of one grid whose values begin at 1, one for each of its rows, printed as numbers.
    pub fn square(side: usize, regions: Regions) -> Plan {
        let grid = Grid { at: Cell::at(0, 0), rows: side, columns: side, regions };
        let greatest = u8::try_from(side).unwrap_or(u8::MAX);
        Plan { grids: vec![grid], least: 1, greatest, symbols: Symbols::Numbers }
    }
}

impl Regions {
    /// The usual boxes for this many values: as square as they can be, wider than tall. None for a
    /// prime number.
    pub fn usual(values: usize) -> Regions {
        let rows = (2..=values).take_while(|rows| rows * rows <= values);
        match rows.filter(|rows| values.is_multiple_of(*rows)).last() {
            Some(rows) => Regions::Boxes { rows, columns: values / rows },
            None => Regions::None,
        }
    }
}

impl Grid {
    /// The cells in reading order.
    ///
    /// # Panics
    ///
    /// If the grid reaches beyond the rows and columns a board may have.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (at, rows, columns) = (self.at, self.rows, self.columns);
        (0..rows).flat_map(move |row| {
            (0..columns).map(move |column| Cell::at(at.row() + row, at.column() + column))
        })
    }

    /// Whether `cell` is one of its cells.
    pub fn contains(&self, cell: Cell) -> bool {
        let within = |from: usize, count: usize, at: usize| (from..from + count).contains(&at);
        within(self.at.row(), self.rows, cell.row())
            && within(self.at.column(), self.columns, cell.column())
    }

    /// The number of the piece of each cell, the pieces numbered as they come.
    fn pieces(&self) -> Vec<Option<u8>> {
        let raw: Vec<Option<usize>> = match &self.regions {
            Regions::None => vec![None; self.rows * self.columns],
            Regions::Boxes { rows, columns } => self
                .cells()
                .map(|cell| {
                    let (row, column) =
                        (cell.row() - self.at.row(), cell.column() - self.at.column());
                    Some(row / rows * Cell::SIDE + column / columns)
                })
                .collect(),
            Regions::Pieces(pieces) => pieces.iter().map(|piece| piece.map(usize::from)).collect(),
        };
        let mut met: Vec<usize> = Vec::new();
        let mut renumbered = |piece: usize| {
            let number = met.iter().position(|&other| other == piece).unwrap_or_else(|| {
                met.push(piece);
                met.len() - 1
            });
            // So many pieces are refused, whatever the last ones are called.
            u8::try_from(number).unwrap_or(u8::MAX)
        };
        raw.into_iter().map(|piece| piece.map(&mut renumbered)).collect()
    }

    /// The same grid; pieces that are boxes after all are called boxes.
    fn normal(&self) -> Grid {
        if !matches!(self.regions, Regions::Pieces(_)) {
            return self.clone();
        }
        let pieces = self.pieces();
        if pieces.iter().all(Option::is_none) {
            return Grid { regions: Regions::None, ..*self };
        }
        // If they are boxes, they are as large as the first.
        let run =
            |step: usize| pieces.iter().step_by(step).take_while(|&it| *it == pieces[0]).count();
        let (rows, columns) = (run(self.columns), run(1).min(self.columns));
        let boxes = Grid { regions: Regions::Boxes { rows, columns }, ..*self };
        match boxes.check().is_ok() && boxes.pieces() == pieces {
            true => boxes,
            false => Grid { regions: Regions::Pieces(pieces), ..*self },
        }
    }

    fn check(&self) -> Result<(), BadLayout> {
        if self.rows == 0 || self.columns == 0 {
            return Err(BadLayout::NoCells);
        }
        let ends = [(self.at.row(), self.rows), (self.at.column(), self.columns)];
        let reach = ends.map(|(from, count)| from.saturating_add(count));
        if let Some(&found) = reach.iter().find(|&&end| end > Cell::SIDE) {
            return Err(BadLayout::TooLarge { found });
        }
        match &self.regions {
            &Regions::Boxes { rows, columns } => {
                let fills = |all: usize, one: usize| one > 0 && all.is_multiple_of(one);
                match fills(self.rows, rows) && fills(self.columns, columns) {
                    true => Ok(()),
                    false => Err(BadLayout::Boxes { rows, columns }),
                }
            }
            Regions::Pieces(pieces) if pieces.len() != self.rows * self.columns => {
                let expected = self.rows * self.columns;
                Err(BadLayout::Pieces { found: pieces.len(), expected })
            }
            Regions::None | Regions::Pieces(_) => Ok(()),
        }
    }
}

impl Layout {
    /// The most values a board may have.
    pub const MOST_VALUES: usize = 25;

    /// The layout of a plan.
    ///
    /// # Errors
    ///
    /// If the plan makes no sense: see [`BadLayout`].
    pub fn new(plan: Plan) -> Result<Layout, BadLayout> {
        let Plan { least, greatest, .. } = plan;
        let count = (usize::from(greatest) + 1).saturating_sub(usize::from(least));
        if count == 0 || count > Layout::MOST_VALUES || greatest > Value::GREATEST {
            return Err(BadLayout::Values { least, greatest });
        }
        if plan.grids.is_empty() {
            return Err(BadLayout::NoCells);
        }
        plan.grids.iter().try_for_each(Grid::check)?;
        let symbols = plan.symbols.normal(least, greatest)?;
        let plan = Plan { grids: plan.grids.iter().map(Grid::normal).collect(), symbols, ..plan };
        let known = USUAL.get(plan.grids[0].rows).and_then(OnceLock::get);
        if let Some(layout) = known.filter(|layout| *layout.plan() == plan) {
            return Ok(layout.clone());
        }
        let most = notation::NAMES.len();
        let last = plan.grids.iter().flat_map(Grid::pieces).flatten().max();
        if last.is_some_and(|last| usize::from(last) >= most) {
            return Err(BadLayout::TooManyPieces { most });
        }
        let tables = Tables::of(plan);
        match tables.groups.iter().map(|group| group.cells.len()).max() {
            Some(cells) if cells > count => Err(BadLayout::Crowded { cells, values: count }),
            _ => Ok(Layout(Arc::new(tables)).kept()),
        }
    }

    /// Keeps it for those who want the same, if it is a usual one.
    fn kept(self) -> Layout {
        let side = self.plan().grids[0].rows;
        if *self.plan() == Plan::square(side, Regions::usual(side)) {
            // Another thread may have been faster; the two are equal.
            _ = USUAL[side].set(self.clone());
        }
        self
    }

    /// The classic board.
    pub fn classic() -> Layout {
        CLASSIC.clone()
    }

    /// The board of `side` × `side` cells with the usual boxes, which are wider than tall; those of
    /// a prime number have none.
    ///
    /// # Errors
    ///
    /// If there are no or more than [`MOST_VALUES`](Layout::MOST_VALUES) values.
    pub fn square(side: usize) -> Result<Layout, BadLayout> {
        Layout::new(Plan::square(side, Regions::usual(side)))
    }

    /// Five classic grids: one in the middle, and four that each share one of its corner boxes.
    ///
    /// ```text
    /// ▉ ▉
    ///  ▉
    /// ▉ ▉
    /// ```
    pub fn samurai() -> Layout {
        let grid = |(row, column)| Grid {
            at: Cell::at(row, column),
            rows: 9,
            columns: 9,
            regions: Regions::usual(9),
        };
        let grids = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)].map(grid).to_vec();
        Layout::new(Plan { grids, ..Plan::square(9, Regions::None) }).expect("it fits")
    }

    /// The plan, in its normal form: pieces that are boxes are called boxes.
    pub fn plan(&self) -> &Plan {
        &self.0.plan
    }

    /// Whether this is the classic board.
    pub fn is_classic(&self) -> bool {
        self.0.is_classic
    }

    /// The cells.
    pub fn cells(&self) -> CellSet {
        self.0.cells
    }

    /// How many rows the sheet has, from the first of the board.
    pub fn rows(&self) -> usize {
        self.plan().grids.iter().map(|grid| grid.at.row() + grid.rows).max().unwrap_or(0)
    }

    /// How many columns the sheet has, from the first of the board.
    pub fn columns(&self) -> usize {
        self.plan().grids.iter().map(|grid| grid.at.column() + grid.columns).max().unwrap_or(0)
    }

    /// The values.
    pub fn values(&self) -> ValueSet {
        self.0.values
    }

    /// The groups: of each grid its rows, its columns, its regions. A region that two grids share
    /// is listed once.
    pub fn groups(&self) -> &[Group] {
        &self.0.groups
    }

    /// The other cells that share a group with `cell`; none if the layout has no such cell.
    pub fn peers_of(&self, cell: Cell) -> CellSet {
        self.number_of(cell).map_or(CellSet::EMPTY, |number| self.0.peers[number])
    }

    /// The number of `cell` among the cells in reading order; `None` if there is no such cell.
    pub fn number_of(&self, cell: Cell) -> Option<usize> {
        let number = self.0.numbers[cell.index()];
        (number != NOWHERE).then_some(usize::from(number))
    }

    /// How often each value occurs on the full board, if the houses say so: if they can be chosen
    /// so that each cell is in one of them.
    pub fn times(&self) -> Option<usize> {
        self.0.times
    }

    /// What lies between two neighbouring places; `None` is a place without a cell.
    pub fn edge(&self, a: Option<Cell>, b: Option<Cell>) -> Edge {
        let there = |cell: Option<Cell>| cell.filter(|&cell| self.cells().contains(cell));
        match (there(a), there(b)) {
            (None, None) => Edge::Outside,
            (Some(_), None) | (None, Some(_)) => Edge::Thick,
            (Some(a), Some(b)) => {
                let regions = |cell| self.number_of(cell).map(|number| &self.0.regions[number]);
                let ends = |grid: &Grid| grid.contains(a) != grid.contains(b);
                match regions(a) != regions(b) || self.plan().grids.iter().any(ends) {
                    true => Edge::Thick,
                    false => Edge::Thin,
                }
            }
        }
    }

    /// What is printed for `value`.
    pub fn symbol(&self, value: Value) -> &str {
        let known = self.values().contains(value);
        if known { &self.0.symbols[self.place_of(value)] } else { "" }
    }

    /// The value that is printed as `symbol`, upper or lower case.
    pub fn value_of(&self, symbol: &str) -> Option<Value> {
        self.values().iter().find(|&value| self.symbol(value).eq_ignore_ascii_case(symbol))
    }

    /// The place of `value` among the values, from 0: where its mark is in a cell.
    pub fn place_of(&self, value: Value) -> usize {
        usize::from(value.number().saturating_sub(self.plan().least))
    }

    /// Whether each symbol is one character, so that a row can be written without blanks.
    pub fn has_short_symbols(&self) -> bool {
        self.0.symbols.iter().all(|symbol| symbol.chars().count() == 1)
    }
}

impl Tables {
    fn of(plan: Plan) -> Tables {
        let cells: CellSet = plan.grids.iter().flat_map(Grid::cells).collect();
        let values = ValueSet::range(plan.least, plan.greatest);
        let mut numbers = Box::new([NOWHERE; Cell::PLACES]);
        for (number, cell) in cells.iter().enumerate() {
            numbers[cell.index()] = number as u16;
        }
        let mut groups: Vec<Group> = Vec::new();
        for (number, grid) in plan.grids.iter().enumerate() {
            groups.extend(
                groups_of(grid, number, values.len())
                    .into_iter()
                    .filter(|group| {
                        let same =
                            |other: &Group| other.kind == group.kind && other.cells == group.cells;
                        !groups.iter().any(same)
                    })
                    .collect::<Vec<_>>(),
            );
        }
        let mut peers = vec![CellSet::EMPTY; cells.len()];
        for group in &groups {
            for cell in group.cells.iter() {
                peers[usize::from(numbers[cell.index()])] |= group.cells.without(cell);
            }
        }
        let mut regions = vec![Vec::new(); cells.len()];
        for (i, group) in groups.iter().enumerate() {
            if group.kind == GroupKind::Region {
                let numbers = group.cells.iter().map(|cell| usize::from(numbers[cell.index()]));
                numbers.for_each(|number| regions[number].push(i));
            }
        }
        let times = [GroupKind::Region, GroupKind::Row, GroupKind::Column]
            .into_iter()
            .find_map(|kind| cover(&groups, kind, cells));
        let symbols = values.iter().map(|value| plan.symbols.of(value, plan.least)).collect();
        let is_classic = plan == Plan::square(9, Regions::Boxes { rows: 3, columns: 3 });
        Tables { plan, cells, values, groups, numbers, peers, regions, times, symbols, is_classic }
    }
}

/// The rows, columns and regions of a grid.
fn groups_of(grid: &Grid, of: usize, values: usize) -> Vec<Group> {
    let pieces = grid.pieces();
    let count = pieces.iter().flatten().max().map_or(0, |&last| usize::from(last) + 1);
    let mut rows = vec![CellSet::EMPTY; grid.rows];
    let mut columns = vec![CellSet::EMPTY; grid.columns];
    let mut regions = vec![CellSet::EMPTY; count];
    for (cell, piece) in grid.cells().zip(pieces) {
        rows[cell.row() - grid.at.row()].insert(cell);
        columns[cell.column() - grid.at.column()].insert(cell);
        if let Some(piece) = piece {
            regions[usize::from(piece)].insert(cell);
        }
    }
    let group = |kind, number, cells: CellSet| {
        let is_house = cells.len() == values;
        Group { kind, grid: of, number, cells, is_house }
    };
    let kinds =
        [(GroupKind::Row, rows), (GroupKind::Column, columns), (GroupKind::Region, regions)];
    let groups = kinds.into_iter().flat_map(|(kind, sets)| {
        sets.into_iter().enumerate().map(move |(number, cells)| group(kind, number, cells))
    });
    groups.collect()
}

/// How many houses of this kind there are, if together they hold each cell exactly once.
fn cover(groups: &[Group], kind: GroupKind, cells: CellSet) -> Option<usize> {
    let houses = || groups.iter().filter(|group| group.kind == kind && group.is_house);
    let union = houses().fold(CellSet::EMPTY, |union, house| union | house.cells);
    let sum: usize = houses().map(|house| house.cells.len()).sum();
    (union == cells && sum == cells.len()).then(|| houses().count())
}

/// Equal plans; what follows from them is equal too.
impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.plan() == other.plan()
    }
}

impl Eq for Layout {}

impl std::fmt::Debug for Layout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Layout({self})")
    }
}
