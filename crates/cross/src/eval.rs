//! The meaning of the language: what a rule says about a full grid.
//!
//! This is the reference. It shares nothing with the compiler: no linear forms and no automata,
//! only integers and digits as a reader of the rules would write them down. Every solution that the
//! solver finds is checked here before it is reported.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};
use rustc_hash::FxHashSet;

use crate::meter::Meter;
use crate::number;
use crate::puzzle::{DigitReading, Grid, Puzzle};
use crate::term::{Node, TermId};
use crate::vocabulary::Op;

/// The value of a term in a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// An integer.
    Number(BigInt),
    /// True or false.
    Truth(bool),
    /// A number that does not exist: a division by zero, an inexact `quot`, a power with
    /// negative exponent. A predicate of it is false.
    Undefined,
    /// A number of more than [`number::MAX_BITS`] bits; whether a number of more than
    /// [`number::MAX_PRIME_BITS`] bits is prime; or anything that depends on these.
    TooLarge,
}

/// Whether a grid satisfies a rule: `None` if a number is too large to say.
///
/// This does not check whether words may begin with 0; see [`satisfies`].
pub fn holds(puzzle: &Puzzle, rule: TermId, grid: &Grid) -> Option<bool> {
    Evaluator::new(puzzle, &[rule]).holds(grid, rule)
}

/// Whether a grid is a solution: all rules hold, and no word begins with 0 where that is
/// not allowed. `None` if a number is too large to say.
pub fn satisfies(puzzle: &Puzzle, grid: &Grid) -> Option<bool> {
    let roots: Vec<TermId> = puzzle.rules().iter().map(|rule| rule.term).collect();
    Evaluator::new(puzzle, &roots).satisfies(grid)
}

/// Evaluates the same terms in many grids.
pub struct Evaluator<'a> {
    puzzle: &'a Puzzle,
    order: Vec<TermId>,
    values: Vec<Value>,
    /// For each position in `order`, the values that are no longer needed after it.
    done_after: Vec<[Option<TermId>; 2]>,
    /// Checked while evaluating, because a rule of ten thousand large products takes seconds.
    meter: Option<&'a Meter<'a>>,
}

impl<'a> Evaluator<'a> {
    /// An evaluator for `roots` and the terms they are built from.
    pub fn new(puzzle: &'a Puzzle, roots: &[TermId]) -> Evaluator<'a> {
        let order = puzzle.terms.below_all(roots);
        let values = vec![Value::Undefined; order.last().map_or(0, |last| last.index() + 1)];
        // A million values of ten thousand digits would take four gigabytes.
        let mut needed: FxHashSet<TermId> = roots.iter().copied().collect();
        let mut done_after = vec![[None; 2]; order.len()];
        for (i, &term) in order.iter().enumerate().rev() {
            for (done, argument) in done_after[i].iter_mut().zip(puzzle.terms.get(term).arguments())
            {
                *done = needed.insert(argument).then_some(argument);
            }
        }
        Evaluator { puzzle, order, values, done_after, meter: None }
    }

    /// The same, but not decided once `meter` stops it.
    pub(crate) fn metered(
        puzzle: &'a Puzzle,
        roots: &[TermId],
        meter: &'a Meter<'a>,
    ) -> Evaluator<'a> {
        Evaluator { meter: Some(meter), ..Evaluator::new(puzzle, roots) }
    }

    /// Whether `rule`, one of the roots, holds in `grid`; `None` if a number is too large to say.
    pub fn holds(&mut self, grid: &Grid, rule: TermId) -> Option<bool> {
        self.run(grid);
        truth(&self.values[rule.index()])
    }

    /// The value of `term`, one of the roots, in `grid`.
    pub fn value(&mut self, grid: &Grid, term: TermId) -> Value {
        self.run(grid);
        self.values[term.index()].clone()
    }

