//! Tables of puzzles: CSV, Parquet and Arrow IPC, in and out.
//!
//! Each row of the input gives one row of output, in order. If a row's puzzle cannot be read, its
//! answers are empty. The other fields of a row are copied, those of a CSV file as text.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write as _};
use std::ops::Range;
use std::sync::Arc;

use anyhow::{Context, bail};
use arrow::array::{
    Array, ArrayRef, AsArray, Float64Builder, Int64Builder, RecordBatch, StringBuilder,
};
use arrow::compute::concat_batches;
use arrow::csv;
use arrow::datatypes::{self, DataType, Schema, SchemaRef};
use arrow::error::ArrowError;
use arrow::ipc::reader::{FileReader, StreamReader};
use arrow::ipc::writer::StreamWriter;
use bytes::Bytes;
use ennead::format::{self, ReadError};
use ennead::{Givens, Sheet};
use ennead_dataset::crew;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::ChunkReader;

use crate::app::{App, Status};
use crate::args::Form;
use crate::arrays::Labelled;
use crate::bulk::{self, Answered};
use crate::input::{InputError, LARGEST_WHOLE, Source};
use crate::part::Start;
use crate::progress::Progress;
use crate::table::{self, Columns, Kind, Rows, Value};

/// Rows read at a time, and the smallest number written at a time.
const ROWS: usize = 8192;
/// How much of a text is examined to recognise its format.
const HEAD: u64 = 1 << 16;
/// The names that identify a column of puzzles, unless one is given.
const NAMES: [&str; 6] = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "givens"];

type Batches = Box<dyn Iterator<Item = Result<RecordBatch, ArrowError>> + Send>;

/// An open table.
struct Table {
    source: Arc<str>,
    schema: SchemaRef,
    batches: Batches,
    /// The column of puzzles, if the content shows it.
    puzzles: Option<usize>,
}

impl Columns<'_> {
    /// Writes a row for every row of the tables: its fields, followed by what `work` answers for
    /// its puzzle.
    ///
    /// # Errors
    ///
    /// If an input cannot be read, has other columns than the first or no column of puzzles; if
    /// standard output cannot be written to.
    pub(crate) fn answer<W>(
        &self,
        worker: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, &[Givens], &mut Rows) -> Status + Sync,
    ) -> anyhow::Result<Status> {
        let &Columns { app, bulk, form, fields, piece, .. } = self;
        let (tables, range) = self.tables()?;
        let schema = Arc::clone(&tables[0].schema);
        let puzzles = self.puzzles(&tables[0])?;
        let question = Question { fields, puzzles, form, schema: with_answers(&schema, fields) };
        let head = if form == Form::Csv { question.csv_head()? } else { String::new() };
        let Start { head, done, .. } = bulk.part.start(app, head, form == Form::Csv)?;
        // A row is in the part if its number is and it has no answer yet.
        let range = (range.start + done).min(range.end)..range.end;
        let mut progress = Progress::bytes(app, None, app.words.say("progress-puzzles"));
        let mut printer = Printer::new(&question, head)?;
        let mut status = Status::Good;
        let work = |state: &mut W, job: Result<Job, ArrowError>| -> anyhow::Result<_> {
            let job = job?;
            let (batch, answered) =
                question.answer(&job, |puzzles, rows| work(state, puzzles, rows))?;
            Ok((job.source, batch, answered))
        };
        let take = |answered: anyhow::Result<(Arc<str>, RecordBatch, Answered)>| {
            let (source, batch, answered) = answered?;
            progress.suspend(|| printer.print(&batch))?;
            progress.advance(0, answered.puzzles);
            status = status.max(bulk::report(app, &source, &answered, &progress));
            anyhow::Ok(())
        };
        crew::in_order(bulk.threads.count(), jobs(tables, range, piece), worker, work, take)?;
        printer.finish()?;
        Ok(status)
    }

    /// The tables, and the numbers of the rows that are asked for.
    fn tables(&self) -> anyhow::Result<(Vec<Table>, Range<u64>)> {
        let app = self.app;
        let sources = self.inputs.sources(app);
        let tables = || -> anyhow::Result<Vec<Table>> {
            sources.iter().map(|source| Table::open(app, source)).collect()
        };
        let range = match self.bulk.part.shard {
            None => 0..u64::MAX,
            Some(_) if sources.contains(&Source::Stdin) => bail!(app.words.say("shard-of-files")),
            Some(shard) => {
                let mut rows = 0;
                for batch in tables()?.into_iter().flat_map(|table| table.batches) {
                    rows += batch?.num_rows() as u64;
                }
                shard.range(rows)
            }
        };
        let tables = tables()?;
        let fields = |table: &Table| table.schema.fields().clone();
        if let Some(other) = tables.iter().find(|table| fields(table) != fields(&tables[0])) {
            let args = [("source", other.source.to_string().into())];
            bail!(app.words.say_with("columns-differ", &args));
        }
        Ok((tables, range))
    }

    /// The column of puzzles.
    fn puzzles(&self, table: &Table) -> anyhow::Result<usize> {
        let name = self.bulk.column.as_deref();
        let found = column(&table.schema, name).or(table.puzzles.filter(|_| name.is_none()));
        found.with_context(|| which(self.app, &table.schema))
    }
}

