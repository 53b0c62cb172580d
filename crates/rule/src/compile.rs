//! From rules to the constraints of the small engine.
//!
//! A variable of the [`Model`] is a cell: its number among the layout's cells in reading order. The
//! rows, columns and regions of the layout come first, then the rules, each constraint with the
//! rule it comes from. What follows from several of them is found by the engine.

use ennead_board::{Cell, CellSet, Layout, ValueSet};
use ennead_constraint::{
    Allowed, Automaton, Kind as Constraint, Model, Origin, Relation as Table, Target,
    TooManyStates, Unsuitable, Values, Var,
};

use crate::{Filled, Kind, Part, Relation, Rule, Scene, Setup};

/// How a kind of rule becomes constraints.
pub trait Compile: Kind {
    /// Adds what the rule says. Here: the parts it is made of.
    ///
    /// # Errors
    ///
    /// If an automaton has too many states.
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        for part in self.parts(to.scene()) {
            to.part(&part);
        }
        Ok(())
    }
}

/// A puzzle cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotCompiled {
    /// The rule with this number needs an automaton with too many states.
    TooManyStates {
        /// The number of the rule, from 0.
        rule: usize,
    },
    /// All rules up to the one with this number are too much together.
    TooLarge {
        /// The number of the rule, from 0.
        rule: usize,
    },
    /// A constraint of the rule with this number is more than the engine can hold.
    Unsuitable {
        /// The number of the rule, from 0.
        rule: usize,
        /// Why.
        why: Unsuitable,
    },
}

ennead_grid::error!(NotCompiled: |it, f| match it {
    NotCompiled::TooManyStates { rule } => write!(f, "rule {} is too complicated", rule + 1),
    NotCompiled::TooLarge { rule } => {
        write!(f, "the rules up to rule {} are too much together", rule + 1)
    }
    NotCompiled::Unsuitable { rule, why } => write!(f, "rule {}: {why}", rule + 1),
});

/// Gathers the constraints of one rule.
pub struct Compiler<'a> {
    scene: Scene<'a>,
    restricted: Vec<(Var, Values)>,
    constraints: Vec<Constraint>,
}

impl<'a> Compiler<'a> {
    fn new(scene: Scene<'a>) -> Compiler<'a> {
        Compiler { scene, restricted: Vec::new(), constraints: Vec::new() }
    }

    /// The board and all rules.
    pub fn scene(&self) -> Scene<'a> {
        self.scene
    }

    /// The values of the board.
    pub fn values(&self) -> Values {
        values(self.scene.layout.values())
    }

    /// The variable of a cell.
    ///
    /// # Panics
    ///
    /// If the layout has no such cell.
    #[track_caller]
    pub fn var(&self, cell: Cell) -> Var {
        Var(self.scene.layout.number_of(cell).expect("a cell of the layout") as u16)
    }

