//! JSON, one row a line.

use serde_json::{Map, Value as Json, json};

use super::{Type, Value, Writer, columns};
use crate::{Group, Options, Row, TraceStep};

/// Writes JSON Lines.
pub(crate) struct Jsonl {
    text: Vec<u8>,
    columns: Vec<(&'static str, Type)>,
    groups: Vec<Group>,
}

impl Jsonl {
    pub(crate) fn new(options: &Options) -> Jsonl {
        let groups = options.columns.clone();
        Jsonl { text: Vec::new(), columns: columns(&groups), groups }
    }
}

impl Writer for Jsonl {
    fn add(&mut self, row: Row) {
        // Not a map of serde_json, which would sort the names.
        self.text.push(b'{');
        for (i, ((name, _), value)) in self.columns.iter().zip(row.values(&self.groups)).enumerate()
        {
            let comma = if i == 0 { "" } else { "," };
            self.text.extend_from_slice(format!("{comma}\"{name}\":{}", json_of(value)).as_bytes());
        }
        self.text.extend_from_slice(b"}\n");
    }

    fn finish(self: Box<Self>) -> Vec<(&'static str, Vec<u8>)> {
        vec![("jsonl", self.text)]
    }
}

fn json_of(value: Value<'_>) -> Json {
    match value {
        Value::Text(text) => json!(text),
        // A loader that knows the classes casts their names.
        Value::Class(class) => json!(super::LEVELS[class]),
        Value::Bool(is) => json!(is),
        Value::Whole(number) => json!(number),
        Value::Real(tenths) => json!(f64::from(tenths) / 10.0),
        Value::Board(board) => json!(board.as_slice()),
        Value::Steps(steps) => steps.iter().map(step).collect(),
    }
}

fn step(step: &TraceStep) -> Json {
    let mut fields = Map::new();
    let mut set = |name: &str, value: Json| fields.insert(name.to_owned(), value);
    set("step", json!(step.number));
    set("technique", json!(step.technique));
    set("level", json!(step.level.name()));
    set("kind", json!(step.kind.name()));
    set("cells", step.candidates.iter().map(|it| it.cell().index()).collect());
    set("digits", step.candidates.iter().map(|it| it.digit().get()).collect());
    set("premises", step.premises.iter().map(|&it| TraceStep::action(it)).collect());
    set("premise_cells", step.premise_cells.iter().map(|cell| cell.index()).collect());
    set("premise_houses", step.premise_houses.iter().map(|house| house.index()).collect());
    set("before", json!(step.before.to_string()));
    Json::Object(fields)
}
