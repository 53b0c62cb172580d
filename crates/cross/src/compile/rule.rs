//! From a shape to its parts: how each predicate is compiled, and the conditions that result.

use std::rc::Rc;

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive, Zero};
use rustc_hash::FxHashMap;

use super::automaton::{self, Atom, Form, Spec, Test};
use super::diagram::{Builder, FALSE, NodeId, TRUE};
use super::linear::Linear;
use super::shape::{Shape, ShapeNode};
use super::{ALL_DIGITS, Budget, Digits, NotReduced, Part, STEPS, digits, enumerate};
use crate::eval::{self, Value};
use crate::puzzle::DigitReading;
use crate::vocabulary::{Kind, Op};

/// Rules with more cells than this wait for the search.
const MOST_CELLS: u32 = 400;

/// The largest number of values of a mixed sum that are tried one by one.
const MOST_GUESSES: u64 = 2_000;
/// The largest number of digit sums and other values of a rule. More would take too much memory.
const MOST_ATOMS: usize = 20_000;
/// The largest total size of the linear forms kept at a time: about four million coefficients, a
/// quarter of a gigabyte.
const MOST_HELD: u64 = 1 << 25;

/// Reduces a shape whose cells have these domains.
pub(crate) fn compile(
    shape: &Shape,
    domains: &[Digits],
    budget: &mut Budget,
) -> Result<Vec<Part>, NotReduced> {
    if let Some(parts) = directly(shape) {
        return Ok(parts);
    }
    if shape.cells > MOST_CELLS {
        return Err(NotReduced::TooLarge);
    }
    let order = reading_order(shape);
    let mut builder = Builder::new(order.iter().map(|&cell| domains[cell as usize]).collect());
    let mut level = vec![0; order.len()];
    for (i, &cell) in order.iter().enumerate() {
        level[cell as usize] = i;
    }
    let compiler = Compiler { shape, domains, level: &level };

    // Goes through the truth nodes from the bottom up; numbers belong to the predicate above them.
    let mut done: FxHashMap<usize, NodeId> = FxHashMap::default();
    for node in needed_truths(shape) {
        let root = match shape.nodes[node] {
            ShapeNode::One(Op::Not, a) => {
                budget.spend(builder.len() as u64)?;
                builder.complement(done[&a])
            }
            ShapeNode::Two(op @ (Op::And | Op::Or), a, b) => {
                let (a, b) = (done[&a], done[&b]);
                builder.combine(a, b, op == Op::And, budget)?
            }
            _ => compiler.predicate(node, &mut builder, budget)?,
        };
        done.insert(node, root);
    }
    let root = done[&shape.root()];
    Ok(to_parts(builder, root, &order))
}

/// The conditions that a diagram amounts to. Level i reads cell `cells[i]`.
pub(crate) fn to_parts(mut builder: Builder, root: NodeId, cells: &[u32]) -> Vec<Part> {
    if root == FALSE {
        return vec![Part::Never];
    }
    let allowed = builder.projections(root);
    let mut parts = Vec::new();
    for (level, &digits) in allowed.iter().enumerate() {
        if digits != builder.domain(level) {
            parts.push(Part::Domain(cells[level], digits));
        }
    }
    let root = builder.restrict(root, allowed.clone());
    if root == TRUE {
        return parts;
    }
    let (levels, diagram) = builder.finish(root);
    if let [first, second] = levels[..] {
        let mut table = [0; 10];
        for digit in digits(allowed[first]) {
            table[digit] = match diagram.nodes[0].1[digit] {
                super::Diagram::TRUE => allowed[second],
                super::Diagram::FALSE => 0,
                node => digits(allowed[second])
                    .filter(|&d| diagram.nodes[node as usize].1[d] == super::Diagram::TRUE)
                    .fold(0, |set, digit| set | 1 << digit),
            };
        }
        parts.push(Part::Table(cells[first], cells[second], table));
    } else {
        let cells = levels.iter().map(|&level| cells[level]).collect();
        parts.push(Part::Diagram(cells, Rc::new(diagram)));
    }
    parts
}