/// Asks which column holds the puzzles.
fn which(app: &App, schema: &Schema) -> String {
    let names: Vec<_> = schema.fields().iter().map(|field| field.name().as_str()).collect();
    app.words.say_with("columns-which", &[("names", names.join(", ").into())])
}

/// The rows with these numbers, at most `piece` at a time.
fn jobs(
    tables: Vec<Table>,
    range: Range<u64>,
    piece: usize,
) -> impl Iterator<Item = Result<Job, ArrowError>> + Send {
    let batches = tables.into_iter().flat_map(|table| {
        let source = table.source;
        table.batches.map(move |batch| (Arc::clone(&source), batch))
    });
    let mut number = 0;
    let mut before = (Arc::<str>::from(""), 0);
    batches.flat_map(move |(source, batch)| -> Vec<Result<Job, ArrowError>> {
        let batch = match batch {
            Ok(batch) => batch,
            Err(error) => return vec![Err(error)],
        };
        if before.0 != source {
            before = (Arc::clone(&source), 0);
        }
        let (first, row) = (number, before.1);
        number += batch.num_rows() as u64;
        before.1 += batch.num_rows();
        let within = |number: u64| number.clamp(first, first + batch.num_rows() as u64) - first;
        let wanted = within(range.start) as usize..within(range.end) as usize;
        let pieces = wanted.clone().step_by(piece).map(|from| {
            let batch = batch.slice(from, piece.min(wanted.end - from));
            Ok(Job { source: Arc::clone(&source), first: row + from, batch })
        });
        pieces.collect()
    })
}

/// The names that identify a column of solutions, the most likely first.
const SOLUTIONS: [&str; 5] = ["solution", "solutions", "answer", "label", "labels"];

/// Whether a file is a table that no text format reads.
pub(crate) fn is_table(source: &Source) -> bool {
    let Source::File(path) = source else { return false };
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(6).read_to_end(&mut head));
    read.is_ok() && (head.starts_with(b"PAR1") || head.starts_with(b"ARROW1"))
}

/// The puzzles of a table, `piece` at a time, each with the solution in its row.
///
/// # Errors
///
/// If the table cannot be read or has no column of puzzles.
pub(crate) fn labelled(
    app: &App,
    source: &Source,
    piece: usize,
) -> anyhow::Result<impl Iterator<Item = anyhow::Result<Labelled>> + Send> {
    let table = Table::open(app, source)?;
    let puzzles = column(&table.schema, None).with_context(|| which(app, &table.schema))?;
    let schema = Arc::clone(&table.schema);
    let is_text = |&column: &usize| schema.field(column).data_type().is_string();
    let solutions = SOLUTIONS.iter().filter_map(|name| schema.index_of(name).ok()).find(is_text);
    let mut row = 0;
    Ok(table.batches.flat_map(move |batch| -> Vec<anyhow::Result<Labelled>> {
        let batch = match batch {
            Ok(batch) => batch,
            Err(error) => return vec![Err(error.into())],
        };
        let first = row;
        row += batch.num_rows();
        let sheet = |i: usize| {
            let givens = givens(batch.column(puzzles), i);
            let givens = givens.map_err(|error| error.on_line(first + i + 1))?;
            let mut sheet = Sheet::from(givens);
            sheet.info.solution = solutions.and_then(|it| self::givens(batch.column(it), i).ok());
            Ok(sheet)
        };
        let starts = (0..batch.num_rows()).step_by(piece);
        let pieces = starts.map(|from| {
            let rows = from..(from + piece).min(batch.num_rows());
            Ok(((first + from + 1) as u64, rows.map(sheet).collect()))
        });
        pieces.collect()
    }))
}

