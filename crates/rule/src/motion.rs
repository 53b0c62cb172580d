//! Turning, mirroring and renumbering what someone set up.

use ennead_board::{Cell, Givens, Grid, Layout, Plan, Regions, Value};

use crate::{Direction, Setup};

/// A way to move what lies on a board: shifted, turned or mirrored.
///
/// ```
/// use ennead_board::{Cell, Layout};
/// use ennead_rule::Motion;
///
/// assert_eq!(Motion::shift(1, 2).cell(Cell::at(0, 0)), Some(Cell::at(1, 2)));
/// let all = Motion::symmetries(&Layout::classic());
/// let corners: std::collections::BTreeSet<_> =
///     all.iter().filter_map(|motion| motion.cell(Cell::at(0, 0))).collect();
/// assert_eq!((all.len(), corners.len()), (8, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// Where the first cell of the board goes: row and column.
    origin: (isize, isize),
    /// Where a step down leads: rows down and columns to the right.
    down: (isize, isize),
    /// Where a step to the right leads.
    right: (isize, isize),
}

impl Motion {
    /// So many rows down and columns to the right.
    pub const fn shift(rows: isize, columns: isize) -> Motion {
        Motion { origin: (rows, columns), down: (1, 0), right: (0, 1) }
    }

    /// The eight ways to turn and mirror the sheet of a layout, the one that changes nothing first.
    pub fn symmetries(layout: &Layout) -> [Motion; 8] {
        let (rows, columns) = (layout.rows() as isize - 1, layout.columns() as isize - 1);
        std::array::from_fn(|i| {
            let (bottom_up, backwards, transposed) = (i & 1 != 0, i & 2 != 0, i & 4 != 0);
            let sign = |reversed: bool| if reversed { -1 } else { 1 };
            let start = |reversed: bool, last: isize| if reversed { last } else { 0 };
            let turn = |(row, column): (isize, isize)| match transposed {
                true => (column, row),
                false => (row, column),
            };
            Motion {
                origin: turn((start(bottom_up, rows), start(backwards, columns))),
                down: turn((sign(bottom_up), 0)),
                right: turn((0, sign(backwards))),
            }
        })
    }

    fn step(self, (rows, columns): (isize, isize)) -> (isize, isize) {
        let along = |down: isize, right: isize| down * rows + right * columns;
        (along(self.down.0, self.right.0), along(self.down.1, self.right.1))
    }

    /// Where a cell goes; `None` if that is off every board.
    pub fn cell(self, cell: Cell) -> Option<Cell> {
        let (rows, columns) = self.step((cell.row() as isize, cell.column() as isize));
        Cell::at(0, 0).step(self.origin.0 + rows, self.origin.1 + columns)
    }

    /// Which direction another becomes.
    pub fn direction(self, direction: Direction) -> Direction {
        let step = self.step(direction.step());
        let found = Direction::ALL.into_iter().find(|other| other.step() == step);
        found.expect("a motion maps the eight directions to each other")
    }

    /// What becomes of a layout; `None` if it goes off every board.
    pub fn layout(self, layout: &Layout) -> Option<Layout> {
        let plan = layout.plan();
        let grids = plan.grids.iter().map(|grid| self.grid(grid)).collect::<Option<_>>()?;
        Layout::new(Plan { grids, ..plan.clone() }).ok()
    }

    fn grid(self, grid: &Grid) -> Option<Grid> {
        let cells: Vec<Cell> = grid.cells().map(|cell| self.cell(cell)).collect::<Option<_>>()?;
        let least = |of: fn(Cell) -> usize| cells.iter().map(|&cell| of(cell)).min();
        let at = Cell::at(least(Cell::row)?, least(Cell::column)?);
        let is_turned = self.down.0 == 0;
        let sides = |rows, columns| if is_turned { (columns, rows) } else { (rows, columns) };
        let (rows, columns) = sides(grid.rows, grid.columns);
        let regions = match &grid.regions {
            Regions::None => Regions::None,
            &Regions::Boxes { rows, columns } => {
                let (rows, columns) = sides(rows, columns);
                Regions::Boxes { rows, columns }
            }
            Regions::Pieces(pieces) => {
                let mut there = vec![None; pieces.len()];
                for (cell, &piece) in cells.iter().zip(pieces) {
                    let place = (cell.row() - at.row()) * columns + cell.column() - at.column();
                    *there.get_mut(place)? = piece;
                }
                Regions::Pieces(there)
            }
        };
        Some(Grid { at, rows, columns, regions })
    }
}

