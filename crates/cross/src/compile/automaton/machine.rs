//! The automaton at work: a state, the next digit, the next state.

use std::hash::{BuildHasher, Hasher};

use hashbrown::HashTable;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use rustc_hash::FxHashMap;

use super::{Atom, Form, Plan, Spec, Test};
use crate::compile::diagram::{Builder, FALSE, NodeId, TRUE};
use crate::compile::linear::Linear;
use crate::compile::rule::apply;
use crate::compile::{Budget, Digits, NotReduced, digits};
use crate::eval::Value;
use crate::vocabulary::Kind;

/// How a digit of a form is used.
#[derive(Clone, Copy)]
enum Use {
    Total { slot: usize, weight: i64 },
    Product { slot: usize },
    Unique { slot: usize },
    MustBeZero,
    Notice { slot: usize },
}

/// What happens after a cell has been read, besides adding it up.
enum Event {
    /// The next digit of a form is known; `constant` is the constant's digit at that place.
    Digit { form: usize, constant: i64 },
    /// All cells of a form have been read; `constant` is the rest of the constant.
    Rest { form: usize, constant: BigInt, small: Option<i64> },
}

/// The reading of one cell.
#[derive(Default)]
struct Step {
    cell: u32,
    /// The slots to which a multiple of the digit is added, with the factors.
    added: Vec<(usize, i64)>,
    /// The same modulo a number.
    residues: Vec<(usize, i64, i64)>,
    products: Vec<usize>,
    uniques: Vec<usize>,
    events: Vec<Event>,
}

/// The product has not begun, or is 0.
const NO_PRODUCT: i64 = -1;

/// The automaton for one guess of signs.
pub(super) struct Machine<'a> {
    spec: &'a Spec,
    plan: &'a Plan,
    steps: Vec<Step>,
    start: Vec<i64>,
    uses: Vec<Vec<Use>>,
    tests: Vec<Option<(Test, usize)>>,
    /// For each atom, the slot of its product, residue or uniqueness.
    slot_of_atom: Vec<usize>,
    /// The slot where the totals begin.
    totals_at: usize,
}

