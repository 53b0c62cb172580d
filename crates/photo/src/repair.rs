//! Step 8, **repair**: the most probable puzzle that has exactly one solution.
//!
//! A puzzle as it was printed has one solution; a misread digit nearly always leaves none. So the
//! second choices of the network are tried, the most probable combinations first, until one has
//! exactly one. That is strong evidence and no proof, so every change is a doubt to ask about.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// A cell read with less probability than this is worth a mark.
pub const MARK: f32 = 0.9;

/// A cell read with less probability than this is worth a question.
pub const SURE: f32 = 0.7;

/// Hardly any puzzle is printed with more givens than this; where more digits are read, some may
/// be a player's.
pub const MOST_GIVENS: usize = 40;

/// Substitutions that are considered, and the greatest cost of one and of all together, in
/// logarithms of probability.
const SUBSTITUTIONS: usize = 120;
const GREATEST_COST: f32 = 12.5;
const GREATEST_TOTAL: f32 = 25.0;

/// A second puzzle is a rival of the first if it costs at most this much more.
const RIVAL: f32 = 1.0;

/// The most puzzles whose solutions are counted, and combinations that are looked at.
const MOST_COUNTS: usize = 5_000;
const MOST_COMBINATIONS: usize = 200_000;

/// A cell to look at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Doubt {
    /// The cell, 0 to 80, row by row.
    pub cell: usize,
    /// What the network reads; the answer differs from it in a repaired cell.
    pub read: u8,
    /// The next choice: the network's second, or in a repaired cell its first.
    pub second: u8,
    /// The probability of what the answer says, before any repair.
    pub probability: f32,
}

impl Doubt {
    /// Whether it is worth a question: repaired in `digits`, or less probable than [`SURE`].
    pub fn is_question(&self, digits: &[u8; 81]) -> bool {
        self.read != digits[self.cell] || self.probability < SURE
    }
}

/// A puzzle made of probabilities.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The digits row by row, 0 for empty.
    pub digits: [u8; 81],
    /// Whether the puzzle has exactly one solution.
    pub proper: bool,
    /// Cells that were repaired or have a probability below [`MARK`], the least probable first.
    pub doubts: Vec<Doubt>,
    /// Another puzzle with one solution that is nearly as probable as a repaired one.
    pub rival: Option<[u8; 81]>,
    /// How many times solutions were counted.
    pub counts: usize,
}

impl Answer {
    /// How many cells differ from what the network reads.
    pub fn repaired(&self) -> usize {
        self.doubts.iter().filter(|doubt| doubt.read != self.digits[doubt.cell]).count()
    }

    /// Whether it can be taken without a question: proper as it was read, at most
    /// [`MOST_GIVENS`] digits, and no cell with a probability below [`SURE`].
    pub fn is_sure(&self) -> bool {
        self.proper
            && self.repaired() == 0
            && self.digits.iter().filter(|digit| **digit > 0).count() <= MOST_GIVENS
            && self.doubts.iter().all(|doubt| doubt.probability >= SURE)
    }
}

/// Another label for a cell, and what it costs.
#[derive(Clone, Copy)]
struct Substitution {
    cost: f32,
    cell: usize,
    digit: u8,
}

/// Some substitutions, in ascending order of their places in the list.
struct Combination {
    cost: f32,
    places: Vec<usize>,
}

impl Ord for Combination {
    /// The cheapest is the greatest: a heap gives it first.
    fn cmp(&self, other: &Self) -> Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.places.cmp(&self.places))
    }
}

