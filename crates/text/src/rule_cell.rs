//! What a cell is to the rules of a puzzle, in words: what a screen reader says of a cell.

use ennead_board::{Cell, CellMap, Group, GroupKind, Layout, Regions};
use ennead_rule::{Direction, Role, Rule, Spot};
use fluent_bundle::FluentValue;

use crate::Words;

impl Words {
    /// What each cell of a board is to its rules, a phrase for each: what a screen reader says after the
    /// cell's name. The pieces of a jigsaw come first. Rules that speak of all cells alike, such as
    /// anti-knight, say nothing here: [`rules_said`](Words::rules_said) has them.
    ///
    /// ```
    /// use ennead_board::Cell;
    /// use ennead_rule::Setup;
    /// use ennead_text::{Language, Words};
    ///
    /// let setup = Setup::read("9x9; cage 15: r3c3-5; thermometer: r1c4 r2c4 r3c4 r4c4 r5c4")?;
    /// let said = Words::new(Language::default()).cells_said(&setup.rules, setup.layout());
    /// assert_eq!(said[Cell::at(2, 3)], ["cage of 15", "third of 5 on a thermometer"]);
    /// assert!(said[Cell::at(8, 8)].is_empty());
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn cells_said(&self, rules: &[Rule], layout: &Layout) -> CellMap<Vec<String>> {
        let mut said: CellMap<Vec<String>> = CellMap::from_fn(layout, |cell| {
            let phrase =
                |piece: usize| self.say_with("rule-cell-piece", &[("piece", piece.into())]);
            pieces(layout, cell).map(phrase).collect()
        });
        for rule in rules {
            self.add_roles(rule, layout, &mut |cell, phrase| said[cell].push(phrase));
        }
        said
    }

    /// The phrases about one rule, each with its cell.
    fn add_roles(&self, rule: &Rule, layout: &Layout, add: &mut dyn FnMut(Cell, String)) {
        for role in rule.roles(layout) {
            if layout.cells().contains(role.cell) {
                add(role.cell, self.role(rule, &role, layout));
            }
        }
        // Which of several alternatives holds is for the solver to find.
        let is_open = matches!(rule, Rule::Either(_));
        for inner in rule.inner() {
            self.add_roles(&inner, layout, &mut |cell, phrase| match is_open {
                true => add(cell, self.say_with("rule-cell-maybe", &[("phrase", phrase.into())])),
                false => add(cell, phrase),
            });
        }
    }

    /// What one cell is to a rule.
    fn role(&self, rule: &Rule, role: &Role, layout: &Layout) -> String {
        let fields = rule.arguments(layout);
        let is_bare = fields.iter().any(|(_, text)| text.is_empty());
        let mut args: Vec<(&str, FluentValue<'_>)> =
            fields.into_iter().map(|(name, text)| (name, text.into())).collect();
        args.extend(self.spot(role.spot));
        let bare = if is_bare { "-bare" } else { "" };
        self.say_with(&format!("rule-cell-{}-{}{bare}", rule.name(), role.place), &args)
    }

    /// What the phrase about a cell there is filled in with.
    fn spot(&self, spot: Spot) -> Vec<(&'static str, FluentValue<'static>)> {
        let at = |place: usize, count: usize| {
            let end = match place {
                1 => "first",
                _ if place == count => "last",
                _ => "inner",
            };
            let place = self.say_with("rule-ordinal", &[("place", place.into())]);
            vec![("place", place.into()), ("count", count.into()), ("end", end.into())]
        };
        let side = |of: &str, towards: Direction| {
            ("side", self.say(&format!("rule-{of}-{}", towards.name())).into())
        };
        match spot {
            Spot::InArea { area, areas } => vec![("area", area.into()), ("areas", areas.into())],
            Spot::OnLine { place, count } => at(place, count),
            Spot::InSum { factor } => vec![("factor", factor.into())],
            Spot::AtBorder { towards, is_first } => {
                let end = if is_first { "first" } else { "last" };
                vec![side("side", towards), ("end", end.into())]
            }
            Spot::AtCorner(towards) => vec![side("corner", towards)],
            Spot::InLane { towards, place, count } => {
                let mut args = at(place, count);
                args.push(side("from", towards));
                args
            }
            Spot::CloneOf(other) => vec![("other", self.place(other).into())],
            Spot::OnDiagonal(slope) => vec![("slope", slope.name().into())],
        }
    }
}

/// The jigsaw pieces that a cell is in, one for each grid with pieces, by their numbers from 1.
fn pieces(layout: &Layout, cell: Cell) -> impl Iterator<Item = usize> {
    let grids = &layout.plan().grids;
    let is_piece = move |group: &&Group| {
        group.kind == GroupKind::Region
            && matches!(grids[group.grid].regions, Regions::Pieces(_))
            && group.cells.contains(cell)
    };
    layout.groups().iter().filter(is_piece).map(|group| group.number + 1)
}