/// Some rows of a table, the first with number `first` in it (from 0).
struct Job {
    source: Arc<str>,
    first: usize,
    batch: RecordBatch,
}

/// The column of puzzles: the one called `name`, one with a known name, or the only one.
fn column(schema: &Schema, name: Option<&str>) -> Option<usize> {
    let names = || schema.fields().iter().map(|field| field.name().as_str());
    if let Some(name) = name {
        return names().position(|known| known == name);
    }
    let is_known = |name: &str| NAMES.iter().any(|known| name.eq_ignore_ascii_case(known));
    let known: Vec<_> = names().enumerate().filter(|(_, name)| is_known(name)).collect();
    match (known.as_slice(), schema.fields().len()) {
        ([(column, _)], _) => Some(*column),
        ([], 1) => Some(0),
        _ => None,
    }
}

/// The columns followed by those of the answers; a name that is taken gets `_2`.
fn with_answers(schema: &Schema, fields: &[table::Field]) -> SchemaRef {
    let mut all: Vec<_> = schema.fields().iter().cloned().collect();
    for &(name, kind) in fields {
        let mut name = name.to_owned();
        while all.iter().any(|field| *field.name() == name) {
            name += "_2";
        }
        let kind = match kind {
            Kind::Text => DataType::Utf8,
            Kind::Count => DataType::Int64,
            Kind::Rating => DataType::Float64,
        };
        all.push(Arc::new(datatypes::Field::new(name, kind, true)));
    }
    Arc::new(Schema::new(all))
}

/// What is asked about every row, and the columns of the answers.
struct Question<'a> {
    fields: &'a [table::Field],
    puzzles: usize,
    form: Form,
    schema: SchemaRef,
}

impl Question<'_> {
    fn csv_head(&self) -> anyhow::Result<String> {
        let mut head = Vec::new();
        csv::WriterBuilder::new()
            .with_header(true)
            .build(&mut head)
            .write(&RecordBatch::new_empty(Arc::clone(&self.schema)))?;
        Ok(String::from_utf8(head)?)
    }

    fn answer(
        &self,
        job: &Job,
        work: impl FnOnce(&[Givens], &mut Rows) -> Status,
    ) -> anyhow::Result<(RecordBatch, Answered)> {
        let column = job.batch.column(self.puzzles);
        let mut puzzles = Vec::with_capacity(column.len());
        let mut readable = Vec::with_capacity(column.len());
        let mut answered = Answered::default();
        for row in 0..column.len() {
            let read = givens(column, row);
            readable.push(read.is_ok());
            match read {
                Ok(givens) => puzzles.push(givens),
                Err(error) => {
                    let error = error.on_line(job.first + row + 1);
                    answered.errors.push(Arc::new(InputError::Read(error)));
                }
            }
        }
        answered.puzzles = puzzles.len() as u64;
        let mut rows = Rows::default();
        answered.status = work(&puzzles, &mut rows);
        // The fields of the answers, row by row; none if the puzzle could not be read.
        let width = self.fields.len();
        let mut answers = rows.fields.chunks_exact(width);
        let rows: Vec<Option<&[Value]>> =
            readable.iter().map(|&readable| if readable { answers.next() } else { None }).collect();
        let mut columns = job.batch.columns().to_vec();
        columns.extend(self.fields.iter().enumerate().map(|(i, &(_, kind))| {
            typed(kind, rows.iter().map(|row| row.map_or(&Value::None, |row| &row[i])))
        }));
        Ok((RecordBatch::try_new(Arc::clone(&self.schema), columns)?, answered))
    }
}

