//! Windoku.

use ennead_board::{Cell, CellSet, Grid, Layout, Regions};
use ennead_draw::Decoration;

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Motion, Part, Renumbering, Role, Scene, Spot, Unfit};

clue! {
    /// The windows hold no value twice: areas of the size of a box, a cell away from the edges and
    /// from each other.
    ///
    /// *Meaning:* four on a 9×9, at r2c2, r2c6, r6c2 and r6c6. Where a grid has jigsaw pieces or
    /// none, the boxes are those that are usual for so many values. Of several grids each has its
    /// own windows.
    Windoku = "windoku" {}
}

/// The rows and columns of a box; `None` if so many values have no boxes.
fn size(grid: &Grid, layout: &Layout) -> Option<(usize, usize)> {
    match (&grid.regions, Regions::usual(layout.values().len())) {
        (&Regions::Boxes { rows, columns }, _) => Some((rows, columns)),
        (_, Regions::Boxes { rows, columns }) => Some((rows, columns)),
        _ => None,
    }
}

/// The windows of all grids.
fn windows(layout: &Layout) -> Vec<CellSet> {
    let mut windows = Vec::new();
    for grid in &layout.plan().grids {
        let Some((rows, columns)) = size(grid, layout) else { continue };
        // A window and the gap before it, as long as there is a gap behind it too.
        let starts =
            |all: usize, one: usize| (1..all).step_by(one + 1).filter(move |at| at + one < all);
        for top in starts(grid.rows, rows) {
            for left in starts(grid.columns, columns) {
                let (top, left) = (grid.at.row() + top, grid.at.column() + left);
                let row = |row| (left..left + columns).map(move |column| Cell::at(row, column));
                windows.push((top..top + rows).flat_map(row).collect());
            }
        }
    }
    windows
}

impl Kind for Windoku {
    const EXAMPLE: &'static str = "windoku";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        let boxed = layout.plan().grids.iter().all(|grid| size(grid, layout).is_some());
        match boxed && !windows(layout).is_empty() {
            true => Ok(()),
            false => Err(Unfit::NoRegions),
        }
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        windows(layout).into_iter().fold(CellSet::EMPTY, |all, window| all | window)
    }

    fn turns(&self, layout: &Layout, by: Motion) -> bool {
        // Where the windows do not fill the grid evenly, a gap is at one side only.
        let moved = |window: CellSet| window.iter().map(|cell| by.cell(cell)).collect();
        let before: Option<Vec<CellSet>> = windows(layout).into_iter().map(moved).collect();
        let after = by.layout(layout).map(|layout| windows(&layout)).unwrap_or_default();
        before.is_some_and(|before| before.iter().all(|window| after.contains(window)))
    }

    fn roles(&self, layout: &Layout) -> Vec<Role> {
        let spots = Spot::in_areas(windows(layout)).into_iter();
        spots.map(|(cell, spot)| Role { cell, place: "windows", spot }).collect()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        windows(board.layout()).into_iter().all(|window| board.differ(window))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let windows = windows(scene.layout).into_iter();
        windows.map(|window| Part::Differ(window.iter().collect())).collect()
    }
}

impl Compile for Windoku {}

impl Draw for Windoku {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        windows(layout).into_iter().map(crate::draw::tint).collect()
    }
}
