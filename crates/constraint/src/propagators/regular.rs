//! Lines that an automaton accepts.

use crate::engine::bits::bits;
use crate::model::Automaton;

/// An automaton with domains counted from the least value of the model.
pub(crate) struct Regular {
    /// How many words a set of states has.
    words: usize,
    start: Vec<u64>,
    accepting: Vec<u64>,
    /// For each state, a range of `edges`.
    ranges: Vec<(u32, u32)>,
    edges: Vec<(u32, u16)>,
}

impl Regular {
    pub(crate) fn new(automaton: &Automaton, least: u8) -> Regular {
        let states = automaton.states();
        let words = states.div_ceil(64).max(1);
        let mut start = vec![0; words];
        automaton.starts().iter().for_each(|&state| insert(&mut start, state));
        let mut accepting = vec![0; words];
        let all = (0..states as u16).filter(|&state| automaton.is_accepting(state));
        all.for_each(|state| insert(&mut accepting, state));
        let (mut ranges, mut edges) = (Vec::new(), Vec::new());
        for state in 0..states as u16 {
            let from = edges.len() as u32;
            let labels = automaton.edges(state).iter().map(|&(label, to)| (label.0 >> least, to));
            edges.extend(labels.filter(|(label, _)| *label != 0));
            ranges.push((from, edges.len() as u32));
        }
        Regular { words, start, accepting, ranges, edges }
    }

    fn edges(&self, state: usize) -> &[(u32, u16)] {
        let (from, to) = self.ranges[state];
        &self.edges[from as usize..to as usize]
    }

    /// Leaves each cell the values of some accepted line. Exact, if no cell is named twice.
    pub(crate) fn narrow(&self, doms: &mut [u32], reached: &mut Vec<u64>) -> bool {
        let words = self.words;
        // For each place, the states it can be in before it reads there.
        reached.clear();
        reached.resize((doms.len() + 1) * words, 0);
        reached[..words].copy_from_slice(&self.start);
        for (i, &dom) in doms.iter().enumerate() {
            let (now, next) = reached[i * words..].split_at_mut(words);
            for state in members(now) {
                for &(label, to) in self.edges(state) {
                    if label & dom != 0 {
                        insert(next, to);
                    }
                }
            }
        }
        let end = &mut reached[doms.len() * words..];
        end.iter_mut().zip(&self.accepting).for_each(|(word, accepting)| *word &= accepting);
        if end.iter().all(|&word| word == 0) {
            return false;
        }
        for (i, dom) in doms.iter_mut().enumerate().rev() {
            let (before, after) = reached[i * words..].split_at_mut(words);
            let mut keep = 0;
            for word in 0..words {
                for bit in members(&[before[word]]) {
                    let label = |&(label, to): &(u32, u16)| if has(after, to) { label } else { 0 };
                    let edges = self.edges(64 * word + bit).iter();
                    let used = *dom & edges.map(label).fold(0, |all, label| all | label);
                    keep |= used;
                    if used == 0 {
                        before[word] &= !(1 << bit);
                    }
                }
            }
            *dom = keep;
        }
        true
    }
}

#[inline]
fn insert(set: &mut [u64], state: u16) {
    set[state as usize >> 6] |= 1 << (state & 63);
}

#[inline]
fn has(set: &[u64], state: u16) -> bool {
    set[state as usize >> 6] >> (state & 63) & 1 != 0
}

fn members(set: &[u64]) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(i, &word)| {
        bits(word as u32)
            .map(move |bit| 64 * i + bit)
            .chain(bits((word >> 32) as u32).map(move |bit| 64 * i + 32 + bit))
    })
}