/// Rules whose meaning is clear without compiling.
fn directly(shape: &Shape) -> Option<Vec<Part>> {
    let ShapeNode::One(op, a) = shape.nodes[shape.root()] else { return None };
    let cells = shape.digit_cells(a)?;
    match op {
        Op::Unique if cells.len() > 10 => Some(vec![Part::Never]),
        Op::Unique if cells.len() == 1 => Some(vec![]),
        Op::Unique => Some(vec![Part::AllDifferent(cells.to_vec())]),
        Op::Palindrome => {
            let pairs = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
            let same = std::array::from_fn(|digit| 1 << digit);
            Some(pairs.map(|(&a, &b)| Part::Table(a, b, same)).collect())
        }
        _ => None,
    }
}

/// The truth nodes that the rule needs, arguments first.
fn needed_truths(shape: &Shape) -> Vec<usize> {
    let mut needed = vec![false; shape.nodes.len()];
    needed[shape.root()] = true;
    for i in (0..shape.nodes.len()).rev() {
        if needed[i]
            && matches!(
                shape.nodes[i],
                ShapeNode::One(Op::Not, _) | ShapeNode::Two(Op::And | Op::Or, ..)
            )
        {
            shape.nodes[i].arguments().for_each(|argument| needed[argument] = true);
        }
    }
    (0..shape.nodes.len()).filter(|&i| needed[i]).collect()
}

/// The cells in the order in which automata read them: units first, then tens. A word
/// that is reversed or compared with its reverse is read from the other end, or from both.
fn reading_order(shape: &Shape) -> Vec<u32> {
    let (mut plain, mut reversed) =
        (vec![false; shape.nodes.len()], vec![false; shape.nodes.len()]);
    for node in &shape.nodes {
        match *node {
            ShapeNode::One(Op::Reverse, a) => reversed[a] = true,
            ShapeNode::One(Op::Palindrome, a) => {
                reversed[a] = true;
                plain[a] = true;
            }
            _ => node.arguments().for_each(|argument| plain[argument] = true),
        }
    }
    let mut key = vec![(usize::MAX, usize::MAX); shape.cells as usize];
    for (i, node) in shape.nodes.iter().enumerate() {
        if let ShapeNode::Word(cells) = node {
            for (j, &cell) in cells.iter().enumerate() {
                let back = if plain[i] { cells.len() - 1 - j } else { usize::MAX };
                let front = if reversed[i] { j } else { usize::MAX };
                let place = &mut key[cell as usize];
                *place = (*place).min((back.min(front), i));
            }
        }
    }
    let mut order: Vec<u32> = (0..shape.cells).collect();
    order.sort_by_key(|&cell| (key[cell as usize], cell));
    order
}

/// Why the automaton cannot handle a predicate.
enum No {
    /// It cannot be evaluated digit by digit.
    Unsupported,
    /// The sign of another term has to be known.
    Split,
    /// Finding out takes too long.
    NotReduced(NotReduced),
}

impl From<NotReduced> for No {
    fn from(why: NotReduced) -> No {
        No::NotReduced(why)
    }
}

struct Compiler<'a> {
    shape: &'a Shape,
    domains: &'a [Digits],
    /// The level of each cell.
    level: &'a [usize],
}

