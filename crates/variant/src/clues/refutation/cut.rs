//! Leaves out of a proof what it does not need.

use ennead_stop::{Stop, Stopped};

use super::ground::Ground;
use super::position::{End, Found, Out, Proof, Why};
use super::{Inference, Refutation};

impl Ground {
    /// A proof as it is told. Consecutive inferences by one clue are one.
    pub(super) fn told(&self, proof: &Proof) -> Refutation {
        let mut inferences: Vec<Inference> = Vec::new();
        for found in &proof.found {
            let inference =
                Inference { reason: self.reason(&found.why), out: self.named(&found.out) };
            match inferences.last_mut() {
                Some(last)
                    if matches!(found.why, Why::Unit(_)) && last.reason == inference.reason =>
                {
                    for (cell, values) in inference.out {
                        match last.out.iter_mut().find(|(other, _)| *other == cell) {
                            Some((_, all)) => *all |= values,
                            None => last.out.push((cell, values)),
                        }
                    }
                    last.out.sort_unstable();
                }
                _ => inferences.push(inference),
            }
        }
        Refutation { inferences, end: self.ending(&proof.end) }
    }

    /// The proof without what its end does not need, and for each cell the values that must be ruled out
    /// before it begins. `start` is what is left of each cell then.
    pub(super) fn cut(
        &self,
        proof: Proof,
        start: &[u32],
        stop: &Stop,
    ) -> Result<(Proof, Vec<u32>), Stopped> {
        let mut before = vec![start.to_vec()];
        for found in &proof.found {
            let mut left = before.last().expect("the start").clone();
            found.out.iter().for_each(|&(cell, values)| left[cell] &= !values);
            before.push(left);
        }
        let mut cut = Cut {
            ground: self,
            outs: &proof.found,
            before: &before,
            stop,
            needed: vec![0; start.len()],
        };
        cut.end(&proof.end)?;
        let mut kept = Vec::new();
        for (at, found) in proof.found.iter().enumerate().rev() {
            let needed = found.out.iter().map(|&(cell, values)| (cell, values & cut.needed[cell]));
            let out: Out = needed.filter(|&(_, values)| values != 0).collect();
            if !out.is_empty() {
                out.iter().for_each(|&(cell, values)| cut.needed[cell] &= !values);
                cut.because(at, &found.why, &out)?;
                kept.push(Found { why: found.why.clone(), out });
            }
        }
        let needed = cut.needed;
        kept.reverse();
        Ok((Proof { found: kept, end: proof.end }, needed))
    }
}

impl Ground {
    /// The same proof, where each inference rules out all that its reason does in its cells: "it is 5" says
    /// more than "it is 5, 8 or 9". `left` is what is left of each cell before.
    pub(super) fn widened(
        &self,
        proof: Proof,
        mut left: Vec<u32>,
        stop: &Stop,
    ) -> Result<Proof, Stopped> {
        let mut kept = Vec::new();
        for Found { mut why, out } in proof.found {
            let narrowed = match &why {
                Why::Unit(unit) => match self.units[*unit].1.narrow(&left, stop)? {
                    None => return Ok(Proof { found: kept, end: End::Unit(*unit) }),
                    Some(narrowed) => narrowed,
                },
                _ => Vec::new(),
            };
            if let Why::Supposed { proof, needed } = why {
                let (cell, value) = out[0];
                let mut below = left.clone();
                below[cell] = value;
                let proof = Box::new(self.widened(*proof, below, stop)?);
                why = Why::Supposed { proof, needed };
            }
            let all = |&(cell, values): &(usize, u32)| match &why {
                Why::Unit(unit) => {
                    let place = self.units[*unit].1.cells.binary_search(&cell);
                    (cell, left[cell] & !narrowed[place.expect("one of its cells")])
                }
                Why::Filled { values, .. } => (cell, left[cell] & values),
                Why::Places { values, .. } => (cell, left[cell] & !values),
                Why::Crossing { .. } | Why::Supposed { .. } => (cell, left[cell] & values),
            };
            let out: Out = out.iter().map(all).filter(|&(_, values)| values != 0).collect();
            out.iter().for_each(|&(cell, values)| left[cell] &= !values);
            if !out.is_empty() {
                kept.push(Found { why, out });
            }
            if let Some(cell) = left.iter().position(|&left| left == 0) {
                return Ok(Proof { found: kept, end: End::NoValue(cell) });
            }
        }
        Ok(Proof { found: kept, end: proof.end })
    }
}

