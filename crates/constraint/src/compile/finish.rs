//! The last step: tables by number, propagators in order, who watches what.

use std::collections::HashMap;

use super::draft::{Draft, transposed};
use crate::engine::bits::bits;
use crate::engine::network::{Arc, Image, Network};
use crate::engine::sets::{BitSet, CellSet};

/// Propagators that cost more nanoseconds than this run after pointing.
const LATE: usize = 45;

impl<S: CellSet> Draft<S> {
    pub(super) fn finish(mut self) -> Network<S> {
        let cells = self.doms.len();
        let (images, arcs) = self.arcs();
        self.propagators.sort_by_key(|propagator| propagator.rule.cost(propagator.cells.len()));
        let due_words = self.propagators.len().div_ceil(64).max(1);
        let mut watchers = vec![0; due_words * cells];
        let mut watched = S::EMPTY;
        let mut demand: Vec<f32> = arcs.iter().map(|arcs| 2.0 * arcs.len() as f32).collect();
        for (i, propagator) in self.propagators.iter().enumerate() {
            let own = propagator.cells.iter().map(|&cell| cell as usize);
            let weight = propagator.rule.demand(propagator.cells.len(), self.width as usize);
            for cell in own {
                watchers[cell * due_words + (i >> 6)] |= 1 << (i & 63);
                watched |= S::of(cell);
                demand[cell] += weight;
            }
        }
        let mut houses_of = vec![S::Houses::EMPTY; cells];
        let mut full = [S::Houses::EMPTY; 32];
        for (i, house) in self.houses.iter().enumerate() {
            for cell in house.iter() {
                houses_of[cell] |= S::Houses::of(i);
                demand[cell] += house.len() as f32;
                bits(self.doms[cell]).for_each(|value| full[value] |= S::Houses::of(i));
            }
        }
        let late = |i: &usize| {
            let propagator = &self.propagators[*i];
            propagator.rule.cost(propagator.cells.len()) > LATE
        };
        Network {
            cells,
            least: self.least,
            values: self.width,
            linked: S::collect((0..cells).filter(|&cell| !arcs[cell].is_empty())),
            late: (0..self.propagators.len()).find(late).unwrap_or(usize::MAX),
            caged: 2 * self.in_cages.len() as usize >= cells && cells > 0,
            cell_of: self.cell_of,
            doms: self.doms,
            peers: self.peers,
            houses: self.houses,
            full,
            houses_of,
            images,
            arcs,
            propagators: self.propagators,
            slots: self.slots,
            watchers,
            due_words,
            watched,
            demand,
            impossible: self.impossible,
        }
    }

    /// Relations as tables and arcs. That two cells differ is the business of peers.
    fn arcs(&mut self) -> (Vec<Image<S>>, Vec<Vec<Arc>>) {
        let mut relations = std::mem::take(&mut self.relations);
        relations.sort_by_key(|(pair, _)| *pair);
        relations.dedup_by(|(pair, rows), (known, all)| {
            if pair == known {
                all.iter_mut().zip(rows).for_each(|(all, row)| *all &= *row);
            }
            pair == known
        });
        let mut images = Vec::new();
        let mut numbers: HashMap<Vec<u32>, [u16; 2]> = HashMap::new();
        let mut arcs: Vec<Vec<Arc>> = vec![Vec::new(); self.doms.len()];
        let all = u32::MAX >> (32 - self.width);
        for ((a, b), mut rows) in relations {
            let differ = self.peers[a as usize].has(b as usize);
            let plain =
                |(value, row): (usize, &u32)| *row & all | u32::from(differ) << value == all;
            if rows.iter().enumerate().all(plain) {
                continue;
            }
            if differ {
                rows.iter_mut().enumerate().for_each(|(value, row)| *row &= !(1 << value));
            }
            let [forth, back] = *numbers.entry(rows).or_insert_with_key(|rows| {
                let back = transposed(rows);
                let forth = images.len() as u16;
                images.push(Image::new(rows));
                if back == *rows {
                    return [forth; 2];
                }
                images.push(Image::new(&back));
                [forth, forth + 1]
            });
            arcs[a as usize].push(Arc { other: b, image: forth });
            arcs[b as usize].push(Arc { other: a, image: back });
        }
        arcs.iter_mut().for_each(|arcs| arcs.sort_by_key(|arc| arc.image));
        (images, arcs)
    }
}
