//! A small language of formulas, for rules of one's own.
//!
//! ```text
//! a + b = 10 or a = 2 * b
//! abs(a - b) >= 5 and not (a = 5 or b = 5)
//! if(a > b, a % b, b % a) = 0
//! ```
//!
//! Numbers are whole. There are `+ - * / %` (division is rounded down, a remainder is never
//! negative), `abs(x)`, `min(x, y, …)`, `max(x, y, …)`, `if(condition, x, y)`. They are compared by
//! `=`, `!=`, `<`, `<=`, `>` and `>=`, in chains too (`1 < a < b`); comparisons are joined by
//! `not`, `and`, `or`. Which variables there are depends on where the formula stands. Where a
//! number cannot be worked out, because it would be divided by 0 or too large, the condition does
//! not hold.

mod argument;
mod error;
mod evaluate;
mod parse;

use std::fmt;

pub use error::Wanted;
pub(crate) use parse::{Parser, condition};

/// What a formula may speak of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variable {
    /// The value of the first of two cells.
    A,
    /// The value of the second.
    B,
    /// The value of the cell that a line has reached.
    D,
    /// The value of the cell before it; 0 at the first.
    P,
    /// The number of that cell on the line, from 1.
    I,
    /// How many cells the line has.
    N,
    /// What has been kept in mind since the line began.
    S,
}

impl Variable {
    /// All of them.
    pub const ALL: [Variable; 7] =
        [Variable::A, Variable::B, Variable::D, Variable::P, Variable::I, Variable::N, Variable::S];

    /// The letter.
    pub const fn name(self) -> &'static str {
        match self {
            Variable::A => "a",
            Variable::B => "b",
            Variable::D => "d",
            Variable::P => "p",
            Variable::I => "i",
            Variable::N => "n",
            Variable::S => "s",
        }
    }
}

/// A formula that is a number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    /// This one.
    Literal(i64),
    /// A variable.
    Variable(Variable),
    /// With the other sign.
    Minus(Box<Number>),
    /// Without sign.
    Abs(Box<Number>),
    /// Two numbers.
    Binary(Binary, Box<Number>, Box<Number>),
    /// The least of some, at least one.
    Min(Vec<Number>),
    /// The greatest of some, at least one.
    Max(Vec<Number>),
    /// One number if the condition holds, else the other.
    If(Box<Condition>, Box<Number>, Box<Number>),
}

/// A way to make a number of two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binary {
    /// The sum.
    Plus,
    /// The difference.
    Minus,
    /// The product.
    Times,
    /// The quotient, rounded down.
    By,
    /// The remainder, never negative.
    Mod,
}

/// A formula that holds or does not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// A comparison of two numbers.
    Compare(Comparison, Number, Number),
    /// It does not hold.
    Not(Box<Condition>),
    /// Both hold.
    And(Box<Condition>, Box<Condition>),
    /// One at least holds.
    Or(Box<Condition>, Box<Condition>),
}

/// How two numbers are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Comparison {
    /// They are equal.
    Equal,
    /// They are not.
    Unequal,
    /// The first is less.
    Less,
    /// The first is not greater.
    AtMost,
    /// The first is greater.
    Greater,
    /// The first is not less.
    AtLeast,
}

impl Binary {
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Binary::Plus => "+",
            Binary::Minus => "-",
            Binary::Times => "*",
            Binary::By => "/",
            Binary::Mod => "%",
        }
    }

    /// Whether it binds more tightly than `+`.
    const fn is_product(self) -> bool {
        matches!(self, Binary::Times | Binary::By | Binary::Mod)
    }
}

impl Comparison {
    pub(crate) const ALL: [Comparison; 6] = [
        Comparison::Equal,
        Comparison::Unequal,
        Comparison::Less,
        Comparison::AtMost,
        Comparison::Greater,
        Comparison::AtLeast,
    ];

    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Comparison::Equal => "=",
            Comparison::Unequal => "!=",
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::Greater => ">",
            Comparison::AtLeast => ">=",
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, name: &str, numbers: &[Number]) -> fmt::Result {
    write!(f, "{name}(")?;
    for (i, number) in numbers.iter().enumerate() {
        write!(f, "{}{number}", if i > 0 { ", " } else { "" })?;
    }
    f.write_str(")")
}

/// A number that need not be put in parentheses where only factors can stand.
struct Factor<'a>(&'a Number);

ennead_grid::display!(Factor<'_>: |it, f| match it.0 {
    Number::Binary(..) => write!(f, "({})", it.0),
    number => write!(f, "{number}"),
});

/// The same, left of a product, where another product can stand too.
struct Product<'a>(&'a Number);

ennead_grid::display!(Product<'_>: |it, f| match it.0 {
    Number::Binary(binary, ..) if !binary.is_product() => write!(f, "({})", it.0),
    number => write!(f, "{number}"),
});

ennead_grid::display! {
    /// With no more parentheses than it needs.
    Number: |it, f| match it {
        Number::Literal(number) => write!(f, "{number}"),
        Number::Variable(variable) => f.write_str(variable.name()),
        Number::Minus(number) => write!(f, "-{}", Factor(number)),
        Number::Abs(number) => write!(f, "abs({number})"),
        Number::Binary(binary, a, b) if binary.is_product() => {
            write!(f, "{} {} {}", Product(a), binary.sign(), Factor(b))
        }
        Number::Binary(binary, a, b) => write!(f, "{a} {} {}", binary.sign(), Product(b)),
        Number::Min(numbers) => list(f, "min", numbers),
        Number::Max(numbers) => list(f, "max", numbers),
        Number::If(condition, a, b) => write!(f, "if({condition}, {a}, {b})"),
    }
}

/// A condition that need not be put in parentheses after `not`.
struct Single<'a>(&'a Condition);

ennead_grid::display!(Single<'_>: |it, f| match it.0 {
    Condition::Not(_) => write!(f, "{}", it.0),
    condition => write!(f, "({condition})"),
});

/// The same beside `and`; `deep` to its right, where another `and` needs parentheses.
struct Joined<'a>(&'a Condition, bool);

ennead_grid::display!(Joined<'_>: |it, f| match it.0 {
    Condition::Or(..) => write!(f, "({})", it.0),
    Condition::And(..) if it.1 => write!(f, "({})", it.0),
    condition => write!(f, "{condition}"),
});

ennead_grid::display! {
    /// With no more parentheses than it needs.
    Condition: |it, f| match it {
        Condition::Compare(by, a, b) => write!(f, "{a} {} {b}", by.sign()),
        Condition::Not(condition) => write!(f, "not {}", Single(condition)),
        Condition::And(a, b) => write!(f, "{} and {}", Joined(a, false), Joined(b, true)),
        Condition::Or(a, b) => match **b {
            Condition::Or(..) => write!(f, "{a} or ({b})"),
            _ => write!(f, "{a} or {b}"),
        },
    }
}
