//! The grid as HTML: a real `role=grid` of rows and cells, filled by the scripts.
//!
//! `grid.js` relies on this structure: a cell contains a hidden sentence for screen readers and
//! what is drawn.

use ennead::Cell;
use maud::{Markup, html};

/// The texts `grid.js` needs to describe a cell.
pub(crate) const WORDS: &str = "
    cell-given cell-placed cell-found cell-empty cell-marked cell-guessed cell-both cell-clashes
    cell-wrong cell-blamed cell-gap cell-look cell-colours colour-1 colour-2 colour-3 colour-4
    colour-5 colour-6 colour-7 colour-8 colour-9
";

/// The houses of a cell, as a script reads them: `r4 c7 b6`.
fn houses(row: usize, column: usize) -> String {
    Cell::at(row - 1, column - 1).houses().map(|house| house.to_string()).join(" ")
}

/// A grid to be read, with the numbers of its columns and rows.
pub(crate) fn numbered(id: &str, label: &str) -> Markup {
    html! {
        div.numbered {
            div.nums.over-columns aria-hidden="true" { @for column in 1..=9 { span { (column) } } }
            div.nums.beside-rows aria-hidden="true" { @for row in 1..=9 { span { (row) } } }
            (empty(id, label, true))
        }
    }
}

/// An empty grid called `label`, with the identifier `id`.
pub(crate) fn empty(id: &str, label: &str, read_only: bool) -> Markup {
    html! {
        div.grid id=(id) role="grid" aria-label=(label) aria-rowcount="9" aria-colcount="9"
            aria-readonly=[read_only.then_some("true")] {
            @for row in 1..=9 {
                div.row role="row" aria-rowindex=(row) {
                    @for column in 1..=9 {
                        div.cell role="gridcell" aria-colindex=(column) data-houses=(houses(row, column))
                            tabindex=(if row == 1 && column == 1 { 0 } else { -1 }) {
                            span.vh { "r" (row) "c" (column) }
                        }
                    }
                }
            }
        }
    }
}
