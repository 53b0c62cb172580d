//! Candidates: their names, and which of them rule each other out.

use ennead_grid::*;

#[test]
fn names_round_trip() {
    for candidate in (0..Candidate::COUNT).map(Candidate::from_index) {
        assert_eq!(candidate.to_string().parse(), Ok(candidate));
    }
    for wrong in ["", "4", "0r1c1", "4r1c0", "r1c1", "44r1c1", "é1c1"] {
        assert_eq!(wrong.parse::<Candidate>(), Err(ParseCandidateError), "{wrong:?}");
    }
}

#[test]
fn a_candidate_excludes_others_of_its_cell_and_its_digit_where_the_cell_sees() {
    let all = || (0..Candidate::COUNT).map(Candidate::from_index);
    for one in all() {
        let excluded: Vec<_> = all().filter(|&other| one.excludes(other)).collect();
        assert_eq!(excluded.len(), 8 + 20, "{one}");
        for other in excluded {
            let same = (one.cell() == other.cell(), one.digit() == other.digit());
            let sees = one.cell().sees(other.cell());
            assert!(matches!((same, sees), ((true, false), false) | ((false, true), true)));
        }
    }
}
