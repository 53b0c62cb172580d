//! Parquet, through Arrow.

use std::collections::HashMap;
use std::sync::Arc;

use ::parquet::arrow::ArrowWriter;
use ::parquet::basic::{Compression, ZstdLevel};
use ::parquet::file::properties::WriterProperties;
use arrow_array::{
    ArrayRef, BooleanArray, FixedSizeListArray, Float32Array, Int64Array, ListArray, RecordBatch,
    StringArray, StructArray, UInt8Array, UInt16Array, UInt32Array, UInt64Array,
};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{DataType, Field, Fields, Schema, SchemaRef};

use super::{Type, Value, Writer, columns};
use crate::features::{self, STEP};
use crate::{Group, Options, Row, StepValues, TraceStep, step_columns};

/// How many rows are turned into Arrow at once.
const ROWS: usize = 1024;

/// Writes one Parquet file.
pub(crate) struct Parquet {
    columns: Vec<(&'static str, Type)>,
    groups: Vec<Group>,
    schema: SchemaRef,
    waiting: Vec<Row>,
    writer: ArrowWriter<Vec<u8>>,
}

impl Parquet {
    pub(crate) fn new(options: &Options) -> Parquet {
        let groups = options.columns.clone();
        let columns = columns(&groups);
        let fields: Vec<_> =
            columns.iter().map(|&(name, kind)| Field::new(name, data_type(kind), true)).collect();
        // Where Hugging Face's library looks for what Arrow has no types for.
        let about = features::json(&columns).to_string();
        let metadata = HashMap::from([("huggingface".to_owned(), about)]);
        let schema = Arc::new(Schema::new_with_metadata(fields, metadata));
        let level = ZstdLevel::try_new(3).expect("there is a level 3");
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(level))
            .set_created_by(format!("ennead {}", env!("CARGO_PKG_VERSION")))
            .build();
        let writer = ArrowWriter::try_new(Vec::new(), Arc::clone(&schema), Some(properties));
        let writer = writer.expect("Parquet has all these types");
        Parquet { columns, groups, schema, waiting: Vec::with_capacity(ROWS), writer }
    }

    fn flush(&mut self) {
        let mut rows: Vec<_> =
            self.waiting.iter().map(|row| row.values(&self.groups).into_iter()).collect();
        let arrays = self.columns.iter().map(|&(_, kind)| {
            let values = rows.iter_mut().map(|row| row.next().expect("one value each"));
            array(kind, values)
        });
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), arrays.collect());
        let batch = batch.expect("the arrays are those of the schema");
        self.writer.write(&batch).expect("memory takes everything");
        self.waiting.clear();
    }
}

impl Writer for Parquet {
    fn add(&mut self, row: Row) {
        self.waiting.push(row);
        if self.waiting.len() == ROWS {
            self.flush();
        }
    }

    fn finish(mut self: Box<Self>) -> Vec<(&'static str, Vec<u8>)> {
        self.flush();
        vec![("parquet", self.writer.into_inner().expect("memory takes everything"))]
    }
}

/// An item of a list, called as other libraries call it. Nothing is null, but a loader uses what the
/// file says of its columns only if they could be.
fn item(kind: DataType) -> Arc<Field> {
    Arc::new(Field::new("item", kind, true))
}

fn list(kind: DataType) -> DataType {
    DataType::List(item(kind))
}

fn data_type(kind: Type) -> DataType {
    match kind {
        Type::Text => DataType::Utf8,
        Type::Class(_) => DataType::Int64,
        Type::Bool => DataType::Boolean,
        Type::Byte => DataType::UInt8,
        Type::Short => DataType::UInt16,
        Type::Int => DataType::UInt32,
        Type::Long => DataType::UInt64,
        Type::Real => DataType::Float32,
        Type::Board => DataType::FixedSizeList(item(DataType::UInt8), 81),
        Type::Steps => list(DataType::Struct(step_fields())),
    }
}

