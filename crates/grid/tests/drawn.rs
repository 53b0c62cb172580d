//! What the drawn formats share: rows of cells between borders.

use ennead_grid::format::{by_name, detect};
use ennead_grid::{Cell, CellMap, DigitSet, Sheet};

#[test]
fn boxes_stand_between_bars() {
    let digits = |cell: Cell| if cell.index() == 0 { "123" } else { "4" };
    let candidates = CellMap::from_fn(|cell| digits(cell).parse::<DigitSet>().unwrap());
    let sheet = Sheet { candidates: Some(candidates), ..Sheet::default() };
    let drawn = by_name("ss").unwrap().write_all(&[sheet]).unwrap();
    let (_, candidates) = drawn.split_once("*-------------------------*").unwrap();
    let lines: Vec<&str> = candidates.lines().collect();
    assert_eq!(lines[..2], ["", "| 123 4 4 | 4 4 4 | 4 4 4 |"]);
    assert_eq!(lines[3..5], ["| 4   4 4 | 4 4 4 | 4 4 4 |", "|---------+-------+-------|"]);
}

#[test]
fn a_third_of_a_row_may_be_strange() {
    let name = |row: &str| detect(&format!("{row}\n").repeat(9)).map(|format| format.name);
    assert_eq!(name("1 2 3 4 5 6 ab cd ef"), Some("grid"));
    assert_eq!(name("1 2 3 4 5 ab cd ef gh"), None);
}
