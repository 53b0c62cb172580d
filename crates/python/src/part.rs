//! Rows of a table for a thread to fill. No row is in two parts, so several threads can fill the
//! table at once and nothing is copied.

use std::sync::Mutex;

use ennead_dataset::{FLAT, TraceStep};

/// Some rows of a table.
pub(crate) struct Part<'a> {
    columns: Vec<Column<'a>>,
    /// If not all rows are asked about: question *i* is about row `rows[i]`.
    rows: Option<Vec<usize>>,
    /// How many rows of the table come before these.
    before: usize,
    boards: &'a Boards,
}

/// The answers in a column of grids that are about other boards than the classic one.
pub(crate) type Boards = Mutex<Vec<Board>>;

/// One of them.
pub(crate) struct Board {
    pub(crate) column: usize,
    pub(crate) row: usize,
    /// The symbols of the cells; empty if there is no answer.
    pub(crate) text: String,
}

/// These rows of one column, and which of them have an answer.
pub(crate) struct Column<'a> {
    pub(crate) values: Values<'a>,
    pub(crate) known: &'a mut [bool],
}

pub(crate) enum Values<'a> {
    Number(&'a mut [i64]),
    Rating(&'a mut [f64]),
    Flag(&'a mut [bool]),
    Name(&'a mut [u8]),
    Grid(&'a mut [u8]),
    Text(&'a mut [String]),
    List(&'a mut [Vec<u16>]),
    Steps(&'a mut [Vec<TraceStep>]),
    Flat(&'a mut [u8]),
}

/// `column` is the number of the column in which an answer is set.
impl<'a> Part<'a> {
    pub(crate) fn new(columns: Vec<Column<'a>>, boards: &'a Boards) -> Part<'a> {
        Part { columns, rows: None, before: 0, boards }
    }

    /// Asks about these rows only; without any named, about all.
    pub(crate) fn about(&mut self, rows: Option<Vec<usize>>) {
        self.rows = rows;
    }

    /// Removes and returns the first `rows` rows.
    pub(crate) fn split_off(&mut self, rows: usize) -> Part<'a> {
        let columns = self.columns.iter_mut().map(|column| column.split_off(rows)).collect();
        let before = self.before;
        self.before += rows;
        Part { before, ..Part::new(columns, self.boards) }
    }

    pub(crate) fn number(&mut self, column: usize, question: usize, value: u64) {
        let (row, values) = self.answer(column, question);
        let Values::Number(values) = values else { unreachable!("a column of numbers") };
        values[row] = i64::try_from(value).unwrap_or(i64::MAX);
    }

    pub(crate) fn rating(&mut self, column: usize, question: usize, value: f64) {
        let (row, values) = self.answer(column, question);
        let Values::Rating(values) = values else { unreachable!("a column of ratings") };
        values[row] = value;
    }

    pub(crate) fn flag(&mut self, column: usize, question: usize, value: bool) {
        let (row, values) = self.answer(column, question);
        let Values::Flag(values) = values else { unreachable!("a column of flags") };
        values[row] = value;
    }

    /// The name with this index.
    pub(crate) fn name(&mut self, column: usize, question: usize, index: usize) {
        let (row, values) = self.answer(column, question);
        let Values::Name(values) = values else { unreachable!("a column of names") };
        values[row] = index as u8;
    }

    pub(crate) fn grid(&mut self, column: usize, question: usize, digits: &[u8; 81]) {
        let (row, values) = self.answer(column, question);
        let Values::Grid(values) = values else { unreachable!("a column of grids") };
        values[81 * row..81 * (row + 1)].copy_from_slice(digits);
    }

    /// What is a text in a column of grids, because it is on another board; or that it would be one, but
    /// there is no answer.
    pub(crate) fn board(&mut self, column: usize, question: usize, text: Option<String>) {
        let row = self.row(question);
        self.columns[column].known[row] = text.is_some();
        let board = Board { column, row: self.before + row, text: text.unwrap_or_default() };
        self.boards.lock().expect("no thread panics with it").push(board);
    }

    pub(crate) fn text(&mut self, column: usize, question: usize, text: String) {
        let (row, values) = self.answer(column, question);
        let Values::Text(values) = values else { unreachable!("a column of texts") };
        values[row] = text;
    }

    pub(crate) fn list(&mut self, column: usize, question: usize, value: Vec<u16>) {
        let (row, values) = self.answer(column, question);
        let Values::List(values) = values else { unreachable!("a column of lists") };
        values[row] = value;
    }

    pub(crate) fn steps(&mut self, column: usize, question: usize, value: Vec<TraceStep>) {
        let (row, values) = self.answer(column, question);
        let Values::Steps(values) = values else { unreachable!("a column of steps") };
        values[row] = value;
    }

    pub(crate) fn flat(&mut self, column: usize, question: usize, value: &[u8; FLAT]) {
        let (row, values) = self.answer(column, question);
        let Values::Flat(values) = values else { unreachable!("a column of flat paths") };
        values[FLAT * row..FLAT * (row + 1)].copy_from_slice(value);
    }

    /// The row of a question, which now has an answer, and the values of the column.
    fn answer(&mut self, column: usize, question: usize) -> (usize, &mut Values<'a>) {
        let row = self.row(question);
        let column = &mut self.columns[column];
        column.known[row] = true;
        (row, &mut column.values)
    }

    fn row(&self, question: usize) -> usize {
        self.rows.as_ref().map_or(question, |rows| rows[question])
    }

    /// Takes the answers to all questions from another part.
    pub(crate) fn take(&mut self, answers: Part<'_>) {
        let Part { columns, rows, .. } = self;
        for (to, from) in columns.iter_mut().zip(answers.columns) {
            to.take(from, rows.as_deref());
        }
    }
}

impl<'a> Column<'a> {
    fn split_off(&mut self, rows: usize) -> Column<'a> {
        fn first<'a, T>(values: &mut &'a mut [T], count: usize) -> &'a mut [T] {
            values.split_off_mut(..count).expect("no more rows than there are")
        }
        let values = match &mut self.values {
            Values::Number(values) => Values::Number(first(values, rows)),
            Values::Rating(values) => Values::Rating(first(values, rows)),
            Values::Flag(values) => Values::Flag(first(values, rows)),
            Values::Name(values) => Values::Name(first(values, rows)),
            Values::Grid(values) => Values::Grid(first(values, 81 * rows)),
            Values::Text(values) => Values::Text(first(values, rows)),
            Values::List(values) => Values::List(first(values, rows)),
            Values::Steps(values) => Values::Steps(first(values, rows)),
            Values::Flat(values) => Values::Flat(first(values, FLAT * rows)),
        };
        Column { values, known: first(&mut self.known, rows) }
    }

    fn take(&mut self, from: Column<'_>, rows: Option<&[usize]>) {
        fn take<T>(to: &mut [T], from: &mut [T], width: usize, rows: Option<&[usize]>) {
            match rows {
                None => to.swap_with_slice(from),
                Some(rows) => {
                    for (&row, values) in rows.iter().zip(from.chunks_exact_mut(width)) {
                        to[width * row..width * (row + 1)].swap_with_slice(values);
                    }
                }
            }
        }
        match (&mut self.values, from.values) {
            (Values::Number(to), Values::Number(from)) => take(to, from, 1, rows),
            (Values::Rating(to), Values::Rating(from)) => take(to, from, 1, rows),
            (Values::Flag(to), Values::Flag(from)) => take(to, from, 1, rows),
            (Values::Name(to), Values::Name(from)) => take(to, from, 1, rows),
            (Values::Grid(to), Values::Grid(from)) => take(to, from, 81, rows),
            (Values::Text(to), Values::Text(from)) => take(to, from, 1, rows),
            (Values::List(to), Values::List(from)) => take(to, from, 1, rows),
            (Values::Steps(to), Values::Steps(from)) => take(to, from, 1, rows),
            (Values::Flat(to), Values::Flat(from)) => take(to, from, FLAT, rows),
            _ => unreachable!("both are of one kind"),
        }
        take(self.known, from.known, 1, rows);
    }
}
