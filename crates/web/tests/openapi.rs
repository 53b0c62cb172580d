//! The description of the API is what the types say.

use ennead_api::Question;
use ennead_api::page::PhotoRead;
use ennead_text::{CellNames, LANGUAGES};
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

use crate::renewed;

/// Collects the schemas of questions and answers.
struct Describe {
    /// One for what is read and one for what is written: a field with a default may be missing
    /// from a question, but never from an answer.
    questions: SchemaGenerator,
    answers: SchemaGenerator,
    paths: Map<String, Value>,
}

const COMPONENTS: &str = "/components/schemas";

impl Describe {
    fn new() -> Describe {
        let settings = || {
            let mut settings = SchemaSettings::draft2020_12();
            settings.definitions_path = COMPONENTS.into();
            settings.meta_schema = None;
            settings
        };
        Describe {
            questions: settings().for_deserialize().into_generator(),
            answers: settings().for_serialize().into_generator(),
            paths: Map::new(),
        }
    }

    /// Adds a question with an answer of its own.
    fn ask<Q>(&mut self, method: &str, path: &str)
    where
        Q: Question<Answer: JsonSchema> + JsonSchema,
    {
        let answer = self.answers.subschema_for::<Q::Answer>();
        self.route::<Q>(method, path, "application/json", &json!({ "schema": answer }));
    }

