//! The shapes a pattern can have: what a step rests on, as plain data.
//!
//! A shape is a struct of cells, digits and houses, declared in the file of the technique it was
//! made for. Shapes used by several files are here: a skyscraper and an X-chain are both a
//! [`Chain`], a naked quad and a locked pair both a [`Subset`].

#[cfg(feature = "extreme")]
pub(crate) mod balance;
pub(crate) mod chain;
#[cfg(feature = "extreme")]
pub(crate) mod sectors;
pub(crate) mod single;
pub(crate) mod subset;
pub(crate) mod twin;
#[cfg(feature = "extreme")]
pub(crate) mod uncolourable;
pub(crate) mod wing;

use ennead_draw::Drawing;

pub use crate::techniques::Pattern;
pub use crate::techniques::shapes::*;

use crate::argument::Argument;
use crate::derivation::Derivation;
use crate::{Flaw, Position, Proved};

/// What every shape can do.
pub trait Shape {
    /// How much a person has to take in: the number of cells, houses or nodes.
    fn size(&self) -> usize;

    /// Marks the pattern.
    fn draw(&self, drawing: &mut Drawing);

    /// Why what a step says holds in `position`, for a checker that knows no technique; `proved` is
    /// what the step says. It follows from the pattern without a search, except for templates.
    fn derive(&self, proved: &Proved, position: &Position) -> Derivation;

    /// Why what a step says holds in `position`, line by line; none if the step is best explained in
    /// a sentence.
    fn argue(&self, _proved: &Proved, _position: &Position) -> Option<Argument> {
        None
    }
}

/// Makes [`Pattern`] from the shapes of each file: a variant for each shape, the conversions from
/// and to a pattern, and [`Shape`]. A file may depend on a feature.
macro_rules! patterns {
    (@ [$((#[$when:meta] $file:ident $($Shape:ident)*))*]) => {
        /// What a step rests on.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[expect(missing_docs, reason = "a variant is its shape, which has the words")]
        pub enum Pattern {
            $($(#[$when] $Shape($Shape),)*)*
        }

        /// The shapes and the types they consist of.
        pub(crate) mod shapes {
            $(#[$when] pub use super::$file::*;)*
        }
        use shapes::*;

        impl Pattern {
            /// What every shape can do.
            pub fn shape(&self) -> &dyn Shape {
                match self {
                    $($(#[$when] Pattern::$Shape(shape) => shape,)*)*
                }
            }
        }

        $($(
            #[$when]
            impl From<$Shape> for Pattern {
                fn from(shape: $Shape) -> Pattern {
                    Pattern::$Shape(shape)
                }
            }

            #[$when]
            impl<'a> TryFrom<&'a Pattern> for &'a $Shape {
                type Error = Flaw;

                fn try_from(pattern: &'a Pattern) -> Result<&'a $Shape, Flaw> {
                    match pattern {
                        Pattern::$Shape(shape) => Ok(shape),
                        _ => Err(Flaw("the pattern has another shape")),
                    }
                }
            }
        )*)*
    };
    (@ $done:tt $file:ident: $($rest:tt)*) => {
        patterns! { @ $done #[cfg(all())] $file: $($rest)* }
    };
    (@ [$($done:tt)*] #[$when:meta] $file:ident: $($Shape:ident)*; $($rest:tt)*) => {
        patterns! { @ [$($done)* (#[$when] $file $($Shape)*)] $($rest)* }
    };
    ($($lines:tt)*) => { patterns! { @ [] $($lines)* } };
}
pub(crate) use patterns;

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
