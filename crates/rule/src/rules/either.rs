//! Alternatives.

use ennead_board::{CellSet, Layout};
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::Decoration;

use crate::kind::clue;
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{
    Compile, Compiler, Draw, Filled, Kind, Motion, Partial, Place, Renumbering, Role, Rule, Unfit,
};

clue! {
    /// At least one of several lists of rules is obeyed, all rules of that list.
    ///
    /// *Meaning:* more than one may be. A list is written in parentheses, `&` between its rules.
    Either = "either" {
        ;
        /// The lists.
        lists: Lists,
    }
}

/// Lists of rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lists(pub Vec<Vec<Rule>>);

impl Argument for Lists {
    const USAGE: &'static str = "(RULE & RULE…) (RULE…)…";

    fn read(line: &mut Reader<'_>) -> Result<Lists, Misread> {
        let mut lists = vec![line.rules()?];
        while line.rules_follow() {
            lists.push(line.rules()?);
        }
        Ok(Lists(lists))
    }

    fn write(&self, line: &mut Writer<'_>) {
        self.0.iter().for_each(|rules| line.rules(rules));
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        let empty = self.0.is_empty() || self.0.iter().any(Vec::is_empty);
        match empty {
            true => Err(Unfit::TooFew { found: 0, least: 1 }),
            false => self.0.iter().flatten().try_for_each(|rule| rule.fit(layout)),
        }
    }

    fn moved(&self, by: Motion) -> Option<Lists> {
        let list = |rules: &Vec<Rule>| rules.iter().map(|rule| rule.moved(by)).collect();
        self.0.iter().map(list).collect::<Option<_>>().map(Lists)
    }
}

impl Place for Lists {
    fn cells(&self, layout: &Layout) -> CellSet {
        let rules = self.0.iter().flatten();
        rules.fold(CellSet::EMPTY, |all, rule| all | rule.cells(layout))
    }
}

impl Kind for Either {
    const EXAMPLE: &'static str = "either: (cage 5: r1c1 r1c2) (thermometer: r1c1-3 & odd: r1c3)";

    /// Those of its rules are of other kinds.
    fn roles(&self, _: &Layout) -> Vec<Role> {
        Vec::new()
    }

    fn turns(&self, layout: &Layout, by: Motion) -> bool {
        self.lists.0.iter().flatten().all(|rule| rule.turns(layout, by))
    }

    fn renumbering(&self) -> Renumbering {
        self.lists
            .0
            .iter()
            .flatten()
            .map(Rule::renumbering)
            .fold(Renumbering::Any, Renumbering::and)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.lists.0.iter().any(|rules| rules.iter().all(|rule| rule.holds(board)))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        self.lists.0.iter().all(|rules| rules.iter().any(|rule| rule.is_broken(board)))
    }
}

impl Compile for Either {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let lists = self
            .lists
            .0
            .iter()
            .map(|rules| to.branch(|to| rules.iter().try_for_each(|rule| rule.compile(to))));
        let branches = lists.collect::<Result<_, _>>()?;
        to.push(Constraint::Or { branches });
        Ok(())
    }
}

impl Draw for Either {
    /// All of them: which one holds is for the solver to find.
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        self.lists.0.iter().flatten().flat_map(|rule| rule.decorations(layout)).collect()
    }
}
