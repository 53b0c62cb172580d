//! All-different sets: no two of at most ten cells have the same digit.

use crate::compile::Digits;

/// Removes from `domains` every digit that occurs in no assignment of different digits (by Hall's
/// theorem, trying all sets of cells, of which there are at most 2^10). False if there is no such
/// assignment.
#[expect(clippy::too_many_lines, reason = "called at each node of the search")]
pub(crate) fn propagate(domains: &mut [Digits]) -> bool {
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
