//! The automaton: it reads cells from the units upwards, and carries.
//!
//! Every linear form of a predicate is added up as on paper. Once all cells that affect a decimal
//! place have been read, the form's digit there is known, and the rest is the carry:
//!
//! ```text
//!   A_w        4 7 2 5           after reading 5 and 9:  sum 14, digit 4, carry 1
//! + B_s          1 8 9           after reading 2 and 8:  sum 11, digit 1, carry 1
//! ─────────────────────          after reading 7 and 1:  sum  9, digit 9, carry 0
//!              4 9 1 4
//! ```
//!
//! The state is small. It has a carry for each form; *one* running total for each sum of digit sums
//! that is used as a whole (the thirty-six digit sums of a Sudoku rule are one signed total); a
//! product for each digit product; and a residue for each `mod`. Equal states are merged, so there
//! are only thousands of states for billions of grids. Operators applied to digit sums are computed
//! once for each final state.
//!
//! The digits of a negative number are those of its absolute value, but its sign is known last. So
//! the signs are guessed first. For each guess the automaton runs on |form|, and at the end it
//! drops the states in which the guess was wrong. Forms that differ by a constant change sign
//! together, which leaves few guesses.

mod machine;

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use rustc_hash::FxHashMap;

use super::diagram::{Builder, FALSE, NodeId};
use super::linear::Linear;
use super::{Budget, Digits, NotReduced};
use crate::vocabulary::Op;
use machine::Machine;

/// The largest number of sign vectors that are tried.
const MOST_SIGNS: usize = 4096;

/// A linear form over cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Form {
    cells: Vec<(u32, BigInt)>,
    constant: BigInt,
}

impl Form {
    /// The cells and the constant of a linear form.
    pub(crate) fn new(linear: &Linear) -> Form {
        let cells = linear.cells.iter().map(|(&cell, factor)| (cell, factor.clone())).collect();
        Form { cells, constant: linear.constant.clone() }
    }

    fn range(&self, domains: &[Digits]) -> (BigInt, BigInt) {
        let mut linear = Linear::constant(self.constant.clone());
        linear.cells = self.cells.iter().cloned().collect();
        linear.range_of_cells(domains)
    }
}

/// A number that the automaton knows at its end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Atom {
    /// The digit sum of a form.
    Sum(usize),
    /// The digit product of a form.
    Product(usize),
    /// The product of the digits in some cells.
    ProductCells(Vec<u32>),
    /// 1 if the digits of a form are all different, else 0.
    Unique(usize),
    /// 1 if the digits in some cells are all different, else 0.
    UniqueCells(Vec<u32>),
    /// A form modulo a number.
    Residue(Form, u32),
    /// An operator of other atoms.
    Outer(Op, Vec<Linear>),
}

/// A test on a form as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    Zero,
    NotZero,
    Negative,
    NotNegative,
}

/// What an automaton decides: all tests, all equations and the check must hold.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spec {
    pub(crate) forms: Vec<Form>,
    pub(crate) atoms: Vec<Atom>,
    /// The digits of tested forms are not used.
    pub(crate) tests: Vec<(usize, Test)>,
    pub(crate) equals: Vec<(Linear, BigInt)>,
    pub(crate) check: Option<(Op, Vec<Linear>)>,
}