    /// Whether `grid` satisfies all rules of the puzzle, which must be among the roots.
    pub fn satisfies(&mut self, grid: &Grid) -> Option<bool> {
        self.run(grid);
        let puzzle = self.puzzle;
        let zero_first = |cells: &[u32]| cells.len() > 1 && grid.digits[cells[0] as usize] == 0;
        if !puzzle.reading.leading_zeros && puzzle.words().iter().any(|w| zero_first(&w.cells)) {
            return Some(false);
        }
        let mut all = Some(true);
        for rule in puzzle.rules() {
            match truth(&self.values[rule.term.index()]) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => all = None,
            }
        }
        all
    }

    fn run(&mut self, grid: &Grid) {
        for i in 0..self.order.len() {
            let term = self.order[i];
            let value = self.evaluate(term, grid);
            if let Some(meter) = self.meter
                && !meter.goes_on(self.steps(term, &value))
            {
                self.values.fill(Value::TooLarge);
                return;
            }
            self.values[term.index()] = value;
            for done in self.done_after[i].into_iter().flatten() {
                self.values[done.index()] = Value::Undefined;
            }
        }
    }

    /// The cost of finding the value of a term.
    fn steps(&self, term: TermId, value: &Value) -> u64 {
        let node = self.puzzle.terms.get(term);
        let arguments = node.arguments().map(|argument| &self.values[argument.index()]);
        steps(node.op(), arguments.chain([value]))
    }

    fn evaluate(&self, term: TermId, grid: &Grid) -> Value {
        match *self.puzzle.terms.get(term) {
            Node::Number(ref value) => Value::Number(value.clone()),
            Node::Word(word) => {
                Value::Number(number::from_digits(&self.puzzle.digits_of(word, grid)))
            }
            Node::One(op, a) => apply_one(op, &self.values[a.index()], |n| self.digits(a, n, grid)),
            Node::Two(op, a, b) => {
                let (x, y) = (&self.values[a.index()], &self.values[b.index()]);
                apply_two(op, x, y, |m, n| (self.digits(a, m, grid), self.digits(b, n, grid)))
            }
        }
    }

    /// The digits of a term; for a word, those in its cells if words are read in this way.
    fn digits(&self, term: TermId, value: &BigInt, grid: &Grid) -> Vec<u8> {
        match (self.puzzle.terms.get(term), self.puzzle.reading.digits) {
            (&Node::Word(word), DigitReading::Cells) => self.puzzle.digits_of(word, grid),
            _ => number::digits(value),
        }
    }
}

/// Roughly how many steps of a [`Meter`] it takes to compute with `values`, the arguments and the
/// result of `op`.
pub(crate) fn steps<'v>(op: Option<Op>, values: impl Iterator<Item = &'v Value>) -> u64 {
    let words = |value: &Value| match value {
        Value::Number(n) => n.bits() / 64,
        _ => 0,
    };
    let words = values.map(words).max().unwrap_or(0);
    let square = words * words;
    1 + words
        + match op {
            Some(Op::Prime) => 16 * square * words,
            Some(Op::Gcd | Op::Lcm) => 8 * square,
            Some(Op::Square | Op::Cube | Op::Triangular | Op::Fibonacci) => 2 * square,
            _ => square / 8,
        }
}

fn truth(value: &Value) -> Option<bool> {
    match value {
        Value::Truth(truth) => Some(*truth),
        Value::TooLarge => None,
        Value::Number(_) | Value::Undefined => unreachable!("the kind of every term is checked"),
    }
}

/// The value of `op(a)`; `digits` gives the digits of a.
pub(crate) fn apply_one(op: Op, a: &Value, digits: impl FnOnce(&BigInt) -> Vec<u8>) -> Value {
    match (op, a) {
        (Op::Not, _) => truth(a).map_or(Value::TooLarge, |a| Value::Truth(!a)),
        (_, Value::Number(n)) => bounded(one(op, n, || digits(n))),
        _ => missing(op, [a, a]),
    }
}

/// The value of `op(a, b)`; `digits` gives the digits of a and b.
pub(crate) fn apply_two(
    op: Op,
    a: &Value,
    b: &Value,
    digits: impl FnOnce(&BigInt, &BigInt) -> (Vec<u8>, Vec<u8>),
) -> Value {
    match (op, a, b) {
        (Op::And | Op::Or, _, _) => {
            let decisive = op == Op::Or;
            let (a, b) = (truth(a), truth(b));
            if a == Some(decisive) || b == Some(decisive) {
                Value::Truth(decisive)
            } else if a.is_none() || b.is_none() {
                Value::TooLarge
            } else {
                Value::Truth(!decisive)
            }
        }
        (_, Value::Number(m), Value::Number(n)) => bounded(two(op, m, n, || digits(m, n))),
        _ => missing(op, [a, b]),
    }
}

