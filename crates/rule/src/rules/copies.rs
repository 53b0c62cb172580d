//! Copies of rules.

use ennead_board::{Cell, CellSet, Layout};
use ennead_constraint::TooManyStates;
use ennead_draw::Decoration;

use crate::kind::clue;
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{
    Area, Compile, Compiler, Draw, Filled, Kind, Motion, Partial, Renumbering, Role, Rule, Unfit,
};

clue! {
    /// Some rules hold again at other places: moved so that one cell comes to lie on each of
    /// others.
    ///
    /// *Meaning:* only there, unless the cell itself is named among the others.
    Copies = "copies" {
        /// The rules.
        rules: Rules,
        /// The cell that is moved.
        from: Cell,
        ;
        /// Where it comes to lie.
        to: Area,
    }
}

/// Rules in parentheses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules(pub Vec<Rule>);

impl Argument for Rules {
    const USAGE: &'static str = "(RULE & RULE…)";

    fn read(line: &mut Reader<'_>) -> Result<Rules, Misread> {
        line.rules().map(Rules)
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.rules(&self.0);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        if self.0.is_empty() {
            return Err(Unfit::TooFew { found: 0, least: 1 });
        }
        // Copies of copies of copies would be more than anyone can hold.
        if self.0.iter().any(has_copies) {
            return Err(Unfit::Misplaced);
        }
        self.0.iter().try_for_each(|rule| rule.fit(layout))
    }

    fn moved(&self, by: Motion) -> Option<Rules> {
        self.0.iter().map(|rule| rule.moved(by)).collect::<Option<_>>().map(Rules)
    }
}

/// Whether the rule is a copy, or has one among its alternatives.
fn has_copies(rule: &Rule) -> bool {
    match rule {
        Rule::Copies(_) => true,
        Rule::Either(either) => either.lists.0.iter().flatten().any(has_copies),
        _ => false,
    }
}

/// More copies than this make no sense.
const MOST: usize = 5000;

impl Copies {
    /// The copies; `None` if one is off every board.
    pub fn copies(&self) -> Option<Vec<Rule>> {
        let by = |to: Cell| {
            let step = |from: usize, to: usize| to as isize - from as isize;
            Motion::shift(step(self.from.row(), to.row()), step(self.from.column(), to.column()))
        };
        let copies = self
            .to
            .set()
            .iter()
            .flat_map(|to| self.rules.0.iter().map(move |rule| rule.moved(by(to))));
        copies.collect()
    }

    /// The copies of rules that fit the board.
    fn all(&self) -> Vec<Rule> {
        self.copies().unwrap_or_default()
    }
}

impl Kind for Copies {
    const EXAMPLE: &'static str = "copies (sum 10: r1c1 r1c2) r1c1: r3c3 r5c5 r7c7";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        let found = self.rules.0.len() * self.to.set().len();
        if found > MOST {
            return Err(Unfit::TooGreat { found: found as u64, most: MOST as u64 });
        }
        let Some(copies) = self.copies() else {
            return Err(Unfit::NoSuchCell { cell: self.to.set().first().unwrap_or(self.from) });
        };
        copies.iter().try_for_each(|rule| rule.fit(layout))
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        self.all().iter().fold(CellSet::EMPTY, |all, rule| all | rule.cells(layout))
    }

    /// Those of its rules are of other kinds.
    fn roles(&self, _: &Layout) -> Vec<Role> {
        Vec::new()
    }

    fn turns(&self, layout: &Layout, by: Motion) -> bool {
        self.rules.0.iter().all(|rule| rule.turns(layout, by))
    }

    fn renumbering(&self) -> Renumbering {
        self.rules.0.iter().map(Rule::renumbering).fold(Renumbering::Any, Renumbering::and)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.all().iter().all(|rule| rule.holds(board))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        self.all().iter().any(|rule| rule.is_broken(board))
    }
}

impl Compile for Copies {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        self.all().iter().try_for_each(|rule| rule.compile(to))
    }
}

impl Draw for Copies {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        self.all().iter().flat_map(|rule| rule.decorations(layout)).collect()
    }
}
