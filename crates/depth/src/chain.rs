//! Chains as plain data, and their usual notation.

use std::fmt;

use ennead_grid::{Candidate, Cell, CellSet, Digit, House};

/// A kind of chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ChainKind {
    /// A whip whose variables have two candidates each, the last of all linked to the target: it can
    /// be read from both ends.
    Bivalue,
    /// A whip in which all that is excluded beside the left-linking candidates is linked to the target.
    Z,
    /// A whip in which all that is excluded beside the left-linking candidates is linked to an
    /// earlier right-linking one; in the last variable also to the target.
    T,
    /// Each variable has a candidate linked to what was asserted just before.
    Whip,
    /// A whip that may assert groups.
    #[default]
    GWhip,
    /// Each variable has a candidate linked to anything asserted before.
    Braid,
}

impl ChainKind {
    /// As it begins in the usual notation: `whip`, `z-chain`, ….
    pub fn symbol(self) -> &'static str {
        match self {
            ChainKind::Bivalue => "biv-chain",
            ChainKind::Z => "z-chain",
            ChainKind::T => "t-whip",
            ChainKind::Whip => "whip",
            ChainKind::GWhip => "g-whip",
            ChainKind::Braid => "braid",
        }
    }
}

/// A cell, or a digit's place in a house: it has one value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variable {
    /// The digit in the cell.
    Cell(Cell),
    /// The place of the digit in the house.
    House(House, Digit),
}

/// What a link asserts: a candidate, or several of one digit as a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Right {
    /// The digit.
    pub digit: Digit,
    /// The cell, or the cells of a group.
    pub cells: CellSet,
}

/// A variable of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The variable.
    pub variable: Variable,
    /// A candidate of it that is excluded by what comes before, in a whip by what comes just before.
    pub left: Candidate,
    /// The candidates of it that are left. At the end there are none, except in a bivalue chain:
    /// there they are linked to the target.
    pub right: Option<Right>,
}

/// A chain. It shows that its targets are false: each of them, supposed to be true, leaves the last
/// variable no candidate.
///
/// Fields are not checked: a chain says what was found, or what someone claims.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// The kind.
    pub kind: ChainKind,
    /// What is eliminated: one candidate, unless it is the same for several without further ado.
    pub targets: Vec<Candidate>,
    /// The variables. Their number is the chain's length.
    pub links: Vec<Link>,
}

/// Whether `variable` is a cell, and a candidate's place in it: `n5`, `c4`, `r4`, `r4c5`.
fn place(f: &mut fmt::Formatter<'_>, variable: Variable, digit: Digit, at: CellSet) -> fmt::Result {
    let lines = |f: &mut fmt::Formatter<'_>, letter: char, line: fn(Cell) -> usize| {
        let mut numbers: Vec<usize> = at.iter().map(|cell| line(cell) + 1).collect();
        numbers.sort_unstable();
        numbers.dedup();
        write!(f, "{letter}")?;
        numbers.iter().try_for_each(|number| write!(f, "{number}"))
    };
    match variable {
        Variable::Cell(_) => write!(f, "n{digit}"),
        Variable::House(house, _) if house.index() < 9 => lines(f, 'c', Cell::column),
        Variable::House(house, _) if house.index() < 18 => lines(f, 'r', Cell::row),
        Variable::House(..) => {
            lines(f, 'r', Cell::row)?;
            lines(f, 'c', Cell::column)
        }
    }
}

/// `r4c2`, `r4n6`, `c2n3`, `b5n7`.
impl fmt::Display for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Variable::Cell(cell) => write!(f, "r{}c{}", cell.row() + 1, cell.column() + 1),
            Variable::House(house, digit) => {
                let letter = ['r', 'c', 'b'][house.index() / 9];
                write!(f, "{letter}{}n{digit}", house.index() % 9 + 1)
            }
        }
    }
}

/// `c2n3{r7 r4}`; without candidates left, `b5n7{r4c5 .}`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{{", self.variable)?;
        place(f, self.variable, self.left.digit(), self.left.cell().into())?;
        write!(f, " ")?;
        match self.right {
            Some(Right { digit, cells }) => place(f, self.variable, digit, cells)?,
            None => write!(f, ".")?,
        }
        write!(f, "}}")
    }
}

/// The notation of D. Berthier's books:
/// `whip[3]: c2n3{r7 r4} - r4n6{c2 c5} - b5n7{r4c5 .} ⇒ r6c6≠7`.
impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]: ", self.kind.symbol(), self.links.len())?;
        for (k, link) in self.links.iter().enumerate() {
            write!(f, "{}{link}", if k == 0 { "" } else { " - " })?;
        }
        for (k, target) in self.targets.iter().enumerate() {
            let (gap, cell) = (if k == 0 { " ⇒ " } else { ", " }, Variable::Cell(target.cell()));
            write!(f, "{gap}{cell}≠{}", target.digit())?;
        }
        Ok(())
    }
}
