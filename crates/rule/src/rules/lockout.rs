//! Lockout lines.

use ennead_board::Layout;
use ennead_constraint::{Ends, Kind as Constraint, TooManyStates, Values};
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Gap, Kind, Line, Partial, Renumbering};

clue! {
    /// The ends of the line, the diamonds, differ by at least so much, and no value on the line
    /// lies between them or equals one of them.
    ///
    /// *Meaning:* how much is always said; 4 is usual on a 9×9.
    Lockout = "lockout" {
        /// The least difference of the ends.
        gap: Gap,
        ;
        /// The line, from diamond to diamond.
        line: Line,
    }
}

impl Lockout {
    /// Whether the inner value may be between these ends.
    fn fits(a: i32, b: i32, value: i32) -> bool {
        value < a.min(b) || a.max(b) < value
    }
}

impl Kind for Lockout {
    const EXAMPLE: &'static str = "lockout 4: r1c1-4";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.ends().is_none_or(|(a, b)| {
            let (a, b) = (board.at(a), board.at(b));
            (a - b).abs() >= self.gap.get()
                && self.line.inner().iter().all(|&cell| Lockout::fits(a, b, board.at(cell)))
        })
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let Some((a, b)) = self.line.ends() else { return false };
        let (least, greatest) = board.scene().range();
        let may = |it: Option<i32>| it.map_or(least..=greatest, |value| value..=value);
        let inner = self.line.inner();
        let known = board.known(inner.iter().copied());
        let fits = |x: i32, y: i32| {
            (x - y).abs() >= self.gap.get()
                && known.iter().all(|&value| Lockout::fits(x, y, value))
                && (known.len() == inner.len() || x.min(y) > least || x.max(y) < greatest)
        };
        !may(board.at(a)).any(|x| may(board.at(b)).any(|y| fits(x, y)))
    }
}

impl Compile for Lockout {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let Some((a, b)) = self.line.ends() else { return Ok(()) };
        let inner = to.vars(self.line.inner().iter().copied());
        let values = to.values();
        let ends = Ends::new(|a, b| {
            let far = i32::from(a.abs_diff(b)) >= self.gap.get();
            far.then(|| values - Values::range(a.min(b), a.max(b)))
        });
        to.push(Constraint::Ends { a: to.var(a), b: to.var(b), inner, ends });
        Ok(())
    }
}

impl Draw for Lockout {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Diamonds)
    }
}
