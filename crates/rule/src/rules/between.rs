//! Between lines.

use ennead_board::Layout;
use ennead_constraint::{Ends, Kind as Constraint, TooManyStates, Values};
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Partial, Renumbering};

clue! {
    /// The values on the line lie between those of its ends, the circles.
    ///
    /// *Meaning:* strictly. Between equal circles there is nothing, so a line of three and more
    /// cells has different ones.
    Between = "between" {
        ;
        /// The line, from circle to circle.
        line: Line,
    }
}

impl Kind for Between {
    const EXAMPLE: &'static str = "between: r1c1-4";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.ends().is_none_or(|(a, b)| {
            let (a, b) = (board.at(a), board.at(b));
            let inside = |value: i32| a.min(b) < value && value < a.max(b);
            self.line.inner().iter().all(|&cell| inside(board.at(cell)))
        })
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let Some((a, b)) = self.line.ends() else { return false };
        let (least, greatest) = board.scene().range();
        let may = |it: Option<i32>| it.map_or(least..=greatest, |value| value..=value);
        let inner = self.line.inner();
        let known = board.known(inner.iter().copied());
        let fits = |x: i32, y: i32| {
            let inside = x.min(y) + 1..x.max(y);
            known.iter().all(|value| inside.contains(value))
                && (known.len() == inner.len() || !inside.is_empty())
        };
        !may(board.at(a)).any(|x| may(board.at(b)).any(|y| fits(x, y)))
    }
}

impl Compile for Between {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let Some((a, b)) = self.line.ends() else { return Ok(()) };
        let inner = to.vars(self.line.inner().iter().copied());
        if inner.is_empty() {
            return Ok(());
        }
        let ends = Ends::new(|a, b| {
            let inside = Values::range(a.min(b) + 1, a.max(b).saturating_sub(1));
            (!inside.is_empty()).then_some(inside)
        });
        to.push(Constraint::Ends { a: to.var(a), b: to.var(b), inner, ends });
        Ok(())
    }
}

impl Draw for Between {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Rings)
    }
}