impl Compiler<'_> {
    /// The diagram of a predicate.
    fn predicate(
        &self,
        node: usize,
        builder: &mut Builder,
        budget: &mut Budget,
    ) -> Result<NodeId, NotReduced> {
        match self.by_automaton(node, &mut Vec::new(), builder, budget)? {
            Some(root) => Ok(root),
            None => {
                enumerate::predicate(self.shape, node, self.domains, self.level, builder, budget)
            }
        }
    }

    /// The diagram of a predicate that can be evaluated digit by digit; `None` if it cannot.
    /// `signs` are the signs assumed for the terms under `abs`; if one is missing, both are tried.
    fn by_automaton(
        &self,
        node: usize,
        signs: &mut Vec<bool>,
        builder: &mut Builder,
        budget: &mut Budget,
    ) -> Result<Option<NodeId>, NotReduced> {
        let mut analysis = Analysis::new(self.shape, self.domains, signs);
        match analysis.predicate(node, budget) {
            Ok(goal) => self.run(analysis, goal, builder, budget),
            Err(No::Split) if signs.len() < 4 => {
                let mut either = FALSE;
                for negative in [false, true] {
                    signs.push(negative);
                    let root = self.by_automaton(node, signs, builder, budget)?;
                    signs.pop();
                    let Some(root) = root else { return Ok(None) };
                    either = builder.combine(either, root, false, budget)?;
                }
                Ok(Some(either))
            }
            Err(No::Unsupported | No::Split) => Ok(None),
            Err(No::NotReduced(why)) => Err(why),
        }
    }

    fn run(
        &self,
        analysis: Analysis,
        goal: Goal,
        builder: &mut Builder,
        budget: &mut Budget,
    ) -> Result<Option<NodeId>, NotReduced> {
        let mut spec = analysis.spec;
        match goal {
            Goal::Constant(truth) => Ok(Some(if truth { TRUE } else { FALSE })),
            Goal::Check(op, arguments) => {
                spec.check = Some((op, arguments));
                automaton::run(&spec, self.domains, self.level, builder, budget)
            }
            Goal::Compare(op, difference) => {
                let mut cells = difference.clone();
                cells.atoms.clear();
                let mut atoms = difference;
                atoms.cells.clear();
                atoms.constant = BigInt::ZERO;
                if atoms.atoms.is_empty() {
                    spec.forms.push(Form::new(&cells));
                    spec.tests.push((spec.forms.len() - 1, test_of(op)));
                    return automaton::run(&spec, self.domains, self.level, builder, budget);
                }
                // A sum of cells and atoms: try the possible sums of the atoms one by one.
                let Some((low, high)) = automaton::range_of_atoms(&spec, &atoms, self.domains)
                else {
                    return Ok(None);
                };
                let guesses = (&high - &low).to_u64().filter(|&count| count < MOST_GUESSES);
                let Some(guesses) = guesses else { return Ok(None) };
                let mut either = FALSE;
                for guess in 0..=guesses {
                    let value: BigInt = &low + guess;
                    let mut shifted = cells.clone();
                    shifted.constant += &value;
                    let (least, most) = shifted.range_of_cells(self.domains);
                    if !possible(op, &least, &most) {
                        continue;
                    }
                    let mut spec = spec.clone();
                    spec.forms.push(Form::new(&shifted));
                    spec.tests.push((spec.forms.len() - 1, test_of(op)));
                    spec.equals.push((atoms.clone(), value));
                    match automaton::run(&spec, self.domains, self.level, builder, budget)? {
                        Some(root) => either = builder.combine(either, root, false, budget)?,
                        None => return Ok(None),
                    }
                }
                Ok(Some(either))
            }
        }
    }
}

/// The test of the form for `form op 0`; `gt` and `le` have been rewritten.
fn test_of(op: Op) -> Test {
    match op {
        Op::Equal => Test::Zero,
        Op::NotEqual => Test::NotZero,
        Op::Less => Test::Negative,
        Op::GreaterOrEqual => Test::NotNegative,
        _ => unreachable!("{op:?} has been turned round"),
    }
}

fn possible(op: Op, least: &BigInt, most: &BigInt) -> bool {
    match op {
        Op::Equal => !least.is_positive() && !most.is_negative(),
        Op::NotEqual => !least.is_zero() || !most.is_zero(),
        Op::Less => least.is_negative(),
        _ => !most.is_negative(),
    }
}

/// What a predicate amounts to.
enum Goal {
    /// It is always true, or never.
    Constant(bool),
    /// `op` holds for these, which contain no cells.
    Check(Op, Vec<Linear>),
    /// The form is zero, not zero, negative or not negative.
    Compare(Op, Linear),
}

/// Finds the linear forms and atoms of a predicate.
struct Analysis<'a> {
    shape: &'a Shape,
    domains: &'a [Digits],
    signs: &'a [bool],
    signs_used: usize,
    spec: Spec,
    places: FxHashMap<Atom, u32>,
    /// The forms whose digits are used. (A tested form is not among them.)
    form_places: FxHashMap<Form, usize>,
}

