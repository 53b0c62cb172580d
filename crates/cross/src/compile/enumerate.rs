//! Predicates that no automaton can handle: products of words, primes, powers. Their solutions are
//! listed, if there are few enough possibilities to try.
//!
//! There are three ways, and the cheapest is taken. For `A_w = anything`, try the cells of
//! *anything*, which determine A. For `square(A_w)`, `fibonacci(A_w)` and the like, list the
//! numbers, which are sparse. Otherwise, try all digits of all cells.

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

use super::diagram::{Builder, FALSE, NodeId, TRUE};
use super::program::Program;
use super::shape::{Shape, ShapeNode};
use super::{Budget, Digits, NotReduced, STEPS, digits};
use crate::eval::Value;
use crate::number;
use crate::puzzle::DigitReading;
use crate::vocabulary::Op;

/// The diagram of the predicate `node`.
pub(crate) fn predicate(
    shape: &Shape,
    node: usize,
    domains: &[Digits],
    level: &[usize],
    builder: &mut Builder,
    budget: &mut Budget,
) -> Result<NodeId, NotReduced> {
    let shape = &cut(shape, node);
    let node = shape.root();
    let mut cells = shape.cells_below(node);
    cells.sort_unstable_by_key(|&cell| level[cell as usize]);
    let ways = |cells: &[u32]| -> u64 {
        cells.iter().fold(1u64, |ways, &cell| {
            ways.saturating_mul(domains[cell as usize].count_ones().into())
        })
    };
    let all = ways(&cells).saturating_mul(cost(shape));
    let found = match determined(shape, node) {
        Some((word, other))
            if ways(&shape.cells_below(other)).saturating_mul(cost(shape)) < all =>
        {
            budget.spend(0)?;
            let tried = shape.cells_below(other);
            if ways(&tried).saturating_mul(cost(shape)).saturating_add(budget.used) > budget.most {
                return Err(NotReduced::TooLarge);
            }
            determine(shape, word, other, domains, &cells, budget)?
        }
        _ => match sparse(shape, node, domains, &cells, budget)? {
            Some(found) => found,
            None if all.saturating_add(budget.used) > budget.most => {
                return Err(NotReduced::TooLarge);
            }
            None => {
                let mut search = Search {
                    program: Program::new(shape, budget.meter()),
                    cells: &cells,
                    domains,
                    level,
                    digits: vec![0; shape.cells as usize],
                };
                return search.from(0, builder, budget);
            }
        },
    };
    let mut rows = found;
    rows.sort_unstable();
    rows.dedup();
    Ok(trie(&rows, 0, &cells, level, builder))
}

/// The number of states that one evaluation counts for, so that a term nested a million deep is not
/// tried a million times.
pub(crate) fn cost(shape: &Shape) -> u64 {
    1 + shape.steps() / STEPS
}

/// The part of a shape below a node, which becomes the root.
fn cut(shape: &Shape, node: usize) -> Shape {
    Shape { nodes: shape.nodes[..=node].to_vec(), cells: shape.cells, reading: shape.reading }
}

/// For `word = other`: the word's cells, and the node that determines them.
pub(crate) fn determined(shape: &Shape, node: usize) -> Option<(&[u32], usize)> {
    let ShapeNode::Two(Op::Equal, a, b) = shape.nodes[node] else { return None };
    let sides =
        [(a, b), (b, a)].into_iter().filter_map(|(word, other)| Some((shape.word(word)?, other)));
    sides.min_by_key(|&(_, other)| shape.cells_below(other).len())
}

/// The rows of `word = other`, found by trying the cells of `other`.
fn determine(
    shape: &Shape,
    word: &[u32],
    other: usize,
    domains: &[Digits],
    cells: &[u32],
    budget: &mut Budget,
) -> Result<Vec<Vec<u8>>, NotReduced> {
    let tried = shape.cells_below(other);
    let mut program = Program::new(shape, budget.meter());
    let mut grid = vec![0u8; shape.cells as usize];
    let mut rows = Vec::new();
    for &cell in &tried {
        grid[cell as usize] = domains[cell as usize].trailing_zeros() as u8;
    }
    if tried.iter().any(|&cell| domains[cell as usize] == 0) {
        return Ok(rows);
    }
    loop {
        let value = program.number(other, &grid);
        budget.spend_steps(program.take_steps())?;
        // It is unknown what the word would be, or whether it exists.
        if value == Value::TooLarge {
            return Err(NotReduced::Undecided);
        }
        if let Value::Number(value) = value
            && let Some(row) = fitting(&value, word, &grid, &tried, domains)
        {
            for (&cell, &digit) in word.iter().zip(&row) {
                grid[cell as usize] = digit;
            }
            rows.push(cells.iter().map(|&cell| grid[cell as usize]).collect());
            budget.spend(cells.len() as u64)?;
        }
        if !advance(&mut grid, &tried, domains) {
            return Ok(rows);
        }
    }
}

/// The digits of `value` in the cells of `word`, if they fit.
pub(crate) fn fitting(
    value: &BigInt,
    word: &[u32],
    grid: &[u8],
    tried: &[u32],
    domains: &[Digits],
) -> Option<Vec<u8>> {
    if value.is_negative() {
        return None;
    }
    let digits = number::digits(value);
    let missing = word.len().checked_sub(if *value == BigInt::ZERO { 0 } else { digits.len() })?;
    let mut row = vec![0; word.len()];
    if *value != BigInt::ZERO {
        row[missing..].copy_from_slice(&digits);
    }
    let fits = word.iter().zip(&row).all(|(&cell, &digit)| {
        domains[cell as usize] >> digit & 1 == 1
            && (tried.binary_search(&cell).is_err() || grid[cell as usize] == digit)
    });
    fits.then_some(row)
}