fn bounded(value: Value) -> Value {
    match value {
        Value::Number(n) if n.bits() > number::MAX_BITS => Value::TooLarge,
        value => value,
    }
}

/// The value of `op` if an argument is not a number.
fn missing(op: Op, arguments: [&Value; 2]) -> Value {
    if arguments.contains(&&Value::TooLarge) {
        Value::TooLarge
    } else if op.entry().gives == crate::vocabulary::Kind::Truth {
        Value::Truth(false)
    } else {
        Value::Undefined
    }
}

fn one(op: Op, n: &BigInt, digits: impl FnOnce() -> Vec<u8>) -> Value {
    match op {
        Op::DigitSum => Value::Number(number::digit_sum(&digits())),
        Op::DigitProduct => Value::Number(number::digit_product(&digits())),
        Op::Absolute => Value::Number(n.abs()),
        Op::Reverse => {
            let mut digits = digits();
            digits.reverse();
            let reversed = number::from_digits(&digits);
            Value::Number(if n.is_negative() { -reversed } else { reversed })
        }
        Op::Unique => Value::Truth(number::all_different(&digits())),
        Op::Palindrome => {
            let digits = digits();
            Value::Truth(!n.is_negative() && digits.iter().eq(digits.iter().rev()))
        }
        Op::Prime => number::is_prime(n).map_or(Value::TooLarge, Value::Truth),
        Op::Square => Value::Truth(number::is_square(n)),
        Op::Cube => Value::Truth(number::is_cube(n)),
        Op::Triangular => Value::Truth(number::is_triangular(n)),
        Op::Fibonacci => Value::Truth(number::is_fibonacci(n)),
        Op::Perfect => Value::Truth(number::is_perfect(n)),
        _ => unreachable!("{op:?} does not take one number"),
    }
}

fn two(op: Op, a: &BigInt, b: &BigInt, digits: impl FnOnce() -> (Vec<u8>, Vec<u8>)) -> Value {
    let defined = |value: Option<BigInt>| value.map_or(Value::Undefined, Value::Number);
    match op {
        Op::Plus => Value::Number(a + b),
        Op::Minus => Value::Number(a - b),
        Op::Times => Value::Number(a * b),
        Op::Mod => defined(number::div_mod(a, b).map(|(_, remainder)| remainder)),
        Op::Div => defined(number::div_mod(a, b).map(|(quotient, _)| quotient)),
        Op::Quotient => {
            let exact = number::div_mod(a, b).filter(|(_, remainder)| remainder.is_zero());
            defined(exact.map(|(quotient, _)| quotient))
        }
        Op::Power => power(a, b),
        Op::Gcd => Value::Number(a.gcd(b)),
        Op::Lcm => Value::Number(if a.is_zero() || b.is_zero() { BigInt::ZERO } else { a.lcm(b) }),
        Op::Equal => Value::Truth(a == b),
        Op::NotEqual => Value::Truth(a != b),
        Op::Less => Value::Truth(a < b),
        Op::LessOrEqual => Value::Truth(a <= b),
        Op::Greater => Value::Truth(a > b),
        Op::GreaterOrEqual => Value::Truth(a >= b),
        Op::Divides => Value::Truth(!a.is_zero() && (b % a).is_zero()),
        Op::Anagram => {
            let (a, b) = digits();
            Value::Truth(number::sorted(a) == number::sorted(b))
        }
        _ => unreachable!("{op:?} does not take two numbers"),
    }
}

fn power(base: &BigInt, exponent: &BigInt) -> Value {
    if exponent.is_negative() {
        return Value::Undefined;
    }
    match (base.to_i8(), exponent.to_u64()) {
        (_, Some(0)) | (Some(1), _) => Value::Number(1.into()),
        (Some(0), _) => Value::Number(BigInt::ZERO),
        (Some(-1), _) => Value::Number(if exponent.is_even() { 1 } else { -1 }.into()),
        // |base| is at least 2^(bits − 1), so the power has more than (bits − 1) × exponent bits.
        (_, Some(exponent)) if (base.bits() - 1).saturating_mul(exponent) <= number::MAX_BITS => {
            Value::Number(base.pow(exponent as u32))
        }
        _ => Value::TooLarge,
    }
}
