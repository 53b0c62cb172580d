//! Clones.

use ennead_board::Layout;
use ennead_draw::{Decoration, Outline};

use crate::kind::clue;
use crate::{
    Compile, Draw, Filled, Kind, Line, Part, Place, Relation, Renumbering, Role, Scene, Spot, Unfit,
};

clue! {
    /// Two areas of one form hold the same values at the same places.
    ///
    /// *Meaning:* the first cell of one equals the first of the other, and so on.
    Clones = "clone" {
        ;
        /// The cells of one area.
        one: Line,
        /// Those of the other, in the same order.
        other: Line,
    }
}

impl Kind for Clones {
    const EXAMPLE: &'static str = "clone: r1c1 r1c2 r2c1 | r6c5 r6c6 r7c5";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match (self.one.cells().len(), self.other.cells().len()) {
            (one, other) if one != other => Err(Unfit::Unequal { one, other }),
            _ => Ok(()),
        }
    }

    fn roles(&self, _: &Layout) -> Vec<Role> {
        let role = |cell, other| Role { cell, place: "clone", spot: Spot::CloneOf(other) };
        let pairs = self.one.cells().iter().zip(self.other.cells());
        pairs.flat_map(|(&one, &other)| [role(one, other), role(other, one)]).collect()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let values = |line: &Line| board.all(line.cells().iter().copied());
        values(&self.one) == values(&self.other)
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let pairs = self.one.cells().iter().zip(self.other.cells());
        vec![Part::related(pairs.map(|(&a, &b)| (a, b)), Relation::Equal)]
    }
}

impl Compile for Clones {}

impl Draw for Clones {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let area = |line: &Line| {
            let cells = Place::cells(line, layout);
            let outline = crate::draw::outline(cells, Outline::Solid, "");
            std::iter::once(crate::draw::tint(cells)).chain(outline)
        };
        area(&self.one).chain(area(&self.other)).collect()
    }
}
