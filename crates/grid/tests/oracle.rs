//! The minlex form by trying everything: slow, but simple enough to be trusted.

use std::cmp::Ordering;

use ennead_grid::{Givens, Symmetry};

/// The least isomorph, and how many of the 3,359,232 cell permutations lead to it.
pub(crate) fn minlex(givens: &Givens) -> (Givens, u64) {
    let line_orders: Vec<[u8; 9]> =
        (0..1296).map(|i| *Symmetry::from_index(i * 362_880).columns()).collect();
    let mut least = [u8::MAX; 81];
    let mut times = 0;
    for transpose in [false, true] {
        let bytes: [u8; 81] = std::array::from_fn(|i| {
            givens.as_bytes()[if transpose { i % 9 * 9 + i / 9 } else { i }]
        });
        for rows in &line_orders {
            for columns in &line_orders {
                match compare(&bytes, rows, columns, &least) {
                    (Ordering::Less, line) => (least, times) = (line, 1),
                    (Ordering::Equal, _) => times += 1,
                    (Ordering::Greater, _) => {}
                }
            }
        }
    }
    (Givens::from_bytes(least).expect("at most nine names"), times)
}

/// The grid with its lines in these orders, compared with `least`. The digits are named in the
/// order in which they occur, since no other naming can be least.
fn compare(
    bytes: &[u8; 81],
    rows: &[u8; 9],
    columns: &[u8; 9],
    least: &[u8; 81],
) -> (Ordering, [u8; 81]) {
    let mut names = [0; 10];
    let mut named = 0;
    let mut line = [0; 81];
    let mut order = Ordering::Equal;
    for i in 0..81 {
        let byte = bytes[rows[i / 9] as usize * 9 + columns[i % 9] as usize] as usize;
        if byte != 0 && names[byte] == 0 {
            named += 1;
            names[byte] = named;
        }
        line[i] = names[byte];
        order = order.then(line[i].cmp(&least[i]));
        if order.is_gt() {
            break;
        }
    }
    (order, line)
}
