//! The shapes a pattern can have: what a step rests on, as plain data.
//!
//! Techniques are many, shapes are few. A skyscraper and an X-chain are both a [`Chain`], a
//! naked quad and a locked pair both a [`Subset`]. Each shape is a file with a struct, how it is
//! drawn, and what several techniques' checks need to know about it. A technique that fits none
//! of them brings one of its own: a file here and a variant of [`Pattern`], never a field
//! more on a shape that does not need it.

mod aligned;
mod als_chain;
mod bent_set;
mod blossom;
mod chain;
mod colours;
mod deadly;
mod fish;
mod forcing;
mod grave;
mod intersection;
mod kraken;
mod net;
mod sector_pair;
mod single;
mod subset;
mod template;
mod twin;
mod wing;

use ennead_draw::Drawing;

pub use aligned::Aligned;
pub use als_chain::{AlsChain, check_als, is_restricted};
pub use bent_set::BentSet;
pub use blossom::Blossom;
pub use chain::{Chain, Link, Node};
pub use colours::{Cluster, Colours, Rule};
pub use deadly::Deadly;
pub use fish::Fish;
pub use forcing::{Branch, Forcing, Premise};
pub use grave::{Grave, GraveLink, GraveSubset};
pub use intersection::Intersection;
pub use kraken::Kraken;
pub use net::{Net, NetPart, is_false};
pub use sector_pair::SectorPair;
pub use single::Single;
pub use subset::Subset;
pub use template::Template;
pub use twin::Twin;
pub use wing::Wing;

use crate::Flaw;

/// What a step rests on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pattern {
    /// One candidate, alone in its cell or in a house.
    Single(Single),
    /// A digit confined to where a line and a box cross.
    Intersection(Intersection),
    /// As many digits as cells.
    Subset(Subset),
    /// A digit in base houses and cover houses.
    Fish(Fish),
    /// A pivot cell and its pincers.
    Wing(Wing),
    /// Candidates joined by links.
    Chain(Chain),
    /// Candidates in two colours.
    Colours(Colours),
    /// All the ways to place one digit.
    Template(Template),
    /// Two patterns shown as one.
    Twin(Twin),
    /// What alternatives lead to.
    Forcing(Forcing),
    /// Almost locked sets, each linked to the next.
    AlsChain(AlsChain),
    /// A stem cell and a petal for each of its candidates.
    Blossom(Blossom),
    /// Cells in a line and a box that cross.
    SectorPair(SectorPair),
    /// Cells that two digits could fill in two ways.
    Deadly(Deadly),
    /// Two candidates everywhere, but for a few more.
    Grave(Grave),
    /// As many digits as cells, in no common house.
    BentSet(BentSet),
    /// A grave whose extras take part in a subset.
    GraveSubset(GraveSubset),
    /// A grave whose extras share a house with a strong link.
    GraveLink(GraveLink),
    /// Cells whose digits exclude each other by pairs or triples.
    Aligned(Aligned),
    /// A finned fish with chains from its fins.
    Kraken(Kraken),
    /// What alternatives lead to, in whole steps.
    Net(Net),
}

/// What every shape can do.
pub trait Shape {
    /// How much a person has to take in: cells, houses or nodes.
    fn size(&self) -> usize;

    /// Marks the pattern.
    fn draw(&self, drawing: &mut Drawing);
}

/// One line per shape: the variant, the conversion into a pattern and back, and [`Shape`].
macro_rules! shapes {
    ($($Shape:ident)*) => {
        impl Pattern {
            /// What every shape can do.
            pub fn shape(&self) -> &dyn Shape {
                match self {
                    $(Pattern::$Shape(shape) => shape,)*
                }
            }
        }

        $(
            impl From<$Shape> for Pattern {
                fn from(shape: $Shape) -> Pattern {
                    Pattern::$Shape(shape)
                }
            }

            impl<'a> TryFrom<&'a Pattern> for &'a $Shape {
                type Error = Flaw;

                fn try_from(pattern: &'a Pattern) -> Result<&'a $Shape, Flaw> {
                    match pattern {
                        Pattern::$Shape(shape) => Ok(shape),
                        _ => Err(Flaw("the pattern has another shape")),
                    }
                }
            }
        )*
    };
}

shapes! {
    Single Intersection Subset Fish Wing Chain Colours Template Twin Forcing AlsChain Blossom SectorPair
    Deadly Grave BentSet GraveSubset GraveLink Aligned Kraken Net
}

impl Pattern {
    /// The pattern as the shape a technique works with: `let fish: &Fish = pattern.get()?`.
    ///
    /// # Errors
    ///
    /// A flaw if it has another shape.
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
    /// If it has another shape: the step was not made by the technique.
    #[track_caller]
    pub fn own<'a, S>(&'a self) -> &'a S
    where
        &'a S: TryFrom<&'a Pattern, Error = Flaw>,
    {
        self.try_into().expect("a technique's own step has its shape")
    }
}
