//! Values as plain data: a cell is written as `r4c7`, a candidate as `5r4c7`, a grid as 81
//! characters, a sukaku as 729, a set of cells as a list. What is written so can be read again.

/// Implements serde's `Serialize` for types by way of simpler ones ([`written!`](crate::written)),
/// and `JsonSchema` with the schemas of these. Without the features `serde` and `schema` of this crate it does nothing.
///
/// ```
/// struct Metres(f64);
/// ennead_grid::plain!(Metres => f64: |length| length.0);
/// ```
#[cfg(feature = "serde")]
#[macro_export]
macro_rules! plain {
    ($($type:ty => $form:ty: $value:expr),* $(,)?) => {$(
        $crate::written!($type => $form: $value);
        $crate::schema_as!($type, $form);
    )*};
}

/// Implements serde's `Serialize` for types by way of simpler ones. Without the feature `serde` of
/// this crate it does nothing.
#[cfg(feature = "serde")]
#[macro_export]
macro_rules! written {
    ($($type:ty => $form:ty: $value:expr),* $(,)?) => {$(
        impl $crate::plain::serde::Serialize for $type {
            fn serialize<S: $crate::plain::serde::Serializer>(
                &self,
                to: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                let value: fn(&$type) -> $form = $value;
                $crate::plain::serde::Serialize::serialize(&value(self), to)
            }
        }
    )*};
}

/// Without the feature `serde`.
#[cfg(not(feature = "serde"))]
#[macro_export]
macro_rules! written {
    ($($any:tt)*) => {};
}

/// Implements serde's `Deserialize` for types that are [`Named`](crate::name::Named). The error of a
/// wrong name is the text of an [`UnknownName`](crate::name::UnknownName), which can be
/// [found](crate::name::UnknownName::found_in) in it again. Without the feature `serde` of this crate
/// it does nothing.
#[cfg(feature = "serde")]
#[macro_export]
macro_rules! chosen {
    ($type:ty) => {
        impl<'de> $crate::plain::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::plain::serde::Deserializer<'de>>(
                from: D,
            ) -> ::std::result::Result<$type, D::Error> {
                $crate::plain::by_name(from)
            }
        }
    };
}

/// Without the feature `serde`.
#[cfg(not(feature = "serde"))]
#[macro_export]
macro_rules! chosen {
    ($($any:tt)*) => {};
}

/// Reads the name of a thing that is chosen from a list.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub fn by_name<'de, T: crate::name::Named, D: serde::Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    // A text may have escapes, so it cannot always be borrowed.
    let name = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(from)?;
    T::by_name(&name).map_err(serde::de::Error::custom)
}

/// Without the feature `serde`.
#[cfg(not(feature = "serde"))]
#[macro_export]
macro_rules! plain {
    ($($any:tt)*) => {};
}

/// Implements `JsonSchema` for a type that is read or written as another: with the schema of that.
#[cfg(feature = "schema")]
#[macro_export]
macro_rules! schema_as {
    ($type:ty, $form:ty) => {
        impl $crate::plain::schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }
            fn json_schema(
                generator: &mut $crate::plain::schemars::SchemaGenerator,
            ) -> $crate::plain::schemars::Schema {
                <$form as $crate::plain::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

/// Without the feature `schema`.
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! schema_as {
    ($($any:tt)*) => {};
}

/// Implements `JsonSchema` for a type that is written as one of these names.
#[cfg(feature = "schema")]
#[macro_export]
macro_rules! schema_of_names {
    ($type:ty, $name:expr, $names:expr) => {
        impl $crate::plain::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                $name.into()
            }
            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($type)).into()
            }
            fn json_schema(
                _: &mut $crate::plain::schemars::SchemaGenerator,
            ) -> $crate::plain::schemars::Schema {
                let names: Vec<&str> = $names.into_iter().collect();
                $crate::plain::schemars::json_schema!({ "type": "string", "enum": names })
            }
        }
    };
}

/// Without the feature `schema`.
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! schema_of_names {
    ($($any:tt)*) => {};
}

#[doc(hidden)]
#[cfg(feature = "schema")]
pub use schemars;
#[doc(hidden)]
#[cfg(feature = "serde")]
pub use serde;

#[cfg(feature = "serde")]
use std::convert::Infallible;

#[cfg(feature = "serde")]
use crate::{Candidate, Cell, CellSet, Clues, Digit, Givens, House, Puzzle, Solution, Symmetry};

plain! {
    Candidate => String: ToString::to_string,
    Cell => String: ToString::to_string,
    CellSet => Vec<Cell>: |cells| cells.iter().collect(),
    Clues => String: ToString::to_string,
    Digit => u8: |digit| digit.get(),
    Givens => String: ToString::to_string,
    House => String: ToString::to_string,
    Puzzle => String: ToString::to_string,
    Solution => String: ToString::to_string,
    Symmetry => String: ToString::to_string,
}

/// Implements serde's `Deserialize` for types that are made from simpler ones.
#[cfg(feature = "serde")]
macro_rules! read {
    ($($type:ty => $form:ty: $make:expr),* $(,)?) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let value = <$form as serde::Deserialize>::deserialize(from)?;
                $make(value).map_err(serde::de::Error::custom)
            }
        }
    )*};
}

// A text may have escapes, so it cannot always be borrowed.
#[cfg(feature = "serde")]
read! {
    Candidate => String: |text: String| text.parse::<Candidate>(),
    Cell => String: |text: String| text.parse::<Cell>(),
    CellSet => Vec<Cell>: |cells: Vec<Cell>| Ok::<CellSet, Infallible>(cells.into_iter().collect()),
    Clues => String: |text: String| text.parse::<Clues>(),
    Digit => u8: Digit::try_from,
    Givens => String: |text: String| text.parse::<Givens>(),
    House => String: |text: String| text.parse::<House>(),
    Puzzle => String: |text: String| text.parse::<Puzzle>(),
    Solution => String: |text: String| text.parse::<Solution>(),
    Symmetry => String: |text: String| text.parse::<Symmetry>(),
}
