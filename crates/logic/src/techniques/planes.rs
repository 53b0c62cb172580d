//! Singles without their reasons, for suppositions by the thousand.

use super::prelude::*;

/// The candidates and digits of a position, for trying many suppositions. It only takes singles, as
/// fast as possible.
#[derive(Clone, Copy)]
pub(super) struct Planes {
    candidates: CandidateSet,
    // The cells whose digit has been removed from their peers.
    done: CellSet,
}

impl Planes {
    pub(super) fn of(position: &Position) -> Planes {
        let mut candidates = *position.all_candidates();
        for (cell, digit) in position.digits().iter() {
            candidates.insert(digit, cell);
        }
        Planes { candidates, done: !position.empty() }
    }

    fn suppose(&mut self, candidate: Candidate) {
        for digit in Digit::ALL {
            if digit != candidate.digit() {
                self.candidates.remove(digit, candidate.cell());
            }
        }
    }

    /// Whether singles lead from the supposition to a contradiction.
    pub(super) fn refute(&self, candidate: Candidate) -> bool {
        let mut now = *self;
        now.suppose(candidate);
        !now.settle()
    }

    /// Takes all singles; returns whether there was no contradiction.
    fn settle(&mut self) -> bool {
        loop {
            let (once, twice) = self.candidates.cells_once_and_twice();
            if once != CellSet::ALL {
                return false;
            }
            let new = once - twice - self.done;
            if !new.is_empty() {
                self.done |= new;
                for digit in Digit::ALL {
                    for cell in (self.candidates.cells(digit) & new).iter() {
                        self.candidates.subtract(digit, cell.peers());
                    }
                }
                continue;
            }
            let mut more = false;
            for digit in Digit::ALL {
                for house in House::ALL {
                    let places = self.candidates.cells(digit) & house.cells();
                    if places.is_empty() {
                        return false;
                    }
                    if let Some(cell) = places.single().filter(|&cell| !self.done.contains(cell)) {
                        self.suppose(Candidate::new(digit, cell));
                        more = true;
                    }
                }
            }
            if !more {
                return true;
            }
        }
    }

    /// After singles from a supposition, unless they lead to a contradiction.
    pub(super) fn after(&self, candidate: Candidate) -> Option<Planes> {
        let mut now = *self;
        now.suppose(candidate);
        now.settle().then_some(now)
    }

    /// Whether there is a contradiction if one of `guardians` is true, after singles and, if `nested`, after
    /// guardians that singles refute have been removed.
    pub(super) fn are_refuted_by(&self, guardians: &CandidateSet, nested: bool) -> bool {
        let mut now = *self;
        loop {
            let left = now.candidates & *guardians;
            if left.iter().any(|guardian| now.done.contains(guardian.cell())) {
                return false;
            }
            let mut each = left.iter();
            match (each.next(), each.next()) {
                (None, _) => return true,
                (Some(last), None) => {
                    now.suppose(last);
                    return !now.settle();
                }
                _ => {}
            }
            let refuted = left.iter().find(|&guardian| nested && now.refute(guardian));
            let Some(refuted) = refuted else { return false };
            now.candidates.remove(refuted.digit(), refuted.cell());
            if !now.settle() {
                return true;
            }
        }
    }

    /// Those of `candidates` that are left and not filled in.
    pub(super) fn open(&self, candidates: &CandidateSet) -> CandidateSet {
        let left = self.candidates & *candidates;
        left.iter().filter(|it| !self.done.contains(it.cell())).collect()
    }

    /// Whether there is a contradiction after suppositions that singles refute have been removed
    /// one after the other.
    pub(super) fn refute_nested(&self, candidate: Candidate) -> bool {
        let mut now = *self;
        now.suppose(candidate);
        if !now.settle() {
            return true;
        }
        loop {
            let mut more = false;
            for digit in Digit::ALL {
                for cell in (now.candidates.cells(digit) - now.done).iter() {
                    let still = now.candidates.contains(digit, cell) && !now.done.contains(cell);
                    if still && now.refute(Candidate::new(digit, cell)) {
                        now.candidates.remove(digit, cell);
                        more = true;
                        if !now.settle() {
                            return true;
                        }
                    }
                }
            }
            if !more {
                return false;
            }
        }
    }
}
