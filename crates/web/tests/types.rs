//! The types of questions and answers for scripts, made of the description of the API.

use serde_json::{Map, Value};

use crate::{openapi, renewed};

const HEAD: &str = "\
// The questions to the API and its answers. Made of openapi.json: UPDATE_EXPECT=1 cargo test -p ennead-web
// Cells are r4c7, houses r4 c7 b6, candidates 5r4c7; grids are 81 characters, `.` for an empty cell;
// a set of digits is a number, 1 for the digit 1, 2 for 2, 4 for 3 and so on.
";

/// The longest choice that is on one line.
const WIDTH: usize = 110;

/// A type for each schema, and what is asked and answered at each address.
fn types(api: &Value) -> String {
    let mut file = HEAD.to_owned();
    for (name, schema) in entries(&api["components"]["schemas"]) {
        let comment = comment(schema, "");
        let choices = choices(schema);
        file += &match schema.get("properties") {
            Some(_) if choices.is_empty() => {
                format!("\n{comment}export interface {name} {}\n", block(schema))
            }
            _ => format!("\n{comment}export type {name} = {};\n", broken(&shape(schema))),
        };
    }
    file += "\n/** How an answer is said. */\nexport interface Spoken {\n";
    for (name, parameter) in entries(&api["components"]["parameters"]) {
        file += &comment(parameter, "  ");
        file += &format!("  {};\n", field(name, false, &parameter["schema"]));
    }
    file +=
        "}\n\n/** What is asked and what is answered at each address whose answer is JSON. */\n";
    file += "export interface Addresses {\n";
    for (path, methods) in entries(&api["paths"]) {
        for (_, operation) in entries(methods) {
            let answer = &operation["responses"]["200"]["content"]["application/json"]["schema"];
            if !answer.is_null() {
                let path = path.trim_start_matches('/');
                let (question, answer) = (question(operation), shape(answer));
                file += &format!("  {path:?}: {{ question: {question}; answer: {answer} }};\n");
            }
        }
    }
    file + "}\n"
}

/// The question at an address: its body, or else the parameters of its own.
fn question(operation: &Value) -> String {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        return shape(body);
    }
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let own = parameters.filter_map(|it| Some((it["name"].as_str()?, it)));
    inline(own.map(|(name, it)| field(name, it["required"] == true, &it["schema"])))
}

/// The type of the values that a schema allows.
fn shape(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    let choices = choices(schema);
    let kinds = schema["type"].as_array().cloned().unwrap_or_else(|| vec![schema["type"].clone()]);
    match schema.get("properties") {
        Some(_) if !choices.is_empty() => {
            format!("{} & ({})", object(schema), choices.join(" | "))
        }
        _ if !choices.is_empty() => choices.join(" | "),
        _ => {
            let kind = |kind: &Value| match kind.as_str() {
                Some("integer" | "number") => "number".to_owned(),
                Some("array") => list(schema),
                Some("object") => object(schema),
                Some(kind) => kind.to_owned(),
                None => "unknown".to_owned(),
            };
            kinds.iter().map(kind).collect::<Vec<_>>().join(" | ")
        }
    }
}

/// The types or values of which a schema allows one, if it lists them.
pub(crate) fn choices(schema: &Value) -> Vec<String> {
    let listed = |key: &str| schema[key].as_array();
    match (listed("anyOf").or(listed("oneOf")), listed("enum"), schema.get("const")) {
        (Some(schemas), ..) => schemas.iter().map(shape).collect(),
        (_, Some(values), _) => values.iter().map(Value::to_string).collect(),
        (.., Some(value)) => vec![value.to_string()],
        _ => Vec::new(),
    }
}

fn list(schema: &Value) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        return format!("[{}]", items.iter().map(shape).collect::<Vec<_>>().join(", "));
    }
    match shape(&schema["items"]) {
        items if items.contains([' ', '|']) && !items.starts_with('{') => format!("({items})[]"),
        items => format!("{items}[]"),
    }
}

fn object(schema: &Value) -> String {
    if schema.get("properties").is_some() {
        return inline(fields(schema).map(|(name, required, it)| field(name, required, it)));
    }
    let values = entries(&schema["patternProperties"]).map(|(_, values)| values).next();
    match values.unwrap_or(&schema["additionalProperties"]) {
        Value::Bool(false) => "Record<string, never>".to_owned(),
        values => format!("Record<string, {}>", shape(values)),
    }
}

/// An object with a line and a comment for each field.
fn block(schema: &Value) -> String {
    let line =
        |(name, required, it)| format!("{}  {};\n", comment(it, "  "), field(name, required, it));
    format!("{{\n{}}}", fields(schema).map(line).collect::<String>())
}

/// An object on one line.
fn inline(fields: impl Iterator<Item = String>) -> String {
    match fields.collect::<Vec<_>>() {
        fields if fields.is_empty() => "Record<string, never>".to_owned(),
        fields => format!("{{ {} }}", fields.join("; ")),
    }
}

fn field(name: &str, required: bool, schema: &Value) -> String {
    let mark = if required { "" } else { "?" };
    format!("{name}{mark}: {}", shape(schema))
}

/// The fields of an object: the name of each, whether it is always there, and its schema.
fn fields(schema: &Value) -> impl Iterator<Item = (&str, bool, &Value)> {
    let required = schema["required"].as_array();
    let is_required = move |name: &str| required.is_some_and(|all| all.iter().any(|it| it == name));
    entries(&schema["properties"]).map(move |(name, it)| (name.as_str(), is_required(name), it))
}

pub(crate) fn entries(map: &Value) -> impl Iterator<Item = (&String, &Value)> {
    map.as_object().into_iter().flat_map(Map::iter)
}

/// A choice, on several lines if it is long.
fn broken(shape: &str) -> String {
    match shape.len() > WIDTH {
        true => format!("\n  | {}", shape.replace(" | ", "\n  | ")),
        false => shape.to_owned(),
    }
}

/// What a schema describes, above its type.
fn comment(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        Some(text) => {
            let text = text.replace("\n", &format!("\n{indent} * "));
            format!("{indent}/** {text} */\n")
        }
        None => String::new(),
    }
}

#[test]
fn the_types_of_the_scripts_are_those_of_the_description() {
    let api = serde_json::from_str(&openapi::description()).unwrap();
    renewed("assets/types.d.ts", &types(&api));
}
