//! The usual short forms: `r4c79` for cells. Chains are written by [`Chain`](crate::pattern::Chain)
//! itself.

use ennead_grid::{CellSet, Digit, DigitSet};

/// Cells in the short form: cells of one row or column together, as `r4c79` or `r13c5`, separated
/// by commas, in reading order of the first cells.
///
/// ```
/// use ennead_grid::Cell;
///
/// let cells = [Cell::at(3, 6), Cell::at(3, 8), Cell::at(0, 1)].into();
/// assert_eq!(ennead_logic::notation::cells(cells), "r1c2,r4c79");
/// ```
pub fn cells(cells: CellSet) -> String {
    let mut rest = cells;
    let mut parts = Vec::new();
    while let Some(first) = rest.first() {
        let [in_row, in_column, _] = first.houses().map(|house| rest & house.cells());
        if in_row.len() >= in_column.len() {
            let columns = in_row.iter().map(|cell| Digit::from_index(cell.column()));
            parts.push(format!("r{}c{}", first.row() + 1, columns.collect::<DigitSet>()));
            rest -= in_row;
        } else {
            let rows = in_column.iter().map(|cell| Digit::from_index(cell.row()));
            parts.push(format!("r{}c{}", rows.collect::<DigitSet>(), first.column() + 1));
            rest -= in_column;
        }
    }
    parts.join(",")
}

/// The same for one set in a list of sets: in braces if it has several parts.
pub(crate) fn set(set: CellSet) -> String {
    let cells = cells(set);
    if cells.contains(',') { format!("{{{cells}}}") } else { cells }
}
