//! The lattice: nine by nine cells of one size, and the lines between them.
//!
//! ```text
//!     1      2      3         …            ┏━━━━━━━┯━━━━━━━┯━━━━━━━┳━━
//!   ┌──────────────────────┬──            1┃ 1 2 3 │       │       ┃
//! 1 │  53     4    2·5     │               ┃ 4   6 │   7   │ 1   3 ┃
//! 2 │   6    [7]    ·      │               ┃   8   │       │ 4 5   ┃
//!   cells of 6×1, lines around boxes       cells of 7×3, thin lines too
//! ```
//!
//! If there are lines between cells, the lines between boxes are heavier.

use ennead::{Cell, CellSet};
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
    pub(crate) lit: CellSet,
    /// The cell that is always shown.
    pub(crate) focus: Option<Cell>,
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

    /// The width and height, including all lines.
    pub(crate) fn size(self) -> (u16, u16) {
        let edge = if self.numbered { (2, 1) } else { (0, 0) };
        (
            edge.0 + line_before(self.cell.0, self.columns_ruled, 9) + 1,
            edge.1 + line_before(self.cell.1, self.rows_ruled, 9) + 1,
        )
    }

    /// The inside of `cell` in a lattice whose upper left corner is at the origin.
    pub(crate) fn inside(self, cell: Cell) -> Rect {
        let (x, y) = self.origin();
        Rect {
            x: x + line_before(self.cell.0, self.columns_ruled, cell.column() as u16)
                + u16::from(self.columns_ruled || cell.column().is_multiple_of(3)),
            y: y + line_before(self.cell.1, self.rows_ruled, cell.row() as u16)
                + u16::from(self.rows_ruled || cell.row().is_multiple_of(3)),
            width: self.cell.0,
            height: self.cell.1,
        }
    }

    /// Every cell with its inside.
    pub(crate) fn cells(self) -> impl Iterator<Item = (Cell, Rect)> {
        Cell::ALL.into_iter().map(move |cell| (cell, self.inside(cell)))
    }

    /// The cell at a place, if there is one.
    pub(crate) fn cell_at(self, place: Position) -> Option<Cell> {
        Cell::ALL.into_iter().find(|&cell| self.inside(cell).contains(place))
    }

    /// Where the frame begins.
    fn origin(self) -> (u16, u16) {
        if self.numbered { (2, 1) } else { (0, 0) }
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
        Placed { lattice: self, area, left, top }
    }

    fn lines(self, page: &mut Buffer, look: Look) {
        let Look { frame: style, lit, names, .. } = look;
        let (x0, y0) = self.origin();
        let thin = self.columns_ruled || self.rows_ruled;
        let heavy = if thin { 2 } else { 1 };
        let weight = |line: u16, ruled: bool| match line {
            0 | 3 | 6 | 9 => heavy,
            _ => u16::from(ruled),
        };
        for i in 0..10 {
            let x = x0 + line_before(self.cell.0, self.columns_ruled, i);
            let vertical = weight(i, self.columns_ruled);
            for j in 0..10 {
                let y = y0 + line_before(self.cell.1, self.rows_ruled, j);
                let horizontal = weight(j, self.rows_ruled);
                if i < 9 && horizontal > 0 {
                    let end = x0 + line_before(self.cell.0, self.columns_ruled, i + 1);
                    for x in x..end {
                        page[(x, y)].set_symbol(if horizontal == 2 { "━" } else { "─" });
                        page[(x, y)].set_style(style);
                    }
                }
                if j < 9 && vertical > 0 {
                    let end = y0 + line_before(self.cell.1, self.rows_ruled, j + 1);
                    for y in y..end {
                        page[(x, y)].set_symbol(if vertical == 2 { "┃" } else { "│" });
                        page[(x, y)].set_style(style);
                    }
                }
            }
        }
        for i in 0..10 {
            for j in 0..10 {
                let (h, v) = (weight(j, self.rows_ruled), weight(i, self.columns_ruled));
                if h > 0 && v > 0 {
                    let x = x0 + line_before(self.cell.0, self.columns_ruled, i);
                    let y = y0 + line_before(self.cell.1, self.rows_ruled, j);
                    page[(x, y)].set_char(joint(h, v, i, j)).set_style(style);
                }
            }
        }
        if self.numbered {
            let lit_style = |is_lit| if is_lit { Style::new().reversed() } else { style };
            for i in 0..9 {
                let cell = self.inside(Cell::at(i, i));
                let row_lit = lit.iter().any(|cell| cell.row() == i);
                let column_lit = lit.iter().any(|cell| cell.column() == i);
                let number = (i + 1).to_string();
                let across = (cell.x + (cell.width - 1) / 2, 0);
                page.set_string(across.0, across.1, &number, lit_style(column_lit));
                page.set_string(0, cell.y + cell.height / 2, names.row(i), lit_style(row_lit));
            }
        }
    }
}