fn step_fields() -> Fields {
    let kind = |name: &str| match name {
        "string" => DataType::Utf8,
        "uint16" => DataType::UInt16,
        "*uint8" => list(DataType::UInt8),
        "*uint16" => list(DataType::UInt16),
        _ => unreachable!("no step has a {name}"),
    };
    STEP.iter().map(|&(name, type_)| Field::new(name, kind(type_), true)).collect()
}

/// The values of one column. They are of its type.
fn array<'a>(kind: Type, values: impl Iterator<Item = Value<'a>>) -> ArrayRef {
    let texts = |value| match value {
        Value::Text(text) => text,
        _ => unreachable!("a column of texts"),
    };
    let numbers = |value| match value {
        Value::Whole(number) => number,
        Value::Class(class) => class as u64,
        _ => unreachable!("a column of whole numbers"),
    };
    match kind {
        Type::Text => Arc::new(StringArray::from_iter_values(values.map(texts))),
        Type::Class(_) => {
            Arc::new(Int64Array::from_iter_values(values.map(numbers).map(|it| it as i64)))
        }
        Type::Byte => {
            Arc::new(UInt8Array::from_iter_values(values.map(numbers).map(|it| it as u8)))
        }
        Type::Short => {
            Arc::new(UInt16Array::from_iter_values(values.map(numbers).map(|it| it as u16)))
        }
        Type::Int => {
            Arc::new(UInt32Array::from_iter_values(values.map(numbers).map(|it| it as u32)))
        }
        Type::Long => Arc::new(UInt64Array::from_iter_values(values.map(numbers))),
        Type::Bool => Arc::new(BooleanArray::from_iter(values.map(|value| match value {
            Value::Bool(is) => Some(is),
            _ => unreachable!("a column of flags"),
        }))),
        Type::Real => Arc::new(Float32Array::from_iter_values(values.map(|value| match value {
            Value::Real(tenths) => f32::from(tenths) / 10.0,
            _ => unreachable!("a column of ratings"),
        }))),
        Type::Board => {
            let cells: Vec<u8> = values
                .flat_map(|value| match value {
                    Value::Board(board) => *board,
                    _ => unreachable!("a column of boards"),
                })
                .collect();
            let cells = Arc::new(UInt8Array::from(cells));
            Arc::new(FixedSizeListArray::new(item(DataType::UInt8), 81, cells, None))
        }
        Type::Steps => Arc::new(lists_of_steps(values.map(|value| match value {
            Value::Steps(steps) => steps,
            _ => unreachable!("a column of steps"),
        }))),
    }
}

/// A list of steps for each row.
fn lists_of_steps<'a>(rows: impl Iterator<Item = &'a [TraceStep]>) -> ListArray {
    let rows: Vec<_> = rows.collect();
    let steps: Vec<_> = rows.iter().copied().flatten().collect();
    let arrays = step_columns(&steps).map(|(_, values)| -> ArrayRef {
        match values {
            StepValues::Numbers(numbers) => Arc::new(UInt16Array::from(numbers)),
            StepValues::Texts(texts) => Arc::new(StringArray::from(texts)),
            StepValues::Bytes(lengths, bytes) => {
                let lengths = OffsetBuffer::from_lengths(lengths);
                let bytes = Arc::new(UInt8Array::from(bytes));
                Arc::new(ListArray::new(item(DataType::UInt8), lengths, bytes, None))
            }
            StepValues::Lists(lengths, numbers) => {
                let lengths = OffsetBuffer::from_lengths(lengths);
                let numbers = Arc::new(UInt16Array::from(numbers));
                Arc::new(ListArray::new(item(DataType::UInt16), lengths, numbers, None))
            }
        }
    });
    let lengths = OffsetBuffer::from_lengths(rows.iter().map(|steps| steps.len()));
    let fields = step_fields();
    let steps = StructArray::new(fields.clone(), arrays.into(), None);
    ListArray::new(item(DataType::Struct(fields)), lengths, Arc::new(steps), None)
}
