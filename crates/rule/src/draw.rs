//! What is drawn for rules.
//!
//! The drawings are plain data of `ennead-draw`; colours and shapes are chosen there. This is a
//! trait of its own, so that what only solves does not carry it.

use ennead_board::{Cell, CellSet, Layout};
use ennead_draw::{BorderSign, CellSign, Decoration, Outline, OutsideSign, Pattern, Tint};

use crate::{Border, Kind, Lane, Line};

/// How a kind of rule is drawn.
pub trait Draw: Kind {
    /// What is drawn on the board; nothing for a rule of the whole board that has no picture.
    fn decorations(&self, _layout: &Layout) -> Vec<Decoration> {
        Vec::new()
    }
}

pub(crate) fn line(line: &Line, pattern: Pattern) -> Vec<Decoration> {
    vec![Decoration::Line { cells: line.cells().to_vec(), pattern }]
}

pub(crate) fn outline(cells: CellSet, outline: Outline, label: &str) -> Vec<Decoration> {
    vec![Decoration::Outline { cells, outline, label: label.to_owned() }]
}

pub(crate) fn cage(cells: CellSet, label: &str) -> Vec<Decoration> {
    outline(cells, Outline::Dashed, label)
}

pub(crate) fn signs(cells: CellSet, sign: CellSign) -> Vec<Decoration> {
    cells.iter().map(|cell| Decoration::InCell { cell, sign }).collect()
}

pub(crate) fn border(border: Border, sign: BorderSign) -> Vec<Decoration> {
    vec![Decoration::OnBorder { from: border.from, to: border.to, sign }]
}

pub(crate) fn tint(cells: CellSet) -> Decoration {
    Decoration::Tint { cells, tint: Tint::Shade }
}

pub(crate) fn diagonal(cells: &[Cell]) -> Option<Decoration> {
    Some(Decoration::Diagonal { from: *cells.first()?, to: *cells.last()? })
}

pub(crate) fn outside(lane: Lane, sign: OutsideSign, text: &str) -> Vec<Decoration> {
    let (cell, towards) = (lane.first, lane.towards.towards());
    vec![Decoration::Outside { cell, towards, sign, text: text.to_owned() }]
}
