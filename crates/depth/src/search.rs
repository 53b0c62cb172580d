//! Whether a candidate is the target of a braid or of a whip of some length.

use ennead_stop::{Pace, Stop, Stopped};

use crate::memory::Memory;
use crate::net::Net;
use crate::position::Board;

/// Looks for chains in the position of its board.
#[derive(Default)]
pub(crate) struct Search {
    pub(crate) board: Board,
    /// Objects that are asserted, or that the branch at hand does without.
    pub(crate) passed: Vec<bool>,
    /// Objects left aside by the branches at hand, for undoing.
    aside: Vec<u16>,
    /// The asserted objects of the chain found, in order.
    pub(crate) rights: Vec<u16>,
    /// What the relaxed plan at hand asserts, the last first.
    plan: Vec<u16>,
    /// For each candidate made false in a relaxed plan, what excluded it.
    reason: Vec<u16>,
    /// The relaxed plan in which each candidate was made false, each object was used, and each
    /// was found.
    cleared_in: Vec<u32>,
    used_in: Vec<u32>,
    found_in: Vec<u32>,
    relaxation: u32,
    turns: Turns,
    pub(crate) whips: Memory,
}

/// Counts the turns of searches for chains, and looks at the stop after so many.
struct Turns(Pace);

impl Default for Turns {
    fn default() -> Turns {
        Turns(Pace::every(256))
    }
}

impl Search {
    /// Prepares for a net.
    pub(crate) fn prepare(&mut self, net: &Net) {
        self.board.prepare(net);
        let objects = net.objects();
        self.passed.clear();
        self.passed.resize(objects, false);
        self.reason.clear();
        self.reason.resize(net.len(), 0);
        for stamps in [&mut self.cleared_in, &mut self.used_in, &mut self.found_in] {
            stamps.clear();
            stamps.resize(objects, 0);
        }
        self.relaxation = 0;
        self.aside.clear();
        self.rights.clear();
    }

    /// Looks at `stop` now and then.
    #[inline(always)]
    pub(crate) fn look(&mut self, stop: &Stop) -> Result<(), Stopped> {
        self.turns.0.step(1, stop)
    }

    /// Is there a braid of length at most `length` with this target?
    pub(crate) fn braid(
        &mut self,
        net: &Net,
        target: usize,
        length: usize,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        self.rights.clear();
        self.board.suppose(net, target);
        let found =
            self.board.empty.is_some() || length > 1 && self.contradicts(net, length - 1, stop)?;
        self.board.unsuppose(net, target);
        Ok(found)
    }

    /// Is there a contradiction from at most `most` ≥ 1 assertions out of what is pending and what
    /// follows from it?
    ///
    /// Each turn makes a relaxed plan: all singles at once, round by round, and of these what the
    /// first contradiction rests on. No plan within `most` rounds: no contradiction from `most`
    /// assertions. A plan of at most `most` assertions is a contradiction itself. Else, one
    /// assertion of the plan is either made or done without, so every set is met at most once.
    pub(crate) fn contradicts(
        &mut self,
        net: &Net,
        most: usize,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        self.look(stop)?;
        if most == 1 {
            return Ok(self.contradicts_at_once(net));
        }
        let aside = self.aside.len();
        let found = loop {
            let Some(first) = self.relax(net, most) else { break false };
            if self.plan.len() <= most {
                self.rights.extend(self.plan.iter().rev());
                break true;
            }
            let mark = self.board.mark();
            self.passed[first] = true;
            self.rights.push(first as u16);
            self.board.assert(net, first);
            if self.board.empty.is_some() || self.contradicts(net, most - 1, stop)? {
                self.board.undo(net, mark);
                self.passed[first] = false;
                break true;
            }
            self.board.undo(net, mark);
            self.rights.pop();
            self.aside.push(first as u16);
        };
        for object in self.aside.drain(aside..) {
            self.passed[object as usize] = false;
        }
        Ok(found)
    }

    /// Is there a contradiction from one assertion?
    fn contradicts_at_once(&mut self, net: &Net) -> bool {
        let Search { board, passed, .. } = self;
        let pending = std::mem::take(&mut board.pending);
        let mut open = pending.iter().copied().filter(|&object| !passed[object as usize]);
        let found = open.find(|&object| board.is_contradictory(net, object.into()));
        self.rights.extend(found);
        board.pending = pending;
        found.is_some()
    }

    /// Asserts all that is pending, round by round, until a contradiction or for `rounds` rounds;
    /// leaves what the contradiction rests on in `plan`, and gives one assertion of it that can be
    /// made at once. The board is left as it was.
    fn relax(&mut self, net: &Net, rounds: usize) -> Option<usize> {
        self.relaxation += 1;
        let now = self.relaxation;
        let mark = self.board.mark();
        let mut next = 0;
        'all: for _ in 0..rounds {
            let end = self.board.pending.len();
            if next == end {
                break;
            }
            while next < end {
                let object = self.board.pending[next] as usize;
                next += 1;
                if self.passed[object] {
                    continue;
                }
                for &other in net.links.get(object) {
                    if !self.board.position.is_off(other.into()) {
                        self.reason[other as usize] = object as u16;
                        self.cleared_in[other as usize] = now;
                        self.board.clear(net, other as usize);
                        if self.board.empty.is_some() {
                            break 'all;
                        }
                    }
                }
            }
        }
        let Some(empty) = self.board.empty else {
            self.board.undo(net, mark);
            return None;
        };
        for &object in &self.board.pending[mark.pending..] {
            self.found_in[object as usize] = now;
        }
        self.plan.clear();
        self.trace(net, empty as usize, None);
        let (mut k, mut first) = (0, None);
        while k < self.plan.len() {
            let object = self.plan[k] as usize;
            k += 1;
            if self.found_in[object] == now {
                self.trace(net, self.board.via[object] as usize, Some(object));
            } else {
                first = first.or(Some(object));
            }
        }
        self.board.undo(net, mark);
        first
    }

    /// Adds to the plan what made false the candidates of a variable, other than those of
    /// `except`.
    fn trace(&mut self, net: &Net, variable: usize, except: Option<usize>) {
        let now = self.relaxation;
        for &c in net.members.get(variable) {
            if self.cleared_in[c as usize] != now {
                continue;
            }
            if let Some(group) = except.filter(|&object| object >= net.len())
                && net.segments[c as usize].contains(&net.group_segment(group))
            {
                continue;
            }
            let reason = self.reason[c as usize];
            if self.used_in[reason as usize] != now {
                self.used_in[reason as usize] = now;
                self.plan.push(reason);
            }
        }
    }
}
