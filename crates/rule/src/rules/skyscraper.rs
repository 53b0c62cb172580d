//! Skyscrapers.

use ennead_board::Layout;
use ennead_constraint::{Allowed, Automaton, Kind as Constraint, TooManyStates, View};
use ennead_draw::{Decoration, OutsideSign};

use crate::kind::{cannot_hold, clue};
use crate::{Compile, Compiler, Draw, Filled, HowMany, Kind, Lane, Partial, Unfit};

clue! {
    /// From the clue, so many values are seen: those greater than all before them.
    ///
    /// *Meaning:* the first is seen like any other. A 0 has no height, so it is never seen.
    Skyscraper = "skyscraper" {
        /// How many are seen.
        seen: HowMany,
        ;
        /// Where the clue looks.
        lane: Lane,
    }
}

/// How many values are greater than all before them, and than 0.
fn seen(line: &[i32]) -> usize {
    let higher = |i: usize| line[..i].iter().all(|&before| before < line[i]);
    (0..line.len()).filter(|&i| line[i] > 0 && higher(i)).count()
}

impl Kind for Skyscraper {
    const EXAMPLE: &'static str = "skyscraper 4: r1c1 down";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        super::lanes::straight(self.lane)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        seen(&board.all(self.lane.cells(board.layout()))) as i32 == self.seen.get()
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let cells = self.lane.cells(board.scene().layout);
        let known = board.known(cells.iter().copied().take_while(|&it| board.at(it).is_some()));
        // Behind the greatest value nothing is seen.
        let is_all = known.len() == cells.len() || known.contains(&board.scene().range().1);
        let count = seen(&known) as i32;
        let wanted = self.seen.get();
        count > wanted || is_all && count < wanted || cannot_hold(self, board)
    }
}

impl Compile for Skyscraper {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let cells = self.lane.cells(to.scene().layout);
        let wanted = self.seen.get();
        if to.values().contains(0) {
            // The engine's skylines have no values without height.
            let step = |&(highest, count): &(u8, i32), value: u8| match value > highest {
                true => (count < wanted).then_some((value, count + 1)),
                false => Some((highest, count)),
            };
            let automaton = Automaton::new([(0, 0)], to.values(), step, |it| it.1 == wanted)?;
            to.regular(cells, automaton);
            return Ok(());
        }
        let view = View::Seen(Allowed::exactly(wanted));
        to.push(Constraint::Skyline { vars: to.vars(cells), view });
        Ok(())
    }
}

impl Draw for Skyscraper {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::outside(self.lane, OutsideSign::Roof, &self.seen.get().to_string())
    }
}