/// The least and greatest value of a sum of atoms; `None` if they are not known.
pub(crate) fn range_of_atoms(
    spec: &Spec,
    sum: &Linear,
    domains: &[Digits],
) -> Option<(BigInt, BigInt)> {
    let mut ranges: Vec<Option<(BigInt, BigInt)>> = Vec::new();
    let of_sum = |sum: &Linear, ranges: &[Option<(BigInt, BigInt)>]| {
        let (mut low, mut high) = (sum.constant.clone(), sum.constant.clone());
        for (&atom, factor) in &sum.atoms {
            let (least, most) = ranges[atom as usize].as_ref()?;
            let (a, b) = (least * factor, most * factor);
            low += (&a).min(&b);
            high += (&a).max(&b);
        }
        // Only exact quotients exist, so rounding loses nothing.
        Some((low.div_floor(&sum.divisor), high.div_floor(&sum.divisor)))
    };
    let places = |(low, high): (BigInt, BigInt)| low.abs().max(high.abs()).to_string().len() as u32;
    for atom in &spec.atoms {
        let nine = |power: u32| BigInt::from(9).pow(power);
        let range = match atom {
            Atom::Sum(form) => {
                let places = places(spec.forms[*form].range(domains));
                Some((BigInt::ZERO, BigInt::from(9 * places)))
            }
            Atom::Product(form) => {
                Some((BigInt::ZERO, nine(places(spec.forms[*form].range(domains)))))
            }
            Atom::ProductCells(cells) => Some((BigInt::ZERO, nine(cells.len() as u32))),
            Atom::Unique(_) | Atom::UniqueCells(_) => Some((BigInt::ZERO, BigInt::one())),
            Atom::Residue(_, modulus) => Some((BigInt::ZERO, BigInt::from(modulus - 1))),
            Atom::Outer(op, arguments) => {
                let inner = of_sum(&arguments[0], &ranges);
                match (op, inner) {
                    (Op::DigitSum, Some(inner)) => {
                        Some((BigInt::ZERO, BigInt::from(9 * places(inner))))
                    }
                    (Op::Times, Some((a, b))) => of_sum(&arguments[1], &ranges).map(|(c, d)| {
                        let corners = [&a * &c, &a * &d, &b * &c, &b * &d];
                        let low = corners.iter().min().expect("four").clone();
                        (low, corners.into_iter().max().expect("four"))
                    }),
                    // gcd(a, 0) is |a|, which the constant does not bound.
                    (Op::Mod | Op::Gcd, _)
                        if arguments[1].is_constant() && !arguments[1].constant.is_zero() =>
                    {
                        Some((BigInt::ZERO, arguments[1].constant.abs()))
                    }
                    _ => None,
                }
            }
        };
        ranges.push(range);
    }
    of_sum(sum, &ranges)
}

/// The diagram of all digits that satisfy `spec`; `None` if numbers are too large for it.
pub(crate) fn run(
    spec: &Spec,
    domains: &[Digits],
    level: &[usize],
    builder: &mut Builder,
    budget: &mut Budget,
) -> Result<Option<NodeId>, NotReduced> {
    let Some(plan) = Plan::new(spec, level) else { return Ok(None) };
    let mut either = FALSE;
    let Some(guesses) = sign_guesses(spec, &plan.has_digits, domains) else { return Ok(None) };
    // The cost of building a machine: a power of ten for each cell of each form.
    let machine_steps = spec.forms.iter().map(|form| 32 * form.cells.len() as u64).sum();
    for signs in guesses {
        budget.look(machine_steps)?;
        let Some(machine) = Machine::new(spec, &plan, &signs) else { return Ok(None) };
        match machine.run(domains, level, builder, budget)? {
            Some(root) => either = builder.combine(either, root, false, budget)?,
            None => return Ok(None),
        }
    }
    Ok(Some(either))
}

