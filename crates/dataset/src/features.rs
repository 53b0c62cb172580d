//! The columns as Hugging Face's library describes them: in the YAML of a card, and in the JSON that
//! Parquet files carry.

#[cfg(feature = "parquet")]
use serde_json::{Map, Value as Json, json};

use crate::output::Type;

/// The columns of a step, with the names of their types; a list has a `*` before it.
pub(crate) const STEP: [(&str, &str); 10] = [
    ("step", "uint16"),
    ("technique", "string"),
    ("level", "string"),
    ("kind", "string"),
    ("cells", "*uint8"),
    ("digits", "*uint8"),
    ("premises", "*uint16"),
    ("premise_cells", "*uint8"),
    ("premise_houses", "*uint8"),
    ("before", "string"),
];

/// The name of the type of a column that is one value.
fn simple(kind: Type) -> &'static str {
    match kind {
        Type::Text => "string",
        Type::Bool => "bool",
        Type::Byte => "uint8",
        Type::Short => "uint16",
        Type::Int => "uint32",
        Type::Long => "uint64",
        Type::Real => "float32",
        Type::Class(_) | Type::Board | Type::Steps => unreachable!("described in full"),
    }
}

/// The features for the YAML of a card, each line with two blanks before it.
pub(crate) fn yaml(columns: &[(&'static str, Type)]) -> String {
    let mut text = String::new();
    for &(name, kind) in columns {
        text += &format!("  - name: {name}\n");
        match kind {
            Type::Class(names) => {
                text += "    dtype:\n      class_label:\n        names:\n";
                for (i, name) in names.iter().enumerate() {
                    text += &format!("          '{i}': {name}\n");
                }
            }
            Type::Board => text += "    list: uint8\n    length: 81\n",
            Type::Steps => {
                text += "    list:\n";
                for (name, kind) in STEP {
                    text += &match kind.strip_prefix('*') {
                        Some(kind) => format!("    - name: {name}\n      list: {kind}\n"),
                        None => format!("    - name: {name}\n      dtype: {kind}\n"),
                    };
                }
            }
            kind => text += &format!("    dtype: {}\n", simple(kind)),
        }
    }
    text
}

/// The features as the loader itself writes them into Parquet files.
#[cfg(feature = "parquet")]
pub(crate) fn json(columns: &[(&'static str, Type)]) -> Json {
    let value = |kind: &str| json!({"dtype": kind, "_type": "Value"});
    let list = |of: Json, length: i32| json!({"feature": of, "length": length, "_type": "List"});
    let features = columns.iter().map(|&(name, kind)| {
        let feature = match kind {
            Type::Class(names) => json!({"names": names, "_type": "ClassLabel"}),
            Type::Board => list(value("uint8"), 81),
            Type::Steps => {
                let fields = STEP.map(|(name, kind)| {
                    let feature = match kind.strip_prefix('*') {
                        Some(kind) => list(value(kind), -1),
                        None => value(kind),
                    };
                    (name.to_owned(), feature)
                });
                list(fields.into_iter().collect::<Map<_, _>>().into(), -1)
            }
            kind => value(simple(kind)),
        };
        (name.to_owned(), feature)
    });
    json!({"info": {"features": features.collect::<Map<_, _>>()}})
}