/// A walk from the end of a proof to its beginning.
struct Cut<'a> {
    ground: &'a Ground,
    outs: &'a [Found],
    /// What is left before each inference, and at the end.
    before: &'a [Vec<u32>],
    stop: &'a Stop,
    /// What must have been ruled out, of each cell.
    needed: Vec<u32>,
}

impl Cut<'_> {
    /// What the end needs.
    fn end(&mut self, end: &End) -> Result<(), Stopped> {
        let at = self.outs.len();
        match end {
            End::NoValue(cell) => self.need(*cell, self.ground.values),
            End::NoPlace { group, value } => {
                let cells = &self.ground.groups[*group].cells;
                cells.iter().for_each(|&cell| self.need(cell, 1 << value));
            }
            End::Unit(unit) => return self.unit(at, *unit, &[]),
            End::Wrong => {}
            End::Searched { supposed, .. } => {
                supposed.iter().for_each(|&(cell, value)| self.need(cell, !(1 << value)));
            }
        }
        Ok(())
    }

    fn need(&mut self, cell: usize, values: u32) {
        self.needed[cell] |= values & self.ground.values;
    }

    /// What an inference needs.
    fn because(&mut self, at: usize, why: &Why, out: &Out) -> Result<(), Stopped> {
        match why {
            Why::Unit(unit) => self.unit(at, *unit, out)?,
            Why::Filled { cells, values, .. } => {
                cells.iter().for_each(|&cell| self.need(cell, !values));
            }
            Why::Places { group, cells, values } => {
                let others = self.ground.groups[*group].cells.iter();
                let others = others.filter(|cell| !cells.contains(cell));
                others.for_each(|&cell| self.need(cell, *values));
            }
            Why::Crossing { group, other, value } => {
                let crossing = &self.ground.groups[*other].cells;
                let others = self.ground.groups[*group].cells.iter();
                let others = others.filter(|cell| !crossing.contains(cell));
                others.for_each(|&cell| self.need(cell, 1 << value));
            }
            // The one supposed is not ruled out, but there.
            Why::Supposed { needed, .. } => {
                for (cell, &values) in needed.iter().enumerate() {
                    let supposed = out.iter().any(|&(it, _)| it == cell);
                    self.need(cell, if supposed { 0 } else { values });
                }
            }
        }
        Ok(())
    }

    /// What a unit needs to rule this out; to be impossible, if there is nothing to rule out.
    fn unit(&mut self, at: usize, unit: usize, out: &[(usize, u32)]) -> Result<(), Stopped> {
        let unit = &self.ground.units[unit].1;
        let rules_out = |left: &[u32]| -> Result<bool, Stopped> {
            let Some(narrowed) = unit.narrow(left, self.stop)? else { return Ok(true) };
            let place = |cell| unit.cells.binary_search(&cell).expect("one of its cells");
            let is_out = |&(cell, values): &(usize, u32)| narrowed[place(cell)] & values == 0;
            Ok(!out.is_empty() && out.iter().all(is_out))
        };
        let mut left = self.before[at].clone();
        // What was ruled out last is given back first, if that does: the less has to be told.
        let mut parts: Vec<(usize, u32)> = Vec::new();
        for found in self.outs[..at].iter().rev() {
            let own = found.out.iter().filter(|(cell, _)| unit.cells.binary_search(cell).is_ok());
            parts.extend(own.map(|&(cell, values)| (cell, values)));
        }
        for &cell in &unit.cells {
            parts.push((cell, self.ground.values & !self.before[0][cell]));
        }
        for (cell, values) in parts {
            let own = values & !self.needed[cell];
            if own == 0 {
                continue;
            }
            left[cell] |= own;
            if !rules_out(&left)? {
                left[cell] &= !own;
                self.needed[cell] |= own;
            }
        }
        Ok(())
    }
}