/// Which changes of values leave a rule what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Renumbering {
    /// Any: it only asks which values are equal.
    Any,
    /// Those that keep odd values odd and even ones even.
    SameParity,
    /// The highest becomes the lowest, and so on: it asks how far apart values are.
    Reversed,
    /// None.
    None,
}

impl Renumbering {
    /// What two rules both allow. That is less than it could be of a reversal that keeps values odd or
    /// even.
    pub fn and(self, other: Renumbering) -> Renumbering {
        match (self, other) {
            (Renumbering::Any, one) | (one, Renumbering::Any) => one,
            (one, other) if one == other => one,
            _ => Renumbering::None,
        }
    }

    /// Whether a change of the values, which lists what each of the layout's values becomes in order,
    /// is allowed.
    pub fn allows(self, layout: &Layout, to: &[Value]) -> bool {
        let values: Vec<Value> = layout.values().iter().collect();
        let is_permutation =
            values.len() == to.len() && values.iter().all(|value| to.contains(value));
        let is_odd = |value: &Value| value.number() % 2 == 1;
        is_permutation
            && match self {
                Renumbering::Any => true,
                Renumbering::SameParity => {
                    values.iter().zip(to).all(|(from, to)| is_odd(from) == is_odd(to))
                }
                Renumbering::Reversed => {
                    values == to || values.iter().rev().zip(to).all(|(from, to)| from == to)
                }
                Renumbering::None => values == to,
            }
    }
}

impl Setup {
    /// The same puzzle turned or mirrored: its solutions are those of this one, moved likewise. `None` if
    /// a rule would mean something else ([`Rule::turns`](crate::Rule::turns)).
    ///
    /// ```
    /// use ennead_rule::{Motion, Setup};
    ///
    /// let setup = Setup::read("4x4; given 1: r1c2; thermometer: r1c1-3")?;
    /// let transposed = Motion::symmetries(setup.layout())[4];
    /// let turned = setup.turned(transposed).expect("a thermometer can be turned");
    /// assert_eq!(turned.to_line(), "4x4; givens ....1...........; thermometer: r1-3c1");
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn turned(&self, by: Motion) -> Option<Setup> {
        let layout = by.layout(self.layout())?;
        let mut givens = Givens::blank(&layout);
        for (cell, value) in self.givens.iter() {
            givens.set(by.cell(cell)?, Some(value));
        }
        let turned = |rule: &crate::Rule| match rule.turns(self.layout(), by) {
            true => rule.moved(by),
            false => None,
        };
        let rules = self.rules.iter().map(turned).collect::<Option<_>>()?;
        Some(Setup { givens, rules })
    }

    /// Which changes of values its rules allow.
    pub fn renumbering(&self) -> Renumbering {
        let each = self.rules.iter().map(crate::Rule::renumbering);
        each.fold(Renumbering::Any, Renumbering::and)
    }

    /// The same puzzle with other values, in the order of the layout's: its solutions are those of this
    /// one, renumbered likewise. `None` if a rule does not allow it.
    ///
    /// ```
    /// use ennead_board::Value;
    /// use ennead_rule::Setup;
    ///
    /// let values = [2, 1, 4, 3].map(Value::new);
    /// let setup = Setup::read("4x4; given 1: r1c1; x")?;
    /// let line = setup.renumbered(&values).map(|other| other.to_line());
    /// assert_eq!(line.as_deref(), Some("4x4; givens 2...............; x"));
    /// assert!(Setup::read("4x4; cage 3: r1c1-2")?.renumbered(&values).is_none());
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn renumbered(&self, to: &[Value]) -> Option<Setup> {
        let layout = self.layout();
        if !self.renumbering().allows(layout, to) {
            return None;
        }
        let mut givens = Givens::blank(layout);
        for (cell, value) in self.givens.iter() {
            givens.set(cell, to.get(layout.place_of(value)).copied());
        }
        Some(Setup { givens, rules: self.rules.clone() })
    }
}
