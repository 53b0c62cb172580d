//! Plain trying: all assignments, by the predicates alone.

use ennead_constraint::{Model, Values};

/// All solutions of a model with few assignments.
pub(crate) fn solutions(model: &Model) -> Vec<Vec<u8>> {
    let domains: Vec<Vec<u8>> =
        model.domains().iter().map(|domain| domain.iter().collect()).collect();
    let size: usize = domains.iter().map(Vec::len).product();
    assert!(size <= 1_000_000, "too many assignments to try");
    let mut found = Vec::new();
    for number in 0..size {
        let mut rest = number;
        let values: Vec<u8> = domains
            .iter()
            .map(|domain| {
                let value = domain[rest % domain.len()];
                rest /= domain.len();
                value
            })
            .collect();
        if model.holds(&values) {
            found.push(values);
        }
    }
    found
}

/// For each variable, the values that some of the solutions have.
pub(crate) fn candidates(vars: usize, solutions: &[Vec<u8>]) -> Vec<Values> {
    let values = |var: usize| solutions.iter().map(|solution| solution[var]).collect();
    (0..vars).map(values).collect()
}

/// How many solutions hold each value of each variable, at most `most`.
pub(crate) fn holders(vars: usize, solutions: &[Vec<u8>], most: u64) -> Vec<Vec<(u8, u64)>> {
    let of = |var: usize| {
        let mut counts = std::collections::BTreeMap::new();
        for solution in solutions {
            *counts.entry(solution[var]).or_insert(0) += 1;
        }
        counts.into_iter().map(|(value, count)| (value, most.min(count))).collect()
    };
    (0..vars).map(of).collect()
}