    fn route<Q: JsonSchema>(&mut self, method: &str, path: &str, kind: &str, answer: &Value) {
        let mut operation = json!({
            "responses": {
                "200": { "description": "The answer", "content": { kind: answer } },
                "default": { "$ref": "#/components/responses/Problem" },
            },
        });
        let schema = Q::json_schema(&mut self.questions);
        let about = schema.get("description").and_then(Value::as_str).unwrap_or("");
        let summary = about.split("\n\n").next().unwrap_or("").replace('\n', " ");
        operation["summary"] = summary.trim_end_matches('.').into();
        let mut parameters = vec![
            json!({ "$ref": "#/components/parameters/lang" }),
            json!({ "$ref": "#/components/parameters/cells" }),
        ];
        // The question of a GET has its schema too, for whoever makes types of them.
        let sent = self.questions.subschema_for::<Q>();
        if method == "get" {
            parameters.extend(parameters_of(&schema));
        } else {
            let content = json!({ "application/json": { "schema": sent } });
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        operation["parameters"] = parameters.into();
        self.paths.insert(path.to_owned(), json!({ method: operation }));
    }

    /// Adds a question about a trace.
    fn look<Q>(&mut self, method: &str, path: &str)
    where
        Q: Question<Answer: JsonSchema> + JsonSchema,
    {
        self.ask::<Q>(method, path);
    }

    /// Adds pages to print.
    fn pdf<Q: JsonSchema>(&mut self, method: &str, path: &str) {
        let file = json!({ "schema": { "type": "string", "format": "binary" } });
        self.route::<Q>(method, path, "application/pdf", &file);
    }

    /// Adds a question about the pixels in the body; its fields are in the query.
    fn pixels<Q: JsonSchema>(&mut self, method: &str, path: &str) {
        let read = json!({ "schema": self.answers.subschema_for::<PhotoRead>() });
        self.route::<Q>(method, path, "application/json", &read);
        let fields = parameters_of(&Q::json_schema(&mut self.questions));
        let operation = &mut self.paths[path][method];
        operation["requestBody"]["content"] = json!({ "application/octet-stream": {} });
        operation["parameters"].as_array_mut().unwrap().extend(fields);
    }

    fn finish(mut self) -> String {
        let about = json!({
            "summary": "This description",
            "responses": { "200": { "description": "OpenAPI 3.1", "content": { "application/json": {} } } },
        });
        self.paths.insert("/openapi.json".to_owned(), json!({ "get": about }));

        let mut schemas = self.answers.take_definitions(true);
        let sent = self.questions.take_definitions(true);
        let mut paths = json!(self.paths).to_string();
        let mut sent_text = json!(sent).to_string();
        for (name, schema) in &sent {
            if schemas.get(name).is_some_and(|known| known != schema) {
                // The same type, which is read with fewer fields than it is written with.
                let rename = |text: &str| {
                    let of = |name: &str| format!("\"#{COMPONENTS}/{name}\"");
                    text.replace(&of(name), &of(&format!("{name}Sent")))
                };
                sent_text = rename(&sent_text);
                // In the paths, only questions refer to it by this name.
                paths = rename(&paths);
            }
        }
        let sent: Map<String, Value> = serde_json::from_str(&sent_text).unwrap();
        for (name, schema) in sent {
            let is_other = schemas.get(&name).is_some_and(|known| *known != schema);
            schemas.insert(if is_other { format!("{name}Sent") } else { name }, schema);
        }
        schemas.insert("Problem".to_owned(), problem());
        let problem = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
        let mut description = json!({
            "openapi": "3.1.0",
            "info": {
                "title": "ennead",
                "version": env!("CARGO_PKG_VERSION"),
                "description": "Sudoku: solve, check, explain, play, watch, make and print; cross-number puzzles. Cells are named r4c7, candidates 5r4c7; grids are 81 characters.",
            },
            "servers": [{ "url": "/api/v1" }],
            "paths": serde_json::from_str::<Value>(&paths).unwrap(),
            "components": {
                "parameters": { "lang": {
                    "name": "lang",
                    "in": "query",
                    "description": "The language of the sentences; that of Accept-Language if left out.",
                    "schema": { "enum": LANGUAGES.iter().map(|it| it.code()).collect::<Vec<_>>() },
                }, "cells": {
                    "name": "cells",
                    "in": "query",
                    "description": "What cells are called in sentences, after the cell in row 1 and column 5.",
                    "schema": { "enum": CellNames::ALL.map(CellNames::name) },
                }},
                "schemas": schemas,
                "responses": { "Problem": {
                    "description": "Why there is no answer",
                    "content": { "application/problem+json": problem },
                }},
            },
        });
        without_rust(&mut description);
        serde_json::to_string_pretty(&description).unwrap() + "\n"
    }
}

/// Takes out of all descriptions what only Rust has: examples, and links between items.
fn without_rust(described: &mut Value) {
    match described {
        Value::Object(fields) => {
            if let Some(Value::String(said)) = fields.get_mut("description") {
                let text: String = said.split("```").step_by(2).map(str::trim_end).collect();
                let text = text.replace("[`", "`").replace("`]", "`");
                // What is left of a link with a target: `name`(path).
                let mut parts = text.split("`(crate::");
                let first = parts.next().unwrap_or_default().to_owned();
                let after = |part: &str| part.split_once(')').map_or("", |it| it.1).to_owned();
                let text = parts.fold(first, |text, part| text + "`" + &after(part));
                *said = text.trim().to_owned();
            }
            fields.values_mut().for_each(without_rust);
        }
        Value::Array(items) => items.iter_mut().for_each(without_rust),
        _ => {}
    }
}

/// The fields of a question that is asked by GET.
fn parameters_of(schema: &Schema) -> Vec<Value> {
    let required = schema.get("required").and_then(Value::as_array).cloned();
    let required = required.unwrap_or_default();
    let fields = schema.get("properties").and_then(Value::as_object).cloned();
    let parameter = |(name, schema): (String, Value)| {
        json!({
            "name": name,
            "in": "query",
            "required": required.contains(&json!(name)),
            "schema": schema,
        })
    };
    fields.unwrap_or_default().into_iter().map(parameter).collect()
}

/// A problem as in RFC 9457.
fn problem() -> Value {
    json!({
        "type": "object",
        "required": ["type", "title", "status", "detail"],
        "properties": {
            "type": { "type": "string", "description": "/api/v1/problems/NAME" },
            "title": { "type": "string", "description": "in the visitor's language" },
            "status": { "type": "integer" },
            "detail": { "type": "string", "description": "in the visitor's language" },
            "line": { "type": "integer", "description": "of a text that cannot be read, from 1" },
            "column": { "type": "integer", "description": "in characters, from 1" },
            "length": { "type": "integer", "description": "of the offending text, in characters" },
            "text": { "type": "string", "description": "the line" },
        },
    })
}

/// The description, made of the types.
pub(crate) fn description() -> String {
    let mut describe = Describe::new();
    macro_rules! described {
        ($($method:ident $path:literal $by:ident $question:ty;)*) => {
            $(describe.$by::<$question>(stringify!($method), $path);)*
        };
    }
    ennead_api::addresses!(described);
    describe.finish()
}

#[test]
fn the_description_is_what_the_types_say() {
    renewed("src/api/openapi.json", &description());
}

#[test]
fn no_two_types_have_one_name() {
    let description: Value = serde_json::from_str(&description()).unwrap();
    let schemas = description["components"]["schemas"].as_object().unwrap();
    let fields = |name: &str| -> Vec<_> {
        let fields = schemas.get(name).and_then(|it| it["properties"].as_object());
        fields.into_iter().flat_map(Map::keys).collect()
    };
    let doubled = schemas.iter().filter(|(name, schema)| {
        // The second of two types; and a question that is not the answer of its name with fewer fields
        // required.
        let known = name.strip_suffix("Sent");
        name.ends_with(|last: char| last.is_ascii_digit())
            || known.is_some_and(|it| schema["enum"].is_array() || fields(it) != fields(name))
    });
    let doubled: Vec<_> = doubled.map(|(name, _)| name).collect();
    assert!(doubled.is_empty(), "give one of the two another name: {doubled:?}");
}

#[test]
fn no_description_has_anything_of_rust() {
    fn described<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("description").and_then(Value::as_str));
                fields.values().for_each(|field| described(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| described(item, found)),
            _ => {}
        }
    }
    let description: Value = serde_json::from_str(&description()).unwrap();
    let mut found = Vec::new();
    described(&description, &mut found);
    assert!(found.len() > 500, "{}", found.len());
    // A name in capitals is that of a schema, and no other thing of Rust's.
    let schemas = &description["components"]["schemas"];
    let is_rust = |text: &str| {
        let mut quoted = text.split('`').skip(1).step_by(2);
        ["::", "[`", "`]", "`(", "# Errors", "# Panics"].iter().any(|it| text.contains(it))
            || quoted.any(|it| it.starts_with(char::is_uppercase) && schemas.get(it).is_none())
    };
    let wrong: Vec<_> = found.into_iter().filter(|text| is_rust(text)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
