//! The lattice: cells of one size, and the lines between them.
//!
//! ```text
//!     1      2      3         …            ┏━━━━━━━┯━━━━━━━┯━━━━━━━┳━━
//!   ┌──────────────────────┬──            1┃ 1 2 3 │       │       ┃
//! 1 │  53     4    2·5     │               ┃ 4   6 │   7   │ 1   3 ┃
//! 2 │   6    [7]    ·      │               ┃   8   │       │ 4 5   ┃
//!   cells of 6×1, lines around boxes       cells of 7×3, thin lines too
//! ```
//!
//! If there are lines between cells, the lines between boxes are heavier. A [`Lattice`] is a shape; a [`Mesh`]
//! is that shape on a board.

use ennead::Cell;
use ennead::board::{self, Edge, Layout};
use ennead_text::CellNames;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

/// The shape of a lattice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lattice {
    /// Columns and rows of characters inside a cell.
    pub(crate) cell: (u16, u16),
    /// Whether thin lines separate the columns of a box.
    pub(crate) columns_ruled: bool,
    /// Whether thin lines separate the rows of a box.
    pub(crate) rows_ruled: bool,
    /// Whether rows and columns are numbered at the edges.
    pub(crate) numbered: bool,
}

/// What stands out in a lattice.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// The style of the lines.
    pub(crate) frame: Style,
    /// The cells whose rows and columns have highlighted numbers.
    pub(crate) lit: board::CellSet,
    /// The cell that is always shown.
    pub(crate) focus: Option<board::Cell>,
    /// What cells are called, and so their rows at the edge.
    pub(crate) names: CellNames,
}

impl Lattice {
    /// A lattice with cells of this size, and lines around the boxes only.
    pub(crate) const fn new(width: u16, height: u16) -> Lattice {
        Lattice { cell: (width, height), columns_ruled: false, rows_ruled: false, numbered: false }
    }

    /// Adds numbered edges.
    pub(crate) const fn numbered(self) -> Lattice {
        Lattice { numbered: true, ..self }
    }

    /// Adds thin lines between the cells of a row.
    pub(crate) const fn columns_ruled(self) -> Lattice {
        Lattice { columns_ruled: true, ..self }
    }

    /// Adds thin lines on all sides of the cells.
    pub(crate) const fn ruled(self) -> Lattice {
        Lattice { rows_ruled: true, columns_ruled: true, ..self }
    }

    /// The shape on the classic board.
    fn classic(self) -> Mesh {
        Mesh::new(self, &Layout::classic(), Vec::new())
    }

    /// The width and height of the classic board, including all lines.
    pub(crate) fn size(self) -> (u16, u16) {
        self.classic().size()
    }

    /// Every cell of the classic board with its inside.
    pub(crate) fn cells(self) -> impl Iterator<Item = (Cell, Rect)> {
        let mesh = self.classic();
        Cell::ALL.into_iter().map(move |cell| (cell, mesh.inside(cell.into())))
    }

    /// Draws the classic board: see [`Mesh::draw`].
    pub(crate) fn draw(
        self,
        look: Look,
        area: Rect,
        buf: &mut Buffer,
        paint: impl FnOnce(&mut Buffer),
    ) -> Placed {
        self.classic().draw(look, area, buf, paint)
    }
}

/// A lattice on a board.
#[derive(Clone, Debug)]
pub(crate) struct Mesh {
    pub(crate) shape: Lattice,
    layout: Layout,
    /// Sets of cells with thin lines only around them.
    joined: Vec<board::CellSet>,
    /// For each line between columns, whether there is anything of it.
    columns: Vec<bool>,
    /// For each line between rows.
    rows: Vec<bool>,
}

impl Mesh {
    /// The shape on a board. Thin lines within one of the sets `joined` are left out.
    pub(crate) fn new(shape: Lattice, layout: &Layout, joined: Vec<board::CellSet>) -> Mesh {
        let (columns, rows) = (Vec::new(), Vec::new());
        let mut mesh = Mesh { shape, layout: layout.clone(), joined, columns, rows };
        let all = |count: usize, ruled: bool, has: &dyn Fn(usize) -> bool| -> Vec<bool> {
            (0..=count).map(|line| ruled || line == 0 || line == count || has(line)).collect()
        };
        let upright = |column| (0..layout.rows()).any(|row| mesh.upright(row, column) > 0);
        let columns = all(layout.columns(), shape.columns_ruled, &upright);
        let level = |row| (0..layout.columns()).any(|column| mesh.level(row, column) > 0);
        let rows = all(layout.rows(), shape.rows_ruled, &level);
        (mesh.columns, mesh.rows) = (columns, rows);
        mesh
    }

    /// Whether a cell has a place for each value.
    pub(crate) fn is_large(&self) -> bool {
        self.shape.cell.1 > 1
    }

