//! The names in answers as types for Python, made of the description of the API.

use serde_json::Value;

use crate::types::{choices, entries};
use crate::{openapi, renewed};

const HEAD: &str = "\
\"\"\"The names in answers. Made of openapi.json: UPDATE_EXPECT=1 cargo test -p ennead-web\"\"\"

from typing import Literal

";

/// A type for each schema that is a choice of names.
fn names(api: &Value) -> String {
    let named = entries(&api["components"]["schemas"]).filter_map(|(name, schema)| {
        let choices = choices(schema);
        let are_names = !choices.is_empty() && choices.iter().all(|it| it.starts_with('"'));
        are_names.then(|| format!("{name} = Literal[\n    {},\n]\n", choices.join(",\n    ")))
    });
    HEAD.to_owned() + &named.collect::<String>()
}

#[test]
fn the_names_of_python_are_those_of_the_description() {
    let api = serde_json::from_str(&openapi::description()).unwrap();
    renewed("../python/python/ennead/_names.py", &names(&api));
}
