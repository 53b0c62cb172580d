//! A board with rules, as games are played on it.

use std::fmt::Debug;
use std::sync::Arc;

use ennead_board::{
    Candidate, Cell, CellMap, CellSet, Givens, Ground, Layout, Sheet, Value, ValueSet,
};

use crate::{Partial, Rule, Setup};

/// A layout and rules that fit it: the [`Ground`] of games whose conflicts are those of the houses and of the
/// rules. What is a conflict is seen without any search.
///
/// ```
/// use ennead_board::{Cell, Ground};
/// use ennead_rule::{Ruled, Setup};
///
/// let setup = Setup::read("4x4; givens 13..............; cage 3: r1c1 r1c2")?;
/// let ground = Ruled::new(&setup).expect("its rules fit");
/// let (rule, cells) = ground.broken(&setup.givens)[0];
/// assert_eq!(rule.name(), "cage");
/// assert!(cells.contains(Cell::at(0, 1)));
/// assert_eq!(ground.clashes(&setup.givens), cells);
/// assert_eq!(ground.layout().clashes(&setup.givens).len(), 0);
/// # Ok::<(), ennead_rule::Misread>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruled {
    layout: Layout,
    /// Invariant: they fit the layout.
    rules: Arc<[Rule]>,
}

impl From<Layout> for Ruled {
    fn from(layout: Layout) -> Ruled {
        Ruled { layout, rules: Arc::new([]) }
    }
}

impl Ruled {
    /// The board of a setup, if all rules fit it.
    pub fn new(setup: &Setup) -> Option<Ruled> {
        let layout = setup.layout().clone();
        let fit = setup.rules.iter().all(|rule| rule.fit(&layout).is_ok());
        fit.then(|| Ruled { layout, rules: setup.rules.clone().into() })
    }

    /// The layout.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The rules.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Whether it is the classic board, without rules.
    pub fn is_classic(&self) -> bool {
        self.layout.is_classic() && self.rules.is_empty()
    }

    /// Values on this board, as a puzzle.
    pub fn setup(&self, givens: &Givens) -> Setup {
        Setup { givens: givens.clone(), rules: self.rules.to_vec() }
    }

    /// The rules that the values break, each with the cells at fault.
    pub fn broken(&self, values: &Givens) -> Vec<(&Rule, CellSet)> {
        let board = Partial::new(values, &self.rules);
        let broken = self.rules.iter().map(|rule| (rule, rule.broken_in(&board)));
        broken.filter(|(_, cells)| !cells.is_empty()).collect()
    }

    /// What lies on `sheet`, which is on the same layout, on this board.
    pub fn sheet(&self, sheet: Sheet<Layout>) -> Sheet<Ruled> {
        let Sheet {
            givens, placed, corner, centre, colours, by_candidates, info, solution, ..
        } = sheet;
        let ground = self.clone();
        Sheet { ground, givens, placed, corner, centre, colours, by_candidates, info, solution }
    }

    /// The same without the rules.
    pub fn plain(sheet: Sheet<Ruled>) -> Sheet<Layout> {
        let Sheet {
            givens, placed, corner, centre, colours, by_candidates, info, solution, ..
        } = sheet;
        let ground = sheet.ground.layout;
        Sheet { ground, givens, placed, corner, centre, colours, by_candidates, info, solution }
    }
}

impl Ground for Ruled {
    type Cell = Cell;
    type Value = Value;
    type Cells = CellSet;
    type Values = ValueSet;
    type Candidate = Candidate;
    type Givens = Givens;
    type Map<T: Clone + PartialEq + Debug> = CellMap<T>;

    fn cells(&self) -> CellSet {
        self.layout.cells()
    }

    fn values(&self) -> ValueSet {
        self.layout.values()
    }

    fn peers(&self, cell: Cell) -> CellSet {
        self.layout.peers_of(cell)
    }

    fn blank(&self) -> Givens {
        Givens::blank(&self.layout)
    }

    fn map<T: Clone + PartialEq + Debug>(&self, value: impl FnMut(Cell) -> T) -> CellMap<T> {
        CellMap::from_fn(&self.layout, value)
    }

    /// As on the layout: a rule rules values out, but does not strike their marks.
    fn allowed(&self, givens: &Givens, cell: Cell) -> ValueSet {
        self.layout.allowed(givens, cell)
    }

    fn clashes(&self, givens: &Givens) -> CellSet {
        let broken = self.broken(givens).into_iter().map(|(_, cells)| cells);
        broken.fold(self.layout.clashes(givens), |all, cells| all | cells)
    }

    fn clashes_in_houses(&self, givens: &Givens) -> CellSet {
        self.layout.clashes(givens)
    }

    fn times(&self) -> Option<usize> {
        self.layout.times()
    }

    fn candidate(value: Value, cell: Cell) -> Candidate {
        <Layout as Ground>::candidate(value, cell)
    }

    fn parts(candidate: Candidate) -> (Value, Cell) {
        <Layout as Ground>::parts(candidate)
    }

    fn number(&self, value: Value) -> u8 {
        Ground::number(&self.layout, value)
    }

    fn value(&self, number: u8) -> Option<Value> {
        Ground::value(&self.layout, number)
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        Ground::cell(&self.layout, name)
    }

    fn notation(&self) -> String {
        self.layout.notation()
    }

    fn from_notation(notation: &str) -> Option<Ruled> {
        Layout::from_notation(notation).map(Ruled::from)
    }

    fn rules(&self) -> Vec<String> {
        self.rules.iter().map(|rule| rule.to_line(&self.layout)).collect()
    }

    fn with_rules(self, rules: &[String]) -> Option<Ruled> {
        let read = |line: &String| {
            let rule = Rule::read(line, &self.layout).ok()?;
            rule.fit(&self.layout).is_ok().then_some(rule)
        };
        let rules = rules.iter().map(read).collect::<Option<_>>()?;
        Some(Ruled { rules, ..self })
    }

    fn givens_text(&self, givens: &Givens) -> String {
        self.layout.givens_text(givens)
    }

    fn parse_givens(&self, text: &str) -> Option<Givens> {
        self.layout.parse_givens(text)
    }

    fn values_text(&self, values: ValueSet) -> String {
        self.layout.values_text(values)
    }

    fn parse_values(&self, text: &str) -> Option<ValueSet> {
        self.layout.parse_values(text)
    }
}