    /// The width and height, including all lines.
    pub(crate) fn size(&self) -> (u16, u16) {
        let (x, y) = self.line(self.layout.columns(), self.layout.rows());
        (x + 1, y + 1)
    }

    /// The inside of `cell` in a lattice whose upper left corner is at the origin.
    pub(crate) fn inside(&self, cell: board::Cell) -> Rect {
        let (x, y) = self.line(cell.column(), cell.row());
        Rect {
            x: x + u16::from(self.columns[cell.column()]),
            y: y + u16::from(self.rows[cell.row()]),
            width: self.shape.cell.0,
            height: self.shape.cell.1,
        }
    }

    /// Every cell with its inside.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (board::Cell, Rect)> {
        self.layout.cells().iter().map(|cell| (cell, self.inside(cell)))
    }

    /// Whether there is room for a line above the row of a cell.
    pub(crate) fn has_line_above(&self, cell: board::Cell) -> bool {
        self.rows[cell.row()]
    }

    /// The cell at a place, if there is one.
    pub(crate) fn cell_at(&self, place: Position) -> Option<board::Cell> {
        self.layout.cells().iter().find(|&cell| self.inside(cell).contains(place))
    }

    /// Where the frame begins.
    fn origin(&self) -> (u16, u16) {
        let names = if self.layout.rows() > 9 { 3 } else { 2 };
        if self.shape.numbered { (names, 1) } else { (0, 0) }
    }

    /// The place of the line before a column, and of the one above a row.
    fn line(&self, column: usize, row: usize) -> (u16, u16) {
        let before = |lines: &[bool], at: usize, size: u16| {
            at as u16 * size + lines[..at].iter().filter(|&&there| there).count() as u16
        };
        let (x, y) = self.origin();
        let (width, height) = self.shape.cell;
        (x + before(&self.columns, column, width), y + before(&self.rows, row, height))
    }

    /// The weight of the line between two cells.
    fn weight(&self, one: Option<board::Cell>, other: Option<board::Cell>, ruled: bool) -> u8 {
        let thin = self.shape.columns_ruled || self.shape.rows_ruled;
        let is_joined = || {
            let (Some(one), Some(other)) = (one, other) else { return false };
            self.joined.iter().any(|cells| cells.contains(one) && cells.contains(other))
        };
        match self.layout.edge(one, other) {
            Edge::Outside => 0,
            Edge::Thick => 1 + u8::from(thin),
            Edge::Thin => u8::from(ruled && !is_joined()),
        }
    }

    /// The weight of the line at the left of a place.
    fn upright(&self, row: usize, column: usize) -> u8 {
        let cell = |column: Option<usize>| board::Cell::try_at(row, column?);
        self.weight(cell(column.checked_sub(1)), cell(Some(column)), self.shape.columns_ruled)
    }

    /// The weight of the line above a place.
    fn level(&self, row: usize, column: usize) -> u8 {
        let cell = |row: Option<usize>| board::Cell::try_at(row?, column);
        self.weight(cell(row.checked_sub(1)), cell(Some(row)), self.shape.rows_ruled)
    }

    /// Draws the lines, and with `paint` what is in the cells, into `area` of `buf`. `paint` gets
    /// a page with room for the whole lattice, whose corner is at the origin; if it is larger than
    /// the area, the part around the focus is shown.
    pub(crate) fn draw(
        self,
        look: Look,
        area: Rect,
        buf: &mut Buffer,
        paint: impl FnOnce(&mut Buffer),
    ) -> Placed {
        let (width, height) = self.size();
        let whole = Rect { x: 0, y: 0, width, height };
        let mut page = Buffer::empty(whole);
        self.lines(&mut page, look);
        paint(&mut page);
        let middle = look.focus.map(|cell| self.inside(cell)).unwrap_or_default();
        let shift = |size: u16, room: u16, at: u16, length: u16| {
            // Up to the focus and a little beyond, so that its neighbours are visible too.
            (at + length + 2).saturating_sub(room).min(size.saturating_sub(room))
        };
        let left = shift(width, area.width, middle.x, middle.width);
        let top = shift(height, area.height, middle.y, middle.height);
        for y in 0..area.height.min(height) {
            for x in 0..area.width.min(width) {
                let (from, to) = ((x + left, y + top), (area.x + x, area.y + y));
                if let (Some(from), Some(to)) = (page.cell(from), buf.cell_mut(to)) {
                    *to = from.clone();
                }
            }
        }
        Placed { mesh: self, area, left, top }
    }

    fn lines(&self, page: &mut Buffer, look: Look) {
        let Look { frame: style, lit, names, .. } = look;
        let (columns, rows) = (self.layout.columns(), self.layout.rows());
        let mut draw = |x: u16, y: u16, sign: char| {
            page[(x, y)].set_char(sign).set_style(style);
        };
        for row in 0..=rows {
            for column in 0..=columns {
                let (x, y) = self.line(column, row);
                let (right, below) = (
                    if column < columns { self.level(row, column) } else { 0 },
                    if row < rows { self.upright(row, column) } else { 0 },
                );
                if self.rows[row] && right > 0 {
                    for x in x..self.line(column + 1, row).0 {
                        draw(x, y, joint(0, 0, right, right));
                    }
                }
                if self.columns[column] && below > 0 {
                    for y in y..self.line(column, row + 1).1 {
                        draw(x, y, joint(below, below, 0, 0));
                    }
                }
                let left = if column > 0 { self.level(row, column - 1) } else { 0 };
                let above = if row > 0 { self.upright(row - 1, column) } else { 0 };
                let meets = |one: u8, other: u8| one.max(other) > 0;
                if self.rows[row]
                    && self.columns[column]
                    && meets(left, right)
                    && meets(above, below)
                {
                    draw(x, y, joint(above, below, left, right));
                }
            }
        }
        if self.shape.numbered {
            let lit_style = |is_lit| if is_lit { Style::new().reversed() } else { style };
            for column in 0..columns {
                let is_lit = lit.iter().any(|cell| cell.column() == column);
                let x = self.line(column, 0).0 + u16::from(self.columns[column]);
                let at = x + (self.shape.cell.0 - 1) / 2;
                page.set_string(at, 0, (column + 1).to_string(), lit_style(is_lit));
            }
            for row in 0..rows {
                let is_lit = lit.iter().any(|cell| cell.row() == row);
                let y = self.line(0, row).1 + u16::from(self.rows[row]);
                let at = y + self.shape.cell.1 / 2;
                page.set_string(0, at, names.row(row), lit_style(is_lit));
            }
        }
    }
}

