//! The number that a formula is, and whether a condition holds.

use super::{Binary, Comparison, Condition, Number, Variable};

/// What the variables are.
pub(crate) type Of<'a> = &'a dyn Fn(Variable) -> i64;

impl Number {
    /// The number; `None` if it cannot be worked out.
    pub(crate) fn value(&self, of: Of<'_>) -> Option<i64> {
        match self {
            Number::Literal(number) => Some(*number),
            Number::Variable(variable) => Some(of(*variable)),
            Number::Minus(number) => number.value(of)?.checked_neg(),
            Number::Abs(number) => number.value(of)?.checked_abs(),
            Number::Binary(binary, a, b) => {
                let (a, b) = (a.value(of)?, b.value(of)?);
                match binary {
                    Binary::Plus => a.checked_add(b),
                    Binary::Minus => a.checked_sub(b),
                    Binary::Times => a.checked_mul(b),
                    // Rounded down, as the remainder is never negative.
                    Binary::By => {
                        let remainder = a.checked_rem_euclid(b)?;
                        a.checked_sub(remainder)?.checked_div(b)
                    }
                    Binary::Mod => a.checked_rem_euclid(b),
                }
            }
            Number::Min(numbers) => extreme(numbers, of, i64::min),
            Number::Max(numbers) => extreme(numbers, of, i64::max),
            Number::If(condition, a, b) => match condition.value(of)? {
                true => a.value(of),
                false => b.value(of),
            },
        }
    }

    /// Whether it speaks of the variable.
    pub(crate) fn uses(&self, variable: Variable) -> bool {
        match self {
            Number::Literal(_) => false,
            Number::Variable(other) => *other == variable,
            Number::Minus(number) | Number::Abs(number) => number.uses(variable),
            Number::Binary(_, a, b) => a.uses(variable) || b.uses(variable),
            Number::Min(numbers) | Number::Max(numbers) => {
                numbers.iter().any(|number| number.uses(variable))
            }
            Number::If(condition, a, b) => {
                condition.uses(variable) || a.uses(variable) || b.uses(variable)
            }
        }
    }
}

fn extreme(numbers: &[Number], of: Of<'_>, pick: fn(i64, i64) -> i64) -> Option<i64> {
    let mut best = None;
    for number in numbers {
        let value = number.value(of)?;
        best = Some(best.map_or(value, |best| pick(best, value)));
    }
    best
}

impl Condition {
    /// Whether it holds; `None` if a number in it cannot be worked out. What comes after a decisive
    /// `and` or `or` does not matter.
    fn value(&self, of: Of<'_>) -> Option<bool> {
        Some(match self {
            Condition::Compare(by, a, b) => {
                let (a, b) = (a.value(of)?, b.value(of)?);
                match by {
                    Comparison::Equal => a == b,
                    Comparison::Unequal => a != b,
                    Comparison::Less => a < b,
                    Comparison::AtMost => a <= b,
                    Comparison::Greater => a > b,
                    Comparison::AtLeast => a >= b,
                }
            }
            Condition::Not(condition) => !condition.value(of)?,
            Condition::And(a, b) => a.value(of)? && b.value(of)?,
            Condition::Or(a, b) => a.value(of)? || b.value(of)?,
        })
    }

    /// Whether it holds. Where a number cannot be worked out, it does not.
    pub(crate) fn holds(&self, of: Of<'_>) -> bool {
        self.value(of).unwrap_or(false)
    }

    /// Whether it holds for these values of `a` and `b`.
    ///
    /// ```
    /// use ennead_board::Layout;
    /// use ennead_rule::Rule;
    ///
    /// let rule = Rule::read("pair a % b = 0 or b % a = 0: r1c1 r1c2", &Layout::classic())?;
    /// let Rule::Pair(pair) = rule else { panic!("a pair") };
    /// assert!(pair.condition.holds_of(8, 2) && !pair.condition.holds_of(3, 2));
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn holds_of(&self, a: i32, b: i32) -> bool {
        self.holds(&|variable| match variable {
            Variable::A => a.into(),
            Variable::B => b.into(),
            _ => 0,
        })
    }

    /// Whether it speaks of the variable.
    pub(crate) fn uses(&self, variable: Variable) -> bool {
        match self {
            Condition::Compare(_, a, b) => a.uses(variable) || b.uses(variable),
            Condition::Not(condition) => condition.uses(variable),
            Condition::And(a, b) | Condition::Or(a, b) => a.uses(variable) || b.uses(variable),
        }
    }
}
