//! The techniques: one file each, or one for a family whose members differ only in size or kind.
//!
//! A file contains everything about its techniques except the words. Its head is the page of the
//! documentation; then come the shape of the pattern, the search, the proof, the message that
//! explains it, and the drawing. The rest of the crate knows only what is listed below and in
//! `registry`.

/// Makes the techniques of a family: for each its static, its name, its codes and what is its own.
/// A family rests on uniqueness if it is `unique` instead of `new`.
macro_rules! family {
    ($Family:ident: $new:ident; $($NAME:ident $name:literal $codes:tt { $($own:tt)* })*) => {
        $(
            pub(super) static $NAME: $Family =
                $Family { about: About::$new($name, &$codes), $($own)* };
        )*
    };
}

mod aligned_exclusion;
mod als_chain;
mod bent_set;
#[cfg(feature = "extreme")]
mod bivalue_oddagon;
#[cfg(feature = "extreme")]
mod broken_wing;
mod bug;
mod colours;
#[cfg(feature = "extreme")]
mod consequences;
mod deadly;
#[cfg(feature = "extreme")]
mod deadly_polygon;
mod death_blossom;
mod empty_rectangle;
#[cfg(feature = "extreme")]
pub(crate) mod exocet;
#[cfg(feature = "extreme")]
mod extended_rectangle;
#[cfg(feature = "extreme")]
mod firework;
mod fish;
#[cfg(feature = "extreme")]
mod forcing;
mod full_house;
#[cfg(feature = "extreme")]
mod gurth;
mod hidden_single;
mod hidden_subset;
#[cfg(feature = "extreme")]
pub(crate) mod impossible;
#[cfg(feature = "extreme")]
mod kraken_fish;
mod locked_candidates;
#[cfg(feature = "extreme")]
mod multi_sector;
mod naked_single;
mod naked_subset;
#[cfg(feature = "extreme")]
pub(crate) mod net;
#[cfg(feature = "extreme")]
mod net_parts;
mod nice_loop;
#[cfg(feature = "extreme")]
mod on_lines;
#[cfg(feature = "extreme")]
mod or_k;
#[cfg(feature = "extreme")]
mod planes;
#[cfg(feature = "extreme")]
mod plans;
mod prelude;
mod registry;
#[cfg(feature = "extreme")]
mod relations;
mod remote_pair;
#[cfg(feature = "extreme")]
mod reverse_bug;
mod simple_chain;
#[cfg(feature = "extreme")]
mod sk_loop;
#[cfg(feature = "extreme")]
mod small_nets;
mod small_unions;
mod steps;
mod sue_de_coq;
#[cfg(feature = "extreme")]
mod suppositions;
#[cfg(feature = "extreme")]
mod template;
#[cfg(feature = "extreme")]
pub(crate) mod tridagon;
mod turbot_fish;
mod twin;
mod unique_loop;
mod unique_rectangle;
mod w_wing;
#[cfg(feature = "extreme")]
pub(crate) mod whips;
#[cfg(feature = "extreme")]
mod within;
mod xy_wing;
mod xyz_wing;

// Nothing else of the crate is imported here: a step holds a `Pattern`, and what is imported here
// must not need steps.
use crate::Flaw;
#[cfg(feature = "extreme")]
use crate::pattern::{balance, sectors, uncolourable};
use crate::pattern::{chain, single, subset, wing};
use crate::shape::{Shape, patterns};
pub(crate) use registry::{OURS, ROWS};
pub use registry::{TECHNIQUES, technique};

// The shapes of each file, then those that several files share.
patterns! {
    aligned_exclusion: Aligned;
    als_chain: AlsChain;
    bent_set: BentSet;
    bug: Grave GraveLink GraveSubset;
    colours: Colours;
    deadly: Deadly;
    death_blossom: Blossom;
    fish: Fish;
    #[cfg(feature = "extreme")]
    suppositions: Forcing;
    #[cfg(feature = "extreme")]
    kraken_fish: Kraken;
    locked_candidates: Intersection;
    #[cfg(feature = "extreme")]
    net_parts: Net;
    sue_de_coq: SectorPair;
    #[cfg(feature = "extreme")]
    template: Template;

    chain: Chain;
    single: Single;
    subset: Subset;
    twin: Twin;
    wing: Wing;

    // Last, so that the checksums of paths without them stay as they are.
    #[cfg(feature = "extreme")]
    whips: Whip;
    #[cfg(feature = "extreme")]
    balance: Balance;
    #[cfg(feature = "extreme")]
    broken_wing: OddRing;
    #[cfg(feature = "extreme")]
    exocet: Exocets;
    #[cfg(feature = "extreme")]
    extended_rectangle: Exchange;
    #[cfg(feature = "extreme")]
    gurth: Automorphism;
    #[cfg(feature = "extreme")]
    or_k: OrNet;
    #[cfg(feature = "extreme")]
    reverse_bug: Closed;
    #[cfg(feature = "extreme")]
    sectors: Sectors;
    #[cfg(feature = "extreme")]
    uncolourable: Uncolourable;
    #[cfg(feature = "extreme")]
    deadly_polygon: Polygon;
}

impl Pattern {
    /// The pattern as the shape a technique works with: `let fish: &Fish = pattern.get()?`.
    ///
    /// # Errors
    ///
    /// A flaw if the pattern has another shape.
    pub fn get<'a, S>(&'a self) -> Result<&'a S, Flaw>
    where
        &'a S: TryFrom<&'a Pattern, Error = Flaw>,
    {
        self.try_into()
    }

    /// The same for a technique's own steps, in `explain`.
    ///
    /// # Panics
    ///
    /// If the pattern has another shape, which means that the step was not made by the technique.
    #[track_caller]
    pub fn own<'a, S>(&'a self) -> &'a S
    where
        &'a S: TryFrom<&'a Pattern, Error = Flaw>,
    {
        self.try_into().expect("a technique's own step has its shape")
    }
}
