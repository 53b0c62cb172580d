//! Simple statements that many rules are made of.

use ennead_board::{Cell, CellSet, ValueSet};

use crate::{Partial, Relation};

/// A simple statement about some cells. A rule that is nothing but such statements says so in
/// [`Kind::parts`](crate::Kind::parts), and has neither to say when it is broken nor how it is
/// compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// The cell holds one of the values.
    Among(Cell, ValueSet),
    /// The relation holds between the first and the second cell of each pair.
    Related(Vec<(Cell, Cell)>, Relation),
    /// The cells hold no value twice.
    Differ(Vec<Cell>),
    /// Σ factor · value is so much.
    Sum(Vec<(Cell, i32)>, i32),
}

impl Part {
    /// The relation for each pair of cells.
    pub(crate) fn related(
        pairs: impl IntoIterator<Item = (Cell, Cell)>,
        relation: Relation,
    ) -> Part {
        Part::Related(pairs.into_iter().collect(), relation)
    }

    /// Whether the values that are there rule it out.
    pub fn is_broken(&self, board: &Partial<'_>) -> bool {
        let scene = board.scene();
        match self {
            Part::Among(cell, values) => match board.at(*cell) {
                Some(value) => !values.iter().any(|it| i32::from(it.number()) == value),
                None => (*values & scene.layout.values()).is_empty(),
            },
            Part::Related(pairs, relation) => broken_pairs(pairs, relation, board).next().is_some(),
            Part::Differ(cells) => {
                let mut known = board.known(cells.iter().copied());
                known.sort_unstable();
                cells.len() > scene.values() || known.windows(2).any(|pair| pair[0] == pair[1])
            }
            Part::Sum(terms, total) => {
                let (low, high) = sum_range(terms.iter().copied(), board);
                !(low..=high).contains(total)
            }
        }
    }
}

impl Part {
    /// The cells with values that rule it out; none if it is not broken.
    pub(crate) fn broken_in(&self, board: &Partial<'_>) -> CellSet {
        let filled = |cell: &Cell| board.at(*cell).is_some();
        match self {
            _ if !self.is_broken(board) => CellSet::EMPTY,
            Part::Among(cell, _) => [*cell].into_iter().filter(filled).collect(),
            Part::Related(pairs, relation) => broken_pairs(pairs, relation, board)
                .flat_map(|(one, other)| [one, other])
                .filter(filled)
                .collect(),
            Part::Differ(cells) => {
                let is_twice = |cell: &Cell| {
                    let same = |other: &&Cell| board.at(**other) == board.at(*cell);
                    cells.iter().filter(same).count() > 1
                };
                cells.iter().copied().filter(filled).filter(is_twice).collect()
            }
            Part::Sum(terms, _) => terms.iter().map(|&(cell, _)| cell).filter(filled).collect(),
        }
    }
}

/// The pairs between which the relation cannot hold.
fn broken_pairs(
    pairs: &[(Cell, Cell)],
    relation: &Relation,
    board: &Partial<'_>,
) -> impl Iterator<Item = (Cell, Cell)> {
    let (least, greatest) = board.scene().range();
    let fits = move |a: Option<i32>, b: Option<i32>| {
        let may = |it: Option<i32>| it.map_or(least..=greatest, |value| value..=value);
        may(a).any(|x| may(b).any(|y| relation.holds(x, y)))
    };
    let equal = (least..=greatest).any(|x| relation.holds(x, x));
    // Of two open cells only whether the relation can hold at all.
    let open = fits(None, None);
    let is_broken = move |&(a, b): &(Cell, Cell)| match (board.at(a), board.at(b)) {
        (None, None) => !(if a == b { equal } else { open }),
        (x, y) => !fits(x, y),
    };
    pairs.iter().copied().filter(is_broken)
}

/// The least and the greatest that Σ factor · value can be, each cell by itself.
pub(crate) fn sum_range(
    terms: impl IntoIterator<Item = (Cell, i32)>,
    board: &Partial<'_>,
) -> (i32, i32) {
    let (least, greatest) = board.scene().range();
    terms.into_iter().fold((0, 0), |(low, high), (cell, factor)| {
        let ends = board.at(cell).map_or([least, greatest], |value| [value, value]);
        let ends = ends.map(|value| value * factor);
        (low + ends[0].min(ends[1]), high + ends[0].max(ends[1]))
    })
}
