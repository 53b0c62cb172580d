//! Which cells are in a house, and which cells see each other.

use crate::{Cell, CellSet, House, HouseSet};

impl House {
    /// The nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CELLS[self.index()]
    }
}

const CELLS: [CellSet; 27] = table!(27 of CellSet::EMPTY, |house| {
    let mut cells = CellSet::EMPTY;
    let mut position = 0;
    while position < 9 {
        cells.insert(House::new(house).cell(position));
        position += 1;
    }
    cells
});

impl Cell {
    /// The cell's row, column and box.
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.column()), House::box_(self.box_())]
    }

    /// The 20 other cells that share a house with this one.
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Whether the two cells are different and share a house.
    #[inline]
    pub const fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

const PEERS: [CellSet; 81] = table!(81 of CellSet::EMPTY, |i| {
    let [row, column, box_] = Cell::new(i).houses();
    row.cells().union(column.cells()).union(box_.cells()).without(Cell::new(i))
});

impl CellSet {
    /// The cells that every cell of this set sees; all cells for the empty set.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
    }

    /// The houses that hold all the cells; every house for the empty set.
    pub fn common_houses(self) -> HouseSet {
        House::ALL.into_iter().filter(|house| self.is_subset(house.cells())).collect()
    }
}

impl HouseSet {
    /// The cells that are in at least one of the houses.
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }
}
