//! Any other board: its layout.

use std::fmt::Debug;

use crate::ground::set;
use crate::{Candidate, Cell, CellMap, CellSet, Digits, Givens, Ground, Layout, Value, ValueSet};

set! { CellSet of Cell }
set! { ValueSet of Value }

/// Of a layout, and of whatever else has its cells and values.
impl<G: Ground<Cell = Cell, Value = Value, Cells = CellSet>> Digits<G> for Givens {
    fn get(&self, cell: Cell) -> Option<Value> {
        Givens::get(self, cell)
    }
    fn set(&mut self, cell: Cell, value: Option<Value>) {
        Givens::set(self, cell, value);
    }
    fn cells(&self) -> CellSet {
        Givens::cells(self)
    }
    fn iter(&self) -> impl Iterator<Item = (Cell, Value)> {
        Givens::iter(self)
    }
    fn is_empty(&self) -> bool {
        Givens::is_empty(self)
    }
    fn count_of(&self, value: Value) -> usize {
        self.cells_of(value).len()
    }
    fn lay(&mut self, other: &Givens) {
        other.iter().for_each(|(cell, value)| self.set(cell, Some(value)));
    }
}

impl Ground for Layout {
    type Cell = Cell;
    type Value = Value;
    type Cells = CellSet;
    type Values = ValueSet;
    type Candidate = Candidate;
    type Givens = Givens;
    type Map<T: Clone + PartialEq + Debug> = CellMap<T>;

    fn cells(&self) -> CellSet {
        Layout::cells(self)
    }

    fn values(&self) -> ValueSet {
        Layout::values(self)
    }

    fn peers(&self, cell: Cell) -> CellSet {
        self.peers_of(cell)
    }

    fn blank(&self) -> Givens {
        Givens::blank(self)
    }

    fn map<T: Clone + PartialEq + Debug>(&self, value: impl FnMut(Cell) -> T) -> CellMap<T> {
        CellMap::from_fn(self, value)
    }

    fn allowed(&self, givens: &Givens, cell: Cell) -> ValueSet {
        let held = self.peers_of(cell).iter().filter_map(|peer| givens.get(peer));
        Layout::values(self) - held.collect()
    }

    fn clashes(&self, givens: &Givens) -> CellSet {
        let values = Layout::values(self).iter().map(|value| givens.cells_of(value));
        let clashing = |cells: CellSet| {
            cells.iter().filter(move |&cell| self.peers_of(cell).intersects(cells))
        };
        values.flat_map(clashing).collect()
    }

    fn times(&self) -> Option<usize> {
        Layout::times(self)
    }

    fn candidate(value: Value, cell: Cell) -> Candidate {
        Candidate { value, cell }
    }

    fn parts(candidate: Candidate) -> (Value, Cell) {
        (candidate.value, candidate.cell)
    }

    fn number(&self, value: Value) -> u8 {
        value.number()
    }

    fn value(&self, number: u8) -> Option<Value> {
        Value::try_new(number).filter(|&value| Layout::values(self).contains(value))
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        name.parse().ok().filter(|&cell| Layout::cells(self).contains(cell))
    }

    fn notation(&self) -> String {
        self.to_string()
    }

    fn from_notation(notation: &str) -> Option<Layout> {
        if notation.is_empty() { Some(Layout::classic()) } else { notation.parse().ok() }
    }

    fn givens_text(&self, givens: &Givens) -> String {
        let cells = Layout::cells(self).iter();
        let symbol = |value| self.symbol(value);
        let words: Vec<&str> = cells.map(|cell| givens.get(cell).map_or(".", symbol)).collect();
        words.join(if self.has_short_symbols() { "" } else { " " })
    }

    fn parse_givens(&self, text: &str) -> Option<Givens> {
        let words = words(text, self.has_short_symbols());
        let cells = Layout::cells(self);
        if words.len() != cells.len() {
            return None;
        }
        let mut givens = Givens::blank(self);
        for (cell, word) in cells.iter().zip(&words) {
            let value = match self.value_of(word) {
                None if matches!(word.as_str(), "." | "0" | "*" | "_" | "-") => None,
                value => Some(value?),
            };
            givens.set(cell, value);
        }
        Some(givens)
    }

    fn values_text(&self, values: ValueSet) -> String {
        let symbols: Vec<&str> = values.iter().map(|value| self.symbol(value)).collect();
        symbols.join(if self.has_short_symbols() { "" } else { " " })
    }

    fn parse_values(&self, text: &str) -> Option<ValueSet> {
        words(text, self.has_short_symbols()).iter().map(|word| self.value_of(word)).collect()
    }
}

/// The words of a text; its characters if each is a word.
fn words(text: &str, single: bool) -> Vec<String> {
    let words = text.split_whitespace();
    match single {
        true => words.flat_map(str::chars).map(String::from).collect(),
        false => words.map(str::to_owned).collect(),
    }
}
