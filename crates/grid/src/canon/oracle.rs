//! The minlex form by trying everything: slow, and plain enough to be believed.

use crate::{Cell, Givens, Symmetry};

/// The least isomorph, and how many of the 3,359,232 cell permutations lead to it.
pub(super) fn minlex(givens: &Givens) -> (Givens, u64) {
    let mut least = [u8::MAX; 81];
    let mut times = 0;
    for index in 0..Symmetry::CELL_COUNT {
        let back = Symmetry::from_index(index * 362_880);
        // The digits are named in the order in which they come: nothing else can be least.
        let mut names = [0; 10];
        let mut named = 0;
        let mut line = [0; 81];
        let mut order = std::cmp::Ordering::Equal;
        for cell in Cell::ALL {
            let byte = givens[back.apply(cell)];
            if byte != 0 && names[byte as usize] == 0 {
                named += 1;
                names[byte as usize] = named;
            }
            let i = cell.index();
            line[i] = names[byte as usize];
            order = order.then(line[i].cmp(&least[i]));
            if order.is_gt() {
                break;
            }
        }
        match order {
            std::cmp::Ordering::Less => (least, times) = (line, 1),
            std::cmp::Ordering::Equal => times += 1,
            std::cmp::Ordering::Greater => {}
        }
    }
    (Givens::from_bytes(least).expect("at most nine names"), times)
}
