//! A puzzle as it is kept and shown: what lies on a board.

use ennead_grid::{CellMap, DigitSet, Info};

use crate::{Cell, Classic, Digits, Ground, Layout, Set, Value};

/// What lies on a board: the printed values, those written in since, the marks, the colours, and
/// information about the puzzle.
///
/// ```
/// use ennead_board::{AnySheet, Layout, Sheet};
///
/// let classic = Sheet::from(ennead_grid::Sheet::default());
/// let kept: Sheet<Layout> = classic.clone().on_any_board();
/// assert_eq!(kept.ground, Layout::classic());
/// assert_eq!(AnySheet::from(kept), AnySheet::Classic(classic));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet<G: Ground> {
    /// The board.
    pub ground: G,
    /// The printed values.
    pub givens: G::Givens,
    /// The values written in since, right or wrong. No cell has both a given and a placement.
    pub placed: G::Givens,
    /// Corner marks, each value in its fixed place: the candidates.
    pub corner: G::Map<G::Values>,
    /// Centre marks: values in a row in the middle of the cell.
    pub centre: G::Map<G::Values>,
    /// Colours, numbered 1 to 9.
    pub colours: G::Map<DigitSet>,
    /// Whether the corner marks are part of the puzzle, which is then a *sukaku*.
    pub by_candidates: bool,
    /// Information about the puzzle. Its solution is beside it, because it lies on the board too.
    pub info: Info,
    /// The solution the source gives.
    pub solution: Option<G::Givens>,
}

impl<G: Ground> Sheet<G> {
    /// The sheet with nothing on it.
    pub fn blank(ground: G) -> Sheet<G> {
        Sheet {
            givens: ground.blank(),
            placed: ground.blank(),
            corner: ground.map(|_| G::Values::default()),
            centre: ground.map(|_| G::Values::default()),
            colours: ground.map(|_| DigitSet::EMPTY),
            by_candidates: false,
            info: Info::default(),
            solution: None,
            ground,
        }
    }

    /// Givens and placements together.
    pub fn grid(&self) -> G::Givens {
        let mut grid = self.placed.clone();
        grid.lay(&self.givens);
        grid
    }

    /// Whether any cell has a corner mark.
    pub fn has_corner_marks(&self) -> bool {
        self.ground.cells().iter().any(|cell| !self.corner[cell].is_empty())
    }

    /// The same on another board that has these cells and values.
    fn moved<H: Ground>(
        self,
        ground: H,
        cell: impl Fn(H::Cell) -> G::Cell,
        value: impl Fn(G::Value) -> H::Value,
    ) -> Sheet<H> {
        let givens = |from: &G::Givens| {
            let mut to = ground.blank();
            for place in ground.cells().iter() {
                to.set(place, from.get(cell(place)).map(&value));
            }
            to
        };
        let marks = |from: &G::Map<G::Values>| {
            ground.map(|place| from[cell(place)].iter().map(&value).collect::<H::Values>())
        };
        Sheet {
            givens: givens(&self.givens),
            placed: givens(&self.placed),
            corner: marks(&self.corner),
            centre: marks(&self.centre),
            colours: ground.map(|place| self.colours[cell(place)]),
            by_candidates: self.by_candidates,
            solution: self.solution.as_ref().map(givens),
            info: self.info,
            ground,
        }
    }
}

impl Sheet<Classic> {
    /// The same, on the classic board as a layout.
    pub fn on_any_board(self) -> Sheet<Layout> {
        let classic = |cell: Cell| ennead_grid::Cell::at(cell.row(), cell.column());
        self.moved(Layout::classic(), classic, Value::from)
    }
}

/// The board is not the classic one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotClassic {
    /// Which one it is.
    pub layout: Layout,
}

ennead_grid::error!(NotClassic: |it, f| {
    write!(f, "found a board {}, expected the classic 9×9", it.layout)
});

impl TryFrom<Sheet<Layout>> for Sheet<Classic> {
    type Error = NotClassic;

    fn try_from(sheet: Sheet<Layout>) -> Result<Sheet<Classic>, NotClassic> {
        if !sheet.ground.is_classic() {
            return Err(NotClassic { layout: sheet.ground });
        }
        let digit = |value: Value| {
            ennead_grid::Digit::try_new(value.number()).expect("the classic board has nine digits")
        };
        Ok(sheet.moved(Classic, Cell::from, digit))
    }
}

impl From<ennead_grid::Sheet> for Sheet<Classic> {
    fn from(sheet: ennead_grid::Sheet) -> Sheet<Classic> {
        let ennead_grid::Sheet { givens, mut placed, candidates, by_candidates, mut info } = sheet;
        for (cell, _) in &givens {
            placed.set(cell, None);
        }
        Sheet {
            ground: Classic,
            givens,
            placed,
            corner: candidates.unwrap_or_default(),
            centre: CellMap::default(),
            colours: CellMap::default(),
            by_candidates,
            solution: info.solution.take(),
            info,
        }
    }
}

/// What `grid` has no place for is left out: centre marks, unless there are no corner marks, and
/// colours.
impl From<Sheet<Classic>> for ennead_grid::Sheet {
    fn from(sheet: Sheet<Classic>) -> ennead_grid::Sheet {
        let marked = |marks: &CellMap<DigitSet>| marks.values().iter().any(|set| !set.is_empty());
        let grid = sheet.grid();
        let empty = |marks: CellMap<DigitSet>| {
            CellMap::from_fn(|cell| match grid.get(cell) {
                Some(_) => DigitSet::EMPTY,
                None => marks[cell],
            })
        };
        let marks = [sheet.corner, sheet.centre].map(empty);
        // The candidates of a sukaku are what there is, even if there is none.
        let kept = |marks: &CellMap<DigitSet>| sheet.by_candidates || marked(marks);
        ennead_grid::Sheet {
            givens: sheet.givens,
            placed: sheet.placed,
            candidates: marks.into_iter().find(kept),
            by_candidates: sheet.by_candidates,
            info: Info { solution: sheet.solution, ..sheet.info },
        }
    }
}

/// A sheet on the board it is for: decided once, when a puzzle is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one for each puzzle opened")]
pub enum AnySheet {
    /// The classic board, as fixed arrays.
    Classic(Sheet<Classic>),
    /// Any other board.
    Other(Sheet<Layout>),
}

impl From<Sheet<Layout>> for AnySheet {
    fn from(sheet: Sheet<Layout>) -> AnySheet {
        match sheet.ground.is_classic() {
            true => AnySheet::Classic(sheet.try_into().expect("it is classic")),
            false => AnySheet::Other(sheet),
        }
    }
}

impl From<ennead_grid::Sheet> for AnySheet {
    fn from(sheet: ennead_grid::Sheet) -> AnySheet {
        AnySheet::Classic(sheet.into())
    }
}

impl AnySheet {
    /// The layout of its board.
    pub fn layout(&self) -> Layout {
        match self {
            AnySheet::Classic(_) => Layout::classic(),
            AnySheet::Other(sheet) => sheet.ground.clone(),
        }
    }

    /// Information about the puzzle.
    pub fn info(&self) -> &Info {
        match self {
            AnySheet::Classic(sheet) => &sheet.info,
            AnySheet::Other(sheet) => &sheet.info,
        }
    }

    /// The sheet as one of a layout, whichever it is.
    pub fn on_any_board(self) -> Sheet<Layout> {
        match self {
            AnySheet::Classic(sheet) => sheet.on_any_board(),
            AnySheet::Other(sheet) => sheet,
        }
    }
}
