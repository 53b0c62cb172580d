//! Relations between the values of two cells.

use ennead_board::{Value, ValueSet};

use crate::formula::Condition;

/// What must hold between the values of two cells, *a* and *b*.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Relation {
    /// *a* = *b*.
    Equal,
    /// *a* ≠ *b*.
    Unequal,
    /// *a* < *b*.
    Less,
    /// *a* ≤ *b*.
    NotGreater,
    /// They differ by exactly so much.
    Differ(i32),
    /// They differ by at least so much.
    Apart(i32),
    /// One is so many times the other.
    Ratio(i32),
    /// They add up to so much.
    Total(i32),
    /// Divided by so much they leave the same remainder.
    SameRemainder(i32),
    /// They leave different remainders.
    OtherRemainder(i32),
    /// In different classes of so many values each, counted from the least value, the second
    /// number.
    OtherClass(i32, i32),
    /// None of the relations holds: what negative rules say.
    Neither(Vec<Relation>),
    /// A formula in `a` and `b` holds.
    Formula(Condition),
    /// One of these pairs, in this order.
    Table(Vec<(Value, Value)>),
}

impl Relation {
    /// Whether it holds between *a* and *b*.
    ///
    /// ```
    /// use ennead_rule::Relation;
    ///
    /// assert!(Relation::Ratio(2).holds(3, 6) && Relation::Ratio(2).holds(6, 3));
    /// assert!(!Relation::Apart(5).holds(3, 7));
    /// ```
    pub fn holds(&self, a: i32, b: i32) -> bool {
        match self {
            Relation::Equal => a == b,
            Relation::Unequal => a != b,
            Relation::Less => a < b,
            Relation::NotGreater => a <= b,
            Relation::Differ(gap) => (a - b).abs() == *gap,
            Relation::Apart(gap) => (a - b).abs() >= *gap,
            Relation::Ratio(factor) => a == factor * b || b == factor * a,
            Relation::Total(total) => a + b == *total,
            Relation::SameRemainder(by) => a.rem_euclid(*by) == b.rem_euclid(*by),
            Relation::OtherRemainder(by) => a.rem_euclid(*by) != b.rem_euclid(*by),
            Relation::OtherClass(size, least) => {
                (a - least).div_euclid(*size) != (b - least).div_euclid(*size)
            }
            Relation::Neither(relations) => !relations.iter().any(|it| it.holds(a, b)),
            Relation::Formula(condition) => condition.holds_of(a, b),
            Relation::Table(pairs) => pairs.iter().any(|&(x, y)| (number(x), number(y)) == (a, b)),
        }
    }

    /// For each value 0 to 31 as *a*, those of `values` that *b* may have; none for an *a* that is
    /// not among `values`.
    pub fn images(&self, values: ValueSet) -> [ValueSet; 32] {
        let mut images = [ValueSet::EMPTY; 32];
        for a in values.iter() {
            let fits = |&b: &Value| self.holds(number(a), number(b));
            images[usize::from(a.number())] = values.iter().filter(fits).collect();
        }
        images
    }
}

/// A value as predicates reckon with it.
pub(crate) fn number(value: Value) -> i32 {
    i32::from(value.number())
}
