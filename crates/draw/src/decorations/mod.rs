//! What a setter draws on a board: outlines, lines, signs, tints, clues outside.
//!
//! A [`Decoration`] has a role in the drawing (a dashed outline, a line with a pattern), never the
//! name of a rule: a rule says which decorations show it. Each kind has a form of its own, so that no
//! two need their colours to be told apart, on grey paper or otherwise; and none says more than the
//! clue does (no pattern shows which cell is the low one).
//!
//! [`shapes`](mod@shapes) turns decorations into plain figures, once for every output: SVG draws them
//! here, `ennead-booklet` on paper.

mod figure;
mod geometry;
mod line;
pub mod shapes;
mod signs;

use ennead_board::{Cell, CellSet};
use ennead_grid::named;

/// Something drawn on a board besides its lines and values.
///
/// ```
/// use ennead_board::{Cell, Layout, Sheet};
/// use ennead_draw::{Decoration, Outline, Picture, board_svg};
///
/// let cells = [Cell::at(0, 0), Cell::at(0, 1)].into();
/// let cage = Decoration::Outline { cells, outline: Outline::Dashed, label: "7".into() };
/// let sheet = Sheet::blank(Layout::square(4).expect("a usual size"));
/// let svg = board_svg(&Picture { decorations: vec![cage], ..Picture::new(sheet) });
/// assert!(svg.contains("stroke-dasharray") && svg.contains(">7</text>"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decoration {
    /// An outline round cells.
    Outline {
        /// The cells. If they are not connected, each part has an outline of its own.
        cells: CellSet,
        /// Which.
        outline: Outline,
        /// What is written in the upper left corner of the first cell; may be empty.
        label: String,
    },
    /// A line from cell to cell. Neighbours on it should touch, if only at a corner.
    Line {
        /// The cells, from one end to the other; a loop repeats its first.
        cells: Vec<Cell>,
        /// How it looks.
        pattern: Pattern,
    },
    /// A sign in a cell, below its value.
    InCell {
        /// The cell.
        cell: Cell,
        /// Which sign.
        sign: CellSign,
    },
    /// A sign on the border of two cells.
    OnBorder {
        /// One of the cells.
        from: Cell,
        /// The other, which touches it.
        to: Cell,
        /// Which sign.
        sign: BorderSign,
    },
    /// A ring with symbols where four cells meet.
    OnCorner {
        /// The upper left of the four.
        cell: Cell,
        /// What stands in the ring.
        text: String,
    },
    /// A clue beside the grid.
    Outside {
        /// The cell it is beside, the first of its row, column or diagonal.
        cell: Cell,
        /// Where it looks to: rows down and columns to the right, each -1, 0 or 1.
        towards: (i8, i8),
        /// Which frame it has.
        sign: OutsideSign,
        /// The clue.
        text: String,
    },
    /// A tint of whole cells.
    Tint {
        /// The cells.
        cells: CellSet,
        /// Which tint.
        tint: Tint,
    },
    /// A straight line through all cells of a diagonal, from the outer corner of one to that of
    /// the other.
    Diagonal {
        /// The first cell.
        from: Cell,
        /// The last.
        to: Cell,
    },
}

named! {
    /// An outline round cells.
    pub enum Outline of "outline" {
        /// Dashed, inside the cells: a cage.
        Dashed = "dashed",
        /// Solid, inside the cells, with a letter: areas that belong together.
        Solid = "solid",
        /// A ring, or a longer round form, around one cell or several in a row.
        Pill = "pill",
    }
}

named! {
    /// How a line looks.
    pub enum Pattern of "pattern" {
        /// A plain broad band.
        Band = "band",
        /// A zigzag.
        Zigzag = "zigzag",
        /// A wave.
        Wave = "wave",
        /// Two thin lines side by side.
        Rails = "rails",
        /// A band with bars where it crosses the border of a region.
        Barred = "barred",
        /// A thin line with teeth, and a ring at its middle.
        Teeth = "teeth",
        /// A thin line between rings around its ends.
        Rings = "rings",
        /// A thin line between diamonds around its ends.
        Diamonds = "diamonds",
        /// Three thin lines side by side.
        ThreeRails = "three-rails",
        /// A band with ticks in threes.
        Ticks = "ticks",
        /// Long dashes.
        Dashes = "dashes",
        /// Beads.
        Beads = "beads",
        /// A filled tube from a bulb.
        Tube = "tube",
        /// A hollow tube from a bulb.
        HollowTube = "hollow-tube",
        /// A thin line from the rim of its first cell to a head in its last.
        Arrow = "arrow",
        /// A thin plain line.
        Thin = "thin",
    }
}

