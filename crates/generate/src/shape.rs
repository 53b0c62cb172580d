//! The symmetries of the cells that hold givens.

use ennead_grid::{Cell, CellSet, named};

named! {
    /// How the cells with givens are arranged, regardless of the digits.
    ///
    /// A symmetry of the *pattern*: a rotation or reflection of the square. The symmetries that map
    /// puzzles to equivalent puzzles, [`ennead_grid::Symmetry`], are something else.
    ///
    /// ```
    /// use ennead_generate::Shape;
    /// use ennead_grid::Cell;
    ///
    /// let orbit = Shape::Rotate180.orbit(Cell::at(0, 1));
    /// assert_eq!(orbit, [Cell::at(0, 1), Cell::at(8, 7)].into());
    /// assert_eq!(Shape::Full.orbit(Cell::at(0, 1)).len(), 8);
    /// assert_eq!("anti-diagonal".parse(), Ok(Shape::AntiDiagonal));
    /// ```
    #[derive(Default)]
    pub enum Shape of "symmetry" {
        /// No symmetry required.
        #[default]
        None = "none",
        /// The same after half a turn, as in most printed puzzles.
        Rotate180 = "rotate180",
        /// The same after a quarter turn.
        Rotate90 = "rotate90",
        /// The upper half is the mirror image of the lower.
        Horizontal = "horizontal",
        /// The left half is the mirror image of the right.
        Vertical = "vertical",
        /// The same when mirrored in the diagonal from r1c1 to r9c9.
        Diagonal = "diagonal",
        /// The same when mirrored in the diagonal from r1c9 to r9c1.
        AntiDiagonal = "anti-diagonal",
        /// All of these.
        Full = "full",
    }
}

/// Where a cell goes, by row and column.
type Move = fn(usize, usize) -> (usize, usize);

impl Shape {
    /// Moves that together make all that leave the pattern the same.
    fn moves(self) -> &'static [Move] {
        match self {
            Shape::None => &[],
            Shape::Rotate180 => &[|r, c| (8 - r, 8 - c)],
            Shape::Rotate90 => &[|r, c| (c, 8 - r)],
            Shape::Horizontal => &[|r, c| (8 - r, c)],
            Shape::Vertical => &[|r, c| (r, 8 - c)],
            Shape::Diagonal => &[|r, c| (c, r)],
            Shape::AntiDiagonal => &[|r, c| (8 - c, 8 - r)],
            Shape::Full => &[|r, c| (c, 8 - r), |r, c| (c, r)],
        }
    }

    /// The cells that hold a given if `cell` does, including itself: 1, 2, 4 or 8.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::from(cell);
        loop {
            let images = orbit.iter().flat_map(|cell| {
                let images = self.moves().iter().map(move |image| image(cell.row(), cell.column()));
                images.map(|(row, column)| Cell::at(row, column))
            });
            let next = orbit | images.collect();
            if next == orbit {
                return orbit;
            }
            orbit = next;
        }
    }

    /// The 81 cells, divided into orbits.
    pub fn orbits(self) -> Vec<CellSet> {
        let mut rest = CellSet::ALL;
        let mut orbits = Vec::new();
        while let Some(cell) = rest.first() {
            let orbit = self.orbit(cell);
            orbits.push(orbit);
            rest -= orbit;
        }
        orbits
    }

    /// Whether a set of cells has this shape.
    pub fn holds(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| self.orbit(cell).is_subset(cells))
    }
}

/// The cells that a drawing marks: nine lines of nine characters, or 81 characters in any lines.
/// `.`, `0`, `-`, `_` and a blank mean no given; any other character means that there may be one.
/// `None` if the text is not such a drawing.
///
/// ```
/// let cross = "....x....\n".repeat(4) + "xxxxxxxxx\n" + &"....x....\n".repeat(4);
/// assert_eq!(ennead_generate::pattern(&cross).unwrap().len(), 17);
/// assert_eq!(ennead_generate::pattern("xxx"), None);
/// ```
pub fn pattern(drawing: &str) -> Option<CellSet> {
    let drawing = drawing.trim_start_matches('\u{feff}');
    let lines: Vec<Vec<char>> = drawing.lines().map(|line| line.chars().collect()).collect();
    let short = |line: &Vec<char>| line.len() <= 9;
    let cells: Vec<char> = if lines.len() == 9 && lines.iter().all(short) {
        // Blanks at the end of a line may be missing.
        let padded = |line: Vec<char>| line.into_iter().chain([' '; 9]).take(9);
        lines.into_iter().flat_map(padded).collect()
    } else {
        lines.into_iter().flatten().filter(|c| !c.is_whitespace()).collect()
    };
    let marked = |c: &char| !matches!(c, '.' | '0' | '-' | '_' | ' ' | '\t');
    let cells: [char; 81] = cells.try_into().ok()?;
    Some(
        Cell::ALL
            .into_iter()
            .zip(&cells)
            .filter(|(_, c)| marked(c))
            .map(|(cell, _)| cell)
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_part_the_cells_and_are_the_same_for_all_their_cells() {
        for shape in Shape::ALL {
            assert_eq!(shape.name().parse(), Ok(shape));
            let orbits = shape.orbits();
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
            for orbit in orbits {
                assert!(orbit.iter().all(|cell| shape.orbit(cell) == orbit), "{shape:?}");
                assert!(shape.holds(orbit));
            }
        }
    }

    #[test]
    fn the_numbers_of_orbits() {
        let numbers = Shape::ALL.map(|shape| shape.orbits().len());
        assert_eq!(numbers, [81, 41, 21, 45, 45, 45, 45, 15]);
    }
}