/// Fields as a column of the given kind.
fn typed<'a>(kind: Kind, fields: impl Iterator<Item = &'a Value>) -> ArrayRef {
    match kind {
        Kind::Text => {
            let mut column = StringBuilder::new();
            fields.for_each(|field| {
                column.append_option(match field {
                    Value::Text(text) => Some(text),
                    _ => None,
                });
            });
            Arc::new(column.finish())
        }
        Kind::Count => {
            let mut column = Int64Builder::new();
            fields.for_each(|field| {
                column.append_option(match *field {
                    Value::Count(count) => i64::try_from(count).ok(),
                    _ => None,
                });
            });
            Arc::new(column.finish())
        }
        Kind::Rating => {
            let mut column = Float64Builder::new();
            fields.for_each(|field| {
                column.append_option(match *field {
                    Value::Rating(rating) | Value::AtLeast(rating) => Some(rating.to_f64()),
                    Value::Estimate(estimate) => Some((estimate * 100.0).round() / 100.0),
                    _ => None,
                });
            });
            Arc::new(column.finish())
        }
    }
}

/// The givens in a row of a column.
fn givens(column: &ArrayRef, row: usize) -> Result<Givens, ReadError> {
    let read = |text: &[u8]| match <[u8; 81]>::try_from(text).ok().and_then(Givens::from_bytes) {
        Some(givens) => Ok(givens),
        None => format::line::parse(text).map(|(givens, _)| givens),
    };
    if column.is_null(row) {
        return read(b"");
    }
    match column.data_type() {
        DataType::Utf8 => read(column.as_string::<i32>().value(row).as_bytes()),
        DataType::LargeUtf8 => read(column.as_string::<i64>().value(row).as_bytes()),
        DataType::Utf8View => read(column.as_string_view().value(row).as_bytes()),
        DataType::Binary => read(column.as_binary::<i32>().value(row)),
        DataType::LargeBinary => read(column.as_binary::<i64>().value(row)),
        DataType::FixedSizeBinary(_) => read(column.as_fixed_size_binary().value(row)),
        _ => read(b""),
    }
}

impl Table {
    fn open(app: &App, source: &Source) -> anyhow::Result<Table> {
        let name: Arc<str> = source.name().into();
        let opened = || -> anyhow::Result<Table> {
            match source {
                Source::File(path) => {
                    Table::read(Arc::clone(&name), File::open(path)?, File::open(path)?)
                }
                Source::Stdin | Source::Literal(_) => {
                    let mut bytes = Vec::new();
                    source.open()?.take(LARGEST_WHOLE as u64).read_to_end(&mut bytes)?;
                    let bytes = Bytes::from(bytes);
                    Table::read(Arc::clone(&name), bytes.clone(), Cursor::new(bytes))
                }
            }
        };
        let table = opened().with_context(|| name.to_string())?;
        if table.schema.fields().is_empty() {
            bail!(app.words.say_with("no-puzzle", &[("source", name.to_string().into())]));
        }
        Ok(table)
    }

    /// The table in `parquet`, and in `other`, which is the same file.
    fn read(
        source: Arc<str>,
        parquet: impl ChunkReader + 'static,
        mut other: impl Read + Seek + Send + 'static,
    ) -> anyhow::Result<Table> {
        let mut head = Vec::new();
        other.by_ref().take(HEAD).read_to_end(&mut head)?;
        other.seek(SeekFrom::Start(0))?;
        let (schema, batches): (SchemaRef, Batches) = match head.as_slice() {
            [b'P', b'A', b'R', b'1', ..] => {
                let builder = ParquetRecordBatchReaderBuilder::try_new(parquet)?;
                let schema = Arc::clone(builder.schema());
                (schema, Box::new(builder.with_batch_size(ROWS).build()?))
            }
            [b'A', b'R', b'R', b'O', b'W', b'1', ..] => {
                let reader = FileReader::try_new(other, None)?;
                (reader.schema(), Box::new(reader))
            }
            [0xff, 0xff, 0xff, 0xff, ..] => {
                let reader = StreamReader::try_new(other, None)?;
                (reader.schema(), Box::new(reader))
            }
            _ => return Table::read_text(source, &head, other),
        };
        Ok(Table { source, schema, batches, puzzles: None })
    }