impl PartialOrd for Combination {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Combination {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Combination {}

/// The most probable puzzle with exactly one solution. `count` counts the solutions of a puzzle
/// whose digits do not clash, up to 2. If none is found, the answer is what was read.
///
/// ```
/// // One cell hesitates between 5 and 6, and only with a 6 there is one solution.
/// let mut cells = [[0.0; 10]; 81];
/// cells.iter_mut().for_each(|cell| cell[0] = 1.0);
/// cells[40] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.6, 0.4, 0.0, 0.0, 0.0];
/// let answer = ennead_photo::repair(&cells, |digits| usize::from(digits[40] == 6));
/// assert_eq!(answer.digits[40], 6);
/// assert!(answer.proper && !answer.is_sure());
/// ```
pub fn repair(cells: &[[f32; 10]; 81], mut count: impl FnMut(&[u8; 81]) -> usize) -> Answer {
    let read = cells.map(|cell| most_probable(&cell) as u8);
    let mut counts = 0;
    let mut is_proper = |digits: &[u8; 81]| {
        counts += 1;
        count(digits) == 1
    };
    if !clashes(&read) && is_proper(&read) {
        return answer(cells, read, true, None, counts);
    }
    let substitutions = substitutions(cells, &read);
    let mut heap = BinaryHeap::new();
    if let Some(first) = substitutions.first() {
        heap.push(Combination { cost: first.cost, places: vec![0] });
    }
    let mut best: Option<([u8; 81], f32)> = None;
    let mut rival = None;
    let mut tries = 0;
    for _ in 0..MOST_COMBINATIONS {
        let Some(combination) = heap.pop() else { break };
        let limit = best.map_or(GREATEST_TOTAL, |(_, cost)| cost + RIVAL);
        if combination.cost > limit || tries >= MOST_COUNTS {
            break;
        }
        if let Some(digits) = substituted(&read, &substitutions, &combination) {
            tries += 1;
            if is_proper(&digits) {
                if best.is_some() {
                    rival = Some(digits);
                    break;
                }
                best = Some((digits, combination.cost));
            }
        }
        follow(&substitutions, combination, &mut heap);
    }
    match best {
        Some((digits, _)) => answer(cells, digits, true, rival, counts),
        None => answer(cells, read, false, None, counts),
    }
}

/// The second to fourth choice of each cell, the cheapest first.
fn substitutions(cells: &[[f32; 10]; 81], read: &[u8; 81]) -> Vec<Substitution> {
    let mut all = Vec::new();
    for (cell, probabilities) in cells.iter().enumerate() {
        let logarithm = |digit: usize| probabilities[digit].max(1e-12).ln();
        let mut choices: Vec<usize> =
            (0..10).filter(|&digit| digit != usize::from(read[cell])).collect();
        choices.sort_by(|&a, &b| probabilities[b].total_cmp(&probabilities[a]));
        for &digit in &choices[..3] {
            let cost = logarithm(usize::from(read[cell])) - logarithm(digit);
            if cost <= GREATEST_COST {
                all.push(Substitution { cost, cell, digit: digit as u8 });
            }
        }
    }
    all.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    all.truncate(SUBSTITUTIONS);
    all
}

/// Adds the two combinations that come after one: one substitution more, and its last one
/// replaced by the next. So each is made exactly once, and never before a cheaper one.
fn follow(
    substitutions: &[Substitution],
    combination: Combination,
    heap: &mut BinaryHeap<Combination>,
) {
    let Combination { cost, mut places } = combination;
    let last = places[places.len() - 1];
    let Some(next) = substitutions.get(last + 1) else { return };
    let mut longer = places.clone();
    longer.push(last + 1);
    heap.push(Combination { cost: cost + next.cost, places: longer });
    let end = places.len() - 1;
    places[end] = last + 1;
    heap.push(Combination { cost: cost - substitutions[last].cost + next.cost, places });
}

/// The digits with a combination applied, unless it changes a cell twice or makes a clash.
fn substituted(
    read: &[u8; 81],
    substitutions: &[Substitution],
    combination: &Combination,
) -> Option<[u8; 81]> {
    let mut digits = *read;
    let mut changed = 0u128;
    for &place in &combination.places {
        let Substitution { cell, digit, .. } = substitutions[place];
        if changed >> cell & 1 == 1 {
            return None;
        }
        changed |= 1 << cell;
        digits[cell] = digit;
    }
    (!clashes(&digits)).then_some(digits)
}

/// Whether a digit occurs twice in a row, a column or a box.
fn clashes(digits: &[u8; 81]) -> bool {
    let (mut rows, mut columns, mut boxes) = ([0u16; 9], [0u16; 9], [0u16; 9]);
    for (cell, &digit) in digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        let (row, column, bit) = (cell / 9, cell % 9, 1 << digit);
        for house in [&mut rows[row], &mut columns[column], &mut boxes[row / 3 * 3 + column / 3]] {
            if *house & bit != 0 {
                return true;
            }
            *house |= bit;
        }
    }
    false
}

fn answer(
    cells: &[[f32; 10]; 81],
    digits: [u8; 81],
    proper: bool,
    rival: Option<[u8; 81]>,
    counts: usize,
) -> Answer {
    let mut doubts: Vec<Doubt> = Vec::new();
    for (cell, probabilities) in cells.iter().enumerate() {
        let read = most_probable(probabilities) as u8;
        let probability = probabilities[usize::from(digits[cell])];
        if read != digits[cell] || probability < MARK {
            let others = (0..10u8).filter(|digit| *digit != digits[cell]);
            let of = |digit: &u8| probabilities[usize::from(*digit)];
            let second = others.max_by(|a, b| of(a).total_cmp(&of(b))).unwrap_or(0);
            doubts.push(Doubt { cell, read, second, probability });
        }
    }
    doubts.sort_by(|a, b| a.probability.total_cmp(&b.probability));
    Answer { digits, proper, doubts, rival, counts }
}

/// The most probable digit of a cell, 0 for empty.
pub(crate) fn most_probable(cell: &[f32; 10]) -> usize {
    (0..10).max_by(|&a, &b| cell[a].total_cmp(&cell[b])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reading that is sure of everything but the cells given, which have these choices.
    fn cells(unsure: &[(usize, [(usize, f32); 2])]) -> [[f32; 10]; 81] {
        let mut cells = [[0.0; 10]; 81];
        cells.iter_mut().for_each(|cell| cell[0] = 1.0);
        for (cell, choices) in unsure {
            cells[*cell] = [0.0; 10];
            choices.iter().for_each(|(digit, probability)| cells[*cell][*digit] = *probability);
        }
        cells
    }

    #[test]
    fn what_is_proper_as_read_is_left_alone() {
        let answer = repair(&cells(&[(3, [(7, 0.95), (1, 0.05)])]), |_| 1);
        assert!(answer.is_sure() && answer.doubts.is_empty());
        assert_eq!((answer.digits[3], answer.counts), (7, 1));
        let unsure = repair(&cells(&[(3, [(7, 0.6), (1, 0.4)])]), |_| 1);
        assert!(unsure.proper && !unsure.is_sure());
        let doubt = Doubt { cell: 3, read: 7, second: 1, probability: 0.6 };
        assert_eq!(unsure.doubts, [doubt]);
    }

    #[test]
    fn the_cheapest_of_several_repairs_is_taken() {
        let cells = cells(&[(0, [(5, 0.6), (6, 0.4)]), (80, [(1, 0.9), (7, 0.1)])]);
        let answer = repair(&cells, |digits| usize::from(digits[0] == 6 || digits[80] == 7));
        assert_eq!((answer.digits[0], answer.digits[80], answer.repaired()), (6, 1, 1));
        assert!(answer.rival.is_none());
        let both = repair(&cells, |digits| usize::from(digits[0] == 6 && digits[80] == 7));
        assert_eq!((both.digits[0], both.digits[80], both.repaired()), (6, 7, 2));
    }

    #[test]
    fn a_rival_is_reported() {
        let cells = cells(&[(0, [(5, 0.6), (6, 0.4)]), (80, [(1, 0.55), (7, 0.45)])]);
        let answer = repair(&cells, |digits| usize::from((digits[0] == 6) != (digits[80] == 7)));
        assert!(answer.rival.is_some());
    }

    #[test]
    fn a_clash_is_never_counted() {
        let cells = cells(&[(0, [(5, 0.6), (6, 0.4)]), (1, [(5, 0.9), (7, 0.1)])]);
        let answer = repair(&cells, |digits| {
            assert!(!clashes(digits));
            1
        });
        assert_eq!((answer.digits[0], answer.digits[1]), (6, 5));
    }

    #[test]
    fn without_a_puzzle_the_search_ends() {
        let mut all = [[0.1; 10]; 81];
        all.iter_mut().enumerate().for_each(|(i, cell)| cell[i % 10] += 0.01);
        let answer = repair(&all, |_| 2);
        assert!(!answer.proper && answer.counts <= MOST_COUNTS + 1);
    }
}
