//! The description of the API, from which the types of scripts are made, is true of real answers.

use ennead_api::Asker;
use ennead_api::address::{Kind, Request, reply};
use ennead_text::{Language, Words};
use serde_json::Value;

use crate::hostile::{ESCARGOT, PUZZLE, samples};

/// A description of values, and where it refers to others.
#[derive(Clone, Copy)]
struct Described<'a> {
    api: &'a Value,
    schema: &'a Value,
}

impl<'a> Described<'a> {
    fn of(self, schema: &'a Value) -> Described<'a> {
        match schema["$ref"].as_str() {
            Some(reference) => self.of(self.api.pointer(&reference[1..]).expect(reference)),
            None => Described { schema, ..self },
        }
    }

    /// Why `value` is not as described; `at` is its place.
    #[expect(clippy::too_many_lines, reason = "one case for each form of a description")]
    fn fault(self, value: &Value, at: &str) -> Option<String> {
        let schema = self.schema;
        let fault = |why: &str| Some(format!("{at}: {why}: {value:.200}"));
        if let Some(choices) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
            // Fields that are there whatever the choice is.
            let mut rest = value.clone();
            for (name, own) in schema["properties"].as_object().into_iter().flatten() {
                if let Some(field) = rest.as_object_mut().and_then(|rest| rest.remove(name))
                    && let Some(fault) = self.of(own).fault(&field, &format!("{at}/{name}"))
                {
                    return Some(fault);
                }
            }
            let faults: Vec<_> =
                choices.iter().map(|choice| self.of(choice).fault(&rest, at)).collect();
            return match faults.contains(&None) {
                true => None,
                false => fault(&format!("{faults:?}")),
            };
        }
        let is_named = |key: &str, is: bool| schema.get(key).is_some() && !is;
        let names = schema["enum"].as_array();
        if is_named("const", schema["const"] == *value)
            || is_named("enum", names.is_some_and(|names| names.contains(value)))
        {
            return fault("another name");
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        let is_kind = |kind: &Value| match kind.as_str() {
            Some("null") => value.is_null(),
            Some("boolean") => value.is_boolean(),
            Some("integer") => value.is_u64() || value.is_i64(),
            Some("number") => value.is_number(),
            Some("string") => value.is_string(),
            Some("array") => value.is_array(),
            Some("object") => value.is_object(),
            _ => false,
        };
        if !kinds.iter().any(is_kind) {
            return fault("another kind");
        }
        match value {
            Value::Array(items) => items.iter().enumerate().find_map(|(i, item)| {
                let described = schema["prefixItems"].get(i).unwrap_or(&schema["items"]);
                self.of(described).fault(item, &format!("{at}/{i}"))
            }),
            Value::Object(fields) => {
                let required = schema["required"].as_array().into_iter().flatten();
                let is_there =
                    |name: &Value| name.as_str().is_some_and(|it| fields.contains_key(it));
                let mut missing = required.filter(|name| !is_there(name));
                if let Some(name) = missing.next() {
                    return fault(&format!("without {name}"));
                }
                let values = schema["patternProperties"].as_object().into_iter().flatten().next();
                let values = values.map_or(&schema["additionalProperties"], |(_, values)| values);
                fields.iter().find_map(|(name, field)| {
                    let described = schema["properties"].get(name).unwrap_or(values);
                    self.of(described).fault(field, &format!("{at}/{name}"))
                })
            }
            _ => None,
        }
    }
}

#[test]
fn questions_and_answers_are_as_described() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/api/openapi.json");
    let api: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let described = Described { api: &api, schema: &Value::Null };
    let words = Words::new(Language::default());
    let mut answered = 0;
    for (path, question) in samples() {
        let routes = api["paths"][path].as_object().expect(path);
        let (_, operation) = routes.iter().next().expect(path);
        let content = &operation["requestBody"]["content"]["application/json"]["schema"];
        if !content.is_null() {
            assert_eq!(described.of(content).fault(&question, path), None);
        }
        // The path of the other one takes long.
        let body = question.to_string().replace(ESCARGOT, PUZZLE);
        let reply = reply(&Request::new(None, path, body.as_bytes()), &Asker::patient(&words));
        let Ok(reply) = reply else { continue };
        if reply.kind == Kind::Json {
            let answer: Value = serde_json::from_slice(&reply.body).unwrap();
            let content = &operation["responses"]["200"]["content"]["application/json"]["schema"];
            assert_eq!(described.of(content).fault(&answer, path), None);
            answered += 1;
        }
    }
    assert!(answered > 40, "{answered}");
}
