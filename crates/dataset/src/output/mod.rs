//! The forms of the files of rows.

mod arrays;
mod csv;
mod jsonl;
#[cfg(feature = "parquet")]
mod parquet;

use ennead::rating::Level;

use crate::{Group, Join, Options, Output, Row};

/// Makes the files of one split of one part, one row after the other.
pub(crate) trait Writer {
    /// Adds a row.
    fn add(&mut self, row: Row);
    /// The files: what each is called (see [`Output::path`]), and its bytes.
    fn finish(self: Box<Self>) -> Vec<(&'static str, Vec<u8>)>;
}

impl Output {
    /// Whether this build can write it.
    pub fn is_built(self) -> bool {
        self != Output::Parquet || cfg!(feature = "parquet")
    }

    /// Whether it has room for columns of this group.
    pub(crate) fn holds(self, group: Group) -> bool {
        match self {
            Output::Parquet | Output::Jsonl => true,
            Output::Csv => matches!(group, Group::Rating | Group::Path),
            Output::Extreme => group == Group::Rating,
            Output::Kaggle | Output::Hrm => false,
            Output::Flat => group == Group::Trace,
        }
    }

    /// The groups it cannot do without.
    pub(crate) fn needs(self) -> &'static [Group] {
        match self {
            Output::Extreme => &[Group::Rating],
            Output::Flat => &[Group::Trace],
            _ => &[],
        }
    }

    /// Whether Hugging Face's loader reads a folder in this form by the card. It does not read CSV
    /// so, because it takes 81 digits for a number before it looks at the card.
    pub(crate) fn is_loadable(self) -> bool {
        matches!(self, Output::Parquet | Output::Jsonl)
    }

    /// Whether the files of the parts become one for each split.
    pub(crate) fn is_joined(self) -> bool {
        !matches!(self, Output::Parquet | Output::Jsonl | Output::Csv)
    }

    /// The path of a finished file; for a file of a part, that of the piece.
    pub(crate) fn path(self, split: &str, part: u64, parts: u64, file: &str) -> String {
        if self.is_joined() {
            format!("parts/{part:05}/{split}/{file}")
        } else {
            format!("data/{split}-{part:05}-of-{parts:05}.{file}")
        }
    }

    /// The paths of a split's files, with `*` where they have a number.
    pub(crate) fn pattern(self, split: &str) -> String {
        match self {
            Output::Parquet => format!("data/{split}-*.parquet"),
            Output::Jsonl => format!("data/{split}-*.jsonl"),
            Output::Csv => format!("data/{split}-*.csv"),
            Output::Extreme | Output::Kaggle => format!("{split}.csv"),
            Output::Hrm => format!("{split}/all__*.npy"),
            Output::Flat => format!("{split}.npy"),
        }
    }

    pub(crate) fn writer(self, options: &Options) -> Box<dyn Writer> {
        match self {
            #[cfg(feature = "parquet")]
            Output::Parquet => Box::new(parquet::Parquet::new(options)),
            #[cfg(not(feature = "parquet"))]
            Output::Parquet => unreachable!("a plan is made only for what is built"),
            Output::Jsonl => Box::new(jsonl::Jsonl::new(options)),
            Output::Csv => Box::new(csv::Csv::full(options)),
            Output::Extreme => Box::new(csv::Csv::extreme()),
            Output::Kaggle => Box::new(csv::Csv::kaggle()),
            Output::Hrm => Box::new(arrays::Hrm::default()),
            Output::Flat => Box::new(arrays::Flat::default()),
        }
    }

    /// The joined files of a split with this many rows; `group` rows belong to each puzzle.
    pub(crate) fn joins(self, split: &str, rows: u64, group: u64, parts: u64) -> Vec<Join> {
        let join = |path: String, head: Vec<u8>, piece: Option<&str>| Join {
            path,
            split: split.to_owned(),
            rows,
            head,
            pieces: piece.map_or(Vec::new(), |piece| {
                (0..parts).map(|part| self.path(split, part, parts, piece)).collect()
            }),
        };
        match self {
            Output::Parquet | Output::Jsonl | Output::Csv => Vec::new(),
            Output::Extreme | Output::Kaggle => {
                let head = if self == Output::Extreme { csv::EXTREME } else { csv::KAGGLE };
                vec![join(self.pattern(split), head.into(), Some("csv"))]
            }
            Output::Hrm => {
                let whole = arrays::hrm_heads(rows, group).map(|(name, head, has_rows)| {
                    let piece = has_rows.then_some(name);
                    join(format!("{split}/{}", arrays::hrm_file(name)), head, piece)
                });
                whole.into()
            }
            Output::Flat => {
                vec![join(self.pattern(split), arrays::flat_head(rows), Some("flat"))]
            }
        }
    }
}

