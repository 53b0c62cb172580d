//! What is wrong with a text, in words.

use ennead_grid::format::{Expected, Item, Problem, ReadError, Syntax};

use crate::Words;

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingSentences {
    /// Lines printed before the place; for the errors that H. Broeders' program knows, these are
    /// its messages.
    pub preamble: Option<String>,
    /// What was found, as a headline.
    pub title: String,
    /// What was expected at the place; shown beside the underline.
    pub label: String,
}

impl Words {
    /// The sentences about `error`, found in the input called `source`.
    #[expect(clippy::too_many_lines, reason = "one arm for each problem")]
    pub fn reading(&self, source: &str, error: &ReadError) -> ReadingSentences {
        let (key, args): (&str, Vec<_>) = match &error.problem {
            Problem::Empty => ("empty", vec![]),
            Problem::NotText { byte } => {
                ("not-text", vec![("byte", format!("{byte:#04x}").into())])
            }
            Problem::UnknownFormat => ("unknown-format", vec![]),
            Problem::Unexpected { found, expected } => {
                let found = match found {
                    Some(c) => self.named(*c),
                    None => self.say("reading-end"),
                };
                let expected = match expected {
                    Expected::Cell => self.say("expected-cell"),
                    Expected::Digit => self.say("expected-digit"),
                    Expected::End => self.say("expected-end"),
                    Expected::Candidate => self.say("expected-candidate"),
                    Expected::Text(text) => format!("`{text}`"),
                    other => other.to_string(),
                };
                ("unexpected", vec![("found", found.into()), ("expected", expected.into())])
            }
            Problem::TooFew { of, found, expected } => ("too-few", counts(*of, *found, *expected)),
            Problem::TooMany { of, found, expected } => {
                ("too-many", counts(*of, *found, *expected))
            }
            Problem::TooFewNumbers { found, .. } => {
                ("too-few-numbers", vec![("found", (*found).into())])
            }
            Problem::NumberOutOfRange { found } => {
                ("number-out-of-range", vec![("found", found.as_str().into())])
            }
            Problem::Contradiction { cell } => {
                ("contradiction", vec![("cell", self.cell(*cell).into())])
            }
            Problem::Size { found } => ("size", vec![("found", (*found).into())]),
            Problem::Variant { rule } => ("variant", vec![("rule", rule.as_str().into())]),
            Problem::NotUnderstood { name, place } => {
                let args = vec![("name", name.as_str().into()), ("place", place.as_str().into())];
                (if place.is_empty() { "not-understood" } else { "not-understood-at" }, args)
            }
            Problem::Rule { mistake } => match self.mistake(mistake) {
                Some(said) => return said,
                None => ("rule", vec![("message", mistake.to_string().into())]),
            },
            Problem::RuleInComment { written } => {
                ("rule-in-comment", vec![("written", written.as_str().into())])
            }
            Problem::Field { name } => ("field", vec![("name", name.as_str().into())]),
            Problem::Overlap { cell } => ("overlap", vec![("cell", cell.as_str().into())]),
            Problem::Board { layout } => ("board", vec![("layout", layout.as_str().into())]),
            Problem::Layout { found } => ("layout", vec![("found", found.as_str().into())]),
            Problem::Value { found } => ("value", vec![("found", found.as_str().into())]),
            Problem::NeedsNetwork => ("needs-network", vec![]),
            Problem::Syntax { of, message } => {
                let of = match of {
                    Syntax::Xml => "XML",
                    Syntax::Json => "JSON",
                    Syntax::LzString => "lz-string",
                    Syntax::Percent => "percent-encoding",
                    _ => "?",
                };
                ("syntax", vec![("of", of.into()), ("message", message.as_str().into())])
            }
            other => ("other", vec![("problem", other.to_string().into())]),
        };
        // An empty file, too, has fewer than 81 numbers.
        let preamble = match key {
            "empty" | "too-few-numbers" => Some("reading-too-few-numbers-preamble"),
            "number-out-of-range" => Some("reading-number-out-of-range-preamble"),
            _ => None,
        };
        ReadingSentences {
            preamble: preamble.map(|key| self.say_with(key, &[("source", source.into())])),
            title: self.say_with(&format!("reading-{key}"), &args),
            label: self.say_with(&format!("reading-{}-label", key.trim_end_matches("-at")), &args),
        }
    }

    /// The file called `source` cannot be opened or read, for the `reason` the system gives.
    pub fn unreadable(&self, source: &str, reason: &str) -> String {
        self.say_with("unreadable", &[("source", source.into()), ("reason", reason.into())])
    }

    /// A character in a form that can be recognised: beyond ASCII, its number is added.
    fn named(&self, c: char) -> String {
        match c {
            ' ' => self.say("reading-blank"),
            '\t' => self.say("reading-tab"),
            c if c.is_ascii_graphic() => format!("`{c}`"),
            c if c.is_control() || c.is_whitespace() => format!("U+{:04X}", u32::from(c)),
            c => format!("`{c}` (U+{:04X})", u32::from(c)),
        }
    }
}

fn counts(
    of: Item,
    found: usize,
    expected: usize,
) -> Vec<(&'static str, fluent_bundle::FluentValue<'static>)> {
    let of = match of {
        Item::Cells => "cells",
        Item::CellsInRow => "row-cells",
        Item::Candidates => "candidates",
        Item::Lines => "lines",
        Item::Characters => "characters",
        Item::Numbers => "numbers",
        Item::Fields => "fields",
        Item::Puzzles => "puzzles",
        _ => "things",
    };
    vec![("of", of.into()), ("found", found.into()), ("expected", expected.into())]
}
