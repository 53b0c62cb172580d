//! What is known about a rule while its cells are open: the bounds of its numbers, and their last
//! digits.
//!
//! This is for rules that are too large for a diagram, such as a product of two long words. It
//! never says wrongly that a rule is refuted, but often it says nothing.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive};

use super::shape::{Shape, ShapeNode};
use super::{Digits, digits};
use crate::vocabulary::{Kind, Op};

/// From this value on, a bound only means "at least this large".
const FAR: i128 = 1 << 120;

/// How many last digits are tracked.
const MOST_PLACES: u32 = 18;

/// What is known about a node.
#[derive(Clone, Copy, Debug)]
enum Known {
    Number(Range),
    Truth { can_hold: bool, can_fail: bool },
}

/// What is known about a number.
#[derive(Clone, Copy, Debug)]
struct Range {
    low: i128,
    high: i128,
    /// The number modulo 10^places.
    last: u64,
    places: u32,
    /// Whether it certainly exists.
    defined: bool,
}

impl Range {
    const ANY: Range = Range { low: -FAR, high: FAR, last: 0, places: 0, defined: true };

    fn between(low: i128, high: i128) -> Range {
        let (low, high) = (low.clamp(-FAR, FAR), high.clamp(-FAR, FAR));
        let range = Range { low, high, ..Range::ANY };
        if low == high && low.abs() < FAR {
            let last = low.rem_euclid(10i128.pow(MOST_PLACES)) as u64;
            return Range { last, places: MOST_PLACES, ..range };
        }
        range
    }

    fn exact(self) -> Option<i128> {
        (self.low == self.high && self.low.abs() < FAR).then_some(self.low)
    }

    fn ending(self, last: u128, places: u32) -> Range {
        if self.places >= places {
            return self;
        }
        Range { last: (last % 10u128.pow(places)) as u64, places, ..self }
    }

    fn defined_if(self, defined: bool) -> Range {
        Range { defined: self.defined && defined, ..self }
    }
}

/// Whether it is certain that no digits in these domains satisfy the rule.
pub(crate) fn refuted(shape: &Shape, domain: &dyn Fn(u32) -> Digits) -> bool {
    let mut known: Vec<Known> = Vec::with_capacity(shape.nodes.len());
    for node in &shape.nodes {
        let value = match *node {
            ShapeNode::Number(ref value) => Known::Number(number(value)),
            ShapeNode::Word(ref cells) => Known::Number(word(cells.iter(), domain)),
            ShapeNode::One(op, a) => one(op, known[a], shape, a, domain),
            ShapeNode::Two(op, a, b) => two(op, known[a], known[b]),
        };
        known.push(value);
    }
    matches!(known.last(), Some(Known::Truth { can_hold: false, .. }))
}

fn number(value: &BigInt) -> Range {
    match value.to_i128().filter(|value| value.abs() < FAR) {
        Some(value) => Range::between(value, value),
        None => {
            let far = if value.is_negative() { -FAR } else { FAR };
            let last = value.mod_floor(&BigInt::from(10).pow(MOST_PLACES));
            let last = last.to_u128().expect("below 10^18");
            Range::between(far, far).ending(last, MOST_PLACES)
        }
    }
}

fn word<'a>(
    cells: impl DoubleEndedIterator<Item = &'a u32> + Clone,
    domain: &dyn Fn(u32) -> Digits,
) -> Range {
    let (mut low, mut high) = (0i128, 0i128);
    for &cell in cells.clone() {
        let set = domain(cell);
        if set == 0 {
            return Range::between(0, 0);
        }
        low = (low * 10 + i128::from(set.trailing_zeros())).min(FAR);
        high = (high * 10 + i128::from(set.ilog2())).min(FAR);
    }
    let (mut last, mut places) = (0u128, 0);
    for &cell in cells.rev().take(MOST_PLACES as usize) {
        let set = domain(cell);
        if set.count_ones() != 1 {
            break;
        }
        last += 10u128.pow(places) * u128::from(set.trailing_zeros());
        places += 1;
    }
    Range::between(low, high).ending(last, places)
}

/// The largest number of digits of the numbers in a range.
fn places(range: Range) -> Option<u32> {
    let greatest = range.low.unsigned_abs().max(range.high.unsigned_abs());
    (greatest < FAR as u128).then(|| greatest.checked_ilog10().unwrap_or(0) + 1)
}

