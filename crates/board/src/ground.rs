//! What every board has in common, so that code for all of them is written once.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

/// A board's cells and values, and what must differ: the classic board, whose sets are machine words
/// and whose maps are arrays, or a [`Layout`](crate::Layout).
///
/// ```
/// use ennead_board::{Classic, Ground, Layout};
///
/// fn peers_of_the_first_cell<G: Ground>(ground: &G) -> usize {
///     use ennead_board::Set;
///     ground.cells().iter().next().map_or(0, |cell| ground.peers(cell).len())
/// }
///
/// assert_eq!(peers_of_the_first_cell(&Classic), 20);
/// assert_eq!(peers_of_the_first_cell(&Layout::classic()), 20);
/// assert_eq!(peers_of_the_first_cell(&Layout::square(16).unwrap()), 39);
/// ```
pub trait Ground: Clone + Eq + Debug {
    /// A cell.
    type Cell: Copy + Ord + Hash + Debug + Display + FromStr;
    /// A value of a cell.
    type Value: Copy + Ord + Hash + Debug;
    /// A set of cells.
    type Cells: Set<Self::Cell>;
    /// A set of values.
    type Values: Set<Self::Value>;
    /// A value in a cell as one thing, written as `5r4c7`.
    type Candidate: Copy + Ord + Hash + Debug + Display;
    /// Values in some of the cells.
    type Givens: Digits<Self>;
    /// Something for each cell.
    type Map<T: Clone + PartialEq + Debug>: Clone
        + PartialEq
        + Debug
        + Index<Self::Cell, Output = T>
        + IndexMut<Self::Cell>;

    /// The cells.
    fn cells(&self) -> Self::Cells;

    /// The values.
    fn values(&self) -> Self::Values;

    /// The other cells that must hold another value than `cell`.
    fn peers(&self, cell: Self::Cell) -> Self::Cells;

    /// No value in any cell.
    fn blank(&self) -> Self::Givens;

    /// The map that holds `value(cell)` for every cell.
    fn map<T: Clone + PartialEq + Debug>(&self, value: impl FnMut(Self::Cell) -> T)
    -> Self::Map<T>;

    /// The values that no peer of `cell` holds. The cell's own value does not matter.
    fn allowed(&self, givens: &Self::Givens, cell: Self::Cell) -> Self::Values;

    /// All cells whose value occurs again in one of their peers.
    fn clashes(&self, givens: &Self::Givens) -> Self::Cells;

    /// Those of them that follow from the houses, without the rules that a board may have besides.
    fn clashes_in_houses(&self, givens: &Self::Givens) -> Self::Cells {
        self.clashes(givens)
    }

    /// How often each value occurs on the full board, if the houses say so.
    fn times(&self) -> Option<usize>;

    /// `value` in `cell`.
    fn candidate(value: Self::Value, cell: Self::Cell) -> Self::Candidate;

    /// The value and the cell of a candidate.
    fn parts(candidate: Self::Candidate) -> (Self::Value, Self::Cell);

    /// The number that `value` is.
    fn number(&self, value: Self::Value) -> u8;

    /// The value with this number, if the board has it.
    fn value(&self, number: u8) -> Option<Self::Value>;

    /// The cell called `name`, if the board has it.
    fn cell(&self, name: &str) -> Option<Self::Cell>;

    /// The layout's notation.
    fn notation(&self) -> String;

    /// The board with this notation, or `None` if it is no such board.
    fn from_notation(notation: &str) -> Option<Self>;

    /// Its rules besides those of the layout, each a line of their language.
    fn rules(&self) -> Vec<String> {
        Vec::new()
    }

    /// The board with these rules in place of its own, or `None` if it has no such rules.
    fn with_rules(self, rules: &[String]) -> Option<Self> {
        rules.is_empty().then_some(self)
    }

    /// The symbols of all cells in reading order, `.` for an empty one; separated by blanks if some
    /// symbol has several characters.
    fn givens_text(&self, givens: &Self::Givens) -> String;

    /// Reads what [`givens_text`](Ground::givens_text) writes.
    fn parse_givens(&self, text: &str) -> Option<Self::Givens>;

    /// The symbols of the values, separated by blanks if some symbol has several characters.
    fn values_text(&self, values: Self::Values) -> String;

    /// Reads what [`values_text`](Ground::values_text) writes.
    fn parse_values(&self, text: &str) -> Option<Self::Values>;
}

/// A set of cells or values.
pub trait Set<E>:
    Copy
    + Eq
    + Default
    + Debug
    + FromIterator<E>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Sub<Output = Self>
{
    /// Whether `element` is in the set.
    fn contains(self, element: E) -> bool;
    /// Adds `element`.
    fn insert(&mut self, element: E);
    /// Takes `element` out.
    fn remove(&mut self, element: E);
    /// How many elements there are.
    fn len(self) -> usize;
    /// Whether there is none.
    fn is_empty(self) -> bool;
    /// The elements, ascending.
    fn iter(self) -> impl Iterator<Item = E>;
    /// The set with just `element`.
    fn only(element: E) -> Self {
        std::iter::once(element).collect()
    }
    /// The element of a set with exactly one, otherwise `None`.
    fn single(self) -> Option<E> {
        let mut elements = self.iter();
        elements.next().filter(|_| elements.next().is_none())
    }
}

/// Values in some of the cells of a board. They may clash.
pub trait Digits<G: Ground>: Clone + Eq + Debug {
    /// The value in `cell`.
    fn get(&self, cell: G::Cell) -> Option<G::Value>;
    /// Writes or empties `cell`.
    fn set(&mut self, cell: G::Cell, value: Option<G::Value>);
    /// The cells that hold a value.
    fn cells(&self) -> G::Cells;
    /// The cells that hold a value, with it, in reading order.
    fn iter(&self) -> impl Iterator<Item = (G::Cell, G::Value)>;
    /// Whether no cell holds one.
    fn is_empty(&self) -> bool;
    /// How many cells hold `value`.
    fn count_of(&self, value: G::Value) -> usize;
    /// Puts the values of `other` over these.
    fn lay(&mut self, other: &Self);
}

/// Implements [`Set`] for a type by its methods of the same names.
macro_rules! set {
    ($Set:ident of $Element:ident) => {
        impl $crate::Set<$Element> for $Set {
            #[inline]
            fn contains(self, element: $Element) -> bool {
                $Set::contains(self, element)
            }
            #[inline]
            fn insert(&mut self, element: $Element) {
                $Set::insert(self, element);
            }
            #[inline]
            fn remove(&mut self, element: $Element) {
                $Set::remove(self, element);
            }
            #[inline]
            fn len(self) -> usize {
                $Set::len(self)
            }
            #[inline]
            fn is_empty(self) -> bool {
                $Set::is_empty(self)
            }
            #[inline]
            fn iter(self) -> impl Iterator<Item = $Element> {
                $Set::iter(self)
            }
        }
    };
}

pub(crate) use set;
