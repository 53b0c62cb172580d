//! All-different sets: no two of at most ten cells have the same digit.

use crate::compile::Digits;

/// Removes from `domains` every digit that occurs in no assignment of different digits (by Hall's
/// theorem, trying all sets of cells, of which there are at most 2^10). False if there is no such
/// assignment.
#[expect(clippy::too_many_lines, reason = "called at each node of the search")]
pub(super) fn propagate(domains: &mut [Digits]) -> bool {
    // A digit that is set cannot be in another cell.
    let mut set: Digits = 0;
    let mut open = [0usize; 10];
    let mut count;
    loop {
        let before = set;
        count = 0;
        for i in 0..domains.len() {
            let domain = domains[i];
            if domain.is_power_of_two() {
                continue;
            }
            domains[i] &= !set;
        }
        set = 0;
        for i in 0..domains.len() {
            match domains[i] {
                0 => return false,
                domain if domain.is_power_of_two() => {
                    if set & domain != 0 {
                        return false;
                    }
                    set |= domain;
                }
                _ => {
                    if count == open.len() {
                        return false;
                    }
                    open[count] = i;
                    count += 1;
                }
            }
        }
        if set == before {
            break;
        }
    }
    let open = &open[..count];
    if count < 2 {
        return true;
    }
    // Hall sets: if k cells have only k digits between them, no other cell can have these.
    let mut unions = [0 as Digits; 1 << 10];
    let all = (1usize << count) - 1;
    for cells in 1..=all {
        let last = cells.trailing_zeros() as usize;
        let union = unions[cells & (cells - 1)] | domains[open[last]];
        unions[cells] = union;
        let (size, digits) = (cells.count_ones(), union.count_ones());
        if digits < size {
            return false;
        }
        if digits == size && cells != all {
            for (i, &cell) in open.iter().enumerate() {
                if cells >> i & 1 == 0 {
                    domains[cell] &= !union;
                    if domains[cell] == 0 {
                        return false;
                    }
                }
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};

    /// What remains after trying all assignments.
    fn by_trying(domains: &[Digits]) -> Option<Vec<Digits>> {
        fn from(domains: &[Digits], i: usize, used: Digits, left: &mut [Digits]) -> bool {
            if i == domains.len() {
                return true;
            }
            let mut any = false;
            for digit in crate::compile::digits(domains[i] & !used) {
                if from(domains, i + 1, used | 1 << digit, left) {
                    left[i] |= 1 << digit;
                    any = true;
                }
            }
            any
        }
        let mut left = vec![0; domains.len()];
        from(domains, 0, 0, &mut left).then_some(left)
    }

    #[test]
    fn hall_sets_leave_what_trying_leaves() {
        let mut rng = rand::rngs::SmallRng::seed_from_u64(7);
        for _ in 0..3000 {
            let cells = rng.random_range(1..=6);
            let mut domains: Vec<Digits> = (0..cells)
                .map(|_| {
                    (0..rng.random_range(1..5)).fold(0, |set, _| set | 1 << rng.random_range(0..7))
                })
                .collect();
            let right = by_trying(&domains);
            // One pass finds the Hall sets of the present domains; a second may find more.
            let mut before = domains.clone();
            let mut possible = propagate(&mut domains);
            while possible && before != domains {
                before.copy_from_slice(&domains);
                possible = propagate(&mut domains);
            }
            assert_eq!(possible.then_some(domains), right);
        }
    }
}
