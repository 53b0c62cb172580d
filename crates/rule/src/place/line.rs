//! Lines.

use ennead_board::{Cell, CellSet, Layout};

use super::{Place, fit_cells};
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Motion, Spot, Unfit};

/// One cell after the other, from one end to the other; a loop repeats its first cell at the end.
///
/// ```
/// use ennead_board::Cell;
/// use ennead_rule::Line;
///
/// let line = Line::new((0..4).map(|column| Cell::at(0, column)));
/// assert_eq!(line.pairs().count(), 3);
/// assert_eq!(line.inner(), [Cell::at(0, 1), Cell::at(0, 2)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line(Vec<Cell>);

impl Line {
    /// The line through these cells.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Line {
        Line(cells.into_iter().collect())
    }

    /// The cells in their order.
    pub fn cells(&self) -> &[Cell] {
        &self.0
    }

    /// Each cell with the next.
    pub fn pairs(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        self.0.windows(2).map(|pair| (pair[0], pair[1]))
    }

    /// The cells from one end with those from the other, at the same distance; without the middle.
    pub fn mirrored(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        let both = self.0.iter().zip(self.0.iter().rev());
        both.take(self.0.len() / 2).map(|(&a, &b)| (a, b))
    }

    /// The first and the last cell; `None` if there are not two.
    pub fn ends(&self) -> Option<(Cell, Cell)> {
        match self.0[..] {
            [first, .., last] => Some((first, last)),
            _ => None,
        }
    }

    /// The cells between the ends.
    pub fn inner(&self) -> &[Cell] {
        self.0.get(1..self.0.len().saturating_sub(1)).unwrap_or(&[])
    }

    /// Whether the last cell is the first again.
    pub fn is_loop(&self) -> bool {
        self.0.len() > 2 && self.0.first() == self.0.last()
    }

    /// All pairs of cells that are less than `far` steps from each other along the line, or around
    /// the loop.
    pub fn near(&self, far: usize) -> Vec<(Cell, Cell)> {
        let cells = if self.is_loop() { &self.0[1..] } else { &self.0[..] };
        let count = cells.len();
        let mut pairs = Vec::new();
        for i in 0..count {
            for j in i + 1..count {
                let round = if self.is_loop() { count - (j - i) } else { usize::MAX };
                if (j - i).min(round) < far {
                    pairs.push((cells[i], cells[j]));
                }
            }
        }
        pairs
    }
}

impl Argument for Line {
    const USAGE: &'static str = "LINE";

    fn read(line: &mut Reader<'_>) -> Result<Line, Misread> {
        line.cells().map(Line)
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.cells(&self.0);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        // Longer lines pass through cells again and again.
        let most = 2 * layout.cells().len();
        match self.0.len() {
            0 => Err(Unfit::TooFew { found: 0, least: 1 }),
            found if found > most => {
                Err(Unfit::TooGreat { found: found as u64, most: most as u64 })
            }
            _ => fit_cells(layout, Place::cells(self, layout)),
        }
    }

    fn moved(&self, by: Motion) -> Option<Line> {
        self.0.iter().map(|&cell| by.cell(cell)).collect::<Option<_>>().map(Line)
    }
}

impl Place for Line {
    fn cells(&self, _: &Layout) -> CellSet {
        self.0.iter().copied().collect()
    }

    fn spots(&self, _: &Layout) -> Vec<(Cell, Spot)> {
        let count = self.0.len() - usize::from(self.is_loop());
        let cells = self.0.iter().take(count).zip(1..);
        cells.map(|(&cell, place)| (cell, Spot::OnLine { place, count })).collect()
    }
}