impl<'a> Analysis<'a> {
    fn new(shape: &'a Shape, domains: &'a [Digits], signs: &'a [bool]) -> Analysis<'a> {
        let (spec, places, form_places) = Default::default();
        Analysis { shape, domains, signs, signs_used: 0, spec, places, form_places }
    }

    fn predicate(&mut self, node: usize, budget: &mut Budget) -> Result<Goal, No> {
        let arguments: Vec<usize> = self.shape.nodes[node].arguments().collect();
        let values = self.values(&arguments, budget)?;
        let op = match self.shape.nodes[node] {
            ShapeNode::One(op, _) | ShapeNode::Two(op, ..) => op,
            _ => unreachable!("a predicate has arguments"),
        };
        match (op, &arguments[..]) {
            (
                Op::Equal
                | Op::NotEqual
                | Op::Less
                | Op::GreaterOrEqual
                | Op::Greater
                | Op::LessOrEqual,
                _,
            ) => {
                let (op, a, b) = match op {
                    Op::Greater => (Op::Less, &values[1], &values[0]),
                    Op::LessOrEqual => (Op::GreaterOrEqual, &values[1], &values[0]),
                    op => (op, &values[0], &values[1]),
                };
                let mut difference = a.clone().plus(b, -1);
                difference.divisor = BigInt::one();
                Ok(if difference.cells.is_empty() {
                    Goal::Check(op, vec![difference, Linear::constant(BigInt::ZERO)])
                } else {
                    Goal::Compare(op, difference)
                })
            }
            (Op::Divides, _) if !values[1].cells.is_empty() => {
                if !values[0].is_constant() || !values[0].divisor.is_one() {
                    return Err(No::Unsupported);
                }
                let modulus = values[0].constant.abs();
                if modulus.is_zero() {
                    return Ok(Goal::Constant(false));
                }
                let residue = self.residue(&values[1], &modulus)?;
                Ok(Goal::Check(Op::Equal, vec![residue, Linear::constant(BigInt::ZERO)]))
            }
            (Op::Unique, &[a]) if !values[0].cells.is_empty() => {
                if let Some(cells) = self.shape.digit_cells(a) {
                    // For a word under some other operator, pairs are compared one by one.
                    let unique = self.atom(Atom::UniqueCells(cells.to_vec()))?;
                    return Ok(Goal::Check(
                        Op::Equal,
                        vec![unique, Linear::constant(BigInt::one())],
                    ));
                }
                let form = self.form(&values[0])?;
                let unique = self.atom(Atom::Unique(form))?;
                Ok(Goal::Check(Op::Equal, vec![unique, Linear::constant(BigInt::one())]))
            }
            _ if values.iter().all(|value| value.cells.is_empty()) => Ok(Goal::Check(op, values)),
            _ => Err(No::Unsupported),
        }
    }

    fn atom(&mut self, atom: Atom) -> Result<Linear, No> {
        if self.spec.atoms.len() == MOST_ATOMS {
            return Err(No::Unsupported);
        }
        let next = self.spec.atoms.len() as u32;
        let place = *self.places.entry(atom.clone()).or_insert(next);
        if place == next {
            self.spec.atoms.push(atom);
        }
        Ok(Linear::atom(place))
    }

    /// The position of a form over cells only.
    fn form(&mut self, linear: &Linear) -> Result<usize, No> {
        if !linear.atoms.is_empty() || !linear.divisor.is_one() {
            return Err(No::Unsupported);
        }
        let form = Form::new(linear);
        let next = self.spec.forms.len();
        let place = *self.form_places.entry(form.clone()).or_insert(next);
        if place == next {
            self.spec.forms.push(form);
        }
        Ok(place)
    }

    fn residue(&mut self, linear: &Linear, modulus: &BigInt) -> Result<Linear, No> {
        if !linear.divisor.is_one() {
            return Err(No::Unsupported);
        }
        let modulus = modulus.to_u32().ok_or(No::Unsupported)?;
        // The residue of the cells, to which the atoms are added at the end.
        let mut cells = linear.clone();
        cells.atoms.clear();
        let residue = self.atom(Atom::Residue(Form::new(&cells), modulus))?;
        if linear.atoms.is_empty() {
            return Ok(residue);
        }
        let mut atoms = linear.clone();
        atoms.cells.clear();
        atoms.constant = BigInt::ZERO;
        let modulus = Linear::constant(modulus.into());
        self.atom(Atom::Outer(Op::Mod, vec![residue.plus(&atoms, 1), modulus]))
    }

    /// The linear forms of some nodes. Each node's form is dropped after the last node that needs
    /// it, so a term nested a million deep holds one form at a time.
    fn values(&mut self, roots: &[usize], budget: &mut Budget) -> Result<Vec<Linear>, No> {
        let last = roots.iter().copied().max().expect("a predicate has arguments");
        let mut uses = vec![0u32; last + 1];
        roots.iter().for_each(|&root| uses[root] += 1);
        for i in (0..=last).rev() {
            if uses[i] > 0 {
                self.shape.nodes[i].arguments().for_each(|argument| uses[argument] += 1);
            }
        }
        let mut known: FxHashMap<usize, Linear> = FxHashMap::default();
        let mut held = 0;
        for i in 0..=last {
            if uses[i] == 0 || self.shape.nodes[i].kind() == Kind::Truth {
                continue;
            }
            let mut arguments = Vec::new();
            for argument in self.shape.nodes[i].arguments() {
                uses[argument] -= 1;
                arguments.push(if uses[argument] == 0 {
                    let value = known.remove(&argument).expect("arguments come first");
                    held -= value.steps();
                    value
                } else {
                    known[&argument].clone()
                });
            }
            let value = self.value(i, arguments)?;
            let steps = value.steps();
            budget.spend(steps / STEPS)?;
            held += steps;
            if held > MOST_HELD || value.is_too_large() {
                return Err(No::Unsupported);
            }
            known.insert(i, value);
        }
        Ok(roots.iter().map(|root| known[root].clone()).collect())
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each operator")]
    fn value(&mut self, node: usize, arguments: Vec<Linear>) -> Result<Linear, No> {
        let (op, nodes) = match self.shape.nodes[node] {
            ShapeNode::Number(ref value) => return Ok(Linear::constant(value.clone())),
            ShapeNode::Word(ref cells) => return Ok(Linear::word(cells.iter())),
            ShapeNode::One(op, a) => (op, [a, a]),
            ShapeNode::Two(op, a, b) => (op, [a, b]),
        };
        let words = |i: usize| self.shape.digit_cells(nodes[i]);
        let has_cells = arguments.iter().any(|argument| !argument.cells.is_empty());
        let constant = |i: usize| {
            let argument: &Linear = &arguments[i];
            (argument.is_constant() && argument.divisor.is_one()).then(|| argument.constant.clone())
        };
        match op {
            Op::Plus | Op::Minus => {
                let mut arguments = arguments.into_iter();
                let (a, b) = (arguments.next().expect("two"), arguments.next().expect("two"));
                Ok(match op {
                    // Add the short one to the long one; sums of thousands of terms are built this
                    // way.
                    Op::Plus if a.atoms.len() < b.atoms.len() => b.plus(&a, 1),
                    Op::Plus => a.plus(&b, 1),
                    _ => a.plus(&b, -1),
                })
            }
            Op::Times => match (constant(0), constant(1)) {
                (Some(factor), _) => Ok(arguments[1].clone().times(&factor)),
                (_, Some(factor)) => Ok(arguments[0].clone().times(&factor)),
                _ => self.outer(op, arguments),
            },
            Op::Power if has_cells => match constant(1) {
                Some(exponent) if exponent.is_one() => Ok(arguments[0].clone()),
                _ => Err(No::Unsupported),
            },
            Op::DigitSum if has_cells => {
                let form = self.form(&arguments[0])?;
                self.atom(Atom::Sum(form))
            }
            Op::DigitProduct if has_cells => match words(0) {
                Some(cells) => self.atom(Atom::ProductCells(cells.to_vec())),
                None => {
                    let form = self.form(&arguments[0])?;
                    self.atom(Atom::Product(form))
                }
            },
            Op::Reverse if has_cells => match &self.shape.nodes[nodes[0]] {
                // If words are read as numbers, this word must not begin with 0, or the zeros would
                // be lost.
                ShapeNode::Word(cells)
                    if self.shape.reading == DigitReading::Cells
                        || cells.len() == 1
                        || self.domains[cells[0] as usize] & 1 == 0 =>
                {
                    Ok(Linear::word(cells.iter().rev()))
                }
                _ => Err(No::Unsupported),
            },
            Op::Mod | Op::Div | Op::Quotient if has_cells => {
                let modulus = constant(1).filter(|modulus| modulus.is_positive());
                let modulus = modulus.ok_or(No::Unsupported)?;
                let residue = self.residue(&arguments[0], &modulus)?;
                match op {
                    Op::Mod => Ok(residue),
                    Op::Div => Ok(arguments[0].clone().plus(&residue, -1).over(&modulus)),
                    _ => {
                        // If there is a remainder, the quotient does not exist.
                        self.spec.equals.push((residue, BigInt::ZERO));
                        Ok(arguments[0].clone().over(&modulus))
                    }
                }
            }
            Op::Gcd if has_cells => {
                let (form, modulus) = match (constant(0), constant(1)) {
                    (Some(modulus), _) => (&arguments[1], modulus),
                    (_, Some(modulus)) => (&arguments[0], modulus),
                    _ => return Err(No::Unsupported),
                };
                if modulus.is_zero() {
                    return Err(No::Unsupported);
                }
                // gcd(a, m) = gcd(a mod m, m).
                let modulus = modulus.abs();
                let residue = self.residue(form, &modulus)?;
                self.outer(op, vec![residue, Linear::constant(modulus)])
            }
            Op::Absolute if has_cells => {
                let argument = arguments.into_iter().next().expect("one");
                if !argument.atoms.is_empty() || !argument.divisor.is_one() {
                    return Err(No::Unsupported);
                }
                let (low, high) = argument.range_of_cells(self.domains);
                if !low.is_negative() {
                    return Ok(argument);
                }
                if high.is_negative() {
                    return Ok(argument.times(&(-1).into()));
                }
                let negative = *self.signs.get(self.signs_used).ok_or(No::Split)?;
                self.signs_used += 1;
                // A separate form, because a tested form need not be known digit by digit.
                self.spec.forms.push(Form::new(&argument));
                let test = if negative { Test::Negative } else { Test::NotNegative };
                self.spec.tests.push((self.spec.forms.len() - 1, test));
                Ok(if negative { argument.times(&(-1).into()) } else { argument })
            }
            _ => self.outer(op, arguments),
        }
    }

    /// An operator of atoms, which is known at the end.
    fn outer(&mut self, op: Op, arguments: Vec<Linear>) -> Result<Linear, No> {
        if arguments.iter().any(|argument| !argument.cells.is_empty()) {
            return Err(No::Unsupported);
        }
        if arguments.iter().all(|argument| argument.is_constant() && argument.divisor.is_one()) {
            let values: Vec<Value> =
                arguments.iter().map(|argument| Value::Number(argument.constant.clone())).collect();
            return match apply(op, &values) {
                Value::Number(value) => Ok(Linear::constant(value)),
                _ => Err(No::Unsupported),
            };
        }
        self.atom(Atom::Outer(op, arguments))
    }
}

/// Applies an operator to numbers none of which is a word.
pub(crate) fn apply(op: Op, values: &[Value]) -> Value {
    use crate::number::digits;
    match values {
        [a] => eval::apply_one(op, a, digits),
        [a, b] => eval::apply_two(op, a, b, |a, b| (digits(a), digits(b))),
        _ => unreachable!("operators take one argument or two"),
    }
}

/// Whether a table says only that two digits differ, for cells with these domains.
pub(crate) fn is_not_equal(table: &[Digits; 10], first: Digits, second: Digits) -> bool {
    digits(first).all(|digit| table[digit] & second == second & !(1 << digit))
        && first & second & ALL_DIGITS != 0
}