named! {
    /// A sign in a cell.
    pub enum CellSign of "cell sign" {
        /// A filled circle.
        Circle = "circle",
        /// A filled square.
        Square = "square",
        /// Four arrowheads at the edges that point out of the cell.
        Outwards = "outwards",
        /// Four arrowheads at the edges that point into it.
        Inwards = "inwards",
    }
}

/// A sign on the border of two cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BorderSign {
    /// A white dot, with a number or none.
    White(String),
    /// A black dot, likewise.
    Black(String),
    /// A letter or two, on a gap in the border.
    Letters(String),
    /// An arrowhead that points from the first cell to the second.
    Points,
}

named! {
    /// The frame of a clue beside the grid.
    pub enum OutsideSign of "outside sign" {
        /// None: the clue alone.
        Plain = "plain",
        /// Between two rules.
        Between = "between",
        /// In a box with a mouth towards the grid.
        Mouth = "mouth",
        /// Under a roof.
        Roof = "roof",
        /// With an arrow.
        Arrow = "arrow",
    }
}

named! {
    /// A tint of cells.
    pub enum Tint of "tint" {
        /// The plain one, for an area with a meaning of its own.
        Shade = "shade",
        /// The first of four for areas that touch.
        First = "first",
        /// The second.
        Second = "second",
        /// The third.
        Third = "third",
        /// The fourth.
        Fourth = "fourth",
    }
}

impl Decoration {
    /// The name of its kind and form, such as `line band`.
    pub fn name(&self) -> String {
        let (kind, form) = match self {
            Decoration::Outline { outline, .. } => ("outline", outline.name()),
            Decoration::Line { pattern, .. } => ("line", pattern.name()),
            Decoration::InCell { sign, .. } => ("cell", sign.name()),
            Decoration::OnBorder { sign, .. } => (
                "border",
                match sign {
                    BorderSign::White(_) => "white",
                    BorderSign::Black(_) => "black",
                    BorderSign::Letters(_) => "letters",
                    BorderSign::Points => "points",
                },
            ),
            Decoration::OnCorner { .. } => ("corner", "ring"),
            Decoration::Outside { sign, .. } => ("outside", sign.name()),
            Decoration::Tint { tint, .. } => ("tint", tint.name()),
            Decoration::Diagonal { .. } => ("diagonal", "line"),
        };
        format!("{kind} {form}")
    }

    /// What is written on it; may be empty.
    pub fn text(&self) -> &str {
        match self {
            Decoration::Outline { label: text, .. }
            | Decoration::OnCorner { text, .. }
            | Decoration::Outside { text, .. } => text,
            Decoration::OnBorder { sign, .. } => match sign {
                BorderSign::White(text) | BorderSign::Black(text) | BorderSign::Letters(text) => {
                    text
                }
                BorderSign::Points => "",
            },
            _ => "",
        }
    }

    /// The cells it is drawn on or beside, in its own order.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Decoration::Outline { cells, .. } | Decoration::Tint { cells, .. } => {
                cells.iter().collect()
            }
            Decoration::Line { cells, .. } => cells.clone(),
            Decoration::InCell { cell, .. } | Decoration::Outside { cell, .. } => vec![*cell],
            Decoration::OnBorder { from, to, .. } | Decoration::Diagonal { from, to } => {
                vec![*from, *to]
            }
            Decoration::OnCorner { cell, .. } => {
                let steps = [(0, 0), (0, 1), (1, 0), (1, 1)];
                steps.into_iter().filter_map(|(rows, columns)| cell.step(rows, columns)).collect()
            }
        }
    }

    /// The same so many rows further up and columns further left; `None` if that is off the board.
    pub(crate) fn moved(&self, rows: usize, columns: usize) -> Option<Decoration> {
        let moved = |cell: &Cell| {
            Cell::try_at(cell.row().checked_sub(rows)?, cell.column().checked_sub(columns)?)
        };
        let set = |cells: &CellSet| cells.iter().map(|cell| moved(&cell)).collect::<Option<_>>();
        let mut decoration = self.clone();
        match &mut decoration {
            Decoration::Outline { cells, .. } | Decoration::Tint { cells, .. } => {
                *cells = set(cells)?;
            }
            Decoration::Line { cells, .. } => {
                *cells = cells.iter().map(moved).collect::<Option<_>>()?;
            }
            Decoration::InCell { cell, .. }
            | Decoration::OnCorner { cell, .. }
            | Decoration::Outside { cell, .. } => *cell = moved(cell)?,
            Decoration::OnBorder { from, to, .. } | Decoration::Diagonal { from, to } => {
                (*from, *to) = (moved(from)?, moved(to)?);
            }
        }
        Some(decoration)
    }

    /// The cell whose upper left corner a label takes.
    pub(crate) fn labelled(&self) -> Option<Cell> {
        match self {
            Decoration::Outline { cells, label, .. } if !label.is_empty() => cells.first(),
            _ => None,
        }
    }
}