    /// The variables of cells, in their order.
    pub fn vars(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<Var> {
        cells.into_iter().map(|cell| self.var(cell)).collect()
    }

    /// Adds a constraint.
    pub fn push(&mut self, constraint: Constraint) {
        self.constraints.push(constraint);
    }

    /// The cell holds one of the values.
    pub fn among(&mut self, cell: Cell, among: Values) {
        self.restricted.push((self.var(cell), among));
    }

    /// Nothing obeys the rule.
    pub fn impossible(&mut self) {
        self.push(Constraint::Or { branches: Vec::new() });
    }

    /// The relation holds between the first and the second cell of each pair.
    pub fn related(&mut self, pairs: &[(Cell, Cell)], relation: &Relation) {
        if *relation == Relation::Equal {
            for &(a, b) in pairs {
                let vars = self.vars([a, b]);
                self.push(Constraint::Equal { vars });
            }
            return;
        }
        let images = relation.images(self.scene.layout.values());
        let relation = Table::of_rows(images.map(values));
        for &(a, b) in pairs {
            let (a, b, relation) = (self.var(a), self.var(b), relation.clone());
            self.push(Constraint::Pair { a, b, relation });
        }
    }

    /// Adds what follows if the relation holds between any two of these cells. If it is symmetric and
    /// no value is related to itself, the cells hold a set of different values that are all related,
    /// and the engine narrows such a set further than the pairs. Otherwise, or if a cell is listed
    /// twice, nothing is added.
    pub fn all_related(&mut self, cells: &[Cell], relation: &Relation) {
        let images = relation.images(self.scene.layout.values()).map(values);
        let of = |value: u8| images[usize::from(value)];
        let strict = |a: u8| !of(a).contains(a) && of(a).iter().all(|b| of(b).contains(a));
        let differ = cells.iter().copied().collect::<CellSet>().len() == cells.len();
        if cells.len() > 2 && differ && self.has_few_sets() && self.values().iter().all(strict) {
            self.set(cells, |set| set.iter().all(|a| (set - Values::one(a) - of(a)).is_empty()));
        }
    }

    /// No two of the cells are equal.
    pub fn differ(&mut self, cells: impl IntoIterator<Item = Cell>) {
        let vars = self.vars(cells);
        if vars.len() > 1 {
            self.push(Constraint::Distinct { vars });
        }
    }

    /// Σ factor · value is so much.
    pub fn sum(&mut self, terms: impl IntoIterator<Item = (Cell, i32)>, total: i32) {
        let terms = terms.into_iter().map(|(cell, factor)| (self.var(cell), factor)).collect();
        self.push(Constraint::Sum { terms, total: Allowed::exactly(total) });
    }

    /// Whether the board has so few values that all sets of them can be listed: 12,870 sets of 8
    /// of 16 values, but 5 million of 12 of 25.
    pub fn has_few_sets(&self) -> bool {
        self.scene.values() <= 16
    }

    /// No two of the cells are equal, and the set of their values is one that `fits`.
    pub fn set(&mut self, cells: &[Cell], fits: impl Fn(Values) -> bool) {
        let vars = self.vars(cells.iter().copied());
        let sets = subsets(self.values(), cells.len()).into_iter().filter(|&set| fits(set));
        self.push(Constraint::DistinctSet { vars, sets: std::sync::Arc::new(sets.collect()) });
    }

    /// An automaton accepts the cells' values in this order.
    pub fn regular(&mut self, cells: impl IntoIterator<Item = Cell>, automaton: Automaton) {
        let vars = self.vars(cells);
        self.push(Constraint::Regular { vars, automaton: std::sync::Arc::new(automaton) });
    }

    /// Adds one of the simple statements.
    pub fn part(&mut self, part: &Part) {
        match part {
            Part::Among(cell, among) => self.among(*cell, values(*among)),
            Part::Related(pairs, relation) => self.related(pairs, relation),
            Part::Differ(cells) => self.differ(cells.iter().copied()),
            Part::Sum(terms, total) => self.sum(terms.iter().copied(), *total),
        }
    }

    /// What `add` adds, as constraints only: for a branch, which need not hold.
    ///
    /// # Errors
    ///
    /// As `add`.
    pub fn branch(
        &self,
        add: impl FnOnce(&mut Compiler<'a>) -> Result<(), TooManyStates>,
    ) -> Result<Vec<Constraint>, TooManyStates> {
        let mut inner = Compiler::new(self.scene);
        add(&mut inner)?;
        let restricted = inner.restricted.into_iter().map(|(var, values)| Constraint::Count {
            vars: vec![var],
            values,
            times: Target::exactly(1),
        });
        Ok(restricted.chain(inner.constraints).collect())
    }
}

/// A puzzle whose constraints are larger together is refused: a text of a million bytes can hold
/// thousands of automata of thousands of states.
const LARGEST: usize = 2_000_000;

/// How much there is in a constraint: variables, sets, edges.
fn size_of(constraint: &Constraint) -> usize {
    let more = match constraint {
        Constraint::DistinctSet { sets, .. } => sets.len(),
        Constraint::Table { rows, .. } => rows.len(),
        Constraint::Regular { automaton, .. } => {
            let states = 0..automaton.states() as u16;
            states.map(|state| 1 + automaton.edges(state).len()).sum()
        }
        Constraint::Or { branches } => return branches.iter().flatten().map(size_of).sum(),
        _ => 0,
    };
    constraint.vars().len() + more
}

/// As the engine has them.
pub(crate) fn values(set: ValueSet) -> Values {
    Values(set.bits())
}

/// All sets of so many of the values.
fn subsets(of: Values, count: usize) -> Vec<Values> {
    let mut sets = vec![(Values::NONE, of)];
    for _ in 0..count {
        let mut longer = Vec::new();
        for (set, rest) in sets {
            let mut rest = rest;
            for value in rest.iter() {
                rest = rest - Values::one(value);
                longer.push((set | Values::one(value), rest));
            }
        }
        sets = longer;
    }
    sets.into_iter().map(|(set, _)| set).collect()
}

/// The board without givens and rules.
fn of_layout(layout: &Layout) -> Model {
    let mut model = Model::new(vec![values(layout.values()); layout.cells().len()]);
    for group in layout.groups() {
        let number = |cell| layout.number_of(cell).expect("groups are of the layout's cells");
        let vars = group.cells.iter().map(|cell| Var(number(cell) as u16)).collect();
        let distinct = Constraint::Distinct { vars };
        model.push(distinct, Origin::Layout).expect("its variables are there");
    }
    model
}

impl Setup {
    /// The model of the puzzle: a variable for each cell, in reading order.
    ///
    /// # Errors
    ///
    /// If a rule is too much for the engine. (Whether the rules make sense on the board is another
    /// question: see [`Rule::fit`].)
    ///
    /// # Panics
    ///
    /// If a rule does not fit the board.
    pub fn model(&self) -> Result<Model, NotCompiled> {
        self.model_of(|_| true, |_| true)
    }

    /// The model of these givens and rules alone. What is left means what it means among all: a
    /// negative rule says nothing of a border whose mark is left out.
    ///
    /// # Errors
    ///
    /// As [`model`](Setup::model).
    ///
    /// # Panics
    ///
    /// If a rule does not fit the board.
    pub fn model_of(
        &self,
        given: impl Fn(Cell) -> bool,
        rule: impl Fn(usize) -> bool,
    ) -> Result<Model, NotCompiled> {
        let layout = self.layout();
        let mut model = of_layout(layout);
        for (cell, value) in self.givens.iter().filter(|&(cell, _)| given(cell)) {
            let number = layout.number_of(cell).expect("givens are in the layout's cells");
            model.restrict(Var(number as u16), Values::one(value.number()));
        }
        let scene = Scene::new(layout, &self.rules);
        let mut size = 0;
        for (rule, of) in self.rules.iter().enumerate().filter(|&(number, _)| rule(number)) {
            let mut to = Compiler::new(scene);
            of.compile(&mut to).map_err(|_| NotCompiled::TooManyStates { rule })?;
            size += to.constraints.iter().map(size_of).sum::<usize>();
            if size > LARGEST {
                return Err(NotCompiled::TooLarge { rule });
            }
            for (var, values) in to.restricted {
                model.restrict(var, values);
            }
            for constraint in to.constraints {
                let pushed = model.push(constraint, Origin::Rule(rule as u32));
                pushed.map_err(|why| NotCompiled::Unsuitable { rule, why })?;
            }
        }
        Ok(model)
    }

    /// Whether a full board keeps the layout's groups, has the givens, and obeys every rule: by the
    /// definitions alone.
    pub fn is_solved_by(&self, board: &ennead_board::Givens) -> bool {
        let layout = self.layout();
        let filled = Filled::new(Scene::new(layout, &self.rules), board);
        board.layout() == layout
            && filled.is_some_and(|filled| {
                self.givens.iter().all(|(cell, value)| board.get(cell) == Some(value))
                    && layout.groups().iter().all(|group| filled.differ(group.cells))
                    && self.rules.iter().all(|rule: &Rule| rule.holds(&filled))
            })
    }
}
