//! What the search for whips remembers.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::chain::ChainKind;
use crate::net::{Net, VARIABLES};
use crate::position::Position;

/// The most partial whips remembered, which bounds the memory to some 20 MB. Any further ones are
/// searched again when they are met again.
const MOST_MET: usize = 1 << 19;

/// What the search for whips remembers.
#[derive(Default)]
pub(crate) struct Memory {
    /// The candidates eliminated before anything was supposed.
    pub(crate) eliminated: Vec<bool>,
    /// For each object, the variables it reaches by a link, and the position for which that was
    /// worked out.
    reach: Vec<[u64; VARIABLES.div_ceil(64)]>,
    reach_of: Vec<u32>,
    position: u32,
    /// The partial whips met, by what they assert and where they end.
    pub(crate) met: HashSet<u128, BuildHasherDefault<Folded>>,
    /// The left-linking candidates of the whip at hand.
    pub(crate) lefts: Vec<u16>,
    /// The kind of whip looked for; in a net without groups, a g-whip is a whip.
    pub(crate) kind: ChainKind,
}

impl Memory {
    /// Forgets what was known of another position.
    pub(crate) fn begin(&mut self, net: &Net, position: &Position) {
        self.eliminated.clear();
        self.eliminated.extend_from_slice(position.off());
        self.position += 1;
        if self.reach.len() < net.objects() {
            self.reach.resize(net.objects(), Default::default());
            self.reach_of.resize(net.objects(), 0);
        }
    }

    /// Whether the partial whip called `name` is met for the first time, as far as is remembered.
    pub(crate) fn is_new(&mut self, name: u128) -> bool {
        if self.met.len() < MOST_MET { self.met.insert(name) } else { !self.met.contains(&name) }
    }

    /// Whether `variable` has a candidate linked to `object`.
    #[inline]
    pub(crate) fn reaches(&mut self, net: &Net, object: usize, variable: usize) -> bool {
        let row = &mut self.reach[object];
        if self.reach_of[object] != self.position {
            self.reach_of[object] = self.position;
            *row = Default::default();
            for &c in net.links.get(object) {
                if !self.eliminated[c as usize] {
                    for v in net.variables[c as usize] {
                        row[v as usize / 64] |= 1 << (v % 64);
                    }
                }
            }
        }
        row[variable / 64] >> (variable % 64) & 1 == 1
    }
}

/// The keys are random already.
#[derive(Default)]
pub(crate) struct Folded(u64);

impl Hasher for Folded {
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers of 128 bits");
    }
    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
    fn finish(&self) -> u64 {
        self.0
    }
}