/// The number of characters before line `line` (0 to 9): cells, and lines if there are any.
fn line_before(size: u16, ruled: bool, line: u16) -> u16 {
    let lines = if ruled { line } else { line.div_ceil(3) };
    line * size + lines
}

/// The character where a horizontal line of weight `h` meets a vertical one of weight `v`, at line
/// `i` from the left and `j` from the top.
fn joint(h: u16, v: u16, i: u16, j: u16) -> char {
    // From the left edge to the right one, three rows from top to bottom.
    let drawn = match (h, v) {
        (1, 1) => ["┌┬┐", "├┼┤", "└┴┘"],
        (2, 1) => ["┍┯┑", "┝┿┥", "┕┷┙"],
        (1, 2) => ["┎┰┒", "┠╂┨", "┖┸┚"],
        _ => ["┏┳┓", "┣╋┫", "┗┻┛"],
    };
    let place = |line| match line {
        0 => 0,
        9 => 2,
        _ => 1,
    };
    drawn[place(j)].chars().nth(place(i)).unwrap_or(' ')
}

/// A lattice as it was drawn, to get from a place on the screen back to the cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    lattice: Lattice,
    area: Rect,
    left: u16,
    top: u16,
}

impl Placed {
    /// The cell at a place on the screen.
    pub(crate) fn cell_at(self, place: Position) -> Option<Cell> {
        if !self.area.contains(place) {
            return None;
        }
        let x = place.x - self.area.x + self.left;
        let y = place.y - self.area.y + self.top;
        self.lattice.cell_at(Position { x, y })
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
            let (width, height) = shape.size();
            let mut seen = 0;
            for y in 0..height {
                for x in 0..width {
                    seen += usize::from(shape.cell_at(Position { x, y }).is_some());
                }
            }
            assert_eq!(seen, 81 * usize::from(shape.cell.0 * shape.cell.1), "{shape:?}");
            let last = shape.inside(Cell::at(8, 8));
            assert_eq!((last.right() + 1, last.bottom() + 1), (width, height), "{shape:?}");
        }
        assert_eq!(Lattice::new(7, 3).ruled().numbered().size(), (75, 38));
    }

    #[test]
    fn too_small_a_place_shows_the_focus() {
        let shape = Lattice::new(7, 3).ruled();
        let area = Rect { x: 1, y: 1, width: 30, height: 12 };
        for focus in Cell::ALL {
            let mut buf = Buffer::empty(Rect { x: 0, y: 0, width: 40, height: 20 });
            let look = Look {
                frame: Style::new(),
                lit: CellSet::EMPTY,
                focus: Some(focus),
                names: CellNames::default(),
            };
            let placed = shape.draw(look, area, &mut buf, |page| {
                let inside = shape.inside(focus);
                page[(inside.x + 3, inside.y + 1)].set_symbol("X");
            });
            let found: Vec<Position> =
                area.positions().filter(|&place| buf[place].symbol() == "X").collect();
            assert_eq!(found.len(), 1, "{focus}");
            assert_eq!(placed.cell_at(found[0]), Some(focus));
        }
    }
}
