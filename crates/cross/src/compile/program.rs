//! Fast evaluation of a shape: with 128-bit integers, or with integers of any size where those are
//! not enough.

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::shape::{Shape, ShapeNode};
use crate::eval::{self, Value};
use crate::meter::Meter;
use crate::number;
use crate::vocabulary::Op;

/// The value of a node, if it fits.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Small {
    Number(i128),
    Undefined,
}

/// Whether the value is far enough from the limits that no negation or division overflows.
fn fits(value: &i128) -> bool {
    value.unsigned_abs() < 1 << 120
}

/// Evaluates one shape again and again.
pub(crate) struct Program<'a> {
    shape: &'a Shape,
    values: Vec<Small>,
    buffer: [Vec<u8>; 2],
    /// The steps of evaluating since they were last taken.
    steps: u64,
    steps_of_small: u64,
    meter: &'a Meter<'a>,
    /// The last node that needs each node; computed once numbers are large.
    last_use: Vec<u32>,
}

impl<'a> Program<'a> {
    pub(crate) fn new(shape: &'a Shape, meter: &'a Meter<'a>) -> Program<'a> {
        let values = vec![Small::Undefined; shape.nodes.len()];
        let (buffer, last_use) = Default::default();
        let steps_of_small = shape.steps();
        Program { shape, values, buffer, steps: 0, steps_of_small, meter, last_use }
    }

    /// The steps of evaluating since the last call.
    pub(crate) fn take_steps(&mut self) -> u64 {
        std::mem::take(&mut self.steps)
    }

    /// Whether the rule holds; `None` if a number is too large to say.
    pub(crate) fn holds(&mut self, digits: &[u8]) -> Option<bool> {
        match self.small(self.shape.root(), digits) {
            Some(Small::Number(truth)) => Some(truth != 0),
            Some(Small::Undefined) => unreachable!("a rule is true or false"),
            None => match self.large(self.shape.root(), digits) {
                Value::Truth(truth) => Some(truth),
                _ => None,
            },
        }
    }

    /// The value of a node that is a number.
    pub(crate) fn number(&mut self, node: usize, digits: &[u8]) -> Value {
        match self.small(node, digits) {
            Some(Small::Number(value)) => Value::Number(value.into()),
            Some(Small::Undefined) => Value::Undefined,
            None => self.large(node, digits),
        }
    }

    /// Evaluates the nodes up to `root`; `None` if a number does not fit.
    fn small(&mut self, root: usize, digits: &[u8]) -> Option<Small> {
        self.steps += self.steps_of_small;
        for i in 0..=root {
            self.values[i] = match self.shape.nodes[i] {
                ShapeNode::Number(ref value) => Small::Number(value.to_i128().filter(fits)?),
                ShapeNode::Word(ref cells) => {
                    let mut value = 0i128;
                    for &cell in cells {
                        let digit = i128::from(digits[cell as usize]);
                        value = value.checked_mul(10)?.checked_add(digit)?;
                    }
                    Small::Number(value)
                }
                ShapeNode::One(op, a) => self.one(op, a, digits)?,
                ShapeNode::Two(op, a, b) => self.two(op, a, b, digits)?,
            };
        }
        Some(self.values[root])
    }

    /// Writes the digits of a node's value into a buffer.
    fn digits_of(&mut self, node: usize, value: i128, digits: &[u8], buffer: usize) {
        let out = &mut self.buffer[buffer];
        out.clear();
        match self.shape.digit_cells(node) {
            Some(cells) => out.extend(cells.iter().map(|&cell| digits[cell as usize])),
            None => {
                let mut rest = value.unsigned_abs();
                loop {
                    out.push((rest % 10) as u8);
                    rest /= 10;
                    if rest == 0 {
                        break;
                    }
                }
                out.reverse();
            }
        }
    }

    fn one(&mut self, op: Op, a: usize, digits: &[u8]) -> Option<Small> {
        let Small::Number(n) = self.values[a] else {
            return Some(missing(op));
        };
        let truth = |truth: bool| Some(Small::Number(i128::from(truth)));
        if let Op::DigitSum | Op::DigitProduct | Op::Reverse | Op::Unique | Op::Palindrome = op {
            self.digits_of(a, n, digits, 0);
        }
        let mut of_n = self.buffer[0].iter().map(|&digit| i128::from(digit));
        match op {
            Op::Not => truth(n == 0),
            Op::Absolute => n.checked_abs().map(Small::Number),
            Op::DigitSum => Some(Small::Number(of_n.sum())),
            Op::DigitProduct => of_n.try_fold(1, i128::checked_mul).map(Small::Number),
            Op::Reverse => {
                let mut reversed = of_n.rev();
                let next = |value: i128, digit| value.checked_mul(10)?.checked_add(digit);
                let reversed = reversed.try_fold(0, next)?;
                Some(Small::Number(if n < 0 { -reversed } else { reversed }))
            }
            Op::Unique => truth(number::all_different(&self.buffer[0])),
            Op::Palindrome => truth(n >= 0 && of_n.clone().eq(of_n.rev())),
            Op::Square => truth(
                n >= 0 && {
                    let root = n.unsigned_abs().isqrt() as i128;
                    root * root == n
                },
            ),
            Op::Prime => truth(number::is_prime(&n.into())?),
            Op::Cube => truth(number::is_cube(&n.into())),
            Op::Triangular => truth(number::is_triangular(&n.into())),
            Op::Fibonacci => truth(number::is_fibonacci(&n.into())),
            Op::Perfect => truth(number::is_perfect(&n.into())),
            _ => unreachable!("{op:?} does not take one argument"),
        }
    }

    fn two(&mut self, op: Op, a: usize, b: usize, digits: &[u8]) -> Option<Small> {
        let (Small::Number(m), Small::Number(n)) = (self.values[a], self.values[b]) else {
            return Some(missing(op));
        };
        let truth = |truth: bool| Some(Small::Number(i128::from(truth)));
        let number = |value: Option<i128>| value.filter(fits).map(Small::Number);
        match op {
            Op::Plus => number(m.checked_add(n)),
            Op::Minus => number(m.checked_sub(n)),
            Op::Times => number(m.checked_mul(n)),
            Op::Mod | Op::Div | Op::Quotient if n == 0 => Some(Small::Undefined),
            Op::Mod => number(m.checked_rem_euclid(n)),
            Op::Div => number(m.checked_div_euclid(n)),
            Op::Quotient if m.checked_rem(n)? != 0 => Some(Small::Undefined),
            Op::Quotient => number(m.checked_div(n)),
            Op::Power if n < 0 => Some(Small::Undefined),
            Op::Power => number(m.checked_pow(u32::try_from(n).ok()?)),
            Op::Gcd => number(num_integer::gcd(m, n).checked_abs()),
            Op::Lcm if m == 0 || n == 0 => number(Some(0)),
            Op::Lcm => {
                let divisor = num_integer::gcd(m, n);
                number((m / divisor).checked_mul(n)?.checked_abs())
            }
            Op::Equal => truth(m == n),
            Op::NotEqual => truth(m != n),
            Op::Less => truth(m < n),
            Op::LessOrEqual => truth(m <= n),
            Op::Greater => truth(m > n),
            Op::GreaterOrEqual => truth(m >= n),
            Op::Divides => truth(m != 0 && n.checked_rem(m)? == 0),
            Op::And => truth(m != 0 && n != 0),
            Op::Or => truth(m != 0 || n != 0),
            Op::Anagram => {
                self.digits_of(a, m, digits, 0);
                self.digits_of(b, n, digits, 1);
                self.buffer.iter_mut().for_each(|digits| digits.sort_unstable());
                truth(self.buffer[0] == self.buffer[1])
            }
            _ => unreachable!("{op:?} does not take two arguments"),
        }
    }

    /// Evaluates the nodes up to `root` with integers of any size. A value is dropped after its
    /// last use, because a million values of ten thousand digits would take four gigabytes. If the
    /// meter stops it, the result is "too large".
    fn large(&mut self, root: usize, digits: &[u8]) -> Value {
        if self.last_use.is_empty() {
            self.last_use = (0..self.shape.nodes.len() as u32).collect();
            for (i, node) in self.shape.nodes.iter().enumerate() {
                node.arguments().for_each(|argument| self.last_use[argument] = i as u32);
            }
        }
        let mut values: Vec<Value> = Vec::with_capacity(root + 1);
        let in_cells = |cells: &[u32]| cells.iter().map(|&cell| digits[cell as usize]).collect();
        let digits_of = |node: usize, value: &BigInt| {
            self.shape.digit_cells(node).map_or_else(|| number::digits(value), in_cells)
        };
        for (i, node) in self.shape.nodes[..=root].iter().enumerate() {
            let value = match *node {
                ShapeNode::Number(ref value) => Value::Number(value.clone()),
                ShapeNode::Word(ref cells) => Value::Number(number::from_digits(&in_cells(cells))),
                ShapeNode::One(op, a) => eval::apply_one(op, &values[a], |n| digits_of(a, n)),
                ShapeNode::Two(op, a, b) => {
                    let digits = |m: &BigInt, n: &BigInt| (digits_of(a, m), digits_of(b, n));
                    eval::apply_two(op, &values[a], &values[b], digits)
                }
            };
            let arguments = node.arguments().map(|argument| &values[argument]);
            let steps = eval::steps(node.op(), arguments.chain([&value]));
            self.steps += steps;
            if !self.meter.goes_on(steps) {
                return Value::TooLarge;
            }
            values.push(value);
            for argument in node.arguments() {
                if self.last_use[argument] as usize == i {
                    values[argument] = Value::Undefined;
                }
            }
        }
        values.swap_remove(root)
    }
}

/// The result of an operator if an argument does not exist.
fn missing(op: Op) -> Small {
    match op.entry().gives {
        crate::vocabulary::Kind::Truth => Small::Number(0),
        crate::vocabulary::Kind::Number => Small::Undefined,
    }
}
