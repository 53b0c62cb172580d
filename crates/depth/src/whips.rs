//! Whips: braids in which each variable has a candidate linked to what was asserted just before.

use ennead_stop::{Stop, Stopped};

use crate::chain::ChainKind;
use crate::net::Net;
use crate::search::Search;

/// A random number for each object of each kind; a set is named by the sum of its numbers. They
/// have 128 bits, so that two sets of the same name are never met.
fn key(object: usize, kind: u64) -> u128 {
    let mix = |seed: u64| {
        let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    };
    let seed = (kind << 16 | object as u64) << 1;
    (mix(seed + 1) as u128) << 64 | mix(seed + 2) as u128
}

impl Search {
    /// Is there a whip of length at most `length` with this target, in which no candidate is twice
    /// left-linking?
    pub(crate) fn whip(
        &mut self,
        net: &Net,
        target: usize,
        length: usize,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        // A whip is a braid, and braids are found sooner.
        if !self.braid(net, target, length, stop)? {
            return Ok(false);
        }
        self.rights.clear();
        self.board.suppose(net, target);
        let mut found = self.board.empty.is_some();
        if !found && length > 1 {
            self.whips.met.clear();
            found = self.extend(net, target, 0, length - 1, stop)?;
            // Shorter whips cannot have loops.
            if found && length > 3 {
                self.whips.met.clear();
                self.whips.lefts.clear();
                self.rights.clear();
                found = self.extend_loopless(net, target, 0, length - 1, stop)?;
            }
        }
        self.board.unsuppose(net, target);
        Ok(found)
    }

    /// Whether `object` can be asserted next, by a variable linked to `last`.
    fn continues(&mut self, net: &Net, last: usize, object: usize) -> bool {
        if object < net.len() {
            let is_t = self.whips.kind == ChainKind::T;
            net.variables[object].iter().any(|&v| {
                self.board.is_last_of(v)
                    && self.whips.reaches(net, last, v as usize)
                    && (!is_t || self.is_t_variable(net, v as usize, object as u16))
            })
        } else {
            let v = net.group_variable(object);
            self.whips.kind == ChainKind::GWhip
                && self.board.position.count(v) > 1
                && self.whips.reaches(net, last, v)
                && net.links.get(last).iter().any(|&left| self.links(net, left, object))
        }
    }

    /// Whether all candidates of a variable but `right` are excluded by what is asserted, without the
    /// target's help; the first variable has a pair.
    fn is_t_variable(&self, net: &Net, variable: usize, right: u16) -> bool {
        let members = net.members.get(variable);
        let by_rights = |c| self.rights.iter().any(|&r| net.links.get(r.into()).contains(c));
        match self.rights.is_empty() {
            true => members.len() == 2,
            false => members.iter().all(|c| *c == right || by_rights(c)),
        }
    }

    /// Does the partial whip that asserts the objects of `set`, and `last` at the end, have a
    /// continuation by at most `most` ≥ 1 assertions to a contradiction?
    fn extend(
        &mut self,
        net: &Net,
        last: usize,
        set: u128,
        most: usize,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        self.look(stop)?;
        for k in 0..self.board.pending.len() {
            let object = self.board.pending[k] as usize;
            if self.passed[object] || !self.continues(net, last, object) {
                continue;
            }
            let set = set.wrapping_add(key(object, 0));
            if most > 1 && !self.whips.is_new(set.wrapping_add(key(object, 1))) {
                continue;
            }
            if self.follow(net, object, most, stop, |search| {
                search.extend(net, object, set, most - 1, stop)
            })? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Asserts `object` and asks `rest` for what is left, if braids do not rule it out. The board is
    /// left as it was.
    fn follow(
        &mut self,
        net: &Net,
        object: usize,
        most: usize,
        stop: &Stop,
        rest: impl FnOnce(&mut Search) -> Result<bool, Stopped>,
    ) -> Result<bool, Stopped> {
        let mark = self.board.mark();
        let length = self.rights.len();
        self.passed[object] = true;
        self.rights.push(object as u16);
        self.board.assert(net, object);
        let mut found = self.board.empty.is_some();
        if !found && most > 1 && self.contradicts(net, most - 1, stop)? {
            self.rights.truncate(length + 1);
            found = rest(self)?;
        }
        self.board.undo(net, mark);
        self.passed[object] = false;
        if !found {
            self.rights.truncate(length);
        }
        Ok(found)
    }

    /// The same without loops. Only asked where [`extend`](Search::extend) has said yes.
    fn extend_loopless(
        &mut self,
        net: &Net,
        last: usize,
        set: u128,
        most: usize,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        self.look(stop)?;
        for k in 0..self.board.pending.len() {
            let object = self.board.pending[k] as usize;
            if self.passed[object] || !self.continues(net, last, object) {
                continue;
            }
            for &left in net.links.get(last) {
                if !self.links(net, left, object) || self.whips.lefts.contains(&left) {
                    continue;
                }
                let set = set.wrapping_add(key(object, 0)).wrapping_add(key(left as usize, 2));
                if most > 1 && !self.whips.is_new(set.wrapping_add(key(object, 1))) {
                    continue;
                }
                self.whips.lefts.push(left);
                if self.follow(net, object, most, stop, |search| {
                    search.extend_loopless(net, object, set, most - 1, stop)
                })? {
                    return Ok(true);
                }
                self.whips.lefts.pop();
            }
        }
        Ok(false)
    }

    /// Whether `left`, a candidate of the position made false since, is in a variable that asserts
    /// `object`. A group stands for all its places, so what links to it is elsewhere.
    fn links(&self, net: &Net, left: u16, object: usize) -> bool {
        if self.whips.eliminated[left as usize] || !self.board.position.is_off(left.into()) {
            return false;
        }
        let mut variables = net.variables[left as usize].into_iter();
        if object < net.len() {
            let is_t = self.whips.kind == ChainKind::T;
            variables.any(|v| {
                net.variables[object].contains(&v)
                    && self.board.is_last_of(v)
                    && (!is_t || self.is_t_variable(net, v as usize, object as u16))
            })
        } else {
            variables.any(|v| v as usize == net.group_variable(object))
                && !net.segments[left as usize].contains(&net.group_segment(object))
        }
    }
}