    /// A CSV file with or without a header, or one puzzle per line.
    fn read_text(
        source: Arc<str>,
        head: &[u8],
        mut text: impl Read + Seek + Send + 'static,
    ) -> anyhow::Result<Table> {
        let marked = head.starts_with(&[0xef, 0xbb, 0xbf]);
        text.seek(SeekFrom::Start(if marked { 3 } else { 0 }))?;
        let head = String::from_utf8_lossy(&head[if marked { 3 } else { 0 }..]).into_owned();
        let mut lines = head.lines().filter(|line| !format::line::is_blank(line.as_bytes()));
        let first = lines.next().unwrap_or("");
        let is_grid =
            |field: &str| format::line::parse(field.trim().trim_matches('"').as_bytes()).is_ok();
        let separator = if is_grid(first) {
            // A puzzle with a comment after it is one field, whatever the comment contains.
            0x01
        } else {
            *[b',', b';', b'\t']
                .iter()
                .max_by_key(|&&separator| first.bytes().filter(|&byte| byte == separator).count())
                .expect("there are three")
        };
        // Between quotes, a separator is an ordinary character.
        let mut quoted = false;
        let separates = |c: char| {
            quoted ^= c == '"';
            !quoted && c == char::from(separator)
        };
        let fields: Vec<_> = match first {
            "" => Vec::new(),
            first => first.split(separates).collect(),
        };
        let puzzles = fields.iter().position(|field| is_grid(field));
        let names: Vec<String> = match (puzzles, fields.len()) {
            (Some(_), 1) => vec!["puzzle".to_owned()],
            (Some(_), columns) => (1..=columns).map(|column| format!("column{column}")).collect(),
            (None, _) => {
                fields.iter().map(|field| field.trim().trim_matches('"').to_owned()).collect()
            }
        };
        let fields =
            names.into_iter().map(|name| datatypes::Field::new(name, DataType::Utf8, true));
        let schema = Arc::new(Schema::new(fields.collect::<Vec<_>>()));
        let batches = csv::ReaderBuilder::new(Arc::clone(&schema))
            .with_header(puzzles.is_none())
            .with_delimiter(separator)
            .with_comment(b'#')
            .with_truncated_rows(true)
            .with_batch_size(ROWS)
            .build(text)?;
        Ok(Table { source, schema, batches: Box::new(batches), puzzles })
    }
}

/// Writes the table of answers to standard output.
enum Printer {
    Csv,
    Parquet(ArrowWriter<io::Stdout>),
    Arrow(StreamWriter<io::Stdout>, Vec<RecordBatch>),
}

impl Printer {
    fn new(question: &Question, head: String) -> anyhow::Result<Printer> {
        let schema = &question.schema;
        Ok(match question.form {
            Form::Csv => {
                let mut out = io::stdout();
                out.write_all(head.as_bytes())?;
                out.flush()?;
                Printer::Csv
            }
            Form::Parquet => {
                let properties =
                    WriterProperties::builder().set_compression(Compression::SNAPPY).build();
                let schema = Arc::clone(schema);
                Printer::Parquet(ArrowWriter::try_new(io::stdout(), schema, Some(properties))?)
            }
            Form::Arrow => Printer::Arrow(StreamWriter::try_new(io::stdout(), schema)?, Vec::new()),
        })
    }

    fn print(&mut self, batch: &RecordBatch) -> anyhow::Result<()> {
        match self {
            Printer::Csv => {
                let mut text = Vec::new();
                csv::WriterBuilder::new().with_header(false).build(&mut text).write(batch)?;
                let mut out = io::stdout();
                out.write_all(&text)?;
                out.flush()?;
            }
            Printer::Parquet(writer) => writer.write(batch)?,
            Printer::Arrow(writer, waiting) => {
                waiting.push(batch.clone());
                if waiting.iter().map(RecordBatch::num_rows).sum::<usize>() >= ROWS {
                    writer.write(&concat_batches(&batch.schema(), waiting.iter())?)?;
                    waiting.clear();
                }
            }
        }
        Ok(())
    }

    fn finish(self) -> anyhow::Result<()> {
        match self {
            Printer::Csv => {}
            Printer::Parquet(writer) => {
                writer.close()?;
            }
            Printer::Arrow(mut writer, waiting) => {
                if let Some(first) = waiting.first() {
                    writer.write(&concat_batches(&first.schema(), waiting.iter())?)?;
                }
                writer.finish()?;
            }
        }
        Ok(())
    }
}
