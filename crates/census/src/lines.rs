//! The orders of nine lines that keep the three chutes together, and their conjugacy classes.

/// Where each of nine lines goes.
pub(crate) type Order = [u8; 9];

/// The 6 · 6³ orders that keep every three lines of a chute together.
pub(crate) fn orders() -> Vec<Order> {
    let threes = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut orders = Vec::with_capacity(1296);
    for chutes in threes {
        for a in threes {
            for b in threes {
                for c in threes {
                    let within = [a, b, c];
                    orders.push(std::array::from_fn(|at| {
                        chutes[at / 3] * 3 + within[at / 3][at % 3]
                    }));
                }
            }
        }
    }
    orders
}

/// First `a`, then `b`.
pub(crate) fn then(a: &Order, b: &Order) -> Order {
    a.map(|at| b[usize::from(at)])
}

pub(crate) fn inverse(a: &Order) -> Order {
    let mut inverse = [0; 9];
    for (from, &to) in (0..).zip(a) {
        inverse[usize::from(to)] = from;
    }
    inverse
}

/// The conjugacy classes of the orders: one order of each, and the class's size.
pub(crate) fn classes() -> Vec<(Order, u64)> {
    let mut all = orders();
    all.sort_unstable();
    let mut seen = vec![false; all.len()];
    let mut classes = Vec::new();
    for index in 0..all.len() {
        if seen[index] {
            continue;
        }
        let mut size = 0;
        for by in &all {
            let conjugate = then(&then(&inverse(by), &all[index]), by);
            let at = all.binary_search(&conjugate).expect("a conjugate is one of them");
            size += u64::from(!std::mem::replace(&mut seen[at], true));
        }
        classes.push((all[index], size));
    }
    classes
}
