//! What the shapes of patterns have in common.

use ennead_draw::Drawing;

use crate::derivation::Derivation;
use crate::{Position, Proved};

/// What every shape can do.
pub trait Shape {
    /// How much a person has to take in: the number of cells, houses or nodes.
    fn size(&self) -> usize;

    /// Marks the pattern.
    fn draw(&self, drawing: &mut Drawing);

    /// Why what a step says holds in `position`, for a checker that knows no technique; `proved` is
    /// what the step says. It follows from the pattern without a search, except for templates.
    fn derive(&self, proved: &Proved, position: &Position) -> Derivation;
}

/// Makes `Pattern` from the shapes of each file: a variant for each shape, the conversions from
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
