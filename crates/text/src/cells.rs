//! What cells are called.

use ennead_grid::named;

named! {
    /// What cells are called, after the name of the cell in row 1 and column 5.
    #[derive(Default)]
    pub enum CellNames of "cells" {
        /// Row and column: `r1c5`.
        #[default]
        RowColumn = "r1c5",
        /// Zeile und Spalte: `Z1S5`.
        ZeileSpalte = "Z1S5",
        /// A letter for the row and a number for the column: `A5`.
        Letters = "A5",
        /// Rij en kolom: `R1K5`.
        RijKolom = "R1K5",
    }
}

impl CellNames {
    /// The row at this index, from 0, as it appears in the names.
    pub fn row(self, index: usize) -> String {
        match self {
            // Beyond Z, the letters are doubled.
            CellNames::Letters => {
                let letter = char::from(b'A' + (index % 26) as u8).to_string();
                letter.repeat(1 + index / 26)
            }
            _ => (index + 1).to_string(),
        }
    }

    /// The cell of any board that data calls `name`: `r10c12`.
    pub(crate) fn named(self, name: &str) -> String {
        let numbers = name.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        let row = |row: &str| Some(self.row(row.parse::<usize>().ok()?.checked_sub(1)?));
        match (self, numbers.and_then(|(from, column)| Some((row(from)?, column)))) {
            (CellNames::RowColumn, _) | (_, None) => name.to_owned(),
            (CellNames::ZeileSpalte, Some((row, column))) => format!("Z{row}S{column}"),
            (CellNames::Letters, Some((row, column))) => format!("{row}{column}"),
            (CellNames::RijKolom, Some((row, column))) => format!("R{row}K{column}"),
        }
    }

    /// What data calls the cell that is called `name`, in capitals or not: `r4c7` for `D7`.
    pub(crate) fn in_data(self, name: &str) -> Option<String> {
        let named = |row: char, column: char| {
            let both = |letter: char| [letter.to_ascii_lowercase(), letter];
            let (row, column) = name.strip_prefix(both(row))?.split_once(both(column))?;
            Some(format!("r{row}c{column}"))
        };
        match self {
            CellNames::RowColumn => Some(name.to_owned()),
            CellNames::ZeileSpalte => named('Z', 'S'),
            CellNames::RijKolom => named('R', 'K'),
            CellNames::Letters => {
                let row = name.chars().next()?.to_ascii_uppercase();
                let index = row.is_ascii_uppercase().then(|| u32::from(row) - u32::from('A'))?;
                Some(format!("r{}c{}", index + 1, &name[1..]))
            }
        }
    }

    /// `notation` with all cells in it renamed: `r4c79` becomes `Z4S79` or `D79`.
    pub(crate) fn rename(self, notation: &str) -> String {
        let (row, column) = match self {
            CellNames::RowColumn => return notation.to_owned(),
            CellNames::ZeileSpalte => ("Z", "S"),
            CellNames::Letters => ("", ""),
            CellNames::RijKolom => ("R", "K"),
        };
        let mut renamed = String::new();
        let mut rest = notation;
        while let Some(start) = rest.find('r') {
            let (before, from) = rest.split_at(start);
            renamed += before;
            let (rows, after) = digits(&from[1..]);
            let (columns, after) = after.strip_prefix('c').map_or(("", ""), digits);
            if rows.is_empty() || columns.is_empty() {
                renamed.push('r');
                rest = &from[1..];
                continue;
            }
            renamed += row;
            renamed.extend(rows.bytes().map(|digit| self.row(usize::from(digit - b'1'))));
            renamed += column;
            renamed += columns;
            rest = after;
        }
        renamed + rest
    }
}

/// The digits 1 to 9 at the beginning, and what follows.
fn digits(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !matches!(c, '1'..='9')).unwrap_or(text.len());
    text.split_at(end)
}
