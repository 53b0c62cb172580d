//! Heights without repeats, and what is seen of them. Exact: which values are in front of a cell says
//! which is the highest of them.

use super::masks::{self, climb, descend, only};
use crate::model::View;

pub(crate) struct Skyline {
    width: u32,
    /// How many may be seen: bits.
    seen: u32,
}

impl Skyline {
    /// `None` for what an automaton has to do: too many values, or not a number of heights seen.
    pub(crate) fn new(cells: usize, view: &View, least: u8, width: u32) -> Option<Skyline> {
        let View::Seen(allowed) = view else { return None };
        if width > masks::MOST_VALUES || least == 0 || cells > width as usize {
            return None;
        }
        let fits = |seen: &u32| allowed.contains(*seen as i32);
        let seen = (1..=cells as u32).filter(fits).fold(0, |all, seen| all | 1 << seen);
        Some(Skyline { width, seen })
    }

    pub(crate) fn narrow(&self, doms: &mut [u32], reached: &mut Vec<u64>) -> bool {
        match masks::words(self.width) {
            1 => self.run::<1>(doms, reached),
            4 => self.run::<4>(doms, reached),
            8 => self.run::<8>(doms, reached),
            _ => self.run::<16>(doms, reached),
        }
    }

    /// For each cell and each number seen before it, the sets of values before it.
    fn run<const W: usize>(&self, doms: &mut [u32], scratch: &mut Vec<u64>) -> bool {
        if self.seen == 0 {
            return false;
        }
        let most = 31 - self.seen.leading_zeros() as usize;
        let row = (most + 2) * W;
        scratch.clear();
        scratch.resize((doms.len() + 1) * row, 0);
        let (reached, _) = scratch.as_chunks_mut::<W>();
        reached[0] = only::<W>(0);
        let levels = most + 2;
        for (i, &dom) in doms.iter().enumerate() {
            let (now, next) = reached[i * levels..].split_at_mut(levels);
            for seen in 0..=most.min(i) {
                if now[seen] != [0; W] {
                    let (lower, higher) = next.split_at_mut(seen + 1);
                    climb(&now[seen], dom, &mut higher[0], &mut lower[seen]);
                }
            }
        }
        let end = &mut reached[doms.len() * levels..][..levels];
        for (seen, sets) in end.iter_mut().enumerate() {
            if seen > most || self.seen >> seen & 1 == 0 {
                *sets = [0; W];
            }
        }
        if end.iter().all(|sets| *sets == [0; W]) {
            return false;
        }
        for (i, dom) in doms.iter_mut().enumerate().rev() {
            let (now, next) = reached[i * levels..].split_at_mut(levels);
            now[most + 1] = [0; W];
            let mut keep = 0;
            for seen in 0..=most {
                if now[seen] != [0; W] {
                    let kept;
                    (now[seen], kept) = descend(&now[seen], *dom, &next[seen + 1], &next[seen]);
                    keep |= kept;
                }
            }
            *dom = keep;
        }
        true
    }
}
