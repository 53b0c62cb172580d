//! Sums with repeats.

use ennead_board::Layout;
use ennead_draw::{Decoration, Outline};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Part, Place, Scene, Terms, Total};

clue! {
    /// The values of the cells, each times its factor, add up to the sum. Values may repeat.
    ///
    /// *Meaning:* a cell that is named twice counts twice. (In a [`Cage`](crate::Cage), where no
    /// value repeats, no cell can be named twice.)
    Sum = "sum" {
        /// The sum.
        sum: Total,
        ;
        /// The cells with their factors.
        terms: Terms,
    }
}

impl Kind for Sum {
    const EXAMPLE: &'static str = "sum 12: r1c1-3 2*r5c5 -r9c9";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let sum: i32 = self.terms.iter().map(|(cell, factor)| factor * board.at(cell)).sum();
        sum == self.sum.get()
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::Sum(self.terms.iter().collect(), self.sum.get())]
    }
}

impl Compile for Sum {}

impl Draw for Sum {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let label = format!("Σ{}", self.sum.get());
        crate::draw::outline(self.terms.cells(layout), Outline::Solid, &label)
    }
}
