//! Killers in plain text, one form a file.

pub(crate) mod arrows;
pub(crate) mod cages;
pub(crate) mod letters;
pub(crate) mod numbers;

use ennead_board::{AnySheet, Cell, Layout, Sheet};
use ennead_rule::{Area, Cage, Rule, Total};

use crate::Opened;

/// The cell of the classic board with this number, counted in reading order.
fn cell(number: usize) -> Cell {
    Cell::at(number / 9, number % 9)
}

/// A cage.
fn cage(sum: Option<Total>, cells: impl IntoIterator<Item = Cell>) -> Rule {
    Cage { sum, cells: Area::new(cells) }.into()
}

/// The classic board with rules.
fn opened(rules: Vec<Rule>, comment: Option<String>) -> Opened {
    let mut sheet = Sheet::blank(Layout::classic());
    sheet.info.comment = comment;
    Opened { rules, ..Opened::from(AnySheet::from(sheet)) }
}
