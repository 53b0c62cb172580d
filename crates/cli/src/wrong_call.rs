//! What is wrong with a call, in the user's language.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use ennead::format;
use ennead::grid::name::UnknownName;
use ennead::rating::NotARating;
use ennead_text::Words;

use crate::value::Expected;

/// The sentences about a call that makes no sense: what is wrong, the usage, and where to read
/// more.
pub(crate) fn sentences(error: &clap::Error, words: &Words) -> String {
    let mut said = vec![problem(error, words)];
    said.extend(hints(error, words).map(|hint| format!("  {hint}")));
    if let Some(usage) = text(error, ContextKind::Usage) {
        said.push(usage);
    }
    said.push(words.say("call-more"));
    said.join("\n\n")
}

/// What is wrong, as a headline.
fn problem(error: &clap::Error, words: &Words) -> String {
    let of = |kind| text(error, kind).unwrap_or_default();
    let said = |key: &str| {
        let args = [
            ("argument", of(ContextKind::InvalidArg).into()),
            ("others", of(ContextKind::PriorArg).into()),
        ];
        words.say_with(key, &args)
    };
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = of(ContextKind::InvalidValue);
            if value.is_empty() && error.source().is_none() {
                return said("call-no-value");
            }
            let wanted = wanted(error, &value, words).unwrap_or_else(|| "none".to_owned());
            let args = [
                ("argument", of(ContextKind::InvalidArg).into()),
                ("value", value.into()),
                ("wanted", wanted.into()),
            ];
            words.say_with("call-invalid-value", &args)
        }
        ErrorKind::UnknownArgument => said("call-unknown-argument"),
        ErrorKind::InvalidSubcommand => {
            let args = [("argument", of(ContextKind::InvalidSubcommand).into())];
            words.say_with("call-unknown-command", &args)
        }
        ErrorKind::ArgumentConflict if of(ContextKind::PriorArg) == of(ContextKind::InvalidArg) => {
            said("call-twice")
        }
        ErrorKind::ArgumentConflict => said("call-conflict"),
        ErrorKind::MissingRequiredArgument => said("call-missing"),
        ErrorKind::MissingSubcommand => {
            let args = [("others", of(ContextKind::ValidSubcommand).into())];
            words.say_with("call-no-command", &args)
        }
        ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::NoEquals => said("call-values"),
        ErrorKind::InvalidUtf8 => words.say("call-not-utf8"),
        _ => error.to_string(),
    }
}

/// What is expected instead of `value`.
fn wanted(error: &clap::Error, value: &str, words: &Words) -> Option<String> {
    if let Some(ContextValue::Strings(names)) = error.get(ContextKind::ValidValue) {
        let (found, expected) = (value.to_owned(), names.clone());
        return Some(words.unknown_name(&UnknownName { of: "value".into(), found, expected }));
    }
    let source = error.source()?;
    if let Some(unknown) = source.downcast_ref::<UnknownName>() {
        if let ("format", Ok(format)) = (&*unknown.of, format::by_name(&unknown.found)) {
            return Some(words.say_with("format-not-written", &[("format", format.name.into())]));
        }
        return Some(words.unknown_name(unknown));
    }
    let key = match source.downcast_ref::<Expected>() {
        Some(Expected::Number(range)) if *range.end() == u64::MAX => {
            let least = [("least", (*range.start()).into())];
            return Some(words.say_with("expected-number-from", &least));
        }
        Some(Expected::Number(range)) => {
            let args = [("least", (*range.start()).into()), ("most", (*range.end()).into())];
            return Some(words.say_with("expected-number", &args));
        }
        Some(Expected::Said(key)) => key,
        None if let Some(wrong) = source.downcast_ref::<ParseIntError>() => match wrong.kind() {
            IntErrorKind::PosOverflow => "expected-smaller-number",
            _ => "expected-whole-number",
        },
        None if source.is::<ParseFloatError>() => "expected-decimal",
        None if source.is::<NotARating>() => "expected-ratings",
        None if source.is::<AddrParseError>() => "expected-address",
        None => return Some(source.to_string()),
    };
    Some(words.say(key))
}

/// What the user may have meant.
fn hints(error: &clap::Error, words: &Words) -> impl Iterator<Item = String> {
    // If there are several, the last is the most likely.
    let nearest = |kind| match error.get(kind)? {
        ContextValue::Strings(texts) => texts.last().cloned(),
        _ => text(error, kind),
    };
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .into_iter()
        .find_map(nearest)
        .map(|near| words.say_with("call-near", &[("near", near.into())]));
    let argument = text(error, ContextKind::InvalidArg);
    let escape = argument
        .filter(|argument| error.kind() == ErrorKind::UnknownArgument && argument.starts_with('-'))
        .map(|argument| words.say_with("call-escape", &[("argument", argument.into())]));
    near.into_iter().chain(escape)
}

/// A part of the error as text.
fn text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        _ => None,
    }
}