/// The sign vectors worth trying, where true means negative; `None` if there are too many.
fn sign_guesses(spec: &Spec, has_digits: &[bool], domains: &[Digits]) -> Option<Vec<Vec<bool>>> {
    let mut families: BTreeMap<&[(u32, BigInt)], Vec<usize>> = BTreeMap::new();
    for (place, form) in spec.forms.iter().enumerate() {
        if has_digits[place] {
            families.entry(&form.cells).or_default().push(place);
        }
    }
    let mut guesses = vec![vec![false; spec.forms.len()]];
    for family in families.values_mut() {
        // In the order of their constants, the negative forms come first.
        family.sort_by_key(|&place| &spec.forms[place].constant);
        let ranges: Vec<_> = family.iter().map(|&place| spec.forms[place].range(domains)).collect();
        let splits = (0..=family.len()).filter(|&negatives| {
            ranges[..negatives].iter().all(|(low, _)| low.is_negative())
                && ranges[negatives..].iter().all(|(_, high)| !high.is_negative())
        });
        let splits: Vec<usize> = splits.collect();
        if let [negatives] = splits[..] {
            for guess in &mut guesses {
                family[..negatives].iter().for_each(|&place| guess[place] = true);
            }
            continue;
        }
        guesses = splits
            .into_iter()
            .flat_map(|negatives| {
                let family = &*family;
                guesses.iter().map(move |guess| {
                    let mut guess = guess.clone();
                    family[..negatives].iter().for_each(|&place| guess[place] = true);
                    guess
                })
            })
            .collect();
        if guesses.len() > MOST_SIGNS {
            return None;
        }
    }
    Some(guesses)
}

/// What does not depend on the signs.
struct Plan {
    /// The cells, in the order in which they are read.
    cells: Vec<u32>,
    /// Whether the digits of a form are used.
    has_digits: Vec<bool>,
    /// The sums of digit sums that are used as a whole: form and weight.
    totals: Vec<Vec<(usize, i64)>>,
    /// The total that a linear form of atoms contains.
    total_of: FxHashMap<BTreeMap<u32, BigInt>, usize>,
}

impl Plan {
    fn new(spec: &Spec, level: &[usize]) -> Option<Plan> {
        let mut has_digits = vec![false; spec.forms.len()];
        let mut cells: Vec<u32> = Vec::new();
        for form in &spec.forms {
            cells.extend(form.cells.iter().map(|(cell, _)| cell));
        }
        for atom in &spec.atoms {
            match atom {
                Atom::Sum(form) | Atom::Product(form) | Atom::Unique(form) => {
                    has_digits[*form] = true;
                }
                Atom::ProductCells(more) | Atom::UniqueCells(more) => cells.extend(more),
                Atom::Residue(form, _) => cells.extend(form.cells.iter().map(|(cell, _)| cell)),
                Atom::Outer(..) => {}
            }
        }
        cells.sort_unstable_by_key(|&cell| level[cell as usize]);
        cells.dedup();
        let (totals, total_of) = Default::default();
        let mut plan = Plan { cells, has_digits, totals, total_of };
        for linear in spec.linears() {
            let sums = spec.sums_in(linear);
            if sums.is_empty() || plan.total_of.contains_key(&sums) {
                continue;
            }
            let mut total = Vec::new();
            for (&atom, weight) in &sums {
                let Atom::Sum(form) = spec.atoms[atom as usize] else { unreachable!() };
                // A form has fewer than 2^20 digits, so no total comes near 2^63.
                let weight = weight.to_i64().filter(|weight| weight.unsigned_abs() < 1 << 32)?;
                total.push((form, weight));
            }
            if total.len() > 1 << 8 {
                return None;
            }
            plan.total_of.insert(sums, plan.totals.len());
            plan.totals.push(total);
        }
        Some(plan)
    }
}

impl Spec {
    /// All sums of atoms that are evaluated at the end.
    fn linears(&self) -> impl Iterator<Item = &Linear> {
        let outer = self.atoms.iter().filter_map(|atom| match atom {
            Atom::Outer(_, arguments) => Some(arguments),
            _ => None,
        });
        let check = self.check.iter().map(|(_, arguments)| arguments);
        outer.chain(check).flatten().chain(self.equals.iter().map(|(linear, _)| linear))
    }

    /// The digit sums in a linear form, with their factors.
    fn sums_in(&self, linear: &Linear) -> BTreeMap<u32, BigInt> {
        let is_sum = |atom: &u32| matches!(self.atoms[*atom as usize], Atom::Sum(_));
        linear.atoms.iter().filter(|(atom, _)| is_sum(atom)).map(|(&a, f)| (a, f.clone())).collect()
    }
}
