//! What the clues say, ready to be reasoned with.

use ennead_board::{Cell, ValueSet};
use ennead_constraint::{Allowed, Constraint, Derivation, Kind, Model, Origin, Var, derived};
use ennead_rule::{NotCompiled, Setup};

use super::unit::Unit;
use super::{Clue, Differing, KnownSum, Summand};

/// A clue with more cells is reasoned about one constraint at a time.
const MOST_CELLS: usize = 12;

/// The most cells of a sum that follows, and the most such sums.
const MOST_TERMS: usize = 5;
const MOST_SUMS: usize = 150;

/// The clues and the board.
pub(super) struct Ground {
    /// The cells in reading order.
    pub(super) cells: Vec<Cell>,
    /// All values of the board.
    pub(super) values: u32,
    /// What each cell may hold at the beginning: its given, or all values.
    pub(super) start: Vec<u32>,
    /// The groups of cells that differ.
    pub(super) groups: Vec<Group>,
    /// By number of cell, the groups it is in.
    pub(super) groups_of: Vec<Vec<usize>>,
    /// What is reasoned about at once: small ones first, sums that follow last.
    pub(super) units: Vec<(Source, Unit)>,
    /// A sum that contradicts itself.
    pub(super) wrong: Option<KnownSum>,
    /// All clues as one model.
    pub(super) model: Model,
}

/// Cells that differ.
pub(super) struct Group {
    pub(super) name: Differing,
    pub(super) cells: Vec<usize>,
    /// Whether it holds each value once.
    pub(super) is_house: bool,
}

/// Where a unit comes from.
#[derive(Clone)]
pub(super) enum Source {
    Clue(Clue),
    Sum(KnownSum),
}

/// What one clue says, as a whole if that is about few cells, else statement by statement.
fn units_of(
    own: &[&Kind],
    others: &[&Kind],
    allowed: &[(usize, u32)],
    board: &[Vec<usize>],
) -> Vec<Unit> {
    let all = Unit::new(own, allowed, board);
    if !others.is_empty() && all.cells.len() <= MOST_CELLS {
        return vec![all];
    }
    let each = others.iter().map(|kind| Unit::new(&[kind], &[], board));
    let rest = (!allowed.is_empty()).then(|| Unit::new(&[], allowed, board));
    each.chain(rest).collect()
}

impl Ground {
    pub(super) fn new(setup: &Setup, clues: &[Clue]) -> Result<Ground, NotCompiled> {
        let layout = setup.layout();
        let values = layout.values().bits();
        let number = |cell| layout.number_of(cell).expect("a cell of the layout");
        let board: Vec<Vec<usize>> =
            layout.groups().iter().map(|it| it.cells.iter().map(number).collect()).collect();
        let is_house = |cells: usize| cells == layout.values().len();
        let named = board.iter().enumerate();
        let mut groups: Vec<Group> = named
            .map(|(at, cells)| Group {
                name: Differing::Group(at),
                cells: cells.clone(),
                is_house: is_house(cells.len()),
            })
            .collect();
        let cells: Vec<Cell> = layout.cells().iter().collect();
        let mut units = Vec::new();
        let mut start = vec![values; cells.len()];
        for &clue in clues {
            if let Clue::Given(cell) = clue {
                let given = setup.givens.get(cell).expect("a given of the setup");
                start[number(cell)] = 1 << given.number();
                continue;
            }
            let model = model_of(setup, &[clue])?;
            let (own, allowed) = says(&model, values);
            let (differ, others): (Vec<&Kind>, Vec<&Kind>) =
                own.iter().copied().partition(|kind| matches!(kind, Kind::Distinct { .. }));
            for kind in &differ {
                let own: Vec<usize> = kind.vars().iter().map(|var| var.index()).collect();
                let named = own.iter().map(|&cell| cells[cell]).collect();
                let is_house = is_house(own.len());
                groups.push(Group { name: Differing::Clue(clue, named), cells: own, is_house });
            }
            let of_clue = units_of(&own, &others, &allowed, &board);
            units.extend(of_clue.into_iter().map(|unit| (Source::Clue(clue), unit)));
        }
        units.sort_by_key(|(_, unit)| unit.cells.len());
        let model = model_of(setup, clues)?;
        let mut sums = known_sums(&model, &cells);
        sums.retain(|sum| sum.terms.len() <= MOST_TERMS);
        sums.sort_by_key(|sum| (sum.terms.len(), sum.plus.len() + sum.minus.len()));
        sums.truncate(MOST_SUMS);
        for sum in sums {
            let terms = sum.terms.iter().map(|&(cell, factor)| (Var(number(cell) as u16), factor));
            let total = Allowed::exactly(sum.total);
            let kind = Kind::Sum { terms: terms.collect(), total };
            units.push((Source::Sum(sum), Unit::new(&[&kind], &[], &board)));
        }
        let mut groups_of = vec![Vec::new(); cells.len()];
        for (at, group) in groups.iter().enumerate() {
            group.cells.iter().for_each(|&cell| groups_of[cell].push(at));
        }
        let wrong = wrong_sum(setup, clues, &cells)?;
        Ok(Ground { cells, values, start, groups, groups_of, units, wrong, model })
    }

