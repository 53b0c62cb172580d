//! Disjoint groups.

use ennead_board::{CellSet, Layout, Regions};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Part, Renumbering, Scene, Unfit};

clue! {
    /// Cells at the same place in their boxes hold different values.
    ///
    /// *Meaning:* of each grid by itself. It takes boxes: jigsaw pieces have no places.
    DisjointGroups = "disjoint-groups" {}
}

/// For each grid and each place in a box, the cells there.
fn groups(layout: &Layout) -> Vec<CellSet> {
    let mut groups = Vec::new();
    for grid in &layout.plan().grids {
        if let Regions::Boxes { rows, columns } = grid.regions {
            let place = |cell: ennead_board::Cell| {
                ((cell.row() - grid.at.row()) % rows, (cell.column() - grid.at.column()) % columns)
            };
            for row in 0..rows {
                for column in 0..columns {
                    groups.push(grid.cells().filter(|&it| place(it) == (row, column)).collect());
                }
            }
        }
    }
    groups
}

impl Kind for DisjointGroups {
    const EXAMPLE: &'static str = "disjoint-groups";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        let boxes = |grid: &ennead_board::Grid| matches!(grid.regions, Regions::Boxes { .. });
        match layout.plan().grids.iter().all(boxes) {
            true => Ok(()),
            false => Err(Unfit::NoRegions),
        }
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        layout.cells()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        groups(board.layout()).into_iter().all(|group| board.differ(group))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let groups = groups(scene.layout).into_iter();
        groups.map(|group| Part::Differ(group.iter().collect())).collect()
    }
}

impl Compile for DisjointGroups {}

impl Draw for DisjointGroups {}
