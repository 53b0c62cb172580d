//! Double arrows.

use ennead_board::Layout;
use ennead_draw::{Decoration, Outline, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Scene, Unfit};

clue! {
    /// The values between the ends of the line add up to the sum of the ends, the circles.
    ///
    /// *Meaning:* values may repeat.
    DoubleArrow = "double-arrow" {
        ;
        /// The line, from circle to circle: three cells at least.
        line: Line,
    }
}

impl Kind for DoubleArrow {
    const EXAMPLE: &'static str = "double-arrow: r1c1-5";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match self.line.cells().len() {
            found @ 0..3 => Err(Unfit::TooFew { found, least: 3 }),
            _ => Ok(()),
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let ends = self.line.ends().map_or(0, |(a, b)| board.at(a) + board.at(b));
        board.sum(self.line.inner().iter().copied()) == ends
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let inner = self.line.inner().iter().map(|&cell| (cell, 1));
        let ends = self.line.ends().into_iter().flat_map(|(a, b)| [(a, -1), (b, -1)]);
        vec![Part::Sum(inner.chain(ends).collect(), 0)]
    }
}

impl Compile for DoubleArrow {}

impl Draw for DoubleArrow {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let mut drawn = crate::draw::line(&self.line, Pattern::Thin);
        for end in self.line.ends().into_iter().flat_map(|(a, b)| [a, b]) {
            drawn.extend(crate::draw::outline(end.into(), Outline::Pill, ""));
        }
        drawn
    }
}