/// The character where lines of these weights meet, 0 for none, 1 for thin, 2 for heavy.
fn joint(up: u8, down: u8, left: u8, right: u8) -> char {
    const JOINTS: &str =
        " ╶╺╴─╼╸╾━╷┌┍┐┬┮┑┭┯╻┎┏┒┰┲┓┱┳╵└┕┘┴┶┙┵┷│├┝┤┼┾┥┽┿╽┟┢┧╁╆┪╅╈╹┖┗┚┸┺┛┹┻╿┞┡┦╀╄┩╃╇┃┠┣┨╂╊┫╉╋";
    let weight = |weight: u8| usize::from(weight.min(2));
    let place = [up, down, left, right].into_iter().fold(0, |place, it| 3 * place + weight(it));
    JOINTS.chars().nth(place).unwrap_or(' ')
}

/// A lattice as it was drawn, to get from a place on the screen back to the cell.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    mesh: Mesh,
    area: Rect,
    left: u16,
    top: u16,
}

impl Placed {
    /// The cell at a place on the screen.
    pub(crate) fn cell_at(&self, place: Position) -> Option<board::Cell> {
        if !self.area.contains(place) {
            return None;
        }
        let x = place.x - self.area.x + self.left;
        let y = place.y - self.area.y + self.top;
        self.mesh.cell_at(Position { x, y })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_where_it_is_drawn() {
        let shapes = [
            Lattice::new(2, 1),
            Lattice::new(6, 1).numbered(),
            Lattice::new(7, 3).columns_ruled().numbered(),
            Lattice::new(7, 3).ruled().numbered(),
        ];
        for shape in shapes {
            let mesh = shape.classic();
            let (width, height) = shape.size();
            let mut seen = 0;
            for y in 0..height {
                for x in 0..width {
                    seen += usize::from(mesh.cell_at(Position { x, y }).is_some());
                }
            }
            assert_eq!(seen, 81 * usize::from(shape.cell.0 * shape.cell.1), "{shape:?}");
            let last = mesh.inside(board::Cell::at(8, 8));
            assert_eq!((last.right() + 1, last.bottom() + 1), (width, height), "{shape:?}");
        }
        assert_eq!(Lattice::new(7, 3).ruled().numbered().size(), (75, 38));
    }

    #[test]
    fn too_small_a_place_shows_the_focus() {
        let shape = Lattice::new(7, 3).ruled();
        let area = Rect { x: 1, y: 1, width: 30, height: 12 };
        let mesh = shape.classic();
        for focus in mesh.layout.cells().iter() {
            let mut buf = Buffer::empty(Rect { x: 0, y: 0, width: 40, height: 20 });
            let look = Look {
                frame: Style::new(),
                lit: board::CellSet::EMPTY,
                focus: Some(focus),
                names: CellNames::default(),
            };
            let placed = shape.draw(look, area, &mut buf, |page| {
                let inside = mesh.inside(focus);
                page[(inside.x + 3, inside.y + 1)].set_symbol("X");
            });
            let found: Vec<Position> =
                area.positions().filter(|&place| buf[place].symbol() == "X").collect();
            assert_eq!(found.len(), 1, "{focus}");
            assert_eq!(placed.cell_at(found[0]), Some(focus));
        }
    }
}
