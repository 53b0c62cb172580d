//! The closures of a search: made on first use, or taken over from the level below.

use super::{ForcingSearch, Mode};
use crate::se::chains::closure::Closure;
use crate::se::chains::lanes::Lanes;
use crate::se::chains::session::Session;
use crate::se::chains::{Literal, Weight, literal};

impl ForcingSearch {
    /// Takes over the closures of a search of the level below that found nothing on the same grid.
    /// This level tries the same rules first, so its closures begin with those.
    pub(crate) fn inherit(&mut self, from: &mut ForcingSearch) {
        std::mem::swap(&mut self.closures, &mut from.closures);
        std::mem::swap(&mut self.stamps, &mut from.stamps);
        std::mem::swap(&mut self.stamp, &mut from.stamp);
        self.inherited = Some(self.stamp);
        if let Some(below) = &mut from.inner
            && self.mode == Mode::Dynamic(3)
            && self.filters.memory
        {
            below.ahead = true;
        }
    }

    /// Works out the sets of all closures, and the closures that break off.
    pub(super) fn read_lanes(&mut self, session: &mut Session) {
        let Some(mut lanes) = self.lanes.take() else { return };
        self.lanes_read = lanes.read(session.grid);
        if self.lanes_read {
            for i in 0..lanes.contradicting().len() {
                let start = lanes.contradicting()[i];
                self.require(session, start, Weight::MAX);
                lanes.replace(start, self.closure(start));
            }
        }
        self.lanes = Some(lanes);
    }

    /// Whether it is known that these literals have no consequence in common that eliminates
    /// anything.
    pub(super) fn known_apart(&self, session: &Session, starts: &[Literal]) -> bool {
        match session.known.reach() {
            Some(reach) if self.reaches => reach.nothing_in_common(starts),
            _ => self.known().is_some_and(|lanes| lanes.nothing_in_common(starts)),
        }
    }

    /// The sets of all closures, if known.
    #[inline]
    pub(super) fn known(&self) -> Option<&Lanes> {
        self.lanes.as_deref().filter(|_| self.lanes_read)
    }

    /// The closure of a literal, made on first use. If only the lightest chain counts, the closure
    /// omits whatever could only be part of chains heavier than the lightest one found.
    pub(super) fn require(&mut self, session: &mut Session, start: Literal, limit: Weight) {
        let index = start as usize;
        if self.stamps[index] == self.stamp {
            return;
        }
        let begun = Some(self.stamps[index]) == self.inherited;
        self.stamps[index] = self.stamp;
        let closure = self.closures[index].get_or_insert_with(|| Box::new(Closure::new()));
        let left = &mut self.left;
        if self.links.dynamic {
            *left = *session.grid;
        }
        if begun {
            closure.depart(left);
        } else {
            closure.assume(start);
            closure.propagate(left, self.links);
        }
        // The level below has already tried its rules.
        let mut only_new = begun;
        while let Some(inner) = &mut self.inner
            && let Some(closure) = &mut self.closures[index]
            && closure.conflict.is_none()
            && session.meter.goes_on(1)
        {
            let known = closure.off.list().len();
            if !inner.infer(closure, &self.left, session, only_new) {
                break;
            }
            only_new = false;
            if limit != Weight::MAX && self.is_heavy(session, start, known, limit) {
                break;
            }
            let closure = self.closures[index].as_mut().expect("just worked on");
            closure.propagate(&mut self.left, self.links);
        }
    }

    /// Whether everything that follows from the inferences of a closure from number `from` on is
    /// too heavy, because it rests on at least one of them.
    fn is_heavy(&mut self, session: &Session, start: Literal, from: usize, limit: Weight) -> bool {
        let mut at = from;
        loop {
            let Some(&inferred) = self.closure(start).off.list().get(at) else { return true };
            let end = (start, literal(inferred as usize, false), None);
            let is_light = self.weigh(session.grid, &[end], limit.complexity()).is_some();
            if is_light || !session.meter.goes_on(1) {
                return false;
            }
            at += 1;
        }
    }

    #[inline]
    pub(super) fn closure(&self, start: Literal) -> &Closure {
        self.closures[start as usize].as_ref().expect("required before")
    }
}
