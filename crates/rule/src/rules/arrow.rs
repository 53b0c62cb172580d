//! Arrows.

use ennead_board::{Cell, Layout};
use ennead_draw::{Decoration, Outline, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Place, Scene, Unfit};

clue! {
    /// The values along the shaft add up to the number in the circle.
    ///
    /// *Meaning:* values may repeat on the shaft, as far as rows, columns and regions allow. A
    /// shaft of one cell equals the circle. A circle of several cells, a pill, is one number: its
    /// cells are named in the order in which it is read, and each but the first holds a value below
    /// 10.
    Arrow = "arrow" {
        ;
        /// The circle or pill.
        circle: Line,
        /// The shaft, without the circle.
        shaft: Line,
    }
}

/// The longest pill.
const LONGEST: usize = 4;

impl Arrow {
    /// Each cell of the pill with what its value counts.
    fn places(&self) -> impl Iterator<Item = (Cell, i32)> + '_ {
        let powers = (0..).map(|power| 10i32.pow(power));
        self.circle.cells().iter().rev().copied().zip(powers)
    }
}

impl Kind for Arrow {
    const EXAMPLE: &'static str = "arrow: r1c1 | r1c2 r2c3 r3c3";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match self.circle.cells().len() {
            found if found > LONGEST => {
                Err(Unfit::TooGreat { found: found as u64, most: LONGEST as u64 })
            }
            _ => Ok(()),
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let digits = board.all(self.circle.cells().iter().copied());
        let number = digits.iter().fold(0, |number, digit| 10 * number + digit);
        let shaft = board.sum(self.shaft.cells().iter().copied());
        digits[1..].iter().all(|&digit| digit < 10) && number == shaft
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let shaft = self.shaft.cells().iter().map(|&cell| (cell, 1));
        let circle = self.places().map(|(cell, power)| (cell, -power));
        let digits = scene.layout.values().iter().filter(|value| value.number() < 10).collect();
        let later = self.circle.cells()[1..].iter().map(|&cell| Part::Among(cell, digits));
        std::iter::once(Part::Sum(shaft.chain(circle).collect(), 0)).chain(later).collect()
    }
}

impl Compile for Arrow {}

impl Draw for Arrow {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let mut drawn = crate::draw::outline(Place::cells(&self.circle, layout), Outline::Pill, "");
        // From the cell of the pill that is nearest to the shaft.
        let first = self.shaft.cells().first();
        let apart =
            |a: &Cell, b: &Cell| a.row().abs_diff(b.row()).max(a.column().abs_diff(b.column()));
        let circle = self.circle.cells().iter();
        let nearest = first.and_then(|first| circle.min_by_key(|cell| apart(cell, first)));
        let cells = nearest.into_iter().chain(self.shaft.cells()).copied().collect();
        drawn.push(Decoration::Line { cells, pattern: Pattern::Arrow });
        drawn
    }
}
