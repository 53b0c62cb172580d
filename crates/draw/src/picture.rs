//! A board of any size as it is drawn.

use ennead_board::{CellSet, Classic, Layout, Sheet, Value};

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
    pub cells: Vec<(ennead_board::Cell, Role)>,
    /// Marked candidates.
    pub candidates: Vec<(ennead_board::Cell, Value, Role)>,
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