/// The type of a column, as a loader's card and a file's schema say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    Text,
    Class(&'static [&'static str]),
    Bool,
    Byte,
    Short,
    Int,
    Long,
    Real,
    /// 81 bytes.
    Board,
    /// The steps of a path.
    Steps,
}

pub(crate) static LEVELS: [&str; Level::ALL.len()] = {
    let mut names = [""; Level::ALL.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = Level::ALL[i].name();
        i += 1;
    }
    names
};

const LEVEL: Type = Type::Class(&LEVELS);

/// The columns of a data set with these groups, in order.
pub(crate) fn columns(groups: &[Group]) -> Vec<(&'static str, Type)> {
    let mut columns = vec![
        ("puzzle", Type::Text),
        ("solution", Type::Text),
        ("source", Type::Text),
        ("number", Type::Long),
        ("variant", Type::Int),
        ("clues", Type::Byte),
        ("class", Type::Text),
    ];
    for group in Group::ALL.into_iter().filter(|group| groups.contains(group)) {
        let more: &[_] = match group {
            Group::Rating => &[
                ("er", Type::Real),
                ("ep", Type::Real),
                ("ed", Type::Real),
                ("level", LEVEL),
                ("rule", Type::Text),
            ],
            Group::Path => &[
                ("solved", Type::Bool),
                ("steps", Type::Short),
                ("score", Type::Int),
                ("hodoku_level", Type::Text),
                ("hardest", Type::Text),
            ],
            Group::Trace => &[("trace", Type::Steps)],
            Group::Boards => &[("board", Type::Board), ("answer", Type::Board)],
        };
        columns.extend_from_slice(more);
    }
    columns
}

/// The content of a column of a row.
pub(crate) enum Value<'a> {
    Text(std::borrow::Cow<'a, str>),
    /// The number of the class.
    Class(usize),
    Bool(bool),
    Whole(u64),
    /// Tenths.
    Real(u16),
    Board(&'a [u8; 81]),
    Steps(&'a [crate::TraceStep]),
}

impl Row {
    /// The content of the columns of these groups, as [`columns`] lists them.
    pub(crate) fn values(&self, groups: &[Group]) -> Vec<Value<'_>> {
        let item = &self.item;
        let mut values = vec![
            Value::Text(item.puzzle.to_string().into()),
            Value::Text(item.solution.grid().to_string().into()),
            Value::Text((&*self.source).into()),
            Value::Whole(item.number),
            Value::Whole(self.variant.into()),
            Value::Whole(item.puzzle.len() as u64),
            Value::Text(format!("{:016x}", item.class).into()),
        ];
        for group in Group::ALL.into_iter().filter(|group| groups.contains(group)) {
            match group {
                Group::Rating => {
                    let rating = item.rating.as_ref().expect("it was asked for");
                    let rule = rating.hardest.map_or("", |rule| rule.name());
                    values.extend([
                        Value::Real(rating.er.get()),
                        Value::Real(rating.ep.get()),
                        Value::Real(rating.ed.get()),
                        Value::Class(Level::of(rating.er) as usize),
                        Value::Text(rule.into()),
                    ]);
                }
                Group::Path => {
                    let trace = item.trace.as_ref().expect("it was asked for");
                    values.extend([
                        Value::Bool(trace.solved),
                        Value::Whole(trace.steps as u64),
                        Value::Whole(trace.score.into()),
                        Value::Text(trace.level.name().into()),
                        Value::Text(trace.hardest.unwrap_or("").into()),
                    ]);
                }
                Group::Trace => {
                    let trace = item.trace.as_ref().expect("it was asked for");
                    values.push(Value::Steps(&trace.told));
                }
                Group::Boards => {
                    let boards = [item.puzzle.as_bytes(), item.solution.grid().as_bytes()];
                    values.extend(boards.map(Value::Board));
                }
            }
        }
        values
    }
}
