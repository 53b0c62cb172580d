//! The way to a contradiction: by propagation, by supposing, by search.

use ennead_constraint::{Progress, Search, Values, Var};
use ennead_stop::{Stop, Stopped};

use super::Refutation;
use super::ground::Ground;
use super::position::{End, Order, Position, Proof, Why, bits};

/// How many suppositions are followed at most.
const SUPPOSITIONS: usize = 100;

/// How many suppositions that lead to a contradiction are compared, to report the shortest.
const COMPARED: usize = 8;

/// Guesses of a plain search.
const BUDGET: u64 = 20_000;

/// Guesses between two looks at the stop.
const SLICE: u64 = 64;

/// Looks for a contradiction.
pub(super) struct Refuter<'a> {
    ground: &'a Ground,
    stop: &'a Stop,
    /// How many more suppositions may be followed.
    left: usize,
}

impl<'a> Refuter<'a> {
    pub(super) fn new(ground: &'a Ground, stop: &'a Stop) -> Refuter<'a> {
        Refuter { ground, stop, left: SUPPOSITIONS }
    }

    pub(super) fn refute(mut self) -> Result<Option<Refutation>, Stopped> {
        let start = Position::new(self.ground);
        let mut best: Option<Proof> = None;
        for order in Order::ALL {
            let mut position = start.clone();
            if let Some(end) = position.infer(order, self.stop)? {
                let proof = Proof { found: position.found, end };
                let (proof, _) = self.ground.cut(proof, &start.left, self.stop)?;
                if best.as_ref().is_none_or(|best| proof.found.len() < best.found.len()) {
                    best = Some(proof);
                }
            }
        }
        if best.is_none()
            && let Some(proof) = self.proof(start.clone())?
        {
            best = Some(self.ground.cut(proof, &start.left, self.stop)?.0);
        }
        let Some(proof) = best else { return Ok(None) };
        let proof = self.ground.widened(proof, start.left.clone(), self.stop)?;
        Ok(Some(self.ground.told(&proof)))
    }

    /// A proof that nothing is left; `None` if that is not found out.
    fn proof(&mut self, mut position: Position<'a>) -> Result<Option<Proof>, Stopped> {
        loop {
            self.stop.check()?;
            if let Some(end) = position.infer(Order::Singles, self.stop)? {
                return Ok(Some(Proof { found: position.found, end }));
            }
            if let Some((cell, value, why)) = self.shortest(&position)? {
                position.add(why, vec![(cell, 1 << value)]);
                continue;
            }
            // One cell after the other: each of its values.
            let open =
                (0..position.left.len()).filter(|&cell| position.left[cell].count_ones() > 1);
            let Some(cell) = open.min_by_key(|&cell| position.left[cell].count_ones()) else {
                return Ok(None);
            };
            for value in bits(position.left[cell]) {
                let supposing = position.supposing(cell, value);
                let start = supposing.left.clone();
                let proof = match self.left {
                    0 => self.searched(&supposing)?,
                    _ => self.proof(supposing)?,
                };
                let Some(proof) = proof else { return Ok(None) };
                let (proof, needed) = self.ground.cut(proof, &start, self.stop)?;
                let why = Why::Supposed { proof: Box::new(proof), needed };
                position.add(why, vec![(cell, 1 << value)]);
            }
        }
    }

    /// The shortest of the first suppositions that lead to a contradiction without others: cells with
    /// few values first.
    fn shortest(&mut self, position: &Position<'a>) -> Result<Option<(usize, u8, Why)>, Stopped> {
        let mut best: Option<(usize, usize, u8, Why)> = None;
        let mut compared = 0;
        let mut order: Vec<usize> = (0..position.left.len()).collect();
        order.retain(|&cell| position.left[cell].count_ones() > 1);
        order.sort_by_key(|&cell| position.left[cell].count_ones());
        let values = |cell: usize| bits(position.left[cell]).map(move |value| (cell, value));
        for (cell, value) in order.into_iter().flat_map(values) {
            if self.left == 0 || compared == COMPARED {
                break;
            }
            self.left -= 1;
            let mut supposing = position.supposing(cell, value);
            let start = supposing.left.clone();
            let Some(end) = supposing.infer(Order::Singles, self.stop)? else { continue };
            let proof = Proof { found: supposing.found, end };
            let (proof, needed) = self.ground.cut(proof, &start, self.stop)?;
            let length = proof.found.len();
            if best.as_ref().is_none_or(|best| length < best.0) {
                let why = Why::Supposed { proof: Box::new(proof), needed };
                best = Some((length, cell, value, why));
            }
            compared += 1;
        }
        Ok(best.map(|(_, cell, value, why)| (cell, value, why)))
    }

    /// A plain search for a board with what is supposed.
    fn searched(&self, position: &Position<'a>) -> Result<Option<Proof>, Stopped> {
        let mut model = self.ground.model.clone();
        for &(cell, value) in &position.supposed {
            model.restrict(Var(cell as u16), Values::one(value));
        }
        let mut search = Search::new(&model, 1);
        loop {
            self.stop.check()?;
            match search.run(SLICE) {
                Progress::Solution(_) => return Ok(None),
                Progress::Paused if search.statistics().guesses > BUDGET => return Ok(None),
                Progress::Paused => {}
                Progress::Finished => break,
            }
        }
        let supposed = position.supposed.clone();
        let end = End::Searched { tries: search.statistics().guesses, supposed };
        Ok(Some(Proof { found: Vec::new(), end }))
    }
}