fn one(op: Op, a: Known, shape: &Shape, node: usize, domain: &dyn Fn(u32) -> Digits) -> Known {
    let a = match (op, a) {
        (Op::Not, Known::Truth { can_hold, can_fail }) => {
            return Known::Truth { can_hold: can_fail, can_fail: can_hold };
        }
        (_, Known::Number(a)) => a,
        (_, Known::Truth { .. }) => unreachable!("only `not` takes a condition"),
    };
    let by_cells = shape.digit_cells(node);
    // A word with known cells is known, except for the reading of its digits.
    let exact = a.exact().filter(|_| by_cells.is_none());
    let value = exact.map(|value| crate::eval::Value::Number(value.into()));
    if let Some(value) = value.filter(|_| a.defined) {
        match super::rule::apply(op, std::slice::from_ref(&value)) {
            crate::eval::Value::Number(value) => return Known::Number(number(&value)),
            crate::eval::Value::Truth(truth) => {
                return Known::Truth { can_hold: truth, can_fail: !truth };
            }
            _ => {}
        }
    }
    match op.entry().gives {
        Kind::Number => {
            Known::Number(range_of_one(op, a, shape, node, domain).defined_if(a.defined))
        }
        Kind::Truth => Known::Truth { can_hold: can_hold(op, a, by_cells, domain), can_fail: true },
    }
}

/// The bounds of `op(a)`.
fn range_of_one(
    op: Op,
    a: Range,
    shape: &Shape,
    node: usize,
    domain: &dyn Fn(u32) -> Digits,
) -> Range {
    let extremes = |cells: &[u32]| -> Vec<(i128, i128)> {
        let sets = cells.iter().map(|&cell| domain(cell)).filter(|&set| set != 0);
        sets.map(|set| (set.trailing_zeros().into(), set.ilog2().into())).collect()
    };
    match op {
        Op::DigitSum => match (shape.word(node), places(a)) {
            (Some(cells), _) => {
                let sums = extremes(cells);
                Range::between(sums.iter().map(|s| s.0).sum(), sums.iter().map(|s| s.1).sum())
            }
            (None, Some(places)) => Range::between(0, 9 * i128::from(places)),
            (None, None) => Range::between(0, FAR),
        },
        Op::DigitProduct => match (shape.digit_cells(node), places(a)) {
            (Some(cells), _) => {
                let product = |of: fn(&(i128, i128)) -> i128| {
                    extremes(cells).iter().map(of).fold(1i128, |p, d| (p * d).min(FAR))
                };
                Range::between(product(|s| s.0), product(|s| s.1))
            }
            (None, Some(places)) => Range::between(0, 9i128.saturating_pow(places)),
            (None, None) => Range::between(0, FAR),
        },
        Op::Absolute => Range::between(a.low.max(-a.high).max(0), a.low.abs().max(a.high.abs())),
        Op::Reverse => match shape.digit_cells(node) {
            Some(cells) => word(cells.iter().rev(), domain),
            None => Range::ANY,
        },
        _ => unreachable!("{op:?} does not make a number of one"),
    }
}

/// Whether `op(a)` may hold; `cells` are those of a word if they are its digits.
fn can_hold(op: Op, a: Range, cells: Option<&[u32]>, domain: &dyn Fn(u32) -> Digits) -> bool {
    let last_digit = (a.places > 0).then_some(a.last % 10);
    match op {
        Op::Unique => cells.is_none_or(|cells| {
            let mut seen = 0;
            cells.iter().map(|&cell| domain(cell)).filter(|set| set.count_ones() == 1).all(|set| {
                let new = seen & set == 0;
                seen |= set;
                new
            })
        }),
        Op::Palindrome => cells.is_none_or(|cells| {
            cells.iter().zip(cells.iter().rev()).all(|(&a, &b)| domain(a) & domain(b) != 0)
        }),
        Op::Prime => {
            let even = matches!(last_digit, Some(0 | 2 | 4 | 6 | 8)) && a.low > 2;
            let five = last_digit == Some(5) && a.low > 5;
            a.high >= 2 && !even && !five
        }
        Op::Square => {
            let some = a.high >= 0 && {
                let root = a.high.unsigned_abs().isqrt() as i128;
                a.high >= FAR || root * root >= a.low
            };
            some && !matches!(last_digit, Some(2 | 3 | 7 | 8))
        }
        Op::Triangular => a.high >= 0 && !matches!(last_digit, Some(2 | 4 | 7 | 9)),
        Op::Fibonacci | Op::Perfect => a.high >= 0,
        _ => true,
    }
}

fn two(op: Op, a: Known, b: Known) -> Known {
    let (a, b) = match (a, b) {
        (Known::Number(a), Known::Number(b)) => (a, b),
        (Known::Truth { can_hold: a, can_fail: x }, Known::Truth { can_hold: b, can_fail: y }) => {
            return match op {
                Op::And => Known::Truth { can_hold: a && b, can_fail: x || y },
                _ => Known::Truth { can_hold: a || b, can_fail: x && y },
            };
        }
        _ => unreachable!("the kinds of arguments are checked"),
    };
    let defined = a.defined && b.defined;
    match op.entry().gives {
        Kind::Number => Known::Number(range_of_two(op, a, b).defined_if(defined)),
        Kind::Truth => {
            let (can_hold, can_fail) = relation(op, a, b);
            Known::Truth { can_hold, can_fail: can_fail || !defined }
        }
    }
}

