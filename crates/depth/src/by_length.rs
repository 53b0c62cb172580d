//! The scales of chains: a position is solved by the shortest chains that do it.

use ennead_stop::{Stop, Stopped};

use crate::level::{End, Level, PATIENCE};
use crate::net::Net;
use crate::nets::Nets;
use crate::trial::is_within_reach;
use crate::{Depth, subsets};

impl Level {
    /// The length of the braids, from 1 to `limit`, that solve the position.
    pub(crate) fn braids_up_to(
        &mut self,
        nets: &Nets,
        net: &Net,
        limit: u8,
        stop: &Stop,
    ) -> Result<Depth, Stopped> {
        let first = self.braids(net, &nets.links, (1, limit.min(PATIENCE)), false, stop)?;
        if !matches!(first, End::Quiet(_)) || limit <= PATIENCE {
            return Ok(first.depth());
        }
        if !is_within_reach(nets, net, self) {
            return Ok(Depth::Never);
        }
        Ok(self.braids(net, &nets.links, (PATIENCE + 1, limit), false, stop)?.depth())
    }

    /// Eliminates by whips, and by subsets if asked to: the smallest first, and subsets before
    /// whips of the same size. Among equally long whips, the one with the first target is taken.
    /// None is larger than `limit`.
    ///
    /// Subsets of two and whips of length 1 and 2, which are braids, eliminate the same in any order.
    pub(crate) fn whips(
        &mut self,
        nets: &Nets,
        net: &Net,
        with_subsets: bool,
        limit: u8,
        stop: &Stop,
    ) -> Result<Depth, Stopped> {
        let links = &nets.links;
        let mut longest = 1;
        // What is beyond braids is beyond whips, and known sooner.
        let mut may_end = with_subsets;
        'position: loop {
            for length in 1..=limit.min(2) {
                if length == 2 && with_subsets && self.strike_by_subset(net, 2) {
                    longest = longest.max(2);
                    if let Some(end) = self.end(net, longest) {
                        return Ok(end.depth());
                    }
                    continue 'position;
                }
                match self.braids(net, links, (length, length), false, stop)? {
                    End::Solved(_) => return Ok(Depth::Exactly(length.max(longest))),
                    End::Stuck if with_subsets => (),
                    End::Quiet(_) => (),
                    end => return Ok(end.depth()),
                }
            }
            self.search.whips.begin(net, &self.search.board.position);
            self.begin_suppositions(net, links);
            for length in 3..=limit {
                if length > PATIENCE && !may_end {
                    may_end = is_within_reach(nets, net, self);
                    if !may_end {
                        return Ok(Depth::Never);
                    }
                    self.begin_suppositions(net, links);
                }
                if with_subsets && length <= subsets::LARGEST && self.strike_by_subset(net, length)
                    || self.strike_by_whip(net, length, stop)?
                {
                    longest = longest.max(length);
                    if let Some(end) = self.end(net, longest) {
                        return Ok(end.depth());
                    }
                    continue 'position;
                }
                let no_subsets = !with_subsets || length >= subsets::LARGEST;
                if no_subsets && self.suppositions.are_exhausted() {
                    return Ok(Depth::Never);
                }
            }
            return Ok(Depth::MoreThan(limit));
        }
    }

    /// Eliminates by whips whose variables are all of one type, the shortest first.
    pub(crate) fn typed_whips(
        &mut self,
        nets: &Nets,
        limit: u8,
        stop: &Stop,
    ) -> Result<Depth, Stopped> {
        let (net, links) = (&nets.plain, &nets.links);
        let mut longest = 1;
        let mut may_end = false;
        'position: loop {
            match self.braids(net, links, (1, 1), false, stop)? {
                End::Solved(_) => return Ok(Depth::Exactly(longest)),
                End::Contradictory => return Ok(Depth::Contradictory),
                End::Quiet(_) | End::Stuck => (),
            }
            self.search.whips.begin(net, &self.search.board.position);
            for length in 2..=limit {
                if length > PATIENCE && !may_end {
                    may_end = is_within_reach(nets, net, self);
                    if !may_end {
                        return Ok(Depth::Never);
                    }
                }
                let mut is_exhausted = true;
                for only in 0..4 {
                    self.search.board.window = net.window(Some(only));
                    self.begin_suppositions(net, links);
                    let found = self.strike_by_whip(net, length, stop);
                    self.search.board.window = net.window(None);
                    if found? {
                        longest = longest.max(length);
                        if let Some(end) = self.end(net, longest) {
                            return Ok(end.depth());
                        }
                        continue 'position;
                    }
                    is_exhausted &= self.suppositions.are_exhausted();
                }
                if is_exhausted {
                    return Ok(Depth::Never);
                }
            }
            return Ok(Depth::MoreThan(limit));
        }
    }

    /// Eliminates the first target of a whip of this length; there are no shorter ones. Was there one?
    fn strike_by_whip(&mut self, net: &Net, length: u8, stop: &Stop) -> Result<bool, Stopped> {
        while self.suppositions.rounds + 1 < length && self.suppositions.is_moving {
            self.advance(net);
        }
        for target in 0..net.len() {
            if self.suppositions.distance[target] < length
                && self.search.whip(net, target, length as usize, stop)?
            {
                self.eliminate(net, target);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Eliminates all targets of the first subset of a size. Was there one?
    fn strike_by_subset(&mut self, net: &Net, size: u8) -> bool {
        let mut targets = Vec::new();
        subsets::find(net, self.position(), size, &mut targets);
        for &target in &targets {
            if !self.position().is_off(target.into()) && !self.position().contradictory {
                self.eliminate(net, target as usize);
            }
        }
        !targets.is_empty()
    }
}
