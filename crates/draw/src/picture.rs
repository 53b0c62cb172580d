//! A board of any size as it is drawn.

use ennead_board::{
    Cell, CellSet, Classic, Grid, Group, GroupKind, Layout, Plan, Regions, Sheet, Value,
};

use crate::{Decoration, Drawing, Face, LinkEnd, LinkKind, Role};

/// A board with everything on it.
///
/// ```
/// use ennead_board::{Cell, Layout, Sheet, Value};
/// use ennead_draw::{Picture, board_svg};
///
/// let mut sheet = Sheet::blank(Layout::samurai());
/// sheet.givens.set(Cell::at(20, 20), Some(Value::new(7)));
/// assert!(board_svg(&Picture::new(sheet)).ends_with(">7</text></svg>"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What lies on the board.
    pub sheet: Sheet<Layout>,
    /// What the setter drew, from below.
    pub decorations: Vec<Decoration>,
    /// What is marked.
    pub marks: Marks,
}

/// What is marked on a board. A later mark covers an earlier one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Marked cells.
    pub cells: Vec<(Cell, Role)>,
    /// Marked candidates.
    pub candidates: Vec<(Cell, Value, Role)>,
    /// Marked houses, or other sets of cells with an outline.
    pub houses: Vec<(CellSet, Role)>,
    /// Links.
    pub links: Vec<PlaceLink>,
    /// Places with a letter.
    pub letters: Vec<(PlaceEnd, char)>,
}

/// An end of a link: a value in one cell, or in a group of cells taken as one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlaceEnd {
    /// The value.
    pub value: Value,
    /// The cells, at least one.
    pub cells: CellSet,
}

/// A line between two candidates or groups of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlaceLink {
    /// Where it starts.
    pub from: PlaceEnd,
    /// Where it ends.
    pub to: PlaceEnd,
    /// Solid or dashed.
    pub kind: LinkKind,
}

impl Picture {
    /// What lies on the board, without decorations and marks.
    pub fn new(sheet: Sheet<Layout>) -> Picture {
        Picture { sheet, decorations: Vec::new(), marks: Marks::default() }
    }

    /// A classic drawing.
    pub fn classic(face: &Face, drawing: &Drawing) -> Picture {
        let &Face { givens, found, candidates } = face;
        let sheet = Sheet { givens, placed: found, corner: candidates, ..Sheet::blank(Classic) };
        let marks = Marks::from(&drawing.on(face));
        Picture { sheet: sheet.on_any_board(), decorations: Vec::new(), marks }
    }

    /// The part of a board that decorations lie on, with nothing else on it: for a legend. None if they lie
    /// nowhere, or if the part is no board by itself.
    ///
    /// ```
    /// use ennead_board::{Cell, Layout};
    /// use ennead_draw::{Decoration, Pattern, Picture};
    ///
    /// let cells = vec![Cell::at(4, 4), Cell::at(4, 5), Cell::at(5, 6)];
    /// let line = Decoration::Line { cells, pattern: Pattern::Tube };
    /// let sample = Picture::sample(&Layout::classic(), &[line]).expect("there are cells");
    /// assert_eq!((sample.sheet.ground.rows(), sample.sheet.ground.columns()), (2, 3));
    /// ```
    pub fn sample(layout: &Layout, decorations: &[Decoration]) -> Option<Picture> {
        let cells: CellSet = decorations.iter().flat_map(Decoration::cells).collect();
        let (row, last_row) =
            (cells.iter().map(Cell::row).min()?, cells.iter().map(Cell::row).max()?);
        let columns = || cells.iter().map(Cell::column);
        let (column, last_column) = (columns().min()?, columns().max()?);
        let at = Cell::at(0, 0);
        let (rows, columns) = (last_row + 1 - row, last_column + 1 - column);
        let mut grid = Grid { at, rows, columns, regions: Regions::None };
        let region = |cell: Cell| {
            let here = cell.step(row as isize, column as isize)?;
            let of = |group: &Group| group.kind == GroupKind::Region && group.cells.contains(here);
            u8::try_from(layout.groups().iter().position(of)?).ok()
        };
        grid.regions = Regions::Pieces(grid.cells().map(region).collect());
        let plan = Plan { grids: vec![grid], ..layout.plan().clone() };
        let sheet = Sheet::blank(Layout::new(plan).ok()?);
        let moved = decorations.iter().map(|it| it.moved(row, column));
        let decorations = moved.collect::<Option<_>>()?;
        Some(Picture { decorations, ..Picture::new(sheet) })
    }

    /// The cells whose upper edge is taken by a label.
    pub fn labelled(&self) -> CellSet {
        self.decorations.iter().filter_map(Decoration::labelled).collect()
    }

    /// Whether there are clues beside the grid, which need room.
    pub fn has_clues_outside(&self) -> bool {
        self.decorations.iter().any(|it| matches!(it, Decoration::Outside { .. }))
    }
}

impl From<LinkEnd> for PlaceEnd {
    fn from(end: LinkEnd) -> PlaceEnd {
        PlaceEnd { value: end.digit.into(), cells: end.cells.into() }
    }
}

impl From<&Drawing> for Marks {
    fn from(drawing: &Drawing) -> Marks {
        let link = |link: &crate::Link| PlaceLink {
            from: link.from.into(),
            to: link.to.into(),
            kind: link.kind,
        };
        Marks {
            cells: drawing.cells.iter().map(|&(cell, role)| (cell.into(), role)).collect(),
            candidates: drawing
                .candidates
                .iter()
                .map(|&(it, role)| (it.cell().into(), it.digit().into(), role))
                .collect(),
            houses: drawing.houses.iter().map(|&(it, role)| (it.cells().into(), role)).collect(),
            links: drawing.links.iter().map(link).collect(),
            letters: drawing.letters.iter().map(|&(end, letter)| (end.into(), letter)).collect(),
        }
    }
}
