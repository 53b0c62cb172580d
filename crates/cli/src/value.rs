//! The values of options: parsed once, together with the call, with one error type for names and
//! one for everything else. [`crate::wrong_call`] puts errors into words.

use std::ops::RangeInclusive;
use std::str::FromStr;

use anstream::ColorChoice;
use clap::builder::{PossibleValue, TypedValueParser};
use ennead::generate::Depths;
use ennead::grid::name::{self, Named, UnknownName};
use ennead::rating::Tenths;
use ennead_text::CellNames;

/// A value is not one of those expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// A whole number in a range.
    Number(RangeInclusive<u64>),
    /// The text with this key says what is expected.
    Said(&'static str),
}

ennead::grid::error! {
    /// Never shown: users see a text of `ennead-text` instead.
    Expected: |it, f| write!(f, "{it:?}")
}

/// A whole number in a range.
pub(crate) fn number(range: RangeInclusive<u64>) -> impl TypedValueParser<Value = u64> {
    move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| Expected::Number(range.clone()))
    }
}

/// A thing of a list, by its name.
pub(crate) fn chosen<T: Named + Send + Sync>() -> impl TypedValueParser<Value = T> {
    Listed { names: T::list().map(|(name, _)| name).collect(), parser: T::by_name }
}

/// A rating.
pub(crate) fn rating(text: &str) -> Result<Tenths, Expected> {
    text.parse().map_err(|_| Expected::Said("expected-rating"))
}

/// A range on a scale of D. Berthier.
pub(crate) fn depths(text: &str) -> Result<Depths, Box<dyn std::error::Error + Send + Sync>> {
    Depths::read(text).map_err(|unknown| match unknown {
        Some(unknown) => unknown.into(),
        None => Expected::Said("expected-depths").into(),
    })
}

/// When there are colours.
pub(crate) fn colour() -> impl TypedValueParser<Value = ColorChoice> {
    let when = [
        ("auto", ColorChoice::Auto),
        ("always", ColorChoice::AlwaysAnsi),
        ("never", ColorChoice::Never),
    ];
    named("value", when.into())
}

/// What cells are called, in capitals or not.
pub(crate) fn cells() -> impl TypedValueParser<Value = CellNames> {
    let parser = |text: &str| {
        let same = |it: &&CellNames| it.name().eq_ignore_ascii_case(text);
        CellNames::ALL.iter().find(same).map_or_else(|| text.parse(), |&it| Ok(it))
    };
    Listed { names: CellNames::ALL.map(CellNames::name).into(), parser }
}

/// An item of a list, by name.
pub(crate) fn named<T: Copy + Send + Sync + 'static>(
    of: &'static str,
    list: Vec<(&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    Listed {
        names: list.iter().map(|&(name, _)| name).collect(),
        parser: move |name: &str| -> Result<T, UnknownName> {
            name::find(of, name, list.iter().copied())
        },
    }
}

/// A parser that knows the possible names, for completions.
#[derive(Clone)]
struct Listed<P> {
    names: Vec<&'static str>,
    parser: P,
}

impl<P: TypedValueParser> TypedValueParser for Listed<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<P::Value, clap::Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}

/// A number of givens, or a range of them: `24` or `22..26`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clues {
    pub(crate) least: usize,
    pub(crate) most: usize,
}

impl FromStr for Clues {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Clues, Expected> {
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        match (least.trim().parse(), most.trim().parse()) {
            (Ok(least), Ok(most)) => Ok(Clues { least, most }),
            _ => Err(Expected::Said("expected-clues")),
        }
    }
}