impl<'a> Machine<'a> {
    #[expect(clippy::too_many_lines, reason = "the slots of the state are given out in order")]
    pub(super) fn new(spec: &'a Spec, plan: &'a Plan, signs: &[bool]) -> Option<Machine<'a>> {
        let forms = spec.forms.len();
        let mut start = vec![0i64; forms];
        let mut uses: Vec<Vec<Use>> = vec![Vec::new(); forms];
        let mut tests = vec![None; forms];
        for &(form, test) in &spec.tests {
            let mut slot = usize::MAX;
            match test {
                Test::Zero => uses[form].push(Use::MustBeZero),
                Test::NotZero => {
                    slot = start.len();
                    start.push(0);
                    uses[form].push(Use::Notice { slot });
                }
                Test::Negative | Test::NotNegative => {}
            }
            tests[form] = Some((test, slot));
        }
        let totals_at = start.len();
        for total in &plan.totals {
            for &(form, weight) in total {
                uses[form].push(Use::Total { slot: start.len(), weight });
            }
            start.push(0);
        }
        let mut slot_of_atom = vec![usize::MAX; spec.atoms.len()];
        let mut steps: Vec<Step> =
            plan.cells.iter().map(|&cell| Step { cell, ..Step::default() }).collect();
        let mut step_of: FxHashMap<u32, usize> = FxHashMap::default();
        for (step, &cell) in plan.cells.iter().enumerate() {
            step_of.insert(cell, step);
        }
        for (place, atom) in spec.atoms.iter().enumerate() {
            slot_of_atom[place] = start.len();
            match atom {
                Atom::Sum(_) | Atom::Outer(..) => {}
                Atom::Product(form) => {
                    uses[*form].push(Use::Product { slot: start.len() });
                    start.extend([NO_PRODUCT, 0]);
                }
                Atom::Unique(form) => {
                    uses[*form].push(Use::Unique { slot: start.len() });
                    start.extend([0, 0]);
                }
                Atom::ProductCells(cells) => {
                    cells.iter().for_each(|cell| steps[step_of[cell]].products.push(start.len()));
                    start.push(NO_PRODUCT);
                }
                Atom::UniqueCells(cells) => {
                    cells.iter().for_each(|cell| steps[step_of[cell]].uniques.push(start.len()));
                    start.push(0);
                }
                Atom::Residue(form, modulus) => {
                    let residue = |value: &BigInt| {
                        value.mod_floor(&(*modulus).into()).to_i64().expect("below 2^32")
                    };
                    for (cell, factor) in &form.cells {
                        let step = &mut steps[step_of[cell]];
                        step.residues.push((start.len(), residue(factor), (*modulus).into()));
                    }
                    start.push(residue(&form.constant));
                }
            }
        }
        for (place, form) in spec.forms.iter().enumerate() {
            Machine::schedule(form, place, signs[place], &step_of, &mut steps)?;
        }
        Some(Machine { spec, plan, steps, start, uses, tests, slot_of_atom, totals_at })
    }

    /// Finds out when each digit of a form is known.
    fn schedule(
        form: &Form,
        place: usize,
        negative: bool,
        step_of: &FxHashMap<u32, usize>,
        steps: &mut [Step],
    ) -> Option<()> {
        let sign = |value: BigInt| if negative { -value } else { value };
        let constant = sign(form.constant.clone());
        let constant_digits = constant.magnitude().to_radix_le(10);
        // For each cell: when it is read, the lowest decimal place it affects, its factor.
        let mut cells: Vec<(usize, usize, BigInt)> = form
            .cells
            .iter()
            .map(|(cell, factor)| (step_of[cell], trailing_zeros(factor), sign(factor.clone())))
            .collect();
        cells.sort_unstable_by_key(|&(step, ..)| step);
        // The lowest place that the cells from the i-th on affect.
        let mut reach = vec![usize::MAX; cells.len() + 1];
        for i in (0..cells.len()).rev() {
            reach[i] = reach[i + 1].min(cells[i].1);
        }
        let mut done = 0;
        for (i, (step, _, factor)) in cells.iter().enumerate() {
            let scaled = factor / BigInt::from(10).pow(done as u32);
            let scaled = scaled.to_i64().filter(|scaled| scaled.unsigned_abs() < 1 << 50)?;
            let step = &mut steps[*step];
            step.added.push((place, scaled));
            if i + 1 == cells.len() {
                let rest = &constant / BigInt::from(10).pow(done as u32);
                let small = rest.to_i64().filter(|small| small.unsigned_abs() < 1 << 62);
                step.events.push(Event::Rest { form: place, constant: rest, small });
            } else {
                while done < reach[i + 1] {
                    let digit = i64::from(constant_digits.get(done).copied().unwrap_or(0));
                    let digit = if constant.is_negative() { -digit } else { digit };
                    step.events.push(Event::Digit { form: place, constant: digit });
                    done += 1;
                }
            }
        }
        // Sums of this many nines, each multiplied by less than 2^50, stay below 2^63.
        (cells.len() <= 800).then_some(())
    }

    pub(super) fn run(
        &self,
        domains: &[Digits],
        level: &[usize],
        builder: &mut Builder,
        budget: &mut Budget,
    ) -> Result<Option<NodeId>, NotReduced> {
        let mut products = Products::default();
        let width = self.start.len();
        let mut layer = Layer::new(width);
        layer.place(&self.start);
        let mut transitions: Vec<Vec<[u32; 10]>> = Vec::with_capacity(self.steps.len());
        let mut state = vec![0; width];
        for step in &self.steps {
            let mut next = Layer::new(width);
            let mut table = Vec::with_capacity(layer.len());
            let domain = domains[step.cell as usize];
            for i in 0..layer.len() {
                budget.look(10 * width as u64)?;
                let mut row = [u32::MAX; 10];
                for digit in digits(domain) {
                    state.copy_from_slice(layer.state(i));
                    if self.step(step, digit as i64, &mut state, &mut products) {
                        let (place, new) = next.place(&state);
                        row[digit] = place;
                        if new {
                            // A state of over half a kilobyte counts for more.
                            budget.spend(1 + width as u64 / 64)?;
                        }
                    }
                }
                table.push(row);
            }
            transitions.push(table);
            layer = next;
        }
        let mut nodes = Vec::with_capacity(layer.len());
        for i in 0..layer.len() {
            match self.accepts(layer.state(i), &products) {
                Some(true) => nodes.push(TRUE),
                Some(false) => nodes.push(FALSE),
                None => return Ok(None),
            }
            budget.spend(self.spec.atoms.len() as u64 / 8)?;
            budget.look(32)?;
        }
        for (step, table) in self.steps.iter().zip(&transitions).rev() {
            budget.look(16 * table.len() as u64)?;
            nodes = table
                .iter()
                .map(|row| {
                    let edges =
                        row.map(|place| nodes.get(place as usize).copied().unwrap_or(FALSE));
                    builder.node(level[step.cell as usize], edges)
                })
                .collect();
        }
        Ok(Some(nodes.first().copied().unwrap_or(FALSE)))
    }

    /// Reads a digit; false if the state cannot lead to a solution.
    fn step(&self, step: &Step, digit: i64, state: &mut [i64], products: &mut Products) -> bool {
        for &(slot, factor) in &step.added {
            state[slot] += factor * digit;
        }
        for &(slot, factor, modulus) in &step.residues {
            state[slot] = (state[slot] + factor * digit) % modulus;
        }
        for &slot in &step.products {
            state[slot] = products.times(state[slot], digit);
        }
        for &slot in &step.uniques {
            let seen = state[slot];
            state[slot] = if seen < 0 || seen >> digit & 1 == 1 { -1 } else { seen | 1 << digit };
        }
        for event in &step.events {
            match *event {
                Event::Digit { form, constant } => {
                    let sum = state[form] + constant;
                    state[form] = sum.div_euclid(10);
                    if !self.use_digit(form, sum.rem_euclid(10), state, products) {
                        return false;
                    }
                }
                Event::Rest { form, ref constant, small } => {
                    if !self.finish(form, constant, small, state, products) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Handles the last digits of a form, and its sign.
    fn finish(
        &self,
        form: usize,
        constant: &BigInt,
        small: Option<i64>,
        state: &mut [i64],
        products: &mut Products,
    ) -> bool {
        let carry = std::mem::take(&mut state[form]);
        let (sign, mut rest, large) = match small.and_then(|small| small.checked_add(carry)) {
            Some(rest) => (rest.signum(), rest, None),
            None => {
                let rest = constant + carry;
                (if rest.is_negative() { -1 } else { 1 }, 0, Some(rest))
            }
        };
        match self.tests[form] {
            Some((Test::Zero, _)) => return sign == 0,
            Some((Test::NotZero, slot)) => {
                let noticed = std::mem::take(&mut state[slot]);
                return sign != 0 || noticed != 0;
            }
            Some((Test::Negative, _)) => return sign < 0,
            Some((Test::NotNegative, _)) => return sign >= 0,
            None => {}
        }
        if sign < 0 {
            return false;
        }
        match large {
            None => {
                while rest > 0 {
                    if !self.use_digit(form, rest % 10, state, products) {
                        return false;
                    }
                    rest /= 10;
                }
            }
            Some(large) => {
                for digit in large.magnitude().to_radix_le(10) {
                    if !self.use_digit(form, digit.into(), state, products) {
                        return false;
                    }
                }
            }
        }
        // Leading zeros are not digits of the number.
        for usage in &self.uses[form] {
            if let Use::Product { slot } | Use::Unique { slot } = *usage {
                state[slot + 1] = 0;
            }
        }
        true
    }

    fn use_digit(
        &self,
        form: usize,
        digit: i64,
        state: &mut [i64],
        products: &mut Products,
    ) -> bool {
        for usage in &self.uses[form] {
            match *usage {
                Use::Total { slot, weight } => state[slot] += weight * digit,
                Use::MustBeZero => {
                    if digit != 0 {
                        return false;
                    }
                }
                Use::Notice { slot } => state[slot] |= i64::from(digit != 0),
                // A zero counts only if a digit other than zero follows further left.
                Use::Product { slot } if digit == 0 => state[slot + 1] = 1,
                Use::Product { slot } => {
                    if std::mem::take(&mut state[slot + 1]) == 1 {
                        state[slot] = products.times(state[slot], 0);
                    }
                    state[slot] = products.times(state[slot], digit);
                }
                Use::Unique { slot } if digit == 0 => {
                    state[slot + 1] = (state[slot + 1] + 1).min(2);
                }
                Use::Unique { slot } => {
                    let zeros = std::mem::take(&mut state[slot + 1]);
                    let seen = state[slot];
                    let twice = zeros == 2 || zeros == 1 && seen & 1 == 1 || seen >> digit & 1 == 1;
                    state[slot] = if seen < 0 || twice {
                        -1
                    } else {
                        seen | 1 << digit | i64::from(zeros == 1)
                    };
                }
            }
        }
        true
    }

    /// The value of a linear form in a final state, from those of the atoms.
    fn evaluate(&self, linear: &Linear, state: &[i64], values: &[Value]) -> Value {
        let mut sum = linear.constant.clone();
        let sums = self.spec.sums_in(linear);
        if !sums.is_empty() {
            sum += state[self.totals_at + self.plan.total_of[&sums]];
        }
        for (&atom, factor) in &linear.atoms {
            if sums.contains_key(&atom) {
                continue;
            }
            match &values[atom as usize] {
                Value::Number(value) => sum += factor * value,
                other => return other.clone(),
            }
        }
        let (quotient, remainder) = sum.div_rem(&linear.divisor);
        if remainder.is_zero() { Value::Number(quotient) } else { Value::Undefined }
    }

    /// Whether a final state satisfies the rule; `None` if a number is too large to say.
    fn accepts(&self, state: &[i64], products: &Products) -> Option<bool> {
        let spec = self.spec;
        let mut values: Vec<Value> = Vec::with_capacity(spec.atoms.len());
        let evaluate = |linear: &Linear, values: &[Value]| self.evaluate(linear, state, values);
        for (place, atom) in spec.atoms.iter().enumerate() {
            let slot = self.slot_of_atom[place];
            let value = match atom {
                // Already counted in the totals.
                Atom::Sum(_) => Value::Number(BigInt::ZERO),
                Atom::Product(_) => Value::Number(products.value(state[slot], BigInt::ZERO)),
                Atom::ProductCells(_) => Value::Number(products.value(state[slot], BigInt::one())),
                Atom::Unique(_) | Atom::UniqueCells(_) => {
                    Value::Number(i32::from(state[slot] >= 0).into())
                }
                Atom::Residue(..) => Value::Number(state[slot].into()),
                Atom::Outer(op, arguments) => {
                    let arguments: Vec<Value> =
                        arguments.iter().map(|argument| evaluate(argument, &values)).collect();
                    debug_assert_eq!(op.entry().gives, Kind::Number);
                    apply(*op, &arguments)
                }
            };
            match value {
                Value::TooLarge => return None,
                // A predicate of a number that does not exist is false.
                Value::Undefined => return Some(false),
                value => values.push(value),
            }
        }
        for (linear, wanted) in &spec.equals {
            match evaluate(linear, &values) {
                Value::Number(value) if value == *wanted => {}
                Value::TooLarge => return None,
                _ => return Some(false),
            }
        }
        match &spec.check {
            None => Some(true),
            Some((op, arguments)) => {
                let arguments: Vec<Value> =
                    arguments.iter().map(|argument| evaluate(argument, &values)).collect();
                match apply(*op, &arguments) {
                    Value::Truth(truth) => Some(truth),
                    _ => None,
                }
            }
        }
    }
}

/// How many decimal zeros a number ends in; 0 has none.
fn trailing_zeros(number: &BigInt) -> usize {
    let digits = number.magnitude().to_radix_le(10);
    digits.iter().position(|&digit| digit != 0).unwrap_or(0)
}

/// Products of digits, of any size, represented by their positions in a list.
#[derive(Default)]
struct Products {
    values: Vec<BigInt>,
    places: FxHashMap<BigInt, i64>,
    known: FxHashMap<(i64, i64), i64>,
}

impl Products {
    fn times(&mut self, product: i64, digit: i64) -> i64 {
        if let Some(&known) = self.known.get(&(product, digit)) {
            return known;
        }
        let value = self.value(product, BigInt::one()) * digit;
        let next = self.values.len() as i64;
        let place = *self.places.entry(value.clone()).or_insert(next);
        if place == next {
            self.values.push(value);
        }
        self.known.insert((product, digit), place);
        place
    }

    /// The product, or `none` if it has not begun.
    fn value(&self, product: i64, none: BigInt) -> BigInt {
        if product == NO_PRODUCT { none } else { self.values[product as usize].clone() }
    }
}

/// The different states after a step, one after the other.
struct Layer {
    width: usize,
    states: Vec<i64>,
    places: HashTable<u32>,
    hasher: rustc_hash::FxBuildHasher,
}

impl Layer {
    fn new(width: usize) -> Layer {
        Layer { width, states: Vec::new(), places: HashTable::new(), hasher: Default::default() }
    }

    fn len(&self) -> usize {
        self.places.len()
    }

    fn state(&self, place: usize) -> &[i64] {
        &self.states[place * self.width..][..self.width]
    }

    /// The position of a state, and whether it is new.
    fn place(&mut self, state: &[i64]) -> (u32, bool) {
        let (states, width, hasher) = (&self.states, self.width, &self.hasher);
        let hash = |state: &[i64]| {
            let mut hasher = hasher.build_hasher();
            state.iter().for_each(|&slot| hasher.write_i64(slot));
            hasher.finish()
        };
        let stored = |place: u32| &states[place as usize * width..][..width];
        let next = self.places.len() as u32;
        let entry = self.places.entry(
            hash(state),
            |&place| stored(place) == state,
            |&place| hash(stored(place)),
        );
        match entry {
            hashbrown::hash_table::Entry::Occupied(place) => (*place.get(), false),
            hashbrown::hash_table::Entry::Vacant(place) => {
                place.insert(next);
                self.states.extend_from_slice(state);
                (next, true)
            }
        }
    }
}