/// How many last digits of both are known, and these digits.
fn endings(a: Range, b: Range) -> (u32, u128, u128) {
    let places = a.places.min(b.places);
    let modulus = 10u128.pow(places);
    (places, u128::from(a.last) % modulus, u128::from(b.last) % modulus)
}

/// The bounds of `op(a, b)`.
fn range_of_two(op: Op, a: Range, b: Range) -> Range {
    let (places, last_a, last_b) = endings(a, b);
    let near = |range: Range| range.low > -FAR && range.high < FAR;
    match op {
        Op::Plus => {
            Range::between(sum(a.low, b.low), sum(a.high, b.high)).ending(last_a + last_b, places)
        }
        Op::Minus => Range::between(sum(a.low, -b.high), sum(a.high, -b.low))
            .ending(10u128.pow(places) + last_a - last_b, places),
        Op::Times => {
            let corners = [(a.low, b.low), (a.low, b.high), (a.high, b.low), (a.high, b.high)]
                .map(|(a, b)| a.saturating_mul(b).clamp(-FAR, FAR));
            let low = corners.into_iter().min().expect("four");
            let high = corners.into_iter().max().expect("four");
            Range::between(low, high).ending(last_a * last_b, places)
        }
        Op::Mod | Op::Div | Op::Quotient => {
            let exists = b.low > 0 || b.high < 0;
            let range = match (op, b.exact()) {
                (_, Some(0)) => Range::ANY,
                (Op::Mod, Some(n)) => Range::between(0, n.abs() - 1),
                (Op::Mod, None) => Range::between(0, b.low.abs().max(b.high.abs())),
                (_, Some(n)) if n > 0 && near(a) => {
                    Range::between(a.low.div_euclid(n), a.high.div_euclid(n))
                }
                _ if b.low > 0 && a.low >= 0 && near(a) && near(b) => {
                    Range::between(a.low / b.high, a.high / b.low)
                }
                _ => Range::ANY,
            };
            // A quotient may be inexact.
            range.defined_if(exists && op != Op::Quotient)
        }
        Op::Power => {
            let range = match (u32::try_from(b.low), u32::try_from(b.high)) {
                (Ok(least), Ok(most)) if a.low >= 1 => Range::between(
                    a.low.saturating_pow(least).min(FAR),
                    a.high.saturating_pow(most).min(FAR),
                ),
                (Ok(_), Ok(most)) if a.low >= 0 => {
                    Range::between(0, a.high.saturating_pow(most).clamp(1, FAR))
                }
                _ => Range::ANY,
            };
            range.defined_if(b.low >= 0)
        }
        Op::Gcd => Range::between(
            0,
            [a.low, a.high, b.low, b.high].map(i128::abs).into_iter().fold(0, i128::max),
        ),
        Op::Lcm => Range::between(0, FAR),
        _ => unreachable!("{op:?} does not make a number of two"),
    }
}

/// Whether `op(a, b)` may hold, and whether it may fail.
fn relation(op: Op, a: Range, b: Range) -> (bool, bool) {
    let (places, last_a, last_b) = endings(a, b);
    // With saturated bounds, only strict inequalities prove something.
    let differ = places > 0 && last_a != last_b || a.high < b.low || b.high < a.low;
    let equal = matches!((a.exact(), b.exact()), (Some(a), Some(b)) if a == b);
    match op {
        Op::Equal => (!differ, !equal),
        Op::NotEqual => (!equal, !differ),
        Op::Less => (!(a.low >= b.high && a.low < FAR && b.high > -FAR), a.high >= b.low),
        Op::Greater => (!(b.low >= a.high && b.low < FAR && a.high > -FAR), b.high >= a.low),
        Op::LessOrEqual => (a.low <= b.high, !(a.high <= b.low && a.high < FAR && b.low > -FAR)),
        Op::GreaterOrEqual => (b.low <= a.high, !(b.high <= a.low && b.high < FAR && a.low > -FAR)),
        Op::Divides => match (a.exact(), b.exact()) {
            (Some(a), Some(b)) => {
                let divides = a != 0 && b % a == 0;
                (divides, !divides)
            }
            (Some(0), _) => (false, true),
            (Some(10 | 5 | 2), _) if b.places > 0 => (b.last.is_multiple_of(a.low as u64), true),
            _ => (true, true),
        },
        _ => (true, true),
    }
}

fn sum(a: i128, b: i128) -> i128 {
    (a + b).clamp(-FAR, FAR)
}

/// The digits of a cell for which the rule is not refuted.
pub(crate) fn shave(shape: &Shape, cell: u32, domain: &dyn Fn(u32) -> Digits) -> Digits {
    digits(domain(cell))
        .filter(|&digit| {
            !refuted(shape, &|other| if other == cell { 1 << digit } else { domain(other) })
        })
        .fold(0, |set, digit| set | 1 << digit)
}