    /// Cells and values as they are named outside.
    pub(super) fn named(&self, out: &[(usize, u32)]) -> Vec<(Cell, ValueSet)> {
        out.iter().map(|&(cell, bits)| (self.cells[cell], ValueSet::from_bits(bits))).collect()
    }
}

/// The model of these clues alone.
fn model_of(setup: &Setup, clues: &[Clue]) -> Result<Model, NotCompiled> {
    let given = |cell| clues.contains(&Clue::Given(cell));
    setup.model_of(given, |rule| clues.contains(&Clue::Rule(rule)))
}

/// What the clues of a model say: constraints, and what single cells may hold.
fn says(model: &Model, values: u32) -> (Vec<&Kind>, Vec<(usize, u32)>) {
    let own = |it: &&Constraint| matches!(it.origin, Origin::Rule(_));
    let kinds = model.constraints().iter().filter(own).map(|it| &it.kind).collect();
    let allowed = model.domains().iter().enumerate().filter(|(_, it)| it.0 != values);
    (kinds, allowed.map(|(cell, it)| (cell, it.0)).collect())
}

/// The sums that follow by the 45 rule.
fn known_sums(model: &Model, cells: &[Cell]) -> Vec<KnownSum> {
    let summand = |&number: &u32| match model.constraints()[number as usize].origin {
        Origin::Rule(rule) => Summand::Rule(rule as usize),
        // The first constraints of a model are the groups of the layout.
        _ => Summand::Group(number as usize),
    };
    let sum = |constraint: Constraint| {
        let Kind::Sum { terms, total: Allowed::Range(total, _) } = constraint.kind else {
            return None;
        };
        let Origin::Derived(Derivation::Linear { plus, minus }) = constraint.origin else {
            return None;
        };
        Some(KnownSum {
            plus: plus.iter().map(summand).collect(),
            minus: minus.iter().map(summand).collect(),
            terms: terms.iter().map(|&(var, factor)| (cells[var.index()], factor)).collect(),
            total,
        })
    };
    derived(model).into_iter().filter_map(sum).collect()
}

/// Houses and sums that cover the same cells and add up to different totals.
fn wrong_sum(
    setup: &Setup,
    clues: &[Clue],
    cells: &[Cell],
) -> Result<Option<KnownSum>, NotCompiled> {
    for &clue in clues {
        let Clue::Rule(rule) = clue else { continue };
        let own = model_of(setup, &[clue])?;
        let plain = own.constraints().iter().find_map(|it| match &it.kind {
            Kind::Sum { terms, total: Allowed::Range(low, high) }
                if low == high && terms.iter().all(|term| term.1 == 1) =>
            {
                let mut of: Vec<Cell> = terms.iter().map(|term| cells[term.0.index()]).collect();
                of.sort_unstable();
                Some((of, *low))
            }
            _ => None,
        });
        let Some((of, total)) = plain else { continue };
        let others: Vec<Clue> = clues.iter().copied().filter(|&it| it != clue).collect();
        // Without it, its cells have another sum.
        let model = model_of(setup, &others)?;
        let same = |sum: &KnownSum| {
            let mut cells: Vec<Cell> = sum.terms.iter().map(|term| term.0).collect();
            cells.sort_unstable();
            cells == of && sum.terms.iter().all(|term| term.1 == 1) && sum.total != total
        };
        if let Some(mut sum) = known_sums(&model, cells).into_iter().find(same) {
            sum.minus.push(Summand::Rule(rule));
            sum.total -= total;
            sum.terms.clear();
            return Ok(Some(sum));
        }
    }
    Ok(None)
}