/// The next digits of `cells` within their domains; false after the last.
pub(crate) fn advance(grid: &mut [u8], cells: &[u32], domains: &[Digits]) -> bool {
    for &cell in cells.iter().rev() {
        let (domain, digit) = (domains[cell as usize], &mut grid[cell as usize]);
        let greater = domain & (!1u16 << *digit);
        if greater != 0 {
            *digit = greater.trailing_zeros() as u8;
            return true;
        }
        *digit = domain.trailing_zeros() as u8;
    }
    false
}

/// The row of a word's value, if the word can have it.
fn listed(word: &[u32], value: &BigInt, domains: &[Digits], cells: &[u32]) -> Option<Vec<u8>> {
    let row = fitting(value, word, &[], &[], domains)?;
    let of_cell = |cell: u32| row[word.iter().position(|&c| c == cell).expect("its cells")];
    Some(cells.iter().map(|&cell| of_cell(cell)).collect())
}

/// The rows of a predicate of one word that few numbers satisfy; `None` if it is not such a
/// predicate.
fn sparse(
    shape: &Shape,
    node: usize,
    domains: &[Digits],
    cells: &[u32],
    budget: &mut Budget,
) -> Result<Option<Vec<Vec<u8>>>, NotReduced> {
    let ShapeNode::One(op, word) = shape.nodes[node] else { return Ok(None) };
    let Some(word) = shape.word(word) else { return Ok(None) };
    let length = word.len() as u32;
    let end = BigInt::from(10).pow(length);
    let count: Option<u64> = match op {
        Op::Square => end.sqrt().to_u64(),
        Op::Triangular => (end.clone() * 2u32).sqrt().to_u64(),
        Op::Cube => end.cbrt().to_u64(),
        Op::Palindrome if shape.reading == DigitReading::Cells => {
            BigInt::from(10).pow(length.div_ceil(2)).to_u64()
        }
        Op::Fibonacci | Op::Perfect => Some(u64::from(length) * 5),
        _ => return Ok(None),
    };
    let Some(count) = count.filter(|count| count.saturating_add(budget.used) <= budget.most) else {
        return Ok(None);
    };
    let mut rows = Vec::new();
    let mut offer = |value: BigInt| {
        budget.spend(1)?;
        // A row needs a node for each of its cells.
        match listed(word, &value, domains, cells) {
            Some(row) => budget.spend(row.len() as u64).map(|()| rows.push(row)),
            None => Ok(()),
        }
    };
    match op {
        Op::Fibonacci => {
            let (mut a, mut b) = (BigInt::ZERO, BigInt::from(1));
            while a < end {
                offer(a.clone())?;
                let sum = &a + &b;
                a = std::mem::replace(&mut b, sum);
            }
        }
        Op::Perfect => number::perfect_numbers().take_while(|n| *n < end).try_for_each(offer)?,
        _ => {
            for i in 0..=count {
                let big = BigInt::from(i);
                let value = match op {
                    Op::Square => &big * &big,
                    Op::Triangular => &big * (&big + 1) / 2,
                    Op::Cube => &big * &big * &big,
                    _ => match palindrome(&big, length as usize) {
                        Some(palindrome) => palindrome,
                        None => continue,
                    },
                };
                if value < end {
                    offer(value)?;
                }
            }
        }
    }
    Ok(Some(rows))
}

/// The palindrome of `length` digits that begins with the digits of `half`, with zeros before them;
/// `None` if they are too many.
fn palindrome(half: &BigInt, length: usize) -> Option<BigInt> {
    let own = number::digits(half);
    let mut digits = vec![0; length.div_ceil(2)];
    let zeros = digits.len().checked_sub(own.len())?;
    digits[zeros..].copy_from_slice(&own);
    let mirrored: Vec<u8> = digits[..length / 2].iter().rev().copied().collect();
    digits.extend(mirrored);
    Some(number::from_digits(&digits))
}

/// The diagram of sorted rows, considering only the columns from `column` on.
fn trie(
    rows: &[Vec<u8>],
    column: usize,
    cells: &[u32],
    level: &[usize],
    builder: &mut Builder,
) -> NodeId {
    if rows.is_empty() {
        return FALSE;
    }
    let Some(&cell) = cells.get(column) else { return TRUE };
    let mut edges = [FALSE; 10];
    for of_digit in rows.chunk_by(|a, b| a[column] == b[column]) {
        edges[of_digit[0][column] as usize] = trie(of_digit, column + 1, cells, level, builder);
    }
    builder.node(level[cell as usize], edges)
}

/// Tries all digits of all cells.
struct Search<'a> {
    program: Program<'a>,
    cells: &'a [u32],
    domains: &'a [Digits],
    level: &'a [usize],
    digits: Vec<u8>,
}

impl Search<'_> {
    fn from(
        &mut self,
        column: usize,
        builder: &mut Builder,
        budget: &mut Budget,
    ) -> Result<NodeId, NotReduced> {
        let Some(&cell) = self.cells.get(column) else {
            let holds = self.program.holds(&self.digits);
            budget.spend_steps(self.program.take_steps())?;
            return match holds {
                Some(true) => Ok(TRUE),
                Some(false) => Ok(FALSE),
                None => Err(NotReduced::Undecided),
            };
        };
        let mut edges = [FALSE; 10];
        for digit in digits(self.domains[cell as usize]) {
            self.digits[cell as usize] = digit as u8;
            edges[digit] = self.from(column + 1, builder, budget)?;
        }
        Ok(builder.node(self.level[cell as usize], edges))
    }
}
