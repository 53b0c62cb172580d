//! Every puzzle has exactly one solution, the recorded one.

use ennead_collection::KINDS;
use ennead_rule::Setup;

use crate::{lines, recorded, solution, solutions};

#[test]
fn every_puzzle_has_its_recorded_solution_and_no_other() {
    let mut all = 0;
    for kind in KINDS {
        let solutions = solutions(kind);
        assert_eq!(solutions.len(), lines(kind).count(), "{}", kind.name);
        for ((_, _, line), expected) in lines(kind).zip(&solutions) {
            let setup = Setup::read(line).expect("another test reads all");
            assert_eq!(recorded(&solution(&setup)), *expected, "{}: {line}", kind.name);
            all += 1;
        }
    }
    assert_eq!(all, 3120);
}
