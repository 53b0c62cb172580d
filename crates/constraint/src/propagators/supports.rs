//! Exact propagation by remembered assignments.
//!
//! A value of a cell is *supported* if some assignment of the constraint's cells has it. A
//! propagator keeps the last few assignments it has found, during the whole search: an assignment
//! holds as long as its values are in the domains, whatever was guessed. If those that hold cover
//! all values, nothing can fall, and that is what nearly all runs find out (of a killer cage 2 of 3,
//! of a sum by the 45 rule 19 of 20), at one and-not for each. Only for what is not covered an
//! assignment is searched. (Residual supports: C. Lecoutre and F. Hemery, "A study of residual
//! supports in arc consistency", IJCAI 2007.)

use super::Needed;
use super::lanes::Lanes;
use crate::engine::bits::is_single;

/// How many assignments a propagator keeps.
pub(crate) const KEPT: usize = 16;

/// The assignments that a propagator has found last.
#[derive(Clone)]
pub(crate) struct Supports<L> {
    assignments: [L; KEPT],
    /// The values of each.
    values: [u32; KEPT],
    next: usize,
}

/// What a search for an assignment has come to.
pub(crate) enum Found<L> {
    Assignment(L),
    /// There is none.
    Nothing,
    /// It took too long.
    Unknown,
}

/// A constraint that can search for assignments.
pub(crate) trait Finder<L: Lanes> {
    /// What all searches in the same domains share.
    type Bounds;

    /// The domains of the cells as a word, and back.
    fn pack(&self, doms: &[u32]) -> L;
    fn unpack(&self, word: L, doms: &mut [u32]);
    fn width(&self) -> u32;
    fn lanes(&self) -> u32;
    /// Whether no two lanes may have the same value, and not all values are there.
    fn partial_house(&self) -> bool;
    /// If exact narrowing does not pay: what cheaper means leave, if anything.
    fn loose(&self, _doms: L) -> Option<Option<L>> {
        None
    }
    fn bounds(&self, doms: L) -> Self::Bounds;
    /// The domains if a lane has this value: others that cannot have it lose it.
    fn fix(&self, doms: L, lane: u32, value: u32) -> L;
    /// An assignment within these domains, which may be narrower than those of the bounds.
    fn find(&self, bounds: &Self::Bounds, doms: L) -> Found<L>;
}

impl<L: Lanes> Supports<L> {
    pub(crate) fn new() -> Supports<L> {
        // An assignment of no values covers nothing and always holds; its values exclude none.
        Supports { assignments: [L::ZERO; KEPT], values: [u32::MAX; KEPT], next: 0 }
    }

    /// Leaves each cell the values that are supported, and says which one of the cells needs; false
    /// if there is no assignment.
    #[inline]
    pub(crate) fn apply<F: Finder<L>>(
        &mut self,
        finder: &F,
        doms: &mut [u32],
        needed: &mut Needed,
    ) -> bool {
        let word = finder.pack(doms);
        let Some((kept, values)) = self.narrow(finder, word) else { return false };
        *needed = Needed(values);
        if kept != word {
            finder.unpack(kept, doms);
        }
        true
    }

    /// The values that are supported, and those that every assignment has in some lane, though none
    /// has it yet alone; `None` if there is no assignment.
    fn narrow<F: Finder<L>>(&mut self, finder: &F, mut doms: L) -> Option<(L, u32)> {
        let mut covered = L::ZERO;
        let mut common = u32::MAX;
        for (&assignment, &values) in self.assignments.iter().zip(&self.values) {
            if assignment & !doms == L::ZERO {
                covered |= assignment;
                common &= values;
            }
        }
        let ask_common = finder.partial_house();
        if doms & !covered == L::ZERO && (!ask_common || common == 0) {
            return Some((doms, 0));
        }
        if let Some(narrowed) = finder.loose(doms) {
            return narrowed.map(|doms| (doms, 0));
        }
        let width = finder.width();
        let bounds = finder.bounds(doms);
        while doms & !covered != L::ZERO {
            let bit = (doms & !covered).first();
            let (lane, value) = (bit / width, bit % width);
            match finder.find(&bounds, finder.fix(doms, lane, value)) {
                Found::Assignment(assignment) => {
                    covered |= assignment;
                    common &= self.keep(finder, assignment);
                }
                Found::Nothing => {
                    doms &= !(L::of(1) << bit);
                    if doms & L::whole(lane, width) == L::ZERO {
                        return None;
                    }
                }
                Found::Unknown => covered |= L::of(1) << bit,
            }
        }
        if !ask_common {
            return Some((doms, 0));
        }
        Some((doms, self.needed(finder, &bounds, doms, common)))
    }

    /// Of the values that all assignments at hand have, those that no assignment is without. Those
    /// that a lane has alone are left out: they are known.
    fn needed<F: Finder<L>>(
        &mut self,
        finder: &F,
        bounds: &F::Bounds,
        doms: L,
        mut common: u32,
    ) -> u32 {
        let width = finder.width();
        let mut everywhere = L::ZERO;
        for lane in 0..finder.lanes() {
            let dom = doms.lane(lane, width);
            if is_single(dom) {
                common &= !dom;
            }
            everywhere |= L::of(1) << (lane * width);
        }
        let mut needed = 0;
        while common != 0 {
            let value = common.trailing_zeros();
            common &= common - 1;
            match finder.find(bounds, doms & !(everywhere << value)) {
                Found::Assignment(assignment) => common &= self.keep(finder, assignment),
                Found::Nothing => needed |= 1 << value,
                Found::Unknown => {}
            }
        }
        needed
    }

    /// Keeps an assignment in the place of the oldest; its values.
    fn keep(&mut self, finder: &impl Finder<L>, assignment: L) -> u32 {
        let lanes = 0..finder.lanes();
        let values = lanes.fold(0, |all, lane| all | assignment.lane(lane, finder.width()));
        self.assignments[self.next] = assignment;
        self.values[self.next] = values;
        self.next = (self.next + 1) % KEPT;
        values
    }
}
