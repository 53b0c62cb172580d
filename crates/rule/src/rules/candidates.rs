//! Cells with few values to choose from.

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Scene, Values};

clue! {
    /// The cells hold one of these values each: pencil marks that are part of the puzzle.
    Candidates = "candidates" {
        /// The values.
        values: Values,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Candidates {
    const EXAMPLE: &'static str = "candidates 2 4 9: r1c1 r5c5";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let among = |value: i32| self.values.iter().any(|it| i32::from(it.number()) == value);
        board.all(self.cells.set()).into_iter().all(among)
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let values = self.values.set();
        self.cells.set().iter().map(|cell| Part::Among(cell, values)).collect()
    }
}

impl Compile for Candidates {}

impl Draw for Candidates {}
